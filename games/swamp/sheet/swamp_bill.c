/* The bill of a start-up (SW-18.4, SW-18.9): every item with its cost, why one is skipped, and what becomes of the rest
   (SW-18.5); as text and as JSON. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

enum { BUDGET = 1200 };

struct bill {
    const struct swamp_design *design;
    struct lz_writer *w;
    bool text;
    int sum;
};

static const char *const reasons[] = {
    [SW_BOUGHT] = "",
    [SW_TOO_DEAR] = "over 1200 points",
    [SW_HEX_FULL] = "over 300 in the hex",
    [SW_ARMY_FULL] = "over 600 warriors",
    [SW_NO_DEN] = "POP needs a den",
};

/* "template 5", "Black den", "20 POP", "100 BLK"; hex 0 is the template's own row. Numbers are spent in tens. */
static void put_item(const struct swamp_design *design, int hex, int what, struct lz_writer *w) {
    static const char *const dens[] = { "Red den", "Green den", "Grey den", "Yellow den", "Black den" };
    lz_assert(hex >= 0 && hex <= SW_CELLS && what >= 0 && what < 2 + SW_COLOURS);
    const struct swamp_plot *plot = hex ? &design->plot[hex - 1] : NULL;
    if (!plot) {
        lz_put(w, "template ");
        lz_put_number(w, design->shape);
        return;
    }
    if (what == 0) {
        lz_put(w, plot->terrain == SW_DEN ? dens[plot->colour] : swamp_facts.ground[plot->terrain].title);
        return;
    }
    lz_put_number(w, (what == 1 ? plot->pop : plot->lizards[what - 2]) / 10 * 10);
    lz_put_char(w, ' ');
    lz_put(w, what == 1 ? "POP" : swamp_facts.colour[what - 2]);
}

static void pad(struct lz_writer *w, uint32_t from, uint32_t width) {
    while (w->len - from < width && !w->full)
        lz_put_char(w, ' ');
}

static void bill_row(struct bill *b, const char *words, const struct swamp_item *item) {
    struct lz_writer *w = b->w;
    uint32_t from = w->len;
    lz_put(w, "  ");
    if (item->plot)
        swamp_put_in(w, item->plot, 2);
    pad(w, from, 6);
    lz_put(w, words);
    pad(w, from, 24);
    swamp_put_in(w, item->cost, 5);
    lz_put(w, "  ");
    swamp_put_in(w, item->sum, 5);
    lz_put(w, item->why ? "  skipped: " : "");
    lz_put(w, reasons[item->why]);
    lz_put_char(w, '\n');
}

static void bill_item(void *to, const struct swamp_item *item) {
    struct bill *b = to;
    char room[40];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    put_item(b->design, item->plot, item->what, &words);
    lz_assert(!words.full && item->sum >= b->sum);
    b->sum = item->sum;
    if (b->text) {
        bill_row(b, room, item);
        return;
    }
    lz_json_open(b->w, NULL, '{');
    lz_json_number(b->w, "hex", item->plot);
    lz_json_string(b->w, "item", room);
    lz_json_number(b->w, "cost", item->cost);
    lz_json_number(b->w, "sum", item->sum);
    lz_json_bool(b->w, "bought", !item->why);
    if (item->why)
        lz_json_string(b->w, "why", reasons[item->why]);
    lz_json_close(b->w, '}');
}

static struct swamp_design tally(struct bill *b, const struct swamp_design *design) {
    struct swamp_design bought;
    struct swamp_bill bill = { bill_item, b };
    b->design = design;
    swamp_design_reduce(design, &bought, &bill);
    return bought;
}

/* ---- what else becomes of the design: a line or a string each */

static void remark(const struct bill *b, const char *form, int n) {
    char room[160];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    for (; *form; form++)
        if (*form == '#')
            lz_put_number(&words, n);
        else
            lz_put_char(&words, *form);
    if (!b->text) {
        lz_json_string(b->w, NULL, room);
        return;
    }
    lz_put(b->w, "  ");
    lz_put(b->w, room);
    lz_put_char(b->w, '\n');
}

static void remarks(const struct bill *b, const struct swamp_design *bought) {
    if (bought->chosen) {
        remark(b, "No den with a Fertile hex next to it: Default # is taken instead.", bought->chosen);
        return;
    }
    for (int i = 0; i < SW_CELLS; i++)
        if (b->design->plot[i].terrain == SW_VOLCANO && bought->plot[i].terrain == SW_PEAK)
            remark(b, "The Volcano in hex # becomes a Peak: a den or a Fertile hex is next to it.", i + 1);
    if (b->design->home && b->design->home != bought->home)
        remark(b, "Hex # cannot be the home den: it is no den with a Fertile hex next to it.", b->design->home);
    remark(b, "Home den in hex #.", bought->home);
    if (b->sum < BUDGET)
        remark(b, "# points are not spent, and are lost.", BUDGET - b->sum);
}

void swamp_bill_json(const struct swamp_receipt *r, struct lz_writer *w) {
    struct swamp_design design = swamp_setup_design(r), bought;
    struct bill b = { .w = w };
    lz_json_open(w, "setup", '{');
    if (r->setup == SW_SETUP_DEFAULT) {
        lz_json_number(w, "default", r->number);
        lz_json_close(w, '}');
        return;
    }
    lz_json_number(w, "template", design.shape);
    lz_json_open(w, "bill", '[');
    bought = tally(&b, &design);
    lz_json_close(w, ']');
    lz_json_number(w, "sum", b.sum);
    lz_json_number(w, "budget", BUDGET);
    lz_json_number(w, "home", bought.chosen ? 0 : bought.home);
    if (bought.chosen)
        lz_json_number(w, "replaced", bought.chosen); /* SW-18.5: no den can be the home den */
    lz_json_open(w, "remarks", '[');
    remarks(&b, &bought);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

void swamp_bill_text(const struct swamp_receipt *r, struct lz_writer *w) {
    struct swamp_design design = swamp_setup_design(r), bought;
    struct bill b = { .w = w, .text = true };
    lz_put(w, "START-UP\n  ");
    if (r->setup == SW_SETUP_DEFAULT) {
        lz_put(w, "Default ");
        lz_put_number(w, r->number);
        lz_put(w, ".\n");
        return;
    }
    lz_put(w, "hex   item               cost    sum\n");
    bought = tally(&b, &design);
    lz_put(w, "  ");
    lz_put_number(w, b.sum);
    lz_put(w, " of 1200 points.\n");
    remarks(&b, &bought);
}

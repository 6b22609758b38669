/* The desk of the swamp: its screen, how orders look, and the ways to begin (SW-18.8, SW-18.9). */
#include "clients/cli/draw/draw_swamp.h"

#include "core/words/text.h"
#include "games/swamp/sheet/swamp_sheet.h"

#include <stdio.h>

/* ---- the screen */

static void head(const struct frame *frame, struct lz_writer *w) {
    draw_headline(frame, w);
    draw_ranking(frame, w);
}

static void panel(const struct frame *frame, struct lz_writer *w) { draw_estate(frame, true, w); }

static int place(const void *view, struct lz_text word, struct lz_writer *why) {
    const struct swamp_view *v = view;
    int16_t name;
    if (!word.len)
        return draw_home(v);
    int hex = swamp_hex_parse(word, &name) ? swamp_hex_of(&v->laws, name) : SW_NOWHERE;
    if (hex != SW_NOWHERE)
        return hex;
    lz_put(why, "There is no such hex on this map: map 5C, or map alone for home.\n");
    return -1;
}

/* Bands and dens of one's own, and dens one has seen. */
static void places(const void *view, struct lz_writer *w) {
    const struct swamp_view *v = view;
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++)
        if (v->cells[hex].clan == v->clan || (v->cells[hex].known && v->cells[hex].terrain == SW_DEN)) {
            lz_put_char(w, ' ');
            draw_hex(v, hex, w);
        }
}

static void writing(const struct frame *frame, struct lz_writer *w) {
    static const char *const forms[SW_ORDER_VERBS] = {
        [SW_FR] = "FR 5C 10GRN",    [SW_LO] = "LO 5C N NE", [SW_CH] = "CH 5C N 50BLK SHUN",
        [SW_CHG] = "CH 5C 9F GATE", [SW_MO] = "MO 5C N NE", [SW_SP] = "SP 5C N 30RED",
        [SW_SN] = "SN 5C N N",      [SW_SA] = "SA 5C SE",   [SW_RE] = "RE 5C",
        [SW_GI] = "GI 5C 3",        [SW_BF] = "BF 5C",      [SW_DF] = "DF 5C",
        [SW_BR] = "BR 5C S",        [SW_BD] = "BD 5C",      [SW_BB] = "BB 5C S",
        [SW_DB] = "DB 5C S",
    };
    term_put_wrapped(w,
                     lz_span("Write orders: a verb, the hex they are for, then directions (N NE SE S SW NW), numbers "
                             "(30RED) or a chant. They are carried out when you say ready. Tab completes, arrow up "
                             "brings earlier lines back."),
                     (struct term_wrap){ frame->term->wide, 0, 9 });
    for (int i = 0; i < SW_ORDER_VERBS; i++)
        term_put_pair(&(struct term_list){ frame->term, w, 23 }, forms[i], frame->game->verbs[i].help);
}

/* ---- the coach */

struct tips {
    struct draw_tip *tip;
    int count;
};

static void take_tip(void *to, const struct lz_advice *advice) {
    struct tips *tips = to;
    struct draw_tip *tip = &tips->tip[tips->count];
    if (!advice->move.len || tips->count == DRAW_TIPS)
        return;
    struct lz_writer order = lz_writer_in(tip->order, sizeof tip->order), why = lz_writer_in(tip->why, sizeof tip->why);
    lz_put_text(&order, advice->move);
    lz_put_text(&why, advice->words);
    tips->count++;
}

static int tips(const struct frame *frame, struct draw_tip tip[DRAW_TIPS]) {
    struct tips tips = { tip, 0 };
    frame->game->advise(frame->game, frame->view, &(struct lz_advices){ take_tip, &tips });
    return tips.count;
}

/* ---- before the world is made */

static const char *const starts[SW_DEFAULTS + 1] = { "SETUP DEFAULT 1", "SETUP DEFAULT 2", "SETUP DEFAULT 3",
                                                     "SETUP DEFAULT 4", NULL };

static bool begin(const struct frame *frame, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    if (v->seen.phase != SW_PHASE_STARTUP)
        return false;
    term_styled(frame->term, w, BOLD, frame->game->title);
    lz_put(w, "\n\n");
    term_put_wrapped(w,
                     lz_span("You lead a clan of lizards. Each turn all clans write orders in secret; then they are "
                             "carried out together. Take dens, feed your bands, breed more lizards: the clan that "
                             "dominates the swamp wins. How does your clan begin?"),
                     (struct term_wrap){ frame->term->wide, 0, 9 });
    lz_put_char(w, '\n');
    for (int i = 0; i < SW_DEFAULTS; i++) {
        char number[8];
        snprintf(number, sizeof number, "%d", i + 1);
        term_put_pair(&(struct term_list){ frame->term, w, 5 }, number, swamp_start_words[i]);
    }
    lz_put(w, "\n");
    if (!v->laws.setups)
        term_put_wrapped(w,
                         lz_span("(SETUP T1 HOME 7, a line for each hex and END make a design of your own: rules 18.)"),
                         (struct term_wrap){ frame->term->wide, 0, 9 });
    return true;
}

const struct draw_desk draw_swamp_desk = {
    .head = head,
    .world = draw_map,
    .panel = panel,
    .panel_word = "bands",
    .place = place,
    .places = places,
    .writing = writing,
    .key = draw_key,
    .tips = tips,
    .lesson = swamp_to_know,
    .begin = begin,
    .starts = starts,
    .start_names = swamp_start_words,
    .usual = 3,
};

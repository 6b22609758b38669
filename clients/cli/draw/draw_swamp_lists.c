/* One's own lizards and the ranking, as lines of text. */
#include "clients/cli/draw/draw_swamp.h"

#include "clients/cli/cli.h"
#include "core/words/clean.h"

#include <stdio.h>
#include <string.h>

enum { NAME = 5, BRIEF = 31 }; /* columns of a hex's name; of a line beside the map */

void draw_hex(const struct swamp_view *v, int hex, struct lz_writer *w) {
    swamp_hex_print(swamp_name_of(&v->laws, hex), w);
}

/* Others chose their names: nothing in them may steer the terminal. */
void draw_clan(const struct swamp_view *v, int clan, struct lz_writer *w) {
    const struct swamp_clan *c = &v->clans[clan - 1];
    char room[4 * SW_NAME];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    lz_put_clean(&name, (struct lz_text){ c->name, (uint32_t)strnlen(c->name, SW_NAME) }, false);
    cli_tame(room);
    lz_put(w, room);
    lz_put(w, " (");
    lz_put_text(w, (struct lz_text){ c->code, 3 });
    lz_put_char(w, ')');
}

/* The colours as SW-22.1 reads them. */
void draw_lizards(const struct swamp_cell *cell, struct lz_writer *w) {
    static const char *const letters[SW_COLOURS] = { "R", "Gn", "Gy", "Y", "B" };
    bool first = true;
    for (int i = 0; i < SW_COLOURS; i++) {
        if (!cell->lizards[i])
            continue;
        lz_put(w, first ? "" : " ");
        lz_put_number(w, cell->lizards[i]);
        lz_put(w, letters[i]);
        first = false;
    }
}

static void pad_to(struct lz_writer *w, uint32_t from, int columns) {
    while (term_columns((struct lz_text){ w->at + from, w->len - from }) < columns && !w->full)
        lz_put_char(w, ' ');
}

/* ---- one's own */

static void put_hunger(const struct frame *frame, int hunger, struct lz_writer *w) {
    const struct term *term = frame->term;
    term_style(term, w, hunger >= SW_STARVED ? TINT + 9 : hunger >= SW_FAMISHED ? TINT + 3 : DIM);
    lz_put(w, swamp_facts.hunger[hunger]);
    lz_put(w, hunger >= SW_STARVED ? "!" : "");
    term_style(term, w, PLAIN);
}

/* "80R 10Y 50B  Sated", and with room: "Average, mired until 8". */
static void put_band(const struct frame *frame, const struct swamp_cell *cell, bool brief, struct lz_writer *w) {
    draw_lizards(cell, w);
    lz_put(w, "  ");
    put_hunger(frame, cell->hunger, w);
    if (cell->mired && brief) {
        lz_put(w, " mired");
    } else if (!brief) {
        lz_put(w, ", ");
        lz_put(w, swamp_facts.skill[cell->experience]);
        if (cell->mired) {
            lz_put(w, ", mired until ");
            lz_put_number(w, cell->mired);
        }
    }
}

static void put_den(const struct frame *frame, const struct swamp_cell *cell, bool brief, struct lz_writer *w) {
    static const char *const colours[] = { "Red", "Green", "Grey", "Yellow", "Black", "new", "" };
    int cap = 50 * cell->fertile;
    lz_put(w, cell->colour < LZ_COUNT(colours) ? colours[cell->colour] : "");
    term_styled(frame->term, w, BOLD, cell->marks & SW_HOME ? " home " : " den ");
    lz_put_number(w, cell->population);
    lz_put_char(w, '/');
    lz_put_number(w, cap);
    if (cell->population >= cap && cap)
        term_styled(frame->term, w, TINT + 3, " full");
    lz_put(w, brief ? "" : cell->population >= cap && cap ? ": recruit" : "");
}

static void put_place(const struct frame *frame, int hex, bool brief, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    const struct swamp_cell *cell = &v->cells[hex];
    bool den = cell->terrain == SW_DEN && cell->owner == v->clan, band = cell->clan == v->clan;
    uint32_t from = w->len;
    draw_hex(v, hex, w);
    pad_to(w, from, NAME);
    if (den)
        put_den(frame, cell, brief, w);
    if (den && band) {
        lz_put_char(w, '\n');
        from = w->len;
        pad_to(w, from, NAME);
    }
    if (band)
        put_band(frame, cell, brief, w);
    if (!brief && !den) {
        lz_put(w, ", on ");
        lz_put(w, swamp_facts.ground[cell->terrain].title);
    }
    lz_put_char(w, '\n');
}

static void put_spies(const struct frame *frame, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    for (int i = 0; i < v->spies; i++) {
        const struct swamp_spy *spy = &v->spy[i];
        uint32_t from = w->len;
        if (spy->clan != v->clan)
            continue;
        draw_hex(v, spy->hex, w);
        pad_to(w, from, NAME);
        lz_put(w, "spy ");
        lz_put(w, swamp_facts.colour[spy->colour]);
        lz_put(w, spy->age >= 4 ? ", must be back now" : ", back in ");
        if (spy->age < 4) {
            lz_put_number(w, 5 - spy->age);
            lz_put(w, " turns");
        }
        lz_put_char(w, '\n');
    }
}

void draw_estate(const struct frame *frame, bool brief, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    for (int pass = 0; v->clan && pass < 2; pass++) /* dens first */
        for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++) {
            const struct swamp_cell *cell = &v->cells[hex];
            bool den = cell->terrain == SW_DEN && cell->owner == v->clan;
            if (pass ? !den && cell->clan == v->clan : den)
                put_place(frame, hex, brief, w);
        }
    put_spies(frame, w);
}

/* ---- the ranking */

static int place_of(const struct swamp_view *v, int clan) {
    for (int i = 0; i < SW_CLANS && v->rank[i]; i++)
        if (v->rank[i] == clan)
            return i + 1;
    return 0;
}

/* Points, place, and what wins: in fewer words where there is no room for more. */
static void put_standing(const struct frame *frame, struct lz_writer *line) {
    enum { ROOMY = 72 };
    const struct swamp_view *v = frame->view;
    bool ranked = v->clan && v->points.total, roomy = frame->term->wide >= ROOMY;
    if (ranked) {
        lz_put(line, "  ");
        lz_put_number(line, v->points.total);
        lz_put(line, roomy ? " points, place " : " of ");
        lz_put_number(line, roomy ? place_of(v, v->clan) : v->threshold);
    }
    if (ranked && !roomy) {
        lz_put(line, " points, place ");
        lz_put_number(line, place_of(v, v->clan));
        return;
    }
    lz_put(line, "  ");
    lz_put_number(line, v->threshold);
    lz_put(line, " win at once");
}

void draw_headline(const struct frame *frame, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    char room[400];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    term_style(frame->term, &line, BOLD);
    if (v->clan)
        draw_clan(v, v->clan, &line);
    term_style(frame->term, &line, PLAIN);
    lz_put(&line, v->clan ? "  turn " : "turn ");
    lz_put_number(&line, v->turn + !v->seen.over);
    if (v->laws.max_turns) {
        lz_put(&line, " of ");
        lz_put_number(&line, v->laws.max_turns);
    }
    put_standing(frame, &line);
    term_put_cell(frame->term, w, (struct lz_text){ room, line.len }, frame->term->wide);
    while (w->len && w->at[w->len - 1] == ' ')
        w->len--;
    lz_put_char(w, '\n');
}

void draw_ranking(const struct frame *frame, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    for (int i = 0; i < SW_CLANS && v->rank[i]; i++) {
        int clan = v->rank[i];
        lz_put(&line, i ? "  " : "");
        if (v->clans[clan - 1].state == SW_ACTIVE) {
            lz_put_number(&line, i + 1);
            lz_put_char(&line, ' ');
        }
        if (clan == v->clan)
            term_style(frame->term, &line, BOLD);
        lz_put_text(&line, (struct lz_text){ v->clans[clan - 1].code, 3 });
        term_style(frame->term, &line, PLAIN);
        lz_put_char(&line, ' ');
        if (v->clans[clan - 1].state != SW_ACTIVE)
            lz_put(&line, "out");
        else if (v->laws.ranking_points || clan == v->clan)
            lz_put_number(&line, v->score[clan - 1]);
    }
    term_put_cell(frame->term, w, (struct lz_text){ room, line.len }, frame->term->wide);
    while (w->len && w->at[w->len - 1] == ' ')
        w->len--;
    lz_put_char(w, '\n');
}

static void put_points(const struct swamp_points *p, struct lz_writer *w) {
    char room[300];
    snprintf(room, sizeof room,
             "Yours: %d warriors, %d den lizards, %d spies, %d home dens at 2000, %d dens at 25, %d temples at 30, "
             "%d bridges at 10.\n",
             p->warriors, p->den_lizards, p->spies, p->homes, p->dens, p->temples, p->bridges);
    lz_put(w, room);
}

void draw_clans(const struct frame *frame, struct lz_writer *w) {
    static const char *const states[] = { "", "surrendered", "eliminated" };
    const struct swamp_view *v = frame->view;
    draw_headline(frame, w);
    for (int clan = 1; clan <= v->seen.seats; clan++) {
        char number[24], room[200];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        snprintf(number, sizeof number, "clan %d", clan);
        draw_clan(v, clan, &line);
        lz_put(&line, ": ");
        if (v->clans[clan - 1].state != SW_ACTIVE)
            lz_put(&line, states[v->clans[clan - 1].state]);
        else if (v->laws.ranking_points || clan == v->clan)
            lz_put_number(&line, v->score[clan - 1]);
        lz_put(&line, place_of(v, clan) ? ", place " : "");
        if (place_of(v, clan))
            lz_put_number(&line, place_of(v, clan));
        term_put_pair(&(struct term_list){ frame->term, w, 11 }, number, room);
    }
    if (v->clan)
        put_points(&v->points, w);
}

/* Pig: the points, and what the turn has gathered. */
#include "clients/cli/draw/draw.h"

#include "core/seats.h"
#include "games/pig/pig_view.h"

static void table(const struct frame *frame, struct lz_writer *w) {
    const struct pig_view *v = frame->view;
    term_styled(frame->term, w, BOLD, "Pig");
    lz_put(w, ", first to ");
    lz_put_number(w, v->open.target);
    lz_put(w, "\n\n");
    for (int i = 0; i < v->seen.seats; i++) {
        bool turn = lz_in(v->seen.may, i);
        lz_put(w, turn ? term_glyph(frame->term, MARK) : " ");
        lz_put(w, " ");
        draw_seat(frame, i, w);
        lz_put(w, ": ");
        lz_put_number(w, v->open.points[i]);
        if (turn) {
            lz_put(w, ", and ");
            lz_put_number(w, v->open.gathered);
            lz_put(w, " gathered this turn");
        }
        lz_put(w, "\n");
    }
}

const struct drawer draw_pig = { .game = "pig", .table = table, .score = table };

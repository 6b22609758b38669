/* The coach of a newcomer's first round (NS-13.5): what the game advises, and how it is typed. */
#include "clients/cli/draw/draw_newspeak.h"

enum { SPEAKS = 1 };

static void put_advice(void *to, const struct lz_advice *advice) {
    struct lz_writer *w = to;
    lz_put(w, "Coach: ");
    lz_put_text(w, advice->words);
    if (advice->move.len)
        lz_put(w, lz_text_begins(advice->move, "say ") ? " Try: ?" : " Type: ");
    lz_put_text(w, advice->move);
}

void ns_coach(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    if (v->open.round > SPEAKS || v->side == NS_WATCHER)
        return;
    frame->game->advise(frame->game, frame->view, &(struct lz_advices){ put_advice, w });
    if (w->len && !v->open.round)
        lz_put(w, " (coach off: no more of this.)");
}

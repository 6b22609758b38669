/* A seat's own notes (NS-13.2): kept by the terminal as long as the match is open, and seen by nobody else. */
#include "clients/cli/draw/draw_newspeak.h"

static struct ns_notes *notes_of(const struct frame *frame) {
    int seat = ns_view(frame)->seen.seat;
    return &((struct ns_memory *)frame->memory)->notes[seat < NS_SEATS ? seat : 0];
}

/* "Round 2: early was wood" */
static bool write_down(const struct frame *frame, struct lz_text words) {
    struct ns_notes *own = notes_of(frame);
    struct lz_writer w = lz_writer_in(own->text + own->len, (uint32_t)sizeof own->text - own->len);
    lz_put(&w, "Round ");
    lz_put_number(&w, ns_open(frame)->round);
    lz_put(&w, ": ");
    lz_put_text(&w, words);
    lz_put_char(&w, '\n');
    if (!w.full)
        own->len += w.len;
    own->text[own->len] = 0;
    return !w.full;
}

void ns_put_notes(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    struct ns_notes *own = notes_of(frame);
    struct lz_text words = lz_trim(rest), lines;
    if (lz_text_like(words, "none"))
        own->len = 0;
    else if (words.len && !write_down(frame, words))
        lz_put(w, "There is no room for more: note none tears the page off.\n");
    lines = (struct lz_text){ own->text, own->len };
    if (!lines.len)
        lz_put(w, "Nothing is noted. note WORDS writes a line that you alone see.\n");
    while (lines.len)
        term_put_wrapped(w, lz_take_line(&lines), (struct term_wrap){ frame->term->wide, 2, 9 });
}

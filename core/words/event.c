/* Keeping events for a seat, and putting them into words. */
#include "core/words/event.h"

#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"

static void keep(void *to, const struct lz_event *event) {
    struct lz_kept *kept = to;
    if (kept->seat >= 0 && !lz_in(event->seen, kept->seat))
        return;
    if (kept->count < kept->room)
        kept->at[kept->count++] = *event;
    else
        kept->lost++;
}

struct lz_sink lz_sink_keep(struct lz_kept *kept) {
    return (struct lz_sink){ keep, kept };
}

void lz_event_print(const struct lz_game *game, const struct lz_event *event, struct lz_writer *w) {
    const struct lz_kind *kind = &game->kinds[event->kind];
    lz_put(w, kind->word);
    lz_put(w, " #");
    lz_put_number(w, event->seat);
    lz_args_print(game, kind->form, event->arg, w);
    if (!event->text.len)
        return;
    lz_put(w, " \"");
    lz_put_text(w, event->text);
    lz_put_char(w, '"');
}

static void tell_seat(int seat, const char *const *names, struct lz_writer *w) {
    if (names) {
        lz_put(w, names[seat]);
        return;
    }
    lz_put_char(w, '#');
    lz_put_number(w, seat);
}

/* One {...} of a tale; answers where it ends. */
static const char *tell_hole(const struct lz_game *game, const struct lz_event *event, const char *hole,
                             const char *const *names, struct lz_writer *w) {
    if (hole[2] == 'e') { /* {seat} */
        tell_seat(event->seat, names, w);
        return hole + 6;
    }
    if (hole[2] == 'o') { /* {words} */
        lz_put_text(w, event->text.len ? event->text : lz_span("[struck out]"));
        return hole + 7;
    }
    if (hole[1] == 't') {
        char bytes[LZ_TEXT + 1];
        lz_text_unpack(event->arg, bytes);
        lz_put(w, bytes);
        return hole + 4;
    }
    int arg = event->arg[hole[2] - '0'];
    if (hole[1] == 's')
        tell_seat(arg, names, w);
    else
        lz_title_print(game, hole[1], arg, w);
    return hole + 4;
}

void lz_event_tell(const struct lz_game *game, const struct lz_event *event, const char *const *names,
                   struct lz_writer *w) {
    for (const char *tale = game->kinds[event->kind].tale; *tale;)
        if (*tale == '{')
            tale = tell_hole(game, event, tale, names, w);
        else
            lz_put_char(w, *tale++);
}

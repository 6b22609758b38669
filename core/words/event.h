/* Events: telling them, keeping those a seat may see, and putting them into words. */
#ifndef LZ_EVENT_H
#define LZ_EVENT_H

#include "core/lz.h"

#define lz_tell(out, kind, seat, seen, ...) \
    lz_tell_args(out, kind, seat, seen, (const int[LZ_ARGS + 1]){ 0, ##__VA_ARGS__ }, \
                 (uint8_t)(sizeof((int[]){ 0, ##__VA_ARGS__ }) / sizeof(int) - 1))

static inline void lz_tell_args(struct lz_sink *out, uint16_t kind, int seat, lz_seats seen, const int arg[LZ_ARGS + 1],
                                uint8_t args) {
    if (!out)
        return;
    struct lz_event event = { .kind = kind, .seat = (uint8_t)seat, .args = args, .seen = seen };
    for (int i = 0; i < args; i++)
        event.arg[i] = arg[i + 1]; /* arg[0] only lets a macro call be empty */
    out->take(out->to, &event);
}

/* Keeps the events a seat sees, as many as there is room for; `lost` counts the others. What was said stays borrowed:
   whoever keeps events beyond the words of their input copies those. */
struct lz_kept {
    struct lz_event *at;
    uint32_t count, room, lost;
    int seat; /* -1 keeps all */
};
struct lz_sink lz_sink_keep(struct lz_kept *);

/* "drew-card #1 area-51": the kind's word, the seat, the arguments; what was said in quotes. */
void lz_event_print(const struct lz_game *, const struct lz_event *, struct lz_writer *);
/* The tale as the reader reads it: "you" where it speaks of his seat; -1 for a reader who has none. `names` (may be
   NULL) gives each seat's name; otherwise seats are #0, #1, ... */
void lz_event_tell(const struct lz_game *, const struct lz_event *, const char *const *names, int reader,
                   struct lz_writer *);
/* The seat whose name and a blank the tale begins with, so that one who goes on need not be named again; -1: none. */
int lz_event_subject(const struct lz_game *, const struct lz_event *);
/* Is it news to the reader, a seat or LZ_ONLOOKER: seen, and not quiet to him? */
bool lz_event_news(const struct lz_game *, const struct lz_event *, int reader);
/* What is wrong with the tale of a kind; NULL: nothing. */
const char *lz_tale_flaw(const struct lz_kind *);

#endif

/* Events: telling them, keeping those a seat may see, and putting them into words. */
#ifndef LZ_EVENT_H
#define LZ_EVENT_H

#include "core/lz.h"

/* An event of this kind, its arguments last. */
#define lz_tell(out, told, who, seers, ...) \
    lz_tell_event(out, \
                  (struct lz_event){ .kind = (uint16_t)(told), \
                                     .seat = (uint8_t)(who), \
                                     .args = sizeof((int[]){ 0, ##__VA_ARGS__ }) / sizeof(int) - 1, \
                                     .seen = seers }, \
                  (const int[LZ_ARGS + 1]){ 0, ##__VA_ARGS__ })

static inline void lz_tell_event(struct lz_sink *out, struct lz_event event, const int arg[LZ_ARGS + 1]) {
    if (!out)
        return;
    for (int i = 0; i < event.args; i++)
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
/* For whom a tale is told: who is "you" in it, -1 for nobody; the names of the seats, NULL: #0, #1, ... */
struct lz_reader {
    const char *const *names;
    int seat;
};
void lz_event_tell(const struct lz_game *, const struct lz_event *, const struct lz_reader *, struct lz_writer *);
/* The seat whose name and a blank the tale begins with, so that one who goes on need not be named again; -1: none. */
int lz_event_subject(const struct lz_game *, const struct lz_event *);
/* Is it news to the reader, a seat or LZ_ONLOOKER: seen, and not quiet to him? */
bool lz_event_news(const struct lz_game *, const struct lz_event *, int reader);
/* What is wrong with the tale of a kind; NULL: nothing. */
const char *lz_tale_flaw(const struct lz_kind *);

#endif

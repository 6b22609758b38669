/* What the files of the room share. */
#ifndef HOST_ROOM_INNER_H
#define HOST_ROOM_INNER_H

#include "host/room.h"

/* room.c: memory, and running what may hit a bug. */
struct room_list {  /* a list that grows */
    void *at;       /* the address of the pointer to it */
    uint32_t *room; /* for how many there is room */
    size_t one;     /* bytes of each */
};
#define ROOM_LIST(list, room) ((struct room_list){ &(list), &(room), sizeof *(list) })
bool room_grow(const struct lz_room *, struct room_list, uint32_t need);
bool room_line(void *room, struct lz_text); /* lz_journal.line: behind the acts that stand */
bool room_run(struct lz_room *, bool (*run)(struct lz_room *, void *), void *with); /* false: it failed, or a bug */
void room_open_act(struct lz_room *, const struct lz_act *);
bool room_act_line(struct lz_room *, const struct lz_act *);
bool room_answered(const struct lz_room *, const struct lz_act *, struct lz_reply *); /* it has been done before */
void room_no(struct lz_reply *, enum lz_status, enum lz_no);

/* room_time.c */
int64_t room_wall(int64_t wall); /* one that lies within its bounds */
void room_stood(struct lz_room *, int64_t ms);
void room_close_gap(struct lz_room *, int64_t wall);

/* room_around.c, room_accord.c: what is done around the match. */
enum room_around {
#define AROUND(name, word, form, tale) LZ_AROUND_##name,
#include "host/around.def"
#undef AROUND
    LZ_AROUNDS
};
bool room_read_around(struct lz_room *, struct lz_text words, struct lz_text said); /* false: out of memory */
bool room_read_house(struct lz_room *, struct lz_text words);
void room_accord_moved(struct lz_room *); /* an input was read */
void room_around_tell(const struct lz_room *, const struct lz_told *, int seat, struct lz_writer *);

/* room_date.c: when sheets are due. */
bool room_read_due(struct lz_room *, struct lz_text words);
void room_date_turned(struct lz_room *, int64_t wall);
int64_t room_date_out(const struct lz_room *); /* wall time, with grace, from which on nobody is waited for; 0: none */

/* room_clock.c */
bool room_read_extended(struct lz_room *, int seat, struct lz_text words);
bool room_clock_shown(const struct lz_room *, int seat, int to); /* may that seat know of the clock of this one? */
void room_clocks_json(const struct lz_room *, int seat, struct lz_writer *);
void room_bell_json(const struct lz_room *, struct lz_writer *); /* nothing where the game has set no alarm */
bool room_read_clock(struct lz_room *, struct lz_text words);
void room_clock_turn(struct lz_room *, int seat, int64_t at);
int room_clock_first(const struct lz_room *, int64_t *at);           /* whose runs out first, and when; -1: nobody's */
bool room_clock_miss(struct lz_room *, int seat, struct lz_reply *); /* within an act: a bot answers */

/* room_log.c */
struct room_place { /* how far the words reach */
    struct lz_words_block *block;
    uint32_t used;
};
struct room_place room_words_here(const struct lz_room *);
size_t room_words_bytes(const struct lz_room *);
void room_words_back(struct lz_room *, struct room_place); /* what was said since is forgotten */
bool room_words_reserve(struct lz_room *, uint32_t len);   /* that much is kept without fail */
char *room_words(struct lz_room *, uint32_t len);
struct lz_told *room_more_told(struct lz_room *); /* behind the others; NULL: out of memory */
struct lz_sink room_sink(struct lz_room *);
int room_log_of(int seat);
void room_note_input(struct lz_room *, const struct lz_head *, int seat, uint32_t first); /* entries from `first` on */
bool room_enter(struct lz_room *, uint32_t entries); /* those behind the log come into it */
bool room_take_back(struct lz_room *, uint32_t step);
bool room_told_around(struct lz_room *, const struct lz_event *); /* into the log, before what the act in hand tells */
void room_ask(struct lz_room *, lz_seats anew, int64_t at); /* what each seat is asked from `at` on; those of the set in
                                                               any case anew */

/* What was said with a line goes on in lines of its own. */
#define LZ_SAID_LINE "/"
#define LZ_SAID_ON "+"

/* room_read.c: an act that stands is read back, line by line, whether it was opened or has just been stored. */
bool room_read_line(struct lz_room *, const struct lz_line *);
bool room_read_end(struct lz_room *);
bool room_reserve(struct lz_room *);
bool room_read_act(struct lz_room *); /* the one behind `size` */
const struct lz_known *room_known(const struct lz_room *, int who, uint64_t id);
bool room_remember(struct lz_room *, const struct lz_known *);
void room_known_back(struct lz_room *, uint32_t step); /* acts after that step are taken back */
bool room_read_who(struct lz_text word, int seats, int *who);
uint64_t room_act_id(int who, struct lz_text id);
void room_hold(struct lz_room *, const struct lz_handing *);

/* room_effect.c */
char *room_picture(const struct lz_room *, const void *view); /* in memory of its own; NULL: out of memory */

/* room_after.c: what is said after the end. Say: false, and it does not stand. */
bool room_after_open(struct lz_room *, struct lz_writer *trouble);
bool room_after_full(const struct lz_room *);
bool room_after_say(struct lz_room *, const struct lz_act *, struct lz_text line, struct lz_text words);

/* room_say.c */
bool room_read_says(struct lz_room *, const struct lz_host_said *); /* true: it was no talk, or is in the log now */

/* room_window.c */
int64_t room_window(const struct lz_room *,
                    int seat); /* ms for which what the seat is asked stays open; 0: no window */
int64_t room_closes(const struct lz_room *, int seat); /* match time */
/* In place of lz_room_commit: while a window is open the seat's answer waits, and nothing is done. */
void room_window_commit(struct lz_room *, struct lz_text door, const struct lz_input *, struct lz_reply *);
void room_window_json(const struct lz_room *, struct lz_writer *);

/* room_own.c; room_standing.c: answers that stand */
struct lz_own *room_own(struct lz_room *,
                        int seat); /* made if there is none; NULL: out of memory, or it cannot be read */
bool room_own_keep(struct lz_room *, int seat);
void room_own_close(struct lz_room *);
int room_standing(const struct lz_room *, int64_t *at); /* whose are to be given first, and when; -1: nobody's */
void room_standing_give(struct lz_room *, int seat, int64_t at, struct lz_reply *);

/* room_bots.c */
bool room_crew(struct lz_room *); /* they sit, and have heard all that stands */
void room_crew_changed(struct lz_room *);
void room_tell(const struct lz_room *, struct lz_crew *); /* all that stands, from the deal on */

#endif

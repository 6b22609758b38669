/* A hosted match: one room for terminal, mail, server and library. What a party does at once is an act: judged on a
   copy of the state, safe in the store before anybody hears of it, whole or not at all. All else follows from the acts:
   who sits where, what each seat was told and under which number, what it is asked, what can be taken back. The room
   knows no game, prints nothing and reads no clock: wall time is handed in, in ms. One thread at a time. */
#ifndef HOST_ROOM_H
#define HOST_ROOM_H

#include "core/match.h"
#include "host/store/calls.h"
#include "host/crew.h"
#include "host/house.h"
#include "host/store/store.h"
#include "host/trap.h"

enum {
    LZ_LOGS = LZ_SEATS + 1, /* of the seats, and last the onlooker's */
    LZ_LABEL = 64,          /* bytes of a holder's label, its NUL counted */
    LZ_ROOM_WORDS = 400,    /* of what a room has to say */
    LZ_SAYS = 10,           /* talk of one seat within LZ_SAYS_MS, at most (host/say.h) */
    LZ_SAYS_MS = 30000,
    /* Kinds of entries that are no events of the game: */
    LZ_AROUND = 0xff00,    /* from here on: what was done around the match, host/around.def */
    LZ_SAID = 0xfffe,      /* talk: its words, and in argument 0 the way that they went */
    LZ_TAKEN_BACK = 0xffff /* what was told since is void, but for talk and what was done around the match */
};
/* Wall times lie between 0 and this, in ms; one that a broken clock shows counts as the nearest that does. */
#define LZ_WALL_MOST ((int64_t)1 << 50)
#define LZ_BOT_LABEL "bot:" /* before a bot's name and budget, where a person's name would stand */

/* The person or bot who has a seat now. Each handing-over takes the next number, and so makes every secret of the
   holder before worthless at once (host/store/drawer.h). */
struct lz_holder {
    uint32_t number;          /* from 1; never another's */
    char label[LZ_LABEL];     /* as in the journal: a name, "bot:greedy", or "" */
    const struct lz_bot *bot; /* NULL: a person */
    uint64_t nodes;           /* a bot's own budget, "bot:rummy@4000"; 0: as all have */
};

/* An entry of the log: an event, talk, or that some were taken back. */
struct lz_told {
    struct lz_event event; /* its words are the room's */
    uint32_t step, act;    /* the input and the act that told it; 0 and 1 for the deal */
    uint32_t from;         /* of LZ_TAKEN_BACK: entries from this one on are void */
    bool back;             /* it was taken back later */
};

static inline bool lz_told_event(const struct lz_told *told) { return told->event.kind < LZ_AROUND; }

/* A line that a host wrote, and who, when: what hosts derive of their own follows from these. */
struct lz_host_said {
    struct lz_text words, said; /* borrowed while it is told */
    int who;                    /* LZ_CLOCK: the host */
    int64_t wall;
    uint32_t act;
};

/* Whoever derives something of their own: told in the order of the journal, when it is opened and when an act has been
   committed. Each may be NULL. */
struct lz_ears {
    void (*line)(void *to, const struct lz_host_said *);
    void (*event)(void *to, const struct lz_told *);
    void (*undone)(void *to, uint32_t step);  /* the match goes on after that step */
    void (*act)(void *to, const void *state); /* it is over, and the state as it leaves it */
    void *to;
};

/* What can be taken back. */
struct lz_past {
    uint8_t seat;
    bool barred;   /* it showed somebody something new, passed the turn on, or a clock runs */
    uint32_t told; /* entries of the log before it; */
    uint32_t bar;  /* 1 + the entry that bars the way back, 0: none does */
};

struct lz_asked_now {
    uint32_t number;
    uint8_t phase;
    bool may, wait;
};

/* Live clocks, of a table whose facts have a line "clock PER RESERVE BOT" (ms, ms, a bot). */
struct lz_room_clock {
    bool on, runs[LZ_SEATS];
    int64_t per, reserve;
    int64_t left[LZ_SEATS], since[LZ_SEATS]; /* of the reserve; match time at which it was asked */
    int64_t window[LZ_SEATS];                /* for which what it is asked costs nothing */
    uint32_t missed[LZ_SEATS];               /* how often a bot has answered in its place, */
    uint32_t row[LZ_SEATS];                  /* and how often since the seat itself last moved */
    int64_t due, was, ran; /* wall times at which sheets are due, were before, and were carried out: */
    int32_t ahead;         /* by clocks so many minutes ahead of UTC; */
    uint32_t turns;        /* so often */
    int64_t more;          /* match time until which the host lets nobody's run out */
    lz_seats late;         /* whose clock ran out in the act that is being read back */
    struct lz_player bot;
};

/* What people around the match ask and have agreed on. */
struct lz_accord {
    lz_seats stop, allow; /* who would stop the match; who allows that a move is taken back: */
    bool asked, stopped;  /* somebody asks for that; the match is stopped */
    int asker;
    uint32_t step;            /* to which it would go back */
    int64_t away[LZ_SEATS];   /* wall time until which a seat is away; 0: it is not */
    int64_t absent[LZ_SEATS]; /* ms for which it was, or will have been */
};

struct lz_log {
    uint32_t *at; /* entries of lz_room.told */
    uint32_t count, room;
};

struct lz_known { /* an act that had an id */
    uint64_t id, digest;
    int who; /* an id is its sender's: whoever finds one that has the same hash does no harm to others */
    uint32_t number, taken;
    int64_t wall;
    uint32_t step; /* where it left the match */
    bool back;     /* a step before that was gone back to later */
};

/* When somebody has talked. */
struct lz_says {
    uint64_t from;         /* who, of those who have no seat */
    int64_t wall[LZ_SAYS]; /* a ring: of the last */
    uint32_t count;
};

struct lz_words_block;
struct lz_own;

struct lz_act_now {
    int who;
    int64_t wall;
    uint64_t id, digest;
    uint32_t taken;               /* inputs */
    struct lz_words_block *block; /* what was said before it */
    uint32_t words;
    uint32_t says;     /* lines of talk */
    bool open, sealed; /* sealed: it told its sender something new, and ends */
    bool dated;        /* its first line says when it was */
    bool stops;        /* the match ends with it, though the game is not over */
    bool bots;         /* the next input is what a bot answered: */
    int bot;           /* that of this seat */
};

struct lz_room {
    /* Set by the host before it opens or creates. */
    const struct lz_calls *calls; /* for memory */
    struct lz_store store;
    const struct lz_game *game; /* of a new match; of one that is opened: the set that is at hand, or NULL */
    const struct lz_lore *lore;
    struct lz_ears ears;
    uint64_t nodes; /* imagined moves that a bot's decision may cost; 0: LZ_BOT_PLAY_NODES */
    bool audit;     /* after every step */
    bool live;      /* match time stands while nobody hosts the match; else it is wall time */
    bool holds;     /* no clock runs out: what came in time may not have been read yet */
    bool shared;    /* all seats are at one screen: when they act is no secret */

    /* Read by hosts. */
    struct lz_record record;
    void *state; /* what stands */
    struct lz_holder holder[LZ_SEATS];
    uint32_t handed[LZ_SEATS]; /* the highest number of a holder yet */
    struct lz_told *told;      /* all that was told, for all eyes */
    uint32_t told_count;
    struct lz_log log[LZ_LOGS];
    uint32_t acts;             /* that stand, the header counted */
    uint32_t number[LZ_SEATS]; /* acts of that seat */
    int64_t late;              /* how far match time is behind wall time */
    int64_t last;              /* match time of the last act; an undo does not turn it back */
    int64_t paused;            /* wall time since when; 0: it is not */
    bool lost;                 /* the store does not know what it holds: nothing more is taken */
    bool aside;                /* a bug: the match is set aside */
    char words[LZ_ROOM_WORDS]; /* what was mended at opening, or which bug it was; else "" */

    /* The room's own. */
    char *text; /* the journal; after `size` bytes the lines of the act in hand */
    uint32_t size, tail, text_room;
    struct lz_journal journal;
    struct lz_match match;
    void *draft, *view;
    uint32_t told_room, draft_told; /* entries of the act in hand follow those that count */
    struct lz_past *past;           /* of every input that stands, by its step */
    uint32_t past_room;
    struct lz_asked_now asked[LZ_SEATS];
    struct lz_says says[LZ_SEATS]; /* talk of each seat, */
    struct lz_says *watcher;       /* and of those who watch and have talked lately */
    uint32_t watchers, watcher_room;
    char *after; /* the paper of what was said after the end (room_after.c) */
    uint32_t after_len, after_room, after_count;
    struct lz_own *own[LZ_SEATS]; /* what holders keep for themselves (host/own.h) */
    struct lz_room_clock clock;
    struct lz_house house;
    struct lz_accord accord;
    uint32_t read_step;     /* the last input or undo that was read back */
    struct lz_known *known; /* open addressing; its size is a power of two */
    uint32_t knowns, known_room;
    struct lz_words_block *block; /* what was said */
    struct lz_crew crew;
    void *crew_room, *scratch; /* scratch: while a bot thinks; or of one that hit a bug */
    size_t crew_size;
    uint32_t act_told;   /* entries before the act that is being read back */
    lz_seats taken_back; /* who was told by it that something is void */
    bool closes;         /* the line that was read last closes its act */
    bool short_of;       /* memory was missing while something was told */
    bool deaf;           /* bots have heard what did not come to pass: they begin anew */
    bool mirrors;        /* the match is hosted elsewhere (host/mirror.h): */
    int mirrored;        /* this is the seat from which it is seen, */
    uint32_t since;      /* and the number that it knew when it moved last */
    struct lz_trap trap;
    struct lz_act_now act, read; /* the one in hand; the one that is being read back */
    struct lz_host_said said;    /* a line that is being read back, with its words so far */
    char *said_room;
    uint32_t said_size;
};

/* What one party does at once. */
struct lz_act {
    int who; /* a seat, or LZ_CLOCK: the host */
    int64_t wall;
    struct lz_text door;  /* "web", "mail": one word; empty if the act has no id */
    struct lz_text id;    /* what its sender calls it; empty: nobody repeats it */
    struct lz_text bytes; /* what it was read from: the same id with other bytes is refused */
    uint32_t decision;    /* the one that it answers; 0: whichever is asked */
    bool around;          /* it is no move: it may come while the match is paused */
};

/* Why the room itself says no; lz_no_words is the sentence. */
enum lz_no {
    LZ_NO_RULE,   /* a rule: `why` */
    LZ_NO_STALE,  /* the decision has passed */
    LZ_NO_OTHER,  /* the id was that of another act */
    LZ_NO_SEALED, /* an input before told its sender something new: the rest is unread */
    LZ_NO_BACK,   /* nothing can be taken back */
    LZ_NO_WORD,   /* of a bot: it has nothing to say now */
    LZ_NO_LESSON, /* of a learner: the lesson waits for another move (host/lesson.h) */
    LZ_NO_HOUSE,  /* the rules of the table do not allow it */
    LZ_NO_ASKED,  /* nobody has asked for that */
    LZ_NO_TALK,   /* the game's rules do not allow talk, or not that way */
    LZ_NO_WORDS,  /* of talk: too long, none, or not clean */
    LZ_NO_OFTEN,  /* of talk: too much of it */
    LZ_NO_PAUSED,
    LZ_NO_OVER,
    LZ_NO_STORE, /* it could not be stored, and does not stand: the same may be tried again */
    LZ_NO_LOST,  /* nobody knows whether it stands: it is seen when the match is opened again */
    LZ_NO_ROOM,  /* out of memory */
    LZ_NO_ASIDE, /* a bug */
    LZ_NOS
};
const char *lz_no_words(enum lz_no);

/* LZ_OK: it stands. LZ_REFUSED: the sender erred, and nothing has changed. LZ_FAILED: the world or we erred; whoever
   sends it again with its id does no harm. */
struct lz_reply {
    enum lz_status status;
    enum lz_no no;
    struct lz_why why;
    bool again;      /* it was done before: this is the answer of that time */
    bool back;       /* but that was taken back since; whoever means it anew sends it under another id */
    uint32_t number; /* of the seat's own acts, from 1: nothing that counts others' */
    uint32_t taken;  /* inputs that it took */
    int64_t wall;
    int64_t held; /* the answer waits until then, wall time: nothing is done yet. 0: it is done */
};

/* ---- opening */

/* A new match: `record` has the setup, the players' labels, seed and words; the other facts of the table are lines of
   the host's in an act of their own. False: `trouble` says why, and nothing was made. */
struct lz_facts {
    const struct lz_text *line;
    uint32_t count;
};
bool lz_room_create(struct lz_room *, const struct lz_record *, struct lz_facts,
                    struct lz_writer *trouble) LZ_MUST_CHECK;
/* The match that the store holds. What is torn off is put into the paper "damaged"; a match that is over gets its end;
   the time for which a live table was not hosted is written as a gap. */
bool lz_room_open(struct lz_room *, int64_t wall, struct lz_writer *trouble) LZ_MUST_CHECK;
void lz_room_close(struct lz_room *);
size_t lz_room_bytes(const struct lz_room *); /* that it holds while it is open and nobody has it in hand */

/* ---- acts: begin, then inputs and lines on a copy, then commit; or lz_room_do, which does it all */

/* False: `reply` is the answer, be it that of the same act's first time. Alarms that are due have rung before, as acts
   of their own. */
bool lz_room_begin(struct lz_room *, const struct lz_act *, struct lz_reply *) LZ_MUST_CHECK;
/* One input. Not LZ_OK: it was not taken, and what was put before it still may be committed or dropped. */
enum lz_status lz_room_put(struct lz_room *, struct lz_input *, struct lz_reply *) LZ_MUST_CHECK;
/* What the bot of that seat does now, on the copy; false: it has nothing to say. */
bool lz_room_ask_bot(struct lz_room *, int seat, struct lz_input *, struct lz_writer *words) LZ_MUST_CHECK;
/* A line of the host's, and what is said with it: any bytes that core/words/clean.h lets through, of any length and
   number of lines. */
bool lz_room_line(struct lz_room *, struct lz_text words, struct lz_text said) LZ_MUST_CHECK;
/* Would lz_room_put take it? */
bool lz_room_judge(const struct lz_room *, struct lz_input *, struct lz_why *) LZ_MUST_CHECK;
/* The copy goes back to an earlier step, before any input of the act: the host's alone, and not once the seed is shown.
 */
bool lz_room_back(struct lz_room *, uint32_t step) LZ_MUST_CHECK;
/* The hash of the copy: `verify` compares it. */
bool lz_room_hash(struct lz_room *) LZ_MUST_CHECK;
void lz_room_commit(struct lz_room *, struct lz_reply *);
void lz_room_drop(struct lz_room *);

/* All of it or nothing, but for the rest after an input that told the sender something new: reply.taken counts. */
struct lz_inputs {
    struct lz_input *at;
    uint32_t count;
};
void lz_room_do(struct lz_room *, const struct lz_act *, struct lz_inputs, struct lz_reply *);
/* Does an answer of the seat's wait until the window closes? Nobody else may know. */
bool lz_room_waits(const struct lz_room *, int seat);
/* The bot of that seat, one act. LZ_REFUSED: nothing to say. */
void lz_room_bot(struct lz_room *, int seat, int64_t wall, struct lz_reply *);
/* Takes the seat's last move back. */
void lz_room_undo(struct lz_room *, const struct lz_act *, struct lz_reply *);
/* 1 + the entry of the log that bars the seat's way back; 0: its last move passed the turn on, or it made none. Only
   if it may not take its last move back. While others may act unseen it never may: whether somebody has acted since
   would be the answer. */
bool lz_room_may_undo(const struct lz_room *, int seat, uint32_t *bar);
/* Can it be a holder's label? It is short, and its last word is not shaped like the mark of words that were said
   ("12:0123456789abcdef"), which the room would take off. */
bool lz_label_sound(struct lz_text label);
/* Within an act: a person or a bot ("bot:greedy") takes the seat. False: out of memory. */
bool lz_room_seat(struct lz_room *, int seat, const char *label) LZ_MUST_CHECK;
/* Within an act: the seat is again an earlier holder's, number and secrets and all, because what put another there is
   taken back. False: out of memory. */
bool lz_room_return(struct lz_room *, int seat, const struct lz_holder *was) LZ_MUST_CHECK;
/* A host line that says who has a seat from there on, for the room and for whoever reads a journal without one. */
struct lz_handing {
    int seat;
    uint32_t number; /* 0: the next */
    struct lz_text label;
};
bool lz_handing_read(struct lz_text line, int seats, struct lz_handing *) LZ_MUST_CHECK;

/* ---- time */

int64_t lz_room_time(const struct lz_room *, int64_t wall); /* match time */
int64_t lz_room_due(const struct lz_room *);                /* wall time of what is due next, or LZ_NEVER */
int64_t lz_room_runs_out(const struct lz_room *);           /* the same of the first clock, held or not */
/* ms that the seat has left for what it is asked, or would have; LZ_NEVER: no clock runs at this table. Others may see
   it, unless the game hides from them whom it waits for (a `wait` in their view that is not the head's): the clock of a
   sealed decision runs until the game no longer waits for the seat. */
int64_t lz_room_clock(const struct lz_room *, int seat, int64_t wall);
/* Rings what is due, as acts of its own: the game's alarms, and clocks that have run out. */
void lz_room_wake(struct lz_room *, int64_t wall, struct lz_reply *);
/* The host's: `why` is one line, and may be empty. A match that is paused is paused no further, nor does one go on that
   goes on: LZ_NO_PAUSED, LZ_NO_ASKED. */
void lz_room_pause(struct lz_room *, const struct lz_act *, struct lz_text why, struct lz_reply *);
void lz_room_resume(struct lz_room *, const struct lz_act *, struct lz_reply *);
/* The host's: no clock runs out within the next `ms`. */
void lz_room_extend(struct lz_room *, const struct lz_act *, int64_t ms, struct lz_reply *);
/* A seat is away until then, within the table's vacation: its clock does not run. Not later than now: it is back. */
void lz_room_away(struct lz_room *, const struct lz_act *, int64_t until, struct lz_reply *);
/* Where the house has a deadline for sheets, and the turn that is awaited has no date: it gets one, as an act of its
   own. A host calls it after whatever was done. True: it did. */
bool lz_room_date(struct lz_room *, int64_t wall, struct lz_reply *);

/* ---- what people agree on; each is a line that all seats' logs tell (host/around.def) */

/* The table's stand-in has the seat from here on. */
void lz_room_give_up(struct lz_room *, const struct lz_act *, struct lz_reply *);
/* The seat would stop the match, or would not any more. It is over, nobody having won, once all people would. */
void lz_room_stop(struct lz_room *, const struct lz_act *, bool would, struct lz_reply *);
/* The seat's last move is to be taken back, and all that came after it: whatever was shown stays shown, and nothing is
   drawn anew. It is done once all other people allow it. The next move ends the question. */
void lz_room_ask_back(struct lz_room *, const struct lz_act *, struct lz_reply *);
/* The host's: the last turn is taken back, that of sheets or the last move of a seat, and all that came after it: at
   once where it showed nothing new to anybody, else once all people allow it. As the house has it: LZ_NO_HOUSE. */
void lz_room_host_back(struct lz_room *, const struct lz_act *, struct lz_reply *);
void lz_room_allow(struct lz_room *, const struct lz_act *, bool allows, struct lz_reply *);
/* {"seats":[..],"clocks":[..],..}: what stands around the match, as that seat may know it. It only changes when
   something has happened that the seat may know of, never with the time alone. */
void lz_room_around_json(const struct lz_room *, int seat, struct lz_writer *);

/* ---- what a seat knows; LZ_ONLOOKER is one, too */

static inline const struct lz_head *lz_room_head(const struct lz_room *room) { return lz_head_of(room->state); }
/* By its rules, or because all agreed to stop it. */
static inline bool lz_room_over(const struct lz_room *room) { return lz_room_head(room)->over || room->record.ended; }
/* The match as it was after a step that stands, into memory of the caller's. */
bool lz_room_at(struct lz_room *, uint32_t step, void *state) LZ_MUST_CHECK;
/* Might others have acted, or act now, and this seat not know it? */
bool lz_room_others_hide(const struct lz_room *, int seat);
uint32_t lz_room_count(const struct lz_room *, int seat);                              /* entries of its log */
const struct lz_told *lz_room_told(const struct lz_room *, int seat, uint32_t number); /* from 1 */
/* Of an entry LZ_TAKEN_BACK: the first number of the seat's that is void. */
uint32_t lz_room_void_from(const struct lz_room *, int seat, const struct lz_told *);
/* [12,"Anna draws Area 51.","drew-card",1,"area-51"], [13,{"back":9}], [14,{"around":EVENT}], or [15,{"said":TALK}]
   (host/say.h); short: numbers alone, [12,4,1,17]. */
void lz_room_told_json(const struct lz_room *, int seat, uint32_t number, struct lz_writer *);
void lz_room_told_json_short(const struct lz_room *, int seat, uint32_t number, struct lz_writer *);
const void *lz_room_view(struct lz_room *, int seat); /* until the next; within an act that of its copy */
void lz_room_show(struct lz_room *, int seat, struct lz_writer *);
/* The picture after that number of its log, for one who was away; 0: that of the deal. False: that place is void, or a
   bug; take the whole picture. Not within an act. */
bool lz_room_show_at(struct lz_room *, int seat, uint32_t number, struct lz_writer *) LZ_MUST_CHECK;
/* The number of what the seat is asked now; 0: nothing. */
uint32_t lz_room_decision(const struct lz_room *, int seat);
/* {"decision":4,...}: lz_decision_json with its number. _put: into an open object. */
void lz_room_decision_json(struct lz_room *, int seat, struct lz_writer *);
void lz_room_decision_put(struct lz_room *, int seat, struct lz_writer *);
/* {"move":"hold","effects":[..],"changes":{..}}: what a legal input of the seat would do, in sentences, and what would
   change in its picture; null where that is not certain. False: out of memory or a bug, and nothing was written. Not
   within an act. */
bool lz_room_effect_json(struct lz_room *, int seat, const struct lz_input *, struct lz_writer *) LZ_MUST_CHECK;
/* A list of these, for all moves that a screen offers: what they have in common is done once. Null in the place of what
   is no input of the seat's. */
bool lz_room_effects_json(struct lz_room *, int seat, struct lz_inputs, struct lz_writer *) LZ_MUST_CHECK;
/* {"refused":{..},"because":"You have ..","legal":["roll"],"complete":true}: why an input of a seat was refused, and
   the verbs that are legal now. */
void lz_room_refusal_json(struct lz_room *, const struct lz_input *, const struct lz_why *, struct lz_writer *);
/* The same as text: "PIG-1.3: A turn begins with a roll: there is nothing to hold yet. Possible now: roll." */
void lz_room_refusal_print(struct lz_room *, const struct lz_input *, const struct lz_why *, struct lz_writer *);
/* The number of the seat's log up to which it knew when it made its last move; 0: it has made none. And the news after
   that, as entries. */
uint32_t lz_room_since(const struct lz_room *, int seat);
void lz_room_since_json(const struct lz_room *, int seat, struct lz_writer *);
/* The seat's view as text in LZ_TABLE_WIDE columns; the picture of a game that writes none. */
void lz_room_table(struct lz_room *, int seat, struct lz_writer *);
/* May the seat be advised? As the rules of the house say; where there are none, in a match against bots alone. */
bool lz_room_may_hint(const struct lz_room *, int seat);
/* What the best bot would do in the place of the seat, who is asked something, and why: by what the seat knows alone,
   whoever sits there, so that it is the same in all worlds that the seat cannot tell apart. It costs as much as an
   answer of that bot; a bot without reasons leaves the thought empty. False: out of memory, or a bug. */
bool lz_room_think(struct lz_room *, int seat, struct lz_thought *) LZ_MUST_CHECK;
/* [{"move":"discard elvis","behind":0,"reason":".."},..]: by so many thousandths of a point it is worse than the first.
 */
void lz_thought_json(const struct lz_game *, const struct lz_thought *, struct lz_writer *);
/* The seats' labels as tales call them. */
void lz_room_names(const struct lz_room *, const char *names[LZ_SEATS]);

/* ---- papers: what is owed */

/* Acts whose debts are paid, as far as the paper "ledger" says (0 if it speaks of acts that are not there: it is that
   of a longer journal); and that those up to `act` are. */
uint32_t lz_room_paid(struct lz_room *);
bool lz_room_pay(struct lz_room *, uint32_t act) LZ_MUST_CHECK;

#endif

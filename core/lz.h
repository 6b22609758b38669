/* The contract between the rules of a game and everything around them. Read this file, then games/pig.
   A match is its setup and its inputs; a state is one flat block made from them. Nothing here allocates,
   reads a clock or keeps memory of its own. Refused (the player erred), failed (the world erred) and bug
   (we erred) are three different things: struct lz_why, enum lz_status, lz_assert. */
#ifndef LZ_H
#define LZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    LZ_SEATS = 16,      /* seats of one match, at most */
    LZ_ARGS = 10,       /* arguments of one move or event, at most */
    LZ_OPTIONS = 24,    /* options of one game, at most */
    LZ_TABLE_WIDE = 72, /* columns of a table as text */
    LZ_TABLE_SLIM = 60, /* and the fewest that one is written in */
    LZ_PAGE_LINES = 30, /* lines of a players' page, at most */
    LZ_MOVES = 1024,    /* room that is enough for every complete list of legal moves */
    LZ_ONLOOKER = 30,   /* the seat of one who only watches: it has a view and sees public events */
    LZ_CLOCK = 31,      /* the seat that ticks, and makes the host's moves */
    LZ_TICK = 255       /* the clock's one verb */
};
#define LZ_NEVER INT64_MAX

typedef uint32_t lz_seats; /* a set of seats: bit i is seat i (core/seats.h) */

/* A keyed counter; core/rng.h. 128 bits of key, because players may try to guess. */
struct lz_rng {
    uint64_t key[2], count;
};

/* First member of every state. Hosts read this of a state, and nothing else. */
struct lz_head {
    uint16_t game, rules; /* lz_game.number; the edition of the rules the match began with */
    uint8_t seats, phase; /* phase: the game's own numbering, lz_game.phases names it */
    uint8_t over, spare;
    uint32_t step;      /* inputs applied so far */
    lz_seats may, wait; /* who can act now; for whom the game holds, a subset of may. Who plays a match by itself asks
                           a seat of `wait`, and rings the alarm where that is empty: one that may act without being
                           waited for can do so for ever, and the match never ends */
    lz_seats won;       /* once over: the winners, several if shared */
    int64_t now, alarm; /* ms: the last input's time; when a tick is due, or LZ_NEVER */
    struct lz_rng rng;  /* all chance to come; in no view, ever */
};

/* First member of every view: the head without its secrets, and whose eyes these are. */
struct lz_seen {
    uint16_t game, rules;
    uint8_t seats, phase, over, seat; /* seat: 0.. or LZ_ONLOOKER */
    uint32_t step;
    lz_seats may, wait, won;
    int64_t now, alarm;
};

/* What each seat, and last the onlooker, noticed of the inputs: how many, and when the last. Counts and times are
   knowledge. The state of a game with sealed inputs holds one; core/match.h keeps it. */
struct lz_notices {
    int64_t now[LZ_SEATS + 1];
    uint32_t step[LZ_SEATS + 1], spare;
};

/* No hidden padding: its bytes would be nobody's, and states are compared and hashed by their bytes. */
_Static_assert(sizeof(struct lz_head) == 64 && sizeof(struct lz_seen) == 40, "a head or a seen has holes");

struct lz_text {
    const char *at; /* borrowed, not NUL-ended */
    uint32_t len;
};

struct lz_writer; /* core/words/text.h */
struct lz_game;

struct lz_move {
    uint8_t seat, verb, args, spare;
    int16_t arg[LZ_ARGS]; /* those beyond args are 0 */
};

struct lz_input {
    struct lz_move move;
    int64_t at;          /* stamped by the host; what lies before head.now counts as made now */
    struct lz_text text; /* words beside the move; `hear` turns them into arguments, rules never read them. lz_submit
                            borrows them and leaves none */
};

/* Who said no: a row of lz_game.ruleset, and what it was about. */
struct lz_why {
    uint16_t rule;
    int32_t arg;
};

struct lz_event {
    uint16_t kind;
    uint8_t seat, args;
    lz_seats seen; /* who sees it, whole; the others not at all. The onlooker is bit LZ_ONLOOKER */
    int32_t arg[LZ_ARGS];
    struct lz_text text; /* for a kind that is LZ_SPOKEN: what was said, borrowed while it is told; empty if the words
                            were struck out. For all others nothing */
};

/* Where events go. A NULL sink drops them. */
struct lz_sink {
    void (*take)(void *to, const struct lz_event *);
    void *to;
};

struct lz_moves {
    struct lz_move *at;
    uint32_t count, room;
    bool complete; /* every legal move is listed: what is not here is refused */
};

/* The words of a game. `form` in a verb or kind is a letter for each argument: 's' a seat (#2), 'n' a number,
   every other letter the lexicon of that letter. Codes are short names for terminals and scripts. The form "t" alone
   is a line of text, two bytes in each argument: at most LZ_TEXT of them (core/words/verb.h). The form "\"" alone is
   speech: the move holds its mark, the words stand beside it (core/words/prose.h). */
enum { LZ_TEXT = 2 * LZ_ARGS };
struct lz_name {
    const char *word, *code, *title; /* "moon-landing", "L", "Moon \"Landing\"" */
};
struct lz_lexicon {
    char form;
    uint16_t count;   /* arguments are 0..count-1 */
    const char *what; /* "card": what a message calls one of these */
    const struct lz_name *names;
    /* Instead of names, for generated words (5AD, 105RED): print and parse are each other's inverse. */
    void (*print)(const struct lz_game *, int arg, struct lz_writer *);
    bool (*parse)(const struct lz_game *, struct lz_text, int16_t *arg);
    void (*title)(const struct lz_game *, int arg, struct lz_writer *); /* for people, if it is not what print says */
    bool optional; /* the word may be left out; the argument is then `none`, which no word means */
    int16_t none;
};

enum {
    LZ_SORTED = 1, /* the arguments of the last letter of the form are a multiset, kept in ascending order */
    LZ_HOST = 2,   /* a move of the host, not of a seat: its seat is LZ_CLOCK */
    LZ_FINAL = 4   /* ends the match for its seat: whoever takes it from a person asks once more */
};

/* Several rows may share a word: the form that fits decides which verb was meant. */
struct lz_verb {
    uint8_t verb;
    const char *word, *form; /* "meld", "k c c c" */
    uint16_t flags;
    const char *help;
};

enum {
    LZ_REVEALS = 1, /* somebody has seen what he could not know before: nothing is undone across it */
    LZ_SURVEYS = 2, /* from now on views show what no event has told: all that has come into sight */
    LZ_SPOKEN = 4,  /* tells the words that stand beside the move */
    LZ_ROUND = 8,   /* closes a round, a hand, a turn of all: told once for each, so that they can be counted */
    LZ_PAUSE = 16,  /* ends something: a person should have time to see it before more happens */
    /* Not news, because the picture shows it: to the event's own seat (which did it, or is told more), to the other
       seats, to anybody. A log has it anyway. */
    LZ_QUIET_OWN = 32,
    LZ_QUIET_OTHERS = 64,
    LZ_QUIET = LZ_QUIET_OWN | LZ_QUIET_OTHERS,
    LZ_KNOWN_OWN = 128, /* what it reveals was no secret to the event's own seat: a card it lays open */
    LZ_HEADS = 256      /* only a heading: a log leaves it out if nothing stands below it */
};

/* Who may see an event of a kind; asserted whenever one is told. */
enum lz_audience {
    LZ_TO_ALL,   /* every seat and the onlooker */
    LZ_TO_OWNER, /* the event's seat alone */
    LZ_TO_SIDE,  /* the seats on the side of the event's seat */
    LZ_TO_NAMED  /* those whom a rule names: witnesses, both hands of an exchange */
};

/* The tale is a sentence with holes, told to a reader who may be one of the seats:
     {seat} {s0}        the event's seat, the seat of argument 0: by name, or "you" ("You" where a sentence begins)
     {seat's} {s0's}    Anna's, or your
     {draws|draw}       the first of a seat by name, the second of "you": short for {seat:draws|draw}, as {s0:is|are}
     {n0:card|cards}    the first of one, the second of any other number
     {n0} {c0}          the number; the argument in the words of that letter's lexicon; {t0} the line of text
     {words}            what was said
   lz_tale_flaw (core/words/event.h) says what is wrong with one; core/games_test.c asks it of every game. */
struct lz_kind {
    uint16_t kind;
    const char *word, *form;
    uint8_t audience; /* enum lz_audience */
    uint16_t flags;
    const char *tale;
};

struct lz_option {
    const char *name;
    int32_t least, most, usual;
    bool or_zero;      /* 0 is allowed besides least..most */
    const char *words; /* NULL: a number; else the names of the values from 0 on, separated by spaces */
    const char *help;
    /* What a person chooses by (core/words/option.h). */
    const char *group; /* under which heading */
    const char *says;  /* what a value means: a sentence for each of the words, separated by '|'; of a number one
                          sentence with {n}, and after a '|' that of 0, and after another that of a negative number,
                          where they mean something of their own */
    bool ours;         /* not of the printed game */
    const char *whom;  /* "4 seats": whom it concerns; NULL: everybody */
    int32_t people;    /* with this value people alone play; 0: bots may play with any */
};

struct lz_rule {
    uint16_t rule;
    const char *id, *text; /* "CO-6.3" and the sentence a refusal says */
};

struct lz_setup {
    uint64_t key[2]; /* of all chance; core/fair.h makes it from the seed and the seats' words */
    int64_t now;
    uint8_t seats;
    int32_t option[LZ_OPTIONS]; /* in the order of lz_game.options */
};

/* A named choice of seats and options: "quick8". */
struct lz_preset {
    const char *id;
    uint8_t seats;
    const char *options, *help; /* "max_turns=25 wrap=off": those that are not usual */
};

/* The game in the words of its box. */
struct lz_about {
    const char *line; /* in a menu, at most 46 columns: "lie in code in front of the police" */
    const char *aim;  /* what wins, in one sentence */
    const char *whom; /* for whom it is */
    uint16_t minutes_least, minutes_most;
    const char *ours; /* what is not from the printed game but reconstructed; NULL: nothing */
    /* How it is played, for players, after the aim: a paragraph per line, "Turn: Draw a card, ..."; with the aim at
       most LZ_PAGE_LINES lines of LZ_TABLE_WIDE columns. */
    const char *page;
    bool example; /* here to be read by whoever writes a game; listed after the others */
};

/* What a move will do, said before it is made, one sentence at a time. */
enum lz_surety {
    LZ_SURE,   /* it will be so */
    LZ_LIKELY, /* with these odds */
    LZ_OPEN,   /* chance, or what others hold, decides */
    LZ_CAREFUL /* it can be done, but something speaks against it */
};
struct lz_effect {
    uint8_t surety;
    uint16_t odds;        /* of LZ_LIKELY: out of 1000 */
    const char *rule;     /* its id in the rulebook: "CO-6.3" */
    struct lz_text words; /* borrowed while it is told */
    /* Places of the picture ("nodes/CH1"), with a blank between them: what it is about, and what it follows from. NULL:
       none. Borrowed too. */
    const char *at, *from;
};
struct lz_effects { /* where they go */
    void (*take)(void *to, const struct lz_effect *);
    void *to;
    const char *const *names; /* of the seats, as tales have them; NULL: #0, #1, .. */
};

/* What a newcomer could do now, and why. */
struct lz_advice {
    struct lz_text move; /* as it is typed; empty: only something to know */
    struct lz_text words;
};
struct lz_advices {
    void (*take)(void *to, const struct lz_advice *);
    void *to;
};

/* A lesson is played: a match from a seed, and steps. Those of the learner have a sentence and wait for the move; the
   others are made by the lesson. The learner sits where the step says, and so may change sides. host/lesson.h runs it.
 */
struct lz_step {
    uint8_t seat;
    const char *move;   /* as it is typed, what is said after it; NULL: there is only something to read */
    const char *says;   /* to the learner; NULL: another seat's move */
    const char *points; /* at a place of the picture: "hand/2"; NULL: at nothing */
    const char *other;  /* to another move than this; NULL: any legal one will do */
};
struct lz_lesson {
    const char *id, *title, *seed, *options; /* options: "rounds=1 wrap=off" */
    uint8_t seats, seat;                     /* seat: the learner's */
    uint8_t step_count;
    const struct lz_step *steps;
};

/* What a host knows of the world's words, opened once for all its matches: core/lore.h. */
struct lz_lore;

struct lz_sheet; /* core/sheet.h */

/* What the rules say of talk that is no move. */
enum lz_talk {
    LZ_TALK_FREE,     /* to the whole table, and within a side */
    LZ_TALK_ALONE,    /* none between partners: who has one is silent */
    LZ_TALK_BY_RULES, /* none: what is said are moves or letters */
};

/* What a table is written on. */
struct lz_paper {
    const char *const *names; /* of the seats; NULL: as the rules call them */
    uint32_t wide;            /* the most columns of a line, LZ_TABLE_SLIM or more */
};

struct lz_game {
    const char *id, *title, *by; /* by: designers and publisher of the printed game */
    uint16_t number, rules;      /* number: this game's own, never reused; rules: the present edition */
    uint8_t seats_least, seats_most, seats_usual; /* usual: where nobody says how many; 0: the fewest */
    uint8_t option_count, verb_count, kind_count, rule_count, lexicon_count, phase_count, preset_count, lesson_count;
    uint8_t talk; /* enum lz_talk */
    uint32_t state_size, view_size;
    const char *set;   /* the id of the set whose tables these are; NULL: the game has no sets */
    uint32_t set_room; /* bytes that `load` fills */
    uint32_t notices;  /* where in the state they are; 0: everybody notices everything */
    /* Phases, as bits: the rules ask these questions of everybody, and what one holds may leave a single answer. So
       that speed betrays nothing, a host gives every answer to them the same time (docs/host.md, Windows). */
    uint32_t windows;
    uint64_t tables; /* hash of all data tables, checked by core/games_test.c; it is in every journal */
    const struct lz_option *options;
    const struct lz_preset *presets;
    const struct lz_about *about;
    const struct lz_lesson *lessons; /* the first is for whoever has never heard of the game */
    const struct lz_verb *verbs;
    const struct lz_kind *kinds;   /* kinds[i].kind == i */
    const struct lz_rule *ruleset; /* ruleset[i].rule == i; row 0 is LZ_NOT_A_MOVE */
    const struct lz_lexicon *lexicons;
    const char *const *phases; /* names of head.phase */
    const void *facts;         /* the game's open tables, for those who include its view header; may be NULL */
    const void *laws;          /* tables that its own code alone reads; may be NULL */

    /* Every hook is given its descriptor: what a set brings of its own (facts, words, options) hangs there. */

    /* A set of the user's own from the text of its file, which is not needed afterwards: fills `room`, aligned as
       malloc does, and a descriptor that points into it. False: `trouble` says which line, what is wrong there and what
       would be right. NULL: the game has no sets. */
    bool (*load)(const struct lz_game *, struct lz_text file, void *room, struct lz_game *, struct lz_writer *trouble);
    /* Zeroes and fills the state. Refuses seats or options that the rules do not offer. Hosts call lz_begin. */
    bool (*setup)(const struct lz_game *, void *state, const struct lz_setup *, struct lz_sink *, struct lz_why *);
    /* Words to arguments, once, before the journal. For a spoken move it writes the words as everybody will hear them,
       and lz_submit makes their mark the arguments. NULL for a game without words. */
    bool (*hear)(const struct lz_game *, const void *state, struct lz_input *, struct lz_writer *heard,
                 struct lz_why *);
    /* What the rules leave to whoever carries the words, asked with the host's lore (NULL: it has none) after hear and
       check, and never in replay. NULL for a game that leaves nothing. */
    bool (*gate)(const struct lz_game *, const struct lz_lore *, const struct lz_input *, struct lz_why *);
    /* The law. Asked only about moves that lz_move_sane accepts, ticks included; changes nothing. The time is the
       input's, never head.now. */
    bool (*check)(const struct lz_game *, const void *state, const struct lz_input *, struct lz_why *);
    /* After check said yes; cannot fail. */
    void (*apply)(const struct lz_game *, void *state, const struct lz_move *, struct lz_sink *);
    /* Who notices that the input is made at all; asked before apply. NULL: everybody. A game that has it keeps a
       struct lz_notices, `notices` bytes into its state. */
    lz_seats (*noticed)(const struct lz_game *, const void *state, const struct lz_move *);
    /* Appends the seat's legal moves, none if it may not act. Sets complete. */
    void (*legal)(const struct lz_game *, const void *state, int seat, struct lz_moves *);
    /* Some legal move, any of them with a chance above zero; false if the seat may not act. The same chance gives the
       same move in every state that the seat cannot tell from this one. */
    bool (*sample)(const struct lz_game *, const void *state, int seat, struct lz_rng *, struct lz_move *);
    /* The one door out of a state. Built up from nothing; everything after it takes the view. */
    void (*view)(const struct lz_game *, const void *state, int seat, void *view);
    /* A world the view's seat cannot rule out, with fresh chance. */
    void (*imagine)(const struct lz_game *, const void *view, struct lz_rng *, void *state);
    /* The points by the rulebook so far; and what they would be if play stopped now. */
    void (*score)(const struct lz_game *, const void *state, int32_t points[LZ_SEATS]);
    void (*stand)(const struct lz_game *, const void *state, int32_t points[LZ_SEATS]);
    /* The side a seat is on, from 0: partners, teams. NULL: everybody is on their own. */
    int (*side)(const struct lz_game *, int seats, int seat);
    /* The seat by the name the rules give it: "D1", "CT". NULL: "#0". */
    void (*seat_name)(const struct lz_game *, const struct lz_setup *, int seat, struct lz_writer *);
    /* What is asked of the view's seat now, in one sentence: every screen and every mail says this one. */
    void (*ask)(const struct lz_game *, const void *view, struct lz_writer *);
    /* What the input, a legal one of the view's seat, will do: sentences of which none tells as sure what chance or
       another's secret decides. */
    void (*effect)(const struct lz_game *, const void *view, const struct lz_input *, struct lz_effects *);
    /* What makes the refusal of this input apply, from what its seat can see: "You have played 1 of 1 Action cards."
       Nothing where the rule says it all. NULL: it always does. */
    void (*because)(const struct lz_game *, const void *view, const struct lz_input *, const struct lz_why *,
                    struct lz_writer *);
    void (*advise)(const struct lz_game *, const void *view, struct lz_advices *);
    /* A word of a lexicon explained to a player: what it is worth, how many there are, what it does and by which rule,
       in lines of a few words each. Writes nothing about words that explain themselves. */
    void (*explain)(const struct lz_game *, char form, int arg, struct lz_writer *);
    /* What whoever draws a word has to know of it: members of its row in JSON, beside word, code and title. NULL: there
       is nothing more to know. */
    void (*describe)(const struct lz_game *, char form, int arg, struct lz_writer *);
    /* The view as text: for mail, screen readers, terminals without colour and plain pages. */
    void (*table)(const struct lz_game *, const void *view, const struct lz_paper *, struct lz_writer *);
    /* What must always add up; names the rule that does not hold. */
    bool (*audit)(const struct lz_game *, const void *state, struct lz_why *);
    /* The view as JSON. */
    void (*show)(const struct lz_game *, const void *view, struct lz_writer *);
    /* The mailed report from a view and the events since the last one, as JSON; NULL for a game without reports. */
    void (*report)(const struct lz_game *, const void *view, const struct lz_event *, uint32_t n, struct lz_writer *);
    /* How orders are written on sheets, for mail and desks: core/sheet.h. NULL: moves are made one at a time. */
    const struct lz_sheet *sheet;
};

enum { LZ_NOT_A_MOVE = 0 }; /* row 0 of every ruleset: the input is no move of this game at all */
#define LZ_RULE_NOT_A_MOVE \
    { LZ_NOT_A_MOVE, "LZ-1", "That is not a move of this game." }

/* The side of a seat; in a game without sides its own. */
static inline int lz_side_of(const struct lz_game *game, int seats, int seat) {
    return game->side ? game->side(game, seats, seat) : seat;
}

static inline int lz_seats_usual(const struct lz_game *game) {
    return game->seats_usual ? game->seats_usual : game->seats_least;
}

static inline bool lz_refuse(struct lz_why *why, uint16_t rule, int arg) {
    if (why)
        *why = (struct lz_why){ .rule = rule, .arg = arg };
    return false;
}

/* What a call that may meet the world answers. Refused comes with a struct lz_why, failed with words. */
enum lz_status { LZ_OK = 0, LZ_REFUSED = 1, LZ_FAILED = -1 };

#define LZ_COUNT(table) ((uint8_t)(sizeof(table) / sizeof(table)[0]))
#define LZ_MUST_CHECK __attribute__((warn_unused_result))

#endif

/* Between the files that read a sheet and answer it. Private to this folder.
     swamp_lines.c   lines, fields, blocks        swamp_mail.c    mails and their parts
     swamp_letter.c  letters as they are sent     swamp_token.c   the words of a line
     swamp_claim.c   a hex of a map sheet         swamp_chart.c   a whole sheet, and the prose beside it
     swamp_post.c    letters as they are read, and the lie ledger
     swamp_names.c   verbs, directions, chants    swamp_parse.c   one order line
     swamp_sheet_setup.c   a SETUP block                swamp_advise.c  warnings
     swamp_plain.c   orders in plain words        swamp_march.c   those that move, with the odds of battle
     swamp_odds.c    the odds                     swamp_receipt.c the receipt as JSON and as text
     swamp_bill.c    the bill of a start-up       swamp_coach.c   what a newcomer could order
     swamp_meal.c    ways and food                swamp_ring.c    what can be ordered at a hex
     swamp_complete.c what may come next in a line swamp_effect.c  what a move will do
     swamp_usage.c   how orders are written       swamp_sheet.c   the whole sheet, the door */
#ifndef SWAMP_SHEET_WORK_H
#define SWAMP_SHEET_WORK_H

#include "core/words/text.h"
#include "games/swamp/sheet/swamp_sheet.h"
#include "games/swamp/rules/swamp_work.h"

/* ---- swamp_lines.c */
enum swamp_where {
    SW_OUTSIDE,
    SW_IN_ORDERS,
    SW_IN_SETUP,
    SW_IN_LETTER,
    SW_OPENS_ORDERS,
    SW_OPENS_SETUP,
    SW_OPENS_LETTER
};
struct swamp_row {
    struct lz_text text; /* without the line end */
    uint8_t where;
    uint16_t line, mail_line; /* in its block; on the page */
};
struct swamp_reader {
    struct lz_text left;
    uint8_t where; /* the block we are in: SW_OUTSIDE, or SW_IN_.. */
    bool bare;     /* no blocks at all: every line is an order */
    bool sealed;   /* the letter we are in has an END */
    uint16_t line, mail_line;
    uint16_t ordered;         /* lines of orders so far: a second block of them goes on counting */
    uint16_t opened, unended; /* where the block began; the first that did not end */
};
struct swamp_reader swamp_reader_of(struct lz_text page);
/* The next line that is no quotation, no END and no signature; false at the end. */
bool swamp_reader_next(struct swamp_reader *, struct swamp_row *);

enum { SW_FIELD_GAME, SW_FIELD_CLAN, SW_FIELD_PASS, SW_FIELD_TURN, SW_FIELDS };
struct swamp_fields {
    struct lz_text value[SW_FIELDS]; /* empty if the line has none such */
    bool sure;                       /* it is no prose that begins with the same word */
};
/* False: the line does not begin with a field. */
bool swamp_fields_of(struct lz_text line, struct swamp_fields *);
/* The line is this word: "END", "end.", "End:". */
bool swamp_is_line(struct lz_text line, const char *word);
/* A TO line, and who is named there. */
bool swamp_opens_letter(struct lz_text line, struct lz_text *to);
/* Takes the next run of letters and digits. */
struct lz_text swamp_take_name(struct lz_text *from);

/* ---- swamp_token.c */
enum swamp_token_kind { SW_T_NUMBER, SW_T_LETTERS, SW_T_DASHES, SW_T_OTHER };
struct swamp_token {
    struct lz_text text;
    int32_t number; /* at most a million */
    uint8_t kind;
    bool glued;  /* no gap before it */
    bool hyphen; /* a hyphen before it */
    bool used;
};
struct swamp_tokens {
    int count;
    struct swamp_token at[SW_LINE];
};
/* The line without its number, its comment and the blanks around it. */
struct lz_text swamp_order_text(struct lz_text line);
struct lz_text swamp_uncomment(struct lz_text line);
/* Digits, letters and dashes, told apart also where nothing stands between them. At most SW_LINE bytes. */
void swamp_tokens_of(struct lz_text line, struct swamp_tokens *);
/* All that stands together with token i ("SP0", "5AD"), and the token after it. */
struct lz_text swamp_word_at(const struct swamp_tokens *, int i, int *next);
enum { SW_COLOUR_UNCLEAR = SW_COLOURS, SW_NO_COLOUR };
int swamp_colour_named(struct lz_text);
/* "105RED", "RED 105": reads a count at token *i and goes past it. */
enum swamp_count_found { SW_COUNT_NONE, SW_COUNT_GOOD, SW_COUNT_NO_NUMBER, SW_COUNT_UNCLEAR };
int swamp_count_read(const struct swamp_tokens *, int *i, int *colour, int *n);
/* What was written, cut and fit to be shown. */
void swamp_quote(char x[SW_SAID + 4], struct lz_text);

/* ---- swamp_names.c */
int swamp_verb_named(struct lz_text); /* SW_ORDER_VERBS if none is */
/* The name that lies nearest to one word, or to two: a row, 0 if none is near; and what it says. */
int swamp_verb_nearest(struct lz_text one, struct lz_text two);
const char *swamp_verb_meant(int row); /* "" for none */
enum { SW_EAST = SW_DIRECTIONS /* or west */, SW_NO_DIRECTION };
/* A direction at token i, which may be two ("north-east"), and the token after it. */
int swamp_direction_at(const struct swamp_tokens *, int i, int *next);
int swamp_chant_named(struct lz_text); /* SW_CHANTS if none is */

/* ---- swamp_parse.c */
/* Things that an order does not take, W01; the words are in swamp_receipt.c. */
enum swamp_not_taken {
    SW_NO_DIRECTIONS,
    SW_NO_NUMBERS,
    SW_NO_CHANT,
    SW_NO_COLOUR_BUT_BLACK,
    SW_NO_SECOND_NUMBER,
    SW_NO_SECOND_CHANT,
    SW_NO_ZERO,
    SW_NOT_TAKEN
};
/* What an order takes, SW-22.1. */
struct swamp_takes {
    uint8_t least, most; /* directions */
    bool counts;
};
extern const struct swamp_takes swamp_takes[SW_ORDER_VERBS];
/* One order line: the move and W01 into `line`, which has no notes yet, or false and the error. */
bool swamp_order_parse(const struct swamp_view *, struct lz_text text, struct swamp_line *line,
                       struct swamp_note *error);
/* The hex of the map that tokens i and i + 1 name, SW_NOWHERE if they name none. */
int swamp_hex_at(const struct swamp_laws *, const struct swamp_tokens *, int i);
struct swamp_note swamp_note_of(int code);                   /* with nothing said yet */
void swamp_note_add(struct swamp_line *, struct swamp_note); /* as long as there is room */

/* ---- swamp_sheet_setup.c: SW-18.9 */
void swamp_slip_add(struct swamp_receipt *, const struct swamp_row *, struct swamp_note);
void swamp_setup_open(const struct swamp_row *, struct swamp_receipt *);
void swamp_setup_line(const struct swamp_row *, struct swamp_receipt *);
int swamp_ground_named(struct lz_text); /* a word of lexicon 'q', -1 if it is none */
/* The design as it was written. */
struct swamp_design swamp_setup_design(const struct swamp_receipt *);

/* ---- swamp_receipt.c, swamp_bill.c */
void swamp_put_in(struct lz_writer *, int n, int width); /* a number, blanks before it */
void swamp_bill_json(const struct swamp_receipt *, struct lz_writer *);
void swamp_bill_text(const struct swamp_receipt *, struct lz_writer *);

/* ---- swamp_claim.c, swamp_chart.c: what a map sheet says (SW-16.3), and how it compares with what is known */
enum { SW_CHART = 60 }; /* hexes of one */
struct swamp_claim {
    uint16_t hex;
    uint16_t number;              /* of the lizards there, if `counted`; */
    uint16_t lizards[SW_COLOURS]; /* by colour, if `coloured` */
    uint8_t terrain;              /* SW_UNKNOWN: not said */
    uint8_t colour;               /* of a den; SW_COLOUR_UNTOLD: not said */
    uint8_t clan;                 /* whose den or band it is; SW_UNTOLD: not said */
    uint8_t marks;                /* home den, bridge, raft */
    bool counted, coloured;
    bool old; /* the ground is remembered: what it carries is not said */
};
struct swamp_chart {
    uint8_t count;
    struct swamp_claim at[SW_CHART];
};
struct swamp_claim swamp_claim_none(int hex);                            /* says nothing */
struct swamp_claim swamp_claim_seen(const struct swamp_view *, int hex); /* as one's own map has it */
struct swamp_claim swamp_claim_true(const struct swamp_state *, int hex);
/* Which of what is said another claim bears out or contradicts. */
enum swamp_verdict { SW_CLAIM_UNSEEN, SW_CLAIM_AGREES, SW_CLAIM_DIFFERS, SW_VERDICTS };
enum swamp_verdict swamp_claim_against(const struct swamp_claim *said, const struct swamp_claim *known);
/* The same, with the clan's own sight, the terrain that it only remembers left out. */
enum swamp_verdict swamp_claim_judged(const struct swamp_view *, const struct swamp_claim *said);
void swamp_claim_print(const struct swamp_view *, const struct swamp_claim *, struct lz_writer *); /* as it is kept */
void swamp_claim_words(const struct swamp_view *, const struct swamp_claim *, struct lz_writer *); /* for people */
/* Reads the words after the hex into the claim; false: the one at token *i is none of them. */
bool swamp_claim_read(const struct swamp_view *, const struct swamp_tokens *, int *i, struct swamp_claim *);

/* A letter is prose and a sheet. `writing`: what is left open is cut from the writer's own map; else it is read as it
   was kept. */
struct swamp_letter_parts {
    const struct swamp_view *v;
    bool writing;
    struct swamp_chart chart;
    struct lz_writer *prose, *note; /* note: what is not understood; both may be NULL */
};
void swamp_letter_part(struct swamp_letter_parts *, struct lz_text text);

/* ---- swamp_post.c: hooks of core/sheet.h */
void swamp_letter_copy(const struct swamp_view *, const struct lz_post *, struct lz_writer *);
void swamp_letter_doctored(const struct swamp_view *, const struct lz_post *, struct lz_writer *);
void swamp_letter_expose(const struct swamp_state *, const struct lz_post *, struct lz_writer *);

/* ---- swamp_advise.c: W02..W16 */
void swamp_advise(const struct swamp_view *, struct swamp_receipt *);
/* Of an order that would be the next of the book: its notes, with orders of the book for lines. */
void swamp_advise_next(const struct swamp_view *, const struct lz_move *, struct swamp_line *);

/* ---- what a view says of a hex */
static inline const struct swamp_cell *swamp_cell_at(const struct swamp_view *v, int hex) { return &v->cells[hex]; }
/* Own warriors there. */
static inline int swamp_mine(const struct swamp_view *v, int hex) {
    return v->clan && v->cells[hex].clan == v->clan ? v->cells[hex].number : 0;
}
/* Warriors of another clan seen there. */
static inline int swamp_theirs(const struct swamp_view *v, int hex) {
    return v->cells[hex].clan && v->cells[hex].clan != v->clan ? v->cells[hex].number : 0;
}
/* Neighbours known to be of that terrain. */
int swamp_seen_near(const struct swamp_view *, int hex, int terrain);
/* Of how many lizards an order speaks, as far as they are there; 0 if none are. */
int swamp_movers(const struct swamp_view *, const struct swamp_order *);
/* An order for exactly one lizard, SW-10.2. */
bool swamp_makes_spy(const struct swamp_order *);
static inline int swamp_need(int verb) { /* workers, SW-13 */
    return verb == SW_BF || verb == SW_DF ? 10 : verb == SW_BD ? 50 : 20;
}
static inline int swamp_worker(int verb) { return verb == SW_BF || verb == SW_DF || verb == SW_BR ? SW_GRN : SW_GRY; }
static inline bool swamp_builds(int verb) { return verb >= SW_BF && verb <= SW_DB; }

/* ---- swamp_plain.c, swamp_march.c: what will be done, a sentence at a time */
struct swamp_talk {
    const struct swamp_view *v;
    struct lz_effects *out;
    struct lz_writer w; /* the sentence that is being made, in `room` */
    char room[400];
};
/* Adds to the sentence: %n a number, %h a hex, %s words, %c a clan. */
void swamp_talk(struct swamp_talk *, const char *form, ...);
/* Ends it. */
void swamp_said(struct swamp_talk *, enum lz_surety, const char *rule);
void swamp_likely(struct swamp_talk *, const char *rule, int odds);      /* out of 1000 */
void swamp_words_march(struct swamp_talk *, const struct swamp_order *); /* MO SP SN SA */
extern const char *const swamp_colour_words[SW_COLOURS + 1];             /* "red".., "" */

/* ---- swamp_complete.c */
void swamp_complete(const struct lz_game *, const void *view, struct lz_text before, struct lz_writer *);

/* ---- swamp_ring.c */
bool swamp_ring(const struct lz_game *, const void *view, struct lz_text place, struct lz_writer *json);

/* ---- swamp_odds.c */
struct swamp_brawl {
    int attackers, defenders;
    int skill, their_skill;
    bool den;
};
struct swamp_odds {
    int win;  /* percent */
    int left; /* attackers left if they win, on average; 0 if they never do */
    int odds; /* of winning, out of 1000 */
};
struct swamp_odds swamp_odds(const struct swamp_laws *, const struct swamp_brawl *, int runs);

#endif

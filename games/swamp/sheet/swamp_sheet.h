/* Orders as people write them (SW-22), start-ups (SW-18.9) and whole mails: read with the eyes of one clan's view,
   never with more. Open to clients. Nothing is kept: spans point into the mail, so it must live as long as they do. */
#ifndef SWAMP_SHEET_H
#define SWAMP_SHEET_H

#include "core/sheet.h"
#include "games/swamp/swamp_view.h"

enum {
    SW_SAID = 80,       /* bytes of a line that a receipt quotes */
    SW_LINE = 200,      /* bytes of a line that is read, its comment left out */
    SW_SLIPS = 60,      /* errors that a receipt lists; the rest is counted */
    SW_LINE_NOTES = 8,  /* warnings about one order */
    SW_BAND_NOTES = 40, /* warnings about bands and spies that no order names */
    SW_MESSAGE = 2000,  /* SW-16.1: characters of a message; of one mail LZ_LETTERS count */
};

/* The messages of SW-22.2 and SW-18.9; what each says is in swamp_notes.def. */
enum swamp_note_code {
#define NOTE(name, rule, text) SW_NOTE_##name,
#include "games/swamp/sheet/swamp_notes.def"
#undef NOTE
    SW_NOTES
};

/* One message and what its words speak of; each code uses some of these. */
struct swamp_note {
    uint8_t code;
    uint8_t verb;       /* enum swamp_verb */
    uint8_t word;       /* a colour, a hunger, a thing that is not taken, a name that was meant */
    uint8_t chant;      /* SW_CHANTS: none */
    uint8_t a, b;       /* least and most */
    uint16_t hex, line; /* of the map; another line of the sheet */
    int32_t n, m;
    char x[SW_SAID + 4]; /* what was written, fit to be shown */
};

struct swamp_line {
    uint16_t line;
    uint8_t notes;
    char said[SW_SAID + 4]; /* the line, fit to be shown, cut with "..." */
    struct lz_move move;
    struct swamp_note note[SW_LINE_NOTES];
};

struct swamp_slip {
    uint16_t line;
    char said[SW_SAID + 4];
    struct swamp_note note;
};

enum swamp_setup_kind { SW_NO_SETUP, SW_SETUP_DEFAULT, SW_SETUP_DESIGN };

/* What a sheet means and what is wrong with it. */
struct swamp_receipt {
    uint8_t orders;   /* in line[] */
    uint8_t slips;    /* in slip[] */
    uint8_t bands;    /* in band[] */
    uint8_t setup;    /* enum swamp_setup_kind */
    uint8_t replaces; /* the orders here take the place of those given before */
    uint8_t number;   /* of the default taken */
    uint16_t more;    /* errors beyond those listed */
    uint32_t named;   /* bit i: hex i + 1 of the design has a line */
    uint16_t plot_line[SW_CELLS];
    struct lz_move plot[SW_CELLS];
    struct lz_move design; /* the move that begins the design */
    struct swamp_line line[SW_ORDERS];
    struct swamp_slip slip[SW_SLIPS];
    struct swamp_note band[SW_BAND_NOTES];
};

/* Reads order lines and SETUP blocks: of a whole mail those inside its blocks, of a page without block or field lines
   every line. Lines are counted from 1: after ORDERS or SETUP, or on the page. */
void swamp_sheet_read(const struct swamp_view *, struct lz_text page, struct swamp_receipt *);
/* Appends what it means, ready for lz_submit: a start-up, and `clear` with the orders. */
void swamp_sheet_moves(const struct swamp_view *, const struct swamp_receipt *, struct lz_moves *);
/* The receipt as JSON (docs/receipt.md), and as lines of at most 78 columns for mail and terminal. */
void swamp_receipt_json(const struct swamp_view *, const struct swamp_receipt *, struct lz_writer *);
void swamp_receipt_text(const struct swamp_view *, const struct swamp_receipt *, struct lz_writer *);
/* An order of the book as it is written: "SP 5AD SW NE 105RED 32YEL" (SW-22.1). */
void swamp_order_print(const struct swamp_laws *, const struct swamp_order *,
                       struct lz_writer *); /* swamp_report_orders.c */
/* One order in plain words as the clan sees it now, with the odds of an attack: a sentence at a time, and all of them;
   and a message in words. */
void swamp_order_effects(const struct swamp_view *, const struct lz_move *, struct lz_effects *);
void swamp_order_words(const struct swamp_view *, const struct lz_move *, struct lz_writer *);
void swamp_note_put(const struct swamp_view *, const struct swamp_note *, struct lz_writer *);
const char *swamp_note_name(int code); /* "P01" */
const char *swamp_note_rule(int code); /* "SW-22.1" */

/* ---- ways of one or two steps, and food (swamp_meal.c) */
struct swamp_way {
    int from, to, step[2]; /* step: SW_STAY where there is none */
    int aim;               /* the hex that it is about, if it is about one */
    int worth;             /* the greater the better */
};
/* Every way of a band with `from` and `aim` as given; `judge` says how good one is, 0 if it will not do. The best is
   kept, less what its ground costs. */
void swamp_ways(const struct swamp_view *, struct swamp_way,
                int (*judge)(const struct swamp_view *, const struct swamp_way *), struct swamp_way *best);
bool swamp_free_den(const struct swamp_view *, int hex); /* as far as is known */
/* The way that feeds one's own band in the hex; false: there is none. */
bool swamp_meal(const struct swamp_view *, int hex, struct swamp_way *);
int swamp_starves(const struct swamp_view *, int hex); /* the turn in which the band dies of hunger, unless it eats */
void swamp_put_way(const struct swamp_view *, const struct swamp_way *, struct lz_writer *); /* "5AD SW NE" */

/* How an order or another word of a mail is written, and what it does (swamp_usage.c). False: there are no more. */
struct swamp_usage {
    const char *write, *does;
    int press; /* the least press that has it, SW-16.2 */
};
bool swamp_usage(int i, struct swamp_usage *);
/* The hexes from the one that the order is for to the one where it ends, or at which it is aimed, as a list "path". */
void swamp_json_path(const struct swamp_view *, const struct swamp_order *, struct lz_writer *);

/* What all newcomers should know (swamp_coach.c), and what the four defaults are (swamp_effect.c). */
extern const char swamp_to_know[];
extern const char *const swamp_start_words[SW_DEFAULTS];

/* ---- a whole mail, SW-22.4 */
/* The part that follows `part`, the first if that is all zero; false: there are no more. */
bool swamp_mail_next(struct lz_text mail, struct lz_mail *part);
/* SW-16.1 to SW-16.3: a letter as its sender wrote it; false: it is not sent, and the note says why. */
bool swamp_letter_post(const struct swamp_view *, const struct lz_letter *, struct lz_posting *);
/* A clan by its number, code or name, 0 if there is none such. */
int swamp_clan_named(const struct swamp_view *, struct lz_text);

#endif

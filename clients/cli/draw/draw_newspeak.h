/* NewSpeak on a screen. Everything is read from the view, the open tables and the events that the seat has seen:
     draw_newspeak.c         the screen: sides, code card, talk
     draw_newspeak_board.c   the twelve places
     draw_newspeak_talk.c    what was said, what a sentence carries
     draw_newspeak_tablet.c  codes, marks, places, cards: pages of their own
     draw_newspeak_ask.c     outcomes, and what can be typed
     draw_newspeak_note.c    a seat's own notes
     draw_newspeak_truth.c   reveals, and all at the end */
#ifndef CLI_DRAW_NEWSPEAK_H
#define CLI_DRAW_NEWSPEAK_H

#include "bots/newspeak/newspeak_hear.h"
#include "clients/cli/cli.h"
#include "clients/cli/draw/draw.h"
#include "games/newspeak/newspeak_view.h"

static inline const struct newspeak_view *ns_view(const struct frame *frame) { return frame->view; }
static inline const struct newspeak_open *ns_open(const struct frame *frame) { return &ns_view(frame)->open; }
static inline bool ns_laid(const struct newspeak_open *o) { return o->set < NS_SETS && o->place[0] != NS_NONE; }
static inline const struct newspeak_facts *ns_facts(const struct frame *frame) {
    return newspeak_facts_of(frame->game);
}
static inline const struct newspeak_card *ns_card(const struct frame *frame, int card) {
    return &ns_facts(frame)->card[card];
}
static inline const struct newspeak_place *ns_place(const struct frame *frame, int slot) {
    return &ns_facts(frame)->place[ns_open(frame)->place[slot]];
}
/* The code-words of the match, once its set is chosen. */
static inline int ns_words(const struct frame *frame) { return ns_facts(frame)->set[ns_open(frame)->set].words; }
static inline const struct newspeak_word *ns_word(const struct frame *frame, int word) {
    return &ns_facts(frame)->set[ns_open(frame)->set].word[word];
}
static inline const char *ns_meaning(const struct frame *frame, int meaning) {
    return meaning == NS_NONE ? "-" : ns_facts(frame)->meaning[meaning];
}
/* What a code-word means in a code, or NS_NONE. */
static inline int ns_means(const struct frame *frame, int code, int word) {
    return ns_facts(frame)->set[ns_open(frame)->set].means[code][word];
}

/* What lasts from page to page: the words each seat has marked in this round, its notes, and what is known of the words
   of the set that is played. */
enum { NS_MARKS = 12 };
struct ns_marks {
    uint8_t round, count, word[NS_MARKS];
};
struct ns_notes {
    uint32_t len;
    char text[2000];
};
struct ns_memory {
    struct ns_marks marks[NS_SEATS];
    struct ns_notes notes[NS_SEATS];
    const struct newspeak_set *learned; /* NULL: none yet */
    struct newspeak_words words;
};

/* ---- draw_newspeak.c */
void ns_seat(const struct frame *, int seat, struct lz_writer *);     /* "D1" */
void ns_put_slot(const struct frame *, int slot, struct lz_writer *); /* "7 Night Club" */
void ns_put_score(const struct frame *, struct lz_writer *);
/* The code that the view knows for a round, from 1 on, or NS_NONE. */
int ns_code_of(const struct newspeak_view *, int round);

/* ---- draw_newspeak_board.c: in so many columns, with so many lines of tags (NS_FLOWING: none,
   and the places follow each other like words); under NS_BOARD_LEAST a list */
enum { NS_FLOWING = -1, NS_BOARD_LEAST = 60, NS_TAG_LINES = 6 };
enum { NS_HACKED_TINT = TINT + 4, NS_MODERATED_TINT = TINT + 3, NS_SAID_TINT = TINT + 2 };
/* The code-words said in this round, themselves or in another form, as bits. */
uint32_t ns_said_words(const struct frame *);
void ns_put_board(const struct frame *, int wide, int tags, struct lz_writer *);

/* ---- draw_newspeak_talk.c */
/* One who hears all that the program knows of the match's set, which must be chosen. */
struct newspeak_ear ns_ear(const struct frame *);
const char *ns_lacking(const struct lz_lore *);
/* The code-word that a token is or sounds like, or NS_NONE; *exact: it is the word itself. */
int ns_stands_for(const struct frame *, const char *token, bool *exact);
/* What was said, and after every word that stands for a code-word what it means: "heart[=queue]", "reply[~glass]".
   `code` NS_NONE: the words alone. */
void ns_put_gloss(const struct frame *, int code, struct lz_text, struct lz_writer *);
/* What the seat has heard in a round, one after the other (*at 0 first); NULL after the last. */
const struct lz_event *ns_next_heard(const struct frame *, int round, uint32_t *at);
/* What was said in a round, numbered, as the seat understands it; the last `most` lines of so many columns. */
struct ns_talk {
    int round, wide, most;
    bool truth; /* with the code of that round, which the view must know */
};
int ns_put_talk(const struct frame *, struct ns_talk, struct lz_writer *);
bool ns_gloss(const struct frame *, const struct lz_event *, struct lz_writer *);

/* ---- draw_newspeak_tablet.c */
extern const struct drawer_word ns_commands[];
void ns_put_codes(const struct frame *, struct lz_writer *); /* all codes side by side */
int ns_codes_wide(const struct newspeak_open *);
/* The words this seat has marked in this round, code by code. */
bool ns_marked(const struct frame *);
void ns_put_marks(const struct frame *, struct lz_writer *);
int ns_word_named(const struct frame *, struct lz_text);     /* a code-word in any of its forms, or NS_NONE */
void ns_put_cards(const struct frame *, struct lz_writer *); /* the pool: what each does */

/* ---- draw_newspeak_ask.c */
void ns_typed(const struct frame *, struct lz_writer *);
void ns_pace(const void *view, int64_t range[2]);
void ns_put_outcome(const struct frame *, int round, struct lz_writer *); /* in a sentence or two */

/* ---- draw_newspeak_note.c */
void ns_put_notes(const struct frame *, struct lz_text rest, struct lz_writer *);

/* ---- draw_newspeak_truth.c */
void ns_reveal(const struct frame *, uint32_t from, struct lz_writer *);
void ns_truth(const struct frame *, struct lz_writer *);

#endif

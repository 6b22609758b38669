/* What a seat sees of a game, drawn as lines of text. A game with a drawer stands in the list of meson.build; one
   without is shown as the JSON of its view. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include "clients/cli/party.h"
#include "clients/cli/play/term.h"

enum { FRAME_TIGHTEST = 4 };
struct frame {
    const struct term *term;
    const struct lz_game *game;
    const struct party *party;
    const void *view;
    const struct lz_moves *moves; /* what the view's seat may do; NULL where nobody is asked */
    int tight;                    /* how often the table was too long for the screen: 0 to FRAME_TIGHTEST */
    /* All that has happened, other seats' events among them: table_saw says whose they are. May be NULL. */
    const struct lz_event *event;
    uint32_t events;
    struct lz_text words; /* of a spoken move that is tried */
    int64_t now;          /* the time of the match, for what is left until the view's alarm */
    const uint8_t *seed;  /* of a match that is over, so that its bots can be asked what they thought; else NULL */
    const struct lz_lore *lore; /* of this computer; NULL: it has none */
    void *memory;               /* the drawer's own, as long as the match is open; nothing else of it outlives a page */
};

/* A page that a command opens. */
struct drawer_word {
    const char *word, *form, *about;
    void (*put)(const struct frame *, struct lz_text rest, struct lz_writer *);
};

struct draw_desk; /* draw_desk.h */

struct drawer {
    const char *game;
    /* The table and the seat's own cards: whole lines of at most term->wide columns. */
    void (*table)(const struct frame *, struct lz_writer *);
    int yields;   /* up to this frame.tight the table gives way for the whole of the news; beyond, only for the moves */
    bool flowing; /* what an LZ_PAUSE ends is told in paragraphs, one for each who acts; otherwise one tale per line */
    /* What does not fit on the table, by commands of its own, up to a row without a word. NULL: there are none. */
    const struct drawer_word *words;
    /* How the match stands, and what counted. */
    void (*score)(const struct frame *, struct lz_writer *);
    /* All that follows may be NULL. */
    /* What has changed since the seat last saw the table, said above the tales of an interlude. */
    void (*changed)(const struct frame *, struct lz_writer *);
    bool coded;   /* moves are listed in the codes of the table, also where words would fit */
    bool by_head; /* moves are listed under all their words but the last: "add bird  1 TB1  2 TB2" */
    /* What must be said wherever the cards are shown. */
    const char *(*note)(const struct lz_game *);
    /* What this machine does not have, and what that means; NULL: nothing is missing. */
    const char *(*lacking)(const struct lz_lore *);
    const char *preset; /* what is played where none is named; options come on top of it */
    /* What can be typed now, in place of a numbered list: then a number or a word alone is what follows a verb. */
    void (*typed)(const struct frame *, struct lz_writer *);
    /* The page that follows what ends something (LZ_PAUSE), in place of its tales; they begin with event `from`. */
    void (*reveal)(const struct frame *, uint32_t from, struct lz_writer *);
    /* When all is over: what was hidden, told in full. */
    void (*truth)(const struct frame *, struct lz_writer *);
    /* An event as the owner of the view understands it; false: as everybody does. */
    bool (*gloss)(const struct frame *, const struct lz_event *, struct lz_writer *);
    /* By the clock: the milliseconds a bot takes for its next move, at least and at most. */
    void (*pace)(const void *view, int64_t range[2]);
    const struct draw_desk *desk; /* where orders are written on sheets */
    size_t memory;                /* bytes of frame.memory, all 0 at first */
};
/* Room for it; NULL for a drawer that keeps nothing. */
void *drawer_memory(const struct lz_game *);
const struct drawer *drawer_of(const struct lz_game *);
/* The page of the game's own that the word opens; NULL: none. */
const struct drawer_word *drawer_word_of(const struct lz_game *, struct lz_text word);

/* drawers.inc is made by the build: DRAWER(game) for each game with a drawer. */
#define DRAWER(game) extern const struct drawer draw_##game;
#include "clients/cli/draw/drawers.inc"
#undef DRAWER

/* The seat as others know it: "#1 rummy". */
void draw_seat(const struct frame *, int seat, struct lz_writer *);

/* The word, code or title of an argument; never NULL. */
const struct lz_name *draw_name(const struct lz_game *, char form, int arg);
const char *draw_code(const struct lz_game *, char form, int arg);
const char *draw_title(const struct lz_game *, char form, int arg);

/* A move as the list has it: in codes where the table speaks in them. */
void draw_move(const struct frame *, const struct lz_move *, struct lz_writer *);

/* The frame's moves with their numbers, a line or more for each verb, in at most `most` lines; answers how many are
   listed. */
uint32_t draw_moves(const struct frame *, int most, struct lz_writer *);

#endif

/* What the house lays down for a table: clocks, stand-ins, watchers, undo. A table of options like a game's
   (host/house.def), from which forms, help and checks are made. A table that has such rules has a host line for each
   that is not as usual, "house clock=live", so that all who read its journal know them. */
#ifndef HOST_HOUSE_H
#define HOST_HOUSE_H

#include "bots/bot.h"

enum lz_house_option {
#define HOUSE(name, word, least, most, usual, words, group, help, says, whom) LZ_HOUSE_##name,
#define HOUSE_TEXT(name, word, group, help, whom) LZ_HOUSE_##name,
#include "host/house.def"
#undef HOUSE
#undef HOUSE_TEXT
    LZ_HOUSES
};
enum { LZ_HOUSE_NUMBERS = LZ_HOUSE_STAND_IN, LZ_HOUSE_TEXTS = LZ_HOUSES - LZ_HOUSE_NUMBERS, LZ_HOUSE_TEXT = 100 };
enum { LZ_HOUSE_NONE, LZ_HOUSE_LIVE, LZ_HOUSE_CORRESPONDENCE };       /* of LZ_HOUSE_CLOCK */
enum { LZ_HOUSE_UNDO_NO, LZ_HOUSE_UNDO_FREE, LZ_HOUSE_UNDO_CONSENT }; /* of LZ_HOUSE_UNDO */
enum { LZ_HOUSE_HINT_NO, LZ_HOUSE_HINT_BOTS, LZ_HOUSE_HINT_YES };     /* of LZ_HOUSE_HINT */

struct lz_house {
    bool on; /* the table has such rules; else it is played as its host sees fit */
    int32_t number[LZ_HOUSE_NUMBERS];
    char text[LZ_HOUSE_TEXTS][LZ_HOUSE_TEXT];
};

struct lz_house lz_house_usual(void);
/* "clock=live": false, and `trouble` (may be NULL) says what is wrong and what would be right. */
bool lz_house_parse(struct lz_house *, const struct lz_game *, struct lz_text, struct lz_writer *trouble) LZ_MUST_CHECK;
/* Do its options go together? */
bool lz_house_sound(const struct lz_house *, struct lz_writer *trouble) LZ_MUST_CHECK;
/* The lines that the facts of a table have for it (lz_room_create): "house", then "house clock=live" for each option
   that is not as usual, and "clock PER RESERVE BOT" where a clock runs. How many. */
enum { LZ_HOUSE_FACTS = LZ_HOUSES + 2, LZ_HOUSE_LINE = LZ_HOUSE_TEXT + 40 };
uint32_t lz_house_facts(const struct lz_house *, const struct lz_game *, char line[LZ_HOUSE_FACTS][LZ_HOUSE_LINE]);
/* The bot that the table names, or the weakest that people play against; with its own budget, "rummy@4000". */
struct lz_player lz_house_stand_in(const struct lz_house *, const struct lz_game *);
const char *lz_house_text(const struct lz_house *, enum lz_house_option); /* "": not given */

/* [{"name":"clock","words":[..],"usual":0,..},..]: the options that a table of that game can have; one that is a text
   has "text":true. And {"clock":"live"}: those that are not as usual. */
void lz_house_options_json(const struct lz_game *, struct lz_writer *);
void lz_house_json(const struct lz_house *, const char *key, struct lz_writer *);

#endif

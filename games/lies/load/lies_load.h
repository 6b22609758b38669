/* A set of Lizards & Lies read from its file (LL-15): docs/lies-data.md is the format. Each record into struct
   lies_data (lies_load_board.c, _deck.c, _play.c, programs in _ops.c), then what no single record can show (_check.c),
   then the words that follow (_names.c). The built-in set is read by the same code when the engine is built. */
#ifndef LIES_LOAD_H
#define LIES_LOAD_H

#include "core/set.h"
#include "games/lies/lies_inner.h"

enum { LIES_LEXICONS = 9, LIES_PROGRAMS = 96, LIES_SET_ROOM = 1 << 18 };
enum { LIES_STORY = 400 }; /* bytes of what a part or an ending tells, at most: it is told in one tale */

/* All that a set brings: the facts, and the words of moves, events and options. */
struct lies_set {
    struct lies_data data;
    struct lz_lexicon lexicon[LIES_LEXICONS];
    struct lz_option option[LIES_OPTIONS];
    struct lz_verb verb[LIES_VERBS];
    struct lz_kind kind[LIES_KINDS];
    struct lz_rule rule[LIES_RULES];
    struct lz_name node[LIES_NODES], net[LIES_NETS], piece[LIES_PIECES], role[LIES_ROLES], part[LIES_PARTS];
    struct lz_name card[LIES_ROLES * LIES_DECK], step[LIES_ROLES * LIES_STEPS];
    char orders[32], scenarios[40], bases[200]; /* what the options of these names offer */
    struct lz_about about;
    uint64_t hash;
};

/* What a scenario tells: of each part how it begins, how it ends if its condition is not met, how if it is. The words
   of a lexicon that is made: part-1, part-1-no, part-1-yes; people read the set's text. */
void lies_story_print(const struct lz_game *, int story, struct lz_writer *);
bool lies_story_parse(const struct lz_game *, struct lz_text, int16_t *story);
void lies_story_title(const struct lz_game *, int story, struct lz_writer *);

/* A set while it is read. */
struct lies_loader {
    struct lz_set file;
    struct lies_set *set; /* in the caller's room */
    struct lies_data *data;
    const char *scenario; /* its id */
    const char *role[LIES_ROLES + 1];
    /* Where things stand in the file, for what is checked at the end. */
    uint32_t net_line[LIES_NETS], node_line[LIES_NODES], alt_line[LIES_ALTS], deck_line[LIES_ROLES];
    uint32_t program_line[LIES_PROGRAMS], part_line[LIES_PARTS], pair_line[4], supply_line;
    uint8_t theories;
    bool disordered[LIES_ROLES]; /* cards not numbered in a row: said once for each deck */
    bool seats_given[4][2];      /* points, threshold, handicap with the scenario, without: for two seats, for four */
};

/* lies_load.c: a role by its id, or roles (bits) by some of them or `all`; after a trouble -1. */
int lies_load_role(struct lies_loader *, struct lz_text word);
int lies_load_roles(struct lies_loader *, const char *words);

/* lies_load_page.c: the players' page, kept in the room. */
const char *lies_load_page(struct lies_loader *);

/* lies_load_ops.c: LL-15.2. The number of the program, or LIES_NONE after a trouble. */
uint8_t lies_load_program(struct lies_loader *, const char *text);
/* A word that ops are made of cannot name a theory. */
bool lies_load_op_word(struct lz_text word);

/* The takers of records, for the table of kinds; the loader is a struct lies_loader. */
#define LIES_TAKE(name) void lies_take_##name(void *loader, const struct lz_set_record *record)
LIES_TAKE(net);
LIES_TAKE(node);
LIES_TAKE(lines);
LIES_TAKE(alt);
LIES_TAKE(bases);
LIES_TAKE(deck);
LIES_TAKE(card);
LIES_TAKE(board);
LIES_TAKE(set);
LIES_TAKE(theory);
LIES_TAKE(role);
LIES_TAKE(role_once);
LIES_TAKE(word);
LIES_TAKE(supply);
LIES_TAKE(limit);
LIES_TAKE(rounds);
LIES_TAKE(points);
LIES_TAKE(threshold);
LIES_TAKE(handicap);
LIES_TAKE(setup);
LIES_TAKE(scenario);
LIES_TAKE(part);
LIES_TAKE(effect);
LIES_TAKE(ending);
LIES_TAKE(after);

/* lies_load_check.c: LL-15.4, and the masks that follow from the records. */
void lies_load_check(struct lies_loader *);

/* lies_load_names.c: the words of a set that is sound; the id of a card, "CT01". */
void lies_load_names(struct lies_loader *);
const char *lies_load_keep(struct lies_loader *, const struct lz_writer *); /* in the room for good */
void lies_load_words(struct lies_loader *);                                 /* lies_load_words.c */
void lies_load_options(struct lies_loader *);                               /* lies_load_options.c: and `about` */
/* The sentence with the set's words. */
const char *lies_load_said(struct lies_loader *, const char *sentence);
void lies_put_card_id(const char *role, int kind, struct lz_writer *);

/* Of the words of the built-in set, as core/games_test.c counts them. */
#define LIES_WORDS_HASH UINT64_C(0x47eedde47fd411a1)

/* The set that the engine is built with: made from games/lies/reconstruction.lies by tools/lies. */
extern const struct lies_set lies_built_in;

bool lies_load(const struct lz_game *, struct lz_text file, void *room, struct lz_game *into,
               struct lz_writer *trouble);

#endif

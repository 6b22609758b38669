/* The words for positions of Lizards!, for the rule scripts; linked into the checker only. */
#ifndef SWAMP_RIG_H
#define SWAMP_RIG_H

#include "games/swamp/swamp_state.h"
#include "tests/rules/runner/rig.h"

enum { SWAMP_RIG_WORDS = 25 };
extern const struct rig_word swamp_rig_words[SWAMP_RIG_WORDS];

/* What the rig keeps while a case runs. */
struct swamp_rig {
    uint8_t keeps_order; /* lists of orders stay as they were laid */
    uint8_t settled;
    uint8_t ground;               /* the terrain of hexes that were not named */
    uint8_t clan;                 /* of the last word */
    lz_seats bare;                /* seats that get no home */
    uint8_t named[SW_HEXES / 8];  /* hexes the script has named */
    uint8_t spoken[SW_HEXES / 8]; /* those of the last word: what its print speaks of */
};
_Static_assert(sizeof(struct swamp_rig) <= SCRIPT_MEMORY, "it is kept in the script's memory");

static inline struct swamp_rig *swamp_rig_of(struct script *s) { return script_memory(s); }

/* For printf("%.*s"). */
#define SPAN(text) (int)(text).len, (text).at

/* ---- swamp_rig_read.c. What takes a word off `from` says what is wrong with it (script_wrong). */
static inline bool map_empty(struct lz_text text) { return !lz_trim(text).len; }
bool map_take_hex(struct script *, const struct swamp_state *, struct lz_text *from, int *hex); /* it is spoken of */
bool map_take_this(struct lz_text *from, const char *words);                                    /* says nothing */
bool map_take_owner(struct script *, struct lz_text *from, int seat, int *clan);
bool map_take_clan(struct script *, struct lz_text *from, int seat, int *clan);
bool map_take_number(struct script *, struct lz_text *from, int most, int *number);
bool map_setting(struct lz_text word, const char *name, int64_t most, int64_t *number); /* name=N; says nothing */
int map_colour_of(const struct script *, struct lz_text word);                          /* -1 if it is none */
int map_like_one_of(struct lz_text word, const char *const *names, int n);
/* A value of the word for each part between semicolons. */
bool map_each(struct script *, struct swamp_state *, int seat, struct lz_text value,
              bool (*one)(struct script *, struct swamp_state *, int seat, struct lz_text));
bool map_spoken_of(struct script *, int hex);
void map_print_hex(const struct swamp_state *, int hex, struct lz_writer *);
void map_print_clan(int clan, struct lz_writer *);
void map_print_setting(const char *name, int number, struct lz_writer *);
const char *map_colour_word(int colour);

/* ---- swamp_rig_map.c: place and print of the words for what stands on the map. */
#define MAP_WORD(name) \
    bool map_place_##name(struct script *, void *state, int seat, struct lz_text value); \
    void map_print_##name(struct script *, const void *state, int seat, struct lz_writer *)
MAP_WORD(terrain);
MAP_WORD(band);
MAP_WORD(den);
MAP_WORD(temple);
MAP_WORD(bridge);
MAP_WORD(raft);
MAP_WORD(half);
MAP_WORD(spy);
#undef MAP_WORD

#endif

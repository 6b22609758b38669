/* All that is true of a game of Lizards!. Private to this folder. At rest every band is one group (SW-4.3) and stands
   in its hex; a turn in the making is a struct swamp_work (swamp_work.h), which lives as long as one apply. */
#ifndef SWAMP_STATE_H
#define SWAMP_STATE_H

#include "games/swamp/swamp.h"
#include "games/swamp/swamp_view.h"

/* The rows of the ruleset. */
enum swamp_rule {
    SW_NOT_A_MOVE,
#define RULE(name, id, text) name,
#include "games/swamp/swamp_rules.def"
#undef RULE
    SW_RULES
};

struct swamp_hex {
    uint16_t population, militia; /* of a den; militia of free ones only */
    uint16_t lizards[SW_COLOURS]; /* the band here, if clan is not 0 */
    uint8_t clan, hunger, experience, mired;
    uint8_t terrain, marks;
    uint8_t owner;  /* of den, temple or bridge: a clan or SW_FREE; 0 elsewhere */
    uint8_t colour; /* of a den, else 0 */
    uint8_t until;  /* raft: turns left; half-built den: the turn it was begun; den: collapse turn, 0 for never */
    uint8_t freed;  /* of an unsettled den: bit i, lizards of colour i were freed into it (SW-8.1) */
};
_Static_assert(sizeof(struct swamp_hex) == 24, "a hex has holes");

/* What only the clan itself and the rules know of it. */
struct swamp_desk {
    uint8_t orders, missed, leaving, acted; /* acted: has given orders or said READY for this turn */
};

struct swamp_state {
    struct lz_head head;
    struct lz_notices notices; /* SW-17.3: how many orders a rival has written, and when, is not told either */
    struct swamp_laws laws;
    uint16_t turn; /* the last turn resolved; the one being resolved while it is (SW-6.5) */
    uint16_t spies;
    uint8_t clans_at_start, spare[3];
    struct swamp_clan clan[SW_CLANS]; /* by seat: clan number - 1 */
    struct swamp_desk desk[SW_CLANS];
    struct swamp_hex hex[SW_HEXES];
    struct swamp_spy spy[SW_SPIES]; /* by clan, then in order of creation (SW-4.8) */
    union {
        struct swamp_design design[SW_CLANS]; /* in SW_PHASE_STARTUP */
        struct swamp_order order[SW_CLANS][SW_ORDERS];
    };
    /* SW-3.5, what each clan saw last: the turn + 1 (0 never); in nibbles, even hexes low, the terrain, and of a den
       its colour + 1 and SW_MEMORY_HOME. */
    uint8_t memory_turn[SW_CLANS][SW_HEXES];
    uint8_t memory_terrain[SW_CLANS][SW_HEXES / 2];
    uint8_t memory_den[SW_CLANS][SW_HEXES / 2];
};
enum { SW_MEMORY_HOME = 8 };
_Static_assert(sizeof(struct swamp_state) < 73728, "the state has outgrown its 72 KB");

static inline int swamp_nibble(const uint8_t *pairs, int i) { return pairs[i / 2] >> (i & 1 ? 4 : 0) & 15; }
static inline void swamp_nibble_set(uint8_t *pairs, int i, int n) {
    int shift = i & 1 ? 4 : 0;
    pairs[i / 2] = (uint8_t)((pairs[i / 2] & ~(15 << shift)) | n << shift);
}

static inline const struct swamp_clan *swamp_clan_of(const struct swamp_state *s, int clan) {
    return &s->clan[clan - 1];
}
static inline bool swamp_active(const struct swamp_state *s, int clan) {
    return clan >= 1 && clan <= s->head.seats && s->clan[clan - 1].state == SW_ACTIVE;
}
static inline bool swamp_is_clan(const struct swamp_state *s, int clan) { return clan >= 1 && clan <= s->head.seats; }
static inline int swamp_hexes(const struct swamp_state *s) { return s->laws.wide * s->laws.high; }
static inline bool swamp_water(int terrain) { return terrain == SW_WATER || terrain == SW_WHIRLPOOL; }

#endif

/* Conspiracy!: the numbers, limits and ends of the game, and its descriptor. docs/rules/conspiracy.md. */
#include "games/conspiracy/conspiracy.h"

#include "games/conspiracy/conspiracy_state.h"
#include "games/kit/rummy_doors.h"

/* CO-7.3 */
static bool has_reptilians(const struct rummy *s) { return s->open.group[REPTILIANS][s->open.turn]; }

/* CO-4.4, CO-7.3, CO-7.4 */
static int draw_looks(const struct rummy *s) {
    return s->open.group[AREA_51][s->open.turn] && s->open.unknown_left >= 2 ? 2 : 1;
}

/* CO-4.3, option empty-unknown=last-lap: one draw from the Tabloids a seat. */
static uint16_t draw_limit(const struct rummy *s) {
    bool lapped = s->open.lapped >> s->open.turn & 1;
    return s->open.option[O_EMPTY_UNKNOWN] == EMPTY_LAST_LAP && !s->open.unknown_left && lapped ? CO_4_3 : 0;
}

/* CO-4.3, CO-4.7: the round ends when no card could be drawn. */
static bool may_begin(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    (void)out;
    if (s->open.unknown_left)
        return true;
    struct lz_move draw = { .seat = s->open.turn, .verb = RUMMY_V_DRAW, .args = 1, .arg = { RUMMY_TABLOIDS } };
    return s->open.option[O_EMPTY_UNKNOWN] != EMPTY_END && !rummy_test_draw(r, s, &draw);
}

/* CO-9.2 to CO-9.4: one a turn; two with Reptilian Overlords, as far as the option or a reveal of this turn goes. */
static bool action_left(const struct rummy *s, int set) {
    bool second = has_reptilians(s) && (s->open.option[O_REPTILIAN] || (set != RUMMY_NONE && set == s->open.twin));
    return s->open.acts < (second ? 2 : 1);
}

/* CO-9.4; CO-9.13: after any Action card, the one that opened `extra` too, no second. */
static int proofs(const struct rummy *s) { return has_reptilians(s) && !s->open.any_act ? 2 : 1; }

/* CO-8.1, option cloning-wild=after-reveal */
static bool wild(const struct rummy *s) {
    return !s->open.option[O_CLONING_WILD] || rummy_in_play(&s->open, CLONING_HITLER);
}

static bool strengthened(const struct rummy *s, int set) {
    return s->open.strengthened[0] == set || s->open.strengthened[1] == set;
}

/* CO-5.1, CO-5.7, CO-6.5 */
static uint16_t meld_limit(const struct rummy *s) {
    if (s->open.revealed != RUMMY_NONE)
        return CO_5_1;
    return s->open.strengthened[1] != RUMMY_NONE ? CO_5_7 : 0;
}

/* CO-6.3 to CO-6.5: one besides a reveal, else two; what was begun this turn goes on freely, a reveal too (CO-5.8). */
static uint16_t add_limit(const struct rummy *s, int set) {
    if (s->open.revealed == set || strengthened(s, set))
        return 0;
    int used = (s->open.strengthened[0] != RUMMY_NONE) + (s->open.strengthened[1] != RUMMY_NONE);
    return used + (s->open.revealed != RUMMY_NONE) >= 2 ? CO_6_3 : 0;
}

static void noted(struct rummy *s, int set, bool founded) {
    lz_assert(set >= 0 && set < RUMMY_SETS && (!founded || s->open.revealed == RUMMY_NONE));
    if (founded) {
        s->open.twin = has_reptilians(s) && !s->open.any_act ? (uint8_t)set : RUMMY_NONE;
        s->open.revealed = (uint8_t)set;
        return;
    }
    if (s->open.twin != set)
        s->open.twin = RUMMY_NONE;
    if (s->open.revealed == set || strengthened(s, set))
        return;
    lz_assert(s->open.strengthened[1] == RUMMY_NONE); /* CO-6.3 */
    s->open.strengthened[s->open.strengthened[0] != RUMMY_NONE] = (uint8_t)set;
}

/* CO-10.2: Philadelphia's card is certain while its trigger is unspent and a card is there. */
static int sure_gain(const struct rummy *s, int set) {
    return set == PHILADELPHIA && !(s->open.triggered >> PHILADELPHIA & 1) && s->open.tabloids_left;
}

/* CO-14.1, CO-14.2, CO-14.5; option rounds. */
static lz_seats winners(struct rummy *s) {
    const int16_t *option = s->open.option;
    lz_seats leaders = rummy_leaders(s, s->open.total);
    lz_assert(leaders);
    int target = rummy_target(&conspiracy_deck, &s->open, s->head.seats);
    bool done = target ? s->open.total[lz_first(leaders)] >= target : s->open.round >= option[O_ROUNDS];
    if (done && lz_seats_count(leaders) == 1)
        return leaders;
    return option[RUMMY_O_ROUND_LIMIT] && s->open.round >= option[RUMMY_O_ROUND_LIMIT] ? leaders : 0;
}

/* CO-14.3 */
static int next_dealer(const struct rummy *s) {
    const int16_t *points = s->open.option[RUMMY_O_DEALER] ? s->open.result.score : s->open.total;
    int seats = s->head.seats;
    return lz_next_in(rummy_leaders(s, points), lz_left_of(s->open.dealer, seats), seats);
}

static const uint16_t reasons[RUMMY_REASONS] = {
    [RUMMY_R_SEATS] = CO_0_2,       [RUMMY_R_OPTION] = CO_15_1,  [RUMMY_R_PHASE] = CO_3_2,   [RUMMY_R_CARD] = CO_17_5,
    [RUMMY_R_EMPTY] = CO_4_2,       [RUMMY_R_FETCH] = CO_9_10,   [RUMMY_R_STALL] = CO_4_2,   [RUMMY_R_ACTION] = CO_9_1,
    [RUMMY_R_EXTRA] = CO_9_11,      [RUMMY_R_FIT_MELD] = CO_5_3, [RUMMY_R_FIT_ADD] = CO_5_3, [RUMMY_R_FOUNDED] = CO_5_2,
    [RUMMY_R_NOT_FOUNDED] = CO_6_1, [RUMMY_R_PROOFS] = CO_5_4,   [RUMMY_R_NATURAL] = CO_5_5, [RUMMY_R_SUPPORT] = CO_8_3,
    [RUMMY_R_NOT_PLAYED] = CO_17_1, [RUMMY_R_KEEP] = CO_10_1,    [RUMMY_R_REDRAW] = CO_4_6,  [RUMMY_R_AUDIT] = CO_0_6,
};

#define OWN(phase) [(phase)-RUMMY_PHASES]
static const char *const questions[PHASES - RUMMY_PHASES] = {
    OWN(CHEM_TARGET) = "Chemtrails: into whose hand do you look, or do you decline?",
    OWN(CHEM_FATE) = "Chemtrails shows {shown}: return it, or discard it?",
    OWN(COLD_DRAW) = "Cold Fusion: draw one more card from the Unknown?",
    OWN(MOON_TARGET) = "Moon \"Landing\": which card on the table goes to the Tabloids, or do you decline?",
    OWN(DEVIL_TARGET) = "Devil Worship: with whom do you swap a card, or do you decline?",
    OWN(DEVIL_GIVE) = "Devil Worship: which card do you give in return?",
    OWN(MIB_FIRST) = "Men in Black: which story do you cover up?",
    OWN(MIB_SECOND) = "Men in Black: cover up a second story, or decline?",
};

static const struct rummy_rules rules = {
    .game = &conspiracy_game,
    .words = &conspiracy_words,
    .deck = &conspiracy_deck,
    .whole = { { 0x1111111555555555, 0x433411 } },
    .asked = conspiracy_asked,
    .play = conspiracy_play,
    .questions = questions,
    .playable = 1u << MEN_IN_BLACK | 1u << REMOTE_VIEWING | 1u << SECRET_INFORMANT,
    .rule = reasons,
    .deal = { 0, 0, 10, 10, 10 }, /* CO-2.2 */
    .may_begin = may_begin,
    .draw_looks = draw_looks,
    .draw_limit = draw_limit,
    .action_left = action_left,
    .proofs = proofs,
    .wild = wild,
    .meld_limit = meld_limit,
    .add_limit = add_limit,
    .sure_gain = sure_gain,
    .noted = noted,
    .trigger = conspiracy_trigger,
    .liftable = conspiracy_liftable,
    .fetched = conspiracy_fetched,
    .winners = winners,
    .next_dealer = next_dealer,
};

/* CO-15 */
#define RUMMY_DEAL "round"
#define RUMMY_DEALS "rounds"
static const struct lz_option options[] = {
    [RUMMY_O_TARGET] = { "target", 50, 500, 0, true, NULL, "total that ends the game; 0 means 100", "Length",
                         "The first with {n} points wins.|The first with 100 points wins.", true, NULL },
#include "games/kit/rummy_options.def"
    [O_ROUNDS] = { "rounds", 0, 20, 0, false, NULL, "play this many rounds instead of to a target; 0 is off", "Length",
                   "The match lasts {n} rounds, whatever the points.|The match goes on until somebody has enough "
                   "points.",
                   true, NULL },
    [O_REPTILIAN] = { "reptilian", 0, 1, 0, false, "reveal-only two-actions", "what Reptilian Overlords give", "Cards",
                      "With Reptilian Overlords before you, two Proof! cards may be part of a reveal.|With Reptilian "
                      "Overlords before you, you may play two Action cards of any kind in a turn.",
                      true, NULL },
    [O_CLONING_WILD] = { "cloning-wild", 0, 1, 0, false, "always after-reveal", "when They're Cloning Hitler! is wild",
                         "Cards",
                         "They're Cloning Hitler! is always wild.|They're Cloning Hitler! is wild only while that "
                         "conspiracy is in play.",
                         true, NULL },
    [O_CLONED_DOUBLING] = { "cloned-doubling", 0, 1, 0, false, "host either", "with what a wild doubles", "Cards",
                            "A wild They're Cloning Hitler! doubles with the conspiracy it lies with.|A wild They're "
                            "Cloning Hitler! also doubles with its own conspiracy.",
                            true, NULL },
    [O_PHILADELPHIA] = { "philadelphia-pick", 0, 1, 0, false, "any top", "which card Philadelphia takes", "Cards",
                         "Philadelphia Experiment takes any card of the Tabloids.|Philadelphia Experiment takes the "
                         "top "
                         "card of the Tabloids.",
                         true, NULL },
    [O_LEAKED_ALONE] = { "leaked-alone", 0, 1, 0, false, "no yes",
                         "may a Leaked File lie without a true card beside it", "Cards",
                         "A Leaked File needs a card of the conspiracy's own colour in your own pile, and falls with "
                         "the last of them.|A Leaked File may be added to any conspiracy in play, and stays there "
                         "whatever falls.",
                         true, NULL },
    [O_EMPTY_UNKNOWN] = { "empty-unknown", 0, 2, 0, false, "draw-on last-lap end", "play on when the Unknown is empty",
                          "Fine points",
                          "When the Unknown is empty, play goes on as long as somebody draws from the Tabloids.|When "
                          "the "
                          "Unknown is empty, everybody may draw from the Tabloids once more.|When the Unknown is "
                          "empty, "
                          "the round ends with the next turn.",
                          true, NULL },
};
_Static_assert(sizeof options / sizeof options[0] <= RUMMY_OPTIONS, "the state has room for every option");

/* CO-17.1; CO-17.2: a meld's three cards are sorted. */
static const struct lz_verb verbs[] = {
    { RUMMY_V_MELD, "meld", "k c c c", LZ_SORTED, "reveal a conspiracy with three cards of your hand; more by add" },
    { RUMMY_V_ADD, "add", "k c", 0, "strengthen a conspiracy in play with a card of your hand" },
    { RUMMY_V_PLAY, "play", "c", 0, "play an Investigation" },
    { RUMMY_V_DRAW, "draw", "p", 0, "draw the top card of the Unknown or the Tabloids" },
    { RUMMY_V_KEEP, "keep", "c", 0, "keep one of the cards you look at" },
    { RUMMY_V_TAKE, "take", "c", 0, "take a card out of the Tabloids" },
    { RUMMY_V_GIVE, "give", "c", 0, "give a card of your hand in return" },
    { RUMMY_V_CHOOSE_SEAT, "choose", "s", 0, "aim at a seat" },
    { RUMMY_V_CHOOSE_CARD, "choose", "c", 0, "choose a card" },
    { RUMMY_V_CHOOSE_TABLE, "choose", "s k c", 0, "choose a card on the table" },
    { RUMMY_V_CHOOSE_FATE, "choose", "f", 0, "return the card shown, or discard it" },
    { RUMMY_V_DISCARD, "discard", "c", 0, "put a card of your hand on the Tabloids" },
    { RUMMY_V_DECLINE, "decline", "", 0, "do nothing of the kind" },
};

/* CO-16.3: a card shown or swapped is named to the two seats; the others hear that it was done. */
#define RUMMY_FOUNDS "{reveals|reveal}"
#define RUMMY_ADDS "{strengthens|strengthen} {k0} with {c1}"
#define RUMMY_PROVEN "proven"
static const struct lz_kind kinds[KINDS] = {
#define KIND(name, word, form, audience, flags, tale) \
    [RUMMY_K_##name] = { RUMMY_K_##name, word, form, audience, flags, tale },
#include "games/kit/rummy_kinds.def"
#undef KIND
    [K_SHOWN] = { K_SHOWN, "shown", "s", LZ_TO_NAMED, LZ_REVEALS, "{seat} {looks|look} at one of {s0's} cards." },
    [K_SHOWN_CARD] = { K_SHOWN_CARD, "shown-card", "s c", LZ_TO_NAMED, LZ_REVEALS,
                       "{seat} {sees|see} {c1} in {s0's} hand." },
    [K_RETURNED] = { K_RETURNED, "returned", "s", LZ_TO_ALL, 0, "{seat} {returns|return} the card to {s0}." },
    [K_THROWN] = { K_THROWN, "thrown", "s c", LZ_TO_ALL, LZ_REVEALS | LZ_KNOWN_OWN,
                   "{seat} {has|have} {s0} discard {c1}." },
    [K_LANDED] = { K_LANDED, "removed", "s k c", LZ_TO_ALL, 0,
                   "{seat} {has|have} {c2} of {s0's} {k1} removed to the Tabloids." },
    [K_SWAPPED] = { K_SWAPPED, "took-blind", "s", LZ_TO_NAMED, LZ_REVEALS,
                    "{seat} {takes|take} one of {s0's} cards unseen." },
    [K_SWAPPED_CARD] = { K_SWAPPED_CARD, "took-blind-card", "s c", LZ_TO_NAMED, LZ_REVEALS,
                         "{seat} {takes|take} {c1} from {s0}." },
    [K_GAVE] = { K_GAVE, "gave", "s", LZ_TO_NAMED, LZ_REVEALS, "{seat} {gives|give} {s0} a card in return." },
    [K_GAVE_CARD] = { K_GAVE_CARD, "gave-card", "s c", LZ_TO_NAMED, LZ_REVEALS | LZ_KNOWN_OWN,
                      "{seat} {gives|give} {s0} {c1} in return." },
    [K_COVERED] = { K_COVERED, "covered", "c", LZ_TO_ALL, 0, "{seat} {has|have} {c0} covered up." },
};

static const struct lz_rule ruleset[] = {
    LZ_RULE_NOT_A_MOVE,
#define RULE(name, id, text) { name, id, text },
#include "games/conspiracy/conspiracy_rules.def"
#undef RULE
};

_Static_assert(LZ_COUNT(ruleset) == RULES, "a rule has lost its row");

/* CO-3.5 */
static const char *const phases[PHASES] = {
    "draw",      "main",        "look",         "order",      "lift",        "fetch",
    "extra",     "last",        "strike",       "resolving",  "chem-target", "chem-fate",
    "cold-draw", "moon-target", "devil-target", "devil-give", "mib-first",   "mib-second",
};

const struct lz_game conspiracy_game = {
    .id = "conspiracy",
    .title = "Conspiracy!",
    .by = "Diane and Nick Sauer, Shoot Again Games",
    .number = 2,
    .rules = 1,
    .option_count = LZ_COUNT(options),
    .verb_count = LZ_COUNT(verbs),
    .kind_count = KINDS,
    .rule_count = LZ_COUNT(ruleset),
    .lexicon_count = LZ_COUNT(conspiracy_lexicons),
    .phase_count = PHASES,
    .tables = 0xfc3495cd6f89e2ec,
    .about = &conspiracy_about,
    .lessons = conspiracy_lessons,
    .lesson_count = LZ_COUNT(conspiracy_lessons),
    .options = options,
    .verbs = verbs,
    .kinds = kinds,
    .ruleset = ruleset,
    .lexicons = conspiracy_lexicons,
    .phases = phases,
    .facts = &conspiracy_deck,
    .laws = &rules,
    RUMMY_DOORS,
};

/* Legends and Lies: the numbers and ends of the game, and its descriptor. docs/rules/legends.md. */
#include "games/legends/legends.h"

#include "games/legends/legends_state.h"
#include "games/kit/rummy_doors.h"

/* LE-4.5, LE-12.6: a turn begins only with a card to draw, after the one reshuffle if need be. */
static bool may_begin(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    return rummy_want(r, s, out);
}

/* LE-7.1 */
static bool action_left(const struct rummy *s, int set) {
    (void)set;
    return !s->open.acts;
}

/* LE-5.2 */
static int proofs(const struct rummy *s) {
    (void)s;
    return 1;
}

/* Partners hold equal totals: two leaders of one team are one. */
static bool one_leads(const struct rummy *s, lz_seats leaders) {
    return lz_seats_count(leaders) == (rummy_partners(&legends_deck, s->head.seats) ? 2 : 1);
}

/* LE-11.1 to LE-11.3, LE-11.6, LE-12.10, LE-19.7: a shared lead at the target is played off once. */
static lz_seats winners(struct rummy *s) {
    const int16_t *option = s->open.option;
    int target = rummy_target(&legends_deck, &s->open, s->head.seats);
    lz_seats leaders = rummy_leaders(s, s->open.total);
    lz_assert(leaders);
    bool reached = s->open.total[lz_first(leaders)] >= target;
    if (s->open.extra_hand || (reached && one_leads(s, leaders)))
        return leaders;
    if (option[RUMMY_O_ROUND_LIMIT] && s->open.round >= option[RUMMY_O_ROUND_LIMIT])
        return leaders;
    s->open.extra_hand = reached;
    return 0;
}

/* LE-11.4, LE-11.5, LE-12.11 */
static int next_dealer(const struct rummy *s) {
    const int16_t *points = s->open.option[RUMMY_O_DEALER] ? s->open.result.score : s->open.total;
    lz_seats leaders = rummy_leaders(s, points);
    if (rummy_partners(&legends_deck, s->head.seats) || lz_seats_count(leaders) > 1)
        return lz_left_of(s->open.dealer, s->head.seats);
    return lz_first(leaders);
}

#define V RUMMY_VERB
/* LE-3.1, LE-3.2, LE-3.6: the turn as a machine. */
static const struct rummy_asked asked[PHASES] = {
    [RUMMY_DRAW] = { V(DRAW) | V(PASS), legends_test_draw, legends_do_draw },
    [RUMMY_MAIN] = { V(MELD) | V(ADD) | V(PLAY) | V(PLAY_AT) | V(DISCARD), rummy_test_main, rummy_do_main },
    [RUMMY_LOOKING] = { V(KEEP), rummy_test_look, rummy_do_look },
    [RUMMY_ORDER] = { V(CHOOSE_CARD), rummy_test_order, rummy_do_order },
    [RUMMY_LIFT] = { V(TAKE), rummy_test_lift, rummy_do_lift },
    [RUMMY_FETCH] = { V(DRAW) | V(TAKE), rummy_test_fetch, rummy_do_fetch },
    [RUMMY_EXTRA] = { V(MELD) | V(ADD) | V(PLAY) | V(PLAY_AT) | V(DECLINE), rummy_test_main, rummy_do_main },
    [RUMMY_LAST] = { V(DISCARD), rummy_test_hand, rummy_do_last }, /* LE-8.5 */
    [RUMMY_STRIKE] = { V(CHOOSE_CARD), rummy_test_strike, rummy_do_strike },
    [BLIND] = { V(PASS), rummy_test_hand, legends_do_blind },
    [RETURN] = { V(PASS), rummy_test_hand, legends_do_return },
    [RAISE] = { V(DISCARD), rummy_test_hand, legends_do_raise },
    [FALL] = { V(DISCARD) | V(DECLINE), legends_test_fall, legends_do_fall },
};

static const uint16_t reasons[RUMMY_REASONS] = {
    [RUMMY_R_SEATS] = LE_2_1,   [RUMMY_R_OPTION] = LE_13_1,     [RUMMY_R_PHASE] = LE_3_6,    [RUMMY_R_CARD] = LE_16_4,
    [RUMMY_R_EMPTY] = LE_4_2,   [RUMMY_R_FETCH] = LE_7_5,       [RUMMY_R_STALL] = LE_4_8,    [RUMMY_R_ACTION] = LE_7_1,
    [RUMMY_R_EXTRA] = LE_7_6,   [RUMMY_R_BARRED] = LE_6_4,      [RUMMY_R_FIT_MELD] = LE_5_3, [RUMMY_R_FIT_ADD] = LE_5_7,
    [RUMMY_R_FOUNDED] = LE_5_6, [RUMMY_R_NOT_FOUNDED] = LE_5_7, [RUMMY_R_PROOFS] = LE_5_2,   [RUMMY_R_NATURAL] = LE_5_3,
    [RUMMY_R_SUPPORT] = LE_6_1, [RUMMY_R_NOT_PLAYED] = LE_7_4,  [RUMMY_R_KEEP] = LE_3_3,     [RUMMY_R_REDRAW] = LE_4_3,
    [RUMMY_R_AUDIT] = LE_19_1,
};

#define OWN(phase) [(phase)-RUMMY_PHASES]
static const char *const questions[PHASES - RUMMY_PHASES] = {
    OWN(BLIND) = "Choose a card to pass to your partner; nobody knows yet what comes back.",
    OWN(RETURN) = "Your partner passes you a card instead of drawing: which one do you give in return?",
    OWN(RAISE) = "Resurrection: first discard a card.",
    OWN(FALL) = "Fish Falls: which card do you discard?",
};

static const struct rummy_rules rules = {
    .game = &legends_game,
    .words = &legends_words,
    .deck = &legends_deck,
    .whole = { { 0x2111111234555557, 0x23323 } },
    .asked = asked,
    .play = legends_play,
    .questions = questions,
    .playable = 1u << CROP_CIRCLES | 1u << FISH_FALLS | 1u << ESP | 1u << RESURRECTION | 1u << HOAX,
    .rule = reasons,
    .deal = { 0, 0, 10, 10, 8 }, /* LE-2.3 */
    .reshuffles = 1,             /* LE-4.4, LE-19.7 */
    .dealt = legends_dealt,
    .may_begin = may_begin,
    .action_left = action_left,
    .proofs = proofs,
    .liftable = legends_liftable,
    .fetched = legends_fetched,
    .tell_team = legends_tell_team,
    .winners = winners,
    .next_dealer = next_dealer,
};

/* LE-13 */
#define RUMMY_DEAL "hand"
#define RUMMY_DEALS "hands"
static const struct lz_option options[] = {
    [RUMMY_O_TARGET] = { "target", 50, 500, 0, true, NULL, "total that ends the match; 0 means 100, partners 150",
                         "Length", "The first with {n} points wins.|The first with 100 points wins, partners with 150.",
                         true, NULL },
#include "games/kit/rummy_options.def"
    [O_EXPERT_VALUE] = { "expert-value", 0, 1, 0, false, "set two", "what an Expert is worth on the table", "Cards",
                         "\"Expert\" Opinion is worth as much as a card of the creature it lies with.|\"Expert\" "
                         "Opinion is "
                         "worth 2 points everywhere.",
                         true, NULL },
    [O_CROP_EXTRA] = { "crop-extra", 0, 1, 0, false, "any tabloids", "which fetched Anomalies may be played at once",
                       "Cards",
                       "Every Anomaly that Crop Circles bring may be played at once.|Only an Anomaly that Crop Circles "
                       "bring from the Tabloids may be played at once.",
                       true, NULL },
    [O_ESP_ORDER] = { "esp-order", 0, 1, 0, false, "chosen kept", "how ESP puts cards back", "Cards",
                      "Who plays ESP puts the cards back in any order.|ESP puts the cards back as they lay.", true,
                      NULL },
    [O_DISCREDIT] = { "discredit", 0, 1, 0, false, "each block", "one story at a time, or all from the largest",
                      "Fine points",
                      "Each story strikes the expedition that is largest then.|All stories strike the expedition that "
                      "was "
                      "largest at first.",
                      true, NULL },
};
_Static_assert(sizeof options / sizeof options[0] <= RUMMY_OPTIONS, "the state has room for every option");

/* LE-16 */
static const struct lz_verb verbs[] = {
    { RUMMY_V_MELD, "meld", "k c c c", LZ_SORTED, "mount an expedition with three cards of your hand; more by add" },
    { RUMMY_V_ADD, "add", "k c", 0, "add a card of your hand to a creature in play" },
    { RUMMY_V_PLAY, "play", "c", 0, "play an Anomaly" },
    { RUMMY_V_PLAY_AT, "play", "c s k c", 0, "play a Hoax! at a card on the table" },
    { RUMMY_V_DRAW, "draw", "p", 0, "draw the top card of the Unknown or the Tabloids" },
    { RUMMY_V_KEEP, "keep", "c", 0, "keep one of the cards you look at" },
    { RUMMY_V_TAKE, "take", "c", 0, "take a card out of the Tabloids" },
    { RUMMY_V_PASS, "pass", "c", 0, "pass a card of your hand to your partner" },
    { RUMMY_V_CHOOSE_CARD, "choose", "c", 0, "choose a card" },
    { RUMMY_V_DISCARD, "discard", "c", 0, "put a card of your hand on the Tabloids" },
    { RUMMY_V_DECLINE, "decline", "", 0, "do no more of the kind" },
};

/* LE-15.7: a card passed is named to the two partners; the others hear that it was passed. */
#define RUMMY_FOUNDS "{mounts|mount} an expedition for"
#define RUMMY_ADDS "{adds|add} {c1} to {k0}"
#define RUMMY_PROVEN "acknowledged"
static const struct lz_kind kinds[KINDS] = {
#define KIND(name, word, form, audience, flags, tale) \
    [RUMMY_K_##name] = { RUMMY_K_##name, word, form, audience, flags, tale },
#include "games/kit/rummy_kinds.def"
#undef KIND
    [K_LAID] = { K_LAID, "laid", "", LZ_TO_ALL, LZ_REVEALS | LZ_KNOWN_OWN,
                 "{seat} {lays|lay} a card aside for {seat:the|your} partner." },
    [K_PASSED] = { K_PASSED, "passed", "s", LZ_TO_NAMED, LZ_REVEALS, "{seat} {passes|pass} a card to {s0}." },
    [K_PASSED_CARD] = { K_PASSED_CARD, "passed-card", "s c", LZ_TO_SIDE, LZ_REVEALS | LZ_KNOWN_OWN,
                        "{seat} {passes|pass} {c1} to {s0}." },
    [K_HOAXED] = { K_HOAXED, "hoaxed", "s k c", LZ_TO_ALL, 0,
                   "{seat} {exposes|expose} {c2} of {s0's} {k1}: it goes to the Tabloids." },
    [K_SCORED_PARTNER] = { K_SCORED_PARTNER, "scored-partner", "n n n", LZ_TO_ALL, LZ_REVEALS | LZ_PAUSE,
                           "{seat} {scores|score} {n2}: {n0} on the table, {n1} left in hand." },
    [K_SCORED_TEAM] = { K_SCORED_TEAM, "scored-team", "s s n n", LZ_TO_ALL, LZ_REVEALS | LZ_PAUSE,
                        "{s0} and {s1} together: {n2} for the hand, {n3} in all." },
    [K_FELL] = { K_FELL, "fell", "c", LZ_TO_ALL, 0, "{seat} {lets|let} {c0} fall into the Tabloids." },
};

static const struct lz_rule ruleset[] = {
    LZ_RULE_NOT_A_MOVE,
#define RULE(name, id, text) { name, id, text },
#include "games/legends/legends_rules.def"
#undef RULE
};

_Static_assert(LZ_COUNT(ruleset) == RULES, "a rule has lost its row");

static const char *const phases[PHASES] = {
    "draw", "main",   "look",      "order", "lift",   "fetch", "extra",
    "last", "strike", "resolving", "blind", "return", "raise", "fall",
};

const struct lz_game legends_game = {
    .id = "legends",
    .title = "Legends and Lies",
    .by = "Diane Sauer, Shoot Again Games",
    .number = 3,
    .talk = LZ_TALK_ALONE, /* LE-12.12 */
    .rules = 1,
    .option_count = LZ_COUNT(options),
    .verb_count = LZ_COUNT(verbs),
    .kind_count = KINDS,
    .rule_count = LZ_COUNT(ruleset),
    .lexicon_count = LZ_COUNT(legends_lexicons),
    .phase_count = PHASES,
    .tables = 0x1299dbbc6438958e,
    .about = &legends_about,
    .lessons = legends_lessons,
    .lesson_count = LZ_COUNT(legends_lessons),
    .options = options,
    .verbs = verbs,
    .kinds = kinds,
    .ruleset = ruleset,
    .lexicons = legends_lexicons,
    .phases = phases,
    .facts = &legends_deck,
    .laws = &rules,
    RUMMY_DOORS,
};

/* NewSpeak: its options and words, its setup, its descriptor. */
#include "games/newspeak/newspeak.h"

#include "core/match.h"
#include "core/rng.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak_inner.h"
#include "games/newspeak/newspeak_load.h"
#include "newspeak_made.h"

#include <string.h>

enum { WEEK_MS = 604800000 };

/* NS-16. -1 is what the clock has: NS-4.4. */
#define BY_CLOCK(what) "|" what " as long as the clock of the match has it."
static const struct lz_option options[NS_OPTIONS] = {
    [NS_O_SET] = { "set", 0, 2, NS_SET_ASK, false, "ask A B", "the set of codes; ask: the Dissidents choose", "Codes",
                   "The Dissidents choose a set of codes.|The codes are those of set A.|The codes are those of set B.",
                   false, NULL },
    [NS_O_CODES] = { "codes", 1, NS_CODES, 0, true, NULL, "codes in play; 0: 6 to 9 by the number of players", "Codes",
                     "Codes 1 to {n} are in play: more help the Dissidents, fewer the Moderators.|As many codes are in "
                     "play as the printed table has for the number of players: 6 to 9.",
                     false, NULL },
    [NS_O_CLOCK] = { "clock", 0, 2, NS_CLOCK_LIVE, false, "live corr none", "seconds, days, or no clock at all",
                     "Clock",
                     "Two minutes of talk and one to guess, as printed.|By correspondence: two days of talk, one to "
                     "guess.|No clock: the Dissidents talk by turns, and everybody has all the time they want.",
                     false, NULL },
    [NS_O_TALK] = { "talk", -1, 1, NS_BY_CLOCK, false, NULL, "0: free, 1: by turns; -1: as the clock has it", "Talk",
                    "The Dissidents talk by turns.|All Dissidents talk whenever they like.|The Dissidents talk freely "
                    "by a clock, by turns without one.",
                    true, NULL },
    [NS_O_SETUP_MS] = { "setup_ms", -1, WEEK_MS, NS_BY_CLOCK, false, NULL, "for each choice before the first round",
                        "Clock",
                        "Each choice before the first round may take {n} ms.|" BY_CLOCK(
                            "Each choice before the first round lasts"),
                        true, NULL },
    [NS_O_READY_MS] = { "ready_ms", -1, WEEK_MS, NS_BY_CLOCK, false, NULL, "before each talk; 0: none", "Clock",
                        "Before each talk there are {n} ms to look around.|Each talk begins at once." BY_CLOCK(
                            "The pause before each talk lasts"),
                        true, NULL },
    [NS_O_HACK_MS] = { "hack_ms", -1, WEEK_MS, NS_BY_CLOCK, false, NULL, "the Dissidents talk", "Clock",
                       "The Dissidents talk for {n} ms.|" BY_CLOCK("The talk lasts"), false, NULL },
    [NS_O_DIAL_MS] = { "dial_ms", -1, WEEK_MS, NS_BY_CLOCK, false, NULL, "then they set their dials", "Clock",
                       "After the talk there are {n} ms to set dials.|" BY_CLOCK("The time to set dials lasts"), true,
                       NULL },
    [NS_O_MOD_MS] = { "mod_ms", -1, WEEK_MS, NS_BY_CLOCK, false, NULL, "the Moderators guess", "Clock",
                      "The Moderators have {n} ms to guess.|" BY_CLOCK("The Moderators can guess"), false, NULL },
    [NS_O_PICK_MS] = { "pick_ms", -1, WEEK_MS, NS_BY_CLOCK, false, NULL, "for choosing a slot or a step", "Clock",
                       "A slot or a step is chosen within {n} ms.|" BY_CLOCK("The choice of a slot or a step lasts"),
                       true, NULL },
    [NS_O_VOTE_MS] = { "vote_ms", -1, WEEK_MS, NS_BY_CLOCK, false, NULL, "for the vote on an ID card", "Clock",
                       "The vote on an ID card lasts {n} ms.|" BY_CLOCK("The vote on an ID card lasts"), true, NULL },
    [NS_O_MSG_MAX] = { "msg_max", -1, 500, NS_BY_CLOCK, false, NULL, "characters of a message", "Talk",
                       "A message has at most {n} characters.||Messages are as long as the clock of the match allows: "
                       "160 or 240 characters.",
                       true, NULL },
    [NS_O_MSG_BUDGET] = { "msg_budget", -1, 200, NS_BY_CLOCK, false, NULL, "messages of each Dissident in a round",
                          "Talk",
                          "Each Dissident has at most {n} messages in a round.||Each Dissident has as many messages in "
                          "a round as the clock of the match allows: 40, 6 or 4.",
                          true, NULL },
    [NS_O_MSG_GAP_MS] = { "msg_gap_ms", -1, 60000, NS_BY_CLOCK, false, NULL, "between two messages of a Dissident",
                          "Talk",
                          "Two messages of a Dissident are at least {n} ms apart.|Messages may follow at "
                          "once." BY_CLOCK("The pause between two messages of a Dissident lasts"),
                          true, NULL },
    [NS_O_ID_REUSE] = { "id_reuse", 0, 1, NS_REUSE_ON, false, "on off", "ID cards work more than once", "Rules",
                        "ID cards work more than once.|Each ID card works once in a match.", true, NULL },
    [NS_O_SURV_PER_ROUND] = { "surv_per_round", 0, NS_TOKENS, 0, false, NULL, "questions in a round; 0: no limit",
                              "Rules",
                              "The Moderators may ask {n} questions in a round.|The Moderators may ask as many "
                              "questions "
                              "in a round as there are tokens.",
                              true, NULL },
    [NS_O_MOD_CHAT] = { "mod_chat", 0, 1, NS_CHAT_PRIVATE, false, "private public", "who reads the Moderators' channel",
                        "Talk",
                        "Moderators alone read what they write to each other.|Everybody reads what Moderators "
                        "write to each other.",
                        true, "4 to 6 seats" },
    [NS_O_ABSENT] = { "absent", 0, 1, NS_ABSENT_DRAW, false, "draw fixed", "secret choices missed at a deadline",
                      "Clock",
                      "A secret choice that is missed at a deadline is drawn, so that the clock betrays "
                      "nothing.|A secret choice that is missed at a deadline is the first there is, or what it was.",
                      true, NULL },
    [NS_O_HIGHLIGHT] = { "highlight", 0, 1, 0, false, "off on", "clients mark code-words in the talk", "Talk",
                         "Code-words do not stand out in the talk.|Code-words stand out in the talk.", true, NULL },
    [NS_O_ALOUD] = { "aloud", 0, 1, NS_TYPED, false, "no yes", "people speak in one room, or in a call of their own",
                     "Talk",
                     "What is said is typed.|The Dissidents speak in the room, or in a call of their own: nothing is "
                     "typed, and no bot sits there, because it would hear nothing.",
                     true, NULL, .people = NS_ALOUD },
};
#undef BY_CLOCK

static const char page[] =
    "Sides: The Dissidents share a code: a number that says what each of 20 code-words means. The Moderators see what "
    "they mean in every code, but not which one is used.\n"
    "Talk: In every round the Dissidents talk in front of all, to agree on one of twelve places by what it shows. Each "
    "then dials a place in secret.\n"
    "Guess: The Moderators point at one place; then the dials are opened.\n"
    "Prevented: If somebody has dialled the place they point at, it becomes Moderated.\n"
    "Hacked: If not, and more than half of the Dissidents have dialled one place, that one becomes Hacked and gets a "
    "surveillance token.\n"
    "Lockdown: If neither, the place they point at leaves the game. A place that has been taken before stays as it "
    "is: for a hack the Dissidents, else the Moderators choose a Neutral one instead.\n"
    "Tokens: Before they guess, Moderators may spend a token on a question about one dial: is it within 0, 1, 2 or 3 "
    "steps of here? The answer is true, and all hear it.\n"
    "ID cards: After a round the Dissidents may vote for a card that changes the code. All see the card, Dissidents "
    "alone "
    "the new code.\n"
    "Dominoes: A Neutral place becomes Hacked if all its neighbours are, or Moderated if all are; corners do not "
    "count.\n"
    "End: Of the places still in play the Dissidents need more than half Hacked, the Moderators half of them "
    "Moderated: 7 "
    "or 6 of twelve.";

static const struct lz_about about = {
    .line = "talk in code in front of the police",
    .aim =
        "Dissidents agree on places by talking in code in front of everybody, Moderators listen and guess where they "
        "meet; whoever holds the board wins.",
    .whom = "people who like words, bluffing and listening closely; 2 to 4 Dissidents against 1 or 2 Moderators",
    .minutes_least = 30,
    .minutes_most = 60,
    .ours = "The printed rules show one code card of 80: the other codes, the places and most clocks are ours.",
    .page = page,
};

static const struct lz_preset presets[] = {
    { "live", 4, "clock=live", "two minutes of talk, one to guess" },
    { "corr", 4, "clock=corr", "by correspondence: two days of talk, one to guess" },
    { "table", 3, "clock=none", "no clock, talk by turns: one screen for all, or bots" },
};

/* NS-4.4, NS-4.5: what the clock has, by mode; without one nothing lasts any time. */
static const struct {
    uint8_t option;
    int32_t usual[3];
} by_clock[] = {
    { NS_O_TALK, { NS_TALK_FREE, NS_TALK_FREE, NS_TALK_TURNS } },
    { NS_O_SETUP_MS, { 60000, 172800000, 0 } },
    { NS_O_READY_MS, { 60000, 0, 0 } },
    { NS_O_HACK_MS, { 120000, 172800000, 0 } },
    { NS_O_DIAL_MS, { 30000, 86400000, 0 } },
    { NS_O_MOD_MS, { 60000, 86400000, 0 } },
    { NS_O_PICK_MS, { 30000, 86400000, 0 } },
    { NS_O_VOTE_MS, { 45000, 86400000, 0 } },
    { NS_O_MSG_MAX, { 160, 240, 240 } },
    { NS_O_MSG_BUDGET, { 40, 6, 4 } },
    { NS_O_MSG_GAP_MS, { 1500, 0, 0 } },
};

/* NS-1.1, by seats from 3 on. */
static const struct { uint8_t dissidents, codes; } tables[] = { { 2, 6 }, { 2, 7 }, { 3, 8 }, { 4, 9 } };

/* NS-14 */
static const struct lz_verb verbs[] = {
    { NS_V_SET, "set", "a", 0, "name a set of codes" },
    { NS_V_ID, "id", "i", 0, "take an ID card" },
    { NS_V_CODE, "code", "g", 0, "name the first code" },
    { NS_V_START, "start", "", 0, "start the Dissidents' timer" },
    { NS_V_SAY, "say", "\"", 0, "talk, for all to hear" },
    { NS_V_DONE, "done", "", 0, "talk no more in this round" },
    { NS_V_PASS, "pass", "", 0, "let the next one talk" },
    { NS_V_TARGET, "target", "o", 0, "set your dial to a slot" },
    { NS_V_POINT, "point", "o", 0, "put the pointer on a slot" },
    { NS_V_READY, "ready", "", 0, "the pointer may stay where it is" },
    { NS_V_ASK, "ask", "d o n", 0, "spend the token of a slot: is that dial within so many steps of it?" },
    { NS_V_MSAY, "msay", "\"", 0, "talk among Moderators" },
    { NS_V_OBJECT, "object", "n", 0, "mark a message of this round as out of order" },
    { NS_V_CHOOSE, "choose", "o", 0, "name a Neutral slot" },
    { NS_V_VOTE, "vote", "v", 0, "name the ID card to use, or none" },
    { NS_V_SHIFT, "shift", "x", 0, "choose the step of the code" },
    { NS_V_FREE, "shift", "q f", 0, "choose any code, and a slot to filter" },
    { NS_V_RESIGN, "resign", "", LZ_FINAL, "give up" },
};
_Static_assert(sizeof verbs / sizeof verbs[0] == NS_VERBS, "a verb has no row");

static const struct lz_kind kinds[] = {
#define KIND(name, word, form, audience, flags, tale) \
    [NS_K_##name] = { NS_K_##name, word, form, audience, flags, tale },
#include "games/newspeak/newspeak_kinds.def"
#undef KIND
};

static const struct lz_rule ruleset[] = {
    LZ_RULE_NOT_A_MOVE,
#define RULE(name, id, text) { name, id, text },
#include "games/newspeak/newspeak_rules.def"
#undef RULE
};

const char *const newspeak_phase_words[NS_PHASES] = { "set",   "ids",   "code",  "ready", "talk",  "dial",
                                                      "guess", "pickd", "pickm", "vote",  "shift", "over" };

/* ---- lexicons */

static const struct lz_name sets[] = { { "A", NULL, NULL }, { "B", NULL, NULL } };
static const struct lz_name dissidents[] = {
    { "D1", NULL, NULL }, { "D2", NULL, NULL }, { "D3", NULL, NULL }, { "D4", NULL, NULL }
};
static const struct lz_name steps[] = { { "-3", NULL, NULL }, { "-2", NULL, NULL }, { "-1", NULL, NULL },
                                        { "+1", NULL, NULL }, { "+2", NULL, NULL }, { "+3", NULL, NULL } };
static const struct lz_name answers[] = { { "NO", NULL, "no" }, { "YES", NULL, "yes" } };
static const struct lz_name sides[] = { { "dissidents", NULL, "Dissidents" }, { "moderators", NULL, "Moderators" } };
static const struct lz_name states[] = {
    { "set", NULL, "The Dissidents choose a set of codes" },
    { "ids", NULL, "The Dissidents take ID cards" },
    { "code", NULL, "The leader names the first code" },
    { "ready", NULL, "Ready for the next talk" },
    { "talk", NULL, "The Dissidents talk" },
    { "dial", NULL, "The Dissidents set their dials" },
    { "guess", NULL, "The Moderators guess" },
    { "pickd", NULL, "The Dissidents choose a Neutral slot" },
    { "pickm", NULL, "The Moderators choose a Neutral slot" },
    { "vote", NULL, "The Dissidents vote on an ID card" },
    { "shift", NULL, "The code is being changed" },
    { "over", NULL, "The game is over" },
};
_Static_assert(sizeof states / sizeof states[0] == NS_PHASES, "a state has no name");

static bool parse_number(struct lz_text text, int most, int16_t *arg) {
    int64_t number;
    if (!lz_read_number(text, 1, most, &number) || *text.at == '0' || *text.at == '+')
        return false;
    *arg = (int16_t)(number - 1);
    return true;
}

/* '=' or 'f' before it. */
static bool parse_marked(struct lz_text text, char mark, int most, int16_t *arg) {
    return text.len > 1 && (*text.at | 0x20) == (mark | 0x20) &&
           parse_number((struct lz_text){ text.at + 1, text.len - 1 }, most, arg);
}

static void print_number(const struct lz_game *game, int arg, struct lz_writer *w) {
    lz_assert(arg >= 0 && arg < NS_SLOTS); /* slots and codes; there are more slots */
    lz_put_number(w, arg + 1);
}
static bool parse_slot(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    return parse_number(text, NS_SLOTS, arg);
}
static bool parse_code(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    return parse_number(text, NS_CODES, arg);
}

static void print_any_code(const struct lz_game *game, int arg, struct lz_writer *w) {
    lz_put_char(w, '=');
    print_number(game, arg, w);
}
static bool parse_any_code(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    return parse_marked(text, '=', NS_CODES, arg);
}

static void print_filter(const struct lz_game *game, int arg, struct lz_writer *w) {
    lz_put_char(w, 'f');
    print_number(game, arg, w);
}
static bool parse_filter(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    return parse_marked(text, 'f', NS_SLOTS, arg);
}

static void print_card(const struct lz_game *game, int arg, struct lz_writer *w) {
    lz_assert(arg >= 0 && arg <= NS_NO_CARD);
    lz_put(w, arg == NS_NO_CARD ? "none" : newspeak_facts_of(game)->card[arg].name);
}
static bool parse_vote(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    for (int i = 0; i <= NS_CARDS; i++)
        if (lz_text_like(text, i == NS_NO_CARD ? "none" : newspeak_facts_of(game)->card[i].name)) {
            *arg = (int16_t)i;
            return true;
        }
    return false;
}
static bool parse_card(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    return parse_vote(game, text, arg) && *arg != NS_NO_CARD;
}

static const struct newspeak_place *place_of(const struct lz_game *game, int arg) {
    lz_assert(arg >= 0 && arg < newspeak_facts_of(game)->places);
    return &newspeak_facts_of(game)->place[arg];
}
static void print_place(const struct lz_game *game, int arg, struct lz_writer *w) {
    lz_put(w, place_of(game, arg)->word);
}
static void title_place(const struct lz_game *game, int arg, struct lz_writer *w) {
    lz_put(w, place_of(game, arg)->name);
}
static bool parse_place(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    for (int i = 0; i < newspeak_facts_of(game)->places; i++)
        if (lz_text_like(text, newspeak_facts_of(game)->place[i].word)) {
            *arg = (int16_t)i;
            return true;
        }
    return false;
}

/* The code-words of both sets, those of A first. */
static const char *code_word(const struct newspeak_facts *f, int arg) {
    int of_a = f->set[0].words;
    lz_assert(arg >= 0 && arg < of_a + f->set[1].words);
    return arg < of_a ? f->set[0].word[arg].word : f->set[1].word[arg - of_a].word;
}
static void print_word(const struct lz_game *game, int arg, struct lz_writer *w) {
    lz_put(w, code_word(newspeak_facts_of(game), arg));
}
static bool parse_word(const struct lz_game *game, struct lz_text text, int16_t *arg) {
    const struct newspeak_facts *f = newspeak_facts_of(game);
    for (int i = 0; i < f->set[0].words + f->set[1].words; i++)
        if (lz_text_like(text, code_word(f, i))) {
            *arg = (int16_t)i;
            return true;
        }
    return false;
}

/* Of the built-in set; another may have fewer places and code-words. */
static const struct lz_lexicon lexicons[] = {
    { .form = 'a', .count = LZ_COUNT(sets), .what = "set", .names = sets },
    { .form = 'd', .count = LZ_COUNT(dissidents), .what = "dissident", .names = dissidents },
    { .form = 'f', .count = NS_SLOTS, .what = "fSLOT", .print = print_filter, .parse = parse_filter },
    { .form = 'g', .count = NS_CODES, .what = "code", .print = print_number, .parse = parse_code },
    { .form = 'h', .count = NS_PHASES, .what = "state", .names = states },
    { .form = 'i', .count = NS_CARDS, .what = "card", .print = print_card, .parse = parse_card },
    { .form = NS_WORD_FORM,
      .count = NS_SETS * NS_WORDS,
      .what = "code-word",
      .print = print_word,
      .parse = parse_word },
    { .form = NS_PLACE_FORM,
      .count = NS_PLACES,
      .what = "place",
      .print = print_place,
      .parse = parse_place,
      .title = title_place },
    { .form = 'o', .count = NS_SLOTS, .what = "slot", .print = print_number, .parse = parse_slot },
    { .form = 'q', .count = NS_CODES, .what = "=CODE", .print = print_any_code, .parse = parse_any_code },
    { .form = 'v', .count = NS_CARDS + 1, .what = "card", .print = print_card, .parse = parse_vote },
    { .form = 'w', .count = LZ_COUNT(sides), .what = "side", .names = sides },
    { .form = 'x', .count = LZ_COUNT(steps), .what = "step", .names = steps },
    { .form = 'y', .count = LZ_COUNT(answers), .what = "answer", .names = answers },
};

/* ---- setup */

/* NS-16.1 */
static bool offered(int option, int32_t value) {
    if (value == NS_BY_CLOCK)
        return true;
    if (option >= NS_O_SETUP_MS && option <= NS_O_VOTE_MS)
        return value >= 1000 || (option == NS_O_READY_MS && value == 0);
    return option == NS_O_MSG_MAX ? value >= 40 : option != NS_O_MSG_BUDGET || value >= 1;
}

static void take_options(struct newspeak_open *o, const struct lz_setup *setup) {
    memcpy(o->option, setup->option, sizeof o->option);
    lz_assert(o->option[NS_O_CLOCK] >= NS_CLOCK_LIVE && o->option[NS_O_CLOCK] <= NS_CLOCK_NONE);
    for (size_t i = 0; i < sizeof by_clock / sizeof by_clock[0]; i++)
        if (o->option[by_clock[i].option] == NS_BY_CLOCK)
            o->option[by_clock[i].option] = by_clock[i].usual[o->option[NS_O_CLOCK]];
    if (newspeak_aloud(o)) /* NS-5.11: whose turn it is to speak is seen in the room */
        o->option[NS_O_TALK] = NS_TALK_FREE;
}

/* NS-3.7 */
static void lay_nothing(struct newspeak_state *s) {
    struct newspeak_open *o = &s->open;
    memset(o->place, NS_NONE, sizeof o->place);
    memset(o->past, NS_NONE, sizeof o->past);
    memset(&s->cell, NS_NONE, sizeof s->cell);
    o->set = o->card = o->owner = o->outcome = o->changed = NS_NONE;
    o->supply = NS_TOKENS;
}

static bool setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                  struct lz_why *why) {
    struct newspeak_state *s = state;
    struct newspeak_open *o = &s->open;
    if (setup->seats < 3 || setup->seats > NS_SEATS)
        return lz_refuse(why, NS_1_2, setup->seats);
    for (int i = 0; i < NS_OPTIONS; i++)
        if (!offered(i, setup->option[i]))
            return lz_refuse(why, NS_16_1, i);
    memset(s, 0, sizeof *s);
    s->head = (struct lz_head){ .game = game->number,
                                .rules = game->rules,
                                .seats = setup->seats,
                                .now = setup->now,
                                .alarm = LZ_NEVER,
                                .rng = lz_rng_from(setup->key[0], setup->key[1]) };
    take_options(o, setup);
    lay_nothing(s);
    o->dissidents = tables[setup->seats - 3].dissidents;
    o->moderators = (uint8_t)(setup->seats - o->dissidents);
    /* NS-3.4, NS-16.2: codes 1..K are in play. */
    o->codes = (uint8_t)(o->option[NS_O_CODES] ? o->option[NS_O_CODES] : tables[setup->seats - 3].codes);
    lz_assert(o->moderators >= 1 && o->moderators <= NS_MODERATORS && o->codes <= NS_CODES); /* NS-1.1 */
    s->notices = lz_notices_at(setup->now);
    /* NS-4.1, NS-4.8: the deal follows from the key, which is in no view. */
    struct lz_rng rng = lz_fork(&s->head.rng, NS_DEAL, 0);
    newspeak_deal(newspeak_facts_of(game), &rng, s->dealt);
    newspeak_begin(s, out);
    s->head.may = newspeak_may(newspeak_facts_of(game), s);
    s->head.wait = newspeak_wait(s);
    return true;
}

/* Slots that a side holds. */
static void score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct newspeak_state *s = state;
    for (int seat = 0; seat < s->head.seats; seat++) {
        int own = newspeak_side_of(&s->open, seat) == NS_DISSIDENT ? NS_HACKED : NS_MODERATED;
        points[seat] = 0;
        for (int slot = 0; slot < NS_SLOTS; slot++)
            points[seat] += s->open.status[slot] == own;
    }
}

/* NS-1.1: the Dissidents sit first. */
static int side(const struct lz_game *game, int seats, int seat) {
    lz_assert(seats >= 3 && seats <= NS_SEATS && seat >= 0 && seat < seats);
    return seat < tables[seats - 3].dissidents ? NS_DISSIDENT : NS_MODERATOR;
}

const struct lz_game newspeak_game = {
    .id = "newspeak",
    .title = "NewSpeak",
    .by = "ITB Board Games",
    .number = 6,
    .talk = LZ_TALK_BY_RULES, /* NS-5 */
    .rules = 1,
    .seats_least = 3,
    .seats_most = NS_SEATS,
    .seats_usual = 4,
    .state_size = sizeof(struct newspeak_state),
    .view_size = sizeof(struct newspeak_view),
    .notices = offsetof(struct newspeak_state, notices),
    .set = NEWSPEAK_BUILT_IN_ID,
    .set_room = NS_SET_ROOM,
    .tables = NEWSPEAK_WORDS_HASH ^ NEWSPEAK_DATA_HASH,
    .options = options,
    .option_count = LZ_COUNT(options),
    .presets = presets,
    .preset_count = LZ_COUNT(presets),
    .about = &about,
    .lessons = newspeak_lessons,
    .lesson_count = NS_LESSONS,
    .verbs = verbs,
    .verb_count = LZ_COUNT(verbs),
    .kinds = kinds,
    .kind_count = LZ_COUNT(kinds),
    .ruleset = ruleset,
    .rule_count = LZ_COUNT(ruleset),
    .lexicons = lexicons,
    .lexicon_count = LZ_COUNT(lexicons),
    .phases = newspeak_phase_words,
    .phase_count = NS_PHASES,
    .facts = &newspeak_built_in,
    .load = newspeak_load,
    .setup = setup,
    .hear = newspeak_hear,
    .gate = newspeak_gate,
    .check = newspeak_check,
    .apply = newspeak_apply,
    .noticed = newspeak_noticed,
    .legal = newspeak_legal,
    .sample = newspeak_sample,
    .view = newspeak_view,
    .imagine = newspeak_imagine,
    .score = score,
    .stand = score,
    .side = side,
    .seat_name = newspeak_seat_name,
    .ask = newspeak_ask,
    .effect = newspeak_effect,
    .because = newspeak_because,
    .advise = newspeak_advise,
    .explain = newspeak_explain,
    .table = newspeak_table,
    .audit = newspeak_audit,
    .show = newspeak_show,
};

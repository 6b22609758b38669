/* NewSpeak's bots at the table: they finish every game by the rules, whatever its options; never repeat a conversation;
   understand people, and those who do without talk are worse for it (NS-17.6). */
#include "bots/newspeak/newspeak_table_test.h"

/* ---- the rules of talk and of the game */

/* Options and their ends: NS-16.1. */
static const struct {
    enum newspeak_option option;
    int least, most;
} odd[] = { { NS_O_SET, NS_SET_ASK, NS_SET_B },
            { NS_O_CODES, 1, 10 },
            { NS_O_CLOCK, NS_CLOCK_LIVE, NS_CLOCK_NONE },
            { NS_O_TALK, NS_TALK_FREE, NS_TALK_TURNS },
            { NS_O_ALOUD, NS_TYPED, NS_ALOUD },
            { NS_O_MSG_MAX, 40, 140 },
            { NS_O_MSG_BUDGET, 1, 8 },
            { NS_O_MSG_GAP_MS, 0, 2 },
            { NS_O_ID_REUSE, NS_REUSE_ON, NS_REUSE_OFF },
            { NS_O_SURV_PER_ROUND, 0, 2 },
            { NS_O_ABSENT, NS_ABSENT_DRAW, NS_ABSENT_FIXED } };

/* Every option at its ends and between, every level on both sides, three to six seats. */
static void they_finish_whatever_the_options(void **state) {
    static const char *const bots[] = { "easy", "normal", "hard", "guesser", "deaf", "mute" };
    struct lz_rng rng = lz_rng_from(5, 6);
    (void)state;
    for (int i = 0; i < OFTEN(120, 2); i++) {
        static struct game g;
        memset(&g, 0, sizeof g);
        lay_table(&g, 3 + i % 4, bots[lz_roll(&rng, 6)], bots[lz_roll(&rng, 6)]);
        for (size_t k = 0; k < sizeof odd / sizeof *odd; k++)
            if (lz_roll(&rng, 2))
                g.setup.option[odd[k].option] = odd[k].least +
                                                (int)lz_roll(&rng, (uint32_t)(odd[k].most - odd[k].least + 1));
        g.strike = lz_roll(&rng, 8) == 0;
        g.twice = true;
        play(&g, i);
        clear_table(&g);
    }
}

static int compare(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Two hundred games, at all tables. */
static void ns_17_6_no_two_conversations_are_alike(void **state) {
    static uint64_t all[ROUNDS];
    int n = 0;
    (void)state;
    for (int seats = 3; seats <= 6; seats++) {
        const struct game *g = played(seats, "normal", "normal", 50);
        assert_true(n + g->rounds <= ROUNDS);
        memcpy(all + n, g->conversation, (size_t)g->rounds * sizeof *all);
        n += g->rounds;
    }
    assert_true(MEASURED(n > 1000));
    qsort(all, (size_t)n, sizeof *all, compare);
    for (int i = 1; i < n; i++)
        assert_true(all[i] != all[i - 1]);
}

/* ---- what talk is worth */

static double rate(const struct game *g, enum newspeak_outcome outcome) {
    return (double)g->outcome[outcome] / g->rounds;
}

/* In standard deviations, how far two rates lie apart that were measured n and m times. */
static double apart(double p, int n, double q, int m) {
    double mean = (p * n + q * m) / (n + m);
    return (p - q) / sqrt(mean * (1 - mean) * (1.0 / n + 1.0 / m));
}

/* One chance in a thousand lies 3.1 deviations away. */
static void ns_17_5_listening_beats_guessing(void **state) {
    static const char *const others[] = { "guesser", "deaf" };
    struct game normal = *played(4, "normal", "normal", 60);
    (void)state;
    for (int i = 0; i < 2; i++) {
        const struct game *g = played(4, "normal", others[i], 60);
        assert_true(MEASURED(g->rounds > 60));
        assert_true(MEASURED(apart(rate(&normal, NS_PREVENTED), normal.rounds, rate(g, NS_PREVENTED), g->rounds) > 5));
        assert_true(MEASURED(apart(g->won / 60.0, 60, normal.won / 60.0, 60) > 3.1));
    }
}

static void ns_17_6_silence_is_no_plan(void **state) {
    (void)state;
    for (int seats = 3; seats <= 6; seats++) {
        const struct game *g = played(seats, "mute", "normal", 100);
        double deviation = sqrt(g->by_chance);
        assert_true(MEASURED(fabs(g->together - g->by_chance) < 3.1 * deviation + 1));
        assert_true(MEASURED(played(seats, "normal", "normal", 20)->together > 20 * 4));
    }
}

/* As Moderators the stronger prevent more, as Dissidents they are prevented less. */
static void ns_17_6_levels_are_levels(void **state) {
    static const char *const levels[] = { "easy", "normal", "hard" };
    (void)state;
    enum { GAMES = 150 };
    for (int i = 0; i < 2; i++) {
        struct game weak = *played(6, "normal", levels[i], GAMES), strong = *played(6, "normal", levels[i + 1], GAMES);
        assert_true(
            MEASURED(apart(rate(&strong, NS_PREVENTED), strong.rounds, rate(&weak, NS_PREVENTED), weak.rounds) > 1.6));
        weak = *played(4, levels[i], "normal", GAMES);
        strong = *played(4, levels[i + 1], "normal", GAMES);
        assert_true(
            MEASURED(apart(rate(&weak, NS_PREVENTED), weak.rounds, rate(&strong, NS_PREVENTED), strong.rounds) > 1.6));
    }
}

/* ---- a person among them */

static void submit(struct game *g, int seat, enum newspeak_verb verb, const char *words) {
    struct lz_match match = { the_game(), g->state, NULL, true };
    struct lz_sink sink = { take, g };
    struct lz_why why = { 0 };
    struct lz_input in = { .move = { .seat = (uint8_t)seat, .verb = (uint8_t)verb }, .at = lz_head_of(g->state)->now };
    if (words)
        in.text = lz_span(words);
    assert_int_equal(lz_submit(&match, &in, &sink, &why), LZ_OK);
}

static void until(struct game *g, enum newspeak_phase phase) {
    while (lz_head_of(g->state)->phase != phase)
        step(g);
    the_game()->view(the_game(), g->state, 0, &g->view);
}

/* Says the words that fit a slot in the code of the game, one by one, as people do. */
static void say_place(struct game *g, int slot) {
    const struct newspeak_open *o = &g->view.open;
    for (int j = 0; j < NS_WORDS; j++) {
        char words[LZ_SPEECH];
        struct lz_writer w = lz_writer_in(words, sizeof words);
        if (!newspeak_weight(the_facts(), o->place[slot], the_facts()->set[o->set].means[g->view.cell.code][j]))
            continue;
        if (lz_head_of(g->state)->phase != NS_P_TALK || o->said[0] == o->option[NS_O_MSG_BUDGET])
            return;
        lz_put(&w, "Quite frankly: ");
        lz_put(&w, the_facts()->set[o->set].word[j].word);
        submit(g, 0, NS_V_SAY, words);
        while (lz_head_of(g->state)->phase == NS_P_TALK && lz_first(lz_head_of(g->state)->wait) != 0)
            step(g);
        the_game()->view(the_game(), g->state, 0, &g->view);
    }
}

static void ns_17_6_a_person_is_understood(void **state) {
    static struct game g;
    int understood = 0;
    (void)state;
    memset(&g, 0, sizeof g);
    lay_table(&g, 5, "normal", "normal");
    for (int key = 1; key <= 24; key++) {
        int slot = key % NS_SLOTS;
        begin(&g, key);
        until(&g, NS_P_TALK);
        say_place(&g, slot);
        while (lz_head_of(g.state)->phase == NS_P_TALK)
            if (lz_first(lz_head_of(g.state)->wait) == 0)
                submit(&g, 0, NS_V_DONE, NULL);
            else
                step(&g);
        until(&g, NS_P_GUESS);
        for (int d = 1; d < 3; d++) {
            the_game()->view(the_game(), g.state, d, &g.view);
            understood += g.view.dial == slot;
        }
    }
    clear_table(&g);
    assert_in_range(understood, 40, 48);
}

/* The opener lets it be: the next one proposes, and the third hears him. */
static void ns_17_6_somebody_opens(void **state) {
    static struct game g;
    uint8_t dial[2];
    (void)state;
    memset(&g, 0, sizeof g);
    lay_table(&g, 5, "normal", "normal");
    for (int key = 1; key <= 5; key++) {
        begin(&g, key);
        until(&g, NS_P_TALK);
        submit(&g, 0, NS_V_DONE, NULL);
        until(&g, NS_P_GUESS);
        for (int d = 0; d < 2; d++) {
            the_game()->view(the_game(), g.state, d + 1, &g.view);
            dial[d] = g.view.dial;
        }
        assert_int_equal(dial[0], dial[1]);
        assert_true(g.view.open.said[1] > 0);
    }
    clear_table(&g);
}

/* ---- what a Moderator thought */

/* A bot goes by the lore it is given, never by what the environment or the disk says. */
static void the_environment_is_nothing_to_a_bot(void **state) {
    static const char *const folders[] = { "/nowhere", "/usr/share/wordnet" };
    static struct game g[2];
    const char *before = getenv("LIZARDRY_WORDNET");
    char *kept = before ? strdup(before) : NULL;
    (void)state;
    for (int i = 0; i < 2; i++) {
        memset(&g[i], 0, sizeof g[i]);
        setenv("LIZARDRY_WORDNET", folders[i], 1);
        lay_table(&g[i], 3, "hard", "hard");
        begin(&g[i], 5);
        until(&g[i], NS_P_TALK);
        submit(&g[i], 0, NS_V_SAY, "I trust my acquaintance, an amigo of old.");
    }
    for (int seat = 0; seat < 3; seat++)
        assert_memory_equal(g[0].memory[seat], g[1].memory[seat], g[0].bot[seat]->memory(the_game()));
    for (int i = 0; i < 2; i++)
        clear_table(&g[i]);
    if (kept)
        setenv("LIZARDRY_WORDNET", kept, 1);
    else
        unsetenv("LIZARDRY_WORDNET");
    free(kept);
}

/* The likeliest first; all of it what he went by when he pointed. A plain listener explains every round, too. */
static void ns_17_5_what_a_bot_believed_can_be_asked(void **state) {
    static struct game g;
    static struct newspeak_listener ears;
    struct newspeak_hypothesis top[NSB_TOP], made[NSB_TOP];
    struct newspeak_guess guess;
    (void)state;
    memset(&g, 0, sizeof g);
    lay_table(&g, 3, "normal", "hard");
    play(&g, 3);
    the_game()->view(the_game(), g.state, LZ_ONLOOKER, &g.view);
    ears = ((struct newspeak_memory *)g.memory[2])->listener;
    for (int round = 1; round <= g.view.open.round; round++) {
        assert_true(newspeak_recall(g.memory[2], &g.view.open, round, top));
        assert_true(newspeak_explained(&g.view.open, &ears, round, made));
        newspeak_believe(g.memory[2], &g.view.open, round, &guess);
        for (int i = 0; i < NSB_TOP; i++) {
            near((double)top[i].chance, guess.q[top[i].code * NS_SLOTS + top[i].slot]);
            assert_true(i == 0 || top[i].chance <= top[i - 1].chance);
            assert_true(i == 0 || made[i].chance <= made[i - 1].chance);
        }
    }
    assert_false(newspeak_recall(g.memory[2], &g.view.open, 0, top));
    assert_false(newspeak_recall(g.memory[2], &g.view.open, g.view.open.round + 1, top));
    clear_table(&g);
}

/* ---- decisions of a team: NS-1.4, NS-1.5 */

static struct lz_move name_after(int mine, int theirs, int times) {
    struct newspeak_view v = { .seen = { .seat = 2, .seats = 4 }, .open = { .dissidents = 2, .moderators = 2 } };
    struct lz_move move = { .verb = LZ_TICK };
    memset(v.team.name, NS_NONE, sizeof v.team.name);
    v.team.name[2] = (uint8_t)mine;
    v.team.name[3] = (uint8_t)theirs;
    v.team.times[2] = (uint8_t)times;
    newspeak_name(&v, NS_V_CHOOSE, 9, &move);
    return move;
}

static void ns_17_6_moderators_join_and_yield(void **state) {
    (void)state;
    assert_int_equal(name_after(NS_NONE, NS_NONE, 0).arg[0], 9);
    assert_int_equal(name_after(NS_NONE, 5, 0).arg[0], 5); /* the second joins */
    assert_int_equal(name_after(9, 5, 1).arg[0], 5);       /* the first yields */
    assert_int_equal(name_after(9, 5, NS_NAMINGS).verb, LZ_TICK);
    assert_int_equal(name_after(5, 5, 1).verb, LZ_TICK);
    assert_int_equal(name_after(9, NS_NONE, 1).verb, LZ_TICK);
}

/* D1, a person, votes for a card; the bot at D2 votes for it too, whatever it had in mind. */
static bool joins(struct game *g, int card) {
    const struct newspeak_facts *f = newspeak_facts_of(the_game());
    char room[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    struct lz_move vote = { .verb = NS_V_VOTE, .args = 1, .arg = { (int16_t)card } };
    the_game()->view(the_game(), g->state, 0, &g->view);
    if (f->card[card].any_code || !newspeak_usable(f, &g->view.open, card))
        return false;
    uint8_t *kept = malloc(the_game()->state_size);
    memcpy(kept, g->state, the_game()->state_size);
    the_game()->apply(the_game(), g->state, &vote, NULL);
    struct lz_input in = ask(g, 1, &words);
    assert_true(in.move.verb == NS_V_VOTE && in.move.arg[0] == card);
    memcpy(g->state, kept, the_game()->state_size);
    free(kept);
    return true;
}

static void ns_17_6_a_partners_card_is_joined(void **state) {
    (void)state;
    struct game g = { 0 };
    int votes = 0;
    lay_table(&g, 3, "normal", "normal");
    for (int key = 1; key <= 4; key++) {
        begin(&g, key);
        while (!lz_head_of(g.state)->over) {
            the_game()->view(the_game(), g.state, 0, &g.view);
            struct newspeak_view seen = g.view;
            if (seen.seen.phase == NS_P_VOTE && seen.team.name[0] == NS_NONE && seen.team.name[1] == NS_NONE)
                votes += joins(&g, seen.cell.card[0]) + joins(&g, seen.cell.card[1]);
            step(&g);
        }
    }
    clear_table(&g);
    assert_true(votes > 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_finish_whatever_the_options),
        cmocka_unit_test(ns_17_6_no_two_conversations_are_alike),
        cmocka_unit_test(ns_17_5_listening_beats_guessing),
        cmocka_unit_test(ns_17_6_silence_is_no_plan),
        cmocka_unit_test(ns_17_6_levels_are_levels),
        cmocka_unit_test(ns_17_6_a_person_is_understood),
        cmocka_unit_test(ns_17_6_somebody_opens),
        cmocka_unit_test(the_environment_is_nothing_to_a_bot),
        cmocka_unit_test(ns_17_5_what_a_bot_believed_can_be_asked),
        cmocka_unit_test(ns_17_6_moderators_join_and_yield),
        cmocka_unit_test(ns_17_6_a_partners_card_is_joined),
    };
    return cmocka_run_group_tests_name("newspeak-bot", tests, NULL, NULL);
}

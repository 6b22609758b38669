/* What newcomers are told: the lesson as it is played, cards and places explained, options, the table as text. */
#include "tests/unit/unit.h"

#include "core/fair.h"
#include "core/match.h"
#include "core/words/thing.h"
#include "core/words/verb.h"
#include "games/lies/lies_test.h"

enum { PAGE = 20000 };
static char said[PAGE];

static void is(const char *wanted) {
    if (strcmp(said, wanted) != 0)
        fail_msg("%s\nwanted:\n%s", said, wanted);
}

/* ---- the lesson */

static void begin_lesson(const struct lz_lesson *lesson, struct lies_state *s) {
    struct lz_setup setup = { .seats = lesson->seats };
    struct lz_text options = lz_span(lesson->options), one;
    uint8_t seed[LZ_SEED];
    lz_options_usual(&lies_game, &setup);
    while ((one = lz_take_word(&options)).len)
        assert_true(lz_option_parse(&lies_game, one, &setup, NULL));
    lz_fair_seed(lz_span(lesson->seed), seed);
    lz_fair_key(seed, (struct lz_text){ 0 }, setup.key);
    assert_true(lies_game.setup(&lies_game, s, &setup, NULL, NULL));
}

/* Every move wanted is legal, and it ends as the last sentence says: 2 points for Chrpr. */
TEST(the_lesson_wins_a_network) {
    UNUSED;
    const struct lz_lesson *lesson = &lies_game.lessons[0];
    struct lies_state s;
    struct lz_move move;
    begin_lesson(lesson, &s);
    for (int i = 0; i < lesson->step_count; i++) {
        const struct lz_step *step = &lesson->steps[i];
        if (!step->move)
            continue;
        assert_true(lz_move_parse(&lies_game, step->seat, lz_span(step->move), &move));
        if (!lz_check(&lies_game, &s, &move, NULL))
            fail_msg("%s is refused", step->move);
        lies_game.apply(&lies_game, &s, &move, NULL);
    }
    assert_int_equal(lies_net_pays(lies_facts(&lies_game), &s.open, 1), LIES_SPREADERS);
    assert_int_equal(s.open.points[0], 2);
}

/* ---- things */

static void explained(const char *name) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    struct lz_thing thing;
    if (!lz_thing_find(&lies_game, lz_span(name), &thing))
        fail_msg("'%s' is not found", name);
    lies_game.explain(&lies_game, thing.form, thing.arg, &w);
}

TEST(things_are_found_by_any_name) {
    UNUSED;
    explained("echo chamber");
    is("Add a token to an engaged node; a second of the same theory follows it there. Then put a Vulnerability token "
       "on "
       "a node connected to it.\n"
       "An Action of the Conspiracy Theorists; 1 card of 12.\nRule LL-8.1.\n");
    explained("EL02");
    is("Add a Bird to any node; a second Bird follows it there.\n"
       "Played in place of a step, by the Edgelords; 1 card of 12.\nAbout Birds alone.\nRule LL-8.2.\n");
    explained("CH2");
    is("A node of Chrpr.\nConnected to Local News (TB6), Newsroom (CH1), Fan Accounts (CH3) and Anonymous Eggs (CH4).\n"
       "Beside 2+2chan: seeds may lie here.\nA gateway to Thoughtbook.\nRule LL-2.2.\n");
    explained("thoughtbook");
    is("The network in the centre: Family Feed (TB1), Marketplace (TB2), Town Square (TB3), Alumni Circle (TB4), "
       "Parents' Corner (TB5) and Local News (TB6).\n"
       "Held in all its nodes it pays the Spreaders 3 in each of their turns; with 2 seats 3.\n"
       "Without a conspiracy token it pays the Stoppers 2 in each of their turns; with 2 seats 3.\nRule LL-10.3.\n");
    explained("Aware");
    is("Belongs to the Educators; each outweighs one token, and is not used up.\nIn the box: 50.\n"
       "A node has room for 3.\nRule LL-6.9.\n");
    explained("Edgelords");
    is("Of the Spreaders.\nStep 1, Pick a Community: Add a token of either theory to any node.\n"
       "Step 2, Stir the Pot: Put a Vulnerability token on any node without one.\n"
       "Step 3, Spread the Lie: Add a token of either theory to a node within reach.\n"
       "Double Down: after a step the same can be done again; so often in a turn: 1.\n"
       "Then: discard, draw back to 5, score, Reactions of the others.\nRule LL-7.2.\n");
}

/* Every card, node, network, piece, role, step and part; nothing of places in a deck that no card has. */
TEST(everything_is_explained_once) {
    UNUSED;
    const struct lies_data *d = lies_facts(&lies_game);
    int told = 0, wanted = d->nodes + d->nets + LIES_PIECES + LIES_ROLES + d->parts;
    for (int role = 0; role < LIES_ROLES; role++)
        wanted += d->deck[role].kinds + d->deck[role].steps;
    for (int i = 0; i < lies_game.lexicon_count; i++)
        for (int arg = 0; arg < lies_game.lexicons[i].count; arg++)
            told += lz_thing_told(&lies_game, (struct lz_thing){ lies_game.lexicons[i].form, (int16_t)arg });
    assert_int_equal(told, wanted);
}

/* What is drawn is in the description: positions, connections, texts; of numbers that no card has nothing. */
static void describes(char form, int arg, const char *wanted) {
    struct lz_writer w = lz_writer_in(said, sizeof said);
    lz_json_open(&w, NULL, '{');
    lies_game.describe(&lies_game, form, arg, &w);
    lz_json_close(&w, '}');
    for (char *c = said; *c; c++)
        *c = *c == '"' ? '\'' : *c;
    is(wanted);
}

TEST(what_is_drawn_is_described) {
    UNUSED;
    describes('o', 6, "{'name':'Newsroom','net':'CH','x':350,'y':290,'near':['TB1','CH2','CH3','CH4'],'beside':[]}");
    describes('o', 7,
              "{'name':'Hot Takes','net':'CH','x':240,'y':322,'near':['TB6','CH1','CH3','CH4'],'beside':['chan']}");
    describes('w', 0, "{'x':600,'y':450,'r':175,'hue':'#3D5A98'}");
    describes('c', 1,
              "{'role':'CT','name':'Spread Conspiracy','timing':'action','theory':'bird','copies':2,'text':"
              "'Add a Bird to an engaged node, then a Bird to a node connected to it.'}");
    describes('c', 11, "{}");
    describes('d', 1, "{'role':'CT'}"); /* the cards step of CT says nothing */
    describes('d', 3, "{}");
    describes('y', 1, "{'many':'Lizards'}");
    describes('r', LIES_PM,
              "{'side':'stoppers','wants':'Networks without a token. Takes tokens away where Moderators and Flags "
              "are.','stopped':'By tokens where no Moderator stands: one in a network is enough.'}");
}

/* ---- options */

static void option_says(int option, const char *value, const char *wanted) {
    struct lz_setup setup = { 0 };
    struct lz_writer w = lz_writer_in(said, sizeof said);
    lz_put(&w, lies_game.options[option].name);
    lz_put(&w, "=");
    lz_put(&w, value);
    assert_true(lz_option_parse(&lies_game, (struct lz_text){ said, w.len }, &setup, NULL));
    w = lz_writer_in(said, sizeof said);
    lz_option_says(&lies_game.options[option], setup.option[option], &w);
    is(wanted);
}

TEST(options_say_what_they_mean) {
    UNUSED;
    option_says(LIES_O_HANDICAP, "on",
                "The Stoppers begin with as many points, or as far behind, as evens out the order of seats in games of "
                "our bots.");
    option_says(LIES_O_HANDICAP, "off", "Nobody begins with points, as printed.");
    option_says(LIES_O_HANDICAP, "1", "The Stoppers begin with 1 point.");
    option_says(LIES_O_HANDICAP, "-9", "The Stoppers begin 9 points behind.");
    option_says(LIES_O_CARDS, "0", "Action cards have no limit, as printed.");
    option_says(LIES_O_CARDS, "2", "In a turn at most 2 Action cards are played.");
    option_says(LIES_O_ORDER, "EL,DE",
                "First the Edgelords, then the Digital Literacy Educators; with 4 seats then the Conspiracy Theorists "
                "and the Platform Moderators.");
    option_says(LIES_O_BASES, "chan+atekun", "The first seeds lie beside 2+2chan, the second beside Atekun.");
    for (int i = 0; i < lies_game.option_count; i++)
        assert_non_null(lies_game.options[i].group);
}

/* ---- the handicap (LL-10.4) */

static void handicap_is(int seats, int order, const char *wanted) {
    struct lies_state s;
    struct lies_view view;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    begin(&s, seats);
    s.open.option[LIES_O_ORDER] = (int8_t)order;
    lies_game.view(&lies_game, &s, 0, &view);
    lies_put_handicap(lies_facts(&lies_game), &view, &w);
    is(wanted);
}

TEST(the_handicap_is_explained) {
    UNUSED;
    handicap_is(4, 0,
                "Handicap: the Stoppers begin with 1 point, because in games of our bots this order favours the "
                "Spreaders; handicap=off plays without it, as printed.");
    handicap_is(2, 0,
                "Handicap: the Stoppers begin 1 point behind, because in games of our bots this order favours them; "
                "handicap=off plays without it, as printed.");
    handicap_is(2, 3, "Handicap: none in this order of seats.");
}

static void keep_kinds(void *to, const struct lz_event *event) { *(uint64_t *)to |= (uint64_t)1 << event->kind; }

/* Told before the first move; nothing where there is none. */
TEST(the_handicap_is_told_at_once) {
    UNUSED;
    for (int off = 0; off < 2; off++) {
        struct lies_state s;
        struct lz_setup setup = { .seats = 4 };
        uint64_t told = 0;
        struct lz_sink sink = { keep_kinds, &told };
        lz_options_usual(&lies_game, &setup);
        setup.option[LIES_O_HANDICAP] = off;
        assert_true(lies_game.setup(&lies_game, &s, &setup, &sink, NULL));
        assert_int_equal(told >> LIES_K_HANDICAP & 1, !off);
    }
}

/* ---- the table as text */

TEST(a_table_is_text) {
    UNUSED;
    struct lies_state s;
    struct lies_view view;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    begin_lesson(&lies_game.lessons[0], &s);
    s.open.node[6] = (struct lies_node){ .theory = { 2, 1 }, .aware = 1, .mods = 1 };
    lies_touch(lies_facts(&lies_game), &s.open, 6);
    s.open.flagged = lies_bit(6);
    lies_game.view(&lies_game, &s, 0, &view);
    lies_game.table(&lies_game, &view, &(struct lz_paper){ ((const char *[]){ "Anna", "Bob" }), LZ_TABLE_WIDE }, &w);
    is("Setup.\n"
       "Handicap: switched off, as printed.\n"
       "Spreaders: 0 points; a turn would score 0 now.\n"
       "  Conspiracy Theorists (CT Anna, you): 0 points, hand 0, deck 0, decides\n"
       "      now.\n"
       "Stoppers: 0 points; a turn would score 9 now.\n"
       "  Platform Moderators (PM Bob): 0 points, hand 0, deck 0.\n"
       "Thoughtbook: clean, pays the Stoppers 3.\n"
       "  Empty: Family Feed (TB1), Marketplace (TB2), Town Square (TB3), Alumni\n"
       "      Circle (TB4), Parents' Corner (TB5) and Local News (TB6).\n"
       "Chrpr: the Spreaders hold 1 of 4 nodes, lacking 3 tokens; 3 tokens from\n"
       "    clean.\n"
       "  Newsroom (CH1) 2 Birds, 1 Lizard, 1 Aware, 1 Flag, 1 Moderator, held;\n"
       "      empty Hot Takes (CH2), Fan Accounts (CH3) and Anonymous Eggs\n"
       "      (CH4).\n"
       "MeTube: clean, pays the Stoppers 2.\n"
       "  Empty: Big Creators (MT1), Explainers (MT2), Reaction Channels (MT3)\n"
       "      and Late-Night Streams (MT4).\n"
       "Tik Tak: clean, pays the Stoppers 2.\n"
       "  Empty: Dance Trends (TK1), Life Hacks (TK2), Duets (TK3) and Mystery\n"
       "      Clips (TK4).\n"
       "Shreddit: clean, pays the Stoppers 2.\n"
       "  Empty: Ask Anything (SH1), Politics Board (SH2), Hobby Boards (SH3)\n"
       "      and Rabbit Holes (SH4).\n");
}

/* With pieces on every node; hands come to it. */
TEST(a_full_table_is_no_longer_than_an_ear_bears) {
    UNUSED;
    struct lies_state s;
    struct lies_view view;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    int lines = 0;
    begin_lesson(&lies_game.lessons[0], &s);
    for (int node = 0; node < lies_facts(&lies_game)->nodes; node++) {
        s.open.node[node] = (struct lies_node){ .theory = { 1, 1 }, .aware = 1 };
        lies_touch(lies_facts(&lies_game), &s.open, node);
    }
    lies_game.view(&lies_game, &s, 0, &view);
    lies_game.table(&lies_game, &view, &(struct lz_paper){ NULL, LZ_TABLE_WIDE }, &w);
    for (const char *at = said; (at = strchr(at, '\n')); at++)
        lines++;
    assert_in_range(lines, 20, 34);
}

RUN(CASE(the_lesson_wins_a_network), CASE(things_are_found_by_any_name), CASE(everything_is_explained_once),
    CASE(what_is_drawn_is_described), CASE(options_say_what_they_mean), CASE(the_handicap_is_explained),
    CASE(the_handicap_is_told_at_once), CASE(a_table_is_text), CASE(a_full_table_is_no_longer_than_an_ear_bears))

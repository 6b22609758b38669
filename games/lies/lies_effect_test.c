/* What is said of a move before it is made, for every verb; what is said of a refusal; what advice is worth. */
#include "tests/unit/unit.h"

#include "core/match.h"
#include "core/words/effect.h"
#include "core/words/verb.h"
#include "games/lies/lies_test.h"

#include <stdio.h>
#include <stdlib.h>

enum { PAGE = 20000 };
static char said[PAGE];
static struct lies_state s;
static struct lies_view view;

/* ---- positions: CT, PM, EL, DE; Chrpr nearly held, Thoughtbook clean */

static void put(int node, struct lies_node what) {
    s.open.node[node] = what;
    lies_touch(lies_facts(&lies_game), &s.open, node);
}

static int node_of(const char *id) {
    int16_t node;
    assert_true(lz_word_parse(&lies_game, 'o', lz_span(id), &node));
    return node;
}

/* The turn of the role, at that step of its board. */
static void turn_of(int role, int step) {
    begin(&s, 4);
    s.open.run = lies_run_idle();
    s.open.stage = LIES_S_TURN;
    s.open.round = 1;
    s.open.turn = (uint8_t)lies_seat_of(&s.open, 4, role);
    s.open.step = (uint8_t)step;
    for (int seat = 0; seat < 4; seat++) {
        s.open.hands[seat] = 0;
        s.open.decks[seat] = 12;
        for (int k = 0, n = 0; k < LIES_DECK; k++)
            for (int i = 0; i < lies_facts(&lies_game)->deck[s.open.role[seat]].card[k].copies; i++)
                s.deck[seat][n++] = (uint8_t)k;
    }
    put(node_of("CH1"), (struct lies_node){ .theory = { 1, 0 } });
    put(node_of("CH2"), (struct lies_node){ .theory = { 2, 2 } });
    put(node_of("CH3"), (struct lies_node){ .theory = { 1, 0 } });
    put(node_of("TB6"), (struct lies_node){ .aware = 2, .mods = 1 });
    put(node_of("SH2"), (struct lies_node){ .theory = { 2, 1 }, .aware = 1, .mods = 1 });
    s.open.flagged = lies_bit(node_of("SH2"));
    s.open.vulnerable = lies_bit(node_of("CH4"));
}

/* A card in the hand of the role, from the deck. */
static void hold(int role, const char *id) {
    int seat = lies_seat_of(&s.open, 4, role), kind = kind_of(role, id);
    for (int i = 0; i < s.open.decks[seat]; i++)
        if (s.deck[seat][i] == kind) {
            memmove(&s.deck[seat][i], &s.deck[seat][i + 1], (size_t)(--s.open.decks[seat] - i));
            break;
        }
    s.hand[seat][kind]++;
    s.open.hands[seat]++;
}

static void asked(void) { lies_go_on(WORK(s)); }

static struct lz_input input(const char *move) {
    struct lz_input in = { .at = s.head.now };
    int seat = lz_first(s.head.may);
    if (!lz_move_parse(&lies_game, seat, lz_span(move), &in.move))
        fail_msg("'%s' is not a move", move);
    lies_game.view(&lies_game, &s, seat, &view);
    return in;
}

static void make(const char *move) {
    struct lz_input in = input(move);
    assert_true(lies_game.check(&lies_game, &s, &in, NULL));
    lies_game.apply(&lies_game, &s, &in.move, NULL);
}

static void take(void *to, const struct lz_effect *effect) {
    struct lz_writer *w = to;
    static const char marks[] = { [LZ_SURE] = ' ', [LZ_LIKELY] = '%', [LZ_OPEN] = '?', [LZ_CAREFUL] = '!' };
    lz_put(w, effect->rule);
    lz_put_char(w, marks[effect->surety]);
    lz_put_text(w, effect->words);
    lz_put_char(w, '\n');
}

enum { HOLDS = 2, BEFORE = 4 };
/* A move in a position: whose turn, at which step, who holds what, what was done before. */
struct row {
    int role, step;
    const char *holds[HOLDS], *before[BEFORE], *move, *wanted;
};

static struct lz_input input_of(const struct row *row) {
    turn_of(row->role, row->step);
    for (int i = 0; i < HOLDS && row->holds[i]; i++)
        for (int role = 0; role < LIES_ROLES; role++)
            if (strncmp(lies_facts(&lies_game)->deck[role].id, row->holds[i], 2) == 0)
                hold(role, row->holds[i]);
    asked();
    for (int i = 0; i < BEFORE && row->before[i]; i++)
        make(row->before[i]);
    return input(row->move);
}

/* Rule by rule; after its id ' ' for sure, '?' for open, '!' for careful. */
static void effect_here(const struct row *row) {
    struct lz_input in = input(row->move);
    struct lz_writer w = lz_writer_in(said, sizeof said);
    struct lz_why why;
    if (!lies_game.check(&lies_game, &s, &in, &why))
        fail_msg("'%s' is refused: %s", row->move, lies_game.ruleset[why.rule].text);
    lies_game.effect(&lies_game, &view, &in, &(struct lz_effects){ take, &w });
    if (strcmp(said, row->wanted) != 0)
        fail_msg("%s:\n%s\nwanted:\n%s", row->move, said, row->wanted);
}

static void effect_is(const struct row *row) {
    input_of(row);
    effect_here(row);
}

static const struct row effect_rows[] = {
    { LIES_CT,
      0,
      { NULL },
      { NULL },
      "add lizard CH2",
      "LL-6.2 Hot Takes (CH2) is full: a Buy In spreads the token to all connected nodes with room.\n"
      "LL-6.1 Anonymous Eggs (CH4) is vulnerable: its mark goes, and one more token comes.\n"
      "LL-6.1 Local News (TB6) gets 1 Lizard.\n"
      "LL-6.1 Newsroom (CH1) gets 1 Lizard.\n"
      "LL-6.1 Fan Accounts (CH3) gets 1 Lizard.\n"
      "LL-6.1 Anonymous Eggs (CH4) gets 2 Lizards and loses 1 Vulnerability.\n"
      "LL-10.2 The Spreaders then hold Anonymous Eggs (CH4).\n"
      "LL-10.3 Thoughtbook is no longer clean.\n"
      "LL-10.3 Chrpr falls to the Spreaders.\n"
      "LL-10.3 A turn would score for the Spreaders 1 (now 0), for the Stoppers 2 (now 4).\n"
      "LL-4.8 The larger theory would have 8 of the 26 tokens that the last round counts.\n"
      "LL-12.3 Next you are asked: Rally: add a token to a node where you are engaged, once more, or done.\n" },
    { LIES_CT,
      0,
      { NULL },
      { NULL },
      "add bird CH1",
      "LL-6.1 Newsroom (CH1) gets 1 Bird.\n"
      "LL-4.8 The larger theory would have 7 of the 26 tokens that the last round counts.\n"
      "LL-12.3 Next you are asked: Rally: add a token to a node where you are engaged, once more, or done.\n" },
    { LIES_CT,
      0,
      { NULL },
      { NULL },
      "done",
      "LL-12.4 You do no more of this part of Rally.\n"
      "LL-12.4!It could still be done 2 more times.\n" },
    { LIES_CT,
      1,
      { "CT01" },
      { NULL },
      "play CT01",
      "LL-8.1 Add a Lizard to an engaged node, then a Lizard to a node connected to it.\n"
      "LL-5.2 It is Action card 1 of the 3 that you may play this turn.\n"
      "LL-12.3 Next you are asked: Spread Conspiracy: add one Lizard to a node where you are engaged.\n" },
    { LIES_CT,
      1,
      { "CT01" },
      { NULL },
      "done",
      "LL-12.4 You play no more Action cards this turn.\n"
      "LL-5.2!You could still play 1 card.\n"
      "LL-12.3 Next you are asked: Discard what you like (toss), then keep: you draw back to 5 and score 0 for the "
      "board as it stands.\n" },
    { LIES_CT,
      2,
      { "CT09" },
      { NULL },
      "toss CT09",
      "LL-5.4 Censored! goes to your discard pile.\n"
      "LL-5.4 When you keep the rest you draw back to 5.\n" },
    { LIES_CT,
      2,
      { "CT09" },
      { NULL },
      "keep",
      "LL-5.4?You draw 4 cards, and chance says which.\n"
      "LL-10.1 You score 0 points for the board as it stands.\n"
      "LL-9.1?The others may answer your turn with Reactions.\n" },
    { LIES_CT,
      1,
      { "CT07" },
      { "play CT07", "pick CH2" },
      "theory bird",
      "LL-8.7 You choose the Bird theory.\n"
      "LL-6.1 Anonymous Eggs (CH4) is vulnerable: its mark goes, and one more token comes.\n"
      "LL-5.6 Local News (TB6) gets 1 Bird.\n"
      "LL-5.6 Newsroom (CH1) gets 1 Bird.\n"
      "LL-5.6 Fan Accounts (CH3) gets 1 Bird.\n"
      "LL-5.6 Anonymous Eggs (CH4) gets 2 Birds and loses 1 Vulnerability.\n"
      "LL-10.2 The Spreaders then hold Anonymous Eggs (CH4).\n"
      "LL-10.3 Thoughtbook is no longer clean.\n"
      "LL-10.3 Chrpr falls to the Spreaders.\n"
      "LL-10.3 A turn would score for the Spreaders 1 (now 0), for the Stoppers 2 (now 4).\n"
      "LL-4.8 The larger theory would have 11 of the 26 tokens that the last round counts.\n" },
    { LIES_EL,
      0,
      { "EL06" },
      { NULL },
      "play EL06",
      "LL-8.2 Choose a network other than Thoughtbook. One to three times: add a token to a node of it, each time "
      "another, all of one theory.\n"
      "LL-7.2 It takes the place of the printed step Pick a Community.\n"
      "LL-12.3 Next you are asked: Brigade: choose a network.\n" },
    { LIES_EL,
      0,
      { NULL },
      { NULL },
      "step",
      "LL-7.2 Add a token of either theory to any node.\n"
      "LL-12.3 Next you are asked: Pick a Community: add a token to any node.\n" },
    { LIES_EL,
      0,
      { NULL },
      { "step", "add bird TB1" },
      "double",
      "LL-7.2 You do Pick a Community once more, with new choices.\n"
      "LL-7.2 It is the last Double Down of this turn.\n"
      "LL-12.3 Next you are asked: Pick a Community: add a token to any node.\n" },
    { LIES_EL,
      0,
      { NULL },
      { "step", "add bird TB1" },
      "next",
      "LL-7.2 You leave Pick a Community at that.\n"
      "LL-12.3 Next you are asked: Step 2, Stir the Pot: do what is printed (step: Put a Vulnerability token on any "
      "node without one.) or play a card in its place.\n" },
    { LIES_EL,
      2,
      { NULL },
      { "step", "add bird TB1" },
      "next",
      "LL-7.2 You leave Spread the Lie at that.\n"
      "LL-7.2!It was the last step: you do not double down this turn.\n" },
    { LIES_EL,
      0,
      { "EL07" },
      { "play EL07" },
      "shift bird CH2 CH4",
      "LL-6.8 Hot Takes (CH2) loses 1 Bird.\n"
      "LL-6.8 Anonymous Eggs (CH4) gets 1 Bird.\n"
      "LL-10.2 The Spreaders then hold Anonymous Eggs (CH4).\n"
      "LL-10.3 Chrpr falls to the Spreaders.\n"
      "LL-10.3 A turn would score for the Spreaders 1 (now 0), for the Stoppers 4.\n"
      "LL-12.3 Next you are asked: Bait and Switch: shift a token along a connection to a node with room, up to 2 more "
      "times, or done.\n" },
    { LIES_EL,
      0,
      { "EL10" },
      { "play EL10" },
      "unflag SH2",
      "LL-6.10 Politics Board (SH2) loses 1 Flag.\n"
      "LL-12.3 Next you are asked: False Reports: add a token to any node.\n" },
    { LIES_EL,
      1,
      { NULL },
      { "step" },
      "vuln TB1",
      "LL-6.10 Family Feed (TB1) gets 1 Vulnerability.\n"
      "LL-12.3 Next you are asked: Double Down, once a turn: do Stir the Pot again with new choices (double), or go on "
      "(next).\n" },
    { LIES_EL,
      0,
      { "EL06" },
      { "play EL06" },
      "net CH",
      "LL-8.7 You choose Chrpr.\n"
      "LL-12.3 Next you are asked: Brigade: add a token to a node of Chrpr, up to 3 times.\n" },
    { LIES_PM,
      0,
      { NULL },
      { NULL },
      "flag CH2",
      "LL-6.10 Hot Takes (CH2) gets 1 Flag.\n"
      "LL-12.3 Next you are asked: Take Reports and Patrol: put a Flag on an unflagged node with tokens, once more, or "
      "done.\n" },
    { LIES_PM,
      0,
      { NULL },
      { "done" },
      "move TB6 CH2",
      "LL-6.10 Local News (TB6) loses 1 Moderator.\n"
      "LL-6.10 Hot Takes (CH2) gets 1 Moderator.\n"
      "LL-12.3 Next you are asked: Take Reports and Patrol: move Moderators along connections, or done.\n" },
    { LIES_PM,
      1,
      { NULL },
      { NULL },
      "power",
      "LL-7.3 Once, before, between or after your cards: remove a conspiracy token from a node with a Moderator.\n"
      "LL-7.3 The power Ban Hammer is then used for this turn.\n"
      "LL-12.3 Next you are asked: Ban Hammer: pick a node with a Moderator, with tokens.\n" },
    { LIES_PM,
      1,
      { "PM01" },
      { NULL },
      "done",
      "LL-12.4 You play no more Action cards this turn.\n"
      "LL-5.2!You could still play 1 card.\n"
      "LL-7.3!The power Ban Hammer stays unused this turn.\n"
      "LL-12.3 Next you are asked: Evaluate Queries: declare the theory to act against.\n" },
    { LIES_PM,
      1,
      { NULL },
      { "power" },
      "pick SH2",
      "LL-8.7 You pick Politics Board (SH2).\n"
      "LL-12.3 Next you are asked: Ban Hammer: name the token that leaves SH2 (1 to go).\n" },
    { LIES_PM,
      1,
      { NULL },
      { "power", "pick SH2" },
      "remove bird SH2",
      "LL-6.7 Politics Board (SH2) loses 1 Bird.\n"
      "LL-10.2 The Spreaders then no longer hold Politics Board (SH2).\n"
      "LL-4.8 The larger theory would have 5 of the 26 tokens that the last round counts.\n"
      "LL-12.3 Next you are asked: Evaluate Queries: declare the theory to act against.\n" },
    { LIES_PM,
      1,
      { "PM03" },
      { "play PM03" },
      "mod CH1",
      "LL-6.10 Newsroom (CH1) gets 1 Moderator.\n"
      "LL-10.2 The Spreaders then no longer hold Newsroom (CH1).\n"
      "LL-12.3 Next you are asked: Cards: play an Action card (2 left this turn), use the power Ban Hammer (power), or "
      "done.\n" },
    { LIES_PM,
      2,
      { NULL },
      { NULL },
      "policy bird",
      "LL-8.7 You act against the Bird theory.\n"
      "LL-5.6 Politics Board (SH2) loses 2 Birds and 1 Flag.\n"
      "LL-10.2 The Spreaders then no longer hold Politics Board (SH2).\n"
      "LL-4.8 The larger theory would have 4 of the 26 tokens that the last round counts.\n" },
    { LIES_DE,
      0,
      { NULL },
      { NULL },
      "aware TB6",
      "LL-6.6 Local News (TB6) gets 1 Aware.\n"
      "LL-12.3 Next you are asked: Teach: add an Aware to a node within your reach, up to 2 more times, or done.\n" },
    { LIES_DE,
      0,
      { NULL },
      { "aware TB6" },
      "aware TB6",
      "LL-6.6 Local News (TB6) is full: a Buy In spreads an Aware to all connected nodes with room.\n"
      "LL-6.6 Family Feed (TB1) gets 1 Aware.\n"
      "LL-6.6 Town Square (TB3) gets 1 Aware.\n"
      "LL-6.6 Parents' Corner (TB5) gets 1 Aware.\n"
      "LL-6.6 Hot Takes (CH2) gets 1 Aware.\n"
      "LL-6.6 Politics Board (SH2) gets 1 Aware.\n"
      "LL-10.2 The Spreaders then no longer hold Politics Board (SH2).\n"
      "LL-12.3 Next you are asked: Teach: add an Aware to a node within your reach, once more, or done.\n" },
    { LIES_DE,
      1,
      { "DE09" },
      { "play DE09" },
      "walk TB6 SH2",
      "LL-6.8 Local News (TB6) loses 1 Aware.\n"
      "LL-6.8 Politics Board (SH2) gets 1 Aware.\n"
      "LL-10.2 The Spreaders then no longer hold Politics Board (SH2).\n"
      "LL-12.3 Next you are asked: Field Visit: walk an Aware along a connection to a node with room, up to 2 more "
      "times, or done.\n" },
    { LIES_DE,
      1,
      { "DE01" },
      { "play DE01" },
      "activate SH2",
      "LL-6.9 Politics Board (SH2) is activated: it loses as many tokens as it holds Aware, 1; these stay.\n"
      "LL-12.3 Next you are asked: Fact-Check: name the token that leaves SH2 (1 to go).\n" },
    { LIES_CT,
      0,
      { "PM09" },
      { "add bird SH2", "done" },
      "react",
      "LL-9.3 You play a Reaction once all have declared.\n"
      "LL-9.3?What others do before you may leave you none that can be played.\n" },
    { LIES_CT,
      0,
      { "PM09" },
      { "add bird SH2", "done" },
      "pass",
      "LL-9.2 You let this turn pass without a Reaction.\n" },
    { LIES_CT,
      0,
      { "PM09" },
      { "add bird SH2", "done", "react", "pass" },
      "play PM09",
      "LL-8.3 Remove a token from a node with a Moderator where one was added this turn.\n"
      "LL-9.6 Points that were scored for that turn stay as they are.\n"
      "LL-12.3 Next you are asked: Emergency Takedown: pick a node with a Moderator, where tokens came this turn, with "
      "tokens.\n" },
};

static const struct row refusal_rows[] = {
    { LIES_CT,
      0,
      { NULL },
      { NULL },
      "add bird TB1",
      "LL-7.1 Asked is: Rally: add a token to a node where you are engaged, up to 2 times, or done.\n" },
    { LIES_CT,
      0,
      { NULL },
      { NULL },
      "play CT01",
      "LL-12.5 Asked is: Rally: add a token to a node where you are engaged, up to 2 times, or done.\n" },
    { LIES_CT, 1, { "CT01" }, { NULL }, "play CT02", "LL-5.3 You do not hold Spread Conspiracy (Bird).\n" },
    { LIES_CT, 1, { "CT09" }, { NULL }, "play CT09", "LL-5.2 Censored! is a Reaction card.\n" },
    { LIES_CT,
      1,
      { "CT07", "CT01" },
      { "play CT01" },
      "add bird CH1",
      "LL-6.5 It is about Lizards, not about Birds.\n" },
    { LIES_CT, 2, { "CT09" }, { NULL }, "toss CT01", "LL-5.4 You do not hold Spread Conspiracy (Lizard).\n" },
    { LIES_EL, 0, { "EL07" }, { "play EL07" }, "shift lizard CH1 CH4", "LL-6.8 Newsroom (CH1) holds 0 Lizards.\n" },
    { LIES_EL,
      0,
      { "EL07" },
      { "play EL07" },
      "shift bird CH1 TB2",
      "LL-6.8 Newsroom (CH1) and Marketplace (TB2) are not connected.\n" },
    { LIES_EL, 0, { "EL07" }, { "play EL07" }, "shift bird CH1 CH2", "LL-6.8 Hot Takes (CH2) holds 4 of 4 tokens.\n" },
    { LIES_EL, 1, { NULL }, { "step" }, "vuln CH4", "LL-6.10 Anonymous Eggs (CH4) is vulnerable already.\n" },
    { LIES_EL, 0, { "EL10" }, { "play EL10" }, "unflag CH2", "LL-6.10 Hot Takes (CH2) is not flagged.\n" },
    { LIES_PM, 0, { NULL }, { NULL }, "flag SH2", "LL-6.10 Politics Board (SH2) is flagged already.\n" },
    { LIES_PM, 0, { NULL }, { NULL }, "flag TB1", "LL-6.10 Family Feed (TB1) holds no tokens.\n" },
    { LIES_PM, 0, { NULL }, { "done" }, "move TB1 TB2", "LL-6.10 Family Feed (TB1) holds 0 Moderators.\n" },
    { LIES_PM,
      0,
      { NULL },
      { "done" },
      "move TB6 TB2",
      "LL-6.10 Local News (TB6) and Marketplace (TB2) are not connected.\n" },
    { LIES_PM,
      1,
      { NULL },
      { "power", "pick SH2" },
      "remove bird CH1",
      "LL-6.7 Politics Board (SH2) holds 2 Birds and 1 Lizard.\n" },
    { LIES_DE,
      0,
      { NULL },
      { "aware TB6", "aware TB6" },
      "aware TB6",
      "LL-6.6 Local News (TB6) holds 3 of 3 Aware, and the Buy In is used.\n" },
    { LIES_DE,
      1,
      { "DE05" },
      { "play DE05", "aware TB5" },
      "aware TB5",
      "LL-8.5 So far you have named Parents' Corner (TB5).\n" },
    { LIES_DE,
      1,
      { "DE05" },
      { "play DE05" },
      "done",
      "LL-12.4 Asked is: Train the Trainers: add an Aware to a node within your reach, up to 3 times.\n" },
    { LIES_CT,
      0,
      { "CT09", "PM01" },
      { "done" },
      "react",
      "LL-12.5 Asked is: Cards: play an Action card (3 left this turn), or done.\n" },
    { LIES_CT,
      0,
      { "PM09", "PM01" },
      { "add bird SH2", "done", "react", "pass" },
      "play PM01",
      "LL-9.3 Takedown Notice (Bird) cannot be played now. It says: Remove two Birds from a node with a Moderator. If "
      "it has a Flag and more than two Birds, the Flag goes and four Birds with it. That turn: added Birds SH2.\n" },
};

TEST(every_move_is_told_before_it_is_made) {
    UNUSED;
    for (size_t i = 0; i < sizeof effect_rows / sizeof effect_rows[0]; i++)
        effect_is(&effect_rows[i]);
}

/* In setup there is no turn yet. */
TEST(setup_is_told_before_it_is_made) {
    UNUSED;
    static const struct row seed = { .move = "seed bird CH2",
                                     .wanted = "LL-3.3 Hot Takes (CH2) gets 1 Bird.\n"
                                               "LL-10.2 The Spreaders then hold Hot Takes (CH2).\n"
                                               "LL-10.3 Chrpr is no longer clean.\n"
                                               "LL-10.3 A turn would score for the Spreaders 0, for the Stoppers 5 "
                                               "(now 6).\n"
                                               "LL-4.8 The larger theory would have 1 of the 26 tokens that the last "
                                               "round counts.\n"
                                               "LL-12.3 Next you are asked: Setup: place one Lizard on a node beside "
                                               "2+2chan in another network.\n" };
    static const struct row keep = { .move = "keep", .wanted = "LL-3.8 Your hand is full: you draw nothing.\n" };
    begin(&s, 4);
    effect_here(&seed);
    play_to(&s, LIES_P_MULLIGAN);
    effect_here(&keep);
}

TEST(verbs_are_all_told) {
    UNUSED;
    uint32_t told = 1u << LIES_V_SEED;
    struct lz_move move;
    for (size_t i = 0; i < sizeof effect_rows / sizeof effect_rows[0]; i++) {
        assert_true(lz_move_parse(&lies_game, 0, lz_span(effect_rows[i].move), &move));
        told |= 1u << move.verb;
    }
    assert_int_equal(told, (1u << LIES_VERBS) - 1);
}

TEST(refusals_say_what_makes_them_apply) {
    UNUSED;
    for (size_t i = 0; i < sizeof refusal_rows / sizeof refusal_rows[0]; i++) {
        const struct row *row = &refusal_rows[i];
        struct lz_input in = input_of(row);
        struct lz_writer w = lz_writer_in(said, sizeof said);
        struct lz_why why = { 0 };
        assert_false(lies_game.check(&lies_game, &s, &in, &why));
        lz_put(&w, lies_game.ruleset[why.rule].id);
        lz_put(&w, " ");
        lies_game.because(&lies_game, &view, &in, &why, &w);
        lz_put(&w, "\n");
        if (strcmp(said, row->wanted) != 0)
            fail_msg("%s:\n%s\nwanted:\n%s", row->move, said, row->wanted);
    }
}

TEST(the_limit_of_cards_is_counted) {
    UNUSED;
    static const struct row row = { LIES_CT, 1, { "CT03" }, { NULL }, "play CT03", NULL };
    struct lz_why why = { 0 };
    struct lz_writer w = lz_writer_in(said, sizeof said);
    struct lz_input in = input_of(&row);
    s.open.cards = 3;
    in = input("play CT03");
    assert_false(lies_game.check(&lies_game, &s, &in, &why));
    lies_game.because(&lies_game, &view, &in, &why, &w);
    assert_string_equal(said, "You have played 3 of 3 Action cards this turn.");
}

/* ---- what is told comes true */

static bool same_network(const struct lies_open *a, const struct lies_open *b) {
    return memcmp(a->node, b->node, sizeof a->node) == 0 && a->flagged == b->flagged && a->vulnerable == b->vulnerable;
}

static void deal(uint64_t seed, int seats) {
    struct lz_setup setup = { .key = { seed, 7 }, .seats = (uint8_t)seats };
    lz_options_usual(&lies_game, &setup);
    assert_true(lies_game.setup(&lies_game, &s, &setup, NULL, NULL));
}

static struct lz_move any(struct lz_rng *rng) {
    struct lz_move move = { 0 };
    assert_true(lies_game.sample(&lies_game, &s, lz_first(s.head.may), rng, &move));
    lies_game.view(&lies_game, &s, move.seat, &view);
    return move;
}

/* ---- links: what follows from what, by places of the picture */

static void has(const char *words) {
    if (!strstr(said, words))
        fail_msg("no %s in\n%s", words, said);
}

TEST(links_name_what_they_are_about_and_what_they_follow_from) {
    UNUSED;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    struct lz_input in = input_of(&effect_rows[0]); /* a Buy In at CH2 */
    lz_effects_json(&lies_game, &view, &in, &w);
    has("all connected nodes with room.\",\"is\":\"sure\",\"rule\":\"LL-6.2\",\"at\":[\"nodes/CH2\"]}");
    has("Local News (TB6) gets 1 Lizard.\",\"is\":\"sure\",\"rule\":\"LL-6.1\",\"at\":[\"nodes/TB6\"],"
        "\"from\":[\"nodes/CH2\"]}");
    has("\"rule\":\"LL-10.2\",\"at\":[\"nodes/CH4\"]}");
    has("\"rule\":\"LL-10.3\",\"at\":[\"networks/TB\"],\"from\":[\"nodes/TB6\"]}");
    has("\"at\":[\"networks/CH\"],\"from\":[\"nodes/CH1\",\"nodes/CH3\",\"nodes/CH4\"]}");
    w = lz_writer_in(said, sizeof said);
    turn_of(LIES_PM, 0);
    asked();
    make("done");
    in = input("move TB6 CH2");
    lz_effects_json(&lies_game, &view, &in, &w);
    has("\"at\":[\"nodes/CH2\"],\"from\":[\"nodes/TB6\"]}");
    assert_null(strstr(said, "\"at\":[\"nodes/TB6\"],\"from\"")); /* what leaves comes from nowhere */
}

/* LL-11: a trial ends where a draw, or what others hold, decides; up to there it is the truth. */
TEST(what_is_peeked_at_is_what_then_happens) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(6, 6);
    int sure = 0, open = 0;
    for (int game = 0; game < 12; game++)
        for (deal((uint64_t)game, game % 2 ? 4 : 2); !s.head.over;) {
            struct lz_move move = any(&rng);
            struct lies_peeked peeked = { .told = NULL };
            struct lies_state world;
            lies_imagined(&lies_game, &view, &world);
            lies_peek(&lies_game, &world, &move, &peeked);
            lies_game.apply(&lies_game, &s, &move, NULL);
            if (!peeked.open_end)
                assert_true(same_network(&peeked.open, &s.open));
            sure += !peeked.open_end;
            open += peeked.open_end;
        }
    assert_in_range(sure, 1000, 100000);
    assert_in_range(open, 100, 100000);
}

/* ---- advice */

static void take_advice(void *to, const struct lz_advice *advice) {
    assert_true(advice->words.len > 0);
    assert_true(lz_move_parse(&lies_game, view.seen.seat, advice->move, to));
}

/* What the board pays a team at the end of round 1, its seats advised or all at random. */
static int paid_after_a_round(uint64_t game, enum lies_team team, bool advised, int *taken) {
    struct lz_rng rng = lz_rng_from(game, 8);
    for (deal(game, 4); s.open.round < 2;) {
        struct lz_move move = any(&rng);
        if (advised && team == lies_team_of(s.open.role[move.seat])) {
            lies_game.advise(&lies_game, &view, &(struct lz_advices){ take_advice, &move });
            ++*taken;
        }
        assert_true(lz_check(&lies_game, &s, &move, NULL));
        lies_game.apply(&lies_game, &s, &move, NULL);
    }
    return lies_board_points(lies_facts(&lies_game), &s.open, 4, team);
}

TEST(advice_can_be_taken_and_helps) {
    UNUSED;
    int taken = 0, paid[LIES_TEAMS][2] = { { 0 } };
    for (int game = 0; game < 48; game++)
        for (int advised = 0; advised < 2; advised++)
            paid[game % 2][advised] += paid_after_a_round((uint64_t)game, (enum lies_team)(game % 2), advised, &taken);
    assert_in_range(taken, 600, 60000);
    for (int team = 0; team < LIES_TEAMS; team++)
        assert_true(paid[team][true] > 3 * paid[team][false] && paid[team][true] > 12);
}

RUN(CASE(every_move_is_told_before_it_is_made), CASE(setup_is_told_before_it_is_made), CASE(verbs_are_all_told),
    CASE(refusals_say_what_makes_them_apply), CASE(the_limit_of_cards_is_counted),
    CASE(links_name_what_they_are_about_and_what_they_follow_from), CASE(what_is_peeked_at_is_what_then_happens),
    CASE(advice_can_be_taken_and_helps))

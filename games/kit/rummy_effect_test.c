/* What the two card games say: effects, refusals, cards, advice, tables, lessons. Positions are what a seat sees. */
#include "tests/unit/unit.h"

#include "core/fair.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/effect.h"
#include "core/words/json.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "core/words/thing.h"
#include "core/words/verb.h"
#include "games/conspiracy/conspiracy.h"
#include "games/kit/rummy_state.h"
#include "games/legends/legends.h"

#include <stdio.h>
#include <string.h>

/* ---- positions */

static struct rummy_view seen(const struct lz_game *game, int seats, int phase) {
    struct rummy_view v = { .seen = { .game = game->number,
                                      .rules = game->rules,
                                      .seats = (uint8_t)seats,
                                      .phase = (uint8_t)phase,
                                      .may = 1,
                                      .wait = 1,
                                      .alarm = LZ_NEVER } };
    v.open.revealed = v.open.strengthened[0] = v.open.strengthened[1] = v.open.twin = v.open.drawn = RUMMY_NONE;
    v.open.out = v.open.target = v.open.result.out = v.laid = v.shown = RUMMY_NONE;
    v.open.round = 1;
    v.open.option[RUMMY_O_STALL_LAPS] = 4;
    v.open.unknown_left = 20;
    memset(v.looked, RUMMY_NONE, sizeof v.looked);
    for (int seat = 1; seat < seats; seat++)
        v.open.held[seat] = 5;
    lz_frames_push(&v.open.frames, (uint8_t)phase, 0);
    return v;
}

static int16_t card_of(const struct lz_game *game, struct lz_text code) {
    int16_t id = 0;
    assert_true(lz_word_parse(game, 'c', code, &id));
    return id;
}

static void hold(const struct lz_game *game, struct rummy_view *v, const char *codes) {
    struct lz_text rest = lz_span(codes);
    for (struct lz_text code = lz_take_word(&rest); code.len; code = lz_take_word(&rest))
        lz_cards_add(&v->mine, (lz_card)card_of(game, code));
    v->open.held[0] = (uint8_t)lz_cards_count(&v->mine);
}

static void stories(const struct lz_game *game, struct rummy_view *v, const char *codes) {
    struct lz_text rest = lz_span(codes);
    for (struct lz_text code = lz_take_word(&rest); code.len; code = lz_take_word(&rest))
        v->open.tabloids[v->open.tabloids_left++] = (uint8_t)card_of(game, code);
}

static void lay(const struct lz_game *game, struct rummy_view *v, int seat, const char *set_and_codes) {
    struct lz_text rest = lz_span(set_and_codes);
    int16_t set = 0;
    assert_true(lz_word_parse(game, 'k', lz_take_word(&rest), &set));
    for (struct lz_text code = lz_take_word(&rest); code.len; code = lz_take_word(&rest)) {
        int part = rummy_part(game->facts, set, (lz_card)card_of(game, code));
        v->open.group[set][seat] = (rummy_group)(v->open.group[set][seat] + (1 << 4 * part));
    }
}

/* ---- what is said */

static void note(void *to, const struct lz_effect *effect) {
    static const char *const marks[] = { [LZ_SURE] = "", [LZ_LIKELY] = "~", [LZ_OPEN] = "?", [LZ_CAREFUL] = "!" };
    struct lz_writer *w = to;
    lz_put(w, marks[effect->surety]);
    if (effect->surety == LZ_LIKELY)
        lz_put_number(w, effect->odds);
    lz_put_text(w, effect->words);
    lz_put_char(w, ' ');
    lz_put(w, effect->rule);
    lz_put_char(w, '\n');
}

static char page[8000];
static const char *const *called; /* the seats */

static const char *said(const struct lz_game *game, const struct rummy_view *v, const char *typed) {
    struct lz_writer w = lz_writer_in(page, sizeof page);
    struct lz_effects out = { note, &w, called };
    struct lz_input in = { .text = { 0 } };
    assert_true(lz_move_parse(game, 0, lz_span(typed), &in.move));
    game->effect(game, v, &in, &out);
    return page;
}

#define CO (&conspiracy_game)
#define LE (&legends_game)

TEST(a_draw_is_open_and_has_odds) {
    UNUSED;
    struct rummy_view v = seen(CO, 2, RUMMY_DRAW);
    hold(CO, &v, "A A");
    stories(CO, &v, "C");
    lay(CO, &v, 1, "C C C C");
    /* Of the 62 hidden cards only Chemtrails, its Proof! and wild Cloning Hitlers go to the table; of Area 51, with two
       in hand, three cards and its Proof! would leave nothing to discard. */
    assert_string_equal(said(CO, &v, "draw unknown"),
                        "?You draw the top card of the Unknown, unseen by the others. CO-4.1\n"
                        "~113The card that you draw can be laid on the table in this turn. CO-4.6\n");
    assert_string_equal(said(CO, &v, "draw tabloids"),
                        "You take Chemtrails from the top of the Tabloids, and everybody sees it. CO-4.1\n"
                        "One story less tells against Chemtrails: 0 stories left. CO-12.1\n"
                        "If the round ended now, the cards of #1 would count 6 instead of 4. CO-13.3\n");
    v.top_left = 1;
    v.top[0] = (uint8_t)card_of(CO, lz_span("RV"));
    assert_string_equal(said(CO, &v, "draw unknown"),
                        "You draw Remote Viewing: you know that it lies on top of the Unknown. CO-4.1\n");
    lay(CO, &v, 0, "A A");
    assert_string_equal(said(CO, &v, "draw unknown"),
                        "?You look at the top 2 cards of the Unknown and keep one of them. CO-4.4\n");
    v.open.unknown_left = 0;
    assert_string_equal(
        said(CO, &v, "draw unknown"),
        "The Unknown is empty: the round ends, and everybody who holds a card makes a last discard. CO-4.3\n");
}

TEST(a_reveal_tells_its_points_its_ability_and_its_price) {
    UNUSED;
    struct rummy_view v = seen(CO, 2, RUMMY_MAIN);
    hold(CO, &v, "F F F! A");
    stories(CO, &v, "F");
    assert_string_equal(
        said(CO, &v, "meld F F F F!"),
        "You reveal Cold Fusion with 3 cards, worth 7 points. CO-5.9\n"
        "Cold Fusion then lets you draw a card from the Unknown. CO-7.6\n"
        "You have then played 1 of 1 Action cards of this turn. CO-9.1\n"
        "If the round ended now, your cards on the table would count 5 instead of 0. CO-13.3\n"
        "!The Tabloids hold 1 story against Cold Fusion: as it stands your pile would lose 1 card. CO-12.3\n");
}

TEST(an_addition_tells_what_doubles_and_for_whom) {
    UNUSED;
    struct rummy_view v = seen(CO, 2, RUMMY_MAIN);
    hold(CO, &v, "M A");
    lay(CO, &v, 0, "M M");
    lay(CO, &v, 1, "M M M M");
    assert_string_equal(
        said(CO, &v, "add M M"),
        "Mayan Apocalypse joins your pile of Mayan Apocalypse, which is worth 4 points then. CO-6.1\n"
        "You have then strengthened 1 of 2 conspiracies of this turn. CO-6.3\n"
        "You have then 4 of the 12 points of Mayan Apocalypse that shut the others out when you go out. "
        "CO-13.5\n"
        "With 10 points Mayan Apocalypse would count double if the round ended now. CO-13.2\n"
        "If the round ended now, your cards on the table would count 8 instead of 2. CO-13.3\n"
        "If the round ended now, the cards of #1 would count 12 instead of 6. CO-13.3\n");
}

TEST(a_discard_tells_whom_it_hurts) {
    UNUSED;
    struct rummy_view v = seen(LE, 2, RUMMY_MAIN);
    hold(LE, &v, "L J");
    lay(LE, &v, 0, "L L L L");
    assert_string_equal(
        said(LE, &v, "discard L"),
        "You discard Loch Ness Monster, and your turn ends. LE-8.1\n"
        "Loch Ness Monster is then a story against Loch Ness Monster, whose largest expedition will lose a "
        "card for it at the end. LE-9.1\n"
        "!The next player may take Loch Ness Monster and lay it with Loch Ness Monster. LE-4.2\n"
        "!If the hand ended now, your cards on the table would count 4 instead of 6. LE-10.5\n");
    assert_string_equal(said(LE, &v, "discard J"), "You discard Jersey Devil, and your turn ends. LE-8.1\n");
}

TEST(the_last_card_goes_out) {
    UNUSED;
    struct rummy_view v = seen(LE, 2, RUMMY_MAIN);
    hold(LE, &v, "J");
    lay(LE, &v, 0, "E E E E E IMPLANT");
    assert_string_equal(
        said(LE, &v, "discard J"),
        "You discard your last card, Jersey Devil, and go out: the others discard one card each, and the hand "
        "is scored. LE-8.2\n"
        "?You shut the others out with 11 points of Extraterrestrial Life Forms, unless a last discard brings "
        "them below 10. LE-10.6\n");
    v.seen.phase = RUMMY_LAST;
    hold(LE, &v, "L P");
    assert_string_equal(said(LE, &v, "discard P"),
                        "You discard Piltdown Man; 4 points of your hand count against you. LE-8.4\n");
}

TEST(cards_on_the_table_are_removed_with_their_orphans) {
    UNUSED;
    struct rummy_view v = seen(LE, 2, RUMMY_MAIN);
    hold(LE, &v, "HOAX J");
    lay(LE, &v, 1, "F F X B");
    assert_string_equal(said(LE, &v, "play HOAX #1 F F"),
                        "Hoax! stays before you for 3 points. LE-7.12\n"
                        "Feegee Mermaid of #1's Feegee Mermaid goes to the Tabloids. LE-7.12\n"
                        "Feegee Mermaid takes 2 cards along that cannot stay without it. LE-6.6\n"
                        "You have then played 1 of 1 Anomalies of this turn. LE-7.1\n"
                        "If the hand ended now, your cards on the table would count 3 instead of 0. LE-10.5\n"
                        "If the hand ended now, the cards of #1 would count 0 instead of 6. LE-10.5\n");
    v = seen(CO, 2, 13); /* moon-target */
    assert_string_equal(CO->phases[13], "moon-target");
    lay(CO, &v, 1, "C C H *");
    assert_string_equal(said(CO, &v, "choose #1 C C"),
                        "Chemtrails of #1's Chemtrails goes to the Tabloids. CO-7.7\n"
                        "Chemtrails takes 1 card along that cannot stay without it. CO-8.5\n"
                        "If the round ended now, the cards of #1 would count 0 instead of 5. CO-13.3\n");
}

TEST(what_is_fetched_may_be_played_at_once) {
    UNUSED;
    struct rummy_view v = seen(LE, 3, RUMMY_FETCH);
    hold(LE, &v, "L J");
    stories(LE, &v, "TAIL ESP");
    assert_string_equal(said(LE, &v, "draw unknown"),
                        "?You draw 2 cards from the Unknown, unseen by the others. LE-7.5\n"
                        "?If you draw an Anomaly, you may play it at once, beyond what the turn allows. LE-7.6\n");
    assert_string_equal(said(LE, &v, "take ESP"), "You take ESP from the Tabloids, and everybody sees it. LE-7.5\n"
                                                  "You may play ESP at once, beyond what the turn allows. LE-7.6\n");
    assert_null(strstr(said(LE, &v, "take TAIL"), "at once")); /* there is nothing to lay it on */
    v.seen.phase = RUMMY_EXTRA;
    assert_string_equal(said(LE, &v, "play ESP"),
                        "?You look at the top three cards of the Unknown and keep one. LE-7.10\n"
                        "What you fetched does not count among the Anomalies of this turn. LE-7.6\n");
    assert_string_equal(said(LE, &v, "decline"),
                        "You play nothing at once; what you fetched stays in your hand. LE-7.6\n");
}

/* As in tales. */
TEST(seats_have_their_names) {
    UNUSED;
    static const char *const names[LZ_SEATS] = { "Anna", "Bert" };
    struct rummy_view v = seen(CO, 2, RUMMY_DRAW);
    lay(CO, &v, 1, "C C C C");
    stories(CO, &v, "C");
    called = names;
    said(CO, &v, "draw tabloids");
    called = NULL;
    assert_non_null(strstr(page, "the cards of Bert would count"));
    assert_null(strchr(page, '#'));
}

TEST(questions_of_single_cards_have_their_own_words) {
    UNUSED;
    static const struct {
        const char *phase, *typed, *says;
    } rows[] = {
        { "chem-target", "choose #1",
          "?Chance picks a card of #1's hand and shows it to you; then you return or discard it. CO-7.5\n" },
        { "chem-target", "decline", "You do without and go on. CO-7.2\n" },
        { "chem-fate", "choose return", "#1 keeps Area 51, and you know it. CO-7.5\n" },
        { "chem-fate", "choose discard", "#1 loses Area 51 to the Tabloids. CO-7.5\n" },
        { "cold-draw", "draw unknown", "?You draw the top card of the Unknown, unseen by the others. CO-7.6\n" },
        { "devil-target", "choose #1",
          "?Chance picks a card of #1's hand for you; then you give one of yours in return. CO-7.9\n" },
        { "devil-give", "give R", "You give Reptilian Overlords to #1; nobody else sees which card it is. CO-7.9\n" },
        { "mib-first", "choose C",
          "Chemtrails is covered up: it leaves the Tabloids for the rest of the round. CO-9.8\n" },
        { "mib-second", "decline", "You cover up no second card. CO-9.8\n" },
        { "look", "keep R", "You keep Reptilian Overlords and put 2 cards back on the Unknown. CO-9.9\n" },
        { "order", "choose R", "Reptilian Overlords lies on top of the Unknown: the next draw takes it. CO-9.9\n" },
        { "lift", "take C", "You take Chemtrails from the Tabloids, and everybody sees it. CO-7.8\n" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        int phase = 0;
        while (strcmp(CO->phases[phase], rows[i].phase) != 0)
            phase++;
        struct rummy_view v = seen(CO, 2, phase);
        hold(CO, &v, "R A");
        stories(CO, &v, "C");
        v.open.target = 1;
        v.open.looking = 3;
        v.shown = (uint8_t)card_of(CO, lz_span("A"));
        assert_string_equal(said(CO, &v, rows[i].typed), rows[i].says);
    }
}

TEST(partners_pass_in_place_of_a_draw) {
    UNUSED;
    struct rummy_view v = seen(LE, 4, RUMMY_DRAW);
    hold(LE, &v, "L J");
    assert_string_equal(
        said(LE, &v, "pass L"),
        "?Loch Ness Monster goes to your partner, and a card of your partner's choice comes to you. LE-12.3\n"
        "That takes the place of your draw: your hand does not grow. LE-12.4\n");
    struct lz_writer w = lz_writer_in(page, sizeof page);
    LE->ask(LE, &v, &w);
    assert_string_equal(page, "Draw from the Unknown, or pass a card to your partner for one in return?");
}

TEST(a_struck_pile_tells_what_stays) {
    UNUSED;
    struct rummy_view v = seen(LE, 2, RUMMY_STRIKE);
    lay(LE, &v, 0, "L L X");
    v.open.strike_set = 2;
    v.open.owed = 1;
    assert_string_equal(said(LE, &v, "choose L"),
                        "Your expedition of Loch Ness Monster loses Loch Ness Monster and keeps 0 points. LE-9.5\n"
                        "Loch Ness Monster takes 1 card along that cannot stay without it. LE-6.6\n");
    assert_string_equal(said(LE, &v, "choose X"),
                        "Your expedition of Loch Ness Monster loses \"Expert\" Opinion and keeps 2 points. LE-9.5\n");
}

/* ---- refusals */

static const char *why(const struct lz_game *game, const struct rummy_view *v, const char *typed, const char *rule) {
    struct lz_writer w = lz_writer_in(page, sizeof page);
    struct lz_why reason = { .arg = 0 };
    struct lz_input in = { .text = { 0 } };
    assert_true(lz_move_parse(game, 0, lz_span(typed), &in.move));
    while (strcmp(game->ruleset[reason.rule].id, rule) != 0)
        reason.rule++;
    game->because(game, v, &in, &reason, &w);
    return page;
}

TEST(refusals_give_the_facts) {
    UNUSED;
    struct rummy_view v = seen(CO, 2, RUMMY_MAIN);
    hold(CO, &v, "A A A MB");
    lay(CO, &v, 1, "F F F F");
    v.open.acts = v.open.any_act = 1;
    v.open.strengthened[0] = 2;
    v.open.strengthened[1] = 5;
    assert_string_equal(why(CO, &v, "play MB", "CO-9.1"), "You have played 1 of 1 Action cards in this turn.");
    assert_string_equal(why(CO, &v, "meld A A A A", "CO-5.7"),
                        "You have strengthened Cold Fusion and Moon \"Landing\" in this turn.");
    assert_string_equal(why(CO, &v, "add A A", "CO-6.1"), "In play: Cold Fusion.");
    assert_string_equal(why(CO, &v, "add F R", "CO-5.3"),
                        "Cold Fusion takes Cold Fusion, They're Cloning Hitler!, Lab Explosion and Leaked File.");
    assert_string_equal(why(CO, &v, "meld A A A A", "CO-10.1"),
                        "You hold 4 cards, and the move takes 3 cards of them.");
    assert_string_equal(why(CO, &v, "discard R", "CO-17.5"), "You hold Area 51 and Men in Black.");
    assert_string_equal(why(CO, &v, "play A", "CO-17.1"), "Area 51 is a Conspiracy card.");
    assert_string_equal(why(CO, &v, "play MB", "CO-5.2"), "");
    v.seen.may = 2;
    assert_string_equal(why(CO, &v, "play MB", "CO-3.2"), "Another seat is asked now.");
    v = seen(CO, 2, RUMMY_DRAW);
    assert_string_equal(why(CO, &v, "play MB", "CO-3.2"), "Not yet: first draw, from the Unknown or the Tabloids.");
    v = seen(LE, 2, RUMMY_DRAW);
    assert_string_equal(why(LE, &v, "discard L", "LE-3.6"), "Not yet: first draw, from the Unknown or the Tabloids.");
}

/* ---- cards */

static int lines_of(const char *text) {
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* By its code, its title and its word; in three lines, with a rule. */
TEST(every_card_is_found_and_explained) {
    UNUSED;
    const struct lz_game *const sisters[] = { CO, LE };
    for (int g = 0; g < 2; g++) {
        const struct rummy_deck *deck = sisters[g]->facts;
        for (int id = 0; id < deck->cards; id++) {
            const struct lz_name *name = &sisters[g]->lexicons[0].names[id];
            const char *const calls[] = { name->code, name->title, name->word };
            struct lz_writer w = lz_writer_in(page, sizeof page);
            for (int i = 0; i < 3; i++) {
                struct lz_thing thing = { 0 };
                assert_true(lz_thing_find(sisters[g], lz_span(calls[i]), &thing));
                assert_true(thing.form == 'c' && thing.arg == id);
            }
            sisters[g]->explain(sisters[g], 'c', id, &w);
            assert_int_equal(lines_of(page), 3);
            assert_non_null(strstr(page, g ? "(LE-" : "(CO-"));
        }
    }
}

TEST(a_card_is_explained_by_deed_worth_and_kind) {
    UNUSED;
    struct lz_writer w = lz_writer_in(page, sizeof page);
    CO->explain(CO, 'c', card_of(CO, lz_span("C")), &w);
    assert_string_equal(page,
                        "With your first card on it in a turn you may look at a random card of an opponent's hand, and "
                        "have it discarded or returned (CO-7.5).\n"
                        "2 points; 5 of 68 cards.\nConspiracy card, light blue.\n");
    w = lz_writer_in(page, sizeof page);
    LE->explain(LE, 'c', card_of(LE, lz_span("FF")), &w);
    assert_string_equal(page, "You discard one, two or three cards. It stays before you and costs 2 points (LE-7.9).\n"
                              "-2 points, 2 against you in hand; 2 of 62 cards.\n"
                              "Strange Occurrence, no colour, an Anomaly.\n");
    w = lz_writer_in(page, sizeof page);
    LE->explain(LE, 'k', 1, &w);
    assert_string_equal(page,
                        "Made of Bigfoot/Yeti, \"Expert\" Opinion, Footprint Cast, Blurry Photo.\nColour: brown.\n");
    w = lz_writer_in(page, sizeof page);
    CO->explain(CO, 'k', 1, &w);
    assert_string_equal(page, "");
}

/* ---- the table, and what is asked */

TEST(the_table_is_plain_text) {
    UNUSED;
    static const char *const names[] = { "Anna", "Bert" };
    struct rummy_view v = seen(LE, 2, RUMMY_MAIN);
    hold(LE, &v, "L J");
    stories(LE, &v, "ESP L");
    lay(LE, &v, 0, "L L L L");
    lay(LE, &v, 1, "L L");
    lz_cards_add(&v.open.front[1], (lz_card)card_of(LE, lz_span("HOAX")));
    lz_cards_add(&v.known[1], (lz_card)card_of(LE, lz_span("X")));
    struct lz_writer w = lz_writer_in(page, sizeof page);
    LE->table(LE, &v, &(struct lz_paper){ names, LZ_TABLE_WIDE }, &w);
    assert_string_equal(page, "Legends and Lies, hand 1, first to 100. The Unknown holds 20 cards.\n"
                              "Anna (you): 0 points, 2 cards in hand, to move.\n"
                              "Bert: 0 points, 5 cards in hand.\n"
                              "Loch Ness Monster: 8 points, 1 story against it would leave 6.\n"
                              "  you: 3 x Loch Ness Monster (6 points)\n"
                              "  Bert: Loch Ness Monster (2 points)\n"
                              "Before Bert: Hoax!.\n"
                              "The Tabloids, from the top: Loch Ness Monster, ESP.\n"
                              "If the hand ended now, the table would count: you 4, Bert 5. Your hand\n"
                              "  counts 4 against you.\n"
                              "You know that Bert holds \"Expert\" Opinion.\n"
                              "Your hand: Loch Ness Monster, Jersey Devil.\n");
    w = lz_writer_in(page, sizeof page);
    LE->ask(LE, &v, &w);
    assert_string_equal(page, "Lay cards as you like (0 of 1 Anomalies played); a discard ends your turn.");
    v.seen.phase = RUMMY_EXTRA;
    w = lz_writer_in(page, sizeof page);
    LE->ask(LE, &v, &w);
    assert_string_equal(page, "Nothing that you fetched can be played at once: decline.");
}

TEST(the_picture_counts_what_one_would_count) {
    UNUSED;
    struct rummy_view v = seen(CO, 2, RUMMY_MAIN);
    hold(CO, &v, "A RV");
    stories(CO, &v, "M");
    lay(CO, &v, 0, "M M M M M M!");
    lay(CO, &v, 1, "A A A");
    lz_cards_add(&v.known[1], (lz_card)card_of(CO, lz_span("A!")));
    v.open.acts = 1;
    v.open.revealed = 4;
    struct lz_writer w = lz_writer_in(page, sizeof page);
    CO->show(CO, &v, &w);
    assert_non_null(strstr(page,
                           "\"now\":{\"proven-at\":10,\"sets\":{\"area-51\":{\"worth\":[[],[2,2]],\"points\":[0,4]},"
                           "\"mayan-apocalypse\":{\"worth\":[[2,2,2,2,3],[]],\"points\":[11,0],"
                           "\"stories\":1,\"struck\":[1,0],\"left\":9}},\"table\":[9,4],\"in-hand\":[3,3]}"));
    assert_non_null(strstr(page, "\"acts\":1,\"revealed\":"));
    assert_non_null(strstr(page, "\"limits\":{\"actions\":1,\"reveals\":1,\"strengthened\":1}"));
    assert_non_null(strstr(page, "\"shut-out\":{\"set\":\"mayan-apocalypse\",\"needs\":12,\"has\":[11,0]}"));
    assert_non_null(strstr(page, "\"target\":100"));
}

/* The wild has no number of its own, and a story without a creature in play is shown too. */
TEST(the_picture_says_what_each_card_counts) {
    UNUSED;
    struct rummy_view v = seen(LE, 2, RUMMY_MAIN);
    stories(LE, &v, "J");
    lay(LE, &v, 1, "P P P X");
    struct lz_writer w = lz_writer_in(page, sizeof page);
    LE->show(LE, &v, &w);
    assert_non_null(strstr(page, "\"jersey-devil\":{\"points\":[0,0],\"stories\":1}"));
    assert_null(strstr(page, "\"striking\""));
    assert_non_null(strstr(page, "\"piltdown-man\":{\"worth\":[[],[4,4,4]],\"points\":[0,12],"));
}

TEST(the_picture_says_which_set_is_struck) {
    UNUSED;
    struct rummy_view v = seen(LE, 2, RUMMY_STRIKE);
    v.open.strike_set = 1;
    struct lz_writer w = lz_writer_in(page, sizeof page);
    LE->show(LE, &v, &w);
    assert_non_null(strstr(page, "\"striking\":\"yeti\""));
}

TEST(a_card_is_described_to_whoever_draws_it) {
    UNUSED;
    static char game[65536];
    struct lz_writer w = lz_writer_in(game, sizeof game);
    lz_game_json(CO, &w);
    assert_false(w.full);
    assert_non_null(strstr(game,
                           "\"title\":\"Crashed Saucer\",\"kind\":\"Proof!\",\"points\":3,\"in-hand\":3,\"copies\":1,"
                           "\"action\":true,\"proof\":true,\"sets\":[\"area-51\"]}"));
    assert_non_null(strstr(game,
                           "\"title\":\"Leaked File\",\"kind\":\"Proof!\",\"points\":1,\"in-hand\":1,\"copies\":4,"
                           "\"action\":true,\"proof\":true,\"sets\":[]}"));
    w = lz_writer_in(game, sizeof game);
    lz_game_json(LE, &w);
    assert_non_null(strstr(game,
                           "\"title\":\"Bigfoot/Yeti\",\"kind\":\"Expedition\",\"points\":2,\"in-hand\":2,\"copies\":7,"
                           "\"action\":false,\"proof\":false,\"sets\":[\"bigfoot\",\"yeti\"]}"));
    assert_non_null(
        strstr(game, "\"title\":\"Fish Falls\",\"kind\":\"Strange Occurrence\",\"points\":-2,\"in-hand\":2,"));
}

/* ---- advice */

static void take_advice(void *to, const struct lz_advice *advice) {
    struct lz_writer *w = to;
    lz_put_text(w, advice->move);
}

static const char *advised(const struct lz_game *game, const struct rummy_view *v) {
    struct lz_writer w = lz_writer_in(page, sizeof page);
    struct lz_advices out = { take_advice, &w };
    game->advise(game, v, &out);
    return page;
}

/* A world is imagined for it, so that all cards must be somewhere. */
static struct rummy_view dealt(const struct lz_game *game) {
    struct rummy s;
    struct rummy_view v;
    struct lz_setup setup = { .key = { 3, 5 }, .seats = 2 };
    lz_options_usual(game, &setup);
    assert_true(game->setup(game, &s, &setup, NULL, NULL));
    game->view(game, &s, s.open.turn, &v);
    return v;
}

TEST(advice_is_one_move_that_a_newcomer_can_make) {
    UNUSED;
    struct rummy_view v = dealt(CO);
    const char *draw = advised(CO, &v);
    assert_true(strcmp(draw, "draw unknown") == 0 || strcmp(draw, "draw tabloids") == 0);
    v.seen.may = 0;
    assert_string_equal(advised(CO, &v), "");
}

/* A card that brings nothing is not played for nothing. */
TEST(a_play_is_advised_for_what_it_brings) {
    UNUSED;
    struct rummy_view v = seen(CO, 2, RUMMY_MAIN);
    hold(CO, &v, "MB A C");
    stories(CO, &v, "F"); /* which nobody has */
    v.open.unknown_left = 68 - 3 - 1 - 5;
    assert_string_equal(advised(CO, &v), "discard area-51");
    lay(CO, &v, 0, "F F F F");
    v.open.unknown_left = 68 - 3 - 1 - 5 - 3;
    assert_string_equal(advised(CO, &v), "play men-in-black");
    v = seen(CO, 2, RUMMY_MAIN);
    hold(CO, &v, "RV A C");
    v.open.unknown_left = 68 - 3 - 5;
    assert_string_equal(advised(CO, &v), "play remote-viewing");
}

/* ---- lessons: every move is legal, and what is promised comes true */

static int points_after(const struct lz_game *game, const struct lz_lesson *lesson, struct rummy *s) {
    struct lz_setup setup = { .seats = lesson->seats };
    uint8_t seed[LZ_SEED];
    lz_fair_seed(lz_span(lesson->seed), seed);
    lz_fair_key(seed, (struct lz_text){ 0 }, setup.key);
    lz_options_usual(game, &setup);
    assert_true(game->setup(game, s, &setup, NULL, NULL));
    for (int i = 0; i < lesson->step_count; i++) {
        const struct lz_step *step = &lesson->steps[i];
        struct lz_input in = { .at = 0 };
        if (!step->move)
            continue;
        assert_true(lz_move_parse(game, step->seat, lz_span(step->move), &in.move));
        if (!game->check(game, s, &in, NULL))
            fail_msg("%s, step %d: %s", game->id, i, step->move);
        game->apply(game, s, &in.move, NULL);
    }
    static const int16_t nothing[RUMMY_SEATS];
    return rummy_tally(game->facts, &s->open, lesson->seats, nothing).table[lesson->seat];
}

TEST(lessons_can_be_played) {
    UNUSED;
    struct rummy s;
    assert_int_equal(points_after(CO, &CO->lessons[0], &s), 22);
    assert_int_equal(points_after(LE, &LE->lessons[0], &s), 22);
}

RUN(CASE(a_draw_is_open_and_has_odds), CASE(a_reveal_tells_its_points_its_ability_and_its_price),
    CASE(an_addition_tells_what_doubles_and_for_whom), CASE(a_discard_tells_whom_it_hurts),
    CASE(the_last_card_goes_out), CASE(cards_on_the_table_are_removed_with_their_orphans),
    CASE(what_is_fetched_may_be_played_at_once), CASE(questions_of_single_cards_have_their_own_words),
    CASE(seats_have_their_names), CASE(partners_pass_in_place_of_a_draw), CASE(a_struck_pile_tells_what_stays),
    CASE(refusals_give_the_facts), CASE(every_card_is_found_and_explained),
    CASE(a_card_is_explained_by_deed_worth_and_kind), CASE(the_table_is_plain_text),
    CASE(the_picture_counts_what_one_would_count), CASE(the_picture_says_what_each_card_counts),
    CASE(the_picture_says_which_set_is_struck), CASE(a_card_is_described_to_whoever_draws_it),
    CASE(advice_is_one_move_that_a_newcomer_can_make), CASE(a_play_is_advised_for_what_it_brings),
    CASE(lessons_can_be_played))

/* What is drawn and said of Lizards & Lies: it fits, it is true, it is in the words of the set. */
#include "clients/cli/draw/draw_lies.h"
#include "clients/cli/play/say.h"
#include "core/words/option.h"
#include "core/words/verb.h"
#include "core/rng.h"
#include "games/lies/lies.h"
#include "tests/unit/unit.h"
#include "core/match.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 200000 };

static struct party party;
static struct term term;
static struct lies_view view;
static struct lz_move room[LZ_MOVES];
static struct lz_moves moves;
static struct frame frame;
static char words[ROOM];
static void *state;

static void deal_of(const struct lz_game *game, uint64_t seed, int seats) {
    struct lz_setup setup = { .key = { seed, 7 } };
    state = realloc(state, game->state_size);
    term = (struct term){ .wide = 80, .high = 24, .utf8 = true };
    frame = (struct frame){ .term = &term, .game = game, .party = &party, .view = &view, .moves = &moves };
    lz_options_usual(game, &setup);
    setup.seats = (uint8_t)seats;
    party.setup = setup;
    assert_true(game->setup(game, state, &setup, NULL, NULL));
}

static void deal(uint64_t seed, int seats) { deal_of(&lies_game, seed, seats); }

/* The view and the moves of the seat that is asked; false at the end. */
static bool look(void) {
    const struct lz_head *head = state;
    int seat = head->over ? 0 : __builtin_ctz(head->may);
    moves = (struct lz_moves){ room, 0, LZ_MOVES, false };
    frame.game->view(frame.game, state, seat, &view);
    frame.game->legal(frame.game, state, seat, &moves);
    return !head->over;
}

static struct lz_move any(struct lz_rng *rng) { return moves.at[lz_roll(rng, moves.count)]; }

static const char *said(void (*put)(const struct frame *, struct lz_writer *)) {
    struct lz_writer w = lz_writer_in(words, ROOM);
    put(&frame, &w);
    assert_false(w.full);
    return words;
}

/* The words, or the words of the move, contain a text. */
static void holds(const char *text) {
    if (!strstr(words, text))
        fail_msg("'%s' is not in '%s'", text, words);
}

static struct lz_move move_of(int verb, int a, int b) {
    return (
        struct lz_move){ .seat = view.seen.seat, .verb = (uint8_t)verb, .args = 2, .arg = { (int16_t)a, (int16_t)b } };
}

/* ---- it fits */

static void fits(void) {
    struct lz_text left = { words, (uint32_t)strlen(words) };
    while (left.len) {
        struct lz_text line = lz_take_line(&left);
        if (term_columns(line) > term.wide)
            fail_msg("%d columns at %dx%d: '%.*s'", term_columns(line), term.wide, term.high, (int)line.len, line.at);
    }
}

TEST(no_line_is_longer_than_the_screen_is_wide) {
    UNUSED;
    static const int wide[] = { 44, 60, 78, 80, 99, 100, 110, 120, 160, 220 }, high[] = { 16, 24, 36, 40, 50 };
    struct lz_rng rng = lz_rng_from(3, 3);
    for (int game = 0; game < 4; game++) {
        deal((uint64_t)game, game % 2 ? 4 : 2);
        for (int n = 0; look(); n++) {
            struct lz_move move = any(&rng);
            term.wide = wide[n % 10];
            term.high = high[n % 5];
            term.utf8 = n % 3;
            frame.tight = n % (FRAME_TIGHTEST + 1);
            said(draw_lies.table);
            fits();
            lies_game.apply(&lies_game, state, &move, NULL);
        }
    }
}

TEST(the_screen_of_80x24_keeps_eight_lines_for_the_rest) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(4, 4);
    deal(1, 4);
    for (; look();) {
        struct lz_move move = any(&rng);
        int lines = 0;
        frame.tight = FRAME_TIGHTEST;
        for (const char *at = said(draw_lies.table); *at; at++)
            lines += *at == '\n';
        assert_in_range(lines, 1, 16);
        lies_game.apply(&lies_game, state, &move, NULL);
    }
}

TEST(a_narrow_screen_has_a_line_for_the_legend) {
    UNUSED;
    int wide = term.wide;
    deal(1, 2);
    look();
    term.wide = 60;
    frame.tight = FRAME_TIGHTEST - 1;
    said(draw_lies.table);
    holds("\n\u25b2Bird \u25c6Lizard \u25cfAware \u25a0Moderator \u2691Flag !Vulnerable [held]\n");
    term.wide = wide;
    frame.tight = 0;
}

TEST(a_first_screen_names_the_roles) {
    UNUSED;
    deal(1, 4);
    look();
    term.wide = 120;
    term.high = 40;
    said(draw_lies.table);
    holds("EL: Edgelords");
    holds("DE: Digital");
}

TEST(nodes_lie_apart_in_every_drawing) {
    UNUSED;
    deal(1, 4);
    look();
    for (int wide = 65; wide <= 92; wide += 3)
        for (int high = 22; high <= 34; high += 3) {
            struct lz_writer w = lz_writer_in(words, ROOM);
            lies_put_map(&frame, wide, high, &w);
            for (int n = 0; n < lies_facts(&lies_game)->nodes; n++) {
                char name[16];
                snprintf(name, sizeof name, " %s ", lies_facts(&lies_game)->node[n].id);
                holds(name);
            }
        }
}

/* A set names its networks as it likes: two long ones side by side are cut, and keep apart. */
TEST(names_of_networks_do_not_run_into_each_other) {
    UNUSED;
    static struct lies_data data;
    struct lz_game game = lies_game;
    deal(1, 4);
    look();
    data = *lies_facts(&lies_game);
    data.net[1].name = "Granny's Forwarding Group of the Harbour";
    data.net[2].name = "The Clip Application of the Schoolyard";
    data.net[4].x = data.net[1].x;
    data.net[4].y = data.net[1].y; /* in the same corner */
    game.facts = &data;
    frame.game = &game;
    struct lz_writer w = lz_writer_in(words, ROOM);
    lies_put_map(&frame, 92, 30, &w);
    holds("Granny's Forwarding Grou\u2026 clean: Stoppers +1");
    holds("The Clip Application of \u2026 clean: Stoppers +1");
    holds("Shreddit clean: Stoppers +1");
}

TEST(alternative_networks_have_lines_and_tokens) {
    UNUSED;
    deal(1, 4);
    look();
    struct lz_writer w = lz_writer_in(words, ROOM);
    lies_put_map(&frame, 92, 30, &w);
    holds("2+2chan \u25b2\u25c6");
    holds("Atekun \u25b2\u25c6");
    holds("G\u00f6ber");
    holds("\u250a");
    said(draw_lies.table); /* by place */
    holds("beside \u00b92+2chan \u00b2G\u00f6ber \u00b3Atekun");
    holds("CH4 \u00b7\u00b7\u00b7\u00b7\u00b9");
}

/* ---- it is true */

TEST(a_first_hand_is_shown_with_its_texts) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(5, 5);
    deal(1, 4);
    while (look() && view.seen.phase != LIES_P_MULLIGAN) {
        struct lz_move move = any(&rng);
        lies_game.apply(&lies_game, state, &move, NULL);
    }
    for (frame.tight = 0; frame.tight <= FRAME_TIGHTEST; frame.tight++) {
        said(draw_lies.table);
        for (int kind = 0; kind < LIES_DECK; kind++)
            if (view.hand[view.seen.seat][kind]) {
                const char *text = lies_facts(&lies_game)->deck[view.open.role[view.seen.seat]].card[kind].text;
                char beginning[16];
                snprintf(beginning, sizeof beginning, "%.5s", text); /* the line may be broken after it */
                holds(beginning);
            }
        assert_null(strstr(words, "TB1"));
    }
}

TEST(what_has_changed_is_summed_up) {
    UNUSED;
    void *memory = calloc(1, draw_lies.memory);
    deal(1, 4);
    look();
    frame.memory = memory;
    assert_string_equal(said(draw_lies.changed), ""); /* nothing was seen before */
    said(draw_lies.table);
    assert_string_equal(said(draw_lies.changed), ""); /* nothing has happened */
    view.open.has[LIES_BIRD] = 1;
    view.open.node[0].theory[LIES_BIRD] = 1;
    view.open.points[0] = 3;
    assert_string_equal(said(draw_lies.changed),
                        "Since your last move: Thoughtbook is no longer clean. Spreaders 3 (before 0), Stoppers 1.");
    free(memory);
}

TEST(brackets_say_who_holds_a_node) {
    UNUSED;
    deal(1, 4);
    look();
    struct lies_node *node = &view.open.node[9]; /* CH4 */
    struct lz_writer w;
    const struct {
        int birds, aware, mods;
        const char *name;
    } rows[] = {
        { 0, 0, 0, " CH4 " }, { 1, 0, 0, "[CH4]" }, { 1, 1, 0, "(CH4)" }, { 3, 1, 1, "[CH4]" }, { 2, 1, 1, "(CH4)" }
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        *node = (struct lies_node){ .theory = { (uint8_t)rows[i].birds }, .aware = (uint8_t)rows[i].aware };
        node->mods = (uint8_t)rows[i].mods;
        view.open.has[LIES_BIRD] = rows[i].birds ? 1u << 9 : 0;
        w = lz_writer_in(words, ROOM);
        lies_put_node(&frame, 9, &w);
        assert_string_equal(words, rows[i].name);
    }
}

TEST(nodes_that_follow_one_another_are_drawn_together) {
    UNUSED;
    struct lz_writer w = lz_writer_in(words, ROOM);
    lies_put_nodes(lies_facts(&lies_game), 0x3f | 1u << 7 | 1u << 9, &w);
    assert_string_equal(words, "TB1-6 CH2 CH4");
    w = lz_writer_in(words, ROOM);
    lies_put_nodes(lies_facts(&lies_game), 3, &w);
    assert_string_equal(words, "TB1 TB2");
}

static void put_end(const struct frame *of, struct lz_writer *w) { lies_put_end(lies_facts(of->game), of->view, w); }

TEST(the_end_condition_counts) {
    UNUSED;
    deal(1, 4);
    look();
    view.open.round = 3;
    view.open.node[0] = (struct lies_node){ .theory = { 3, 1 } };
    view.open.node[1] = (struct lies_node){ .theory = { 4, 0 } };
    said(put_end);
    holds("has a theory 26 tokens? Now Birds 7, Lizards 1. Yes: Spreaders +2. No: Stoppers +2.");
    view.open.round = 2;
    view.open.has[LIES_BIRD] = 3;
    said(put_end);
    holds("is Thoughtbook clean? Now tokens: 8. Yes: CT, EL a Vulnerability mark. No: PM a Moderator, DE an Aware.");
    view.open.round = 1;
    said(put_end);
    holds("do the Spreaders hold 1 network? Now 0.");
}

TEST(the_ledger_names_nodes_by_theory) {
    UNUSED;
    deal(1, 4);
    look();
    struct lz_writer w = lz_writer_in(words, ROOM);
    lies_put_ledger(lies_facts(&lies_game), &view.open, &w);
    assert_string_equal(words, "no token came or went");
    view.open.added[LIES_BIRD][0] = 1;
    view.open.added[LIES_BIRD][2] = 2;
    view.open.removed[LIES_LIZARD][9] = 1;
    w = lz_writer_in(words, ROOM);
    lies_put_ledger(lies_facts(&lies_game), &view.open, &w);
    assert_string_equal(words, "added Birds TB1 TB3x2; removed Lizards CH4");
}

/* ---- the list of moves */

TEST(many_moves_are_listed_by_their_heads) {
    UNUSED;
    deal(1, 4);
    look();
    moves.count = 0;
    for (int t = 0; t < LIES_THEORIES; t++)
        for (int n = 0; n < 22; n++)
            room[moves.count++] = move_of(LIES_V_ADD, t, n);
    room[moves.count++] = (struct lz_move){ .verb = LIES_V_DONE };
    struct frame asked = { .term = &term, .game = &lies_game, .moves = &moves };
    struct lz_writer w = lz_writer_in(words, ROOM);
    assert_int_equal(draw_moves(&asked, 3, &w), 45);
    holds("add bird or lizard TB1 TB2 TB3");
    holds("; done");
    fits();
    w = lz_writer_in(words, ROOM);
    assert_int_equal(draw_moves(&asked, 9, &w), 45);
    holds("add bird   1 TB1  2 TB2");
    holds("add lizard 23 TB1");
    fits();
}

/* The lesson of docs/lies-data.md, which calls everything otherwise than the rulebook does. */
static void load_lesson(struct lz_game *game, void *to) {
    char text[20000], path[500];
    snprintf(path, sizeof path, "%s/games/lies/sets/vaccines.lies", getenv("SOURCE"));
    FILE *file = fopen(path, "rb");
    struct lz_text all = { text, file ? (uint32_t)fread(text, 1, sizeof text, file) : 0 };
    assert_non_null(file);
    fclose(file);
    assert_true(lies_game.load(&lies_game, all, to, game, NULL));
}

static void assert_own_words(void) {
    static const char *const others[] = { "Aware",  "Flag",    "flagged",  "Moderator", "Vuln",     "vulnerab",
                                          "Spr",    "Stopper", "Educator", "Edgelord",  "Theorist", "Bird",
                                          "lizard", "CH4",     "Rally",    "<",         ">",        "{" };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (strstr(words, others[i]))
            fail_msg("'%s' in '%s'", others[i], words);
}

/* The hooks that speak: a refusal of each verb too. */
static void assert_told_in_own_words(void) {
    struct lz_writer w = lz_writer_in(words, ROOM);
    frame.game->table(frame.game, &view, &(struct lz_paper){ NULL, LZ_TABLE_WIDE }, &w);
    assert_own_words();
    for (int verb = 0; verb < LIES_VERBS; verb++) {
        struct lz_input in = { .move = {
                                   .seat = view.seen.seat, .verb = (uint8_t)verb, .args = 3, .arg = { 1, 1, 1 } } };
        struct lz_why why;
        in.move.args = (uint8_t)lz_form_length(frame.game->verbs[verb].form);
        lz_move_settle(frame.game, &in.move);
        w = lz_writer_in(words, ROOM);
        if (!frame.game->check(frame.game, state, &in, &why))
            frame.game->because(frame.game, &view, &in, &why, &w);
        assert_own_words();
    }
}

static void advise(const struct frame *of, struct lz_writer *w) { say_advice(of, (struct say_how){ .before = "" }, w); }

static void assert_drawn_in_own_words(void) {
    static void (*const puts[])(const struct frame *, struct lz_writer *) = { lies_put_key, lies_put_score, advise };
    for (int wide = 60; wide <= 140; wide += 40) {
        term.wide = wide;
        term.high = wide / 3;
        said(draw_lies.table);
        assert_own_words();
    }
    for (size_t i = 0; i < sizeof puts / sizeof puts[0]; i++) {
        said(puts[i]);
        assert_own_words();
    }
    for (const struct drawer_word *page = lies_words; page->word; page++) {
        struct lz_writer w = lz_writer_in(words, ROOM);
        page->put(&frame, lz_span(""), &w);
        assert_own_words();
    }
    struct lz_writer w = lz_writer_in(words, ROOM);
    say_effects(&frame, &moves.at[0], &w);
    assert_own_words();
    assert_told_in_own_words();
}

/* What screens are told before a match. */
static void assert_described_in_own_words(const struct lz_game *game) {
    struct lz_writer w = lz_writer_in(words, ROOM);
    const struct lz_about *about = game->about;
    const char *const lines[] = { about->line, about->aim, about->whom, about->ours };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        lz_put(&w, lines[i]);
    for (int i = 0; i < game->option_count; i++)
        for (int value = game->options[i].least; value <= game->options[i].most; value++) {
            uint32_t before = w.len;
            lz_option_says(&game->options[i], value, &w);
            assert_true(w.len > before);
        }
    for (int i = 0; i < game->lexicon_count; i++)
        for (int arg = 0; arg < game->lexicons[i].count; arg++)
            game->explain(game, game->lexicons[i].form, arg, &w);
    assert_false(w.full);
    assert_own_words();
    assert_int_equal(game->lesson_count, 0); /* lessons are played on the built-in board */
}

TEST(a_set_is_drawn_in_its_own_words) {
    UNUSED;
    struct lz_game lesson;
    struct lz_rng rng = lz_rng_from(5, 6);
    void *facts = malloc(lies_game.set_room);
    load_lesson(&lesson, facts);
    assert_described_in_own_words(&lesson);
    for (uint64_t seed = 0; seed < 4; seed++) {
        deal_of(&lesson, seed, seed % 2 ? 4 : 2);
        while (look()) {
            struct lz_move move = any(&rng);
            assert_drawn_in_own_words();
            lesson.apply(&lesson, state, &move, NULL);
        }
    }
    free(facts);
}

RUN(CASE(a_set_is_drawn_in_its_own_words), CASE(names_of_networks_do_not_run_into_each_other),
    CASE(alternative_networks_have_lines_and_tokens), CASE(a_first_hand_is_shown_with_its_texts),
    CASE(what_has_changed_is_summed_up), CASE(no_line_is_longer_than_the_screen_is_wide),
    CASE(the_screen_of_80x24_keeps_eight_lines_for_the_rest), CASE(a_narrow_screen_has_a_line_for_the_legend),
    CASE(a_first_screen_names_the_roles), CASE(nodes_lie_apart_in_every_drawing), CASE(brackets_say_who_holds_a_node),
    CASE(nodes_that_follow_one_another_are_drawn_together), CASE(the_end_condition_counts),
    CASE(the_ledger_names_nodes_by_theory), CASE(many_moves_are_listed_by_their_heads))

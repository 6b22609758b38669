/* What is drawn and said of NewSpeak: it fits, it is true, and a Moderator sees nothing that is not his to see. */
#include "clients/cli/draw/draw_newspeak.h"
#include "clients/cli/play/say.h"
#include "core/match.h"
#include "core/words/address.h"
#include "core/words/option.h"
#include "core/seats.h"
#include "games/newspeak/newspeak.h"
#include "sim/match_run.h"
#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 200000, EVENTS = 4000 };

static struct party party;
static struct term term;
static struct newspeak_view view;
static struct lz_moves moves;
static struct frame frame;
static struct cli_lore lore; /* opened when it is first wanted */
static struct ns_memory memory;
static char words[ROOM];
static struct lz_event event[EVENTS], seen[EVENTS];
static uint32_t events;
static struct sim_room match;
static int steps;

static const char *said(void (*put)(const struct frame *, struct lz_writer *)) {
    struct lz_writer w = lz_writer_in(words, ROOM);
    put(&frame, &w);
    assert_false(w.full);
    return words;
}

static const char *paged(const char *command, const char *rest) {
    struct lz_writer w = lz_writer_in(words, ROOM);
    const struct drawer_word *own = ns_commands;
    while (strcmp(own->word, command) != 0)
        own++;
    own->put(&frame, lz_span(rest), &w);
    assert_false(w.full);
    return words;
}

static void holds(const char *text) {
    if (!strstr(words, text))
        fail_msg("'%s' is not in '%s'", text, words);
}
static void lacks(const char *text) {
    if (strstr(words, text))
        fail_msg("'%s' is in '%s'", text, words);
}

static void fits(void) {
    struct lz_text left = lz_span(words);
    while (left.len) {
        struct lz_text line = lz_take_line(&left);
        if (term_columns(line) > term.wide)
            fail_msg("%d columns at %dx%d: '%.*s'", term_columns(line), term.wide, term.high, (int)line.len, line.at);
    }
}

/* ---- a match of bots, looked at after every move */

static void keep_one(const struct lz_event *told) {
    assert_true(events < EVENTS);
    event[events] = *told;
    if (told->text.len) {
        char *copy = malloc(told->text.len);
        memcpy(copy, told->text.at, told->text.len);
        event[events].text.at = copy;
    }
    events++;
}

/* Bots do not talk among Moderators: after every message somebody does. */
static void keep(void *to, const struct lz_event *told) {
    (void)to;
    if (told->kind == NS_K_SAID) {
        int last = party.setup.seats - 1;
        keep_one(&(struct lz_event){
            .kind = NS_K_MSAID, .seat = (uint8_t)last, .seen = lz_only(last), .text = lz_span("whispered") });
    }
    keep_one(told);
}

static void look(int seat) {
    newspeak_game.view(&newspeak_game, match.state, seat, &view);
    frame.event = event;
    frame.events = events;
}

typedef void (*look_at)(int seat);

static void after_move(void *to, const struct lz_move *move, const int32_t points[LZ_SEATS]) {
    look_at *at = to;
    (void)move, (void)points;
    steps++;
    for (int seat = 0; *at && seat < party.setup.seats; seat++) {
        look(seat);
        (*at)(seat);
    }
}

static void forget(void) {
    for (uint32_t i = 0; i < events; i++)
        free((void *)(uintptr_t)event[i].text.at);
    events = 0;
}

static struct frame blank_frame(const void *looked_at) {
    if (!lore.open)
        cli_lore_open(&lore);
    memset(&memory, 0, sizeof memory);
    return (struct frame){ .game = &newspeak_game, .view = looked_at, .lore = lore.open, .memory = &memory };
}

/* To its end; the room stays as it was then. */
static uint8_t seed[LZ_SEED];
static void play(uint64_t number, int seats, look_at at) {
    static void *bots;
    seed[0] = (uint8_t)number;
    seed[1] = 9;
    struct sim_table table = { .game = &newspeak_game };
    struct lz_sink sink = { keep, NULL };
    struct sim_watch watch = { .out = &sink, .moved = after_move, .to = &at };
    struct sim_outcome outcome;
    forget();
    term = (struct term){ .wide = 80, .high = 24, .utf8 = true };
    frame = blank_frame(&view);
    frame.term = &term;
    frame.party = &party;
    frame.moves = &moves;
    lz_options_usual(&newspeak_game, &table.setup);
    table.setup.option[NS_O_CLOCK] = NS_CLOCK_NONE;
    table.setup.seats = (uint8_t)seats;
    party.setup = table.setup;
    for (int i = 0; i < seats; i++)
        table.bot[i] = lz_bot_by_id(lz_span("normal"), table.game);
    bots = realloc(bots, sim_room_size(&table));
    match = sim_room_in(&table, bots);
    assert_int_equal(sim_match(&match, seed, &watch, &outcome), LZ_OK);
}

/* ---- it fits */

static void draw_and_fit(int seat) {
    static const int wide[] = { 44, 60, 78, 80, 99, 100, 118, 120, 160, 220 }, high[] = { 16, 24, 36, 40, 50 };
    (void)seat;
    term.wide = wide[steps % 10];
    term.high = high[steps % 5];
    term.utf8 = steps % 3;
    term.colour = steps % 2;
    frame.tight = steps % (FRAME_TIGHTEST + 1);
    said(draw_newspeak.table);
    fits();
    static const char *const pages[][2] = { { "look", "" },    { "look", "7" },
                                            { "talk", "all" }, { "mark", "cold wait secret" },
                                            { "rounds", "" },  { "cards", "" } };
    paged(pages[steps % 6][0], pages[steps % 6][1]);
    fits();
}

TEST(no_line_is_longer_than_the_screen_is_wide) {
    UNUSED;
    for (int seats = 3; seats <= 6; seats++)
        play((uint64_t)seats, seats, draw_and_fit);
}

static void draw_low(int seat) {
    int lines = 0;
    (void)seat;
    frame.tight = FRAME_TIGHTEST;
    said(draw_newspeak.table);
    for (const char *c = words; *c; c++)
        lines += *c == '\n';
    assert_in_range(lines, 3, 18);
}

TEST(the_screen_of_80x24_keeps_lines_for_the_rest) {
    UNUSED;
    play(1, 3, draw_low);
}

static void type(int seat) {
    (void)seat;
    said(ns_typed);
    holds("Type: ");
    lacks("?}");
}

TEST(what_can_be_typed_is_said) {
    UNUSED;
    play(2, 5, type);
}

static void advise(const struct frame *of, struct lz_writer *w) { say_advice(of, (struct say_how){ .before = "" }, w); }

/* NS-13.5: hide a word behind a near one; try code after code. */
TEST(ns_13_5_the_coach_gives_the_advice_of_the_rules) {
    UNUSED;
    play(3, 3, NULL);
    look(0);
    view.seen.over = false;
    view.seen.phase = NS_P_TALK;
    view.open.round = 1;
    view.open.messages = 0;
    said(advise);
    holds("a word close to one hides better");
    look(2);
    view.seen.over = false;
    view.seen.phase = NS_P_GUESS;
    view.open.round = 1;
    view.open.pointed = view.open.ready = 0;
    said(advise);
    holds("in which code they all fit one place");
}

/* NS-17.9 */
TEST(ns_17_9_bots_take_their_time_whatever_they_hold) {
    UNUSED;
    int64_t range[2];
    play(3, 3, NULL);
    for (int phase = 0; phase < NS_P_OVER; phase++) {
        view.seen.phase = (uint8_t)phase;
        ns_pace(&view, range);
        assert_int_equal(range[0], phase == NS_P_TALK ? 3000 : 5000);
        assert_int_equal(range[1], phase == NS_P_TALK ? 9000 : 15000);
    }
}

/* ---- NS-13: nothing comes through that the seat has not seen */

static char whole[ROOM];

static void ask(const struct frame *of, struct lz_writer *w) { lz_ask_print(of->game, of->view, w); }

static void gather(void) {
    struct lz_writer w = lz_writer_in(whole, ROOM);
    static void (*const parts[])(const struct frame *, struct lz_writer *) = { ask, ns_typed, advise, ns_put_score };
    draw_newspeak.table(&frame, &w);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        parts[i](&frame, &w);
    ns_reveal(&frame, 0, &w);
    for (const struct drawer_word *own = ns_commands; own->word; own++)
        own->put(&frame, lz_span(strcmp(own->word, "talk") == 0 ? "all" : ""), &w);
    assert_false(w.full);
}

/* Drawn with all events and with those alone that the seat has seen: the same. */
static void draw_twice(int seat) {
    static char first[ROOM];
    term.high = 50;
    term.wide = 120;
    frame.tight = 0;
    gather();
    strcpy(first, whole);
    uint32_t n = 0;
    for (uint32_t i = 0; i < events; i++)
        if (lz_in(event[i].seen, seat))
            seen[n++] = event[i];
    frame.event = seen;
    frame.events = n;
    gather();
    assert_string_equal(first, whole);
    if (view.open.messages && seat == party.setup.seats - 1)
        assert_non_null(strstr(whole, "whispered"));
}

TEST(a_screen_is_made_of_what_its_seat_has_seen) {
    UNUSED;
    play(4, 3, draw_twice);
    play(5, 6, draw_twice);
}

/* A Moderator's screen: no code, no meaning after a word, no card that was not used, no dial that is still closed. */
static void look_for_secrets(int seat) {
    if (view.side != NS_MODERATOR || view.seen.over)
        return;
    term.high = 50;
    term.wide = 120;
    frame.tight = 0;
    gather();
    const char *const never[] = { "[=", "[~", "(now)", "Code ", ", code ", "Held by", "your dial" };
    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
        if (strstr(whole, never[i]))
            fail_msg("#%d sees '%s' in '%s'", seat, never[i], whole);
}

TEST(a_moderator_sees_no_code_no_card_no_dial) {
    UNUSED;
    play(6, 4, look_for_secrets);
    play(7, 5, look_for_secrets);
}

static int chosen_places;
static void look_at_verdict(int seat) {
    const struct newspeak_open *o = &view.open;
    const struct newspeak_round *past = o->round ? &o->past[o->round - 1] : NULL;
    struct lz_writer w = lz_writer_in(words, ROOM);
    int slot;
    if (seat || !past || past->outcome == NS_NONE || past->changed == NS_NONE)
        return;
    term.wide = 300;
    ns_reveal(&frame, 0, &w);
    newspeak_outcome((struct newspeak_dials){ past->dial, o->dissidents, past->pointer }, &slot);
    chosen_places += slot != past->changed;
    (slot == past->changed ? lacks : holds)("have chosen another.");
}

/* A place that turned though nobody had dialled it is not told as if the dials had turned it. */
TEST(a_chosen_place_is_told_as_chosen) {
    UNUSED;
    for (uint64_t deal = 1; !chosen_places; deal++)
        play(deal, 4, look_at_verdict);
}

static int cards_shown;
static void look_at_card(int seat) {
    (void)seat;
    if (view.side != NS_DISSIDENT || view.seen.phase != NS_P_TALK)
        return;
    said(draw_newspeak.table);
    for (int j = 0; j < NS_WORDS; j++) {
        char line[60];
        int meaning = ns_means(&frame, view.cell.code, j);
        holds(ns_word(&frame, j)->word);
        snprintf(line, sizeof line, "%s", meaning == NS_NONE ? "(blank)" : ns_meaning(&frame, meaning));
        holds(line);
    }
    holds("Code ");
    cards_shown++;
}

TEST(a_dissident_sees_the_code_card) {
    UNUSED;
    play(8, 3, look_at_card);
    assert_in_range(cards_shown, 10, 10000);
}

/* ---- talk */

TEST(meanings_stand_behind_the_words) {
    UNUSED;
    struct newspeak_view set_a = { .open.set = 0 };
    struct frame some = blank_frame(&set_a);
    struct lz_writer w = lz_writer_in(words, ROOM);
    struct lz_text text = lz_span("He never sent a reply, and my heart was not in it. That's the story.");
    ns_put_gloss(&some, 0, text, &w);
    assert_string_equal(words, "He never sent a reply[~glass], and my heart[=queue] was not in it. That's the "
                               "story[=blank].");
    w = lz_writer_in(words, ROOM);
    ns_put_gloss(&some, NS_NONE, text, &w);
    assert_string_equal(words, text.at);
}

TEST(code_words_stand_out_where_the_option_says_so) { /* NS-13.2 */
    UNUSED;
    static const char text[] = "My heart's fine; the friends' plan? 'Trouble' ahead";
    static struct lz_event talk[2] = { { .kind = NS_K_ROUND, .args = 1, .arg = { 1 }, .seen = ~0u },
                                       { .kind = NS_K_SAID, .args = 1, .arg = { 1 }, .seen = ~0u } };
    play(9, 3, NULL);
    look(2);
    view.seen.over = false;
    view.open.set = 0;
    talk[1].text = lz_span(text);
    frame.event = talk;
    frame.events = 2;
    for (int on = 0; on < 2; on++) {
        struct lz_writer w = lz_writer_in(words, ROOM);
        view.open.option[NS_O_HIGHLIGHT] = on;
        view.cell.code_was[0] = NS_NONE;
        ns_put_talk(&frame, (struct ns_talk){ 1, 80, 9, false }, &w);
        holds(on ? "1 D1: My *heart's fine; the *friends' *plan? '*Trouble' ahead" : text);
    }
}

static void talking(void) {
    play(9, 3, NULL);
    look(0);
    view.seen.over = false;
    view.seen.phase = NS_P_TALK;
    view.side = NS_DISSIDENT;
    view.open.set = 0;
    view.cell.code = 0;
}

TEST(a_sentence_is_weighed_before_it_is_said) {
    UNUSED;
    talking();
    struct lz_move move = { .verb = NS_V_SAY };
    struct lz_writer w = lz_writer_in(words, ROOM);
    frame.words = lz_span("He never sent a reply, and my heart was not in it.");
    say_effects(&frame, &move, &w);
    holds("In code 1 it says glass (a word close to Answer), queue (Heart).");
    holds("By it alone partners think of ");
    holds("In other codes it fits best ");
    w = lz_writer_in(words, ROOM);
    frame.words = lz_span("It rained all afternoon.");
    say_effects(&frame, &move, &w);
    holds("It holds no code-word");
}

/* NS-13.2: notes are the seat's own. */
TEST(notes_are_kept_for_their_seat) {
    UNUSED;
    talking();
    struct lz_writer w = lz_writer_in(words, ROOM);
    view.open.round = 2;
    ns_put_notes(&frame, lz_span("early was wood"), &w);
    w = lz_writer_in(words, ROOM);
    ns_put_notes(&frame, lz_span(""), &w);
    assert_string_equal(words, "Round 2: early was wood\n");
    view.seen.seat = 1;
    w = lz_writer_in(words, ROOM);
    ns_put_notes(&frame, lz_span(""), &w);
    holds("Nothing is noted");
    view.seen.seat = 0;
    for (int i = 0; i < 200; i++) {
        w = lz_writer_in(words, ROOM);
        ns_put_notes(&frame, lz_span("one more line of some length"), &w);
    }
    holds("There is no room for more");
    w = lz_writer_in(words, ROOM);
    ns_put_notes(&frame, lz_span("none"), &w);
    holds("Nothing is noted");
}

/* ---- the tablet */

TEST(marks_count_what_fits) {
    UNUSED;
    talking();
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        view.open.place[slot] = (uint8_t)slot; /* 1 is the Night Club */
        view.open.status[slot] = NS_NEUTRAL;
    }
    view.cell.code = NS_NONE;
    view.side = NS_MODERATOR;
    view.open.codes = 6;
    paged("mark", "none");
    paged("mark", "Answer hearts learning");
    holds("Answer  glass");
    holds("Heart   queue");
    holds("fit     3 of 3");
    holds("at slot 1 ");
    paged("mark", "heart");
    lacks("Heart ");
    holds("fit     2 of 2");
    paged("mark", "cold reply zzz");
    holds("cold is shown by ");
    holds("code 1: Road");
    holds("'reply' may stand for Answer");
    holds("'zzz' is no code-word");
    paged("mark", "none");
    lacks("fit ");
}

/* Code 1 says information by Hope, and dirty, which many places show, by Friend. */
TEST(columns_do_not_touch) {
    UNUSED;
    talking();
    view.open.codes = 6;
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        view.open.place[slot] = 0;
        view.open.status[slot] = NS_NEUTRAL;
    }
    paged("mark", "none");
    paged("mark", "Answer"); /* glass, which the Night Club shows: every slot fits */
    holds("at slot 1-12 ");
    paged("mark", "none");
    term.wide = 120;
    said(draw_newspeak.table);
    holds("information Wait ");
    term.wide = 80;
}

/* What a place shows is needed most when something is to be answered. */
TEST(tags_are_the_last_to_go) {
    UNUSED;
    talking();
    frame.tight = FRAME_TIGHTEST - 1;
    said(draw_newspeak.table);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        char tag[40];
        const struct newspeak_place *place = &newspeak_built_in.place[view.open.place[slot]];
        snprintf(tag, sizeof tag, " %s", newspeak_built_in.meaning[place->tag[0]]);
        if (view.open.status[slot] != NS_REMOVED)
            holds(tag);
    }
    frame.tight = 0;
}

/* However crowded the narrow screen of who talks: nothing of the top line and of no name is left out. */
static void whole_names(int tight) {
    frame.tight = tight;
    said(draw_newspeak.table);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        struct lz_text name = lz_span(newspeak_built_in.place[view.open.place[slot]].name);
        for (struct lz_text word = lz_take_word(&name); word.len; word = lz_take_word(&name)) {
            char room[40];
            snprintf(room, sizeof room, "%.*s", (int)word.len, word.at);
            holds(room);
        }
    }
    holds(" tokens\n");
}

TEST(names_are_whole_on_a_narrow_screen) {
    UNUSED;
    talking();
    int wide = term.wide;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        view.open.status[slot] = NS_NEUTRAL;
    view.open.supply = 6;
    term.wide = NS_BOARD_LEAST;
    for (int tight = 2; tight <= FRAME_TIGHTEST; tight++)
        whole_names(tight);
    term.wide = wide;
    frame.tight = 0;
}

static uint8_t place_called(const char *name) {
    uint8_t place = 0;
    while (strcmp(newspeak_built_in.place[place].name, name) != 0)
        place++;
    return place;
}

static int line_of(const char *text) {
    const char *at = strstr(words, text);
    int line = 0;
    assert_non_null(at);
    for (const char *c = words; c < at; c++)
        line += *c == '\n';
    return line;
}

TEST(tags_of_a_row_begin_in_one_line) {
    UNUSED;
    talking();
    int wide = term.wide;
    term.wide = NS_BOARD_LEAST;
    frame.tight = 1;
    view.open.place[0] = place_called("Underground Car Park");
    view.open.place[1] = place_called("Gym");
    said(draw_newspeak.table);
    assert_int_equal(line_of(" dark"), line_of(" health"));
    term.wide = wide;
    frame.tight = 0;
}

TEST(look_shows_tags_and_a_dissident_the_words_for_them) {
    UNUSED;
    talking();
    view.open.place[6] = 0;
    view.open.status[6] = NS_NEUTRAL;
    paged("look", "7");
    holds("7 Night Club: party, music, loud (Learn), dark");
    holds("mirrored ball");
    view.cell.code = NS_NONE;
    paged("tags", "7");
    holds("7 Night Club: party, music, loud, dark");
}

/* ---- the end */

TEST(the_truth_is_told_round_by_round) {
    UNUSED;
    play(10, 4, NULL);
    look(LZ_ONLOOKER);
    said(ns_truth);
    for (int round = 1; round <= view.open.round; round++) {
        char title[60];
        snprintf(title, sizeof title, "Round %d, code %d\n", round, view.cell.code_was[round - 1] + 1);
        holds(title);
    }
    holds("[=");
    holds("A Moderator who heard everything would believe: ");
    holds("ID cards: D1 ");
    fits();
    int rounds = 0;
    for (const char *at = words; (at = strstr(at, "would believe: ")); at++)
        rounds++;
    assert_int_equal(rounds, view.open.round);
}

/* One who hears everything is told of only where no bot heard as much. */
TEST(what_a_bot_believed_is_not_told_twice) {
    UNUSED;
    play(10, 3, NULL);
    look(LZ_ONLOOKER);
    frame.seed = seed;
    party.bot[2] = lz_bot_by_id(lz_span("hard"), &newspeak_game);
    said(ns_truth);
    holds("M1 hard believed: ");
    lacks("A Moderator who heard everything");
    party.bot[2] = lz_bot_by_id(lz_span("easy"), &newspeak_game);
    said(ns_truth);
    holds("M1 easy believed: ");
    holds("A Moderator who heard everything would believe: ");
    party.bot[2] = NULL;
    frame.seed = NULL;
}

TEST(nothing_is_told_before_the_end) {
    UNUSED;
    play(11, 3, NULL);
    look(LZ_ONLOOKER);
    view.seen.over = false;
    assert_string_equal(said(ns_truth), "");
}

static void hear_gloss(int seat) {
    const struct lz_event *last = &event[events - 1];
    struct lz_writer w = lz_writer_in(words, ROOM);
    bool glossed = ns_gloss(&frame, last, &w);
    assert_int_equal(glossed, last->kind == NS_K_SAID && seat < view.open.dissidents);
}

TEST(only_dissidents_read_meanings_in_a_replay) {
    UNUSED;
    play(12, 4, hear_gloss);
}

RUN(CASE(no_line_is_longer_than_the_screen_is_wide), CASE(the_screen_of_80x24_keeps_lines_for_the_rest),
    CASE(notes_are_kept_for_their_seat), CASE(what_can_be_typed_is_said),
    CASE(ns_13_5_the_coach_gives_the_advice_of_the_rules), CASE(ns_17_9_bots_take_their_time_whatever_they_hold),
    CASE(a_screen_is_made_of_what_its_seat_has_seen), CASE(a_chosen_place_is_told_as_chosen),
    CASE(a_moderator_sees_no_code_no_card_no_dial), CASE(a_dissident_sees_the_code_card),
    CASE(meanings_stand_behind_the_words), CASE(code_words_stand_out_where_the_option_says_so),
    CASE(a_sentence_is_weighed_before_it_is_said), CASE(marks_count_what_fits), CASE(columns_do_not_touch),
    CASE(tags_are_the_last_to_go), CASE(names_are_whole_on_a_narrow_screen), CASE(tags_of_a_row_begin_in_one_line),
    CASE(look_shows_tags_and_a_dissident_the_words_for_them), CASE(the_truth_is_told_round_by_round),
    CASE(what_a_bot_believed_is_not_told_twice), CASE(nothing_is_told_before_the_end),
    CASE(only_dissidents_read_meanings_in_a_replay))

/* lizardry alone on a terminal: choose a game, or a match to go on with. */
#include "clients/cli/cli.h"

#include "clients/cli/play/menu_work.h"
#include "clients/cli/play/play.h"
#include "clients/cli/play/saved.h"
#include "core/games.h"
#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/option.h"
#include "core/words/thing.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <string.h>

enum { CANCEL = MENU_CANCEL, ROW = MENU_ROW, INDENT = 5, COLUMN = 18, BOTS = 32 };

/* ---- what is shown */

static void print(const struct term *term, const struct lz_writer *w) {
    term_print(term, (struct lz_text){ w->at, w->len });
}

void menu_say_row(const struct term *term, const struct lz_writer *row) {
    char room[ROW + 16];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct lz_text text = { row->at, row->len };
    int wide = term_columns(text);
    term_put_cell(term, &w, text, wide < term->wide ? wide : term->wide);
    lz_put_char(&w, '\n');
    print(term, &w);
}

void menu_say(const struct term *term, const char *words) {
    char room[4 * ROW];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    term_put_wrapped(&w, lz_span(words), (struct term_wrap){ term->wide, 0, 20 });
    print(term, &w);
}

void menu_say_choice(const struct term *term, int number, const char *title, const char *sentence) {
    char room[4 * ROW], left[120];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    snprintf(left, sizeof left, "%d  %s", number, title);
    term_put_pair(&(struct term_list){ term, &w, COLUMN }, left, sentence);
    print(term, &w);
}

/* ---- what is asked */

static void say_range(const struct term *term, const struct menu_question *q) {
    char room[ROW];
    if (q->no)
        menu_say(term, q->no);
    snprintf(room, sizeof room, "A number from %d to %d, Enter for %d, or q to leave.", q->least, q->most, q->usual);
    if (!q->no)
        menu_say(term, room);
}

int menu_named(const void *with, struct lz_text name) {
    const char *const *names = with;
    int found = 0;
    for (int i = 0; names[i]; i++) {
        if (lz_text_like(name, names[i]))
            return i + 1;
        if (lz_text_starts(name, names[i]))
            found = found ? -1 : i + 1;
    }
    return found > 0 ? found : 0;
}

int menu_choose(const struct term *term, const struct menu_question *q) {
    char prompt[200];
    snprintf(prompt, sizeof prompt, "%s [%d] ", q->asks, q->usual);
    for (;;) {
        struct lz_text line;
        int64_t number;
        if (term_read(term, prompt, &line) != TERM_LINE)
            return CANCEL;
        line = lz_trim(line);
        if (!line.len)
            return q->usual;
        if (lz_text_like(line, "q") || lz_text_like(line, "quit"))
            return CANCEL;
        if (lz_read_number(line, q->least, q->most, &number) && (!q->only || q->only >> number & 1))
            return (int)number;
        int called = q->called ? q->called(q->with, line) : 0;
        if (called)
            return called;
        say_range(term, q);
    }
}

/* The levels, or where there are none the bots there are. The first match is against the easiest. */
static int choose_bot(const struct term *term, const struct lz_game *game, const char **id) {
    const struct lz_bot *likely = party_usual_bot(game, saved_any(game) ? LZ_LEVEL_NORMAL : LZ_LEVEL_EASY);
    const char *bots[BOTS + 1] = { 0 };
    int count = 0, usual = 1;
    for (uint32_t i = 0; i < lz_bots_count && count < BOTS; i++) {
        if (!party_offers_bot(game, lz_bots[i]))
            continue;
        bots[count++] = lz_bots[i]->id;
        usual = lz_bots[i] == likely ? count : usual;
        menu_say_choice(term, count, lz_bots[i]->id, lz_bots[i]->about);
    }
    int chosen = menu_choose(
        term, &(struct menu_question){ "Against which bots?", 1, count, usual, .called = menu_named, .with = bots });
    if (chosen != CANCEL)
        *id = bots[chosen - 1];
    return chosen;
}

/* The smallest. */
static int usual_preset(const struct lz_game *game) {
    int usual = 0;
    for (int i = 1; i < game->preset_count; i++)
        usual = game->presets[i].seats < game->presets[usual].seats ? i : usual;
    return usual;
}

/* A game with presets is chosen by one of them. */
static int preset_called(const void *with, struct lz_text name) {
    const struct lz_game *game = with;
    for (int i = 0; i < game->preset_count; i++)
        if (lz_text_like(name, game->presets[i].id))
            return i + 1;
    return 0;
}

static int choose_preset(const struct term *term, const struct lz_game *game, struct lz_setup *setup) {
    for (int i = 0; i < game->preset_count; i++)
        menu_say_choice(term, i + 1, game->presets[i].id, game->presets[i].help);
    int chosen = menu_choose(term,
                             &(struct menu_question){ "Which form?", 1, game->preset_count, usual_preset(game) + 1,
                                                      .called = preset_called, .with = game });
    bool set = chosen != CANCEL && cli_preset(game, game->presets[chosen - 1].id, setup, NULL);
    return set ? game->presets[chosen - 1].seats : CANCEL;
}

static uint32_t offered_seats(const struct lz_game *game) {
    uint32_t offered = 0;
    struct lz_why why;
    for (int seats = game->seats_least; seats <= game->seats_most; seats++) {
        struct lz_setup setup = { .seats = (uint8_t)seats };
        lz_options_usual(game, &setup);
        offered |= cli_offers(game, &setup, &why) ? UINT32_C(1) << seats : 0;
    }
    return offered;
}

static int choose_seats(const struct term *term, const struct lz_game *game) {
    char asks[120], no[200], room[60];
    struct lz_writer seats = lz_writer_in(room, sizeof room);
    cli_put_seats(game, &seats);
    snprintf(asks, sizeof asks, "How many play, bots among them: %s?", room);
    snprintf(no, sizeof no, "%s is for %s. Enter takes %d, q leaves.", game->title, room, lz_seats_usual(game));
    return menu_choose(term, &(struct menu_question){ asks, game->seats_least, game->seats_most, lz_seats_usual(game),
                                                      offered_seats(game), no, .called = NULL });
}

static void put_mates(const struct lz_game *game, const struct lz_setup *setup, int seat, struct lz_writer *w) {
    int side = lz_side_of(game, setup->seats, seat);
    for (int against = 0; against < 2; against++)
        for (int i = 0, put = 0; i < setup->seats; i++) {
            if (i == seat || (lz_side_of(game, setup->seats, i) != side) != against)
                continue;
            lz_put(w, put ? ", " : against && w->len ? ", " : "");
            lz_put(w, put++ ? "" : against ? "against " : "with ");
            lz_seat_print(game, setup, i, w);
        }
}

/* What the seat is, if the game explains its name: a role and its first sentence; else with whom it plays. */
static void say_seat(const struct term *term, const struct lz_game *game, const struct lz_setup *setup, int seat) {
    char name[80], title[200] = "", says[ROW] = "";
    struct lz_writer words = lz_writer_in(name, sizeof name), full = lz_writer_in(title, sizeof title),
                     page = lz_writer_in(says, sizeof says);
    struct lz_thing thing;
    lz_seat_print(game, setup, seat, &words);
    if (lz_thing_find(game, lz_span(name), &thing)) {
        lz_title_print(game, thing.form, thing.arg, &full);
        lz_put(&full, ". ");
        game->explain(game, thing.form, thing.arg, &page);
        struct lz_text rest = { says, page.len };
        lz_put_text(&full, lz_take_line(&rest));
    } else {
        put_mates(game, setup, seat, &full);
    }
    menu_say_choice(term, seat + 1, name, title);
}

struct seating {
    const struct lz_game *game;
    const struct lz_setup *setup;
};

/* "M1" itself, its role ("Edgelord"), or what its letters stand for ("moderator"): the first seat of that kind. */
static bool is_called(const struct seating *at, int seat, struct lz_text name) {
    char word[80], title[200] = "";
    struct lz_writer words = lz_writer_in(word, sizeof word), full = lz_writer_in(title, sizeof title);
    struct lz_thing thing;
    lz_seat_print(at->game, at->setup, seat, &words);
    if (lz_thing_find(at->game, lz_span(word), &thing))
        lz_title_print(at->game, thing.form, thing.arg, &full);
    if (lz_text_like(name, word) || (full.len && lz_text_starts(name, title)))
        return true;
    uint32_t letters = (uint32_t)strcspn(word, "0123456789");
    word[letters] = 0;
    return letters < words.len && name.len > letters && lz_text_like((struct lz_text){ name.at, letters }, word);
}

static int seat_called(const void *with, struct lz_text name) {
    const struct seating *at = with;
    for (int seat = 0; seat < at->setup->seats; seat++)
        if (is_called(at, seat, name))
            return seat + 1;
    return 0;
}

/* Where the rules name seats on sides, one person chooses among them. */
static int choose_seat(const struct term *term, const struct lz_game *game, const struct lz_setup *setup) {
    struct seating at = { game, setup };
    if (!game->seat_name || !game->side)
        return 1;
    for (int i = 0; i < setup->seats; i++)
        say_seat(term, game, setup, i);
    return menu_choose(term, &(struct menu_question){ "Which seat is yours?", 1, setup->seats, 1, .called = seat_called,
                                                      .with = &at });
}

/* Who has never played it is asked nothing more: true, after taking what is usual. */
static bool begins_as_usual(const struct term *term, const struct lz_game *game, struct play_call *call, int *chosen) {
    struct party_call usual = { .usual = true };
    char room[400], says[200], whom[80] = "you against one bot";
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (saved_any(game))
        return false;
    if (game->preset_count)
        cli_preset(game, game->presets[usual_preset(game)].id, &call->party.setup, NULL);
    if (!party_gather(&call->party, game, &usual, &trouble))
        return false;
    if (call->party.setup.seats != 2)
        snprintf(whom, sizeof whom, "%d players, you among bots", call->party.setup.seats);
    snprintf(says, sizeof says, "a first match: %s (%s)", whom, party_usual_bot(game, LZ_LEVEL_EASY)->id);
    menu_say_choice(term, 1, "Begin", says);
    menu_say_choice(term, 2, "Choose", "how many play, who sits where, how strong the bots are, which rules");
    static const char *const words[] = { "begin", "choose", NULL };
    *chosen = menu_choose(term, &(struct menu_question){ "Which?", 1, 2, 1, .called = menu_named, .with = words });
    return *chosen != 2;
}

/* "you,you,rummy": the people from the first person's seat on, bots in the other seats. */
static int choose_players(const struct term *term, const struct lz_game *game, struct lz_setup *setup, char list[400]) {
    const char *bot = NULL;
    int seats = game->preset_count ? choose_preset(term, game, setup) : choose_seats(term, game);
    if (seats == CANCEL)
        return CANCEL;
    setup->seats = (uint8_t)seats;
    int people = menu_choose(
        term, &(struct menu_question){ "How many people at this keyboard?", 1, seats, 1, .called = NULL });
    int first = people == 1 ? choose_seat(term, game, setup) : 1;
    if (people == CANCEL || first == CANCEL || (people < seats && choose_bot(term, game, &bot) == CANCEL))
        return CANCEL;
    struct lz_writer w = lz_writer_in(list, 400);
    for (int i = 0; i < seats; i++) {
        lz_put(&w, i ? "," : "");
        lz_put(&w, i >= first - 1 && i < first - 1 + people ? "you" : bot);
    }
    return seats;
}

static void introduce(const struct term *term, const struct lz_game *game) {
    char room[2 * ROW];
    snprintf(room, sizeof room, "%s: %s", game->title, game->about->aim);
    menu_say(term, room);
    snprintf(room, sizeof room, "For %s.", game->about->whom);
    menu_say(term, room);
    menu_say(term, "");
}

/* The match says again what wins: on an empty screen. */
static int run(const struct term *term, struct play_call *call) {
    term_clear(term);
    return play_run(call);
}

static int begin(const struct term *term, const struct lz_game *game) {
    struct play_call call = { .game = game };
    char list[400], room[500];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    int chosen = 0;
    lz_options_usual(game, &call.party.setup);
    term_clear(term);
    introduce(term, game);
    if (begins_as_usual(term, game, &call, &chosen))
        return chosen == CANCEL ? 0 : run(term, &call);
    call.party = (struct party){ 0 };
    lz_options_usual(game, &call.party.setup);
    if (choose_players(term, game, &call.party.setup, list) == CANCEL || !menu_options(term, game, &call.party.setup))
        return 0;
    if (!party_gather(&call.party, game, &(struct party_call){ .players = list }, &trouble))
        return cli_failed(NULL, "%s", room);
    return run(term, &call);
}

/* ---- the list */

/* Title and facts in one line if they fit, what it is in the next. */
static void list_game(const struct term *term, int number, const struct lz_game *game) {
    char room[ROW], facts_room[100];
    struct lz_writer row = lz_writer_in(room, sizeof room), facts = lz_writer_in(facts_room, sizeof facts_room);
    int right = term->wide < 80 ? term->wide : 80;
    cli_put_facts(game, &facts);
    snprintf(room, sizeof room, "%3d  ", number);
    row.len = (uint32_t)strlen(room);
    term_styled(term, &row, BOLD, game->title);
    bool fits = INDENT + (int)strlen(game->title) + 2 + (int)facts.len <= right;
    if (fits) {
        for (int at = INDENT + (int)strlen(game->title); at + (int)facts.len < right; at++)
            lz_put_char(&row, ' ');
        lz_put(&row, facts_room);
    }
    menu_say_row(term, &row);
    for (int i = fits; i < 2; i++) {
        row = lz_writer_in(room, sizeof room);
        lz_put(&row, "     ");
        lz_put(&row, i ? game->about->line : facts_room);
        menu_say_row(term, &row);
    }
}

/* "  7  " and the words, which go on under themselves; answers the lines. */
static int put_item(const struct term *term, int number, struct lz_text words, struct lz_writer *w) {
    char room[16];
    snprintf(room, sizeof room, "%3d  ", number);
    lz_put(w, room);
    return term_put_wrapped(w, words, (struct term_wrap){ term->wide - INDENT, INDENT, 9 });
}

static void list_example(const struct term *term, int number, const struct lz_game *game) {
    char room[ROW], words[ROW];
    struct lz_writer row = lz_writer_in(room, sizeof room), says = lz_writer_in(words, sizeof words);
    term_styled(term, &says, BOLD, game->title);
    lz_put(&says, ", a small example: ");
    lz_put(&says, game->about->line);
    put_item(term, number, (struct lz_text){ words, says.len }, &row);
    print(term, &row);
}

static void list_games(const struct term *term) {
    for (int i = 0; i < (int)lz_games_count; i++)
        (cli_game_at((uint32_t)i)->about->example ? list_example : list_game)(term, i + 1, cli_game_at((uint32_t)i));
}

/* As many as there is room for; answers how many. */
static int list_saved(const struct term *term, const struct saved *saved, int first) {
    int used = 2 * (int)lz_games_count + 4, room = term->high - used, most = room > 3 ? room : 3, shown = 0;
    if (saved->count) {
        menu_say(term, "");
        menu_say(term, "Go on with a match:");
    }
    for (int lines = 0; shown < saved->count; shown++) {
        char row[2 * ROW], words[ROW];
        struct lz_writer item = lz_writer_in(row, sizeof row), says = lz_writer_in(words, sizeof words);
        saved_tell(saved, shown, &says);
        lines += put_item(term, first + shown, (struct lz_text){ words, says.len }, &item);
        if (shown && lines > most)
            break;
        print(term, &item);
    }
    return shown;
}

/* By its id, or a beginning of its title that no other has. */
static int game_called(const void *with, struct lz_text name) {
    (void)with;
    int found = 0;
    for (int i = 1; i <= (int)lz_games_count; i++) {
        const struct lz_game *game = cli_game_at((uint32_t)i - 1);
        if (lz_text_like(name, game->id))
            return i;
        if (lz_text_starts(name, game->title))
            found = found ? -1 : i;
    }
    return found > 0 ? found : 0;
}

int cli_menu(void) {
    struct saved saved = { 0 };
    struct term term = term_open();
    int games = (int)lz_games_count;
    saved_find(&saved);
    term_clear(&term);
    menu_say(&term, "Lizardry: games of lizards, lies and legends");
    menu_say(&term, "");
    list_games(&term);
    int shown = list_saved(&term, &saved, games + 1);
    menu_say(&term, "");
    menu_say(&term, "Enter takes the number in brackets, q leaves.");
    int chosen = menu_choose(
        &term, &(struct menu_question){ "Which?", 1, games + shown, shown ? games + 1 : 1, .called = game_called });
    if (chosen == CANCEL)
        return 0;
    if (chosen <= games)
        return begin(&term, cli_game_at((uint32_t)chosen - 1));
    return play_run(&(struct play_call){ .resume = saved.path[chosen - games - 1] });
}

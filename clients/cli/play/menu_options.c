/* The options of a match, in the words of the game. */
#include "clients/cli/play/menu_work.h"

#include "clients/cli/cli.h"
#include "core/words/option.h"

#include <stdio.h>
#include <string.h>

enum { VALUES = 32, NAMED = 120, TITLE = 26 };

/* What the value means, or what the option is about. */
static void put_meaning(const struct lz_option *option, int32_t value, struct lz_writer *w) {
    uint32_t before = w->len;
    lz_option_says(option, value, w);
    lz_put(w, w->len > before ? "" : option->help);
}

/* One line for each option: "  3  dealer=total            The deal goes to ...", cut where the screen ends. */
static void list_option(const struct term *term, int number, const struct lz_option *option, int32_t value) {
    char title[NAMED], room[2 * MENU_ROW];
    struct lz_writer name = lz_writer_in(title, sizeof title), row = lz_writer_in(room, sizeof room);
    lz_put(&name, option->name);
    lz_put_char(&name, '=');
    lz_option_print(option, value, &name);
    lz_put(&row, number < 10 ? "  " : " ");
    lz_put_number(&row, number);
    lz_put(&row, "  ");
    term_put_cell(term, &row, (struct lz_text){ title, name.len }, TITLE);
    lz_put_char(&row, ' ');
    put_meaning(option, value, &row);
    menu_say_row(term, &row);
}

static void say_value(const struct term *term, int number, const struct lz_option *option, int32_t value) {
    char title[NAMED], sentence[MENU_ROW];
    struct lz_writer name = lz_writer_in(title, sizeof title), says = lz_writer_in(sentence, sizeof sentence);
    lz_option_print(option, value, &name);
    put_meaning(option, value, &says);
    menu_say_choice(term, number, title, sentence);
}

/* The value of that name. */
static int value_called(const void *with, struct lz_text name) {
    const struct lz_option *option = with;
    for (int i = 0; i <= option->most - option->least; i++) {
        char room[NAMED];
        struct lz_writer word = lz_writer_in(room, sizeof room);
        lz_option_print(option, option->least + i, &word);
        if (!word.full && lz_text_like(name, room))
            return i + 1;
    }
    return 0;
}

static int option_called(const void *with, struct lz_text name) {
    const struct lz_game *game = with;
    for (int i = 0; i < game->option_count; i++)
        if (lz_text_like(name, game->options[i].name))
            return i + 1;
    return 0;
}

/* By what each value means, where there are few. */
static bool choose_value(const struct term *term, const struct lz_option *option, int32_t *value) {
    int count = option->most - option->least + 1, usual = 1;
    for (int i = 0; i < count; i++) {
        usual = option->least + i == *value ? i + 1 : usual;
        say_value(term, i + 1, option, option->least + i);
    }
    int chosen = menu_choose(
        term, &(struct menu_question){ "Which?", 1, count, usual, .called = value_called, .with = option });
    if (chosen != MENU_CANCEL)
        *value = option->least + chosen - 1;
    return chosen != MENU_CANCEL;
}

static bool choose_number(const struct term *term, const struct lz_option *option, int32_t *value) {
    char asks[MENU_ROW];
    int least = option->or_zero && option->least > 0 ? 0 : option->least;
    struct lz_writer says = lz_writer_in(asks, sizeof asks);
    put_meaning(option, *value, &says);
    menu_say(term, asks);
    snprintf(asks, sizeof asks, "%s, %s%d to %d?", option->help, option->or_zero ? "0 or " : "", option->least,
             option->most);
    for (;;) {
        int chosen = menu_choose(term, &(struct menu_question){ asks, least, option->most, *value, .called = NULL });
        if (chosen == MENU_CANCEL || lz_option_in_range(option, chosen)) {
            *value = chosen == MENU_CANCEL ? *value : chosen;
            return chosen != MENU_CANCEL;
        }
    }
}

static bool change(const struct term *term, const struct lz_option *option, int32_t *value) {
    return (option->words && option->most - option->least < VALUES ? choose_value : choose_number)(term, option, value);
}

/* Only what the rules offer is played. */
static bool offered(const struct term *term, const struct lz_game *game, const struct lz_setup *setup) {
    struct lz_why why;
    char room[MENU_ROW];
    if (cli_offers(game, setup, &why))
        return true;
    snprintf(room, sizeof room, "%s: %s", game->ruleset[why.rule].id, game->ruleset[why.rule].text);
    menu_say(term, room);
    return false;
}

bool menu_options(const struct term *term, const struct lz_game *game, struct lz_setup *setup) {
    menu_say_choice(term, 1, "Begin", "with the usual options");
    menu_say_choice(term, 2, "Options", "look at them, and change some");
    static const char *const words[] = { "begin", "options", NULL };
    int chosen = menu_choose(term, &(struct menu_question){ "Which?", 1, 2, 1, .called = menu_named, .with = words });
    if (chosen != 2)
        return chosen != MENU_CANCEL;
    for (;;) {
        term_clear(term);
        for (int i = 0; i < game->option_count; i++)
            list_option(term, i + 1, &game->options[i], setup->option[i]);
        chosen = menu_choose(term, &(struct menu_question){ "Which do you change? 0 begins.", 0, game->option_count, 0,
                                                            .called = option_called, .with = game });
        if (chosen == MENU_CANCEL)
            return false;
        if (!chosen && offered(term, game, setup))
            return true;
        if (!chosen && !term_pause(term, "-- Enter goes on -- "))
            return false;
        if (chosen && !change(term, &game->options[chosen - 1], &setup->option[chosen - 1]))
            return false;
    }
}

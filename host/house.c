/* The options of the house: read, checked, shown. */
#include "host/house.h"

#include "core/bug.h"
#include "core/journal.h"
#include "core/words/json.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "host/time/deadline.h"

#include <stdlib.h>
#include <string.h>

static const struct lz_option options[] = {
#define HOUSE(at, word, low, high, common, list, heading, about, meaning, tables) \
    { .name = (word), \
      .least = (low), \
      .most = (high), \
      .usual = (common), \
      .words = (list), \
      .group = (heading), \
      .help = (about), \
      .says = (meaning), \
      .whom = (tables) },
#define HOUSE_TEXT(at, word, heading, about, tables) \
    { .name = (word), .group = (heading), .help = (about), .whom = (tables) },
#include "host/house.def"
#undef HOUSE
#undef HOUSE_TEXT
};
_Static_assert(sizeof options / sizeof options[0] == LZ_HOUSES, "a row for each option");

static bool is_text(int option) { return option >= LZ_HOUSE_NUMBERS; }

struct lz_house lz_house_usual(void) {
    struct lz_house house = { .on = true };
    for (int i = 0; i < LZ_HOUSE_NUMBERS; i++)
        house.number[i] = options[i].usual;
    return house;
}

const char *lz_house_text(const struct lz_house *house, enum lz_house_option option) {
    lz_assert(is_text((int)option));
    return house->text[option - LZ_HOUSE_NUMBERS];
}

/* ---- texts: each checks its own */

static bool check_stand_in(const struct lz_game *game, const char *value, struct lz_writer *trouble) {
    struct lz_player player;
    return lz_player_read(lz_span(value), game, &player, trouble);
}

static bool check_deadline(const struct lz_game *game, const char *value, struct lz_writer *trouble) {
    struct lz_deadline rule;
    if (game->sheet)
        return lz_deadline_parse(lz_span(value), &rule, trouble);
    lz_put(trouble, "this game has no sheets that could be due on a date: give it hours");
    return false;
}

static bool check_zone(const struct lz_game *game, const char *value, struct lz_writer *trouble) {
    struct lz_zone *zone = malloc(sizeof *zone);
    (void)game;
    if (!zone)
        lz_put(trouble, "there is not enough memory: try again");
    bool known = zone && lz_zone_load(zone, &lz_calls_system, value, trouble) == LZ_OK;
    free(zone);
    return known;
}

static bool (*const checks[])(const struct lz_game *, const char *,
                              struct lz_writer *) = { check_stand_in, check_deadline, check_zone };
_Static_assert(sizeof checks / sizeof checks[0] == LZ_HOUSE_TEXTS, "a check for each text");

/* ---- name=value */

static int option_named(struct lz_text name) {
    for (int i = 0; i < LZ_HOUSES; i++)
        if (lz_text_like(name, options[i].name))
            return i;
    return -1;
}

static void put_names(struct lz_writer *w) {
    for (int i = 0; i < LZ_HOUSES; i++) {
        lz_put_char(w, ' ');
        lz_put(w, options[i].name);
    }
}

/* An empty text is as usual. What a journal cannot hold is no value. */
static bool keep_text(struct lz_house *house, int option, struct lz_text value, struct lz_writer *trouble) {
    struct lz_writer w = lz_writer_in(house->text[option - LZ_HOUSE_NUMBERS], LZ_HOUSE_TEXT);
    if (value.len >= LZ_HOUSE_TEXT || !lz_journal_prose(value)) {
        lz_put(trouble, "'");
        lz_put(trouble, options[option].name);
        lz_put(trouble, "' takes at most 99 bytes, without control characters and '~'");
        return false;
    }
    lz_put_text(&w, value);
    return true;
}

bool lz_house_parse(struct lz_house *house, const struct lz_game *game, struct lz_text text,
                    struct lz_writer *trouble) {
    uint32_t cut = 0;
    while (cut < text.len && text.at[cut] != '=')
        cut++;
    struct lz_text name = { text.at, cut };
    int option = option_named(name);
    if (cut == text.len || option < 0) {
        lz_put(trouble,
               cut == text.len ? "a rule of the house is of the form name=value, not '" : "the house has no option '");
        lz_put_text(trouble, name);
        lz_put(trouble, "'; it has:");
        put_names(trouble);
        return false;
    }
    struct lz_text value = { text.at + cut + 1, text.len - cut - 1 };
    if (!is_text(option))
        return lz_option_read(&options[option], value, &house->number[option], trouble);
    return keep_text(house, option, value, trouble) &&
           (!value.len || checks[option - LZ_HOUSE_NUMBERS](game, house->text[option - LZ_HOUSE_NUMBERS], trouble));
}

bool lz_house_sound(const struct lz_house *house, struct lz_writer *trouble) {
    bool far = house->number[LZ_HOUSE_CLOCK] == LZ_HOUSE_CORRESPONDENCE;
    bool dated = lz_house_text(house, LZ_HOUSE_DEADLINE)[0] || lz_house_text(house, LZ_HOUSE_ZONE)[0];
    if (dated && !far)
        lz_put(trouble, "a deadline and its zone need clock=correspondence");
    else if (house->number[LZ_HOUSE_VACATION] && !far)
        lz_put(trouble, "a vacation needs clock=correspondence");
    else
        return true;
    return false;
}

static void put_value(const struct lz_house *house, int option, struct lz_writer *w) {
    if (is_text(option))
        lz_put(w, house->text[option - LZ_HOUSE_NUMBERS]);
    else
        lz_option_print(&options[option], house->number[option], w);
}

static bool as_usual(const struct lz_house *house, int option) {
    return is_text(option) ? !house->text[option - LZ_HOUSE_NUMBERS][0]
                           : house->number[option] == options[option].usual;
}

struct lz_player lz_house_stand_in(const struct lz_house *house, const struct lz_game *game) {
    struct lz_player player = { lz_bot_by_id(lz_span("easy"), game), 0 };
    const char *named = lz_house_text(house, LZ_HOUSE_STAND_IN);
    for (uint32_t i = 0; !player.bot && i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            player.bot = lz_bots[i];
    if (named[0])
        (void)!lz_player_read(lz_span(named), game, &player, NULL);
    return player;
}

/* ---- in a journal */

static void put_fact(const struct lz_house *house, int option, char line[LZ_HOUSE_LINE]) {
    struct lz_writer w = lz_writer_in(line, LZ_HOUSE_LINE);
    lz_put(&w, "house ");
    lz_put(&w, options[option].name);
    lz_put_char(&w, '=');
    put_value(house, option, &w);
    lz_assert(!w.full);
}

/* clock PER RESERVE BOT, in ms */
static void put_clock(const struct lz_house *house, const struct lz_game *game, char line[LZ_HOUSE_LINE]) {
    struct lz_writer w = lz_writer_in(line, LZ_HOUSE_LINE);
    bool live = house->number[LZ_HOUSE_CLOCK] == LZ_HOUSE_LIVE;
    struct lz_player player = lz_house_stand_in(house, game);
    int64_t per = live ? house->number[LZ_HOUSE_DECISION] : (int64_t)house->number[LZ_HOUSE_HOURS] * 3600;
    lz_put(&w, "clock ");
    lz_put_number(&w, per * 1000);
    lz_put_char(&w, ' ');
    lz_put_number(&w, live ? (int64_t)house->number[LZ_HOUSE_RESERVE] * 1000 : 0);
    lz_put_char(&w, ' ');
    lz_player_print(&player, &w);
    lz_assert(!w.full);
}

uint32_t lz_house_facts(const struct lz_house *house, const struct lz_game *game,
                        char line[LZ_HOUSE_FACTS][LZ_HOUSE_LINE]) {
    uint32_t count = 0;
    struct lz_writer w = lz_writer_in(line[count++], LZ_HOUSE_LINE);
    lz_put(&w, "house");
    for (int i = 0; i < LZ_HOUSES; i++)
        if (!as_usual(house, i))
            put_fact(house, i, line[count++]);
    if (house->number[LZ_HOUSE_CLOCK] != LZ_HOUSE_NONE)
        put_clock(house, game, line[count++]);
    return count;
}

/* ---- JSON */

static void put_bots(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, "words", '[');
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game) && lz_bot_by_id(lz_span(lz_bots[i]->id), game) == lz_bots[i])
            lz_json_string(w, NULL, lz_bots[i]->id);
    lz_json_close(w, ']');
}

static void put_text_option(int option, const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "name", options[option].name);
    lz_json_bool(w, "text", true);
    lz_json_string(w, "usual", "");
    if (option == LZ_HOUSE_STAND_IN)
        put_bots(game, w);
    lz_json_string(w, "help", options[option].help);
    lz_json_string(w, "group", options[option].group);
    if (options[option].whom)
        lz_json_string(w, "whom", options[option].whom);
    lz_json_close(w, '}');
}

void lz_house_options_json(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, NULL, '[');
    for (int i = 0; i < LZ_HOUSES; i++) {
        bool dated = i == LZ_HOUSE_DEADLINE || i == LZ_HOUSE_ZONE;
        if (dated && !game->sheet)
            continue;
        if (is_text(i))
            put_text_option(i, game, w);
        else
            lz_option_json(&options[i], w);
    }
    lz_json_close(w, ']');
}

void lz_house_json(const struct lz_house *house, const char *key, struct lz_writer *w) {
    lz_json_open(w, key, '{');
    for (int i = 0; i < LZ_HOUSES; i++) {
        char value[LZ_HOUSE_TEXT];
        struct lz_writer words = lz_writer_in(value, sizeof value);
        if (as_usual(house, i))
            continue;
        put_value(house, i, &words);
        if (is_text(i) || options[i].words)
            lz_json_string(w, options[i].name, value);
        else
            lz_json_number(w, options[i].name, house->number[i]);
    }
    lz_json_close(w, '}');
}

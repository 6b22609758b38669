/* A table's plan is read: game, options, places, rules of the house. */
#include "server/lobby/plan.h"

#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "host/room.h"

#include <stdlib.h>
#include <string.h>

static bool read_options(struct plan *plan, const json_t *options, struct lz_writer *trouble) {
    size_t i;
    json_t *option;
    json_array_foreach(options, i, option) {
        const char *words = json_string_value(option);
        if (!words) {
            lz_put(trouble, "An option is a text: \"name=value\".");
            return false;
        }
        if (!lz_option_parse(plan->game, lz_span(words), &plan->setup, trouble))
            return false;
    }
    return true;
}

static bool read_house(struct plan *plan, const json_t *house, struct lz_writer *trouble) {
    size_t i;
    json_t *option;
    plan->house = lz_house_usual();
    json_array_foreach(house, i, option) {
        const char *words = json_string_value(option);
        if (!words) {
            lz_put(trouble, "A rule of the house is a text: \"clock=live\".");
            return false;
        }
        if (!lz_house_parse(&plan->house, plan->game, lz_span(words), trouble))
            return false;
    }
    return lz_house_sound(&plan->house, trouble);
}

static bool read_place(struct plan *plan, int seat, const char *place, struct lz_writer *trouble) {
    struct lz_text word = lz_span(place);
    if (strcmp(place, "open") == 0)
        return true;
    if (lz_text_begins(word, LZ_BOT_LABEL)) {
        (void)lz_cut(&word, (uint32_t)strlen(LZ_BOT_LABEL));
        plan->bot[seat] = lz_bot_by_id(word, plan->game);
    }
    if (!plan->bot[seat])
        lz_put(trouble,
               "A place is \"open\" or a bot that plays this game: \"bot:easy\", \"bot:normal\", \"bot:hard\".");
    return plan->bot[seat];
}

/* How many seats: as many as there are places; else as the preset says; else as is usual. */
static bool read_places(struct plan *plan, const json_t *places, struct lz_writer *trouble) {
    size_t count = json_array_size(places);
    if (count > LZ_SEATS) {
        lz_put(trouble, "There are at most 16 places at a table.");
        return false;
    }
    if (count)
        plan->setup.seats = (uint8_t)count;
    for (size_t i = 0; i < count; i++) {
        const char *place = json_string_value(json_array_get(places, i));
        if (!read_place(plan, (int)i, place ? place : "", trouble))
            return false;
    }
    return true;
}

bool plan_seats_bots(const struct plan *plan, bool some, struct lz_writer *trouble) {
    const struct lz_option *option = lz_option_for_people(plan->game, &plan->setup);
    if (some && option)
        lz_option_says(option, option->people, trouble);
    return !some || !option;
}

enum lz_status plan_deals(const struct plan *plan, struct lz_writer *trouble) {
    struct lz_why why = { 0 };
    void *state = calloc(1, plan->game->state_size);
    struct lz_match match = { .game = plan->game, .state = state };
    bool dealt = state && lz_begin(&match, &plan->setup, NULL, &why);
    enum lz_status refused = state ? LZ_REFUSED : LZ_FAILED;
    if (state && !dealt)
        lz_put(trouble, plan->game->ruleset[why.rule].text);
    free(state);
    return dealt ? LZ_OK : refused;
}

/* Options may have names that only the set knows: of one that is laid their numbers are kept. */
static bool read_set(struct plan *plan, const json_t *set, struct lz_writer *trouble) {
    const char *id = json_string_value(json_object_get(set, "id"));
    const char *tables = json_string_value(json_object_get(set, "tables"));
    const json_t *values = json_object_get(set, "values");
    struct lz_writer name = lz_writer_in(plan->set, sizeof plan->set);
    struct lz_writer hash = lz_writer_in(plan->tables, sizeof plan->tables);
    if (!id || !tables || json_array_size(values) != plan->game->option_count) {
        lz_put(trouble, "A set is the text of its file.");
        return false;
    }
    lz_put(&name, id);
    lz_put(&hash, tables);
    for (int i = 0; i < plan->game->option_count; i++)
        plan->setup.option[i] = (int32_t)json_integer_value(json_array_get(values, (size_t)i));
    return true;
}

json_t *plan_set(const struct plan *plan) {
    char tables[17];
    struct lz_writer hash = lz_writer_in(tables, sizeof tables);
    json_t *values = json_array();
    lz_put_hex(&hash, plan->game->tables, 16);
    for (int i = 0; i < plan->game->option_count; i++)
        (void)json_array_append_new(values, json_integer(plan->setup.option[i]));
    return json_pack("{s:s, s:s, s:o}", "id", plan->game->set, "tables", tables, "values", values);
}

static bool plan_bots(const struct plan *plan) {
    for (int i = 0; i < plan->setup.seats; i++)
        if (plan->bot[i])
            return true;
    return false;
}

bool plan_read(struct plan *plan, const json_t *body, struct lz_writer *trouble) {
    return plan_read_with(plan, body, NULL, trouble);
}

bool plan_read_with(struct plan *plan, const json_t *body, const struct lz_game *own, struct lz_writer *trouble) {
    const char *id = json_string_value(json_object_get(body, "game"));
    const json_t *set = json_object_get(body, "set");
    *plan = (struct plan){ .game = own ? own : lz_game_by_id(lz_span(id ? id : "")) };
    if (!plan->game) {
        lz_put(trouble, "\"game\" is the id of a game: GET /api/games lists them.");
        return false;
    }
    plan->setup.seats = (uint8_t)lz_seats_usual(plan->game);
    lz_options_usual(plan->game, &plan->setup);
    bool kept = json_is_object(set);
    return (kept ? read_set(plan, set, trouble) : read_options(plan, json_object_get(body, "options"), trouble)) &&
           read_places(plan, json_object_get(body, "places"), trouble) &&
           plan_seats_bots(plan, plan_bots(plan), trouble) && read_house(plan, json_object_get(body, "house"), trouble);
}

int plan_first_open(const struct plan *plan) {
    for (int i = 0; i < plan->setup.seats; i++)
        if (!plan->bot[i])
            return i;
    return -1;
}

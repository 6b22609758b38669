/* What is neither board nor deck: the set's name, supplies, limits, points, setup, scenario. */
#include "games/lies/load/lies_load.h"

#include "core/words/text.h"

#include <string.h>

LIES_TAKE(set) {
    struct lies_loader *l = loader;
    if (!lz_set_id(&l->file, record->field[1]))
        return;
    l->data->id = record->field[1];
    l->data->title = record->field[2];
    l->data->note = record->field[3];
}

/* A word of small letters that means nothing else where theories are named. */
static bool theory_word(struct lies_loader *l, const char *word) {
    static const char *const pieces[] = { "aware", "vulnerability", "flag", "moderator", NULL };
    uint32_t letters = lz_word_span(word, "abcdefghijklmnopqrstuvwxyz");
    bool plain = letters && !word[letters] && letters <= LZ_SET_ID;
    if (plain && !lies_load_op_word(lz_span(word)) && lz_word_find(lz_span(word), pieces) < 0)
        return true;
    lz_trouble(&l->file,
               "theory: found '%s', expected a word of small letters, at most %d, that is no piece and no word of ops",
               word, LZ_SET_ID);
    return false;
}

LIES_TAKE(theory) {
    struct lies_loader *l = loader;
    const char *const *field = record->field;
    if (!theory_word(l, field[1])) {
        l->file.enough = true;
        return;
    }
    if (l->theories && strcmp(l->data->theory[0].id, field[1]) == 0)
        lz_trouble(&l->file, "theory: found '%s' a second time, expected each once", field[1]);
    else {
        lz_assert(l->theories < LIES_THEORIES);
        l->data->theory[l->theories++] = (struct lies_theory_name){ field[1], field[2], field[3] };
    }
}

/* A role of the rules under an id of the set's own. */
LIES_TAKE(role) {
    struct lies_loader *l = loader;
    static const char *const rulebook[] = { "CT", "EL", "PM", "DE", NULL };
    const char *id = record->field[2];
    int role = lz_set_word(&l->file, lz_span(record->field[1]), rulebook);
    uint32_t capitals = lz_word_span(id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (role < 0)
        return;
    l->role[role] = id;
    if (capitals == 2 && !id[2])
        return;
    lz_trouble(&l->file, "role: found '%s', expected 2 capitals", id);
    l->file.enough = true;
}

/* When all are known: no id for two of them. */
LIES_TAKE(role_once) {
    struct lies_loader *l = loader;
    int own = lz_word_find(lz_span(record->field[2]), l->role);
    for (int i = own + 1; i < LIES_ROLES; i++)
        if (strcmp(l->role[i], record->field[2]) == 0) {
            lz_trouble(&l->file, "role: found '%s' for two roles, expected each once", record->field[2]);
            l->file.enough = true;
        }
}

/* Fields "WORD NUMBER", each word of the list once and in its order. */
struct named {
    const char *const *words;
    uint8_t *to[LIES_PIECES];
    struct lz_range range;
};

static void take_named(struct lies_loader *l, const struct lz_set_record *record, const struct named *named) {
    lz_assert(record->fields - 1 <= LIES_PIECES);
    for (int i = 0; i < (int)record->fields - 1; i++) {
        struct lz_words words;
        int number;
        if (!lz_words_split(&words, lz_span(record->field[i + 1]), " \t") || words.count != 2 ||
            !lz_text_is(words.word[0], named->words[i]))
            lz_trouble(&l->file, "field %d: found '%s', expected '%s NUMBER'", i + 1, record->field[i + 1],
                       named->words[i]);
        else if (lz_set_number(&l->file, words.word[1], named->range, &number))
            *named->to[i] = (uint8_t)number;
    }
}

LIES_TAKE(supply) {
    struct lies_loader *l = loader;
    const char *const pieces[] = {
        l->data->theory[0].id, l->data->theory[1].id, "aware", "vulnerability", "flag", "moderator"
    };
    uint8_t *supply = l->data->supply;
    struct named named = { pieces, { supply, supply + 1, supply + 2, supply + 3, supply + 4, supply + 5 }, { 0, 200 } };
    l->supply_line = record->line;
    take_named(l, record, &named);
}

LIES_TAKE(limit) {
    struct lies_loader *l = loader;
    static const char *const limits[] = { "conspiracy", "aware", "hand" };
    struct lies_data *data = l->data;
    struct named named = { limits, { &data->conspiracy_limit, &data->aware_limit, &data->hand }, { 1, 9 } };
    take_named(l, record, &named);
}

LIES_TAKE(rounds) {
    struct lies_loader *l = loader;
    int rounds;
    if (lz_set_number(&l->file, lz_span(record->field[1]), (struct lz_range){ 1, 8 }, &rounds))
        l->data->rounds[0] = (uint8_t)rounds;
}

/* The first field of points, threshold and handicap: 0 for two seats, 1 for four; each once. `what`: as seats_given
   counts them. */
static int seats_take(struct lies_loader *l, const struct lz_set_record *record, int what) {
    static const char *const seats[] = { "2 seats", "4 seats", NULL };
    int found = lz_set_word(&l->file, lz_span(record->field[1]), seats);
    if (found < 0)
        return -1;
    lz_assert(what >= 0 && what < 4 && found < 2);
    if (l->seats_given[what][found]) {
        lz_trouble(&l->file, "%s: found '%s' a second time, expected each once", record->field[0], record->field[1]);
        return -1;
    }
    l->seats_given[what][found] = true;
    return found;
}

LIES_TAKE(points) {
    struct lies_loader *l = loader;
    static const char *const teams[] = { "spreaders", "stoppers" };
    int seats = seats_take(l, record, 0);
    for (int team = 0; seats >= 0 && team < LIES_TEAMS; team++) {
        const char *field = record->field[2 + team];
        struct lz_words words;
        int outer, centre;
        if (!lz_words_split(&words, lz_span(field), " \t") || words.count != 3 ||
            !lz_text_is(words.word[0], teams[team]))
            lz_trouble(&l->file, "field %d: found '%s', expected '%s OUTER CENTRE'", 2 + team, field, teams[team]);
        else if (lz_set_number(&l->file, words.word[1], (struct lz_range){ 0, 9 }, &outer) &&
                 lz_set_number(&l->file, words.word[2], (struct lz_range){ 0, 9 }, &centre)) {
            l->data->points[seats][team][0] = (uint8_t)outer;
            l->data->points[seats][team][1] = (uint8_t)centre;
        }
    }
}

/* The order of that number, as its first two seats: "CT,PM". */
static struct lz_text order_words(const struct lies_loader *l, int order, char room[8]) {
    lz_assert(order >= 0 && order < LIES_ORDERS);
    struct lz_writer w = lz_writer_in(room, 8);
    lz_put(&w, l->role[order / 2]);
    lz_put(&w, ",");
    lz_put(&w, l->role[LIES_PM + order % 2]);
    return (struct lz_text){ w.at, w.len };
}

/* The last four fields are "FIRST,SECOND NUMBER", one for each order of seats. */
static void take_orders(struct lies_loader *l, const struct lz_set_record *record, struct lz_range range,
                        int numbers[LIES_ORDERS]) {
    lz_assert(record->fields > LIES_ORDERS);
    int first = (int)record->fields - LIES_ORDERS;
    for (int i = 0; i < LIES_ORDERS; i++) {
        struct lz_words words;
        const char *field = record->field[first + i];
        char room[8];
        struct lz_text order = order_words(l, i, room);
        numbers[i] = 0;
        if (!lz_words_split(&words, lz_span(field), " \t") || words.count != 2 || !lz_text_is(words.word[0], room))
            lz_trouble(&l->file, "field %d: found '%s', expected '%s NUMBER'", first + i, field, order.at);
        else
            lz_set_number(&l->file, words.word[1], range, &numbers[i]);
    }
}

LIES_TAKE(threshold) {
    struct lies_loader *l = loader;
    int numbers[LIES_ORDERS], seats = seats_take(l, record, 1);
    if (seats < 0)
        return;
    take_orders(l, record, (struct lz_range){ 0, 200 }, numbers);
    for (int i = 0; i < LIES_ORDERS; i++)
        l->data->threshold[seats][i] = (uint8_t)numbers[i];
}

LIES_TAKE(handicap) {
    struct lies_loader *l = loader;
    static const char *const scenarios[] = { "scenario", "none", NULL }; /* LIES_SCENARIO_ON, LIES_SCENARIO_NONE */
    int numbers[LIES_ORDERS], scenario = lz_set_word(&l->file, lz_span(record->field[2]), scenarios);
    int seats = scenario < 0 ? -1 : seats_take(l, record, 2 + scenario);
    if (seats < 0)
        return;
    take_orders(l, record, (struct lz_range){ -9, 9 }, numbers);
    for (int i = 0; i < LIES_ORDERS; i++)
        l->data->handicap[seats][scenario][i] = (int8_t)numbers[i];
}

/* LL-3.3 to LL-3.6. */
LIES_TAKE(setup) {
    struct lies_loader *l = loader;
    const char *const who[] = { l->role[0], l->role[1], l->role[2], l->role[3], "seeds 1", "seeds 2", NULL };
    struct lies_data *data = l->data;
    int whose = lz_set_word(&l->file, lz_span(record->field[1]), who);
    if (whose < 0)
        return;
    uint8_t *to = whose < LIES_ROLES ? &data->setup.program[whose] : &data->setup_seed[whose - LIES_ROLES];
    if (*to != LIES_NONE)
        lz_trouble(&l->file, "setup: found '%s' a second time, expected each once", record->field[1]);
    else
        *to = lies_load_program(l, record->field[2]);
}

LIES_TAKE(scenario) {
    struct lies_loader *l = loader;
    if (!lz_set_id(&l->file, record->field[1]))
        return;
    if (strcmp(record->field[1], "none") == 0)
        lz_trouble(&l->file, "scenario: found 'none', expected another id: none is a game without it");
    l->scenario = record->field[1];
    l->data->scenario = record->field[2];
}

/* controls>=N, clean NET, maxtheory>=table: LL-15.3. */
static void condition_take(struct lies_loader *l, const struct lz_set_record *record, struct lies_part *part) {
    const char *text = record->field[3];
    int number = 0;
    if (strncmp(text, "controls>=", 10) == 0) {
        part->condition = LIES_CONTROLS;
        lz_set_number(&l->file, lz_span(text + 10), (struct lz_range){ 1, l->data->nets }, &number);
    } else if (strncmp(text, "clean ", 6) == 0) {
        part->condition = LIES_CLEAN;
        while (number < l->data->nets && strcmp(l->data->net[number].id, text + 6) != 0)
            number++;
        if (number == l->data->nets)
            lz_trouble(&l->file, "condition: found '%s', expected clean and a network that has a record", text);
    } else if (strcmp(text, "maxtheory>=table") == 0) {
        part->condition = LIES_MAXTHEORY;
    } else {
        lz_trouble(&l->file, "condition: found '%s', expected controls>=N, clean NETWORK or maxtheory>=table", text);
    }
    part->number = (uint8_t)number;
}

static void story_check(struct lies_loader *l, const char *text) {
    if (strlen(text) > LIES_STORY)
        lz_trouble(&l->file, "text: found one of %d bytes, expected at most %d", (int)strlen(text), LIES_STORY);
}

LIES_TAKE(part) {
    struct lies_loader *l = loader;
    static const struct lies_orders nobody = { { LIES_NONE, LIES_NONE, LIES_NONE, LIES_NONE } };
    struct lies_data *data = l->data;
    int number;
    if (!lz_set_number(&l->file, lz_span(record->field[1]), (struct lz_range){ 1, LIES_PARTS }, &number))
        return;
    if (number != data->parts + 1) {
        lz_trouble(&l->file, "part: found %d, expected %d, which comes next", number, data->parts + 1);
        return;
    }
    struct lies_part part = { .title = record->field[2],
                              .text = record->field[4],
                              .effect = { nobody, nobody },
                              .ending = { { .orders = nobody }, { .orders = nobody } } };
    condition_take(l, record, &part);
    story_check(l, part.text);
    lz_assert(data->parts < LIES_PARTS);
    l->part_line[data->parts] = record->line;
    data->part[data->parts++] = part;
}

/* The part that a record speaks of. */
static struct lies_part *part_of(struct lies_loader *l, const struct lz_set_record *record) {
    int number;
    if (!lz_set_number(&l->file, lz_span(record->field[1]), (struct lz_range){ 1, l->data->parts }, &number))
        return NULL;
    return &l->data->part[number - 1];
}

/* The same program for each of the roles, none of which may have one. */
static void orders_take(struct lies_loader *l, const struct lz_set_record *record, struct lies_orders *orders) {
    int roles = lies_load_roles(l, record->field[3]);
    uint8_t program = roles < 0 ? LIES_NONE : lies_load_program(l, record->field[4]);
    if (program == LIES_NONE)
        return;
    for (int role = 0; role < LIES_ROLES; role++) {
        if (!(roles & 1 << role))
            continue;
        if (orders->program[role] != LIES_NONE)
            lz_trouble(&l->file, "%s: found a second one for the same role here, expected one", record->field[0]);
        orders->program[role] = program;
    }
}

LIES_TAKE(effect) {
    struct lies_loader *l = loader;
    static const char *const groups[] = { "first", "then", NULL };
    struct lies_part *part = part_of(l, record);
    int group = lz_set_word(&l->file, lz_span(record->field[2]), groups);
    if (part && group >= 0)
        orders_take(l, record, &part->effect[group]);
}

static const char *const answers[] = { "no", "yes", NULL };

/* "spreaders 2" or "stoppers 2", or nothing. */
static bool bonus_take(struct lies_loader *l, const struct lz_set_record *record, struct lies_ending *ending) {
    static const char *const teams[] = { "spreaders", "stoppers", NULL };
    struct lz_words words;
    int number;
    if (record->fields < 5 || !*record->field[4])
        return true;
    if (!lz_words_split(&words, lz_span(record->field[4]), " \t") || words.count != 2 ||
        lz_word_find(words.word[0], teams) < 0) {
        lz_trouble(&l->file, "bonus: found '%s', expected spreaders or stoppers and a number", record->field[4]);
        return false;
    }
    if (!lz_set_number(&l->file, words.word[1], (struct lz_range){ 1, 20 }, &number))
        return false;
    ending->points[lz_word_find(words.word[0], teams)] = (uint8_t)number;
    return true;
}

LIES_TAKE(ending) {
    struct lies_loader *l = loader;
    struct lies_part *part = part_of(l, record);
    int answer = lz_set_word(&l->file, lz_span(record->field[2]), answers);
    if (!part || answer < 0)
        return;
    story_check(l, record->field[3]);
    if (part->ending[answer].text)
        lz_trouble(&l->file, "ending: found '%s' a second time, expected each once", record->field[2]);
    else if (bonus_take(l, record, &part->ending[answer]))
        part->ending[answer].text = record->field[3];
}

LIES_TAKE(after) {
    struct lies_loader *l = loader;
    struct lies_part *part = part_of(l, record);
    int answer = lz_set_word(&l->file, lz_span(record->field[2]), answers);
    if (part && answer >= 0)
        orders_take(l, record, &part->ending[answer].orders);
}

/* What is neither board nor deck: the set's name, supplies, limits, points, setup, scenario. */
#include "tools/lies/lies_tables.h"

#include <string.h>

void take_set(struct maker *maker, const struct record *record) {
    if (!id_take(maker, record, record->field[1]))
        return;
    maker->data.id = record->field[1];
    maker->data.title = record->field[2];
    maker->data.note = record->field[3];
}

/* Fields "WORD NUMBER", each word of the list once and in its order. */
struct named {
    const char *const *words;
    uint8_t *to[LIES_PIECES];
    struct range range;
};

static void take_named(struct maker *maker, const struct record *record, const struct named *named) {
    for (int i = 0; i < record->fields - 1; i++) {
        struct words words;
        int number;
        if (!words_split(&words, record->field[i + 1], " \t") || words.count != 2 ||
            strcmp(words.word[0], named->words[i]) != 0)
            complain(maker, record->line, "field %d: found '%s', expected '%s NUMBER'", i + 1, record->field[i + 1],
                     named->words[i]);
        else if (number_take(maker, record, words.word[1], named->range, &number))
            *named->to[i] = (uint8_t)number;
    }
}

void take_supply(struct maker *maker, const struct record *record) {
    static const char *const pieces[] = { "bird", "lizard", "aware", "vulnerability", "flag", "moderator" };
    uint8_t *supply = maker->data.supply;
    struct named named = { pieces, { supply, supply + 1, supply + 2, supply + 3, supply + 4, supply + 5 }, { 0, 200 } };
    maker->supply_line = record->line;
    take_named(maker, record, &named);
}

void take_limit(struct maker *maker, const struct record *record) {
    static const char *const limits[] = { "conspiracy", "aware", "hand" };
    struct lies_data *data = &maker->data;
    struct named named = { limits, { &data->conspiracy_limit, &data->aware_limit, &data->hand }, { 1, 9 } };
    take_named(maker, record, &named);
}

void take_rounds(struct maker *maker, const struct record *record) {
    int rounds;
    if (number_take(maker, record, record->field[1], (struct range){ 1, 8 }, &rounds))
        maker->data.rounds[0] = (uint8_t)rounds;
}

/* The first field of points, threshold and komi: 0 for two seats, 1 for four; each once. */
static int seats_take(struct maker *maker, const struct record *record, int what) {
    static const char *const seats[] = { "2 seats", "4 seats", NULL };
    int found = word_take(maker, record, record->field[1], seats);
    if (found < 0)
        return -1;
    if (maker->seats_given[what][found]) {
        complain(maker, record->line, "%s: found '%s' a second time, expected each once", record->field[0],
                 record->field[1]);
        return -1;
    }
    maker->seats_given[what][found] = true;
    return found;
}

void take_points(struct maker *maker, const struct record *record) {
    static const char *const teams[] = { "spreaders", "stoppers" };
    int seats = seats_take(maker, record, 0);
    for (int team = 0; seats >= 0 && team < LIES_TEAMS; team++) {
        const char *field = record->field[2 + team];
        struct words words;
        int outer, centre;
        if (!words_split(&words, field, " \t") || words.count != 3 || strcmp(words.word[0], teams[team]) != 0)
            complain(maker, record->line, "field %d: found '%s', expected '%s OUTER CENTRE'", 2 + team, field,
                     teams[team]);
        else if (number_take(maker, record, words.word[1], (struct range){ 0, 9 }, &outer) &&
                 number_take(maker, record, words.word[2], (struct range){ 0, 9 }, &centre)) {
            maker->data.points[seats][team][0] = (uint8_t)outer;
            maker->data.points[seats][team][1] = (uint8_t)centre;
        }
    }
}

/* Four fields "FIRST,SECOND NUMBER", one for each order of seats. */
static void take_orders(struct maker *maker, const struct record *record, struct range range,
                        int numbers[LIES_ORDERS]) {
    static const char *const orders[LIES_ORDERS] = { "CT,PM", "CT,DE", "EL,PM", "EL,DE" };
    for (int i = 0; i < LIES_ORDERS; i++) {
        struct words words;
        const char *field = record->field[2 + i];
        numbers[i] = 0;
        if (!words_split(&words, field, " \t") || words.count != 2 || strcmp(words.word[0], orders[i]) != 0)
            complain(maker, record->line, "field %d: found '%s', expected '%s NUMBER'", 2 + i, field, orders[i]);
        else
            number_take(maker, record, words.word[1], range, &numbers[i]);
    }
}

void take_threshold(struct maker *maker, const struct record *record) {
    int numbers[LIES_ORDERS], seats = seats_take(maker, record, 1);
    if (seats < 0)
        return;
    take_orders(maker, record, (struct range){ 0, 200 }, numbers);
    for (int i = 0; i < LIES_ORDERS; i++)
        maker->data.threshold[seats][i] = (uint8_t)numbers[i];
}

void take_komi(struct maker *maker, const struct record *record) {
    int numbers[LIES_ORDERS], seats = seats_take(maker, record, 2);
    if (seats < 0)
        return;
    take_orders(maker, record, (struct range){ -9, 9 }, numbers);
    for (int i = 0; i < LIES_ORDERS; i++)
        maker->data.komi[seats][i] = (int8_t)numbers[i];
}

/* LL-3.3 to LL-3.6. */
void take_setup(struct maker *maker, const struct record *record) {
    static const char *const who[] = { "CT", "EL", "PM", "DE", "seeds 1", "seeds 2", NULL };
    struct lies_data *data = &maker->data;
    int whose = word_take(maker, record, record->field[1], who);
    if (whose < 0)
        return;
    uint8_t *to = whose < LIES_ROLES ? &data->setup.program[whose] : &data->setup_seed[whose - LIES_ROLES];
    if (*to != LIES_NONE)
        complain(maker, record->line, "setup: found '%s' a second time, expected each once", record->field[1]);
    else
        *to = program_take(maker, record, record->field[2]);
}

void take_scenario(struct maker *maker, const struct record *record) {
    if (!id_take(maker, record, record->field[1]))
        return;
    if (strcmp(record->field[1], "none") == 0)
        complain(maker, record->line, "scenario: found 'none', expected another id: none is a game without it");
    maker->scenario = record->field[1];
    maker->data.scenario = record->field[2];
}

/* controls>=N, clean NET, maxtheory>=table: LL-15.3. */
static void condition_take(struct maker *maker, const struct record *record, struct lies_part *part) {
    const char *text = record->field[3];
    int number = 0;
    if (strncmp(text, "controls>=", 10) == 0) {
        part->condition = LIES_CONTROLS;
        number_take(maker, record, text + 10, (struct range){ 1, maker->data.nets }, &number);
    } else if (strncmp(text, "clean ", 6) == 0) {
        part->condition = LIES_CLEAN;
        while (number < maker->data.nets && strcmp(maker->data.net[number].id, text + 6) != 0)
            number++;
        if (number == maker->data.nets)
            complain(maker, record->line, "condition: found '%s', expected clean and a network that has a record",
                     text);
    } else if (strcmp(text, "maxtheory>=table") == 0) {
        part->condition = LIES_MAXTHEORY;
    } else {
        complain(maker, record->line, "condition: found '%s', expected controls>=N, clean NETWORK or maxtheory>=table",
                 text);
    }
    part->number = (uint8_t)number;
}

void take_part(struct maker *maker, const struct record *record) {
    static const struct lies_orders nobody = { { LIES_NONE, LIES_NONE, LIES_NONE, LIES_NONE } };
    struct lies_data *data = &maker->data;
    int number;
    if (!number_take(maker, record, record->field[1], (struct range){ 1, LIES_PARTS }, &number))
        return;
    if (number != data->parts + 1) {
        complain(maker, record->line, "part: found %d, expected %d, which comes next", number, data->parts + 1);
        return;
    }
    struct lies_part part = { .title = record->field[2],
                              .text = record->field[4],
                              .effect = { nobody, nobody },
                              .ending = { { .orders = nobody }, { .orders = nobody } } };
    condition_take(maker, record, &part);
    maker->part_line[data->parts] = record->line;
    data->part[data->parts++] = part;
}

/* The part that a record speaks of. */
static struct lies_part *part_of(struct maker *maker, const struct record *record) {
    int number;
    if (!number_take(maker, record, record->field[1], (struct range){ 1, maker->data.parts }, &number))
        return NULL;
    return &maker->data.part[number - 1];
}

/* The same program for each of the roles, none of which may have one. */
static void orders_take(struct maker *maker, const struct record *record, struct lies_orders *orders) {
    int roles = roles_take(maker, record, record->field[3]);
    uint8_t program = roles < 0 ? LIES_NONE : program_take(maker, record, record->field[4]);
    if (program == LIES_NONE)
        return;
    for (int role = 0; role < LIES_ROLES; role++) {
        if (!(roles & 1 << role))
            continue;
        if (orders->program[role] != LIES_NONE)
            complain(maker, record->line, "%s: found a second one for the same role here, expected one",
                     record->field[0]);
        orders->program[role] = program;
    }
}

void take_effect(struct maker *maker, const struct record *record) {
    static const char *const groups[] = { "first", "then", NULL };
    struct lies_part *part = part_of(maker, record);
    int group = word_take(maker, record, record->field[2], groups);
    if (part && group >= 0)
        orders_take(maker, record, &part->effect[group]);
}

static const char *const answers[] = { "no", "yes", NULL };

/* "spreaders 2" or "stoppers 2", or nothing. */
static bool bonus_take(struct maker *maker, const struct record *record, struct lies_ending *ending) {
    static const char *const teams[] = { "spreaders", "stoppers", NULL };
    struct words words;
    int number;
    if (record->fields < 5 || !*record->field[4])
        return true;
    if (!words_split(&words, record->field[4], " \t") || words.count != 2 || offered_find(words.word[0], teams) < 0) {
        complain(maker, record->line, "bonus: found '%s', expected spreaders or stoppers and a number",
                 record->field[4]);
        return false;
    }
    if (!number_take(maker, record, words.word[1], (struct range){ 1, 20 }, &number))
        return false;
    ending->points[offered_find(words.word[0], teams)] = (uint8_t)number;
    return true;
}

void take_ending(struct maker *maker, const struct record *record) {
    struct lies_part *part = part_of(maker, record);
    int answer = word_take(maker, record, record->field[2], answers);
    if (!part || answer < 0)
        return;
    if (part->ending[answer].text)
        complain(maker, record->line, "ending: found '%s' a second time, expected each once", record->field[2]);
    else if (bonus_take(maker, record, &part->ending[answer]))
        part->ending[answer].text = record->field[3];
}

void take_after(struct maker *maker, const struct record *record) {
    struct lies_part *part = part_of(maker, record);
    int answer = word_take(maker, record, record->field[2], answers);
    if (part && answer >= 0)
        orders_take(maker, record, &part->ending[answer].orders);
}

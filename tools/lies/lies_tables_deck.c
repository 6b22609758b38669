/* The four decks and the role boards: LL-7, LL-8. */
#include "tools/lies/lies_tables.h"

#include <string.h>

void take_deck(struct maker *maker, const struct record *record) {
    int role = role_take(maker, record, record->field[1]), doubles = 0;
    if (role < 0)
        return;
    struct lies_deck *deck = &maker->data.deck[role];
    const char *last = record->fields > 3 ? record->field[3] : "";
    if (deck->id)
        complain(maker, record->line, "deck: found '%s' a second time, expected each once", record->field[1]);
    else if (*last && strncmp(last, "doubles ", 8) != 0)
        complain(maker, record->line, "last field: found '%s', expected doubles and a number, or nothing", last);
    else if (!*last || number_take(maker, record, last + 8, (struct range){ 0, 9 }, &doubles)) {
        maker->deck_line[role] = record->line;
        *deck = (struct lies_deck){ .id = record->field[1], .name = record->field[2], .doubles = (uint8_t)doubles };
    }
}

/* LL-6.5: a card with a theory adds and removes no other. */
static bool keeps_to(const struct lies_program *program, int theme) {
    static const uint32_t themed = 1u << LIES_DOES_SEED | 1u << LIES_DOES_ADD | 1u << LIES_DOES_AGAIN |
                                   1u << LIES_DOES_EACH | 1u << LIES_DOES_REMOVE | 1u << LIES_DOES_TAKEDOWN |
                                   1u << LIES_DOES_SWEEP | 1u << LIES_DOES_ACTIVATE;
    for (int i = 0; i < program->ops; i++)
        if (themed & 1u << program->op[i].does && program->op[i].theme != theme && program->op[i].theme != LIES_T_SAME)
            return false;
    return true;
}

static bool theme_good(struct maker *maker, const struct record *record, int theme, int program) {
    if (theme > LIES_LIZARD || keeps_to(&maker->data.program[program], theme))
        return true;
    complain(maker, record->line, "ops of %s: found another theory or any, expected %s alone", record->field[1],
             record->field[4]);
    return false;
}

/* Ids run from 01 on, so that a kind's number and its id say the same. */
static struct lies_card *card_next(struct maker *maker, const struct record *record) {
    char role_id[3] = "", expected[8];
    memcpy(role_id, record->field[1], strnlen(record->field[1], 2));
    int role = role_take(maker, record, role_id);
    if (role < 0)
        return NULL;
    struct lies_deck *deck = &maker->data.deck[role];
    snprintf(expected, sizeof expected, "%s%02d", role_id, deck->kinds + 1);
    if (deck->kinds == LIES_DECK)
        complain(maker, record->line, "cards of %s: found more than %d kinds, expected at most so many", role_id,
                 LIES_DECK);
    else if (strcmp(record->field[1], expected) == 0)
        return &deck->card[deck->kinds++];
    else if (!maker->disordered[role])
        complain(maker, record->line, "card: found '%s', expected '%s', which comes next", record->field[1], expected);
    maker->disordered[role] = true;
    return NULL;
}

void take_card(struct maker *maker, const struct record *record) {
    static const char *const themes[] = { "bird", "lizard", "-", "chosen", NULL };
    static const uint8_t theme_of[] = { LIES_T_BIRD, LIES_T_LIZARD, LIES_T_ANY, LIES_T_CHOSEN };
    static const char *const timings[] = { "action", "step", "reaction", NULL };
    char *const *field = record->field;
    struct lies_card *card = card_next(maker, record);
    int copies, theme = word_take(maker, record, field[4], themes),
                timing = word_take(maker, record, field[5], timings);
    if (!number_take(maker, record, field[3], (struct range){ 1, LIES_DECK }, &copies) || theme < 0 || timing < 0)
        return;
    uint8_t program = program_take(maker, record, field[6]);
    if (!card || program == LIES_NONE || !theme_good(maker, record, theme, program))
        return;
    *card = (struct lies_card){ .id = field[1],
                                .name = field[2],
                                .text = field[7],
                                .copies = (uint8_t)copies,
                                .theme = theme_of[theme],
                                .timing = (uint8_t)timing,
                                .program = program };
}

void take_board(struct maker *maker, const struct record *record) {
    static const char *const steps[] = { "run", "cards", "step", NULL };
    char *const *field = record->field;
    int role = role_take(maker, record, field[1]), kind = word_take(maker, record, field[2], steps);
    if (role < 0 || kind < 0)
        return;
    struct lies_deck *deck = &maker->data.deck[role];
    bool bare = kind == LIES_CARDS && (record->fields < 5 || !*field[4]); /* cards, and no power among them */
    if (deck->steps == LIES_STEPS) {
        complain(maker, record->line, "steps of %s: found more than %d, expected at most so many", field[1],
                 LIES_STEPS);
        return;
    }
    if (!bare && record->fields < 6) {
        complain(maker, record->line, "step: found no ops and text, expected board | ROLE | %s | NAME | OPS | TEXT",
                 field[2]);
        return;
    }
    uint8_t program = bare ? LIES_NONE : program_take(maker, record, field[4]);
    deck->step[deck->steps++] = (struct lies_step){
        .name = field[3], .text = record->fields > 5 ? field[5] : "", .kind = (uint8_t)kind, .program = program
    };
}

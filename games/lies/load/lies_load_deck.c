/* The four decks and the role boards: LL-7, LL-8. */
#include "games/lies/load/lies_load.h"

#include "core/words/text.h"

#include <string.h>

LIES_TAKE(deck) {
    struct lies_loader *l = loader;
    int role = lies_load_role(l, lz_span(record->field[1])), doubles = 0;
    if (role < 0)
        return;
    struct lies_deck *deck = &l->data->deck[role];
    const char *last = record->fields > 3 ? record->field[3] : "";
    if (deck->id)
        lz_trouble(&l->file, "deck: found '%s' a second time, expected each once", record->field[1]);
    else if (*last && strncmp(last, "doubles ", 8) != 0)
        lz_trouble(&l->file, "last field: found '%s', expected doubles and a number, or nothing", last);
    else if (!*last || lz_set_number(&l->file, lz_span(last + 8), (struct lz_range){ 0, 9 }, &doubles)) {
        l->deck_line[role] = record->line;
        *deck = (struct lies_deck){ .id = record->field[1], .name = record->field[2], .doubles = (uint8_t)doubles };
    }
}

/* LL-6.5: a card with a theory adds and removes no other. */
static bool keeps_to(const struct lies_program *program, int theme) {
    lz_assert(program->ops > 0 && program->ops <= LIES_OPS);
    static const uint32_t themed = 1u << LIES_DOES_SEED | 1u << LIES_DOES_ADD | 1u << LIES_DOES_AGAIN |
                                   1u << LIES_DOES_EACH | 1u << LIES_DOES_REMOVE | 1u << LIES_DOES_TAKEDOWN |
                                   1u << LIES_DOES_SWEEP | 1u << LIES_DOES_ACTIVATE;
    for (int i = 0; i < program->ops; i++)
        if (themed & 1u << program->op[i].does && program->op[i].theme != theme && program->op[i].theme != LIES_T_SAME)
            return false;
    return true;
}

static bool theme_good(struct lies_loader *l, const struct lz_set_record *record, int theme, int program) {
    if (theme > LIES_LIZARD || keeps_to(&l->data->program[program], theme))
        return true;
    lz_trouble(&l->file, "ops of %s: found another theory or any, expected %s alone", record->field[1],
               record->field[4]);
    return false;
}

/* Ids run from 01 on, so that a kind's number and its id say the same. */
static struct lies_card *card_next(struct lies_loader *l, const struct lz_set_record *record) {
    struct lz_text id = lz_span(record->field[1]);
    id.len = id.len < 2 ? id.len : 2;
    int role = lies_load_role(l, id);
    if (role < 0)
        return NULL;
    struct lies_deck *deck = &l->data->deck[role];
    char expected[8];
    struct lz_writer w = lz_writer_in(expected, sizeof expected);
    lies_put_card_id(l->role[role], deck->kinds, &w);
    if (deck->kinds == LIES_DECK)
        lz_trouble(&l->file, "cards of %s: found more than %d kinds, expected at most that many", l->role[role],
                   LIES_DECK);
    else if (strcmp(record->field[1], expected) == 0)
        return &deck->card[deck->kinds++];
    else if (!l->disordered[role])
        lz_trouble(&l->file, "card: found '%s', expected '%s', which comes next", record->field[1], expected);
    l->disordered[role] = true;
    return NULL;
}

LIES_TAKE(card) {
    struct lies_loader *l = loader;
    const char *const themes[] = { l->data->theory[0].id, l->data->theory[1].id, "-", "chosen", NULL };
    static const uint8_t theme_of[] = { LIES_T_BIRD, LIES_T_LIZARD, LIES_T_ANY, LIES_T_CHOSEN };
    static const char *const timings[] = { "action", "step", "reaction", NULL };
    const char *const *field = record->field;
    struct lies_card *card = card_next(l, record);
    int copies, theme = lz_set_word(&l->file, lz_span(field[4]), themes),
                timing = lz_set_word(&l->file, lz_span(field[5]), timings);
    if (!lz_set_number(&l->file, lz_span(field[3]), (struct lz_range){ 1, LIES_DECK }, &copies) || theme < 0 ||
        timing < 0)
        return;
    lz_assert(record->fields == 8);
    uint8_t program = lies_load_program(l, field[6]);
    if (!card || program == LIES_NONE || !theme_good(l, record, theme, program))
        return;
    *card = (struct lies_card){ .id = field[1],
                                .name = field[2],
                                .text = field[7],
                                .copies = (uint8_t)copies,
                                .theme = theme_of[theme],
                                .timing = (uint8_t)timing,
                                .program = program };
}

LIES_TAKE(board) {
    struct lies_loader *l = loader;
    static const char *const steps[] = { "run", "cards", "step", NULL };
    const char *const *field = record->field;
    int role = lies_load_role(l, lz_span(field[1])), kind = lz_set_word(&l->file, lz_span(field[2]), steps);
    if (role < 0 || kind < 0)
        return;
    struct lies_deck *deck = &l->data->deck[role];
    bool bare = kind == LIES_CARDS && (record->fields < 5 || !*field[4]); /* cards, and no power among them */
    if (deck->steps == LIES_STEPS) {
        lz_trouble(&l->file, "steps of %s: found more than %d, expected at most that many", field[1], LIES_STEPS);
        return;
    }
    if (!bare && record->fields < 6) {
        lz_trouble(&l->file, "step: found no ops and text, expected board | ROLE | %s | NAME | OPS | TEXT", field[2]);
        return;
    }
    uint8_t program = bare ? LIES_NONE : lies_load_program(l, field[4]);
    deck->step[deck->steps++] = (struct lies_step){
        .name = field[3], .text = record->fields > 5 ? field[5] : "", .kind = (uint8_t)kind, .program = program
    };
}

/* The kinds of records, and the order in which they are taken: what others name comes first. */
#include "tools/lies_tables.h"

#include <string.h>

static const struct kind {
    const char *word, *form;
    int least, most; /* fields */
    int records_least, records_most;
    void (*take)(struct maker *, const struct record *);
} kinds[] = {
    { "set", "set | ID | TITLE | NOTE", 4, 4, 1, 1, take_set },
    { "supply", "supply | bird N | lizard N | aware N | vulnerability N | flag N | moderator N", 7, 7, 1, 1,
      take_supply },
    { "limit", "limit | conspiracy N | aware N | hand N", 4, 4, 1, 1, take_limit },
    { "rounds", "rounds | N", 2, 2, 1, 1, take_rounds },
    { "points", "points | 4 seats | spreaders OUTER CENTRE | stoppers OUTER CENTRE", 4, 4, 2, 2, take_points },
    { "threshold", "threshold | 4 seats | CT,PM N | CT,DE N | EL,PM N | EL,DE N", 6, 6, 2, 2, take_threshold },
    { "komi", "komi | 4 seats | CT,PM N | CT,DE N | EL,PM N | EL,DE N", 6, 6, 2, 2, take_komi },
    { "net", "net | ID | NAME | X Y RADIUS | #HUE", 5, 5, 2, RECORDS, take_net },
    { "node", "node | ID | NAME | X Y | LINES | BESIDE", 5, 6, 2, RECORDS, take_node },
    { "alt", "alt | ID | NAME | X Y RADIUS | X Y | X Y | reference", 6, 7, 2, RECORDS, take_alt },
    { "bases", "bases | ID ID", 2, 2, 1, 4, take_bases },
    { "node", NULL, 5, 6, 0, RECORDS, take_lines }, /* once more, when all nodes and alternatives are known */
    { "setup", "setup | WHO | OPS", 3, 3, 2, RECORDS, take_setup },
    { "deck", "deck | ROLE | NAME | doubles N", 3, 4, 4, 4, take_deck },
    { "card", "card | ID | NAME | COPIES | THEORY | TIMING | OPS | TEXT", 8, 8, 4, RECORDS, take_card },
    { "board", "board | ROLE | KIND | NAME | OPS | TEXT", 4, 6, 4, RECORDS, take_board },
    { "scenario", "scenario | ID | TITLE", 3, 3, 1, 1, take_scenario },
    { "part", "part | NUMBER | TITLE | CONDITION | TEXT", 5, 5, 1, RECORDS, take_part },
    { "effect", "effect | PART | first | ROLES | OPS", 5, 5, 0, RECORDS, take_effect },
    { "ending", "ending | PART | yes | TEXT | BONUS", 4, 5, 2, RECORDS, take_ending },
    { "after", "after | PART | yes | ROLES | OPS", 5, 5, 0, RECORDS, take_after },
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static const struct kind *kind_of(const struct record *record) {
    for (int i = 0; i < KINDS; i++)
        if (strcmp(kinds[i].word, record->field[0]) == 0)
            return &kinds[i];
    return NULL;
}

static bool filled(const struct record *record, const struct kind *kind) {
    for (int i = 1; i < kind->least; i++)
        if (!*record->field[i])
            return false;
    return true;
}

/* Those that cannot be taken get no fields, and so no taker. */
static void record_check(struct maker *maker, struct record *record) {
    const struct kind *kind = kind_of(record);
    if (!kind)
        complain(maker, record->line,
                 "record: found '%s', expected set, supply, net, node, card or another of the format",
                 record->field[0]);
    else if (record->fields < kind->least || record->fields > kind->most)
        complain(maker, record->line, "fields: found %d, expected %s", record->fields, kind->form);
    else if (!filled(record, kind))
        complain(maker, record->line, "fields: found an empty one, expected %s", kind->form);
    else
        return;
    record->fields = 0;
}

static void kind_take(struct maker *maker, const struct kind *kind) {
    int seen = 0;
    for (int i = 0; i < maker->records; i++) {
        const struct record *record = &maker->record[i];
        if (strcmp(record->field[0], kind->word) != 0)
            continue;
        if (++seen == kind->records_most + 1)
            complain(maker, record->line, "record: found one more %s, expected at most %d", kind->word,
                     kind->records_most);
        else if (record->fields && seen <= kind->records_most)
            kind->take(maker, record);
    }
    if (seen < kind->records_least)
        complain(maker, 0, "records: found %d of %s, expected at least %d: %s", seen, kind->word, kind->records_least,
                 kind->form);
}

void records_take(struct maker *maker) {
    memset(maker->data.setup.program, LIES_NONE, sizeof maker->data.setup.program);
    memset(maker->data.setup_seed, LIES_NONE, sizeof maker->data.setup_seed);
    for (int i = 0; i < maker->records; i++)
        record_check(maker, &maker->record[i]);
    for (int i = 0; i < KINDS; i++)
        kind_take(maker, &kinds[i]);
}

/* The kinds of records, and the order in which they are taken: what others name comes first. */
#include "tools/lies/lies_tables.h"

#include <string.h>

enum { NAME_MOST = 60 };

static const struct kind {
    const char *word, *form;
    int least, most, name; /* fields; which of them is a name, or 0 */
    int records_least, records_most;
    void (*take)(struct maker *, const struct record *);
    bool leans; /* it names what other records are: left alone once there are complaints, which it would repeat */
} kinds[] = {
    { "set", "set | ID | TITLE | NOTE", 4, 4, 2, 1, 1, take_set, false },
    { "supply", "supply | bird N | lizard N | aware N | vulnerability N | flag N | moderator N", 7, 7, 0, 1, 1,
      take_supply, false },
    { "limit", "limit | conspiracy N | aware N | hand N", 4, 4, 0, 1, 1, take_limit, false },
    { "rounds", "rounds | N", 2, 2, 0, 1, 1, take_rounds, false },
    { "points", "points | 4 seats | spreaders OUTER CENTRE | stoppers OUTER CENTRE", 4, 4, 0, 2, 2, take_points,
      false },
    { "threshold", "threshold | 4 seats | CT,PM N | CT,DE N | EL,PM N | EL,DE N", 6, 6, 0, 2, 2, take_threshold,
      false },
    { "komi", "komi | 4 seats | CT,PM N | CT,DE N | EL,PM N | EL,DE N", 6, 6, 0, 2, 2, take_komi, false },
    { "net", "net | ID | NAME | X Y RADIUS | #HUE", 5, 5, 2, 2, RECORDS, take_net, false },
    { "node", "node | ID | NAME | X Y | LINES | BESIDE", 5, 6, 2, 2, RECORDS, take_node, true },
    { "alt", "alt | ID | NAME | X Y RADIUS | X Y | X Y | reference", 6, 7, 2, 2, RECORDS, take_alt, false },
    { "bases", "bases | ID ID", 2, 2, 0, 1, 4, take_bases, true },
    { "node", NULL, 5, 6, 2, 0, RECORDS, take_lines, true }, /* once more, when all nodes and alternatives are known */
    { "setup", "setup | WHO | OPS", 3, 3, 0, 2, RECORDS, take_setup, false },
    { "deck", "deck | ROLE | NAME | doubles N", 3, 4, 2, 4, 4, take_deck, false },
    { "card", "card | ID | NAME | COPIES | THEORY | TIMING | OPS | TEXT", 8, 8, 2, 4, RECORDS, take_card, false },
    { "board", "board | ROLE | KIND | NAME | OPS | TEXT", 4, 6, 3, 4, RECORDS, take_board, false },
    { "scenario", "scenario | ID | TITLE", 3, 3, 2, 1, 1, take_scenario, false },
    { "part", "part | NUMBER | TITLE | CONDITION | TEXT", 5, 5, 2, 1, RECORDS, take_part, true },
    { "effect", "effect | PART | first | ROLES | OPS", 5, 5, 0, 0, RECORDS, take_effect, true },
    { "ending", "ending | PART | yes | TEXT | BONUS", 4, 5, 0, 2, RECORDS, take_ending, true },
    { "after", "after | PART | yes | ROLES | OPS", 5, 5, 0, 0, RECORDS, take_after, true },
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
                 "record: found '%s', expected set, net, node, card or another kind of docs/lies-data.md",
                 record->field[0]);
    else if (record->fields < kind->least || record->fields > kind->most)
        complain(maker, record->line, "fields: found %d, expected %s", record->fields, kind->form);
    else if (!filled(record, kind))
        complain(maker, record->line, "fields: found an empty one, expected %s", kind->form);
    else if (kind->name && strlen(record->field[kind->name]) > NAME_MOST)
        complain(maker, record->line, "name: found one of %zu bytes, expected at most %d",
                 strlen(record->field[kind->name]), NAME_MOST);
    else
        return;
    record->fields = 0;
}

static void kind_take(struct maker *maker, const struct kind *kind) {
    bool idle = kind->leans && maker->complaints;
    int seen = 0;
    for (int i = 0; i < maker->records; i++) {
        const struct record *record = &maker->record[i];
        if (strcmp(record->field[0], kind->word) != 0)
            continue;
        if (++seen == kind->records_most + 1)
            complain(maker, record->line, "record: found one more %s, expected at most %d", kind->word,
                     kind->records_most);
        else if (!idle && record->fields && seen <= kind->records_most)
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

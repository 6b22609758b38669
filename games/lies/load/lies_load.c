/* A set's file to a descriptor: the kinds of records, in the order in which they are taken, and what comes of them. */
#include "games/lies/load/lies_load.h"

#include "core/words/text.h"

#include <string.h>

static const struct lz_record_kind kinds[] = {
    { "role", "role | CT | ID", 3, 3, 0, false, 0, 4, lies_take_role },
    { "role", NULL, 3, 3, 0, false, 0, 4, lies_take_role_once },
    { "theory", "theory | ID | NAME | NAMES", 4, 4, 2, false, 2, 2, lies_take_theory },
    { "word", "word | RULEBOOK'S | SET'S", 3, 3, 2, false, 0, LIES_WORDS, lies_take_word },
    { "set", "set | ID | TITLE | NOTE", 4, 4, 2, false, 1, 1, lies_take_set },
    { "supply", "supply | THEORY N | THEORY N | aware N | vulnerability N | flag N | moderator N", 7, 7, 0, false, 1, 1,
      lies_take_supply },
    { "limit", "limit | conspiracy N | aware N | hand N", 4, 4, 0, false, 1, 1, lies_take_limit },
    { "rounds", "rounds | N", 2, 2, 0, false, 1, 1, lies_take_rounds },
    { "points", "points | 4 seats | spreaders OUTER CENTRE | stoppers OUTER CENTRE", 4, 4, 0, false, 2, 2,
      lies_take_points },
    { "threshold", "threshold | 4 seats | CT,PM N | CT,DE N | EL,PM N | EL,DE N", 6, 6, 0, false, 2, 2,
      lies_take_threshold },
    { "handicap", "handicap | 4 seats | scenario | CT,PM N | CT,DE N | EL,PM N | EL,DE N", 7, 7, 0, false, 4, 4,
      lies_take_handicap },
    { "net", "net | ID | NAME | X Y RADIUS | #HUE", 5, 5, 2, false, 2, LZ_SET_RECORDS, lies_take_net },
    { "node", "node | ID | NAME | X Y | LINES | BESIDE", 5, 6, 2, true, 2, LZ_SET_RECORDS, lies_take_node },
    { "alt", "alt | ID | NAME | X Y RADIUS | X Y | X Y | reference", 6, 7, 2, false, 2, LZ_SET_RECORDS, lies_take_alt },
    { "bases", "bases | ID ID", 2, 2, 0, true, 1, 4, lies_take_bases },
    { "node", NULL, 5, 6, 2, true, 0, LZ_SET_RECORDS,
      lies_take_lines }, /* once more, when all nodes and alternatives are known */
    { "setup", "setup | WHO | OPS", 3, 3, 0, false, 2, LZ_SET_RECORDS, lies_take_setup },
    { "deck", "deck | ROLE | NAME | doubles N", 3, 4, 2, false, 4, 4, lies_take_deck },
    { "card", "card | ID | NAME | COPIES | THEORY | TIMING | OPS | TEXT", 8, 8, 2, false, 4, LZ_SET_RECORDS,
      lies_take_card },
    { "board", "board | ROLE | KIND | NAME | OPS | TEXT", 4, 6, 3, false, 4, LZ_SET_RECORDS, lies_take_board },
    { "scenario", "scenario | ID | TITLE", 3, 3, 2, false, 1, 1, lies_take_scenario },
    { "part", "part | NUMBER | TITLE | CONDITION | TEXT", 5, 5, 2, true, 1, LZ_SET_RECORDS, lies_take_part },
    { "effect", "effect | PART | first | ROLES | OPS", 5, 5, 0, true, 0, LZ_SET_RECORDS, lies_take_effect },
    { "ending", "ending | PART | yes | TEXT | BONUS", 4, 5, 0, true, 2, LZ_SET_RECORDS, lies_take_ending },
    { "after", "after | PART | yes | ROLES | OPS", 5, 5, 0, true, 0, LZ_SET_RECORDS, lies_take_after },
};

int lies_load_role(struct lies_loader *l, struct lz_text word) {
    int role = lz_word_find(word, l->role);
    if (role < 0)
        lz_trouble(&l->file, "role: found '%.*s', expected one of: %s %s %s %s", LZ_SHOW(word), l->role[0], l->role[1],
                   l->role[2], l->role[3]);
    return role;
}

int lies_load_roles(struct lies_loader *l, const char *text) {
    struct lz_words words;
    int bits = 0;
    if (strcmp(text, "all") == 0)
        return (1 << LIES_ROLES) - 1;
    if (!lz_words_split(&words, lz_span(text), ", \t") || !words.count) {
        lz_trouble(&l->file, "roles: found '%s', expected some of %s,%s,%s,%s, or all", text, l->role[0], l->role[1],
                   l->role[2], l->role[3]);
        return -1;
    }
    for (int i = 0; i < words.count; i++) {
        int role = lies_load_role(l, words.word[i]);
        if (role < 0)
            return -1;
        lz_assert(role < LIES_ROLES);
        bits |= 1 << role;
    }
    return bits;
}

/* Before the first record: the rulebook's names, and nobody who does anything. */
static void begin(struct lies_loader *l) {
    static const struct lies_theory_name theories[LIES_THEORIES] = { { "bird", "Bird", "Birds" },
                                                                     { "lizard", "Lizard", "Lizards" } };
    static const char *const roles[] = { "CT", "EL", "PM", "DE", NULL };
    l->data = &l->set->data;
    memcpy(l->role, roles, sizeof l->role);
    memcpy(l->data->theory, theories, sizeof theories);
    memcpy(l->data->word, lies_rulebook, sizeof l->data->word);
    memset(l->data->setup.program, LIES_NONE, sizeof l->data->setup.program);
    memset(l->data->setup_seed, LIES_NONE, sizeof l->data->setup_seed);
}

static void take(struct lies_loader *l) {
    begin(l);
    lz_set_take(&l->file, (struct lz_record_kinds){ kinds, sizeof kinds / sizeof kinds[0] }, l);
    if (!l->file.troubles) /* a record that was refused would be missed a second time */
        lies_load_check(l);
    if (l->file.troubles)
        return;
    lies_load_names(l);
    lies_load_words(l);
    lies_load_options(l);
    l->set->hash = lz_set_hash(&l->file);
}

bool lies_load(const struct lz_game *game, struct lz_text file, void *room, struct lz_game *into,
               struct lz_writer *trouble) {
    struct lz_room space = { room, 0, LIES_SET_ROOM };
    struct lies_loader l = { .set = lz_room_take(&space, sizeof *l.set) };
    lz_set_read(&l.file, file, &space);
    take(&l);
    if (!lz_set_settle(&l.file, trouble))
        return false;
    *into = *game;
    into->facts = &l.set->data;
    into->lexicons = l.set->lexicon;
    into->options = l.set->option;
    into->verbs = l.set->verb;
    into->kinds = l.set->kind;
    into->ruleset = l.set->rule;
    into->about = &l.set->about;
    into->lessons = NULL; /* they are played on the built-in board */
    into->lesson_count = 0;
    into->set = l.set->data.id;
    into->tables = LIES_WORDS_HASH ^ l.set->hash;
    return true;
}

/* The set as two C files, of which the first is its tables as they lie in struct lies_set. */
#include "tools/lies/lies_tables.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

static void put_number(FILE *out, const char *name, int64_t number) {
    fprintf(out, ".%s = %" PRId64 ", ", name, number);
}

static void put_mask(FILE *out, const char *name, uint32_t mask) { fprintf(out, ".%s = 0x%" PRIx32 ", ", name, mask); }

static void put_quoted(FILE *out, const char *text) {
    putc('"', out);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\' || *text == '\n')
            putc('\\', out);
        putc(*text == '\n' ? 'n' : *text, out);
    }
    putc('"', out);
}

static void put_text(FILE *out, const char *name, const char *text) {
    fprintf(out, ".%s = ", name);
    if (text)
        put_quoted(out, text);
    else
        fputs("NULL", out);
    fputs(", ", out);
}

static void put_bytes(FILE *out, const char *name, const uint8_t *bytes, int count) {
    fprintf(out, ".%s = { ", name);
    for (int i = 0; i < count; i++)
        fprintf(out, "%d, ", bytes[i]);
    fputs("}, ", out);
}

static void put(FILE *out, const char *text) { fputs(text, out); }

static void open_list(FILE *out, const char *name) { fprintf(out, "    .%s = {\n", name); }

static void write_nodes(FILE *out, const struct lies_data *data) {
    open_list(out, "node");
    for (int i = 0; i < data->nodes; i++) {
        const struct lies_place *node = &data->node[i];
        put(out, "        { ");
        put_text(out, "id", node->id);
        put_text(out, "name", node->name);
        put_mask(out, "near", node->near);
        put_number(out, "x", node->x);
        put_number(out, "y", node->y);
        put_number(out, "net", node->net);
        put_mask(out, "alts", node->alts);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_nets(FILE *out, const struct lies_data *data) {
    open_list(out, "net");
    for (int i = 0; i < data->nets; i++) {
        const struct lies_network *net = &data->net[i];
        put(out, "        { ");
        put_text(out, "id", net->id);
        put_text(out, "name", net->name);
        put_text(out, "hue", net->hue);
        put_mask(out, "nodes", net->nodes);
        put_number(out, "x", net->x);
        put_number(out, "y", net->y);
        put_number(out, "r", net->r);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_alts(FILE *out, const struct lies_data *data) {
    open_list(out, "alt");
    for (int i = 0; i < data->alts; i++) {
        const struct lies_alternative *alt = &data->alt[i];
        put(out, "        { ");
        put_text(out, "id", alt->id);
        put_text(out, "name", alt->name);
        put_mask(out, "bases", alt->bases);
        put_number(out, "x", alt->x);
        put_number(out, "y", alt->y);
        put_number(out, "r", alt->r);
        for (int j = 0; j < 4; j++) {
            char name[40];
            snprintf(name, sizeof name, "at[%d][%d]", j / 2, j % 2);
            put_number(out, name, alt->at[j / 2][j % 2]);
        }
        put_number(out, "reference", alt->reference);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_op(FILE *out, const struct lies_op *op) {
    put(out, "            { ");
    put_mask(out, "where", op->where);
    put_number(out, "flags", op->flags);
    put_number(out, "does", op->does);
    put_number(out, "theme", op->theme);
    put_number(out, "times", op->times);
    put_number(out, "least", op->least);
    put(out, "},\n");
}

static void write_programs(FILE *out, const struct lies_data *data) {
    open_list(out, "program");
    for (int i = 0; i < data->programs; i++) {
        const struct lies_program *program = &data->program[i];
        fprintf(out, "        [%d] = { ", i);
        put_number(out, "ops", program->ops);
        put_number(out, "needs", program->needs);
        put(out, ".op = {\n");
        for (int j = 0; j < program->ops; j++)
            write_op(out, &program->op[j]);
        put(out, program->needs ? "        }, .need = {\n" : "");
        for (int j = 0; j < program->needs; j++)
            write_op(out, &program->need[j]);
        put(out, "        } },\n");
    }
    put(out, "    },\n");
}

static void write_cards(FILE *out, const struct lies_deck *deck) {
    put(out, "            .card = {\n");
    for (int i = 0; i < deck->kinds; i++) {
        const struct lies_card *card = &deck->card[i];
        put(out, "                { ");
        put_text(out, "id", card->id);
        put_text(out, "name", card->name);
        put_number(out, "copies", card->copies);
        put_number(out, "theme", card->theme);
        put_number(out, "timing", card->timing);
        put_number(out, "program", card->program);
        put(out, "\n                  ");
        put_text(out, "text", card->text);
        put(out, "},\n");
    }
    put(out, "            },\n");
}

static void write_decks(FILE *out, const struct lies_data *data) {
    open_list(out, "deck");
    for (int role = 0; role < LIES_ROLES; role++) {
        const struct lies_deck *deck = &data->deck[role];
        put(out, "        { ");
        put_text(out, "id", deck->id);
        put_text(out, "name", deck->name);
        put_number(out, "kinds", deck->kinds);
        put_number(out, "steps", deck->steps);
        put_number(out, "doubles", deck->doubles);
        put(out, "\n");
        write_cards(out, deck);
        put(out, "            .step = {\n");
        for (int i = 0; i < deck->steps; i++) {
            put(out, "                { ");
            put_text(out, "name", deck->step[i].name);
            put_text(out, "text", deck->step[i].text);
            put_number(out, "kind", deck->step[i].kind);
            put_number(out, "program", deck->step[i].program);
            put(out, "},\n");
        }
        put(out, "            },\n        },\n");
    }
    put(out, "    },\n");
}

static void write_part(FILE *out, const struct lies_part *part) {
    put(out, "        { ");
    put_text(out, "title", part->title);
    put_text(out, "text", part->text);
    put(out, "\n          ");
    put_number(out, "condition", part->condition);
    put_number(out, "number", part->number);
    put_bytes(out, "effect[0].program", part->effect[0].program, LIES_ROLES);
    put_bytes(out, "effect[1].program", part->effect[1].program, LIES_ROLES);
    for (int i = 0; i < 2; i++) {
        put(out, i ? "\n          .ending[1] = { " : "\n          .ending[0] = { ");
        put_text(out, "text", part->ending[i].text);
        put_bytes(out, "orders.program", part->ending[i].orders.program, LIES_ROLES);
        put_bytes(out, "points", part->ending[i].points, LIES_TEAMS);
        put(out, "},");
    }
    put(out, " },\n");
}

static void write_numbers(FILE *out, const struct lies_data *data) {
    const struct {
        const char *name;
        int64_t number;
    } rows[] = { { "nodes", data->nodes }, { "nets", data->nets },
                 { "alts", data->alts },   { "programs", data->programs },
                 { "parts", data->parts }, { "conspiracy_limit", data->conspiracy_limit },
                 { "hand", data->hand },   { "aware_limit", data->aware_limit },
                 { "pairs", data->pairs } };
    put_mask(out, "all", data->all);
    put_mask(out, "base", data->base);
    put_mask(out, "gateway", data->gateway);
    put_mask(out, "centre", data->centre);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        put_number(out, rows[i].name, rows[i].number);
    put(out, "\n    ");
    put_bytes(out, "supply", data->supply, LIES_PIECES);
    put_bytes(out, "setup_seed", data->setup_seed, 2);
    put_bytes(out, "setup.program", data->setup.program, LIES_ROLES);
    put_bytes(out, "rounds", data->rounds, 2);
    for (int i = 0; i < data->pairs; i++) {
        char name[40];
        snprintf(name, sizeof name, "pair[%d]", i);
        put_bytes(out, name, data->pair[i], 2);
    }
}

/* Two seats, four seats. */
static void write_scores(FILE *out, const struct lies_data *data) {
    for (int seats = 0; seats < 2; seats++) {
        char name[40];
        put(out, "\n    ");
        for (int team = 0; team < LIES_TEAMS; team++) {
            snprintf(name, sizeof name, "points[%d][%d]", seats, team);
            put_bytes(out, name, data->points[seats][team], 2);
        }
        snprintf(name, sizeof name, "threshold[%d]", seats);
        put_bytes(out, name, data->threshold[seats], LIES_ORDERS);
        for (int i = 0; i < 2 * LIES_ORDERS; i++) {
            int scenario = i / LIES_ORDERS, order = i % LIES_ORDERS;
            snprintf(name, sizeof name, "handicap[%d][%d][%d]", seats, scenario, order);
            put_number(out, name, data->handicap[seats][scenario][order]);
        }
    }
    put(out, "\n");
}

static void write_theories(FILE *out, const struct lies_data *data) {
    open_list(out, "theory");
    for (int i = 0; i < LIES_THEORIES; i++) {
        put(out, "        { ");
        put_text(out, "id", data->theory[i].id);
        put_text(out, "name", data->theory[i].name);
        put_text(out, "names", data->theory[i].names);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_word_list(FILE *out, const struct lies_data *data) {
    open_list(out, "word");
    for (int i = 0; i < LIES_WORDS; i++) {
        put(out, "        ");
        put_quoted(out, data->word[i]);
        put(out, ",\n");
    }
    put(out, "    },\n");
}

static void write_data(FILE *out, const struct lies_data *data) {
    put(out, ".data = {\n    ");
    put_text(out, "id", data->id);
    put_text(out, "title", data->title);
    put_text(out, "note", data->note);
    put_text(out, "scenario", data->scenario);
    put(out, "\n    ");
    write_numbers(out, data);
    write_scores(out, data);
    write_theories(out, data);
    write_word_list(out, data);
    write_nodes(out, data);
    write_nets(out, data);
    write_alts(out, data);
    write_decks(out, data);
    write_programs(out, data);
    open_list(out, "part");
    for (int i = 0; i < data->parts; i++)
        write_part(out, &data->part[i]);
    put(out, "    },\n},\n");
}

static void write_names(FILE *out, const char *list, const struct lz_name *names, int count) {
    open_list(out, list);
    for (int i = 0; i < count; i++) {
        put(out, "        { ");
        put_text(out, "word", names[i].word);
        put_text(out, "code", names[i].code);
        put_text(out, "title", names[i].title);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

/* The lists of names are members of struct lies_set, and lexicons point at them. */
static void write_words(FILE *out, const struct lies_set *set) {
    const struct {
        const char *list;
        const struct lz_name *names;
        int count;
    } rows[] = { { "node", set->node, set->data.nodes },        { "net", set->net, set->data.nets },
                 { "piece", set->piece, LIES_PIECES },          { "role", set->role, LIES_ROLES },
                 { "part", set->part, set->data.parts },        { "card", set->card, LIES_ROLES * LIES_DECK },
                 { "step", set->step, LIES_ROLES * LIES_STEPS } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        write_names(out, rows[i].list, rows[i].names, rows[i].count);
    open_list(out, "lexicon");
    for (int i = 0; i < LIES_LEXICONS; i++)
        for (size_t j = 0; j < sizeof rows / sizeof rows[0]; j++)
            if (set->lexicon[i].names == rows[j].names)
                fprintf(out, "        { .form = '%c', .count = %d, .what = \"%s\", .names = lies_built_in.%s },\n",
                        set->lexicon[i].form, set->lexicon[i].count, set->lexicon[i].what, rows[j].list);
    const struct lz_lexicon *story = &set->lexicon[LIES_LEXICONS - 1]; /* the one whose words are made */
    fprintf(out, "        { .form = '%c', .count = %d, .what = \"%s\", .print = lies_story_print, ", story->form,
            story->count, story->what);
    put(out, ".parse = lies_story_parse, .title = lies_story_title },\n");
    put(out, "    },\n");
}

static void write_options(FILE *out, const struct lies_set *set) {
    open_list(out, "option");
    for (int i = 0; i < LIES_OPTIONS; i++) {
        const struct lz_option *option = &set->option[i];
        put(out, "        { ");
        put_text(out, "name", option->name);
        put_number(out, "least", option->least);
        put_number(out, "most", option->most);
        put_number(out, "usual", option->usual);
        put_number(out, "or_zero", option->or_zero);
        put_text(out, "words", option->words);
        put_text(out, "help", option->help);
        put_text(out, "group", option->group);
        put_text(out, "says", option->says);
        put_number(out, "ours", option->ours);
        put_text(out, "whom", option->whom);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_about(FILE *out, const struct lz_about *about) {
    put(out, "    .about = { ");
    put_text(out, "line", about->line);
    put_text(out, "aim", about->aim);
    put_text(out, "whom", about->whom);
    put_number(out, "minutes_least", about->minutes_least);
    put_number(out, "minutes_most", about->minutes_most);
    put_text(out, "ours", about->ours);
    put_text(out, "page", about->page);
    put(out, "},\n");
}

static void write_verbs(FILE *out, const struct lies_set *set) {
    open_list(out, "verb");
    for (int i = 0; i < LIES_VERBS; i++) {
        const struct lz_verb *verb = &set->verb[i];
        put(out, "        { ");
        put_number(out, "verb", verb->verb);
        put_text(out, "word", verb->word);
        put_text(out, "form", verb->form);
        put_number(out, "flags", verb->flags);
        put_text(out, "help", verb->help);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_kinds(FILE *out, const struct lies_set *set) {
    open_list(out, "kind");
    for (int i = 0; i < LIES_KINDS; i++) {
        const struct lz_kind *kind = &set->kind[i];
        put(out, "        { ");
        put_number(out, "kind", kind->kind);
        put_text(out, "word", kind->word);
        put_text(out, "form", kind->form);
        put_number(out, "audience", kind->audience);
        put_number(out, "flags", kind->flags);
        put_text(out, "tale", kind->tale);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_rules(FILE *out, const struct lies_set *set) {
    open_list(out, "rule");
    for (int i = 0; i < LIES_RULES; i++) {
        put(out, "        { ");
        put_number(out, "rule", set->rule[i].rule);
        put_text(out, "id", set->rule[i].id);
        put_text(out, "text", set->rule[i].text);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static bool closed(FILE *file, const char *path) {
    bool bad = ferror(file);
    if (fclose(file) == 0 && !bad)
        return true;
    fprintf(stderr, "lies-tables: cannot write '%s': %s\n", path, strerror(errno));
    return false;
}

static FILE *opened(const char *path) {
    FILE *file = fopen(path, "w");
    if (!file)
        fprintf(stderr, "lies-tables: cannot write '%s': %s\n", path, strerror(errno));
    return file;
}

static bool write_source(const struct lies_set *set, const char *path) {
    FILE *out = opened(path);
    if (!out)
        return false;
    put(out,
        "/* Made by lies-tables. */\n#include \"games/lies/load/lies_load.h\"\n\nconst struct lies_set lies_built_in = {\n");
    write_data(out, &set->data);
    write_words(out, set);
    write_options(out, set);
    write_verbs(out, set);
    write_kinds(out, set);
    write_rules(out, set);
    write_about(out, &set->about);
    put_text(out, "orders", set->orders);
    put_text(out, "scenarios", set->scenarios);
    put_text(out, "bases", set->bases);
    fprintf(out, ".hash = UINT64_C(0x%016" PRIx64 ")\n};\n", set->hash);
    return closed(out, path);
}

bool tables_write(const struct lies_set *set, const char *source, const char *header) {
    FILE *out = write_source(set, source) ? opened(header) : NULL;
    if (!out)
        return false;
    fprintf(out,
            "/* Made by lies-tables. */\n#define LIES_BUILT_IN_ID \"%s\"\n"
            "#define LIES_BUILT_IN_HASH UINT64_C(0x%016" PRIx64 ")\n",
            set->data.id, set->hash);
    return closed(out, header);
}

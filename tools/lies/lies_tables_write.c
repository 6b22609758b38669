/* The set as two C files; the words of it are in lies_tables_names.c. What is written is also hashed, value by value:
   comments and blanks of the data file, and the looks of these files, are not in the hash. */
#include "tools/lies/lies_tables.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

struct out {
    FILE *file;
    uint64_t hash;
};

static void mix(struct out *out, const void *bytes, size_t len) { /* FNV-1a */
    for (size_t i = 0; i < len; i++)
        out->hash = (out->hash ^ ((const uint8_t *)bytes)[i]) * UINT64_C(0x100000001b3);
}

static void mix_number(struct out *out, int64_t number) {
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)((uint64_t)number >> 8 * i);
    mix(out, bytes, sizeof bytes);
}

static void put_number(struct out *out, const char *name, int64_t number) {
    mix_number(out, number);
    fprintf(out->file, ".%s = %" PRId64 ", ", name, number);
}

static void put_mask(struct out *out, const char *name, uint32_t mask) {
    mix_number(out, mask);
    fprintf(out->file, ".%s = 0x%" PRIx32 ", ", name, mask);
}

void text_quote(FILE *file, const char *text) {
    putc('"', file);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            putc('\\', file);
        putc(*text, file);
    }
    putc('"', file);
}

static void put_text(struct out *out, const char *name, const char *text) {
    mix(out, text, strlen(text) + 1);
    fprintf(out->file, ".%s = ", name);
    text_quote(out->file, text);
    fputs(", ", out->file);
}

static void put_bytes(struct out *out, const char *name, const uint8_t *bytes, int count) {
    fprintf(out->file, ".%s = { ", name);
    for (int i = 0; i < count; i++) {
        mix_number(out, bytes[i]);
        fprintf(out->file, "%d, ", bytes[i]);
    }
    fputs("}, ", out->file);
}

static void put(struct out *out, const char *text) { fputs(text, out->file); }

/* Opens a list; its length is part of the hash, so that nothing slides from one into the next. */
static void open_list(struct out *out, const char *name, int count) {
    mix_number(out, count);
    fprintf(out->file, "    .%s = {\n", name);
}

static void write_nodes(struct out *out, const struct lies_data *data) {
    open_list(out, "node", data->nodes);
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

static void write_nets(struct out *out, const struct lies_data *data) {
    open_list(out, "net", data->nets);
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

static void write_alts(struct out *out, const struct lies_data *data) {
    open_list(out, "alt", data->alts);
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
            char name[16];
            snprintf(name, sizeof name, "at[%d][%d]", j / 2, j % 2);
            put_number(out, name, alt->at[j / 2][j % 2]);
        }
        put_number(out, "reference", alt->reference);
        put(out, "},\n");
    }
    put(out, "    },\n");
}

static void write_op(struct out *out, const struct lies_op *op) {
    put(out, "            { ");
    put_mask(out, "where", op->where);
    put_number(out, "flags", op->flags);
    put_number(out, "does", op->does);
    put_number(out, "theme", op->theme);
    put_number(out, "times", op->times);
    put_number(out, "least", op->least);
    put(out, "},\n");
}

static void write_programs(struct out *out, const struct lies_data *data) {
    open_list(out, "program", data->programs);
    for (int i = 0; i < data->programs; i++) {
        const struct lies_program *program = &data->program[i];
        fprintf(out->file, "        [%d] = { ", i);
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

static void write_cards(struct out *out, const struct lies_deck *deck) {
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

static void write_decks(struct out *out, const struct lies_data *data) {
    open_list(out, "deck", LIES_ROLES);
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

static void write_part(struct out *out, const struct lies_part *part) {
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

static void write_numbers(struct out *out, const struct lies_data *data) {
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
        char name[16];
        snprintf(name, sizeof name, "pair[%d]", i);
        put_bytes(out, name, data->pair[i], 2);
    }
}

/* Two seats, four seats. */
static void write_scores(struct out *out, const struct lies_data *data) {
    for (int seats = 0; seats < 2; seats++) {
        char name[24];
        put(out, "\n    ");
        for (int team = 0; team < LIES_TEAMS; team++) {
            snprintf(name, sizeof name, "points[%d][%d]", seats, team);
            put_bytes(out, name, data->points[seats][team], 2);
        }
        snprintf(name, sizeof name, "threshold[%d]", seats);
        put_bytes(out, name, data->threshold[seats], LIES_ORDERS);
        for (int order = 0; order < LIES_ORDERS; order++) {
            snprintf(name, sizeof name, "komi[%d][%d]", seats, order);
            put_number(out, name, data->komi[seats][order]);
        }
    }
    put(out, "\n");
}

static void write_data(struct out *out, const struct lies_data *data) {
    put(out, "const struct lies_data lies_data = {\n    ");
    put_text(out, "id", data->id);
    put_text(out, "title", data->title);
    put_text(out, "note", data->note);
    put_text(out, "scenario", data->scenario);
    put(out, "\n    ");
    write_numbers(out, data);
    write_scores(out, data);
    write_nodes(out, data);
    write_nets(out, data);
    write_alts(out, data);
    write_decks(out, data);
    write_programs(out, data);
    open_list(out, "part", data->parts);
    for (int i = 0; i < data->parts; i++)
        write_part(out, &data->part[i]);
    put(out, "    },\n};\n");
}

static void write_header(FILE *file, const struct lies_data *data, uint64_t hash) {
    fprintf(file,
            "/* Made by lies-tables. */\n#ifndef LIES_MADE_H\n#define LIES_MADE_H\n\n#include "
            "\"games/lies/lies_view.h\"\n\n"
            "enum { LIES_LEXICONS = 8, LIES_BASES = %d };\n#define LIES_DATA_HASH UINT64_C(0x%016" PRIx64 ")\n\n"
            "extern const struct lies_data lies_data;\n"
            "extern const struct lz_lexicon lies_lexicons[LIES_LEXICONS];\n"
            "extern const char lies_scenario_words[], lies_bases_words[], lies_data_words[];\n\n"
            "#endif\n",
            data->pairs, hash);
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

bool tables_write(const struct maker *maker, const char *source, const char *header) {
    struct out out = { opened(source), UINT64_C(0xcbf29ce484222325) };
    if (!out.file)
        return false;
    put(&out, "/* Made by lies-tables. */\n#include \"games/lies/lies_view.h\"\n#include \"lies_made.h\"\n\n");
    write_data(&out, &maker->data);
    mix(&out, maker->scenario, strlen(maker->scenario) + 1);
    names_write(out.file, maker);
    FILE *file = closed(out.file, source) ? opened(header) : NULL;
    if (!file)
        return false;
    write_header(file, &maker->data, out.hash);
    return closed(file, header);
}

/* The words of the set: a lexicon for each kind of argument that moves and events have, and those of the options. */
#include "tools/lies/lies_tables.h"

#include <string.h>

static void put(FILE *file, const char *text) { fputs(text, file); }

/* A row of a lexicon; the code is the word. */
static void name_row(FILE *file, const char *word, const char *title) {
    put(file, "    { ");
    text_quote(file, word);
    put(file, ", ");
    text_quote(file, word);
    put(file, ", ");
    text_quote(file, title);
    put(file, " },\n");
}

static void open_names(FILE *file, const char *name) {
    fprintf(file, "\nstatic const struct lz_name %s[] = {\n", name);
}

static void name_board(FILE *file, const struct lies_data *data) {
    char title[100];
    open_names(file, "nodes");
    for (int i = 0; i < data->nodes; i++) {
        snprintf(title, sizeof title, "%s (%s)", data->node[i].name, data->node[i].id);
        name_row(file, data->node[i].id, title);
    }
    put(file, "};\n");
    open_names(file, "nets");
    for (int i = 0; i < data->nets; i++)
        name_row(file, data->net[i].id, data->net[i].name);
    put(file, "};\n");
    open_names(file, "roles");
    for (int i = 0; i < LIES_ROLES; i++)
        name_row(file, data->deck[i].id, data->deck[i].name);
    put(file, "};\n");
}

/* Two cards of one name are told apart by their theory, or else by their id. */
static void card_title(const struct lies_deck *deck, int kind, char *title, size_t room) {
    const struct lies_card *card = &deck->card[kind];
    const char *mark = NULL;
    for (int i = 0; i < deck->kinds; i++)
        if (i != kind && strcmp(deck->card[i].name, card->name) == 0 && !mark)
            mark = card->theme == LIES_T_BIRD ? "Bird" : card->theme == LIES_T_LIZARD ? "Lizard" : card->id;
    snprintf(title, room, mark ? "%s (%s)" : "%s", card->name, mark);
}

static void name_cards(FILE *file, const struct lies_data *data) {
    char word[8], title[100];
    open_names(file, "cards");
    for (int i = 0; i < LIES_ROLES * LIES_DECK; i++) {
        const struct lies_deck *deck = &data->deck[i / LIES_DECK];
        int kind = i % LIES_DECK;
        snprintf(word, sizeof word, "%s%02d", deck->id, kind + 1);
        if (kind < deck->kinds)
            card_title(deck, kind, title, sizeof title);
        name_row(file, word, kind < deck->kinds ? title : "no such card");
    }
    put(file, "};\n");
}

static void name_play(FILE *file, const struct lies_data *data) {
    char word[16];
    open_names(file, "steps");
    for (int i = 0; i < LIES_ROLES * LIES_STEPS; i++) {
        const struct lies_deck *deck = &data->deck[i / LIES_STEPS];
        int step = i % LIES_STEPS;
        snprintf(word, sizeof word, "%s-%d", deck->id, step + 1);
        name_row(file, word, step < deck->steps ? deck->step[step].name : "no such step");
    }
    put(file, "};\n");
    open_names(file, "parts");
    for (int i = 0; i < data->parts; i++) {
        snprintf(word, sizeof word, "part-%d", i + 1);
        name_row(file, word, data->part[i].title);
    }
    put(file, "};\n");
}

static void write_lexicons(FILE *file, const struct lies_data *data) {
    name_board(file, data);
    name_cards(file, data);
    name_play(file, data);
    put(file, "\nstatic const struct lz_name pieces[] = {\n"
              "    { \"bird\", \"b\", \"Bird\" },       { \"lizard\", \"l\", \"Lizard\" },\n"
              "    { \"aware\", \"a\", \"Aware\" },     { \"vulnerability\", \"v\", \"Vulnerability\" },\n"
              "    { \"flag\", \"f\", \"Flag\" },       { \"moderator\", \"m\", \"Moderator\" },\n};\n");
    put(file, "\n#define NAMES(form, what, names) { form, LZ_COUNT(names), what, names, NULL, NULL, NULL, false, 0 }\n"
              "const struct lz_lexicon lies_lexicons[LIES_LEXICONS] = {\n"
              "    NAMES('o', \"node\", nodes),   NAMES('w', \"network\", nets),\n"
              "    { 'y', LIES_THEORIES, \"theory\", pieces, NULL, NULL, NULL, false, 0 },\n"
              "    NAMES('c', \"card\", cards),   NAMES('e', \"piece\", pieces), NAMES('r', \"role\", roles),\n"
              "    NAMES('p', \"part\", parts),   NAMES('d', \"step\", steps),\n};\n\n");
}

/* What the options offer, as words. */
void names_write(FILE *file, const struct maker *maker) {
    const struct lies_data *data = &maker->data;
    write_lexicons(file, data);
    fprintf(file, "const char lies_scenario_words[] = \"%s none\";\n", maker->scenario);
    fprintf(file, "const char lies_data_words[] = \"%s\";\nconst char lies_bases_words[] = \"", data->id);
    for (int i = 0; i < data->pairs; i++)
        fprintf(file, "%s%s+%s", i ? " " : "", data->alt[data->pair[i][0]].id, data->alt[data->pair[i][1]].id);
    put(file, "\";\n");
}

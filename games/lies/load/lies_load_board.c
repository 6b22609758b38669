/* Networks, nodes (LL-2.1) and their lines (LL-2.2), alternative networks. */
#include "games/lies/load/lies_load.h"

#include "core/words/text.h"

#include <string.h>

static int net_find(const struct lies_data *data, struct lz_text id) {
    for (int i = 0; i < data->nets; i++)
        if (lz_text_is(id, data->net[i].id))
            return i;
    return -1;
}

static int node_find(const struct lies_data *data, struct lz_text id) {
    for (int i = 0; i < data->nodes; i++)
        if (lz_text_is(id, data->node[i].id))
            return i;
    return -1;
}

static int alt_find(const struct lies_data *data, struct lz_text id) {
    for (int i = 0; i < data->alts; i++)
        if (lz_text_is(id, data->alt[i].id))
            return i;
    return -1;
}

/* The length of the capitals that begin a word. */
static uint32_t capitals(const char *word) { return lz_word_span(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"); }

static bool hue(const char *word) {
    return *word == '#' && strlen(word) == 7 && lz_word_span(word + 1, "0123456789ABCDEFabcdef") == 6;
}

LIES_TAKE(net) {
    struct lies_loader *l = loader;
    struct lies_data *data = l->data;
    const char *const *field = record->field;
    int at[3];
    lz_assert(record->fields == 5); /* as the table of kinds has it, here and in all takers */
    uint32_t len = capitals(field[1]);
    if (!len || len > 4 || field[1][len])
        lz_trouble(&l->file, "network: found '%s', expected 1 to 4 capitals", field[1]);
    else if (net_find(data, lz_span(field[1])) >= 0)
        lz_trouble(&l->file, "network: found '%s' a second time, expected each once", field[1]);
    else if (!hue(field[4]))
        lz_trouble(&l->file, "hue: found '%s', expected # and six hexadecimal digits", field[4]);
    else if (data->nets == LIES_NETS)
        lz_trouble(&l->file, "networks: found more than %d, expected at most that many", LIES_NETS);
    else if (lz_set_numbers(&l->file, field[3], 3, at)) {
        l->net_line[data->nets] = record->line;
        data->net[data->nets++] = (struct lies_network){ .id = field[1],
                                                         .name = field[2],
                                                         .hue = field[4],
                                                         .x = (int16_t)at[0],
                                                         .y = (int16_t)at[1],
                                                         .r = (int16_t)at[2] };
    }
}

LIES_TAKE(node) {
    struct lies_loader *l = loader;
    struct lies_data *data = l->data;
    const char *const *field = record->field;
    int at[2];
    lz_assert(record->fields == 5 || record->fields == 6);
    uint32_t len = capitals(field[1]), digits = lz_word_span(field[1] + len, "0123456789");
    int net = net_find(data, (struct lz_text){ field[1], len });
    if (!digits || digits > 2 || field[1][len + digits])
        lz_trouble(&l->file, "node: found '%s', expected its network's letters and a number", field[1]);
    else if (net < 0)
        lz_trouble(&l->file, "node: found '%s', expected letters of a network that has a record", field[1]);
    else if (node_find(data, lz_span(field[1])) >= 0)
        lz_trouble(&l->file, "node: found '%s' a second time, expected each once", field[1]);
    else if (data->nodes == LIES_NODES)
        lz_trouble(&l->file, "nodes: found more than %d, expected at most that many", LIES_NODES);
    else if (lz_set_numbers(&l->file, field[3], 2, at)) {
        l->node_line[data->nodes] = record->line;
        data->net[net].nodes |= 1u << data->nodes;
        data->node[data->nodes++] = (struct lies_place){
            .id = field[1], .name = field[2], .net = (uint8_t)net, .x = (int16_t)at[0], .y = (int16_t)at[1]
        };
    }
}

static void take_line(struct lies_loader *l, struct lies_place *node, struct lz_text word) {
    int to = node_find(l->data, word);
    if (to < 0)
        lz_trouble(&l->file, "line of %s: found '%.*s', expected a node that has a record", node->id, LZ_SHOW(word));
    else if (&l->data->node[to] == node)
        lz_trouble(&l->file, "line of %s: found itself, expected another node", node->id);
    else if (node->near & 1u << to)
        lz_trouble(&l->file, "line of %s: found '%.*s' twice, expected it once", node->id, LZ_SHOW(word));
    else
        node->near |= 1u << to;
}

static void take_beside(struct lies_loader *l, struct lies_place *node, struct lz_text word) {
    int alt = alt_find(l->data, word);
    if (alt < 0) {
        lz_trouble(&l->file, "beside %s: found '%.*s', expected an alternative network that has a record", node->id,
                   LZ_SHOW(word));
        return;
    }
    lz_assert(node >= l->data->node && node < l->data->node + l->data->nodes);
    node->alts |= (uint8_t)(1 << alt);
    l->data->alt[alt].bases |= 1u << (node - l->data->node);
}

/* The lines of the node: read when all nodes and alternatives are known. */
LIES_TAKE(lines) {
    struct lies_loader *l = loader;
    int at = node_find(l->data, lz_span(record->field[1]));
    struct lz_words lines, beside;
    if (at < 0)
        return; /* its record was refused */
    struct lies_place *node = &l->data->node[at];
    bool few = lz_words_split(&lines, lz_span(record->field[4]), " ,\t");
    few &= lz_words_split(&beside, lz_span(record->fields > 5 ? record->field[5] : ""), " ,\t");
    if (!few)
        lz_trouble(&l->file, "lines of %s: found more than %d, expected fewer", node->id, LZ_SET_WORDS);
    for (int i = 0; i < lines.count; i++)
        take_line(l, node, lines.word[i]);
    for (int i = 0; i < beside.count; i++)
        take_beside(l, node, beside.word[i]);
}

LIES_TAKE(alt) {
    struct lies_loader *l = loader;
    struct lies_data *data = l->data;
    const char *const *field = record->field;
    int at[3], bird[2], lizard[2];
    bool reference = record->fields > 6 && *field[6];
    if (!lz_set_id(&l->file, field[1]))
        return;
    if (alt_find(data, lz_span(field[1])) >= 0)
        lz_trouble(&l->file, "alternative network: found '%s' a second time, expected each once", field[1]);
    else if (data->alts == LIES_ALTS)
        lz_trouble(&l->file, "alternative networks: found more than %d, expected at most that many", LIES_ALTS);
    else if (reference && strcmp(field[6], "reference") != 0)
        lz_trouble(&l->file, "last field: found '%s', expected reference or nothing", field[6]);
    else if (lz_set_numbers(&l->file, field[3], 3, at) && lz_set_numbers(&l->file, field[4], 2, bird) &&
             lz_set_numbers(&l->file, field[5], 2, lizard)) {
        l->alt_line[data->alts] = record->line;
        data->alt[data->alts++] = (struct lies_alternative){ .id = field[1],
                                                             .name = field[2],
                                                             .reference = reference,
                                                             .x = (int16_t)at[0],
                                                             .y = (int16_t)at[1],
                                                             .r = (int16_t)at[2],
                                                             .at = { { (int16_t)bird[0], (int16_t)bird[1] },
                                                                     { (int16_t)lizard[0], (int16_t)lizard[1] } } };
    }
}

LIES_TAKE(bases) {
    struct lies_loader *l = loader;
    struct lies_data *data = l->data;
    struct lz_words words;
    bool two_words = lz_words_split(&words, lz_span(record->field[1]), " +,\t") && words.count == 2;
    int one = two_words ? alt_find(data, words.word[0]) : -1;
    int two = two_words ? alt_find(data, words.word[1]) : -1;
    if (one < 0 || two < 0 || one == two) {
        lz_trouble(&l->file, "bases: found '%s', expected two alternative networks", record->field[1]);
        return;
    }
    for (int i = 0; i < data->pairs; i++)
        if (data->pair[i][0] == one && data->pair[i][1] == two) {
            lz_trouble(&l->file, "bases: found '%s' a second time, expected each once", record->field[1]);
            return;
        }
    lz_assert(data->pairs < sizeof data->pair / sizeof data->pair[0]); /* the table of kinds allows no more records */
    l->pair_line[data->pairs] = record->line;
    data->pair[data->pairs][0] = (uint8_t)one;
    data->pair[data->pairs++][1] = (uint8_t)two;
}

/* Networks, nodes and their lines, alternative networks: LL-2. */
#include "tools/lies/lies_tables.h"

#include <string.h>

static int net_find(const struct lies_data *data, const char *id, size_t len) {
    for (int i = 0; i < data->nets; i++)
        if (strncmp(data->net[i].id, id, len) == 0 && !data->net[i].id[len])
            return i;
    return -1;
}

static int node_find(const struct lies_data *data, const char *id) {
    for (int i = 0; i < data->nodes; i++)
        if (strcmp(data->node[i].id, id) == 0)
            return i;
    return -1;
}

static int alt_find(const struct lies_data *data, const char *id) {
    for (int i = 0; i < data->alts; i++)
        if (strcmp(data->alt[i].id, id) == 0)
            return i;
    return -1;
}

/* The length of the capitals that begin a word. */
static size_t capitals(const char *word) { return strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"); }

static bool hue(const char *word) {
    return *word == '#' && strlen(word) == 7 && strspn(word + 1, "0123456789ABCDEFabcdef") == 6;
}

void take_net(struct maker *maker, const struct record *record) {
    struct lies_data *data = &maker->data;
    char *const *field = record->field;
    int at[3];
    size_t len = capitals(field[1]);
    if (!len || len > 4 || field[1][len])
        complain(maker, record->line, "network: found '%s', expected 1 to 4 capitals", field[1]);
    else if (net_find(data, field[1], len) >= 0)
        complain(maker, record->line, "network: found '%s' a second time, expected each once", field[1]);
    else if (!hue(field[4]))
        complain(maker, record->line, "hue: found '%s', expected # and six hexadecimal digits", field[4]);
    else if (data->nets == LIES_NETS)
        complain(maker, record->line, "networks: found more than %d, expected at most so many", LIES_NETS);
    else if (numbers_take(maker, record, field[3], 3, at)) {
        maker->net_line[data->nets] = record->line;
        data->net[data->nets++] = (struct lies_network){ .id = field[1],
                                                         .name = field[2],
                                                         .hue = field[4],
                                                         .x = (int16_t)at[0],
                                                         .y = (int16_t)at[1],
                                                         .r = (int16_t)at[2] };
    }
}

void take_node(struct maker *maker, const struct record *record) {
    struct lies_data *data = &maker->data;
    char *const *field = record->field;
    int at[2];
    size_t len = capitals(field[1]), digits = strspn(field[1] + len, "0123456789");
    int net = net_find(data, field[1], len);
    if (!digits || digits > 2 || field[1][len + digits])
        complain(maker, record->line, "node: found '%s', expected its network's letters and a number", field[1]);
    else if (net < 0)
        complain(maker, record->line, "node: found '%s', expected letters of a network that has a record", field[1]);
    else if (node_find(data, field[1]) >= 0)
        complain(maker, record->line, "node: found '%s' a second time, expected each once", field[1]);
    else if (data->nodes == LIES_NODES)
        complain(maker, record->line, "nodes: found more than %d, expected at most so many", LIES_NODES);
    else if (numbers_take(maker, record, field[3], 2, at)) {
        maker->node_line[data->nodes] = record->line;
        data->net[net].nodes |= 1u << data->nodes;
        data->node[data->nodes++] = (struct lies_place){
            .id = field[1], .name = field[2], .net = (uint8_t)net, .x = (int16_t)at[0], .y = (int16_t)at[1]
        };
    }
}

static void take_line(struct maker *maker, const struct record *record, struct lies_place *node, const char *word) {
    int to = node_find(&maker->data, word);
    if (to < 0)
        complain(maker, record->line, "line of %s: found '%s', expected a node that has a record", node->id, word);
    else if (&maker->data.node[to] == node)
        complain(maker, record->line, "line of %s: found itself, expected another node", node->id);
    else if (node->near & 1u << to)
        complain(maker, record->line, "line of %s: found '%s' twice, expected it once", node->id, word);
    else
        node->near |= 1u << to;
}

static void take_beside(struct maker *maker, const struct record *record, struct lies_place *node, const char *word) {
    int alt = alt_find(&maker->data, word);
    if (alt < 0) {
        complain(maker, record->line, "beside %s: found '%s', expected an alternative network that has a record",
                 node->id, word);
        return;
    }
    node->alts |= (uint8_t)(1 << alt);
    maker->data.alt[alt].bases |= 1u << (node - maker->data.node);
}

/* The lines of the node: read when all nodes and alternatives are known. */
void take_lines(struct maker *maker, const struct record *record) {
    int at = node_find(&maker->data, record->field[1]);
    struct words lines, beside = { 0 };
    if (at < 0)
        return; /* its record was refused */
    struct lies_place *node = &maker->data.node[at];
    if (!words_split(&lines, record->field[4], " ,\t") ||
        !words_split(&beside, record->fields > 5 ? record->field[5] : "", " ,\t"))
        complain(maker, record->line, "lines of %s: found more than %d, expected fewer", node->id, WORDS);
    for (int i = 0; i < lines.count; i++)
        take_line(maker, record, node, lines.word[i]);
    for (int i = 0; i < beside.count; i++)
        take_beside(maker, record, node, beside.word[i]);
}

void take_alt(struct maker *maker, const struct record *record) {
    struct lies_data *data = &maker->data;
    char *const *field = record->field;
    int at[3], bird[2], lizard[2];
    bool reference = record->fields > 6 && *field[6];
    if (!id_take(maker, record, field[1]))
        return;
    if (alt_find(data, field[1]) >= 0)
        complain(maker, record->line, "alternative network: found '%s' a second time, expected each once", field[1]);
    else if (data->alts == LIES_ALTS)
        complain(maker, record->line, "alternative networks: found more than %d, expected at most so many", LIES_ALTS);
    else if (reference && strcmp(field[6], "reference") != 0)
        complain(maker, record->line, "last field: found '%s', expected reference or nothing", field[6]);
    else if (numbers_take(maker, record, field[3], 3, at) && numbers_take(maker, record, field[4], 2, bird) &&
             numbers_take(maker, record, field[5], 2, lizard)) {
        maker->alt_line[data->alts] = record->line;
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

void take_bases(struct maker *maker, const struct record *record) {
    struct lies_data *data = &maker->data;
    struct words words;
    bool two_words = words_split(&words, record->field[1], " +,\t") && words.count == 2;
    int one = two_words ? alt_find(data, words.word[0]) : -1;
    int two = two_words ? alt_find(data, words.word[1]) : -1;
    if (one < 0 || two < 0 || one == two) {
        complain(maker, record->line, "bases: found '%s', expected two alternative networks", record->field[1]);
        return;
    }
    for (int i = 0; i < data->pairs; i++)
        if (data->pair[i][0] == one && data->pair[i][1] == two) {
            complain(maker, record->line, "bases: found '%s' a second time, expected each once", record->field[1]);
            return;
        }
    maker->pair_line[data->pairs] = record->line;
    data->pair[data->pairs][0] = (uint8_t)one;
    data->pair[data->pairs++][1] = (uint8_t)two;
}

/* The file into struct newspeak_facts: meanings, places, ID cards and what bots say around their clauses. Each piece is
   looked at alone; newspeak_tables_set.c takes the two sets. */
#include "tools/newspeak/newspeak_tables.h"

#include <ctype.h>
#include <string.h>

/* NS-9.1: the only cards there are. */
static const struct newspeak_card law[NS_CARDS] = {
    { "Eve", 5, 6, false, false, 1, { -1 } },         { "Gorden", 5, 6, false, false, 1, { 1 } },
    { "Julia", 5, 6, true, false, 2, { 1, 2 } },      { "Malkah", 5, 6, true, false, 2, { -1, -2 } },
    { "Viktor", 3, 6, false, true, 0, { 0 } },        { "Cinna", 3, 4, false, false, 2, { 1, 2 } },
    { "Trevor", 3, 4, false, false, 2, { -1, -2 } },  { "Avni", 3, 4, true, false, 3, { 1, 2, 3 } },
    { "Greg", 3, 4, true, false, 3, { -1, -2, -3 } },
};

static void head_take(struct maker *maker, const json_t *root) {
    const char *game = member_text(maker, root, "game", (struct range){ 1, 20 });
    if (strcmp(game, "newspeak") != 0)
        complain(maker, "game: found '%s', expected 'newspeak'", game);
    enter(maker, "format");
    number_take(maker, json_object_get(root, "format"), (struct range){ 1, 1 });
    leave(maker);
}

static void weights_take(struct maker *maker, const json_t *root) {
    json_t *list = list_take(maker, root, "tag_weights", (struct range){ NS_TAGS, NS_TAGS });
    int before = maker->complaints;
    for (int i = 0; list && i < NS_TAGS; i++) {
        enter(maker, "weight of tag %d", i + 1);
        int weight = number_take(maker, json_array_get(list, (size_t)i), (struct range){ 1, 9 });
        if (maker->complaints == before && i && weight > maker->facts.weight[i - 1])
            complain(maker, "found %d after %d, expected no more than that", weight, maker->facts.weight[i - 1]);
        maker->facts.weight[i] = (uint8_t)weight;
        leave(maker);
    }
}

static bool small_word(const char *word) {
    for (; *word; word++)
        if (!islower((unsigned char)*word))
            return false;
    return true;
}

static void meanings_take(struct maker *maker, const json_t *root) {
    json_t *list = list_take(maker, root, "meanings", (struct range){ NS_WORDS, NS_MEANINGS });
    for (int i = 0; i < (int)json_array_size(list); i++) {
        enter(maker, "meaning %d", i + 1);
        const char *word = text_take(maker, json_array_get(list, (size_t)i), (struct range){ 1, 16 });
        const char *before = i ? maker->facts.meaning[i - 1] : "";
        if (!small_word(word))
            complain(maker, "found '%s', expected one word of the letters a to z", word);
        else if (strcmp(before, word) >= 0)
            complain(maker, "found '%s' after '%s', expected each once, by the alphabet", word, before);
        maker->facts.meaning[i] = word;
        maker->facts.meanings = (uint8_t)(i + 1);
        leave(maker);
    }
}

/* "Night Club" as a word that can be typed: "night-club". */
static void place_slug(struct maker *maker, int at) {
    struct newspeak_place *place = &maker->facts.place[at];
    char *slug = maker->slug[at];
    place->word = slug;
    for (const char *c = place->name; *c && slug < &maker->slug[at][SLUG_MOST]; c++) {
        if (isalpha((unsigned char)*c)) {
            *slug++ = (char)tolower((unsigned char)*c);
        } else if (*c == ' ' && c > place->name && c[-1] != ' ' && c[1]) {
            *slug++ = '-';
        } else {
            complain(maker, "name: found '%s', expected words of letters with one blank between them", place->name);
            return;
        }
    }
    for (int i = 0; i < at; i++)
        if (strcmp(maker->slug[i], place->word) == 0)
            complain(maker, "name: found that of location %d too, expected one of its own", i + 1);
}

static void tags_take(struct maker *maker, struct newspeak_place *place, const json_t *json) {
    json_t *list = list_take(maker, json, "tags", (struct range){ NS_TAGS - 1, NS_TAGS });
    uint64_t seen = 0;
    for (int i = 0; i < (int)json_array_size(list); i++) {
        enter(maker, "tag %d", i + 1);
        const char *name = text_take(maker, json_array_get(list, (size_t)i), (struct range){ 1, 16 });
        int meaning = meaning_find(maker, name);
        if (meaning < 0)
            complain(maker, "found '%s', expected one of 'meanings'", name);
        else if (seen >> meaning & 1)
            complain(maker, "found '%s' a second time, expected another meaning", name);
        else
            seen |= UINT64_C(1) << meaning;
        place->tag[i] = (uint8_t)meaning;
        place->tags = (uint8_t)(i + 1);
        leave(maker);
    }
}

static void place_take(struct maker *maker, int at, const json_t *json) {
    static const char *const keys[] = { "serial", "name", "tags", "neutral", "hacked", "filter", NULL };
    static const struct range sentence = { 1, 120 };
    struct newspeak_place *place = &maker->facts.place[at];
    const char *name = json_string_value(json_object_get(json, "name"));
    enter(maker, "location %d '%s'", at + 1, name ? name : "?");
    if (object_take(maker, json, keys)) {
        int serial = number_take(maker, json_object_get(json, "serial"), (struct range){ 1, NS_PLACES });
        if (serial != at + 1)
            complain(maker, "serial: found %d, expected %d: they count the locations from 1", serial, at + 1);
        place->name = member_text(maker, json, "name", (struct range){ 1, 24 });
        place_slug(maker, at);
        tags_take(maker, place, json);
        place->neutral = member_text(maker, json, "neutral", sentence);
        place->hacked = member_text(maker, json, "hacked", sentence);
        place->filter = member_text(maker, json, "filter", sentence);
    }
    leave(maker);
}

static bool same_steps(const struct newspeak_card *card, const json_t *list) {
    bool same = (int)json_array_size(list) == card->steps;
    for (int i = 0; same && i < card->steps; i++)
        same = json_integer_value(json_array_get(list, (size_t)i)) == card->step[i];
    return same;
}

static bool same_players(const struct newspeak_card *card, const json_t *list) {
    bool same = (int)json_array_size(list) == card->seats_most - card->seats_least + 1;
    for (int i = 0; same && i < (int)json_array_size(list); i++)
        same = json_integer_value(json_array_get(list, (size_t)i)) == card->seats_least + i;
    return same;
}

static void card_take(struct maker *maker, int at, const json_t *json) {
    static const char *const keys[] = { "name", "when", "delta", "any_code", "filter_cost", "players", NULL };
    const struct newspeak_card *card = &law[at];
    enter(maker, "id %d '%s'", at + 1, card->name);
    if (object_take(maker, json, keys)) {
        static const struct range word = { 1, 16 };
        const char *name = member_text(maker, json, "name", word), *when = member_text(maker, json, "when", word);
        if (strcmp(name, card->name) != 0)
            complain(maker, "name: found '%s', expected '%s', the order of NS-9.1", name, card->name);
        if (strcmp(when, card->prevented ? "prevented" : "any") != 0)
            complain(maker, "when: found '%s', expected '%s' (NS-9.1)", when, card->prevented ? "prevented" : "any");
        if (!same_steps(card, json_object_get(json, "delta")))
            complain(maker, "delta: found other steps, expected those of NS-9.1");
        if (json_is_true(json_object_get(json, "any_code")) != card->any_code)
            complain(maker, "any_code: expected %s (NS-9.1)", card->any_code ? "true" : "false");
        if (json_integer_value(json_object_get(json, "filter_cost")) != card->any_code)
            complain(maker, "filter_cost: expected %d (NS-9.1)", card->any_code);
        if (!same_players(card, json_object_get(json, "players")))
            complain(maker, "players: expected %d to %d (NS-9.1)", card->seats_least, card->seats_most);
        maker->facts.card[at] = *card;
    }
    leave(maker);
}

static void talk_take(struct maker *maker, const json_t *json) {
    static const char *const keys[] = { "openers", "joiners", "fillers", NULL };
    enter(maker, "talk");
    if (object_take(maker, json, keys)) {
        maker->facts.openers = texts_take(maker, json, "openers", (struct range){ 1, LIST_MOST });
        maker->facts.joiners = texts_take(maker, json, "joiners", (struct range){ 1, LIST_MOST });
        maker->facts.fillers = texts_take(maker, json, "fillers", (struct range){ 1, LIST_MOST });
    }
    leave(maker);
}

void facts_take(struct maker *maker) {
    static const char *const keys[] = { "game", "format", "tag_weights", "meanings", "locations", "sets",
                                        "ids",  "talk",   "?notes",      "?fixture", NULL };
    static const char *const sets[] = { "A", "B", NULL };
    const json_t *root = maker->root;
    if (!object_take(maker, root, keys))
        return;
    head_take(maker, root);
    weights_take(maker, root);
    meanings_take(maker, root);
    json_t *places = list_take(maker, root, "locations", (struct range){ NS_PLACES, NS_PLACES });
    for (int i = 0; i < (int)json_array_size(places); i++)
        place_take(maker, i, json_array_get(places, (size_t)i));
    const json_t *both = json_object_get(root, "sets");
    enter(maker, "sets");
    bool two = object_take(maker, both, sets);
    leave(maker);
    for (int i = 0; two && i < NS_SETS; i++)
        set_take(maker, i, json_object_get(both, sets[i]));
    json_t *ids = list_take(maker, root, "ids", (struct range){ NS_CARDS, NS_CARDS });
    for (int i = 0; i < (int)json_array_size(ids); i++)
        card_take(maker, i, json_array_get(ids, (size_t)i));
    talk_take(maker, json_object_get(root, "talk"));
}

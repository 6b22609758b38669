/* The sentences of a set: verbs, events and refusals of the rules, with what the set calls things. */
#include "core/words/text.h"
#include "games/lies/load/lies_load.h"

#include <string.h>

/* Keys have blanks in them, so commas stand between them. */
static void refuse_key(struct lies_loader *l, const char *found) {
    char list[500];
    struct lz_writer w = lz_writer_in(list, sizeof list);
    for (int i = 0; i < LIES_WORDS; i++) {
        lz_put(&w, i ? ", " : "");
        lz_put(&w, lies_word_keys[i]);
    }
    lz_trouble(&l->file, "word: found '%s', expected one of: %s", found, list);
}

LIES_TAKE(word) {
    struct lies_loader *l = loader;
    int word = lz_word_find(lz_span(record->field[1]), lies_word_keys);
    const char *text = record->field[2];
    lz_assert(record->fields == 3);
    if (word < 0)
        refuse_key(l, record->field[1]);
    else if (strchr(text, '{') || strchr(text, '}') || strchr(text, '<') || strchr(text, '>'))
        lz_trouble(&l->file, "word: found '%s', expected none of { } < > in it", text);
    else if (l->data->word[word] != lies_rulebook[word])
        lz_trouble(&l->file, "word: found '%s' a second time, expected each once", record->field[1]);
    else
        l->data->word[word] = text;
}

/* LL-12.1 */
static const struct lz_verb verbs[LIES_VERBS] = {
    { LIES_V_SEED, "seed", "y o", 0, "place a seed of a theory" },
    { LIES_V_TOSS, "toss", "c", 0, "discard a card of your hand" },
    { LIES_V_KEEP, "keep", "", 0, "keep the rest of your hand" },
    { LIES_V_PLAY, "play", "c", 0, "play a card" },
    { LIES_V_STEP, "step", "", 0, "do what your board says at this step" },
    { LIES_V_POWER, "power", "", 0, "use the power of your board" },
    { LIES_V_DONE, "done", "", 0, "do no more of this" },
    { LIES_V_DOUBLE, "double", "", 0, "Double Down: do the same once more" },
    { LIES_V_NEXT, "next", "", 0, "go on with the next step" },
    { LIES_V_REACT, "react", "", 0, "declare that you will play a Reaction" },
    { LIES_V_PASS, "pass", "", 0, "let the turn pass without a Reaction" },
    { LIES_V_ADD, "add", "y o", 0, "add a token to a node" },
    { LIES_V_REMOVE, "remove", "y o", 0, "name the token that goes" },
    { LIES_V_SHIFT, "shift", "y o o", 0, "move a token along a connection" },
    { LIES_V_AWARE, "aware", "o", 0, "add <an Aware> to a node" },
    { LIES_V_WALK, "walk", "o o", 0, "move <an Aware> along a connection" },
    { LIES_V_ACTIVATE, "activate", "o", 0, "let the <Aware (several)> of a node remove tokens there" },
    { LIES_V_FLAG, "flag", "o", 0, "<flag> a node with tokens" },
    { LIES_V_UNFLAG, "unflag", "o", 0, "take the <Flag> off a node" },
    { LIES_V_VULN, "vuln", "o", 0, "mark a node as <vulnerable>" },
    { LIES_V_MOD, "mod", "o", 0, "put <a Moderator> on a node" },
    { LIES_V_MOVE, "move", "o o", 0, "move <a Moderator> along a connection" },
    { LIES_V_PICK, "pick", "o", 0, "pick a node" },
    { LIES_V_NET, "net", "w", 0, "choose a network" },
    { LIES_V_THEORY, "theory", "y", 0, "choose a theory" },
    { LIES_V_POLICY, "policy", "y", 0, "declare the theory to act against" },
};

static const struct lz_kind kinds[LIES_KINDS] = {
#define KIND(name, word, form, audience, flags, tale) \
    [LIES_K_##name] = { LIES_K_##name, word, form, audience, flags, tale },
#include "games/lies/lies_kinds.def"
#undef KIND
};

static const struct lz_rule rules[LIES_RULES] = {
    LZ_RULE_NOT_A_MOVE,
#define RULE(name, id, text) { name, id, text },
#include "games/lies/lies_rules.def"
#undef RULE
};

void lies_load_words(struct lies_loader *l) {
    struct lies_set *set = l->set;
    memcpy(set->verb, verbs, sizeof verbs);
    memcpy(set->kind, kinds, sizeof kinds);
    memcpy(set->rule, rules, sizeof rules);
    for (int i = 0; i < LIES_VERBS; i++)
        set->verb[i].help = lies_load_said(l, verbs[i].help);
    for (int i = 0; i < LIES_KINDS; i++)
        set->kind[i].tale = lies_load_said(l, kinds[i].tale);
    for (int i = 0; i < LIES_RULES; i++)
        set->rule[i].text = lies_load_said(l, rules[i].text);
}

/* A set of Duel from its file: docs/rules/duel.md, section 4. */
#include "core/bug.h"
#include "core/set.h"
#include "core/words/text.h"
#include "games/duel/duel_state.h"

#include <string.h>

/* What a set brings, in the caller's room. */
struct duel_set {
    struct duel_facts facts;
    struct lz_name name[DUEL_WEAPONS];
    struct lz_lexicon lexicon;
};

struct loader {
    struct lz_set file;
    struct duel_set *set;
    const char *id, *word[DUEL_WEAPONS + 1]; /* ends with NULL, for lz_set_word */
    uint32_t line[DUEL_WEAPONS];
};

static void take_set(void *to, const struct lz_set_record *record) {
    struct loader *loader = to;
    if (lz_set_id(&loader->file, record->field[1]))
        loader->id = record->field[1];
}

/* DU-4.1 */
static void take_weapon(void *to, const struct lz_set_record *record) {
    struct loader *loader = to;
    struct duel_set *set = loader->set;
    const char *id = record->field[1];
    if (!lz_set_id(&loader->file, id))
        return;
    if (lz_word_find(lz_span(id), loader->word) >= 0) {
        lz_trouble(&loader->file, "weapon: found '%s' again, expected each once", id);
        return;
    }
    lz_assert(set->facts.weapons < DUEL_WEAPONS); /* as many as the row of this kind lets through */
    loader->line[set->facts.weapons] = record->line;
    loader->word[set->facts.weapons] = id;
    set->name[set->facts.weapons++] = (struct lz_name){ .word = id, .title = record->field[2] };
}

static void take_beats(void *to, const struct lz_set_record *record) {
    struct loader *loader = to;
    struct lz_words words;
    int from = lz_word_find(lz_span(record->field[1]), loader->word);
    lz_assert(from >= 0); /* taken before: this kind leans on it */
    if (!lz_words_split(&words, lz_span(record->field[3]), " \t"))
        lz_trouble(&loader->file, "weapon: found more than %d words, expected each weapon once", LZ_SET_WORDS);
    for (int i = 0; i < words.count; i++) {
        int beaten = lz_set_word(&loader->file, words.word[i], loader->word);
        if (beaten >= 0)
            loader->set->facts.beats[from] |= (uint16_t)(1 << beaten);
    }
}

static const struct lz_record_kind kinds[] = {
    { "set", "set | ID", 2, 2, 0, false, 1, 1, take_set },
    { "weapon", "weapon | ID | NAME | WEAPONS IT BEATS", 4, 4, 2, false, 3, DUEL_WEAPONS, take_weapon },
    { "weapon", NULL, 4, 4, 0, true, 0, DUEL_WEAPONS, take_beats },
};

/* DU-4.2, DU-4.3: what no single record shows. */
static void check_weapon(struct loader *loader, int weapon) {
    const struct duel_facts *facts = &loader->set->facts;
    bool beaten = false;
    for (int i = 0; i < facts->weapons; i++) {
        bool by = facts->beats[i] >> weapon & 1;
        beaten |= by;
        if (by && facts->beats[weapon] >> i & 1)
            lz_trouble_at(&loader->file, loader->line[weapon],
                          "weapon: found '%s' to beat '%s' and to be beaten by it, expected one of the two",
                          loader->word[weapon], loader->word[i]);
    }
    if (!beaten)
        lz_trouble_at(&loader->file, loader->line[weapon],
                      "weapon: found '%s' beaten by none, expected another that beats it", loader->word[weapon]);
}

bool duel_load(const struct lz_game *game, struct lz_text file, void *at, struct lz_game *made,
               struct lz_writer *trouble) {
    const struct duel_facts *present = game->facts;
    struct lz_room room = { at, 0, game->set_room };
    struct loader loader = { .set = lz_room_take(&room, sizeof *loader.set) };
    lz_set_read(&loader.file, file, &room);
    lz_set_take(&loader.file, (struct lz_record_kinds){ kinds, LZ_COUNT(kinds) }, &loader);
    bool whole = !loader.file.troubles;
    for (int i = 0; whole && i < loader.set->facts.weapons; i++)
        check_weapon(&loader, i);
    if (!lz_set_settle(&loader.file, trouble))
        return false;
    struct duel_set *set = loader.set;
    set->facts.hash = lz_set_hash(&loader.file);
    set->lexicon = (struct lz_lexicon){
        .form = 'w', .count = set->facts.weapons, .what = "weapon", .names = set->name
    };
    *made = *game;
    made->set = loader.id;
    made->facts = &set->facts;
    made->lexicons = &set->lexicon;
    made->tables = game->tables ^ present->hash ^ set->facts.hash; /* of the same file, the same */
    return true;
}

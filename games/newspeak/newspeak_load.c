/* A set's file to a descriptor: the kinds of records, in the order in which they are taken, and what comes of them. */
#include "games/newspeak/newspeak_load.h"

enum { BOTH = NS_SETS * NS_WORDS, FEWEST = NS_SETS * NS_WORDS_LEAST };

static const struct lz_record_kind kinds[] = {
    { "set", "set | ID | TITLE", 3, 3, 2, false, 1, 1, newspeak_take_set },
    { "weights", "weights | N N N N N N N N N N N N N N", 2, 2, 0, false, 1, 1, newspeak_take_weights },
    { "meanings", "meanings | WORD WORD WORD", 2, 2, 0, false, 1, 1, newspeak_take_meanings },
    { "id", "id | NAME | WHEN | STEPS | LEAST to MOST", 5, 5, 1, false, NS_CARDS, NS_CARDS, newspeak_take_id },
    { "place", "place | NAME | TAGS | NEUTRAL | HACKED | FILTER", 6, 6, 1, true, NS_SLOTS, NS_PLACES,
      newspeak_take_place },
    { "word", "word | A WORD | PARTS | MEANINGS | COVERS | FORMS", 5, 6, 0, true, FEWEST, BOTH, newspeak_take_word },
    { "plain", "plain | A WORD | CLAUSE | CLAUSE", 3, 2 + NS_CLAUSES, 0, true, FEWEST, BOTH, newspeak_take_plain },
    { "veiled", "veiled | A WORD | CLAUSE | CLAUSE", 3, 2 + NS_CLAUSES, 0, true, FEWEST, BOTH, newspeak_take_veiled },
    { "openers", "openers | WORDS | WORDS", 2, 1 + NS_PHRASES, 0, false, 1, 1, newspeak_take_saying },
    { "leads", "leads | WORDS | WORDS", 2, 1 + NS_PHRASES, 0, false, 1, 1, newspeak_take_saying },
    { "nods", "nods | WORDS | WORDS", 2, 1 + NS_PHRASES, 0, false, 1, 1, newspeak_take_saying },
    { "replies", "replies | WORDS | WORDS", 2, 1 + NS_PHRASES, 0, false, 1, 1, newspeak_take_saying },
    { "joiners", "joiners | WORDS | WORDS", 2, 1 + NS_PHRASES, 0, false, 1, 1, newspeak_take_saying },
    { "reasons", "reasons | WORDS | WORDS", 2, 1 + NS_PHRASES, 0, false, 1, 1, newspeak_take_saying },
    { "fillers", "fillers | CLAUSE | CLAUSE", 2, 1 + NS_PHRASES, 0, false, 1, 1, newspeak_take_saying },
    { "topic", "topic | NOUN NOUN | CLAUSE | CLAUSE", 3, 2 + NS_CLAUSES, 0, false, 0, NS_TOPICS, newspeak_take_topic },
};

/* The places and code-words of a set are as many as it has: the two lexicons that are not the built-in game's. */
static const struct lz_lexicon *lexicons_of(struct newspeak_loader *l, const struct lz_game *game) {
    struct lz_lexicon *own = lz_set_room(&l->file, sizeof *own * game->lexicon_count);
    for (int i = 0; own && i < game->lexicon_count; i++) {
        own[i] = game->lexicons[i];
        if (own[i].form == NS_PLACE_FORM)
            own[i].count = l->facts->places;
        if (own[i].form == NS_WORD_FORM)
            own[i].count = (uint16_t)(l->facts->set[0].words + l->facts->set[1].words);
    }
    return own;
}

bool newspeak_load(const struct lz_game *game, struct lz_text file, void *room, struct lz_game *into,
                   struct lz_writer *trouble) {
    struct lz_room space = { room, 0, NS_SET_ROOM };
    struct newspeak_loader l = { .facts = lz_room_take(&space, sizeof *l.facts) };
    lz_set_read(&l.file, file, &space);
    lz_set_take(&l.file, (struct lz_record_kinds){ kinds, sizeof kinds / sizeof kinds[0] }, &l);
    if (!l.file.troubles) /* a record that was refused would be missed a second time */
        newspeak_load_check(&l);
    const struct lz_lexicon *lexicons = lexicons_of(&l, game);
    if (!lz_set_settle(&l.file, trouble))
        return false;
    *into = *game;
    into->facts = l.facts;
    into->lexicons = lexicons;
    into->lessons = NULL; /* they are played with the built-in places and codes */
    into->lesson_count = 0;
    into->set = l.facts->id;
    into->tables = NEWSPEAK_WORDS_HASH ^ lz_set_hash(&l.file);
    return true;
}

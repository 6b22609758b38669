/* The tables of every game: sound in themselves, and the same as when their hash was written down. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/hash.h"
#include "core/words/address.h"
#include "core/words/event.h"
#include "core/words/text.h"
#include "games/duel/duel_view.h"
#include "games/kit/rummy_view.h"
#include "games/swamp/swamp_view.h"
#include "lies_made.h"
#include "newspeak_made.h"

#include <stdio.h>

static const struct lz_lexicon *lexicon_of(const struct lz_game *game, char form) {
    for (int i = 0; i < game->lexicon_count; i++)
        if (game->lexicons[i].form == form)
            return &game->lexicons[i];
    return NULL;
}

/* Letters the game knows, separated by single blanks. */
static void check_form(const struct lz_game *game, const char *form) {
    assert_true(strlen(form) <= 2 * LZ_ARGS - 1);
    if (strcmp(form, "t") == 0 || strcmp(form, "\"") == 0)
        return;
    for (size_t i = 0; form[i]; i++)
        if (i % 2)
            assert_int_equal(form[i], ' ');
        else
            assert_true(form[i] == 's' || form[i] == 'n' || lexicon_of(game, form[i]));
}

TEST(games_are_found_by_id_and_number) {
    UNUSED;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        assert_ptr_equal(lz_game_by_id(lz_span(lz_games[i]->id)), lz_games[i]);
        assert_ptr_equal(lz_game_by_number(lz_games[i]->number), lz_games[i]);
    }
    assert_null(lz_game_by_id(lz_span("chess")));
    assert_null(lz_game_by_number(0));
}

TEST(rows_stand_at_their_own_number) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        const struct lz_game *game = lz_games[g];
        for (int i = 0; i < game->kind_count; i++)
            assert_int_equal(game->kinds[i].kind, i);
        for (int i = 0; i < game->rule_count; i++)
            assert_int_equal(game->ruleset[i].rule, i);
        assert_string_equal(game->ruleset[0].id, "LZ-1");
        assert_true(game->option_count <= LZ_OPTIONS);
        for (int i = 0; i < game->phase_count; i++)
            assert_non_null(game->phases[i]);
    }
}

TEST(forms_use_letters_the_game_knows) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        for (int i = 0; i < lz_games[g]->verb_count; i++)
            check_form(lz_games[g], lz_games[g]->verbs[i].form);
        for (int i = 0; i < lz_games[g]->kind_count; i++)
            check_form(lz_games[g], lz_games[g]->kinds[i].form);
    }
}

/* A multiset repeats the last letter of its form; cards that repeat are multisets, nodes on a way are not. */
TEST(what_repeats_is_sorted) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int i = 0; i < lz_games[g]->verb_count; i++) {
            const struct lz_verb *verb = &lz_games[g]->verbs[i];
            size_t len = strlen(verb->form);
            bool repeats = len >= 3 && verb->form[len - 1] == verb->form[len - 3];
            const struct lz_lexicon *last = len ? lexicon_of(lz_games[g], verb->form[len - 1]) : NULL;
            if (!repeats || (last && last->form == 'c'))
                assert_int_equal(verb->flags & LZ_SORTED, repeats ? LZ_SORTED : 0);
        }
}

TEST(one_kind_closes_rounds) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        int closes = 0;
        for (int i = 0; i < lz_games[g]->kind_count; i++)
            closes += (lz_games[g]->kinds[i].flags & LZ_ROUND) != 0;
        assert_int_equal(closes, 1);
    }
}

TEST(tales_are_sound_in_both_persons) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int i = 0; i < lz_games[g]->kind_count; i++) {
            const struct lz_kind *kind = &lz_games[g]->kinds[i];
            const char *flaw = lz_tale_flaw(kind);
            if (flaw)
                fail_msg("%s, %s: %s: %s", lz_games[g]->id, kind->word, flaw, kind->tale);
        }
}

/* A few tales of every game, by the one it is about and by others. */
TEST(tales_read_well) {
    UNUSED;
    static const struct {
        const char *game, *kind;
        struct lz_event event;
        const char *theirs, *yours;
    } tales[] = {
        { "pig", "held", { .seat = 1, .arg = { 12, 31 } }, "Anna banks 12 and has 31.", "You bank 12 and have 31." },
        { "pig", "lost", { .seat = 1, .arg = { 1 } }, "A one: Anna loses 1 point.", "A one: you lose 1 point." },
        { "conspiracy", "turn", { .seat = 1 }, "It is Anna's turn.", "It is your turn." },
        { "conspiracy",
          "scored",
          { .seat = 1, .arg = { 9, -4, 5, 70 } },
          "Anna: 9 on the table, -4 left in hand, 5 for the round; total 70.",
          "You: 9 on the table, -4 left in hand, 5 for the round; total 70." },
        { "legends",
          "laid",
          { .seat = 1 },
          "Anna lays a card aside for the partner.",
          "You lay a card aside for your partner." },
        { "legends",
          "reshuffled",
          { .arg = { 1 } },
          "The Tabloids are shuffled: 1 card is the new Unknown.",
          "The Tabloids are shuffled: 1 card is the new Unknown." },
        { "lies",
          "scored",
          { .seat = 1, .arg = { 3, 7 } },
          "Anna scores 3; the team has 7.",
          "You score 3; your team has 7." },
        { "lies",
          "won",
          { .seat = 1, .arg = { 9, 4 } },
          "Spreaders 9, Stoppers 4: Anna's team wins.",
          "Spreaders 9, Stoppers 4: your team wins." },
        { "newspeak", "dial", { .seat = 1, .arg = { 4 } }, "Anna's dial stands on 5.", "Your dial stands on 5." },
        { "newspeak",
          "asked",
          { .seat = 0, .arg = { 1, 4, 2, 1 } },
          "Bert asks whether Anna's dial is within 2 of 5: yes.",
          "Bert asks whether your dial is within 2 of 5: yes." },
        { "newspeak", "revealed", { .seat = 1, .arg = { 4 } }, "Anna had dialled 5.", "You had dialled 5." },
        { "swamp", "unready", { .seat = 1 }, "Anna is not ready any more.", "You are not ready any more." },
        { "swamp",
          "won",
          { .seat = 1, .arg = { 2, 1 } },
          "Anna dominates the swamp with 1 point.",
          "You dominate the swamp with 1 point." },
    };
    static const char *const names[] = { "Bert", "Anna", "Cleo" };
    for (size_t i = 0; i < sizeof tales / sizeof tales[0]; i++) {
        const struct lz_game *game = lz_game_by_id(lz_span(tales[i].game));
        struct lz_event event = tales[i].event;
        while (strcmp(game->kinds[event.kind].word, tales[i].kind) != 0)
            event.kind++;
        for (int reader = -1; reader <= 1; reader++) {
            char room[200];
            struct lz_writer w = lz_writer_in(room, sizeof room);
            if (reader == 0)
                continue;
            lz_event_tell(game, &event, &(struct lz_reader){ names, reader }, &w);
            assert_string_equal(room, reader == 1 ? tales[i].yours : tales[i].theirs);
        }
    }
}

/* NS-1.1, NS-1.3; LL-3.1; SW-4.1. */
TEST(seats_are_called_as_the_rules_call_them) {
    UNUSED;
    static const struct {
        const char *game;
        int seats, order;
        const char *names;
    } rows[] = {
        { "newspeak", 3, 0, "D1 D2 M1 " },
        { "newspeak", 4, 0, "D1 D2 M1 M2 " },
        { "newspeak", 5, 0, "D1 D2 D3 M1 M2 " },
        { "newspeak", 6, 0, "D1 D2 D3 D4 M1 M2 " },
        { "lies", 2, 0, "CT PM " },
        { "lies", 2, 3, "EL DE " },
        { "lies", 4, 0, "CT PM EL DE " },
        { "lies", 4, 1, "CT DE EL PM " },
        { "lies", 4, 2, "EL PM CT DE " },
        { "swamp", 2, 0, "Clan 1 Clan 2 " },
        { "legends", 3, 0, "#0 #1 #2 " },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char room[100];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        const struct lz_game *game = lz_game_by_id(lz_span(rows[i].game));
        struct lz_setup setup = { .seats = (uint8_t)rows[i].seats, .option = { rows[i].order } };
        for (int seat = 0; seat < setup.seats; seat++) {
            lz_seat_print(game, &setup, seat, &w);
            lz_put_char(&w, ' ');
        }
        assert_string_equal(room, rows[i].names);
    }
}

TEST(every_game_says_what_it_is_about) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        const struct lz_about *about = lz_games[g]->about;
        assert_non_null(about);
        assert_in_range(strlen(about->line), 10, 46);
        assert_true(about->aim[strlen(about->aim) - 1] == '.' && *about->whom && *about->page);
        assert_true(about->minutes_least && about->minutes_least <= about->minutes_most);
        for (struct lz_text page = lz_span(about->page); page.len;) {
            struct lz_text line = lz_take_line(&page);
            assert_non_null(memchr(line.at, ':', line.len < 20 ? line.len : 20)); /* its head */
            assert_int_equal(line.at[line.len - 1], '.');
        }
    }
}

TEST(usual_options_are_offered) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int i = 0; i < lz_games[g]->option_count; i++) {
            const struct lz_option *option = &lz_games[g]->options[i];
            assert_true((option->usual >= option->least && option->usual <= option->most) ||
                        (option->or_zero && option->usual == 0));
        }
}

static uint64_t hash_words(const char *words, uint64_t from) {
    return words ? lz_hash(words, strlen(words), from) : from + 1;
}

static uint64_t hash_words_of(const struct lz_game *game, uint64_t hash) {
    for (int i = 0; i < game->verb_count; i++)
        hash = hash_words(game->verbs[i].form, hash_words(game->verbs[i].word, hash + game->verbs[i].verb));
    for (int i = 0; i < game->option_count; i++) {
        const struct lz_option *o = &game->options[i];
        const int32_t range[] = { o->least, o->most, o->usual, o->or_zero };
        hash = hash_words(o->words, hash_words(o->name, lz_hash(range, sizeof range, hash)));
    }
    for (int i = 0; i < game->lexicon_count; i++)
        for (int j = 0; game->lexicons[i].names && j < game->lexicons[i].count; j++)
            hash = hash_words(game->lexicons[i].names[j].code, hash_words(game->lexicons[i].names[j].word, hash));
    return hash;
}

static uint64_t hash_deck(const void *facts, uint64_t hash) {
    const struct rummy_deck *deck = facts;
    for (int i = 0; i < deck->cards; i++) {
        const struct rummy_card *c = &deck->card[i];
        const int row[] = { c->count, c->colour, c->points, c->inhand, c->action };
        hash = lz_hash(row, sizeof row, hash);
    }
    uint8_t sets[RUMMY_SETS][4];
    bool proof_founds = false;
    for (int i = 0; i < RUMMY_SETS; i++) {
        const struct rummy_set *set = &deck->set[i];
        const uint8_t row[4] = { set->own, set->proof, set->colour, !(set->parts >> deck->file & 1) };
        memcpy(sets[i], row, sizeof row);
        proof_founds |= set->proof != RUMMY_NONE && set->founders >> set->proof & 1;
    }
    hash = lz_hash(sets, sizeof sets, hash);
    const int numbers[] = { deck->cards,        deck->total,       deck->wild,       deck->file,
                            deck->proven_at,    deck->shutout_set, deck->shutout_at, deck->shutout_team_at,
                            deck->orphans,      proof_founds,      deck->partners,   deck->flat_wild,
                            deck->wild_follows, deck->block };
    return lz_hash(numbers, sizeof numbers, hash);
}

static uint64_t hash_swamp(const void *facts, uint64_t hash) {
    const struct swamp_facts *f = facts;
    for (int i = 0; i < SW_TERRAINS; i++) {
        const struct swamp_ground *g = &f->ground[i];
        const int row[] = { g->water, g->hides, g->shelters, g->plantable, g->site, g->sinks, g->cost };
        hash = lz_hash(row, sizeof row, hash);
    }
    for (int i = 0; i < SW_CHANTS; i++) {
        const int row[] = { f->song[i].black, f->song[i].reverts };
        hash = lz_hash(row, sizeof row, hash);
    }
    for (int i = 0; i < SW_TEMPLATES; i++) {
        const int row[] = { f->shape[i].hexes, f->shape[i].cost };
        hash = lz_hash(f->shape[i].at, sizeof f->shape[i].at, lz_hash(row, sizeof row, hash));
    }
    hash = lz_hash(f->price, SW_COLOURS * sizeof f->price[0], hash);
    return lz_hash(f->start, SW_DEFAULTS * sizeof f->start[0], hash);
}

/* These tables are made from a file, and so is their hash. */
static uint64_t hash_lies(const void *facts, uint64_t hash) {
    (void)facts;
    return hash ^ LIES_BUILT_IN_HASH;
}

static uint64_t hash_newspeak(const void *facts, uint64_t hash) {
    (void)facts;
    return hash ^ NEWSPEAK_DATA_HASH;
}

/* A set that was read from its file has that file's hash. */
static uint64_t hash_duel(const void *facts, uint64_t hash) { return hash ^ ((const struct duel_facts *)facts)->hash; }

/* What the open tables of a game are. */
static const struct {
    const char *game;
    uint64_t (*hash)(const void *facts, uint64_t hash);
} facts_of[] = { { "conspiracy", hash_deck }, { "duel", hash_duel },         { "legends", hash_deck },
                 { "lies", hash_lies },       { "newspeak", hash_newspeak }, { "swamp", hash_swamp } };

static uint64_t (*hasher_of(const struct lz_game *game))(const void *, uint64_t) {
    for (int i = 0; i < LZ_COUNT(facts_of); i++)
        if (strcmp(facts_of[i].game, game->id) == 0)
            return facts_of[i].hash;
    return NULL;
}

/* A table that changed makes another game of old journals: write the new hash down, and think of a new edition. */
TEST(tables_are_those_of_their_hash) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        const struct lz_game *game = lz_games[g];
        uint64_t hash = hash_words_of(game, game->number);
        if (game->facts)
            hash = hasher_of(game)(game->facts, hash);
        if (hash != game->tables)
            print_message("%s: .tables = 0x%016llx\n", game->id, (unsigned long long)hash);
        assert_true(hash == game->tables);
    }
}

/* CO-1.1, LE-1.1, LE-1.4: the deck adds up. */
TEST(decks_hold_as_many_cards_as_they_say) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        const struct rummy_deck *deck = hasher_of(lz_games[g]) == hash_deck ? lz_games[g]->facts : NULL;
        int total = 0;
        for (int i = 0; deck && i < deck->cards; i++)
            total += deck->card[i].count;
        if (deck)
            assert_int_equal(total, deck->total);
    }
}

RUN(CASE(games_are_found_by_id_and_number), CASE(rows_stand_at_their_own_number),
    CASE(forms_use_letters_the_game_knows), CASE(one_kind_closes_rounds), CASE(tales_are_sound_in_both_persons),
    CASE(tales_read_well), CASE(what_repeats_is_sorted), CASE(seats_are_called_as_the_rules_call_them),
    CASE(every_game_says_what_it_is_about), CASE(usual_options_are_offered), CASE(decks_hold_as_many_cards_as_they_say),
    CASE(tables_are_those_of_their_hash))

/* The rules of the house: what is read is what is printed, and what is wrong is said. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/words/text.h"
#include "host/house.h"

#include <string.h>

static char said[1000];

static bool parse(struct lz_house *house, const char *game, const char *line) {
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    said[0] = 0;
    return lz_house_parse(house, lz_game_by_id(lz_span(game)), lz_span(line), &trouble);
}

TEST(what_is_written_reads_back) {
    static const char *const lines[] = { "clock=correspondence",
                                         "hours=48",
                                         "misses=0",
                                         "vacation=14",
                                         "pause=no",
                                         "watchers=public",
                                         "anonymous=yes",
                                         "undo=consent",
                                         "hint=no",
                                         "stand-in=normal",
                                         "deadline=week at=20:00 days=sun",
                                         "zone=UTC" };
    char fact[LZ_HOUSE_FACTS][LZ_HOUSE_LINE];
    struct lz_house house = lz_house_usual(), again = lz_house_usual();
    const struct lz_game *game = lz_game_by_id(lz_span("swamp"));
    UNUSED;
    for (uint32_t i = 0; i < LZ_COUNT(lines); i++)
        assert_true(parse(&house, "swamp", lines[i]));
    uint32_t count = lz_house_facts(&house, game, fact);
    assert_int_equal(count, LZ_COUNT(lines) + 2);
    assert_string_equal(fact[0], "house");
    assert_string_equal(fact[count - 1], "clock 172800000 0 normal");
    for (uint32_t i = 1; i + 1 < count; i++)
        assert_true(parse(&again, "swamp", fact[i] + strlen("house ")));
    assert_memory_equal(&house, &again, sizeof house);
}

TEST(what_is_wrong_is_said) {
    static const struct {
        const char *game, *line, *says;
    } wrong[] = {
        { "pig", "clock", "name=value" },
        { "pig", "clocks=live", "the house has no option 'clocks'; it has: clock decision" },
        { "pig", "clock=fast", "one of: none live correspondence" },
        { "pig", "decision=0", "a number from 1 to 3600" },
        { "pig", "decision=x", "a number from 1 to 3600" },
        { "pig", "deadline=week", "give it hours" },
        { "swamp", "deadline=sometimes", "" },
        { "swamp", "zone=Atlantis/North", "" },
        { "pig", "stand-in=nobody", "" },
        { "pig", "stand-in=a~b", "control characters" },
    };
    UNUSED;
    for (uint32_t i = 0; i < LZ_COUNT(wrong); i++) {
        struct lz_house house = lz_house_usual();
        assert_false(parse(&house, wrong[i].game, wrong[i].line));
        assert_true(said[0] && strstr(said, wrong[i].says));
    }
}

TEST(options_go_together) {
    static const char *const lines[] = { "vacation=3", "deadline=week", "zone=UTC" };
    UNUSED;
    for (uint32_t i = 0; i < LZ_COUNT(lines); i++) {
        struct lz_house house = lz_house_usual();
        struct lz_writer trouble = lz_writer_in(said, sizeof said);
        assert_true(lz_house_sound(&house, &trouble));
        assert_true(parse(&house, "swamp", lines[i]));
        trouble = lz_writer_in(said, sizeof said);
        assert_false(lz_house_sound(&house, &trouble));
        assert_non_null(strstr(said, "clock=correspondence"));
        assert_true(parse(&house, "swamp", "clock=correspondence") && lz_house_sound(&house, &trouble));
    }
}

/* Every game has a stand-in, and one by that name is among the words of its form. */
TEST(somebody_stands_in_at_every_table) {
    static char json[20000];
    UNUSED;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        struct lz_house house = lz_house_usual();
        struct lz_player player = lz_house_stand_in(&house, lz_games[i]);
        struct lz_writer w = lz_writer_in(json, sizeof json);
        assert_true(player.bot && lz_bot_plays(player.bot, lz_games[i]));
        lz_house_options_json(lz_games[i], &w);
        assert_false(w.full);
        assert_non_null(strstr(json, player.bot->id));
        assert_true(!strstr(json, "\"deadline\"") == !lz_games[i]->sheet);
        assert_true(parse(&house, lz_games[i]->id, "stand-in=random@77"));
        player = lz_house_stand_in(&house, lz_games[i]);
        assert_true(player.nodes == 77 && strcmp(player.bot->id, "random") == 0);
    }
}

RUN(CASE(what_is_written_reads_back), CASE(what_is_wrong_is_said), CASE(options_go_together),
    CASE(somebody_stands_in_at_every_table))

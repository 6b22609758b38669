/* Every ground, colour, chant and result is explained, by any of its names, with the id of a rule. */
#include "core/words/thing.h"
#include "games/swamp/rules/swamp_work.h"
#include "core/words/text.h"
#include "tests/unit/unit.h"

#include <string.h>

static char page[2000];

static const char *explain(const char *name) {
    struct lz_thing thing;
    struct lz_writer w = lz_writer_in(page, sizeof page);
    assert_true(lz_thing_find(&swamp_game, lz_span(name), &thing));
    swamp_game.explain(&swamp_game, thing.form, thing.arg, &w);
    assert_false(w.full);
    return page;
}

TEST(things_by_their_names) {
    UNUSED;
    assert_string_equal(explain("fertile"), "Feeds every band that walks into it, but not who stands there (SW-5.2).\n"
                                            "Every den next to it can hold 50 den lizards more (SW-7.4).\n"
                                            "Fifty grey lizards can build a den here in two turns (SW-13.8).\n"
                                            "In a start-up it costs 25 points (SW-18.2).\n");
    assert_string_equal(
        explain("SHUN"),
        "The band in the target hex flies in the last direction, a hex and one more for every 50 singers "
        "(SW-9.3).\nAt least 50 black lizards sing it, at a hex up to two steps away "
        "(SW-9.11).\nIf it works, 20% of them turn red, but not in a temple (SW-8.5).\n"
        "The whole band then stays put for the turn (SW-8.7).\n");
    assert_non_null(strstr(explain("Grey"), "Grey lizards build dens and bridges"));
    assert_non_null(strstr(explain("yellow den"), "175 points"));
    assert_non_null(strstr(explain("NOTOWNER"), "There was no den of yours in the hex."));
}

TEST(everything_is_explained) {
    static const char forms[] = "lxz";
    static const int counts[] = { SW_TERRAINS, SW_CHANTS, SW_CODES };
    UNUSED;
    for (int f = 0; f < 3; f++)
        for (int arg = f == 0; arg < counts[f]; arg++) {
            struct lz_writer w = lz_writer_in(page, sizeof page);
            swamp_game.explain(&swamp_game, forms[f], arg, &w);
            assert_true(w.len && !w.full && page[w.len - 1] == '\n');
        }
}

RUN(CASE(things_by_their_names), CASE(everything_is_explained))

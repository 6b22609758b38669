/* The layers of a picture: food in reach, hunger, danger. */
#include "tests/unit/sheet.h"

#include "games/swamp/rules/swamp_work.h"

static char layers[4000];

static const char *shown(void) {
    struct lz_writer w = lz_writer_in(layers, sizeof layers);
    swamp_view(&swamp_game, &s, 2, &v);
    lz_json_open(&w, NULL, '{');
    swamp_show_layers(&v, &w);
    lz_json_close(&w, '}');
    assert_false(w.full);
    return layers;
}

TEST(food_hunger_danger) {
    UNUSED;
    world();
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        s.hex[hex] = (struct swamp_hex){ .terrain = SW_PLAINS };
    s.hex[at("5C")] = (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 3, .lizards = { 20 }, .hunger = SW_HUNGRY };
    s.hex[at("9C")] = (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 3, .lizards = { 5 }, .hunger = SW_STARVED };
    s.hex[at("4C")].terrain = s.hex[at("3C")].terrain = s.hex[at("2C")].terrain = SW_FERTILE;
    s.hex[at("7C")] = (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 1, .lizards = { 30 } };
    shown();
    assert_non_null(strstr(layers, "\"food\":[\"3C\",\"4C\"]"));
    assert_non_null(strstr(layers, "\"hunger\":[{\"hex\":\"9C\",\"turn\":"));
    assert_non_null(strstr(layers, "\"order\":\"MO 5C N"));
    assert_non_null(strstr(layers, "\"5C\":30"));
    assert_non_null(strstr(layers, "\"9C\":30"));
    assert_null(strstr(layers, "\"4C\":30"));
}

RUN(CASE(food_hunger_danger))

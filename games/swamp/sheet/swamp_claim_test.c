/* SW-16.3 to SW-16.5: what a map sheet says of a hex, as it is written, kept, told and judged. */
#include "tests/unit/sheet.h"

#include "tests/unit/swamp_letter.h"

static const char *kept(const char *text) {
    struct lz_letter letter = { .to = lz_span("1"), .text = lz_span(text) };
    struct lz_writer note = lz_writer_in(out, sizeof out);
    swamp_view(&swamp_game, &s, 2, &v);
    assert_int_equal(letter_sent(&v, &letter, &note), 1);
    return letter_words;
}

/* Clan 3 sees its home in 13E, 175 of its own in it, and nobody on the fertile hex beside it. */
TEST(SW_16_3_a_sheet_is_cut_from_ones_own_map) {
    UNUSED;
    world();
    s.hex[at("14E")] = (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 1, .lizards = { 30, 2 } };
    s.hex[at("13F")].terrain = SW_SCRUB;
    s.hex[at("13F")].clan = 0;
    assert_string_equal(kept("See:\nSHEET 14E\nyours"), "See:\nyours\nCLAIM 14E Pla CLAN 1 32");
    assert_string_equal(kept("SHEET 13F"), "CLAIM 13F Scr"); /* somebody may hide there */
    assert_string_equal(kept("sheet 14e"), "CLAIM 14E Pla CLAN 1 32");
    assert_string_equal(kept("Sheet 14E is what you want."), "Sheet 14E is what you want.");
    assert_string_equal(kept("x\nSHEET 1A 14E"), "x\nCLAIM 14E Pla CLAN 1 32");
    assert_string_equal(out, "\"SHEET 1A 14E\": what you have never seen cannot be cut; CLAIM it if you like.");
    assert_non_null(strstr(kept("SHEET 14E AROUND"), "CLAIM 13E Den"));
}

TEST(SW_16_3_claims_and_blanks) {
    UNUSED;
    world();
    s.hex[at("14E")] = (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 1, .lizards = { 30, 2 } };
    assert_string_equal(kept("CLAIM 14E 20 RED"), "CLAIM 14E Pla CLAN 1 20RED");
    assert_string_equal(kept("SHEET 14E\nCLAIM 14E COB 5 Y 7BLK"), "CLAIM 14E Pla CLAN 4 5YEL 7BLK");
    assert_string_equal(kept("CLAIM 14E Water"), "CLAIM 14E Wat");
    assert_string_equal(kept("CLAIM 14E nobody"), "CLAIM 14E Pla 0");
    assert_string_equal(kept("BLANK 14E"), "CLAIM 14E Pla 0");
    assert_string_equal(kept("BLANK 13E"), "CLAIM 13E Pla 0");
    assert_string_equal(kept("CLAIM 1A Red Den HOME clan 4 12"), "CLAIM 1A Den Red HOME CLAN 4 12");
    assert_string_equal(kept("CLAIM 1A Den free"), "CLAIM 1A Den FREE");
    assert_string_equal(kept("CLAIM 1A Wat bridge"), "CLAIM 1A Wat BRIDGE");
    static const char *const wrong[] = { "CLAIM 1A 301", "CLAIM 99Z 3", "CLAIM 1A", "BLANK 1A 2A",
                                         "CLAIM 1A 200R 200G" };
    for (int i = 0; i < LZ_COUNT(wrong); i++) {
        char text[80];
        snprintf(text, sizeof text, "x\n%s", wrong[i]);
        assert_string_equal(kept(text), "x");
        assert_non_null(strstr(out, "is not understood, and not on the sheet."));
    }
}

/* What is kept reads back as it was; nothing in it is cut anew. */
TEST(what_is_kept_is_read_as_it_was) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(3, 16);
    world();
    swamp_view(&swamp_game, &s, 2, &v);
    for (int n = 0; n < 3000; n++) {
        struct swamp_claim claim = swamp_claim_none((int)lz_roll(&rng, (uint32_t)swamp_hexes(&s)));
        claim.terrain = (uint8_t)lz_roll(&rng, SW_TERRAINS);
        claim.colour = claim.terrain == SW_DEN ? (uint8_t)lz_roll(&rng, SW_COLOUR_UNTOLD + 1) : SW_COLOUR_UNTOLD;
        claim.clan = lz_roll(&rng, 2) ? (uint8_t)lz_roll(&rng, 5) : SW_UNTOLD;
        claim.marks = claim.terrain ? lz_roll(&rng, 2) ? SW_BRIDGE : claim.terrain == SW_DEN ? SW_HOME : 0 : 0;
        claim.old = claim.terrain && lz_roll(&rng, 2);
        claim.counted = lz_roll(&rng, 2);
        claim.coloured = claim.counted && lz_roll(&rng, 2);
        for (int c = 0; c < SW_COLOURS && claim.coloured; c++)
            claim.lizards[c] = (uint16_t)lz_roll(&rng, 60);
        for (int c = 0; c < SW_COLOURS; c++)
            claim.number = (uint16_t)(claim.number + claim.lizards[c]);
        claim.number = claim.counted && !claim.coloured ? (uint16_t)lz_roll(&rng, 301) : claim.number;
        claim.coloured = claim.coloured && claim.number;
        char text[200], again[200];
        struct lz_writer w = lz_writer_in(text, sizeof text), w2 = lz_writer_in(again, sizeof again);
        swamp_claim_print(&v, &claim, &w);
        struct swamp_letter_parts parts = { .v = &v };
        swamp_letter_part(&parts, lz_span(text));
        bool says = claim.terrain || claim.clan != SW_UNTOLD || claim.counted;
        assert_int_equal(parts.chart.count, says);
        if (!says)
            continue;
        swamp_claim_print(&v, &parts.chart.at[0], &w2);
        assert_string_equal(text, again);
        assert_int_equal(swamp_claim_against(&claim, &parts.chart.at[0]), SW_CLAIM_AGREES);
    }
}

/* SW-16.4, SW-16.5: what differs from one's own sight, and what from the truth. */
TEST(SW_16_4_what_is_compared) {
    UNUSED;
    world();
    s.hex[at("14E")] = (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 1, .lizards = { 30, 2 } };
    swamp_view(&swamp_game, &s, 2, &v);
    struct swamp_claim claim = swamp_claim_seen(&v, at("14E")), truth = swamp_claim_true(&s, at("14E"));
    assert_int_equal(swamp_claim_judged(&v, &claim), SW_CLAIM_AGREES);
    assert_int_equal(swamp_claim_against(&claim, &truth), SW_CLAIM_AGREES);
    claim.coloured = true; /* colours of others are not seen, but they are so or not */
    claim.lizards[SW_BLK] = 32;
    assert_int_equal(swamp_claim_judged(&v, &claim), SW_CLAIM_AGREES);
    assert_int_equal(swamp_claim_against(&claim, &truth), SW_CLAIM_DIFFERS);
    claim.number = 31;
    assert_int_equal(swamp_claim_judged(&v, &claim), SW_CLAIM_DIFFERS);
    claim = swamp_claim_none(at("1A"));
    claim.terrain = SW_PEAK;
    assert_int_equal(swamp_claim_judged(&v, &claim), SW_CLAIM_UNSEEN);
    assert_int_equal(swamp_claim_against(&claim, &(struct swamp_claim){ .terrain = SW_WATER }), SW_CLAIM_DIFFERS);
}

RUN(CASE(SW_16_3_a_sheet_is_cut_from_ones_own_map), CASE(SW_16_3_claims_and_blanks),
    CASE(what_is_kept_is_read_as_it_was), CASE(SW_16_4_what_is_compared))

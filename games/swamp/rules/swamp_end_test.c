/* The end of a turn (SW-14) and of a game (SW-15.3, SW-15.5): what is counted, who wins, who leaves. */
#include "tests/unit/swamp_field.h"

#include "core/seats.h"

static struct field f;

/* SW-14.4, WE-4: 18 to 22 of 40 die, each number with a chance of its own. */
TEST(about_half_starve) {
    UNUSED;
    int least = 40, most = 0, all = 0;
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_RED, 40)->hunger = SW_STARVING;
        field_band(&f, "6C", 1, SW_RED, 40)->hunger = SW_STARVED;
        swamp_starvation(field_quietly(&f, 1, seed));
        int dead = 40 - swamp_warriors(&f.w, field_at(&f, "5C"));
        assert_int_equal(swamp_warriors(&f.w, field_at(&f, "6C")), 40);
        assert_int_equal(f.w.group[f.w.first[field_at(&f, "5C")]].hunger, SW_STARVING);
        least = dead < least ? dead : least;
        most = dead > most ? dead : most;
        all += dead;
    }
    assert_int_equal(least, 18);
    assert_int_equal(most, 22);
    assert_mean(all, FIELD_RUNS, 20.0);
}

/* SW-14.4, R-14: one lizard dies six times in eleven. */
TEST(one_starving_lizard) {
    UNUSED;
    int dead = 0;
    for (int seed = 0; seed < FIELD_RUNS; seed++) {
        field_clear(&f, 2);
        field_band(&f, "5C", 1, SW_RED, 1)->hunger = SW_STARVING;
        swamp_starvation(field_quietly(&f, 1, seed));
        dead += swamp_clan_at(&f.w, field_at(&f, "5C")) == 0;
    }
    assert_share(dead, FIELD_RUNS, 6.0 / 11);
}

/* ---- victory, SW-15.3 */

/* A clan with that many home dens and dens, and warriors that bring it to the score; its dens are empty. */
static void clan_with(int clan, int homes, int dens, int score) {
    int row = 16 * (clan - 1) * 4, left = score - 2000 * homes - 25 * dens;
    for (int i = 0; i < homes + dens; i++)
        f.s.hex[row + i] = (struct swamp_hex){
            .terrain = SW_DEN, .owner = (uint8_t)clan, .colour = SW_UNSETTLED, .marks = i < homes ? SW_HOME : 0
        };
    for (int hex = row + 16; left > 0; hex++, left -= SW_LIMIT) {
        f.s.hex[hex].clan = (uint8_t)clan;
        f.s.hex[hex].lizards[SW_RED] = (uint16_t)(left < SW_LIMIT ? left : SW_LIMIT);
    }
}

static lz_seats winners_in(int turn) {
    swamp_victory(field_begin(&f, turn, 0));
    swamp_work_end(&f.w);
    return f.s.head.won;
}

/* SW-15.3: the threshold itself is enough, unless victory is strict. */
TEST(reaching_the_threshold) {
    UNUSED;
    field_clear(&f, 2);
    f.s.laws.victory_per_home = 1100;
    clan_with(1, 1, 0, 2199);
    clan_with(2, 1, 0, 2100);
    assert_int_equal(winners_in(1), 0);
    assert_false(f.s.head.over);
    clan_with(1, 1, 0, 2200);
    assert_int_equal(winners_in(1), lz_only(0));
    assert_true(f.s.head.over);
    assert_int_equal(field_told(&f, SW_K_WON, lz_everyone(2)), 1);
    f.s.head.over = 0;
    f.s.head.won = 0;
    f.s.laws.victory_strict = 1;
    assert_int_equal(winners_in(1), 0);
    clan_with(1, 1, 0, 2201);
    assert_int_equal(winners_in(1), lz_only(0));
}

/* SW-15.1: sixteen home dens and a thousand lizards are more than 16 bits hold, and are told whole. */
TEST(a_large_score_is_told_whole) {
    UNUSED;
    field_clear(&f, 2);
    f.s.laws.victory_per_home = 100;
    clan_with(1, 16, 0, 40000);
    clan_with(2, 1, 0, 2100);
    assert_int_equal(winners_in(1), lz_only(0));
    for (uint32_t i = 0; i < f.kept.count; i++)
        if (f.event[i].kind == SW_K_WON)
            assert_int_equal(f.event[i].arg[1], 40000);
    assert_int_equal(field_told(&f, SW_K_WON, lz_everyone(2)), 1);
}

/* SW-15.3: of those who qualify the highest score, then more home dens, then more lizards; else they share. */
TEST(ties_of_victory) {
    UNUSED;
    field_clear(&f, 3);
    f.s.laws.victory_per_home = 500;
    clan_with(1, 1, 0, 4100);
    clan_with(2, 2, 0, 4100);
    assert_int_equal(winners_in(1), lz_only(1));
    clan_with(1, 1, 0, 4101);
    assert_int_equal(winners_in(1), lz_only(0));
    field_clear(&f, 3);
    f.s.laws.victory_per_home = 500;
    clan_with(1, 1, 4, 2300);
    clan_with(2, 1, 0, 2300); /* 300 warriors against 200 and four dens */
    clan_with(3, 1, 4, 2300);
    assert_int_equal(winners_in(1), lz_only(1));
    f.s.clan[1].state = SW_SURRENDERED;
    assert_int_equal(winners_in(1), lz_only(0) | lz_only(2));
    assert_int_equal(field_told(&f, SW_K_WON, lz_everyone(3)), 2);
}

/* SW-15.3: a lizard is a lizard: 20 warriors, 10 in the den and 5 spies are as many as 5, 20 and 10. */
TEST(all_lizards_count_in_a_tie) {
    UNUSED;
    field_clear(&f, 2);
    f.s.laws.max_turns = 1;
    field_den(&f, "5C", 1, SW_RED, 10);
    field_band(&f, "5C", 1, SW_RED, 20);
    field_den(&f, "9C", 2, SW_RED, 20);
    field_band(&f, "9C", 2, SW_RED, 5);
    for (int i = 0; i < 15; i++)
        field_spy(&f, "12C", i < 5 ? 1 : 2, SW_RED);
    assert_int_equal(winners_in(1), lz_only(0) | lz_only(1));
}

/* SW-15.3: clan 16 can win like any other. */
TEST(the_sixteenth_clan) {
    UNUSED;
    field_clear(&f, SW_CLANS);
    for (int i = 0; i < SW_CLANS; i++) {
        f.s.hex[3 * i].clan = (uint8_t)(i + 1);
        f.s.hex[3 * i].lizards[SW_RED] = (uint16_t)(10 + (i == 15));
    }
    assert_int_equal(winners_in(SW_LAST_TURN), lz_only(15));
    assert_int_equal(field_told(&f, SW_K_WON, lz_everyone(SW_CLANS)), 1);
}

/* SW-15.3: in the last turn the best wins without a threshold; 250 is the last of a game without max_turns. */
TEST(the_last_turn) {
    UNUSED;
    field_clear(&f, 2);
    clan_with(1, 1, 0, 2100);
    clan_with(2, 1, 1, 2125);
    f.s.laws.max_turns = 20;
    assert_int_equal(winners_in(19), 0);
    assert_false(f.s.head.over);
    assert_int_equal(winners_in(20), lz_only(1));
    f.s.head.over = 0;
    f.s.head.won = 0;
    f.s.laws.max_turns = 0;
    assert_int_equal(winners_in(SW_LAST_TURN - 1), 0);
    assert_int_equal(winners_in(SW_LAST_TURN), lz_only(1));
}

/* SW-15.3: one clan left wins at once; none left, nobody does. */
TEST(the_last_clan_standing) {
    UNUSED;
    field_clear(&f, 3);
    clan_with(1, 0, 0, 5);
    clan_with(2, 0, 0, 50);
    f.s.clan[2].state = SW_SURRENDERED;
    assert_int_equal(winners_in(1), 0);
    assert_false(f.s.head.over);
    f.s.clan[1].state = SW_ELIMINATED;
    f.s.laws.victory_per_home = 1;
    assert_int_equal(winners_in(1), lz_only(0));
    assert_int_equal(field_told(&f, SW_K_WON, lz_everyone(3)), 1); /* once, though the threshold is reached too */
    f.s.clan[0].state = SW_ELIMINATED;
    assert_int_equal(winners_in(1), 0);
    assert_true(f.s.head.over);
    assert_int_equal(field_told(&f, SW_K_NOBODY, lz_everyone(3)), 1);
    field_clear(&f, 1); /* a game that never had more goes on */
    clan_with(1, 0, 0, 5);
    assert_int_equal(winners_in(1), 0);
    assert_false(f.s.head.over);
}

/* ---- SW-14.7 */

TEST(no_warriors_and_no_den_is_out) {
    UNUSED;
    field_clear(&f, 4);
    field_den(&f, "5C", 1, SW_UNSETTLED, 0);
    field_band(&f, "6C", 2, SW_RED, 1);
    field_spy(&f, "7C", 3, SW_RED);
    field_spy(&f, "7C", 4, SW_RED);
    field_den(&f, "5G", 4, SW_RED, 10)->marks = SW_HOME;
    field_hex(&f, "8C")->terrain = SW_TEMPLE;
    field_hex(&f, "8C")->owner = 3;
    f.s.desk[2].leaving = 1;
    swamp_elimination(field_begin(&f, 1, 0));
    assert_int_equal(f.s.clan[0].state, SW_ACTIVE);
    assert_int_equal(f.s.clan[1].state, SW_ACTIVE);
    assert_int_equal(f.s.clan[2].state, SW_ELIMINATED);
    assert_int_equal(f.s.clan[3].state, SW_ACTIVE);
    assert_int_equal(f.s.desk[2].leaving, 0);
    assert_int_equal(f.w.spy[0].hex, SW_NOWHERE);
    assert_int_not_equal(f.w.spy[1].hex, SW_NOWHERE);
    assert_int_equal(field_hex(&f, "8C")->owner, SW_FREE);
    assert_int_equal(field_told(&f, SW_K_OUT, lz_everyone(4)), 1);
}

/* ---- SW-15.5 */

TEST(a_clan_that_leaves) {
    UNUSED;
    field_clear(&f, 3);
    struct swamp_hex *home = field_den(&f, "5C", 1, SW_RED, 80), *den = field_den(&f, "5G", 1, SW_GRN, 20);
    home->marks = SW_HOME;
    field_band(&f, "5C", 1, SW_RED, 30);
    field_band(&f, "5C", 1, SW_BLK, 12)->experience = 3;
    field_band(&f, "9C", 1, SW_RED, 100);
    field_band(&f, "9G", 2, SW_RED, 100);
    field_band(&f, "9K", 3, SW_RED, 100);
    field_spy(&f, "9G", 1, SW_RED);
    *field_hex(&f, "3E") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 1 };
    f.s.desk[0].leaving = 1;
    swamp_departures(field_begin(&f, 5, 0));
    swamp_work_end(&f.w);
    assert_int_equal(f.s.clan[0].state, SW_SURRENDERED);
    assert_int_equal(f.s.desk[0].leaving, 0);
    assert_int_equal(home->owner + home->clan + home->experience + home->lizards[SW_BLK], 0);
    assert_int_equal(home->militia, 42);
    assert_int_equal(home->population, 80);
    assert_int_equal(home->until, 8);
    assert_int_equal(home->marks, SW_HOME);
    assert_int_equal(den->owner + den->militia + den->until, 0);
    assert_int_equal(field_hex(&f, "9C")->clan + field_hex(&f, "9C")->lizards[SW_RED], 0);
    assert_int_equal(field_hex(&f, "9G")->lizards[SW_RED], 100);
    assert_int_equal(field_hex(&f, "3E")->owner, SW_FREE);
    assert_int_equal(field_hex(&f, "3E")->marks, SW_BRIDGE);
    assert_int_equal(f.s.spies, 0);
    assert_int_equal(field_told(&f, SW_K_LEFT, lz_everyone(3)), 1);
    assert_false(f.s.head.over); /* two are left */
}

/* SW-15.3, SW-15.5: after departures the last clan is looked for again; a game that is won loses nobody. */
TEST(departures_may_end_the_game) {
    UNUSED;
    field_clear(&f, 3);
    for (int i = 0; i < 3; i++) {
        f.s.hex[5 * i].clan = (uint8_t)(i + 1);
        f.s.hex[5 * i].lizards[SW_RED] = 10;
    }
    f.s.desk[0].leaving = f.s.desk[2].leaving = 1;
    swamp_departures(field_begin(&f, 1, 0));
    assert_true(f.s.head.over);
    assert_int_equal(f.s.head.won, lz_only(1));
    f.s.head.won = 0;
    f.s.desk[1].leaving = 1;
    swamp_departures(field_begin(&f, 1, 0));
    assert_int_equal(f.s.clan[1].state, SW_ACTIVE);
    f.s.head.over = 0;
    swamp_departures(field_begin(&f, 1, 0));
    assert_true(f.s.head.over);
    assert_int_equal(f.s.head.won, 0);
}

/* SW-14.3, WE-43: a free home den falls in its collapse turn, not before, and not if somebody has it. */
TEST(home_dens_of_those_who_left_collapse) {
    UNUSED;
    for (int turn = 6; turn <= 8; turn++) {
        field_clear(&f, 2);
        struct swamp_hex *lost = field_den(&f, "5C", 0, SW_RED, 80), *saved = field_den(&f, "5G", 2, SW_RED, 80);
        struct swamp_hex *other = field_den(&f, "5K", 0, SW_RED, 80);
        lost->marks = saved->marks = SW_HOME;
        lost->until = saved->until = other->until = 8;
        lost->militia = 12;
        swamp_dens_fall(field_begin(&f, turn, 0));
        assert_int_equal(lost->terrain, turn < 8 ? SW_DEN : SW_RUIN);
        assert_int_equal(lost->militia, turn < 8 ? 12 : 0);
        assert_int_equal(saved->terrain, SW_DEN);
        assert_int_equal(other->terrain, SW_DEN);
    }
}

/* ---- SW-14.1, and back into the state */

/* SW-4.5, WE-5, WE-6: a second group of the clan comes into the hex. */
static struct swamp_hex *joined(int n, int hunger, int skill) {
    int g = swamp_group_new(&f.w);
    f.w.group[g].lizards[SW_GRN] = (uint16_t)n;
    f.w.group[g].hunger = (uint8_t)hunger;
    f.w.group[g].experience = (uint8_t)skill;
    f.w.group[g].mired = 9;
    swamp_group_join(&f.w, g, field_at(&f, "5C"), 1);
    swamp_amalgamate(&f.w);
    swamp_starvation(&f.w);
    swamp_work_end(&f.w);
    return field_hex(&f, "5C");
}

TEST(groups_amalgamate) {
    UNUSED;
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_RED, 10)->hunger = SW_HUNGRY;
    field_begin(&f, 8, 0);
    const struct swamp_hex *at = joined(10, SW_STARVING, 0);
    assert_int_equal(at->hunger, SW_FAMISHED);
    assert_int_equal(at->lizards[SW_RED] + at->lizards[SW_GRN], 20);
    assert_int_equal(at->mired, 9);
    field_clear(&f, 2);
    field_band(&f, "5C", 1, SW_RED, 100);
    field_begin(&f, 9, 0);
    at = joined(10, 0, SW_FEROCIOUS);
    assert_int_equal(at->experience, 0);
    assert_int_equal(at->mired, 0); /* it has run out with this turn */
}

/* SW-4.8: spies lie by clan, then in order of creation; those that are gone leave no gap. */
TEST(spies_back_into_the_state) {
    UNUSED;
    field_clear(&f, 3);
    field_spy(&f, "5C", 1, SW_RED);
    field_spy(&f, "6C", 2, SW_GRN);
    field_spy(&f, "7C", 3, SW_YEL);
    field_begin(&f, 4, 0);
    swamp_spy_lose(&f.w, 1, SW_BY_BUSH);
    swamp_spy_new(&f.w, 1, SW_BLK, field_at(&f, "8C"));
    swamp_work_end(&f.w);
    static const uint8_t colour[] = { SW_RED, SW_BLK, SW_YEL }, clan[] = { 1, 1, 3 };
    assert_int_equal(f.s.spies, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(f.s.spy[i].colour, colour[i]);
        assert_int_equal(f.s.spy[i].clan, clan[i]);
    }
    assert_int_equal(f.s.spy[3].clan, 0);
}

/* SW-14.2: a raft built with life 5 in turn 3 is gone at the end of turn 8. */
TEST(rafts_age) {
    UNUSED;
    field_clear(&f, 2);
    *field_hex(&f, "3E") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 5 };
    field_band(&f, "3E", 1, SW_RED, 10);
    for (int turn = 3; turn <= 8; turn++) {
        assert_int_equal(field_hex(&f, "3E")->marks, SW_RAFT);
        field_begin(&f, turn, 0);
        f.w.raft_new[field_at(&f, "3E")] = turn == 3;
        swamp_rafts_age(&f.w);
        swamp_work_end(&f.w);
    }
    assert_int_equal(field_hex(&f, "3E")->marks, 0);
    assert_int_equal(field_hex(&f, "3E")->lizards[SW_RED], 10);
    assert_int_equal(field_told(&f, SW_K_GONE, swamp_seat(1)), 1);
}

RUN(CASE(about_half_starve), CASE(one_starving_lizard), CASE(reaching_the_threshold), CASE(a_large_score_is_told_whole),
    CASE(ties_of_victory), CASE(all_lizards_count_in_a_tie), CASE(the_sixteenth_clan), CASE(the_last_turn),
    CASE(the_last_clan_standing), CASE(no_warriors_and_no_den_is_out), CASE(a_clan_that_leaves),
    CASE(departures_may_end_the_game), CASE(home_dens_of_those_who_left_collapse), CASE(groups_amalgamate),
    CASE(spies_back_into_the_state), CASE(rafts_age))

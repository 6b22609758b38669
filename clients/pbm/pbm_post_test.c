/* Letters by mail (SW-16): whom they reach, whose name they bear, and what of that anybody can tell; map sheets, which
   are held against the reader's own sight; the lie ledger, which comes with the end. */
#include "tests/unit/pbm.h"

#include "clients/mail/buffer.h"
#include "games/swamp/swamp_view.h"
#include "core/words/text.h"

enum { CLANS = 4 };
static char *report[CLANS + 1]; /* the last of each clan, as JSON */

static void read_reports(int turn) {
    void *state = pbm_state_at(&game, turn);
    for (int clan = 1; clan <= CLANS; clan++) {
        struct buffer out = { 0 };
        assert_true(pbm_put_report(&game, &(struct pbm_scene){ turn, clan, state, false }, &out));
        free(report[clan]);
        report[clan] = out.bytes;
    }
    free(state);
}

static bool has(int clan, const char *words) { return strstr(report[clan], words) != NULL; }

static void run_turn(void) {
    game.now += DAY;
    assert_true(pbm_run_turn(&game));
    read_reports(pbm_turn_now(&game));
}

static void begin_world(const char *options) {
    begin_with("quick4", options);
    run_turn();
}

static void end_world(void) {
    for (int clan = 1; clan <= CLANS; clan++) {
        free(report[clan]);
        report[clan] = NULL;
    }
    end_game();
}

/* ---- who may write what */

TEST(SW_16_2_a_table_takes_what_its_press_takes) {
    UNUSED;
    static const struct {
        const char *press, *mail, *answer;
    } rows[] = {
        { "press=none", "TO 2\nhi\nEND\n", "This table plays without letters: not sent." },
        { "press=signed", "TO 2\nhi\nEND\n", "message to clan 2: 2 bytes" },
        { "press=signed", "TO 2 UNSIGNED\nhi\nEND\n", "This table takes signed letters only: not sent." },
        { "press=signed", "TO 2 AS 3\nhi\nEND\n", "This table takes no letters in the name of others: not sent." },
        { "press=unsigned", "TO 2,3 UNSIGNED\nhi\nEND\n", "message to clan 2, 3, unsigned: 2 bytes" },
        { "press=unsigned", "TO 2 AS 3\nhi\nEND\n", "This table takes no letters in the name of others: not sent." },
        { "press=forged", "TO 2 AS clan 3\nhi\nEND\n", "message to clan 2 in the name of clan 3: 2 bytes" },
        { "press=forged", "TO 2 AS 1\nhi\nEND\n", "message to clan 2: 2 bytes" },
        { "press=forged", "TO 2 AS 9\nhi\nEND\n", "It is written as no clan that is in play: not sent." },
        { "press=forged", "TO 2,3 AS 3\nhi\nEND\n", "message to clan 2 in the name of clan 3: 2 bytes" },
        { "press=forged", "TO 3 AS 3\nhi\nEND\n", "The clan in whose name it is written does not get it." },
    };
    for (int i = 0; i < LZ_COUNT(rows); i++) {
        begin_world(rows[i].press);
        assert_true(send(1, rows[i].mail));
        if (!said(rows[i].answer))
            fail_msg("%s: %s", rows[i].mail, answer);
        end_world();
    }
}

/* ---- what a letter tells of who wrote it */

static char kept[CLANS + 1][60000];

/* Clans 1 and 3 do the same in every world; 2 and 4 send what is given. */
static void play(const char *second, const char *fourth) {
    begin_world("press=forged");
    assert_true(send(1, "ORDERS\nRE 1A\nEND\nTO 3\nfrom one\nEND\n"));
    assert_true(send(4, fourth));
    assert_true(send(2, second));
    assert_true(send(3, "TO 1\nfrom three\nEND\nTO 1 UNSIGNED\nand again\nEND\n"));
    run_turn();
}

static void same_for(int clan) { assert_string_equal(report[clan], kept[clan]); }

static void play_two(const char *letter) {
    static const char none[] = "ORDERS\nEND\nREADY\nTO 3\nmine\nEND\n";
    char mail[400];
    snprintf(mail, sizeof mail, "%sTO 3 %s", none, letter);
    play(mail, none);
    for (int clan = 1; clan <= CLANS; clan++)
        snprintf(kept[clan], sizeof kept[clan], "%s", report[clan]);
    end_world();
    play(none, mail);
}

TEST(SW_16_2_nobody_can_tell_who_wrote_without_a_name) {
    UNUSED;
    play_two("UNSIGNED\nThe newt sleeps in the reeds.\nCLAIM 5E Cursed CLAN 1 20 RED\nEND\n");
    assert_true(has(3, "The newt sleeps") && has(3, "\"unsigned\":true") && has(3, "5E: Cursed, 20 RED of"));
    assert_false(has(1, "The newt sleeps"));
    same_for(1);
    same_for(3);
    assert_true(has(4, "The newt sleeps") && !has(2, "The newt sleeps"));
    end_world();
}

TEST(SW_16_2_nor_in_the_name_of_another_who_is_told_that_it_was) {
    UNUSED;
    play_two("AS 1\nMarch now. One.\nEND\n");
    assert_true(has(3, "March now. One.") && !has(1, "March now. One."));
    assert_true(has(1, "Something went out in your name that you did not write."));
    for (int clan = 2; clan <= CLANS; clan++)
        assert_false(has(clan, "Something went out"));
    same_for(1);
    same_for(3);
    end_world();
}

/* The order of two letters without a name does not depend on who sent which, nor on which came first. */
TEST(SW_16_2_their_order_tells_nothing) {
    UNUSED;
    static const char a[] = "TO 3 UNSIGNED\naaa\nEND\nREADY\n", b[] = "TO 3 UNSIGNED\nbbb\nEND\nREADY\n";
    play(a, b);
    snprintf(kept[3], sizeof kept[3], "%s", report[3]);
    assert_true(has(3, "aaa") && has(3, "bbb"));
    end_world();
    play(b, a);
    same_for(3);
    end_world();
}

/* A turn that is taken back gives them back, and whoever opens the game anew has the same. */
TEST(a_letter_in_another_name_is_kept_through_undo_and_opening) {
    UNUSED;
    lz_seats returned;
    begin_world("press=forged");
    assert_true(send(2, "TO 3 AS 1\nto and fro\nEND\nTO 3 UNSIGNED\nnobody\nEND\n"));
    run_turn();
    assert_true(pbm_take_back(&game, &returned));
    int64_t now = game.now;
    pbm_close(&game);
    open_on(&game, now);
    run_turn();
    assert_true(has(3, "to and fro") && has(1, "Something went out") && has(3, "\"unsigned\":true"));
    assert_int_equal(lz_post_count(game.table.turn[1].before.letters, 1), 2);
    run_turn();
    assert_false(has(3, "to and fro") || has(1, "Something went out"));
    assert_true(send(2, "TO 3 AS 1\nno, not that\nEND\n"));
    assert_true(send(2, "WITHDRAW\n") && said("1 message withdrawn"));
    run_turn();
    assert_false(has(1, "Something went out"));
    end_world();
}

/* ---- map sheets */

/* A hex of the clan's own: its home den. */
static const char *home_of(int clan, char words[8]) {
    const struct swamp_view *v = pbm_view(&game, clan - 1);
    struct lz_writer w = lz_writer_in(words, 8);
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++)
        if (v->cells[hex].terrain == SW_DEN && v->cells[hex].owner == clan && v->cells[hex].marks & SW_HOME)
            swamp_hex_print(swamp_name_of(&v->laws, hex), &w);
    return words;
}

TEST(SW_16_3_SW_16_4_a_sheet_is_held_against_ones_own_sight) {
    UNUSED;
    char mine[8], yours[8], mail[400], line[100];
    begin_world("press=signed max_turns=3");
    home_of(1, mine);
    home_of(2, yours);
    snprintf(mail, sizeof mail, "TO 2\nLook:\nSHEET %s\nCLAIM %s Water\nCLAIM 99ZZ 1 RED\nEND\n", mine, yours);
    assert_true(send(1, mail));
    assert_true(said("\"CLAIM 99ZZ 1 RED\" is not understood, and not on the sheet."));
    snprintf(line, sizeof line, "%s: the sheet says Water; you see nothing known.", yours);
    assert_true(said(line));
    snprintf(mail, sizeof mail, "TO 2\nAnd this:\nBLANK %s\nSHEET 1A\nEND\n", mine);
    bool seen = ((const struct swamp_view *)pbm_view(&game, 0))->cells[0].known != SW_NEVER;
    assert_true(send(1, mail) && said("the sheet says Plains, nobody; you see Yellow home den"));
    assert_true(seen || said("what you have never seen cannot be cut"));
    run_turn();
    snprintf(line, sizeof line, "%s: Water; you saw Yellow home den", yours);
    assert_true(has(2, line) && has(2, "1 is not as you saw it, 1 was out of your sight."));
    snprintf(line, sizeof line, "\"hex\":\"%s\",\"terrain\":\"Den\",\"colour\":\"Yellow\",\"home\":true", mine);
    assert_true(has(2, line) && has(2, "\"text\":\"Look:\"") && has(1, "\"text\":\"Look:\"") && !has(3, "Look:"));
    assert_false(has(2, "\"ledger\""));
    end_world();
}

/* SW-16.4: what is claimed comes into nobody's picture. */
TEST(SW_16_4_a_sheet_changes_no_map) {
    UNUSED;
    static struct swamp_view before;
    begin_world("press=signed");
    memcpy(&before, pbm_view(&game, 1), sizeof before);
    assert_true(send(1, "TO 2\nSHEET 1A\nCLAIM 1A 20 RED\nBLANK 2A\nEND\n"));
    assert_memory_equal(&before, pbm_view(&game, 1), sizeof before);
    end_world();
}

TEST(SW_16_5_the_ledger_comes_with_the_end) {
    UNUSED;
    char mine[8], mail[400], line[200];
    begin_world("press=forged max_turns=2");
    home_of(1, mine);
    snprintf(mail, sizeof mail, "TO 2\nTrue.\nSHEET %s\nEND\nTO 3\nFalse.\nCLAIM %s 7 BLK\nEND\n", mine, mine);
    assert_true(send(1, mail) && send(3, "TO 4 AS 2\nI am two.\nEND\n") && send(4, "TO 1\nsigned and plain\nEND\n"));
    run_turn();
    assert_false(has(2, "ledger") || has(4, "clan 3 ("));
    run_turn();
    assert_true(pbm_head(&game)->over);
    snprintf(line, sizeof line, "{\"hex\":\"%s\",\"said\":\"Yellow home den of", mine);
    for (int clan = 1; clan <= CLANS; clan++) {
        const char *ledger = strstr(report[clan], "\"ledger\":[");
        assert_non_null(ledger);
        assert_true(strstr(ledger, line) && strstr(ledger, "7 BLK") && strstr(ledger, "\"knew\":true"));
        assert_true(strstr(ledger, "in the name of clan 2 (") && strstr(ledger, "I am two."));
        assert_false(strstr(ledger, "True.") || strstr(ledger, "signed and plain"));
    }
    end_world();
}

RUN(CASE(SW_16_2_a_table_takes_what_its_press_takes), CASE(SW_16_2_nobody_can_tell_who_wrote_without_a_name),
    CASE(SW_16_2_nor_in_the_name_of_another_who_is_told_that_it_was), CASE(SW_16_2_their_order_tells_nothing),
    CASE(a_letter_in_another_name_is_kept_through_undo_and_opening),
    CASE(SW_16_3_SW_16_4_a_sheet_is_held_against_ones_own_sight), CASE(SW_16_4_a_sheet_changes_no_map),
    CASE(SW_16_5_the_ledger_comes_with_the_end))

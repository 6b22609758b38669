/* Mails: what is answered, and that nothing is confirmed that is not stored. */
#include "tests/unit/pbm.h"

static enum lz_status stored; /* what the store answers */
static struct lz_store true_store;

static enum lz_status append(void *to, struct lz_text act) {
    return stored == LZ_OK ? true_store.append(to, act) : stored;
}

static void begin_world(void) {
    begin_game();
    assert_true(pbm_run_turn(&game));
    stored = LZ_OK;
    true_store = game.room.store;
    game.room.store.append = append;
}

static bool has_order(void) {
    struct lz_writer w = lz_writer_in(answer, sizeof answer);
    game.sheet->book(pbm_game(&game), pbm_view(&game, 0), &w);
    return said("RE 1A");
}

TEST(a_receipt_is_for_what_is_stored) {
    UNUSED;
    static const char mail[] = "ORDERS\nRE 1A\nEND\nTO 2\nhello\nEND\n";
    begin_world();
    uint32_t len = shelf.len;
    stored = LZ_REFUSED;
    assert_false(send(1, mail));
    assert_true(said("does not count") && said("a repeat does no harm") && !said("orders used"));
    assert_true(shelf.len == len && !game.table.now.seat[0].in && !lz_post_count(game.table.now.letters, 0) &&
                !has_order());
    stored = LZ_OK;
    assert_true(send(1, mail));
    assert_true(said("1 of 30 orders used") && said("message to clan 2: 5 bytes"));
    assert_true(game.table.now.seat[0].in && has_order());
    end_game();
}

TEST(what_is_not_known_is_not_confirmed) {
    UNUSED;
    begin_world();
    stored = LZ_FAILED;
    assert_false(send(1, "READY\n"));
    assert_true(said("not confirmed") && said("a repeat does no harm") && !said("was read"));
    end_game();
}

TEST(the_same_mail_is_one_act) {
    UNUSED;
    char first[sizeof answer];
    begin_world();
    assert_true(send(1, "ORDERS\nRE 1A\nEND\n"));
    memcpy(first, answer, sizeof first);
    uint32_t len = shelf.len;
    game.now += 3600;
    assert_true(send(1, "ORDERS\nRE 1A\nEND\n"));
    assert_string_equal(first, answer);
    assert_int_equal(shelf.len, len);
    assert_true(send(1, "ORDERS\nRE 2B\nEND\n") && send(1, "ORDERS\nRE 1A\nEND\n"));
    assert_true(shelf.len > len && has_order());
    assert_true(pbm_run_turn(&game));
    assert_true(send(1, "ORDERS\nRE 1A\nEND\n")); /* another turn, another mail */
    assert_true(game.table.now.seat[0].in);
    end_game();
}

static void undo_turn(void) {
    assert_true(pbm_begin(&game, "host") && lz_room_back(&game.room, game.table.turn[game.table.turns - 1].back));
    assert_true(pbm_commit(&game));
}

/* It was confirmed, then its turn was taken back: it does not count any more, and the old receipt would be a lie. */
TEST(a_mail_is_taken_anew_after_an_undo) {
    static const char *const mails[] = { "ORDERS\nRE 1A\nEND\n", "READY\n", "Message-ID: <a>\n\nREADY\n" };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(mails); i++) {
        begin_world();
        for (int n = 0; n < 3; n++) {
            assert_true(pbm_run_turn(&game));
            for (int again = 0; again < 2; again++) {
                assert_true(send(1, mails[i]));
                assert_true(said("your mail was read") && game.table.now.seat[0].in);
            }
            assert_int_equal(game.room.number[0], n + 1);
            undo_turn();
            assert_false(game.table.now.seat[0].in);
        }
        end_game();
    }
}

TEST(no_two_mails_have_one_name) {
    UNUSED;
    char mail[1000] = "Message-ID: <";
    begin_world();
    memset(mail + strlen(mail), 'm', 900);
    for (int n = 0; n < 2; n++) {
        snprintf(mail + 913, 60, "%d>\n\nORDERS\nRE %dA\nEND\n", n, n + 1);
        assert_true(send(1, mail));
    }
    end_game();
}

TEST(letters_are_kept) {
    UNUSED;
    begin_world();
    assert_true(send(1, "TO 2\nfirst\nEND\n"));
    assert_true(said("beside the messages") && !game.table.now.seat[0].in);
    assert_true(send(1, "ORDERS\nRE 1A\nEND\nTO 2\nfirst\nEND\nTO 2\nsecond\nEND\nTO 1\nme\nEND\n"));
    assert_true(said("Clan 1 is you"));
    assert_int_equal(lz_post_count(game.table.now.letters, 0), 2);
    assert_true(send(1, "WITHDRAW MESSAGES\nTO 2\nthird\nEND\n"));
    assert_true(said("2 messages withdrawn") && game.table.now.seat[0].in);
    assert_int_equal(lz_post_count(game.table.now.letters, 0), 1);
    end_game();
}

TEST(at_most_twenty_letters_a_turn) {
    UNUSED;
    char page[2000] = "";
    begin_world();
    for (int i = 0; i < 15; i++)
        snprintf(page + strlen(page), sizeof page - strlen(page), "TO 2\nletter %d\nEND\n", i);
    assert_true(send(1, page));
    for (char *at = page; (at = strstr(at, "letter")) != NULL; at++)
        *at = 'L';
    assert_true(send(1, page));
    assert_true(said("10 more were not taken"));
    assert_int_equal(lz_post_count(game.table.now.letters, 0), 20);
    end_game();
}

TEST(a_surrender_is_confirmed_by_another_mail) {
    UNUSED;
    begin_world();
    assert_true(send(1, "SURRENDER\n") && said("Send another mail"));
    assert_true(send(1, "SURRENDER\n") && said("Send another mail") && game.table.now.seat[0].wish);
    assert_true(send(1, "ORDERS\nRE 1A\nEND\n") && !game.table.now.seat[0].wish); /* taken back */
    assert_true(send(1, "SURRENDER\n\n") && said("Send another mail"));
    assert_true(send(1, "SURRENDER\nyes\n") && said("leaves the game at the end of turn 1"));
    end_game();
}

/* A mail of which nothing is understood changes nothing. */
TEST(what_is_no_order) {
    static const char *const mails[] = { "", "ORDERS\n; MO 1A\nEND\n", "ORDERS\nwalk about\nEND\n", "Hello.\n" };
    UNUSED;
    begin_world();
    uint32_t len = shelf.len;
    for (size_t i = 0; i < LZ_COUNT(mails); i++) {
        assert_true(send(1, mails[i]));
        assert_true(said("No orders were found: you are still waited for."));
        assert_true(shelf.len == len && !game.table.now.seat[0].in);
    }
    assert_true(send(1, "READY\n") && game.table.now.seat[0].in && !said("waited for"));
    assert_true(send(1, "ORDERS\n; MO 1A\nEND\n") && !said("waited for")); /* what stands, stands */
    end_game();
}

RUN(CASE(a_receipt_is_for_what_is_stored), CASE(what_is_not_known_is_not_confirmed), CASE(the_same_mail_is_one_act),
    CASE(a_mail_is_taken_anew_after_an_undo), CASE(no_two_mails_have_one_name), CASE(letters_are_kept),
    CASE(at_most_twenty_letters_a_turn), CASE(a_surrender_is_confirmed_by_another_mail), CASE(what_is_no_order))

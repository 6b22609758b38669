/* What a game by mail is follows from its journal: one that was opened anew is the one that was never closed. And who
   may know what of it. */
#include "tests/unit/pbm.h"

#include "clients/mail/buffer.h"
#include "core/seats.h"

static void same_letters(const struct lz_posted *a, const struct lz_posted *b) {
    for (; a && b; a = a->next, b = b->next) {
        assert_true(a->post.from == b->post.from && a->post.as == b->post.as && a->post.to == b->post.to);
        assert_true(a->post.turn == b->post.turn && a->act == b->act);
        assert_string_equal(a->text, b->text);
    }
    assert_true(!a && !b);
}

static void same_post(const struct pbm_paper *a, const struct pbm_paper *b) {
    for (; a && b; a = a->next, b = b->next) {
        assert_int_equal(a->kind, b->kind);
        assert_int_equal(a->from, b->from);
        assert_int_equal(a->to, b->to);
        assert_string_equal(a->text, b->text);
    }
    assert_true(!a && !b);
}

static void same_await(const struct pbm_await *a, const struct pbm_await *b) {
    assert_int_equal(a->due.at, b->due.at);
    assert_int_equal(a->due.ahead, b->due.ahead);
    assert_int_equal(a->ran, b->ran);
    assert_int_equal(a->last_in, b->last_in);
    for (int i = 0; i < LZ_SEATS; i++) {
        const struct pbm_seat *one = &a->seat[i], *other = &b->seat[i];
        assert_true(one->in == other->in && one->wish == other->wish && one->missed == other->missed &&
                    one->mails == other->mails && one->mark == other->mark && one->taken == other->taken);
    }
    same_post(a->post, b->post);
    same_letters(a->letters, b->letters);
}

static void same_turn(const struct pbm_turn *a, const struct pbm_turn *b) {
    assert_true(a->act == b->act && a->step == b->step && a->back == b->back && a->due.at == b->due.at &&
                a->left == b->left);
    assert_memory_equal(a->number, b->number, sizeof a->number);
    assert_memory_equal(a->score, b->score, sizeof a->score);
    for (int i = 0; i < LZ_SEATS; i++)
        assert_string_equal(a->label[i], b->label[i]);
    same_await(&a->before, &b->before);
}

/* Whoever opens it now finds what is here. */
static void is_all_kept(void) {
    struct pbm *other = calloc(1, sizeof *other);
    open_on(other, game.now);
    const struct pbm_table *a = &game.table, *b = &other->table;
    assert_string_equal(a->id, b->id);
    assert_string_equal(a->rule, b->rule);
    assert_true(a->absent == b->absent && a->turns == b->turns && a->step == b->step);
    same_await(&a->now, &b->now);
    for (int i = 0; i < LZ_SEATS; i++) {
        assert_true(game.room.holder[i].number == other->room.holder[i].number);
        assert_string_equal(game.room.holder[i].label, other->room.holder[i].label);
    }
    for (int i = 0; i < a->turns; i++)
        same_turn(&a->turn[i], &b->turn[i]);
    pbm_close(other);
    free(other);
}

static void run_turn(void) {
    assert_true(pbm_run_turn(&game));
    is_all_kept();
}

static void undo(void) {
    int turn = pbm_turn_now(&game);
    assert_true(pbm_begin(&game, "host") && lz_room_back(&game.room, game.table.turn[turn].back));
    assert_true(pbm_line(&game, (struct lz_text){ 0 }, "due %d 1700900000 60", turn) && pbm_commit(&game));
    is_all_kept();
}

static bool handed_on;

static char *report_of(int turn, int clan) {
    struct buffer out = { 0 };
    void *state = pbm_state_at(&game, turn);
    assert_true(pbm_put_report(&game, &(struct pbm_scene){ turn, clan, state, handed_on }, &out));
    free(state);
    return out.bytes;
}

static bool in_report(int turn, int clan, const char *words) {
    char *report = report_of(turn, clan);
    bool found = strstr(report, words) != NULL;
    free(report);
    return found;
}

TEST(opened_anew_it_is_the_same) {
    UNUSED;
    begin_game();
    is_all_kept();
    run_turn();
    assert_true(send(1, "ORDERS\nRE 1A\nnonsense\nEND\nTO 2\nHello,\nBob.\nCLAIM 1A 20 RED\nEND\n"));
    is_all_kept();
    assert_true(send(2, "SURRENDER\n"));
    is_all_kept();
    assert_true(game.table.now.seat[0].in && game.table.now.seat[1].wish && !game.table.now.seat[1].in);
    assert_true(pbm_begin(&game, "host") && pbm_line(&game, lz_span("To all."), "note") && pbm_commit(&game));
    is_all_kept();
    game.now += 3 * DAY;
    run_turn();
    assert_int_equal(game.table.now.seat[1].missed, 1);
    assert_false(game.table.now.seat[0].in || game.table.now.seat[1].wish);
    assert_true(send(1, "TO 2\nAfter the turn.\nEND\n"));
    is_all_kept();
    undo();
    assert_true(game.table.now.seat[0].in && game.table.now.seat[1].wish && !game.table.now.seat[1].missed);
    assert_true(game.table.now.due.at == 1700900000 && game.table.now.due.ahead == 60);
    assert_int_equal(lz_post_count(game.table.now.letters, 0), 2);
    run_turn();
    assert_true(in_report(1, 1, "To all.") && in_report(1, 2, "To all.")); /* the undo has not lost it */
    assert_true(pbm_begin(&game, "host") && pbm_seat_bot(&game, 1, "easy") && pbm_commit(&game));
    is_all_kept();
    assert_int_equal(game.table.now.seat[1].missed, 0);
    run_turn();
    assert_false(in_report(2, 1, "To all."));
    assert_string_equal(game.table.turn[1].label[1], "Bob");
    assert_string_equal(game.table.turn[2].label[1], "bot:easy");
    end_game();
}

/* A holder's words die with the seat's handing-over; a reply word is good for one turn. */
TEST(words_are_their_holders) {
    UNUSED;
    char first[LZ_SECRET], reply[LZ_SECRET], second[LZ_SECRET];
    begin_game();
    run_turn();
    pbm_password(&game, 0, first);
    pbm_reply_word(&game, 0, 1, reply);
    assert_true(pbm_password_fits(&game, 0, lz_span(first)) && !pbm_password_fits(&game, 1, lz_span(first)));
    assert_int_equal(pbm_reply_turn(&game, 0, lz_span(reply)), 1);
    assert_int_equal(pbm_reply_turn(&game, 1, lz_span(reply)), -1);
    run_turn();
    assert_int_equal(pbm_reply_turn(&game, 0, lz_span(reply)), 1);
    assert_true(pbm_begin(&game, "host") && pbm_seat_person(&game, 0, "Anna") && pbm_commit(&game));
    pbm_password(&game, 0, second);
    assert_string_not_equal(first, second);
    assert_false(pbm_password_fits(&game, 0, lz_span(first)));
    assert_int_equal(pbm_reply_turn(&game, 0, lz_span(reply)), -1);
    end_game();
}

/* SW-16.1, and nothing that another turn was told. */
TEST(a_report_holds_what_is_its_clans) {
    UNUSED;
    begin_game();
    run_turn();
    assert_true(send(1, "ORDERS\nRE 1A\nwalk about\nEND\nTO 2\nxyzzy\nEND\n"));
    run_turn();
    run_turn();
    assert_true(in_report(1, 1, "\"clans\":[2],\"text\":\"xyzzy\"") &&
                in_report(1, 2, "\"code\":\"MUD\",\"text\":\"xyzzy\""));
    assert_false(in_report(1, 0, "xyzzy") || in_report(2, 2, "xyzzy") || in_report(0, 2, "xyzzy"));
    assert_true(in_report(1, 1, "Line 2 was not used") && !in_report(1, 2, "Line 2 was not used"));
    assert_true(in_report(1, 1, "Anna") && !in_report(1, 2, "Anna"));
    end_game();
}

/* Three turns without a word, and a bot sits there; the clan is as it was. */
TEST(who_is_absent_is_replaced) {
    UNUSED;
    begin_game();
    for (int i = 0; i < 3; i++)
        run_turn();
    assert_int_equal(game.table.now.seat[0].missed, 2);
    assert_true(send(1, "READY\n"));
    run_turn();
    assert_int_equal(game.table.now.seat[0].missed, 0);
    assert_false(pbm_is_bot(&game, 0));
    assert_true(pbm_is_bot(&game, 1) && pbm_plays(&game, 1));
    for (int turn = 1; turn < 3; turn++)
        assert_true(in_report(turn, 1, "No orders came from you") && in_report(turn, 2, "No orders came from you"));
    assert_true(in_report(1, 1, "a bot plays the clan; 1 was missed") && in_report(2, 1, "the clan; 2 were missed"));
    assert_true(in_report(0, 1, "After 3 turns in a row") && in_report(3, 1, "After 3 turns in a row"));
    assert_false(in_report(0, 1, "s missed.") || in_report(3, 1, "s missed.") || in_report(3, 2, "After 3 turns"));
    assert_false(in_report(0, 1, "No orders came") || in_report(3, 1, "No orders came"));
    assert_true(in_report(3, 2, "a bot plays your clan") && !in_report(3, 1, "a bot plays your clan"));
    end_game();
}

/* H38: whoever comes next gets what the clan knew and wrote, and nothing that is the person's of before; what was sent
   to that one is made again as it was. */
TEST(a_report_that_is_handed_on_is_for_its_new_player) {
    UNUSED;
    begin_game();
    run_turn();
    assert_true(send(1, "ORDERS\nRE 1A\nyours, Anna\nEND\nTO 2\nxyzzy\nEND\n"));
    assert_true(pbm_begin(&game, "host") && pbm_line(&game, lz_span("To all."), "note") &&
                pbm_line(&game, lz_span("To you, A."), "note #0") && pbm_commit(&game));
    run_turn();
    char *sent = report_of(1, 1);
    handed_on = true;
    char *same = report_of(1, 1);
    assert_string_equal(sent, same); /* she has it still */
    assert_true(pbm_begin(&game, "host") && pbm_seat_person(&game, 0, "Carl") && pbm_commit(&game));
    assert_true(in_report(1, 1, "Carl") && in_report(1, 1, "xyzzy") && in_report(1, 1, "To all."));
    assert_false(in_report(1, 1, "Anna") || in_report(1, 1, "To you, A."));
    handed_on = false;
    char *again = report_of(1, 1);
    assert_string_equal(sent, again);
    free(sent);
    free(same);
    free(again);
    end_game();
}

static void absent_until_a_bot_sits(void) {
    begin_game();
    for (int i = 0; i < 3; i++) {
        assert_true(send(1, "READY\n"));
        run_turn();
    }
    assert_false(pbm_is_bot(&game, 1));
    assert_true(send(1, "READY\n"));
    run_turn();
    assert_true(pbm_is_bot(&game, 1));
}

static lz_seats take_back(void) {
    lz_seats returned = 0;
    assert_true(pbm_take_back(&game, &returned));
    is_all_kept();
    return returned;
}

/* What the turn took from its player comes back with the turn, and the word that the player has is good for it. */
TEST(who_lost_a_clan_to_a_bot_has_it_again_when_the_turn_is_taken_back) {
    UNUSED;
    char before[LZ_SECRET], reply[LZ_SECRET], after[LZ_SECRET];
    absent_until_a_bot_sits();
    pbm_reply_word(&game, 1, 3, reply);
    assert_int_equal(take_back(), lz_only(1));
    assert_string_equal(game.room.holder[1].label, "Bob");
    assert_true(!pbm_is_bot(&game, 1) && pbm_awaited(&game, 1) && game.table.now.seat[1].missed == 2);
    assert_int_equal(pbm_reply_turn(&game, 1, lz_span(reply)), 3);
    pbm_password(&game, 1, before);
    assert_true(send(2, "READY\n"));
    run_turn();
    assert_false(pbm_is_bot(&game, 1));
    pbm_password(&game, 1, after);
    assert_string_equal(before, after);
    end_game();
}

/* The moderator has the last word: whoever was seated since stays, is awaited, and nobody else's words fit. */
TEST(whom_the_moderator_has_seated_since_stays_when_the_turn_is_taken_back) {
    UNUSED;
    char anna[LZ_SECRET];
    absent_until_a_bot_sits();
    pbm_password(&game, 0, anna);
    for (int seat = 0; seat < 2; seat++)
        assert_true(pbm_begin(&game, "host") && pbm_seat_person(&game, seat, "Carl") && pbm_commit(&game));
    assert_int_equal(take_back(), 0);
    assert_string_equal(game.room.holder[1].label, "Carl");
    assert_true(pbm_awaited(&game, 0) && pbm_awaited(&game, 1));
    assert_false(game.table.now.seat[1].missed || pbm_password_fits(&game, 0, lz_span(anna)));
    run_turn();
    assert_string_equal(game.table.turn[3].label[0], "Carl");
    end_game();
}

RUN(CASE(opened_anew_it_is_the_same), CASE(words_are_their_holders), CASE(a_report_holds_what_is_its_clans),
    CASE(who_is_absent_is_replaced), CASE(a_report_that_is_handed_on_is_for_its_new_player),
    CASE(who_lost_a_clan_to_a_bot_has_it_again_when_the_turn_is_taken_back),
    CASE(whom_the_moderator_has_seated_since_stays_when_the_turn_is_taken_back))

/* What a receipt may tell: two worlds that a clan cannot tell apart answer the same mail in the same bytes, whatever
   the swamp is beyond its sight, and whatever the others have sent in the meantime. */
#include "tests/unit/pbm.h"

#include "core/rng.h"
#include "core/seats.h"
#include "core/words/verb.h"

enum { TURNS = 14, MAILS = 4, LINES = 10 };

static struct lz_rng rng;
static struct lz_shelf twin_shelf;
static struct pbm twin; /* the other world */

/* ---- the other world */

static void copy_shelf(void) {
    struct lz_store to = lz_shelf_store(&twin_shelf);
    twin_shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    assert_int_equal(to.append(to.to, (struct lz_text){ shelf.acts, shelf.len }), LZ_OK);
    for (int i = 0; i < LZ_SHELF_PAPERS; i++)
        if (shelf.paper[i].text)
            assert_true(
                to.keep(to.to, shelf.paper[i].name, (struct lz_text){ shelf.paper[i].text, shelf.paper[i].len }));
}

static void open_twin(void) {
    char words[800] = "";
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    copy_shelf();
    lay(&twin, game.now);
    twin.room.store = twin.drawer.store = lz_shelf_store(&twin_shelf);
    if (!lz_room_open(&twin.room, game.now * 1000, &trouble) || !lz_drawer_open(&twin.drawer, &trouble))
        fail_msg("%s", words);
    twin.sheet = pbm_game(&twin)->sheet;
}

static void close_twin(void) {
    pbm_close(&twin);
    lz_shelf_clear(&twin_shelf);
}

static void imagine_for(int seat) {
    const struct lz_game *swamp = pbm_game(&twin);
    swamp->imagine(swamp, pbm_view(&twin, seat), &rng, twin.room.state);
    assert_memory_equal(pbm_view(&game, seat), pbm_view(&twin, seat), swamp->view_size);
}

/* ---- mails */

/* Orders that some clan might give, be they of a place that the sender has never seen. */
static void put_orders(struct lz_writer *w) {
    const struct lz_game *swamp = pbm_game(&game);
    lz_put(w, "ORDERS\n");
    for (int n = 0; n < LINES; n++) {
        struct lz_move move;
        if (!swamp->sample(swamp, game.room.state, (int)lz_roll(&rng, 2), &rng, &move))
            continue;
        lz_move_print(swamp, &move, w);
        lz_put(w, "\n");
    }
    lz_put(w, "END\n");
}

/* As the clan would write it in that world; a wish to leave is taken back by the next mail. */
static void put_mail(struct lz_writer *w, const struct pbm *p, int clan) {
    char word[LZ_SECRET];
    pbm_password(&game, clan - 1, word);
    lz_put(w, clan == 1 ? "GAME g\nCLAN 1\nPASS " : "GAME g\nCLAN 2\nPASS ");
    lz_put(w, word);
    lz_put(w, "\n");
    if (lz_roll(&rng, 4))
        put_orders(w);
    lz_put(w, lz_roll(&rng, 3) ? "" : "READY\n");
    lz_put(w, lz_roll(&rng, 3) ? "" : clan == 1 ? "TO 2\nhello\nEND\n" : "TO 1\nhello\nEND\n");
    lz_put(w, lz_roll(&rng, 6) || p->table.now.seat[clan - 1].wish ? "" : "SURRENDER\n");
}

static bool post(struct pbm *p, struct lz_text mail, char *room, size_t size) {
    FILE *to = fmemopen(room, size, "w");
    bool taken = pbm_orders(p, mail, to) == 0;
    fclose(to);
    return taken;
}

/* Of the other clan, in one of the two worlds or in both, and not the same. */
static void others_write(struct pbm *p) {
    char mail[4000];
    struct lz_writer w = lz_writer_in(mail, sizeof mail);
    if (lz_roll(&rng, 3) == 0)
        return;
    put_mail(&w, p, 2);
    (void)!post(p, (struct lz_text){ mail, w.len }, answer, sizeof answer);
}

/* ---- */

static uint32_t answered, used;

static void same_receipt(void) {
    static char other[sizeof answer];
    char mail[4000];
    struct lz_writer w = lz_writer_in(mail, sizeof mail);
    open_twin();
    others_write(&twin);
    imagine_for(0);
    put_mail(&w, &game, 1);
    bool taken = post(&game, (struct lz_text){ mail, w.len }, answer, sizeof answer);
    assert_int_equal(post(&twin, (struct lz_text){ mail, w.len }, other, sizeof other), taken);
    assert_string_equal(answer, other);
    answered += taken;
    used += taken && said("of 30 orders used") && !said("0 of 30 orders used");
    close_twin();
}

TEST(worlds_that_a_clan_cannot_tell_apart_answer_alike) {
    UNUSED;
    rng = lz_rng_from(12, 49);
    begin_game();
    for (int turn = 0; turn < TURNS && !pbm_head(&game)->over; turn++) {
        assert_true(pbm_run_turn(&game));
        for (int n = 0; n < MAILS && pbm_plays(&game, 0) && !pbm_is_bot(&game, 0); n++) {
            others_write(&game);
            same_receipt();
            game.now += 600;
        }
    }
    assert_true(answered > TURNS && used > TURNS); /* they spoke of something */
    end_game();
}

RUN(CASE(worlds_that_a_clan_cannot_tell_apart_answer_alike))

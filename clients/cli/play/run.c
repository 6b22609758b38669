/* A match from where it stands to its end, whoever plays it and wherever. */
#include "clients/cli/play/run.h"

#include "clients/cli/cli.h"
#include "clients/cli/far/far_table.h"
#include "clients/cli/desk/desk.h"
#include "clients/cli/play/guest.h"
#include "clients/cli/play/pace.h"
#include "clients/cli/play/screen.h"
#include "clients/cli/play/turn.h"
#include "core/seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRUTH = 262144 };

/* Whom the game holds for, people and bots alike in the order of the seats. */
static int next_seat(const struct lz_head *head) { return lz_first(head->wait ? head->wait : head->may); }

/* Nobody sits here: the match is told as it goes. */
static void tell_news(struct table *table, uint32_t from) {
    for (uint32_t i = from; i < table->events; i++)
        if (table_saw(&table->event[i], -1)) {
            char room[600];
            struct lz_writer tale = lz_writer_in(room, sizeof room);
            table_tell(table, &table->event[i], -1, &tale);
            lz_put_char(&tale, '\n');
            term_print(table->term, lz_span(room));
        }
}

/* ---- at a server */

/* A bot of ours at somebody's table. One that is not waited for is asked once after every change: it may have something
   to say. */
static enum lz_status step_bot(struct table *table, int seat) {
    const struct lz_head *head = table_head(table);
    bool asked = lz_in(head->wait, seat) || (lz_in(head->may, seat) && table->pace.silent[seat] != table->events);
    uint32_t before = table->events;
    enum lz_status status = asked ? table_bot(table, seat) : table_wait(table);
    if (asked)
        table->pace.silent[seat] = table->events;
    tell_news(table, before);
    return status;
}

/* Said once, and again when it is another who is waited for. */
static enum lz_status wait_for_others(struct table *table) {
    char words[sizeof table->waits];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    far_put_waiting(table, &w);
    if (strcmp(words, table->waits) != 0)
        printf("%s\n", words);
    fflush(stdout);
    memcpy(table->waits, words, sizeof words);
    return table_wait(table);
}

/* Whoever has a screen sees the table while the others think, and can talk; but for desks, which are for orders. */
static enum turn step_far(struct table *table) {
    int seat = table->far->seat;
    bool asked = lz_in(table_head(table)->wait, seat) || pace_on(table);
    bool screen = table->term->in && table->term->out && !desk_serves(table->game);
    if (party_person(&table->party, seat) && (asked || screen))
        return turn_ask(table, seat);
    bool bot = table->party.bot[seat];
    return (bot ? step_bot(table, seat) : wait_for_others(table)) == LZ_OK ? TURN_MOVED : TURN_FAILED;
}

/* ---- */

static enum turn step(struct table *table) {
    int seat = next_seat(table_head(table));
    uint32_t before = table->events;
    if (term_was_cut())
        return TURN_OVER;
    if (table->far)
        return step_far(table);
    if (pace_on(table))
        return turn_ask(table, pace_person(table));
    if (seat >= 0 && party_person(&table->party, seat))
        return turn_ask(table, seat);
    enum lz_status status = seat < 0             ? table_wait(table)
                            : table->guest[seat] ? guest_turn(table, seat)
                                                 : table_bot(table, seat);
    if (party_people(&table->party) == 0)
        tell_news(table, before);
    return status == LZ_OK ? TURN_MOVED : TURN_FAILED;
}

/* One in the usual place is found by its name. */
void run_tell_saved(const struct table *table) {
    char room[PATH_MAX * 2], place[PATH_MAX];
    struct lz_writer path = lz_writer_in(room, sizeof room);
    const char *saved = table->save.path;
    size_t len = save_place(place) ? strlen(place) : 0;
    bool usual = len && strncmp(saved, place, len) == 0 && saved[len] == '/';
    cli_quote(usual ? saved + len + 1 : saved, &path);
    printf("The match is saved. To go on:\n%s play --resume %s\n", cli_call(), room);
}

/* What stands between the names of a list before the one that comes `told` names after the first. */
static const char *joint(int told, int count) {
    if (!told)
        return "";
    return told + 1 == count ? " and " : ", ";
}

static void put_winners(const struct table *table, struct lz_writer *w) {
    lz_seats won = table_head(table)->won;
    int count = lz_seats_count(won), told = 0;
    bool alone = party_people(&table->party) == 1, you = false;
    for (int i = 0; i < table->party.setup.seats; i++) {
        if (!lz_in(won, i))
            continue;
        you = alone && party_person(&table->party, i);
        lz_put(w, joint(told, count));
        if (you)
            lz_put(w, told ? "you" : "You");
        else
            lz_put(w, table->party.name[i]);
        told++;
    }
    lz_put(w, count > 1 || you ? " win." : "");
    lz_put(w, count == 1 && !you ? " wins." : "");
    lz_put(w, count ? "" : "Nobody wins.");
}

/* How the end came about, on a page of its own where something was closed by it: the piles that made the score. */
static bool told_end(struct table *table, int seat) {
    return seat != LZ_ONLOOKER && screen_ended(table, seat) && screen_interlude(table, seat);
}

static void tell_result(struct table *table) {
    int seat = LZ_ONLOOKER;
    char *room = cli_room(NULL, 65536), hex[LZ_HEX];
    struct lz_writer w = lz_writer_in(room, 65536);
    for (int i = 0; party_people(&table->party) == 1 && i < table->party.setup.seats; i++)
        seat = party_person(&table->party, i) ? i : seat;
    if (seat != LZ_ONLOOKER && desk_serves(table->game))
        desk_result(table, seat);
    bool silent = desk_serves(table->game) || drawer_of(table->game)->truth || told_end(table, seat);
    struct frame frame = screen_frame(table, seat);
    if (seat != LZ_ONLOOKER && !silent)
        screen_log(table, seat, (uint32_t)table->term->high / 2, &w);
    drawer_of(table->game)->score(&frame, &w);
    put_winners(table, &w);
    lz_put(&w, "\n");
    lz_hex_print(table->room.record.seed, LZ_SEED, hex);
    lz_put(&w, "The seed of this match was ");
    lz_put(&w, hex);
    lz_put(&w, ".\nAnyone can check that it was dealt as promised: ");
    lz_put(&w, cli_call());
    lz_put(&w, " verify ");
    cli_quote(table->save.path, &w);
    lz_put(&w, "\n");
    term_clear(table->term);
    term_print(table->term, (struct lz_text){ w.at, w.len });
    free(room);
}

/* What was hidden, page by page. */
static void tell_truth(struct table *table) {
    const struct drawer *drawer = drawer_of(table->game);
    if (!drawer->truth)
        return;
    char *room = cli_room(NULL, TRUTH);
    struct lz_writer w = lz_writer_in(room, TRUTH);
    struct frame frame = screen_frame(table, LZ_ONLOOKER);
    frame.seed = table->room.record.seed;
    drawer->truth(&frame, &w);
    term_clear(table->term);
    term_page(table->term, (struct lz_text){ w.at, w.len });
    free(room);
}

void run_tell_end(struct table *table) {
    tell_truth(table);
    tell_result(table);
}

int run_match(struct table *table) {
    enum turn turn = table_start_clock(table) == LZ_OK ? TURN_MOVED : TURN_FAILED;
    while (turn == TURN_MOVED && !lz_room_over(&table->room))
        turn = step(table);
    if (table->far)
        return far_finish(table, turn == TURN_FAILED);
    if (table->room.record.ended) {
        run_tell_end(table);
        return 0;
    }
    if (party_people(&table->party) > 1)
        term_clear(table->term); /* nobody's cards are left on the screen */
    run_tell_saved(table);
    return turn == TURN_FAILED || table_head(table)->over; /* its end could not be written */
}

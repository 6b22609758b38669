/* What a moderator looks at and sets right: status, message, extend, undo, turn. */
#include "clients/cli/cli.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"
#include "clients/pbm/pbm_seats.h"

#include "core/seats.h"
#include "core/words/clean.h"

#include <stdlib.h>
#include <string.h>

enum { NOTE = 4000, NAMES = 256, STANDING = 40 };

static void print_time(const char *before, struct lz_due due, const char *after) {
    char words[80];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    pbm_put_time(&w, due);
    printf("%s%s%s", before, words, after);
}

/* ---- what is waited for */

static void put_missing(const struct pbm *p, struct lz_writer *w) {
    const char *before = "";
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        if (pbm_awaited(p, seat)) {
            lz_put(w, before);
            lz_put_number(w, seat + 1);
            before = ", ";
        }
}

/* Whether the turn may run now; if not, `why` says what it waits for. */
static enum lz_runs may_run(struct pbm *p, struct lz_writer *why) {
    static const char *const waits[] = { [LZ_AWAITS_ORDERS] = "; they are due ",
                                         [LZ_AWAITS_LATE] = "; the grace ends ",
                                         [LZ_AWAITS_CALM] = " are in; the turn can run from " };
    struct lz_turn turn = pbm_awaits(p);
    int64_t from = 0;
    enum lz_runs runs = lz_turn_runs(&p->table.deadline, &turn, p->now, &from);
    if (runs == LZ_RUNS)
        return runs;
    lz_put(why, runs == LZ_AWAITS_CALM ? "all " : "");
    lz_put(why, pbm_sheets(p));
    if (runs != LZ_AWAITS_CALM) {
        lz_put(why, " are missing from clan ");
        put_missing(p, why);
    }
    lz_put(why, waits[runs]);
    pbm_put_time(why, (struct lz_due){ from, turn.due.ahead });
    lz_put(why, runs == LZ_AWAITS_CALM ? " on" : "");
    return runs;
}

int pbm_do_turn(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    char words[PBM_SAID];
    struct lz_writer why = lz_writer_in(words, sizeof words);
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    if (!call->now && !pbm_head(p)->over && may_run(p, &why) != LZ_RUNS) {
        int next = pbm_turn_now(p) + 1;
        printf(next ? "Turn %d has not been run yet: %s. `--now` runs it anyway.\n"
                    : "The world (turn %d) has not been made yet: %s. `--now` makes it anyway.\n",
               next, words);
        pbm_close(p);
        return 3;
    }
    bool run = pbm_run_turn(p);
    if (run && !p->owes) {
        int turn = pbm_turn_now(p);
        printf(turn ? "Turn %d has been run; the reports are in %s/turn-%03d.\n"
                    : "The world is made (turn %d); the reports are in %s/turn-%03d.\n",
               turn, pbm_dir(p), turn);
        if (!pbm_head(p)->over) {
            printf("Orders for turn %d are due ", turn + 1);
            print_time("", p->table.now.due, ".\n");
        }
    }
    bool owes = p->owes;
    pbm_close(p);
    return !run || owes;
}

/* ---- status */

static const char *standing_of(const struct pbm *p, int seat, const struct lz_entry *clan, char words[STANDING]) {
    const struct pbm_seat *at = &p->table.now.seat[seat];
    if (clan->gone[0] || !pbm_plays(p, seat))
        return clan->gone;
    if (pbm_is_bot(p, seat))
        return "bot";
    const char *sent = !at->in ? "waiting" : pbm_turn_now(p) < 0 ? "start-up in" : "orders in";
    if (at->missed && p->table.absent)
        snprintf(words, STANDING, "%s, missed %d of %d", sent, at->missed, p->table.absent);
    else
        snprintf(words, STANDING, "%s", sent);
    return words;
}

/* Fit to be shown, and so many columns wide. */
static void put_column(struct lz_text text, uint32_t wide) {
    char room[4 * PBM_ADDRESS];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_clean(&w, text, false);
    uint32_t n = lz_columns((struct lz_text){ room, w.len });
    printf("  %s%*s", room, (int)(n < wide ? wide - n : 0), "");
}

static void print_clan(struct pbm *p, int seat) {
    struct lz_entry clan = pbm_entry(p, seat + 1);
    const struct lz_holder *who = &p->room.holder[seat];
    struct lz_text address = who->bot ? (struct lz_text){ 0 } : pbm_address(p, seat, who->number);
    char words[STANDING];
    printf(" %2d", seat + 1);
    put_column(clan.code, 3);
    put_column(clan.name, 20);
    put_column(lz_span(who->bot ? who->bot->id : who->label), 20);
    put_column(lz_span(standing_of(p, seat, &clan, words)), address.len ? 11 : 0);
    if (address.len)
        put_column(address, 0);
    puts("");
}

/* The date is told once. */
static void print_awaited(struct pbm *p) {
    char words[PBM_SAID];
    struct lz_writer why = lz_writer_in(words, sizeof words);
    enum lz_runs runs = may_run(p, &why);
    printf("Turn %d: ", pbm_turn_now(p) + 1);
    if (runs != LZ_AWAITS_ORDERS) {
        printf("%s %s due ", pbm_sheets(p), p->now <= p->table.now.due.at ? "are" : "were");
        print_time("", p->table.now.due, "; ");
    }
    printf("%s.\n", runs == LZ_RUNS ? "it can run now" : words);
    if (pbm_turn_now(p) < 0)
        return;
    struct lz_writer terms = lz_writer_in(words, sizeof words);
    pbm_put_terms(p, p->table.now.due, 0, &terms);
    puts(words);
}

int pbm_do_status(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    printf("Game %s (%s), %s\n", p->table.id, p->table.preset,
           pbm_head(p)->over     ? "over"
           : pbm_turn_now(p) < 0 ? "not begun"
                                 : "running");
    if (pbm_turn_now(p) >= 0)
        printf("Turn %d was the last.\n", pbm_turn_now(p));
    if (!pbm_head(p)->over)
        print_awaited(p);
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        print_clan(p, seat);
    pbm_close(p);
    return 0;
}

/* ---- message, extend, undo */

int pbm_do_message(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    char text[NOTE + 1], clean[3 * NOTE + 1];
    struct lz_writer w = lz_writer_in(clean, sizeof clean);
    size_t len = fread(text, 1, sizeof text, stdin);
    if (len == sizeof text)
        return !pbm_say("the note is longer than %d bytes", NOTE);
    lz_put_clean(&w, lz_trim((struct lz_text){ text, (uint32_t)len }), false);
    if (!w.len)
        return !pbm_say("the note is empty");
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    bool put = pbm_begin(p, "host") && pbm_line(p, (struct lz_text){ clean, w.len }, "note") && pbm_commit(p);
    if (put) {
        printf("Everybody's report of turn %d will carry it.\n", pbm_turn_now(p) + 1);
        pbm_log(p, "a note for everybody, with turn %d", pbm_turn_now(p) + 1);
    }
    pbm_close(p);
    return !put;
}

static bool put_due(struct pbm *p, int turn, struct lz_due due) {
    return pbm_line(p, (struct lz_text){ 0 }, "due %d %lld %d", turn, (long long)due.at, due.ahead);
}

int pbm_do_extend(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    int64_t hours;
    if (!cli_number(call->argv[0], -24 * 60, 24 * 60, &hours))
        return cli_wrong("pbm", "'%s' is not a number of hours", call->argv[0]);
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    const struct lz_zone *zone = pbm_zone(p);
    int turn = pbm_turn_now(p) + 1;
    bool put = zone && pbm_begin(p, "host") && put_due(p, turn, lz_due_at(zone, p->table.now.due.at + hours * 3600)) &&
               pbm_commit(p);
    if (put) {
        printf("%s turn %d are due ", turn ? "Orders for" : "Start-ups for", turn);
        print_time("", p->table.now.due, " now.\n");
        pbm_log(p, "the deadline of turn %d was moved by %lld hours", turn, (long long)hours);
    }
    pbm_close(p);
    return !put;
}

static void tell_who_sits(const struct pbm *p, const struct pbm_turn *turn, lz_seats returned) {
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        if (lz_in(returned, seat))
            printf("Clan %d is played by %s again, with the same password.\n", seat + 1, turn->label[seat]);
        else if (turn->number[seat] != p->room.holder[seat].number)
            printf("Clan %d was played by %s then, and is played by %s now; `pbm replace` changes that.\n", seat + 1,
                   turn->label[seat], p->room.holder[seat].label);
}

int pbm_do_undo(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    lz_seats returned = 0;
    bool undone = pbm_take_back(p, &returned);
    if (undone) {
        int turn = pbm_turn_now(p) + 1;
        printf("Turn %d is taken back; the orders stand as they were before it, and players may send new ones. Its "
               "reports in %s/turn-%03d are void.\n",
               turn, pbm_dir(p), turn);
        tell_who_sits(p, &p->table.turn[turn], returned);
        pbm_log(p, "turn %d was taken back", turn);
    }
    pbm_close(p);
    return !undone;
}

/* What a moderator looks at and sets right: status, report, map, history, message, extend, undo, rerun, verify, turn.
 */
#include "clients/cli/cli.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"
#include "core/words/clean.h"

#include <stdlib.h>
#include <string.h>

static void put_time(int64_t when) {
    char words[64];
    time_t t = (time_t)when;
    struct tm tm;
    strftime(words, sizeof words, "%a %e %B %Y, %H:%M", localtime_r(&t, &tm));
    fputs(words, stdout);
}

int pbm_do_turn(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    char why[PBM_WORDS];
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    if (!call->now && !lz_head_of(p->state)->over && !pbm_may_run(p, why)) {
        printf("Turn %d has not been run yet: %s. `--now` runs it anyway.\n", pbm_turn_now(p) + 1, why);
        pbm_close(p);
        return 3;
    }
    bool run = pbm_run_turn(p);
    if (run) {
        int turn = pbm_turn_now(p);
        printf(turn ? "Turn %d has been run; the reports are in %s/turn-%03d.\n"
                    : "The world is made (turn %d); the reports are in %s/turn-%03d.\n",
               turn, p->dir, turn);
        if (!lz_head_of(p->state)->over) {
            printf("Orders for turn %d are due ", turn + 1);
            put_time(p->due);
            puts(".");
        }
    }
    pbm_close(p);
    return !run;
}

static const char *standing_of(const struct pbm *p, int seat, const struct lz_entry *clan) {
    bool plays = lz_head_of(p->state)->may >> seat & 1;
    if (clan->gone[0] || !plays)
        return clan->gone;
    if (p->seat[seat].bot[0])
        return "bot";
    return p->in[seat] ? "orders in" : "waiting";
}

/* Fit to be shown, and so many columns wide: characters, not bytes, are counted. */
static void put_column(struct lz_text text, uint32_t wide) {
    char room[4 * PBM_ADDRESS];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_clean(&w, text, false);
    uint32_t n = 0;
    for (struct lz_text left = { room, w.len }; left.len; n++) {
        uint32_t bytes = lz_character(left);
        lz_cut(&left, bytes ? bytes : 1);
    }
    printf("  %s%*s", room, (int)(n < wide ? wide - n : 0), "");
}

static void print_clan(const struct pbm *p, int seat) {
    struct lz_entry clan = pbm_entry(p, seat + 1);
    const struct pbm_seat *who = &p->seat[seat];
    printf(" %2d", seat + 1);
    put_column(clan.code, 3);
    put_column(clan.name, 20);
    put_column(lz_span(who->bot[0] ? who->bot : who->player), 20);
    put_column(lz_span(standing_of(p, seat, &clan)), who->address[0] ? 11 : 0);
    if (who->address[0])
        put_column(lz_span(who->address), 0);
    puts("");
}

int pbm_do_status(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    char why[PBM_WORDS];
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    pbm_view(p, LZ_ONLOOKER);
    printf("Game %s (%s), %s\n", p->id, p->preset,
           lz_head_of(p->state)->over ? "over"
           : pbm_turn_now(p) < 0      ? "not begun"
                                      : "running");
    if (pbm_turn_now(p) >= 0)
        printf("Turn %d was the last.\n", pbm_turn_now(p));
    if (!lz_head_of(p->state)->over) {
        printf("Orders for turn %d are due ", pbm_turn_now(p) + 1);
        put_time(p->due);
        printf("; %s.\n", pbm_may_run(p, why) ? "the turn can run now" : why);
    }
    for (int seat = 0; seat < p->record.setup.seats; seat++)
        print_clan(p, seat);
    pbm_close(p);
    return 0;
}

int pbm_do_message(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    char text[4001];
    size_t len = fread(text, 1, sizeof text, stdin);
    if (len == sizeof text)
        return !!pbm_say("the note is longer than 4000 bytes") + 1;
    text[len] = 0;
    cli_tame(text);
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    while (len && (text[len - 1] == '\n' || text[len - 1] == '?'))
        text[--len] = 0;
    bool put = len ? json_array_append_new(p->notes, json_string(text)) == 0 && pbm_save(p)
                   : pbm_say("the note is empty");
    if (put)
        printf("Everybody's report of turn %d will carry it.\n", pbm_turn_now(p) + 1);
    pbm_close(p);
    return !put;
}

int pbm_do_extend(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    int64_t hours;
    if (!cli_number(call->argv[0], -24 * 60, 24 * 60, &hours))
        return cli_wrong("pbm", "'%s' is not a number of hours", call->argv[0]);
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    p->due += hours * 3600;
    bool put = pbm_save(p);
    if (put) {
        printf("Orders for turn %d are due ", pbm_turn_now(p) + 1);
        put_time(p->due);
        puts(" now.");
        pbm_log(p, "the deadline of turn %d was moved by %lld hours", pbm_turn_now(p) + 1, (long long)hours);
    }
    pbm_close(p);
    return !put;
}

/* The step before the one that resolved the last turn: all orders are laid as they were. */
int pbm_do_undo(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    int turn = pbm_turn_now(p);
    bool undone = turn >= 0 ? !p->record.ended ||
                                  pbm_say("the game is over and its seed is shown: nothing can be taken back now")
                            : pbm_say("no turn has been run yet");
    undone = undone && pbm_undo_to(p, p->steps[turn] - 1);
    if (undone) {
        p->due_turn = turn;
        p->due = pbm_due_after(&p->rule, pbm_now());
        p->last_in = pbm_now();
        undone = pbm_save(p);
        printf("Turn %d is taken back; the orders stand as they were before it, and players may send new ones.\n",
               turn);
        pbm_log(p, "turn %d was taken back", turn);
    }
    pbm_close(p);
    return !undone;
}

/* Lines to the door itself: HELP, STATUS and MAP, REPORT, RULES, FINAL, DRAFT and WAIT, UNDO, VACATION, RESIGN,
   ADDRESS, STOP, START, LINK. */
#include "core/bug.h"
#include "core/words/text.h"
#include "server/people/ticket.h"
#include "server/post/newcomer.h"
#include "server/post/reading.h"
#include "server/post/report.h"
#include "server/table/hall.h"
#include "server/table/request.h"

#include <string.h>
#include <strings.h>

static const int64_t day = 24LL * 3600 * 1000;

static void say(struct reading *r, const char *words) { lz_put(&r->told, words); }

static void do_help(struct reading *r, const struct inbox_command *c) {
    (void)c;
    say(r, "  HELP: what a mail may say, a line for each:\n");
    say(r, r->table->room.game->sheet ? "    ORDERS, END your orders between them, in place of those before\n"
                                        "    READY       they are complete; FINAL is the same\n"
                                        "    WAIT        they are not, after all; DRAFT is the same\n"
                                        "    REPORT 12   the report of turn 12 again; REPORT: the last one\n"
                                        "    TO 2, END   a letter between them\n"
                                      : "    4           the fourth move of the list; 4 7 2: one after the other\n"
                                        "    its words   any move as the list writes it\n");
    say(r, "    UNDO        takes your last move back, where the table allows it\n"
           "    VACATION 5  you are away for five days, VACATION 0: back again\n"
           "    STATUS, MAP the table as it is\n"
           "    RULES CO-1  what a rule says, by its number\n"
           "    RESIGN      a bot plays on for you; we ask first\n"
           "    ADDRESS new@example.org\n"
           "                mails come there; we ask you first, and then that address\n"
           "    LINK        a link for your browser: once, within 15 minutes\n"
           "    STOP, START no more mails when it is your move, and mails again\n");
}

static void do_status(struct reading *r, const struct inbox_command *c) {
    (void)c;
    r->status = true;
}

static void do_nothing(struct reading *r, const struct inbox_command *c) {
    (void)r;
    (void)c;
}

static void do_rules(struct reading *r, const struct inbox_command *c) {
    const struct lz_game *game = r->table->room.game;
    bool any = false;
    for (int i = 0; i < game->rule_count; i++) {
        const struct lz_rule *rule = &game->ruleset[i];
        bool part = c->rest.len <= strlen(rule->id) && strncasecmp(rule->id, c->rest.at, c->rest.len) == 0;
        char next = part ? rule->id[c->rest.len] : 0;
        if (!part || (next && next != '.'))
            continue;
        reading_say(&r->told, any ? "    " : "  ", lz_span(rule->id), ": ");
        reading_say(&r->told, "", lz_span(rule->text), "\n");
        any = true;
    }
    if (!any)
        reading_say(&r->unread, "  RULES ", c->rest, ": there is no such rule; write its number, as in RULES CO-6.3\n");
}

static void do_undo(struct reading *r, const struct inbox_command *c) {
    char id[LZ_HEX + 20];
    struct lz_reply reply;
    struct lz_act act = reading_act(r, lz_span("UNDO"), id);
    (void)c;
    say(r, "  UNDO\n");
    around_undo_act(&r->table->room, &act, &reply);
    reading_reply(r, &reply, NULL);
    r->ends = true; /* what follows was thought of before */
}

static void do_vacation(struct reading *r, const struct inbox_command *c) {
    char id[LZ_HEX + 20];
    struct lz_reply reply;
    int64_t now = r->table->hall->wall(r->table->hall->to);
    struct lz_act act = reading_act(r, lz_span("VACATION"), id);
    bool ends = r->ends;
    act.around = true;
    reading_say(&r->told, "  VACATION ", c->rest, "\n");
    lz_room_away(&r->table->room, &act, c->number[0] ? now + c->number[0] * day : 0, &reply);
    reading_reply(r, &reply, NULL);
    r->ends = ends;
}

/* Counts if it answers the mail that asked. */
static void do_resign(struct reading *r, const struct inbox_command *c) {
    char id[LZ_HEX + 20];
    struct lz_reply reply;
    (void)c;
    say(r, "  RESIGN\n");
    if (r->arrival->tag.what != 'r') {
        say(r, "    A bot would play on for you, and the seat would not come back. If that is what you want,\n"
               "    answer this mail with RESIGN.\n");
        r->asks = 'r';
        return;
    }
    struct lz_act act = reading_act(r, lz_span("RESIGN"), id);
    act.around = true;
    lz_room_give_up(&r->table->room, &act, &reply);
    reading_reply(r, &reply, NULL);
    r->ends = true;
}

static void set_mailed(struct reading *r, enum address_state state) {
    lz_assert(r->person && (state == ADDRESS_GOOD || state == ADDRESS_STOPPED));
    r->failed |= !batch_add(&r->table->tray.batch, &(struct base_row){ BASE_ADDRESS_STOP, { r->person, state } });
}

static void do_stop(struct reading *r, const struct inbox_command *c) {
    (void)c;
    set_mailed(r, ADDRESS_STOPPED);
    say(r, "  STOP\n    No more mails come when it is your move, at any table. You keep your seats; when your time is\n"
           "    up, the table's rules say what follows. START brings them back.\n");
}

static void do_start(struct reading *r, const struct inbox_command *c) {
    (void)c;
    set_mailed(r, ADDRESS_GOOD);
    say(r, "  START\n    You are mailed again when it is your move.\n");
}

static void do_link(struct reading *r, const struct inbox_command *c) {
    char word[EXCHANGE_TOKEN], link[TICKET_LINK];
    struct hall *hall = r->table->hall;
    struct ticket ticket = { .what = TICKET_DEVICE, .of = r->person };
    (void)c;
    r->failed |= !ticket_add(&r->table->tray.batch, &ticket, hall->wall(hall->to), word);
    ticket_link(hall->owes.site, TICKET_DEVICE, word, link);
    reading_say(&r->told, "  LINK\n    Good once, and for a quarter of an hour:\n    ", lz_span(link), "\n");
}

static bool has_sheet(struct reading *r, const struct inbox_command *c) {
    if (r->table->room.game->sheet)
        return true;
    reading_say(&r->unread, "  ", lz_span(inbox_command_word(c->verb)), ": no orders are written at this table\n");
    return false;
}

/* Of one turn: the first that is asked for. */
static void do_report(struct reading *r, const struct inbox_command *c) {
    if (!has_sheet(r, c) || r->reports)
        return;
    r->reports = true;
    r->report = c->numbers ? c->number[0] : REPORT_LAST;
}

static void do_final(struct reading *r, const struct inbox_command *c) { r->final |= has_sheet(r, c); }
static void do_draft(struct reading *r, const struct inbox_command *c) { r->draft |= has_sheet(r, c); }

/* Questions to addresses of people who may never have heard of us: of one person in a day. */
static bool may_ask(struct reading *r, int64_t now) {
    enum { A_DAY = 3 };
    char since[24];
    struct lz_writer w = lz_writer_in(since, sizeof since);
    struct base *base = r->table->tray.base;
    lz_put_number(&w, now + 2 * day); /* a question is good for three days */
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MOVES, r->person, (struct lz_text){ since, w.len });
    enum lz_status status = base_next(base, ask);
    bool may = status == LZ_OK && sqlite3_column_int(ask, 0) < A_DAY;
    r->failed |= status == LZ_FAILED;
    base_done(ask);
    return may;
}

/* Counts if it answers the mail that asked, and the new address answers, too. */
static void do_address(struct reading *r, const struct inbox_command *c) {
    struct hall *hall = r->table->hall;
    reading_say(&r->told, "  ADDRESS ", c->rest, "\n");
    if (!mailbox_address(c->rest))
        say(r, "    not done: that is no address as new@example.org\n");
    else if (r->arrival->tag.what != 'm') {
        reading_say(&r->told,
                    "    The mails of all your tables would go there. If that is what you want, answer this mail with\n"
                    "    ADDRESS ",
                    c->rest, "\n");
        r->asks = 'm';
    } else if (!may_ask(r, hall->wall(hall->to)))
        say(r, "    not done: you have named three new addresses within a day\n");
    else {
        r->failed |= !newcomer_move(r->table, r->person, c->rest);
        say(r, "    That address has been asked. Mails come here until it answers, for three days at most.\n");
    }
}

static void do_join(struct reading *r, const struct inbox_command *c) {
    reading_say(&r->unread, "  JOIN ", c->rest, ": write that in a mail of its own, which answers none of ours\n");
}

static void do_elsewhere(struct reading *r, const struct inbox_command *c) {
    reading_say(&r->unread, "  ", lz_span(inbox_command_word(c->verb)),
                ": that cannot be done by mail here; the table's page can\n");
}

static void (*const does[INBOX_VERBS])(struct reading *, const struct inbox_command *) = {
    [INBOX_HELP] = do_help,        [INBOX_STATUS] = do_status,      [INBOX_RULES] = do_rules,
    [INBOX_UNDO] = do_undo,        [INBOX_VACATION] = do_vacation,  [INBOX_RESIGN] = do_resign,
    [INBOX_STOP] = do_stop,        [INBOX_START] = do_start,        [INBOX_LINK] = do_link,
    [INBOX_PASSWORD] = do_nothing, [INBOX_ADDRESS_TO] = do_address, [INBOX_AUTO_MOVES] = do_elsewhere,
    [INBOX_DRAFT] = do_draft,      [INBOX_FINAL] = do_final,        [INBOX_JOIN] = do_join,
    [INBOX_MAP] = do_status,       [INBOX_REPORT] = do_report,      [INBOX_WAIT] = do_draft,
};

bool reading_command(struct reading *r, struct lz_text line) {
    struct inbox_command c = inbox_command_read(line);
    if (!does[c.verb])
        return false;
    does[c.verb](r, &c);
    return true;
}

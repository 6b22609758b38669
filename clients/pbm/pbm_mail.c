/* A mail of orders: whose it is, whether it may be taken, what it means. The receipt goes to standard output. */
#include "clients/cli/cli.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"

#include "core/words/clean.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MAIL_MOST = 256 * 1024, RECEIPT = 256 * 1024 };

struct reading {
    struct pbm *p;
    struct lz_mail part;
    int clan;
    struct lz_move move[LZ_SHEET_MOVES]; /* what it means */
    struct lz_moves moves;
    json_t *receipt, *desk;
    int letters; /* that somebody will get */
    bool left;   /* SURRENDER was confirmed */
    char *lines; /* the receipt for people */
};

static void say_end(void) { puts("\nNothing was changed: your earlier orders, if there are any, still stand."); }

/* Why the mail is not taken, for the one who sent it. Answers false. */
__attribute__((format(printf, 1, 2))) static bool reject(const char *format, ...) {
    va_list args;
    va_start(args, format);
    fputs("Your mail was not accepted: ", stdout);
    vprintf(format, args);
    puts(".");
    va_end(args);
    say_end();
    return false;
}

/* What stands in a field, to be said back: only if it is a word such as it should hold, because a password may stand
   in any other. */
static const char *plain(char word[PBM_ID], struct lz_text text) {
    struct lz_writer w = lz_writer_in(word, PBM_ID);
    bool good = text.len < PBM_ID - 4;
    for (uint32_t i = 0; i < text.len; i++)
        good &= text.at[i] > ' ' && strchr("_-.", text.at[i]) ? true : isalnum((unsigned char)text.at[i]) != 0;
    lz_put(&w, good ? " '" : "");
    lz_put_text(&w, (struct lz_text){ text.at, good ? text.len : 0 });
    lz_put(&w, good ? "'" : "");
    return word;
}

static bool is_our_game(struct reading *r) {
    char word[PBM_ID];
    const char *id = r->p->id;
    if (!r->part.game.len)
        return reject("it does not say which game it is for; write GAME %s", id);
    return lz_text_like(r->part.game, id) ||
           reject("it is for another game%s, and this is game %s", plain(word, r->part.game), id);
}

static bool has_clan(struct reading *r) {
    struct pbm *p = r->p;
    char word[PBM_ID];
    r->clan = p->sheet->seat(p->match.game, pbm_view(p, LZ_ONLOOKER), r->part.seat) + 1;
    if (!r->part.seat.len)
        return reject("it does not say which clan sends it; write CLAN and its number");
    return r->clan || reject("there is no such clan%s in this game", plain(word, r->part.seat));
}

/* The word of an older report is good enough to be told that it is one. */
static bool has_password(struct reading *r) {
    struct pbm *p = r->p;
    const struct pbm_seat *seat = &p->seat[r->clan - 1];
    int turn = seat->bot[0] ? -1 : pbm_token_turn(p, r->clan, r->part.pass), next = pbm_turn_now(p) + 1;
    if (!seat->bot[0] && (pbm_password_fits(seat, r->part.pass) || turn == next))
        return true;
    if (turn >= 0)
        return reject("turn %d has been run; orders are for turn %d, and the word for them is in the last report", turn,
                      next);
    return reject(
        "the password is not that of clan %d; write PASS and the word you were sent, or that of your last report",
        r->clan);
}

static bool is_for_next(struct reading *r) {
    int next = pbm_turn_now(r->p) + 1;
    int64_t turn;
    if (!r->part.turn.len)
        return true;
    if (!lz_read_number(r->part.turn, 0, INT32_MAX, &turn))
        return reject("its TURN is not a number; orders are for turn %d", next);
    if (turn < next)
        return reject("turn %d has been run; orders are for turn %d", (int)turn, next);
    return turn == next || reject("it is for turn %d, and orders are for turn %d", (int)turn, next);
}

static bool may_play(struct reading *r) {
    const struct lz_head *head = lz_head_of(r->p->state);
    if (head->over)
        return reject("the game is over");
    if (!(head->may >> (r->clan - 1) & 1))
        return reject("clan %d is no longer in play", r->clan);
    return !r->part.unclear ||
           reject(
               "line %d stands above GAME, CLAN and PASS, and the mail speaks for more than one clan, so that nobody "
               "can say whose it is; begin the part of each clan with its GAME, CLAN and PASS",
               r->part.unclear);
}

/* SW-22.4: the first of these that is wrong is the reason. Who has the password learns more than who has not. */
static bool is_for_us(struct reading *r) {
    return is_our_game(r) && has_clan(r) && has_password(r) && is_for_next(r) && may_play(r);
}

/* ---- messages, SW-16.1 */

static void keep_letter(struct reading *r, json_t *messages, const struct lz_letter *letter) {
    char note[800], *text = malloc(letter->text.len * 3 + 8);
    struct lz_writer w = lz_writer_in(note, sizeof note);
    lz_seats to = r->p->sheet->reach(r->p->match.game, r->p->view, letter, &w);
    if (w.len)
        printf(" %s\n", note);
    if (to && text) {
        json_t *clans = json_array();
        struct lz_writer words = lz_writer_in(text, letter->text.len * 3 + 8);
        lz_put_clean(&words, letter->text, true);
        printf(" message to clan");
        for (int seat = 0, n = 0; seat < r->p->record.setup.seats; seat++)
            if (to >> seat & 1) {
                printf(n++ ? ", %d" : " %d", seat + 1);
                json_array_append_new(clans, json_integer(seat + 1));
            }
        printf(": %u bytes, delivered with turn %d\n", words.len, pbm_turn_now(r->p) + 1);
        r->letters++;
        json_array_append_new(messages, json_pack("{s:o,s:s}", "clans", clans, "text", text));
    }
    free(text);
}

static void keep_letters(struct reading *r) {
    json_t *messages = json_array();
    if (r->part.letters || r->part.refused)
        puts("\nMESSAGES");
    for (int i = 0; i < r->part.letters; i++)
        keep_letter(r, messages, &r->part.letter[i]);
    if (r->part.refused)
        printf(" %d more were not taken: the limit is %d messages per turn\n", r->part.refused, LZ_LETTERS);
    json_object_set_new(r->desk, "messages", messages);
}

/* ---- orders */

/* What it means to the clan: the moves, and the receipt, for programs and for people. */
static bool read_sheet(struct reading *r) {
    char *json = malloc(RECEIPT);
    json_error_t trouble;
    r->lines = malloc(RECEIPT);
    r->moves = (struct lz_moves){ r->move, 0, LZ_SHEET_MOVES, false };
    if (json && r->lines) {
        struct lz_writer w = lz_writer_in(json, RECEIPT), lines = lz_writer_in(r->lines, RECEIPT);
        r->p->sheet->read(r->p->match.game, pbm_view(r->p, r->clan - 1), r->part.text,
                          &(struct lz_answer){ &r->moves, &w, &lines });
        r->receipt = w.full ? NULL : json_loadb(json, w.len, 0, &trouble);
    }
    free(json);
    return r->receipt || pbm_say("the receipt could not be made; this is a bug");
}

static void reading_free(struct reading *r) {
    json_decref(r->receipt);
    free(r->lines);
    free(r);
}

static bool submit_all(struct reading *r) {
    struct lz_why why = { 0 };
    for (uint32_t i = 0; i < r->moves.count; i++) {
        enum lz_status status = pbm_submit(r->p, &r->move[i], &why);
        if (status == LZ_FAILED)
            return pbm_say("out of memory");
        if (status == LZ_REFUSED)
            return reject("%s (%s)", r->p->match.game->ruleset[why.rule].text, r->p->match.game->ruleset[why.rule].id);
    }
    return true;
}

/* What was not used, and why, for the report. */
static void keep_dropped(struct reading *r) {
    json_t *dropped = json_array(), *slip;
    size_t i;
    json_array_foreach(json_object_get(r->receipt, "errors"), i, slip) {
        json_array_append_new(dropped, json_sprintf("Line %d was not used: %s",
                                                    (int)json_integer_value(json_object_get(slip, "line")),
                                                    json_string_value(json_object_get(slip, "text"))));
    }
    json_object_set_new(r->desk, "dropped", dropped);
}

static void put_when(const char *before, int64_t when) {
    char words[64];
    time_t t = (time_t)when;
    struct tm tm;
    strftime(words, sizeof words, "%A, %e %B %Y, %H:%M", localtime_r(&t, &tm));
    printf("%s%s", before, words);
}

static void print_due(const struct pbm *p) {
    int64_t now = pbm_now(), grace = p->due + (int64_t)p->rule.grace * 60;
    printf("Orders for turn %d ", pbm_turn_now(p) + 1);
    put_when(now <= p->due ? "are due " : "were due ", p->due);
    if (now > p->due)
        put_when(now <= grace ? ": yours are late, but within the grace until "
                              : ": yours are late, and the turn may run at any time since ",
                 grace);
    puts(". A new mail replaces all of this one.");
}

static void print_receipt(struct reading *r) {
    printf("%s\n", r->lines);
    print_due(r->p);
}

static void put_lines(const struct lz_lines *at, bool first) {
    printf(at->from == at->to ? "%s%d" : "%s%d-%d", first ? "" : ", ", at->from, at->to);
}

/* What was written outside of blocks, by its lines: a password may stand in it. */
static void print_unread(const struct lz_mail *part) {
    if (!part->unreads)
        return;
    bool one = part->unreads == 1 && part->unread[0].from == part->unread[0].to && !part->more;
    printf(one ? "\nLine " : "\nLines ");
    for (int i = 0; i < part->unreads; i++)
        put_lines(&part->unread[i], !i);
    if (part->more)
        printf(" and %d more", part->more);
    printf(" of your mail %s not read: orders stand between ORDERS and END, and a message begins with\n"
           "TO and the clans that are to get it (TO 2, TO ALL) and ends with END.\n",
           one ? "was" : "were");
}

/* SW-22.4: SURRENDER counts when it comes a second time. */
static bool surrender(struct reading *r) {
    struct pbm_seat *seat = &r->p->seat[r->clan - 1];
    struct lz_move move = { .seat = (uint8_t)(r->clan - 1), .verb = r->p->sheet->leave };
    struct lz_why why = { 0 };
    if (!r->part.leaves) {
        seat->told_to_leave = false;
        return true;
    }
    if (!seat->told_to_leave) {
        seat->told_to_leave = true;
        puts("\nYou wish to SURRENDER. Send the same again to confirm it; any mail without it takes it back.");
        return true;
    }
    r->left = pbm_submit(r->p, &move, &why) == LZ_OK;
    if (r->left)
        printf("\nYour clan surrenders: it leaves the game at the end of turn %d.\n", pbm_turn_now(r->p) + 1);
    return true;
}

/* Orders are in once there is an order, a start-up, or the word that there are none. */
static bool has_orders(const struct reading *r) { return r->moves.count || r->part.ready || r->left; }

static void print_waiting(const struct reading *r) {
    if (r->p->in[r->clan - 1])
        return;
    puts(r->letters ? "\nNo orders were found beside the messages: you are still waited for. Write READY to send none."
                    : "\nNo orders were found: you are still waited for. Write READY to send none.");
}

static bool keep(struct reading *r) {
    char name[64];
    struct pbm *p = r->p;
    bool *in = &p->in[r->clan - 1];
    if (!submit_all(r))
        return false;
    if (has_orders(r)) {
        *in = true;
        p->last_in = pbm_now();
    }
    json_object_set_new(r->desk, "in", json_boolean(*in));
    snprintf(name, sizeof name, "desk/clan-%02d.json", r->clan);
    bool found = has_orders(r) || r->letters;
    return (!found || pbm_put_json(p, name, r->desk)) && pbm_commit(p) && pbm_save(p);
}

static bool take(struct reading *r) {
    struct pbm *p = r->p;
    if (!read_sheet(r))
        return false;
    r->desk = json_object();
    json_object_set_new(r->desk, "turn", json_integer(pbm_turn_now(p) + 1));
    printf("Game %s, clan %d, turn %d: your mail was read.\n\n", p->id, r->clan, pbm_turn_now(p) + 1);
    if (r->part.unended)
        printf("The block that begins in line %d has no END; it was read as far as it could go on.\n\n",
               r->part.unended);
    print_receipt(r);
    keep_dropped(r);
    keep_letters(r);
    bool taken = surrender(r) && keep(r);
    print_unread(&r->part);
    print_waiting(r);
    json_decref(r->desk);
    return taken;
}

/* One part of a mail, with a receipt of its own. */
static bool take_part(struct pbm *p, const struct lz_mail *part) {
    struct reading *r = calloc(1, sizeof *r);
    if (!r)
        return pbm_say("out of memory");
    r->p = p;
    r->part = *part;
    bool taken = is_for_us(r) && take(r);
    pbm_log(p, "a mail from clan %d was %s", r->clan, taken ? "taken" : "refused");
    reading_free(r);
    return taken;
}

int pbm_orders(struct pbm *p, struct lz_text mail) {
    struct lz_mail part = { 0 };
    bool taken = true;
    for (int n = 1; p->sheet->mail(p->match.game, mail, &part); n++) {
        if (n > 1)
            printf("\n---- part %d of your mail, from line %d\n\n", n, part.line);
        taken = take_part(p, &part) && taken;
    }
    return !taken;
}

static bool fill(char *bytes, struct lz_text *text) {
    if (!bytes)
        return pbm_say("out of memory");
    size_t len = fread(bytes, 1, MAIL_MOST + 1, stdin);
    if (ferror(stdin))
        return pbm_say("cannot read the mail: %s", strerror(errno));
    *text = (struct lz_text){ bytes, (uint32_t)len };
    return len <= MAIL_MOST || pbm_say("the mail is longer than 256 KB");
}

/* All of standard input. NULL after saying why. */
static char *read_input(struct lz_text *text) {
    char *bytes = malloc(MAIL_MOST + 1);
    if (fill(bytes, text))
        return bytes;
    free(bytes);
    return NULL;
}

int pbm_do_orders(const struct pbm_call *call) {
    struct pbm pbm;
    struct lz_text mail;
    char *bytes = read_input(&mail);
    if (!bytes)
        return 1;
    int code = 1;
    if (pbm_open(&pbm, call->dir, true)) {
        code = pbm_orders(&pbm, mail);
        pbm_close(&pbm);
    }
    free(bytes);
    return code;
}

static bool take_startup(struct reading *r) {
    print_receipt(r);
    if (!json_object_get(r->receipt, "setup"))
        return reject("there is no SETUP in it; write SETUP DEFAULT 2, for example");
    return submit_all(r) && pbm_commit(r->p);
}

/* The moderator enters a start-up for a clan: the same text as in a mail, without game and password. */
int pbm_do_startup(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    struct lz_text page;
    int64_t clan;
    char *bytes = read_input(&page);
    struct reading *r = calloc(1, sizeof *r);
    bool taken = false;
    if (bytes && r && pbm_open(p, call->dir, call->wait)) {
        if (!cli_number(call->argv[0], 1, p->record.setup.seats, &clan)) {
            pbm_say("there is no clan '%s': they are 1 to %d", call->argv[0], p->record.setup.seats);
        } else {
            r->p = p;
            r->clan = (int)clan;
            r->part.text = page;
            taken = read_sheet(r) && take_startup(r);
        }
        pbm_close(p);
    }
    if (r)
        reading_free(r);
    free(bytes);
    return !taken;
}

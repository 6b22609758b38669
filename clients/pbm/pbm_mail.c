/* A mail of orders: whose it is, whether it may be taken, what it means. The receipt goes to standard output. */
#include "clients/cli/cli.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"

#include "core/words/clean.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MAIL_MOST = 256 * 1024, RECEIPT = 256 * 1024 };

struct reading {
    struct pbm *p;
    struct lz_text mail;
    struct lz_mail parts;
    int clan;
    struct lz_move move[LZ_SHEET_MOVES]; /* what it means */
    struct lz_moves moves;
    json_t *receipt, *desk;
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

static void clean(char *to, size_t room, struct lz_text text) {
    struct lz_writer w = lz_writer_in(to, (uint32_t)room);
    lz_put_clean(&w, text, false);
}

/* SW-22.4: a wrong game, password or turn is refused with the reason. The password is asked for last, so that only who
   has it learns more. */
static bool is_for_us(struct reading *r) {
    char word[100];
    struct pbm *p = r->p;
    int64_t turn;
    clean(word, sizeof word, r->parts.game);
    if (!r->parts.game.len || !lz_text_like(r->parts.game, p->id))
        return reject(r->parts.game.len ? "it is for game '%s', and this is game %s"
                                        : "it does not say which game it is for%s; write GAME %s",
                      word, p->id);
    r->clan = p->sheet->seat(p->match.game, pbm_view(p, LZ_ONLOOKER), r->parts.seat) + 1;
    clean(word, sizeof word, r->parts.seat);
    if (!r->clan)
        return reject(r->parts.seat.len ? "there is no clan '%s' in this game"
                                        : "it does not say which clan sends it%s; write CLAN and its number",
                      word);
    const struct pbm_seat *seat = &p->seat[r->clan - 1];
    if (seat->bot[0] || (!pbm_password_fits(seat, r->parts.pass) && !pbm_token_fits(p, r->clan, r->parts.pass)))
        return reject(
            "the password is not that of clan %d; write PASS and the word you were sent, or that of your last report",
            r->clan);
    clean(word, sizeof word, r->parts.turn);
    if (r->parts.turn.len && (!lz_read_number(r->parts.turn, 0, INT32_MAX, &turn) || turn != pbm_turn_now(p) + 1))
        return reject("it is for turn '%s', and orders are taken for turn %d", word, pbm_turn_now(p) + 1);
    return true;
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
        json_array_append_new(messages, json_pack("{s:o,s:s}", "clans", clans, "text", text));
    }
    free(text);
}

static void keep_letters(struct reading *r) {
    json_t *messages = json_array();
    if (r->parts.letters || r->parts.refused)
        puts("\nMESSAGES");
    for (int i = 0; i < r->parts.letters; i++)
        keep_letter(r, messages, &r->parts.letter[i]);
    if (r->parts.refused)
        printf(" %d more were not taken: the limit is %d messages per turn\n", r->parts.refused, LZ_LETTERS);
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
        r->p->sheet->read(r->p->match.game, pbm_view(r->p, r->clan - 1), r->mail,
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

static void print_receipt(struct reading *r) {
    char when[64];
    time_t due = (time_t)r->p->due;
    struct tm tm;
    strftime(when, sizeof when, "%A, %e %B %Y, %H:%M", localtime_r(&due, &tm));
    printf("%s\n", r->lines);
    printf("Orders for turn %d are due %s. A new mail replaces all of this one.\n", pbm_turn_now(r->p) + 1, when);
}

/* SW-22.4: SURRENDER counts when it comes a second time. */
static bool surrender(struct reading *r) {
    struct pbm_seat *seat = &r->p->seat[r->clan - 1];
    struct lz_move move = { .seat = (uint8_t)(r->clan - 1), .verb = r->p->sheet->leave };
    struct lz_why why = { 0 };
    if (!r->parts.leaves) {
        seat->told_to_leave = false;
        return true;
    }
    if (!seat->told_to_leave) {
        seat->told_to_leave = true;
        puts("\nYou wish to SURRENDER. Send the same again to confirm it; any mail without it takes it back.");
        return true;
    }
    if (pbm_submit(r->p, &move, &why) == LZ_OK)
        printf("\nYour clan surrenders: it leaves the game at the end of turn %d.\n", pbm_turn_now(r->p) + 1);
    return true;
}

static bool take(struct reading *r) {
    char name[64];
    struct pbm *p = r->p;
    if (!read_sheet(r))
        return false;
    r->desk = json_object();
    json_object_set_new(r->desk, "turn", json_integer(pbm_turn_now(p) + 1));
    printf("Game %s, clan %d, turn %d: your mail was read.\n\n", p->id, r->clan, pbm_turn_now(p) + 1);
    if (r->parts.unended)
        printf("The block that begins in line %d has no END; it was read to the end of the mail.\n\n",
               r->parts.unended);
    print_receipt(r);
    keep_dropped(r);
    keep_letters(r);
    snprintf(name, sizeof name, "desk/clan-%02d.json", r->clan);
    p->last_in = pbm_now();
    p->in[r->clan - 1] = true;
    bool taken = surrender(r) && submit_all(r) && pbm_put_json(p, name, r->desk) && pbm_commit(p) && pbm_save(p);
    json_decref(r->desk);
    return taken;
}

int pbm_orders(struct pbm *p, struct lz_text mail) {
    struct reading *r = calloc(1, sizeof *r);
    if (!r)
        return !pbm_say("out of memory");
    r->p = p;
    r->mail = mail;
    p->sheet->mail(p->match.game, mail, &r->parts);
    bool taken = is_for_us(r);
    if (taken && lz_head_of(p->state)->over)
        taken = reject("the game is over");
    if (taken && !(lz_head_of(p->state)->may >> (r->clan - 1) & 1))
        taken = reject("clan %d is no longer in play", r->clan);
    taken = taken && take(r);
    pbm_log(p, "a mail from clan %d was %s", r->clan, taken ? "taken" : "refused");
    reading_free(r);
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
            r->mail = page;
            taken = read_sheet(r) && take_startup(r);
        }
        pbm_close(p);
    }
    if (r)
        reading_free(r);
    free(bytes);
    return !taken;
}

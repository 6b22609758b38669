/* A mail of orders: whose it is, whether it may be taken, what it means. What is taken is one act, and answered when it
   is safe. */
#include "clients/cli/cli.h"
#include "clients/mail/doc.h"
#include "clients/pbm/pbm_commands.h"
#include "clients/pbm/pbm_receipt.h"
#include "clients/pbm/pbm_seats.h"

#include "core/hash.h"
#include "core/seats.h"
#include "core/words/clean.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MAIL_MOST = 256 * 1024, RECEIPT = 256 * 1024 };

/* ---- SW-22.4: the first of these that is wrong is the reason; who has the password learns more than who has not */

static bool is_our_game(struct pbm_reading *r) {
    char word[PBM_ID];
    const char *id = r->p->table.id;
    if (!r->part.game.len)
        return pbm_reject(r, "it does not say which game it is for; write GAME %s", id);
    return lz_text_like(r->part.game, id) ||
           pbm_reject(r, "it is for another game%s, and this is game %s", pbm_plain(word, r->part.game), id);
}

static bool has_clan(struct pbm_reading *r) {
    struct pbm *p = r->p;
    char word[PBM_ID];
    r->seat = p->sheet->seat(pbm_game(p), pbm_view(p, LZ_ONLOOKER), r->part.seat);
    if (!r->part.seat.len)
        return pbm_reject(r, "it does not say which clan sends it; write CLAN and its number");
    return r->seat >= 0 || pbm_reject(r, "there is no such clan%s in this game", pbm_plain(word, r->part.seat));
}

static bool has_password(struct pbm_reading *r) {
    struct pbm *p = r->p;
    bool fits = !pbm_is_bot(p, r->seat) &&
                (pbm_password_fits(p, r->seat, r->part.pass) || pbm_reply_turn(p, r->seat, r->part.pass) >= 0);
    return fits || pbm_reject(r,
                              r->part.pass.len
                                  ? "the password is not that of clan %d; write PASS and the word you were sent, or "
                                    "that of the reply form that came with your last report"
                                  : "it has no password of clan %d; write PASS and the word you were sent, or use the "
                                    "reply form that came with your last report",
                              r->seat + 1);
}

static bool is_for_next(struct pbm_reading *r) {
    int next = pbm_turn_now(r->p) + 1, word = pbm_reply_turn(r->p, r->seat, r->part.pass);
    int64_t turn = next;
    if (r->part.turn.len && !lz_read_number(r->part.turn, 0, INT32_MAX, &turn))
        return pbm_reject(r, "its TURN is not a number; orders are for turn %d", next);
    if (word >= 0 && word < turn)
        turn = word;
    if (turn < next)
        return pbm_reject(r, "turn %d has been run; orders are for turn %d", (int)turn, next);
    return turn == next || pbm_reject(r, "it is for turn %d, and orders are for turn %d", (int)turn, next);
}

static bool may_play(struct pbm_reading *r) {
    if (pbm_head(r->p)->over)
        return pbm_reject(r, "the game is over");
    if (!pbm_plays(r->p, r->seat))
        return pbm_reject(r, "clan %d is no longer in play", r->seat + 1);
    return !r->part.unclear ||
           pbm_reject(r,
                      "line %d stands above GAME, CLAN and PASS, and the mail speaks for more than one clan, so that "
                      "nobody can say whose it is; begin the part of each clan with its GAME, CLAN and PASS",
                      r->part.unclear);
}

/* ---- which mail it is */

/* A line of the mail's head, as programs write it; empty if there is none. */
static struct lz_text head_line(struct lz_text mail, const char *name) {
    for (struct lz_text line; mail.len && (line = lz_trim(lz_take_line(&mail))).len;) {
        struct lz_text word = lz_take_word(&line);
        if (word.len && word.at[word.len - 1] == ':' && lz_text_like((struct lz_text){ word.at, word.len - 1 }, name))
            return lz_trim(line);
    }
    return (struct lz_text){ 0 };
}

/* Without a head, which every machine on the way may have changed. */
static struct lz_text body_of(struct lz_text text) {
    for (struct lz_text left = text; left.len;)
        if (!lz_trim(lz_take_line(&left)).len)
            return left;
    return text;
}

/* By its Message-ID. A mail without one is the last of its clan again if all its bytes are the same: whoever sends
   orders, then others, then the first again, means the first. */
static void name_mail(struct pbm_reading *r, struct lz_text mail, int part) {
    struct lz_text id = head_line(mail, "Message-ID");
    struct lz_writer w = lz_writer_in(r->id, sizeof r->id - 40);
    const struct pbm_seat *at = &r->p->table.now.seat[r->seat];
    uint64_t mark = lz_hash(r->part.text.at, r->part.text.len, 0);
    r->bytes = id.len && part == 1 ? body_of(r->part.text) : r->part.text;
    if (id.len && id.len < sizeof r->id - 40) {
        lz_put_text(&w, id);
    } else if (id.len) { /* no program writes one as long */
        lz_put_hex(&w, lz_hash(id.at, id.len, 0), 16);
    } else {
        lz_put_hex(&w, mark, 16);
        lz_put(&w, " turn ");
        lz_put_number(&w, pbm_turn_now(r->p) + 1);
        lz_put(&w, " mail ");
        lz_put_number(&w, at->mails && at->mark == mark ? at->mails : at->mails + 1);
    }
    uint32_t len = w.len;
    snprintf(r->id + len, sizeof r->id - len, " part %d", part);
}

static struct lz_act act_of(const struct pbm_reading *r) {
    return (struct lz_act){
        .who = r->seat, .wall = r->p->now * 1000, .door = lz_span("mail"), .id = lz_span(r->id), .bytes = r->bytes
    };
}

/* Has it been taken? One that was taken back with its turn counts no more: it is taken anew, under a name of its own.
 */
static bool is_known(struct pbm_reading *r, struct lz_reply *reply) {
    size_t len = strlen(r->id);
    for (int time = 2;; time++) {
        struct lz_act act = act_of(r);
        if (lz_room_begin(&r->p->room, &act, reply)) {
            lz_room_drop(&r->p->room);
            return false;
        }
        if (!reply->back)
            return true;
        snprintf(r->id + len, sizeof r->id - len, " time %d", time);
    }
}

/* The answer of the first time, if it has been taken and that is known. */
static bool answered(struct pbm_reading *r) {
    char name[PBM_PATH];
    struct lz_text text;
    struct lz_reply reply;
    if (!is_known(r, &reply))
        return false;
    pbm_name_receipt(r->seat, reply.number, name);
    char *found = reply.again ? lz_paper_find(&r->p->folder, name, &text) : NULL;
    if (found)
        buffer_add(&r->answer, text.at, text.len);
    free(found);
    return found != NULL;
}

static void keep_receipt(struct pbm_reading *r, uint32_t number) {
    char name[PBM_PATH];
    pbm_name_receipt(r->seat, number, name);
    if (r->answer.failed || !lz_folder_make(&r->p->folder, "receipts") ||
        !pbm_keep(r->p, name, (struct lz_text){ r->answer.bytes, (uint32_t)r->answer.length }))
        pbm_say("the receipt is not kept; what it speaks of is stored all the same");
}

/* ---- what it means */

static bool note_unused(struct pbm_reading *r, const char *json, size_t len) {
    struct doc_file receipt = { 0 };
    struct fault why = { "" };
    bool read = doc_read(&receipt, json, len, &why);
    if (read) {
        r->setup = doc_has(receipt.nodes, "setup");
        DOC_EACH(slip, receipt.nodes, "errors")
        buffer_format(&r->unused, "%sLine %ld was not used: %s", r->unused.length ? "\n" : "", doc_number(slip, "line"),
                      doc_text(slip, "text"));
    }
    doc_free(&receipt);
    return read && !r->unused.failed;
}

static bool read_sheet(struct pbm_reading *r) {
    char *json = malloc(RECEIPT), *lines = malloc(RECEIPT);
    bool read = json && lines;
    r->moves = (struct lz_moves){ r->move, 0, LZ_SHEET_MOVES, false };
    if (read) {
        struct lz_writer w = lz_writer_in(json, RECEIPT), text = lz_writer_in(lines, RECEIPT);
        r->p->sheet->read(pbm_game(r->p), pbm_view(r->p, r->seat), r->part.text,
                          &(struct lz_answer){ &r->moves, &w, &text });
        buffer_add(&r->lines, lines, text.len);
        read = !w.full && note_unused(r, json, w.len) && !r->lines.failed;
    }
    free(json);
    free(lines);
    return read || pbm_say("out of memory");
}

/* ---- messages, SW-16.1 */

static bool take_letter(struct pbm_reading *r, const struct lz_letter *letter) {
    char note[PBM_SAID] = "", *text = malloc(LZ_POST_WORDS);
    if (!text)
        return pbm_say("out of memory");
    struct lz_writer why = lz_writer_in(note, sizeof note), w = lz_writer_in(text, LZ_POST_WORDS);
    struct lz_posting posting = { .words = &w, .note = &why };
    bool sent = r->p->sheet->post(pbm_game(r->p), pbm_view(r->p, r->seat), letter, &posting), put = true;
    if (why.len)
        buffer_format(&r->notes, " %s\n", note);
    if (sent && (r->part.withdraws || !lz_post_kept(r->p->table.now.letters, &posting.post))) {
        put = lz_post_send(&r->p->room, &posting.post);
        r->letters = true;
    }
    free(text);
    return put && !r->notes.failed;
}

/* The same message again is one: whoever sends orders anew often sends all of the mail anew. */
static bool take_letters(struct pbm_reading *r) {
    int before = lz_post_count(r->p->table.now.letters, r->seat), room = LZ_LETTERS - before;
    if (r->part.withdraws && before) {
        r->withdrawn = before;
        room = LZ_LETTERS;
        if (!lz_post_withdraw(&r->p->room, r->seat))
            return false;
    }
    int beyond = r->part.refused;
    for (int i = 0; i < r->part.letters; i++) {
        if (i >= room)
            beyond++;
        else if (!take_letter(r, &r->part.letter[i]))
            return false;
    }
    if (beyond)
        buffer_format(&r->notes, " %d more were not taken: the limit is %d messages per turn\n", beyond, LZ_LETTERS);
    return true;
}

/* ---- the act */

static bool put_moves(struct pbm_reading *r, struct lz_reply *reply) {
    for (uint32_t i = 0; i < r->moves.count; i++) {
        struct lz_input in = { .move = r->move[i] };
        if (lz_room_put(&r->p->room, &in, reply) != LZ_OK)
            return false;
    }
    return true;
}

/* SURRENDER counts when it comes a second time. */
static bool put_leaving(struct pbm_reading *r, struct lz_reply *reply) {
    struct lz_input in = { .move = { .seat = (uint8_t)r->seat, .verb = r->p->sheet->leave } };
    if (!r->part.leaves)
        return true;
    r->left = r->p->table.now.seat[r->seat].wish;
    r->wishes = !r->left;
    return r->left ? lz_room_put(&r->p->room, &in, reply) == LZ_OK
                   : pbm_line(r->p, (struct lz_text){ 0 }, "wish #%d", r->seat);
}

static bool put_in(struct pbm_reading *r) {
    struct lz_text none = { 0 }, unused = { r->unused.bytes, (uint32_t)r->unused.length };
    return !pbm_has_orders(r) ||
           (pbm_line(r->p, none, "in #%d", r->seat) && (!unused.len || pbm_line(r->p, unused, "unused #%d", r->seat)));
}

/* Out of memory is the answer of whatever failed without one. */
static bool put_act(struct pbm_reading *r, struct lz_reply *reply) {
    unsigned long long mark = lz_hash(r->part.text.at, r->part.text.len, 0);
    *reply = (struct lz_reply){ .status = LZ_FAILED, .no = LZ_NO_ROOM };
    return pbm_line(r->p, (struct lz_text){ 0 }, "mail #%d %016llx", r->seat, mark) && put_moves(r, reply) &&
           put_leaving(r, reply) && put_in(r) && take_letters(r);
}

/* Whether it asks for anything, be it that the wish to leave is taken back. */
static bool asks(const struct pbm_reading *r) {
    return r->moves.count || r->part.ready || r->part.leaves || r->part.withdraws || r->part.letters ||
           r->p->table.now.seat[r->seat].wish;
}

static bool refuse(struct pbm_reading *r, const struct lz_reply *reply) {
    if (reply->status == LZ_REFUSED && reply->no == LZ_NO_RULE)
        return pbm_reject(r, "%s (%s)", pbm_game(r->p)->ruleset[reply->why.rule].text,
                          pbm_game(r->p)->ruleset[reply->why.rule].id);
    if (reply->status == LZ_REFUSED) { /* a sentence within one: without its own full stop */
        const char *words = lz_no_words(reply->no);
        return pbm_reject(r, "%.*s", (int)strlen(words) - 1, words);
    }
    pbm_answer_failed(r, reply);
    pbm_say_failed(r->p, reply);
    return false;
}

/* It is stored, or has been: the number of the act, of those of its clan. 0: it is not. */
static uint32_t store(struct pbm_reading *r) {
    struct lz_reply reply;
    struct lz_act act = act_of(r);
    if (!lz_room_begin(&r->p->room, &act, &reply))
        return reply.again ? reply.number : refuse(r, &reply);
    if (!put_act(r, &reply)) {
        lz_room_drop(&r->p->room);
        return refuse(r, &reply);
    }
    lz_room_commit(&r->p->room, &reply);
    return reply.status == LZ_OK ? reply.number : refuse(r, &reply);
}

static bool take(struct pbm_reading *r) {
    if (!read_sheet(r)) {
        pbm_answer_failed(r, &(struct lz_reply){ .no = LZ_NO_ROOM });
        return false;
    }
    bool act = asks(r);
    uint32_t number = act ? store(r) : 0;
    if (act && !number)
        return false;
    pbm_answer(r);
    if (act)
        keep_receipt(r, number);
    return true;
}

static bool judge(struct pbm_reading *r, struct lz_text mail, int part) {
    if (!is_our_game(r) || !has_clan(r) || !has_password(r))
        return false;
    name_mail(r, mail, part);
    return answered(r) || (is_for_next(r) && may_play(r) && take(r));
}

/* ---- parts */

struct pbm_part {
    struct lz_mail mail;
    int number; /* from 1 */
};

static void reading_free(struct pbm_reading *r) {
    buffer_free(&r->lines);
    buffer_free(&r->unused);
    buffer_free(&r->notes);
    buffer_free(&r->answer);
    free(r);
}

/* A line of the head for the log, or "-". */
static struct lz_text shown(struct lz_text mail, const char *name) {
    struct lz_text line = head_line(mail, name);
    if (!line.len)
        return lz_span("-");
    line.len = line.len < PBM_ADDRESS ? line.len : PBM_ADDRESS;
    return line;
}

static void log_mail(const struct pbm_reading *r, struct lz_text mail, bool taken) {
    struct lz_text from = shown(mail, "From"), id = shown(mail, "Message-ID");
    char clan[16] = "no clan";
    if (r->seat >= 0)
        snprintf(clan, sizeof clan, "clan %d", r->seat + 1);
    pbm_log(r->p, "a mail for %s was %s; from %.*s, id %.*s", clan, taken ? "taken" : "refused", (int)from.len, from.at,
            (int)id.len, id.at);
}

static void tell(const struct pbm_reading *r, bool taken, FILE *to) {
    if (!r->answer.failed)
        fwrite(r->answer.bytes, 1, r->answer.length, to);
    else
        fputs(taken ? "Your mail was taken, but its receipt could not be made. Send it again to get it.\n"
                    : "Your mail was not taken. Please send it again.\n",
              to);
}

/* One part of a mail, with an answer of its own. */
static bool take_part(struct pbm *p, struct lz_text mail, const struct pbm_part *part, FILE *to) {
    struct pbm_reading *r = calloc(1, sizeof *r);
    if (!r) {
        fputs("Your mail could not be read. Please send it again.\n", to);
        return pbm_say("out of memory");
    }
    r->p = p;
    r->part = part->mail;
    r->seat = -1;
    bool taken = judge(r, mail, part->number);
    log_mail(r, mail, taken);
    tell(r, taken, to);
    taken = taken && !r->answer.failed;
    reading_free(r);
    return taken;
}

int pbm_orders(struct pbm *p, struct lz_text mail, FILE *to) {
    struct pbm_part part = { 0 };
    bool taken = true;
    while (p->sheet->mail(pbm_game(p), mail, &part.mail)) {
        if (++part.number > 1)
            fprintf(to, "\n---- part %d of your mail, from line %d\n\n", part.number, part.mail.line);
        taken = take_part(p, mail, &part, to) && taken;
    }
    return !taken;
}

/* ---- the commands */

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
        code = pbm_orders(&pbm, mail, stdout);
        pbm_close(&pbm);
    }
    free(bytes);
    return code;
}

static bool take_startup(struct pbm_reading *r) {
    struct pbm *p = r->p;
    if (!read_sheet(r))
        return false;
    if (!r->setup)
        return pbm_reject(r, "there is no SETUP in it that could be taken; write SETUP DEFAULT 2, for example");
    if (!pbm_begin(p, "host"))
        return false;
    for (uint32_t i = 0; i < r->moves.count; i++)
        if (!pbm_input(p, &r->move[i]))
            return false;
    if (!pbm_line(p, (struct lz_text){ 0 }, "in #%d", r->seat) || !pbm_commit(p))
        return false;
    pbm_answer_startup(r);
    pbm_log(p, "a start-up for clan %d was entered", r->seat + 1);
    return true;
}

/* The moderator enters a start-up for a clan: the same text as in a mail, without game and password. */
int pbm_do_startup(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    struct lz_text page;
    int clan;
    char *bytes = read_input(&page);
    struct pbm_reading *r = bytes ? calloc(1, sizeof *r) : NULL;
    bool taken = false;
    if (bytes && !r)
        pbm_say("out of memory");
    if (r && pbm_open(p, call->dir, call->wait)) {
        if (pbm_clan_of(p, call->argv[0], &clan)) {
            r->p = p;
            r->seat = clan - 1;
            r->part.text = page;
            taken = take_startup(r);
            fwrite(r->answer.bytes, 1, r->answer.length, stdout);
        }
        pbm_close(p);
    }
    if (r)
        reading_free(r);
    free(bytes);
    return !taken;
}

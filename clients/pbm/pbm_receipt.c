/* The words of a receipt (SW-22.4). */
#include "clients/pbm/pbm_receipt.h"

#include "clients/mail/lines.h"

#include "core/seats.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

enum { PBM_SHEET = 12000 }; /* bytes of what is said of the hexes of a map sheet */

static int coming(const struct pbm_reading *r) { return pbm_turn_now(r->p) + 1; }

const char *pbm_plain(char word[PBM_ID], struct lz_text text) {
    struct lz_writer w = lz_writer_in(word, PBM_ID);
    bool good = text.len < PBM_ID - 4;
    for (uint32_t i = 0; i < text.len; i++)
        good = good && (isalnum((unsigned char)text.at[i]) || memchr("_-.", text.at[i], 3));
    lz_put(&w, good ? " '" : "");
    lz_put_text(&w, (struct lz_text){ text.at, good ? text.len : 0 });
    lz_put(&w, good ? "'" : "");
    return word;
}

bool pbm_reject(struct pbm_reading *r, const char *format, ...) {
    char said[PBM_SAID];
    va_list args;
    va_start(args, format);
    vsnprintf(said, sizeof said, format, args);
    va_end(args);
    buffer_format(&r->answer,
                  "Your mail was not accepted: %s.\n\n"
                  "Nothing was changed: your earlier %s, if there are any, still stand.\n",
                  said, pbm_sheets(r->p));
    return false;
}

void pbm_answer_failed(struct pbm_reading *r, const struct lz_reply *reply) {
    r->answer.length = 0;
    buffer_text(&r->answer, reply->no == LZ_NO_LOST
                                ? "Your mail is not confirmed: nobody knows yet whether it was stored."
                                : "Your mail could not be stored, and does not count.");
    buffer_text(&r->answer, "\nPlease send it again: a repeat does no harm.\n");
}

/* ---- orders */

bool pbm_has_orders(const struct pbm_reading *r) { return r->moves.count || r->part.ready || r->left; }

static void put_time(struct buffer *out, const char *before, struct lz_due due) {
    char words[80];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    pbm_put_time(&w, due);
    buffer_text(out, before);
    buffer_text(out, words);
}

/* Before the first turn nobody is late: Default 3 is as good a start-up as any. */
static void put_terms(struct pbm_reading *r) {
    const struct pbm *p = r->p;
    char words[PBM_SAID];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    if (!coming(r))
        return;
    pbm_put_terms(p, p->table.now.due, p->table.now.seat[r->seat].missed, &w);
    line_wrap(&r->answer, words, 0);
    buffer_byte(&r->answer, '\n');
}

static void put_due(struct pbm_reading *r) {
    const struct pbm *p = r->p;
    struct lz_due due = p->table.now.due, grace = pbm_grace(p, due);
    buffer_format(&r->answer, coming(r) ? "Orders for turn %d " : "Start-ups (turn %d) ", coming(r));
    put_time(&r->answer, p->now <= due.at ? "are due " : "were due ", due);
    if (p->now > due.at)
        put_time(&r->answer,
                 p->now <= grace.at ? ":\nyours are late, but within the grace until "
                                    : ":\nyours are late, and the turn may run at any time since ",
                 grace);
    buffer_text(&r->answer, coming(r) ? ".\nNew orders replace all of these.\n" : ".\nA new one replaces this one.\n");
    put_terms(r);
}

static void put_unread(struct pbm_reading *r) {
    const struct lz_mail *part = &r->part;
    if (!part->unreads)
        return;
    bool one = part->unreads == 1 && part->unread[0].from == part->unread[0].to && !part->more;
    buffer_text(&r->answer, one ? "\nLine " : "\nLines ");
    for (int i = 0; i < part->unreads; i++) {
        const struct lz_lines *at = &part->unread[i];
        buffer_format(&r->answer, at->from == at->to ? "%s%d" : "%s%d-%d", i ? ", " : "", at->from, at->to);
    }
    if (part->more)
        buffer_format(&r->answer, " and %d more", part->more);
    buffer_format(
        &r->answer,
        " of your mail %s not read: orders stand between ORDERS and END, and a\nmessage begins with TO and the "
        "clans that are to get it (TO 2, TO ALL) and ends with END.\n",
        one ? "was" : "were");
}

/* ---- messages, SW-16.1 */

/* "message to clan 1, 4 in the name of clan 5: 58 bytes, delivered with turn 3", and what of its sheet is not as the
   clan sees it. */
static void put_letter(struct pbm_reading *r, const struct lz_post *letter) {
    const char *before = " message to clan ";
    char room[PBM_SHEET];
    struct lz_writer lines = lz_writer_in(room, sizeof room);
    for (int seat = 0; seat < LZ_SEATS; seat++)
        if (lz_in(letter->to, seat)) {
            buffer_format(&r->answer, "%s%d", before, seat + 1);
            before = ", ";
        }
    if (letter->as == LZ_ONLOOKER)
        buffer_text(&r->answer, ", unsigned");
    else if (letter->as != letter->from)
        buffer_format(&r->answer, " in the name of clan %d", letter->as + 1);
    buffer_format(&r->answer, ": %u bytes, delivered with turn %d\n", letter->words.len, coming(r));
    r->p->sheet->doctored(pbm_game(r->p), pbm_view(r->p, r->seat), letter, &lines);
    buffer_add(&r->answer, room, lines.len);
}

/* All that will be delivered, those of earlier mails too. */
static void put_letters(struct pbm_reading *r) {
    const struct lz_posted *letters = r->p->table.now.letters;
    int kept = lz_post_count(letters, r->seat);
    if (!kept && !r->notes.length && !r->withdrawn)
        return;
    buffer_text(&r->answer, "\nMESSAGES\n");
    if (r->notes.length)
        buffer_add(&r->answer, r->notes.bytes, r->notes.length);
    if (r->withdrawn)
        buffer_format(&r->answer, " %d message%s withdrawn\n", r->withdrawn, r->withdrawn == 1 ? "" : "s");
    for (; letters; letters = letters->next)
        if (letters->post.from == r->seat)
            put_letter(r, &letters->post);
    if (kept)
        buffer_text(&r->answer, " (WITHDRAW on a line of its own takes back those of earlier mails.)\n");
}

/* ---- all of it */

static void put_leaving(struct pbm_reading *r) {
    if (r->wishes)
        buffer_text(&r->answer,
                    "\nYou wish to SURRENDER. Send another mail with SURRENDER in it to confirm that (the same "
                    "mail twice\ncounts once); any mail without it takes it back.\n");
    if (r->left)
        buffer_format(&r->answer, "\nYour clan surrenders: it leaves the game at the end of turn %d.\n", coming(r));
}

static void put_waiting(struct pbm_reading *r) {
    if (r->p->table.now.seat[r->seat].in)
        return;
    buffer_format(&r->answer,
                  coming(r)
                      ? "\nNo orders were found%s: you are still waited for. Write READY to send none.\n"
                      : "\nNo start-up was found%s: you are still waited for. Write SETUP DEFAULT 3, for example, "
                        "or\nREADY to leave it at that.\n",
                  r->letters ? " beside the messages" : "");
}

void pbm_answer(struct pbm_reading *r) {
    buffer_format(&r->answer, "Game %s, clan %d, turn %d: your mail was read.\n\n", r->p->table.id, r->seat + 1,
                  coming(r));
    if (r->part.unended)
        buffer_format(&r->answer,
                      "The block that begins in line %d has no END; it was read as far as it could go on.\n\n",
                      r->part.unended);
    buffer_add(&r->answer, r->lines.bytes, r->lines.length);
    buffer_byte(&r->answer, '\n');
    put_due(r);
    put_letters(r);
    put_leaving(r);
    put_unread(r);
    put_waiting(r);
}

void pbm_answer_startup(struct pbm_reading *r) {
    buffer_add(&r->answer, r->lines.bytes, r->lines.length);
    buffer_byte(&r->answer, '\n');
    put_due(r);
}

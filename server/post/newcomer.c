#include "server/post/newcomer.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "inbox/command.h"
#include "server/lobby/laid.h"
#include "server/people/ticket.h"
#include "server/post/fold.h"
#include "server/post/letter.h"
#include "server/table/hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { TEXT = 2000, MAIL = 12000, A_DAY = 3 /* questions to one address */ };
enum { WRONG = 30 /* codes of an hour that nobody is invited by: 65,536 are not guessed at */ };
static const int64_t hour = 3600LL * 1000;
static const char asked[] = "asked.", unnamed[] = "Player";

void newcomer_id(const char *word, struct lz_writer *w) {
    lz_put(w, asked);
    lz_put(w, word);
}

static int64_t now(const struct intake *in) { return in->clerk.wall(in->clerk.to); }

/* ---- what is read and written */

static bool add(struct intake *in, const struct base_row *row) { return batch_add(&in->clerk.batch, row); }

/* All that was added, and that the mail was read. A batch that is refused met another that was quicker: the mail is
   read again, and then finds what stands. */
static enum newcomer decide(struct intake *in, bool added, enum arrival_fate fate) {
    struct base_row row = arrival_row(&in->arrival, fate, (struct lz_text){ 0 });
    if (!added || !add(in, &row) || !clerk_commit(&in->clerk))
        return NEWCOMER_LATER;
    in->hall->addresses++; /* tables that are awake read anew whom they mail */
    in->hall->owes.poke(in->hall->owes.to);
    return NEWCOMER_DONE;
}

static enum newcomer leave(struct intake *in) {
    batch_empty(&in->clerk.batch);
    return decide(in, true, ARRIVAL_LEFT);
}

static struct newcomer_pen pen_of(struct intake *in) {
    return (struct newcomer_pen){ &in->clerk.batch, in->clerk.box, in->site, now(in) };
}

/* A mail to that person: the question of an address is BASE_MAIL_ASK, all else BASE_MAIL_SAY. */
static bool add_mail(const struct newcomer_pen *pen, enum base_change what, int64_t person,
                     const struct letter *letter) {
    char mail[MAIL], text[TEXT];
    struct lz_writer words = lz_writer_in(text, sizeof text), bytes = lz_writer_in(mail, sizeof mail);
    struct letter folded = *letter;
    lz_put_text(&words, letter->text);
    lz_put(&words, "\nThe tables: ");
    lz_put(&words, pen->site);
    lz_put(&words, "\n");
    fold(&words, 0);
    folded.box = pen->box;
    folded.wall = pen->now;
    folded.text = (struct lz_text){ text, words.len };
    letter_put(&folded, &bytes);
    lz_assert(!words.full && !bytes.full);
    return batch_add(pen->batch, &(struct base_row){ what, { person, pen->now }, { { mail, bytes.len } } });
}

/* The answer to the mail in hand. */
static bool add_answer(struct intake *in, int64_t person, const char *subject, const char *words) {
    char id[40];
    snprintf(id, sizeof id, "answer.%.16s", in->arrival.mark);
    struct newcomer_pen pen = pen_of(in);
    return add_mail(&pen, BASE_MAIL_SAY, person,
                    &(struct letter){ .id = id, .subject = subject, .text = lz_span(words) });
}

static bool add_question(const struct newcomer_pen *pen, enum base_change what, const struct ticket *ticket,
                         const char *words) {
    char id[EXCHANGE_TOKEN + sizeof asked], word[EXCHANGE_TOKEN];
    struct lz_writer w = lz_writer_in(id, sizeof id);
    if (!ticket_add(pen->batch, ticket, pen->now, word))
        return false;
    newcomer_id(word, &w);
    return add_mail(pen, what, ticket->of,
                    &(struct letter){ .id = id, .subject = "Is this your address?", .text = lz_span(words) });
}

/* ---- what the mail says */

/* A line "NAME Anna" says what its writer is called. */
static struct lz_text find_name(const struct inbox_mail *mail) {
    for (uint32_t i = 0; i < mail->lines; i++) {
        struct lz_text line = mail->line[i].text, word = lz_take_word(&line);
        if (lz_text_like(word, "name") && people_named(lz_trim(line)))
            return lz_trim(line);
    }
    return (struct lz_text){ 0 };
}

/* As people say it: capitals do not count, and a blank is as good as the stroke. */
static bool find_code(const struct inbox_mail *mail, char code[CODE_WORDS]) {
    for (uint32_t i = 0; i <= mail->lines; i++) {
        struct lz_text line = i < mail->lines ? mail->line[i].text : lz_span(mail->subject);
        struct inbox_command c = inbox_command_read(line);
        struct lz_writer w = lz_writer_in(code, CODE_WORDS);
        if (c.verb != INBOX_JOIN)
            continue;
        for (uint32_t at = 0; at < c.rest.len; at++) {
            char sign = c.rest.at[at];
            lz_put_char(&w, sign == ' ' ? '-' : sign >= 'A' && sign <= 'Z' ? (char)(sign + 'a' - 'A') : sign);
        }
        return !w.full;
    }
    return false;
}

/* The word of a question of ours that it answers. */
static const char *find_word(const struct intake *in, char word[EXCHANGE_TOKEN]) {
    const struct inbox_mail *mail = &in->arrival.mail;
    const size_t before = sizeof asked - 1, len = EXCHANGE_TOKEN - 1;
    for (uint32_t i = 0; i < mail->answer_count; i++) {
        const char *id = mail->answers[i], *at = strrchr(id, '@');
        if (at != id + before + len || !at || strncmp(id, asked, before) != 0 ||
            strcasecmp(at, strchr(in->clerk.box->address, '@')) != 0)
            continue;
        memcpy(word, id + before, len);
        word[len] = 0;
        return word;
    }
    return NULL;
}

/* ---- JOIN */

static bool add_person(const struct newcomer_pen *pen, int64_t person, struct lz_text name, struct lz_text address) {
    struct base_row rows[] = { { BASE_PERSON_ADD, { person, pen->now }, { name.len ? name : lz_span(unnamed) } },
                               { BASE_ADDRESS_PUT, { person }, { address } } };
    return person && batch_add(pen->batch, &rows[0]) && batch_add(pen->batch, &rows[1]);
}

/* The invitation stands with the question: whoever answers it may look at the table. Who is made anew belongs to nobody
   on the page: an address that somebody gave there, and that has not answered, may be anybody's. */
static enum newcomer ask_newcomer(struct intake *in, int64_t known, int64_t match) {
    static const char words[] =
        "Somebody, we hope you, wrote from this address that you want to play at a table here.\n\n"
        "If that was you, answer this mail, with nothing in it, or with a line\n\n"
        "  NAME Anna\n\n"
        "that says what you are called there. Then a seat is yours, and the match comes by mail. If it was not you, do "
        "nothing: no further mail will come.\n";
    int64_t person = known > 0 ? known : people_number();
    struct ticket ticket = { .what = TICKET_JOIN, .of = person, .seat = match };
    struct newcomer_pen pen = pen_of(in);
    batch_empty(pen.batch);
    bool added = (known > 0 ||
                  add_person(&pen, person, find_name(&in->arrival.mail), lz_span(in->arrival.mail.from))) &&
                 add(in, &(struct base_row){ BASE_INVITE, { match, person } }) &&
                 add_question(&pen, known > 0 ? BASE_MAIL_SAY : BASE_MAIL_ASK, &ticket, words);
    return decide(in, added, ARRIVAL_COUNTED);
}

/* Those that nobody is invited by are counted, whoever tries them: what a mail says of its sender proves nothing. */
static bool may_try(struct intake *in) {
    if (now(in) >= in->codes_until)
        in->codes = 0;
    return in->codes < WRONG;
}

static void note_wrong(struct intake *in) {
    if (!in->codes++)
        in->codes_until = now(in) + hour;
}

static enum newcomer join(struct intake *in, const char *code) {
    struct lz_text from = lz_span(in->arrival.mail.from);
    int64_t person = intake_number(in, BASE_ASK_ADDRESSES, 0, from),
            lost = intake_number(in, BASE_ASK_ADDRESS_LOST, 0, from);
    int64_t match = may_try(in) ? intake_number(in, BASE_ASK_CODE, in->arrival.came, lz_span(code)) : -1;
    int64_t questions = intake_number(in, BASE_ASK_ASKED, now(in) - 24 * hour, from);
    if (person == -2 || lost < 0 || match == -2 || questions < 0)
        return NEWCOMER_LATER;
    if (!mailbox_address(from) || (person < 0 && lost) || questions >= A_DAY)
        return leave(in);
    if (match > 0)
        return ask_newcomer(in, person, match);
    note_wrong(in);
    if (person < 0)
        return leave(in);
    batch_empty(&in->clerk.batch);
    bool added = add_answer(in, person, "No table answers to that code",
                            "Nobody is invited by the code in your mail. Ask whoever gave it to you for a new one: a "
                            "code is good for a few days, and until the match begins.\n");
    return decide(in, added, ARRIVAL_COUNTED);
}

/* ---- a host's list */

bool newcomer_invite(const struct newcomer_pen *pen, int64_t match, struct lz_text name, struct lz_text address) {
    static const char words[] = "Whoever runs a game here would like you to play, and gave this address.\n\n"
                                "If you want to, answer this mail, with nothing in it, or with a line\n\n"
                                "  NAME Anna\n\n"
                                "that says what you are called there. Then a seat is yours, and the match comes by "
                                "mail. If not, do nothing: no "
                                "further mail will come.\n";
    struct ticket ticket = { .what = TICKET_JOIN, .of = people_number(), .seat = match };
    return add_person(pen, ticket.of, name, address) &&
           batch_add(pen->batch, &(struct base_row){ BASE_INVITE, { match, ticket.of } }) &&
           add_question(pen, BASE_MAIL_ASK, &ticket, words);
}

bool newcomer_ask(const struct newcomer_pen *pen, int64_t person, struct lz_text address) {
    static const char words[] =
        "Whoever runs a game here says that this is your address.\n\nIf it is, answer this mail within three days, "
        "with "
        "nothing in it: then the mails of your tables come here. If not, do nothing: no further mail will come.\n";
    struct ticket ticket = { .what = TICKET_ADDRESS, .of = person };
    return batch_add(pen->batch, &(struct base_row){ BASE_MAIL_CANCEL, { person } }) &&
           batch_add(pen->batch, &(struct base_row){ BASE_ADDRESS_PUT, { person }, { address } }) &&
           add_question(pen, BASE_MAIL_ASK, &ticket, words);
}

/* ---- who answers the question */

static int first_open(const struct laid *laid) {
    for (int i = 0; i < laid->plan.setup.seats; i++)
        if (!laid->plan.bot[i] && !laid->seat[i].person)
            return i;
    return -1;
}

/* Who has said no name is called by the seat. */
static void put_name(struct intake *in, int64_t person, int seat, struct lz_writer *w) {
    char name[LZ_LABEL];
    struct lz_text said = find_name(&in->arrival.mail);
    laid_name(&in->clerk.base, person, name);
    lz_put_text(w, said.len ? said : lz_span(name));
    if (said.len || strcmp(name, unnamed) != 0)
        return;
    lz_put_char(w, ' ');
    lz_put_number(w, seat + 1);
}

static bool add_seat(struct intake *in, int64_t person, const struct laid *laid, int seat) {
    char name[2 * LZ_LABEL], words[600];
    struct lz_writer called = lz_writer_in(name, sizeof name), w = lz_writer_in(words, sizeof words);
    put_name(in, person, seat, &called);
    lz_put(&w, "You have seat #");
    lz_put_number(&w, seat + 1);
    lz_put(&w, " at a table of ");
    lz_put(&w, laid->plan.game->title);
    lz_put(&w,
           ". The first mail of the match comes when whoever laid the table deals. Answer it, and HELP on a line of "
           "its own brings all that a mail may say.\n");
    in->seated = laid->id;
    struct lz_text label = { name, called.len };
    return add(in, &(struct base_row){ BASE_PERSON_NAME, { person }, { label } }) &&
           add(in, &(struct base_row){ BASE_SEAT_JOIN, { laid->id, seat, person }, { label } }) &&
           add_answer(in, person, "You have a seat", words);
}

static bool take_seat(struct intake *in, const struct ticket *ticket) {
    struct laid *laid = calloc(1, sizeof *laid);
    if (!laid)
        return false;
    bool found = laid_get(&in->clerk.base, ticket->seat, ticket->of, laid), added;
    int seat = found ? first_open(laid) : -1;
    bool sits = found && laid_seat_of(laid, ticket->of) >= 0;
    if (found && laid->stage == STAGE_LAID && seat >= 0 && !sits)
        added = add_seat(in, ticket->of, laid, seat);
    else
        added = add_answer(in, ticket->of, "You have no seat",
                           sits                                 ? "You sit at that table already.\n"
                           : found && laid->stage == STAGE_LAID ? "All seats of that table are taken.\n"
                                                                : "The match at that table has begun, and nobody can "
                                                                  "join it any more.\n");
    free(laid);
    return added;
}

/* ---- ADDRESS */

bool newcomer_move(struct table *table, int64_t person, struct lz_text address) {
    static const char words[] =
        "Somebody, we hope you, wants the mails of a game to come here from now on, and has said so from the address "
        "to which they go until now.\n\nIf that was you, answer this mail, with nothing in it, within three days. If "
        "it "
        "was not you, do nothing: no further mail will come.\n";
    struct hall *hall = table->hall;
    struct newcomer_pen pen = { &table->tray.batch, hall->owes.box, hall->owes.site, hall->wall(hall->to) };
    struct ticket ticket = { .what = TICKET_MOVE, .of = people_number(), .seat = person };
    return add_person(&pen, ticket.of, (struct lz_text){ 0 }, address) &&
           add_question(&pen, BASE_MAIL_ASK, &ticket, words);
}

/* Mails go to the new address from here on; the old one is told so, by a mail of the person who was made for the new
   one, and who has the old one now. */
static bool move(struct intake *in, const struct ticket *ticket, const char *to) {
    char from[MAILBOX_TEXT] = "";
    struct base *base = &in->clerk.base;
    struct lz_writer w = lz_writer_in(from, sizeof from);
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ADDRESS, ticket->seat, (struct lz_text){ 0 });
    enum lz_status status = base_next(base, ask);
    if (status == LZ_OK)
        lz_put_text(&w, base_text(ask, 0));
    base_done(ask);
    if (status == LZ_FAILED)
        return false;
    char id[40];
    snprintf(id, sizeof id, "moved.%.16s", in->arrival.mark);
    struct letter letter = {
        .id = id,
        .subject = "Your mail goes elsewhere now",
        .text = lz_span("As you asked and another address has said, the mails of your tables go there from now on. No "
                        "further mail comes here. If you did not ask for it, whoever runs the server can undo it.\n")
    };
    struct newcomer_pen pen = pen_of(in);
    bool told = !from[0] ||
                (add(in, &(struct base_row){ BASE_ADDRESS_SET, { ticket->of, ADDRESS_ASKED }, { lz_span(from) } }) &&
                 add_mail(&pen, BASE_MAIL_ASK, ticket->of, &letter));
    return told && add(in, &(struct base_row){ BASE_ADDRESS_SET, { ticket->seat, ADDRESS_GOOD }, { lz_span(to) } }) &&
           add_answer(in, ticket->seat, "Your mail comes here now",
                      "The mails of your tables come to this address from now on.\n");
}

static bool settle(struct intake *in, const struct ticket *ticket, const char *address) {
    switch (ticket->what) {
    case TICKET_ADDRESS:
        return add(in, &(struct base_row){ BASE_ADDRESS_GOOD, { ticket->of } }) &&
               add_answer(in, ticket->of, "Your address is right",
                          "You are mailed here when it is your move and you are away.\n");
    case TICKET_JOIN:
        return add(in, &(struct base_row){ BASE_ADDRESS_GOOD, { ticket->of } }) && take_seat(in, ticket);
    default:
        return move(in, ticket, address);
    }
}

/* LZ_REFUSED: it is none of these, has been used, or its time is over. */
static enum lz_status find_ticket(struct intake *in, const char *hash, struct ticket *ticket, char address[]) {
    struct base *base = &in->clerk.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_TICKET, now(in), lz_span(hash));
    enum lz_status status = base_next(base, ask);
    if (status == LZ_OK)
        *ticket = (struct ticket){ (enum ticket_what)sqlite3_column_int(ask, 2), sqlite3_column_int64(ask, 0),
                                   sqlite3_column_int64(ask, 1) };
    base_done(ask);
    if (status != LZ_OK || ticket->what < TICKET_ADDRESS || ticket->what > TICKET_MOVE)
        return status == LZ_OK ? LZ_REFUSED : status;
    ask = base_asked(base, BASE_ASK_ADDRESS, ticket->of, (struct lz_text){ 0 });
    status = base_next(base, ask);
    if (status == LZ_OK) {
        struct lz_writer w = lz_writer_in(address, MAILBOX_TEXT);
        lz_put_text(&w, base_text(ask, 0));
    }
    base_done(ask);
    return status;
}

static enum newcomer confirm(struct intake *in, const char *word) {
    char hash[EXCHANGE_TOKEN], address[MAILBOX_TEXT] = "";
    struct ticket ticket;
    people_hash(lz_span(word), hash);
    enum lz_status found = find_ticket(in, hash, &ticket, address);
    if (found != LZ_OK)
        return found == LZ_FAILED ? NEWCOMER_LATER : NEWCOMER_NO;
    if (strcasecmp(address, in->arrival.mail.from) != 0) /* whoever was asked has not answered */
        return leave(in);
    batch_empty(&in->clerk.batch);
    bool added = add(in, &(struct base_row){ BASE_TICKET_USE, { now(in) }, { lz_span(hash) } }) &&
                 settle(in, &ticket, address);
    enum newcomer done = decide(in, added, ARRIVAL_COUNTED);
    if (done != NEWCOMER_DONE)
        in->seated = 0;
    return done;
}

enum newcomer newcomer_read(struct intake *in, bool tagged) {
    char word[EXCHANGE_TOKEN], code[CODE_WORDS];
    lz_assert(in->arrival.mail.kind == INBOX_PERSON);
    if (find_word(in, word)) {
        enum newcomer done = confirm(in, word);
        if (done != NEWCOMER_NO)
            return done;
    }
    return !tagged && in->arrival.mail.from[0] && find_code(&in->arrival.mail, code) ? join(in, code) : NEWCOMER_NO;
}

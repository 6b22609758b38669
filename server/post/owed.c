#include "server/post/owed.h"

#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/event.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "host/store/drawer.h"
#include "server/post/letter.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <stdio.h>
#include <stdlib.h>

enum { TEXT = 1 << 16, MAIL = 1 << 18, NEWS = 40, LISTED = 60, WORDS = 400 };

/* ---- who is away */

static bool read_mailed(struct table *table) {
    struct base *base = table->tray.base;
    uint32_t edition = table->hall->addresses + 1;
    if (table->owed.edition == edition)
        return true;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MAILED, table->id, (struct lz_text){ 0 });
    enum lz_status status;
    lz_seats mailed = 0;
    while ((status = base_next(base, ask)) == LZ_OK)
        mailed |= lz_only(sqlite3_column_int(ask, 0));
    base_done(ask);
    table->owed.mailed = table->owed.open = mailed;
    table->owed.edition = status == LZ_REFUSED ? edition : 0;
    return table->owed.edition;
}

/* Those who listen, and whoever has just spoken. */
static lz_seats here(const struct table *table, const struct job *job) {
    lz_seats seats = job->from && job->from->seat != LZ_ONLOOKER ? lz_only(job->from->seat) : 0;
    for (const struct talk *talk = table->talks; talk; talk = talk->next)
        seats |= !talk->deaf && talk->seat != LZ_ONLOOKER ? lz_only(talk->seat) : 0;
    return seats;
}

static bool add_row(struct table *table, enum base_change what, int seat, int64_t number) {
    return batch_add(&table->tray.batch, &(struct base_row){ what, { table->id, seat, number } });
}

/* ---- what is told: the view of the seat, and nothing else */

static void put_news(const struct lz_room *room, int seat, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    struct lz_reader reader = { names, seat };
    uint32_t from = lz_room_since(room, seat), count = lz_room_count(room, seat);
    char words[WORDS];
    lz_room_names(room, names);
    if (count > from + NEWS)
        from = count - NEWS;
    bool any = false;
    for (uint32_t i = from + 1; i <= count; i++) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        struct lz_writer line = lz_writer_in(words, sizeof words);
        if (!told || told->back || !lz_told_event(told))
            continue;
        lz_event_tell(room->game, &told->event, &reader, &line);
        if (!line.len)
            continue;
        lz_put(w, any ? "  " : "\n\nSince your last move:\n  ");
        any = true;
        lz_put(w, words);
        lz_put(w, "\n");
    }
}

static void put_moves(struct lz_room *room, int seat, struct lz_writer *w) {
    const struct lz_game *game = room->game;
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    game->legal(game, room->state, seat, &legal);
    for (uint32_t i = 0; i < legal.count && i < LISTED; i++) {
        lz_put(w, i < 9 ? "   " : "  ");
        lz_put_number(w, i + 1);
        lz_put(w, "  ");
        lz_move_print(game, &list[i], w);
        lz_put(w, "\n");
    }
    if (legal.count > LISTED || !legal.complete)
        lz_put(w, "      and more\n");
}

static void put_text(struct table *table, int seat, struct lz_writer *w) {
    struct lz_room *room = &table->room;
    lz_put(w, room->game->title);
    lz_put(w, ": it is your move.\n\n");
    lz_ask_print(room->game, lz_room_view(room, seat), w);
    put_news(room, seat, w);
    lz_put(w, "\n\n");
    lz_room_table(room, seat, w);
    lz_put(w, "\nYou can:\n");
    put_moves(room, seat, w);
    lz_put(w, "\nThe table: ");
    lz_put(w, table->hall->owes.site);
    lz_put(w, "/t/");
    lz_put_number(w, table->id);
    lz_put(w, "\nThis is the one mail until you have come there or moved. To get none, take your\naddress away in your "
              "account: ");
    lz_put(w, table->hall->owes.site);
    lz_put(w, "/account\n");
}

/* Mails of one table stand in one thread, whose first mail never was. */
static void put_thread(const struct table *table, int seat, struct lz_writer *w) {
    lz_put(w, "table.");
    lz_put_number(w, table->id);
    lz_put_char(w, '.');
    lz_put_number(w, seat);
}

/* Its id follows from what it tells of and from the holder's secret: a second copy is the same mail, and nobody else
   can name it. */
static bool put_id(struct table *table, int seat, uint32_t decision, struct lz_writer *w) {
    struct lz_drawer drawer = { .calls = table->hall->calls, .store = table->room.store };
    struct lz_writer trouble = lz_writer_in(table->words, sizeof table->words);
    struct lz_secret secret = { seat, table->room.holder[seat].number, "mail" };
    char word[LZ_SECRET];
    if (!lz_drawer_open(&drawer, &trouble))
        return false;
    lz_secret_print(&drawer, &secret, word);
    lz_drawer_close(&drawer);
    lz_put_number(w, table->id);
    lz_put_char(w, '.');
    lz_put_number(w, seat);
    lz_put_char(w, '.');
    lz_put_number(w, decision);
    lz_put_char(w, '.');
    lz_put(w, word);
    return true;
}

static bool add_mail(struct table *table, int seat, uint32_t decision) {
    const struct owed_by *by = &table->hall->owes;
    int64_t now = table->hall->wall(table->hall->to);
    char id[100], subject[120], thread[60];
    char *text = table->hall->calls->room(NULL, TEXT), *mail = text ? table->hall->calls->room(NULL, MAIL) : NULL;
    struct lz_writer w = lz_writer_in(text, TEXT), named = lz_writer_in(id, sizeof id),
                     first = lz_writer_in(thread, sizeof thread);
    put_thread(table, seat, &first);
    bool well = mail && put_id(table, seat, decision, &named);
    if (well) {
        put_text(table, seat, &w);
        snprintf(subject, sizeof subject, "%.60s: it is your move", table->room.game->title);
        struct lz_writer bytes = lz_writer_in(mail, MAIL);
        letter_put(&(struct letter){ by->box, id, thread, subject, now, { text, w.len } }, &bytes);
        struct base_row row = { BASE_MAIL_ADD,
                                { table->id, seat, decision, now + by->after },
                                { { mail, bytes.len } } };
        well = add_row(table, BASE_MAIL_DROP, seat, decision) && batch_add(&table->tray.batch, &row);
    }
    free(mail);
    free(text);
    table->owed.added |= well;
    return well;
}

/* ---- */

static bool note_seat(struct table *table, int seat, bool is_here) {
    struct owed *owed = &table->owed;
    uint32_t decision = lz_in(lz_room_head(&table->room)->wait, seat) ? lz_room_decision(&table->room, seat) : 0;
    bool over = lz_room_over(&table->room);
    if (is_here) { /* who comes or acts knows what is asked */
        bool open = lz_in(owed->open, seat);
        owed->open &= ~lz_only(seat);
        owed->asked[seat] = decision;
        return !open || add_row(table, BASE_MAIL_VISIT, seat, 0);
    }
    if (decision == owed->asked[seat] && !over)
        return true;
    owed->asked[seat] = decision;
    if (!decision || over)
        return !lz_in(owed->open, seat) || add_row(table, BASE_MAIL_DROP, seat, 0);
    owed->open |= lz_only(seat);
    return add_mail(table, seat, decision);
}

bool owed_note(struct table *table, const struct job *job) {
    const struct lz_room *room = &table->room;
    if (!table->hall->owes.box || room->live || room->lost || room->aside)
        return true;
    if (!read_mailed(table))
        return false;
    lz_seats present = table->owed.mailed ? here(table, job) : 0;
    bool well = true;
    for (int i = 0; well && i < room->record.setup.seats; i++)
        if (lz_in(table->owed.mailed, i) && !room->holder[i].bot)
            well = note_seat(table, i, lz_in(present, i));
    return well;
}

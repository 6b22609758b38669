#include "server/post/owed.h"

#include "core/seats.h"
#include "core/words/text.h"
#include "server/post/remind.h"
#include "server/post/tag.h"
#include "server/post/telling.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <stdio.h>
#include <stdlib.h>

enum { TEXT = 1 << 17 };

/* ---- who is away */

static bool read_mailed(struct table *table) {
    struct base *base = table->tray.base;
    uint32_t edition = table->hall->addresses + 1;
    if (table->owed.edition == edition)
        return true;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MAILED, table->id, (struct lz_text){ 0 });
    enum lz_status status;
    lz_seats mailed = 0;
    while ((status = base_next(base, ask)) == LZ_OK) {
        int seat = sqlite3_column_int(ask, 0);
        mailed |= lz_only(seat);
        if (!table->owed.edition) /* what a mail told before the table slept need not be made again */
            table->owed.asked[seat] = (uint32_t)sqlite3_column_int64(ask, 1);
    }
    base_done(ask);
    table->owed.mailed = table->owed.open = mailed;
    table->owed.edition = status == LZ_REFUSED ? edition : 0;
    return table->owed.edition;
}

/* ---- deadlines */

bool owed_holds(const struct table *table) {
    const struct owed_by *by = &table->hall->owes;
    const struct lz_room *room = &table->room;
    if (!by->box || !by->box->imap[0] || room->live || !table->owed.mailed)
        return false;
    int64_t now = table->hall->wall(table->hall->to), due = lz_room_runs_out(room);
    return due <= now && *by->looked < due && now < due + by->grace;
}

bool owed_look(struct table *table) {
    if (!table->hall->owes.box || table->room.live)
        return true;
    bool read = read_mailed(table);
    table->room.holds = owed_holds(table);
    return read;
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

/* ---- one mail */

static bool add_mail(struct table *table, int seat, uint32_t number) {
    char *text = table->hall->calls->room(NULL, TEXT), subject[120];
    if (!text)
        return false;
    struct lz_writer w = lz_writer_in(text, TEXT);
    lz_put(&w, table->room.game->title);
    lz_put(&w, ": it is your move.\n\n");
    telling_news(table, seat, lz_room_since(&table->room, seat), &w);
    struct telling_page page;
    bool well = telling_drawn(table, seat, (struct lz_text){ text, w.len }, &page) && telling_asked(table, seat, &w);
    telling_foot(table, &w);
    lz_put(&w, "This is the one mail until you have come there or moved.\n");
    snprintf(subject, sizeof subject, "%.60s: it is your move", table->room.game->title);
    well = well && add_row(table, BASE_MAIL_DROP, seat, number) &&
           telling_send(table,
                        &(struct telling){ .seat = seat, .subject = subject, .text = { text, w.len }, .page = &page });
    telling_page_free(&page);
    free(text);
    return well;
}

/* ---- */

/* Once, in the batch that ends it: a match that is looked at later has no rows, or is known to be over. */
static bool add_end(struct table *table, int seat) {
    char subject[120], *text = table->over || !table->tray.batch.rows ? NULL : table->hall->calls->room(NULL, TEXT);
    if (!text)
        return table->over || !table->tray.batch.rows;
    struct lz_writer w = lz_writer_in(text, TEXT);
    lz_put(&w, table->room.game->title);
    lz_put(&w, ": the match is over.\n\n");
    telling_news(table, seat, lz_room_since(&table->room, seat), &w);
    telling_table(table, seat, &w);
    telling_foot(table, &w);
    snprintf(subject, sizeof subject, "%.60s: the match is over", table->room.game->title);
    struct telling telling = { .seat = seat, .what = 'e', .subject = subject, .text = { text, w.len } };
    bool well = add_row(table, BASE_MAIL_DROP, seat, 0) && telling_send(table, &telling);
    free(text);
    return well;
}

static bool note_seat(struct table *table, int seat, bool is_here) {
    struct owed *owed = &table->owed;
    uint32_t decision = lz_in(lz_room_head(&table->room)->wait, seat) ? tag_number(&table->room, seat) : 0;
    bool over = lz_room_over(&table->room);
    if (is_here) { /* who comes or acts knows what is asked */
        bool open = lz_in(owed->open, seat);
        owed->open &= ~lz_only(seat);
        owed->asked[seat] = decision;
        return !open || add_row(table, BASE_MAIL_VISIT, seat, 0);
    }
    if (over)
        return add_end(table, seat);
    if (decision == owed->asked[seat])
        return true;
    owed->asked[seat] = decision;
    if (!decision)
        return !lz_in(owed->open, seat) || add_row(table, BASE_MAIL_DROP, seat, 0);
    owed->open |= lz_only(seat);
    return add_mail(table, seat, decision);
}

bool owed_note(struct table *table, const struct job *job) {
    const struct lz_room *room = &table->room;
    lz_seats wrote = table->owed.wrote;
    table->owed.wrote = 0;
    if (!table->hall->owes.box || room->live || room->lost || room->aside)
        return true;
    if (!read_mailed(table))
        return false;
    bool turns = room->game->sheet; /* whose reports are mailed whoever is there */
    lz_seats present = table->owed.mailed ? (turns ? 0 : here(table, job)) | wrote : 0;
    bool well = true;
    for (int i = 0; well && i < room->record.setup.seats; i++)
        if (lz_in(table->owed.mailed, i) && !room->holder[i].bot)
            well = note_seat(table, i, lz_in(present, i));
    return well && remind_note(table);
}

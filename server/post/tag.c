#include "server/post/tag.h"

#include "core/bug.h"
#include "core/sheet.h"
#include "core/words/text.h"
#include "server/table/hall.h"

#include <string.h>

static const int64_t tables_most = (int64_t)1 << 53;

uint32_t tag_number(const struct lz_room *room, int seat) {
    const struct lz_sheet *sheet = room->game->sheet;
    if (!sheet || lz_room_over(room))
        return lz_room_decision(room, seat);
    for (uint32_t i = lz_room_count(room, seat); i; i--) { /* orders may be sent again until their turn runs */
        const struct lz_told *told = lz_room_told(room, seat, i);
        if (!told->back && lz_told_event(told) && told->event.kind == sheet->turned)
            return (uint32_t)told->event.arg[0] + 2;
    }
    return 1;
}

static bool open_drawer(struct table *table, struct lz_drawer *drawer) {
    struct lz_writer trouble = lz_writer_in(table->words, sizeof table->words);
    *drawer = (struct lz_drawer){ .calls = table->hall->calls, .store = table->room.store };
    return lz_drawer_open(drawer, &trouble);
}

static struct lz_secret secret_of(const struct table *table, int seat) {
    return (struct lz_secret){ seat, table->room.holder[seat].number, "mail" };
}

bool tag_put(struct table *table, struct tag *tag, struct lz_writer *w) {
    struct lz_drawer drawer;
    lz_assert(tag->seat >= 0 && tag->seat < table->room.record.setup.seats);
    struct lz_secret secret = secret_of(table, tag->seat);
    if (!open_drawer(table, &drawer))
        return false;
    lz_secret_print(&drawer, &secret, tag->secret);
    lz_drawer_close(&drawer);
    tag->table = table->id;
    tag->number = tag_number(&table->room, tag->seat);
    lz_put_number(w, tag->table);
    lz_put_char(w, '.');
    lz_put_number(w, tag->seat);
    lz_put_char(w, '.');
    lz_put_number(w, tag->number);
    lz_put_char(w, '.');
    lz_put(w, tag->secret);
    if (tag->what) {
        lz_put_char(w, '.');
        lz_put_char(w, tag->what);
        lz_put(w, tag->mark);
    }
    return true;
}

/* ---- as it comes back */

static struct lz_text take_part(struct lz_text *left) {
    const char *point = left->len ? memchr(left->at, '.', left->len) : NULL;
    struct lz_text part = lz_cut(left, point ? (uint32_t)(point - left->at) : left->len);
    if (left->len)
        lz_cut(left, 1);
    return part;
}

static bool keeps(char *to, size_t room, struct lz_text part) {
    if (part.len >= room)
        return false;
    struct lz_writer w = lz_writer_in(to, (uint32_t)room);
    lz_put_text(&w, part);
    return true;
}

bool tag_read(struct lz_text word, struct tag *tag) {
    int64_t table, seat, number;
    *tag = (struct tag){ 0 };
    bool reads = lz_read_number(take_part(&word), 1, tables_most, &table) &&
                 lz_read_number(take_part(&word), 0, LZ_SEATS - 1, &seat) &&
                 lz_read_number(take_part(&word), 0, UINT32_MAX, &number);
    struct lz_text secret = reads ? take_part(&word) : (struct lz_text){ 0 }, behind = take_part(&word);
    if (!reads || secret.len != LZ_SECRET - 1 || word.len || !keeps(tag->secret, sizeof tag->secret, secret))
        return false;
    *tag = (struct tag){ .table = table, .seat = (int)seat, .number = (uint32_t)number };
    memcpy(tag->secret, secret.at, secret.len);
    if (!behind.len)
        return true;
    tag->what = behind.at[0];
    lz_cut(&behind, 1);
    return memchr("abeghmr", tag->what, 7) && keeps(tag->mark, sizeof tag->mark, behind);
}

enum lz_status tag_fits(struct table *table, const struct tag *tag) {
    struct lz_drawer drawer;
    const struct lz_room *room = &table->room;
    if (tag->seat >= room->record.setup.seats || room->holder[tag->seat].bot)
        return LZ_REFUSED;
    struct lz_secret secret = secret_of(table, tag->seat);
    if (!open_drawer(table, &drawer))
        return LZ_FAILED;
    bool fits = lz_secret_fits(&drawer, &secret, lz_span(tag->secret));
    lz_drawer_close(&drawer);
    return fits ? LZ_OK : LZ_REFUSED;
}

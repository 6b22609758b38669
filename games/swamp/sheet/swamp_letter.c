/* Whom a message reaches (SW-16.1), and clans as people call them. */
#include "core/bug.h"
#include "core/seats.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

static bool is_code(const struct swamp_clan *clan, struct lz_text name) {
    char code[4] = { 0 };
    memcpy(code, clan->code, 3);
    return name.len == 3 && lz_text_like(name, code);
}

static bool is_name(const struct swamp_clan *clan, struct lz_text name) {
    char all[SW_NAME + 1] = { 0 };
    memcpy(all, clan->name, SW_NAME);
    return name.len && lz_text_like(name, all);
}

/* Codes and numbers come first: a clan may call itself 3, but it is not clan 3 for that. */
int swamp_clan_named(const struct swamp_view *v, struct lz_text name) {
    int64_t number;
    lz_assert(v->seen.seats <= SW_CLANS);
    for (int seat = 0; seat < v->seen.seats; seat++)
        if (is_code(&v->clans[seat], name))
            return seat + 1;
    if (name.len && *name.at != '-' && lz_read_number(name, 1, v->seen.seats, &number))
        return (int)number;
    for (int seat = 0; seat < v->seen.seats; seat++)
        if (is_name(&v->clans[seat], name))
            return seat + 1;
    return 0;
}

static uint32_t characters(struct lz_text text) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < text.len; i++)
        n += ((uint8_t)text.at[i] & 0xc0) != 0x80 && text.at[i] != '\r';
    return n;
}

static void refuse_receiver(struct lz_writer *note, const char *before, struct lz_text name, const char *after) {
    char x[SW_SAID + 4];
    swamp_quote(x, name);
    if (note->len)
        lz_put_char(note, ' ');
    lz_put(note, before);
    lz_put(note, x);
    lz_put(note, after);
}

static lz_seats reached(const struct swamp_view *v, struct lz_text name, struct lz_writer *note) {
    int clan = swamp_clan_named(v, name);
    if (!clan)
        refuse_receiver(note, "Clan ", name, " is not in this game.");
    else if (clan == v->clan)
        refuse_receiver(note, "Clan ", name, " is you: not sent to it.");
    else if (v->clans[clan - 1].state != SW_ACTIVE)
        refuse_receiver(note, "Clan ", name, " is out of play: not sent to it.");
    else
        return swamp_seat(clan);
    return 0;
}

static lz_seats all_others(const struct swamp_view *v) {
    lz_seats seats = 0;
    for (int clan = 1; clan <= v->seen.seats; clan++)
        if (clan != v->clan && v->clans[clan - 1].state == SW_ACTIVE)
            seats |= swamp_seat(clan);
    return seats;
}

/* "AND", "CLANS": between names, and no names themselves unless a clan is called so. */
static bool is_filler(const struct swamp_view *v, struct lz_text word) {
    static const char *const fillers[] = { "AND", "CLAN", "CLANS" };
    for (int i = 0; i < LZ_COUNT(fillers); i++)
        if (lz_text_like(word, fillers[i]))
            return !swamp_clan_named(v, word);
    return false;
}

lz_seats swamp_letter_to(const struct swamp_view *v, const struct lz_letter *letter, struct lz_writer *note) {
    lz_seats seats = 0;
    if (!letter->text.len || characters(letter->text) > SW_MESSAGE) {
        lz_put(note, letter->text.len ? "The message is longer than 2000 characters: not sent."
                                      : "The message is empty: not sent.");
        return 0;
    }
    for (struct lz_text left = letter->to; left.len;) {
        struct lz_text name = swamp_take_name(&left);
        if (lz_text_like(name, "ALL"))
            seats |= all_others(v);
        else if (name.len && !is_filler(v, name))
            seats |= reached(v, name, note);
        else if (!name.len && left.len)
            lz_cut(&left, 1); /* a sign between names */
    }
    lz_assert(!(seats & swamp_seat(v->clan))); /* SW-16.1 */
    lz_assert(!(seats & ~lz_everyone(v->seen.seats)));
    if (!seats && !note->len)
        lz_put(note, "Nobody is named: not sent.");
    return seats;
}

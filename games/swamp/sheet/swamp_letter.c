/* Whom a letter reaches (SW-16.1), whose name it bears (SW-16.2), what of it is kept; and clans as people call them. */
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/clean.h"
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

/* ---- SW-16.2: whose name it bears */

/* "1,4 AS GIS", "ALL UNSIGNED": the receivers, and what stands behind them; the word is empty if nothing does. */
static struct lz_text take_receivers(struct lz_text to, struct lz_text *word, struct lz_text *name) {
    *word = *name = (struct lz_text){ 0 };
    for (struct lz_text left = to; left.len;) {
        struct lz_text next = lz_take_word(&left);
        if (!lz_text_like(next, "AS") && !lz_text_like(next, "UNSIGNED"))
            continue;
        *word = next;
        *name = lz_trim(left);
        to.len = (uint32_t)(next.at - to.at);
        return to;
    }
    return to;
}

static bool no(struct lz_writer *note, const char *why) {
    lz_put(note, why);
    return false;
}

static bool sign_as(const struct swamp_view *v, struct lz_text name, struct lz_posting *posting) {
    if (lz_text_begins(name, "CLAN ") || lz_text_begins(name, "clan "))
        lz_cut(&name, 5);
    int clan = swamp_clan_named(v, lz_trim(name));
    if (!clan || v->clans[clan - 1].state != SW_ACTIVE)
        return no(posting->note, "It is written as no clan that is in play: not sent.");
    posting->post.as = (uint8_t)(clan - 1);
    return clan == v->clan || v->laws.press == LZ_PRESS_FORGED ||
           no(posting->note, "This table takes no letters in the name of others: not sent.");
}

static bool sign(const struct swamp_view *v, struct lz_text word, struct lz_text name, struct lz_posting *posting) {
    if (v->laws.press == LZ_PRESS_NONE)
        return no(posting->note, "This table plays without letters: not sent.");
    if (lz_text_like(word, "AS"))
        return sign_as(v, name, posting);
    if (!word.len)
        return true;
    posting->post.as = LZ_ONLOOKER;
    return v->laws.press >= LZ_PRESS_UNSIGNED || no(posting->note, "This table takes signed letters only: not sent.");
}

/* ---- SW-16.1: whom it reaches */

static lz_seats receivers(const struct swamp_view *v, struct lz_text to, struct lz_writer *note) {
    lz_seats seats = 0;
    while (to.len) {
        struct lz_text name = swamp_take_name(&to);
        if (lz_text_like(name, "ALL"))
            seats |= all_others(v);
        else if (name.len && !is_filler(v, name))
            seats |= reached(v, name, note);
        else if (!name.len && to.len)
            lz_cut(&to, 1); /* a sign between names */
    }
    lz_assert(!(seats & swamp_seat(v->clan)) && !(seats & ~lz_everyone(v->seen.seats)));
    return seats;
}

/* A clan gets nothing in its own name: it would know at once. */
static lz_seats but_the_forged(lz_seats to, struct lz_posting *posting) {
    lz_seats forged = posting->post.as < SW_CLANS ? lz_only(posting->post.as) : 0;
    if (to & forged)
        refuse_receiver(posting->note, "", lz_span("The clan"), " in whose name it is written does not get it.");
    return to & ~forged;
}

/* ---- its words */

/* What is kept: the prose, then a claim for each hex of the sheet. */
static bool keep_words(const struct swamp_view *v, struct lz_text text, struct lz_posting *posting) {
    char room[4 * SW_MESSAGE + 4];
    struct lz_writer prose = lz_writer_in(room, sizeof room), *w = posting->words;
    struct swamp_letter_parts parts = { .v = v, .writing = true, .prose = &prose, .note = posting->note };
    swamp_letter_part(&parts, text);
    struct lz_text said = lz_trim((struct lz_text){ room, prose.len });
    if (v->seen.phase == SW_PHASE_STARTUP && parts.chart.count) {
        refuse_receiver(posting->note, "", lz_span("There is no map"),
                        " before the first turn: the sheet is left out.");
        parts.chart.count = 0;
    }
    if (prose.full || characters(said) > SW_MESSAGE)
        return no(posting->note, "The message is longer than 2000 characters: not sent.");
    if (!said.len && !parts.chart.count)
        return no(posting->note, "The message is empty: not sent.");
    lz_put_clean(w, said, true);
    for (int i = 0; i < parts.chart.count; i++) {
        lz_put(w, w->len ? "\n" : "");
        swamp_claim_print(v, &parts.chart.at[i], w);
    }
    posting->post.words = (struct lz_text){ w->at, w->len };
    return !w->full || no(posting->note, "The message is too long: not sent.");
}

bool swamp_letter_post(const struct swamp_view *v, const struct lz_letter *letter, struct lz_posting *posting) {
    struct lz_text word, name, to = take_receivers(letter->to, &word, &name);
    posting->post = (struct lz_post){ .from = (uint8_t)(v->clan - 1), .as = (uint8_t)(v->clan - 1) };
    if (!sign(v, word, name, posting) || !keep_words(v, letter->text, posting))
        return false;
    uint32_t before = posting->note->len;
    posting->post.to = but_the_forged(receivers(v, to, posting->note), posting);
    if (!posting->post.to && posting->note->len == before)
        lz_put(posting->note, "Nobody is named: not sent.");
    return posting->post.to != 0;
}

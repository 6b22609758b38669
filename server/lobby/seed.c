/* The seed of a table: drawn when it is laid and committed to at once; words of those who sit there, sealed until the
   deal. core/fair.h makes the key of all chance from both. */
#include "core/bug.h"
#include "server/lobby/laid.h"

#include "core/fair.h"
#include "core/words/clean.h"
#include "core/words/text.h"

#include <sodium.h>
#include <string.h>

/* Papers of the match. The room keeps the first on when it is made. */
static const char seed_paper[] = "seed", commit_paper[] = "commit", until_paper[] = "words-until";

bool seed_lay(struct exchange *e) {
    uint8_t seed[LZ_SEED];
    char hex[LZ_HEX], commit[LZ_HEX];
    lz_assert(e->number > 0);
    randombytes_buf(seed, sizeof seed);
    lz_hex_print(seed, LZ_SEED, hex);
    lz_fair_commit(seed, commit);
    return exchange_change(
               e, &(struct base_row){ BASE_PAPER_KEEP, { e->number }, { lz_span(seed_paper), lz_span(hex) } }) &&
           exchange_change(
               e, &(struct base_row){ BASE_PAPER_KEEP, { e->number }, { lz_span(commit_paper), lz_span(commit) } });
}

static bool read_paper(struct base *base, int64_t match, const char *name, char hex[LZ_HEX]) {
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PAPER, match, lz_span(name));
    struct lz_writer w = lz_writer_in(hex, LZ_HEX);
    if (base_next(base, ask) == LZ_OK)
        lz_put_text(&w, lz_trim(base_text(ask, 0)));
    base_done(ask);
    return w.len == LZ_HEX - 1;
}

static void read_until(struct base *base, struct laid *laid) {
    if (!laid->plan.house.number[LZ_HOUSE_WORDS] || laid->stage != STAGE_LAID)
        return;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PAPER, laid->id, lz_span(until_paper));
    if (base_next(base, ask) == LZ_OK)
        (void)!lz_read_number(base_text(ask, 0), 1, LZ_WALL_MOST, &laid->words_until);
    base_done(ask);
}

void seed_read(struct base *base, struct laid *laid) {
    (void)!read_paper(base, laid->id, commit_paper, laid->commit);
    read_until(base, laid);
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_WORDS, laid->id, (struct lz_text){ 0 });
    while (base_next(base, ask) == LZ_OK) {
        int64_t seat = sqlite3_column_int64(ask, 0);
        if (seat < 0 || seat >= LZ_SEATS)
            continue;
        struct lz_writer w = lz_writer_in(laid->seat[seat].word, SEED_WORD);
        lz_put_text(&w, base_text(ask, 1));
    }
    base_done(ask);
}

bool seed_deal(struct base *base, const struct laid *laid, uint8_t seed[LZ_SEED], char words[LZ_PROSE + 1]) {
    char hex[LZ_HEX];
    struct lz_writer w = lz_writer_in(words, LZ_PROSE + 1);
    for (int i = 0; i < laid->plan.setup.seats; i++) {
        lz_put(&w, w.len && laid->seat[i].word[0] ? " " : "");
        lz_put(&w, laid->seat[i].word);
    }
    lz_assert(!w.full);
    return read_paper(base, laid->id, seed_paper, hex) && lz_hex_parse(lz_span(hex), seed, LZ_SEED);
}
_Static_assert(LZ_SEATS *SEED_WORD <= LZ_PROSE, "the words of all seats fit into a header");

/* ---- waiting for words */

static bool all_in(const struct laid *laid) {
    for (int i = 0; i < laid->plan.setup.seats; i++)
        if (laid->seat[i].person > 0 && !laid->seat[i].word[0])
            return false;
    return true;
}

static void answer_wait(struct exchange *e, const struct laid *laid) {
    int64_t left = laid->words_until - server_wall(e->server);
    e->wait = left > 0 ? (left + 999) / 1000 : 1;
    exchange_no(e, MHD_HTTP_CONFLICT, "words",
                "Not everybody has added a word to the seed. Deal again when all have, or when their time is up.");
}

static void until_kept(struct exchange *e, enum lz_status status) {
    struct laid laid;
    if (status != LZ_OK || !laid_get(&e->server->hall.base, e->number, e->person, &laid)) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
        return;
    }
    talks_stir(e->server, &laid);
    answer_wait(e, &laid);
}

bool seed_waits(struct exchange *e, const struct laid *laid) {
    char until[24];
    struct lz_writer w = lz_writer_in(until, sizeof until);
    int64_t now = server_wall(e->server), seconds = laid->plan.house.number[LZ_HOUSE_WORDS];
    if (!seconds || all_in(laid) || (laid->words_until && laid->words_until <= now))
        return false;
    if (laid->words_until) {
        answer_wait(e, laid);
        return true;
    }
    lz_put_number(&w, now + seconds * 1000);
    e->number = laid->id;
    if (exchange_change(e,
                        &(struct base_row){ BASE_PAPER_KEEP, { laid->id }, { lz_span(until_paper), lz_span(until) } }))
        exchange_commit(e, until_kept);
    return true;
}

/* ---- */

/* One word, that a journal takes. */
static bool word_sound(struct lz_text word) {
    return word.len && word.len < SEED_WORD && lz_is_clean(word) && lz_journal_prose(word) &&
           !memchr(word.at, ' ', word.len);
}

/* {"word":"lizard"} */
void seed_word(struct exchange *e) {
    struct laid laid;
    const json_t *given = json_object_get(e->asked, "word");
    struct lz_text word = { json_string_value(given), (uint32_t)json_string_length(given) };
    if (!laid_find(e, &laid))
        return;
    if (laid.stage != STAGE_LAID || laid_seat_of(&laid, e->person) < 0) {
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "You do not sit there, or the match has begun.");
        return;
    }
    if (!word.at || !word_sound(word)) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "word",
                    "A word for the seed has 1 to 20 bytes, without blanks, '~' and control characters.");
        return;
    }
    e->number = laid.id;
    if (exchange_change(e, &(struct base_row){ BASE_WORD_PUT, { laid.id, e->person }, { word } }))
        exchange_commit(e, laid_changed);
}

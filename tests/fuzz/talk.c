/* Talk of NewSpeak: any bytes as a message of a Dissident or a Moderator. They are refused by a rule of the table and
   leave no trace, or heard: then what everybody hears is short enough, plain characters only, heard again it is the
   same, and the journal gives it back. */
#include "core/journal.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak.h"
#include "games/newspeak/newspeak_inner.h"
#include "tests/fuzz/fuzz.h"

static char book[4096], heard[600];
static struct lz_writer written;
static uint32_t heard_len;

static bool line(void *to, struct lz_text text) {
    (void)to;
    lz_put_text(&written, text);
    return true;
}

static void take(void *to, const struct lz_event *event) {
    (void)to;
    if (event->kind != NS_K_SAID && event->kind != NS_K_MSAID)
        return;
    lz_assert(event->text.len && event->text.len < sizeof heard);
    memcpy(heard, event->text.at, event->text.len);
    heard_len = event->text.len;
}

static struct newspeak_state begin(struct fuzz *f) {
    struct newspeak_state s;
    struct lz_setup setup = { .seats = 4 };
    lz_options_usual(&newspeak_game, &setup);
    setup.option[NS_O_SET] = NS_SET_A;
    setup.option[NS_O_READY_MS] = 0;
    setup.option[NS_O_MSG_MAX] = 40 + fuzz_byte(f) % 240;
    lz_assert(newspeak_game.setup(&newspeak_game, &s, &setup, NULL, NULL));
    s.cell.card[0] = 4, s.cell.card[1] = 5;
    s.cell.code = 0;
    s.cell.code_was[0] = 0;
    s.open.round = 1;
    newspeak_enter(&s, NS_P_TALK, NULL);
    return s;
}

static void plain(struct lz_text text, bool talk) {
    lz_assert(lz_prose_sane(text));
    for (uint32_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        bool letter = (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
        lz_assert(letter || c == ' ' || strchr("',.!?;:-", c) || (!talk && c > ' ' && c <= '~'));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    struct newspeak_state s = begin(&f), before = s;
    bool talk = fuzz_byte(&f) % 4;
    struct lz_journal journal = { line, NULL, 0 };
    struct lz_sink sink = { take, NULL };
    struct lz_match match = { &newspeak_game, &s, &journal, true };
    struct lz_input in = { .move = { .seat = talk ? 0 : 2, .verb = talk ? NS_V_SAY : NS_V_MSAY },
                           .text = { (const char *)f.at, (uint32_t)f.left } };
    struct lz_why why = { UINT16_MAX, 0 };
    written = lz_writer_in(book, sizeof book);
    heard_len = 0;
    enum lz_status status = lz_submit(&match, &in, &sink, &why);
    if (status == LZ_REFUSED) {
        lz_assert(why.rule < newspeak_game.rule_count && memcmp(&s, &before, sizeof s) == 0 && !written.len);
        return 0;
    }
    struct lz_text words = { heard, heard_len };
    char again[600], first[700];
    struct lz_writer w = lz_writer_in(again, sizeof again), front = lz_writer_in(first, sizeof first);
    plain(words, talk);
    lz_assert(status == LZ_OK && (int32_t)heard_len <= s.open.option[NS_O_MSG_MAX]);
    if (talk) {
        lz_assert(!newspeak_normalise(words, &w) && w.len == heard_len && memcmp(again, heard, heard_len) == 0);
        lz_assert(!newspeak_unsayable(words));
    }
    lz_put(&front, "| "); /* the words stand above their move, at the front of what is written */
    lz_put_text(&front, words);
    lz_put_char(&front, '\n');
    lz_assert(written.len > front.len && memcmp(book, first, front.len) == 0);
    return 0;
}

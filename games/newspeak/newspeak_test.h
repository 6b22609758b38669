/* What the unit tests of NewSpeak share: a match begun, moves as people write them, logs. */
#ifndef NEWSPEAK_TEST_H
#define NEWSPEAK_TEST_H

#include "core/words/event.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "games/newspeak/newspeak.h"
#include "games/newspeak/newspeak_inner.h"

#include <string.h>

/* `options`: "clock=none codes=3", each by its name. */
static inline void begin(struct newspeak_state *s, int seats, const char *options) {
    struct lz_setup setup = { .key = { 1, 2 }, .seats = (uint8_t)seats };
    struct lz_text left = lz_span(options);
    lz_options_usual(&newspeak_game, &setup);
    for (struct lz_text word; (word = lz_take_word(&left)).len;)
        assert_true(lz_option_parse(&newspeak_game, word, &setup, NULL));
    assert_true(newspeak_game.setup(&newspeak_game, s, &setup, NULL, NULL));
}

/* "D1 id Cinna", "M1 point 3", "D2 say Hello, you two". */
static inline struct lz_input input_of(const struct newspeak_state *s, int64_t at, const char *line) {
    struct lz_text left = lz_span(line), who = lz_take_word(&left);
    int seat = who.at[1] - '1' + (*who.at == 'M' ? s->open.dissidents : 0);
    struct lz_input in = { .at = at, .move = { .seat = (uint8_t)seat } };
    if (!lz_prose_take(&newspeak_game, left, &in.move, &in.text))
        assert_true(lz_move_parse(&newspeak_game, seat, left, &in.move));
    return in;
}

static inline void make(struct newspeak_state *s, const char *line) {
    struct lz_match match = { &newspeak_game, s, NULL, true };
    struct lz_input in = input_of(s, s->head.now + 10, line);
    struct lz_why why = { 0 };
    if (lz_submit(&match, &in, NULL, &why) != LZ_OK)
        fail_msg("'%s' was refused by %s", line, newspeak_game.ruleset[why.rule].id);
}

/* In the second round, nobody has spoken yet. */
static inline struct newspeak_state second_round(void) {
    static const char *const lines[] = { "D1 id Cinna", "D2 id Greg",  "D1 code 2",    "D1 done",
                                         "D2 done",     "D1 target 3", "D2 target 3",  "M1 point 1",
                                         "M1 ready",    "M2 ready",    "D1 vote none", "D2 vote none" };
    struct newspeak_state s;
    begin(&s, 4, "set=A clock=none");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        make(&s, lines[i]);
    assert_true(newspeak_game.audit(&newspeak_game, &s, NULL));
    return s;
}

#endif

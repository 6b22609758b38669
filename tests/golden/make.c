/* golden_make GAME SEATS SEED BOTS [NAME=VALUE...]: plays a match from a word and writes its journal to stdout. BOTS is
   a bot for each seat, joined by commas, or `walk`: random moves at odd times, undone now and then. */
#include "core/bug.h"
#include "core/words/event.h"
#include "core/games.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "host/crew.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 20000, NODES = 100 };

static struct maker {
    const struct lz_game *game;
    struct lz_record record;
    struct lz_match match;
    struct lz_journal journal;
    struct lz_rng rng;
    struct lz_crew crew;
    int64_t idle;                  /* ms for which bots have only listened */
    struct lz_input made[LONGEST]; /* what stands */
} m;

static const struct lz_head *head(void) { return m.match.state; }

static bool put(void *to, struct lz_text line) { return fwrite(line.at, 1, line.len, to) == line.len; }

static int complain(const char *what, const char *which) {
    fprintf(stderr, "golden_make: %s '%s'\n", what, which);
    return 2;
}

static void hear(void *to, const struct lz_event *event) {
    (void)to;
    lz_crew_hear(&m.crew, event);
}

static bool seat_bots(char *names) {
    for (int i = 0; i < m.crew.seats; i++, names = NULL) {
        char *name = strtok(names, ",");
        m.crew.bot[i] = name ? lz_bot_by_id(lz_span(name), m.game) : NULL;
        if (!m.crew.bot[i])
            return false;
        m.record.player[i] = lz_span(m.crew.bot[i]->id);
    }
    return true;
}

/* Whoever listens may be waited for in vain, while another would do something. */
static int whom(void) {
    lz_seats ask = head()->wait ? head()->wait : head()->may;
    for (uint32_t skip = m.idle ? lz_roll(&m.rng, (uint32_t)lz_seats_count(ask)) : 0; skip; skip--)
        ask &= ask - 1;
    return lz_first(ask);
}

static void decide(struct lz_input *in, struct lz_writer *words) {
    int seat = whom();
    if (m.crew.bot[seat])
        lz_crew_ask(&m.crew, (struct lz_question){ m.match.state, seat }, in, words);
    else if (!m.game->sample(m.game, m.match.state, seat, &m.rng, &in->move))
        LZ_BUG("no move to sample");
    in->move.seat = (uint8_t)seat;
}

/* Back by a few steps: the line, and the match set up and played anew without them. */
static void undo(void) {
    uint32_t by = 1 + lz_roll(&m.rng, 6), to = head()->step > by ? head()->step - by : 0;
    struct lz_match quiet = { m.game, m.match.state, NULL, true };
    if (to == head()->step || !lz_journal_undo(&m.journal, to) || !lz_begin(&m.match, &m.record.setup, NULL, NULL))
        LZ_BUG("cannot undo");
    for (uint32_t i = 1; i <= to; i++) {
        enum lz_status status = m.made[i].move.verb == LZ_TICK ? lz_ring(&quiet, m.made[i].at, NULL)
                                                               : lz_submit(&quiet, &m.made[i], NULL, NULL);
        lz_assert(status == LZ_OK);
    }
}

static void step(bool walk, struct lz_sink *out) {
    struct lz_input in = { .at = head()->now + m.idle + lz_roll(&m.rng, 20000) };
    struct lz_why why = { 0 };
    bool idle = !walk && !head()->wait; /* bots are asked only when they are waited for */
    if (head()->alarm <= in.at || idle) {
        in = (struct lz_input){ .at = head()->alarm, .move = { .seat = LZ_CLOCK, .verb = LZ_TICK } };
        if (lz_ring(&m.match, in.at, out) != LZ_OK)
            LZ_BUG("cannot write the journal");
    } else {
        char room[LZ_SPEECH + 1];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        decide(&in, &words);
        if (in.move.verb == LZ_TICK) { /* a bot that only listens: time passes */
            m.idle = in.at - head()->now + (head()->alarm - head()->now) / 16;
            return;
        }
        if (lz_submit(&m.match, &in, out, &why) != LZ_OK)
            LZ_BUG(m.game->ruleset[why.rule].id);
    }
    m.idle = 0;
    lz_assert(head()->step < LONGEST);
    m.made[head()->step] = in;
    if (walk && !head()->over && lz_roll(&m.rng, 25) == 0)
        undo();
}

static int begin(char **args, int count) {
    struct lz_setup *setup = &m.record.setup;
    m.game = m.record.game = lz_game_by_id(lz_span(args[0]));
    if (!m.game)
        return complain("no such game", args[0]);
    lz_options_usual(m.game, setup);
    setup->seats = (uint8_t)atoi(args[1]);
    setup->now = 1700000000000;
    for (int i = 4; i < count; i++)
        if (!lz_option_parse(m.game, lz_span(args[i]), setup, NULL))
            return complain("no such option", args[i]);
    lz_fair_seed(lz_span(args[2]), m.record.seed);
    lz_fair_commit(m.record.seed, m.record.commit);
    m.record.words = lz_span("golden");
    lz_fair_key(m.record.seed, m.record.words, setup->key);
    m.rng = lz_rng_from(setup->key[1], 99);
    m.match = (struct lz_match){ m.game, calloc(1, m.game->state_size), &m.journal, true };
    m.crew = (struct lz_crew){ .game = m.game, .seats = setup->seats, .nodes = NODES };
    if (strcmp(args[3], "walk") != 0 && !seat_bots(args[3]))
        return complain("not a bot for each seat:", args[3]);
    void *room = calloc(1, lz_crew_size(&m.crew));
    lz_assert(m.match.state && room);
    lz_crew_lay(&m.crew, room);
    lz_crew_begin(&m.crew, m.record.seed);
    return 0;
}

int main(int argc, char **argv) {
    if (argc < 5)
        return complain("usage: golden_make GAME SEATS SEED BOTS [NAME=VALUE...]; got", argv[argc - 1]);
    bool walk = strcmp(argv[4], "walk") == 0;
    int wrong = begin(argv + 1, argc - 1);
    if (wrong)
        return wrong;
    struct lz_sink out = { hear, NULL };
    struct lz_why why = { 0 };
    m.journal = (struct lz_journal){ put, stdout, 0 };
    if (!lz_begin(&m.match, &m.record.setup, &out, &why))
        return complain("the game refuses this setup by", m.game->ruleset[why.rule].id);
    if (!lz_journal_begin(&m.journal, &m.record))
        return complain("cannot write to", "stdout");
    while (!head()->over)
        step(walk, &out);
    if (!lz_journal_end(&m.journal, head()->step, lz_state_hash(m.game, m.match.state), m.record.seed))
        return complain("cannot write to", "stdout");
    return fflush(stdout) ? 1 : 0;
}

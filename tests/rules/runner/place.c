/* Positions: a match begun from its seed, or a position placed clause by clause in the game's own words. */
#include "core/fair.h"
#include "core/words/option.h"
#include "core/seats.h"
#include "tests/rules/runner/frame.h"

#include <string.h>

#define LATEST 1000000000000000 /* ms: beyond any clock a script needs, and far from overflow */

static void print_alarm(struct script *s, const void *state, int seat, struct lz_writer *w) {
    (void)s, (void)seat;
    if (lz_head_of(state)->alarm == LZ_NEVER)
        lz_put(w, "never");
    else
        lz_put_number(w, lz_head_of(state)->alarm);
}

static bool place_alarm(struct script *s, void *state, int seat, struct lz_text value) {
    (void)seat;
    struct lz_head *head = state;
    head->alarm = LZ_NEVER;
    return lz_text_is(value, "never") || lz_read_number(value, 0, LATEST, &head->alarm) ||
           script_wrong(s, "found '%.*s', expected a time in ms, or never", SPAN(value));
}

/* What every state has. */
const struct rig_word head_words[] = {
    { "step", "step N", "inputs taken so far", RIG_NUMBER, .most = 1000000, RIG_AT(struct lz_head, step) },
    { "now", "now N", "the time of the last input, in ms", RIG_NUMBER, .most = LATEST, RIG_AT(struct lz_head, now) },
    { "alarm", "alarm N|never", "when a tick is due", RIG_OWN, RIG_FOUND, .place = place_alarm, .print = print_alarm },
    { "may", "may #i #j|-", "who can act", RIG_SEATS, RIG_FOUND, RIG_AT(struct lz_head, may) },
    { "wait", "wait #i #j|-", "for whom the game holds", RIG_SEATS, RIG_FOUND, RIG_AT(struct lz_head, wait) },
};
const uint32_t head_words_count = LZ_COUNT(head_words);

const struct rig_word *word_of(const struct script *s, struct lz_text word) {
    const struct rig_word *row = rig_word_of(s->rig, word);
    for (uint32_t i = 0; !row && i < head_words_count; i++)
        if (lz_text_is(word, head_words[i].word))
            row = &head_words[i];
    return row;
}

static int phase_of(const struct lz_game *game, struct lz_text word) {
    for (int i = 0; i < game->phase_count; i++)
        if (game->phases[i] && lz_text_is(word, game->phases[i]))
            return i;
    return -1;
}

/* turn #i [PHASE], off the front of `from`. */
static bool take_turn(struct script *s, void *state, struct lz_text *from) {
    int seat = rig_take_seat(s, from);
    if (seat < 0)
        return script_wrong(s, "found '%.*s' after turn, expected a seat from #0 to #%d", SPAN(lz_trim(*from)),
                            script_seats(s) - 1);
    struct lz_text rest = *from;
    int phase = phase_of(s->game, lz_take_word(&rest));
    if (phase >= 0)
        *from = rest;
    return s->rig->turn(s, state, seat, phase);
}

static bool read_seats(struct script *s, struct lz_text word) {
    int64_t seats;
    if (!lz_read_number(word, 0, 255, &seats))
        return script_wrong(s, "found '%.*s', expected a number of seats", SPAN(word));
    s->setup.seats = (uint8_t)seats;
    return true;
}

static void read_seed(struct script *s, struct lz_text word) {
    uint8_t seed[LZ_SEED];
    lz_fair_seed(word, seed);
    lz_fair_key(seed, (struct lz_text){ 0 }, s->setup.key);
}

/* seats=N, seed=S, now=N or an option; `trouble` has words if it is none. */
static bool read_setting(struct script *s, struct lz_text word, struct lz_writer *trouble) {
    uint32_t cut;
    if (!text_find(word, "=", &cut)) {
        lz_put(trouble, "expected name=value");
        return false;
    }
    struct lz_text value = { word.at + cut + 1, word.len - cut - 1 };
    if (lz_text_begins(word, "seed=")) {
        read_seed(s, value);
        return true;
    }
    if (lz_text_begins(word, "now=") && lz_read_number(value, 0, LATEST, &s->setup.now))
        return true;
    if (lz_text_begins(word, "seats="))
        return read_seats(s, value);
    return lz_option_parse(s->game, word, &s->setup, trouble);
}

static void begin_setup(struct script *s, int seats) {
    s->setup = (struct lz_setup){ .seats = (uint8_t)seats };
    lz_options_usual(s->game, &s->setup);
    read_seed(s, lz_span("script"));
    moves_forget_events(s);
}

static bool set_up(struct script *s, struct lz_why *why) {
    struct lz_sink sink = moves_sink(s);
    moves_forget_events(s);
    if (s->dealt)
        chance_arm(&s->chance);
    bool well = lz_begin(&s->match, &s->setup, &sink, why);
    chance_disarm();
    s->begun = well;
    s->ended = false;
    s->clock = s->setup.now;
    return well;
}

static bool set_up_refused(struct script *s, const struct lz_why *why) {
    const struct lz_rule *rule = &s->game->ruleset[why->rule];
    return script_wrong(s, "the game refuses this setup: %s: %s", rule->id, rule->text);
}

/* seats N turn #i PHASE name=value ...: an empty table, to be filled by the lines that follow. */
static bool begin_placed(struct script *s, struct lz_text rest) {
    begin_setup(s, 0);
    if (!s->rig)
        return script_wrong(s, "found seats, expected 'game %s': it has no words for positions", s->game->id);
    if (!read_seats(s, lz_take_word(&rest)))
        return false;
    struct lz_text words = rest, turn = { 0 };
    for (struct lz_text word; (word = lz_take_word(&words)).len;) {
        char room[FRAME_LINE];
        struct lz_writer trouble = lz_writer_in(room, sizeof room);
        uint32_t cut;
        if (lz_text_is(word, "turn"))
            turn = words;
        else if (!text_find(word, "=", &cut))
            continue; /* a word of the turn */
        else if (!read_setting(s, word, &trouble))
            return script_wrong(s, "found '%.*s': %s", SPAN(word), room);
    }
    struct lz_why why = { 0 };
    s->dealt = false;
    if (!set_up(s, &why))
        return set_up_refused(s, &why);
    s->rig->clear(s, s->state);
    s->unsettled = true;
    if (turn.at && !take_turn(s, s->state, &turn))
        return false;
    for (struct lz_text word, left = turn.at ? turn : rest; (word = lz_take_word(&left)).len;) {
        uint32_t cut;
        if (!text_find(word, "=", &cut))
            return script_wrong(s, "found '%.*s', expected 'turn #i PHASE' with a phase of %s, or name=value",
                                SPAN(word), s->game->id);
    }
    return true;
}

static bool read_settings(struct script *s, struct lz_text rest, struct lz_writer *trouble) {
    for (struct lz_text word; (word = lz_take_word(&rest)).len;)
        if (!read_setting(s, word, trouble))
            return s->outcome == SCRIPT_WRONG ? false : (lz_put(trouble, ""), false);
    return true;
}

/* game NAME no [ID]: settings that are refused. */
static bool refused_setup(struct script *s, struct lz_text rest) {
    uint32_t colon;
    char room[FRAME_LINE];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (!text_find(rest, ":", &colon))
        return script_wrong(s, "found '%.*s', expected 'game NAME no [ID]: name=value ...'", SPAN(rest));
    struct lz_text id = lz_trim((struct lz_text){ rest.at, colon });
    struct lz_text settings = { rest.at + colon + 1, rest.len - colon - 1 };
    struct lz_why why = { 0 };
    s->acted = true;
    if (!read_settings(s, settings, &trouble))
        return s->outcome == SCRIPT_PASSED &&
               (!id.len || script_failed(s, "game no %.*s: refused, but not by the rules: %s", SPAN(id), room));
    if (set_up(s, &why))
        return script_failed(s, "game no: the setup was expected to be refused, and was accepted");
    const char *found = s->game->ruleset[why.rule].id;
    return !id.len || lz_text_is(id, found) || script_differs(s, lz_span("game no"), "refused", found);
}

static bool begin_dealt(struct script *s, struct lz_text rest) {
    struct lz_text id = lz_take_word(&rest), after = rest;
    if (!lz_text_is(id, s->game->id))
        return script_wrong(s, "found game %.*s, expected %s: the file's name says so", SPAN(id), s->game->id);
    begin_setup(s, s->game->seats_least);
    if (lz_text_begins(lz_take_word(&after), "no")) {
        uint32_t no;
        text_find(rest, "no", &no);
        return refused_setup(s, (struct lz_text){ rest.at + no + 2, rest.len - no - 2 });
    }
    char room[FRAME_LINE];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (!read_settings(s, rest, &trouble))
        return s->outcome == SCRIPT_WRONG ? false : script_wrong(s, "found '%.*s': %s", SPAN(rest), room);
    struct lz_why why = { 0 };
    s->dealt = true;
    return set_up(s, &why) ? moves_chance_good(s) : set_up_refused(s, &why);
}

bool place_begin(struct script *s, struct lz_text line) {
    struct lz_text word = lz_take_word(&line);
    return lz_text_is(word, "seats") ? begin_placed(s, line) : begin_dealt(s, line);
}

static bool place_word(struct script *s, void *state, const struct rig_word *row, int seat, struct lz_text value) {
    if (row->flags & RIG_FOUND)
        return script_wrong(s, "found '%s' in a position, expected it only after '='", row->word);
    if (row->flags & RIG_BY_SEAT && seat < 0 && (seat = rig_take_seat(s, &value)) < 0)
        return script_wrong(s, "found '%s' without a seat, expected '#i %s' or '%s #i'", row->word, row->word,
                            row->word);
    return rig_place(s, row, state, seat, lz_trim(value));
}

/* game dealer #2 totals 90 96 98: each word of the game begins a new clause. */
static bool place_run(struct script *s, void *state, struct lz_text run) {
    struct lz_text rest = run, word = lz_take_word(&rest);
    while (word.len) {
        struct lz_text name = word;
        const struct rig_word *row = word_of(s, word);
        if (!row)
            return script_wrong(s, "found 'game %.*s', expected the name of a game or a word for a position of %s",
                                SPAN(word), s->game->id);
        struct lz_text clause = name;
        while ((word = lz_take_word(&rest)).len && !word_of(s, word))
            clause.len = (uint32_t)(word.at + word.len - clause.at);
        if (!place_word(s, state, row, -1, rig_value(row, clause)))
            return false;
    }
    return true;
}

bool place_clause(struct script *s, void *state, struct lz_text clause, int *seat) {
    struct lz_text all = clause;
    int named = rig_take_seat(s, &clause);
    if (named >= 0)
        *seat = named;
    struct lz_text whole = clause, word = lz_take_word(&clause);
    bool own = rig_word_of(s->rig, word) && !lz_text_begins(lz_trim(clause), "#"); /* `turn 5` of a game that counts */
    if (lz_text_is(word, "turn") && !own)
        return take_turn(s, state, &clause);
    if (lz_text_is(word, "game"))
        return place_run(s, state, clause);
    const struct rig_word *row = word_of(s, word);
    if (!row)
        return script_wrong(s, "found '%.*s', expected a word for a position of %s; --grammar lists them", SPAN(all),
                            s->game->id);
    return place_word(s, state, row, *seat, rig_value(row, whole));
}

bool place_line(struct script *s, struct lz_text line) {
    if (!s->rig)
        return script_wrong(s, "found '%.*s', expected moves or '= ...': %s has no words for positions", SPAN(line),
                            s->game->id);
    int seat = -1;
    s->unsettled = true;
    s->dealt = false;
    for (struct lz_text clause; (clause = take_part(&line, " | ")).len;)
        if (!place_clause(s, s->state, clause, &seat))
            return false;
    return true;
}

bool place_settle(struct script *s) {
    if (!s->begun || !s->unsettled)
        return true;
    s->unsettled = false;
    struct lz_head *head = s->state;
    if (head->now > s->clock)
        s->clock = head->now;
    return s->rig->settle(s, s->state);
}

/* What must hold of any game: whose turn it is, what is legal, who has won; and each word of a rig. */
#include "core/seats.h"
#include "core/words/verb.h"
#include "tests/rules/runner/frame.h"

#include <string.h>

static void print_next(struct script *s, struct lz_writer *w) {
    const struct lz_head *head = lz_head_of(s->state);
    if (head->over) {
        lz_put(w, "over");
        return;
    }
    for (int seat = 0; seat < head->seats; seat++)
        if (lz_in(head->may, seat)) {
            lz_put_char(w, '#');
            lz_put_number(w, seat);
            lz_put_char(w, ' ');
        }
    lz_put(w, head->phase < s->game->phase_count ? s->game->phases[head->phase] : "?");
}

/* The words with single blanks between them. */
static void squeeze(struct lz_text words, struct lz_writer *w) {
    for (struct lz_text word; (word = lz_take_word(&words)).len;) {
        lz_put(w, w->len ? " " : "");
        lz_put_text(w, word);
    }
}

static bool same(struct script *s, const char *what, struct lz_text expected) {
    struct lz_writer w = lz_writer_in(s->words[0], FRAME_LINE);
    for (int seat; (seat = rig_take_seat(s, &expected)) >= 0;) { /* by whatever name */
        lz_put(&w, w.len ? " #" : "#");
        lz_put_number(&w, seat);
    }
    squeeze(expected, &w);
    return strcmp(s->words[0], s->words[1]) == 0 || script_differs(s, lz_span(what), s->words[0], s->words[1]);
}

static bool is_phase(const struct lz_game *game, struct lz_text word) {
    for (int i = 0; i < game->phase_count; i++)
        if (game->phases[i] && lz_text_is(word, game->phases[i]))
            return true;
    return false;
}

static bool hold_next(struct script *s, struct lz_text args) {
    struct lz_writer w = lz_writer_in(s->words[1], FRAME_LINE);
    print_next(s, &w);
    struct lz_text rest = args;
    while (rig_take_seat(s, &rest) >= 0)
        ;
    struct lz_text phase = lz_trim(rest);
    if (!is_phase(s->game, phase) && !lz_text_is(phase, "over"))
        return script_wrong(s, "found 'next %.*s', expected 'next #i PHASE' with a phase of %s, or 'next over'",
                            SPAN(args), s->game->id);
    return same(s, "next", args);
}

static bool hold_phase(struct script *s, struct lz_text args) {
    const struct lz_head *head = lz_head_of(s->state);
    struct lz_writer w = lz_writer_in(s->words[1], FRAME_LINE);
    if (!is_phase(s->game, args))
        return script_wrong(s, "found 'phase %.*s', expected a phase of %s", SPAN(args), s->game->id);
    lz_put(&w, head->phase < s->game->phase_count ? s->game->phases[head->phase] : "?");
    return same(s, "phase", args);
}

static void print_list(struct script *s, const struct lz_move *moves, uint32_t count, char *room) {
    struct lz_writer w = lz_writer_in(room, FRAME_LINE);
    if (!count)
        lz_put_char(&w, '-');
    for (uint32_t i = 0; i < count; i++) {
        lz_put(&w, i ? ", " : "");
        lz_move_print_codes(s->game, &moves[i], &w);
    }
}

static int before(const struct lz_move *a, const struct lz_move *b) { return memcmp(a, b, sizeof *a); }

static void sort(struct lz_move *moves, uint32_t count) {
    for (uint32_t i = 1; i < count; i++)
        for (uint32_t j = i; j > 0 && before(&moves[j], &moves[j - 1]) < 0; j--) {
            struct lz_move move = moves[j];
            moves[j] = moves[j - 1];
            moves[j - 1] = move;
        }
}

/* The seat named first, or else the one that may act. */
static int mover(struct script *s, struct lz_text *args) {
    int seat = rig_take_seat(s, args);
    return seat >= 0 ? seat : lz_first(lz_head_of(s->state)->may);
}

static bool read_list(struct script *s, struct lz_text args, int seat, uint32_t *count) {
    *count = 0;
    if (lz_text_is(lz_trim(args), "-"))
        return true;
    if (!lz_trim(args).len)
        return script_wrong(s, "found nothing, expected moves joined by commas, or -");
    for (struct lz_text words; (words = take_part(&args, ",")).len; ++*count)
        if (*count == LZ_MOVES)
            return script_wrong(s, "found more than %d moves, expected fewer", LZ_MOVES);
        else if (!moves_parse(s, seat < 0 ? 0 : seat, words, &s->wanted[*count]))
            return false;
    return true;
}

static bool hold_list(struct script *s, const char *what, struct lz_text args, bool in_order) {
    uint32_t count;
    int seat = mover(s, &args);
    if (!read_list(s, args, seat, &count))
        return false;
    struct lz_moves moves = moves_legal(s, seat);
    if (!moves.complete && seat >= 0)
        return script_failed(s, "= %s\n  expected: a complete list\n  found:    one that is not: use includes", what);
    if (!in_order) {
        sort(s->wanted, count);
        sort(moves.at, moves.count);
    }
    if (count == moves.count && memcmp(s->wanted, moves.at, count * sizeof *moves.at) == 0)
        return true;
    print_list(s, s->wanted, count, s->words[0]);
    print_list(s, moves.at, moves.count, s->words[1]);
    return script_differs(s, lz_span(what), s->words[0], s->words[1]);
}

static bool hold_legal(struct script *s, struct lz_text args) { return hold_list(s, "legal", args, false); }
static bool hold_listed(struct script *s, struct lz_text args) { return hold_list(s, "listed", args, true); }

static bool hold_some(struct script *s, const char *what, struct lz_text args, bool wanted) {
    uint32_t count;
    int seat = mover(s, &args);
    if (!read_list(s, args, seat, &count))
        return false;
    struct lz_moves moves = moves_legal(s, seat);
    for (uint32_t i = 0; i < count; i++) {
        bool found = false;
        for (uint32_t j = 0; j < moves.count; j++)
            found = found || lz_move_equal(&s->wanted[i], &moves.at[j]);
        if (found == wanted)
            continue;
        print_list(s, &s->wanted[i], 1, s->words[0]);
        print_list(s, moves.at, moves.count, s->words[1]);
        return script_differs(s, lz_span(what), s->words[0], s->words[1]);
    }
    return true;
}

static bool hold_includes(struct script *s, struct lz_text args) { return hold_some(s, "includes", args, true); }
static bool hold_excludes(struct script *s, struct lz_text args) { return hold_some(s, "excludes", args, false); }

static bool hold_winner(struct script *s, struct lz_text args) {
    const struct lz_head *head = lz_head_of(s->state);
    struct lz_writer w = lz_writer_in(s->words[1], FRAME_LINE);
    for (int seat = 0; seat < head->seats; seat++)
        if (head->over && lz_in(head->won, seat)) {
            lz_put(&w, w.len ? " #" : "#");
            lz_put_number(&w, seat);
        }
    if (!w.len)
        lz_put(&w, "none");
    struct lz_text rest = args;
    while (rig_take_seat(s, &rest) >= 0)
        ;
    if (lz_trim(rest).len && !lz_text_is(args, "none"))
        return script_wrong(s, "found 'winner %.*s', expected seats, or none", SPAN(args));
    return same(s, "winner", args);
}

static bool hold_points(struct script *s, const char *what, struct lz_text args,
                        void (*count)(const struct lz_game *, const void *, int32_t[LZ_SEATS])) {
    int32_t points[LZ_SEATS] = { 0 };
    count(s->game, s->state, points);
    struct lz_writer w = lz_writer_in(s->words[1], FRAME_LINE);
    for (int seat = 0; seat < script_seats(s); seat++) {
        lz_put(&w, seat ? " " : "");
        lz_put_number(&w, points[seat]);
    }
    return same(s, what, args);
}

static bool hold_score(struct script *s, struct lz_text args) { return hold_points(s, "score", args, s->game->score); }
static bool hold_stand(struct script *s, struct lz_text args) { return hold_points(s, "stand", args, s->game->stand); }

static bool hold_shuffled(struct script *s, struct lz_text args) {
    struct lz_writer w = lz_writer_in(s->words[1], FRAME_LINE);
    lz_put_number(&w, s->chance.shuffles);
    lz_put(&w, s->chance.unsorted ? " unsorted" : " sorted");
    return same(s, "shuffled", args);
}

/* LZ_REVEALS: what somebody has seen cannot be unseen. */
static bool hold_undo(struct script *s, struct lz_text args) {
    bool revealed = false;
    for (uint32_t i = 0; i < s->events; i++)
        revealed = revealed || s->game->kinds[s->event[i].kind].flags & LZ_REVEALS;
    struct lz_writer w = lz_writer_in(s->words[1], FRAME_LINE);
    lz_put(&w, revealed ? "no" : "yes");
    return same(s, "undo", args);
}

const struct expectation expectations[] = {
    { "next", "next #i PHASE|over", "who may act, and what is asked of them", hold_next },
    { "phase", "phase PHASE", "what is asked", hold_phase },
    { "legal", "legal [#i] MOVE, MOVE|-", "the complete list of that seat's legal moves, in any order", hold_legal },
    { "listed", "listed [#i] MOVE, MOVE|-", "the same, in the order in which they are listed", hold_listed },
    { "includes", "includes [#i] MOVE, MOVE", "these are in the list", hold_includes },
    { "excludes", "excludes [#i] MOVE, MOVE", "these are not", hold_excludes },
    { "winner", "winner #i #j|none", "the match is over and these have won, or nobody has yet", hold_winner },
    { "score", "score N N", "the points of each seat by the rulebook", hold_score },
    { "tally", "tally N N", "the same, where a game has its own word `score`", hold_score },
    { "stand", "stand N N", "the points if play stopped now", hold_stand },
    { "undo", "undo yes|no", "whether the last line of moves could be undone: nobody saw anything new", hold_undo },
    { "shuffled", "shuffled N sorted|unsorted", "shuffles so far, and how the cards lay before them", hold_shuffled },
};
const uint32_t expectations_count = LZ_COUNT(expectations);

static bool hold_found(struct script *s, const struct rig_word *row, int seat, struct lz_text value) {
    struct lz_writer real = lz_writer_in(s->words[1], FRAME_LINE);
    return row->find(s, s->state, seat, &value, &real) && same(s, row->word, value);
}

/* The value is read into a copy of the state; both print alike if it holds. */
static bool hold_word(struct script *s, const struct rig_word *row, int seat, struct lz_text value, bool now) {
    const void *found = row->flags & RIG_PAST && s->ended && !now ? s->past : s->state;
    if (row->flags & RIG_BY_SEAT && seat < 0 && (seat = rig_take_seat(s, &value)) < 0)
        return script_wrong(s, "found '%s' without a seat, expected '%s'", row->word, row->usage);
    if (row->find)
        return hold_found(s, row, seat, value);
    memcpy(s->copy, found, s->game->state_size);
    if (!rig_place(s, row, s->copy, seat, lz_trim(value)))
        return false;
    struct lz_writer expected = lz_writer_in(s->words[0], FRAME_LINE), real = lz_writer_in(s->words[1], FRAME_LINE);
    rig_print(s, row, s->copy, seat, &expected);
    rig_print(s, row, found, seat, &real);
    return strcmp(s->words[0], s->words[1]) == 0 || script_differs(s, lz_span(row->word), s->words[0], s->words[1]);
}

static const struct expectation *expectation_of(const struct expectation *rows, uint32_t count, struct lz_text word) {
    for (uint32_t i = 0; i < count; i++)
        if (lz_text_is(word, rows[i].word))
            return &rows[i];
    return NULL;
}

static bool is_event(const struct lz_game *game, struct lz_text word) {
    for (int i = 0; i < game->kind_count; i++)
        if (lz_text_is(word, game->kinds[i].word))
            return true;
    return false;
}

/* EVENT #i ARGS: short for told #i EVENT #i ARGS, the seat being told of itself. */
static bool hold_event(struct script *s, struct lz_text event) {
    struct lz_text rest = event;
    char room[FRAME_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_take_word(&rest);
    lz_put_text(&w, lz_take_word(&rest));
    lz_put_char(&w, ' ');
    lz_put_text(&w, event);
    return expectation_of(sights, sights_count, lz_span("told"))->hold(s, (struct lz_text){ room, w.len });
}

static bool expect(struct script *s, struct lz_text clause) {
    struct lz_text all = clause;
    int seat = rig_take_seat(s, &clause);
    struct lz_text whole = clause, word = lz_take_word(&clause);
    bool now = lz_text_is(word, "new");
    if (now) {
        whole = clause;
        word = lz_take_word(&clause);
    }
    const struct rig_word *row = word_of(s, word);
    if (row)
        return hold_word(s, row, seat, rig_value(row, whole), now);
    const struct expectation *found = expectation_of(expectations, expectations_count, word);
    if (!found)
        found = expectation_of(sights, sights_count, word);
    if (!found && seat < 0 && !now && is_event(s->game, word))
        return hold_event(s, all);
    if (!found || seat >= 0 || now)
        return script_wrong(s, "found '%.*s' after '=', expected a word that can be expected; --grammar lists them",
                            SPAN(all));
    return found->hold(s, lz_trim(clause));
}

bool expect_line(struct script *s, struct lz_text line) {
    s->acted = true;
    if (!line.len)
        return script_wrong(s, "found nothing after '=', expected what must hold");
    for (struct lz_text clause; (clause = take_part(&line, " ; ")).len;)
        if (!expect(s, clause) && s->outcome == SCRIPT_WRONG)
            return false;
    return true;
}

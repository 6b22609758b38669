/* Moves: made, refused, and the clock. Beside what the script says, each step is held to the law: the complete list
   of legal moves and the rules that refuse agree, a refused move leaves no trace, and the cards add up. */
#include "core/words/prose.h"
#include "core/words/verb.h"
#include "tests/rules/runner/frame.h"
#include "core/match.h"

#include <string.h>

enum { RINGS = 10000 }; /* alarms that one line may ring */

struct lz_moves moves_legal(struct script *s, int seat) {
    struct lz_moves moves = { s->legal, 0, LZ_MOVES, false };
    if (seat >= 0 && seat < script_seats(s))
        s->game->legal(s->game, s->state, seat, &moves);
    return moves;
}

static bool listed(const struct lz_moves *moves, const struct lz_move *move) {
    for (uint32_t i = 0; i < moves->count; i++)
        if (lz_move_equal(&moves->at[i], move))
            return true;
    return false;
}

/* The next move of a line. Commas within quotes are said. */
static struct lz_text take_move(struct lz_text *line) {
    bool quoted = false;
    uint32_t end = 0;
    *line = lz_trim(*line);
    for (; end < line->len && (quoted || line->at[end] != ','); end++)
        quoted ^= line->at[end] == '"';
    struct lz_text move = lz_trim((struct lz_text){ line->at, end });
    end += end < line->len;
    *line = (struct lz_text){ line->at + end, line->len - end };
    return move.len || !line->len ? move : take_move(line);
}

/* `say "Hello, you two"`: the verb, and the words in `said`. */
static bool take_said(const struct script *s, int seat, struct lz_text words, struct lz_move *move,
                      struct lz_text *said) {
    *said = (struct lz_text){ 0 };
    *move = (struct lz_move){ .seat = (uint8_t)seat };
    if (!lz_prose_take(s->game, words, move, said) || said->len < 2 || said->at[0] != '"' ||
        said->at[said->len - 1] != '"')
        return false;
    *said = (struct lz_text){ said->at + 1, said->len - 2 };
    return true;
}

bool moves_parse(struct script *s, int seat, struct lz_text words, struct lz_move *move) {
    char room[FRAME_LINE];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    memset(move, 0, sizeof *move);
    if (lz_move_parse(s->game, seat, words, move))
        return true;
    lz_move_trouble(s->game, seat, words, &trouble);
    return script_wrong(s, "found '%.*s', expected a move: %s", SPAN(words), room);
}

/* A word of `random` that is no number waits for the move whose draw it is; the rig knows which that is. */
static bool ready_draw(struct script *s, const struct lz_move *move) {
    struct chance_draw *draw = &s->chance.draw[s->chance.used];
    if (s->chance.used < s->chance.count && !draw->ready)
        draw->ready = s->rig->random(s, s->state, move, draw->word, &draw->roll);
    return s->outcome != SCRIPT_WRONG;
}

bool moves_chance_good(struct script *s) {
    if (s->chance.too_great)
        return script_wrong(s, "found 'random %.*s', expected less than %u: that draw has no more outcomes",
                            SPAN(s->chance.draw[s->chance.used - 1].word), s->chance.too_great);
    if (s->chance.given > CHANCE_MOST)
        return script_wrong(s, "found 'random *xN' for more than %d draws, expected an end", CHANCE_MOST);
    return !s->chance.missing || script_wrong(s, "found a card after shuffle that was not shuffled");
}

static bool adds_up(struct script *s) {
    struct lz_why why = { 0 };
    bool well = s->dealt ? s->game->audit(s->game, s->state, &why)
                         : !s->rig || !s->rig->audit || s->rig->audit(s, s->state, &why);
    const struct lz_rule *rule = &s->game->ruleset[why.rule];
    return well || script_failed(s, "after the move this does not hold: %s: %s", rule->id, rule->text);
}

/* Every move that is listed is accepted. */
static bool list_is_legal(struct script *s) {
    for (int seat = 0; seat < script_seats(s); seat++) {
        struct lz_moves moves = moves_legal(s, seat);
        for (uint32_t i = 0; i < moves.count; i++)
            if (!lz_check(s->game, s->state, &moves.at[i], NULL)) {
                struct lz_writer w = lz_writer_in(s->words[0], FRAME_LINE);
                lz_move_print_codes(s->game, &moves.at[i], &w);
                return script_failed(s, "'%s' is in the list of #%d and is refused", s->words[0], seat);
            }
    }
    return true;
}

void moves_forget_events(struct script *s) { s->events = s->lost = s->spoken = 0; }

/* What was said is only lent: the words are copied. */
static void keep(void *to, const struct lz_event *event) {
    struct script *s = to;
    uint32_t len = event->text.len;
    if (s->events == FRAME_EVENTS || s->spoken + len > FRAME_SPEECH) {
        s->lost++;
        return;
    }
    struct lz_event *kept = &s->event[s->events++];
    *kept = *event;
    if (!len)
        return;
    memcpy(s->speech + s->spoken, event->text.at, len);
    kept->text.at = s->speech + s->spoken;
    s->spoken += len;
}

struct lz_sink moves_sink(struct script *s) {
    return (struct lz_sink){ keep, s };
}

static enum lz_status submit(struct script *s, const struct lz_move *move, struct lz_text said, struct lz_why *why) {
    struct lz_sink sink = moves_sink(s);
    struct lz_input in = { .move = *move, .at = s->clock, .text = said };
    chance_arm(&s->chance);
    enum lz_status status = lz_submit(&s->match, &in, &sink, why);
    chance_disarm();
    return status;
}

static bool make(struct script *s, int seat, struct lz_text words) {
    struct lz_move move;
    struct lz_text said;
    struct lz_why why = { 0 };
    if ((!take_said(s, seat, words, &move, &said) && !moves_parse(s, seat, words, &move)) || !ready_draw(s, &move))
        return false;
    struct lz_moves moves = moves_legal(s, seat);
    bool known = !moves.complete || listed(&moves, &move);
    s->ended = false;
    if (submit(s, &move, said, &why) != LZ_OK) {
        const struct lz_rule *rule = &s->game->ruleset[why.rule];
        return script_failed(s, "#%d: %.*s\n  expected: accepted\n  found:    refused by %s: %s", seat, SPAN(words),
                             rule->id, rule->text);
    }
    if (!known)
        return script_failed(s, "#%d: %.*s was accepted, but is not in the list of legal moves", seat, SPAN(words));
    return moves_chance_good(s) && adds_up(s) && list_is_legal(s);
}

static bool refused_rightly(struct script *s, struct lz_text words, struct lz_text id, const struct lz_why *why) {
    const struct lz_rule *rule = &s->game->ruleset[why->rule];
    if (!id.len || lz_text_is(id, rule->id))
        return true;
    return script_failed(s, "no %.*s: %.*s\n  expected: refused by %.*s\n  found:    refused by %s: %s", SPAN(id),
                         SPAN(words), SPAN(id), rule->id, rule->text);
}

/* What is no move at all can only be refused as that. */
static bool refuse_words(struct script *s, int seat, struct lz_text words, struct lz_text id) {
    struct lz_move move;
    struct lz_text said;
    if (lz_text_is(id, "LZ-1") && !lz_move_parse(s->game, seat, words, &move))
        return true;
    struct lz_why why = { 0 };
    if (!take_said(s, seat, words, &move, &said) && !moves_parse(s, seat, words, &move))
        return false;
    struct lz_moves moves = moves_legal(s, seat);
    bool known = listed(&moves, &move);
    memcpy(s->copy, s->state, s->game->state_size);
    uint32_t events = s->events;
    if (submit(s, &move, said, &why) == LZ_OK)
        return script_failed(s, "no %.*s: %.*s\n  expected: refused\n  found:    accepted", SPAN(id), SPAN(words));
    if (known)
        return script_failed(s, "no: %.*s was refused, but is in the list of legal moves", SPAN(words));
    if (s->events != events || memcmp(s->copy, s->state, s->game->state_size) != 0)
        return script_failed(s, "no: %.*s was refused, but not without a trace", SPAN(words));
    return refused_rightly(s, words, id, &why);
}

static bool is_rule(const struct lz_game *game, struct lz_text id) {
    for (int i = 0; i < game->rule_count; i++)
        if (lz_text_is(id, game->ruleset[i].id))
            return true;
    return false;
}

/* `#i`, the game's own word for a seat, or `*` for the host, off the front; also a seat that nobody sits on. */
static bool take_who(struct script *s, struct lz_text *from, int *seat) {
    int64_t number = LZ_CLOCK;
    *seat = rig_take_seat(s, from);
    if (*seat >= 0)
        return true;
    struct lz_text word = lz_take_word(from);
    *seat = LZ_CLOCK;
    if (lz_text_is(word, "*"))
        return true;
    bool well = word.len > 1 && *word.at == '#' &&
                lz_read_number((struct lz_text){ word.at + 1, word.len - 1 }, 0, LZ_CLOCK - 1, &number);
    *seat = (int)number;
    return well;
}

/* `#i:` or `#i no [ID]:` off the front; false if the line is no line of moves. */
static bool take_mover(struct script *s, struct lz_text *line, int *seat, bool *refused, struct lz_text *id) {
    uint32_t colon;
    if (!text_find(*line, ":", &colon))
        return false;
    struct lz_text before = { line->at, colon };
    if (!take_who(s, &before, seat))
        return false;
    struct lz_text no = lz_take_word(&before);
    *id = lz_take_word(&before);
    *refused = no.len;
    if ((no.len && !lz_text_is(no, "no")) || lz_trim(before).len)
        return false;
    *line = (struct lz_text){ line->at + colon + 1, line->len - colon - 1 };
    return true;
}

bool moves_line(struct script *s, struct lz_text line, bool *was_moves) {
    struct lz_text id = { 0 };
    bool refused;
    int seat;
    *was_moves = take_mover(s, &line, &seat, &refused, &id);
    if (!*was_moves)
        return true;
    s->acted = true;
    if (!place_settle(s))
        return false;
    if (seat >= script_seats(s) && seat != LZ_CLOCK && !refused)
        return script_wrong(s, "found #%d, expected a seat from #0 to #%d", seat, script_seats(s) - 1);
    if (id.len && !is_rule(s->game, id))
        return script_wrong(s, "found '%.*s', expected the id of a rule that refuses moves of %s", SPAN(id),
                            s->game->id);
    if (!lz_trim(line).len)
        return script_wrong(s, "found nothing after ':', expected a move");
    if (!refused && !s->timed)
        moves_forget_events(s);
    for (struct lz_text words; (words = take_move(&line)).len;)
        if (refused ? !refuse_words(s, seat, words, id) : !make(s, seat, words))
            return false;
    return true;
}

static bool ring(struct script *s, int64_t until) {
    const struct lz_head *head = lz_head_of(s->state);
    struct lz_sink sink = moves_sink(s);
    enum lz_status status = LZ_OK;
    moves_forget_events(s);
    chance_arm(&s->chance);
    for (int i = 0; i < RINGS && status == LZ_OK && !head->over && head->alarm <= until; i++)
        status = lz_ring(&s->match, head->alarm, &sink);
    chance_disarm();
    return status == LZ_OK && (head->over || head->alarm > until || script_failed(s, "tick: the alarms never end"));
}

static bool pass_time(struct script *s, int64_t until) {
    s->clock = until > s->clock ? until : s->clock;
    return ring(s, s->clock) && moves_chance_good(s) && adds_up(s) && list_is_legal(s);
}

bool moves_tick(struct script *s, struct lz_text args) {
    const struct lz_head *head = lz_head_of(s->state);
    struct lz_text word = lz_take_word(&args);
    int64_t wait = 0;
    if (!s->begun)
        return script_wrong(s, "found tick, expected a position or a match first");
    bool timed = word.len && *word.at == '+' &&
                 lz_read_number((struct lz_text){ word.at + 1, word.len - 1 }, 0, 1000000000000, &wait);
    if ((word.len && !timed) || lz_trim(args).len)
        return script_wrong(s, "found '%.*s' after tick, expected nothing or +MS", SPAN(word));
    s->acted = true;
    s->ended = false;
    if (!timed && (head->alarm == LZ_NEVER || head->over))
        return script_failed(s, "tick\n  expected: an alarm\n  found:    none is set");
    return pass_time(s, timed ? s->clock + wait : head->alarm);
}

bool moves_time(struct script *s, struct lz_text *line) {
    struct lz_text word = lz_take_word(line);
    int64_t at;
    if (!lz_read_number((struct lz_text){ word.at + 1, word.len - 1 }, 0, 1000000000000, &at) ||
        s->setup.now + at < s->clock)
        return script_wrong(s, "found '%.*s', expected @MS: a time since the beginning, and not an earlier one",
                            SPAN(word));
    if (!s->begun)
        return script_wrong(s, "found '%.*s', expected a position or a match first", SPAN(word));
    s->acted = s->timed = true;
    s->ended = false;
    return place_settle(s) && pass_time(s, s->setup.now + at);
}

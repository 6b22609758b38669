/* The frame of rule scripts: finds the cases of a text, runs each line by line, reports how it went. */
#include "tests/rules/runner/script.h"

#include "core/games.h"
#include "tests/rules/runner/frame.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct script *running; /* the case whose game is moving; for script_round_ends */

const struct lz_game *script_game(const struct script *s) { return s->game; }
void *script_memory(struct script *s) { return s->memory; }
const void *script_state(const struct script *s) { return s->state; }
struct script *script_running(void) {
    return running;
}
int script_seats(const struct script *s) { return lz_head_of(s->state)->seats; }

__attribute__((format(printf, 2, 0))) static void say(struct script *s, const char *format, va_list args) {
    char words[2 * FRAME_LINE];
    vsnprintf(words, sizeof words, format, args);
    lz_put(&s->said, s->file);
    lz_put_char(&s->said, ':');
    lz_put_number(&s->said, s->line);
    lz_put(&s->said, ": ");
    lz_put(&s->said, words);
    lz_put_char(&s->said, '\n');
}

bool script_wrong(struct script *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    say(s, format, args);
    va_end(args);
    s->outcome = SCRIPT_WRONG;
    return false;
}

bool script_failed(struct script *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    say(s, format, args);
    va_end(args);
    if (s->outcome == SCRIPT_PASSED)
        s->outcome = SCRIPT_FAILED;
    return false;
}

bool script_differs(struct script *s, struct lz_text what, const char *expected, const char *found) {
    return script_failed(s, "= %.*s\n  expected: %s\n  found:    %s", SPAN(what), expected, found);
}

bool text_find(struct lz_text in, const char *words, uint32_t *where) {
    uint32_t n = (uint32_t)strlen(words);
    for (uint32_t i = 0; i + n <= in.len; i++)
        if (memcmp(in.at + i, words, n) == 0) {
            *where = i;
            return true;
        }
    return false;
}

struct lz_text take_part(struct lz_text *from, const char *joint) {
    struct lz_text part = { 0 };
    while (!part.len && from->len) {
        uint32_t where = from->len, skip = 0;
        if (text_find(*from, joint, &where))
            skip = (uint32_t)strlen(joint);
        part = lz_trim((struct lz_text){ from->at, where });
        from->at += where + skip;
        from->len -= where + skip;
    }
    return part;
}

/* ` -- ` to the end of the line is a comment. */
static struct lz_text without_comment(struct lz_text line) {
    uint32_t where;
    if (lz_text_begins(lz_trim(line), "--"))
        return (struct lz_text){ 0 };
    if (text_find(line, " -- ", &where))
        line.len = where;
    line = lz_trim(line);
    if (line.len > 2 && memcmp(line.at + line.len - 3, " --", 3) == 0)
        line.len -= 3;
    return lz_trim(line);
}

static bool word_is(struct lz_text line, const char *word) { return lz_text_is(lz_take_word(&line), word); }

/* A game by its id, also one that has a rig and does not stand in the table of games yet. */
static const struct lz_game *game_by_id(struct lz_text id) {
    const struct lz_game *game = lz_game_by_id(id);
    for (uint32_t i = 0; !game && i < rigs_count; i++)
        if (lz_text_is(id, rigs[i]->game->id))
            game = rigs[i]->game;
    return game;
}

static bool begins_game(struct lz_text line) {
    return lz_text_is(lz_take_word(&line), "game") && game_by_id(lz_take_word(&line));
}

/* 40x7: forty times 7; *x7: every draw to come, as near to 7 as it can be. */
static void take_times(struct lz_text *word, uint32_t *times) {
    uint32_t cut;
    int64_t number = 1;
    *times = 1;
    if (!text_find(*word, "x", &cut) ||
        !(cut == 1 && *word->at == '*') == !lz_read_number((struct lz_text){ word->at, cut }, 1, 100000, &number))
        return;
    *times = *word->at == '*' ? CHANCE_EVER : (uint32_t)number;
    *word = (struct lz_text){ word->at + cut + 1, word->len - cut - 1 };
}

/* The draws are still to be given, but for one without an end. */
static bool chance_waits(const struct chance *c) { return c->used < c->count && c->draw[c->used].times != CHANCE_EVER; }

/* random 3 5 M!: the next draws. They end what a `*xN` before them began. */
static bool script_random(struct script *s, struct lz_text args) {
    struct lz_text all = lz_trim(args);
    if (!all.len)
        return script_wrong(s, "found nothing after random, expected numbers or the game's words");
    if (!chance_waits(&s->chance))
        s->chance.used = s->chance.count = 0;
    for (struct lz_text word; (word = lz_take_word(&all)).len;) {
        if (s->chance.count == CHANCE_DRAWS)
            return script_wrong(s, "found more than %d scripted draws, expected fewer", CHANCE_DRAWS);
        int64_t roll = 0;
        uint32_t times;
        struct lz_text rest = word;
        take_times(&rest, &times);
        bool number = lz_read_number(rest, 0, UINT32_MAX, &roll);
        if (!number && !(s->rig && s->rig->random))
            return script_wrong(s, "found '%.*s', expected a number: what the draw gives", SPAN(word));
        s->chance.draw[s->chance.count++] = (struct chance_draw){ word, (uint32_t)roll, number ? times : 1, number };
    }
    return true;
}

/* shuffle A A M!: the next shuffle begins with these. */
static bool script_shuffle(struct script *s, struct lz_text args) {
    if (!s->rig || !s->rig->deck)
        return script_wrong(s, "found shuffle, expected something else: %s shuffles nothing", s->game->id);
    int n = rig_read_pile(s, args, s->rig->deck, s->chance.order, CHANCE_ORDER);
    s->chance.order_count = n < 0 ? 0 : (uint32_t)n;
    return n >= 0;
}

/* Lines that come before or between the rest: seats, game NAME, random, shuffle, tick. */
static bool run_frame_line(struct script *s, struct lz_text line, bool *was) {
    struct lz_text args = line, word = lz_take_word(&args);
    *was = true;
    if (lz_text_is(word, "seats") || begins_game(line))
        return place_begin(s, line);
    if (lz_text_is(word, "random"))
        return script_random(s, args);
    if (lz_text_is(word, "shuffle"))
        return script_shuffle(s, args);
    if (lz_text_is(word, "tick"))
        return place_settle(s) && moves_tick(s, args);
    *was = false;
    return true;
}

static bool run_piece(struct script *s, struct lz_text line) {
    bool was;
    s->timed = false;
    if (*line.at == '@' && (!moves_time(s, &line) || !(line = lz_trim(line)).len))
        return s->outcome == SCRIPT_PASSED;
    bool well = run_frame_line(s, line, &was);
    if (was)
        return well;
    if (!s->begun)
        return script_wrong(s, "found '%.*s', expected a line 'seats N turn #i PHASE' or 'game NAME seats=N' first",
                            SPAN(line));
    if (*line.at == '=')
        return place_settle(s) && expect_line(s, lz_trim((struct lz_text){ line.at + 1, line.len - 1 }));
    well = moves_line(s, line, &was);
    return was ? well : place_line(s, line);
}

static bool run_line(struct script *s, struct lz_text line) {
    line = without_comment(line);
    for (struct lz_text piece; (piece = take_part(&line, " // ")).len;)
        if (!run_piece(s, piece))
            return false;
    return true;
}

static void run_ends(struct script *s) {
    if (s->outcome != SCRIPT_PASSED)
        return;
    if (!s->acted)
        script_wrong(s, "found the end of the case, expected moves or a line '= ...': it proves nothing");
    else if (chance_waits(&s->chance))
        script_wrong(s, "found the end of the case, expected a draw for 'random %.*s'",
                     SPAN(s->chance.draw[s->chance.used].word));
    else if (s->chance.order_count)
        script_wrong(s, "found the end of the case, expected a shuffle");
}

static void begin_case(struct script *s) {
    s->begun = s->dealt = s->unsettled = s->ended = s->acted = false;
    s->outcome = SCRIPT_PASSED;
    s->clock = 0;
    s->chance = (struct chance){ 0 };
    memset(s->memory, 0, sizeof s->memory);
    moves_forget_events(s);
    s->said = lz_writer_in(s->said_room, sizeof s->said_room);
    memset(s->state, 0, s->game->state_size);
}

static void run_case(struct script *s, struct lz_text body) {
    begin_case(s);
    running = s;
    for (; body.len && run_line(s, lz_take_line(&body)); s->line++)
        ;
    chance_disarm();
    run_ends(s);
    running = NULL;
}

void script_round_ends(const void *state) {
    if (!running || state != running->state)
        return;
    memcpy(running->past, state, running->game->state_size);
    running->ended = true;
}

/* A block of cases: each is a name and the lines up to the next empty one. */
static void run_block(struct script *s, struct lz_text block, uint32_t line, const struct script_report *report,
                      struct script_count *count) {
    while (block.len) {
        struct lz_text name = lz_trim(lz_take_line(&block));
        uint32_t named = line++;
        if (!name.len || lz_text_begins(name, "--"))
            continue;
        struct lz_text body = { block.at, 0 };
        s->line = line;
        for (struct lz_text next; block.len && lz_trim(next = lz_take_line(&block)).len; line++)
            body.len = (uint32_t)(next.at + next.len - body.at);
        line++; /* the empty line */
        if (report->want && !report->want(report->to, name))
            continue;
        run_case(s, body);
        struct script_case done = { s->file, named, name, s->outcome, s->said_room };
        count->cases++;
        count->passed += s->outcome == SCRIPT_PASSED;
        report->take(report->to, &done);
    }
}

/* A fenced block is a script if a line of it begins a position or a match, and one moves or expects. */
static bool is_script(struct lz_text block) {
    bool begins = false, acts = false;
    while (block.len) {
        struct lz_text line = without_comment(lz_take_line(&block));
        for (struct lz_text piece; (piece = take_part(&line, " // ")).len;) {
            begins = begins || word_is(piece, "seats") || begins_game(piece);
            struct lz_text rest = piece, first = lz_take_word(&rest);
            acts = acts || *piece.at == '=' || (*first.at == '#' && first.at[first.len - 1] == ':') ||
                   (*first.at == '#' && lz_text_begins(lz_trim(rest), "no"));
        }
    }
    return begins && acts;
}

static bool is_fence(struct lz_text line) { return lz_text_begins(lz_trim(line), "```"); }

static void run_markdown(struct script *s, struct lz_text text, const struct script_report *report,
                         struct script_count *count) {
    for (uint32_t line = 1; text.len; line++) {
        if (!is_fence(lz_take_line(&text)))
            continue;
        struct lz_text block = { text.at, 0 }, next = { 0 };
        uint32_t first = ++line;
        for (; text.len && !is_fence(next = lz_take_line(&text)); line++)
            block.len = (uint32_t)(next.at + next.len - block.at);
        if (is_script(block))
            run_block(s, block, first, report, count);
    }
}

static const struct rig *rig_of(const struct lz_game *game) {
    for (uint32_t i = 0; i < rigs_count; i++)
        if (rigs[i]->game == game)
            return rigs[i];
    return NULL;
}

/* The one place where the checker takes memory. */
static struct script *script_make(const struct lz_game *game, const char *name) {
    size_t state = (game->state_size + 63u) & ~(size_t)63, view = (game->view_size + 63u) & ~(size_t)63;
    size_t own = (sizeof(struct script) + 63) & ~(size_t)63;
    char *block = calloc(1, 64 + own + 3 * state + 2 * view); /* most scripts touch little of it */
    if (!block) {
        fprintf(stderr, "lizardry-check: out of memory\n");
        exit(2);
    }
    char *room = block + (64 - (uintptr_t)block % 64);
    struct script *s = (void *)room;
    s->block = block;
    s->game = game;
    s->rig = rig_of(game);
    s->file = name;
    s->state = room + own;
    s->copy = room + own + state;
    s->past = room + own + 2 * state;
    s->view = room + own + 3 * state;
    s->other = room + own + 3 * state + view;
    s->match = (struct lz_match){ game, s->state, NULL, false };
    return s;
}

static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

struct script_count script_run(struct lz_text text, const char *name, const struct lz_game *game,
                               const struct script_report *report) {
    struct script_count count = { 0, 0 };
    struct script *s = script_make(game, name);
    size_t len = strlen(name);
    if (len > 3 && strcmp(name + len - 3, ".md") == 0)
        run_markdown(s, text, report, &count);
    else
        run_block(s, text, 1, report, &count);
    free(s->block);
    return count;
}

const struct lz_game *script_game_of(const char *path) {
    const char *name = base_name(path);
    size_t len = strcspn(name, ".-");
    return game_by_id((struct lz_text){ name, (uint32_t)len });
}

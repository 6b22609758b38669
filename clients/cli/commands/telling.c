/* A recorded match told in words or as JSON. */
#include "clients/cli/commands/telling_inner.h"

#include "clients/cli/draw/draw.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/clean.h"
#include "core/words/event.h"
#include "core/words/verb.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 20 };

void telling_flush(struct telling *t) {
    fwrite(t->w.at, 1, t->w.len, t->call->to);
    t->w.len = 0;
}

/* ---- what these eyes may know */

/* How many inputs they have noticed. */
static uint32_t step_seen(const struct lz_game *game, const void *state, int seat) {
    return seat == TELL_ALL ? lz_head_of(state)->step : lz_seen_by(game, state, seat).step;
}

/* What a seat moved may hold what only it knows: others see the events. */
bool telling_sees(const struct telling *t, const struct lz_move *move) {
    return t->call->seat == TELL_ALL || t->call->seat == move->seat || move->verb == LZ_TICK;
}

/* Where inputs can go unnoticed, who made one that was noticed is told by its events, or by nothing: the last of a team
   to vote is not known from the vote's end. */
bool telling_knows_who(const struct telling *t, const struct lz_move *move) {
    return telling_sees(t, move) || move->seat == LZ_CLOCK || !t->game->noticed;
}

/* ---- events */

static void take_event(void *to, const struct lz_event *event) {
    struct telling *t = to;
    if (t->call->seat != TELL_ALL && !lz_in(event->seen, t->call->seat))
        return;
    if (t->events == t->room) {
        t->room = t->room ? 2 * t->room : 64;
        t->event = cli_room(t->event, t->room * sizeof *t->event);
    }
    struct lz_event *kept = &t->event[t->events++];
    *kept = *event;
    t->dealt += lz_head_of(t->state)->step == 0;
    if (!event->text.len)
        return;
    char *words = cli_room(NULL, event->text.len);
    memcpy(words, event->text.at, event->text.len);
    kept->text.at = words;
}

/* As the owner of these eyes understands it; all eyes together understand what any seat does. */
static bool gloss(struct telling *t, const struct lz_event *event, struct lz_writer *w) {
    const struct drawer *drawer = drawer_of(t->game);
    bool all = t->call->seat == TELL_ALL;
    int first = all ? 0 : t->call->seat, last = all ? t->loaded->record.setup.seats - 1 : t->call->seat;
    for (int seat = first; drawer->gloss && seat <= last && seat != LZ_ONLOOKER; seat++) {
        t->game->view(t->game, t->state, seat, t->view);
        struct frame frame = { .game = t->game, .view = t->view, .lore = t->call->lore, .memory = t->drawn };
        if (drawer->gloss(&frame, event, w))
            return true;
    }
    return false;
}

static void put_tale(struct telling *t, const struct lz_event *event, struct lz_writer *w) {
    if (!gloss(t, event, w))
        lz_event_tell(t->game, event, &(struct lz_reader){ t->loaded->names, -1 }, w);
}

static bool heads(const struct telling *t, uint32_t at) { return t->game->kinds[t->event[at].kind].flags & LZ_HEADS; }

/* Of all that was told: what others were told in the same words stands in the line above. */
static bool repeats(struct telling *t, uint32_t at) {
    char room[2][400];
    const struct lz_event *event = &t->event[at], *before = event - 1;
    if (event->kind != before->kind || event->seat != before->seat || event->seen & before->seen)
        return false;
    struct lz_writer w[2] = { lz_writer_in(room[0], sizeof room[0]), lz_writer_in(room[1], sizeof room[1]) };
    put_tale(t, before, &w[0]);
    put_tale(t, event, &w[1]);
    return !w[0].full && !w[1].full && w[0].len == w[1].len && memcmp(room[0], room[1], w[0].len) == 0;
}

/* Each on a line of its own; the first goes on a line that has been begun. */
static void tell_events(struct telling *t, uint32_t end, bool begun) {
    for (uint32_t first = t->told; t->told < end; t->told++) {
        bool bare = heads(t, t->told) && (t->told + 1 == end || heads(t, t->told + 1));
        if (bare || (t->told > first && repeats(t, t->told)))
            continue;
        lz_put(&t->w, begun ? "" : "      ");
        put_tale(t, &t->event[t->told], &t->w);
        lz_put(&t->w, "\n");
        begun = false;
    }
}

/* ---- steps */

static const char *name_of(const struct telling *t, const struct lz_move *move) {
    if (move->seat == LZ_CLOCK)
        return move->verb == LZ_TICK ? "the clock" : "the host";
    return t->loaded->names[move->seat];
}

static void tell_step(struct telling *t, const struct lz_input *in) {
    char number[16];
    snprintf(number, sizeof number, "%5u ", t->step);
    lz_put(&t->w, number);
    bool named = telling_knows_who(t, &in->move);
    if (named)
        lz_put(&t->w, name_of(t, &in->move));
    else if (t->told == t->events)
        lz_put(&t->w, "somebody has moved");
    if (telling_sees(t, &in->move)) {
        char room[300];
        struct lz_writer move = lz_writer_in(room, sizeof room);
        lz_move_print(t->game, &in->move, &move);
        lz_put(&t->w, ": ");
        lz_put_clean(&t->w, (struct lz_text){ room, move.len }, false);
    }
    if (named || t->told == t->events)
        lz_put(&t->w, "\n");
    tell_events(t, t->events, !named);
}

static void tell_deal(struct telling *t) {
    if (t->begun)
        return;
    t->begun = true;
    if (t->call->json)
        telling_show_deal(t);
    else
        tell_events(t, t->dealt, false);
}

static void take_step(void *to, const struct lz_input *in, const void *state) {
    struct telling *t = to;
    uint32_t step = step_seen(t->game, state, t->call->seat);
    tell_deal(t);
    if (t->call->json)
        telling_keep_move(t, in, lz_head_of(state)->step);
    if (step == t->step)
        return;
    t->step = step;
    (t->call->json ? telling_show_step : tell_step)(t, in);
    telling_flush(t);
}

/* ---- beginning and end */

static void tell_head(struct telling *t) {
    const struct lz_record *record = &t->loaded->record;
    lz_put(&t->w, record->game->title);
    for (int i = 0; i < record->setup.seats; i++) {
        lz_put(&t->w, i ? ", " : ": ");
        lz_put(&t->w, t->loaded->names[i]);
    }
    lz_put(&t->w, ".\n");
}

/* What was hidden, once it is over: all eyes may see it then. */
static void tell_truth(struct telling *t) {
    struct term term = term_open();
    struct party party = { .game = t->game, .setup = t->loaded->record.setup };
    char trouble[200];
    struct lz_writer lost = lz_writer_in(trouble, sizeof trouble);
    bool known = t->loaded->record.seed_known && party_recall(&party, &t->loaded->record, &lost);
    t->game->view(t->game, t->state, LZ_ONLOOKER, t->view);
    struct frame frame = { .term = &term,
                           .game = t->game,
                           .party = &party,
                           .view = t->view,
                           .event = t->event,
                           .events = t->events,
                           .seed = known ? t->loaded->record.seed : NULL,
                           .lore = t->call->lore,
                           .memory = t->drawn };
    drawer_of(t->game)->truth(&frame, &t->w);
}

static void tell_end(struct telling *t) {
    bool over = lz_head_of(t->state)->over;
    if (over && drawer_of(t->game)->truth)
        tell_truth(t);
    if (over)
        load_put_result(t->loaded, t->state, &t->w);
    else
        lz_put(&t->w, "the match is not over yet");
    lz_put(&t->w, ".\n");
}

/* ---- how far */

struct search {
    const struct lz_game *game;
    int seat;
    uint32_t wanted, found; /* in steps of the seat; in steps of the match */
};

static void look(void *to, const struct lz_input *in, const void *state) {
    struct search *search = to;
    (void)in;
    if (!search->found && step_seen(search->game, state, search->seat) == search->wanted)
        search->found = lz_head_of(state)->step;
}

/* The step of the match that is step `until` of these eyes; 0: they have not noticed as many. */
static bool find_until(struct telling *t, struct loaded *l, uint32_t *until, struct lz_writer *trouble) {
    struct search search = { .game = t->game, .seat = t->call->seat, .wanted = t->call->until };
    struct lz_replay replay = { .each = look, .to = &search };
    *until = 0;
    if (!search.wanted)
        return true;
    void *state = cli_room(NULL, t->game->state_size);
    bool good = lz_journal_replay(&l->record, state, &replay, trouble) == LZ_OK;
    free(state);
    *until = search.found;
    return good;
}

static bool play(struct telling *t, struct loaded *l, void *state, struct lz_writer *trouble) {
    struct lz_sink sink = { take_event, t };
    struct lz_replay replay = { .each = take_step, .to = t, .out = &sink };
    if (!find_until(t, l, &replay.until, trouble))
        return false;
    (t->call->json ? telling_show_head : tell_head)(t);
    if (lz_journal_replay(&l->record, state, &replay, trouble) != LZ_OK)
        return false;
    tell_deal(t);
    (t->call->json ? telling_show_end : tell_end)(t);
    return true;
}

bool tell_match(struct loaded *l, const struct tell_call *call, struct lz_writer *trouble) {
    const struct lz_game *game = l->record.game;
    char *room = cli_room(NULL, ROOM);
    void *state = memset(cli_room(NULL, game->state_size), 0, game->state_size);
    struct telling t = { .call = call,
                         .loaded = l,
                         .game = game,
                         .w = lz_writer_in(room, ROOM),
                         .state = state,
                         .view = cli_room(NULL, game->view_size),
                         .drawn = drawer_memory(game) };
    bool good = play(&t, l, state, trouble);
    telling_flush(&t);
    for (uint32_t i = 0; i < t.events; i++)
        free((void *)(uintptr_t)t.event[i].text.at);
    free(t.event);
    free(t.made);
    free(t.view);
    free(t.drawn);
    free(state);
    free(room);
    return good;
}

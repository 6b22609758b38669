/* One match by bots: setup, view, decide, submit, until it is over. Allocates nothing. */
#include "sim/match_run.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/prose.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

static size_t round_up(size_t size) { return (size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN; }

/* One room to think in is enough for all: only one of them thinks. */
static size_t scratch_for(const struct sim_table *t) {
    size_t most = 0;
    for (int i = 0; i < t->setup.seats; i++) {
        size_t need = lz_bot_scratch(t->bot[i], t->game);
        most = need > most ? need : most;
    }
    return round_up(most);
}

size_t sim_room_size(const struct sim_table *t) {
    size_t size = round_up(t->game->state_size) + round_up(t->game->view_size);
    for (int i = 0; i < t->setup.seats; i++)
        size += round_up(t->bot[i]->memory(t->game));
    return size + scratch_for(t);
}

struct sim_room sim_room_in(const struct sim_table *t, void *memory) {
    uint8_t *at = memory;
    struct sim_room room = { .table = t, .state = at };
    room.view = at += round_up(t->game->state_size);
    at += round_up(t->game->view_size);
    for (int i = 0; i < t->setup.seats; i++) {
        room.memory[i] = at;
        at += round_up(t->bot[i]->memory(t->game));
    }
    room.scratch = at;
    return room;
}

int sim_sides_won(const struct lz_game *game, int seats, lz_seats won) {
    uint32_t sides = 0;
    for (int i = 0; i < seats; i++)
        if (lz_in(won, i))
            sides |= 1u << lz_side_of(game, seats, i);
    return lz_seats_count(sides);
}

int sim_camp(const struct lz_game *game, int seats, int seat) { return lz_side_of(game, seats, seat) % 2; }

void sim_seed(const uint8_t base[LZ_SEED], uint64_t i, uint8_t seed[LZ_SEED]) {
    static const char label[16] = "lizardry sim 1\n";
    uint8_t room[sizeof label + LZ_SEED + 8];
    memcpy(room, label, sizeof label);
    memcpy(room + sizeof label, base, LZ_SEED);
    for (int b = 0; b < 8; b++)
        room[sizeof label + LZ_SEED + (size_t)b] = (uint8_t)(i >> 8 * b);
    lz_sha256(room, sizeof room, seed);
}

static void begin_bots(struct sim_room *room, const uint8_t seed[LZ_SEED]) {
    const struct sim_table *t = room->table;
    for (int i = 0; i < t->setup.seats; i++) {
        struct lz_chair chair = { .game = t->game, .seat = i, .lore = t->lore };
        lz_bot_key(seed, i, chair.key);
        t->bot[i]->begin(room->memory[i], &chair);
    }
}

/* Events go to whoever watches and, as far as their seat sees them, to the bots that want them. */
struct ears {
    struct sim_room *room;
    struct lz_sink *out;
};

static void hear(void *to, const struct lz_event *event) {
    struct ears *ears = to;
    const struct sim_table *t = ears->room->table;
    if (ears->out)
        ears->out->take(ears->out->to, event);
    for (int i = 0; i < t->setup.seats; i++)
        if (t->bot[i]->notice && lz_in(event->seen, i))
            t->bot[i]->notice(ears->room->memory[i], event);
}

static bool wanted(const struct sim_table *t, const struct sim_watch *watch) {
    bool some = watch->out;
    for (int i = 0; i < t->setup.seats; i++)
        some |= t->bot[i]->notice != NULL;
    return some;
}

_Noreturn static void illegal(const struct sim_table *t, const struct lz_move *move, const uint8_t seed[LZ_SEED],
                              struct lz_why why) {
    char room[512], hex[LZ_HEX];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_hex_print(seed, LZ_SEED, hex);
    lz_put(&w, "bot '");
    lz_put(&w, t->bot[move->seat]->id);
    lz_put(&w, "' at seat #");
    lz_put_number(&w, move->seat);
    lz_put(&w, " of ");
    lz_put(&w, t->game->id);
    lz_put(&w, " answered '");
    if (lz_move_sane(t->game, move))
        lz_move_print(t->game, move, &w);
    lz_put(&w, "', which ");
    lz_put(&w, t->game->ruleset[why.rule].id);
    lz_put(&w, " forbids; match seed ");
    lz_put(&w, hex);
    LZ_BUG(room);
}

/* What a bot is lent: its legal moves, and not the state they are drawn in. */
struct hand {
    const struct sim_room *room;
    int seat;
};

static void draw_any(const void *host, struct lz_rng *rng, struct lz_move *move) {
    const struct hand *hand = host;
    const struct lz_game *game = hand->room->table->game;
    if (!game->sample(game, hand->room->state, hand->seat, rng, move))
        LZ_BUG("a bot was asked though its seat may not act");
}

static void ask(struct sim_room *room, int seat, struct lz_input *in, struct lz_writer *words) {
    const struct sim_table *t = room->table;
    const struct lz_head *head = room->state;
    struct hand hand = { .room = room, .seat = seat };
    t->game->view(t->game, room->state, seat, room->view);
    *in = (struct lz_input){ .at = head->now };
    struct lz_asked asked = {
        .view = room->view, .nodes = t->nodes, .scratch = room->scratch, .any = draw_any, .host = &hand
    };
    t->bot[seat]->decide(room->memory[seat], &asked, &in->move);
    in->move.seat = (uint8_t)seat;
    in->text = lz_bot_words(t->bot[seat], room->memory[seat], words);
}

/* What a match is played with. */
struct play {
    struct sim_room *room;
    const uint8_t *seed;
    struct lz_match match;
    struct lz_sink *out;
};

/* One decision of the first seat the game waits for; with nobody to wait for the clock rings. */
static enum lz_status step(struct play *play, struct lz_input *in) {
    const struct lz_head *head = play->match.state;
    if (!head->wait) {
        lz_assert(head->alarm != LZ_NEVER);
        *in = (struct lz_input){ .move = { .seat = LZ_CLOCK, .verb = LZ_TICK }, .at = head->alarm };
        return lz_ring(&play->match, head->alarm, play->out);
    }
    struct lz_why why = { 0 };
    char room[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    ask(play->room, lz_first(head->wait), in, &words);
    enum lz_status status = lz_submit(&play->match, in, play->out, &why);
    if (status == LZ_REFUSED)
        illegal(play->room->table, &in->move, play->seed, why);
    return status;
}

static void note_scoring(const struct sim_table *t, const void *state, struct sim_outcome *outcome) {
    int32_t points[LZ_SEATS] = { 0 };
    t->game->score(t->game, state, points);
    if (memcmp(points, outcome->points, sizeof points) == 0)
        return;
    memcpy(outcome->points, points, sizeof points);
    outcome->scorings++;
}

enum lz_status sim_match(struct sim_room *room, const uint8_t seed[LZ_SEED], const struct sim_watch *watch,
                         struct sim_outcome *outcome) {
    const struct sim_table *t = room->table;
    struct ears ears = { .room = room, .out = watch->out };
    struct lz_sink sink = { hear, &ears }, *out = wanted(t, watch) ? &sink : NULL;
    struct lz_match match = { .game = t->game, .state = room->state, .journal = watch->journal, .audit = watch->audit };
    struct play play = { .room = room, .seed = seed, .match = match, .out = out };
    struct lz_setup setup = t->setup;
    const struct lz_head *head = room->state;
    lz_fair_key(seed, (struct lz_text){ 0 }, setup.key);
    *outcome = (struct sim_outcome){ 0 };
    begin_bots(room, seed);
    if (!lz_begin(&play.match, &setup, out, &outcome->why))
        return LZ_REFUSED;
    while (!head->over && outcome->decisions < SIM_LONGEST) {
        struct lz_input in;
        enum lz_status status = step(&play, &in);
        if (status != LZ_OK)
            return status;
        outcome->decisions++;
        note_scoring(t, room->state, outcome);
        if (watch->moved)
            watch->moved(watch->to, &in.move, outcome->points);
    }
    outcome->cut = !head->over;
    outcome->won = head->won;
    return LZ_OK;
}

/* One match by bots: setup, view, decide, submit, until it is over. Allocates nothing. */
#include "sim/match_run.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/prose.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

/* A state begins where a bot's memory may. */
static size_t state_room(const struct sim_table *t) {
    return (t->game->state_size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

static struct lz_crew crew_of(const struct sim_table *t) {
    struct lz_crew crew = { .game = t->game, .lore = t->lore, .seats = t->setup.seats, .nodes = t->nodes };
    memcpy(crew.bot, t->bot, sizeof crew.bot);
    memcpy(crew.own, t->own, sizeof crew.own);
    return crew;
}

size_t sim_room_size(const struct sim_table *t) {
    struct lz_crew crew = crew_of(t);
    return state_room(t) + lz_crew_size(&crew);
}

struct sim_room sim_room_in(const struct sim_table *t, void *memory) {
    struct sim_room room = { .table = t, .state = memory, .crew = crew_of(t) };
    lz_crew_lay(&room.crew, (uint8_t *)memory + state_room(t));
    return room;
}

uint32_t sim_sides_of(const struct lz_game *game, int seats, lz_seats some) {
    uint32_t sides = 0;
    for (int i = 0; i < seats; i++)
        if (lz_in(some, i))
            sides |= 1u << lz_side_of(game, seats, i);
    return sides;
}

int sim_sides_won(const struct lz_game *game, int seats, lz_seats won) {
    return lz_seats_count(sim_sides_of(game, seats, won));
}

bool sim_lead(const struct sim_outcome *o, int seats, int64_t *lead) {
    int64_t best[2] = { INT64_MIN, INT64_MIN }; /* of those who lost, and of those who won */
    for (int i = 0; i < seats; i++) {
        int64_t *most = &best[lz_in(o->won, i)];
        *most = o->points[i] > *most ? o->points[i] : *most;
    }
    if (best[0] == INT64_MIN || best[1] == INT64_MIN)
        return false;
    *lead = best[1] - best[0];
    return true;
}

struct lz_player sim_player(const struct sim_table *t, int seat) {
    return (struct lz_player){ t->bot[seat], t->own[seat] };
}

void sim_sit(struct sim_table *t, int seat, const struct lz_player *player) {
    t->bot[seat] = player->bot;
    t->own[seat] = player->nodes;
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

/* Events go to whoever watches, and to the bots. */
struct ears {
    struct sim_room *room;
    struct lz_sink *out;
    uint32_t *rounds; /* to be counted there, or NULL */
};

static void hear(void *to, const struct lz_event *event) {
    struct ears *ears = to;
    if (ears->out)
        ears->out->take(ears->out->to, event);
    if (ears->rounds)
        *ears->rounds += (ears->room->table->game->kinds[event->kind].flags & LZ_ROUND) != 0;
    lz_crew_hear(&ears->room->crew, event);
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

/* What a match is played with. */
struct play {
    struct sim_room *room;
    const uint8_t *seed;
    struct lz_match match;
    struct lz_sink *out;
    int64_t idle; /* ms for which nobody has done anything */
};

/* By a clock bots that hear and talk take their time, and one that the game waits for may rather listen. */
enum { THINKS = 3000 };

/* What the bot of that seat does at this time; false: it has nothing to do. Whom the game does not wait for may only
   speak. */
static bool ask(struct play *play, int seat, struct lz_input *in, struct lz_writer *words) {
    const struct lz_head *head = play->match.state;
    words->len = 0;
    *in = (struct lz_input){ .at = head->now };
    const struct lz_bot *bot = play->room->crew.bot[seat];
    if (head->alarm != LZ_NEVER && bot->notice && bot->speak)
        in->at += THINKS + play->idle;
    lz_crew_ask(&play->room->crew, (struct lz_question){ head, seat }, in, words);
    return in->move.verb != LZ_TICK && (lz_in(head->wait, seat) || lz_move_spoken(play->match.game, &in->move));
}

/* The first who does something: whom the game waits for before the others. */
static bool ask_all(struct play *play, struct lz_input *in, struct lz_writer *words) {
    const struct lz_head *head = play->match.state;
    int first = lz_first(head->wait);
    if (ask(play, first, in, words))
        return true;
    for (int seat = 0; seat < head->seats; seat++)
        if (seat != first && lz_in(head->may, seat) && ask(play, seat, in, words))
            return true;
    return false;
}

static enum lz_status ring(struct play *play, struct lz_input *in) {
    const struct lz_head *head = play->match.state;
    lz_assert(head->alarm != LZ_NEVER);
    play->idle = 0;
    *in = (struct lz_input){ .move = { .seat = LZ_CLOCK, .verb = LZ_TICK }, .at = head->alarm };
    return lz_ring(&play->match, head->alarm, play->out);
}

/* One decision; with nobody to wait for, or nobody who does anything in time, the clock rings. */
static enum lz_status step(struct play *play, struct lz_input *in) {
    const struct lz_head *head = play->match.state;
    struct lz_why why = { 0 };
    char room[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    if (!head->wait)
        return ring(play, in);
    while (!ask_all(play, in, &words)) {
        play->idle += THINKS + (head->alarm - head->now) / 16;
        if (head->now + THINKS + play->idle >= head->alarm)
            return ring(play, in);
    }
    if (in->at >= head->alarm)
        return ring(play, in);
    play->idle = 0;
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
    struct ears ears = { .room = room, .out = watch->out, .rounds = watch->rounds ? &outcome->rounds : NULL };
    bool heard = watch->out || watch->rounds || lz_crew_listens(&room->crew);
    struct lz_sink sink = { hear, &ears }, *out = heard ? &sink : NULL;
    struct lz_match match = { .game = t->game, .state = room->state, .journal = watch->journal, .audit = watch->audit };
    struct play play = { .room = room, .seed = seed, .match = match, .out = out };
    struct lz_setup setup = t->setup;
    const struct lz_head *head = room->state;
    lz_fair_key(seed, (struct lz_text){ 0 }, setup.key);
    *outcome = (struct sim_outcome){ 0 };
    lz_crew_begin(&room->crew, seed);
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

/* Bots: rooms, keys, what they are told, what they answer. */
#include "host/crew.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/seats.h"

static size_t round_up(size_t size) { return (size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN; }

static size_t memory_of(const struct lz_crew *crew, int seat) {
    return crew->bot[seat] ? round_up(crew->bot[seat]->memory(crew->game)) : 0;
}

/* One room to think in is enough for all: only one of them thinks. */
static size_t scratch_of(const struct lz_crew *crew) {
    size_t most = 0;
    for (int i = 0; i < crew->seats; i++) {
        size_t need = crew->bot[i] ? lz_bot_scratch(crew->bot[i], crew->game) : 0;
        most = need > most ? need : most;
    }
    return round_up(most);
}

size_t lz_crew_kept(const struct lz_crew *crew) {
    size_t size = 0;
    for (int i = 0; i < crew->seats; i++)
        size += memory_of(crew, i);
    return size;
}

size_t lz_crew_size(const struct lz_crew *crew) {
    return lz_crew_kept(crew) + round_up(crew->game->view_size) + scratch_of(crew);
}

void lz_crew_lay_kept(struct lz_crew *crew, void *room) {
    uint8_t *at = room;
    lz_assert(crew->seats >= 0 && crew->seats <= LZ_SEATS);
    for (int i = 0; i < crew->seats; i++) {
        crew->memory[i] = at;
        at += memory_of(crew, i);
    }
}

void lz_crew_lend(struct lz_crew *crew, void *room) {
    lz_assert((uintptr_t)room % LZ_BOT_ALIGN == 0);
    crew->view = room;
    crew->scratch = (uint8_t *)room + round_up(crew->game->view_size);
}

void lz_crew_lay(struct lz_crew *crew, void *room) {
    lz_crew_lay_kept(crew, room);
    lz_crew_lend(crew, (uint8_t *)room + lz_crew_kept(crew));
}

void lz_crew_seat(struct lz_crew *crew, const uint8_t seed[LZ_SEED], int seat) {
    struct lz_chair chair = { .game = crew->game, .seat = seat, .lore = crew->lore };
    lz_assert(seat >= 0 && seat < crew->seats && crew->bot[seat]);
    lz_bot_key(seed, seat, chair.key);
    crew->bot[seat]->begin(crew->memory[seat], &chair);
}

void lz_crew_begin(struct lz_crew *crew, const uint8_t seed[LZ_SEED]) {
    for (int i = 0; i < crew->seats; i++)
        if (crew->bot[i])
            lz_crew_seat(crew, seed, i);
}

void lz_crew_hear(struct lz_crew *crew, const struct lz_event *event) {
    for (int i = 0; i < crew->seats; i++)
        if (crew->bot[i] && crew->bot[i]->notice && lz_in(event->seen, i))
            crew->bot[i]->notice(crew->memory[i], event);
}

bool lz_crew_listens(const struct lz_crew *crew) {
    bool some = false;
    for (int i = 0; i < crew->seats; i++)
        some |= crew->bot[i] && crew->bot[i]->notice;
    return some;
}

/* What a bot is lent: its legal moves, and not the state they are drawn in. */
struct hand {
    const struct lz_game *game;
    struct lz_question question;
};

static void draw_any(const void *host, struct lz_rng *rng, struct lz_move *move) {
    const struct hand *hand = host;
    if (!hand->game->sample(hand->game, hand->question.state, hand->question.seat, rng, move))
        LZ_BUG("a bot was asked though its seat may not act");
}

/* A view says when its side last noticed something; a bot may look at the clock. */
static void look_at_clock(const struct lz_crew *crew, int64_t at) {
    struct lz_seen *seen = crew->view;
    lz_assert(seen->seat < crew->seats);
    if (seen->alarm != LZ_NEVER)
        seen->now = at;
}

void lz_crew_ask(struct lz_crew *crew, struct lz_question question, struct lz_input *in, struct lz_writer *words) {
    int seat = question.seat;
    lz_assert(seat >= 0 && seat < crew->seats && crew->bot[seat]);
    lz_assert(crew->view && crew->scratch && question.state);
    struct hand hand = { crew->game, question };
    crew->game->view(crew->game, question.state, seat, crew->view);
    look_at_clock(crew, in->at);
    struct lz_asked asked = { .view = crew->view,
                              .nodes = crew->own[seat] ? crew->own[seat] : crew->nodes,
                              .scratch = crew->scratch,
                              .thought = question.thought,
                              .any = draw_any,
                              .host = &hand };
    crew->bot[seat]->decide(crew->memory[seat], &asked, &in->move);
    in->move.seat = (uint8_t)seat;
    in->text = lz_bot_words(crew->bot[seat], crew->memory[seat], words);
}

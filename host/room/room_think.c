/* What a bot thinks of a seat's question, for whoever sits there. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <stdlib.h>

static const struct lz_bot *best_at(const struct lz_game *game) {
    const struct lz_bot *best = NULL;
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            best = lz_bots[i];
    return best;
}

struct thinking {
    int seat;
    struct lz_thought *thought;
    void *memory;
};

/* Its chance is nobody's: the seed of the match would tell two worlds apart. */
static const uint8_t no_seed[LZ_SEED];

static bool think(struct lz_room *room, void *with) {
    struct thinking *thinking = with;
    char said[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(said, sizeof said);
    struct lz_input in = { .at = room->last };
    struct lz_crew crew = { .game = room->game,
                            .lore = room->lore,
                            .seats = room->record.setup.seats,
                            .nodes = room->nodes ? room->nodes : LZ_BOT_PLAY_NODES };
    crew.bot[thinking->seat] = best_at(room->game);
    thinking->memory = room->calls->room(NULL, lz_crew_size(&crew));
    if (!thinking->memory)
        return false;
    lz_crew_lay(&crew, thinking->memory);
    lz_crew_seat(&crew, no_seed, thinking->seat);
    room_tell(room, &crew);
    lz_crew_ask(&crew, (struct lz_question){ room->match.state, thinking->seat, thinking->thought }, &in, &words);
    return true;
}

bool lz_room_think(struct lz_room *room, int seat, struct lz_thought *thought) {
    const struct lz_head *head = room->match.state;
    struct thinking thinking = { seat, thought, NULL };
    lz_assert(!room->act.open && seat >= 0 && seat < head->seats);
    thought->count = 0;
    bool well = !lz_in(head->wait, seat) || room_run(room, think, &thinking);
    free(thinking.memory);
    return well;
}

void lz_thought_json(const struct lz_game *game, const struct lz_thought *thought, struct lz_writer *w) {
    lz_json_open(w, NULL, '[');
    for (uint32_t i = 0; i < thought->count; i++) {
        lz_json_open(w, NULL, '{');
        char room_for[LZ_LINE];
        struct lz_writer move = lz_writer_in(room_for, sizeof room_for);
        lz_move_print(game, &thought->best[i].move, &move);
        lz_json_text(w, "move", (struct lz_text){ room_for, move.len });
        lz_json_number(w, "behind", -thought->best[i].value);
        lz_json_string(w, "reason", thought->best[i].reason);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

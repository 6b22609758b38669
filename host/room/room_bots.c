/* The bots of a room: they sit where the holders say, and have heard what stands. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <stdlib.h>

void room_crew_changed(struct lz_room *room) {
    free(room->crew_room);
    room->crew_room = NULL;
    room->crew_size = 0;
}

static bool sit_down(struct lz_room *room) {
    struct lz_crew *crew = &room->crew;
    *crew = (struct lz_crew){ .game = room->game,
                              .lore = room->lore,
                              .seats = room->record.setup.seats,
                              .nodes = room->nodes ? room->nodes : LZ_BOT_PLAY_NODES };
    for (int i = 0; i < crew->seats; i++) {
        crew->bot[i] = room->holder[i].bot;
        crew->own[i] = room->holder[i].nodes;
    }
    room->crew_size = lz_crew_kept(crew);
    room->crew_room = room->calls->room(NULL, room->crew_size + 1); /* some bots keep nothing */
    if (!room->crew_room)
        return false;
    lz_crew_lay_kept(crew, room->crew_room);
    room->deaf = true;
    return true;
}

/* From the deal on, but for what was taken back. Those of the act in hand stand at the end. */
void room_tell(const struct lz_room *room, struct lz_crew *crew) {
    lz_assert(crew->seats == room->record.setup.seats && room->told_count + room->draft_told <= room->told_room);
    for (uint32_t i = 0; i < room->told_count + room->draft_told; i++)
        if (!room->told[i].back && lz_told_event(&room->told[i]))
            lz_crew_hear(crew, &room->told[i].event);
}

bool room_crew(struct lz_room *room) {
    if (!room->crew_room && !sit_down(room))
        return false;
    if (!room->deaf)
        return true;
    lz_crew_begin(&room->crew, room->record.seed);
    room_tell(room, &room->crew);
    room->deaf = false;
    return true;
}

struct asking {
    int seat;
    struct lz_input *in;
    struct lz_writer *words;
};

/* The room to think in is many times what a match needs besides: it is taken for one answer. */
static bool ask(struct lz_room *room, void *with) {
    const struct asking *asking = with;
    if (room_crew(room))
        room->scratch = room->calls->room(NULL, lz_crew_size(&room->crew) - room->crew_size);
    room->short_of |= !room->scratch;
    if (!room->scratch)
        return false;
    lz_crew_lend(&room->crew, room->scratch);
    lz_crew_ask(&room->crew, (struct lz_question){ room->match.state, asking->seat }, asking->in, asking->words);
    free(room->scratch);
    room->scratch = NULL;
    return true;
}

/* Whom the game does not hold for may only speak. */
bool lz_room_ask_bot(struct lz_room *room, int seat, struct lz_input *in, struct lz_writer *words) {
    const struct lz_head *head = room->match.state;
    lz_assert(room->act.open && seat >= 0 && seat < head->seats);
    if (!room->holder[seat].bot || !lz_in(head->may, seat))
        return false;
    in->at = lz_room_time(room, room->act.wall);
    if (!room_run(room, ask, &(struct asking){ seat, in, words }))
        return false;
    room->act.bot = seat;
    room->act.bots = in->move.verb != LZ_TICK &&
                     (lz_in(head->wait, seat) || !head->wait || lz_move_spoken(room->game, &in->move));
    return room->act.bots;
}

void lz_room_bot(struct lz_room *room, int seat, int64_t wall, struct lz_reply *reply) {
    char said[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(said, sizeof said);
    struct lz_input in = { 0 };
    if (!lz_room_begin(room, &(struct lz_act){ .who = seat, .wall = wall }, reply))
        return;
    if (!lz_room_ask_bot(room, seat, &in, &words)) {
        lz_room_drop(room);
        enum lz_no no = room->aside ? LZ_NO_ASIDE : room->short_of ? LZ_NO_ROOM : LZ_NO_WORD;
        room_no(reply, no == LZ_NO_WORD ? LZ_REFUSED : LZ_FAILED, no);
    } else if (lz_room_put(room, &in, reply) == LZ_OK) {
        room_window_commit(room, (struct lz_text){ 0 }, &in, reply);
    } else {
        lz_room_drop(room);
    }
}

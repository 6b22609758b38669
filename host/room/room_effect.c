/* What moves would do, told to the seat that may make them: the game's sentences, and what would change in the seat's
   picture. A screen asks for all moves of a position at once: its picture is written once. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/words/effect.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "host/picture/changes.h"

#include <stdlib.h>

enum {
    PICTURE = 4096, /* bytes of a picture at first; */
    LARGEST = 1 << 24,
    BRACKETS = 256 /* of it that are noted */
};

/* ---- pictures */

/* Memory that grows with what is written into it. */
struct picture {
    char *at;
    uint32_t len, room;
    struct lz_bracket bracket[BRACKETS];
    uint32_t brackets;
};

static bool draw(const struct lz_room *room, const void *view, struct picture *picture) {
    for (uint32_t size = PICTURE; size <= LARGEST; size *= 2) {
        if (!room_grow(room, ROOM_LIST(picture->at, picture->room), size))
            return false;
        struct lz_writer w = lz_writer_in(picture->at, picture->room);
        struct lz_brackets brackets = { .list = picture->bracket, .room = BRACKETS };
        w.brackets = &brackets;
        room->game->show(room->game, view, &w);
        picture->len = w.len;
        picture->brackets = brackets.count;
        if (!w.full)
            return true;
    }
    return false;
}

char *room_picture(const struct lz_room *room, const void *view) {
    struct picture picture = { 0 };
    if (draw(room, view, &picture))
        return picture.at;
    free(picture.at);
    return NULL;
}

/* ---- the moves of a position */

struct trial {
    int seat;
    struct lz_inputs in;
    struct lz_writer *w;
    const char *names[LZ_SEATS];
    void *after; /* the view that will be */
    struct lz_foresight foresight;
    struct picture old, new; /* and pictures; the old one if somebody wanted it */
};

static struct lz_charted charted(const struct picture *picture) {
    return (struct lz_charted){ { picture->at, picture->len }, picture->bracket, picture->brackets };
}

static bool put_changes(struct lz_room *room, struct trial *trial, const struct lz_input *in) {
    if (!lz_foresee(room->game, room->view, in, &trial->foresight)) {
        lz_json_null(trial->w, "changes");
        return true;
    }
    if ((!trial->old.len && !draw(room, room->view, &trial->old)) || !draw(room, trial->after, &trial->new))
        return false;
    struct lz_charted old = charted(&trial->old), new = charted(&trial->new);
    lz_json_key(trial->w, "changes");
    bool made = lz_changes_between(&old, &new, NULL, trial->w);
    lz_assert(made);
    trial->w->comma = true;
    return true;
}

static bool put_effect(struct lz_room *room, struct trial *trial, const struct lz_input *in) {
    struct lz_writer *w = trial->w;
    char words[LZ_ROOM_WORDS];
    struct lz_writer move = lz_writer_in(words, sizeof words);
    lz_move_print(room->game, &in->move, &move);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "move", words);
    lz_json_open(w, "effects", '[');
    if (room->game->effect)
        room->game->effect(room->game, room->view, in, &(struct lz_effects){ lz_effect_json, w, trial->names });
    lz_json_close(w, ']');
    bool well = put_changes(room, trial, in);
    lz_json_close(w, '}');
    return well;
}

static bool put_effects(struct lz_room *room, void *with) {
    struct trial *trial = with;
    bool well = true;
    trial->after = room->calls->room(NULL, room->game->view_size);
    if (!trial->after)
        return false;
    trial->foresight = (struct lz_foresight){ .state = room->draft, .after = trial->after };
    if (trial->in.count > 1)
        trial->foresight.world = room->calls->room(NULL, room->game->state_size); /* without it each has its own */
    room->game->view(room->game, room->state, trial->seat, room->view);
    lz_room_names(room, trial->names);
    for (uint32_t i = 0; i < trial->in.count && well; i++)
        if (trial->in.at[i].move.seat == trial->seat)
            well = put_effect(room, trial, &trial->in.at[i]);
        else
            lz_json_null(trial->w, NULL);
    return well;
}

static bool put(struct lz_room *room, struct trial *trial) {
    struct lz_writer *w = trial->w, before = *w;
    lz_assert(!room->act.open);
    bool well = room_run(room, put_effects, trial);
    free(trial->after);
    free(trial->foresight.world);
    free(trial->old.at);
    free(trial->new.at);
    if (!well) {
        *w = before;
        w->at[w->len] = 0;
    }
    return well;
}

bool lz_room_effect_json(struct lz_room *room, int seat, const struct lz_input *in, struct lz_writer *w) {
    struct lz_input one = *in;
    lz_assert(in->move.seat == seat);
    return put(room, &(struct trial){ .seat = seat, .in = { &one, 1 }, .w = w });
}

bool lz_room_effects_json(struct lz_room *room, int seat, struct lz_inputs in, struct lz_writer *w) {
    struct lz_writer before = *w;
    lz_json_open(w, NULL, '[');
    bool well = put(room, &(struct trial){ .seat = seat, .in = in, .w = w });
    lz_json_close(w, ']');
    if (!well) {
        *w = before;
        w->at[w->len] = 0;
    }
    return well;
}

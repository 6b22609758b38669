/* A lesson played in a room. */
#include "host/lesson.h"

#include "core/bug.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

const struct lz_lesson *lz_lesson_by_id(const struct lz_game *game, struct lz_text id) {
    for (int i = 0; i < game->lesson_count; i++)
        if (!id.len || lz_text_is(id, game->lessons[i].id))
            return &game->lessons[i];
    return NULL;
}

const struct lz_step *lz_lesson_step(const struct lz_learner *learner) {
    lz_assert(learner->step >= 0 && learner->step <= learner->lesson->step_count);
    return learner->step < learner->lesson->step_count ? &learner->lesson->steps[learner->step] : NULL;
}

/* ---- going on */

/* The move of a step, with its words if it is spoken. A lesson that cannot be read is a bug of its game. */
static struct lz_input move_of(const struct lz_learner *learner, const struct lz_step *step) {
    struct lz_input in = { .move = { 0 } };
    struct lz_text line = lz_span(step->move);
    bool read = lz_prose_take(learner->room->game, line, &in.move, &in.text) ||
                lz_move_parse(learner->room->game, step->seat, line, &in.move);
    lz_assert(read);
    in.move.seat = step->seat;
    return in;
}

static void make(struct lz_learner *learner, int64_t wall, struct lz_input *in, struct lz_reply *reply) {
    lz_assert(in->move.seat < learner->lesson->seats);
    struct lz_act act = { .who = in->move.seat, .wall = wall };
    lz_room_do(learner->room, &act, (struct lz_inputs){ in, 1 }, reply);
    learner->step += reply->status == LZ_OK;
}

/* Makes what the lesson makes itself, up to the next step of the learner's. */
static void go_on(struct lz_learner *learner, int64_t wall, struct lz_reply *reply) {
    const struct lz_step *step;
    while ((step = lz_lesson_step(learner)) && !step->says && reply->status == LZ_OK) {
        struct lz_input in = move_of(learner, step);
        make(learner, wall, &in, reply);
        lz_assert(reply->status == LZ_OK || reply->no != LZ_NO_RULE); /* host/lesson_test.c plays all lessons */
        if (reply->status == LZ_REFUSED)
            reply->status = LZ_FAILED; /* not the learner erred */
    }
    if (step)
        learner->seat = step->seat;
}

/* Where the rules name no seats and two play, the other is the learner's opponent. */
static void name_seats(const struct lz_learner *learner, struct lz_record *record) {
    if (!learner->room->game->seat_name && learner->lesson->seats == 2)
        record->player[!learner->lesson->seat] = lz_span("Opponent");
}

bool lz_lesson_begin(struct lz_learner *learner, int64_t wall, struct lz_writer *trouble) {
    const struct lz_lesson *lesson = learner->lesson;
    struct lz_record record = { .setup = { .now = wall } };
    struct lz_text options = lz_span(lesson->options);
    struct lz_reply reply = { .status = LZ_OK };
    lz_assert(lesson->seat < lesson->seats && lesson->step_count);
    learner->step = 0;
    learner->seat = lesson->seat;
    lz_options_usual(learner->room->game, &record.setup);
    for (struct lz_text one = lz_take_word(&options); one.len; one = lz_take_word(&options))
        if (!lz_option_parse(learner->room->game, one, &record.setup, trouble))
            return false;
    record.setup.seats = lesson->seats;
    lz_fair_seed(lz_span(lesson->seed), record.seed);
    name_seats(learner, &record);
    if (!lz_room_create(learner->room, &record, (struct lz_facts){ 0 }, trouble))
        return false;
    go_on(learner, wall, &reply);
    if (reply.status == LZ_OK)
        return true;
    lz_put(trouble, lz_no_words(reply.no));
    lz_room_close(learner->room);
    return false;
}

void lz_lesson_read(struct lz_learner *learner, int64_t wall, struct lz_reply *reply) {
    const struct lz_step *step = lz_lesson_step(learner);
    *reply = (struct lz_reply){ .status = LZ_OK };
    if (step && step->says && !step->move)
        learner->step++;
    go_on(learner, wall, reply);
}

/* ---- a move of the learner's */

/* Is it the move that is wanted? Both are judged first, because talk gets its arguments there. */
static bool wanted(struct lz_learner *learner, const struct lz_input *in) {
    const struct lz_step *step = lz_lesson_step(learner);
    if (!step || !step->move)
        return false;
    struct lz_input want = move_of(learner, step);
    want.at = in->at;
    return !step->other || (lz_room_judge(learner->room, &want, NULL) && lz_move_equal(&want.move, &in->move));
}

void lz_lesson_do(struct lz_learner *learner, int64_t wall, struct lz_input *in, struct lz_reply *reply) {
    struct lz_input judged = *in;
    *reply = (struct lz_reply){ .status = LZ_REFUSED };
    judged.at = wall;
    if (!lz_room_judge(learner->room, &judged, &reply->why))
        return;
    judged.at = wall;
    if (!wanted(learner, &judged)) {
        reply->no = LZ_NO_LESSON;
        return;
    }
    make(learner, wall, in, reply);
    go_on(learner, wall, reply);
}

void lz_lesson_follow(struct lz_learner *learner, int64_t wall, struct lz_reply *reply) {
    const struct lz_step *step = lz_lesson_step(learner);
    if (!step || !step->move) {
        lz_lesson_read(learner, wall, reply);
        return;
    }
    struct lz_input in = move_of(learner, step);
    lz_lesson_do(learner, wall, &in, reply);
}

const char *lz_lesson_other(const struct lz_learner *learner) {
    const struct lz_step *step = lz_lesson_step(learner);
    return step && step->other ? step->other : lz_no_words(LZ_NO_LESSON);
}

/* ---- in words */

int lz_lesson_of(const struct lz_lesson *lesson) {
    int count = 0;
    for (int i = 0; i < lesson->step_count; i++)
        count += lesson->steps[i].says != NULL;
    return count;
}

int lz_lesson_at(const struct lz_learner *learner) {
    int at = 0;
    for (int i = 0; i <= learner->step && i < learner->lesson->step_count; i++)
        at += learner->lesson->steps[i].says != NULL;
    return at;
}

void lz_lesson_print(const struct lz_learner *learner, struct lz_writer *w) {
    const struct lz_step *step = lz_lesson_step(learner);
    if (!step)
        return;
    lz_put_number(w, lz_lesson_at(learner));
    lz_put(w, " of ");
    lz_put_number(w, lz_lesson_of(learner->lesson));
    lz_put(w, ". ");
    lz_put(w, step->says);
}

/* "hand/2" as the place of a change (docs/json.md): ["hand",2]. */
static void put_place(const char *points, struct lz_writer *w) {
    struct lz_text left = lz_span(points);
    lz_json_open(w, "points", '[');
    while (left.len) {
        uint32_t len = 0;
        int64_t number;
        while (len < left.len && left.at[len] != '/')
            len++;
        struct lz_text name = lz_cut(&left, len);
        if (left.len)
            lz_cut(&left, 1);
        if (lz_read_number(name, 0, INT32_MAX, &number))
            lz_json_number(w, NULL, number);
        else
            lz_json_text(w, NULL, name);
    }
    lz_json_close(w, ']');
}

void lz_lesson_json(const struct lz_learner *learner, struct lz_writer *w) {
    const struct lz_step *step = lz_lesson_step(learner);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "lesson", learner->lesson->id);
    lz_json_string(w, "title", learner->lesson->title);
    lz_json_number(w, "step", lz_lesson_at(learner));
    lz_json_number(w, "steps", lz_lesson_of(learner->lesson));
    lz_json_number(w, "seat", learner->seat);
    if (!step)
        lz_json_bool(w, "over", true);
    else
        lz_json_string(w, "says", step->says);
    if (step && step->points)
        put_place(step->points, w);
    if (step && step->move)
        lz_json_string(w, "move", step->move);
    lz_json_close(w, '}');
}

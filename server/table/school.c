#include "server/table/school.h"

#include "core/words/text.h"
#include "host/lesson.h"
#include "host/store/shelf.h"
#include "server/table/request.h"

#include <stdlib.h>

struct school {
    struct lz_shelf shelf;
    struct lz_room room;
    struct lz_learner learner;
    struct talk_alone place;
    struct talk talk;
    int told; /* the step that was told last; -1: none */
    int64_t (*wall)(void);
};

static void put_lesson(const void *with, struct lz_writer *w) {
    const struct school *school = with;
    lz_json_open(w, NULL, '{');
    lz_json_key(w, "lesson");
    lz_lesson_json(&school->learner, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

/* What has happened; then what the lesson says. Whoever has another seat now sees the table from there. */
static bool tell(struct school *school) {
    struct talk *talk = &school->talk;
    if (talk->seat != school->learner.seat) {
        talk->seat = school->learner.seat;
        talk->greeted = false;
        talk_resume(talk, TALK_NEW);
        scroll_empty(&school->place.shown.text);
    }
    talk_tell_alone(talk);
    bool told = school->told == school->learner.step || scroll_put(&talk->out, put_lesson, school);
    school->told = school->learner.step;
    return told && !talk->out.broken;
}

/* Up to that step of the learner's. */
static bool go_to(struct school *school, int step, struct lz_writer *trouble) {
    struct lz_reply reply = { .status = LZ_OK };
    while (reply.status == LZ_OK && lz_lesson_at(&school->learner) < step && lz_lesson_step(&school->learner))
        lz_lesson_follow(&school->learner, school->wall(), &reply);
    if (reply.status != LZ_OK)
        lz_put(trouble, lz_no_words(reply.no));
    return reply.status == LZ_OK;
}

struct school *school_begin(const struct school_call *call, struct lz_writer *trouble) {
    const struct lz_lesson *lesson = lz_lesson_by_id(call->game, call->lesson);
    struct school *school = lesson ? call->calls->room(NULL, sizeof *school) : NULL;
    if (!school) {
        lz_put(trouble, lesson ? lz_no_words(LZ_NO_ROOM) : "The game has no lesson of that name.");
        return NULL;
    }
    *school = (struct school){ .shelf.calls = call->calls, .told = -1, .wall = call->wall };
    school->room = (struct lz_room){
        .calls = call->calls, .store = lz_shelf_store(&school->shelf), .game = call->game, .lore = call->lore
    };
    school->learner = (struct lz_learner){ .lesson = lesson, .room = &school->room };
    if (!lz_lesson_begin(&school->learner, call->wall(), trouble)) {
        lz_shelf_clear(&school->shelf);
        free(school);
        return NULL;
    }
    school->place = (struct talk_alone){ .room = &school->room,
                                         .wall = call->wall,
                                         .shown = { .text.calls = call->calls, .chart.calls = call->calls } };
    school->talk = (struct talk){
        .alone = &school->place, .learner = &school->learner, .seat = school->learner.seat, .out.calls = call->calls
    };
    talk_resume(&school->talk, TALK_NEW);
    if (go_to(school, call->step, trouble) && (tell(school) || (lz_put(trouble, lz_no_words(LZ_NO_ROOM)), false)))
        return school;
    school_end(school);
    return NULL;
}

void school_end(struct school *school) {
    lz_room_close(&school->room);
    lz_shelf_clear(&school->shelf);
    shown_free(&school->place.shown);
    scroll_free(&school->talk.out);
    free(school);
}

bool school_said(struct school *school, struct lz_text message) {
    request_answer(&school->talk, message);
    return tell(school);
}

struct lz_text school_out(const struct school *school) {
    return scroll_text(&school->talk.out);
}
void school_sent(struct school *school) { scroll_empty(&school->talk.out); }

/* ---- what a learner says */

void lesson_move(const struct request *request, struct lz_input *in) {
    struct lz_learner *learner = request->talk->learner;
    struct lz_reply reply;
    lz_lesson_do(learner, talk_wall(request->talk), in, &reply);
    if (reply.status == LZ_REFUSED && reply.no == LZ_NO_LESSON)
        request_refuse(request, "lesson", lz_lesson_other(learner));
    else
        request_reply(request, &reply, in);
}

/* {"read":true}: a step without a move has been read. */
void lesson_read(const struct request *request) {
    struct lz_learner *learner = request->talk->learner;
    struct lz_reply reply;
    const struct lz_step *step = learner ? lz_lesson_step(learner) : NULL;
    if (!step || step->move) {
        request_refuse(request, "lesson", learner ? "The lesson waits for a move." : "This is no lesson.");
        return;
    }
    lz_lesson_read(learner, talk_wall(request->talk), &reply);
    request_reply(request, &reply, NULL);
}

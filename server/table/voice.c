/* Talk at the table, over the wire. */
#include "core/words/text.h"
#include "host/say.h"
#include "server/table/request.h"

enum { NAME = 128 };

/* Those who watch have no seat by which their acts could be told apart: the person stands before what they call them.
 */
static struct lz_text watcher_id(const struct request *request, char id[NAME]) {
    struct lz_writer w = lz_writer_in(id, NAME);
    if (!request->id.len)
        return request->id;
    lz_put_number(&w, request->talk->person);
    lz_put_char(&w, '/');
    lz_put_text(&w, request->id);
    return (struct lz_text){ id, w.len };
}

/* {"say":"Hello","to":"table"} */
void voice_say(const struct request *request) {
    char id[NAME];
    const struct talk *talk = request->talk;
    bool watches = talk->seat == LZ_ONLOOKER;
    struct lz_text to = request_text(json_object_get(request->body, "to"));
    struct lz_saying saying = { .words = request_text(request->value),
                                .name = lz_span(talk->name),
                                .from = (uint64_t)talk->person };
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    if (!to.len)
        to = lz_span(lz_way_word(watches ? LZ_SAY_WATCHERS : LZ_SAY_TABLE));
    if (!lz_way_read(to, &saying.way) || !json_is_string(request->value)) {
        request_refuse(request, "form", "\"say\" is a text, \"to\" is \"table\", \"team\" or \"watchers\".");
        return;
    }
    if (watches && !talk->name[0]) {
        request_refuse(request, "seat", "Whoever has no name here cannot talk.");
        return;
    }
    if (watches) {
        act.who = LZ_CLOCK;
        act.id = watcher_id(request, id);
    }
    lz_room_say(request->room, &act, &saying, &reply);
    request_reply(request, &reply, NULL);
}

void voice_ways_json(const struct talk *talk, struct lz_writer *w) {
    lz_json_open(w, "talk", '[');
    for (int way = 0; way < LZ_WAYS; way++)
        if (lz_say_heard(talk_room(talk), talk->seat, (enum lz_way)way))
            lz_json_string(w, NULL, lz_way_word((enum lz_way)way));
    lz_json_close(w, ']');
}

/* What helps to write a sheet of orders, in games that have them: what can be ordered at a place, and the reports of
   the turns that have run. */
#include "core/sheet.h"
#include "core/words/text.h"
#include "server/post/report.h"
#include "server/table/request.h"

#include <stdlib.h>

enum { RING = 1 << 16 };

struct part {
    const char *key;
    struct lz_text json;
};

static void put_part(const struct request *request, const void *with, struct lz_writer *w) {
    const struct part *part = with;
    (void)request;
    lz_json_key(w, part->key);
    lz_json_raw(w, part->json);
}

/* {"ring":"11E"} */
void sheets_ring(const struct request *request) {
    const struct lz_game *game = request->room->game;
    char *room = request->room->calls->room(NULL, RING);
    struct lz_writer w = lz_writer_in(room, room ? RING : 0);
    if (!game->sheet || !json_is_string(request->value))
        request_refuse(request, "form", "This game has no sheets of orders, or what came is no text.");
    else if (!room)
        request_refuse(request, "memory", lz_no_words(LZ_NO_ROOM));
    else if (!game->sheet->ring(game, lz_room_view(request->room, request->talk->seat), request_text(request->value),
                                &w))
        request_refuse(request, "form", "There is no such place.");
    else
        request_put(request, put_part, &(struct part){ "ring", { room, w.len } });
    free(room);
}

/* {"report":3}, {"report":true}: of the last turn */
void sheets_report(const struct request *request) {
    struct table *table = request->talk->table;
    json_int_t turn = json_is_integer(request->value) ? json_integer_value(request->value) : REPORT_LAST;
    struct lz_text json = { 0 };
    enum lz_status made = table ? report_json(table, request->talk->seat, turn, &json) : LZ_REFUSED;
    if (made == LZ_OK)
        request_put(request, put_part, &(struct part){ "report", json });
    else if (made == LZ_REFUSED)
        request_refuse(request, "form", "There is no report of that turn.");
    else
        request_refuse(request, "memory", lz_no_words(LZ_NO_ROOM));
    free((char *)json.at);
}

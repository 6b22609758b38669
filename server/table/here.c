/* Who is at the table now, for those who have asked: seats at which somebody listens. It follows from sockets alone,
   and one who only sends is nowhere. Nobody is told at a table whose players do not know each other, because who comes
   when is what friends would know each other by; nor while others may act unseen: who came has probably acted. */
#include "core/bug.h"
#include "core/seats.h"
#include "server/table/request.h"

static lz_seats seats_here(const struct table *table) {
    lz_seats here = 0;
    for (const struct talk *talk = table->talks; talk; talk = talk->next)
        here |= !talk->deaf && talk->seat != LZ_ONLOOKER ? lz_only(talk->seat) : 0;
    return here;
}

/* {"here":[0,2]} */
static void put_here(const void *with, struct lz_writer *w) {
    const lz_seats *here = with;
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "here", '[');
    for (int i = 0; i < LZ_SEATS; i++)
        if (lz_in(*here, i))
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

void here_look(struct table *table) {
    lz_assert(table->open);
    const struct lz_room *room = &table->room;
    bool nobody = room->house.on && room->house.number[LZ_HOUSE_ANONYMOUS];
    table->veiled = 0;
    for (const struct talk *talk = table->talks; talk; talk = talk->next)
        if (!lz_room_over(room) && (nobody || lz_room_others_hide(room, talk->seat)))
            table->veiled |= lz_only(talk->seat);
}

void here_tell(struct table *table) {
    lz_assert(table->hand != TABLE_WRITER); /* what is told now would leave with what is not yet safe */
    lz_seats here = seats_here(table);
    for (struct talk *talk = table->talks; talk; talk = talk->next) {
        if (!talk->here_asked || lz_in(table->veiled, talk->seat) || (talk->here_told && talk->here == here))
            continue;
        talk->out.broken |= !scroll_put(&talk->out, put_here, &here);
        talk->here_told = true;
        talk->here = here;
    }
}

/* {"here":true} */
void here_ask(const struct request *request) {
    request->talk->here_asked = json_is_true(request->value) && request->talk->table && !request->talk->deaf;
    request->talk->here_told = false;
    request_ok(request);
}

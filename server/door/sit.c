/* Sitting down without a script. The word of a link stands behind its #, where no server sees it: so the door is the
   two words of a table, typed into a form with a name. Whoever has no session yet is a guest from then on; person,
   session, invitation and seat are one batch. */
#include "server/lobby/laid.h"

#include "core/words/text.h"
#include "server/door/markup.h"

#include <string.h>

enum { AGAIN_S = 10 /* before the deal */ };

void sit_put_form(const struct exchange *e, struct lz_writer *w) {
    lz_put(w, "<h2>Sit down</h2>\n<p>Whoever opened the table can read out two words; they are good for a time.</p>\n"
              "<form method=\"post\" action=\"/plain\">\n");
    if (!e->person)
        lz_put(w, "<p><label>Your name <input name=\"name\" autocomplete=\"nickname\" required></label></p>\n");
    lz_put(w, "<p><label>The two words <input name=\"code\" autocomplete=\"off\" required></label></p>\n"
              "<p><button>Sit down</button></p>\n</form>\n");
}

static struct lz_text field(const struct exchange *e, const char *name) {
    const char *text = json_string_value(json_object_get(e->asked, name));
    return lz_trim(lz_span(text ? text : ""));
}

static void seated(struct exchange *e, enum lz_status status) {
    struct laid laid;
    if (status != LZ_OK) {
        laid_changed(e, status);
        return;
    }
    if (laid_of(&e->server->hall.base, e->number, &laid))
        talks_stir(e->server, &laid);
    exchange_elsewhere(e, "/plain/", e->number);
}

static int open_seat(const struct laid *laid) {
    for (int i = 0; i < laid->plan.setup.seats; i++)
        if (!laid->plan.bot[i] && !laid->seat[i].person)
            return i;
    return -1;
}

/* Rows more in the batch, if nobody is known by a cookie: a guest, and the session. False: it has been answered. */
static bool come(struct exchange *e, struct lz_text name) {
    if (e->person)
        return true;
    int64_t person = people_number();
    if (!people_name_sound(e, name) || !exchange_counts(e, LIMIT_GUESTS, e->address) ||
        !exchange_change(e, &(struct base_row){ BASE_PERSON_ADD, { person, server_wall(e->server) }, { name } }) ||
        !people_begin(e, person))
        return false;
    e->person = person;
    return true;
}

static void sit(struct exchange *e, const struct laid *laid) {
    char known[LZ_LABEL];
    struct lz_text name = field(e, "name");
    int seat = open_seat(laid);
    if (e->person) {
        laid_name(&e->server->hall.base, e->person, known);
        name = lz_span(known);
    }
    if (seat < 0)
        exchange_no(e, MHD_HTTP_CONFLICT, "taken", "No seat is open there.");
    else if (exchange_fits(e, LIMIT_SEATS, laid_count(e, BASE_ASK_SEATS_COUNT)) && come(e, name)) {
        e->number = laid->id;
        if (exchange_change(e, &(struct base_row){ BASE_INVITE, { laid->id, e->person } }) &&
            exchange_change(e, &(struct base_row){ BASE_SEAT_TAKE, { laid->id, seat, e->person }, { name } }))
            exchange_commit(e, seated);
    }
}

/* name=Anna&code=muddy-otter */
void sit_down(struct exchange *e) {
    struct laid laid;
    e->paged = true;
    int64_t table = invite_coded(e, field(e, "code").at);
    if (!table)
        return;
    if (!laid_of(&e->server->hall.base, table, &laid))
        exchange_no(e, MHD_HTTP_NOT_FOUND, "table", "There is no such table.");
    else if (e->person && laid_seat_of(&laid, e->person) >= 0)
        exchange_elsewhere(e, "/plain/", table);
    else
        sit(e, &laid);
}

static void put_laid(const void *with, struct lz_writer *w) {
    const struct laid *laid = with;
    markup_begin(w, laid->plan.game->title, AGAIN_S);
    lz_put(w, "<p>You sit at this table. Whoever opened it deals; this page looks again by "
              "itself.</p>\n<h2>Seats</h2>\n<ol>\n");
    for (int i = 0; i < laid->plan.setup.seats; i++) {
        const char *bot = laid->plan.bot[i] ? "a bot" : "open";
        lz_put(w, "<li>");
        markup_put(w, laid->seat[i].person ? laid->seat[i].name : bot);
        lz_put(w, "</li>\n");
    }
    lz_put(w, "</ol>\n<p><a href=\"/plain\">All tables</a></p>\n");
    markup_end(w);
}

bool sit_waits(struct exchange *e) {
    struct laid laid;
    int64_t id = 0;
    if (!lz_read_number(e->part[0], 1, (int64_t)1 << 53, &id) ||
        !laid_get(&e->server->hall.base, id, e->person, &laid) || laid.stage != STAGE_LAID ||
        laid_seat_of(&laid, e->person) < 0)
        return false;
    exchange_page(e, put_laid, &laid);
    return true;
}

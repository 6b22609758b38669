/* Dates at which sheets are due, at a table whose house has a rule for them (host/time/deadline.h). The rule says when;
   what it said is a line of the journal, so that a date that was told is never another. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/sheet.h"
#include "core/words/text.h"
#include "host/time/deadline.h"

#include <stdlib.h>

/* due TURN SECONDS AHEAD, of the turn that is awaited */
bool room_read_due(struct lz_room *room, struct lz_text words) {
    struct lz_room_clock *clock = &room->clock;
    int64_t turn, second, ahead;
    if (!clock->on || !lz_read_number(lz_take_word(&words), 0, UINT32_MAX, &turn) || turn != clock->turns ||
        !lz_read_number(lz_take_word(&words), 0, LZ_WALL_MOST / 1000, &second) ||
        !lz_read_number(lz_take_word(&words), -1500, 1500, &ahead))
        return false;
    clock->due = second * 1000;
    clock->ahead = (int32_t)ahead;
    return true;
}

/* The turn was run: the next has no date yet. */
void room_date_turned(struct lz_room *room, int64_t wall) {
    room->clock.turns++;
    room->clock.was = room->clock.due;
    room->clock.ran = wall;
    room->clock.due = 0;
}

static bool rule_of(const struct lz_room *room, struct lz_deadline *rule) {
    char said[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    const char *words = room->house.on ? lz_house_text(&room->house, LZ_HOUSE_DEADLINE) : "";
    return words[0] && lz_deadline_parse(lz_span(words), rule, &trouble);
}

int64_t room_date_out(const struct lz_room *room) {
    struct lz_deadline rule;
    return room->clock.due && rule_of(room, &rule) ? room->clock.due + (int64_t)rule.grace * 60000 : 0;
}

/* A zone that cannot be read any more, though it could when the table was laid, counts as UTC: the match goes on. */
static struct lz_due date_of(const struct lz_room *room, const struct lz_deadline *rule, int64_t wall) {
    char said[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    const char *name = lz_house_text(&room->house, LZ_HOUSE_ZONE);
    struct lz_due utc = { wall / 1000 + rule->next * 60, 0 }, due;
    struct lz_zone *zone = room->calls->room(NULL, sizeof *zone);
    if (!zone)
        return utc;
    if (lz_zone_load(zone, room->calls, name[0] ? name : "UTC", &trouble) != LZ_OK && !lz_zone_plain(zone, "UTC"))
        due = utc;
    else if (!room->clock.was)
        due = lz_due_first(rule, zone, wall / 1000);
    else
        due = lz_due_after(
            rule, zone,
            &(struct lz_turn){ .due = { room->clock.was / 1000, room->clock.ahead }, .ran = room->clock.ran / 1000 },
            wall / 1000);
    free(zone);
    return due;
}

bool lz_room_date(struct lz_room *room, int64_t wall, struct lz_reply *reply) {
    struct lz_deadline rule;
    char line[80];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    if (room->clock.due || !room->clock.on || lz_room_over(room) || room->lost || room->aside || !rule_of(room, &rule))
        return false;
    if (!lz_room_begin(room, &(struct lz_act){ .who = LZ_CLOCK, .wall = wall, .door = lz_span("clock") }, reply))
        return false;
    struct lz_due due = date_of(room, &rule, room_wall(wall));
    lz_put(&w, "due ");
    lz_put_number(&w, room->clock.turns);
    lz_put_char(&w, ' ');
    lz_put_number(&w, due.at);
    lz_put_char(&w, ' ');
    lz_put_number(&w, due.ahead);
    room->short_of |= !lz_room_line(room, (struct lz_text){ line, w.len }, (struct lz_text){ 0 });
    lz_room_commit(room, reply);
    return reply->status == LZ_OK;
}

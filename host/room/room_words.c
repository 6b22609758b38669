/* What a seat is told besides events and questions: why a move is refused, what has happened since its last. All of it
   from the seat's view. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

enum { FACTS = 2000 /* bytes of what makes a refusal apply */ };

/* ---- a refusal */

/* Each word of a verb that is legal now, once; answers how many. */
struct still_legal {
    const char *word[UINT8_MAX];
    int count;
    bool complete;
};

static void find_legal(struct lz_room *room, int seat, struct still_legal *still) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    room->game->legal(room->game, room->state, seat, &legal);
    *still = (struct still_legal){ .complete = legal.complete };
    for (int i = 0; i < room->game->verb_count; i++) {
        const struct lz_verb *verb = &room->game->verbs[i];
        bool there = false;
        for (uint32_t j = 0; j < legal.count && !there; j++)
            there = legal.at[j].verb == verb->verb;
        if (there && (!still->count || strcmp(verb->word, still->word[still->count - 1]) != 0))
            still->word[still->count++] = verb->word;
    }
}

/* What makes it apply, from the seat's view; nothing where the rule says it all. */
static struct lz_text facts_of(struct lz_room *room, const struct lz_input *in, const struct lz_why *why,
                               char said[FACTS]) {
    struct lz_writer facts = lz_writer_in(said, FACTS);
    int seat = in->move.seat;
    lz_assert(seat < lz_room_head(room)->seats && why->rule < room->game->rule_count);
    if (room->game->because)
        room->game->because(room->game, lz_room_view(room, seat), in, why, &facts);
    return (struct lz_text){ said, facts.len };
}

void lz_room_refusal_json(struct lz_room *room, const struct lz_input *in, const struct lz_why *why,
                          struct lz_writer *w) {
    char said[FACTS];
    struct lz_text facts = facts_of(room, in, why, said);
    struct still_legal still;
    find_legal(room, in->move.seat, &still);
    lz_json_open(w, NULL, '{');
    lz_json_key(w, "refused");
    lz_refusal_json(room->game, why, w);
    if (facts.len)
        lz_json_text(w, "because", facts);
    lz_json_open(w, "legal", '[');
    for (int i = 0; i < still.count; i++)
        lz_json_string(w, NULL, still.word[i]);
    lz_json_close(w, ']');
    lz_json_bool(w, "complete", still.complete);
    lz_json_close(w, '}');
}

void lz_room_refusal_print(struct lz_room *room, const struct lz_input *in, const struct lz_why *why,
                           struct lz_writer *w) {
    char said[FACTS];
    struct lz_text facts = facts_of(room, in, why, said);
    const struct lz_rule *rule = &room->game->ruleset[why->rule];
    struct still_legal still;
    find_legal(room, in->move.seat, &still);
    lz_put(w, rule->id);
    lz_put(w, ": ");
    lz_put(w, rule->text);
    lz_put(w, facts.len ? " " : "");
    lz_put_text(w, facts);
    for (int i = 0; i < still.count; i++) {
        lz_put(w, i ? ", " : " Possible now: ");
        lz_put(w, still.word[i]);
    }
    lz_put(w, still.count ? "." : "");
}

/* ---- since the last turn */

/* The last input that a seat made, and that stands; 0: it has made none. */
static uint32_t last_step_of(const struct lz_room *room, int seat) {
    uint32_t step = lz_room_head(room)->step;
    while (step && room->past[step].seat != seat)
        step--;
    return step;
}

/* Did the seat hear it after it made that input? What is no event has the step of the input before it, whoever made
   that: others' hidden inputs in between must not tell by it that they were made. */
static bool after(const struct lz_told *told, uint32_t step) {
    return told->step > step || (told->step == step && !lz_told_event(told));
}

uint32_t lz_room_since(const struct lz_room *room, int seat) {
    lz_assert(seat >= 0 && seat < LZ_SEATS);
    if (room->mirrors)
        return room->since;
    uint32_t step = last_step_of(room, seat), number = lz_room_count(room, seat);
    while (number && after(lz_room_told(room, seat, number), step))
        number--;
    return number;
}

void lz_room_since_json(const struct lz_room *room, int seat, struct lz_writer *w) {
    uint32_t count = lz_room_count(room, seat);
    lz_json_open(w, NULL, '[');
    for (uint32_t i = lz_room_since(room, seat) + 1; i <= count; i++) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        bool event = lz_told_event(told);
        if (!told->back && (!event || lz_event_news(room->game, &told->event, seat)))
            lz_room_told_json(room, seat, i, w);
    }
    lz_json_close(w, ']');
}

/* ---- advice */

/* Where no house has rules it is as usual. */
bool lz_room_may_hint(const struct lz_room *room, int seat) {
    int32_t rule = room->house.on ? room->house.number[LZ_HOUSE_HINT] : LZ_HOUSE_HINT_BOTS;
    bool alone = true;
    for (int i = 0; i < room->record.setup.seats; i++)
        alone = alone && (i == seat || room->holder[i].bot);
    return rule == LZ_HOUSE_HINT_YES || (rule == LZ_HOUSE_HINT_BOTS && alone);
}

/* ---- the table as text */

void lz_room_table(struct lz_room *room, int seat, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    lz_room_names(room, names);
    if (room->game->table)
        room->game->table(room->game, lz_room_view(room, seat), &(struct lz_paper){ names, LZ_TABLE_WIDE }, w);
    else
        lz_room_show(room, seat, w);
}

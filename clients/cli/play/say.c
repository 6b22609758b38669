/* What the game says to whoever is asked. */
#include "clients/cli/play/say.h"

#include "core/match.h"
#include "core/words/effect.h"
#include "core/words/event.h"
#include "core/words/prose.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>

enum { EFFECTS = 3000, SPOKEN = 700, TABLE = 65536, LOW = 30, LOW_LINES = 4 };

/* ---- advice */

struct advising {
    const struct frame *frame;
    struct lz_writer *w;
    struct say_how how;
};

/* As the list of moves has it: in codes where it numbers them. What is to be said stands in quotes, with its own stop.
 */
static void put_move(const struct frame *frame, struct lz_text typed, struct lz_writer *w) {
    struct lz_text words;
    struct lz_move move;
    bool spoken = lz_prose_take(frame->game, typed, &move, &words);
    lz_put(w, spoken ? "\"" : "");
    term_style(frame->term, w, BOLD);
    if (!spoken && lz_move_parse(frame->game, lz_seen_of(frame->view)->seat, typed, &move))
        draw_move(frame, &move, w);
    else
        lz_put_text(w, typed);
    term_style(frame->term, w, PLAIN);
    lz_put(w, spoken ? "\"" : ".");
}

static void put_advice(void *to, const struct lz_advice *advice) {
    const struct advising *a = to;
    lz_put(a->w, a->w->len ? " " : "");
    lz_put(a->w, a->how.before);
    if (advice->move.len) {
        put_move(a->frame, advice->move, a->w);
        if (a->how.brief)
            return;
        lz_put(a->w, " ");
    }
    lz_put_text(a->w, advice->words);
}

void say_advice(const struct frame *frame, struct say_how how, struct lz_writer *w) {
    struct advising a = { frame, w, how };
    if (frame->game->advise)
        frame->game->advise(frame->game, frame->view, &(struct lz_advices){ put_advice, &a });
}

/* Has a round been closed? Then nobody is a newcomer any more. */
static bool played_a_round(const struct table *table) {
    for (uint32_t i = 0; i < table->events; i++)
        if (table->game->kinds[table->event[i].kind].flags & LZ_ROUND)
            return true;
    return false;
}

static void take_move(void *to, const struct lz_advice *advice) {
    struct lz_writer *w = to;
    if (!w->len)
        lz_put_text(w, advice->move);
}

void say_coached(const struct table *table, const struct frame *frame, struct lz_writer *w) {
    bool coached = frame->game->advise && !table->uncoached && !table->learner.lesson && !played_a_round(table);
    if (coached)
        frame->game->advise(frame->game, frame->view, &(struct lz_advices){ take_move, w });
}

/* Before the first move it is said what Enter does. */
void say_coach(const struct table *table, const struct frame *frame, bool brief, struct lz_writer *w) {
    char room[SPOKEN];
    struct lz_writer move = lz_writer_in(room, sizeof room);
    say_coached(table, frame, &move);
    if (!table->uncoached && !played_a_round(table))
        say_advice(frame,
                   (struct say_how){ move.len && !table->made.count ? "Coach (Enter tries it): " : "Coach: ", brief },
                   w);
}

/* Its number in the list, where there is one: "1, or ". */
static void put_number(const struct frame *frame, const struct lz_step *step, struct lz_writer *w) {
    struct lz_move move;
    if (drawer_of(frame->game)->typed || !frame->moves ||
        !lz_move_parse(frame->game, step->seat, lz_span(step->move), &move))
        return;
    move.seat = step->seat;
    for (uint32_t i = 0; i < frame->moves->count; i++)
        if (lz_move_equal(&frame->moves->at[i], &move)) {
            lz_put_number(w, i + 1);
            lz_put(w, ", or ");
        }
}

/* It is read where no escapes pass. */
void say_hint(const struct table *table, const struct frame *drawn, struct lz_writer *w) {
    const struct lz_step *step = table->learner.lesson ? lz_lesson_step(&table->learner) : NULL;
    struct term bare = *drawn->term;
    struct frame frame = *drawn;
    bare.colour = false;
    frame.term = &bare;
    if (step && step->move) {
        lz_put(w, "Type what the lesson waits for: ");
        put_number(&frame, step, w);
        put_move(&frame, lz_span(step->move), w);
        return;
    }
    say_advice(&frame, (struct say_how){ "", false }, w);
    if (!w->len)
        lz_put(w, "There is nothing to advise now.");
}

/* ---- reasons */

/* "0.8 points less"; nothing where it is as good. */
static void put_behind(int32_t thousandths, struct lz_writer *w) {
    char room[40];
    if (thousandths < 50)
        return;
    snprintf(room, sizeof room, " (%d.%d points less)", thousandths / 1000, thousandths / 100 % 10);
    lz_put(w, room);
}

static void put_thought(const struct frame *frame, const struct lz_thought *thought, struct lz_writer *w) {
    for (uint32_t i = 0; i < thought->count; i++) {
        char room[SPOKEN];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        lz_put_number(&line, i + 1);
        lz_put(&line, ". ");
        draw_move(frame, &thought->best[i].move, &line);
        put_behind(-thought->best[i].value, &line);
        lz_put(&line, ". ");
        lz_put(&line, thought->best[i].reason);
        term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 3, 99 });
    }
}

void say_why(struct table *table, const struct frame *frame, struct lz_writer *w) {
    struct lz_thought thought;
    int seat = lz_seen_of(frame->view)->seat;
    if (table->far || !lz_room_may_hint(&table->room, seat)) {
        lz_put(w, lz_no_words(LZ_NO_HOUSE));
    } else if (!lz_room_think(&table->room, seat, &thought)) {
        lz_put(w, "There was no memory to think about it.");
    } else if (!thought.count) {
        lz_put(w, "Nobody here can give reasons for a move of this game yet; hint says what you could do.");
    } else {
        lz_put(w, "In your place the bot hard would:\n\n");
        put_thought(frame, &thought, w);
        lz_put(w, "\nIt goes by what you can see alone. try MOVE says what a move would do.");
    }
    lz_put(w, "\n");
}

/* ---- effects */

struct telling {
    struct lz_writer text;
    uint32_t most; /* bytes that there is room for */
};

/* What comes first matters most; on a low screen the last may be left out, but no warning. */
static void take_effect(void *to, const struct lz_effect *effect) {
    struct telling *telling = to;
    struct lz_writer before = telling->text;
    lz_effect_print(&telling->text, effect);
    if (telling->text.len > telling->most && before.len && effect->surety != LZ_CAREFUL)
        telling->text = before;
}

void say_effects(const struct frame *frame, const struct lz_move *move, struct lz_writer *w) {
    char room[EFFECTS];
    const struct term *term = frame->term;
    bool low = term->out && term->high < LOW;
    struct telling telling = { lz_writer_in(room, sizeof room),
                               low ? (uint32_t)(LOW_LINES * (term->wide - 2)) : EFFECTS };
    struct lz_input in = { .move = *move, .at = frame->now, .text = frame->words };
    in.move.seat = lz_seen_of(frame->view)->seat;
    const char *names[LZ_SEATS];
    party_names(frame->party, names);
    if (frame->game->effect)
        frame->game->effect(frame->game, frame->view, &in, &(struct lz_effects){ take_effect, &telling, names });
    lz_put_text(w, telling.text.len ? (struct lz_text){ room, telling.text.len }
                                    : lz_span("what it does is in the rules."));
}

/* ---- the table */

bool say_table(const struct frame *frame, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    char *room;
    if (!frame->term->plain || !frame->game->table)
        return false;
    room = cli_room(NULL, TABLE);
    struct lz_writer text = lz_writer_in(room, TABLE);
    party_names(frame->party, names);
    uint32_t wide = frame->term->wide < LZ_TABLE_WIDE ? (uint32_t)frame->term->wide : LZ_TABLE_WIDE;
    frame->game->table(frame->game, frame->view,
                       &(struct lz_paper){ names, wide < LZ_TABLE_SLIM ? LZ_TABLE_SLIM : wide }, &text);
    for (struct lz_text left = { room, text.len }; left.len;) {
        struct lz_text line = lz_take_line(&left);
        if (term_columns(line) > frame->term->wide)
            term_put_wrapped(w, line, (struct term_wrap){ frame->term->wide, 2, 99 });
        else {
            lz_put_text(w, line);
            lz_put_char(w, '\n');
        }
    }
    free(room);
    return true;
}

/* ---- since the last turn */

void say_since(struct table *table, int seat, struct lz_writer *w) {
    const struct lz_room *room = &table->room;
    uint32_t from = lz_room_since(room, seat), count = lz_room_count(room, seat), said = 0;
    for (uint32_t i = from + 1; i <= count; i++) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        char words[1000];
        struct lz_writer tale = lz_writer_in(words, sizeof words);
        if (told->back || !lz_told_event(told) || !lz_event_news(table->game, &told->event, seat))
            continue;
        table_tell(table, &told->event, seat, &tale);
        term_put_wrapped(w, (struct lz_text){ words, tale.len }, (struct term_wrap){ table->term->wide, 2, 9 });
        said++;
    }
    lz_put(w, said ? "" : "Nothing has happened since your last move.\n");
}

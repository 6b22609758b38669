/* The screen of a person who is to move: what fits into the lines there are. */
#include "clients/cli/play/screen.h"

#include "clients/cli/play/say.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/event.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROOM = 65536,
    NEWS_MOST = 80,
    MOVES_LEAST = 3,
    MOVES_WISHED = 5,
    NEWS_LEAST = 2,
    COACH_LINES = 5,
    LESSON_LINES = 9,
    LESSON_TINT = TINT + 2,
    NOTE_LINES = 6,
    ENDLESS = 10000 /* lines of what is told and no screen shows */
};

enum coaching { SILENT, BRIEFLY, AT_LENGTH };

struct frame screen_frame(struct table *table, int seat) {
    table->game->view(table->game, table->room.state, seat, table->view);
    return (struct frame){ .term = table->term,
                           .game = table->game,
                           .party = &table->party,
                           .view = table->view,
                           .event = table->event,
                           .events = table->events,
                           .now = table_now(table),
                           .lore = table->lore,
                           .memory = table->drawn };
}

static int lines_of(const struct lz_writer *w) {
    int lines = 0;
    for (uint32_t i = 0; i < w->len; i++)
        lines += w->at[i] == '\n';
    return lines;
}

static bool pauses(const struct table *table, const struct lz_event *event) {
    return table->game->kinds[event->kind].flags & LZ_PAUSE;
}

/* A tale, and the name it begins with. */
struct tale {
    char words[600];
    int subject;    /* the seat of that name, or -1 */
    uint32_t named; /* bytes of the name and the blank after it */
};

static struct tale tale_of(const struct table *table, const struct lz_event *event, int seat) {
    struct tale tale = { .subject = lz_event_subject(table->game, event) };
    struct lz_writer words = lz_writer_in(tale.words, sizeof tale.words);
    table_tell(table, event, seat, &words);
    if (tale.subject >= 0)
        tale.named = (uint32_t)strlen(tale.subject == seat ? "You" : table->party.name[tale.subject]) + 1;
    return tale;
}

static void put_line(const struct table *table, const struct lz_event *event, int seat, struct lz_writer *w) {
    struct tale tale = tale_of(table, event, seat);
    term_put_wrapped(w, lz_span(tale.words), (struct term_wrap){ table->term->wide, 2, 9 });
}

/* One more tale of the paragraph. A subject that goes on is not named again: "rummy draws; plays ESP." */
static void put_tale(const struct term *term, const struct tale *tale, int *last, struct lz_writer *w) {
    if (tale->subject >= 0 && tale->subject == *last && w->len && w->at[w->len - 1] == '.') {
        w->len--;
        lz_put(w, "; ");
    } else {
        lz_put(w, w->len ? " " : "");
        term_style(term, w, tale->named ? BOLD : PLAIN);
        lz_put_text(w, (struct lz_text){ tale->words, tale->named });
        term_style(term, w, PLAIN);
    }
    lz_put(w, tale->words + tale->named);
    *last = tale->subject;
}

/* Another has told it to this seat, and not to all: a card that was passed. What those are told who do not know the
   card is not seen by who passed it. */
static bool confided(const struct table *table, const struct lz_event *event, int seat) {
    lz_seats all = lz_all(table_head(table)->seats);
    bool told = event->seat < table_head(table)->seats && lz_in(event->seen, event->seat);
    return told && event->seat != seat && (event->seen & all) != all;
}

/* News from an event on; and what was confided before it, if that is wanted. */
struct news {
    uint32_t from;
    bool confided;
};

/* One paragraph; where some are left out before it, that is shown. */
static void put_tales(const struct table *table, int seat, struct news news, struct lz_writer *w) {
    int last = -1;
    if (news.from > table->since[seat])
        lz_put(w, term_glyph(table->term, ELLIPSIS));
    for (uint32_t i = table->since[seat]; i < table->events; i++) {
        const struct lz_event *event = &table->event[i];
        bool told = i >= news.from || (news.confided && confided(table, event, seat));
        if (!told || !lz_event_news(table->game, event, seat))
            continue;
        struct tale tale = tale_of(table, event, seat);
        put_tale(table->term, &tale, &last, w);
    }
}

/* The lines that they take, one more than `most` if those do not suffice. */
static int lines_needed(const struct table *table, int seat, struct news news, int most) {
    char *tales = cli_room(NULL, ROOM), *wrapped = cli_room(NULL, ROOM);
    struct lz_writer tale = lz_writer_in(tales, ROOM), lines = lz_writer_in(wrapped, ROOM);
    put_tales(table, seat, news, &tale);
    int needed = term_put_wrapped(&lines, lz_span(tales), (struct term_wrap){ table->term->wide, 0, most + 1 });
    free(tales);
    free(wrapped);
    return needed;
}

/* The latest events that fit into so many lines; answers the lines they take. */
static int put_news(const struct table *table, int seat, int most, struct lz_writer *w) {
    uint32_t first = table->since[seat];
    struct news news = { .from = table->events, .confided = true };
    news.confided = lines_needed(table, seat, news, most) <= most;
    for (uint32_t i = news.from; most > 0 && i-- > first && table->events - i < NEWS_MOST;) {
        if (lines_needed(table, seat, (struct news){ i, news.confided }, most) > most)
            break;
        news.from = i;
    }
    char *tales = cli_room(NULL, ROOM);
    struct lz_writer tale = lz_writer_in(tales, ROOM);
    put_tales(table, seat, news, &tale);
    bool some = tale.len > (news.from > first ? strlen(term_glyph(table->term, ELLIPSIS)) : 0);
    int lines = some && most > 0 ? term_put_wrapped(w, lz_span(tales), (struct term_wrap){ table->term->wide, 0, most })
                                 : 0;
    free(tales);
    return lines;
}

/* The lines that put_news would take. */
static int news_lines(const struct table *table, int seat, int most) {
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    int lines = put_news(table, seat, most, &w);
    free(room);
    return lines;
}

/* What can be typed: its first paragraph, and those after it that fit whole. */
static void put_typed(const struct frame *frame, int most, struct lz_writer *w) {
    char room[1000], wrapped[2000];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    drawer_of(frame->game)->typed(frame, &words);
    for (struct lz_text left = { room, words.len }; left.len;) {
        struct lz_writer lines = lz_writer_in(wrapped, sizeof wrapped);
        bool first = left.at == room;
        int took = term_put_wrapped(&lines, lz_take_line(&left), (struct term_wrap){ frame->term->wide, 2, 99 });
        if (took <= most || first)
            lz_put_text(w, (struct lz_text){ wrapped, lines.len });
        most -= took;
    }
}

/* What the game has to say of it, or the legal moves by their numbers. */
static void put_list(const struct frame *frame, int most, struct lz_writer *w) {
    const struct drawer *drawer = drawer_of(frame->game);
    const struct lz_moves *moves = frame->moves;
    uint32_t from = w->len;
    if (drawer->typed) {
        put_typed(frame, most, w);
        return;
    }
    if (draw_moves(frame, most, w) == moves->count)
        return;
    w->len = from;
    w->full = false;
    uint32_t listed = draw_moves(frame, most - 1, w);
    lz_put_number(w, moves->count - listed);
    lz_put(w, " further moves: more\n");
}

static void put_wrapped(const struct table *table, const struct lz_writer *words, int most, struct lz_writer *w) {
    if (words->len)
        term_put_wrapped(w, (struct lz_text){ words->at, words->len },
                         (struct term_wrap){ table->term->wide, 0, most });
}

static const struct lz_step *step_of(const struct table *table) {
    return table->learner.lesson ? lz_lesson_step(&table->learner) : NULL;
}

static void put_lesson(const struct table *table, struct lz_writer *w) {
    char room[2000];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lz_put(&words, "Lesson, ");
    lz_lesson_print(&table->learner, &words);
    lz_put(&words, lz_lesson_at(&table->learner) == 1 ? " (quit leaves the lesson.)" : "");
    term_style(table->term, w, LESSON_TINT);
    put_wrapped(table, &words, LESSON_LINES, w);
    term_style(table->term, w, PLAIN);
}

static void put_ask(const struct table *table, const struct frame *frame, struct lz_writer *w) {
    char room[2000];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lz_ask_print(table->game, frame->view, &words);
    term_style(table->term, w, BOLD);
    put_wrapped(table, &words, 3, w);
    term_style(table->term, w, PLAIN);
}

/* What stands below the table: the question, with a word of the coach or of the lesson, which asks itself where there
   is little room. */
static void put_question(const struct table *table, const struct frame *frame, enum coaching coaching,
                         struct lz_writer *w) {
    const struct lz_step *step = step_of(table);
    char room[2000];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    if (!step || (step->move && coaching != BRIEFLY))
        put_ask(table, frame, w);
    if (step)
        put_lesson(table, w);
    else if (coaching != SILENT)
        say_coach(table, frame, coaching == BRIEFLY, &words);
    put_wrapped(table, &words, COACH_LINES, w);
}

/* The lines of a table with its news and moves, and how many of them the news would take. While a move is tried a line
   is enough for both, but where it says what can be typed. */
struct height {
    int lines, news;
    bool tried;
};

/* The table in as few lines as it must; answers how many the moves and the news have. frame->tight beyond
   FRAME_TIGHTEST: even so there are too few. */
static int put_table(struct frame *frame, struct height height, struct lz_writer *w) {
    uint32_t from = w->len;
    if (drawer_of(frame->game)->typed)
        put_typed(frame, 0, w); /* what else could be said there is worth less than the table */
    else
        draw_moves(frame, MOVES_WISHED, w);
    struct lz_writer list = { .at = w->at + from, .len = w->len - from };
    int moves = lines_of(&list), left, wished;
    do {
        w->len = from;
        if (!say_table(frame, w))
            drawer_of(frame->game)->table(frame, w);
        left = height.lines - lines_of(w);
        wished = moves + (frame->tight < drawer_of(frame->game)->yields && height.news > 1 ? height.news : 1);
        if (height.tried)
            wished = drawer_of(frame->game)->typed ? moves : 1;
    } while (left < wished && frame->tight++ < FRAME_TIGHTEST);
    return left;
}

/* The parts of a screen, from the top. */
struct parts {
    struct lz_writer table, ask, list, note;
};

/* Table, question and note; answers how many lines are left for moves and news. Who takes too much room is brief, or
   silent. */
static int put_parts(struct table *table, struct frame *frame, const struct screen_ask *ask, struct parts *parts) {
    bool lesson = step_of(table), endless = table->term->plain && !table->term->out;
    int high = endless ? ENDLESS : table->term->high;
    enum coaching coaching = *ask->message && !lesson ? SILENT : AT_LENGTH;
    int left, news = news_lines(table, lz_seen_of(frame->view)->seat, high);
    if (*ask->message)
        term_put_wrapped(&parts->note, lz_span(ask->message), (struct term_wrap){ table->term->wide, 2, NOTE_LINES });
    for (;; coaching--) {
        frame->tight = 0;
        parts->table.len = parts->ask.len = 0;
        put_question(table, frame, coaching, &parts->ask);
        int lines = high - 1 - lines_of(&parts->ask) - lines_of(&parts->note);
        left = put_table(frame, (struct height){ lines, news, ask->tried }, &parts->table);
        if (frame->tight <= FRAME_TIGHTEST || coaching == (lesson ? BRIEFLY : SILENT))
            return left;
    }
}

/* A learner knows what to do: on a crowded screen there is no list, and nothing of it is listed where there is only
   something to read. */
static bool lists(const struct table *table, const struct frame *frame) {
    const struct lz_step *step = step_of(table);
    return !step || (step->move && frame->tight <= FRAME_TIGHTEST);
}

/* On a crowded screen what an answer came to is worth more than moves and news. */
static void put_moves_and_news(struct table *table, const struct frame *frame, int left, struct parts *parts) {
    bool crowded = parts->note.len && (frame->tight > FRAME_TIGHTEST || left <= MOVES_LEAST);
    int seat = lz_seen_of(frame->view)->seat, least = 0, moves_least = crowded ? 1 : MOVES_LEAST;
    if (lists(table, frame)) {
        int spare = left - MOVES_WISHED;
        int news = crowded ? 0 : news_lines(table, seat, spare > NEWS_LEAST ? spare : NEWS_LEAST); /* kept free */
        put_list(frame, left - news < moves_least ? moves_least : left - news, &parts->list);
        left -= lines_of(&parts->list);
        least = !crowded;
    }
    put_news(table, seat, left < least ? least : left, &parts->table);
}

/* A table in words is never cut; the screen may be too low for it. */
static void say_if_long(struct table *table, struct parts *parts) {
    const struct lz_writer *const all[] = { &parts->table, &parts->ask, &parts->list, &parts->note };
    int lines = 1;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        lines += lines_of(all[i]);
    if (!table->term->plain || !table->term->out || table->told_long || lines <= table->term->high)
        return;
    table->told_long = true;
    term_put_wrapped(&parts->note, lz_span("The table begins above this screen: scroll up, or plain off draws it."),
                     (struct term_wrap){ table->term->wide, 2, 2 });
}

void screen_put(struct table *table, int seat, const struct screen_ask *ask, struct lz_writer *w) {
    struct frame frame = screen_frame(table, seat);
    char *room = cli_room(NULL, 4 * ROOM);
    struct parts parts = { lz_writer_in(room, ROOM), lz_writer_in(room + ROOM, ROOM),
                           lz_writer_in(room + 2 * ROOM, ROOM), lz_writer_in(room + 3 * ROOM, ROOM) };
    frame.moves = ask->moves;
    int left = put_parts(table, &frame, ask, &parts);
    put_moves_and_news(table, &frame, left, &parts);
    say_if_long(table, &parts);
    const struct lz_writer *const from_top[] = { &parts.table, &parts.ask, &parts.list, &parts.note };
    for (size_t i = 0; i < sizeof from_top / sizeof from_top[0]; i++)
        lz_put_text(w, (struct lz_text){ from_top[i]->at, from_top[i]->len });
    free(room);
}

void screen_show(struct table *table, int seat, const struct screen_ask *ask) {
    char *room = cli_room(NULL, 4 * ROOM);
    struct lz_writer w = lz_writer_in(room, 4 * ROOM);
    screen_put(table, seat, ask, &w);
    table->seen[seat] = table->events;
    term_clear(table->term);
    term_print(table->term, (struct lz_text){ room, w.len });
    free(room);
}

bool screen_pass(struct table *table, int seat) {
    char prompt[200];
    struct lz_text line;
    int last = table->shown;
    table->shown = seat;
    if (last == seat || party_people(&table->party) < 2 || table->learner.lesson)
        return true;
    term_clear(table->term);
    term_forget(table->term);
    snprintf(prompt, sizeof prompt, "Pass the keyboard to %s, who presses Enter. ", table->party.name[seat]);
    return term_read(table->term, prompt, &line) == TERM_LINE;
}

/* Events from one up to another. */
struct stretch {
    uint32_t from, to;
};

/* The tales of an interlude, a line each. */
static void put_lines(const struct table *table, int seat, struct stretch told, struct lz_writer *w) {
    for (uint32_t i = told.from; i < told.to; i++)
        if (lz_event_news(table->game, &table->event[i], seat))
            put_line(table, &table->event[i], seat, w);
}

struct paragraph {
    const struct term *term;
    struct lz_writer text, *w;
    int last, actor; /* the subject of the last tale; whose paragraph this is; -1: nobody's */
};

static void end_paragraph(struct paragraph *p) {
    if (p->text.len)
        term_put_wrapped(p->w, (struct lz_text){ p->text.at, p->text.len }, (struct term_wrap){ p->term->wide, 2, 99 });
    p->text = lz_writer_in(p->text.at, ROOM);
    p->last = p->actor = -1;
}

static void add_tale(struct paragraph *p, const struct tale *tale) {
    if (tale->subject >= 0 && p->actor >= 0 && p->actor != tale->subject)
        end_paragraph(p);
    if (tale->subject >= 0)
        p->actor = tale->subject;
    put_tale(p->term, tale, &p->last, &p->text);
}

/* The same in paragraphs: a new one whenever another acts, or something has ended. */
static void put_paragraphs(const struct table *table, int seat, struct stretch told, struct lz_writer *w) {
    char *room = cli_room(NULL, ROOM);
    struct paragraph p = { .term = table->term, .text = lz_writer_in(room, ROOM), .w = w, .last = -1, .actor = -1 };
    for (uint32_t i = told.from; i < told.to; i++) {
        if (!lz_event_news(table->game, &table->event[i], seat))
            continue;
        struct tale tale = tale_of(table, &table->event[i], seat);
        add_tale(&p, &tale);
        if (pauses(table, &table->event[i]))
            end_paragraph(&p);
    }
    end_paragraph(&p);
    free(room);
}

/* Above what others did, what has come of it. */
static void put_changed(struct table *table, int seat, struct lz_writer *w) {
    struct frame frame = screen_frame(table, seat);
    char room[2000];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    if (drawer_of(table->game)->changed)
        drawer_of(table->game)->changed(&frame, &words);
    if (words.len)
        term_put_wrapped(w, (struct lz_text){ room, words.len }, (struct term_wrap){ table->term->wide, 2, 9 });
}

/* The event after the last that ended something the person has not seen; 0: nothing has. */
static uint32_t last_end(const struct table *table, int seat) {
    uint32_t last = 0;
    for (uint32_t i = table->seen[seat]; i < table->events; i++)
        if (pauses(table, &table->event[i]))
            last = i + 1;
    return last;
}

bool screen_ended(const struct table *table, int seat) { return last_end(table, seat); }

bool screen_interlude(struct table *table, int seat) {
    uint32_t from = table->seen[seat], last = last_end(table, seat);
    table->seen[seat] = table->events;
    if (!last)
        return true;
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    const struct drawer *drawer = drawer_of(table->game);
    put_changed(table, seat, &w);
    if (drawer->reveal) {
        struct frame frame = screen_frame(table, seat);
        drawer->reveal(&frame, from, &w);
    } else {
        (drawer->flowing ? put_paragraphs : put_lines)(table, seat, (struct stretch){ from, last }, &w);
    }
    table->since[seat] = last;
    term_clear(table->term);
    bool goes_on = term_page(table->term, (struct lz_text){ w.at, w.len });
    free(room);
    return goes_on;
}

void screen_log(const struct table *table, int seat, uint32_t most, struct lz_writer *w) {
    uint32_t from = table->events;
    while (most && from > 0)
        most -= table_saw(&table->event[--from], seat);
    for (uint32_t i = from; i < table->events; i++)
        if (table_saw(&table->event[i], seat))
            put_line(table, &table->event[i], seat, w);
}

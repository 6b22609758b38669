/* Keeping events for a seat, and putting them into words. */
#include "core/words/event.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/clean.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

static void keep(void *to, const struct lz_event *event) {
    struct lz_kept *kept = to;
    lz_assert(kept->count <= kept->room);
    if (kept->seat >= 0 && !lz_in(event->seen, kept->seat))
        return;
    if (kept->count < kept->room)
        kept->at[kept->count++] = *event;
    else
        kept->lost++;
}

struct lz_sink lz_sink_keep(struct lz_kept *kept) {
    return (struct lz_sink){ keep, kept };
}

void lz_event_print(const struct lz_game *game, const struct lz_event *event, struct lz_writer *w) {
    lz_assert(event->kind < game->kind_count);
    const struct lz_kind *kind = &game->kinds[event->kind];
    lz_put(w, kind->word);
    lz_put(w, " #");
    lz_put_number(w, event->seat);
    lz_args_print(game, kind->form, event->arg, w);
    if (!event->text.len)
        return;
    lz_put(w, " \"");
    lz_put_clean(w, event->text, false);
    lz_put_char(w, '"');
}

/* ---- the tale */

/* One {...} taken apart. core/lz.h, at struct lz_kind, says what may stand there. */
struct hole {
    struct lz_text what;       /* "seat", "words", "c0" */
    struct lz_text one, other; /* of a choice: {seat:draws|draw} */
    bool choice, owner;        /* owner: {seat's} */
};

static uint32_t find(struct lz_text text, char mark) {
    const char *at = memchr(text.at, mark, text.len);
    return at ? (uint32_t)(at - text.at) : text.len;
}

static struct lz_text part(struct lz_text text, uint32_t from, uint32_t to) {
    return (struct lz_text){ text.at + from, to - from };
}

static struct hole hole_of(struct lz_text inside) {
    struct hole hole = { .what = inside };
    uint32_t colon = find(inside, ':'), bar = find(inside, '|');
    if (bar < inside.len) {
        uint32_t from = colon < bar ? colon + 1 : 0;
        hole.choice = true;
        hole.what = from ? part(inside, 0, colon) : lz_span("seat");
        hole.one = part(inside, from, bar);
        hole.other = part(inside, bar + 1, inside.len);
    } else if (inside.len > 2 && memcmp(inside.at + inside.len - 2, "'s", 2) == 0) {
        hole.owner = true;
        hole.what.len -= 2;
    }
    return hole;
}

/* Takes the plain words up to the next hole off the front, then the hole. False: there is none any more. */
static bool take_hole(struct lz_text *tale, struct lz_text *plain, struct hole *hole) {
    uint32_t open = find(*tale, '{'), close = find(*tale, '}');
    *plain = part(*tale, 0, open);
    if (open == tale->len) {
        tale->len = 0;
        return false;
    }
    lz_assert(open < close && close < tale->len);
    *hole = hole_of(part(*tale, open + 1, close));
    *tale = part(*tale, close + 1, tale->len);
    return true;
}

struct telling {
    const struct lz_game *game;
    const struct lz_event *event;
    const struct lz_reader *reader;
    uint32_t from; /* where in the writer the tale begins */
    struct lz_writer *w;
};

static bool begins_sentence(const struct telling *t) {
    const struct lz_writer *w = t->w;
    return w->len == t->from || (w->len > t->from + 1 && w->at[w->len - 1] == ' ' && strchr(".!?", w->at[w->len - 2]));
}

static void tell_seat(const struct telling *t, int seat, bool owner) {
    if (seat == t->reader->seat) {
        lz_put(t->w, begins_sentence(t) ? "You" : "you");
        lz_put(t->w, owner ? "r" : "");
        return;
    }
    lz_put_seat(t->w, t->reader->names, seat);
    lz_put(t->w, owner ? "'s" : "");
}

static void tell_words(const struct telling *t) {
    lz_put_clean(t->w, t->event->text.len ? t->event->text : lz_span("[struck out]"), false);
}

static void tell_line(const struct telling *t) {
    char bytes[LZ_TEXT + 1];
    lz_put_clean(t->w, (struct lz_text){ bytes, lz_text_unpack(t->event->arg, bytes) }, false);
}

static void tell_hole(const struct telling *t, const struct hole *hole) {
    bool seat = lz_text_is(hole->what, "seat");
    if (lz_text_is(hole->what, "words")) {
        tell_words(t);
        return;
    }
    lz_assert(seat || (hole->what.len == 2 && hole->what.at[1] - '0' < LZ_ARGS));
    char letter = seat ? 's' : hole->what.at[0];
    int arg = seat ? t->event->seat : t->event->arg[hole->what.at[1] - '0'];
    if (hole->choice)
        lz_put_text(t->w, (letter == 's' ? arg == t->reader->seat : arg != 1) ? hole->other : hole->one);
    else if (letter == 's')
        tell_seat(t, arg, hole->owner);
    else if (letter == 't')
        tell_line(t);
    else
        lz_title_print(t->game, letter, arg, t->w);
}

void lz_event_tell(const struct lz_game *game, const struct lz_event *event, const struct lz_reader *reader,
                   struct lz_writer *w) {
    const struct telling t = { game, event, reader, w->len, w };
    struct lz_text tale = lz_span(game->kinds[event->kind].tale), plain;
    struct hole hole;
    bool more;
    do {
        more = take_hole(&tale, &plain, &hole);
        lz_put_text(w, plain);
        if (more)
            tell_hole(&t, &hole);
    } while (more);
}

bool lz_event_news(const struct lz_game *game, const struct lz_event *event, int reader) {
    uint16_t quiet = event->seat == reader ? LZ_QUIET_OWN : LZ_QUIET_OTHERS;
    return lz_in(event->seen, reader) && !(game->kinds[event->kind].flags & quiet);
}

int lz_event_subject(const struct lz_game *game, const struct lz_event *event) {
    struct lz_text tale = lz_span(game->kinds[event->kind].tale), plain;
    struct hole hole;
    if (!take_hole(&tale, &plain, &hole) || plain.len || hole.choice || hole.owner || !lz_text_begins(tale, " "))
        return -1;
    if (lz_text_is(hole.what, "seat"))
        return event->seat;
    return hole.what.at[0] == 's' ? event->arg[hole.what.at[1] - '0'] : -1;
}

/* ---- is it a tale? */

static const char *topic_flaw(const struct lz_kind *kind, struct lz_text what) {
    if (lz_text_is(what, "seat"))
        return NULL;
    if (lz_text_is(what, "words"))
        return kind->flags & LZ_SPOKEN ? NULL : "words where nothing is said";
    int arg = what.len == 2 ? what.at[1] - '0' : -1;
    if (arg < 0 || arg > 9)
        return "a hole that is neither seat, words nor a letter and a digit";
    bool whole = *kind->form == 't'; /* a line of text is one thing, whatever the arguments it takes */
    if (whole ? arg > 0 : arg >= lz_form_length(kind->form))
        return "an argument that the form does not have";
    return lz_form_letter(kind->form, arg) == what.at[0] ? NULL : "an argument by another letter than the form's";
}

static const char *hole_flaw(const struct lz_kind *kind, const struct hole *hole) {
    const char *flaw = topic_flaw(kind, hole->what);
    bool seat = lz_text_is(hole->what, "seat") || hole->what.at[0] == 's', number = hole->what.at[0] == 'n';
    if (flaw)
        return flaw;
    if (hole->owner && !seat)
        return "an owner that is no seat";
    if (!hole->choice)
        return NULL;
    if (!seat && !number)
        return "a choice by what is neither a seat nor a number";
    if (!hole->one.len || !hole->other.len)
        return "a choice with nothing to choose";
    return find(hole->other, '|') < hole->other.len ? "a choice of three" : NULL;
}

/* "{seat} draws" is wrong of "you"; "{seat} had bid" is right of everybody. */
static bool third_person(struct lz_text tale) {
    uint32_t end = 1;
    while (end < tale.len && tale.at[end] >= 'a' && tale.at[end] <= 'z')
        end++;
    return end > 2 && tale.at[0] == ' ' && tale.at[end - 1] == 's';
}

const char *lz_tale_flaw(const struct lz_kind *kind) {
    struct lz_text tale = lz_span(kind->tale), plain;
    bool spoken = false;
    for (uint32_t open; (open = find(tale, '{')) < tale.len;) {
        uint32_t close = find(tale, '}');
        struct hole hole;
        if (close < open || close == tale.len || find(part(tale, open + 1, close), '{') < close - open - 1)
            return "a brace without its other half";
        take_hole(&tale, &plain, &hole);
        const char *flaw = hole_flaw(kind, &hole);
        bool subject = !hole.choice && !hole.owner && hole.what.at[0] == 's';
        spoken |= lz_text_is(hole.what, "words");
        if (flaw || (subject && third_person(tale)))
            return flaw ? flaw : "a verb in the third person alone";
    }
    if (find(tale, '}') < tale.len || find(tale, '|') < tale.len)
        return "a brace or a bar outside a hole";
    return kind->flags & LZ_SPOKEN && !spoken ? "no words of what was said" : NULL;
}

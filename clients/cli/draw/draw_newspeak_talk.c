/* Talk on the screen: what was said, with meanings for those who know the code; what a sentence would carry before it
   is said. */
#include "bots/newspeak/newspeak_hear.h"
#include "bots/newspeak/newspeak_mind.h"
#include "clients/cli/draw/draw_newspeak.h"

#include "core/match.h"
#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

enum { LINES = 64, ROOM = 8000 };
static const double plain_enough = .5; /* what sounds weaker is not written after a word */

const char *ns_lacking(const struct lz_lore *lore) { return lore ? NULL : lore_without(); }

/* The table is learned once for as long as a set is played. */
struct newspeak_ear ns_ear(const struct frame *frame) {
    struct ns_memory *memory = frame->memory;
    const struct newspeak_set *set = &ns_facts(frame)->set[ns_open(frame)->set];
    const struct lore *lore = lore_of(frame->lore);
    if (memory->learned != set)
        newspeak_learn(&memory->words, set, lore);
    memory->learned = set;
    return (struct newspeak_ear){ &memory->words, lore, NSW_ANT };
}

/* ---- meanings behind words */

int ns_stands_for(const struct frame *frame, const char *token, bool *exact) {
    double e[NS_WORDS] = { 0 };
    int best = NS_NONE;
    if (ns_open(frame)->set < NS_SETS) {
        struct newspeak_ear ear = ns_ear(frame);
        newspeak_hear_token(&ear, token, e);
    }
    for (int j = 0; j < NS_WORDS; j++)
        if (e[j] >= plain_enough && (best == NS_NONE || e[j] > e[best]))
            best = j;
    *exact = best != NS_NONE && e[best] >= 1;
    return best;
}

void ns_put_gloss(const struct frame *frame, int code, struct lz_text text, struct lz_writer *w) {
    struct lz_text left = text;
    const char *from = text.at;
    for (char token[LORE_LETTERS]; code != NS_NONE && lore_take_token(&left, token);) {
        bool exact;
        int word = ns_stands_for(frame, token, &exact);
        if (word == NS_NONE)
            continue;
        lz_put_text(w, (struct lz_text){ from, (uint32_t)(left.at - from) });
        lz_put(w, exact ? "[=" : "[~");
        lz_put(w, ns_means(frame, code, word) == NS_NONE ? "blank" : ns_meaning(frame, ns_means(frame, code, word)));
        lz_put_char(w, ']');
        from = left.at;
    }
    lz_put_text(w, (struct lz_text){ from, (uint32_t)(text.at + text.len - from) });
}

bool ns_gloss(const struct frame *frame, const struct lz_event *event, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    if (event->kind != NS_K_SAID || !event->text.len || v->side != NS_DISSIDENT || v->cell.code == NS_NONE)
        return false;
    ns_seat(frame, event->seat, w);
    lz_put(w, ": ");
    ns_put_gloss(frame, v->cell.code, event->text, w);
    return true;
}

/* NS-13.2: exact code-words stand out where the option says so. */
static void put_highlit(const struct frame *frame, struct lz_text text, struct lz_writer *w) {
    struct lz_text left = text;
    const char *from = text.at;
    for (char token[LORE_LETTERS]; lore_take_token(&left, token);) {
        bool exact;
        if (ns_stands_for(frame, token, &exact) == NS_NONE || !exact)
            continue;
        const char *end = left.at;
        while (end[-1] == '\'') /* no part of the token */
            end--;
        uint32_t len = (uint32_t)strlen(token);
        lz_put_text(w, (struct lz_text){ from, (uint32_t)(end - len - from) });
        lz_put(w, frame->term->colour ? "" : "*");
        term_style(frame->term, w, BOLD);
        lz_put_text(w, (struct lz_text){ end - len, len });
        term_style(frame->term, w, PLAIN);
        from = end;
    }
    lz_put_text(w, (struct lz_text){ from, (uint32_t)(text.at + text.len - from) });
}

/* ---- the talk of a round */

static bool objected(const struct newspeak_open *o, int round, int number) {
    for (int m = 0; m < o->moderators && round == o->round; m++)
        if (o->marked[m][(number - 1) / 8] >> (number - 1) % 8 & 1)
            return true;
    return false;
}

static void put_said(const struct frame *frame, const struct lz_event *event, const struct ns_talk *talk,
                     struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    int code = v->side == NS_DISSIDENT || talk->truth ? ns_code_of(v, talk->round) : NS_NONE;
    lz_put_number(w, event->arg[0]);
    lz_put_char(w, ' ');
    term_style(frame->term, w, BOLD);
    ns_seat(frame, event->seat, w);
    term_style(frame->term, w, PLAIN);
    lz_put(w, objected(&v->open, talk->round, event->arg[0]) ? " (objected): " : ": ");
    if (code == NS_NONE && v->open.option[NS_O_HIGHLIGHT])
        put_highlit(frame, event->text, w);
    else if (event->text.len)
        ns_put_gloss(frame, code, event->text, w);
    else
        lz_put(w, "(struck out)");
}

/* Moderators' own channel stands among the talk for those who read it. */
static void put_msaid(const struct frame *frame, const struct lz_event *event, struct lz_writer *w) {
    lz_put(w, "  ");
    ns_seat(frame, event->seat, w);
    lz_put(w, " to the Moderators: ");
    lz_put_text(w, event->text);
}

struct lines {
    struct lz_writer text; /* all lines so far */
    uint32_t start[LINES]; /* the latest, in a ring */
    int count;
};

static void keep_lines(struct lines *lines, struct lz_text words, int wide) {
    uint32_t from = lines->text.len;
    term_put_wrapped(&lines->text, words, (struct term_wrap){ wide, 6, 99 });
    for (uint32_t i = from; i < lines->text.len; i++)
        if (i == from || lines->text.at[i - 1] == '\n')
            lines->start[lines->count++ % LINES] = i;
}

static bool heard(const struct frame *frame, const struct lz_event *event) {
    return (event->kind == NS_K_SAID || event->kind == NS_K_MSAID) && lz_in(event->seen, lz_seen_of(frame->view)->seat);
}

const struct lz_event *ns_next_heard(const struct frame *frame, int round, uint32_t *at) {
    uint32_t i = *at;
    if (!i)
        while (i < frame->events && (frame->event[i].kind != NS_K_ROUND || frame->event[i].arg[0] != round))
            i++;
    for (i += !*at; i < frame->events && frame->event[i].kind != NS_K_ROUND; i++)
        if (heard(frame, &frame->event[i])) {
            *at = i + 1;
            return &frame->event[i];
        }
    return NULL;
}

int ns_put_talk(const struct frame *frame, struct ns_talk talk, struct lz_writer *w) {
    struct lines *lines = cli_room(NULL, sizeof *lines);
    char *room = cli_room(NULL, 8 * ROOM);
    *lines = (struct lines){ .text = lz_writer_in(room, 8 * ROOM) };
    uint32_t at = 0;
    for (const struct lz_event *event; (event = ns_next_heard(frame, talk.round, &at));) {
        char words[2000];
        struct lz_writer line = lz_writer_in(words, sizeof words);
        if (event->kind == NS_K_SAID)
            put_said(frame, event, &talk, &line);
        else
            put_msaid(frame, event, &line);
        keep_lines(lines, (struct lz_text){ words, line.len }, talk.wide);
    }
    int most = talk.most < LINES ? talk.most : LINES, put = lines->count <= most ? lines->count : most - 1;
    if (put < lines->count) { /* a line of its own */
        lz_put(w, term_glyph(frame->term, ELLIPSIS));
        lz_put(w, " (talk: all of it)\n");
    }
    uint32_t from = put ? lines->start[(lines->count - put) % LINES] : lines->text.len;
    lz_put_text(w, (struct lz_text){ lines->text.at + from, lines->text.len - from });
    free(room);
    free(lines);
    return put;
}

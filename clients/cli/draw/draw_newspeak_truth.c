/* The reveal after each round, and at the end all that was hidden: every line with what it meant, and what a good
   listener could have made of it. */
#include "bots/newspeak/newspeak_listen.h"
#include "bots/newspeak/newspeak_player.h"
#include "clients/cli/draw/draw_newspeak.h"

#include "core/match.h"
#include "core/seats.h"
#include "host/crew.h"

#include <stdlib.h>
#include <string.h>

static void put_title(const struct frame *frame, int round, const char *after, struct lz_writer *w) {
    char room[120];
    struct lz_writer title = lz_writer_in(room, sizeof room);
    lz_put(&title, "Round ");
    lz_put_number(&title, round);
    lz_put(&title, after);
    term_styled(frame->term, w, BOLD, room);
    lz_put_char(w, '\n');
}

/* ---- a round's reveal */

/* The dials one by one, the pointer last. */
static void put_opening(const struct frame *frame, const struct newspeak_round *past, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    for (int d = 0; d <= o->dissidents; d++) {
        bool last = d == o->dissidents;
        lz_put(w, last ? "  the pointer" : "  ");
        if (!last)
            draw_seat(frame, d, w);
        lz_put_char(w, ' ');
        lz_put(w, term_glyph(frame->term, ARROW));
        lz_put_char(w, ' ');
        term_style(frame->term, w, BOLD);
        ns_put_slot(frame, last ? past->pointer : past->dial[d], w);
        term_style(frame->term, w, PLAIN);
        lz_put(w, last || past->own >> d & 1 ? "\n" : " (nothing was dialled in time: by lot)\n");
    }
}

/* NS-7.2 to NS-7.4: what turned is not where the dials or the pointer stand. */
static bool was_chosen(const struct newspeak_round *past, int dissidents) {
    int slot;
    newspeak_outcome((struct newspeak_dials){ past->dial, dissidents, past->pointer }, &slot);
    return slot != past->changed;
}

static void put_verdict(const struct frame *frame, const struct newspeak_round *past, struct lz_writer *w) {
    static const char *const words[NS_OUTCOMES] = {
        "PREVENTED. The pointer stands where a Dissident is.",
        "HACK. More than half of the Dissidents met, and nobody was watching.",
        "LOCKDOWN. The Dissidents did not agree, and the pointer found nobody.",
    };
    static const char *const becomes[NS_OUTCOMES] = { " becomes Moderated.", " is Hacked.",
                                                      " is removed from the game." };
    static const char *const picks[NS_OUTCOMES] = {
        " It was not Neutral: the Moderators choose another to become Moderated.",
        " That place was not Neutral: the Dissidents choose another to Hack.",
        " It was not Neutral: the Moderators choose another to be removed.",
    };
    static const char *const picked[NS_OUTCOMES] = {
        " It was not Neutral: the Moderators have chosen another.",
        " That place was not Neutral: the Dissidents have chosen another.",
        " It was not Neutral: the Moderators have chosen another.",
    };
    char room[400];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    term_style(frame->term, &line, BOLD);
    lz_put(&line, words[past->outcome]);
    term_style(frame->term, &line, PLAIN);
    if (past->changed == NS_NONE) {
        lz_put(&line, picks[past->outcome]);
    } else {
        lz_put(&line, was_chosen(past, ns_open(frame)->dissidents) ? picked[past->outcome] : "");
        lz_put_char(&line, ' ');
        ns_put_slot(frame, past->changed, &line);
        lz_put(&line, becomes[past->outcome]);
    }
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 2, 4 });
}

/* The last round whose dials were shown. */
static int last_shown(const struct newspeak_open *o) {
    int round = o->round;
    while (round > 0 && o->past[round - 1].outcome == NS_NONE)
        round--;
    return round;
}

void ns_reveal(const struct frame *frame, uint32_t from, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    int round = last_shown(o);
    (void)from;
    if (!round)
        return;
    put_title(frame, round, ": the dials are opened", w);
    put_opening(frame, &o->past[round - 1], w);
    put_verdict(frame, &o->past[round - 1], w);
    lz_put(w, "What was said:\n");
    ns_put_talk(frame, (struct ns_talk){ round, frame->term->wide, 60, false }, w);
    lz_put_char(w, '\n');
    ns_put_board(frame, frame->term->wide, 0, w);
}

/* ---- the whole truth */

static void listen(const struct frame *frame, struct newspeak_listener *l) {
    newspeak_listen_begin(l, ns_facts(frame), lore_of(frame->lore),
                          (struct newspeak_hearing){ .most = NSW_ANT, .chance = 1 });
    for (uint32_t i = 0; i < frame->events; i++)
        if (lz_in(frame->event[i].seen, lz_seen_of(frame->view)->seat))
            newspeak_listen(l, &frame->event[i]);
}

static bool true_guess(const struct newspeak_view *v, int round, const struct newspeak_hypothesis *h) {
    const struct newspeak_round *past = &v->open.past[round - 1];
    for (int d = 0; d < v->open.dissidents; d++)
        if (past->dial[d] == h->slot && h->code == ns_code_of(v, round))
            return true;
    return false;
}

struct belief {
    const char *who;
    int round;
    struct newspeak_hypothesis top[NSB_TOP];
};

/* "M1 hard believed: 41% 7 Night Club in code 3 (true); ..." */
static void put_belief(const struct frame *frame, const struct belief *belief, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    const struct newspeak_hypothesis *top = belief->top;
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lz_put(&line, belief->who);
    for (int i = 0; i < NSB_TOP && top[i].chance > 0; i++) {
        lz_put(&line, i ? "; " : " ");
        lz_put_number(&line, (int64_t)(100 * (double)top[i].chance + .5));
        lz_put(&line, "% ");
        ns_put_slot(frame, top[i].slot, &line);
        lz_put(&line, " in code ");
        lz_put_number(&line, top[i].code + 1);
        lz_put(&line, true_guess(v, belief->round, &top[i]) ? " (true)" : "");
    }
    lz_put_char(&line, '.');
    lz_put(w, "  ");
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide - 2, 4, 6 });
}

/* Those who listened: Moderators that are bots, made anew from their keys and what they heard; and beside them one who
   hears everything. */
struct ears {
    struct newspeak_listener *all;
    struct lz_crew crew; /* without people, and bots that do not listen */
    void *room;          /* its memory */
};

static struct ears open_ears(const struct frame *frame) {
    const struct newspeak_view *v = ns_view(frame);
    struct ears ears = { .all = cli_room(NULL, sizeof *ears.all),
                         .crew = { .game = frame->game, .lore = frame->lore, .seats = v->seen.seats } };
    listen(frame, ears.all);
    for (int seat = v->open.dissidents; seat < v->seen.seats && frame->seed; seat++) {
        const struct lz_bot *bot = frame->party->bot[seat];
        ears.crew.bot[seat] = bot && bot->games && bot->notice ? bot : NULL;
    }
    ears.room = cli_room(NULL, lz_crew_size(&ears.crew));
    lz_crew_lay(&ears.crew, ears.room);
    lz_crew_begin(&ears.crew, frame->seed);
    for (uint32_t i = 0; i < frame->events; i++)
        lz_crew_hear(&ears.crew, &frame->event[i]);
    return ears;
}

static void close_ears(struct ears *ears) {
    free(ears->all);
    free(ears->room);
}

/* As they are written. */
static bool same_belief(const struct newspeak_hypothesis a[NSB_TOP], const struct newspeak_hypothesis b[NSB_TOP]) {
    for (int i = 0; i < NSB_TOP; i++) {
        int percent = (int)(100 * (double)a[i].chance + .5), other = (int)(100 * (double)b[i].chance + .5);
        if (percent != other || (percent && (a[i].code != b[i].code || a[i].slot != b[i].slot)))
            return false;
    }
    return true;
}

/* It weighs more than what was said. */
static bool heard_all(const struct lz_bot *bot) { return lz_bot_level(bot) == LZ_LEVEL_HARD; }

static void put_beliefs(const struct frame *frame, const struct ears *ears, int round, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    struct belief belief = { .round = round };
    struct newspeak_hypothesis all[NSB_TOP];
    bool told = !newspeak_explained(&v->open, ears->all, round, all);
    for (int seat = 0; seat < v->seen.seats; seat++) {
        if (!ears->crew.bot[seat] || !newspeak_recall(ears->crew.memory[seat], &v->open, round, belief.top))
            continue;
        char room[80];
        struct lz_writer who = lz_writer_in(room, sizeof room);
        lz_put_char(&who, 'M');
        lz_put_number(&who, seat - v->open.dissidents + 1);
        lz_put_char(&who, ' ');
        lz_put(&who, frame->party->bot[seat]->id);
        lz_put(&who, " believed:");
        belief.who = room;
        put_belief(frame, &belief, w);
        told |= heard_all(ears->crew.bot[seat]) || same_belief(belief.top, all);
    }
    if (told)
        return;
    belief.who = "A Moderator who heard everything would believe:";
    memcpy(belief.top, all, sizeof all);
    put_belief(frame, &belief, w);
}

static void put_votes(const struct frame *frame, int round, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    bool some = false;
    for (int d = 0; d < v->open.dissidents; d++) {
        int card = v->cell.vote[round - 1][d];
        if (card == NS_NONE)
            continue;
        lz_put(w, some ? ", D" : " Votes: D");
        lz_put_number(w, d + 1);
        lz_put_char(w, ' ');
        lz_put(w, card == NS_NO_CARD ? "none" : ns_card(frame, card)->name);
        some = true;
    }
    lz_put(w, some ? "." : "");
}

static void put_round(const struct frame *frame, const struct ears *ears, int round, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    char room[900];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lz_put(&line, ", code ");
    lz_put_number(&line, ns_code_of(v, round) + 1);
    put_title(frame, round, room, w);
    if (!ns_put_talk(frame, (struct ns_talk){ round, frame->term->wide, 999, true }, w))
        lz_put(w, "  Nothing was said.\n");
    line = lz_writer_in(room, sizeof room);
    ns_put_outcome(frame, round, &line);
    put_votes(frame, round, &line);
    if (line.len) {
        lz_put(w, "  ");
        term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide - 2, 4, 8 });
    }
    put_beliefs(frame, ears, round, w);
}

static void put_cards_held(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    for (int d = 0; d < v->open.dissidents; d++) {
        if (v->cell.card[d] >= NS_CARDS)
            continue;
        lz_put(w, d ? ", D" : "ID cards: D");
        lz_put_number(w, d + 1);
        lz_put_char(w, ' ');
        lz_put(w, ns_card(frame, v->cell.card[d])->name);
    }
    lz_put(w, ".\n");
}

void ns_truth(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    if (!v->seen.over || !ns_laid(&v->open))
        return;
    struct ears ears = open_ears(frame);
    term_put_wrapped(w, lz_span("What was meant: [=meaning] after a code-word, [~meaning] after a word close to one."),
                     (struct term_wrap){ frame->term->wide, 2, 3 });
    put_cards_held(frame, w);
    for (int round = 1; round <= v->open.round; round++)
        put_round(frame, &ears, round, w);
    lz_put_char(w, '\n');
    close_ears(&ears);
}

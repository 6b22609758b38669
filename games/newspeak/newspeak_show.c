/* A view of NewSpeak as JSON. Slots and codes are numbered as people number them, from 1. */
#include "games/newspeak/newspeak_inner.h"

#include "core/words/text.h"

static void put_number(struct lz_writer *w, const char *key, int value) {
    if (value == NS_NONE)
        lz_json_null(w, key);
    else
        lz_json_number(w, key, value);
}

/* Counted from 1, null for none. */
static void put_place(struct lz_writer *w, const char *key, int value) {
    put_number(w, key, value == NS_NONE ? NS_NONE : value + 1);
}

static void put_seats(struct lz_writer *w, const char *key, uint32_t seats, int count) {
    lz_assert(count <= NS_SEATS);
    lz_json_open(w, key, '[');
    for (int i = 0; i < count; i++)
        if (seats >> i & 1)
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
}

static void put_card(struct lz_writer *w, const char *key, const struct newspeak_facts *f, int card) {
    lz_assert(card == NS_NONE || (card >= 0 && card <= NS_NO_CARD));
    if (card == NS_NONE)
        lz_json_null(w, key);
    else
        lz_json_string(w, key, card == NS_NO_CARD ? "none" : f->card[card].name);
}

static const char *const status_words[NS_STATUSES] = { "neutral", "hacked", "moderated", "removed" };
static const char *const outcome_words[NS_OUTCOMES] = { "prevented", "hack", "lockdown" };
static const char *const side_words[NS_SIDES] = { "dissident", "moderator", "watcher" };

static void put_list(struct lz_writer *w, const char *key, const char *const *list) {
    lz_json_open(w, key, '[');
    for (; *list; list++)
        lz_json_string(w, NULL, *list);
    lz_json_close(w, ']');
}

/* A place by its word, its name, what its face shows now, and its tags. */
static void put_shown(struct lz_writer *w, const struct newspeak_facts *f, const struct newspeak_place *place,
                      int status) {
    const char *const faces[NS_STATUSES] = { place->neutral, place->hacked, place->filter, place->neutral };
    lz_json_string(w, "word", place->word);
    lz_json_string(w, "name", place->name);
    lz_json_string(w, "shows", faces[status]);
    lz_json_open(w, "tags", '[');
    for (int i = 0; i < place->tags; i++)
        lz_json_string(w, NULL, f->meaning[place->tag[i]]);
    lz_json_close(w, ']');
}

static void put_slots(struct lz_writer *w, const struct newspeak_facts *f, const struct newspeak_open *o) {
    lz_json_open(w, "slots", '[');
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        lz_assert(o->status[slot] < NS_STATUSES && (o->place[slot] < f->places || o->place[slot] == NS_NONE));
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "slot", slot + 1);
        lz_json_string(w, "status", status_words[o->status[slot]]);
        lz_json_bool(w, "token", o->tokens >> slot & 1);
        if (o->place[slot] != NS_NONE) {
            lz_json_number(w, "serial", o->place[slot] + 1);
            put_shown(w, f, &f->place[o->place[slot]], o->status[slot]);
        }
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_rounds(struct lz_writer *w, const struct newspeak_facts *f, const struct newspeak_view *v) {
    const struct newspeak_open *o = &v->open;
    lz_assert(o->round <= NS_ROUNDS);
    lz_json_open(w, "rounds", '[');
    for (int i = 0; i < o->round; i++) {
        const struct newspeak_round *past = &o->past[i];
        lz_json_open(w, NULL, '{');
        put_place(w, "code", v->cell.code_was[i]);
        lz_assert(past->outcome < NS_OUTCOMES || past->outcome == NS_NONE);
        if (past->outcome != NS_NONE) {
            lz_json_open(w, "dials", '[');
            for (int d = 0; d < o->dissidents; d++)
                lz_json_number(w, NULL, past->dial[d] + 1);
            lz_json_close(w, ']');
            put_seats(w, "own", past->own, o->dissidents);
            put_place(w, "pointer", past->pointer);
            lz_json_string(w, "outcome", outcome_words[past->outcome]);
            put_place(w, "changed", past->changed);
            put_card(w, "card", f, past->card);
            put_number(w, "owner", past->owner);
        }
        lz_json_open(w, "votes", '[');
        for (int d = 0; d < o->dissidents; d++)
            put_card(w, NULL, f, v->cell.vote[i][d]);
        lz_json_close(w, ']');
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_questions(struct lz_writer *w, const struct newspeak_open *o) {
    lz_assert(o->questions <= NS_TOKENS);
    lz_json_open(w, "questions", '[');
    for (int i = 0; i < o->questions; i++) {
        const struct newspeak_question *q = &o->question[i];
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "round", q->round);
        lz_json_number(w, "moderator", q->moderator);
        lz_json_number(w, "dissident", q->dissident);
        lz_json_number(w, "slot", q->slot + 1);
        lz_json_number(w, "within", q->radius);
        lz_json_bool(w, "yes", q->yes);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_marks(struct lz_writer *w, const struct newspeak_open *o) {
    lz_assert(o->moderators <= NS_MODERATORS && o->messages <= NS_SAID);
    lz_json_open(w, "objections", '[');
    for (int m = 0; m < o->moderators; m++) {
        lz_json_open(w, NULL, '[');
        for (int n = 0; n < o->messages; n++)
            if (o->marked[m][n / 8] >> n % 8 & 1)
                lz_json_number(w, NULL, n + 1);
        lz_json_close(w, ']');
    }
    lz_json_close(w, ']');
}

static void put_talk(struct lz_writer *w, const struct newspeak_open *o) {
    lz_json_number(w, "messages", o->messages);
    lz_json_open(w, "said", '[');
    for (int d = 0; d < o->dissidents; d++)
        lz_json_number(w, NULL, o->said[d]);
    lz_json_close(w, ']');
    lz_json_open(w, "said_at", '[');
    for (int d = 0; d < o->dissidents; d++)
        lz_json_number(w, NULL, o->said_at[d]);
    lz_json_close(w, ']');
    put_seats(w, "done", o->done, o->dissidents);
    put_seats(w, "dialled", o->dialled, o->dissidents);
    lz_json_number(w, "turn", o->turn);
    lz_json_number(w, "passes", o->passes);
    put_marks(w, o);
}

static void put_guess(struct lz_writer *w, const struct newspeak_open *o) {
    put_place(w, "pointer", o->pointer);
    lz_json_bool(w, "pointed", o->pointed);
    lz_json_open(w, "points", '[');
    for (int m = 0; m < o->moderators; m++)
        lz_json_number(w, NULL, o->points[m]);
    lz_json_close(w, ']');
    put_seats(w, "ready", (uint32_t)o->ready << o->dissidents, NS_SEATS);
    lz_json_number(w, "asked", o->asked);
    lz_json_number(w, "supply", o->supply);
    put_questions(w, o);
}

static void put_own(struct lz_writer *w, const struct newspeak_facts *f, const struct newspeak_view *v) {
    const struct newspeak_open *o = &v->open;
    put_place(w, "code", v->cell.code);
    put_place(w, "dial", v->dial);
    lz_json_open(w, "cards", '[');
    for (int d = 0; d < o->dissidents; d++)
        put_card(w, NULL, f, v->cell.card[d]);
    lz_json_close(w, ']');
    lz_json_open(w, "named", '[');
    for (int seat = 0; seat < v->seen.seats; seat++) {
        lz_json_open(w, NULL, '[');
        put_number(w, NULL, v->team.name[seat]);
        lz_json_number(w, NULL, v->team.times[seat]);
        lz_json_close(w, ']');
    }
    lz_json_close(w, ']');
}

/* What a newcomer takes where a set or a card is asked for: as a move. */
static void put_first(struct lz_writer *w, const struct lz_game *game, const struct newspeak_view *v) {
    char move[40];
    struct lz_writer words = lz_writer_in(move, sizeof move);
    newspeak_first(game, v, &words);
    lz_assert(!words.full);
    if (words.len)
        lz_json_string(w, "first", move);
}

/* ---- what one would otherwise have to count */

static void put_counts(struct lz_writer *w, const struct newspeak_open *o) {
    lz_json_open(w, "counts", '{');
    for (int status = 0; status < NS_STATUSES; status++)
        lz_json_number(w, status_words[status], newspeak_count(o, (enum newspeak_status)status));
    lz_json_number(w, "tokens", __builtin_popcount(o->tokens));
    lz_json_close(w, '}');
    lz_json_open(w, "to_win", '{');
    lz_json_number(w, "hacked", newspeak_to_win(o, NS_DISSIDENT));
    lz_json_number(w, "moderated", newspeak_to_win(o, NS_MODERATOR));
    lz_json_close(w, '}');
}

/* What the round's limits have left: messages of each Dissident, placements of each Moderator (null: no limit),
   questions. */
static void put_limits(struct lz_writer *w, const struct newspeak_open *o) {
    int questions = o->option[NS_O_SURV_PER_ROUND];
    lz_json_open(w, "left", '{');
    lz_json_open(w, "messages", '[');
    for (int d = 0; d < o->dissidents; d++)
        lz_json_number(w, NULL, o->option[NS_O_MSG_BUDGET] - o->said[d]);
    lz_json_close(w, ']');
    lz_json_open(w, "points", '[');
    for (int m = 0; m < o->moderators; m++)
        put_number(w, NULL, newspeak_timed(o) ? NS_NONE : NS_NAMINGS - o->points[m]);
    lz_json_close(w, ']');
    lz_json_number(w, "questions",
                   questions && questions - o->asked < __builtin_popcount(o->tokens) ? questions - o->asked
                                                                                     : __builtin_popcount(o->tokens));
    lz_json_close(w, '}');
}

/* NS-10.1: the slots that turn at the end of the round if no other does before. */
static void put_falls(struct lz_writer *w, const struct newspeak_open *o) {
    uint8_t after[NS_SLOTS];
    newspeak_domino(o->status, after);
    lz_json_open(w, "falls", '[');
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        if (after[slot] == o->status[slot])
            continue;
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "slot", slot + 1);
        lz_json_string(w, "becomes", status_words[after[slot]]);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

/* Of each meaning the slots in play whose place shows it, those where it stands first before the others. A picture
   asks for two hundred of them. */
struct showing {
    uint8_t count[NS_MEANINGS], slot[NS_MEANINGS][NS_SLOTS];
};

static void find_showing(const struct newspeak_facts *f, const struct newspeak_open *o, struct showing *s) {
    for (int i = 0; i < NS_MEANINGS; i++)
        s->count[i] = 0;
    for (int rank = 0; rank < NS_TAGS; rank++)
        for (int slot = 0; slot < NS_SLOTS; slot++) {
            bool shown = newspeak_in_play(o, slot) && o->place[slot] != NS_NONE;
            const struct newspeak_place *place = shown ? &f->place[o->place[slot]] : NULL;
            if (!place || rank >= place->tags)
                continue;
            int meaning = place->tag[rank];
            s->slot[meaning][s->count[meaning]++] = (uint8_t)slot;
        }
}

static void put_showing(struct lz_writer *w, const struct showing *s, int meaning) {
    lz_json_open(w, NULL, '[');
    for (int i = 0; meaning != NS_NONE && i < s->count[meaning]; i++)
        lz_json_number(w, NULL, s->slot[meaning][i] + 1);
    lz_json_close(w, ']');
}

static void put_meaning(struct lz_writer *w, const struct newspeak_facts *f, int meaning) {
    if (meaning == NS_NONE)
        lz_json_null(w, NULL);
    else
        lz_json_string(w, NULL, f->meaning[meaning]);
}

/* NS-13.4: each code-word with its meaning in every code in play, and the slots that show it; and the words by which
   talk is read for it: its own forms, and those that are close to it (NS-17.3). */
static void put_tablet(struct lz_writer *w, const struct newspeak_facts *f, const struct newspeak_open *o,
                       const struct showing *s) {
    const struct newspeak_set *set = o->set < NS_SETS ? &f->set[o->set] : NULL;
    lz_json_open(w, "tablet", '[');
    for (int j = 0; set && j < set->words; j++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "word", set->word[j].word);
        put_list(w, "forms", set->word[j].forms);
        put_list(w, "close", set->word[j].covers);
        lz_json_open(w, "means", '[');
        for (int code = 0; code < o->codes; code++)
            put_meaning(w, f, set->means[code][j]);
        lz_json_close(w, ']');
        lz_json_open(w, "slots", '[');
        for (int code = 0; code < o->codes; code++)
            put_showing(w, s, set->means[code][j]);
        lz_json_close(w, ']');
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

/* How many code-words of each code in play fit each slot: where few do, little can be said. */
static void put_fits(struct lz_writer *w, const struct newspeak_facts *f, const struct newspeak_open *o,
                     const struct showing *s) {
    const struct newspeak_set *set = o->set < NS_SETS ? &f->set[o->set] : NULL;
    lz_json_open(w, "fits", '[');
    for (int code = 0; set && code < o->codes; code++) {
        int fits[NS_SLOTS] = { 0 };
        for (int j = 0; j < set->words; j++)
            for (int i = 0, meaning = set->means[code][j]; meaning != NS_NONE && i < s->count[meaning]; i++)
                fits[s->slot[meaning][i]]++;
        lz_json_open(w, NULL, '[');
        for (int slot = 0; slot < NS_SLOTS; slot++)
            lz_json_number(w, NULL, fits[slot]);
        lz_json_close(w, ']');
    }
    lz_json_close(w, ']');
}

void newspeak_show(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct newspeak_facts *f = newspeak_facts_of(game);
    const struct newspeak_view *v = view;
    const struct newspeak_open *o = &v->open;
    lz_assert(v->side < NS_SIDES && v->seen.phase < NS_PHASES && v->seen.seats == o->dissidents + o->moderators);
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "seat", v->seen.seat);
    lz_json_string(w, "side", side_words[v->side]);
    lz_json_number(w, "step", v->seen.step);
    lz_json_number(w, "now", v->seen.now);
    if (v->seen.alarm == LZ_NEVER) {
        lz_json_null(w, "deadline");
        lz_json_null(w, "lasts");
    } else {
        lz_json_number(w, "deadline", v->seen.alarm);
        lz_json_number(w, "lasts", newspeak_lasts(o, (enum newspeak_phase)v->seen.phase));
    }
    put_seats(w, "may", v->seen.may, v->seen.seats);
    put_seats(w, "wait", v->seen.wait, v->seen.seats);
    put_seats(w, "won", v->seen.won, v->seen.seats);
    lz_json_string(w, "phase", newspeak_phase_words[v->seen.phase]);
    lz_json_number(w, "round", o->round);
    lz_json_number(w, "dissidents", o->dissidents);
    lz_json_number(w, "moderators", o->moderators);
    if (o->set == NS_NONE)
        lz_json_null(w, "set");
    else
        lz_json_string(w, "set", o->set ? "B" : "A");
    lz_json_number(w, "codes", o->codes);
    lz_json_bool(w, "highlight", o->option[NS_O_HIGHLIGHT]);
    lz_json_bool(w, "aloud", newspeak_aloud(o));
    lz_json_number(w, "longest", o->option[NS_O_MSG_MAX]);
    put_slots(w, f, o);
    put_talk(w, o);
    put_guess(w, o);
    put_card(w, "card", f, o->card);
    put_number(w, "owner", o->owner);
    if (o->outcome == NS_NONE)
        lz_json_null(w, "outcome");
    else
        lz_json_string(w, "outcome", outcome_words[o->outcome]);
    put_place(w, "changed", o->changed);
    put_seats(w, "resigned", o->resigned, v->seen.seats);
    put_own(w, f, v);
    put_first(w, game, v);
    put_rounds(w, f, v);
    put_counts(w, o);
    put_limits(w, o);
    put_falls(w, o);
    struct showing showing;
    find_showing(f, o, &showing);
    put_tablet(w, f, o, &showing);
    put_fits(w, f, o, &showing);
    lz_json_close(w, '}');
}

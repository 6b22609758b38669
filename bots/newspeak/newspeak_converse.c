/* A Dissident's talk (NS-17.6): one proposes a place in a few words, the others answer, and ask if they are not sure.
   What was said so far is counted in the view, so that whoever is asked twice answers alike. */
#include "bots/newspeak/newspeak_player.h"

#include "core/rng.h"

#include <math.h>
#include <string.h>

static const double understood = .5;
enum {
    APART = 2, /* messages of a proposal, where they must keep apart */
    ASKS =
        12, /* parts of the talk's time: he who proposes must have been silent for one of these before he is asked, */
    QUIET = 4, /* all for one of these before a dial is set, */
    LATE = 6   /* or no more than one of these may be left */
};

static int me(const struct newspeak_view *v) { return v->seen.seat; }
static bool by_turns(const struct newspeak_open *o) { return o->option[NS_O_TALK] == NS_TALK_TURNS; }

/* ---- what to propose */

struct draw {
    struct lz_rng *rng;
    double sharp, sum;
    int slot; /* only this one, or NS_NONE */
    struct newspeak_proposal chosen;
    bool any;
};

/* Every proposal takes the place of the chosen one with its share of all so far. */
static void draw_by_use(void *to, const struct newspeak_proposal *p) {
    struct draw *d = to;
    double weight = exp(d->sharp * (double)p->u);
    d->sum += weight;
    if (!d->any || newspeak_chance(d->rng) * d->sum < weight)
        d->chosen = *p;
    d->any = true;
}

static void keep_clearest(void *to, const struct newspeak_proposal *p) {
    struct draw *d = to;
    if (p->slot == d->slot && p->decoy == NS_NONE && (!d->any || p->a > d->chosen.a)) {
        d->chosen = *p;
        d->any = true;
    }
}

/* Code-words that can be said in this TALK from a message on. Where messages must keep apart he does not count on a
   third one. */
static int room_for_words(const struct newspeak_open *o, int from) {
    int messages = o->option[NS_O_MSG_BUDGET] - from;
    if (o->option[NS_O_MSG_GAP_MS] && messages > APART)
        messages = APART;
    int words = messages * newspeak_together((uint32_t)o->option[NS_O_MSG_MAX]);
    return words > NSB_CLUES + 1 ? NSB_CLUES + 1 : words;
}

enum { FEWEST = 2, PLAIN = 3, BESIDE_STRAYS = 3 }; /* words of a proposal; of level easy; beside any decoy, at most */

static struct newspeak_proposal propose(struct newspeak_memory *m, const struct newspeak_view *v, int from,
                                        struct lz_rng *rng) {
    double prior[NS_CODES], secret = m->level->secret - (v->open.dissidents > 2 ? m->level->fewer : 0);
    int room = room_for_words(&v->open, from);
    struct draw draw = { .rng = rng, .sharp = m->level->sharp, .slot = newspeak_any_slot(&v->open, rng) };
    struct newspeak_proposer by = { .weights = &m->weights,
                                    .partners = &m->partners,
                                    .moderators = m->imagined,
                                    .prior = prior,
                                    .status = v->open.status,
                                    .code = v->cell.code,
                                    .least = (uint8_t)(room < FEWEST ? room : FEWEST),
                                    .most = m->level->strays ? BESIDE_STRAYS : NSB_CLUES,
                                    .room = (uint8_t)room,
                                    .clear = m->level->clear,
                                    .feared = m->level->feared,
                                    .strays = m->level->strays,
                                    .secret = (float)secret };
    if (m->level->plain)
        by.least = by.most = (uint8_t)(room < PLAIN ? room : PLAIN);
    newspeak_odds(&m->weights, (struct newspeak_speaker){ m->level->imagined, .5 }, m->imagined);
    newspeak_prior_at(&(struct newspeak_belief){ &v->open, &m->listener, &m->moderators, 1 }, v->open.round, prior);
    newspeak_propose(&by, m->level->plain ? keep_clearest : draw_by_use, &draw);
    return draw.chosen;
}

static void write_script(struct newspeak_memory *m, const struct newspeak_view *v, int from) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_PLAN, v->open.round);
    struct newspeak_proposal p = propose(m, v, from, &rng);
    struct newspeak_script *s = &m->script;
    *s = (struct newspeak_script){ .round = v->open.round, .from = (uint16_t)from, .slot = p.slot, .words = p.words };
    memcpy(s->word, p.word, p.words);
    if (p.decoy != NS_NONE)
        s->word[s->words++] = p.decoy;
    lz_shuffle(&rng, s->word, s->words);
    for (int i = 0; i < s->words; i++)
        s->veiled[i] = newspeak_chance(&rng) < m->level->veiled;
}

/* As it was written, or written anew by one who was away. */
static const struct newspeak_script *script_from(struct newspeak_memory *m, const struct newspeak_view *v, int from) {
    if (m->script.round != v->open.round || m->script.from != from)
        write_script(m, v, from);
    return &m->script;
}

/* ---- what others have said */

/* What the others' words mean in the present code; false if they have said none. */
static bool decode(const struct newspeak_memory *m, const struct newspeak_view *v, double a[NS_SLOTS]) {
    double e[NS_WORDS];
    newspeak_said(&m->listener, v->open.round, me(v), e);
    uint16_t in_play = newspeak_left_at(&v->open, v->open.round);
    newspeak_decode(&(struct newspeak_heard){ &m->partners, NULL, e, in_play }, v->cell.code, a);
    return newspeak_has_said(e);
}

/* The word that nobody has said yet and that fits the place best; NS_NONE if all were said. */
static int word_for(const struct newspeak_memory *m, const struct newspeak_view *v, int slot) {
    double e[NS_WORDS], most = 0;
    int best = NS_NONE, cell = v->cell.code * NS_SLOTS + slot;
    newspeak_said(&m->listener, v->open.round, NS_NONE, e);
    for (int j = 0; j < m->weights.words; j++) {
        double others = 0;
        for (int l = 0; l < NS_SLOTS; l++)
            others += (double)m->partners.p[j][v->cell.code * NS_SLOTS + l];
        double fits = (double)m->partners.p[j][cell] / others;
        if (e[j] > 0 || !m->weights.weight[j][cell] || fits <= most)
            continue;
        most = fits;
        best = j;
    }
    return best;
}

/* ---- what to say */

static bool may_say(const struct newspeak_view *v) {
    const struct newspeak_open *o = &v->open;
    if (newspeak_aloud(o) || (by_turns(o) && o->turn != me(v)) || o->done >> me(v) & 1 ||
        o->said[me(v)] >= o->option[NS_O_MSG_BUDGET])
        return false;
    return !o->said[me(v)] || v->seen.now - o->said_at[me(v)] >= o->option[NS_O_MSG_GAP_MS];
}

static void say(struct newspeak_memory *m, const struct newspeak_view *v, struct newspeak_message message,
                struct lz_move *move) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_WORDS, v->open.round * 256u + v->open.said[me(v)]);
    struct lz_writer w = lz_writer_in(m->speech, sizeof m->speech);
    message.facts = m->facts;
    message.set = &m->facts->set[v->open.set];
    message.spoken = &m->listener.spoken;
    message.seat = v->seen.seat;
    message.most = (uint32_t)v->open.option[NS_O_MSG_MAX];
    newspeak_utter(&message, &rng, &w);
    m->speech_len = w.len;
    *move = newspeak_move(v, NS_V_SAY, 0, 0);
    lz_prose_mark((struct lz_text){ m->speech, w.len }, move);
}

/* A word more, plainly or veiled. */
static void say_word(struct newspeak_memory *m, const struct newspeak_view *v, struct newspeak_message message,
                     struct lz_move *move) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_WORDS, v->open.round * 256u + 255);
    message.words = 1;
    message.veiled[0] = newspeak_chance(&rng) < m->level->veiled;
    say(m, v, message, move);
}

/* Who is asked something answers, if only in short. */
static bool reply(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    if (!newspeak_asked(&m->listener.spoken, me(v)))
        return false;
    say(m, v, (struct newspeak_message){ .answers = true }, move);
    return true;
}

/* ---- free talk: who has nothing to say stays open, for others may */

/* Somebody runs a match in which no time passes while bots decide: then nobody can be waited for. */
static bool time_stands(const struct newspeak_view *v) {
    return v->open.said[me(v)] && v->seen.now == v->open.said_at[me(v)];
}

static int64_t lasts(const struct newspeak_view *v) { return v->open.option[NS_O_HACK_MS]; }

/* Since when nobody has said a word. */
static int64_t silence(const struct newspeak_view *v) {
    int64_t last = v->seen.alarm - lasts(v);
    for (int d = 0; d < v->open.dissidents; d++)
        if (v->open.said[d] && v->open.said_at[d] > last)
            last = v->open.said_at[d];
    return v->seen.now - last;
}

static bool heard_enough(const struct newspeak_view *v) {
    const struct newspeak_open *o = &v->open;
    int all = (1 << o->dissidents) - 1, gone = o->done | o->dialled | 1 << me(v);
    return gone == all || silence(v) >= lasts(v) / QUIET || v->seen.alarm - v->seen.now <= lasts(v) / LATE;
}

/* Nothing more to say: others may go on. Where all talk at once there is no pass: he listens until he has heard enough,
   and then sets his dial; who is not waited for only listens. */
static void listen_on(const struct newspeak_view *v, struct newspeak_memory *m, struct lz_move *move) {
    bool talks = m->level->speaks && !newspeak_aloud(&v->open) && v->seen.alarm != LZ_NEVER && !time_stands(v);
    if (!newspeak_waited(v))
        return;
    if (by_turns(&v->open))
        *move = newspeak_move(v, NS_V_PASS, 0, 0);
    else if (!talks && !(v->open.done >> me(v) & 1))
        *move = newspeak_move(v, NS_V_DONE, 0, 0);
    else if (!talks || heard_enough(v))
        *move = newspeak_move(v, NS_V_TARGET, 1, newspeak_dial(m, v));
}

/* Message by message; then a word more if the answers speak of another place. */
static bool propose_on(struct newspeak_memory *m, const struct newspeak_view *v, int from, struct lz_move *move) {
    const struct newspeak_script *s = script_from(m, v, from);
    int together = newspeak_together((uint32_t)v->open.option[NS_O_MSG_MAX]);
    int messages = (s->words + together - 1) / together, said = v->open.said[me(v)] - s->from;
    struct newspeak_message message = { 0 };
    double a[NS_SLOTS];
    for (int i = said * together; i < s->words && i < (said + 1) * together; i++) {
        message.veiled[message.words] = s->veiled[i];
        message.word[message.words++] = s->word[i];
    }
    if (message.words) {
        say(m, v, message, move);
        return true;
    }
    if (said > messages || !decode(m, v, a) || a[s->slot] >= understood)
        return false;
    int word = word_for(m, v, s->slot);
    if (word != NS_NONE)
        say_word(m, v, (struct newspeak_message){ .word = { (uint8_t)word } }, move);
    return word != NS_NONE;
}

/* One asks for all: the Dissident after the opener; words of more would only tell the Moderators. */
static bool asks(const struct newspeak_memory *m, const struct newspeak_view *v, double likeliest) {
    const struct newspeak_open *o = &v->open;
    if (me(v) != o->round % o->dissidents || newspeak_has_said(m->listener.e[o->round - 1][me(v)]))
        return false;
    if (likeliest >= m->level->sure || o->said[me(v)] == 0)
        return false;
    return by_turns(o) || silence(v) >= lasts(v) / ASKS;
}

/* A few words of politeness, and a question if the place is not sure. */
static bool answer(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    double a[NS_SLOTS];
    bool first = v->open.said[me(v)] == 0, heard = decode(m, v, a);
    int best = newspeak_likeliest(a), word = heard && asks(m, v, a[best]) ? word_for(m, v, best) : NS_NONE;
    if (word != NS_NONE)
        say_word(m, v, (struct newspeak_message){ .word = { (uint8_t)word }, .asks = true }, move);
    else if (first)
        say(m, v, (struct newspeak_message){ 0 }, move);
    return word != NS_NONE || first;
}

/* The opener of the round proposes. If he lets it be, whoever comes after him does: once he has passed, or has twice
   said nothing of weight. Who has begun goes on, from the message of his with which he began. */
static bool proposes(const struct newspeak_memory *m, const struct newspeak_view *v, int *from) {
    const struct newspeak_open *o = &v->open;
    int opener = (o->round - 1) % o->dissidents;
    *from = m->listener.lead == NS_NONE ? o->said[me(v)] : m->listener.lead_from;
    if (m->listener.lead != NS_NONE)
        return m->listener.lead == me(v);
    bool gave_up = (o->done | o->dialled) >> opener & 1;
    return me(v) == opener || gave_up || (by_turns(o) && (o->passes || o->said[me(v)] > 0));
}

void newspeak_converse(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    bool said = false;
    int from;
    if (m->level->speaks && may_say(v)) {
        said = proposes(m, v, &from) ? propose_on(m, v, from, move) : answer(m, v, move);
        said = said || reply(m, v, move);
    }
    if (!said)
        listen_on(v, m, move);
}

int newspeak_dial(struct newspeak_memory *m, const struct newspeak_view *v) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_DIAL, v->open.round);
    double a[NS_SLOTS];
    if (!m->level->speaks)
        return newspeak_any_slot(&v->open, &rng);
    if (m->listener.lead == me(v))
        return script_from(m, v, m->listener.lead_from)->slot;
    return decode(m, v, a) ? newspeak_likeliest(a) : newspeak_any_slot(&v->open, &rng);
}

/* The bots of NewSpeak: levels easy, normal and hard (NS-17.6), and three that do without talk, to measure others by.
 */
#include "bots/bot.h"
#include "bots/newspeak/newspeak_player.h"

#include "core/rng.h"

#include <math.h>
#include <string.h>

static const double never = 2; /* no question promises so much */

/* What they have in common as Dissidents. */
#define SPEAKS .speaks = true, .imagined = .25, .clear = 4, .feared = 6
#define AS_NORMAL SPEAKS, .veiled = .5, .sharp = 12, .secret = 1.2, .sure = .53

static const struct newspeak_level easy = { SPEAKS,       .plain = true,      .only_prevented = true,
                                            .sure = .9,   .hears = NSW_EXACT, .heard = .7,
                                            .gain = never };
static const struct newspeak_level normal = { AS_NORMAL,  .hears = NSW_COVER, .heard = .85,
                                              .kept = .5, .gain = .2,         .suspects = true };
static const struct newspeak_level hard = { .speaks = true,
                                            .imagined = .25,
                                            .clear = 4,
                                            .feared = 2,
                                            .strays = true,
                                            .sharp = 50,
                                            .secret = 1.2,
                                            .fewer = 1,
                                            .veiled = .8,
                                            .hears = NSW_ANT,
                                            .heard = 1,
                                            .kept = 1,
                                            .gain = .06,
                                            .draws = true,
                                            .suspects = true,
                                            .sharp_ears = true };
static const struct newspeak_level guesser = { AS_NORMAL, .hears = NSW_COVER, .heard = 0, .gain = never,
                                               .guesses = true };
static const struct newspeak_level deaf = { AS_NORMAL, .hears = NSW_COVER, .heard = 0, .gain = .05, .draws = true };
static const struct newspeak_level mute = { .hears = NSW_COVER, .heard = .85, .kept = .5, .gain = .2 };

double newspeak_chance(struct lz_rng *rng) { return ldexp((double)(lz_draw(rng) >> 11), -53); }

int newspeak_any_slot(const struct newspeak_open *o, struct lz_rng *rng) {
    int slot[NS_SLOTS], n = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        if (o->status[l] != NS_REMOVED)
            slot[n++] = l;
    return slot[lz_roll(rng, (uint32_t)n)];
}

/* What the first of the others has named; NS_NONE: nobody has. */
static int named_by_others(const struct newspeak_view *v) {
    int seats = v->open.dissidents + v->open.moderators;
    for (int seat = 0; seat < seats; seat++)
        if (seat != v->seen.seat && v->team.name[seat] != NS_NONE)
            return v->team.name[seat];
    return NS_NONE;
}

void newspeak_name(const struct newspeak_view *v, enum newspeak_verb verb, int best, struct lz_move *move) {
    int mine = v->team.name[v->seen.seat], theirs = named_by_others(v);
    if (theirs != NS_NONE)
        best = theirs;
    if (mine == NS_NONE || (mine != best && theirs != NS_NONE && v->team.times[v->seen.seat] < NS_NAMINGS))
        *move = newspeak_move(v, verb, 1, best);
}

static uint32_t memory(const struct lz_game *game) { return sizeof(struct newspeak_memory); }
static uint32_t scratch(const struct lz_game *game) { return sizeof(struct newspeak_odds); }

static void begin(struct newspeak_memory *m, const struct lz_chair *chair, const struct newspeak_level *level) {
    memset(m, 0, offsetof(struct newspeak_memory, listener));
    m->level = level;
    m->facts = newspeak_facts_of(chair->game);
    m->rng = lz_rng_from(chair->key[0], chair->key[1]);
    struct newspeak_hearing hearing = { .chance = level->heard,
                                        .rng = lz_fork(&m->rng, NSP_EARS, 0),
                                        .most = level->hears };
    newspeak_listen_begin(&m->listener, m->facts, lore_of(chair->lore), hearing);
}

/* Levels differ in what they hear as Moderators. Only a Dissident is told the code, before any talk; he hears all. */
static void notice(void *memory, const struct lz_event *event) {
    struct newspeak_memory *m = memory;
    if (event->kind == NS_K_CODE)
        m->listener.hearing = (struct newspeak_hearing){ .most = NSW_ANT, .chance = 1 };
    newspeak_listen(&m->listener, event);
}

/* The layout is dealt once and never moves. */
static void lay(struct newspeak_memory *m, const struct newspeak_open *o) {
    if (m->laid || o->set >= NS_SETS)
        return;
    newspeak_weigh(m->facts, o, &m->weights);
    newspeak_odds(&m->weights, newspeak_to_moderators, &m->moderators);
    newspeak_odds(&m->weights, newspeak_to_partners, &m->partners);
    m->laid = true;
}

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct newspeak_memory *m = memory;
    const struct newspeak_view *v = asked->view;
    m->speech_len = 0;
    m->imagined = asked->scratch;
    lay(m, &v->open);
    *move = (struct lz_move){ .seat = v->seen.seat, .verb = LZ_TICK };
    if (v->side == NS_DISSIDENT)
        newspeak_dissident(m, v, move);
    else
        newspeak_moderator(m, v, move);
    m->imagined = NULL;
}

bool newspeak_recall(void *memory, const struct newspeak_open *o, int round, struct newspeak_hypothesis top[NSB_TOP]) {
    struct newspeak_memory *m = memory;
    struct newspeak_guess g;
    lay(m, o);
    if (!m->laid || round < 1 || round > o->round)
        return false;
    newspeak_believe(m, o, round, &g);
    newspeak_top(&g, o->codes, top);
    return true;
}

static void speak(void *memory, struct lz_writer *w) {
    const struct newspeak_memory *m = memory;
    lz_put_text(w, (struct lz_text){ m->speech, m->speech_len });
}

#define BOT(level, words) \
    static void begin_##level(void *memory, const struct lz_chair *chair) { begin(memory, chair, &level); } \
    const struct lz_bot lz_bot_newspeak_##level = { .id = #level, \
                                                    .games = "newspeak", \
                                                    .about = words, \
                                                    .memory = memory, \
                                                    .scratch = scratch, \
                                                    .begin = begin_##level, \
                                                    .notice = notice, \
                                                    .decide = decide, \
                                                    .speak = speak }

BOT(guesser, "points at any place; talks as normal does");
BOT(deaf, "points without listening; talks as normal does");
BOT(mute, "says nothing and dials anything; listens as normal does");
BOT(easy, "says what it means; hears only the code-words themselves");
BOT(normal, "weighs what partners and Moderators understand; knows covers");
BOT(hard, "hides its words among others; hears everything, forgets nothing, learns habits");

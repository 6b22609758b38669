/* A Dissident's other decisions (NS-17.6): sets, cards, codes, slots, votes and steps. */
#include "bots/newspeak/newspeak_player.h"

#include "core/rng.h"

static void name_set(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_SET, 0);
    newspeak_name(v, NS_V_SET, (int)lz_roll(&rng, NS_SETS), move);
}

static void take_id(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    if (v->cell.card[v->seen.seat] == NS_NONE)
        *move = newspeak_move(v, NS_V_ID, 1, newspeak_id(m->facts, v->cell.card, v->open.dissidents, v->seen.seats));
}

static void name_code(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_CODE, 0);
    if (v->seen.seat == 0)
        *move = newspeak_move(v, NS_V_CODE, 1, (int)lz_roll(&rng, v->open.codes));
}

/* Who is not asked to start leaves it to him who is. */
static void start(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    (void)m;
    if (newspeak_waited(v))
        *move = newspeak_move(v, NS_V_START, 0, 0);
}

static void dial(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    if (!(v->open.dialled >> v->seen.seat & 1))
        *move = newspeak_move(v, NS_V_TARGET, 1, newspeak_dial(m, v));
}

static void pick(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    (void)m;
    newspeak_name(v, NS_V_CHOOSE, newspeak_pick(v->open.status, NS_HACKED), move);
}

/* A partner's card is voted for too, or none would be used; but not Viktor, whose price all should want to pay. */
static void vote_with(const struct newspeak_memory *m, const struct newspeak_view *v, int best, struct lz_move *move) {
    struct newspeak_view seen = *v;
    for (int d = 0; d < v->open.dissidents; d++) {
        int card = v->team.name[d];
        bool joins = card < NS_CARDS && (card == best || !m->facts->card[card].any_code);
        if (d != v->seen.seat && !joins)
            seen.team.name[d] = NS_NONE;
    }
    newspeak_name(&seen, NS_V_VOTE, best, move);
}

/* By the Moderators' pi as it will be when the dials of this round have taught them what they can. */
static void vote(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    double prior[NS_CODES];
    struct newspeak_belief b = { &v->open, &m->listener, &m->moderators, 1 };
    newspeak_prior_at(&b, v->open.round + 1, prior);
    int card = newspeak_vote(&(struct newspeak_choice){ m->facts, &v->open, v->cell.card, prior, v->cell.code });
    if (m->level->only_prevented && v->open.outcome != NS_PREVENTED)
        card = NS_NO_CARD;
    vote_with(m, v, card, move);
}

/* Any step; Viktor any code, and the filter where it does least harm. */
static void shift(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    const struct newspeak_card *card = &m->facts->card[v->open.card];
    struct lz_rng rng = lz_fork(&m->rng, NSP_STEP, v->open.round);
    if (v->open.owner != v->seen.seat)
        return;
    if (card->any_code) {
        *move = newspeak_move(v, NS_V_FREE, 2, (int)lz_roll(&rng, v->open.codes));
        move->arg[1] = (int16_t)newspeak_filter(v->open.status);
        return;
    }
    int step = card->step[lz_roll(&rng, card->steps)];
    *move = newspeak_move(v, NS_V_SHIFT, 1, newspeak_step_arg(step));
}

void newspeak_dissident(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    static void (*const decides[NS_PHASES])(struct newspeak_memory *, const struct newspeak_view *,
                                            struct lz_move *) = {
        [NS_P_SET] = name_set,
        [NS_P_IDS] = take_id,
        [NS_P_CODE] = name_code,
        [NS_P_READY] = start,
        [NS_P_TALK] = newspeak_converse,
        [NS_P_DIAL] = dial,
        [NS_P_PICKD] = pick,
        [NS_P_VOTE] = vote,
        [NS_P_SHIFT] = shift,
    };
    if (decides[v->seen.phase])
        decides[v->seen.phase](m, v, move);
}

/* Judging moves: one function a verb or question, found by table. A discard ends the turn, so it is only compared with
   other discards: everything worth doing is done first. */
#include "bots/rummy/rummy_judge.h"

#include "core/seats.h"

#include <string.h>

/* `terms`, if anybody wants them, gets the parts that the answer is the sum of. */
typedef double judge(const struct rummy_sight *, const struct lz_move *, double *terms);

static double note(double *terms, enum rummy_term term, double points) {
    if (terms)
        terms[term] += points;
    return points;
}

static const double tempo = 0.5; /* a card less in hand: the end is nearer for me than for them */

/* Laying. */

/* What the first card on a set sets off this turn. */
static double trigger(const struct rummy_sight *s, int set) {
    static const double bonus[] = {
        [ROLE_DRAW] = 1.2, [ROLE_LIFT] = 1.8, [ROLE_REMOVE] = 1.5, [ROLE_HIT] = 0.6, [ROLE_SWAP] = 0.8, [ROLE_PASS] = 0
    };
    return s->open->triggered >> set & 1 ? 0 : bonus[s->lore->set[set]];
}

static double judge_add(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = (lz_card)m->arg[1];
    double laid = note(terms, TERM_LAID, rummy_laid_gain(s, m->arg[0], s->me, card));
    double held = note(terms, TERM_HELD, -rummy_keep(s, card, s->next, 0));
    return laid + held + note(terms, TERM_TEMPO, tempo) + note(terms, TERM_SPARK, trigger(s, m->arg[0]));
}

static double judge_meld(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    int set = m->arg[0];
    rummy_group groups[RUMMY_SEATS] = { 0 };
    double cost = 0;
    for (int i = 1; i <= 3; i++) {
        int part = rummy_part(s->deck, set, (lz_card)m->arg[i]);
        groups[s->me] = (rummy_group)(groups[s->me] + (1 << 4 * part));
        if (part >= RUMMY_WILD) /* naturals have no better place, wilds might */
            cost += 1.1 * rummy_keep(s, (lz_card)m->arg[i], s->next, 0);
    }
    double laid = note(terms, TERM_LAID, rummy_worth(s, set, groups, s->stories[set]));
    return laid + note(terms, TERM_HELD, -cost) + note(terms, TERM_TEMPO, 3 * tempo) +
           note(terms, TERM_SPARK, trigger(s, set));
}

/* Removing a card in play: its set without it, and one story more. */
static double removal(const struct rummy_sight *s, const int16_t *aim) {
    int seat = aim[0], set = aim[1], part = rummy_part(s->deck, set, (lz_card)aim[2]);
    rummy_group groups[RUMMY_SEATS];
    memcpy(groups, s->open->group[set], sizeof groups);
    groups[seat] = (rummy_group)(groups[seat] - (1 << 4 * part));
    for (int p = RUMMY_WILD; !rummy_naturals(groups[seat]) && p < RUMMY_PARTS; p++)
        if (s->leaning >> p & 1)
            groups[seat] = (rummy_group)(groups[seat] & ~(15 << 4 * p));
    int told = part <= RUMMY_PROOF; /* a card of the set's own colour tells against it at once */
    return rummy_worth(s, set, groups, s->stories[set] + told) - s->worth[set];
}

/* Playing. */

static double front_points(const struct rummy_sight *s, lz_card card) {
    return s->deck->beside ? s->deck->card[card].points : 0;
}

static double take_gain(const struct rummy_sight *s, lz_card card) {
    return rummy_keep(s, card, 1, 1) + rummy_story_gain(s, card, -1);
}

/* The best card of the Tabloids, and the second best where two are asked for. */
static double best_of_tabloids(const struct rummy_sight *s, double (*gain)(const struct rummy_sight *, lz_card), int n,
                               bool plain) {
    double best = 0, second = 0;
    uint32_t seen = 0;
    for (int i = 0; i < s->open->tabloids_left; i++) {
        lz_card card = s->open->tabloids[i];
        if (seen >> card & 1 || (plain && s->deck->card[card].action))
            continue;
        seen |= (uint32_t)1 << card;
        double g = gain(s, card);
        if (g > best) {
            second = best;
            best = g;
        } else if (g > second) {
            second = g;
        }
    }
    return best + (n > 1 ? second : 0);
}

static double cover_gain(const struct rummy_sight *s, lz_card card) { return rummy_story_gain(s, card, -1); }

static double throw_terms(const struct rummy_sight *s, lz_card card, double *terms) {
    double story = note(terms, TERM_STORY, 0.8 * rummy_story_gain(s, card, 1));
    return story + note(terms, TERM_HELD, -rummy_keep(s, card, s->next, 0));
}

static double throw_gain(const struct rummy_sight *s, lz_card card) { return throw_terms(s, card, NULL); }

/* Up to three thrown, as long as each is a gain; one must stay. */
static double fall_gain(const struct rummy_sight *s) {
    double best[3] = { -9, 0, 0 };
    for (uint32_t ids = lz_cards_ids(&s->view->mine); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        double g = s->lore->card[id] == ROLE_FALL ? -9 : throw_gain(s, id) + tempo;
        for (int i = 0; i < 3; i++)
            if (g > best[i]) {
                double down = best[i];
                best[i] = g;
                g = down;
            }
    }
    return best[0] + best[1] + (s->open->held[s->me] > 4 ? best[2] : 0);
}

static double play_gain(const struct rummy_sight *s, lz_card card) {
    double worst, draw, take;
    switch (s->lore->card[card]) {
    case ROLE_COVER:
        return best_of_tabloids(s, cover_gain, 2, false);
    case ROLE_LOOK:
        return 1.4 * rummy_draw_gain(s, 1) + 0.5;
    case ROLE_FETCH:
        draw = 2.1 * rummy_draw_gain(s, 1);
        take = best_of_tabloids(s, take_gain, 1, false);
        return (draw > take ? draw : take) + front_points(s, card);
    case ROLE_FALL:
        return fall_gain(s) + front_points(s, card);
    case ROLE_RAISE:
        rummy_worst(s, s->next, &worst);
        return best_of_tabloids(s, take_gain, 1, true) - worst;
    default:
        return 0;
    }
}

static double judge_play(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = (lz_card)m->arg[0];
    return note(terms, TERM_PLAYED, play_gain(s, card)) + note(terms, TERM_HELD, -rummy_keep(s, card, s->next, 0));
}

static double judge_aimed(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = (lz_card)m->arg[0];
    double played = note(terms, TERM_PLAYED, removal(s, m->arg + 1) + front_points(s, card));
    return played + note(terms, TERM_HELD, -rummy_keep(s, card, s->next, 0));
}

/* Drawing, taking, throwing. */

static double judge_draw(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    if (s->view->seen.phase == RUMMY_FETCH)
        return note(terms, TERM_DRAWN, 2.1 * rummy_draw_gain(s, 1));
    if (s->lore->phase[s->view->seen.phase] == ROLE_DRAW || m->arg[0] == RUMMY_UNKNOWN)
        return note(terms, TERM_DRAWN, rummy_draw_gain(s, 1));
    double worst;
    rummy_worst(s, s->next, &worst);
    double gain = take_gain(s, s->open->tabloids[s->open->tabloids_left - 1]) - worst;
    return note(terms, TERM_HELD, gain > 0 ? gain : 0) + note(terms, TERM_WATCHED, -0.4);
}

static double judge_keep(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    return note(terms, TERM_HELD, rummy_keep(s, (lz_card)m->arg[0], 1, 1));
}

static double judge_take(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = (lz_card)m->arg[0];
    return note(terms, TERM_HELD, rummy_keep(s, card, 1, 1)) + note(terms, TERM_STORY, rummy_story_gain(s, card, -1));
}

struct rummy_result rummy_ending(const struct rummy_sight *s, lz_card card) {
    struct rummy_open then = *s->open;
    int16_t inhand[RUMMY_SEATS];
    then.tabloids[then.tabloids_left++] = card;
    if (s->view->seen.phase == RUMMY_MAIN)
        then.out = (uint8_t)s->me;
    for (int seat = 0; seat < s->seats; seat++)
        inhand[seat] = (int16_t)(2 * then.held[seat]);
    inhand[s->me] = (int16_t)(rummy_inhand(s->deck, &s->view->mine) - s->deck->card[card].inhand);
    return rummy_tally(s->deck, &then, s->seats, inhand);
}

/* The hand is counted as it would be then. */
static double judge_last(const struct rummy_sight *s, lz_card card) {
    struct rummy_result end = rummy_ending(s, card);
    double sum = 0;
    for (int seat = 0; seat < s->seats; seat++)
        sum += s->weigh[seat] * end.score[seat];
    return sum;
}

static double judge_discard(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = (lz_card)m->arg[0];
    int phase = s->view->seen.phase;
    if (phase == RUMMY_LAST)
        return note(terms, TERM_ENDING, judge_last(s, card));
    double thrown = throw_terms(s, card, terms);
    if (s->lore->phase[phase] == ROLE_FALL)
        return thrown + note(terms, TERM_TEMPO, tempo);
    if (s->lore->phase[phase] == ROLE_RAISE)
        return thrown;
    return RUMMY_TURN_ENDS + thrown + note(terms, TERM_GIFT, rummy_gift(s, card));
}

static double judge_pass(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    double held = note(terms, TERM_HELD, -rummy_keep(s, (lz_card)m->arg[0], s->next, 0));
    if (s->lore->phase[s->view->seen.phase] == ROLE_PASS)
        return held;
    return held - (s->open->held[s->me] <= 1 ? 0 : 2);
}

static double judge_give(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = (lz_card)m->arg[0];
    double held = note(terms, TERM_HELD, -rummy_keep(s, card, s->next, 0));
    return held + note(terms, TERM_GIFT, rummy_gift(s, card));
}

/* Questions of single cards. */

static double judge_seat(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    int held = s->open->held[m->arg[0]];
    double hurt = -s->weigh[m->arg[0]];
    if (s->lore->phase[s->view->seen.phase] == ROLE_SWAP)
        return note(terms, TERM_HURT, hurt > 0 ? 1 + hurt : -1);
    return note(terms, TERM_HURT, held == 1 ? -0.5 : hurt * (1 + 1.0 / held));
}

/* A shown card is thrown if its owner could use it and the story does not hurt me more. */
static double judge_fate(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = s->view->shown;
    int owner = s->open->target;
    if (m->arg[0] == RUMMY_RETURN || card == RUMMY_NONE || owner >= s->seats)
        return 0;
    double loss = card == s->deck->wild ? 3 : card == s->deck->file ? 0 : -1;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int part = rummy_part(s->deck, set, card);
        if ((part == RUMMY_OWN || part == RUMMY_PROOF) && rummy_in_play(s->open, set))
            loss = -rummy_laid_gain(s, set, owner, card);
    }
    return note(terms, TERM_HURT, loss) + note(terms, TERM_STORY, 0.8 * rummy_story_gain(s, card, 1));
}

static double judge_table(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    return note(terms, TERM_PLAYED, removal(s, m->arg)) - 0.3;
}

/* Which card of my group falls: the set is counted after all that is still to fall. */
static double judge_strike(const struct rummy_sight *s, lz_card card) {
    int set = s->open->strike_set, part = rummy_part(s->deck, set, card);
    rummy_group groups[RUMMY_SEATS];
    memcpy(groups, s->open->group[set], sizeof groups);
    groups[s->me] = (rummy_group)(groups[s->me] - (1 << 4 * part));
    for (int p = RUMMY_WILD; !rummy_naturals(groups[s->me]) && p < RUMMY_PARTS; p++)
        if (s->leaning >> p & 1)
            groups[s->me] = (rummy_group)(groups[s->me] & ~(15 << 4 * p));
    return rummy_worth(s, set, groups, s->open->strike_left);
}

static double judge_card(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    lz_card card = (lz_card)m->arg[0];
    if (s->view->seen.phase == RUMMY_STRIKE)
        return note(terms, TERM_LAID, judge_strike(s, card));
    if (s->view->seen.phase == RUMMY_ORDER)
        return note(terms, TERM_GIFT, rummy_gift(s, card)); /* the next seat is to draw it */
    return note(terms, TERM_STORY, rummy_story_gain(s, card, -1)) + 0.01;
}

static double judge_decline(const struct rummy_sight *s, const struct lz_move *m, double *terms) { return 0; }

static judge *const judges[RUMMY_VERBS] = {
    [RUMMY_V_MELD] = judge_meld,        [RUMMY_V_ADD] = judge_add,          [RUMMY_V_PLAY] = judge_play,
    [RUMMY_V_PLAY_AT] = judge_aimed,    [RUMMY_V_DRAW] = judge_draw,        [RUMMY_V_KEEP] = judge_keep,
    [RUMMY_V_TAKE] = judge_take,        [RUMMY_V_GIVE] = judge_give,        [RUMMY_V_PASS] = judge_pass,
    [RUMMY_V_CHOOSE_SEAT] = judge_seat, [RUMMY_V_CHOOSE_CARD] = judge_card, [RUMMY_V_CHOOSE_TABLE] = judge_table,
    [RUMMY_V_CHOOSE_FATE] = judge_fate, [RUMMY_V_DISCARD] = judge_discard,  [RUMMY_V_DECLINE] = judge_decline,
};

/* Before the discard only what is a gain is done. */
static double in_turn(const struct rummy_sight *s, const struct lz_move *m, double liked) {
    bool choice = s->view->seen.phase == RUMMY_MAIN && m->verb != RUMMY_V_DISCARD;
    return choice && liked <= 0 ? 2 * RUMMY_TURN_ENDS + liked : liked;
}

static double sum_of(const struct rummy_sight *s, const struct lz_move *m, double *terms) {
    return m->verb < RUMMY_VERBS ? judges[m->verb](s, m, terms) : 0;
}

double rummy_judge(const struct rummy_sight *s, const struct lz_move *m) { return in_turn(s, m, sum_of(s, m, NULL)); }

double rummy_judge_without(const struct rummy_sight *s, const struct lz_move *m, enum rummy_term term) {
    double terms[RUMMY_TERMS] = { 0 };
    double liked = sum_of(s, m, terms);
    return in_turn(s, m, liked - terms[term]);
}

uint32_t rummy_judge_all(const struct rummy_sight *s, const struct lz_moves *moves, double *liked) {
    uint32_t best = 0;
    for (uint32_t i = 0; i < moves->count; i++) {
        liked[i] = moves->count > 1 ? rummy_judge(s, &moves->at[i]) : 0;
        if (liked[i] > liked[best])
            best = i;
    }
    return best;
}

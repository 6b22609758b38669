/* The door out of a state, and the worlds a seat cannot rule out: NS-13. */
#include "games/newspeak/newspeak_inner.h"

#include "core/match.h"
#include "core/rng.h"

#include <string.h>

/* Whose names in this state stay with their side. */
static bool sealed(int phase, enum newspeak_side from) {
    return from == NS_DISSIDENT ? phase == NS_P_PICKM : phase == NS_P_PICKD || phase == NS_P_VOTE || phase == NS_P_IDS;
}

/* A choice that is made out of sight: who has made it, or can make it no more, is not seen either. */
static lz_seats veil(const struct newspeak_open *o, int phase, enum newspeak_side side, lz_seats seats) {
    if (side == NS_MODERATOR ? sealed(phase, NS_MODERATOR) : side == NS_DISSIDENT ? sealed(phase, NS_DISSIDENT) : 0)
        return seats | newspeak_team(o, side == NS_DISSIDENT ? NS_MODERATOR : NS_DISSIDENT);
    if (side == NS_WATCHER && sealed(phase, NS_MODERATOR))
        return seats | newspeak_dissidents(o);
    if (side == NS_WATCHER && sealed(phase, NS_DISSIDENT))
        return seats | newspeak_moderators(o);
    return seats;
}

static struct lz_seen seen_by(const struct lz_game *game, const struct newspeak_state *s, int seat,
                              enum newspeak_side side) {
    struct lz_seen seen = lz_seen_by(game, s, seat);
    seen.may = veil(&s->open, s->head.phase, side, seen.may);
    seen.wait = veil(&s->open, s->head.phase, side, seen.wait);
    return seen;
}

/* NS-13: a side sees its own names; of the set everybody's. */
static struct newspeak_team names_seen(const struct newspeak_state *s, enum newspeak_side side) {
    struct newspeak_team team = s->team;
    for (int seat = 0; seat < NS_SEATS; seat++)
        if (s->head.phase != NS_P_SET && newspeak_side_of(&s->open, seat) != side) {
            team.name[seat] = NS_NONE;
            team.times[seat] = 0;
        }
    return team;
}

/* NS-13.1: nothing outside the column of the seat. */
void newspeak_view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct newspeak_state *s = state;
    struct newspeak_view *v = view;
    enum newspeak_side side = newspeak_side_of(&s->open, seat);
    lz_assert(side != NS_WATCHER || seat == LZ_ONLOOKER);
    memset(v, 0, sizeof *v);
    v->seen = seen_by(game, s, seat, side);
    v->open = s->open;
    v->side = (uint8_t)side;
    v->dial = side == NS_DISSIDENT ? s->dial[seat] : NS_NONE;
    v->team = names_seen(s, side);
    if (side == NS_DISSIDENT || s->head.over)
        v->cell = s->cell;
    else
        memset(&v->cell, NS_NONE, sizeof v->cell);
}

/* ---- noticing: NS-13.3 */

/* Moves that leave no line with the other side. What follows from them in public does, as from a code or a step always
   something does. */
static bool hidden(const struct newspeak_open *o, int verb) {
    static const uint32_t verbs = 1u << NS_V_ID | 1u << NS_V_CHOOSE | 1u << NS_V_VOTE | 1u << NS_V_MSAY;
    return verb != LZ_TICK && verbs >> verb & 1 && !(verb == NS_V_MSAY && o->option[NS_O_MOD_CHAT] == NS_CHAT_PUBLIC);
}

/* The last who is waited for: the state is left at once, and that everybody sees. */
static bool closes(const struct newspeak_state *s, const struct lz_move *m) {
    struct newspeak_ballot ballot = { newspeak_side_of(&s->open, m->seat), m->verb == NS_V_VOTE, false, 0 };
    struct newspeak_team team = s->team;
    int option;
    if (m->verb == NS_V_ID)
        return newspeak_without_card(s) == lz_only(m->seat);
    if (m->verb == NS_V_MSAY)
        return false;
    lz_assert(m->seat < s->head.seats && m->arg[0] >= 0);
    team.name[m->seat] = (uint8_t)m->arg[0];
    return newspeak_team_closed(&s->open, &team, ballot, &option);
}

lz_seats newspeak_noticed(const struct lz_game *game, const void *state, const struct lz_move *move) {
    const struct newspeak_state *s = state;
    if (!hidden(&s->open, move->verb) || closes(s, move))
        return newspeak_all(&s->open);
    return newspeak_team(&s->open, newspeak_side_of(&s->open, move->seat));
}

/* ---- imagining */

static void imagine_deal(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_rng *rng) {
    if (s->open.set == NS_NONE)
        newspeak_deal(f, rng, s->dealt);
    else
        memcpy(s->dealt, s->open.place, sizeof s->dealt);
}

/* Cards that were used are known with their owners; the others hold any that are left of the pool. While they are being
   taken, some have one and at least one has not. */
static void imagine_ids(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_rng *rng) {
    const struct newspeak_open *o = &s->open;
    uint8_t pool[NS_CARDS];
    int n = 0;
    for (int i = 0; i < o->round; i++)
        if (o->past[i].card != NS_NONE) {
            lz_assert(o->past[i].owner < o->dissidents && o->used >> o->past[i].card & 1);
            s->cell.card[o->past[i].owner] = o->past[i].card;
        }
    for (int card = 0; card < NS_CARDS; card++)
        if (newspeak_card_in(&f->card[card], s->head.seats) && !(o->used >> card & 1))
            pool[n++] = (uint8_t)card;
    lz_shuffle(rng, pool, (uint32_t)n);
    bool taken = s->head.phase > NS_P_IDS, taking = s->head.phase == NS_P_IDS;
    for (int d = 0, without = o->dissidents; d < o->dissidents; d++)
        if (s->cell.card[d] == NS_NONE && (taken || (taking && without > 1 && lz_roll(rng, 2)))) {
            lz_assert(n > 0);
            s->cell.card[d] = pool[--n];
            without--;
        }
}

/* A first code, and after every card that was used one of its steps. The card of this round has not shifted yet while
   its step is being chosen. */
static void imagine_codes(const struct newspeak_facts *f, struct newspeak_state *s, struct lz_rng *rng) {
    const struct newspeak_open *o = &s->open;
    int code = (int)lz_roll(rng, o->codes);
    for (int i = 0; i < o->round; i++) {
        s->cell.code_was[i] = (uint8_t)code;
        if (i + 1 == o->round || o->past[i].card == NS_NONE)
            continue;
        const struct newspeak_card *card = &f->card[o->past[i].card];
        lz_assert(o->past[i].card < NS_CARDS && (card->any_code || card->steps));
        code = card->any_code ? (int)lz_roll(rng, o->codes)
                              : newspeak_shifted(code, card->step[lz_roll(rng, card->steps)], o->codes);
    }
    s->cell.code = (uint8_t)(o->round ? code : NS_NONE);
}

uint32_t newspeak_left_of_dial(const struct newspeak_open *o, int dissident) {
    uint32_t left = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        left |= newspeak_in_play(o, slot) ? 1u << slot : 0;
    for (int i = 0; i < o->questions; i++) {
        const struct newspeak_question *q = &o->question[i];
        lz_assert(q->slot < NS_SLOTS && q->radius <= NS_RADIUS && q->dissident < o->dissidents);
        for (int slot = 0; slot < NS_SLOTS && q->round == o->round && q->dissident == dissident; slot++)
            if ((newspeak_distance(slot, q->slot) <= q->radius) != q->yes)
                left &= ~(1u << slot);
    }
    return left;
}

/* Dials that were shown are known; one that has been set since, or is still to be shown, may stand anywhere. */
static void imagine_dials(struct newspeak_state *s, const struct newspeak_view *v, struct lz_rng *rng) {
    const struct newspeak_open *o = &s->open;
    int phase = s->head.phase;
    bool shown = phase > NS_P_GUESS;
    for (int d = 0; d < NS_DISSIDENTS; d++) {
        bool set = phase == NS_P_GUESS || ((phase == NS_P_TALK || phase == NS_P_DIAL) && o->dialled >> d & 1);
        uint32_t left = newspeak_left_of_dial(o, d);
        int last = shown ? o->round - 1 : o->round - 2;
        s->dial[d] = last >= 0 && o->past[last].dial[d] != NS_NONE ? o->past[last].dial[d] : 0;
        if (d == v->seen.seat && v->side == NS_DISSIDENT) {
            s->dial[d] = v->dial;
        } else if (set && d < o->dissidents) {
            lz_assert(left); /* the answers were true of the dial that stands there */
            uint32_t skip = lz_roll(rng, (uint32_t)__builtin_popcount(left));
            for (; skip; skip--)
                left &= left - 1;
            s->dial[d] = (uint8_t)__builtin_ctz(left);
        }
    }
}

void newspeak_imagine(const struct lz_game *game, const void *view, struct lz_rng *rng, void *state) {
    const struct newspeak_facts *f = newspeak_facts_of(game);
    const struct newspeak_view *v = view;
    struct newspeak_state *s = state;
    memset(s, 0, sizeof *s);
    s->head = lz_head_from(&v->seen);
    s->head.rng = lz_fork(rng, 0, lz_draw(rng));
    s->open = v->open;
    s->cell = v->cell;
    s->team = v->team;
    s->notices = lz_notices_from(&v->seen);
    imagine_deal(f, s, rng);
    if (v->side != NS_DISSIDENT && !s->head.over) {
        imagine_ids(f, s, rng);
        imagine_codes(f, s, rng);
    }
    imagine_dials(s, v, rng);
    s->head.may = s->head.over ? 0 : newspeak_may(f, s);
    s->head.wait = s->head.over ? 0 : newspeak_wait(s);
}

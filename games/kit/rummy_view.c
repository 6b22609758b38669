/* What a seat may know, built from nothing upward; scores; and what must always add up. CO-16, LE-15, LE-19. */
#include "games/kit/rummy_doors.h"

#include <string.h>

/* CO-16.2, LE-15.2: what a seat alone sees. CO-16.9, LE-15.3: whatever is not copied here stays hidden. */
void rummy_view(const struct lz_game *game, const void *state, int seat, void *view) {
    const struct rummy *s = state;
    struct rummy_view *v = view;
    *v = (struct rummy_view){ .seen = lz_seen_by(game, s, seat),
                              .open = s->open,
                              .looked = { RUMMY_NONE, RUMMY_NONE, RUMMY_NONE },
                              .laid = RUMMY_NONE,
                              .shown = RUMMY_NONE };
    if (seat >= s->head.seats)
        return; /* CO-16.9: an onlooker sees what lies open */
    v->mine = s->hand[seat];
    memcpy(v->known, s->known[seat], sizeof v->known);
    memcpy(v->top, s->top[seat], sizeof v->top);
    v->top_left = s->top_left[seat];
    v->laid = s->laid[seat];
    if (seat == s->open.turn) {
        lz_assert(s->open.looking <= RUMMY_LOOK && s->open.looking <= s->open.unknown_left);
        v->fetched = s->fetched;
        for (int i = 0; i < s->open.looking; i++)
            v->looked[i] = rummy_looked(s, i);
    }
    if (seat == s->open.turn || seat == s->open.target)
        v->shown = s->shown;
}

/* CO-14.4: the ranking is by total. */
void rummy_score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct rummy *s = state;
    for (int seat = 0; seat < s->head.seats; seat++)
        points[seat] = s->open.total[seat];
}

void rummy_stand(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct rummy_rules *r = rummy_rules_of(game);
    const struct rummy *s = state;
    int seats = s->head.seats;
    int16_t inhand[RUMMY_SEATS] = { 0 };
    rummy_score(game, s, points);
    if (s->head.over)
        return;
    for (int seat = 0; seat < seats; seat++)
        inhand[seat] = (int16_t)rummy_inhand(r->deck, &s->hand[seat]);
    struct rummy_result now = rummy_tally(r->deck, &s->open, seats, inhand);
    for (int seat = 0; seat < seats; seat++) {
        points[seat] += now.score[seat];
        if (rummy_partners(r->deck, seats))
            points[seat] += now.score[(seat + 2) % seats];
    }
}

static void count_groups(const struct rummy_deck *deck, const struct rummy_open *open, struct lz_cards *all) {
    for (int set = 0; set < RUMMY_SETS; set++)
        for (int seat = 0; seat < RUMMY_SEATS; seat++)
            for (int part = 0; part < RUMMY_PARTS && open->group[set][seat]; part++)
                for (int n = rummy_part_of(open->group[set][seat], part); n > 0; n--)
                    lz_cards_add(all, rummy_card_of(deck, set, part));
}

static void count_open(const struct rummy_deck *deck, const struct rummy_open *open, struct lz_cards *all) {
    for (int h = 0; h < 2; h++) {
        all->half[h] += open->aside.half[h];
        for (int seat = 0; seat < RUMMY_SEATS; seat++)
            all->half[h] += open->front[seat].half[h];
    }
    for (int i = 0; i < open->tabloids_left; i++)
        lz_cards_add(all, open->tabloids[i]);
    for (int i = 0; i < open->frames.depth; i++)
        if (open->frames.at[i].phase == RUMMY_RESOLVE)
            lz_cards_add(all, open->frames.at[i].about);
    count_groups(deck, open, all);
}

/* Every copy of every card is somewhere, once: CO-0.6, LE-19.1. */
static bool cards_add_up(const struct rummy_deck *deck, const struct rummy *s) {
    struct lz_cards all = { { 0, 0 } };
    count_open(deck, &s->open, &all);
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int h = 0; h < 2; h++)
            all.half[h] += s->hand[seat].half[h];
    for (int i = 0; i < s->open.unknown_left; i++)
        lz_cards_add(&all, s->unknown[i]);
    for (int id = 0; id < deck->cards; id++)
        if (lz_cards_of(&all, (lz_card)id) != deck->card[id].count)
            return false;
    return true;
}

/* Bounds are bounds, and hands are as large as is told: LE-19.6. */
static bool knowledge_holds(const struct rummy_deck *deck, const struct rummy *s) {
    for (int holder = 0; holder < s->head.seats; holder++) {
        if (lz_cards_count(&s->hand[holder]) != s->open.held[holder])
            return false;
        for (int viewer = 0; viewer < s->head.seats; viewer++)
            for (int id = 0; id < deck->cards; id++)
                if (lz_cards_of(&s->known[viewer][holder], (lz_card)id) > lz_cards_of(&s->hand[holder], (lz_card)id))
                    return false;
        for (int i = 0; i < s->top_left[holder]; i++)
            if (s->top[holder][i] != rummy_looked(s, i))
                return false;
    }
    return true;
}

/* No wild stands alone where it may not, none lies where it is barred: LE-19.2. */
static bool groups_stand(const struct rummy_deck *deck, const struct rummy_open *open) {
    for (int set = 0; set < RUMMY_SETS; set++)
        for (int seat = 0; seat < RUMMY_SEATS; seat++) {
            rummy_group group = open->group[set][seat];
            for (int part = RUMMY_WILD; part < RUMMY_PARTS; part++)
                if (rummy_part_of(group, part) && rummy_orphans(deck, open) >> part & 1 && !rummy_naturals(group))
                    return false;
            if (rummy_part_of(group, RUMMY_FILE) && !(deck->set[set].parts >> deck->file & 1))
                return false;
        }
    return true;
}

bool rummy_audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    const struct rummy_rules *r = rummy_rules_of(game);
    const struct rummy *s = state;
    bool extras = s->open.drawn_extra == lz_cards_count(&s->fetched);
    if (!cards_add_up(r->deck, s) || !knowledge_holds(r->deck, s) || !groups_stand(r->deck, &s->open) || !extras)
        return lz_refuse(why, r->rule[RUMMY_R_AUDIT], 0);
    if (s->head.over ? s->head.may != 0 : s->head.may == 0 || s->head.may != s->head.wait)
        return lz_refuse(why, r->rule[RUMMY_R_PHASE], s->head.phase);
    return true;
}

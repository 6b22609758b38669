/* Counting and valuing: docs/rules/conspiracy.md 19, docs/rules/legends.md 17. */
#include "bots/rummy/rummy_sight.h"

#include "core/seats.h"
#include "core/words/text.h"

#include <string.h>

struct named {
    const char *word;
    uint8_t role;
};
static const struct named card_roles[] = {
    { "men-in-black", ROLE_COVER },     { "remote-viewing", ROLE_LOOK }, { "esp", ROLE_LOOK },
    { "secret-informant", ROLE_FETCH }, { "crop-circles", ROLE_FETCH },  { "fish-falls", ROLE_FALL },
    { "resurrection", ROLE_RAISE },     { "hoax", ROLE_REMOVE },
};
static const struct named set_roles[] = {
    { "moon-landing", ROLE_REMOVE }, { "cold-fusion", ROLE_DRAW },   { "philadelphia-experiment", ROLE_LIFT },
    { "chemtrails", ROLE_HIT },      { "devil-worship", ROLE_SWAP },
};
static const struct named phase_roles[] = {
    { "chem-target", ROLE_HIT },  { "devil-target", ROLE_SWAP },  { "devil-give", ROLE_GIVE },
    { "cold-draw", ROLE_DRAW },   { "moon-target", ROLE_REMOVE }, { "mib-first", ROLE_COVER },
    { "mib-second", ROLE_COVER }, { "fall", ROLE_FALL },          { "raise", ROLE_RAISE },
    { "blind", ROLE_PASS },       { "return", ROLE_PASS },
};

static uint8_t role_of(const struct named *rows, size_t count, const char *word) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(rows[i].word, word) == 0)
            return rows[i].role;
    return ROLE_NONE;
}
#define ROLE_OF(rows, word) role_of(rows, sizeof(rows) / sizeof(rows)[0], word)

static const struct lz_name *names_of(const struct lz_game *game, char form) {
    for (int i = 0; i < game->lexicon_count; i++)
        if (game->lexicons[i].form == form)
            return game->lexicons[i].names;
    return NULL;
}

/* Asked of the rules once: a playout asks for points at every step. */
static void learn_points(struct rummy_lore *lore, int flat) {
    struct rummy_open open = { 0 };
    open.option[lore->deck->flat_wild] = (int16_t)flat;
    for (int set = 0; set < RUMMY_SETS; set++)
        for (int part = 0; part < RUMMY_PARTS; part++)
            if (rummy_card_of(lore->deck, set, part) != RUMMY_NONE)
                lore->points[flat][set][part] = (int8_t)rummy_points(lore->deck, &open, set, part);
}

void rummy_lore_learn(struct rummy_lore *lore, const struct lz_game *game) {
    *lore = (struct rummy_lore){ .game = game, .deck = game->facts };
    const struct lz_name *cards = names_of(game, 'c'), *sets = names_of(game, 'k');
    for (int id = 0; id < lore->deck->cards; id++) {
        lore->card[id] = ROLE_OF(card_roles, cards[id].word);
        for (int n = 0; n < lore->deck->card[id].count; n++)
            lz_cards_add(&lore->whole, (lz_card)id);
    }
    for (int set = 0; set < RUMMY_SETS; set++)
        lore->set[set] = ROLE_OF(set_roles, sets[set].word);
    learn_points(lore, 0);
    learn_points(lore, 1);
    for (int phase = 0; phase < game->phase_count; phase++)
        if (game->phases[phase])
            lore->phase[phase] = ROLE_OF(phase_roles, game->phases[phase]);
}

/* Counting. */

static void subtract(struct lz_cards *from, const struct lz_cards *what) {
    from->half[0] -= what->half[0];
    from->half[1] -= what->half[1];
}

static void count_groups(struct rummy_sight *s) {
    for (int set = 0; set < RUMMY_SETS; set++) {
        if (!rummy_in_play(s->open, set))
            continue;
        for (int seat = 0; seat < s->seats; seat++)
            for (int part = 0; part < RUMMY_PARTS; part++) {
                int n = rummy_part_of(s->open->group[set][seat], part);
                lz_card id = n ? rummy_card_of(s->deck, set, part) : 0;
                s->unseen.half[id >> 4] -= (uint64_t)n << 4 * (id & 15);
            }
    }
}

static void count_unseen(struct rummy_sight *s) {
    s->unseen = s->lore->whole;
    for (int seat = 0; seat < s->seats; seat++) {
        subtract(&s->unseen, &s->open->front[seat]);
        subtract(&s->unseen, seat == s->me ? &s->view->mine : &s->view->known[seat]);
    }
    subtract(&s->unseen, &s->open->aside);
    for (int i = 0; i < s->open->tabloids_left; i++)
        lz_cards_take(&s->unseen, s->open->tabloids[i]);
    for (int i = 0; i < s->view->top_left; i++)
        lz_cards_take(&s->unseen, s->view->top[i]);
    for (int i = 0; i < s->open->frames.depth; i++)
        if (s->open->frames.at[i].phase == RUMMY_RESOLVE)
            lz_cards_take(&s->unseen, s->open->frames.at[i].about);
    count_groups(s);
    s->hidden = lz_cards_count(&s->unseen);
}

static void count_colours(struct rummy_sight *s) {
    int told[RUMMY_IDS] = { 0 }, live[RUMMY_IDS] = { 0 };
    for (int i = 0; i < s->open->tabloids_left; i++)
        told[s->deck->card[s->open->tabloids[i]].colour]++;
    for (uint32_t ids = lz_cards_ids(&s->unseen); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        live[s->deck->card[id].colour] += lz_cards_of(&s->unseen, id);
    }
    for (int set = 0; set < RUMMY_SETS; set++) {
        s->stories[set] = told[s->deck->set[set].colour];
        s->live[set] = live[s->deck->set[set].colour];
    }
}

/* Sides: partners count with me; against several others the one ahead counts most. */
static void weigh_seats(struct rummy_sight *s) {
    bool partners = s->seats == s->deck->partners;
    int ahead = -1;
    for (int seat = 0; seat < s->seats; seat++) {
        bool ours = seat == s->me || (partners && ((seat ^ s->me) & 1) == 0);
        s->weigh[seat] = ours ? 1 : partners || s->seats == 2 ? -1 : -0.5 / (s->seats - 1);
        if (!ours && (ahead < 0 || s->open->total[seat] > s->open->total[ahead]))
            ahead = seat;
    }
    if (!partners && s->seats > 2)
        s->weigh[ahead] -= 0.5;
}

/* The chance that a seat with so many cards goes out in its next turn: seen in play of this bot. */
static double out_chance(int held) {
    static const double chance[] = { 0.5, 0.5, 0.42, 0.30, 0.22, 0.13, 0.08, 0.05, 0.03, 0.02 };
    return held < 10 ? chance[held] : 0.01;
}

static void guess_length(struct rummy_sight *s) {
    double stay = 1;
    for (int seat = 0; seat < s->seats; seat++)
        if (seat != s->me)
            stay *= 1 - out_chance(s->open->held[seat]);
    if (s->open->unknown_left < s->seats)
        stay *= 0.3;
    s->next = stay;
    double own = 1 - out_chance(s->open->held[s->me]), then = stay * own * 0.85;
    s->turns = stay / (1 - then);
}

/* Worth of a set. */

static int cheapest(const struct rummy_sight *s, int set, rummy_group group) {
    static const int order[RUMMY_PARTS] = { RUMMY_FILE, RUMMY_WILD, RUMMY_OWN, RUMMY_PROOF };
    int best = -1, least = 0;
    for (int i = 0; i < RUMMY_PARTS; i++) {
        int points = s->points[set][order[i]];
        if (rummy_part_of(group, order[i]) && (best < 0 || points < least)) {
            best = order[i];
            least = points;
        }
    }
    return best;
}

static void lose_one(const struct rummy_sight *s, int set, rummy_group *group) {
    *group = (rummy_group)(*group - (1 << 4 * cheapest(s, set, *group)));
    if (rummy_naturals(*group))
        return;
    for (int part = RUMMY_WILD; part < RUMMY_PARTS; part++)
        if (s->leaning >> part & 1)
            *group = (rummy_group)(*group & ~(15 << 4 * part));
}

static void discredit(const struct rummy_sight *s, int set, rummy_group *groups, int stories) {
    for (; stories > 0; stories--) {
        int size[RUMMY_SEATS], most = 0;
        for (int seat = 0; seat < s->seats; seat++) {
            size[seat] = rummy_size(groups[seat]);
            most = size[seat] > most ? size[seat] : most;
        }
        if (!most)
            return;
        for (int seat = 0; seat < s->seats; seat++)
            if (size[seat] == most)
                lose_one(s, set, &groups[seat]);
    }
}

/* A set short of doubling may still get there while cards of it live. */
static double may_double(const struct rummy_sight *s, int set, int need) {
    static const double chance[] = { 1, 0.55, 0.55, 0.38, 0.38, 0.18, 0.18, 0.06, 0.06, 0.03 };
    double most = need < 10 ? chance[need] : 0, live = s->live[set] / 3.0, turns = s->turns / 2;
    return most * (live < 1 ? live : 1) * (turns < 1 ? turns : 1);
}

static double settled(const struct rummy_sight *s, int set, const rummy_group at[RUMMY_SEATS], int stories) {
    rummy_group groups[RUMMY_SEATS];
    int total = s->fixed[set];
    double sum = 0;
    memcpy(groups, at, sizeof groups);
    discredit(s, set, groups, stories);
    for (int seat = 0; seat < s->seats; seat++) {
        int points = s->beside[set][seat];
        for (int part = 0; groups[seat] && part < RUMMY_PARTS; part++)
            points += rummy_part_of(groups[seat], part) * s->points[set][part];
        total += points;
        sum += s->weigh[seat] * points;
    }
    int need = s->deck->proven_at - total;
    return sum * (1 + (need <= 0 ? 1 : may_double(s, set, need)));
}

double rummy_worth(const struct rummy_sight *s, int set, const rummy_group groups[RUMMY_SEATS], int stories) {
    double p = s->again[set];
    double none = settled(s, set, groups, stories);
    if (p < 0.02)
        return none;
    return (1 - p) * none + p * settled(s, set, groups, stories + 1);
}

/* Whether others will throw one more card of the colour: likelier where it hurts me. */
static void guess_stories(struct rummy_sight *s, int set) {
    double miss = 1;
    int others = 0;
    for (int seat = 0; seat < s->seats; seat++)
        others += s->weigh[seat] < 0 ? s->open->held[seat] : 0;
    for (int i = 0; i < others && i < 12; i++)
        miss *= 1 - (double)s->live[set] / (s->hidden + 1);
    double none = settled(s, set, s->open->group[set], s->stories[set]);
    double one = settled(s, set, s->open->group[set], s->stories[set] + 1);
    s->again[set] = (1 - miss) * (one < none ? 0.45 : 0.12);
}

void rummy_sight_open(struct rummy_sight *s, const struct rummy_lore *lore, const struct rummy_view *view) {
    *s = (struct rummy_sight){ .lore = lore,
                               .deck = lore->deck,
                               .view = view,
                               .open = &view->open,
                               .leaning = rummy_orphans(lore->deck, &view->open),
                               .points = lore->points[view->open.option[lore->deck->flat_wild] != 0],
                               .me = view->seen.seat,
                               .seats = view->seen.seats };
    count_unseen(s);
    count_colours(s);
    weigh_seats(s);
    guess_length(s);
    for (int set = 0; set < RUMMY_SETS; set++) {
        s->fixed[set] = s->deck->kin ? s->deck->kin(s->deck, s->open, set) : 0;
        for (int seat = 0; s->deck->beside && seat < s->seats; seat++)
            s->beside[set][seat] = s->deck->beside(s->open, seat, set);
        if (!rummy_in_play(s->open, set))
            continue;
        guess_stories(s, set);
        s->worth[set] = rummy_worth(s, set, s->open->group[set], s->stories[set]);
    }
}

double rummy_laid_gain(const struct rummy_sight *s, int set, int seat, lz_card card) {
    rummy_group groups[RUMMY_SEATS];
    memcpy(groups, s->open->group[set], sizeof groups);
    groups[seat] = (rummy_group)(groups[seat] + (1 << 4 * rummy_part(s->deck, set, card)));
    return rummy_worth(s, set, groups, s->stories[set]) - s->worth[set];
}

double rummy_story_gain(const struct rummy_sight *s, lz_card card, int by) {
    uint8_t colour = s->deck->card[card].colour;
    double gain = 0;
    for (int set = 0; colour && set < RUMMY_SETS; set++)
        if (s->deck->set[set].colour == colour && rummy_in_play(s->open, set) && s->stories[set] + by >= 0)
            gain += rummy_worth(s, set, s->open->group[set], s->stories[set] + by) - s->worth[set];
    return gain;
}

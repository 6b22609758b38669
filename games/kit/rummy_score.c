/* Points: what cards are worth, what the Tabloids would discredit, what a hand would score. Works on what lies open,
   so bots and clients use the very arithmetic of the rules. CO-12, CO-13; LE-9, LE-10. */
#include "games/kit/rummy_doors.h"

/* CO-0.4, LE-0.4: what is a set's own, what is wild. CO-9.7: but for the wild, a Proof! goes with one set. */
int rummy_part(const struct rummy_deck *deck, int set, lz_card card) {
    lz_assert(set >= 0 && set < RUMMY_SETS);
    const struct rummy_set *row = &deck->set[set];
    if (card == row->own)
        return RUMMY_OWN;
    if (card == row->proof)
        return RUMMY_PROOF;
    if (card == deck->wild)
        return RUMMY_WILD;
    return card == deck->file && row->parts >> card & 1 ? RUMMY_FILE : -1;
}

int rummy_points(const struct rummy_deck *deck, const struct rummy_open *open, int set, int part) {
    bool follows = part == RUMMY_WILD && deck->wild_follows && !open->option[deck->flat_wild]; /* LE-1.5 */
    return deck->card[rummy_card_of(deck, set, follows ? RUMMY_OWN : part)].points;
}

int rummy_group_points(const struct rummy_deck *deck, const struct rummy_open *open, int set, int seat) {
    int points = 0;
    if (!open->group[set][seat])
        return 0;
    for (int part = 0; part < RUMMY_PARTS; part++) {
        int n = rummy_part_of(open->group[set][seat], part);
        points += n ? n * rummy_points(deck, open, set, part) : 0;
    }
    return points;
}

/* CO-12.1, CO-12.7, LE-9.1: by the card's own colour. LE-9.6: two sets of one colour both count it. */
int rummy_stories(const struct rummy_deck *deck, const struct rummy_open *open, int set) {
    int stories = 0;
    for (int i = 0; i < open->tabloids_left; i++)
        stories += deck->card[open->tabloids[i]].colour == deck->set[set].colour;
    return stories;
}

void rummy_all_stories(const struct rummy_deck *deck, const struct rummy_open *open, uint8_t stories[RUMMY_SETS]) {
    uint8_t of[RUMMY_COLOURS] = { 0 };
    for (int i = 0; i < open->tabloids_left; i++)
        of[deck->card[open->tabloids[i]].colour & (RUMMY_COLOURS - 1)]++;
    for (int set = 0; set < RUMMY_SETS; set++)
        stories[set] = of[deck->set[set].colour & (RUMMY_COLOURS - 1)];
}

int rummy_inhand(const struct rummy_deck *deck, const struct lz_cards *hand) {
    int points = 0;
    for (uint32_t ids = lz_cards_ids(hand); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        points += lz_cards_of(hand, id) * deck->card[id].inhand;
    }
    return points;
}

bool rummy_partners(const struct rummy_deck *deck, int seats) { return seats == deck->partners; }

int rummy_target(const struct rummy_deck *deck, const struct rummy_open *open, int seats) {
    if (deck->rounds && open->option[deck->rounds])
        return 0;
    return open->option[RUMMY_O_TARGET] ? open->option[RUMMY_O_TARGET] : deck->target[rummy_partners(deck, seats)];
}

int rummy_side(const struct lz_game *game, int seats, int seat) {
    return rummy_partners(game->facts, seats) ? seat % 2 : seat;
}

/* The card of fewest points goes, among equals a wild, among those the last in table order: CO-15 and LE-9.5 `auto`. */
int rummy_auto_part(const struct rummy_deck *deck, const struct rummy_open *open, int set, int seat) {
    int best = -1, least = 0;
    for (int part = 0; part < RUMMY_PARTS; part++) {
        if (!rummy_part_of(open->group[set][seat], part))
            continue;
        int key = rummy_points(deck, open, set, part) * 1024 + (part >= RUMMY_WILD ? 0 : 512) -
                  rummy_card_of(deck, set, part);
        if (best < 0 || key < least) {
            best = part;
            least = key;
        }
    }
    lz_assert(best >= 0);
    return best;
}

/* CO-12.3, LE-9.3. CO-12.7: wilds count where they lie. LE-9.9: a last card is hit too. */
lz_seats rummy_largest(const struct rummy_open *open, int set) {
    int most = 1;
    lz_seats largest = 0;
    for (int seat = 0; seat < RUMMY_SEATS; seat++) {
        int size = rummy_size(open->group[set][seat]);
        if (size > most)
            largest = 0;
        if (size >= most) {
            most = size;
            largest |= lz_only(seat);
        }
    }
    return largest;
}

/* Takes one card of the part away, and the orphans with it; answers the orphans as a group. */
rummy_group rummy_group_lose(unsigned leaning, rummy_group *group, int part) {
    lz_assert(part >= 0 && part < RUMMY_PARTS && rummy_part_of(*group, part) > 0);
    *group = (rummy_group)(*group - (1 << 4 * part));
    if (rummy_naturals(*group))
        return 0;
    rummy_group orphans = 0;
    for (int p = RUMMY_WILD; p < RUMMY_PARTS; p++)
        if (leaning >> p & 1)
            orphans = (rummy_group)(orphans | (*group & 15 << 4 * p));
    *group = (rummy_group)(*group - orphans);
    return orphans;
}

static void lose_each(const struct rummy_deck *deck, struct rummy_open *open, int set, lz_seats hit) {
    for (int seat = 0; seat < RUMMY_SEATS; seat++)
        if (lz_in(hit, seat) && open->group[set][seat])
            rummy_group_lose(rummy_orphans(deck, open), &open->group[set][seat],
                             rummy_auto_part(deck, open, set, seat));
}

static bool striking(const struct rummy_open *open) {
    return open->frames.depth && lz_frames_top(&open->frames).phase == RUMMY_STRIKE;
}

/* How often the set is still to be hit; where discrediting is under way, whoever owes a card of it loses that first. */
static int hits_left(const struct rummy_deck *deck, struct rummy_open *open, int set, int stories) {
    if (!striking(open) || set > open->strike_set)
        return stories;
    if (set < open->strike_set)
        return 0;
    lose_each(deck, open, set, open->owed);
    return open->strike_left;
}

static void discredit(const struct rummy_deck *deck, struct rummy_open *open, int set, int stories) {
    int left = hits_left(deck, open, set, stories);
    if (!left)
        return;
    lz_seats block = striking(open) && set == open->strike_set ? open->strike_block : rummy_largest(open, set);
    bool whole = deck->block && open->option[deck->block];
    for (; left > 0; left--) {
        lz_seats hit = whole ? block : rummy_largest(open, set);
        lose_each(deck, open, set, hit);
    }
}

static int beside(const struct rummy_deck *deck, const struct rummy_open *open, int seat, int set) {
    return deck->beside ? deck->beside(open, seat, set) : 0;
}

/* LE-12.1: #0 and #2 play against #1 and #3. */
static bool same_side(const struct rummy_deck *deck, int seats, int a, int b) {
    return a == b || (rummy_partners(deck, seats) && (a & 1) == (b & 1));
}

int rummy_seat_points(const struct rummy_deck *deck, const struct rummy_open *open, int set, int seat) {
    return rummy_group_points(deck, open, set, seat) + beside(deck, open, seat, set);
}

int rummy_set_points(const struct rummy_deck *deck, const struct rummy_open *open, int set) {
    int points = deck->kin ? deck->kin(deck, open, set) : 0;
    for (int seat = 0; seat < RUMMY_SEATS; seat++)
        points += rummy_seat_points(deck, open, set, seat);
    return points;
}

/* A team shuts out by what both partners have; a seat by itself otherwise. */
int rummy_shutout_points(const struct rummy_deck *deck, const struct rummy_open *open, int seats, int seat) {
    int points = 0;
    for (int other = 0; other < seats; other++)
        if (same_side(deck, seats, other, seat))
            points += rummy_seat_points(deck, open, deck->shutout_set, other);
    return points;
}

int rummy_shutout_needs(const struct rummy_deck *deck, int seats) {
    return rummy_partners(deck, seats) ? deck->shutout_team_at : deck->shutout_at;
}

/* CO-13.6, LE-10.7: only who went out. */
static bool shut_out(const struct rummy_deck *deck, const struct rummy_open *open, int seats) {
    return open->out != RUMMY_NONE &&
           rummy_shutout_points(deck, open, seats, open->out) >= rummy_shutout_needs(deck, seats);
}

/* One set: its total, whether it is proven, what each seat has of it. CO-13.1 to CO-13.3, LE-10.1 to LE-10.3. */
static void count_set(const struct rummy_deck *deck, const struct rummy_open *open, int set,
                      struct rummy_result *result) {
    int mine[RUMMY_SEATS], total = deck->kin ? deck->kin(deck, open, set) : 0;
    if (!rummy_in_play(open, set) && !deck->beside) {
        result->points[set] = (uint8_t)total;
        return;
    }
    for (int seat = 0; seat < RUMMY_SEATS; seat++) {
        mine[seat] = rummy_seat_points(deck, open, set, seat);
        total += mine[seat];
    }
    bool proven = total >= deck->proven_at && rummy_in_play(open, set);
    result->points[set] = (uint8_t)total;
    result->proven = (uint16_t)(result->proven | proven << set);
    for (int seat = 0; seat < RUMMY_SEATS; seat++)
        result->table[seat] = (int16_t)(result->table[seat] + (proven ? 2 * mine[seat] : mine[seat]));
}

struct rummy_result rummy_result_now(const struct rummy_deck *deck, const struct rummy_open *open, int seats,
                                     const int16_t inhand[RUMMY_SEATS]) {
    struct rummy_result result = { .out = open->out, .hand = open->round };
    lz_assert(seats <= RUMMY_SEATS && (open->out == RUMMY_NONE || open->out < seats));
    for (int set = 0; set < RUMMY_SETS; set++)
        count_set(deck, open, set, &result);
    result.shutout = shut_out(deck, open, seats);
    for (int seat = 0; seat < seats; seat++) {
        int front = deck->front ? deck->front(deck, open, seat, result.proven) : 0;
        result.table[seat] = (int16_t)(result.table[seat] + front);
        result.inhand[seat] = inhand[seat];
        result.score[seat] = (int16_t)(result.table[seat] - inhand[seat]); /* CO-13.4, LE-10.5 */
        if (result.shutout && !same_side(deck, seats, seat, open->out))    /* CO-13.5, LE-10.6, LE-12.9 */
            result.score[seat] = 0;
    }
    return result;
}

struct rummy_open rummy_discredited(const struct rummy_deck *deck, const struct rummy_open *open) {
    struct rummy_open after = *open;
    uint8_t stories[RUMMY_SETS];
    rummy_all_stories(deck, open, stories);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (rummy_in_play(&after, set))
            discredit(deck, &after, set, stories[set]);
    return after;
}

struct rummy_result rummy_tally(const struct rummy_deck *deck, const struct rummy_open *open, int seats,
                                const int16_t inhand[RUMMY_SEATS]) {
    struct rummy_open after = rummy_discredited(deck, open);
    return rummy_result_now(deck, &after, seats, inhand);
}

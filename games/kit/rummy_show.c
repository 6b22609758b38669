/* The view as JSON, in the words of the rulebook. What is not so is left out: an empty list, a card that nobody drew, a
   limit that nothing has been used of. A seat is told of every turn what changed in this. And a card as whoever draws
   it has to know it. */
#include "games/kit/rummy_doors.h"

#include "core/words/option.h"
#include "core/words/text.h"
#include "core/words/verb.h"

struct shower {
    const struct lz_game *game;
    const struct rummy_deck *deck;
    const struct rummy_view *v;
    struct lz_writer *w;
    const struct lz_lexicon *cards, *sets; /* the words that a picture is full of */
    uint8_t stories[RUMMY_SETS];
};

static const char *word_of(const struct shower *sh, char form, int arg) {
    const struct lz_lexicon *lexicon = form == 'c' ? sh->cards : sh->sets;
    lz_assert(arg >= 0 && arg < lexicon->count);
    return lexicon->names[arg].word;
}

static void word(struct shower *sh, const char *key, char form, int arg) {
    if (arg == RUMMY_NONE)
        lz_json_null(sh->w, key);
    else
        lz_json_string(sh->w, key, word_of(sh, form, arg));
}

static void some_word(struct shower *sh, const char *key, char form, int arg) {
    if (arg != RUMMY_NONE)
        word(sh, key, form, arg);
}

static void some(struct shower *sh, const char *key, int number) {
    if (number)
        lz_json_number(sh->w, key, number);
}

static void if_so(struct shower *sh, const char *key, bool so) {
    if (so)
        lz_json_bool(sh->w, key, true);
}

static void seat_number(struct shower *sh, const char *key, int seat) {
    if (seat == RUMMY_NONE)
        lz_json_null(sh->w, key);
    else
        lz_json_number(sh->w, key, seat);
}

static void ids(struct shower *sh, const char *key, const uint8_t *cards, int n) {
    lz_json_open(sh->w, key, '[');
    for (int i = 0; i < n; i++)
        if (cards[i] != RUMMY_NONE)
            word(sh, NULL, 'c', cards[i]);
    lz_json_close(sh->w, ']');
}

static void some_ids(struct shower *sh, const char *key, const uint8_t *cards, int n) {
    int there = 0;
    for (int i = 0; i < n; i++)
        there += cards[i] != RUMMY_NONE;
    if (there)
        ids(sh, key, cards, n);
}

static void handful(struct shower *sh, const char *key, const struct lz_cards *cards) {
    uint8_t list[RUMMY_DECK];
    int n = 0;
    lz_assert(lz_cards_count(cards) <= RUMMY_DECK);
    for (uint32_t there = lz_cards_ids(cards); there; there &= there - 1) {
        lz_card id = (lz_card)__builtin_ctz(there);
        for (int copies = lz_cards_of(cards, id); copies > 0; copies--)
            list[n++] = id;
    }
    ids(sh, key, list, n);
}

static void some_cards(struct shower *sh, const char *key, const struct lz_cards *cards) {
    if (lz_cards_count(cards))
        handful(sh, key, cards);
}

static void handfuls(struct shower *sh, const char *key, const struct lz_cards *cards) {
    lz_json_open(sh->w, key, '[');
    for (int seat = 0; seat < sh->v->seen.seats; seat++)
        handful(sh, NULL, &cards[seat]);
    lz_json_close(sh->w, ']');
}

static void numbers(struct shower *sh, const char *key, const int16_t *points) {
    lz_json_open(sh->w, key, '[');
    for (int seat = 0; seat < sh->v->seen.seats; seat++)
        lz_json_number(sh->w, NULL, points[seat]);
    lz_json_close(sh->w, ']');
}

/* The parts of a set as their cards follow one another in the deck. */
static void in_order(const struct shower *sh, int set, uint8_t parts[RUMMY_PARTS]) {
    for (int part = 0; part < RUMMY_PARTS; part++) {
        int at = part;
        for (; at && rummy_card_of(sh->deck, set, parts[at - 1]) > rummy_card_of(sh->deck, set, part); at--)
            parts[at] = parts[at - 1];
        parts[at] = (uint8_t)part;
    }
}

static void group(struct shower *sh, int set, int seat, const uint8_t parts[RUMMY_PARTS]) {
    lz_json_open(sh->w, NULL, '[');
    for (int i = 0; sh->v->open.group[set][seat] && i < RUMMY_PARTS; i++)
        for (int n = rummy_part_of(sh->v->open.group[set][seat], parts[i]); n > 0; n--)
            word(sh, NULL, 'c', rummy_card_of(sh->deck, set, parts[i]));
    lz_json_close(sh->w, ']');
}

static void groups(struct shower *sh) {
    lz_json_open(sh->w, "groups", '{');
    for (int set = 0; set < RUMMY_SETS; set++) {
        if (!rummy_in_play(&sh->v->open, set))
            continue;
        uint8_t parts[RUMMY_PARTS];
        in_order(sh, set, parts);
        lz_json_open(sh->w, word_of(sh, 'k', set), '[');
        for (int seat = 0; seat < sh->v->seen.seats; seat++)
            group(sh, set, seat, parts);
        lz_json_close(sh->w, ']');
    }
    lz_json_close(sh->w, '}');
}

static void seats(struct shower *sh, const char *key, unsigned set) {
    if (!set)
        return;
    lz_json_open(sh->w, key, '[');
    for (int seat = 0; seat < sh->v->seen.seats; seat++)
        if (set >> seat & 1)
            lz_json_number(sh->w, NULL, seat);
    lz_json_close(sh->w, ']');
}

static void sets(struct shower *sh, const char *key, unsigned sets) {
    if (!sets)
        return;
    lz_json_open(sh->w, key, '[');
    for (int set = 0; set < RUMMY_SETS; set++)
        if (sets >> set & 1)
            word(sh, NULL, 'k', set);
    lz_json_close(sh->w, ']');
}

/* The one that came first stands first. */
static void strengthened(struct shower *sh) {
    const uint8_t *set = sh->v->open.strengthened;
    if (set[0] == RUMMY_NONE && set[1] == RUMMY_NONE)
        return;
    lz_json_open(sh->w, "strengthened", '[');
    for (int i = 0; i < 2; i++)
        some_word(sh, NULL, 'k', set[i]);
    lz_json_close(sh->w, ']');
}

static void turn(struct shower *sh) {
    const struct rummy_open *open = &sh->v->open;
    lz_json_open(sh->w, "turn", '{');
    seat_number(sh, "seat", open->turn);
    some(sh, "acts", open->acts);
    if_so(sh, "any-act", open->any_act);
    some_word(sh, "revealed", 'k', open->revealed);
    strengthened(sh);
    sets(sh, "triggered", open->triggered);
    some_word(sh, "twin", 'k', open->twin);
    some_word(sh, "drawn", 'c', open->drawn);
    some(sh, "extra", lz_cards_count(&open->taken) + open->drawn_extra);
    some_cards(sh, "taken", &open->taken);
    some(sh, "looking", open->looking);
    if (open->target != RUMMY_NONE)
        lz_json_number(sh->w, "target", open->target);
    lz_json_close(sh->w, '}');
}

/* ---- what one would otherwise have to count */

static void set_key(struct shower *sh, int set) { lz_json_key(sh->w, word_of(sh, 'k', set)); }

static bool counts(const struct shower *sh, int set) {
    int points = 0;
    if (rummy_in_play(&sh->v->open, set) || sh->stories[set])
        return true;
    for (int seat = 0; sh->deck->beside && seat < sh->v->seen.seats; seat++)
        points += rummy_seat_points(sh->deck, &sh->v->open, set, seat);
    return points;
}

/* What each card of a group counts there, in the order in which `group` shows them: LE-1.5, a wild has no number of its
   own. */
static void worth(struct shower *sh, int set) {
    const struct rummy_open *open = &sh->v->open;
    uint8_t parts[RUMMY_PARTS];
    in_order(sh, set, parts);
    lz_json_open(sh->w, "worth", '[');
    for (int seat = 0; seat < sh->v->seen.seats; seat++) {
        lz_json_open(sh->w, NULL, '[');
        for (int i = 0; open->group[set][seat] && i < RUMMY_PARTS; i++)
            for (int n = rummy_part_of(open->group[set][seat], parts[i]); n > 0; n--)
                lz_json_number(sh->w, NULL, rummy_points(sh->deck, open, set, parts[i]));
        lz_json_close(sh->w, ']');
    }
    lz_json_close(sh->w, ']');
}

static void some_numbers(struct shower *sh, const char *key, const int16_t *points) {
    bool any = false;
    for (int seat = 0; seat < sh->v->seen.seats; seat++)
        any |= points[seat] != 0;
    if (any)
        numbers(sh, key, points);
}

/* A set as it lies there, and what the Tabloids would leave of it, if that is not all. */
static void set_now(struct shower *sh, int set, const struct rummy_open *left, const struct rummy_result *now) {
    const struct rummy_open *open = &sh->v->open;
    int16_t points[RUMMY_SEATS], struck[RUMMY_SEATS];
    int sum = 0, kin = sh->deck->kin ? sh->deck->kin(sh->deck, open, set) : 0;
    for (int seat = 0; seat < RUMMY_SEATS; seat++) {
        rummy_group group = open->group[set][seat], stays = left->group[set][seat];
        points[seat] = group || sh->deck->beside ? (int16_t)rummy_seat_points(sh->deck, open, set, seat) : 0;
        sum += points[seat];
        struck[seat] = group == stays ? 0 : (int16_t)(rummy_size(group) - rummy_size(stays));
    }
    set_key(sh, set);
    lz_json_open(sh->w, NULL, '{');
    if (rummy_in_play(open, set))
        worth(sh, set);
    numbers(sh, "points", points);
    some(sh, "total", kin ? kin + sum : 0);
    some(sh, "stories", sh->stories[set]);
    some_numbers(sh, "struck", struck);
    if (now->points[set] != kin + sum)
        lz_json_number(sh->w, "left", now->points[set]);
    if_so(sh, "doubled", now->proven >> set & 1);
    lz_json_close(sh->w, '}');
}

/* By what the viewer knows: of a hand the cards he is sure of. */
static void in_hand(struct shower *sh) {
    const struct rummy_view *v = sh->v;
    int16_t inhand[RUMMY_SEATS];
    for (int seat = 0; seat < v->seen.seats; seat++) {
        const struct lz_cards *sure = seat == v->seen.seat ? &v->mine : &v->known[seat];
        inhand[seat] = (int16_t)rummy_inhand(sh->deck, sure);
    }
    numbers(sh, "in-hand", inhand);
}

/* If it ended now: what all know of it. */
static void now(struct shower *sh) {
    static const int16_t nothing[RUMMY_SEATS];
    struct rummy_open left = rummy_discredited(sh->deck, &sh->v->open);
    struct rummy_result result = rummy_result_now(sh->deck, &left, sh->v->seen.seats, nothing);
    rummy_all_stories(sh->deck, &sh->v->open, sh->stories);
    lz_json_open(sh->w, "now", '{');
    lz_json_number(sh->w, "proven-at", sh->deck->proven_at);
    lz_json_open(sh->w, "sets", '{');
    for (int set = 0; set < RUMMY_SETS; set++)
        if (counts(sh, set))
            set_now(sh, set, &left, &result);
    lz_json_close(sh->w, '}');
    numbers(sh, "table", result.table);
}

static void limit(struct shower *sh, const char *key, int used, int of) {
    lz_json_number(sh->w, key, used > of ? used : of);
}

/* CO-5.1, CO-6.3, CO-9.1, LE-7.1: what a turn allows; the turn has how much of it is used. */
static void limits(struct shower *sh) {
    const struct rummy_rules *r = rummy_rules_of(sh->game);
    const struct rummy_open *open = &sh->v->open;
    struct rummy s = rummy_seen(sh->v);
    int reveals = open->revealed != RUMMY_NONE;
    int added = (open->strengthened[0] != RUMMY_NONE) + (open->strengthened[1] != RUMMY_NONE);
    lz_json_open(sh->w, "limits", '{');
    limit(sh, "actions", open->acts, rummy_actions(r, &s, RUMMY_NONE));
    if (r->meld_limit)
        limit(sh, "reveals", reveals, added < 2);
    if (r->add_limit)
        limit(sh, "strengthened", added, 2 - reveals);
    lz_json_close(sh->w, '}');
}

static void shutout(struct shower *sh) {
    int16_t has[RUMMY_SEATS];
    for (int seat = 0; seat < sh->v->seen.seats; seat++)
        has[seat] = (int16_t)rummy_shutout_points(sh->deck, &sh->v->open, sh->v->seen.seats, seat);
    lz_json_open(sh->w, "shut-out", '{');
    word(sh, "set", 'k', sh->deck->shutout_set);
    lz_json_number(sh->w, "needs", rummy_shutout_needs(sh->deck, sh->v->seen.seats));
    numbers(sh, "has", has);
    lz_json_close(sh->w, '}');
}

static void result(struct shower *sh) {
    const struct rummy_result *last = &sh->v->open.result;
    if (!last->hand)
        return;
    lz_json_open(sh->w, "last", '{');
    lz_json_number(sh->w, "hand", last->hand);
    seat_number(sh, "out", last->out);
    lz_json_bool(sh->w, "shut-out", last->shutout);
    numbers(sh, "table", last->table);
    numbers(sh, "in-hand", last->inhand);
    numbers(sh, "score", last->score);
    lz_json_open(sh->w, "points", '{');
    for (int set = 0; set < RUMMY_SETS; set++)
        if (last->points[set]) {
            set_key(sh, set);
            lz_json_number(sh->w, NULL, last->points[set]);
        }
    lz_json_close(sh->w, '}');
    lz_json_open(sh->w, "proven", '[');
    for (int set = 0; set < RUMMY_SETS; set++)
        if (last->proven >> set & 1)
            word(sh, NULL, 'k', set);
    lz_json_close(sh->w, ']');
    lz_json_close(sh->w, '}');
}

static void mine(struct shower *sh) {
    const struct rummy_view *v = sh->v;
    handful(sh, "hand", &v->mine);
    handfuls(sh, "known", v->known);
    some_ids(sh, "top", v->top, v->top_left);
    some_ids(sh, "looked", v->looked, RUMMY_LOOK);
    some_cards(sh, "fetched", &v->fetched);
    some_word(sh, "laid", 'c', v->laid);
    some_word(sh, "shown", 'c', v->shown);
}

/* CO-16.1, LE-15.1: options are open to all: those that are not as usual. */
static void options(struct shower *sh) {
    lz_json_open(sh->w, "options", '{');
    for (int i = 0; i < sh->game->option_count; i++) {
        const struct lz_option *option = &sh->game->options[i];
        if (sh->v->open.option[i] == option->usual)
            continue;
        char room[32];
        struct lz_writer value = lz_writer_in(room, sizeof room);
        lz_option_print(option, sh->v->open.option[i], &value);
        lz_json_text(sh->w, option->name, (struct lz_text){ room, value.len });
    }
    lz_json_close(sh->w, '}');
}

/* ---- what all see, in two stretches: between them the viewer has something of his own */

static void table(struct shower *sh) {
    const struct rummy_view *v = sh->v;
    const struct rummy_open *open = &v->open;
    struct lz_writer *w = sh->w;
    lz_json_string(w, "phase", sh->game->phases[v->seen.phase]);
    lz_json_number(w, "round", open->round);
    lz_json_number(w, "dealer", open->dealer);
    numbers(sh, "totals", open->total);
    lz_json_number(w, "target", rummy_target(sh->deck, open, v->seen.seats));
    lz_json_number(w, "unknown", open->unknown_left);
    ids(sh, "tabloids", open->tabloids, open->tabloids_left);
    some_cards(sh, "aside", &open->aside);
    lz_json_open(w, "held", '[');
    for (int seat = 0; seat < v->seen.seats; seat++)
        lz_json_number(w, NULL, open->held[seat]);
    lz_json_close(w, ']');
    groups(sh);
    handfuls(sh, "fronts", open->front);
    turn(sh);
    now(sh);
}

static void rules(struct shower *sh) {
    const struct rummy_view *v = sh->v;
    const struct rummy_open *open = &v->open;
    limits(sh);
    shutout(sh);
    some_word(sh, "striking", 'k', v->seen.phase == RUMMY_STRIKE ? open->strike_set : RUMMY_NONE);
    some(sh, "stall", open->stall);
    if_so(sh, "reshuffled", open->reshuffled);
    if_so(sh, "extra-hand", open->extra_hand);
    seats(sh, "laid-by", open->laid); /* LE-15.9 */
    result(sh);
    options(sh);
}

/* All that a stretch follows from: `open`, and phase and seats of what is seen. */
static void stretch(struct shower *sh, int number, void (*show)(struct shower *)) {
    if (lz_json_again(sh->w, number))
        return;
    show(sh);
    lz_json_noted(sh->w, number);
}

void rummy_show(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct rummy_view *v = view;
    struct shower sh = { game, game->facts, v, w, lz_lexicon_of(game, 'c'), lz_lexicon_of(game, 'k'), { 0 } };
    lz_json_open(w, NULL, '{');
    lz_json_from(w, (struct lz_text){ (const char *)&v->open, sizeof v->open },
                 (uint64_t)v->seen.phase << 8 | v->seen.seats);
    stretch(&sh, 0, table);
    in_hand(&sh);
    lz_json_close(w, '}');
    stretch(&sh, 1, rules);
    if (v->seen.seat < v->seen.seats)
        mine(&sh);
    lz_json_close(w, '}');
}

/* ---- words */

/* LE-5.11: a card may be of two sets. A card without a colour is of none. */
static void describe_card(const struct lz_game *game, lz_card id, struct lz_writer *w) {
    const struct rummy_deck *deck = game->facts;
    const struct rummy_card *card = &deck->card[id];
    bool proof = id == deck->file;
    for (int set = 0; set < RUMMY_SETS; set++)
        proof |= id == deck->set[set].proof;
    lz_json_string(w, "kind", rummy_rules_of(game)->words->card[id].kind);
    lz_json_number(w, "points", card->points);
    lz_json_number(w, "in-hand", card->inhand);
    lz_json_number(w, "copies", card->count);
    lz_json_bool(w, "action", card->action);
    lz_json_bool(w, "proof", proof);
    lz_json_open(w, "sets", '[');
    for (int set = 0; set < RUMMY_SETS; set++) {
        char room[64];
        struct lz_writer name = lz_writer_in(room, sizeof room);
        if (card->colour != deck->set[set].colour)
            continue;
        lz_word_print(game, 'k', set, &name);
        lz_json_text(w, NULL, (struct lz_text){ room, name.len });
    }
    lz_json_close(w, ']');
}

void rummy_describe(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    if (form == 'c')
        describe_card(game, (lz_card)arg, w);
}

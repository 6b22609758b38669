/* What a move will do, said before it is made. Everything is read from the view; the sentences are rows of
   rummy_says.def and of the game's own tables. */
#include "games/kit/rummy_say.h"

#include "core/words/effect.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

/* ---- saying */

enum { ROOM = 400 };

static const struct {
    uint8_t surety;
    const char *words;
} says[RUMMY_SAYS] = {
#define SAY(name, surety, words) { surety, words },
#include "games/kit/rummy_says.def"
#undef SAY
};

static void say_line(struct rummy_saying *t, const struct rummy_line *line) {
    char room[ROOM];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_assert(line->words && line->rule);
    lz_put_filled(&w, line->words, rummy_blanks, t);
    lz_effect_tell(t->out, line->surety, line->rule, &w);
}

static void say(struct rummy_saying *t, enum rummy_say which) {
    say_line(t, &(struct rummy_line){ says[which].surety, rummy_words_of(t)->rule[which], says[which].words });
}

static void say_number(struct rummy_saying *t, enum rummy_say which, int number) {
    t->number = number;
    say(t, which);
}

/* ---- what changes on the table */

static int me_of(const struct rummy_saying *t) { return t->v->seen.seat; }

static struct rummy_result counted(const struct rummy_saying *t, const struct rummy_open *open) {
    static const int16_t nothing[RUMMY_SEATS];
    return rummy_tally(t->r->deck, open, t->v->seen.seats, nothing);
}

static void say_seat(struct rummy_saying *t, int seat, int was, int will) {
    t->seat = seat;
    t->limit = was;
    if (seat == me_of(t))
        say_number(t, will < was ? RUMMY_S_NOW_LOSS : RUMMY_S_NOW_MINE, will);
    else
        say_number(t, RUMMY_S_NOW_OTHER, will);
}

/* All that lies before the seats is the same, and so is what the Tabloids tell against it. */
static bool counts_alike(const struct rummy_deck *deck, const struct rummy_open *was, const struct rummy_open *will) {
    uint8_t before[RUMMY_SETS], after[RUMMY_SETS];
    if (memcmp(was->group, will->group, sizeof was->group) != 0 ||
        memcmp(was->front, will->front, sizeof was->front) != 0)
        return false;
    rummy_all_stories(deck, was, before);
    rummy_all_stories(deck, will, after);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (before[set] != after[set] && rummy_in_play(was, set))
            return false;
    return true;
}

/* What a round that ended now would count, before the move and after it. */
static void say_changes(struct rummy_saying *t) {
    if (counts_alike(t->r->deck, &t->v->open, &t->after))
        return;
    struct rummy_result was = counted(t, &t->v->open), will = counted(t, &t->after);
    for (int set = 0; set < RUMMY_SETS; set++) {
        bool doubled = will.proven >> set & 1;
        t->set = set;
        if (doubled != (was.proven >> set & 1) && (doubled || rummy_in_play(&t->after, set)))
            say_number(t, doubled ? RUMMY_S_PROVEN : RUMMY_S_UNPROVEN, will.points[set]);
    }
    for (int i = 0, seats = t->v->seen.seats; i < seats; i++) {
        int seat = (me_of(t) + i) % seats;
        if (was.table[seat] != will.table[seat])
            say_seat(t, seat, was.table[seat], will.table[seat]);
    }
}

static void to_tabloids(struct rummy_open *open, int card) {
    if (open->tabloids_left < RUMMY_DECK)
        open->tabloids[open->tabloids_left++] = (uint8_t)card;
}

static void from_tabloids(struct rummy_open *open, int card) {
    int at = open->tabloids_left - 1;
    while (at >= 0 && open->tabloids[at] != card)
        at--;
    if (at < 0)
        return;
    for (; at + 1 < open->tabloids_left; at++)
        open->tabloids[at] = open->tabloids[at + 1];
    open->tabloids_left--;
}

/* The sets in play that a card in the Tabloids tells against. */
static bool tells(const struct rummy_saying *t, int set) {
    int colour = t->r->deck->card[t->card].colour;
    return colour && colour == t->r->deck->set[set].colour && rummy_in_play(&t->v->open, set);
}

static void say_stories(struct rummy_saying *t, enum rummy_say which) {
    for (t->set = 0; t->set < RUMMY_SETS; t->set++)
        if (tells(t, t->set))
            say_number(t, which, rummy_stories(t->r->deck, &t->after, t->set));
}

/* ---- laying */

static void say_action(struct rummy_saying *t, int cards) {
    struct rummy s = rummy_seen(t->v);
    if (!cards)
        return;
    if (t->v->seen.phase == RUMMY_EXTRA) {
        say(t, RUMMY_S_ACTION_FREE);
        return;
    }
    int set = t->m->verb == RUMMY_V_MELD || t->m->verb == RUMMY_V_ADD ? t->m->arg[0] : RUMMY_NONE;
    int acts = t->v->open.acts + cards;
    t->limit = rummy_actions(t->r, &s, set);
    t->limit = t->limit < acts ? acts : t->limit;
    say_number(t, RUMMY_S_ACTION, acts);
}

/* CO-7.1: only if a question follows. */
static void say_trigger(struct rummy_saying *t, int set) {
    struct rummy s = rummy_seen(t->v);
    s.open = t->after;
    int depth = s.open.frames.depth;
    if (t->r->trigger)
        t->r->trigger(&s, set);
    if (s.open.frames.depth > depth)
        say_line(t, &rummy_words_of(t)->card[t->r->deck->set[set].own].use);
}

static int strengthened(const struct rummy_open *open) {
    return (open->strengthened[0] != RUMMY_NONE) + (open->strengthened[1] != RUMMY_NONE);
}

/* CO-6.3 */
static void say_strength(struct rummy_saying *t) {
    struct rummy s = rummy_seen(t->v);
    if (!t->r->noted || t->m->verb != RUMMY_V_ADD)
        return;
    t->r->noted(&s, t->m->arg[0], false);
    t->limit = s.open.revealed == RUMMY_NONE ? 2 : 1;
    if (strengthened(&s.open) > strengthened(&t->v->open))
        say_number(t, RUMMY_S_STRENGTH, strengthened(&s.open));
}

static void say_shutout(struct rummy_saying *t) {
    const struct rummy_deck *deck = t->r->deck;
    int seats = t->v->seen.seats, points = rummy_shutout_points(deck, &t->after, seats, me_of(t));
    t->limit = rummy_shutout_needs(deck, seats);
    t->set = deck->shutout_set;
    if (points != rummy_shutout_points(deck, &t->v->open, seats, me_of(t)))
        say_number(t, RUMMY_S_SHUTOUT, points);
}

/* The Tabloids would strike the pile that has just grown. */
static void say_struck(struct rummy_saying *t) {
    const struct rummy_deck *deck = t->r->deck;
    struct rummy_open left = rummy_discredited(deck, &t->after);
    int set = t->m->arg[0], me = me_of(t);
    t->set = set;
    t->lost = rummy_size(t->after.group[set][me]) - rummy_size(left.group[set][me]);
    if (t->lost)
        say_number(t, RUMMY_S_STRUCK, rummy_stories(deck, &t->after, set));
}

static void tell_laying(struct rummy_saying *t) {
    int set = t->m->arg[0], actions = 0;
    enum rummy_say added = t->v->open.group[set][me_of(t)] ? RUMMY_S_ADD : RUMMY_S_ADD_FIRST;
    for (int i = 1; i < t->m->args; i++)
        actions += t->r->deck->card[t->m->arg[i]].action;
    t->set = set;
    t->card = t->m->arg[1];
    say_number(t, t->m->verb == RUMMY_V_MELD ? RUMMY_S_MELD : added,
               rummy_group_points(t->r->deck, &t->after, set, me_of(t)));
    say_trigger(t, set);
    say_action(t, actions);
    say_strength(t);
    say_shutout(t);
    say_changes(t);
    say_struck(t);
}

/* ---- playing and removing */

static void tell_play(struct rummy_saying *t) {
    t->card = t->m->arg[0];
    say_line(t, &rummy_words_of(t)->card[t->card].use);
    say_action(t, 1);
    say_shutout(t);
    say_changes(t);
}

/* A card on the table goes: whose, of which set, which. */
static void say_removal(struct rummy_saying *t, const int16_t at[3]) {
    rummy_group was = t->v->open.group[at[1]][at[0]], will = t->after.group[at[1]][at[0]];
    t->seat = at[0];
    t->set = at[1];
    t->card = at[2];
    say(t, RUMMY_S_REMOVE);
    if (rummy_size(was) > rummy_size(will) + 1)
        say_number(t, RUMMY_S_ORPHANS, rummy_size(was) - rummy_size(will) - 1);
}

static void tell_aimed(struct rummy_saying *t) {
    t->card = t->m->arg[0];
    say_line(t, &rummy_words_of(t)->card[t->card].use);
    say_removal(t, t->m->arg + 1);
    say_action(t, 1);
    say_changes(t);
}

static void tell_table(struct rummy_saying *t) {
    say_removal(t, t->m->arg);
    say_changes(t);
}

/* ---- drawing, taking, keeping */

static bool lays(const struct lz_move *m, lz_card card) {
    for (int i = 1; i < m->args; i++)
        if ((m->verb == RUMMY_V_MELD || m->verb == RUMMY_V_ADD) && m->arg[i] == card)
            return true;
    return false;
}

static bool can_lay(const struct rummy_saying *t, const struct rummy *s, lz_card card) {
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, false };
    rummy_legal(t->r->game, s, me_of(t), &moves);
    for (uint32_t i = 0; i < moves.count; i++)
        if (lays(&room[i], card))
            return true;
    return false;
}

/* The chance that a hidden card could be laid in this turn, out of 1000. */
static int laying_odds(const struct rummy_saying *t) {
    struct rummy s = rummy_seen(t->v);
    struct lz_cards hidden = rummy_hidden(t->r, t->v);
    int me = me_of(t), all = lz_cards_count(&hidden), good = 0;
    s.head.phase = RUMMY_MAIN;
    for (uint32_t ids = lz_cards_ids(&hidden); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        lz_cards_add(&s.hand[me], id);
        s.open.held[me]++;
        good += can_lay(t, &s, id) ? lz_cards_of(&hidden, id) : 0;
        s.open.held[me]--;
        lz_cards_take(&s.hand[me], id);
    }
    return all ? (1000 * good + all / 2) / all : 0;
}

static void say_odds(struct rummy_saying *t) {
    char room[ROOM];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    int odds = laying_odds(t);
    lz_put(&w, says[RUMMY_S_DRAW_LAYS].words);
    if (odds)
        lz_effect_odds(t->out, rummy_words_of(t)->rule[RUMMY_S_DRAW_LAYS], (uint16_t)odds, &w);
}

static void say_unknown(struct rummy_saying *t) {
    struct rummy s = rummy_seen(t->v);
    int looks = t->r->draw_looks ? t->r->draw_looks(&s) : 1;
    t->card = t->v->top[0];
    if (!t->v->open.unknown_left)
        say(t, RUMMY_S_DRAW_NONE);
    else if (looks > 1)
        say_number(t, RUMMY_S_DRAW_LOOK, looks);
    else if (t->v->top_left)
        say(t, RUMMY_S_DRAW_KNOWN);
    else {
        say(t, RUMMY_S_DRAW);
        say_odds(t);
    }
}

/* LE-7.6: may what is fetched be played at once? The question comes even if an open card cannot. */
static bool at_once(const struct rummy_saying *t, lz_card card, bool openly) {
    struct rummy s = rummy_seen(t->v);
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, false };
    int depth = s.open.frames.depth;
    if (openly) {
        lz_cards_add(&s.hand[me_of(t)], card);
        s.open.held[me_of(t)]++;
    }
    t->r->fetched(t->r, &s, &card, 1, openly);
    if (s.open.frames.depth == depth || !openly)
        return s.open.frames.depth > depth;
    s.head.phase = RUMMY_EXTRA;
    rummy_legal(t->r->game, &s, me_of(t), &moves);
    return moves.count > 1; /* besides to decline */
}

static void say_fetch(struct rummy_saying *t) {
    int left = t->v->open.unknown_left;
    bool refill = t->r->reshuffles > t->v->open.reshuffled;
    say_number(t, RUMMY_S_FETCH_DRAW, left < 2 && !refill ? left : 2);
    if (at_once(t, 0, false))
        say(t, RUMMY_S_AT_ONCE_DRAWN);
}

static void tell_draw(struct rummy_saying *t) {
    int phase = t->v->seen.phase;
    if (phase >= RUMMY_PHASES) {
        say_line(t, &rummy_words_of(t)->own[phase - RUMMY_PHASES]);
    } else if (phase == RUMMY_FETCH) {
        say_fetch(t);
    } else if (t->m->arg[0] == RUMMY_UNKNOWN) {
        say_unknown(t);
    } else {
        t->card = t->v->open.tabloids[t->v->open.tabloids_left - 1];
        say(t, RUMMY_S_DRAW_OPEN);
        say_stories(t, RUMMY_S_STORY_LESS);
        say_changes(t);
    }
}

static void tell_take(struct rummy_saying *t) {
    t->card = t->m->arg[0];
    bool fetch = t->v->seen.phase == RUMMY_FETCH;
    say(t, fetch ? RUMMY_S_FETCH : RUMMY_S_LIFT);
    if (fetch && at_once(t, (lz_card)t->card, true))
        say(t, RUMMY_S_AT_ONCE);
    say_stories(t, RUMMY_S_STORY_LESS);
    say_changes(t);
}

static void tell_keep(struct rummy_saying *t) {
    t->card = t->m->arg[0];
    say_number(t, t->v->open.looking > 1 ? RUMMY_S_KEEP_BACK : RUMMY_S_KEEP, t->v->open.looking - 1);
}

/* ---- discarding */

static void say_going_out(struct rummy_saying *t) {
    const struct rummy_deck *deck = t->r->deck;
    struct rummy_open left = rummy_discredited(deck, &t->after);
    int seats = t->v->seen.seats, points = rummy_shutout_points(deck, &left, seats, me_of(t));
    say(t, RUMMY_S_GO_OUT);
    t->set = deck->shutout_set;
    t->limit = rummy_shutout_needs(deck, seats);
    if (points >= t->limit)
        say_number(t, RUMMY_S_GO_OUT_SHUT, points);
}

static bool rival_next(const struct rummy_saying *t) {
    int me = me_of(t), seats = t->v->seen.seats;
    return rummy_side(t->r->game, seats, me) != rummy_side(t->r->game, seats, lz_left_of(me, seats));
}

static void say_discard(struct rummy_saying *t) {
    bool out = t->v->open.held[me_of(t)] == 1;
    if (out)
        say_going_out(t);
    else
        say(t, RUMMY_S_DISCARD);
    say_stories(t, RUMMY_S_STORY);
    for (t->set = 0; t->set < RUMMY_SETS && !out && rival_next(t); t->set++)
        if (tells(t, t->set))
            say(t, RUMMY_S_NEXT);
}

static void tell_discard(struct rummy_saying *t) {
    const struct rummy_deck *deck = t->r->deck;
    t->card = t->m->arg[0];
    if (t->v->seen.phase == RUMMY_MAIN)
        say_discard(t);
    else if (t->v->seen.phase == RUMMY_LAST)
        say_number(t, RUMMY_S_LAST, rummy_inhand(deck, &t->v->mine) - deck->card[t->card].inhand);
    else
        say(t, RUMMY_S_FALLS);
    if (t->v->seen.phase != RUMMY_MAIN)
        say_stories(t, RUMMY_S_STORY);
    say_changes(t);
}

/* ---- passing, choosing, declining */

static const struct rummy_line *own_line(const struct rummy_saying *t, const struct rummy_line *lines) {
    int phase = t->v->seen.phase;
    return phase >= RUMMY_PHASES && lines[phase - RUMMY_PHASES].words ? &lines[phase - RUMMY_PHASES] : NULL;
}

static void tell_own(struct rummy_saying *t) {
    t->card = t->m->arg[0];
    t->seat = t->v->open.target;
    say_line(t, own_line(t, rummy_words_of(t)->own));
}

static void tell_seat(struct rummy_saying *t) {
    t->seat = t->m->arg[0];
    say_line(t, own_line(t, rummy_words_of(t)->own));
}

static void tell_pass(struct rummy_saying *t) {
    t->card = t->m->arg[0];
    if (t->v->seen.phase >= RUMMY_PHASES) {
        say_line(t, own_line(t, rummy_words_of(t)->own));
        return;
    }
    say_line(t, &rummy_words_of(t)->pass[0]);
    say_line(t, &rummy_words_of(t)->pass[1]);
}

static void say_strike(struct rummy_saying *t) {
    int set = t->v->open.strike_set;
    const int16_t at[] = { (int16_t)me_of(t), (int16_t)set, t->m->arg[0] };
    rummy_group was = t->v->open.group[at[1]][at[0]], will = t->after.group[at[1]][at[0]];
    t->set = set;
    say_number(t, RUMMY_S_STRIKE, rummy_group_points(t->r->deck, &t->after, set, me_of(t)));
    if (rummy_size(was) > rummy_size(will) + 1)
        say_number(t, RUMMY_S_ORPHANS, rummy_size(was) - rummy_size(will) - 1);
}

/* A card chosen in a phase of the game's own is covered up. */
static void tell_card(struct rummy_saying *t) {
    t->card = t->m->arg[0];
    if (t->v->seen.phase == RUMMY_STRIKE) {
        say_strike(t);
    } else if (t->v->seen.phase == RUMMY_ORDER) {
        say(t, RUMMY_S_ORDER);
    } else {
        say_line(t, own_line(t, rummy_words_of(t)->own));
        say_stories(t, RUMMY_S_STORY_LESS);
        say_changes(t);
    }
}

static void tell_fate(struct rummy_saying *t) {
    bool thrown = t->m->arg[0] == RUMMY_THROW;
    t->card = t->v->shown;
    t->seat = t->v->open.target;
    say_line(t, own_line(t, thrown ? rummy_words_of(t)->own : rummy_words_of(t)->not ));
    if (thrown)
        say_stories(t, RUMMY_S_STORY);
    say_changes(t);
}

static void tell_decline(struct rummy_saying *t) {
    const struct rummy_line *line = own_line(t, rummy_words_of(t)->not );
    if (line)
        say_line(t, line);
    else
        say(t, t->v->seen.phase == RUMMY_EXTRA ? RUMMY_S_DECLINE_EXTRA : RUMMY_S_DECLINE);
}

static void (*const tellers[RUMMY_VERBS])(struct rummy_saying *) = {
    [RUMMY_V_MELD] = tell_laying,      [RUMMY_V_ADD] = tell_laying,       [RUMMY_V_PLAY] = tell_play,
    [RUMMY_V_PLAY_AT] = tell_aimed,    [RUMMY_V_DRAW] = tell_draw,        [RUMMY_V_KEEP] = tell_keep,
    [RUMMY_V_TAKE] = tell_take,        [RUMMY_V_GIVE] = tell_own,         [RUMMY_V_PASS] = tell_pass,
    [RUMMY_V_CHOOSE_SEAT] = tell_seat, [RUMMY_V_CHOOSE_CARD] = tell_card, [RUMMY_V_CHOOSE_TABLE] = tell_table,
    [RUMMY_V_CHOOSE_FATE] = tell_fate, [RUMMY_V_DISCARD] = tell_discard,  [RUMMY_V_DECLINE] = tell_decline,
};

/* ---- the table after a move */

static void lose(const struct rummy_deck *deck, struct rummy_open *open, const int16_t at[3]) {
    rummy_group_lose(rummy_orphans(deck, open), &open->group[at[1]][at[0]], rummy_part(deck, at[1], (lz_card)at[2]));
}

static void lay(const struct rummy_deck *deck, struct rummy_open *open, const struct lz_move *m) {
    rummy_group *group = &open->group[m->arg[0]][m->seat];
    for (int i = 1; i < m->args; i++)
        *group = (rummy_group)(*group + (1 << 4 * rummy_part(deck, m->arg[0], (lz_card)m->arg[i])));
}

static void play(const struct rummy_rules *r, struct rummy_open *open, const struct lz_move *m) {
    if (r->words->card[m->arg[0]].stays)
        lz_cards_add(&open->front[m->seat], (lz_card)m->arg[0]);
    if (m->verb != RUMMY_V_PLAY_AT)
        return;
    to_tabloids(open, m->arg[3]);
    lose(r->deck, open, m->arg + 1);
}

static void choose(const struct rummy_rules *r, const struct rummy_view *v, const struct lz_move *m,
                   struct rummy_open *open) {
    const int16_t mine[] = { m->seat, v->open.strike_set, m->arg[0] };
    if (v->seen.phase == RUMMY_STRIKE)
        lose(r->deck, open, mine);
    else if (v->seen.phase >= RUMMY_PHASES)
        from_tabloids(open, m->arg[0]);
}

struct rummy_open rummy_after(const struct rummy_rules *r, const struct rummy_view *v, const struct lz_move *m) {
    struct rummy_open open = v->open;
    switch (m->verb) {
    case RUMMY_V_MELD:
    case RUMMY_V_ADD:
        lay(r->deck, &open, m);
        break;
    case RUMMY_V_PLAY:
    case RUMMY_V_PLAY_AT:
        play(r, &open, m);
        break;
    case RUMMY_V_DRAW:
        if (m->arg[0] == RUMMY_TABLOIDS)
            from_tabloids(&open, open.tabloids[open.tabloids_left - 1]);
        break;
    case RUMMY_V_TAKE:
        from_tabloids(&open, m->arg[0]);
        break;
    case RUMMY_V_DISCARD:
        to_tabloids(&open, m->arg[0]);
        break;
    case RUMMY_V_CHOOSE_TABLE:
        to_tabloids(&open, m->arg[2]);
        lose(r->deck, &open, m->arg);
        break;
    case RUMMY_V_CHOOSE_FATE:
        if (m->arg[0] == RUMMY_THROW)
            to_tabloids(&open, v->shown);
        break;
    case RUMMY_V_CHOOSE_CARD:
        choose(r, v, m, &open);
        break;
    }
    return open;
}

void rummy_effect(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_effects *out) {
    const struct rummy_rules *r = rummy_rules_of(game);
    struct rummy_saying t = { .r = r, .v = view, .m = &in->move, .out = out };
    t.after = rummy_after(r, t.v, t.m);
    lz_assert(in->move.verb < RUMMY_VERBS);
    tellers[in->move.verb](&t);
}

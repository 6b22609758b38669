/* The view as text: how it stands, networks node by node, the turn, hands. In the set's words. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/lies/lies_inner.h"

enum { LINE = 6000, INDENT = 4 };

/* A line in the making, and where it goes. */
struct page {
    const struct lz_game *game;
    const struct lies_data *d;
    const struct lies_view *v;
    const struct lz_paper *paper;
    struct lz_writer *w, line;
    char room[LINE];
};

/* ---- lines */

static uint32_t columns(struct lz_text text) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < text.len; i++)
        count += ((uint8_t)text.at[i] & 0xc0) != 0x80;
    return count;
}

/* As much of the word as fits into so many columns. */
static struct lz_text cut_columns(struct lz_text *word, uint32_t most) {
    uint32_t len = 0, count = 0;
    while (len < word->len && (count < most || ((uint8_t)word->at[len] & 0xc0) == 0x80))
        count += ((uint8_t)word->at[len++] & 0xc0) != 0x80;
    return lz_cut(word, len);
}

static struct lz_writer *begin(struct page *p) {
    p->line = lz_writer_in(p->room, sizeof p->room);
    return &p->line;
}

/* Words, broken between them where a line is full; what follows the first line stands to the right. */
static void end(struct page *p, uint32_t indent) {
    struct lz_text words = { p->room, p->line.len };
    struct lz_writer *w = p->w;
    uint32_t at = 0;
    for (struct lz_text word = lz_take_word(&words); word.len;) {
        uint32_t begins = at ? at + 1 : indent;
        if (at && begins + columns(word) > p->paper->wide) {
            lz_put_char(w, '\n');
            at = 0;
            begins = indent + INDENT;
        }
        for (; at < begins; at++)
            lz_put_char(w, ' ');
        struct lz_text part = cut_columns(&word, p->paper->wide - at); /* a set's name may be longer than a line */
        lz_put_text(w, part);
        at += columns(part);
        if (!word.len)
            word = lz_take_word(&words);
    }
    lz_put(w, at ? "\n" : "");
}

/* ---- the round and the sides */

static void put_head(struct page *p) {
    const struct lies_open *o = &p->v->open;
    struct lz_writer *line = begin(p);
    lz_put(line, o->round ? "Round " : "Setup");
    if (o->round) {
        lz_put_number(line, o->round);
        lz_put(line, " of ");
        lz_put_number(line, o->rounds);
    }
    if (o->round && o->option[LIES_O_SCENARIO] == LIES_SCENARIO_ON) {
        lz_put(line, ", ");
        lz_put(line, p->d->part[o->round - 1].title);
    }
    lz_put(line, ".");
    end(p, 0);
    lies_put_end(p->d, p->v, begin(p));
    end(p, 0);
    if (!o->round) {
        lies_put_handicap(p->d, p->v, begin(p));
        end(p, 0);
    }
}

static void put_seat(struct page *p, int seat) {
    const struct lies_view *v = p->v;
    struct lz_writer *line = begin(p);
    lz_put(line, p->d->deck[v->open.role[seat]].name);
    lz_put(line, " (");
    lz_put_seat_after(line, p->d->deck[v->open.role[seat]].id, p->paper->names, seat);
    lz_put(line, seat == v->seen.seat ? ", you): " : "): ");
    lies_put_points(v->open.points[seat], line);
    lz_put(line, ", hand ");
    lz_put_number(line, v->open.hands[seat]);
    lz_put(line, ", deck ");
    lz_put_number(line, v->open.decks[seat]);
    lz_put(line, lz_in(v->seen.may, seat) ? ", decides now." : ".");
    end(p, 2);
}

/* LL-10.4: of a total */
static void put_share(int handicap, struct lz_writer *w) {
    if (!handicap)
        return;
    lz_put(w, " (");
    lz_put_number(w, handicap);
    lz_put(w, " of it handicap)");
}

static void put_teams(struct page *p) {
    const struct lies_view *v = p->v;
    for (int team = 0; team < LIES_TEAMS; team++) {
        struct lz_writer *line = begin(p);
        lz_put(line, lies_team_name(p->d, team));
        lz_put(line, ": ");
        lies_put_points(lies_total(p->d, &v->open, v->seen.seats, (enum lies_team)team), line);
        put_share(team == LIES_STOPPERS ? lies_handicap(p->d, &v->open, v->seen.seats) : 0, line);
        lz_put(line, v->seen.over ? "." : "; a turn would score ");
        if (!v->seen.over) {
            lz_put_number(line, lies_board_points(p->d, &v->open, v->seen.seats, (enum lies_team)team));
            lz_put(line, " now.");
        }
        end(p, 0);
        for (int i = 0; i < v->seen.seats; i++)
            if ((int)lies_team_of(v->open.role[i]) == team)
                put_seat(p, i);
    }
}

/* ---- networks */

static void put_tokens(int tokens, struct lz_writer *w) {
    lz_put_number(w, tokens);
    lz_put(w, tokens == 1 ? " token" : " tokens");
}

static void put_net(struct page *p, int net) {
    const struct lies_open *o = &p->v->open;
    int pays = lies_net_pays(p->d, o, net);
    struct lz_writer *line = begin(p);
    lz_put(line, p->d->net[net].name);
    lz_put(line, ": ");
    if (pays < 0) {
        lies_put_words(p->d, "the <Spreaders> hold ", line);
        lz_put_number(line, __builtin_popcount(p->d->net[net].nodes & lies_controlled(p->d, o)));
        lz_put(line, " of ");
        lz_put_number(line, __builtin_popcount(p->d->net[net].nodes));
        lz_put(line, " nodes, lacking ");
        put_tokens(lies_net_lacks(p->d, o, net, LIES_SPREADERS), line);
        lz_put(line, "; ");
        put_tokens(lies_net_lacks(p->d, o, net, LIES_STOPPERS), line);
        lz_put(line, " from clean.");
    } else {
        lies_put_words(p->d, pays == LIES_SPREADERS ? "held, pays the <Spreaders> " : "clean, pays the <Stoppers> ",
                       line);
        lz_put_number(line, lies_net_worth(p->d, p->v->seen.seats, net, pays));
        lz_put(line, ".");
    }
    end(p, 0);
}

static int count_of(const struct lies_open *o, int node, int piece) {
    const struct lies_node *n = &o->node[node];
    const int counts[LIES_PIECES] = {
        n->theory[0], n->theory[1], n->aware, lies_has(o->vulnerable, node), lies_has(o->flagged, node), n->mods
    };
    return counts[piece];
}

/* "Newsroom (CH1) 2 Birds, 1 Aware, held". Nothing of a node without pieces. */
static bool put_node(struct page *p, int node, struct lz_writer *line) {
    const struct lies_open *o = &p->v->open;
    bool some = false;
    for (int piece = 0; piece < LIES_PIECES; piece++) {
        int count = count_of(o, node, piece);
        if (!count)
            continue;
        if (!some) {
            lz_put(line, line->len ? "; " : "");
            lies_put_place(p->d, node, line);
        }
        lz_put(line, some ? ", " : " ");
        lies_put_counted(p->d, piece, count, line);
        some = true;
    }
    if (lies_pile(o, node))
        lz_put(line, lies_has(lies_controlled(p->d, o), node) ? ", held" : ", not held");
    return some;
}

/* One paragraph for each: a line for each node made the table longer than a screen or an ear bears. */
static void put_networks(struct page *p) {
    for (int net = 0; net < p->d->nets; net++) {
        uint32_t empty = 0;
        put_net(p, net);
        struct lz_writer *line = begin(p);
        LIES_EACH (n, p->d->net[net].nodes)
            empty |= put_node(p, (int)n, line) ? 0 : lies_bit((int)n);
        if (empty) {
            lz_put(line, line->len ? "; empty " : "Empty: ");
            lies_put_places_of(p->d, empty, line);
        }
        lz_put(line, ".");
        end(p, 2);
    }
}

/* ---- the turn, and hands */

static void put_turn(struct page *p) {
    const struct lies_open *o = &p->v->open;
    const struct lies_deck *deck = &p->d->deck[o->role[o->turn]];
    struct lz_writer *line = begin(p);
    if (o->stage < LIES_S_TURN || o->stage > LIES_S_ANSWER)
        return;
    lz_put(line, "Turn of the ");
    lz_put(line, deck->name);
    if (o->stage == LIES_S_TURN && o->step < deck->steps) {
        lz_put(line, ", step ");
        lz_put(line, deck->step[o->step].name);
    }
    lz_put(line, ": ");
    lies_put_ledger(p->d, o, line);
    lz_put(line, ". Action cards played: ");
    lz_put_number(line, o->cards);
    if (o->option[LIES_O_CARDS]) {
        lz_put(line, " of ");
        lz_put_number(line, o->option[LIES_O_CARDS]);
    }
    lz_put(line, ".");
    end(p, 0);
}

static void put_card(struct page *p, int seat, int k, struct lz_writer *line) {
    const struct lies_deck *deck = &p->d->deck[p->v->open.role[seat]];
    lz_put_number(line, p->v->hand[seat][k]);
    lz_put_char(line, ' ');
    lz_title_print(p->game, 'c', lies_card_of(p->v->open.role[seat], k), line);
    lz_put(line, " (");
    lz_put(line, deck->card[k].id);
    lz_put(line, deck->card[k].timing == LIES_REACTION ? ", Reaction)" : ")");
}

static void put_own_hand(struct page *p, int seat) {
    const struct lies_deck *deck = &p->d->deck[p->v->open.role[seat]];
    lz_put(begin(p), "Your hand:");
    end(p, 0);
    for (int k = 0; k < deck->kinds; k++)
        if (p->v->hand[seat][k]) {
            struct lz_writer *line = begin(p);
            put_card(p, seat, k, line);
            lz_put(line, ": ");
            lz_put(line, deck->card[k].text);
            end(p, 2);
        }
}

/* Only what the cards are called: what they do can be asked for. */
static void put_shown_hand(struct page *p, int seat) {
    const struct lies_deck *deck = &p->d->deck[p->v->open.role[seat]];
    struct lz_writer *line = begin(p);
    lz_put(line, "Hand of the ");
    lz_put(line, deck->name);
    for (int k = 0, some = 0; k < deck->kinds; k++)
        if (p->v->hand[seat][k]) {
            lz_put(line, some++ ? ", " : ": ");
            put_card(p, seat, k, line);
        }
    lz_put(line, ".");
    end(p, 0);
}

static void put_hands(struct page *p) {
    const struct lies_view *v = p->v;
    bool own = v->seen.seat < v->seen.seats && v->open.hands[v->seen.seat];
    if (own && lz_in(v->shown, v->seen.seat))
        put_own_hand(p, v->seen.seat);
    for (int i = 0; i < v->seen.seats; i++)
        if (i != v->seen.seat && lz_in(v->shown, i) && v->open.hands[i])
            put_shown_hand(p, i);
}

void lies_table(const struct lz_game *game, const void *view, const struct lz_paper *paper, struct lz_writer *w) {
    struct page page = { .game = game, .d = lies_facts(game), .v = view, .paper = paper, .w = w };
    put_head(&page);
    put_teams(&page);
    put_networks(&page);
    put_turn(&page);
    put_hands(&page);
}

/* Pages of Lizards & Lies: the reference sheet with all cards (LL-1.16), hands, nodes, piles, the score. */
#include "clients/cli/draw/draw_lies.h"

#include "core/seats.h"
#include "core/words/address.h"

static void heading(const struct frame *frame, const char *words, struct lz_writer *w) {
    term_styled(frame->term, w, BOLD, words);
    lz_put_char(w, '\n');
}

/* LL-0.1 */
static void put_note(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    term_put_wrapped(w, lz_span(d->note), (struct term_wrap){ frame->term->wide, 0, 9 });
}

/* ---- tokens and keywords */

/* In the order of a page, in the set's words: LIES_WORD_LIST. */
static const struct {
    int piece;
    const char *name;
} pieces[] = {
    { LIES_BIRD, NULL }, /* theories have names of their own */
    { LIES_LIZARD, NULL },   { LIES_AWARE, "<Aware>" },     { LIES_MOD, "<Moderator>" },
    { LIES_FLAG, "<Flag>" }, { LIES_VULN, "<Vulnerable>" },
};

static const char *const keywords[][2] = {
    { "[{node}]", "held by the <Spreaders>: more tokens than <Aware (several)> and <Moderators> together" },
    { "({node})", "tokens there, but not held" },
    { "engaged", "you have pieces there: <Spreaders> any token, <Educators> <an Aware>" },
    { "within reach", "where you are engaged, and every node connected to it" },
    { "Buy In", "a piece that finds no room goes to every connected node with room instead; once per card or power" },
    { "activate", "the node loses as many tokens as it holds <Aware (several)>; the <Aware (several)> stay" },
    { "Shift", "a token moves along a connection; nothing was added" },
    { "clean", "a network without any conspiracy token: it pays the <Stoppers>" },
    { "ledger", "what came and went in a turn; Reactions look at it" },
};

static void put_example(const void *facts, struct lz_writer *w) {
    const struct lies_data *d = facts;
    lz_put(w, d->node[31 - __builtin_clz(d->net[1].nodes)].id);
}

/* The sentence in the set's words; {node} is the last one of the second network. */
static void put_sentence(const struct lies_data *d, const char *sentence, struct lz_writer *w) {
    static const struct lz_blank blanks[] = { { "node", put_example }, { NULL, NULL } };
    char room[400];
    struct lz_writer said = lz_writer_in(room, sizeof room);
    lies_put_words(d, sentence, &said);
    lz_put_filled(w, room, blanks, d);
}

static void put_piece_name(const struct lies_data *d, size_t row, struct lz_writer *w) {
    if (pieces[row].name)
        lies_put_words(d, pieces[row].name, w);
    else
        lz_put(w, lies_theory(d, pieces[row].piece, 1));
}

void lies_put_key(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    char room[700];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    bool brief = frame->term->wide < LIES_BY_PLACE; /* a line is all that there is room for */
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        lies_put_sign(frame->term, pieces[i].piece, 1, &line);
        lz_put(&line, brief ? "" : " ");
        put_piece_name(d, i, &line);
        lz_put(&line, " ");
    }
    put_sentence(d, brief ? "[held]" : "[{node}] held by the <Spreaders>, ({node}) not held", &line);
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 0, 4 });
}

static void put_keyword(const struct frame *frame, size_t row, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    char left[40], right[400];
    struct lz_writer word = lz_writer_in(left, sizeof left), about = lz_writer_in(right, sizeof right);
    put_sentence(d, keywords[row][0], &word);
    put_sentence(d, keywords[row][1], &about);
    term_put_pair(&(struct term_list){ frame->term, w, 17 }, left, right);
}

static void put_pieces(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
    heading(frame, "Tokens", w);
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        char left[100], right[400];
        struct lz_writer name = lz_writer_in(left, sizeof left), about = lz_writer_in(right, sizeof right);
        lies_put_sign(frame->term, pieces[i].piece, 1, &name);
        lz_put_char(&name, ' ');
        put_piece_name(d, i, &name);
        lies_put_words(d, lies_piece_says[pieces[i].piece], &about);
        lz_put(&about, " Left: ");
        lz_put_number(&about, o->supply[pieces[i].piece]);
        lz_put(&about, " of ");
        lz_put_number(&about, d->supply[pieces[i].piece]);
        lz_put(&about, ".");
        term_put_pair(&(struct term_list){ frame->term, w, 17 }, left, right);
    }
    lz_put(w, "A node has room for ");
    lz_put_number(w, d->conspiracy_limit);
    lz_put(w, " conspiracy tokens and ");
    lz_put_number(w, d->aware_limit);
    lies_put_words(d, " <Aware (several)>; a hand for ", w);
    lz_put_number(w, d->hand);
    lz_put(w, " cards.\n");
    heading(frame, "Words", w);
    for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++)
        put_keyword(frame, i, w);
}

/* ---- decks */

static void put_steps(const struct frame *frame, const struct lies_deck *deck, struct lz_writer *w) {
    for (int i = 0; i < deck->steps; i++) {
        const struct lies_step *step = &deck->step[i];
        char left[80];
        struct lz_writer name = lz_writer_in(left, sizeof left);
        lz_put_number(&name, i + 1);
        lz_put_char(&name, ' ');
        lz_put(&name, step->name);
        term_put_pair(&(struct term_list){ frame->term, w, 30 }, left, *step->text ? step->text : "Play Action cards.");
    }
    if (deck->doubles)
        term_put_pair(&(struct term_list){ frame->term, w, 30 }, "Double Down",
                      "Once a turn, after a step: repeat that card or step.");
}

static void put_deck_card(const struct frame *frame, int card, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    static const char *const timing[] = { "Action", "Step", "Reaction" };
    const struct lies_card *about = &d->deck[card / LIES_DECK].card[card % LIES_DECK];
    char left[120], right[600];
    struct lz_writer name = lz_writer_in(left, sizeof left), text = lz_writer_in(right, sizeof right);
    lz_put(&name, about->id);
    lz_put_char(&name, ' ');
    lz_put_number(&name, about->copies);
    lz_put(&name, term_glyph(frame->term, TIMES));
    lz_put(&text, draw_title(frame->game, 'c', card));
    lz_put(&text, ", ");
    lz_put(&text, timing[about->timing]);
    lz_put(&text, ". ");
    lz_put(&text, about->text);
    term_put_pair(&(struct term_list){ frame->term, w, 11 }, left, right);
}

static void put_deck(const struct frame *frame, int role, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_deck *deck = &d->deck[role];
    term_style(frame->term, w, BOLD);
    lz_put(w, deck->name);
    lz_put(w, " (");
    lz_put(w, deck->id);
    lz_put(w, ", ");
    lz_put(w, lies_team_name(d, (int)lies_team_of(role)));
    lz_put(w, ")\n");
    term_style(frame->term, w, PLAIN);
    put_steps(frame, deck, w);
    for (int kind = 0; kind < deck->kinds; kind++)
        put_deck_card(frame, lies_card_of(role, kind), w);
}

/* `cards`: everything, one's own board first; `cards PM`: that deck alone. */
static void put_cards(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    int own = v->seen.seat < LIES_SEATS ? v->open.role[v->seen.seat] : 0;
    put_note(frame, w);
    for (int role = 0; rest.len && role < LIES_ROLES; role++)
        if (lz_text_like(rest, d->deck[role].id)) {
            put_deck(frame, role, w);
            return;
        }
    put_pieces(frame, w);
    put_deck(frame, own, w);
    for (int role = 0; role < LIES_ROLES; role++)
        if (role != own)
            put_deck(frame, role, w);
}

static void put_hands(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    (void)rest;
    put_note(frame, w);
    for (int i = 0; i < v->seen.seats; i++)
        if (i == v->seen.seat)
            lies_put_hand(frame, i, (struct lies_space){ LIES_HAND_TEXTS, frame->term->wide }, w);
    for (int i = 0; i < v->seen.seats; i++)
        if (i != v->seen.seat)
            lies_put_hand(frame, i, (struct lies_space){ LIES_HAND_TEXTS, frame->term->wide }, w);
}

/* How a line of a node is read. */
static void put_lines_key(const struct frame *frame, struct lz_writer *w) {
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lz_put(&line, "After the pieces stand the nodes that it is connected to, those of its own network by number alone; "
                  "a small number says that it lies ");
    lies_put_beside(frame, &line);
    lz_put(&line, ".");
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 0, 4 });
}

static void put_nodes(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    lies_put_list(frame, true, w);
    lies_put_key(frame, w);
    put_lines_key(frame, w);
}

static void put_pile(const struct frame *frame, int seat, struct lz_writer *w) {
    const struct lies_open *o = lies_open_of(frame);
    char room[1200];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    bool some = false;
    draw_seat(frame, seat, &line);
    lz_put(&line, ": hand ");
    lz_put_number(&line, o->hands[seat]);
    lz_put(&line, ", deck ");
    lz_put_number(&line, o->decks[seat]);
    lz_put(&line, ", discarded: ");
    for (int kind = 0; kind < LIES_DECK; kind++)
        for (int i = 0; i < o->discard[seat][kind]; i++) {
            lz_put(&line, some ? ", " : "");
            lz_put(&line, draw_title(frame->game, 'c', lies_card_of(o->role[seat], kind)));
            some = true;
        }
    lz_put(&line, some ? "." : "nothing.");
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 2, 9 });
}

static void put_piles(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    put_note(frame, w);
    for (int i = 0; i < lies_view_of(frame)->seen.seats; i++)
        put_pile(frame, i, w);
}

const struct drawer_word lies_words[] = {
    { "hand", "hand", "your cards with their texts, and your partner's", put_hands },
    { "cards", "cards [DECK]", "the reference sheet: tokens, words, boards, every card; cards PM: one deck",
      put_cards },
    { "nodes", "nodes", "every node with its name and connections", put_nodes },
    { "piles", "piles", "what has been discarded", put_piles },
    { NULL, NULL, NULL, NULL },
};

/* ---- the score */

/* LL-10.4 */
static void put_handicap(const struct frame *frame, struct lz_writer *w) {
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lies_put_handicap(lies_facts(frame->game), lies_view_of(frame), &line);
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 2, 4 });
}

void lies_put_score(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    const struct lies_open *o = &v->open;
    lies_put_teams(frame, frame->term->wide, w);
    for (int team = 0; team < LIES_TEAMS; team++)
        if (o->bonus[team]) {
            lz_put(w, lies_team_name(d, team));
            lz_put(w, ": ");
            lz_put_number(w, o->bonus[team]);
            lz_put(w, " of it by the scenario.\n");
        }
    put_handicap(frame, w);
    for (int net = 0; net < d->nets; net++) {
        lz_put(w, "  ");
        lies_put_net(frame, net, LIES_NET_FULL, w);
        lz_put_char(w, '\n');
    }
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    if (!v->seen.over)
        lies_put_end(d, v, &line);
    if (line.len)
        term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 2, 4 });
}

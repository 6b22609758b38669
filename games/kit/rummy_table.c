/* The view as plain text: for mail, screen readers and terminals without colour. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/kit/rummy_doors.h"

struct page {
    const struct lz_game *game;
    const struct rummy_deck *deck;
    const struct rummy_view *v;
    const struct lz_paper *paper;
    struct lz_writer *w;
    char room[4000];
    struct lz_writer line; /* of any length until it is put */
};

/* ---- lines */

static int columns(struct lz_text text) {
    int count = 0;
    for (uint32_t i = 0; i < text.len; i++)
        count += ((uint8_t)text.at[i] & 0xc0) != 0x80;
    return count;
}

static void begin(struct page *p, const char *words) {
    p->line = lz_writer_in(p->room, sizeof p->room);
    lz_put(&p->line, words);
}

/* The line, broken between words; what follows is indented. */
static void put_line(struct page *p) {
    struct lz_text rest = { p->line.at, p->line.len };
    int at = 0, indent = 0;
    while (indent < (int)rest.len && rest.at[indent] == ' ')
        indent++;
    for (struct lz_text word = lz_take_word(&rest); word.len; word = lz_take_word(&rest)) {
        int wide = columns(word);
        if (at && at + 1 + wide > (int)p->paper->wide) {
            lz_put_char(p->w, '\n');
            at = 0;
            indent = indent ? indent : 2;
        }
        for (int i = at ? 0 : indent; i > 0; i--, at++)
            lz_put_char(p->w, ' ');
        if (at > indent)
            lz_put_char(p->w, ' ');
        at += wide + (at > indent);
        lz_put_text(p->w, word);
    }
    lz_put_char(p->w, '\n');
}

static void put_who(struct page *p, int seat) {
    if (seat == p->v->seen.seat)
        lz_put(&p->line, "you");
    else
        lz_put_seat(&p->line, p->paper->names, seat);
}

/* "2 Area 51, Leaked File" */
static void put_copies(struct page *p, lz_card id, int n) {
    if (n > 1) {
        lz_put_number(&p->line, n);
        lz_put(&p->line, " x ");
    }
    lz_title_print(p->game, 'c', id, &p->line);
}

static void put_cards(struct page *p, const struct lz_cards *cards) {
    for (uint32_t ids = lz_cards_ids(cards); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        put_copies(p, id, lz_cards_of(cards, id));
        lz_put(&p->line, ids & (ids - 1) ? ", " : "");
    }
}

/* ---- the table */

static void put_head(struct page *p) {
    begin(p, p->game->title);
    lz_put(&p->line, ", ");
    lz_put(&p->line, p->deck->deal);
    lz_put_char(&p->line, ' ');
    lz_put_number(&p->line, p->v->open.round);
    int target = rummy_target(p->deck, &p->v->open, p->v->seen.seats);
    lz_put(&p->line, target ? ", first to " : " of ");
    lz_put_number(&p->line, target ? target : p->v->open.option[p->deck->rounds]);
    lz_put(&p->line, ". The Unknown holds ");
    rummy_put_count(&p->line, p->v->open.unknown_left, "card", "cards");
    lz_put_char(&p->line, '.');
    put_line(p);
}

static void put_seats(struct page *p) {
    const struct rummy_view *v = p->v;
    bool teams = rummy_partners(p->deck, v->seen.seats);
    for (int seat = 0; seat < v->seen.seats; seat++) {
        begin(p, "");
        lz_put_seat(&p->line, p->paper->names, seat);
        lz_put(&p->line, seat == v->seen.seat ? " (you): " : ": ");
        rummy_put_count(&p->line, v->open.total[seat], "point", "points");
        if (teams) {
            lz_put(&p->line, " with ");
            put_who(p, (seat + 2) % RUMMY_SEATS);
        }
        lz_put(&p->line, ", ");
        rummy_put_count(&p->line, v->open.held[seat], "card", "cards");
        lz_put(&p->line, " in hand");
        lz_put(&p->line, lz_in(v->seen.may, seat) ? ", to move." : ".");
        put_line(p);
    }
}

static void put_group(struct page *p, int set, int seat) {
    rummy_group group = p->v->open.group[set][seat];
    bool some = false;
    begin(p, "  ");
    put_who(p, seat);
    lz_put(&p->line, ": ");
    for (int part = 0; part < RUMMY_PARTS; part++) {
        if (!rummy_part_of(group, part))
            continue;
        lz_put(&p->line, some ? ", " : "");
        put_copies(p, rummy_card_of(p->deck, set, part), rummy_part_of(group, part));
        some = true;
    }
    lz_put(&p->line, " (");
    rummy_put_count(&p->line, rummy_group_points(p->deck, &p->v->open, set, seat), "point", "points");
    lz_put(&p->line, ")");
    put_line(p);
}

static void put_set(struct page *p, int set, const struct rummy_result *now) {
    int stories = rummy_stories(p->deck, &p->v->open, set);
    begin(p, "");
    lz_title_print(p->game, 'k', set, &p->line);
    lz_put(&p->line, ": ");
    rummy_put_count(&p->line, rummy_set_points(p->deck, &p->v->open, set), "point", "points");
    if (stories) {
        lz_put(&p->line, ", ");
        rummy_put_count(&p->line, stories, "story", "stories");
        lz_put(&p->line, " against it would leave ");
        lz_put_number(&p->line, now->points[set]);
    }
    lz_put(&p->line, now->proven >> set & 1 ? ", would count double" : "");
    lz_put_char(&p->line, '.');
    put_line(p);
    for (int seat = 0; seat < p->v->seen.seats; seat++)
        if (p->v->open.group[set][seat])
            put_group(p, set, seat);
}

static void put_fronts(struct page *p) {
    for (int seat = 0; seat < p->v->seen.seats; seat++) {
        if (lz_cards_none(&p->v->open.front[seat]))
            continue;
        begin(p, "Before ");
        put_who(p, seat);
        lz_put(&p->line, ": ");
        put_cards(p, &p->v->open.front[seat]);
        lz_put_char(&p->line, '.');
        put_line(p);
    }
}

static void put_tabloids(struct page *p) {
    const struct rummy_open *open = &p->v->open;
    begin(p, "The Tabloids, from the top: ");
    lz_put(&p->line, open->tabloids_left ? "" : "none.");
    for (int i = open->tabloids_left; i-- > 0;) {
        lz_title_print(p->game, 'c', open->tabloids[i], &p->line);
        lz_put(&p->line, i ? ", " : ".");
    }
    put_line(p);
}

/* Every seat by what its table would count; of hands the viewer knows his own. */
static void put_standing(struct page *p, const struct rummy_result *now) {
    begin(p, "If the ");
    lz_put(&p->line, p->deck->deal);
    lz_put(&p->line, " ended now, the table would count: ");
    for (int seat = 0; seat < p->v->seen.seats; seat++) {
        put_who(p, seat);
        lz_put_char(&p->line, ' ');
        lz_put_number(&p->line, now->table[seat]);
        lz_put(&p->line, seat + 1 < p->v->seen.seats ? ", " : ".");
    }
    if (p->v->seen.seat < p->v->seen.seats) {
        lz_put(&p->line, " Your hand counts ");
        lz_put_number(&p->line, rummy_inhand(p->deck, &p->v->mine));
        lz_put(&p->line, " against you.");
    }
    put_line(p);
}

/* ---- what the seat alone sees */

static void put_known(struct page *p) {
    for (int seat = 0; seat < p->v->seen.seats; seat++) {
        if (seat == p->v->seen.seat || lz_cards_none(&p->v->known[seat]))
            continue;
        begin(p, "You know that ");
        put_who(p, seat);
        lz_put(&p->line, " holds ");
        put_cards(p, &p->v->known[seat]);
        lz_put_char(&p->line, '.');
        put_line(p);
    }
}

static void put_one(struct page *p, const char *label, int card) {
    if (card == RUMMY_NONE)
        return;
    begin(p, label);
    lz_title_print(p->game, 'c', card, &p->line);
    lz_put_char(&p->line, '.');
    put_line(p);
}

static void put_mine(struct page *p) {
    const struct rummy_view *v = p->v;
    put_known(p);
    for (int i = 0; i < v->top_left; i++)
        put_one(p, i ? "Below it lies " : "On top of the Unknown lies ", v->top[i]);
    put_one(p, "You are shown ", v->shown);
    put_one(p, "Laid for your partner: ", v->laid);
    begin(p, "Your hand: ");
    put_cards(p, &v->mine);
    lz_put(&p->line, lz_cards_none(&v->mine) ? "empty." : ".");
    put_line(p);
}

void rummy_table(const struct lz_game *game, const void *view, const struct lz_paper *paper, struct lz_writer *w) {
    static const int16_t nothing[RUMMY_SEATS];
    const struct rummy_view *v = view;
    struct page p = { .game = game, .deck = game->facts, .v = v, .paper = paper, .w = w };
    struct rummy_result now = rummy_tally(p.deck, &v->open, v->seen.seats, nothing);
    put_head(&p);
    put_seats(&p);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (rummy_in_play(&v->open, set))
            put_set(&p, set, &now);
    put_fronts(&p);
    put_tabloids(&p);
    put_standing(&p, &now);
    if (v->seen.seat < v->seen.seats)
        put_mine(&p);
}

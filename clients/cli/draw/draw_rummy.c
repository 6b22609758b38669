/* The grid: a row for each set, with what I hold of it, each seat's group, its points, and what the Tabloids would
   leave of them; below it the Tabloids and the hand. */
#include "clients/cli/draw/draw_rummy.h"

#include "core/match.h"
#include "core/seats.h"

#include <string.h>

enum { HAND = 8, POINTS = 7, SUM = POINTS + 7, NARROW = 70, WIDE = 90, LOW = 24 };
enum { SEAT_MOST = 15, SEAT_LEAST = 12, NAME_LEAST = 19 };

void rummy_put_card(const struct frame *frame, lz_card id, struct lz_writer *w) {
    int colour = rummy_deck_of(frame)->card[id].colour;
    if (colour)
        term_style(frame->term, w, TINT + colour);
    lz_put(w, draw_code(frame->game, 'c', id));
    if (colour)
        term_style(frame->term, w, PLAIN);
}

/* n copies: "R R". */
static void put_copies(const struct frame *frame, lz_card id, int n, struct lz_writer *w) {
    for (int i = 0; i < n; i++) {
        lz_put(w, i ? " " : "");
        rummy_put_card(frame, id, w);
    }
}

/* The same where room is short: "2R". */
static void put_counted(const struct frame *frame, lz_card id, int n, struct lz_writer *w) {
    if (n > 1)
        lz_put_number(w, n);
    rummy_put_card(frame, id, w);
}

/* Some cards of a set, each with its copies: what lies of it before a seat, or what is held of it. */
struct cards {
    lz_card id[RUMMY_PARTS];
    int copies[RUMMY_PARTS];
};

static void put_cards(const struct frame *frame, const struct cards *cards, bool tight, struct lz_writer *w) {
    bool some = false;
    for (int i = 0; i < RUMMY_PARTS; i++) {
        if (!cards->copies[i] || cards->id[i] == RUMMY_NONE)
            continue;
        lz_put(w, some ? " " : "");
        (tight ? put_counted : put_copies)(frame, cards->id[i], cards->copies[i], w);
        some = true;
    }
}

/* As wide as the cell allows. */
static void put_cards_cell(const struct frame *frame, const struct cards *cards, int columns, struct lz_writer *w) {
    char room[400];
    struct lz_writer cell = lz_writer_in(room, sizeof room);
    put_cards(frame, cards, false, &cell);
    if (term_columns(lz_span(room)) > columns) {
        cell = lz_writer_in(room, sizeof room);
        put_cards(frame, cards, true, &cell);
    }
    term_put_cell(frame->term, w, lz_span(room), columns);
}

static struct cards group_of(const struct frame *frame, int set, int seat) {
    rummy_group group = rummy_view_of(frame)->open.group[set][seat];
    struct cards cards;
    for (int part = 0; part < RUMMY_PARTS; part++) {
        cards.id[part] = rummy_card_of(rummy_deck_of(frame), set, part);
        cards.copies[part] = rummy_part_of(group, part);
    }
    return cards;
}

/* Another set before this one goes by the same cards, which are shown there. */
static bool shown_before(const struct rummy_deck *deck, int set) {
    for (int other = 0; other < set; other++)
        if (deck->set[other].own == deck->set[set].own)
            return true;
    return false;
}

/* LE-7.5: the card of its colour that is no part of the set and counts with it once it is laid; or none. */
static lz_card kin_of(const struct rummy_deck *deck, int set) {
    for (lz_card id = 0; id < deck->cards; id++)
        if (deck->card[id].colour == deck->set[set].colour && !(deck->set[set].parts >> id & 1))
            return id;
    return RUMMY_NONE;
}

static struct cards held_of(const struct frame *frame, int set) {
    const struct rummy_deck *deck = rummy_deck_of(frame);
    if (shown_before(deck, set))
        return (struct cards){ .id = { 0 } };
    const struct lz_cards *mine = &rummy_view_of(frame)->mine;
    struct cards cards = { .id = { deck->set[set].own, deck->set[set].proof, kin_of(deck, set), RUMMY_NONE } };
    for (int i = 0; i < RUMMY_PARTS; i++)
        cards.copies[i] = cards.id[i] == RUMMY_NONE ? 0 : lz_cards_of(mine, cards.id[i]);
    return cards;
}

/* "12>9x2": the points, what the Tabloids would leave of them, and whether that would double. */
static void put_points(const struct frame *frame, int set, const struct rummy_result *now, struct lz_writer *w) {
    int sum = rummy_set_points(rummy_deck_of(frame), &rummy_view_of(frame)->open, set);
    if (!sum && !rummy_in_play(&rummy_view_of(frame)->open, set))
        return;
    lz_put(w, sum < 10 ? " " : "");
    lz_put_number(w, sum);
    if (now->points[set] != sum) {
        lz_put(w, term_glyph(frame->term, ARROW));
        lz_put_number(w, now->points[set]);
    }
    if (now->proven >> set & 1) {
        term_style(frame->term, w, BOLD);
        lz_put(w, term_glyph(frame->term, TIMES));
        lz_put_char(w, '2');
        term_style(frame->term, w, PLAIN);
    }
}

static void put_sum(const struct frame *frame, int set, const struct rummy_result *now, struct lz_writer *w) {
    char room[120];
    struct lz_writer points = lz_writer_in(room, sizeof room);
    int stories = rummy_stories(rummy_deck_of(frame), &rummy_view_of(frame)->open, set);
    put_points(frame, set, now, &points);
    if (!stories) {
        lz_put(w, room);
        return;
    }
    term_put_cell(frame->term, w, lz_span(room), POINTS + 1);
    lz_put_number(w, stories);
}

struct grid {
    const struct frame *frame;
    struct lz_writer *w;
    int seats, code, name, hand, seat; /* columns of a set's code, of its name, of what is held of it, of a seat */
};

static void put_bar(const struct grid *grid) {
    term_styled(grid->frame->term, grid->w, DIM, term_glyph(grid->frame->term, BAR));
}

/* As tales and lessons call it, cut where it is too long. */
static void put_set_name(const struct grid *grid, int set) {
    term_put_cell(grid->frame->term, grid->w, lz_span(draw_title(grid->frame->game, 'k', set)), grid->name - 1);
    lz_put_char(grid->w, ' ');
}

static void put_group(const struct grid *grid, int set, int seat) {
    const struct term *term = grid->frame->term;
    struct cards group = group_of(grid->frame, set, seat);
    if (rummy_view_of(grid->frame)->open.group[set][seat])
        put_cards_cell(grid->frame, &group, grid->seat - 1, grid->w);
    else
        term_put_cell(term, grid->w, lz_span(term_glyph(term, DOT)), grid->seat - 1);
}

static void put_set(const struct grid *grid, int set, const struct rummy_result *now) {
    const struct term *term = grid->frame->term;
    int colour = rummy_deck_of(grid->frame)->set[set].colour;
    term_style(term, grid->w, TINT + colour);
    term_put_cell(term, grid->w, lz_span(draw_code(grid->frame->game, 'k', set)), grid->code);
    term_style(term, grid->w, PLAIN);
    put_set_name(grid, set);
    struct cards held = held_of(grid->frame, set);
    put_cards_cell(grid->frame, &held, grid->hand - 1, grid->w);
    for (int seat = 0; seat < grid->seats; seat++) {
        put_bar(grid);
        put_group(grid, set, seat);
    }
    put_bar(grid);
    put_sum(grid->frame, set, now, grid->w);
    lz_put_char(grid->w, '\n');
}

/* A row that is not a set's: a label, then a cell for each seat. */
struct row {
    const char *label, *brief, *held, *end; /* brief: the label where there is no room for it; may be NULL */
    void (*cell)(const struct grid *, int seat, struct lz_writer *);
};

static void put_row(const struct grid *grid, const struct row *row) {
    const struct term *term = grid->frame->term;
    int columns = grid->code + grid->name;
    bool fits = !row->brief || term_columns(lz_span(row->label)) < columns;
    term_style(term, grid->w, DIM);
    term_put_cell(term, grid->w, lz_span(fits ? row->label : row->brief), columns);
    term_put_cell(term, grid->w, lz_span(row->held), grid->hand - 1);
    term_style(term, grid->w, PLAIN);
    for (int seat = 0; seat < grid->seats; seat++) {
        char room[200];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        row->cell(grid, seat, &words);
        put_bar(grid);
        term_put_cell(term, grid->w, lz_span(room), grid->seat - 1);
    }
    put_bar(grid);
    term_styled(term, grid->w, DIM, row->end);
    lz_put_char(grid->w, '\n');
}

static void name_cell(const struct grid *grid, int seat, struct lz_writer *w) {
    bool turn = lz_in(rummy_view_of(grid->frame)->seen.may, seat);
    term_style(grid->frame->term, w, seat == rummy_view_of(grid->frame)->seen.seat ? BOLD : PLAIN);
    if (turn)
        lz_put(w, term_glyph(grid->frame->term, MARK));
    draw_seat(grid->frame, seat, w);
    term_style(grid->frame->term, w, PLAIN);
}

static void total_cell(const struct grid *grid, int seat, struct lz_writer *w) {
    const struct rummy_open *open = &rummy_view_of(grid->frame)->open;
    lz_put_number(w, open->total[seat]);
    lz_put(w, " / ");
    lz_put_number(w, open->held[seat]);
}

static void front_cell(const struct grid *grid, int seat, struct lz_writer *w) {
    const struct lz_cards *front = &rummy_view_of(grid->frame)->open.front[seat];
    for (int i = 0, n = lz_cards_count(front); i < n; i++) {
        lz_put(w, i ? " " : "");
        rummy_put_card(grid->frame, lz_cards_nth(front, i), w);
    }
}

static struct rummy_result tally(const struct frame *frame) {
    const struct rummy_view *v = rummy_view_of(frame);
    static const int16_t empty[RUMMY_SEATS];
    return rummy_tally(rummy_deck_of(frame), &v->open, v->seen.seats, empty);
}

/* What the seat's table would count. */
static void worth_cell(const struct grid *grid, int seat, struct lz_writer *w) {
    lz_put_number(w, tally(grid->frame).table[seat]);
}

/* The way to the shut-out, of whoever is nearest: "shut-out 6/12". */
static void put_shutout(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    int most = 0, seats = v->seen.seats;
    for (int seat = 0; seat < seats; seat++) {
        int has = rummy_shutout_points(rummy_deck_of(frame), &v->open, seats, seat);
        most = has > most ? has : most;
    }
    lz_put(w, "shut-out ");
    lz_put_number(w, most);
    lz_put_char(w, '/');
    lz_put_number(w, rummy_shutout_needs(rummy_deck_of(frame), seats));
}

static bool any_front(const struct rummy_view *v) {
    for (int seat = 0; seat < v->seen.seats; seat++)
        if (!lz_cards_none(&v->open.front[seat]))
            return true;
    return false;
}

static const struct row names = { .label = "", .held = "in hand", .end = "points stories", .cell = name_cell };
static const struct row totals = {
    .label = "total / cards in hand", .brief = "total / in hand", .held = "", .end = "", .cell = total_cell
};
static const struct row fronts = { .label = "in front", .held = "", .end = "", .cell = front_cell };

/* The tables of all; what I hold would count against me, and stands in the column of my hand. */
static void put_worths(const struct grid *grid) {
    const struct rummy_view *v = rummy_view_of(grid->frame);
    char hand[16], end[32];
    struct lz_writer held = lz_writer_in(hand, sizeof hand), shut = lz_writer_in(end, sizeof end);
    if (v->seen.seat < v->seen.seats)
        lz_put_number(&held, -rummy_inhand(rummy_deck_of(grid->frame), &v->mine));
    put_shutout(grid->frame, &shut);
    put_row(grid, &(struct row){ .label = "if it ended now", .held = hand, .end = end, .cell = worth_cell });
}

/* On a small screen a set is left out that is not in play, and at last also if cards of it are held. */
static bool left_out(const struct frame *frame, int set) {
    const struct rummy_view *v = rummy_view_of(frame);
    const struct rummy_set *row = &rummy_deck_of(frame)->set[set];
    bool narrow = frame->term->wide < NARROW;
    int tight = narrow ? frame->tight + (frame->term->high <= LOW && v->seen.seats == RUMMY_SEATS) : frame->tight - 1;
    bool held = lz_cards_of(&v->mine, row->own) || (row->proof != RUMMY_NONE && lz_cards_of(&v->mine, row->proof));
    return !rummy_in_play(&v->open, set) && tight > held;
}

static int longest_title(const struct frame *frame) {
    int most = 0;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int columns = term_columns(lz_span(draw_title(frame->game, 'k', set)));
        most = columns > most ? columns : most;
    }
    return most;
}

/* The names of the sets in full where the seats still have room beside them; else as much of both as there is. */
static void share_out(struct grid *grid, int wide) {
    int whole = longest_title(grid->frame) + 1, room = wide - grid->hand - SUM - 1;
    int least = grid->seats > 3 ? NAME_LEAST - 4 : NAME_LEAST;
    least = (room - whole) / grid->seats < SEAT_LEAST ? least : whole;
    grid->seat = (room - least) / grid->seats;
    grid->seat = grid->seat > SEAT_MOST ? SEAT_MOST : grid->seat;
    grid->name = room - grid->seat * grid->seats;
    grid->name = grid->name > whole ? whole : grid->name;
}

static void put_grid(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    struct grid grid = { .frame = frame, .w = w, .seats = v->seen.seats, .hand = HAND };
    int wide = frame->term->wide > 110 ? 110 : frame->term->wide;
    grid.code = 2;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int size = 1 + term_columns(lz_span(draw_code(frame->game, 'k', set)));
        grid.code = size > grid.code ? size : grid.code;
    }
    wide -= grid.code;
    if (grid.code > 2) /* long codes: "2BY CAST", "E E IMPLANT" */
        grid.hand = wide > WIDE ? HAND + 4 : HAND + 1;
    share_out(&grid, wide);
    struct rummy_result now = tally(frame);
    put_row(&grid, &names);
    put_row(&grid, &totals);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (!left_out(frame, set))
            put_set(&grid, set, &now);
    if (any_front(v))
        put_row(&grid, &fronts);
    put_worths(&grid);
}

/* Who it is, where room is short: "you", "#1". */
static void put_short_seat(const struct frame *frame, int seat, struct lz_writer *w) {
    bool mine = seat == rummy_view_of(frame)->seen.seat;
    lz_put(w, mine ? "you" : "#");
    if (!mine)
        lz_put_number(w, seat);
}

static void put_narrow_worths(const struct frame *frame, const struct rummy_result *now, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    char room[400];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lz_put(&line, "If it ended now:");
    for (int seat = 0; seat < v->seen.seats; seat++) {
        lz_put_char(&line, ' ');
        put_short_seat(frame, seat, &line);
        lz_put_char(&line, ' ');
        lz_put_number(&line, now->table[seat]);
        lz_put_char(&line, ',');
    }
    lz_put(&line, " your hand ");
    lz_put_number(&line, -rummy_inhand(rummy_deck_of(frame), &v->mine));
    lz_put(&line, "; ");
    put_shutout(frame, &line);
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 2, 3 });
}

static void put_narrow_seat(const struct grid *grid, int seat, struct lz_writer *w) {
    const struct rummy_open *open = &rummy_view_of(grid->frame)->open;
    name_cell(grid, seat, w);
    lz_put(w, ": ");
    lz_put_number(w, open->total[seat]);
    lz_put(w, open->total[seat] == 1 ? " point, " : " points, ");
    lz_put_number(w, open->held[seat]);
    lz_put(w, open->held[seat] == 1 ? " card in hand " : " cards in hand ");
    front_cell(grid, seat, w);
    lz_put_char(w, '\n');
}

static void put_narrow_set(const struct grid *grid, int set, const struct rummy_result *now, struct lz_writer *w) {
    const struct frame *frame = grid->frame;
    const struct rummy_open *open = &rummy_view_of(frame)->open;
    int stories = rummy_stories(rummy_deck_of(frame), open, set);
    char room[800];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lz_put(&line, draw_code(frame->game, 'k', set));
    lz_put_char(&line, ' ');
    lz_put(&line, draw_title(frame->game, 'k', set));
    for (int seat = 0; seat < grid->seats; seat++)
        if (open->group[set][seat]) {
            lz_put_char(&line, ' ');
            put_short_seat(frame, seat, &line);
            lz_put(&line, ": ");
            struct cards group = group_of(frame, set, seat);
            put_cards_cell(frame, &group, 1 + 2 * rummy_size(open->group[set][seat]), &line);
        }
    lz_put_char(&line, ' ');
    put_points(frame, set, now, &line);
    if (stories) {
        lz_put(&line, " stories ");
        lz_put_number(&line, stories);
    }
    term_put_wrapped(w, (struct lz_text){ line.at, line.len }, (struct term_wrap){ frame->term->wide, 2, 3 });
}

/* The same in words, where the grid would be too wide. */
static void put_narrow(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    struct grid grid = { .frame = frame, .seats = v->seen.seats, .seat = 20 };
    struct rummy_result now = tally(frame);
    for (int seat = 0; seat < grid.seats; seat++)
        put_narrow_seat(&grid, seat, w);
    for (int set = 0; set < RUMMY_SETS; set++)
        if (!left_out(frame, set))
            put_narrow_set(&grid, set, &now, w);
    put_narrow_worths(frame, &now, w);
}

static bool in_partners(const struct frame *frame) {
    return rummy_deck_of(frame)->partners == rummy_view_of(frame)->seen.seats;
}

static void put_head(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    const struct rummy_deck *deck = rummy_deck_of(frame);
    int target = rummy_target(deck, &v->open, v->seen.seats);
    char room[300];
    struct lz_writer head = lz_writer_in(room, sizeof room);
    term_styled(frame->term, &head, BOLD, frame->game->title);
    const char *apart = frame->term->utf8 ? " \u00b7 " : " - ";
    lz_put(&head, apart);
    lz_put(&head, deck->deal);
    lz_put_char(&head, ' ');
    lz_put_number(&head, v->open.round);
    lz_put(&head, target ? ", first to " : " of ");
    lz_put_number(&head, target ? target : v->open.option[deck->rounds]);
    if (in_partners(frame)) {
        lz_put(&head, apart);
        lz_put(&head, "0+2 v 1+3");
    }
    lz_put(&head, apart);
    lz_put(&head, "Unknown ");
    lz_put_number(&head, v->open.unknown_left);
    for (int i = 0; i < v->top_left; i++) {
        lz_put(&head, i ? " " : ", top ");
        rummy_put_card(frame, v->top[i], &head);
    }
    lz_put(&head, apart);
    lz_put(&head, "dealer ");
    lz_put_char(&head, '#');
    lz_put_number(&head, v->open.dealer);
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 2, 3 });
}

void rummy_put_tabloids(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_open *open = &rummy_view_of(frame)->open;
    char room[40];
    struct lz_writer label = lz_writer_in(room, sizeof room);
    lz_put(&label, "Tabloids ");
    lz_put_number(&label, open->tabloids_left);
    lz_put(&label, ": ");
    int left = frame->term->wide - (int)label.len - 8, first = open->tabloids_left;
    while (first > 0 && left > 0) { /* how many from the top fit? */
        left -= 1 + term_columns(lz_span(draw_code(frame->game, 'c', open->tabloids[first - 1])));
        first -= left > 0;
    }
    term_styled(frame->term, w, BOLD, room);
    lz_put(w, first > 0 ? term_glyph(frame->term, ELLIPSIS) : "");
    for (int i = first; i < open->tabloids_left; i++) {
        lz_put(w, i ? " " : "");
        rummy_put_card(frame, open->tabloids[i], w);
    }
    lz_put(w, open->tabloids_left ? " (top)\n" : "none\n");
}

/* The grid explains the codes of the sets. A title that is its own code would read as a second copy. */
static bool titled(const struct frame *frame, lz_card id) {
    const struct rummy_card *card = &rummy_deck_of(frame)->card[id];
    bool explained = card->colour && !card->action;
    return !explained && strcmp(draw_title(frame->game, 'c', id), draw_code(frame->game, 'c', id)) != 0;
}

/* "SI Secret Informant", "2 x SI Secret Informant": the code twice before one name would read as one card. */
static void put_titled(const struct frame *frame, lz_card id, struct lz_writer *w) {
    int copies = lz_cards_of(&rummy_view_of(frame)->mine, id);
    if (copies > 1) {
        lz_put_number(w, copies);
        lz_put(w, " x ");
    }
    rummy_put_card(frame, id, w);
    lz_put_char(w, ' ');
    term_styled(frame->term, w, DIM, draw_title(frame->game, 'c', id));
}

/* Cards of the sets by their codes; the others with their names. */
static void put_hand(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    char room[1200];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    term_styled(frame->term, &line, BOLD, "Your hand ");
    lz_put_number(&line, lz_cards_count(&v->mine));
    lz_put_char(&line, ':');
    for (uint32_t ids = lz_cards_ids(&v->mine); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        lz_put_char(&line, ' ');
        if (titled(frame, id))
            put_titled(frame, id, &line);
        else
            put_copies(frame, id, lz_cards_of(&v->mine, id), &line);
        lz_put(&line, titled(frame, id) && (ids & (ids - 1)) ? "," : "");
    }
    if (v->laid != RUMMY_NONE) {
        lz_put(&line, "; laid for your partner: ");
        rummy_put_card(frame, v->laid, &line);
    }
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 4, 3 });
}

void rummy_draw(const struct frame *frame, struct lz_writer *w) {
    bool mine = rummy_view_of(frame)->seen.seat < RUMMY_SEATS;
    put_head(frame, w);
    if (frame->term->wide >= NARROW)
        put_grid(frame, w);
    else
        put_narrow(frame, w);
    rummy_put_tabloids(frame, w);
    if (mine)
        put_hand(frame, w);
    if (mine && frame->tight == 0)
        rummy_put_deeds(frame, w);
}

/* The screen of Lizards & Lies: round and scenario, the teams, the network, the board whose turn it is, hands. */
#include "clients/cli/draw/draw_lies.h"

#include "core/seats.h"
#include "core/words/effect.h"

#include <stdlib.h>
#include <string.h>

/* What is left out when the screen is too low: struct frame.tight. */
enum { NO_NEAR = 1, NO_END = 2, NO_SUPPLY = 3, NO_HAND = 3, NO_BOARD = 4 };

enum {
    ROOM = 40000,
    LOW = 31,  /* fewer lines than this: hands without their texts */
    BELOW = 9, /* lines kept free under a drawing: news, question, moves, prompt */
    ABOVE = 5, /* lines over it */
    MAP_LEAST = 22,
    MAP_MOST = 34,
    MAP_WIDE = 92,
    LAST_STEPS = 2, /* of every turn, whatever the board */
};

/* Beside a drawing. */
static int panel_columns(const struct frame *frame) { return frame->term->wide < 118 ? 33 : 40; }

static void put_apart(const struct frame *frame, struct lz_writer *w) {
    lz_put(w, frame->term->utf8 ? " \u00b7 " : " - ");
}

/* ---- the top lines */

static void put_supply(const struct frame *frame, struct lz_writer *w) {
    static const int order[] = { LIES_BIRD, LIES_LIZARD, LIES_AWARE, LIES_MOD, LIES_FLAG, LIES_VULN };
    lz_put(w, "left");
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        lz_put_char(w, ' ');
        lies_put_sign(frame->term, order[i], 1, w);
        lz_put_number(w, lies_open_of(frame)->supply[order[i]]);
    }
}

/* Lines that a drawing may take, or 0: by place. */
static int map_lines(const struct frame *frame) {
    int lines = frame->term->high - BELOW - ABOVE - 2 * frame->tight;
    if (frame->term->wide < LIES_DRAWN || lines < MAP_LEAST)
        return 0;
    return lines > MAP_MOST ? MAP_MOST : lines;
}

/* Are connections written behind the nodes? */
static bool shows_near(const struct frame *frame) {
    int wide = frame->term->wide;
    return !map_lines(frame) && (wide >= LIES_BY_PLACE || wide < LIES_COLUMNS || frame->tight < NO_NEAR);
}

static void put_head(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
    char room[600];
    struct lz_writer head = lz_writer_in(room, sizeof room);
    term_styled(frame->term, &head, BOLD, frame->game->title);
    put_apart(frame, &head);
    if (o->round) {
        lz_put(&head, "round ");
        lz_put_number(&head, o->round);
        lz_put(&head, " of ");
        lz_put_number(&head, o->rounds);
    } else {
        lz_put(&head, "setup");
    }
    if (o->round && o->option[LIES_O_SCENARIO] == LIES_SCENARIO_ON) {
        lz_put(&head, ": ");
        term_styled(frame->term, &head, BOLD, d->part[o->round - 1].title);
    }
    if (frame->tight < NO_SUPPLY || frame->term->wide >= LIES_BY_PLACE) {
        put_apart(frame, &head);
        put_supply(frame, &head);
    }
    if (!o->round && shows_near(frame) && frame->tight) { /* where there is no room for the whole legend */
        put_apart(frame, &head);
        lies_put_near(d, 0, &head);
        lz_put(&head, ": connections");
    }
    term_put_wrapped(w, (struct lz_text){ room, head.len }, (struct term_wrap){ frame->term->wide, 2, 2 });
}

static void put_end(const struct frame *frame, int wide, struct lz_writer *w) {
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lies_put_end(lies_facts(frame->game), lies_view_of(frame), &line);
    if (line.len)
        term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ wide, 2, 4 });
}

/* "▸CT you 2, hand 5 deck 7" */
static void put_seat(const struct frame *frame, int seat, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    lz_put(w, lz_in(v->seen.may, seat) ? term_glyph(frame->term, MARK) : "");
    term_style(frame->term, w, seat == v->seen.seat ? BOLD : PLAIN);
    draw_seat(frame, seat, w);
    term_style(frame->term, w, PLAIN);
    lz_put_char(w, ' ');
    lz_put_number(w, v->open.points[seat]);
    lz_put(w, ", hand ");
    lz_put_number(w, v->open.hands[seat]);
    lz_put(w, " deck ");
    lz_put_number(w, v->open.decks[seat]);
}

void lies_put_teams(const struct frame *frame, int wide, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    for (int team = 0; team < LIES_TEAMS; team++) {
        char room[600];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        bool some = false;
        term_style(frame->term, &line, BOLD);
        lz_put(&line, lies_team_name(d, team));
        lz_put_char(&line, ' ');
        lz_put_number(&line, lies_total(d, &v->open, v->seen.seats, (enum lies_team)team));
        term_style(frame->term, &line, PLAIN);
        if (!v->seen.over) {
            lz_put(&line, " now +");
            lz_put_number(&line, lies_board_points(d, &v->open, v->seen.seats, (enum lies_team)team));
        }
        for (int i = 0; i < v->seen.seats; i++) {
            if (lies_team_of(v->open.role[i]) != (enum lies_team)team)
                continue;
            lz_put(&line, some ? "  " : ": ");
            put_seat(frame, i, &line);
            some = true;
        }
        term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ wide, 2, 3 });
    }
}

/* ---- the board of the seat whose turn it is */

/* Of a role board, with what every turn ends with. */
static void put_step(const struct lies_deck *deck, int step, struct lz_writer *w) {
    const char *last[] = { "Discard", "Draw, points, Reactions" };
    bool power = step < deck->steps && deck->step[step].kind == LIES_CARDS && deck->step[step].program != LIES_NONE;
    lz_put_number(w, step + 1);
    lz_put(w, power ? " Cards and " : " ");
    lz_put(w, step < deck->steps ? deck->step[step].name : last[step - deck->steps]);
}

/* -1: none of them. */
static int step_now(const struct lies_data *d, const struct lies_view *v) {
    const struct lies_deck *deck = &d->deck[v->open.role[v->open.turn]];
    enum lies_phase phase = v->seen.phase;
    if (v->seen.over || !v->open.round || phase == LIES_P_MULLIGAN)
        return -1;
    if (phase == LIES_P_DECLARE || phase == LIES_P_ANSWER ||
        (phase == LIES_P_PLACE && v->open.run.cause == LIES_BY_REACTION))
        return deck->steps + 1;
    if (phase == LIES_P_PLACE && v->open.run.cause != LIES_BY_TURN)
        return -1;
    return phase == LIES_P_DISCARD ? deck->steps : v->open.step;
}

static void put_step_styled(const struct frame *frame, int step, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    bool now = step == step_now(d, v);
    lz_put(w, now ? term_glyph(frame->term, MARK) : "");
    term_style(frame->term, w, now ? BOLD : DIM);
    put_step(&d->deck[v->open.role[v->open.turn]], step, w);
    term_style(frame->term, w, PLAIN);
}

/* All steps in a line, the present one marked. */
static void put_board(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    const struct lies_deck *deck = &d->deck[v->open.role[v->open.turn]];
    char room[900];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    if (step_now(d, v) < 0)
        return;
    term_styled(frame->term, &line, BOLD, deck->name);
    lz_put_char(&line, ':');
    for (int i = 0; i < deck->steps + LAST_STEPS; i++) {
        lz_put_char(&line, ' ');
        put_step_styled(frame, i, &line);
    }
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 2, 2 });
}

/* A line for each step, with the text of the present one where there is room. */
static void put_tall_board(const struct frame *frame, bool text, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    const struct lies_deck *deck = &d->deck[v->open.role[v->open.turn]];
    int now = step_now(d, v);
    if (now < 0)
        return;
    term_styled(frame->term, w, BOLD, deck->name);
    lz_put_char(w, '\n');
    for (int i = 0; i < deck->steps + LAST_STEPS; i++) {
        lz_put(w, i == now ? "" : " ");
        put_step_styled(frame, i, w);
        lz_put_char(w, '\n');
        if (text && i == now && i < deck->steps && *deck->step[i].text) {
            lz_put(w, "   ");
            term_put_wrapped(w, lz_span(deck->step[i].text), (struct term_wrap){ panel_columns(frame) - 4, 3, 5 });
        }
    }
}

/* The card that is being carried out has left the hand: its text stands here, unless the question has to do. */
static void put_running(const struct frame *frame, int wide, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    char room[800];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    bool runs = v->seen.phase == LIES_P_PLACE && v->open.run.cause >= LIES_BY_TURN && v->open.card != LIES_NONE;
    if (v->seen.over || !runs || frame->tight >= FRAME_TIGHTEST)
        return;
    const struct lies_card *card = &d->deck[v->open.card / LIES_DECK].card[v->open.card % LIES_DECK];
    lz_put(&line, term_glyph(frame->term, MARK));
    term_styled(frame->term, &line, BOLD, card->name);
    lz_put(&line, ": ");
    lz_put(&line, card->text);
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ wide, 2, 6 });
}

/* ---- hands */

bool lies_playable_now(const struct frame *frame, int card) {
    for (uint32_t i = 0; frame->moves && i < frame->moves->count; i++)
        if (frame->moves->at[i].verb == LIES_V_PLAY && frame->moves->at[i].arg[0] == card)
            return true;
    return false;
}

/* Some copies of one card in a hand. */
struct held {
    int card, copies;
};

static void put_card(const struct frame *frame, struct held held, bool text, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_card *about = &d->deck[held.card / LIES_DECK].card[held.card % LIES_DECK];
    bool playable = lies_playable_now(frame, held.card);
    lz_put(w, playable ? "*" : text ? " " : "");
    term_styled(frame->term, w, playable ? BOLD : DIM, about->id);
    if (text || frame->tight < FRAME_TIGHTEST || frame->term->wide >= LIES_BY_PLACE) {
        lz_put_char(w, ' ');
        term_styled(frame->term, w, playable ? BOLD : PLAIN, draw_title(frame->game, 'c', held.card));
    }
    if (held.copies > 1) {
        lz_put(w, " ");
        lz_put(w, term_glyph(frame->term, TIMES));
        lz_put_number(w, held.copies);
    }
    lz_put(w, about->timing == LIES_REACTION ? text ? " (Reaction)" : " (R)" : "");
    if (text) {
        lz_put(w, ": ");
        lz_put(w, about->text);
    }
}

static void put_whose(const struct frame *frame, int seat, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    term_style(frame->term, w, BOLD);
    if (seat == v->seen.seat) {
        lz_put(w, "Your hand");
    } else {
        draw_seat(frame, seat, w);
        lz_put(w, lies_team_of(v->open.role[seat]) == lies_team_of(v->open.role[v->seen.seat % LIES_SEATS])
                      ? ", partner"
                      : "");
    }
    term_style(frame->term, w, PLAIN);
    lz_put_char(w, ':');
}

static void put_card_row(const struct frame *frame, struct held held, struct lies_space space, struct lz_writer *w) {
    char words[700];
    struct lz_writer one = lz_writer_in(words, sizeof words);
    put_card(frame, held, space.how == LIES_HAND_TEXTS, &one);
    lz_put(w, lies_playable_now(frame, held.card) ? "" : " ");
    term_put_wrapped(w, (struct lz_text){ words, one.len }, (struct term_wrap){ space.wide - 1, 3, 9 });
}

static struct held held_by(const struct lies_view *v, int seat, int kind) {
    return (struct held){ lies_card_of(v->open.role[seat], kind), v->hand[seat][kind] };
}

static void put_brief(const struct frame *frame, int seat, int wide, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    char room[1200];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    bool some = false;
    put_whose(frame, seat, &line);
    for (int kind = 0; kind < LIES_DECK; kind++) {
        if (!v->hand[seat][kind])
            continue;
        lz_put(&line, some ? ", " : " ");
        put_card(frame, held_by(v, seat, kind), false, &line);
        some = true;
    }
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ wide, 2, 6 });
}

void lies_put_hand(const struct frame *frame, int seat, struct lies_space space, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    if (!v->open.hands[seat] || !lz_in(v->shown, seat))
        return;
    if (space.how == LIES_HAND_BRIEF) {
        put_brief(frame, seat, space.wide, w);
        return;
    }
    put_whose(frame, seat, w);
    lz_put_char(w, '\n');
    for (int kind = 0; kind < LIES_DECK; kind++)
        if (v->hand[seat][kind])
            put_card_row(frame, held_by(v, seat, kind), space, w);
}

static void put_others_hands(const struct frame *frame, int wide, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    for (int i = 0; i < v->seen.seats; i++)
        if (i != v->seen.seat)
            lies_put_hand(frame, i, (struct lies_space){ LIES_HAND_BRIEF, wide }, w);
}

/* One's own first; others' only if there is room. */
static void put_hands(const struct frame *frame, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    bool high = frame->term->high >= LOW && !frame->tight;
    if (v->seen.seat < LIES_SEATS && (frame->tight < NO_HAND || v->seen.phase != LIES_P_PLACE))
        lies_put_hand(frame, v->seen.seat,
                      (struct lies_space){ high ? LIES_HAND_TEXTS : LIES_HAND_BRIEF, frame->term->wide }, w);
    if (high)
        put_others_hands(frame, frame->term->wide, w);
}

/* ---- what has changed since the seat last saw the table */

struct picture {
    bool known;
    int8_t pays[LIES_NETS];
    int total[LIES_TEAMS];
};

static struct picture picture_of(const struct frame *frame) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    struct picture now;
    memset(&now, 0, sizeof now);
    now.known = true;
    for (int net = 0; net < d->nets; net++)
        now.pays[net] = (int8_t)lies_net_pays(d, &v->open, net);
    for (int team = 0; team < LIES_TEAMS; team++)
        now.total[team] = lies_total(d, &v->open, v->seen.seats, (enum lies_team)team);
    return now;
}

/* The drawer's memory is a picture for each seat. */
static struct picture *kept_picture(const struct frame *frame) {
    int seat = lies_view_of(frame)->seen.seat;
    return frame->memory && seat < LIES_SEATS ? (struct picture *)frame->memory + seat : NULL;
}

static void keep_picture(const struct frame *frame) {
    struct picture *kept = kept_picture(frame);
    if (kept)
        *kept = picture_of(frame);
}

static const char *turned(int before, int now) {
    if (now == LIES_SPREADERS)
        return " is held by the <Spreaders>. ";
    if (now == LIES_STOPPERS)
        return " is clean. ";
    return before == LIES_STOPPERS ? " is no longer clean. " : " is no longer held. ";
}

/* "Since your last move: Chrpr is no longer clean. Spreaders 3 (before 1), Stoppers 7." */
static void changed(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct picture *before = kept_picture(frame), now = picture_of(frame);
    if (!before || !before->known || memcmp(before, &now, sizeof now) == 0)
        return;
    lz_put(w, "Since your last move: ");
    for (int net = 0; net < d->nets; net++)
        if (before->pays[net] != now.pays[net]) {
            lz_put(w, d->net[net].name);
            lies_put_words(d, turned(before->pays[net], now.pays[net]), w);
        }
    for (int team = 0; team < LIES_TEAMS; team++) {
        lz_put(w, team ? ", " : "");
        lz_put(w, lies_team_name(d, team));
        lz_put_char(w, ' ');
        lz_put_number(w, now.total[team]);
        if (before->total[team] != now.total[team]) {
            lz_put(w, " (before ");
            lz_put_number(w, before->total[team]);
            lz_put(w, ")");
        }
    }
    lz_put(w, ".");
}

/* ---- the whole */

static int count_lines(struct lz_text text) {
    int lines = 0;
    for (uint32_t i = 0; i < text.len; i++)
        lines += text.at[i] == '\n';
    return lines;
}

static void put_beside(const struct frame *frame, struct lz_text map, struct lz_text panel, struct lz_writer *w) {
    int wide = frame->term->wide - panel_columns(frame), lines = count_lines(map);
    wide = wide > MAP_WIDE + 2 ? MAP_WIDE + 2 : wide;
    for (int i = 0; i < lines || panel.len; i++) {
        struct lz_text row = lz_take_line(&panel);
        if (i + 1 >= lines && panel.len) {
            row = lz_span(" (hand shows the rest)");
            panel.len = 0;
        }
        term_put_cell(frame->term, w, lz_take_line(&map), wide);
        lz_put_text(w, row);
        while (w->len && w->at[w->len - 1] == ' ')
            w->len--;
        lz_put_char(w, '\n');
    }
}

/* Beside the drawing: the board and the hands, with as many of their texts as there are lines. */
static void put_panel(const struct frame *frame, int lines, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    for (int room = 3; room >= 0; room--) {
        w->len = 0;
        put_tall_board(frame, room > 2, w);
        put_running(frame, panel_columns(frame) - 1, w);
        if (v->seen.seat < LIES_SEATS)
            lies_put_hand(frame, v->seen.seat,
                          (struct lies_space){ room > 0 ? LIES_HAND_TEXTS : LIES_HAND_ROWS, panel_columns(frame) - 1 },
                          w);
        if (room != 1)
            put_others_hands(frame, panel_columns(frame) - 1, w);
        if (count_lines((struct lz_text){ w->at, w->len }) <= lines)
            return;
    }
}

static void put_drawing(const struct frame *frame, int lines, struct lz_writer *w) {
    char *room = cli_room(NULL, 2 * ROOM);
    struct lz_writer map = lz_writer_in(room, ROOM), panel = lz_writer_in(room + ROOM, ROOM);
    int wide = frame->term->wide - panel_columns(frame) - 2;
    lies_put_map(frame, wide > MAP_WIDE ? MAP_WIDE : wide, lines, &map);
    put_panel(frame, lines, &panel);
    put_beside(frame, (struct lz_text){ room, map.len }, (struct lz_text){ room + ROOM, panel.len }, w);
    free(room);
}

/* On a low screen a first hand is read in place of the network: what cards say decides what is tossed. */
static bool put_first_hand(const struct frame *frame, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    if (v->seen.over || v->seen.phase != LIES_P_MULLIGAN || !lz_in(v->seen.may, v->seen.seat) ||
        frame->term->high >= LOW)
        return false;
    if (frame->tight < NO_BOARD)
        put_head(frame, w);
    if (frame->tight < NO_END)
        lies_put_teams(frame, frame->term->wide, w);
    lies_put_hand(frame, v->seen.seat, (struct lies_space){ LIES_HAND_TEXTS, frame->term->wide }, w);
    return true;
}

/* " CT: Conspiracy Theorists, EL: Edgelords." */
static void put_roles(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    for (int seat = 0; seat < v->seen.seats; seat++) {
        const struct lies_deck *deck = &d->deck[v->open.role[seat]];
        lz_put(w, seat ? ", " : " ");
        lz_put(w, deck->id);
        lz_put(w, ": ");
        lz_put(w, deck->name);
    }
    lz_put_char(w, '.');
}

/* How the board is read, on the first screens. */
static void put_legend(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const char *id = d->node[0].id;
    char room[800];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    if (lies_open_of(frame)->round || frame->tight)
        return;
    lz_put(&line, "To read it: ");
    lz_put(&line, id);
    lz_put_char(&line, ' ');
    for (int i = 0; i < d->conspiracy_limit; i++)
        lz_put(&line, term_glyph(frame->term, DOT));
    lz_put(&line, " is a node with room for ");
    lz_put_number(&line, d->conspiracy_limit);
    lz_put(&line, " tokens");
    lz_put(&line,
           shows_near(frame) ? "; behind it the nodes it is connected to, of its own network by number. [" : ". [");
    lz_put(&line, id);
    lies_put_words(d, "]: held by the <Spreaders>; (", &line);
    lz_put(&line, id);
    lies_put_words(d, "): tokens, but not held. clean: no tokens, so the <Stoppers> score.", &line);
    put_roles(frame, &line);
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ frame->term->wide, 2, 9 });
}

static void table(const struct frame *frame, struct lz_writer *w) {
    int wide = frame->term->wide, lines = map_lines(frame);
    keep_picture(frame);
    if (put_first_hand(frame, w))
        return;
    put_head(frame, w);
    if (frame->tight < NO_END)
        put_end(frame, wide, w);
    lies_put_teams(frame, wide, w);
    if (lines) {
        lies_put_key(frame, w);
        put_drawing(frame, lines, w);
        put_legend(frame, w);
        return;
    }
    if (wide >= LIES_BY_PLACE)
        lies_put_places(frame, w);
    else if (wide >= LIES_COLUMNS)
        lies_put_columns(frame, frame->tight < NO_NEAR, w);
    else
        lies_put_list(frame, false, w);
    if (wide < LIES_BY_PLACE && frame->tight < FRAME_TIGHTEST)
        lies_put_key(frame, w);
    put_legend(frame, w);
    if (frame->tight < NO_BOARD)
        put_board(frame, w);
    put_running(frame, wide, w);
    put_hands(frame, w);
}

/* LL-0.1: the set says that it is a reconstruction. */
static const char *note(const struct lz_game *game) { return lies_facts(game)->note; }

const struct drawer draw_lies = {
    .game = "lies",
    .table = table,
    .flowing = true,
    .words = lies_words,
    .score = lies_put_score,
    .changed = changed,
    .memory = LIES_SEATS * sizeof(struct picture),
    .by_head = true,
    .note = note,
};

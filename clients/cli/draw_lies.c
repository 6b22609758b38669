/* The screen of Lizards & Lies: round and scenario, the teams, the network, the board whose turn it is, hands. */
#include "clients/cli/draw_lies.h"

#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

enum {
    ROOM = 40000,
    LOW = 31,   /* fewer lines than this: hands without their texts */
    BELOW = 11, /* lines kept free under a drawing: news, question, moves, prompt */
    MAP_LEAST = 22,
    MAP_MOST = 34,
    MAP_WIDE = 92
};

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

static void put_head(const struct frame *frame, struct lz_writer *w) {
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
        term_styled(frame->term, &head, BOLD, lies_data.part[o->round - 1].title);
    }
    put_apart(frame, &head);
    put_supply(frame, &head);
    term_put_wrapped(w, (struct lz_text){ room, head.len }, frame->term->wide, 2, 2);
}

static void put_end(const struct frame *frame, int wide, struct lz_writer *w) {
    char room[600];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lies_put_end(frame, &line);
    if (line.len)
        term_put_wrapped(w, (struct lz_text){ room, line.len }, wide, 2, 4);
}

/* "▸#0 you CT 2, hand 5 deck 7" */
static void put_seat(const struct frame *frame, int seat, bool brief, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    lz_put(w, lz_in(v->seen.may, seat) ? term_glyph(frame->term, MARK) : "");
    term_style(frame->term, w, seat == v->seen.seat ? BOLD : PLAIN);
    draw_seat(frame, seat, w);
    term_style(frame->term, w, PLAIN);
    lz_put_char(w, ' ');
    lz_put(w, lies_data.deck[v->open.role[seat]].id);
    lz_put_char(w, ' ');
    lz_put_number(w, v->open.points[seat]);
    lz_put(w, brief ? " (" : ", hand ");
    lz_put_number(w, v->open.hands[seat]);
    lz_put(w, brief ? "/" : " deck ");
    lz_put_number(w, v->open.decks[seat]);
    lz_put(w, brief ? ")" : "");
}

void lies_put_teams(const struct frame *frame, int wide, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    bool brief = v->seen.seats > 2 && wide < 90;
    for (int team = 0; team < LIES_TEAMS; team++) {
        char room[600];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        bool some = false;
        term_style(frame->term, &line, BOLD);
        lz_put(&line, lies_team_name[team]);
        lz_put_char(&line, ' ');
        lz_put_number(&line, lies_total(&v->open, v->seen.seats, team));
        term_style(frame->term, &line, PLAIN);
        if (!v->seen.over) {
            lz_put(&line, ", board now +");
            lz_put_number(&line, lies_board_points(&v->open, v->seen.seats, team));
        }
        for (int i = 0; i < v->seen.seats; i++) {
            if (lies_team_of(v->open.role[i]) != (enum lies_team)team)
                continue;
            lz_put(&line, some ? "  " : ": ");
            put_seat(frame, i, brief, &line);
            some = true;
        }
        term_put_wrapped(w, (struct lz_text){ room, line.len }, wide, 2, 3);
    }
}

/* ---- the board of the seat whose turn it is */

int lies_steps(const struct lies_view *v, int role, const char *names[LIES_STEPS + 2]) {
    const struct lies_deck *deck = &lies_data.deck[role];
    int n = 0;
    (void)v;
    for (; n < deck->steps; n++)
        names[n] = deck->step[n].name;
    names[n++] = "Discard";
    names[n++] = "Draw, points, Reactions";
    return n;
}

int lies_step_now(const struct lies_view *v) {
    const struct lies_deck *deck = &lies_data.deck[v->open.role[v->open.turn]];
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

static const char *deed_text(const struct lies_deck *deck, int step) {
    return step < deck->steps && deck->step[step].text ? deck->step[step].text : "";
}

/* One line, or a line for each step with the text of the present one. */
static void put_board(const struct frame *frame, bool tall, int wide, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    int role = v->open.role[v->open.turn], now = lies_step_now(v);
    const char *names[LIES_STEPS + 2];
    int steps = lies_steps(v, role, names);
    char room[900];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    if (now < 0)
        return;
    term_styled(frame->term, &line, BOLD, lies_data.deck[role].name);
    lz_put(&line, tall ? "\n" : ": ");
    for (int i = 0; i < steps; i++) {
        lz_put(&line, i == now ? term_glyph(frame->term, MARK) : tall ? " " : "");
        term_style(frame->term, &line, i == now ? BOLD : DIM);
        lz_put_number(&line, i + 1);
        lz_put_char(&line, ' ');
        lz_put(&line, names[i]);
        term_style(frame->term, &line, PLAIN);
        lz_put(&line, tall ? "\n" : i + 1 < steps ? "  " : "");
        if (tall && i == now && *deed_text(&lies_data.deck[role], i)) {
            lz_put(&line, "   ");
            term_put_wrapped(&line, lz_span(deed_text(&lies_data.deck[role], i)), wide - 3, 3, 5);
        }
    }
    if (tall)
        lz_put_text(w, (struct lz_text){ room, line.len });
    else
        term_put_wrapped(w, (struct lz_text){ room, line.len }, wide, 2, 2);
}

/* ---- hands */

bool lies_playable_now(const struct frame *frame, int card) {
    for (uint32_t i = 0; frame->moves && i < frame->moves->count; i++)
        if (frame->moves->at[i].verb == LIES_V_PLAY && frame->moves->at[i].arg[0] == card)
            return true;
    return false;
}

static void put_card(const struct frame *frame, int card, int copies, bool text, struct lz_writer *w) {
    const struct lies_card *about = &lies_data.deck[card / LIES_DECK].card[card % LIES_DECK];
    bool playable = lies_playable_now(frame, card);
    lz_put(w, playable ? "*" : text ? " " : "");
    term_styled(frame->term, w, playable ? BOLD : DIM, about->id);
    lz_put_char(w, ' ');
    term_style(frame->term, w, playable ? BOLD : PLAIN);
    lz_put(w, draw_title(frame->game, 'c', card));
    term_style(frame->term, w, PLAIN);
    if (copies > 1) {
        lz_put(w, " ");
        lz_put(w, term_glyph(frame->term, TIMES));
        lz_put_number(w, copies);
    }
    lz_put(w, about->timing == LIES_REACTION ? " (Reaction)" : "");
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
    lz_put(w, ": ");
}

void lies_put_hand(const struct frame *frame, int seat, bool texts, int wide, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    int role = v->open.role[seat];
    bool some = false;
    char room[2000];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    if (!v->open.hands[seat] || !lz_in(v->shown, seat))
        return;
    put_whose(frame, seat, &line);
    if (texts)
        lz_put_char(&line, '\n');
    for (int kind = 0; kind < LIES_DECK; kind++) {
        if (!v->hand[seat][kind])
            continue;
        if (texts) {
            char words[700];
            struct lz_writer one = lz_writer_in(words, sizeof words);
            put_card(frame, lies_card_of(role, kind), v->hand[seat][kind], true, &one);
            lz_put(&line, lies_playable_now(frame, lies_card_of(role, kind)) ? "" : " ");
            term_put_wrapped(&line, (struct lz_text){ words, one.len }, wide - 1, 3, 9);
            continue;
        }
        lz_put(&line, some ? ", " : "");
        put_card(frame, lies_card_of(role, kind), v->hand[seat][kind], false, &line);
        some = true;
    }
    if (texts)
        lz_put_text(w, (struct lz_text){ room, line.len });
    else
        term_put_wrapped(w, (struct lz_text){ room, line.len }, wide, 2, 3);
}

/* One's own first; others' only if there is room, or if one only watches. */
static void put_hands(const struct frame *frame, bool texts, int wide, struct lz_writer *w) {
    const struct lies_view *v = lies_view_of(frame);
    if (v->seen.seat < LIES_SEATS)
        lies_put_hand(frame, v->seen.seat, texts, wide, w);
    for (int i = 0; i < v->seen.seats; i++)
        if (i != v->seen.seat && (frame->term->high >= LOW || !frame->term->out))
            lies_put_hand(frame, i, false, wide, w);
}

/* ---- the whole */

static int count_lines(struct lz_text text) {
    int lines = 0;
    for (uint32_t i = 0; i < text.len; i++)
        lines += text.at[i] == '\n';
    return lines;
}

static void put_beside(const struct frame *frame, struct lz_text map, struct lz_text panel, struct lz_writer *w) {
    int wide = frame->term->wide - LIES_PANEL, lines = count_lines(map);
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

/* Lines that a drawing may take, or 0: by place. */
static int map_lines(const struct frame *frame) {
    int lines = frame->term->out ? frame->term->high - BELOW - 3 : MAP_LEAST + 2;
    if (frame->term->wide < LIES_DRAWN || lines < MAP_LEAST)
        return 0;
    return lines > MAP_MOST ? MAP_MOST : lines;
}

static void put_drawing(const struct frame *frame, int lines, struct lz_writer *w) {
    char *room = cli_room(NULL, 2 * ROOM);
    struct lz_writer map = lz_writer_in(room, ROOM), panel = lz_writer_in(room + ROOM, ROOM);
    int wide = frame->term->wide - LIES_PANEL - 2;
    lies_put_map(frame, wide > MAP_WIDE ? MAP_WIDE : wide, lines, &map);
    lies_put_teams(frame, LIES_PANEL - 1, &panel);
    lz_put_char(&panel, '\n');
    put_board(frame, true, LIES_PANEL - 1, &panel);
    put_hands(frame, true, LIES_PANEL - 1, &panel);
    put_beside(frame, (struct lz_text){ room, map.len }, (struct lz_text){ room + ROOM, panel.len }, w);
    free(room);
}

static void table(const struct frame *frame, struct lz_writer *w) {
    int wide = frame->term->wide, lines = map_lines(frame);
    bool low = frame->term->out && frame->term->high < LOW;
    put_head(frame, w);
    if (!low || !frame->coached)
        put_end(frame, wide, w);
    if (lines) {
        lies_put_key(frame, w);
        put_drawing(frame, lines, w);
        return;
    }
    lies_put_teams(frame, wide, w);
    if (wide >= LIES_BY_PLACE) {
        lies_put_places(frame, w);
    } else {
        lies_put_list(frame, false, w);
        lies_put_key(frame, w);
    }
    put_board(frame, false, wide, w);
    put_hands(frame, !low && frame->term->out, wide, w);
}

static const char intro[] =
    "Two theories, Birds and Lizards, spread through five social networks. The Spreaders (Conspiracy Theorists, "
    "Edgelords) "
    "are paid for networks in which they hold every node; the Stoppers (Platform Moderators, Digital Literacy "
    "Educators) "
    "for networks without a single conspiracy token. A node is held by more conspiracy tokens than it has Aware and "
    "Moderators. A coach explains your first turn; try MOVE tells what a move would do.";

const struct drawer draw_lies = {
    .game = "lies",
    .table = table,
    .ask = lies_ask,
    .hushed = "stepped picked chose-network passed drew turn round",
    .hushed_mine = "added seeded aware flagged vulnerable deployed moved walked shifted chose-theory tossed",
    .pause = "scored ending bonus part",
    .words = lies_words,
    .score = lies_put_score,
    .tell = lies_tell,
    .preview = lies_preview,
    .coach = lies_coach,
    .by_head = true,
    .note = &lies_data.note,
    .intro = intro,
};

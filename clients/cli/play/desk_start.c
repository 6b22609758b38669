/* Before the world is made: one of the four ready designs (SW-18.8) or a SETUP of one's own (SW-18.9), and a name for
   the clan. */
#include "clients/cli/play/desk_work.h"

#include "clients/cli/cli.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL = 3, SHEET = 8000 };

static const char *const defaults[SW_DEFAULTS] = {
    "Black: 110 chanters in a temple, builders on two ruins, few fighters. Magic from the first turn.",
    "Red: 400 red warriors in four bands round one big den. Attack early.",
    "Yellow: 180 reds, 50 chanters, builders on two ruins, food for three dens. The one to begin with.",
    "Grey: three dens and much food, but only 90 reds. Grow first, fight later.",
};

static void put_choice(const struct desk *desk, struct lz_writer *w) {
    term_styled(desk->term, w, BOLD, "Lizards! War in the Savage Swamp");
    lz_put(w, "\n\n");
    term_put_wrapped(w,
                     lz_span("You lead a clan of lizards. Each turn all clans write orders in secret; then they are "
                             "carried out together. Take dens, feed your bands, breed more lizards: the clan that "
                             "dominates the swamp wins. How does your clan begin?"),
                     desk->term->wide, 0, 9);
    lz_put_char(w, '\n');
    for (int i = 0; i < SW_DEFAULTS; i++) {
        char number[8];
        snprintf(number, sizeof number, "%d", i + 1);
        term_put_pair(desk->term, w, number, defaults[i], 5);
    }
    lz_put(w, "\n");
    if (!desk->view->laws.setups)
        term_put_wrapped(w,
                         lz_span("(SETUP T1 HOME 7, a line for each hex and END make a design of your own: rules 18.)"),
                         desk->term->wide, 0, 9);
}

/* ---- a design of one's own: the lines up to END are read as in a mail */

static bool take_sheet(struct desk *desk, struct lz_text first) {
    char room[SHEET];
    struct lz_writer sheet = lz_writer_in(room, sizeof room);
    struct lz_text line = first;
    struct lz_text words = first;
    lz_take_word(&words);
    bool whole = lz_text_like(lz_take_word(&words), "DEFAULT");
    for (;;) {
        lz_put_text(&sheet, line);
        lz_put_char(&sheet, '\n');
        if (whole || lz_text_like(lz_trim(line), "END"))
            break;
        if (desk_line(desk, "setup> ", &line) != TERM_LINE) {
            desk->end = TURN_OVER;
            return false;
        }
    }
    swamp_sheet_read(desk->view, (struct lz_text){ room, sheet.len }, desk->receipt);
    return desk->receipt->setup != SW_NO_SETUP;
}

static void show_receipt(struct desk *desk) {
    char *room = cli_room(NULL, DESK_ROOM);
    struct lz_writer w = lz_writer_in(room, DESK_ROOM);
    swamp_receipt_text(desk->view, desk->receipt, &w);
    term_print(desk->term, (struct lz_text){ room, w.len });
    free(room);
}

static bool lay_setup(struct desk *desk) {
    struct lz_move room[LZ_SHEET_MOVES];
    struct lz_moves moves = { room, 0, LZ_SHEET_MOVES, false };
    swamp_sheet_moves(desk->view, desk->receipt, &moves);
    for (uint32_t i = 0; i < moves.count; i++)
        if (!desk_move(desk, room[i]))
            return false;
    return true;
}

/* ---- the questions */

static void tell(struct desk *desk) {
    term_print(desk->term, (struct lz_text){ desk->said.at, desk->said.len });
    desk->said.len = 0;
}

static bool is_quit(struct desk *desk, struct lz_text line) {
    if (lz_text_like(line, "quit") || lz_text_like(line, "q"))
        desk->end = TURN_QUIT;
    return desk->end == TURN_QUIT;
}

/* False: ask again, or the person has left. */
static bool choose(struct desk *desk) {
    struct lz_text line;
    int64_t number = USUAL;
    if (desk_line(desk, "Which start, 1 to 4? [3] ", &line) != TERM_LINE) {
        desk->end = TURN_OVER;
        return false;
    }
    line = lz_trim(line);
    if (is_quit(desk, line))
        return false;
    if (line.len > 5 && lz_text_like((struct lz_text){ line.at, 5 }, "SETUP")) {
        bool read = take_sheet(desk, line);
        if (desk->end == TURN_ASKING)
            show_receipt(desk);
        return read && lay_setup(desk);
    }
    if (line.len && !lz_read_number(line, 1, SW_DEFAULTS, &number)) {
        lz_put(&desk->said, "A number from 1 to 4, Enter for 3, or quit.\n");
        return false;
    }
    return desk_move(desk, (struct lz_move){ .verb = SW_DEFAULT, .args = 1, .arg = { (int16_t)number } });
}

static bool name_clan(struct desk *desk) {
    char prompt[200];
    struct lz_writer w = lz_writer_in(prompt, sizeof prompt);
    struct lz_text line;
    struct lz_move move = { .verb = SW_NAME_CLAN, .args = LZ_ARGS };
    lz_put(&w, "A name for your clan? [");
    draw_clan(desk->view, desk->view->clan, &w);
    w.len -= 6; /* without its code */
    w.at[w.len] = 0;
    lz_put(&w, "] ");
    if (desk_line(desk, prompt, &line) != TERM_LINE) {
        desk->end = TURN_OVER;
        return false;
    }
    line = lz_trim(line);
    if (is_quit(desk, line) || !line.len)
        return !line.len;
    if (!lz_text_pack(line, move.arg)) {
        lz_put(&desk->said, "A name has at most 20 bytes, no '~' and nothing that cannot be printed.\n");
        return false;
    }
    return desk_move(desk, move);
}

void desk_begin(struct desk *desk) {
    char room[3000];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    put_choice(desk, &w);
    term_clear(desk->term);
    term_print(desk->term, (struct lz_text){ room, w.len });
    while (desk->end == TURN_ASKING && !choose(desk))
        tell(desk);
    while (desk->end == TURN_ASKING && !name_clan(desk))
        tell(desk);
    if (desk->end == TURN_ASKING && desk_move(desk, (struct lz_move){ .verb = SW_READY }))
        desk->end = TURN_MOVED;
}

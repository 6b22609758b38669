/* Before the first turn: one of the starts that are offered, or a page of one's own as in a mail; and a name. */
#include "clients/cli/desk/desk_work.h"

#include "clients/cli/cli.h"
#include "core/words/clean.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHEET = 8000 };

static int starts(const struct desk *desk) {
    int n = 0;
    while (desk->look->starts[n])
        n++;
    return n;
}

/* ---- a design of one's own */

static struct lz_mail mail_in(const struct desk *desk, struct lz_text page) {
    struct lz_mail mail = { 0 };
    desk->sheet->mail(desk->table->game, page, &mail);
    return mail;
}

/* The lines up to the end of its block are read as in a mail. */
static bool take_page(struct desk *desk, struct lz_text line) {
    char room[SHEET];
    struct lz_writer page = lz_writer_in(room, sizeof room);
    for (;;) {
        lz_put_text(&page, line);
        lz_put_char(&page, '\n');
        if (page.full || !mail_in(desk, (struct lz_text){ room, page.len }).unended)
            break;
        if (desk_line(desk, "setup> ", &line) != TERM_LINE) {
            desk->end = TURN_OVER;
            return false;
        }
    }
    desk_read(desk, (struct lz_text){ room, page.len });
    char *words = cli_room(NULL, DESK_ROOM);
    struct lz_writer w = lz_writer_in(words, DESK_ROOM);
    desk->sheet->read(desk->table->game, desk->view, (struct lz_text){ room, page.len },
                      &(struct lz_answer){ .lines = &w });
    term_print(desk->term, (struct lz_text){ words, w.len });
    free(words);
    return doc_has(desk->paper.nodes, "setup");
}

static bool lay_all(struct desk *desk) { return !desk->moves.count || desk_moves(desk, desk->move, desk->moves.count); }

/* ---- the questions */

static void tell(struct desk *desk) {
    char room[SHEET];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    for (struct lz_text left = { desk->said.at, desk->said.len }; left.len;)
        term_put_wrapped(&w, lz_take_line(&left), (struct term_wrap){ desk->term->wide, 0, 99 });
    term_print(desk->term, (struct lz_text){ room, w.len });
    desk->said.len = 0;
}

static bool is_quit(struct desk *desk, struct lz_text line) {
    if (lz_text_like(line, "quit") || lz_text_like(line, "q"))
        desk->end = TURN_QUIT;
    return desk->end == TURN_QUIT;
}

/* The start whose name begins like that, if no other's does; 0: none. */
static int64_t start_called(const struct desk *desk, struct lz_text name) {
    int64_t found = 0;
    for (int i = 0; i < starts(desk); i++)
        if (lz_text_starts(name, desk->look->start_names[i]))
            found = found ? -1 : i + 1;
    return found > 0 ? found : 0;
}

/* A command, which has no place before the first turn, and is hardly the name of a clan. */
static bool is_command(const struct desk *desk, struct lz_text line) {
    for (int i = 0; i < desk_word_count; i++)
        if (lz_text_like(line, desk_words[i].word))
            return true;
    return drawer_word_of(desk->table->game, line) || *line.at == '?';
}

/* False: ask again, or the person has left. */
static bool choose(struct desk *desk) {
    struct lz_text line;
    char prompt[80];
    int64_t number = desk->look->usual;
    snprintf(prompt, sizeof prompt, "Which start, 1 to %d? [%d] ", starts(desk), desk->look->usual);
    if (desk_line(desk, prompt, &line) != TERM_LINE)
        return false;
    line = lz_trim(line);
    if (is_quit(desk, line))
        return false;
    if (mail_in(desk, line).setup)
        return take_page(desk, line) && lay_all(desk);
    if (line.len && !lz_read_number(line, 1, starts(desk), &number) && !(number = start_called(desk, line))) {
        snprintf(prompt, sizeof prompt, "A name, a number from 1 to %d, Enter for %d, or quit.\n", starts(desk),
                 desk->look->usual);
        lz_put(&desk->said, prompt);
        return false;
    }
    desk_read(desk, lz_span(desk->look->starts[number - 1]));
    return lay_all(desk);
}

static bool name_seat(struct desk *desk) {
    char prompt[200];
    struct lz_writer w = lz_writer_in(prompt, sizeof prompt);
    struct lz_text line;
    struct lz_entry entry;
    struct lz_move move = { .verb = desk->sheet->name, .args = LZ_ARGS };
    desk->sheet->entry(desk->table->game, desk->view, desk->seat, &entry);
    lz_put(&w, "A name for your clan? [");
    lz_put_clean(&w, entry.name, false);
    lz_put(&w, "] ");
    if (desk_line(desk, prompt, &line) != TERM_LINE)
        return false;
    line = lz_trim(line);
    if (is_quit(desk, line) || !line.len)
        return !line.len;
    if (is_command(desk, line)) {
        lz_put(&desk->said, "That is a command, for when the turn has begun. Enter takes the name in brackets.\n");
        return false;
    }
    if (!lz_text_pack(line, move.arg)) {
        lz_put(&desk->said, "A name has at most 20 bytes, no '~' and nothing that cannot be printed.\n");
        return false;
    }
    return desk_move(desk, move);
}

void desk_begin(struct desk *desk, struct lz_text ways) {
    term_clear(desk->term);
    term_print(desk->term, ways);
    tell(desk);
    while (desk->end == TURN_ASKING && !choose(desk))
        tell(desk);
    if (desk->table->learner.lesson && desk->end == TURN_ASKING) { /* which does the rest itself */
        desk->end = TURN_MOVED;
        return;
    }
    while (desk->end == TURN_ASKING && !name_seat(desk))
        tell(desk);
    if (desk->end == TURN_ASKING && desk_move(desk, (struct lz_move){ .verb = desk->sheet->ready }))
        desk->end = TURN_MOVED;
}

/* A lesson at the terminal. */
#include "clients/cli/play/lesson.h"

#include "clients/cli/cli.h"
#include "clients/cli/desk/desk.h"
#include "clients/cli/play/play.h"
#include "clients/cli/play/screen.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- step by step */

/* Something to read: the table stands above it. */
static enum turn read_step(struct table *table) {
    int seat = table->learner.seat;
    struct lz_moves none = { 0 };
    if (desk_serves(table->game)) {
        if (!desk_read_step(table, seat))
            return TURN_OVER;
    } else {
        if (!screen_interlude(table, seat))
            return TURN_OVER;
        term_measure(table->term);
        screen_show(table, seat, &(struct screen_ask){ &none, "", false });
        if (table->term->in && table->term->out && !term_pause(table->term, "-- Enter goes on -- "))
            return TURN_OVER;
    }
    return table_read_on(table) == LZ_OK ? TURN_MOVED : TURN_FAILED;
}

/* Whoever takes another seat has seen nothing from there yet, and is told no news of it. */
static void change_seat(struct table *table) {
    int seat = table->learner.seat;
    if (table->shown >= 0 && table->shown != seat)
        table->seen[seat] = table->since[seat] = table->events;
    table->shown = seat;
}

static enum turn teach(struct table *table) {
    const struct lz_step *step;
    enum turn turn = TURN_MOVED;
    while (turn == TURN_MOVED && (step = lz_lesson_step(&table->learner))) {
        change_seat(table);
        turn = step->move ? turn_ask(table, table->learner.seat) : read_step(table);
    }
    return turn;
}

enum turn lesson_play(struct term *term, const struct lz_game *game, const struct lz_lore *lore) {
    struct own_set built_in = { 0 };
    struct table *table = cli_room(NULL, sizeof *table);
    char room[600];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    *table = (struct table){
        .term = term, .set = &built_in, .lore = lore, .shown = -1, .save = { .term = term, .calls = &lz_calls_system }
    };
    enum turn turn = TURN_FAILED;
    if (table_teach(table, &game->lessons[0], game, &trouble))
        turn = teach(table);
    else
        cli_failed("play", "%s", room);
    table_close(table);
    free(table);
    return turn;
}

/* ---- the offer */

static bool is_match_of(const char *name, const char *game) {
    size_t len = strlen(name), begins = strlen(game);
    return strncmp(name, game, begins) == 0 && name[begins] == '-' && len > 8 &&
           strcmp(name + len - 8, ".journal") == 0;
}

/* No other match of the game is kept in the usual place. */
static bool first_match(const struct table *table) {
    char place[PATH_MAX];
    const char *slash = strrchr(table->save.path, '/'), *own = slash ? slash + 1 : table->save.path;
    struct dirent *entry;
    bool first = true;
    DIR *folder = save_place(place) ? opendir(place) : NULL;
    while (folder && first && (entry = readdir(folder)))
        first = !is_match_of(entry->d_name, table->game->id) || strcmp(entry->d_name, own) == 0;
    if (folder)
        closedir(folder);
    return first;
}

static bool is_one_of(struct lz_text line, const char *word, const char *other) {
    return lz_text_like(line, word) || lz_text_like(line, other);
}

/* After the lesson the match begins, whether or not it was played to its end. */
static bool take_lesson(const struct table *table) {
    if (lesson_play(table->term, table->game, table->lore) == TURN_OVER)
        return false;
    term_clear(table->term);
    term_forget(table->term);
    return term_pause(table->term, "Now the match: ? explains what you can type. Enter begins. ");
}

bool lesson_offer(const struct table *table) {
    bool has = table->game->lesson_count, first = has && first_match(table);
    struct lz_text line;
    const char *prompt = "? explains what you can type. Enter begins. ";
    char offer[80];
    if (has)
        prompt = first ? offer : "? explains what you can type. Enter begins, lesson teaches. ";
    snprintf(offer, sizeof offer, "A lesson of %d short steps? Enter: yes, n: begin at once. ",
             has ? lz_lesson_of(&table->game->lessons[0]) : 0);
    if (term_read(table->term, prompt, &line) != TERM_LINE)
        return false;
    line = lz_trim(line);
    if (first ? !line.len || is_one_of(line, "y", "yes") : has && lz_text_like(line, "lesson"))
        return take_lesson(table);
    if (!is_one_of(line, "n", "no"))
        term_keep(table->term, line);
    return true;
}

void lesson_mention(const struct table *table) {
    if (!table->game->lesson_count || !party_people(&table->party))
        return;
    char words[400], room[600];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    snprintf(words, sizeof words, "A lesson of %d short steps teaches it: %s play %s --lesson",
             lz_lesson_of(&table->game->lessons[0]), cli_call(), table->game->id);
    term_put_wrapped(&w, lz_span(words), (struct term_wrap){ table->term->wide, 0, 9 });
    term_print(table->term, (struct lz_text){ room, w.len });
}

/* ---- on its own */

int play_lesson(const struct lz_game *game) {
    struct term_kept kept = { .len = 0 };
    struct term term = term_open();
    struct cli_lore lore;
    if (!game->lesson_count)
        return cli_failed("play", "%s has no lesson", game->title);
    cli_lore_open(&lore);
    term.kept = &kept;
    term_catch();
    enum turn turn = lesson_play(&term, game, lore.open);
    if (turn == TURN_MOVED)
        printf("That was the lesson. To play: %s play %s\n", cli_call(), game->id);
    cli_lore_close(&lore);
    return turn == TURN_FAILED;
}

/* lizardry alone on a terminal: choose a game, or a match to go on with. */
#include "clients/cli/cli.h"

#include "clients/cli/play/play.h"
#include "clients/cli/save.h"
#include "core/games.h"
#include "core/words/address.h"
#include "core/words/option.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SAVED = 9, CANCEL = -1 };

/* Unfinished matches, the latest first: those whose seed is still kept. */
struct saved {
    char path[SAVED][PATH_MAX];
    time_t at[SAVED];
    int count;
};

static void insert(struct saved *saved, const char *path, time_t at) {
    int i = saved->count < SAVED ? saved->count++ : SAVED - 1;
    for (; i > 0 && saved->at[i - 1] < at; i--) {
        memcpy(saved->path[i], saved->path[i - 1], PATH_MAX);
        saved->at[i] = saved->at[i - 1];
    }
    snprintf(saved->path[i], PATH_MAX, "%s", path);
    saved->at[i] = at;
}

static void find_saved(struct saved *saved) {
    char place[PATH_MAX], path[2 * PATH_MAX];
    struct dirent *entry;
    DIR *folder = save_place(place) ? opendir(place) : NULL;
    while (folder && (entry = readdir(folder))) {
        size_t len = strlen(entry->d_name);
        struct stat about;
        if (len < 5 || strcmp(entry->d_name + len - 5, ".seed") != 0)
            continue;
        snprintf(path, sizeof path, "%s/%.*s", place, (int)len - 5, entry->d_name);
        if (strlen(path) < PATH_MAX && stat(path, &about) == 0 && S_ISREG(about.st_mode))
            insert(saved, path, about.st_mtime);
    }
    if (folder)
        closedir(folder);
}

struct range {
    int least, most, usual;
};

/* A number of the range, Enter takes the usual one; CANCEL if the person leaves. */
static int choose(const struct term *term, const char *prompt, struct range of) {
    for (;;) {
        struct lz_text line;
        int64_t number;
        if (term_read(term, prompt, &line) != TERM_LINE)
            return CANCEL;
        line = lz_trim(line);
        if (!line.len)
            return of.usual;
        if (lz_text_like(line, "q") || lz_text_like(line, "quit"))
            return CANCEL;
        if (lz_read_number(line, of.least, of.most, &number))
            return (int)number;
        printf("A number from %d to %d, Enter for %d, or q to leave.\n", of.least, of.most, of.usual);
    }
}

static int choose_bot(const struct term *term, const struct lz_game *game, const char **id) {
    const struct lz_bot *bots[32];
    int count = 0, usual = 1;
    for (uint32_t i = 0; i < lz_bots_count && count < 32; i++) {
        if (!lz_bot_plays(lz_bots[i], game))
            continue;
        bots[count++] = lz_bots[i];
        usual = lz_bots[i] == party_best_bot(game) ? count : usual;
        printf("  %d  %-8s %s\n", count, lz_bots[i]->id, lz_bots[i]->about);
    }
    char prompt[80];
    snprintf(prompt, sizeof prompt, "Against which bots? [%d] ", usual);
    int chosen = choose(term, prompt, (struct range){ 1, count, usual });
    if (chosen != CANCEL)
        *id = bots[chosen - 1]->id;
    return chosen;
}

/* A game with presets is chosen by one of them; usual is the smallest. */
static int choose_preset(const struct term *term, const struct lz_game *game, struct lz_setup *setup) {
    int usual = 1;
    char prompt[40];
    for (int i = 0; i < game->preset_count; i++) {
        usual = game->presets[i].seats < game->presets[usual - 1].seats ? i + 1 : usual;
        printf("  %d  %-10s %s\n", i + 1, game->presets[i].id, game->presets[i].help);
    }
    snprintf(prompt, sizeof prompt, "Which game? [%d] ", usual);
    int chosen = choose(term, prompt, (struct range){ 1, game->preset_count, usual });
    bool set = chosen != CANCEL && cli_preset(game, game->presets[chosen - 1].id, setup, NULL);
    return set ? game->presets[chosen - 1].seats : CANCEL;
}

static int choose_seats(const struct term *term, const struct lz_game *game) {
    char prompt[100];
    snprintf(prompt, sizeof prompt, "How many seats, %d to %d? [%d] ", game->seats_least, game->seats_most,
             lz_seats_usual(game));
    return choose(term, prompt, (struct range){ game->seats_least, game->seats_most, lz_seats_usual(game) });
}

/* Where the rules name seats on sides, one person chooses among them. */
static int choose_seat(const struct term *term, const struct lz_game *game, const struct lz_setup *setup) {
    char prompt[200];
    struct lz_writer w = lz_writer_in(prompt, sizeof prompt);
    if (!game->seat_name || !game->side)
        return 1;
    lz_put(&w, "Which seat is yours?");
    for (int i = 0; i < setup->seats; i++) {
        lz_put(&w, "  ");
        lz_put_number(&w, i + 1);
        lz_put_char(&w, ' ');
        lz_seat_print(game, setup, i, &w);
    }
    lz_put(&w, " [1] ");
    return choose(term, prompt, (struct range){ 1, setup->seats, 1 });
}

/* "you,you,rummy": the people from the first person's seat on, bots in the other seats. */
static int choose_players(const struct term *term, const struct lz_game *game, struct lz_setup *setup, char list[400]) {
    char prompt[100];
    const char *bot = NULL;
    int seats = game->preset_count ? choose_preset(term, game, setup) : choose_seats(term, game), people = 1;
    if (seats == CANCEL)
        return CANCEL;
    setup->seats = (uint8_t)seats;
    snprintf(prompt, sizeof prompt, "How many people at this keyboard, 1 to %d? [1] ", seats);
    people = choose(term, prompt, (struct range){ 1, seats, 1 });
    int first = people == 1 ? choose_seat(term, game, setup) : 1;
    if (people == CANCEL || first == CANCEL || (people < seats && choose_bot(term, game, &bot) == CANCEL))
        return CANCEL;
    struct lz_writer w = lz_writer_in(list, 400);
    for (int i = 0; i < seats; i++) {
        lz_put(&w, i ? "," : "");
        lz_put(&w, i >= first - 1 && i < first - 1 + people ? "you" : bot);
    }
    return seats;
}

static int begin(const struct term *term, const struct lz_game *game) {
    struct play_call call = { .game = game };
    char list[400], room[500];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    lz_options_usual(game, &call.party.setup);
    if (choose_players(term, game, &call.party.setup, list) == CANCEL)
        return 0;
    if (!party_gather(&call.party, game, &(struct party_call){ .players = list }, &trouble))
        return cli_failed(NULL, "%s", room);
    return play_run(&call);
}

int cli_menu(void) {
    struct saved saved = { 0 };
    struct term term = term_open();
    int games = (int)lz_games_count;
    find_saved(&saved);
    term_clear(&term);
    printf("Lizardry\n\n");
    for (int i = 0; i < games; i++)
        printf("  %d  %-32s %d to %d seats. %s\n", i + 1, lz_games[i]->title, lz_games[i]->seats_least,
               lz_games[i]->seats_most, lz_games[i]->by);
    printf(saved.count ? "\nGo on with a match:\n" : "");
    for (int i = 0; i < saved.count; i++)
        printf("  %d  %s\n", games + i + 1, strrchr(saved.path[i], '/') + 1);
    printf("\nEnter takes the choice in brackets, q leaves.\n");
    int usual = saved.count ? games + 1 : 1;
    char prompt[40];
    snprintf(prompt, sizeof prompt, "Which? [%d] ", usual);
    int chosen = choose(&term, prompt, (struct range){ 1, games + saved.count, usual });
    if (chosen == CANCEL)
        return 0;
    if (chosen <= games)
        return begin(&term, lz_games[chosen - 1]);
    return play_run(&(struct play_call){ .resume = saved.path[chosen - games - 1] });
}

/* What there is in the folder of matches, and how each stands. */
#include "clients/cli/play/saved.h"

#include "clients/cli/party.h"
#include "clients/cli/save.h"
#include "clients/cli/sets.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- the folder */

static void insert(struct saved *saved, const char *path, time_t at) {
    int i = saved->count < SAVED ? saved->count++ : SAVED - 1;
    for (; i > 0 && saved->at[i - 1] < at; i--) {
        memcpy(saved->path[i], saved->path[i - 1], PATH_MAX);
        saved->at[i] = saved->at[i - 1];
    }
    snprintf(saved->path[i], PATH_MAX, "%s", path);
    saved->at[i] = at;
}

static DIR *open_place(char place[PATH_MAX]) { return save_place(place) ? opendir(place) : NULL; }

void saved_find(struct saved *saved) {
    char place[PATH_MAX], path[2 * PATH_MAX];
    struct dirent *entry;
    DIR *folder = open_place(place);
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

/* Files are named after their game: save_name. */
bool saved_any(const struct lz_game *game) {
    char place[PATH_MAX];
    struct dirent *entry;
    DIR *folder = open_place(place);
    bool any = false;
    while (folder && !any && (entry = readdir(folder)))
        any = strncmp(entry->d_name, game->id, strlen(game->id)) == 0 && entry->d_name[strlen(game->id)] == '-';
    if (folder)
        closedir(folder);
    return any;
}

/* ---- how a match stands */

static void put_age(time_t at, struct lz_writer *w) {
    static const struct {
        int64_t seconds;
        const char *one, *many;
    } units[] = { { 86400, "yesterday", " days ago" },
                  { 3600, "an hour ago", " hours ago" },
                  { 60, "a minute ago", " minutes ago" } };
    int64_t age = (int64_t)(time(NULL) - at);
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        int64_t count = age / units[i].seconds;
        if (count < 1)
            continue;
        if (count > 1)
            lz_put_number(w, count);
        lz_put(w, count > 1 ? units[i].many : units[i].one);
        return;
    }
    lz_put(w, "just now");
}

struct standing {
    struct own_set set;
    struct lz_record record;
    struct party party;
    void *state, *view, *world;
    int rounds; /* that have ended */
};

static void hear(void *to, const struct lz_event *event) {
    struct standing *s = to;
    s->rounds += (s->record.game->kinds[event->kind].flags & LZ_ROUND) != 0;
}

static bool play_through(struct standing *s, const char *path, struct lz_text text) {
    char room[PATH_MAX + 1000];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (set_read_journal(&s->set, (struct set_journal){ text, path }, &s->record, &trouble) == LZ_FAILED ||
        !party_recall(&s->party, &s->record, &trouble) || !save_seed(path, s->record.seed, &trouble))
        return false;
    s->record.seed_known = true;
    const struct lz_game *game = s->record.game;
    struct lz_sink sink = { hear, s };
    s->state = cli_room(NULL, game->state_size);
    s->world = cli_room(NULL, game->state_size);
    s->view = cli_room(NULL, game->view_size);
    struct lz_replay replay = { .out = &sink };
    return lz_journal_replay(&s->record, s->state, &replay, &trouble) == LZ_OK;
}

/* The one person's seat, whose eyes see it all; among several it is an onlooker. */
static int eyes_of(const struct party *party) {
    int seat = LZ_ONLOOKER;
    for (int i = 0; party_people(party) == 1 && i < party->setup.seats; i++)
        seat = party_person(party, i) ? i : seat;
    return seat;
}

/* Points that are the same in two worlds which the eyes cannot rule out are no secret. */
static lz_seats known_points(struct standing *s, int32_t points[LZ_SEATS]) {
    const struct lz_game *game = s->record.game;
    lz_seats known = 0;
    int32_t other[LZ_SEATS] = { 0 };
    game->view(game, s->state, eyes_of(&s->party), s->view);
    for (uint64_t key = 0; key < 2; key++) {
        struct lz_rng rng = lz_rng_from(key, 1);
        game->imagine(game, s->view, &rng, s->world);
        game->score(game, s->world, key ? other : points);
    }
    for (int i = 0; i < s->party.setup.seats; i++)
        known |= points[i] == other[i] ? lz_only(i) : 0;
    return known;
}

/* Partners have one total: it is told of the first of them, or of you. */
static bool speaks_for_side(const struct standing *s, int seat, int you) {
    const struct lz_game *game = s->record.game;
    int seats = s->party.setup.seats, side = lz_side_of(game, seats, seat);
    if (you != LZ_ONLOOKER && lz_side_of(game, seats, you) == side)
        return seat == you;
    for (int i = 0; i < seat; i++)
        if (lz_side_of(game, seats, i) == side)
            return false;
    return true;
}

/* "You 45, others 62, 30." */
static void put_points(struct standing *s, struct lz_writer *w) {
    enum { MOST = 4 };
    int32_t points[LZ_SEATS] = { 0 };
    lz_seats known = known_points(s, points);
    int you = eyes_of(&s->party), told = 0;
    if (you != LZ_ONLOOKER && lz_in(known, you)) {
        lz_put(w, " You ");
        lz_put_number(w, points[you]);
    }
    for (int i = 0; i < s->party.setup.seats; i++) {
        if (!lz_in(known, i) || i == you || !speaks_for_side(s, i, you) || told == MOST)
            continue;
        lz_put(w, told++ ? ", " : you == LZ_ONLOOKER ? " Points: " : ", others ");
        lz_put_number(w, points[i]);
    }
    lz_put(w, told || lz_in(known, you) ? "." : "");
}

static void put_standing(struct standing *s, time_t at, struct lz_writer *w) {
    lz_put(w, s->record.game->title);
    lz_put(w, ", ");
    put_age(at, w);
    lz_put(w, s->rounds ? ". Round " : ". First round.");
    if (s->rounds) {
        lz_put_number(w, s->rounds + 1);
        lz_put_char(w, '.');
    }
    put_points(s, w);
}

void saved_tell(const struct saved *saved, int i, struct lz_writer *w) {
    char room[PATH_MAX + 400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    struct lz_text text;
    char *content = save_read(saved->path[i], &text, &trouble);
    struct standing *s = cli_room(NULL, sizeof *s);
    *s = (struct standing){ 0 };
    if (content && play_through(s, saved->path[i], text)) {
        put_standing(s, saved->at[i], w);
    } else {
        lz_put(w, strrchr(saved->path[i], '/') + 1);
        lz_put(w, ", ");
        put_age(saved->at[i], w);
        lz_put(w, ". It cannot be read: choose it to see why.");
    }
    free(content);
    free(s->state);
    free(s->world);
    free(s->view);
    set_free(&s->set);
    free(s);
}

/* pictures [TIMES [GAME]]: what changed in a seat's picture, applied to the picture before, gives the one after: for
   every seat and the onlooker, after every step of random matches of every game. And what is taken from the first
   seat's picture instead of being written or compared is the same bytes. Prints TAP, a case for each game. pictures
   figures [GAME]: instead, how long pictures and their changes are, and how long it takes to make them. */
#include "host/picture/changes.h"
#include "tests/prop/walk.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/words/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    ROOM = 1 << 21, /* bytes of a picture; values in two of them */
    MATCHES = 2,    /* of a number of seats, in the quick suite */
    CAP = 150,      /* steps of a match there */
    LARGE = 8192,   /* a state that is copied slowly: fewer clans */
    BRACKETS = 256, /* that are noted, as the server does */
    SEATS = LZ_SEATS + 1
};

/* What the first seat was shown and told at this moment. */
struct first {
    struct lz_again again;
    struct lz_compared like;
    struct lz_bracket list[BRACKETS];
    char *old, *new, *made;
};

static struct trial {
    struct walk *walk;
    char *old[SEATS], *new, *made, *back, *wanted;
    struct first first;
    struct lz_values values;
    uint64_t pictures, changed; /* compared; of these not the same */
    uint64_t bytes, of, most;   /* of all changes that are some; of the pictures; the longest changes */
    uint64_t show_ns, changes_ns, apply_ns;
} t;

static uint64_t now_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void *take(size_t size) {
    void *at = malloc(size);
    lz_assert(at);
    return at;
}

static void show(int seat, char *to) {
    struct walk *w = t.walk;
    struct lz_writer picture = lz_writer_in(to, ROOM);
    w->game->view(w->game, w->state, seat < w->setup.seats ? seat : LZ_ONLOOKER, w->view);
    w->game->show(w->game, w->view, &picture);
    lz_assert(!picture.full);
}

static const char *wrong(int seat, const char *what) { return walk_say(t.walk, what, NULL, seat); }

static void count(const struct lz_writer *changes, uint64_t picture) {
    t.pictures++;
    if (changes->len == 2)
        return;
    t.changed++;
    t.bytes += changes->len;
    t.of += picture;
    t.most = changes->len > t.most ? changes->len : t.most;
}

static const char *compare(int seat) {
    struct lz_writer made = lz_writer_in(t.made, ROOM), back = lz_writer_in(t.back, ROOM);
    struct lz_writer wanted = lz_writer_in(t.wanted, ROOM);
    uint64_t begun = now_ns();
    show(seat, t.new);
    uint64_t shown = now_ns();
    if (!lz_changes(lz_span(t.old[seat]), lz_span(t.new), &made))
        return wrong(seat, "a picture is not JSON as the core writes it");
    uint64_t compared = now_ns();
    if (!lz_changes_apply(&t.values, lz_span(t.old[seat]), (struct lz_text){ made.at, made.len }, &back))
        return wrong(seat, "changes do not fit");
    t.apply_ns += now_ns() - compared;
    t.changes_ns += compared - shown;
    t.show_ns += shown - begun;
    count(&made, strlen(t.new));
    if (!lz_canonical(&t.values, lz_span(t.new), &wanted) || made.full || back.full || wanted.full)
        return wrong(seat, "no canonical form");
    return strcmp(t.back, t.wanted) == 0 ? NULL : wrong(seat, "the changed picture is not the new one");
}

/* The picture of this seat from what the first one was shown, and its brackets. */
static struct lz_brackets show_again(int seat, struct lz_bracket *list) {
    struct walk *w = t.walk;
    struct lz_brackets brackets = { .list = list, .room = BRACKETS };
    struct lz_writer picture = lz_writer_in(t.wanted, ROOM);
    picture.brackets = &brackets;
    picture.again = &t.first.again;
    w->game->view(w->game, w->state, seat < w->setup.seats ? seat : LZ_ONLOOKER, w->view);
    w->game->show(w->game, w->view, &picture);
    return brackets;
}

/* What is referred to stays until the next moment. */
static const char *share_first(const struct lz_brackets *brackets) {
    struct first *f = &t.first;
    struct lz_writer made = lz_writer_in(f->made, ROOM);
    strcpy(f->old, t.old[0]);
    strcpy(f->new, t.new);
    f->again.made = lz_span(f->new);
    f->again.list = brackets->count < BRACKETS ? f->list : NULL;
    struct lz_charted was = { .text = lz_span(f->old) }, is = { lz_span(f->new), f->list, brackets->count };
    bool well = lz_changes_between(&was, &is, &f->like, &made);
    f->like.made = true;
    return well && strcmp(f->made, t.made) == 0 ? NULL : wrong(0, "brackets that were noted make other changes");
}

static const char *share(int seat) {
    struct first *f = &t.first;
    struct lz_bracket list[BRACKETS];
    struct lz_writer made = lz_writer_in(t.back, ROOM);
    f->again.made.len = seat ? f->again.made.len : 0;
    f->like.made = f->like.made && seat;
    struct lz_brackets brackets = show_again(seat, seat ? list : f->list);
    if (strcmp(t.wanted, t.new) != 0)
        return wrong(seat, "a picture is another if it is taken from the first one's");
    if (!seat)
        return share_first(&brackets);
    struct lz_charted was = { .text = lz_span(t.old[seat]) }, is = { lz_span(t.new), brackets.list, brackets.count };
    bool well = lz_changes_between(&was, &is, &f->like, &made);
    return well && strcmp(t.back, t.made) == 0 ? NULL
                                               : wrong(seat, "changes are others if they are taken from the first");
}

static const char *play(int seats, uint64_t seed, uint32_t cap) {
    const char *bad = NULL;
    struct lz_input in;
    walk_begin(t.walk, seats, seed);
    t.walk->cap = cap;
    for (int i = 0; i <= seats; i++)
        show(i, t.old[i]);
    while (!bad && walk_next(t.walk, &in)) {
        walk_make(t.walk, &in, NULL);
        for (int i = 0; i <= seats && !bad; i++) {
            bad = compare(i);
            bad = bad ? bad : share(i);
            char *before = t.old[i];
            t.old[i] = t.new;
            t.new = before;
        }
    }
    return bad;
}

/* Some numbers of clans of a large game; all of them only where there is time. */
static bool suits(int seats, uint32_t times) {
    bool few = seats <= t.walk->game->seats_least + 1 || seats == t.walk->game->seats_most;
    return walk_offers(t.walk, seats) && (t.walk->game->state_size < LARGE || few || times > 1);
}

static const char *try_game(const struct lz_game *game, uint32_t times) {
    const char *bad = NULL;
    t.walk = walk_new(game);
    for (uint64_t seed = 1; seed <= (uint64_t)MATCHES * times && !bad; seed++)
        for (int seats = game->seats_least; seats <= game->seats_most && !bad; seats++)
            if (suits(seats, times))
                bad = play(seats, seed, CAP * times);
    return bad;
}

static void take_room(void) {
    for (int i = 0; i < SEATS; i++)
        t.old[i] = take(ROOM);
    t.new = take(ROOM);
    t.made = take(ROOM);
    t.back = take(ROOM);
    t.wanted = take(ROOM);
    t.first.old = take(ROOM);
    t.first.new = take(ROOM);
    t.first.made = take(ROOM);
    t.values = (struct lz_values){ .at = take(ROOM * sizeof(struct lz_value)), .room = ROOM };
}

static void give_back(void) {
    for (int i = 0; i < SEATS; i++)
        free(t.old[i]);
    free(t.new);
    free(t.made);
    free(t.back);
    free(t.wanted);
    free(t.first.old);
    free(t.first.new);
    free(t.first.made);
    free(t.values.at);
}

static void say_figures(const char *game) {
    double n = (double)t.pictures, some = t.changed ? (double)t.changed : 1;
    printf("%-10s %8.0f pictures, %3.0f %% changed; then %6.0f bytes, changes %5.0f (most %6llu); us for each: show "
           "%5.1f, "
           "changes %5.1f, apply %5.1f\n",
           game, n, 100 * (double)t.changed / n, (double)t.of / some, (double)t.bytes / some,
           (unsigned long long)t.most, (double)t.show_ns / n / 1000, (double)t.changes_ns / n / 1000,
           (double)t.apply_ns / n / 1000);
}

int main(int argc, char **argv) {
    bool figures = argc > 1 && strcmp(argv[1], "figures") == 0;
    int times = figures ? 6 : argc > 1 ? atoi(argv[1]) : 1, number = 0, failed = 0;
    take_room();
    for (uint32_t g = 0; g < lz_games_count; g++) {
        if (argc > 2 && strcmp(argv[2], lz_games[g]->id) != 0)
            continue;
        t.pictures = t.changed = t.bytes = t.of = t.most = t.show_ns = t.changes_ns = t.apply_ns = 0;
        const char *bad = try_game(lz_games[g], (uint32_t)times);
        if (figures)
            say_figures(lz_games[g]->id);
        else
            printf("%sok %d - %s: %llu pictures%s%s\n", bad ? "not " : "", ++number, lz_games[g]->id,
                   (unsigned long long)t.pictures, bad ? ": " : "", bad ? bad : "");
        failed += bad != NULL;
        walk_free(t.walk);
    }
    if (!figures)
        printf("1..%d\n", number);
    give_back();
    return failed != 0;
}

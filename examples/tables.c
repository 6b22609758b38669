/* tables FOLDER [WORD]: two games at once, a thread for each, bots at every seat. FOLDER/GAME.journal is the match;
   FOLDER/GAME.N.events holds what seat N was told, a line of JSON for each event. Killed at any point and called again
   it goes on where the matches stood. The seed of a new match is the system's, or follows from the WORD.
   cc -std=gnu17 tables.c $(pkg-config --cflags --libs lizardry) -lpthread -o tables */
#include <lizardry/core/games.h>
#include <lizardry/core/seats.h>
#include <lizardry/core/words/option.h>
#include <lizardry/core/words/text.h>
#include <lizardry/host/store/file.h>
#include <lizardry/host/room.h>

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TABLES = 2, NODES = 100, EVENT = 16384 };

struct table {
    const char *game, *folder, *word;
    const char *bot[LZ_SEATS];
    int seats;
    struct lz_file file;
    struct lz_room room;
    FILE *events[LZ_SEATS];
    uint32_t told[LZ_SEATS]; /* entries of the seat's log that stand in its file */
    bool well;
};

/* A bug of the engine sets one match aside; the other goes on. */
_Noreturn void lz_bug(const char *file, int line, const char *what) { lz_trap_spring(file, line, what); }

static bool failed(const struct table *t, const char *what) {
    fprintf(stderr, "%s: %s\n", t->game, what);
    return false;
}

/* The time of the match. A host of people hands in the time of day; here every act takes a second, so that a run can
   be repeated. When only the clock can go on, it is the time of the next alarm. */
static int64_t wall_of(const struct table *t) {
    const struct lz_head *head = lz_room_head(&t->room);
    int64_t due = lz_room_due(&t->room), wall = 1000 * (int64_t)t->room.acts;
    wall = wall > head->now ? wall : head->now;
    return !head->wait && due != LZ_NEVER && due > wall ? due : wall;
}

static bool create(struct table *t, struct lz_writer *trouble) {
    struct lz_record record = { .setup = { .seats = (uint8_t)t->seats } };
    lz_options_usual(t->room.game, &record.setup);
    for (int i = 0; i < t->seats; i++)
        record.player[i] = lz_span(t->bot[i]);
    if (t->word)
        lz_fair_seed(lz_span(t->word), record.seed);
    else if (getrandom(record.seed, LZ_SEED, 0) != LZ_SEED)
        return failed(t, "the system has no seed");
    return lz_room_create(&t->room, &record, (struct lz_facts){ 0 }, trouble);
}

/* The match that the file holds, or a new one. */
static bool open_room(struct table *t) {
    char path[LZ_FILE_PATH], words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    snprintf(path, sizeof path, "%s/%s.journal", t->folder, t->game);
    if (!lz_file_name(&t->file, &lz_calls_system, path))
        return failed(t, strerror(t->file.error));
    t->room = (struct lz_room){ .calls = &lz_calls_system,
                                .store = lz_file_store(&t->file),
                                .game = lz_game_by_id(lz_span(t->game)),
                                .nodes = NODES,
                                .audit = true };
    return (access(path, F_OK) ? create(t, &trouble) : lz_room_open(&t->room, 0, &trouble)) || failed(t, words);
}

/* All that a seat was told follows from the journal: the file is written anew at every start. */
static bool open_events(struct table *t) {
    char path[LZ_FILE_PATH];
    for (int i = 0; i < t->seats; i++) {
        snprintf(path, sizeof path, "%s/%s.%d.events", t->folder, t->game, i);
        t->events[i] = fopen(path, "w");
        if (!t->events[i])
            return failed(t, strerror(errno));
    }
    return true;
}

static void tell(struct table *t) {
    char event[EVENT];
    for (int i = 0; i < t->seats; i++)
        while (t->told[i] < lz_room_count(&t->room, i)) {
            struct lz_writer json = lz_writer_in(event, sizeof event);
            lz_room_told_json(&t->room, i, ++t->told[i], &json);
            fprintf(t->events[i], "%s\n", event);
        }
}

/* What is due rings; then the first seat that the game waits for acts. What lz_room answers has been stored. */
static bool step(struct table *t) {
    struct lz_reply reply;
    int64_t wall = wall_of(t);
    lz_room_wake(&t->room, wall, &reply);
    const struct lz_head *head = lz_room_head(&t->room);
    if (reply.status == LZ_OK && !head->over && head->wait)
        lz_room_bot(&t->room, lz_first(head->wait), wall, &reply);
    return reply.status == LZ_OK || failed(t, t->room.aside ? t->room.words : lz_no_words(reply.no));
}

static void *host(void *with) {
    struct table *t = with;
    bool well = open_room(t) && open_events(t);
    while (well && !lz_room_head(&t->room)->over) {
        tell(t);
        well = step(t);
    }
    if (well) {
        tell(t);
        printf("%s: over after %u acts, won by seats %#x\n", t->game, t->room.acts, lz_room_head(&t->room)->won);
    }
    for (int i = 0; i < t->seats; i++)
        well &= t->events[i] && fclose(t->events[i]) == 0;
    t->well = well;
    lz_room_close(&t->room);
    lz_file_close(&t->file);
    return NULL;
}

int main(int argc, char **argv) {
    static struct table table[TABLES] = {
        { .game = "legends", .seats = 3, .bot = { "bot:rummy", "bot:greedy", "bot:random" } },
        { .game = "lies", .seats = 4, .bot = { "bot:normal", "bot:greedy", "bot:greedy", "bot:random" } },
    };
    pthread_t thread[TABLES];
    bool well = true;
    umask(077); /* a seat's events are that seat's */
    if (argc < 2)
        return fputs("usage: tables FOLDER [WORD]\n", stderr) < 0 ? 1 : 2;
    for (int i = 0; i < TABLES; i++) {
        table[i].folder = argv[1];
        table[i].word = argv[2]; /* NULL if there is none */
        if (pthread_create(&thread[i], NULL, host, &table[i]) != 0)
            return 1;
    }
    for (int i = 0; i < TABLES; i++) {
        pthread_join(thread[i], NULL);
        well &= table[i].well;
    }
    return well ? 0 : 1;
}

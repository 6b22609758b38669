/* The dialogue: any lines as messages of seats and of one who watches, at a room without a hall. Every message is
   answered with lines of JSON; whoever applies the changes that come has the picture that a fresh look gives, entries
   come one after another; and a room that is opened again on what was stored is the same.

   The first bytes choose the game and the house. Then each line is a message: its first byte says who speaks, and
   whether the rest is the message itself, a legal move by its number, or an alarm that rings. */
#include "core/words/option.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "host/picture/changes.h"
#include "host/store/shelf.h"
#include "server/table/request.h"
#include "server/table/talk.h"
#include "tests/fuzz/fuzz.h"

#include <jansson.h>
#include <stdlib.h>

enum { TALKS = 3, PICTURE = 1 << 18, VALUES = 1 << 16, LINES = 12, STEP = 40000 };

static int64_t now;
static int64_t wall(void) { return now; }

struct person {
    struct talk talk;
    struct talk_alone place;
    char *picture; /* as changes made it */
    uint32_t n;
};

static struct scene {
    struct lz_shelf shelf;
    struct lz_room room;
    struct person person[TALKS]; /* two seats, and one who watches */
} scene;

static struct lz_value values[VALUES];
static char made[PICTURE], fresh[PICTURE], canonical[PICTURE];

/* ---- what comes */

static void take_picture(struct person *p, const json_t *picture) {
    char *text = json_dumps(picture, JSON_COMPACT | JSON_SORT_KEYS);
    free(p->picture);
    p->picture = text;
}

static void take_changes(struct person *p, const json_t *changes) {
    char *text = json_dumps(changes, JSON_COMPACT);
    struct lz_writer w = lz_writer_in(made, sizeof made);
    struct lz_values room = { .at = values, .room = VALUES };
    lz_assert(p->picture && lz_changes_apply(&room, lz_span(p->picture), lz_span(text), &w) && !w.full);
    free(text);
    free(p->picture);
    p->picture = strdup(made);
}

static void take(struct person *p, const json_t *message) {
    size_t i;
    json_t *entry;
    const json_t *lost = json_object_get(message, "lost");
    if (json_object_get(message, "hello") && p->n == TALK_NEW)
        p->n = (uint32_t)json_integer_value(json_object_get(message, "n"));
    if (lost)
        p->n = (uint32_t)json_integer_value(json_object_get(lost, "from")) - 1;
    json_array_foreach(json_object_get(message, "news"), i, entry)
        lz_assert(json_integer_value(json_array_get(entry, 0)) == (json_int_t)++p->n);
    if (json_object_get(message, "picture"))
        take_picture(p, json_object_get(message, "picture"));
    if (json_object_get(message, "changes"))
        take_changes(p, json_object_get(message, "changes"));
}

/* Every line is an object. Answers how many there were. */
static int take_lines(struct person *p) {
    struct lz_text lines = scroll_text(&p->talk.out);
    int count = 0;
    lz_assert(!p->talk.out.broken);
    while (lines.len) {
        struct lz_text line = lz_take_line(&lines);
        json_t *message = json_loadb(line.at, line.len, JSON_REJECT_DUPLICATES, NULL);
        lz_assert(json_is_object(message));
        count++;
        take(p, message);
        json_decref(message);
    }
    scroll_empty(&p->talk.out);
    return count;
}

static void tell(struct person *p) {
    talk_tell_alone(&p->talk);
    take_lines(p);
}

static void tell_all(void) {
    for (int i = 0; i < TALKS; i++)
        tell(&scene.person[i]);
}

/* ---- what is said */

static void say(struct person *p, struct lz_text message) {
    request_answer(&p->talk, message);
    lz_assert(take_lines(p) == 1);
    if (p->talk.whole) /* it has asked for entries again */
        p->n = p->talk.cursor;
    tell(p); /* the others hear of several things at once */
}

/* The n-th of the legal moves, as a client sends it. */
static void say_legal(struct person *p, uint8_t n) {
    const struct lz_game *game = scene.room.game;
    static struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    char message[600], words[400];
    struct lz_writer w = lz_writer_in(message, sizeof message), move = lz_writer_in(words, sizeof words);
    if (p->talk.seat == LZ_ONLOOKER || lz_room_over(&scene.room))
        return;
    game->legal(game, scene.room.state, p->talk.seat, &legal);
    if (!legal.count)
        return;
    lz_move_print(game, &list[n % legal.count], &move);
    lz_json_open(&w, NULL, '{');
    lz_json_text(&w, "move", (struct lz_text){ words, move.len });
    lz_json_close(&w, '}');
    if (!w.full && !move.full)
        say(p, (struct lz_text){ message, w.len });
}

static void ring(void) {
    struct lz_reply reply;
    now += STEP;
    lz_room_wake(&scene.room, now, &reply);
    tell_all();
}

static void hear(struct lz_text line) {
    uint8_t first = line.len ? (uint8_t)line.at[0] : 0;
    struct person *p = &scene.person[first % TALKS];
    now += 7;
    if (!line.len)
        ring();
    else if (first % 8 == 7 && line.len == 2)
        say_legal(p, (uint8_t)line.at[1]);
    else
        say(p, (struct lz_text){ line.at + 1, line.len - 1 });
}

/* ---- the room */

static const char *const houses[][3] = {
    { "undo=consent", "hint=yes", NULL },
    { "clock=live", "decision=30", NULL },
    { "clock=correspondence", "vacation=3", NULL },
};

/* Mostly the two whose pictures are small: the large ones would take nearly all of the time. */
static const struct lz_game *choose(struct fuzz *f) {
    static const char *const small[] = { "pig", "duel" };
    uint8_t which = fuzz_byte(f);
    return which < 210 ? lz_game_by_id(lz_span(small[which % 2])) : lz_games[which % lz_games_count];
}

static void begin(struct fuzz *f) {
    const struct lz_game *game = choose(f);
    struct lz_record record = { .game = game, .setup = { .seats = game->seats_least, .now = now } };
    struct lz_text house[4] = { { 0 } };
    uint8_t which = fuzz_byte(f) % (LZ_COUNT(houses) + 1);
    uint32_t rules = 0;
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    lz_options_usual(game, &record.setup);
    record.setup.now = now;
    lz_fair_seed((struct lz_text){ (const char *)&which, 1 }, record.seed);
    for (int i = 0; i < record.setup.seats; i++)
        record.player[i] = lz_span(i < 2 ? "Anna" : "bot:random");
    for (; which < LZ_COUNT(houses) && houses[which][rules]; rules++)
        house[rules] = lz_span(houses[which][rules]);
    scene.room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&scene.shelf), .game = game };
    lz_assert(lz_room_create(&scene.room, &record, (struct lz_facts){ house, rules }, &trouble));
    for (int i = 0; i < TALKS; i++) {
        struct person *p = &scene.person[i];
        p->place = (struct talk_alone){ .room = &scene.room,
                                        .wall = wall,
                                        .shown = { .text.calls = &lz_calls_system, .chart.calls = &lz_calls_system } };
        p->talk = (struct talk){
            .alone = &p->place, .seat = i < 2 ? i : LZ_ONLOOKER, .host = i == 0, .out.calls = &lz_calls_system
        };
        p->n = TALK_NEW;
        talk_resume(&p->talk, TALK_NEW);
    }
    tell_all();
}

static void assert_same(struct person *p) {
    struct lz_writer w = lz_writer_in(fresh, sizeof fresh), c = lz_writer_in(canonical, sizeof canonical),
                     m = lz_writer_in(made, sizeof made);
    struct lz_values room = { .at = values, .room = VALUES };
    lz_room_show(&scene.room, p->talk.seat, &w);
    lz_assert(lz_canonical(&room, lz_span(fresh), &c) && lz_canonical(&room, lz_span(p->picture), &m));
    lz_assert(strcmp(made, canonical) == 0 && p->n == lz_room_count(&scene.room, p->talk.seat));
}

static void end(void) {
    const struct lz_game *game = scene.room.game;
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    uint32_t acts = scene.room.acts;
    tell_all();
    for (int i = 0; i < TALKS; i++) {
        struct person *p = &scene.person[i];
        assert_same(p);
        shown_free(&p->place.shown);
        scroll_free(&p->talk.out);
        free(p->picture);
    }
    lz_room_close(&scene.room);
    scene.room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&scene.shelf), .game = game };
    lz_assert(lz_room_open(&scene.room, now, &trouble) && scene.room.acts >= acts); /* a gap may have been written */
    lz_room_close(&scene.room);
    lz_shelf_clear(&scene.shelf);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    memset(&scene, 0, sizeof scene);
    scene.shelf.calls = &lz_calls_system;
    now = 1000000;
    begin(&f);
    struct lz_text lines = { (const char *)f.at, (uint32_t)f.left };
    for (int n = 0; n < LINES && lines.len; n++)
        hear(lz_take_line(&lines));
    end();
    return 0;
}

/* veil [TIMES [GAME]]: no leak, over the wire (S1). Pairs of worlds that are equal for a seat: in the one the others
   hold other cards, make other moves, more or fewer of them, at other times, and do other things that are nobody else's
   to know. As long as the engine tells the seat and those who watch the same events and shows them the same views (that
   it does so rightly is tests/prop/leak.c), they get the same bytes in the same messages at the same times, whatever
   they ask. TAP, one case for each game. */
#include "tests/prop/prop.h"
#include "tests/veil/world.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/hash.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum {
    PAIRS = 10000,     /* of a game */
    LARGE = 32 * 1024, /* bytes of a state from which on a tenth of that will do */
    PREFIX = 60,       /* inputs before the worlds of a pair part, at most */
    FORKS = 8,         /* pairs that share a prefix */
    STEPS = 6,         /* inputs that a pair is followed for */
    MESSAGE = 600,
    LEAP = 600 * 1000, /* ms that pass at once: in a longer time bots would talk without end */
    RARE = 8
};

static struct {
    struct walk *walk;
    struct world truth, dream;
    int seat;      /* that looks; LZ_ONLOOKER has an ear of its own */
    bool imagined; /* the dream's cards are others: its journal does not tell how they came */
    bool differs;  /* the worlds have parted */
    bool here;     /* those who look ask who is at the table: others come only where that is hidden, and go at once */
    struct {
        uint64_t pairs, looks, deals, moves, times, acts; /* in what the worlds of a pair differed */
    } count;
    char words[2000];
} t;

static uint32_t roll(uint32_t n) { return lz_roll(&t.walk->rng, n); }

/* ---- what the engine tells, and shows */

static uint64_t add_event(uint64_t hash, const struct lz_event *event) {
    hash = lz_hash(&event->kind, sizeof event->kind, hash);
    hash = lz_hash(&event->seat, sizeof event->seat, hash);
    hash = lz_hash(event->arg, sizeof event->arg, hash);
    return event->text.len ? lz_hash(event->text.at, event->text.len, hash) : hash;
}

struct heard {
    int seat;
    uint64_t hash;
};

static void take(void *to, const struct lz_event *event) {
    struct heard *heard = to;
    if (lz_in(event->seen, heard->seat))
        heard->hash = add_event(heard->hash, event);
}

static uint64_t told_to(const struct world *world, int seat, uint32_t from) {
    struct heard heard = { seat, 0 };
    for (uint32_t i = from; i < world->table->room.told_count; i++)
        if (lz_told_event(&world->table->room.told[i]))
            take(&heard, &world->table->room.told[i].event);
    return heard.hash;
}

static bool same_view(int seat) {
    struct walk *w = t.walk;
    memset(w->view, 0, w->game->view_size);
    memset(w->view2, 0, w->game->view_size);
    w->game->view(w->game, t.truth.table->room.state, seat, w->view);
    w->game->view(w->game, t.dream.table->room.state, seat, w->view2);
    return memcmp(w->view, w->view2, w->game->view_size) == 0;
}

/* Since the worlds parted: `from` is how much had been told by then, to all eyes. */
static bool equal_for(int seat, uint32_t from) {
    return told_to(&t.truth, seat, from) == told_to(&t.dream, seat, from) && same_view(seat);
}

/* ---- what comes over the wire */

static void say_difference(const char *where, struct lz_text a, struct lz_text b) {
    enum { BEFORE = 60, SHOWN = 240 };
    uint32_t i = 0;
    while (i < a.len && i < b.len && a.at[i] == b.at[i])
        i++;
    uint32_t from = i > BEFORE ? i - BEFORE : 0;
    const struct lz_text *text[] = { &a, &b };
    struct lz_writer w = lz_writer_in(t.words, sizeof t.words);
    lz_put(&w, where);
    for (int n = 0; n < 2; n++) {
        uint32_t len = text[n]->len > from ? text[n]->len - from : 0;
        lz_put(&w, n ? "\n#   in the other: " : "\n#   in the one:   ");
        lz_put_text(&w, (struct lz_text){ text[n]->at + from, len < SHOWN ? len : SHOWN });
    }
    for (uint32_t n = 1; n < w.len; n++)
        if (w.at[n] == '\n' && w.at[n + 1] != '#')
            w.at[n] = '|';
}

static const char *same_text(const char *where, const struct scroll *a, const struct scroll *b) {
    if (a->len == b->len && (!a->len || memcmp(a->at, b->at, a->len) == 0))
        return NULL;
    say_difference(where, scroll_text(a), scroll_text(b));
    return walk_say(t.walk, t.words, NULL, t.seat);
}

static const char *same_wire(enum world_who who, const char *where) {
    const struct ear *a = &t.truth.ear[who], *b = &t.dream.ear[who];
    const char *wrong = same_text(where, &a->heard, &b->heard);
    if (wrong)
        return wrong;
    if (a->parcels != b->parcels)
        return walk_say(t.walk, "messages come in another number of parcels", NULL, t.seat);
    return a->when == b->when ? NULL : walk_say(t.walk, "messages come at other times", NULL, t.seat);
}

/* Are the worlds still equal for them? Once a match is over, all is told. */
static const char *look(uint32_t from, bool *alive) {
    *alive = !lz_room_over(&t.truth.table->room) && equal_for(t.seat, from) && equal_for(LZ_ONLOOKER, from);
    if (!*alive)
        return NULL;
    t.count.looks++;
    t.count.pairs += t.differs;
    t.differs = false;
    const char *wrong = same_wire(WORLD_SEAT, "the seat gets other bytes");
    return wrong ? wrong : same_wire(WORLD_WATCHER, "those who watch get other bytes");
}

/* ---- what the seat and the watcher ask, in both worlds */

static void put_any_move(struct lz_writer *w) {
    struct lz_move move;
    if (!t.walk->game->sample(t.walk->game, t.truth.table->room.state, t.seat, &t.walk->rng, &move) || roll(3) == 0)
        move = prop_any_move(t.walk, t.seat);
    lz_move_print(t.walk->game, &move, w);
}

/* A form: %n a number of the log, %m a move, %d anything small, %u what was never said before. */
static const struct {
    const char *form;
    bool seat, journal; /* a watcher cannot ask it; it goes by the journal, which an imagined world has not */
    uint32_t often;     /* it is told to all, and comes so often at once */
} asks[] = {
    { "{\"ping\":1}", false, false, 0 },
    { "{\"log\":%n}", false, false, 0 },
    { "{\"since\":true}", true, false, 0 },
    { "{\"table\":true}", false, false, 0 },
    { "{\"resume\":%n}", false, false, 0 },
    { "{\"brief\":true}", false, false, 0 },
    { "{\"brief\":false}", false, false, 0 },
    { "{\"history\":true}", true, false, 0 },
    { "{\"history\":false}", true, false, 0 },
    { "{\"effect\":\"%m\"}", true, false, 0 },
    { "{\"move\":\"%m\",\"decision\":%d}", true, false, 0 },
    { "{\"move\":\"nonsense %d\"}", true, false, 0 },
    { "{\"receipt\":\"MO %d N\"}", true, false, 0 },
    { "{\"advise\":true}", true, false, 0 },
    { "{\"undo\":true}", true, true, 0 },
    { "{\"allow\":true}", true, true, 0 },
    { "{\"stop\":true}", true, false, 1 },
    { "{\"stop\":false}", true, false, 1 },
    { "{\"away\":%d}", true, false, 1 },
    { "{\"pause\":\"tea\"}", false, false, 0 },
    { "{\"letters\":0}", true, false, 0 },
    { "{\"id\":\"q%u\",\"say\":\"Well?\"}", false, false, LZ_SAYS },
    { "{\"say\":\"Well %d?\",\"to\":\"team\"}", true, false, 0 },
    { "{\"note\":%d}", true, false, 0 },
    { "{\"mute\":[%d]}", true, false, 0 },
    { "{\"here\":false}", false, false, 0 },
    { "{\"here\":true}", false, false, 0 },
};
enum { HERE = LZ_COUNT(asks) - 1 };

static void fill(const char *form, struct lz_writer *w) {
    for (; *form; form++) {
        if (*form != '%') {
            lz_put_char(w, *form);
            continue;
        }
        form++;
        if (*form == 'm')
            put_any_move(w);
        else
            lz_put_number(w, roll(*form == 'n' ? t.truth.table->room.told_count + 3 : *form == 'u' ? 1u << 30 : 5));
    }
}

static bool clean_json(const char *message) { return !strchr(message, '\\') && strlen(message) < MESSAGE - 1; }

static void say_in_both(enum world_who who, const char *message) {
    world_say(&t.truth, who, message);
    world_say(&t.dream, who, message);
}

static void ask_in_both(enum world_who who) {
    uint32_t n = roll(LZ_COUNT(asks));
    if ((asks[n].seat && who == WORLD_WATCHER) || (asks[n].journal && t.imagined))
        n = 0;
    n = !t.here && n == HERE ? 0 : t.here && roll(RARE) == 0 ? HERE : n;
    for (uint32_t often = asks[n].often && roll(2) ? asks[n].often : 1; often; often--) {
        char message[MESSAGE];
        struct lz_writer w = lz_writer_in(message, sizeof message);
        fill(asks[n].form, &w);
        if (!clean_json(message))
            return;
        say_in_both(who, message);
    }
    if (asks[n].often && who == WORLD_SEAT)
        say_in_both(who, "{\"since\":true}");
}

/* Its line was cut, and it comes again. */
static void come_again(enum world_who who) {
    struct world *world[] = { &t.truth, &t.dream };
    int seat = t.truth.ear[who].talk.seat;
    uint32_t cursor = roll(2) ? TALK_NEW : roll(t.truth.table->room.told_count + 3);
    for (int n = 0; n < 2; n++) {
        world_leave(world[n], who);
        world_sit(world[n], who, seat, cursor);
    }
}

/* Without a table to talk at: the lobby's row, and the seat's own replay. */
static const char *ask_around(void) {
    static struct scroll a = { .calls = &lz_calls_system }, b = { .calls = &lz_calls_system };
    const char *wrong = NULL;
    scroll_empty(&a);
    scroll_empty(&b);
    if (roll(RARE) == 0) {
        int64_t person = roll(3) ? t.seat + 1 : 99;
        world_row(&t.truth, person, &a);
        world_row(&t.dream, person, &b);
        wrong = same_text("the lobby says other things", &a, &b);
    } else if (!t.imagined && !lz_room_over(&t.truth.table->room) && roll(RARE) == 0) {
        int seat = roll(3) ? t.seat : LZ_ONLOOKER;
        world_replay(&t.truth, seat, &a);
        world_replay(&t.dream, seat, &b);
        wrong = same_text("the replay is another", &a, &b);
    }
    return wrong;
}

/* ---- what others do in one of the worlds alone */

static const char *const secrets[] = {
    "{\"ping\":1}",
    "{\"log\":1}",
    "{\"since\":true}",
    "{\"resume\":0}",
    "{\"id\":\"n%d\",\"note\":{\"a\":[%d]}}",
    "{\"id\":\"d%d\",\"draft\":\"x %d\"}",
    "{\"id\":\"m%d\",\"mute\":[%d]}",
    "{\"id\":\"s%d\",\"standing\":[{\"move\":\"no such move\",\"times\":%d}]}",
    "{\"id\":\"b%d\",\"move\":\"no such move\"}",
    "{\"id\":\"r%d\",\"receipt\":\"MO %d N\"}",
    "{\"id\":\"e%d\",\"effect\":\"no such move\"}",
    "{\"id\":\"p%d\",\"pause\":\"x\"}",
    "{\"letters\":0}",
    "{\"here\":true}",
    "not JSON",
};

static int another_seat(void) {
    int seat = (int)roll(t.walk->setup.seats - 1u);
    return seat >= t.seat ? seat + 1 : seat;
}

/* Words within a side that the seat is not of. */
static bool plan_in_secret(struct world *world, enum world_who who) {
    char message[MESSAGE];
    const struct lz_game *game = t.walk->game;
    int seats = t.walk->setup.seats;
    if (lz_side_of(game, seats, world->ear[who].talk.seat) == lz_side_of(game, seats, t.seat))
        return false;
    snprintf(message, sizeof message, "{\"id\":\"t%u\",\"say\":\"left %u\",\"to\":\"team\"}", roll(1000), roll(9));
    world_say(world, who, message);
    return true;
}

/* A letter to somebody else. */
static bool write_letter(struct world *world, enum world_who who) {
    char message[MESSAGE];
    int to = another_seat();
    if (!t.walk->game->sheet || to == world->ear[who].talk.seat)
        return false;
    snprintf(message, sizeof message, "{\"id\":\"l%u\",\"letter\":{\"to\":\"%d\",\"text\":\"meet %u\"}}", roll(1000),
             to + 1, roll(9));
    world_say(world, who, message);
    return true;
}

/* Neither the seat nor those who watch may know who is there. */
static bool veiled(const struct world *world) {
    const struct lz_room *room = &world->table->room;
    bool strangers = room->house.on && room->house.number[LZ_HOUSE_ANONYMOUS];
    return strangers || (lz_room_others_hide(room, t.seat) && lz_room_others_hide(room, LZ_ONLOOKER));
}

/* Somebody else comes, does what is nobody's to know, and goes or stays. */
static void do_in_secret(struct world *world) {
    char message[MESSAGE];
    int other = another_seat();
    bool hears = t.here ? veiled(world) && roll(2) : roll(RARE) == 0;
    enum world_who who = hears ? WORLD_OTHER : WORLD_ASKER;
    if (world->table->room.holder[other].bot)
        return;
    world_leave(world, who);
    world_sit(world, who, other, TALK_NEW);
    for (uint32_t n = 1 + roll(2); n; n--) {
        struct lz_writer w = lz_writer_in(message, sizeof message);
        if ((roll(3) == 0 && plan_in_secret(world, who)) || (roll(3) == 0 && write_letter(world, who)))
            continue;
        fill(secrets[roll(LZ_COUNT(secrets))], &w);
        world_say(world, who, message);
    }
    if (t.here || roll(2))
        world_leave(world, who);
    t.count.acts++;
    t.differs = true;
}

/* ---- moves */

/* A copy of that world, in which the input has been made; what it tells the seat and those who watch. */
static bool tells(const struct world *world, struct lz_input in, uint64_t told[2]) {
    struct walk *w = t.walk;
    struct heard heard[] = { { t.seat, 0 }, { LZ_ONLOOKER, 0 } };
    memcpy(w->third, world->table->room.state, w->game->state_size);
    for (int i = 0; i < 2; i++) {
        struct lz_match match = { .game = w->game, .state = w->third };
        struct lz_sink out = { take, &heard[i] };
        struct lz_input again = in;
        if (i)
            memcpy(w->third, world->table->room.state, w->game->state_size);
        if (lz_submit(&match, &again, &out, NULL) != LZ_OK)
            return false;
        told[i] = heard[i].hash;
    }
    return true;
}

static bool crowd(const struct world *world) { return lz_seats_count(lz_room_head(&world->table->room)->may) > 1; }

static bool before_alarm(const struct world *world) { return world->now < lz_room_due(&world->table->room); }

/* Others make moves of which nothing is told. */
static bool move_in_secret(struct world *world) {
    struct walk *w = t.walk;
    int who = another_seat();
    struct lz_input in = { .at = world->now };
    uint64_t told[2];
    if (!crowd(world) || !before_alarm(world) ||
        !w->game->sample(w->game, world->table->room.state, who, &w->rng, &in.move) || !tells(world, in, told) ||
        told[0] || told[1] || world_do(world, &in).status != LZ_OK)
        return false;
    t.count.moves++;
    return t.differs = true;
}

/* In the dream the same input is made; or another of the same seat that tells the same; or none, if nobody would know.
 */
static bool other_input(const struct lz_input *in, struct lz_input *other) {
    struct walk *w = t.walk;
    uint64_t here[2], there[2];
    *other = *in;
    if (in->move.seat == t.seat || in->move.seat == LZ_CLOCK || in->text.len || !tells(&t.truth, *in, here))
        return true;
    if (!here[0] && !here[1] && crowd(&t.truth) && roll(2)) {
        t.count.moves++;
        t.differs = true;
        return false;
    }
    if (roll(3) && w->game->sample(w->game, t.dream.table->room.state, in->move.seat, &w->rng, &other->move) &&
        !lz_move_equal(&other->move, &in->move) && tells(&t.dream, *other, there) && here[0] == there[0] &&
        here[1] == there[1]) {
        t.count.moves++;
        t.differs = true;
        return true;
    }
    *other = *in;
    return true;
}

/* The seat's own, over the wire. */
static void move_in_both(const struct lz_input *in) {
    char message[MESSAGE];
    struct lz_writer w = lz_writer_in(message, sizeof message);
    lz_put(&w, "{\"move\":\"");
    lz_move_print(t.walk->game, &in->move, &w);
    lz_put(&w, "\"}");
    if (in->text.len || !clean_json(message)) {
        world_do(&t.truth, in);
        world_do(&t.dream, in);
        return;
    }
    say_in_both(WORLD_SEAT, message);
}

/* Somebody else does something in that world alone, a little later. */
static void go_astray(struct world *world, int64_t at) {
    int64_t due = lz_room_due(&world->table->room), last = at < due ? at : due - 1;
    if (last > world->now && roll(2)) {
        world->now += roll((uint32_t)(last - world->now < LEAP ? last - world->now : LEAP));
        t.count.times++;
    }
    if (roll(3) == 0 || !move_in_secret(world))
        do_in_secret(world);
}

/* The clocks of both worlds go on to `at`; in between others do this and that. */
static const char *pass_time(int64_t at, uint32_t from, bool *alive) {
    struct world *world[] = { &t.truth, &t.dream };
    const char *wrong = NULL;
    for (uint32_t n = roll(4); n && *alive && !wrong; n--) {
        go_astray(world[roll(2)], at);
        wrong = look(from, alive);
    }
    world_to(&t.truth, at);
    world_to(&t.dream, at);
    return wrong || !*alive ? wrong : look(from, alive);
}

/* Once clocks have taken seats from their people, bots would play on and on. */
static bool people_play(void) {
    const struct lz_room *room = &t.truth.table->room;
    bool bots = false;
    for (int i = 0; i < room->record.setup.seats; i++)
        bots |= room->holder[i].bot != NULL;
    return !bots && !lz_room_over(room);
}

/* The next input, in both worlds. */
static const char *step(uint32_t from, bool *alive) {
    struct walk *w = t.walk;
    struct lz_input in, other;
    memcpy(w->state, t.truth.table->room.state, w->game->state_size);
    int64_t late = t.truth.table->room.late;
    *alive = people_play() && walk_next(w, &in) && in.at + late - t.truth.now < LEAP;
    if (!*alive)
        return NULL;
    in.at += late;
    if (in.at < t.truth.now)
        in.at = t.truth.now;
    const char *wrong = pass_time(in.at, from, alive);
    if (wrong || !*alive)
        return wrong;
    if (in.move.verb == LZ_TICK || lz_room_head(&t.truth.table->room)->step != walk_head(w)->step) {
        world_to(&t.truth, in.at);
        world_to(&t.dream, in.at);
    } else if (in.move.seat == t.seat) {
        move_in_both(&in);
    } else {
        bool both = other_input(&in, &other);
        world_do(&t.truth, &in);
        if (both)
            world_do(&t.dream, &other);
    }
    return look(from, alive);
}

/* ---- pairs */

static void imagine(void) {
    struct walk *w = t.walk;
    struct lz_rng rng = lz_fork(&w->rng, 77, roll(1u << 30));
    struct lz_room *room = &t.dream.table->room;
    struct lz_rng chance = lz_head_of(room->state)->rng;
    memset(w->other, 0, w->game->state_size);
    w->game->view(w->game, room->state, t.seat, w->view);
    w->game->imagine(w->game, w->view, &rng, w->other);
    ((struct lz_head *)w->other)->step = lz_head_of(room->state)->step; /* the journal's, by which the room counts */
    if (roll(2))
        ((struct lz_head *)w->other)->rng = chance;
    if (!lz_room_over(room))
        memcpy(room->state, w->other, w->game->state_size);
    t.count.deals++;
    t.differs = true;
}

static const char *try_pair(void) {
    bool alive = true;
    uint32_t from = t.truth.table->room.told_count;
    const char *wrong = NULL;
    t.differs = false;
    world_copy(&t.dream, &t.truth);
    if (t.dream.table->room.late != t.truth.table->room.late) /* for the dream nobody hosted it meanwhile */
        return NULL;
    t.here = roll(2);
    if (t.here)
        world_leave(&t.truth, WORLD_OTHER); /* in the dream nobody is there yet */
    t.imagined = roll(2);
    if (t.imagined)
        imagine();
    t.truth.ear[WORLD_SEAT].talk.seat = t.seat;
    t.truth.ear[WORLD_WATCHER].talk.seat = LZ_ONLOOKER;
    come_again(WORLD_SEAT);
    come_again(WORLD_WATCHER);
    wrong = look(from, &alive);
    for (uint32_t n = 0; n < STEPS && alive && !wrong; n++) {
        wrong = step(from, &alive);
        if (!wrong && alive)
            wrong = ask_around();
        if (wrong || !alive)
            break;
        enum world_who who = roll(3) ? WORLD_SEAT : WORLD_WATCHER;
        if (roll(RARE) == 0)
            come_again(who);
        ask_in_both(who);
        ask_in_both(WORLD_SEAT);
        wrong = look(from, &alive);
    }
    return wrong;
}

/* ---- matches */

enum { HURRIED = 3 };
static const char *const houses[][4] = {
    { 0 },
    { "watchers=public", "undo=consent", "hint=yes" },
    { "clock=live", "decision=20", "reserve=30", "watchers=public" },
    { "clock=live", "decision=3", "reserve=0", "misses=2" },
    { "clock=correspondence", "hours=1", "vacation=3", "undo=no" },
    { "anonymous=yes", "watchers=public" },
};

static void choose_house(struct lz_house *house, char *row, uint32_t size) {
    bool slow = t.walk->game->sheet || t.walk->game->hear; /* a sheet, and what to say, is much thought for a bot */
    uint32_t n = roll(LZ_COUNT(houses));
    const char *const *rules = houses[n == HURRIED && slow && roll(RARE) ? 0 : n];
    struct lz_writer w = lz_writer_in(row, size);
    *house = lz_house_usual();
    lz_put(&w, "{\"game\":\"");
    lz_put(&w, t.walk->game->id);
    lz_put(&w, "\",\"places\":[\"open\"");
    for (int i = 1; i < t.walk->setup.seats; i++)
        lz_put(&w, ",\"open\"");
    lz_put(&w, "],\"house\":[");
    for (int i = 0; i < 4 && rules[i]; i++) {
        bool sound = lz_house_parse(house, t.walk->game, lz_span(rules[i]), NULL);
        lz_assert(sound);
        lz_put(&w, i ? ",\"" : "\"");
        lz_put(&w, rules[i]);
        lz_put_char(&w, '"');
    }
    lz_put(&w, "]}");
}

static bool play_on(void) {
    struct walk *w = t.walk;
    struct lz_input in;
    memcpy(w->state, t.truth.table->room.state, w->game->state_size);
    if (!people_play() || !walk_next(w, &in) || in.at + t.truth.table->room.late - t.truth.now >= LEAP)
        return false;
    world_to(&t.truth, in.at + t.truth.table->room.late);
    if (in.move.verb != LZ_TICK)
        (void)world_do(&t.truth, &in);
    return true;
}

static const char *play(int seats, uint64_t seed) {
    const char *wrong = NULL;
    struct lz_house house;
    char row[MESSAGE];
    walk_begin(t.walk, seats, seed);
    choose_house(&house, row, sizeof row);
    world_drop(&t.truth);
    world_lay(&t.truth, &(struct world_plan){ t.walk, &house, row });
    t.walk->cap = 100000;
    for (int n = 0; n < FORKS && !wrong && people_play(); n++) {
        for (uint32_t i = roll(PREFIX / FORKS + 1); i && play_on(); i--)
            ;
        t.seat = (int)roll((uint32_t)seats);
        if (people_play())
            wrong = try_pair();
    }
    return wrong;
}

static const char *try_game(const struct lz_game *game, uint64_t pairs) {
    const char *wrong = NULL;
    memset(&t.count, 0, sizeof t.count);
    t.walk = walk_new(game);
    for (uint64_t seed = 1; t.count.pairs < pairs && !wrong; seed++)
        for (int seats = game->seats_least; seats <= game->seats_most && !wrong && t.count.pairs < pairs; seats++)
            if (seats > 1 && walk_offers(t.walk, seats))
                wrong = play(seats, seed);
    if (wrong)
        snprintf(t.words, sizeof t.words, "%s", wrong);
    world_drop(&t.truth);
    world_drop(&t.dream);
    walk_free(t.walk);
    return wrong ? t.words : NULL;
}

int main(int argc, char **argv) {
    char folder[WORLD_FOLDER] = "veil-XXXXXX";
    int number = 0, failed = 0;
    double times = argc > 1 ? atof(argv[1]) : 1;
    bool made = mkdtemp(folder);
    lz_assert(made);
    world_open(&t.truth, folder, "truth");
    world_open(&t.dream, folder, "dream");
    for (uint32_t g = 0; g < lz_games_count; g++) {
        const struct lz_game *game = lz_games[g];
        if (argc > 2 && strcmp(argv[2], game->id) != 0)
            continue;
        const char *wrong = try_game(game, (uint64_t)(times * (game->state_size > LARGE ? PAIRS / 10 : PAIRS)));
        printf(
            "%sok %d - %s: %llu pairs, %llu looks; %llu with other cards, %llu other moves, %llu at other times, %llu "
            "other acts%s%s\n",
            wrong ? "not " : "", ++number, game->id, (unsigned long long)t.count.pairs,
            (unsigned long long)t.count.looks, (unsigned long long)t.count.deals, (unsigned long long)t.count.moves,
            (unsigned long long)t.count.times, (unsigned long long)t.count.acts, wrong ? ": " : "", wrong ? wrong : "");
        fflush(stdout);
        failed += wrong != NULL;
    }
    printf("1..%d\n", number);
    world_close(&t.truth);
    world_close(&t.dream);
    rmdir(folder);
    return failed != 0;
}

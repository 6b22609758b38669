/* The directory of a game: opened, closed, made; its acts, its papers, what is owed. */
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_seats.h"

#include "core/seats.h"
#include "core/words/clean.h"
#include "host/store/shelf.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

bool pbm_say(const char *format, ...) {
    char said[4000], clean[3 * sizeof said];
    struct lz_writer w = lz_writer_in(clean, sizeof clean);
    va_list args;
    va_start(args, format);
    vsnprintf(said, sizeof said, format, args);
    va_end(args);
    lz_put_clean(&w, lz_span(said), true);
    fprintf(stderr, "lizardry pbm: %s\n", clean);
    return false;
}

int64_t pbm_clock(void) {
    const char *told = getenv("LIZARDRY_NOW");
    int64_t now;
    if (told && lz_read_number(lz_span(told), 0, 100000000000, &now))
        return now;
    return time(NULL);
}

/* ---- what is asked of a game that is open */

const char *pbm_dir(const struct pbm *p) { return p->folder.path; }
const struct lz_game *pbm_game(const struct pbm *p) { return p->room.game; }
const struct lz_head *pbm_head(const struct pbm *p) { return lz_room_head(&p->room); }
int pbm_turn_now(const struct pbm *p) { return p->table.turns - 1; }
const void *pbm_view(struct pbm *p, int seat) { return lz_room_view(&p->room, seat); }
bool pbm_is_bot(const struct pbm *p, int seat) { return p->room.holder[seat].bot != NULL; }
bool pbm_plays(const struct pbm *p, int seat) { return lz_in(pbm_head(p)->may, seat); }
bool pbm_awaited(const struct pbm *p, int seat) {
    return pbm_plays(p, seat) && !pbm_is_bot(p, seat) && !p->table.now.seat[seat].in;
}

struct lz_entry pbm_entry(struct pbm *p, int clan) {
    struct lz_entry entry;
    p->sheet->entry(pbm_game(p), pbm_view(p, LZ_ONLOOKER), clan - 1, &entry);
    return entry;
}

struct lz_turn pbm_awaits(const struct pbm *p) {
    const struct pbm_await *now = &p->table.now;
    struct lz_turn turn = { .due = now->due, .ran = now->ran, .last_in = now->last_in };
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        turn.missing += pbm_awaited(p, seat);
    return turn;
}

const struct lz_zone *pbm_zone(struct pbm *p) {
    char said[PBM_SAID];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    if (p->zone.name[0] || lz_zone_load(&p->zone, p->calls, p->table.zone, &trouble) == LZ_OK)
        return &p->zone;
    p->zone.name[0] = 0;
    pbm_say("the time zone of this game, '%s', cannot be used here: %s", p->table.zone, said);
    return NULL;
}

void pbm_put_time(struct lz_writer *w, struct lz_due due) {
    char day[8];
    struct lz_writer d = lz_writer_in(day, sizeof day);
    lz_put_due(&d, due, "%e");
    lz_put_due(w, due, "%A, ");
    lz_put_text(w, lz_trim((struct lz_text){ day, d.len }));
    lz_put_due(w, due, " %B %Y, %H:%M (%z)");
}

const char *pbm_sheets(const struct pbm *p) { return pbm_turn_now(p) < 0 ? "start-ups" : "orders"; }

/* ---- files */

static bool say_file(const struct lz_file *f, const char *name) {
    return pbm_say("cannot %s '%s%s%s': %s", f->did, f->path, name[0] ? "/" : "", name, strerror(f->error));
}

bool pbm_keep(struct pbm *p, const char *name, struct lz_text text) {
    return lz_paper_keep(&p->folder, name, text) || say_file(&p->folder, name);
}

void pbm_name_receipt(int seat, uint32_t act, char name[PBM_PATH]) {
    snprintf(name, PBM_PATH, "receipts/clan-%02d-%05u.txt", seat + 1, act);
}

/* What a process that was killed had begun to write in the folder, before it had its own name. To fail at it does no
   harm. */
static void tidy(struct pbm *p) { (void)!lz_paper_drop(&p->folder, "paper.new"); }

static void append_log(struct pbm *p, struct lz_text line) {
    char path[LZ_FILE_PATH + 8];
    snprintf(path, sizeof path, "%s/log", pbm_dir(p));
    int file = p->calls->open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    bool put = file >= 0 && p->calls->write(file, line.at, line.len) == (ssize_t)line.len;
    if (!put)
        pbm_say("cannot write '%s': %s; what it would say is done all the same", path, strerror(errno));
    if (file >= 0)
        p->calls->close(file);
}

/* A log that cannot be written is told and not more: the journal holds what counts. */
void pbm_log(struct pbm *p, const char *format, ...) {
    char said[PBM_SAID], line[3 * PBM_SAID];
    struct lz_writer w = lz_writer_in(line, sizeof line - 1);
    va_list args;
    va_start(args, format);
    vsnprintf(said, sizeof said, format, args);
    va_end(args);
    struct lz_due now = { p->now, 0 };
    lz_put_due(&w, now, "%Y-%m-%dT%H:%MZ ");
    lz_put_clean(&w, lz_span(said), false);
    line[w.len++] = '\n';
    append_log(p, (struct lz_text){ line, w.len });
}

/* ---- addresses */

static void name_address(char name[PBM_PATH], int seat, uint32_t holder) {
    snprintf(name, PBM_PATH, "address #%d %u", seat, holder);
}

struct lz_text pbm_address(const struct pbm *p, int seat, uint32_t holder) {
    char name[PBM_PATH];
    name_address(name, seat, holder);
    return lz_drawer_find(&p->drawer, name);
}

bool pbm_keep_address(struct pbm *p, int seat, uint32_t holder, const char *address) {
    char name[PBM_PATH];
    name_address(name, seat, holder);
    return lz_drawer_keep(&p->drawer, name, lz_span(address)) ||
           pbm_say("cannot write '%s.drawer': %s; nothing was changed", p->file.path, strerror(p->file.error));
}

/* ---- acts */

static void say_trouble(struct pbm *p, const char *then) {
    char said[PBM_SAID];
    struct lz_writer w = lz_writer_in(said, sizeof said);
    p->room.store.trouble(p->room.store.to, &w);
    pbm_say("%s; %s", said, then);
}

void pbm_say_failed(struct pbm *p, const struct lz_reply *reply) {
    if (reply->no == LZ_NO_RULE)
        pbm_say("%s", pbm_game(p)->ruleset[reply->why.rule].text);
    else if (reply->no == LZ_NO_STORE)
        say_trouble(p, "nothing was changed: make room and try again");
    else if (reply->no == LZ_NO_LOST)
        say_trouble(p, "whether it counts is not known: `pbm status` shows what stands");
    else
        pbm_say("%s", lz_no_words(reply->no));
}

bool pbm_begin(struct pbm *p, const char *door) {
    struct lz_reply reply;
    struct lz_act act = { .who = LZ_CLOCK, .wall = p->now * 1000, .door = lz_span(door) };
    if (lz_room_begin(&p->room, &act, &reply))
        return true;
    pbm_say_failed(p, &reply);
    return false;
}

bool pbm_drop_act(struct pbm *p) {
    lz_room_drop(&p->room);
    return false;
}

bool pbm_line(struct pbm *p, struct lz_text said, const char *format, ...) {
    char words[PBM_LINE];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(words, sizeof words, format, args);
    va_end(args);
    if (n >= 0 && n < (int)sizeof words && lz_room_line(&p->room, lz_span(words), said))
        return true;
    pbm_say("out of memory; nothing was changed");
    return pbm_drop_act(p);
}

bool pbm_input(struct pbm *p, const struct lz_move *move) {
    struct lz_input in = { .move = *move };
    struct lz_reply reply = { 0 };
    if (lz_room_put(&p->room, &in, &reply) == LZ_OK)
        return true;
    pbm_say_failed(p, &reply);
    return pbm_drop_act(p);
}

bool pbm_commit(struct pbm *p) {
    struct lz_reply reply;
    lz_room_commit(&p->room, &reply);
    if (reply.status != LZ_OK)
        pbm_say_failed(p, &reply);
    return reply.status == LZ_OK;
}

/* ---- what is owed */

void pbm_pay(struct pbm *p) {
    uint32_t paid = lz_room_paid(&p->room);
    p->owes = p->table.short_of;
    if (p->owes)
        pbm_say("out of memory: what was done stands, and the next command makes its reports");
    for (int turn = 0; turn < p->table.turns && !p->owes; turn++) {
        if (p->table.turn[turn].act <= paid)
            continue;
        p->owes = !pbm_write_reports(p, turn);
        if (p->owes)
            pbm_say(
                "the reports of turn %d are not all written; the turn has been run and stands, and the next command "
                "will try again",
                turn);
        else if (!lz_room_pay(&p->room, p->table.turn[turn].act))
            say_trouble(p, "the reports are written, and will be written once more");
    }
}

/* ---- opening */

static bool name_files(struct pbm *p, const char *dir) {
    char path[LZ_FILE_PATH];
    bool fits = snprintf(path, sizeof path, "%s/game.journal", dir) < (int)sizeof path;
    return (fits && lz_file_name(&p->file, p->calls, path) && lz_file_folder(&p->folder, p->calls, dir)) ||
           pbm_say("the name '%s' is too long", dir);
}

static void prepare(struct pbm *p) {
    p->room = (struct lz_room){ .calls = p->calls, .store = lz_file_store(&p->file), .audit = true };
    p->room.ears = pbm_table_ears(p);
}

static bool say_no_game(struct pbm *p, const char *why) {
    if (p->file.error == EWOULDBLOCK)
        return pbm_say("'%s' is being worked on by another process; try again when it is done", pbm_dir(p));
    if (p->file.error == ENOENT && strcmp(p->file.did, "open") == 0)
        return pbm_say("'%s' is not the directory of a game: it has no game.journal; `pbm new` makes one", pbm_dir(p));
    return pbm_say("the game in '%s' cannot be opened: %s", pbm_dir(p), why);
}

static bool has_sheets(const struct pbm *p) {
    return p->sheet || pbm_say("'%s' holds a match of %s, which has no sheets of orders: `resume` plays it", pbm_dir(p),
                               pbm_game(p)->title);
}

/* A drawer that is lost was never ours to make up: its passwords would all be others. */
static bool has_drawer(struct pbm *p) {
    struct lz_text text;
    bool none;
    char *found = p->room.store.find(p->room.store.to, "drawer", &text, &none);
    free(found);
    return found || !none ||
           pbm_say("'%s.drawer' is missing: restore it from a copy, because all passwords are made from it and all "
                   "addresses are in it",
                   p->file.path);
}

static bool open_drawer(struct pbm *p) {
    char said[PBM_SAID] = "";
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    p->drawer = (struct lz_drawer){ .calls = p->calls, .store = p->room.store };
    return lz_drawer_open(&p->drawer, &trouble) || pbm_say("the drawer of '%s': %s", pbm_dir(p), said);
}

static bool knows_all(const struct pbm *p) { return !p->table.short_of || pbm_say("out of memory"); }

/* A bug or a torn act is told whatever the command is. */
static void tell_mended(const struct pbm *p) {
    if (p->room.words[0])
        pbm_say("the journal did not end with a whole act: %s. What was torn has been put into '%s.damaged'; nothing "
                "that was confirmed is lost, and what was not may be sent again",
                p->room.words, p->file.path);
}

bool pbm_open(struct pbm *p, const char *dir, bool wait) {
    char said[PBM_SAID] = "";
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    *p = (struct pbm){ .calls = &lz_calls_system, .now = pbm_clock() };
    if (!name_files(p, dir))
        return false;
    p->file.wait = wait;
    prepare(p);
    bool open = lz_room_open(&p->room, p->now * 1000, &trouble) || say_no_game(p, said);
    p->sheet = open ? pbm_game(p)->sheet : NULL;
    if (open && has_sheets(p) && has_drawer(p) && open_drawer(p) && knows_all(p)) {
        tell_mended(p);
        tidy(p);
        pbm_pay(p);
        return true;
    }
    pbm_close(p);
    return false;
}

void pbm_close(struct pbm *p) {
    lz_room_close(&p->room);
    lz_file_close(&p->file);
    pbm_table_free(&p->table);
    lz_drawer_close(&p->drawer);
}

/* ---- a new one */

static bool make_folder(struct pbm *p) {
    return p->calls->folder(pbm_dir(p), 0700) == 0 || errno == EEXIST ||
           pbm_say("cannot make '%s': %s", pbm_dir(p), strerror(errno));
}

/* Whoever makes a game here is alone with the folder, from the look at what is there until it is made. */
static bool take_folder(struct pbm *p) {
    if (lz_folder_take(&p->folder))
        return true;
    return p->folder.error == EWOULDBLOCK ? pbm_say("another process is making a game in '%s'", pbm_dir(p))
                                          : say_file(&p->folder, "");
}

/* Nothing but a game may be there: neither its journal nor its drawer is ever written over. */
static bool is_free(struct pbm *p) {
    int there = p->calls->open(p->file.path, O_RDONLY | O_CLOEXEC, 0);
    if (there < 0)
        return errno == ENOENT || pbm_say("cannot open '%s': %s; no game was made", p->file.path, strerror(errno));
    p->calls->close(there);
    return pbm_say("there is a game in '%s' already; choose another directory", pbm_dir(p));
}

static bool keep_addresses(struct pbm *p, const struct pbm_new *wanted) {
    for (int seat = 0; seat < wanted->record.setup.seats; seat++)
        if (wanted->address[seat] && !pbm_keep_address(p, seat, 1, wanted->address[seat]))
            return false;
    return true;
}

/* The drawer comes first: a game without it cannot be played. One that is there was left by an attempt that failed. */
static bool make_drawer(struct pbm *p, const struct pbm_new *wanted) {
    if (p->room.store.drop(p->room.store.to, "drawer"))
        return open_drawer(p) && keep_addresses(p, wanted);
    say_trouble(p, "no game was made");
    return false;
}

static bool name_clans(struct pbm *p, const struct pbm_new *wanted) {
    bool any = false;
    for (int seat = 0; seat < wanted->record.setup.seats; seat++)
        any = any || wanted->name[seat];
    if (!any)
        return true;
    if (!pbm_begin(p, "host"))
        return false;
    for (int seat = 0; seat < wanted->record.setup.seats; seat++)
        if (wanted->name[seat] && !pbm_name_clan(p, seat, wanted->name[seat]))
            return pbm_say("clan %d cannot be called so; no game was made", seat + 1);
    return pbm_commit(p);
}

/* All that is to be the game's beginning is put on a shelf, and the file then made with the whole of it: there is never
   a game without its players. */
static bool deal(struct pbm *p, const struct pbm_new *wanted, struct lz_shelf *shelf) {
    char said[PBM_SAID] = "";
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    p->room.game = wanted->game;
    p->sheet = wanted->game->sheet;
    p->room.store = lz_shelf_store(shelf);
    bool dealt = lz_room_create(&p->room, &wanted->record, wanted->facts, &trouble) ||
                 pbm_say("%s; no game was made", said);
    dealt = dealt && name_clans(p, wanted);
    p->room.store = lz_file_store(&p->file);
    return dealt;
}

static bool move_in(struct pbm *p, struct lz_shelf *shelf) {
    struct lz_store from = lz_shelf_store(shelf);
    struct lz_text seed;
    bool none;
    char *paper = from.find(from.to, "seed", &seed, &none);
    if (!paper)
        return pbm_say("out of memory; no game was made");
    bool made = lz_file_create(&p->file, (struct lz_text){ shelf->acts, shelf->len }, seed);
    free(paper);
    if (!made)
        say_trouble(p, "no game was made");
    return made;
}

bool pbm_create(struct pbm *p, const struct pbm_new *wanted) {
    struct lz_shelf shelf = { .calls = p->calls };
    if (!name_files(p, wanted->dir))
        return false;
    p->folder.wait = wanted->wait;
    prepare(p);
    bool made = deal(p, wanted, &shelf) && make_folder(p) && take_folder(p) && is_free(p) && make_drawer(p, wanted) &&
                move_in(p, &shelf);
    lz_file_close(&p->folder);
    lz_shelf_clear(&shelf);
    return made;
}

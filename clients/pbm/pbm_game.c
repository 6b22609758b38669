/* The match of a directory: read, played again, gone on with. */
#include "clients/pbm/pbm.h"

#include "core/fair.h"
#include "core/seats.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void *room(size_t size) {
    void *got = calloc(1, size);
    if (!got) {
        pbm_say("out of memory");
        exit(1);
    }
    return got;
}

/* ---- what a replay or a turn tells */

static void *more_room(void *old, size_t size) {
    void *got = realloc(old, size);
    if (!got) {
        pbm_say("out of memory");
        exit(1);
    }
    return got;
}

static void begin_turn(struct pbm *p, int turn) {
    p->spool.count = 0;
    if (turn >= p->turn_room) {
        p->turn_room = 2 * turn + 64;
        p->steps = more_room(p->steps, (size_t)p->turn_room * sizeof *p->steps);
        p->scores = more_room(p->scores, (size_t)p->turn_room * sizeof *p->scores);
    }
    if (p->turns <= turn)
        p->turns = turn + 1;
    p->steps[turn] = lz_head_of(p->state)->step;
}

static void spool_event(void *to, const struct lz_event *event) {
    struct pbm *p = to;
    struct pbm_spool *spool = &p->spool;
    if (event->kind == p->sheet->turned)
        begin_turn(p, event->arg[0]);
    if (spool->count == spool->room) {
        spool->room = spool->room ? 2 * spool->room : 4096;
        spool->at = more_room(spool->at, spool->room * sizeof *spool->at);
    }
    spool->at[spool->count++] = *event;
    lz_crew_hear(&p->crew, event);
}

/* Points are counted once the turn is over, so after the input and not with its first event. */
static void note_scores(void *to, const struct lz_input *in, const void *state) {
    struct pbm *p = to;
    (void)in;
    if (p->turns && p->steps[p->turns - 1] == lz_head_of(state)->step)
        p->match.game->score(p->match.game, state, p->scores[p->turns - 1]);
}

int pbm_turn_now(const struct pbm *p) { return p->turns - 1; }

const void *pbm_view(const struct pbm *p, int seat) {
    p->match.game->view(p->match.game, p->state, seat, p->view);
    return p->view;
}

struct lz_entry pbm_entry(const struct pbm *p, int clan) {
    struct lz_entry entry;
    p->sheet->entry(p->match.game, p->view, clan - 1, &entry);
    return entry;
}

/* ---- lines gathered until they are committed */

static bool gather(void *to, struct lz_text line) {
    struct pbm *p = to;
    if (p->line_len + line.len > p->line_room) {
        size_t more = 2 * (p->line_len + line.len);
        char *lines = realloc(p->lines, more);
        if (!lines)
            return false;
        p->lines = lines;
        p->line_room = more;
    }
    memcpy(p->lines + p->line_len, line.at, line.len);
    p->line_len += line.len;
    return true;
}

static bool append(int fd, const char *bytes, size_t len) {
    while (len) {
        ssize_t n = write(fd, bytes, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        bytes += n;
        len -= (size_t)n;
    }
    return fsync(fd) == 0;
}

bool pbm_commit(struct pbm *p) {
    char path[PATH_MAX];
    if (!p->line_len)
        return true;
    if (!pbm_path(p, path, "game.journal"))
        return false;
    int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0)
        return pbm_say("cannot open '%s': %s", path, strerror(errno));
    bool put = lseek(fd, p->size, SEEK_SET) == p->size && append(fd, p->lines, p->line_len);
    int why = errno;
    /* What was torn off is taken back at once; if even that fails, the next reader cuts it off at its check. */
    if (!put && ftruncate(fd, p->size) < 0)
        pbm_say("cannot cut '%s' back: %s", path, strerror(errno));
    close(fd);
    if (!put)
        return pbm_say("cannot write '%s': %s; nothing was changed, make room and try again", path, strerror(why));
    p->size += (off_t)p->line_len;
    p->line_len = 0;
    return true;
}

enum lz_status pbm_submit(struct pbm *p, const struct lz_move *move, struct lz_why *why) {
    int64_t now = pbm_now() * 1000, last = lz_head_of(p->state)->now;
    struct lz_input in = { .move = *move, .at = now > last ? now : last };
    enum lz_status status = lz_submit(&p->match, &in, &p->sink, why);
    if (status == LZ_OK)
        note_scores(p, &in, p->state);
    return status;
}

/* ---- game.json */

static void seat_to_json(json_t *seats, const struct pbm_seat *seat) {
    json_t *one = json_object();
    json_object_set_new(one, "bot", json_string(seat->bot));
    json_object_set_new(one, "player", json_string(seat->player));
    json_object_set_new(one, "address", json_string(seat->address));
    json_object_set_new(one, "salt", json_string(seat->salt));
    json_object_set_new(one, "secret", json_string(seat->secret));
    json_object_set_new(one, "told_to_leave", json_boolean(seat->told_to_leave));
    json_array_append_new(seats, one);
}

bool pbm_save(struct pbm *p) {
    char rule[PBM_WORDS];
    json_t *json = json_object(), *seats = json_array();
    pbm_rule_print(&p->rule, rule);
    json_object_set_new(json, "id", json_string(p->id));
    json_object_set_new(json, "preset", json_string(p->preset));
    json_object_set_new(json, "deadline", json_string(rule));
    json_object_set_new(json, "ran", json_integer(p->ran));
    json_object_set_new(json, "due", json_integer(p->due));
    json_object_set_new(json, "due_turn", json_integer(p->due_turn));
    json_object_set_new(json, "last_in", json_integer(p->last_in));
    json_object_set(json, "notes", p->notes);
    for (int i = 0; i < p->record.setup.seats; i++)
        seat_to_json(seats, &p->seat[i]);
    json_object_set_new(json, "seats", seats);
    bool put = pbm_put_json(p, "game.json", json);
    json_decref(json);
    return put;
}

static void copy_text(char *to, size_t room, json_t *from, const char *key) {
    const char *text = json_string_value(json_object_get(from, key));
    snprintf(to, room, "%s", text ? text : "");
}

static bool load_host(struct pbm *p) {
    json_t *json = pbm_get_json(p, "game.json");
    if (!json)
        return pbm_say("'%s' is not the directory of a game: it has no readable game.json; `pbm new` makes one",
                       p->dir);
    char rule[PBM_WORDS];
    copy_text(p->id, sizeof p->id, json, "id");
    copy_text(p->preset, sizeof p->preset, json, "preset");
    copy_text(rule, sizeof rule, json, "deadline");
    p->ran = json_integer_value(json_object_get(json, "ran"));
    p->due = json_integer_value(json_object_get(json, "due"));
    p->due_turn = (int)json_integer_value(json_object_get(json, "due_turn"));
    p->last_in = json_integer_value(json_object_get(json, "last_in"));
    json_t *notes = json_object_get(json, "notes"), *seats = json_object_get(json, "seats");
    p->notes = json_is_array(notes) ? json_incref(notes) : json_array();
    for (size_t i = 0; i < json_array_size(seats) && i < LZ_SEATS; i++) {
        json_t *one = json_array_get(seats, i);
        struct pbm_seat *seat = &p->seat[i];
        copy_text(seat->bot, sizeof seat->bot, one, "bot");
        copy_text(seat->player, sizeof seat->player, one, "player");
        copy_text(seat->address, sizeof seat->address, one, "address");
        copy_text(seat->salt, sizeof seat->salt, one, "salt");
        copy_text(seat->secret, sizeof seat->secret, one, "secret");
        seat->told_to_leave = json_is_true(json_object_get(one, "told_to_leave"));
    }
    json_decref(json);
    return pbm_rule_parse(rule, &p->rule);
}

static void load_desks(struct pbm *p) {
    for (int seat = 0; seat < p->record.setup.seats; seat++) {
        char name[64];
        snprintf(name, sizeof name, "desk/clan-%02d.json", seat + 1);
        json_t *desk = pbm_get_json(p, name);
        p->in[seat] = json_integer_value(json_object_get(desk, "turn")) == pbm_turn_now(p) + 1 &&
                      json_is_true(json_object_get(desk, "in"));
        json_decref(desk);
    }
}

/* ---- the journal */

static char *read_file(const char *path, size_t *len) {
    FILE *file = fopen(path, "re");
    struct stat about;
    if (!file)
        return NULL;
    char *bytes = NULL;
    if (fstat(fileno(file), &about) == 0 && about.st_size >= 0 && about.st_size < 1 << 30) {
        bytes = room((size_t)about.st_size + 1);
        *len = fread(bytes, 1, (size_t)about.st_size, file);
        if (ferror(file)) {
            free(bytes);
            bytes = NULL;
        }
    }
    fclose(file);
    return bytes;
}

static bool load_seed(struct pbm *p) {
    char path[PATH_MAX];
    size_t len = 0;
    if (p->record.seed_known)
        return true;
    if (!pbm_path(p, path, "game.journal.seed"))
        return false;
    char *hex = read_file(path, &len);
    p->record.seed_known = hex && len >= LZ_HEX - 1 &&
                           lz_hex_parse((struct lz_text){ hex, LZ_HEX - 1 }, p->record.seed, LZ_SEED);
    free(hex);
    return p->record.seed_known || pbm_say("cannot read the seed in '%s'; without it the game cannot go on", path);
}

/* A line that was torn off by a kill or a full disk was never answered: it is cut off, and put aside. */
static bool cut_torn(struct pbm *p, const char *path, const char *trouble, size_t len) {
    char name[64];
    snprintf(name, sizeof name, "torn-%lld", (long long)pbm_now());
    if (!pbm_put(p, name, p->content + p->record.good, len - p->record.good))
        return false;
    if (truncate(path, (off_t)p->record.good) < 0)
        return pbm_say("cannot cut '%s' back to its last whole line: %s", path, strerror(errno));
    pbm_log(p, "the journal was torn and has been cut back to its last whole line (kept in %s): %s", name, trouble);
    return pbm_say(
               "the journal ended in a torn line, which has been put aside in '%s'; nothing that was confirmed is lost",
               name) ||
           true;
}

static bool read_journal(struct pbm *p) {
    char path[PATH_MAX], words[800] = "";
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    size_t len = 0;
    if (!pbm_path(p, path, "game.journal"))
        return false;
    p->content = read_file(path, &len);
    if (!p->content)
        return pbm_say("cannot read '%s': %s", path, strerror(errno));
    enum lz_status status = lz_journal_read((struct lz_text){ p->content, (uint32_t)len }, &p->record, &trouble);
    if (status == LZ_FAILED)
        return pbm_say("'%s' is not a journal: %s", path, words);
    bool last_line = !memchr(p->content + p->record.good, '\n', len - p->record.good);
    if (status == LZ_REFUSED && !last_line)
        return pbm_say("'%s' is damaged: %s; restore it from a copy, or cut it there by hand", path, words);
    if (status == LZ_REFUSED && !cut_torn(p, path, words, len))
        return false;
    p->size = p->record.good;
    return true;
}

/* Plays the journal into the state, to its end or as far as a step. */
static bool play(struct pbm *p, uint32_t until) {
    char words[800] = "";
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_replay replay = { .each = note_scores, .to = p, .out = &p->sink, .until = until };
    p->spool.count = 0;
    p->turns = 0;
    pbm_bots_begin(p);
    if (lz_journal_replay(&p->record, p->state, &replay, &trouble) == LZ_OK)
        return true;
    return pbm_say("the journal of '%s' cannot be played: %s", p->dir, words);
}

static void prepare(struct pbm *p, const struct lz_game *game) {
    p->sheet = game->sheet;
    p->state = room(game->state_size);
    p->view = room(game->view_size);
    p->sink = (struct lz_sink){ spool_event, p };
    p->journal = (struct lz_journal){ .line = gather, .to = p, .chain = p->record.chain };
    p->match = (struct lz_match){ .game = game, .state = p->state, .journal = &p->journal, .audit = true };
}

/* After a turn whose new due date was not written any more. */
static void catch_up(struct pbm *p) {
    if (p->due_turn == pbm_turn_now(p) + 1)
        return;
    p->ran = lz_head_of(p->state)->now / 1000;
    p->due_turn = pbm_turn_now(p) + 1;
    p->due = pbm_due_after(&p->rule, p->ran);
}

static bool has_sheets(const struct pbm *p) {
    return p->record.game->sheet ||
           pbm_say("'%s' holds a match of %s, which has no sheets of orders: `resume` plays it", p->dir,
                   p->record.game->title);
}

bool pbm_open(struct pbm *p, const char *dir, bool wait) {
    *p = (struct pbm){ .lock = -1 };
    if (!pbm_lock(p, dir, wait))
        return false;
    if (load_host(p) && read_journal(p) && has_sheets(p) && load_seed(p)) {
        prepare(p, p->record.game);
        if (play(p, 0)) {
            load_desks(p);
            catch_up(p);
            return true;
        }
    }
    pbm_close(p);
    return false;
}

void pbm_close(struct pbm *p) {
    pbm_unlock(p);
    json_decref(p->notes);
    free(p->state);
    free(p->view);
    free(p->steps);
    free(p->scores);
    free(p->content);
    free(p->lines);
    free(p->spool.at);
    free(p->bots);
    *p = (struct pbm){ .lock = -1 };
}

bool pbm_rewind(struct pbm *p, int turn) {
    if (turn < 0 || turn > pbm_turn_now(p))
        return pbm_say("turn %d has not run in '%s'; the last one was %d", turn, p->dir, pbm_turn_now(p));
    return play(p, p->steps[turn]);
}

bool pbm_rewind_end(struct pbm *p) { return play(p, 0); }

bool pbm_undo_to(struct pbm *p, uint32_t step) {
    if (!lz_journal_undo(&p->journal, step))
        return pbm_say("out of memory");
    return pbm_commit(p);
}

/* ---- a new one */

static bool new_folder(struct pbm *p, const char *dir) {
    char path[PATH_MAX];
    if (mkdir(dir, 0700) < 0 && errno != EEXIST)
        return pbm_say("cannot make '%s': %s", dir, strerror(errno));
    if (!pbm_lock(p, dir, false) || !pbm_path(p, path, "game.json"))
        return false;
    return access(path, F_OK) != 0 || pbm_say("there is a game in '%s' already; choose another directory", dir);
}

/* In memory only: who plays may be wrong, and then nothing is to be left behind. */
bool pbm_create(struct pbm *p, const struct lz_game *game, const struct lz_setup *setup, const uint8_t seed[LZ_SEED]) {
    struct lz_why why = { 0 };
    p->record = (struct lz_record){ .game = game, .setup = *setup, .seed_known = true };
    memcpy(p->record.seed, seed, LZ_SEED);
    lz_fair_commit(p->record.seed, p->record.commit);
    lz_fair_key(p->record.seed, p->record.words, p->record.setup.key);
    prepare(p, game);
    if (!lz_begin(&p->match, &p->record.setup, &p->sink, &why))
        return pbm_say("%s", game->ruleset[why.rule].text);
    return lz_journal_begin(&p->journal, &p->record) || pbm_say("out of memory");
}

/* The directory is a game once game.json is there; what an attempt before it has left is written over. */
bool pbm_establish(struct pbm *p, const char *dir) {
    char hex[LZ_HEX + 1], path[PATH_MAX];
    lz_hex_print(p->record.seed, LZ_SEED, hex);
    hex[LZ_HEX - 1] = '\n';
    if (!new_folder(p, dir) || !pbm_folder(p, "desk") || !pbm_folder(p, "press") || !pbm_path(p, path, "game.journal"))
        return false;
    unlink(path);
    return pbm_put(p, "game.journal.seed", hex, LZ_HEX) && pbm_commit(p) && pbm_save(p);
}

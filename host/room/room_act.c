/* The path of an act: seen before? alarms first; input by input on a copy; stored; then it counts. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/seats.h"
#include "core/words/clean.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <string.h>

const char *lz_no_words(enum lz_no no) {
    static const char *const words[] = {
        [LZ_NO_RULE] = "The rules do not allow that.",
        [LZ_NO_STALE] = "That question has passed: look at what is asked now, and answer that.",
        [LZ_NO_OTHER] = "Something else was sent under this name before, and that stands.",
        [LZ_NO_SEALED] = "What came before showed you something new: the rest was not read. Look at it and go on.",
        [LZ_NO_BACK] = "There is nothing to take back.",
        [LZ_NO_WORD] = "The bot has nothing to say now.",
        [LZ_NO_LESSON] = "The lesson waits for another move.",
        [LZ_NO_HOUSE] = "The rules of this table do not allow that.",
        [LZ_NO_ASKED] = "Nobody has asked for that.",
        [LZ_NO_TALK] = "Talk goes by the rules of this game, and they do not allow this now.",
        [LZ_NO_WORDS] = "Talk is one line of 1 to 500 bytes, without control characters.",
        [LZ_NO_OFTEN] = "You have said much in a short time: wait half a minute.",
        [LZ_NO_PAUSED] = "The match is paused.",
        [LZ_NO_OVER] = "The match is over.",
        [LZ_NO_STORE] = "It could not be stored and does not count. Try again.",
        [LZ_NO_LOST] = ("It is not confirmed: whether it counts is seen when the match is opened again. To send it "
                        "again does no harm."),
        [LZ_NO_ROOM] = "There is not enough memory; nothing has changed. Try again.",
        [LZ_NO_ASIDE] = "The program has a bug and has set this match aside; what was confirmed is kept.",
    };
    _Static_assert(sizeof words / sizeof words[0] == LZ_NOS, "a sentence for every no");
    lz_assert(no < LZ_NOS);
    return words[no];
}

void room_no(struct lz_reply *reply, enum lz_status status, enum lz_no no) {
    lz_assert(no < LZ_NOS);
    reply->status = status;
    reply->no = no;
}

/* ---- the lines of an act */

/* act #2 mail WALL ID DIGEST */
bool room_act_line(struct lz_room *room, const struct lz_act *act) {
    char line[LZ_LINE];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    if (!act->door.len)
        return true;
    lz_put(&w, act->who == LZ_CLOCK ? "act *" : "act #");
    if (act->who != LZ_CLOCK)
        lz_put_number(&w, act->who);
    lz_put_char(&w, ' ');
    lz_put_text(&w, act->door);
    lz_put_char(&w, ' ');
    lz_put_number(&w, act->wall);
    if (act->id.len) {
        lz_put_char(&w, ' ');
        lz_put_hex(&w, room->act.id, 16);
        lz_put_char(&w, ' ');
        lz_put_hex(&w, room->act.digest, 16);
    }
    return lz_journal_host(&room->journal, (struct lz_text){ line, w.len }, (struct lz_text){ 0 });
}

/* As many bytes of a line as one speech holds, whole characters. */
static struct lz_text cut_piece(struct lz_text *line) {
    uint32_t len = 0;
    while (len < line->len) {
        struct lz_text left = { line->at + len, line->len - len };
        uint32_t one = lz_character(left);
        if (len + (one ? one : 1) > LZ_SPEECH)
            break;
        len += one ? one : 1;
    }
    return lz_cut(line, len);
}

static bool put_piece(struct lz_room *room, struct lz_text words, struct lz_text said) {
    char line[LZ_LINE];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    struct lz_move mark = { 0 };
    int32_t arg[LZ_ARGS];
    lz_put_text(&w, words);
    if (said.len) {
        lz_prose_mark(said, &mark);
        for (int i = 0; i < LZ_MARK_ARGS; i++)
            arg[i] = mark.arg[i];
        lz_put_char(&w, ' ');
        lz_mark_print(arg, &w);
    }
    lz_assert(!w.full);
    return lz_journal_host(&room->journal, (struct lz_text){ line, w.len }, said);
}

bool lz_room_line(struct lz_room *room, struct lz_text words, struct lz_text said) {
    lz_assert(room->act.open);
    room->act.bots = false;
    struct lz_text line = lz_take_line(&said), piece = cut_piece(&line);
    bool put = put_piece(room, words, piece);
    while (put && (line.len || said.len)) {
        bool next = !line.len;
        if (next)
            line = lz_take_line(&said);
        piece = cut_piece(&line);
        put = put_piece(room, lz_span(next ? LZ_SAID_LINE : LZ_SAID_ON), piece);
    }
    return put;
}

bool lz_room_hash(struct lz_room *room) {
    const struct lz_head *head = room->match.state;
    lz_assert(room->act.open);
    return lz_journal_hash(&room->journal, head->step, lz_state_hash(room->game, room->match.state));
}

/* ---- begin */

/* False: it is no time for acts. */
static bool takes_acts(const struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    if (room->aside || room->lost)
        room_no(reply, LZ_FAILED, room->aside ? LZ_NO_ASIDE : LZ_NO_LOST);
    else if (room->record.ended)
        room_no(reply, LZ_REFUSED, LZ_NO_OVER);
    else if (room->paused && act->who != LZ_CLOCK && !act->around)
        room_no(reply, LZ_REFUSED, LZ_NO_PAUSED);
    else
        return true;
    return false;
}

/* The answer of the first time, if it has been done. */
bool room_answered(const struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    const struct lz_known *known = room_known(room, act->who, room_act_id(act->who, act->id));
    if (!known)
        return false;
    if (known->digest == lz_hash(act->bytes.at, act->bytes.len, 0))
        *reply = (struct lz_reply){ .status = LZ_OK,
                                    .again = true,
                                    .back = known->back,
                                    .number = known->number,
                                    .taken = known->taken,
                                    .wall = known->wall };
    else
        room_no(reply, LZ_REFUSED, LZ_NO_OTHER);
    return true;
}

void room_open_act(struct lz_room *room, const struct lz_act *act) {
    lz_assert(!room->act.open && room->draft != room->state);
    memcpy(room->draft, room->state, room->game->state_size);
    room->match.state = room->draft;
    room->act = (struct lz_act_now){ .who = act->who,
                                     .wall = act->wall,
                                     .id = room_act_id(act->who, act->id),
                                     .digest = lz_hash(act->bytes.at, act->bytes.len, 0),
                                     .block = room_words_here(room).block,
                                     .words = room_words_here(room).used,
                                     .open = true };
    room->short_of = false;
    lz_assert(!room->tail && !room->draft_told && room->journal.open);
}

static bool begin(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    lz_assert(!room->act.open && (act->who == LZ_CLOCK || (act->who >= 0 && act->who < room->record.setup.seats)));
    lz_assert(!act->id.len || act->door.len);
    *reply = (struct lz_reply){ 0 };
    if (room_answered(room, act, reply) || !takes_acts(room, act, reply))
        return false;
    lz_room_wake(room, act->wall, reply);
    if (reply->status != LZ_OK)
        return false;
    if (act->decision && act->who != LZ_CLOCK && act->decision != lz_room_decision(room, act->who)) {
        room_no(reply, LZ_REFUSED, LZ_NO_STALE);
        return false;
    }
    room_open_act(room, act);
    if (room_act_line(room, act))
        return true;
    lz_room_drop(room);
    room_no(reply, LZ_FAILED, LZ_NO_ROOM);
    return false;
}

bool lz_room_begin(struct lz_room *room, const struct lz_act *given, struct lz_reply *reply) {
    struct lz_act act = *given;
    act.wall = room_wall(given->wall);
    return begin(room, &act, reply);
}

/* ---- input by input */

struct putting {
    struct lz_input *in;
    struct lz_reply *reply;
    enum lz_status status;
};

static bool submit(struct lz_room *room, void *with) {
    struct putting *putting = with;
    struct lz_sink sink = room_sink(room);
    putting->status = lz_submit(&room->match, putting->in, &sink, &putting->reply->why);
    if (putting->status == LZ_REFUSED && room->act.bots && putting->in->move.seat == room->act.bot)
        LZ_BUG(room->game->ruleset[putting->reply->why.rule].id); /* a bot never makes a move that the rules refuse */
    room->act.bots = false;
    return true;
}

/* Has the act told its sender something that it could not know? Then whatever follows might be asked for it alone.
   Nothing says that an input drew chance: games draw from forks, which leave the chance of the match as it was. Nor
   need anything: a draw that no event has shown decides nothing that the sender can ask for. tests/prop/batch.c tries
   acts in worlds of other chance, and finds the kind of event that should have said so. */
static bool tells_sender(const struct lz_room *room, uint32_t first) {
    if (room->act.who == LZ_CLOCK)
        return false;
    for (uint32_t i = first; i < room->told_count + room->draft_told; i++)
        if (lz_in(room->told[i].event.seen, room->act.who) &&
            room->game->kinds[room->told[i].event.kind].flags & (LZ_REVEALS | LZ_SURVEYS))
            return true;
    return false;
}

enum lz_status lz_room_put(struct lz_room *room, struct lz_input *in, struct lz_reply *reply) {
    const struct lz_head *head = room->draft;
    uint32_t first = room->told_count + room->draft_told;
    struct putting putting = { in, reply, LZ_FAILED };
    lz_assert(room->act.open);
    if (room->act.sealed || head->over) {
        room_no(reply, LZ_REFUSED, room->act.sealed ? LZ_NO_SEALED : LZ_NO_OVER);
        return LZ_REFUSED;
    }
    if (room->act.who != LZ_CLOCK)
        in->move.seat = (uint8_t)room->act.who;
    in->at = lz_room_time(room, room->act.wall);
    if (!room_run(room, submit, &putting)) {
        room_no(reply, LZ_FAILED, room->aside ? LZ_NO_ASIDE : LZ_NO_ROOM);
        return LZ_FAILED;
    }
    room_no(reply, putting.status, putting.status == LZ_FAILED ? LZ_NO_ROOM : LZ_NO_RULE);
    if (putting.status != LZ_OK)
        return putting.status;
    room->act.taken++;
    room_note_input(room, head, in->move.seat, first);
    room->act.sealed = tells_sender(room, first);
    return LZ_OK;
}

bool lz_room_judge(const struct lz_room *room, struct lz_input *in, struct lz_why *why) {
    in->at = lz_room_time(room, room->act.open ? room->act.wall : in->at);
    return lz_judge(&room->match, in, why);
}

/* ---- the end of an act */

static void forget_act(struct lz_room *room) {
    lz_assert(room->act.open);
    room->act.open = false;
    room->tail = 0;
    room->draft_told = 0;
    room->match.state = room->state;
    room->journal.chain = room->record.chain;
}

void lz_room_drop(struct lz_room *room) {
    if (!room->act.open)
        return;
    room->deaf = room->deaf || room->draft_told;
    room_words_back(room, (struct room_place){ room->act.block, room->act.words });
    forget_act(room);
}

/* Not stored, as far as is known. */
static void not_stored(struct lz_room *room, struct lz_reply *reply, enum lz_no no) {
    lz_room_drop(room);
    room_no(reply, LZ_FAILED, no);
}

/* Who, once the act stands, is told what it is. */
static void stand(struct lz_room *room, struct lz_reply *reply) {
    lz_assert(room->act.open && room->tail && room->draft != room->state);
    void *before = room->state;
    bool ends = (lz_head_of(room->draft)->over || room->act.stops) && !room->record.ended;
    room->state = room->match.state = room->draft;
    room->draft = before;
    room->act.open = false;
    bool read = room_read_act(room);
    lz_assert(read); /* there was room for all of it */
    room->size += room->tail;
    room->tail = 0;
    room->record.chain = room->journal.chain;
    room->record.steps = lz_room_head(room)->step;
    if (ends) {
        room->record.ended = true;
        (void)!room->store.drop(room->store.to, "seed"); /* the journal shows it now */
    }
    reply->status = LZ_OK;
    reply->taken = room->read.taken;
    reply->wall = room->read.wall;
    reply->number = room->read.who >= 0 && room->read.who < LZ_SEATS ? room->number[room->read.who] : 0;
}

static bool put_end(struct lz_room *room) {
    const struct lz_head *head = room->match.state;
    return (!head->over && !room->act.stops) || room->record.ended ||
           lz_journal_end(&room->journal, head->step, lz_state_hash(room->game, head), room->record.seed);
}

void lz_room_commit(struct lz_room *room, struct lz_reply *reply) {
    lz_assert(room->act.open);
    *reply = (struct lz_reply){ .no = LZ_NO_RULE };
    if (room->short_of || !put_end(room)) {
        not_stored(room, reply, LZ_NO_ROOM);
        return;
    }
    if (!room->tail) { /* nothing was done */
        lz_room_drop(room);
        return;
    }
    if (!room_reserve(room)) {
        not_stored(room, reply, LZ_NO_ROOM);
        return;
    }
    lz_journal_close(&room->journal, room->text + room->size, room->tail);
    enum lz_status status = room->store.append(room->store.to, (struct lz_text){ room->text + room->size, room->tail });
    if (status == LZ_OK) {
        stand(room, reply);
        return;
    }
    room->lost = status == LZ_FAILED;
    not_stored(room, reply, room->lost ? LZ_NO_LOST : LZ_NO_STORE);
}

void lz_room_do(struct lz_room *room, const struct lz_act *act, struct lz_inputs inputs, struct lz_reply *reply) {
    if (!lz_room_begin(room, act, reply))
        return;
    for (uint32_t i = 0; i < inputs.count && !room->act.sealed; i++)
        if (lz_room_put(room, &inputs.at[i], reply) != LZ_OK) {
            reply->taken = i; /* the one that was refused; nothing of the act stands */
            lz_room_drop(room);
            return;
        }
    room_window_commit(room, act->door, inputs.at, reply);
}

/* ---- who has a seat */

static bool put_handing(struct lz_room *room, const struct lz_handing *handing) {
    char line[LZ_LABEL + 40];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_assert(lz_label_sound(handing->label));
    lz_put(&w, handing->number ? "returned #" : "seat #");
    lz_put_number(&w, handing->seat);
    lz_put_char(&w, ' ');
    if (handing->number) {
        lz_put_number(&w, handing->number);
        lz_put_char(&w, ' ');
    }
    lz_put_text(&w, handing->label);
    return lz_room_line(room, (struct lz_text){ line, w.len }, (struct lz_text){ 0 });
}

bool lz_room_seat(struct lz_room *room, int seat, const char *label) {
    return put_handing(room, &(struct lz_handing){ seat, 0, lz_span(label) });
}

bool lz_room_return(struct lz_room *room, int seat, const struct lz_holder *was) {
    lz_assert(was->number && was->number <= room->handed[seat]);
    return put_handing(room, &(struct lz_handing){ seat, was->number, lz_span(was->label) });
}

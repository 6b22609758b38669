/* A turn is run: bots write their orders, the press is gathered, the journal takes the turn, reports are written. */
#include "clients/pbm/pbm.h"

#include "core/seats.h"

#include <string.h>
#include <unistd.h>

/* What one clan's part of the press holds: who plays it, and what came with its last mail. */
static json_t *desk_of(struct pbm *p, int seat) {
    char name[64];
    snprintf(name, sizeof name, "desk/clan-%02d.json", seat + 1);
    json_t *desk = pbm_get_json(p, name);
    if (!desk || json_integer_value(json_object_get(desk, "turn")) != pbm_turn_now(p) + 1) {
        json_decref(desk);
        desk = json_object();
    }
    if (!p->seat[seat].bot[0]) {
        json_object_set_new(desk, "player", json_string(p->seat[seat].player));
        json_object_set_new(desk, "address", json_string(p->seat[seat].address));
    }
    return desk;
}

/* All that goes out with the turn besides what the engine tells, so that a report made again is the same. It is written
   before the turn: if the turn then does not come to pass, it is written anew with the next attempt. */
static bool gather_press(struct pbm *p, int turn) {
    json_t *press = json_object(), *seats = json_array();
    char name[64];
    for (int seat = 0; seat < p->record.setup.seats; seat++)
        json_array_append_new(seats, desk_of(p, seat));
    json_object_set_new(press, "seats", seats);
    json_object_set(press, "notes", p->notes);
    json_object_set_new(press, "due", json_integer(p->due));
    snprintf(name, sizeof name, "press/turn-%03d.json", turn);
    bool put = pbm_put_json(p, name, press);
    json_decref(press);
    return put;
}

static bool end_if_over(struct pbm *p) {
    const struct lz_head *head = lz_head_of(p->state);
    char path[PATH_MAX];
    if (!head->over)
        return true;
    if (!lz_journal_end(&p->journal, head->step, lz_state_hash(p->match.game, p->state), p->record.seed))
        return pbm_say("out of memory");
    if (!pbm_commit(p) || !pbm_path(p, path, "game.journal.seed"))
        return false;
    unlink(path); /* the journal shows it now */
    return true;
}

bool pbm_run_turn(struct pbm *p) {
    struct lz_move move = { .seat = LZ_CLOCK, .verb = p->sheet->turn };
    struct lz_why why = { 0 };
    int turn = pbm_turn_now(p) + 1;
    if (lz_head_of(p->state)->over)
        return pbm_say("the game in '%s' is over; `pbm report` shows how it ended", p->dir);
    p->ran = pbm_now();
    p->due = pbm_due_after(&p->rule, p->ran);
    p->due_turn = turn + 1;
    if (!pbm_bots_order(p) || !gather_press(p, turn))
        return false;
    enum lz_status status = pbm_submit(p, &move, &why);
    if (status != LZ_OK)
        return pbm_say(status == LZ_REFUSED ? "the turn was refused: %s" : "out of memory%s",
                       status == LZ_REFUSED ? p->match.game->ruleset[why.rule].text : "");
    /* The hash of every turn stands in the journal: `pbm rerun --check` compares it. */
    const struct lz_head *head = lz_head_of(p->state);
    if (!lz_journal_hash(&p->journal, head->step, lz_state_hash(p->match.game, p->state)) || !pbm_commit(p))
        return false;
    /* From here on the turn has been run, whatever happens. */
    bool well = end_if_over(p);
    json_array_clear(p->notes);
    memset(p->in, 0, sizeof p->in);
    well = pbm_save(p) && well;
    well = pbm_write_reports(p, turn) && well;
    pbm_log(p, "turn %d was run", turn);
    return well;
}

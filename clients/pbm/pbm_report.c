/* Reports: the game's part, wrapped in what the host knows; docs/report.md. All of it follows from the journal and the
   drawer, so a report that is made again is the same. */
#include "clients/mail/buffer.h"
#include "clients/pbm/pbm.h"

#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 20, MOST = 1 << 27 };

/* ---- a turn that was run */

void *pbm_state_at(struct pbm *p, int turn) {
    uint32_t step = p->table.turn[turn].step;
    void *state = calloc(1, pbm_game(p)->state_size);
    if (!state) {
        pbm_say("out of memory");
        return NULL;
    }
    if (lz_room_at(&p->room, step, state))
        return state;
    free(state);
    pbm_say("turn %d cannot be played again; this is a bug", turn);
    return NULL;
}

/* Those events of the turn, from the one that opens it on, that the seat was told. Free them. */
static struct lz_event *told_to(const struct pbm *p, const struct pbm_turn *turn, int seat, uint32_t *count) {
    struct lz_event *told = malloc((p->room.told_count + 1) * sizeof *told);
    *count = 0;
    for (uint32_t i = 0; told && i < p->room.told_count; i++) {
        const struct lz_told *one = &p->room.told[i];
        if (one->act != turn->act || one->step != turn->step || one->back || !lz_told_event(one))
            continue;
        if (one->event.kind == p->sheet->turned)
            *count = 0;
        if (lz_in(one->event.seen, seat))
            told[(*count)++] = one->event;
    }
    return told;
}

/* ---- the parts */

struct report_work {
    struct pbm *p;
    const struct pbm_scene *scene;
    const struct pbm_turn *turn;
    uint32_t holder; /* for whom, */
    const char *label;
    struct lz_writer w;
};

static bool is_over(const struct report_work *r) { return lz_head_of(r->scene->state)->over; }

static bool is_person(const struct report_work *r) {
    return r->scene->clan && !lz_text_begins(lz_span(r->label), LZ_BOT_LABEL);
}

/* Was it this holder's turn? What was written to, or by, the person of before is not for others; what the clan knows,
   wrote and was written is. */
static bool is_theirs(const struct report_work *r) {
    return !r->scene->clan || r->holder == r->turn->number[r->scene->clan - 1];
}

static void put_header(struct report_work *r) {
    struct lz_writer *w = &r->w;
    const struct pbm_table *table = &r->p->table;
    int seat = r->scene->clan - 1;
    char due[80];
    struct lz_writer when = lz_writer_in(due, sizeof due);
    lz_put_due(&when, r->turn->due, "%e %B, %H:%M");
    lz_json_open(w, "header", '{');
    lz_json_string(w, "game", table->id);
    lz_json_string(w, "preset", table->preset);
    if (!is_over(r))
        lz_json_text(w, "due", lz_trim(lz_span(due)));
    if (is_person(r)) {
        lz_json_string(w, "player", r->label);
        lz_json_text(w, "address", pbm_address(r->p, seat, r->holder));
    }
    lz_json_close(w, '}');
}

/* The game's own part goes in as it is written. */
static bool put_engine(struct report_work *r) {
    struct pbm *p = r->p;
    const struct lz_game *game = pbm_game(p);
    int seat = r->scene->clan ? r->scene->clan - 1 : LZ_ONLOOKER;
    uint32_t count;
    struct lz_event *told = told_to(p, r->turn, seat, &count);
    void *view = malloc(game->view_size);
    bool made = told && view;
    if (made) {
        game->view(game, r->scene->state, seat, view);
        lz_json_key(&r->w, "report");
        game->report(game, view, told, count, &r->w);
    }
    free(told);
    free(view);
    return made;
}

/* What the clan wrote and was written, held against what it saw then. */
static bool put_letters(struct report_work *r) {
    const struct lz_posted *letters = r->turn->before.letters;
    const struct lz_game *game = pbm_game(r->p);
    int clan = r->scene->clan;
    lz_json_key(&r->w, "messages");
    if (!clan || !letters) { /* whether others write to each other shows in no report */
        lz_post_json(game, NULL, NULL, &r->w);
        return true;
    }
    void *before = calloc(1, game->state_size), *view = malloc(game->view_size);
    bool made = before && view && lz_room_at(&r->p->room, r->turn->back, before);
    if (made) {
        game->view(game, before, clan - 1, view);
        lz_post_json(game, letters, view, &r->w);
    }
    free(before);
    free(view);
    return made;
}

/* SW-16.5: the lie ledger. */
static bool put_ledger(struct report_work *r) {
    const struct lz_game *game = pbm_game(r->p);
    void *before = calloc(1, game->state_size);
    bool made = before != NULL;
    lz_json_open(&r->w, "ledger", '[');
    for (int i = 0; made && i <= r->scene->turn; i++) {
        const struct pbm_turn *turn = &r->p->table.turn[i];
        made = !turn->before.letters || lz_room_at(&r->p->room, turn->back, before);
        if (made)
            lz_post_expose(game, turn->before.letters, before, &r->w);
    }
    lz_json_close(&r->w, ']');
    free(before);
    return made;
}

static void put_lines(struct report_work *r, const struct pbm_paper *paper) {
    struct lz_text left = { paper->text, paper->len };
    while (left.len)
        lz_json_text(&r->w, NULL, lz_take_line(&left));
}

/* Turns in a row for which the clan had sent nothing when this report was made. */
static int missed(const struct report_work *r) {
    const struct pbm_seat *seat = &r->turn->before.seat[r->scene->clan - 1];
    return seat->in || !r->scene->turn || !is_theirs(r) ? 0 : seat->missed + 1;
}

/* A note of the host's own, to people who still have the clan: until when, and what if not. */
static void put_terms(struct report_work *r) {
    if (!is_person(r) || is_over(r) || lz_in(r->turn->left, r->scene->clan - 1))
        return;
    char words[PBM_SAID];
    struct lz_writer terms = lz_writer_in(words, sizeof words);
    pbm_put_terms(r->p, r->turn->due, missed(r), &terms);
    lz_json_string(&r->w, NULL, words);
}

static void put_papers(struct report_work *r, const char *key, enum pbm_kind kind) {
    int seat = r->scene->clan - 1;
    lz_json_open(&r->w, key, '[');
    for (const struct pbm_paper *paper = r->turn->before.post; paper; paper = paper->next) {
        bool personal = paper->kind == PBM_UNUSED || lz_seats_count(paper->to) == 1;
        if (personal && !is_theirs(r))
            continue;
        if (paper->kind == PBM_UNUSED && kind == PBM_UNUSED && paper->from == seat)
            put_lines(r, paper);
        if (paper->kind == PBM_NOTE && kind == PBM_NOTE && seat >= 0 && lz_in(paper->to, seat))
            lz_json_text(&r->w, NULL, (struct lz_text){ paper->text, paper->len });
    }
    if (kind == PBM_NOTE)
        put_terms(r);
    lz_json_close(&r->w, ']');
}

/* SW-15.4: the points after each turn. */
static void put_history(struct report_work *r) {
    lz_json_open(&r->w, "history", '[');
    for (int turn = 0; turn <= r->scene->turn; turn++) {
        lz_json_open(&r->w, NULL, '{');
        lz_json_number(&r->w, "turn", turn);
        lz_json_open(&r->w, "points", '[');
        for (int seat = 0; seat < r->p->room.record.setup.seats; seat++)
            lz_json_number(&r->w, NULL, r->p->table.turn[turn].score[seat]);
        lz_json_close(&r->w, ']');
        lz_json_close(&r->w, '}');
    }
    lz_json_close(&r->w, ']');
}

static bool put_all(struct report_work *r) {
    lz_json_open(&r->w, NULL, '{');
    put_header(r);
    bool made = put_engine(r);
    put_papers(r, "dropped", PBM_UNUSED);
    made = put_letters(r) && made;
    put_papers(r, "notes", PBM_NOTE);
    if (is_over(r))
        put_history(r);
    if (is_over(r) && pbm_head(r->p)->over) /* a moderator's look at the whole world is no end */
        made = put_ledger(r) && made;
    lz_json_close(&r->w, '}');
    return made;
}

/* As much room as it takes. */
static bool put_into(struct report_work *r, struct buffer *out) {
    for (uint32_t size = ROOM; size <= MOST; size *= 4) {
        char *room = malloc(size);
        if (!room)
            return false;
        r->w = lz_writer_in(room, size);
        bool made = put_all(r), full = r->w.full;
        if (made && !full)
            buffer_add(out, room, r->w.len);
        free(room);
        if (!full)
            return made && !out->failed;
    }
    return false;
}

static void find_holder(struct report_work *r) {
    int seat = r->scene->clan ? r->scene->clan - 1 : 0;
    const struct lz_holder *now = &r->p->room.holder[seat];
    r->holder = r->scene->handed_on ? now->number : r->turn->number[seat];
    r->label = r->scene->handed_on ? now->label : r->turn->label[seat];
}

bool pbm_put_report(struct pbm *p, const struct pbm_scene *scene, struct buffer *out) {
    struct report_work r = { .p = p, .scene = scene, .turn = &p->table.turn[scene->turn] };
    find_holder(&r);
    return put_into(&r, out) || pbm_say("out of memory");
}

/* What follows from the lines of the host's. */
#include "clients/pbm/pbm_table.h"
#include "clients/pbm/pbm.h"

#include "core/seats.h"
#include "core/words/clean.h"

#include <stdlib.h>
#include <string.h>

/* ---- words of a line */

static bool read_seat(const struct pbm *p, struct lz_text *words, int *seat) {
    struct lz_text word = lz_take_word(words);
    int64_t number;
    if (!lz_text_begins(word, "#"))
        return false;
    lz_cut(&word, 1);
    if (!lz_read_number(word, 0, p->room.record.setup.seats - 1, &number))
        return false;
    *seat = (int)number;
    return true;
}

static bool read_number(struct lz_text *words, int64_t *number) {
    return lz_read_number(lz_take_word(words), INT64_MIN / 4, INT64_MAX / 4, number);
}

static bool read_due(struct lz_text *words, struct lz_due *due) {
    int64_t at, ahead;
    if (!read_number(words, &at) || !read_number(words, &ahead) || ahead < -1500 || ahead > 1500)
        return false;
    *due = (struct lz_due){ at, (int32_t)ahead };
    return true;
}

/* ---- the post */

/* What stands at the end of the list. */
static struct pbm_paper **end_of(struct pbm_paper **post) {
    while (*post)
        post = &(*post)->next;
    return post;
}

static void add_paper(struct pbm_table *table, const struct pbm_paper *like, const struct lz_host_said *said) {
    struct lz_text text = said->said;
    struct pbm_paper *paper = malloc(sizeof *paper + text.len + 1);
    if (!paper) {
        table->short_of = true;
        return;
    }
    *paper = *like;
    paper->act = said->act;
    paper->len = text.len;
    if (text.len)
        memcpy(paper->text, text.at, text.len);
    paper->text[text.len] = 0;
    *end_of(&table->now.post) = paper;
}

static void remove_papers(struct pbm_table *table, int seat, enum pbm_kind kind) {
    for (struct pbm_paper **at = &table->now.post; *at;) {
        struct pbm_paper *paper = *at;
        if (paper->from != seat || paper->kind != kind) {
            at = &paper->next;
            continue;
        }
        *at = paper->next;
        free(paper);
    }
}

static void free_post(struct pbm_paper *post) {
    for (struct pbm_paper *next; post; post = next) {
        next = post->next;
        free(post);
    }
}

/* ---- lines; whoever reads one that is not sound does nothing: nobody but us writes them */

static void copy(char *to, size_t room, struct lz_text words) {
    struct lz_writer w = lz_writer_in(to, (uint32_t)room);
    lz_put_clean(&w, words, false); /* nobody, or a forger */
}

static void hear_id(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    copy(p->table.id, sizeof p->table.id, rest);
}
static void hear_preset(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    copy(p->table.preset, sizeof p->table.preset, rest);
}
static void hear_zone(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    copy(p->table.zone, sizeof p->table.zone, rest);
}
static void hear_rule(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    char said_so[PBM_SAID];
    struct lz_writer trouble = lz_writer_in(said_so, sizeof said_so);
    copy(p->table.rule, sizeof p->table.rule, rest);
    (void)!lz_deadline_parse(rest, &p->table.deadline, &trouble);
}
uint8_t pbm_papers_read(struct lz_text words) {
    uint8_t papers = 0;
    while (words.len) {
        uint32_t len = 0;
        while (len < words.len && words.at[len] != ',' && words.at[len] != ' ')
            len++;
        struct lz_text word = lz_cut(&words, len), known = lz_span(PBM_PAPERS), one;
        (void)lz_cut(&words, words.len ? 1 : 0);
        int bit = 0;
        while ((one = lz_take_word(&known)).len && !(one.len == word.len && memcmp(one.at, word.at, one.len) == 0))
            bit++;
        if (!one.len)
            return 0;
        papers |= (uint8_t)(1 << bit);
    }
    return papers;
}
static void hear_papers(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    p->table.papers = pbm_papers_read(rest);
}
static void hear_absent(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    int64_t turns;
    if (lz_read_number(rest, 0, 255, &turns))
        p->table.absent = (int)turns;
}

static void hear_due(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    int64_t turn;
    struct lz_due due;
    if (read_number(&rest, &turn) && turn == pbm_turn_now(p) + 1 && read_due(&rest, &due))
        p->table.now.due = due;
}

static void hear_mail(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    int seat;
    uint64_t mark;
    if (!read_seat(p, &rest, &seat) || !lz_read_hex(lz_take_word(&rest), &mark))
        return;
    p->table.now.seat[seat].mark = mark;
    p->table.now.seat[seat].mails++;
    p->table.now.seat[seat].wish = false;
}

static void hear_in(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    int seat;
    if (!read_seat(p, &rest, &seat))
        return;
    p->table.now.seat[seat].in = true;
    p->table.now.last_in = said->wall / 1000;
    remove_papers(&p->table, seat, PBM_UNUSED);
}

static void hear_wish(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    int seat;
    if (read_seat(p, &rest, &seat))
        p->table.now.seat[seat].wish = true;
}

static void hear_unused(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    struct pbm_paper unused = { .kind = PBM_UNUSED };
    if (read_seat(p, &rest, &unused.from))
        add_paper(&p->table, &unused, said);
}

static void hear_note(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    struct pbm_paper note = { .kind = PBM_NOTE, .from = LZ_CLOCK, .to = lz_everyone(p->room.record.setup.seats) };
    int seat;
    if (read_seat(p, &rest, &seat))
        note.to = lz_only(seat);
    add_paper(&p->table, &note, said);
}

static void hear_missed(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    int seat;
    if (read_seat(p, &rest, &seat) && p->table.now.seat[seat].missed < UINT8_MAX)
        p->table.now.seat[seat].missed++;
}

/* Whoever sits down is awaited, and knows nothing of what the one before wished. */
static void hear_seat(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    struct pbm_turn *last = p->table.turns ? &p->table.turn[p->table.turns - 1] : NULL;
    int seat;
    if (!read_seat(p, &rest, &seat))
        return;
    if (last && last->act == said->act)
        last->left |= lz_only(seat);
    p->table.now.seat[seat] = (struct pbm_seat){ .taken = said->act };
}

/* ---- a turn */

static struct pbm_turn *more_turns(struct pbm_table *table) {
    if (table->turns == table->room) {
        int room = table->room ? 2 * table->room : 32;
        struct pbm_turn *more = realloc(table->turn, (size_t)room * sizeof *more);
        if (!more) {
            table->short_of = true;
            return NULL;
        }
        table->turn = more;
        table->room = room;
    }
    return &table->turn[table->turns++];
}

/* What was awaited is what the turn found; then the next is. */
static void await_next(struct pbm_table *table, int64_t ran) {
    struct pbm_turn *turn = &table->turn[table->turns - 1];
    table->now = (struct pbm_await){ .due = turn->due, .ran = ran };
    for (int i = 0; i < LZ_SEATS; i++)
        if (!turn->before.seat[i].in)
            table->now.seat[i].missed = turn->before.seat[i].missed;
}

static void hear_turn(struct pbm *p, const struct lz_host_said *said, struct lz_text rest) {
    struct pbm_table *table = &p->table;
    int64_t number, ran;
    struct lz_due due;
    if (!read_number(&rest, &number) || !read_number(&rest, &ran) || !read_due(&rest, &due) || number != table->turns)
        return;
    struct pbm_turn *turn = more_turns(table);
    if (!turn)
        return;
    *turn = (struct pbm_turn){
        .act = said->act, .step = table->turned, .back = table->step, .due = due, .before = table->now
    };
    for (int i = 0; i < p->room.record.setup.seats; i++) {
        turn->number[i] = p->room.holder[i].number;
        copy(turn->label[i], LZ_LABEL, lz_span(p->room.holder[i].label));
    }
    for (struct lz_posted *letter = turn->before.letters; letter; letter = letter->next)
        letter->post.turn = (uint16_t)number;
    table->scored = said->act;
    await_next(table, ran);
}

/* ---- the ears */

static const struct {
    const char *word;
    void (*hear)(struct pbm *, const struct lz_host_said *, struct lz_text rest);
} lines[] = {
    { "id", hear_id },     { "preset", hear_preset }, { "rule", hear_rule },     { "zone", hear_zone },
    { "due", hear_due },   { "absent", hear_absent }, { "mail", hear_mail },     { "in", hear_in },
    { "wish", hear_wish }, { "unused", hear_unused }, { "note", hear_note },     { "missed", hear_missed },
    { "turn", hear_turn }, { "seat", hear_seat },     { "papers", hear_papers },
};

static void hear_line(void *to, const struct lz_host_said *said) {
    struct pbm *p = to;
    struct lz_text rest = said->words, word = lz_take_word(&rest);
    for (int i = 0; i < LZ_COUNT(lines); i++)
        if (lz_text_is(word, lines[i].word))
            lines[i].hear(to, said, lz_trim(rest));
    if (!lz_post_hear(&p->table.now.letters, &p->room, said))
        p->table.short_of = true;
}

static void hear_event(void *to, const struct lz_told *told) {
    struct pbm *p = to;
    const struct lz_sheet *sheet = p->room.game->sheet;
    if (sheet && told->event.kind == sheet->turned)
        p->table.turned = told->step;
}

/* A turn that was taken back never was, and what it had to say goes with it; what came in the meantime is not lost, and
   whoever sat down in the meantime is awaited. */
static void take_back(struct pbm *p, struct pbm_turn *turn) {
    struct pbm_table *table = &p->table;
    struct pbm_await later = table->now;
    table->now = turn->before;
    *end_of(&table->now.post) = later.post;
    lz_post_join(&table->now.letters, later.letters);
    for (int i = 0; i < p->room.record.setup.seats; i++)
        if (p->room.holder[i].number != turn->number[i])
            table->now.seat[i] = (struct pbm_seat){ .taken = later.seat[i].taken };
    for (struct pbm_paper **at = &table->now.post; *at;) {
        struct pbm_paper *paper = *at;
        if (paper->act != turn->act) {
            at = &paper->next;
            continue;
        }
        *at = paper->next;
        free(paper);
    }
}

static void hear_undone(void *to, uint32_t step) {
    struct pbm *p = to;
    struct pbm_table *table = &p->table;
    while (table->turns && table->turn[table->turns - 1].step > step)
        take_back(p, &table->turn[--table->turns]);
}

static void hear_act(void *to, const void *state) {
    struct pbm *p = to;
    struct pbm_table *table = &p->table;
    const struct lz_game *game = p->room.game;
    if (table->turns && table->scored == table->turn[table->turns - 1].act)
        game->score(game, state, table->turn[table->turns - 1].score);
    table->scored = 0;
    table->step = lz_head_of(state)->step;
}

struct lz_ears pbm_table_ears(struct pbm *p) {
    return (struct lz_ears){ hear_line, hear_event, hear_undone, hear_act, p };
}

void pbm_table_free(struct pbm_table *table) {
    free_post(table->now.post);
    lz_post_free(table->now.letters);
    for (int i = 0; i < table->turns; i++) {
        free_post(table->turn[i].before.post);
        lz_post_free(table->turn[i].before.letters);
    }
    free(table->turn);
    *table = (struct pbm_table){ 0 };
}

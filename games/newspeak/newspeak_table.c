/* A view of NewSpeak as text: who holds what, the twelve places, the code or the tablet, what came of the rounds. Talk
   is in no view: whoever shows it adds it. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/newspeak/newspeak_inner.h"

enum { PAGE = 2000, INDENT = 3 };

struct page {
    const struct lz_game *game;
    const struct newspeak_facts *f;
    const struct newspeak_view *v;
    const struct newspeak_open *o;
    const struct lz_paper *paper;
    struct lz_writer *w;
};

/* The words, broken at blanks; all lines but the first are set in. */
static void flow(const struct page *p, const struct lz_writer *line) {
    struct lz_text words = { line->at, line->len };
    uint32_t column = 0;
    for (struct lz_text word = lz_take_word(&words); word.len; word = lz_take_word(&words)) {
        if (column && column + 1 + word.len > p->paper->wide) {
            lz_put_char(p->w, '\n');
            for (column = 0; column < INDENT - 1; column++)
                lz_put_char(p->w, ' ');
        }
        if (column)
            lz_put_char(p->w, ' ');
        column += word.len + (column > 0);
        lz_put_text(p->w, word);
    }
    lz_put_char(p->w, '\n');
}

/* ---- the top */

static void put_seat(const struct page *p, int seat, struct lz_writer *w) {
    struct lz_setup setup = { .seats = p->v->seen.seats };
    char room[20];
    struct lz_writer code = lz_writer_in(room, sizeof room);
    lz_seat_print(p->game, &setup, seat, &code);
    lz_put_seat_after(w, room, p->paper->names, seat);
    lz_put(w, seat == p->v->seen.seat ? " (you)" : "");
    if (seat < p->o->dissidents && p->v->cell.card[seat] < NS_CARDS) {
        lz_put(w, " with ");
        lz_put(w, p->f->card[p->v->cell.card[seat]].name);
    }
    lz_put(w, lz_in(p->v->seen.wait, seat) ? " [asked now]" : "");
}

static void put_head(const struct page *p) {
    char room[PAGE];
    struct lz_writer w = lz_writer_in(room, PAGE);
    lz_put(&w, "NewSpeak, ");
    if (p->o->round) {
        lz_put(&w, "round ");
        lz_put_number(&w, p->o->round);
    } else {
        lz_put(&w, "before the first round");
    }
    lz_put(&w, ". ");
    lz_title_print(p->game, 'h', p->v->seen.phase, &w);
    lz_put(&w, ". ");
    if (p->o->set < NS_SETS)
        lz_put(&w, p->o->set ? "Set B, codes 1 to " : "Set A, codes 1 to ");
    else
        lz_put(&w, "Codes 1 to ");
    lz_put_number(&w, p->o->codes);
    lz_put(&w, ".");
    flow(p, &w);
}

static void put_side(const struct page *p, enum newspeak_side side) {
    char room[PAGE];
    struct lz_writer w = lz_writer_in(room, PAGE);
    int from = side == NS_DISSIDENT ? 0 : p->o->dissidents,
        to = side == NS_DISSIDENT ? from + p->o->dissidents : p->v->seen.seats;
    lz_put(&w, side == NS_DISSIDENT ? "Dissidents, " : "Moderators, ");
    lz_put_number(&w, newspeak_count(p->o, side == NS_DISSIDENT ? NS_HACKED : NS_MODERATED));
    lz_put(&w, " of ");
    lz_put_number(&w, newspeak_to_win(p->o, side));
    lz_put(&w, side == NS_DISSIDENT ? " Hacked: " : " Moderated: ");
    for (int seat = from; seat < to; seat++) {
        lz_put(&w, seat > from ? ", " : "");
        put_seat(p, seat, &w);
    }
    lz_put_char(&w, '.');
    flow(p, &w);
}

/* ---- places */

static void put_pieces(const struct page *p, int slot, struct lz_writer *w) {
    static const char *const words[NS_STATUSES] = { "", ", Hacked", ", Moderated", ", removed" };
    const struct newspeak_open *o = p->o;
    bool shown = o->outcome != NS_NONE && p->v->seen.phase > NS_P_GUESS;
    bool points = shown || (p->v->seen.phase == NS_P_GUESS && o->pointed);
    lz_put(w, words[o->status[slot]]);
    lz_put(w, o->tokens >> slot & 1 ? ", token" : "");
    lz_put(w, o->round && points && o->pointer == slot ? ", pointer" : "");
    for (int d = 0; d < o->dissidents && shown; d++)
        if (o->past[o->round - 1].dial[d] == slot) {
            lz_put(w, ", D");
            lz_put_number(w, d + 1);
        }
    bool mine = p->v->side == NS_DISSIDENT && o->dialled >> p->v->seen.seat & 1 && p->v->seen.phase <= NS_P_GUESS;
    lz_put(w, mine && p->v->dial == slot ? ", your dial" : "");
}

static void put_place(const struct page *p, int slot) {
    char room[PAGE];
    struct lz_writer w = lz_writer_in(room, PAGE);
    const struct newspeak_place *place = &p->f->place[p->o->place[slot]];
    newspeak_put_slot(p->f, p->o, slot, &w);
    put_pieces(p, slot, &w);
    for (int i = 0; i < place->tags && newspeak_in_play(p->o, slot); i++) {
        lz_put(&w, i ? " " : ": ");
        lz_put(&w, p->f->meaning[place->tag[i]]);
    }
    flow(p, &w);
}

/* ---- codes */

/* "Answer glass, Believe uniform, ..": what the code says. */
static void put_code(const struct page *p) {
    const struct newspeak_set *set = &p->f->set[p->o->set];
    char room[PAGE];
    struct lz_writer w = lz_writer_in(room, PAGE);
    lz_put(&w, "Code ");
    lz_put_number(&w, p->v->cell.code + 1);
    lz_put(&w, ", for Dissidents only: ");
    for (int j = 0; j < set->words; j++) {
        int meaning = set->means[p->v->cell.code][j];
        lz_put(&w, j ? "; " : "");
        lz_put(&w, set->word[j].word);
        lz_put(&w, meaning == NS_NONE ? " (blank)" : " = ");
        lz_put(&w, meaning == NS_NONE ? "" : p->f->meaning[meaning]);
    }
    lz_put_char(&w, '.');
    flow(p, &w);
}

/* "Answer: glass, guard, work, ..": a line for each word, codes in order. */
static void put_tablet(const struct page *p) {
    const struct newspeak_set *set = &p->f->set[p->o->set];
    lz_put(p->w, "The tablet, codes 1, 2, 3 and so on:\n");
    for (int j = 0; j < set->words; j++) {
        char room[PAGE];
        struct lz_writer w = lz_writer_in(room, PAGE);
        lz_put(&w, set->word[j].word);
        for (int code = 0; code < p->o->codes; code++) {
            int meaning = set->means[code][j];
            lz_put(&w, code ? ", " : ": ");
            lz_put(&w, meaning == NS_NONE ? "-" : p->f->meaning[meaning]);
        }
        flow(p, &w);
    }
}

/* ---- what was */

static void put_round(const struct page *p, int round) {
    static const char *const words[NS_OUTCOMES] = { "prevented", "hack", "lockdown" };
    const struct newspeak_round *past = &p->o->past[round];
    char room[PAGE];
    struct lz_writer w = lz_writer_in(room, PAGE);
    lz_put(&w, "Round ");
    lz_put_number(&w, round + 1);
    for (int d = 0; d < p->o->dissidents; d++) {
        lz_put(&w, d ? ", D" : ": D");
        lz_put_number(&w, d + 1);
        lz_put(&w, " at ");
        lz_put_number(&w, past->dial[d] + 1);
    }
    lz_put(&w, ", pointer at ");
    lz_put_number(&w, past->pointer + 1);
    lz_put(&w, ", ");
    lz_put(&w, words[past->outcome]);
    if (past->changed != NS_NONE) {
        lz_put(&w, " of ");
        newspeak_put_slot(p->f, p->o, past->changed, &w);
    }
    if (past->card < NS_CARDS) {
        lz_put(&w, ", then ");
        lz_put(&w, p->f->card[past->card].name);
    }
    lz_put_char(&w, '.');
    flow(p, &w);
}

static void put_question(const struct page *p, const struct newspeak_question *q) {
    char room[PAGE];
    struct lz_writer w = lz_writer_in(room, PAGE);
    lz_put(&w, "Asked in round ");
    lz_put_number(&w, q->round);
    lz_put(&w, ": D");
    lz_put_number(&w, q->dissident + 1);
    lz_put(&w, " within ");
    lz_put_number(&w, q->radius);
    lz_put(&w, " of ");
    newspeak_put_slot(p->f, p->o, q->slot, &w);
    lz_put(&w, q->yes ? "? Yes." : "? No.");
    flow(p, &w);
}

static void put_tokens(const struct page *p) {
    char room[PAGE];
    struct lz_writer w = lz_writer_in(room, PAGE);
    int board = __builtin_popcount(p->o->tokens);
    lz_put(&w, "Surveillance tokens: ");
    lz_put_number(&w, board);
    lz_put(&w, " on the board, ");
    lz_put_number(&w, p->o->supply);
    lz_put(&w, " to come.");
    flow(p, &w);
}

void newspeak_table(const struct lz_game *game, const void *view, const struct lz_paper *paper, struct lz_writer *w) {
    const struct newspeak_view *v = view;
    struct page p = { game, newspeak_facts_of(game), v, &v->open, paper, w };
    put_head(&p);
    put_side(&p, NS_DISSIDENT);
    put_side(&p, NS_MODERATOR);
    if (v->open.set >= NS_SETS)
        return;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        put_place(&p, slot);
    put_tokens(&p);
    if (v->cell.code < v->open.codes)
        put_code(&p);
    else
        put_tablet(&p);
    for (int round = 0; round < v->open.round && v->open.past[round].outcome != NS_NONE; round++)
        put_round(&p, round);
    for (int i = 0; i < v->open.questions; i++)
        put_question(&p, &v->open.question[i]);
}

/* check, legal and sample are one law: what is listed or sampled is allowed, and where the list says it is
   complete, every other move the notation can express is refused, by a rule of the table. */
#include "tests/prop/prop.h"

#include "core/words/prose.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "core/match.h"

enum { NUMBERS = 9, MANY = 3000, FEW = 60 };
static const int16_t numbers[NUMBERS] = { -32767, -1, 0, 1, 2, 3, 100, 101, 32767 };

static const struct lz_lexicon *lexicon_of(const struct lz_game *game, char form) {
    for (int i = 0; i < game->lexicon_count; i++)
        if (game->lexicons[i].form == form)
            return &game->lexicons[i];
    return NULL;
}

/* A text is any of two pairs of letters, what is optional has one value more. */
static uint32_t values_of(const struct lz_game *game, char form) {
    if (form == 'n')
        return NUMBERS;
    if (form == 's')
        return game->seats_most;
    if (form == 't')
        return 2;
    const struct lz_lexicon *lexicon = lexicon_of(game, form);
    return lexicon ? lexicon->count + lexicon->optional : 0;
}

static int16_t value(const struct lz_game *game, char form, uint32_t i) {
    const struct lz_lexicon *lexicon = lexicon_of(game, form);
    if (lexicon && i == lexicon->count)
        return lexicon->none;
    return form == 'n' ? numbers[i] : form == 't' ? (int16_t)('a' << 8 | ('b' + i)) : (int16_t)i;
}

static bool listed(const struct lz_moves *moves, const struct lz_move *move) {
    for (uint32_t i = 0; i < moves->count; i++)
        if (lz_move_equal(&moves->at[i], move))
            return true;
    return false;
}

/* Asks the law about one move, and whether the list of its seat agrees. */
static const char *agrees(struct walk *w, const struct lz_move *move) {
    struct lz_why why = { UINT16_MAX, 0 };
    if (lz_check(w->game, w->state, move, &why))
        return listed(&w->legal, move) || !w->legal.complete
                   ? NULL
                   : walk_say(w, "is allowed, but not in the complete list", move, -1);
    if (why.rule >= w->game->rule_count)
        return walk_say(w, "is refused by no rule of the table", move, -1);
    return NULL;
}

/* Counts on to the next arguments of a row; those of a multiset never fall. The first that is another now, -1 after the
   last. */
static int count_on(const struct lz_verb *row, int args, const uint32_t most[LZ_ARGS], uint32_t digit[LZ_ARGS]) {
    int i = args - 1;
    while (i >= 0 && ++digit[i] == most[i])
        i--;
    for (int k = i + 1; k < args; k++)
        digit[k] = k > 0 && row->flags & LZ_SORTED && row->form[2 * k] == row->form[2 * (k - 1)] ? digit[k - 1] : 0;
    return i;
}

static const char *all_of_row(struct walk *w, const struct lz_verb *row, int seat) {
    uint32_t digit[LZ_ARGS] = { 0 }, most[LZ_ARGS];
    struct lz_move move = { .seat = (uint8_t)seat, .verb = row->verb };
    move.args = (uint8_t)lz_form_length(row->form);
    for (int i = 0; i < move.args; i++)
        most[i] = values_of(w->game, lz_form_letter(row->form, i));
    int from = 0;
    do {
        for (int i = from; i < move.args; i++)
            move.arg[i] = value(w->game, lz_form_letter(row->form, i), digit[i]);
        const char *wrong = agrees(w, &move);
        if (wrong)
            return wrong;
    } while ((from = count_on(row, move.args, most, digit)) >= 0);
    return NULL;
}

static struct lz_move any_of_row(struct walk *w, const struct lz_verb *row, int seat) {
    struct lz_move move = { .seat = (uint8_t)seat, .verb = row->verb };
    move.args = (uint8_t)lz_form_length(row->form);
    for (int i = 0; i < move.args; i++) {
        char form = lz_form_letter(row->form, i);
        if (lz_form_spoken(row->form))
            move.arg[i] = (int16_t)(1 + lz_roll(&w->rng, LZ_SPEECH));
        else
            move.arg[i] = value(w->game, form, lz_roll(&w->rng, values_of(w->game, form)));
    }
    lz_move_settle(w->game, &move);
    return move;
}

struct lz_move prop_any_move(struct walk *w, int seat) {
    const struct lz_verb *row;
    do
        row = &w->game->verbs[lz_roll(&w->rng, w->game->verb_count)];
    while (row->flags & LZ_HOST);
    return any_of_row(w, row, seat);
}

static const char *some_of_row(struct walk *w, const struct lz_verb *row, int seat, uint32_t count) {
    for (uint32_t n = 0; n < count; n++) {
        struct lz_move move = any_of_row(w, row, seat);
        const char *wrong = agrees(w, &move);
        if (wrong)
            return wrong;
    }
    return NULL;
}

static uint64_t row_size(const struct lz_game *game, const struct lz_verb *row) {
    uint64_t size = 1;
    for (const char *form = row->form; *form; form++)
        size *= *form == ' ' ? 1 : values_of(game, *form);
    return lz_form_spoken(row->form) ? UINT32_MAX : *row->form == 't' ? 1u << LZ_ARGS : size;
}

static const char *others_refused(struct walk *w, int seat, bool all) {
    for (int i = 0; i < w->game->verb_count; i++) {
        const struct lz_verb *row = &w->game->verbs[i];
        if (row->flags & LZ_HOST)
            continue;
        /* Where the list is not complete there is nothing to compare with: some will do. */
        bool feasible = row_size(w->game, row) <= (all && w->legal.complete ? 1000000 : 64);
        uint32_t few = !all ? 8 : w->legal.complete ? MANY : FEW;
        const char *wrong = feasible ? all_of_row(w, row, seat) : some_of_row(w, row, seat, few);
        if (wrong)
            return wrong;
    }
    return NULL;
}

/* What is most likely to be allowed by mistake: a legal move with one argument changed. */
static const char *neighbours_agree(struct walk *w) {
    for (uint32_t i = 0; i < w->legal.count; i++) {
        struct lz_move move = w->legal.at[lz_roll(&w->rng, w->legal.count)];
        const struct lz_verb *row = lz_verb_of(w->game, move.verb);
        if (!move.args)
            continue;
        uint32_t k = lz_roll(&w->rng, move.args);
        char form = lz_form_letter(row->form, (int)k);
        move.arg[k] = value(w->game, form, lz_roll(&w->rng, values_of(w->game, form)));
        lz_move_settle(w->game, &move);
        const char *wrong = agrees(w, &move);
        if (wrong)
            return wrong;
    }
    return NULL;
}

static const char *list_is_good(struct walk *w, int seat) {
    bool may = lz_in(walk_head(w)->may, seat);
    if (w->legal.count == 0 && lz_in(walk_head(w)->wait, seat) && w->legal.complete)
        return walk_say(w, "the game waits for a seat that has no legal move", NULL, seat);
    if (w->legal.count && !may)
        return walk_say(w, "moves are listed for a seat that may not act", NULL, seat);
    if (w->legal.count == w->legal.room)
        return walk_say(w, "the list of legal moves is full", NULL, seat);
    for (uint32_t i = 0; i < w->legal.count; i++) {
        const struct lz_move *move = &w->legal.at[i];
        struct lz_why why = { 0 };
        if (!lz_move_sane(w->game, move) || move->seat != seat)
            return walk_say(w, "is listed, but not a sane move of its seat", NULL, seat);
        if (!lz_check(w->game, w->state, move, &why))
            return walk_say(w, "is listed, but refused", move, -1);
        for (uint32_t k = 0; k < i; k++)
            if (lz_move_equal(move, &w->legal.at[k]))
                return walk_say(w, "is listed twice", move, -1);
    }
    return NULL;
}

static const char *samples_agree(struct walk *w, int seat) {
    struct lz_move move;
    for (int n = 0; n < 4; n++) {
        if (w->game->sample(w->game, w->state, seat, &w->rng, &move) != lz_in(walk_head(w)->may, seat))
            return walk_say(w, "a move is sampled where none may be, or none where one must be", NULL, seat);
        if (!lz_in(walk_head(w)->may, seat))
            return NULL;
        if (!lz_move_sane(w->game, &move) || !lz_check(w->game, w->state, &move, NULL))
            return walk_say(w, "is sampled, but refused", &move, -1);
        if (w->legal.complete && !listed(&w->legal, &move))
            return walk_say(w, "is sampled, but not listed", &move, -1);
    }
    return NULL;
}

const char *prop_law(struct walk *w) {
    struct lz_input in;
    while (walk_next(w, &in)) {
        memcpy(w->other, w->state, w->game->state_size);
        for (int seat = 0; seat < w->game->seats_most; seat++) {
            const char *wrong;
            bool sits = seat < w->setup.seats;
            walk_legal(w, w->state, seat, &w->legal);
            if ((sits && ((wrong = list_is_good(w, seat)) || (wrong = samples_agree(w, seat)))) ||
                (wrong = others_refused(w, seat, walk_rarely(w))) || (wrong = neighbours_agree(w)))
                return wrong;
        }
        if (memcmp(w->state, w->other, w->game->state_size) != 0)
            return walk_say(w, "check, legal or sample changed the state", NULL, -1);
        walk_make(w, &in, NULL);
    }
    return NULL;
}

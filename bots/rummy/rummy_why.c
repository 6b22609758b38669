/* Reasons for moves. */
#include "bots/rummy/rummy_why.h"

#include "core/bug.h"
#include "core/words/text.h"

static const char *const words[RUMMY_TERMS] = {
    [TERM_LAID] = "It counts most on the table.",
    [TERM_HELD] = "Your hand is the better for it.",
    [TERM_TEMPO] = "A card less in your hand brings the end nearer.",
    [TERM_SPARK] = "The first card on that set brings something besides.",
    [TERM_STORY] = "The Tabloids will strike less of yours, or more of theirs.",
    [TERM_GIFT] = "The next player can do less with it.",
    [TERM_PLAYED] = "What the card does is worth more than the card.",
    [TERM_DRAWN] = "What you cannot see yet is likely to help you.",
    [TERM_WATCHED] = "Nobody sees what you get.",
    [TERM_ENDING] = "The hand counts best for you if it ends so.",
    [TERM_HURT] = "It hits who is most in your way.",
};
static const char going_out[] = "It lets you go out in this turn.";
static const char only[] = "It is the only move.";
static const char last[] = "Nothing else is left.";
static const char several[] = "More than one thing speaks for it.";
static const char played_out[] = "Played out in many deals that are possible, it ended better.";

/* Moves that are out of the question, because they are better. */
struct rest {
    const struct rummy_case *of;
    uint32_t better[LZ_THOUGHTS];
    uint32_t count;
};

static bool in_rest(const struct rest *rest, uint32_t move) {
    for (uint32_t i = 0; i < rest->count; i++)
        if (rest->better[i] == move)
            return false;
    return true;
}

/* The best of the rest as it was judged; without that term if there is one (or RUMMY_TERMS). `ahead`: by how much it
   leads `of`. */
static uint32_t best_without(const struct rest *rest, enum rummy_term term, uint32_t of, double *ahead) {
    const struct rummy_case *c = rest->of;
    double most = 0, own = 0;
    uint32_t best = LZ_MOVES;
    for (uint32_t i = 0; i < c->moves->count; i++) {
        if (!in_rest(rest, i))
            continue;
        double liked = term < RUMMY_TERMS ? rummy_judge_without(c->sight, &c->moves->at[i], term) : c->liked[i];
        if (best == LZ_MOVES || liked > most) {
            most = liked;
            best = i;
        }
        if (i == of)
            own = liked;
    }
    *ahead = most - own;
    return best;
}

static const char *reason(const struct rest *rest, uint32_t move) {
    const char *found = several;
    double most = 0, ahead;
    if (rest->of->moves->count == rest->count + 1)
        return rest->count ? last : only;
    if (best_without(rest, RUMMY_TERMS, move, &ahead) != move)
        return played_out;
    for (enum rummy_term term = 0; term < RUMMY_TERMS; term++)
        if (best_without(rest, term, move, &ahead) != move && ahead > most) {
            most = ahead;
            found = words[term];
        }
    return found;
}

/* The best of the trials that are left; RUMMY_TRIED if none is. */
static int next_best(const struct rest *rest) {
    const struct rummy_search *search = rest->of->search;
    int best = RUMMY_TRIED;
    for (int i = 0; i < search->trials; i++)
        if (in_rest(rest, search->trial[i].move) &&
            (best == RUMMY_TRIED ||
             rummy_trial_value(search, &search->trial[i]) > rummy_trial_value(search, &search->trial[best])))
            best = i;
    return best;
}

static void add(struct lz_thought *thought, const struct lz_move *move, double behind, const char *because) {
    lz_assert(thought->count < LZ_THOUGHTS && behind >= 0);
    thought->best[thought->count].move = *move;
    thought->best[thought->count].value = (int32_t)(-1000 * behind);
    struct lz_writer w = lz_writer_in(thought->best[thought->count].reason, LZ_REASON);
    lz_put(&w, because);
    lz_assert(!w.full);
    thought->count++;
}

void rummy_say_why(const struct rummy_case *c, struct lz_thought *thought) {
    struct rest rest = { .of = c };
    double top = 0;
    thought->count = 0;
    if (c->out != RUMMY_STAYS && c->out != c->choice) {
        add(thought, &c->moves->at[c->out], 0, going_out);
        rest.better[rest.count++] = c->out;
    }
    while (thought->count < LZ_THOUGHTS) {
        int next = next_best(&rest);
        if (next == RUMMY_TRIED)
            return;
        uint32_t move = c->search->trial[next].move;
        double value = rummy_trial_value(c->search, &c->search->trial[next]);
        top = thought->count ? top : value;
        add(thought, &c->moves->at[move], top > value ? top - value : 0, reason(&rest, move));
        rest.better[rest.count++] = move;
    }
}

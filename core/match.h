/* submit: the only way a state ever changes. */
#ifndef LZ_MATCH_H
#define LZ_MATCH_H

#include "core/journal.h"
#include "core/lz.h"

struct lz_match {
    const struct lz_game *game;
    void *state;
    struct lz_journal *journal; /* NULL: none is kept */
    bool audit;                 /* after every step; a rule that does not hold is a bug */
    const struct lz_lore *lore; /* for the game's gate; NULL: it goes without */
};

static inline const struct lz_head *lz_head_of(const void *state) { return state; }
static inline const struct lz_seen *lz_seen_of(const void *view) { return view; }

/* The deal: fills the state and tells what setup tells. LZ_REFUSED: the game does not offer these seats or options. */
bool lz_begin(struct lz_match *, const struct lz_setup *, struct lz_sink *, struct lz_why *) LZ_MUST_CHECK;

/* Rings the alarms due by in->at, each a journaled tick; then hear, check, gate, journal, apply, audit.
   LZ_REFUSED: `why` names the rule, and the input has left no trace. LZ_FAILED: the journal could not be
   written; the state is as before the input that could not be recorded. */
enum lz_status lz_submit(struct lz_match *, struct lz_input *, struct lz_sink *, struct lz_why *) LZ_MUST_CHECK;

/* Would lz_submit take it? A dry run: hear, check and gate, as the state stands now, with no alarm rung before it.
   The input keeps its words, and gets the arguments they mean and the time at which it would be made. */
bool lz_judge(const struct lz_match *, struct lz_input *, struct lz_why *) LZ_MUST_CHECK;

/* The law about a move made at the time of the state. */
static inline bool lz_check(const struct lz_game *game, const void *state, const struct lz_move *move,
                            struct lz_why *why) {
    struct lz_input in = { .move = *move, .at = lz_head_of(state)->now };
    return game->check(game, state, &in, why);
}

/* Carries out an input that was judged: what lz_submit and the replay do alike. */
void lz_step(const struct lz_game *, void *state, const struct lz_input *, struct lz_sink *);

/* Rings the alarms due by `now`, and nothing else. */
enum lz_status lz_ring(struct lz_match *, int64_t now, struct lz_sink *) LZ_MUST_CHECK;

/* The common part of a view: the head as far as the seat noticed it. */
struct lz_seen lz_seen_by(const struct lz_game *, const void *state, int seat);
/* And back, for imagine: everything but chance. */
struct lz_head lz_head_from(const struct lz_seen *);
/* The notices of a world that the view's seat cannot rule out: all have noticed as much as this seat. */
struct lz_notices lz_notices_from(const struct lz_seen *);
/* Those of a match that begins now. */
struct lz_notices lz_notices_at(int64_t now);

uint64_t lz_state_hash(const struct lz_game *, const void *state);

#endif

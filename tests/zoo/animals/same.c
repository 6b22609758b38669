/* NewSpeak: say nothing; after the first round all dial what the first of them dialled in the round before. */
#include "tests/zoo/quiet.h"
#include "tests/zoo/zoo.h"

#include "core/rng.h"

static int slot_of(struct newspeak_memory *m, const struct newspeak_view *v) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_DIAL, 1);
    int before = v->open.round > 1 ? v->open.past[v->open.round - 2].dial[0] : NS_NONE;
    return zoo_slot_from(v, before < NS_SLOTS ? (uint32_t)before : lz_roll(&rng, NS_SLOTS));
}

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    if (!zoo_quiet(asked->view, slot_of(memory, asked->view), move))
        lz_bot_newspeak_hard.decide(memory, asked, move);
}

const struct zoo_animal zoo_same = { .name = "same",
                                     .about = "says nothing, dials what was dialled before",
                                     .games = "newspeak",
                                     .sits = ZOO_FIRST_SIDE,
                                     .most = 60,
                                     .like = &lz_bot_newspeak_hard,
                                     .decide = decide };

/* NewSpeak: the first to talk says the same code-word in every round, whatever the place; all dial the same slot. */
#include "tests/zoo/quiet.h"
#include "tests/zoo/zoo.h"

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct newspeak_view *v = asked->view;
    struct newspeak_memory *m = memory;
    bool talk = v->seen.phase == NS_P_TALK && newspeak_waited(v) &&
                v->seen.seat == (v->open.round - 1) % v->open.dissidents;
    m->speech_len = 0;
    if (talk && !v->open.said[v->seen.seat]) {
        struct lz_writer w = lz_writer_in(m->speech, sizeof m->speech);
        lz_put(&w, m->facts->set[v->open.set].word[0].word);
        lz_put_char(&w, '.');
        m->speech_len = w.len;
        *move = newspeak_move(v, NS_V_SAY, 0, 0);
        lz_prose_mark((struct lz_text){ m->speech, w.len }, move);
    } else if (!zoo_quiet(v, zoo_slot_from(v, 6), move))
        lz_bot_newspeak_hard.decide(memory, asked, move);
}

const struct zoo_animal zoo_constant = { .name = "constant",
                                         .about = "says one word every round, dials one slot",
                                         .games = "newspeak",
                                         .sits = ZOO_FIRST_SIDE,
                                         .most = 60,
                                         .like = &lz_bot_newspeak_hard,
                                         .decide = decide };

/* The door of talk (NS-5): words to what everybody hears, once, before the record. */
#include "games/newspeak/newspeak_inner.h"

#include "core/lore.h"
#include "core/words/text.h"

/* NS-5.2: what Moderators write to each other is not checked, but it is one line of plain characters. */
static uint16_t clean(struct lz_text text, struct lz_writer *w) {
    text = lz_trim(text);
    for (uint32_t i = 0; i < text.len; i++) {
        char c = text.at[i] == '\t' || text.at[i] == '\n' ? ' ' : text.at[i];
        if (c < ' ' || c > '~')
            return NS_5_3_CHARSET;
        lz_put_char(w, c);
    }
    return w->len ? 0 : NS_5_3_EMPTY;
}

bool newspeak_hear(const struct lz_game *game, const void *state, struct lz_input *in, struct lz_writer *heard,
                   struct lz_why *why) {
    const struct newspeak_state *s = state;
    uint32_t most = (uint32_t)s->open.option[NS_O_MSG_MAX];
    if (in->move.verb != NS_V_SAY && in->move.verb != NS_V_MSAY)
        return true;
    if (!newspeak_check_speaker(s, &in->move, why))
        return false;
    bool talk = in->move.verb == NS_V_SAY;
    uint16_t rule = talk ? newspeak_normalise(in->text, heard) : clean(in->text, heard);
    if (!rule && heard->len > most)
        rule = NS_5_4_LENGTH;
    if (!rule && talk)
        rule = newspeak_unsayable((struct lz_text){ heard->at, heard->len });
    return !rule || lz_refuse(why, rule, 0);
}

/* NS-5.6 (a): two words may be unknown, or two of five. Without a word list all are known. */
bool newspeak_gate(const struct lz_game *game, const struct lz_lore *lore, const struct lz_input *in,
                   struct lz_why *why) {
    struct newspeak_tokens t = { .left = in->text };
    int tokens = 0, unknown = 0;
    for (; lore && in->move.verb == NS_V_SAY && newspeak_next_token(&t); tokens++)
        unknown += !lore->knows(lore, t.token);
    int most = 2 * tokens / 5;
    return unknown <= (most < 2 ? 2 : most) || lz_refuse(why, NS_5_6_LANG, unknown);
}

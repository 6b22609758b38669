/* What newcomers are told (NS-13.5): one thing to do with every question, and what places, code-words and cards are. */
#include "core/words/text.h"
#include "games/newspeak/newspeak_inner.h"
#include "games/newspeak/newspeak_load.h"

#include <string.h>

enum { SENTENCE = 700, MOVE = 300, CLUES = 2 };

static int me(const struct newspeak_view *v) { return v->seen.seat; }

/* ---- explaining */

void newspeak_put_power(const struct newspeak_card *card, struct lz_writer *w) {
    lz_put(w, card->prevented ? "only after a prevented hack: " : "after any round: ");
    lz_put(w, card->any_code ? "any code, but a Neutral place becomes Moderated" : "");
    for (int i = 0; i < card->steps; i++) {
        lz_put(w, i == 0 ? "code " : i + 1 == card->steps ? " or " : ", ");
        lz_put(w, card->step[i] > 0 ? "+" : "");
        lz_put_number(w, card->step[i]);
    }
}

static void put_words(const char *const *words, const char *end, struct lz_writer *w) {
    for (int i = 0; words[i]; i++) {
        lz_put(w, i ? ", " : "");
        lz_put(w, words[i]);
    }
    lz_put(w, end);
}

/* Tags of one weight in a line; NS-17.1: the first count most. */
static void explain_place(const struct newspeak_facts *f, int arg, struct lz_writer *w) {
    const struct newspeak_place *place = &f->place[arg];
    for (int i = 0; i < place->tags; i++) {
        bool first = i == 0 || f->weight[i] != f->weight[i - 1];
        lz_put(w, first && i ? ".\n" : i ? ", " : "");
        lz_put(w, !first ? "" : i == 0 ? "Shows most of all " : "Then ");
        lz_put(w, f->meaning[place->tag[i]]);
    }
    lz_put(w, ".\nThe order matters: who listens takes what stands first for what was meant.\n");
    lz_put(w, place->neutral);
    lz_put(w, "\nHacked: ");
    lz_put(w, place->hacked);
    lz_put(w, "\nModerated: ");
    lz_put(w, place->filter);
    lz_put(w, "\nNS-2.4\n");
}

static void explain_word(const struct newspeak_facts *f, int arg, struct lz_writer *w) {
    int of_a = f->set[0].words, set = arg >= of_a, word = set ? arg - of_a : arg;
    lz_put(w, "A code-word of set ");
    lz_put(w, set ? "B, which means " : "A, which means ");
    for (int code = 0; code < NS_CODES; code++) {
        int meaning = f->set[set].means[code][word];
        lz_put(w, code ? ", " : "");
        lz_put(w, meaning == NS_NONE ? "nothing" : f->meaning[meaning]);
        lz_put(w, " (code ");
        lz_put_number(w, code + 1);
        lz_put_char(w, ')');
    }
    if (f->set[set].word[word].forms[0]) {
        lz_put(w, ".\nIts other forms: ");
        put_words(f->set[set].word[word].forms, "", w);
    }
    lz_put(w, ".\nWords close to it: ");
    put_words(f->set[set].word[word].covers, ".\nNS-2.3\n", w);
}

static void explain_card(const struct newspeak_facts *f, int arg, struct lz_writer *w) {
    const struct newspeak_card *card = &f->card[arg];
    lz_put(w, "Usable ");
    newspeak_put_power(card, w);
    lz_put(w, ".\nIn matches of ");
    lz_put_number(w, card->seats_least);
    lz_put(w, " to ");
    lz_put_number(w, card->seats_most);
    lz_put(w, " players; one of each.\n");
    lz_put(w, "Everybody sees the card when it is used, Dissidents alone the new code.\n");
    lz_put(w, card->steps == 1 ? "It has one step only: its use hides nothing.\n" : "");
    lz_put(w, "NS-9.1\n");
}

static void explain_set(const struct newspeak_facts *f, int arg, struct lz_writer *w) {
    const struct newspeak_set *set = &f->set[arg];
    lz_put_number(w, set->words);
    lz_put(w, " code-words: ");
    for (int i = 0; i < set->words; i++) {
        lz_put(w, i ? ", " : "");
        lz_put(w, set->word[i].word);
    }
    lz_put(w, ".\nEvery code gives them other meanings, and leaves one of them blank.\nNS-2.2\n");
}

void newspeak_explain(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    static const struct {
        char form;
        void (*explain)(const struct newspeak_facts *, int arg, struct lz_writer *);
    } rows[] = {
        { NS_PLACE_FORM, explain_place }, { NS_WORD_FORM, explain_word }, { 'i', explain_card }, { 'a', explain_set }
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].form == form)
            rows[i].explain(newspeak_facts_of(game), arg, w);
}

/* ---- advising: each row fills in what could be typed, and says why */

struct hint {
    const struct newspeak_facts *f;
    const struct newspeak_view *v;
    const struct newspeak_open *o;
    struct lz_writer move, words;
};

static void put_move(struct hint *h, const char *verb, int number) {
    lz_put(&h->move, verb);
    lz_put_number(&h->move, number + 1);
}

static void hint_set(struct hint *h) {
    if (h->v->team.name[me(h->v)] != NS_NONE)
        return;
    lz_put(&h->move, "set A");
    lz_put(&h->words, "Either set will do: both have as many code-words, and every code gives them other meanings.");
}

/* A card with several steps, best one that goes the other way than a partner's. */
static int card_worth(const struct hint *h, int card) {
    const struct newspeak_card *c = &h->f->card[card];
    int worth = c->any_code ? 2 : c->prevented ? 4 : 5;
    if (c->steps == 1)
        worth = 1;
    for (int d = 0; d < h->o->dissidents; d++) {
        int held = h->v->cell.card[d];
        if (held < NS_CARDS && c->steps && h->f->card[held].steps && (h->f->card[held].step[0] > 0) == (c->step[0] > 0))
            worth -= 2;
    }
    return worth;
}

static void hint_ids(struct hint *h) {
    int best = NS_NONE, owner;
    if (h->v->cell.card[me(h->v)] != NS_NONE)
        return;
    for (int card = 0; card < NS_CARDS; card++)
        if (newspeak_card_in(&h->f->card[card], h->v->seen.seats) && !newspeak_holds(&h->v->cell, h->o, card, &owner) &&
            (best == NS_NONE || card_worth(h, card) > card_worth(h, best)))
            best = card;
    lz_assert(best != NS_NONE); /* NS-9.2: one card more than Dissidents */
    lz_put(&h->move, "id ");
    lz_put(&h->move, h->f->card[best].name);
    lz_put(&h->words,
           "A card that can step by several numbers keeps the Moderators guessing; best are one that raises the "
           "code and one that lowers it.");
}

static void hint_code(struct hint *h) {
    if (me(h->v))
        return;
    put_move(h, "code ", (h->o->codes - 1) / 2);
    lz_put(&h->words, "Any code will do; from one in the middle ID cards can step both ways later.");
}

static void hint_ready(struct hint *h) {
    lz_put(&h->move, "start");
    lz_put(&h->words, "Look at the places and at your code first: the talk is timed.");
}

/* A place and the two code-words that say it best and no other. */
struct clue {
    int slot, fit;
    uint8_t word[CLUES];
};

static void try_clue(const struct hint *h, int a, int b, struct clue *best) {
    struct newspeak_reading r = { .words = CLUES, .code = h->v->cell.code };
    uint16_t fits[NS_SLOTS];
    r.times[a] = r.times[b] = 1;
    int slot = newspeak_fits(h->f, h->o, &r, fits);
    if (slot == NS_NONE || !newspeak_neutral(h->o, slot) || fits[slot] <= best->fit)
        return;
    *best = (struct clue){ slot, fits[slot], { (uint8_t)a, (uint8_t)b } };
}

static struct clue best_clue(const struct hint *h) {
    const struct newspeak_set *set = &h->f->set[h->o->set];
    struct clue best = { .slot = NS_NONE };
    for (int a = 0; a < set->words; a++)
        for (int b = a + 1; b < set->words; b++)
            try_clue(h, a, b, &best);
    return best;
}

static const char *plain_statement(const struct newspeak_word *word) {
    const char *const *clause = word->plain;
    while ((*clause)[strlen(*clause) - 1] == '?') /* NS-18.2: there is one that asks nothing */
        clause++;
    return *clause;
}

/* "say I still owe her an answer, and she has a big heart." */
static bool put_clue(struct hint *h, const struct clue *clue) {
    const struct newspeak_set *set = &h->f->set[h->o->set];
    lz_put(&h->move, "say ");
    for (int i = 0; i < CLUES; i++) {
        lz_put(&h->move, i ? ", and " : "");
        lz_put(&h->move, plain_statement(&set->word[clue->word[i]]));
    }
    lz_put_char(&h->move, '.');
    return h->move.len - 4 <= (uint32_t)h->o->option[NS_O_MSG_MAX] && !h->move.full;
}

static void hint_opening(struct hint *h) {
    const struct newspeak_set *set = &h->f->set[h->o->set];
    struct clue clue = best_clue(h);
    if (clue.slot == NS_NONE)
        return;
    if (!put_clue(h, &clue))
        h->move.len = 0;
    lz_put(&h->words, "You agree on a place without naming it. Suppose you mean ");
    newspeak_put_slot(h->f, h->o, clue.slot, &h->words);
    for (int i = 0; i < CLUES; i++) {
        int meaning = set->means[h->v->cell.code][clue.word[i]];
        lz_put(&h->words, i ? ", " : ": ");
        lz_put(&h->words, set->word[clue.word[i]].word);
        lz_put(&h->words, " says ");
        lz_put(&h->words, meaning == NS_NONE ? "nothing" : h->f->meaning[meaning]);
    }
    lz_put(&h->words, ". Hide such words in small talk; a word close to one hides better.");
}

static const char to_answer[] = "It tells the Moderators nothing. But first look up in your code what was said: which "
                                "place shows most of it? Not sure: ask back with a code-word of that place.";
static const char to_wait[] = "You have said your clue: let your partners answer. Every further word of yours is one "
                              "more for the Moderators.";

/* Has a partner talked in this round? */
static bool heard_partner(const struct hint *h) {
    for (int d = 0; d < h->o->dissidents; d++)
        if (d != me(h->v) && h->o->said[d])
            return true;
    return false;
}

static void hint_talk(struct hint *h) {
    if (h->v->side != NS_DISSIDENT) {
        lz_put(&h->words, "Each line may hold code-words, or words close to one: mark them as they come. When all have "
                          "dialled, you guess.");
        return;
    }
    bool may = newspeak_may_talk(h->v);
    if (newspeak_aloud(h->o)) {
        lz_put(&h->words,
               "Say your code-words aloud, hidden in small talk, and listen for those of your partners. Then "
               "set your dial.");
        return;
    }
    if (may && !h->o->messages) {
        hint_opening(h);
        return;
    }
    lz_put(&h->move, !may ? "" : newspeak_free(h->o) ? "done" : "pass");
    lz_put(&h->words, heard_partner(h) ? to_answer : to_wait);
}

static void hint_dial(struct hint *h) {
    if (!(h->o->dialled >> me(h->v) & 1))
        lz_put(&h->words,
               "Your place if you proposed one, else the one the talk points to. More than half of you at one "
               "place, and the pointer at none of yours: it is Hacked.");
}

/* NS-13.2: every door has them, a keyboard under these names. */
static const char to_guess[] = "First look at the codes: which words of the talk are code-words, or close to one? Mark "
                               "them and see in which code they all fit one place: point at it. At a "
                               "keyboard: codes, then mark WORD WORD. The dials will teach you the rest.";

static void hint_guess(struct hint *h) {
    bool ready = h->v->side == NS_MODERATOR && h->o->ready >> (me(h->v) - h->o->dissidents) & 1;
    if (h->v->side != NS_MODERATOR || ready)
        return;
    if (!h->o->pointed) {
        lz_put(&h->words, to_guess);
        return;
    }
    lz_put(&h->move, "ready");
    lz_put(&h->words,
           "Everybody sees the pointer, but no Dissident can change a dial any more: ready opens the dials.");
}

/* Slots of the side more than of the other, once the dominoes have fallen. */
static int lead_with(const struct hint *h, int slot, enum newspeak_status becomes) {
    uint8_t was[NS_SLOTS], after[NS_SLOTS];
    int lead = 0;
    memcpy(was, h->o->status, sizeof was);
    was[slot] = (uint8_t)becomes;
    newspeak_domino(was, after);
    for (int i = 0; i < NS_SLOTS; i++)
        lead += (after[i] == NS_HACKED) - (after[i] == NS_MODERATED);
    return h->v->side == NS_DISSIDENT ? lead : -lead;
}

static int best_neutral(const struct hint *h, enum newspeak_status becomes) {
    int best = NS_NONE;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        if (newspeak_neutral(h->o, slot) &&
            (best == NS_NONE || lead_with(h, slot, becomes) > lead_with(h, best, becomes)))
            best = slot;
    return best;
}

static void hint_pick(struct hint *h) {
    static const uint8_t becomes[NS_OUTCOMES] = { NS_MODERATED, NS_HACKED, NS_REMOVED };
    int picks = h->v->seen.phase == NS_P_PICKD ? NS_DISSIDENT : NS_MODERATOR;
    if (h->v->side != picks || h->v->team.name[me(h->v)] != NS_NONE)
        return;
    put_move(h, "choose ", best_neutral(h, (enum newspeak_status)becomes[h->o->outcome]));
    lz_put(&h->words, "A Neutral place whose neighbours are all of one kind turns to it at the end of a round: build "
                      "clusters of your own, break up theirs.");
}

/* What a partner has named, if it can be used; else the best of your own hand. */
static int card_to_use(const struct hint *h) {
    int best = NS_NO_CARD, owner;
    for (int d = 0; d < h->o->dissidents; d++)
        if (h->v->team.name[d] < NS_CARDS)
            return h->v->team.name[d];
    for (int card = 0; card < NS_CARDS; card++)
        if (newspeak_holds(&h->v->cell, h->o, card, &owner) && newspeak_usable(h->f, h->o, card) &&
            h->f->card[card].steps > 1)
            best = card;
    return best;
}

static void hint_vote(struct hint *h) {
    int card = card_to_use(h);
    if (h->v->team.name[me(h->v)] != NS_NONE)
        return;
    lz_put(&h->move, "vote ");
    lz_put(&h->move, card == NS_NO_CARD ? "none" : h->f->card[card].name);
    lz_put(&h->words, card == NS_NO_CARD
                          ? "No card that hides its step can be used now: save the others."
                          : "They have seen your dials and heard your words: one who listens well knows the code now. "
                            "Change it, and vote alike.");
}

/* A step that leads elsewhere, if there is one. */
static void hint_shift(struct hint *h) {
    const struct newspeak_card *card = h->o->card < NS_CARDS ? &h->f->card[h->o->card] : NULL;
    if (!card || me(h->v) != h->o->owner)
        return;
    if (card->any_code) {
        put_move(h, "shift =", (h->v->cell.code + 1) % h->o->codes);
        put_move(h, " f", best_neutral(h, NS_MODERATED));
    } else {
        int step = card->step[0];
        lz_put(&h->move, step > 0 ? "shift +" : "shift ");
        lz_put_number(&h->move, step);
    }
    lz_put(&h->words, "They see the card, not the step.");
}

/* A set or an ID card for whoever has not played yet; "" where none is asked of the seat. */
void newspeak_first(const struct lz_game *game, const struct newspeak_view *v, struct lz_writer *w) {
    char move[MOVE], words[SENTENCE];
    struct hint h = { newspeak_facts_of(game), v, &v->open, lz_writer_in(move, MOVE), lz_writer_in(words, SENTENCE) };
    if (v->side == NS_DISSIDENT && v->seen.phase == NS_P_SET)
        hint_set(&h);
    if (v->side == NS_DISSIDENT && v->seen.phase == NS_P_IDS)
        hint_ids(&h);
    lz_put(w, move);
}

void newspeak_advise(const struct lz_game *game, const void *view, struct lz_advices *out) {
    static void (*const hints[NS_PHASES])(struct hint *) = {
        [NS_P_SET] = hint_set,    [NS_P_IDS] = hint_ids,   [NS_P_CODE] = hint_code,   [NS_P_READY] = hint_ready,
        [NS_P_TALK] = hint_talk,  [NS_P_DIAL] = hint_dial, [NS_P_GUESS] = hint_guess, [NS_P_PICKD] = hint_pick,
        [NS_P_PICKM] = hint_pick, [NS_P_VOTE] = hint_vote, [NS_P_SHIFT] = hint_shift,
    };
    const struct newspeak_view *v = view;
    static const uint32_t both = 1u << NS_P_TALK | 1u << NS_P_GUESS | 1u << NS_P_PICKM;
    char move[MOVE], words[SENTENCE];
    struct hint h = { newspeak_facts_of(game), v, &v->open, lz_writer_in(move, MOVE), lz_writer_in(words, SENTENCE) };
    bool asked = v->side == NS_DISSIDENT || (v->side == NS_MODERATOR && both >> v->seen.phase & 1);
    if (!asked || !hints[v->seen.phase])
        return;
    hints[v->seen.phase](&h);
    if (h.words.len)
        out->take(out->to, &(struct lz_advice){ { move, h.move.len }, { words, h.words.len } });
}

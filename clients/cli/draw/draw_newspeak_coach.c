/* The coach of a newcomer's first round (NS-13.5): with each question what it is for and one thing to do. It knows no
   more than the seat does. */
#include "clients/cli/draw/draw_newspeak.h"

#include <string.h>

enum { SPEAKS = 1, WORDS = 3, HEAVY = 8 };

/* The place that the code can say most of, by the tags that stand first. */
static int best_place(const struct frame *frame) {
    const struct newspeak_view *v = ns_view(frame);
    int best = 0, most = -1;
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        const struct newspeak_place *place = ns_place(frame, slot);
        int worth = 0;
        for (int word = 0; word < ns_words(frame); word++)
            for (int i = 0; i < place->tags; i++)
                if (place->tag[i] == ns_means(frame, v->cell.code, word))
                    worth += ns_facts(frame)->weight[i];
        if (worth > most && v->open.status[slot] != NS_REMOVED) {
            most = worth;
            best = slot;
        }
    }
    return best;
}

/* The code-word for the tag, or NS_NONE. */
static int word_for(const struct frame *frame, int tag) {
    const struct newspeak_view *v = ns_view(frame);
    for (int word = 0; word < ns_words(frame); word++)
        if (ns_means(frame, v->cell.code, word) == tag)
            return word;
    return NS_NONE;
}

/* "Suppose you mean 7 Night Club: loud is Learn, glass is Answer. ?say I still owe her an answer." */
static void coach_opening(const struct frame *frame, struct lz_writer *w) {
    int slot = best_place(frame), put = 0, first = NS_NONE;
    const struct newspeak_place *place = ns_place(frame, slot);
    lz_put(w, "You agree on a place without naming it. Suppose ");
    ns_put_slot(frame, slot, w);
    for (int i = 0; i < place->tags && put < WORDS; i++) {
        int word = word_for(frame, place->tag[i]);
        if (word == NS_NONE)
            continue;
        lz_put(w, put++ ? ", " : ": ");
        lz_put(w, ns_facts(frame)->meaning[place->tag[i]]);
        lz_put(w, " is said by ");
        lz_put(w, ns_word(frame, word)->word);
        first = first == NS_NONE ? word : first;
    }
    if (first == NS_NONE)
        return;
    lz_put(w, ". Hide such words in small talk; a near word hides better. Try: ?say ");
    lz_put(w, ns_word(frame, first)->plain[0]);
}

static const char to_answer[] = "Brackets say what a word means in your code; [=blank] is a decoy. Which place shows "
                                "most of it (look)? Not sure: ask "
                                "back with a code-word of that place. Sure: small talk, or say nothing.";

static void coach_talk(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    if (v->side != NS_DISSIDENT)
        lz_put(
            w,
            "Each line may hold code-words, or words near to one. When they have dialled, it is your turn to guess.");
    else if (v->open.messages)
        lz_put(w, to_answer);
    else
        coach_opening(frame, w);
}

/* Words that are, or are near to, code-words of the set: what anybody can find on the tablet. */
static int put_heavy(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_open *o = ns_open(frame);
    int put = 0;
    uint32_t at = 0;
    for (const struct lz_event *event; (event = ns_next_heard(frame, o->round, &at));) {
        struct lz_text left = event->text;
        bool exact;
        for (char token[LORE_LETTERS]; event->kind == NS_K_SAID && lore_take_token(&left, token);)
            if (put < HEAVY && ns_stands_for(frame, token, &exact) != NS_NONE) {
                lz_put(w, put++ ? " " : "");
                lz_put(w, token);
            }
    }
    return put;
}

static void coach_guess(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    char room[300];
    struct lz_writer heavy = lz_writer_in(room, sizeof room);
    if (v->side != NS_MODERATOR)
        return;
    if (v->open.pointed) {
        lz_put(w, "Everybody sees the pointer, but no Dissident can change a dial any more. ready opens the dials.");
        return;
    }
    lz_put(w, "Which words could be code-words, or stand for one, and in which code do they all fit one place? ");
    if (put_heavy(frame, &heavy)) {
        lz_put(w, "Type: mark ");
        lz_put(w, room);
        lz_put(w, ". Then point at the place that fits best.");
    } else {
        lz_put(w, "Nothing of the kind was said: guess, and learn from the dials.");
    }
}

static const char *const advice[NS_PHASES] = {
    [NS_P_SET] = "Either will do: both have twenty code-words, and every code gives them other meanings.",
    [NS_P_CODE] = "Any will do. From one in the middle you can step both ways later. codes shows them all.",
    [NS_P_READY] = "Look at the places and your code first (look), then start: the talk is timed.",
    [NS_P_DIAL] =
        "Your place if you proposed one, else the one the talk points to. More than half of you at one place, and "
        "the pointer at none of yours: it is Hacked.",
    [NS_P_PICKD] = "A slot whose neighbours are all Hacked flips by itself at the end of a round: build clusters.",
    [NS_P_PICKM] =
        "Choose one that breaks up a cluster of theirs or makes one of yours: a Neutral slot whose neighbours are "
        "all of one kind flips.",
    [NS_P_VOTE] = "They have seen your dials and heard your words: one who listens well knows the code now. Change it.",
    [NS_P_SHIFT] = "They see the card, not the step.",
};

/* NS-9.2: which cards there are. */
static const char *coach_ids(const struct newspeak_view *v) {
    return v->seen.seats <= 4 ? "Cinna raises the code, Trevor lowers it, after any round: a pair of them keeps the "
                                "Moderators guessing."
                              : "Julia raises the code and Malkah lowers it after a prevented hack, by steps nobody "
                                "else sees; the one step of Eve and Gorden is known to all.";
}

void ns_coach(const struct frame *frame, struct lz_writer *w) {
    const struct newspeak_view *v = ns_view(frame);
    char room[1500];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    if (v->open.round > SPEAKS || v->side == NS_WATCHER)
        return;
    if (v->seen.phase == NS_P_TALK)
        coach_talk(frame, &words);
    else if (v->seen.phase == NS_P_GUESS)
        coach_guess(frame, &words);
    else if (v->seen.phase == NS_P_IDS && v->side == NS_DISSIDENT)
        lz_put(&words, coach_ids(v));
    else if (advice[v->seen.phase] && (v->seen.phase == NS_P_PICKM) == (v->side == NS_MODERATOR))
        lz_put(&words, advice[v->seen.phase]);
    if (!words.len)
        return;
    lz_put(w, "Coach: ");
    lz_put(w, room);
    if (!v->open.round)
        lz_put(w, " (coach off: no more of this.)");
}

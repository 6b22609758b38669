/* What bots say, NS-18.2: each clause carries the one code-word it was written for, nothing else carries any, and all
   of it may be said (NS-5). What WordNet would hear besides is not asked. */
#include "games/newspeak/newspeak_load.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

static bool listed(const char *const *list, const char *token) {
    for (; *list; list++)
        if (**list == *token && strcmp(*list, token) == 0) /* most differ at once, and this is asked very often */
            return true;
    return false;
}

enum tells { TELLS_NOTHING, TELLS_PLAIN, TELLS_VEILED };
static enum tells tells(const struct newspeak_word *word, const char *token) {
    return lz_text_like(lz_span(token), word->word) || listed(word->forms, token) ? TELLS_PLAIN
           : listed(word->covers, token)                                          ? TELLS_VEILED
                                                                                  : TELLS_NOTHING;
}

/* No token may tell a word of the set but own, which may be NULL. */
static void check_others(struct newspeak_loader *l, int set, const struct newspeak_word *own, const char *text) {
    const struct newspeak_word *word = l->facts->set[set].word;
    for (struct newspeak_tokens t = { .left = lz_span(text) }; newspeak_next_token(&t);)
        for (int i = 0; i < l->facts->set[set].words; i++)
            if (&word[i] != own && tells(&word[i], t.token))
                lz_trouble(&l->file, "set %s: found '%s' in '%s', which tells the code-word '%s', expected none of it",
                           newspeak_letter(set), t.token, text, word[i].word);
}

/* NS-5: bots would be refused. */
static void check_sayable(struct newspeak_loader *l, const char *text) {
    char room[2 * NS_CLAUSE];
    struct lz_writer normal = lz_writer_in(room, sizeof room);
    if (newspeak_normalise(lz_span(text), &normal) != 0)
        lz_trouble(&l->file, "found '%s', expected letters, blanks and ' , . ! ? ; : - alone (NS-5.3)", text);
    else if (newspeak_unsayable((struct lz_text){ room, normal.len }) != 0)
        lz_trouble(&l->file, "found '%s', which nobody may say (NS-5.5), expected another clause", text);
}

static void check_telling(struct newspeak_loader *l, int set, int at, enum tells kind) {
    const struct newspeak_word *word = &l->facts->set[set].word[at];
    lz_assert(kind != TELLS_NOTHING && at < l->facts->set[set].words);
    const char *const *list = kind == TELLS_PLAIN ? word->plain : word->veiled;
    l->file.line = kind == TELLS_PLAIN ? l->plain_line[set][at] : l->veiled_line[set][at];
    for (; *list; list++) {
        int count[3] = { 0 };
        for (struct newspeak_tokens t = { .left = lz_span(*list) }; newspeak_next_token(&t);)
            count[tells(word, t.token)]++;
        if (count[kind] != 1 || count[TELLS_PLAIN] + count[TELLS_VEILED] != 1)
            lz_trouble(&l->file, "clause: found '%s', expected the %s once and nothing else that tells it", *list,
                       kind == TELLS_PLAIN ? "code-word or one of its forms" : "code-word's cover");
        check_others(l, set, word, *list);
    }
}

static void check_list(struct newspeak_loader *l, int set, const struct newspeak_word *own, const char *const *list) {
    for (; *list; list++)
        check_others(l, set, own, *list);
}

/* A word that tells two code-words would be said for one and heard for the other. */
static void check_words(struct newspeak_loader *l, int set) {
    for (int i = 0; i < l->facts->set[set].words; i++) {
        const struct newspeak_word *word = &l->facts->set[set].word[i];
        l->file.line = l->word_line[set][i];
        check_others(l, set, word, word->word);
        check_list(l, set, word, word->forms);
        check_list(l, set, word, word->covers);
        check_telling(l, set, i, TELLS_PLAIN);
        check_telling(l, set, i, TELLS_VEILED);
    }
}

static void check_idle(struct newspeak_loader *l, int set) {
    for (int i = 0; i < NS_SAYINGS; i++) {
        l->file.line = l->saying_line[i];
        check_list(l, set, NULL, l->facts->saying[i]);
    }
    for (int i = 0; i < l->facts->topics; i++) {
        l->file.line = l->topic_line[i];
        check_list(l, set, NULL, l->facts->topic[i].fillers);
    }
}

/* ---- once for both sets: marks stand where no clause can run into another, and only questions ask */

static const char marks[] = ",.!?;";

static void check_saying(struct newspeak_loader *l, enum newspeak_saying kind, const char *text) {
    char first = *text, last = text[strlen(text) - 1];
    const char *name = newspeak_sayings[kind];
    bool answers = kind == NS_NODS || kind == NS_REPLIES;
    if (kind != NS_JOINERS)
        check_sayable(l, text);
    if (kind <= NS_LEADS && !strchr(marks, last))
        lz_trouble(&l->file, "%s: found '%s', expected a mark at its end", name, text);
    if (answers && !strchr(".!?", last))
        lz_trouble(&l->file, "%s: found '%s', expected a full stop or another such mark at its end", name, text);
    if (kind == NS_JOINERS && !strchr(marks, first))
        lz_trouble(&l->file, "%s: found '%s', expected a mark at its beginning", name, text);
}

/* Two questions are never put into one message: so there must be a statement. */
static void check_clauses(struct newspeak_loader *l, const char *const *list, bool some) {
    bool states = !some;
    for (; *list; list++) {
        const char *mark = *list;
        while (*mark && !strchr(".!?;:", *mark))
            mark++;
        if (*mark && (*mark != '?' || mark[1]))
            lz_trouble(&l->file, "clause: found '%s', expected no mark but commas, or '?' at its end", *list);
        states = states || !*mark;
        check_sayable(l, *list);
    }
    if (!states)
        lz_trouble(&l->file, "clauses: found questions alone, expected a statement among them");
}

static void check_marks(struct newspeak_loader *l) {
    for (int kind = 0; kind < NS_FILLERS; kind++) {
        l->file.line = l->saying_line[kind];
        for (const char *const *at = l->facts->saying[kind]; *at; at++)
            check_saying(l, (enum newspeak_saying)kind, *at);
    }
    l->file.line = l->saying_line[NS_FILLERS];
    check_clauses(l, l->facts->saying[NS_FILLERS], true);
    for (int i = 0; i < l->facts->topics; i++) {
        l->file.line = l->topic_line[i];
        check_clauses(l, l->facts->topic[i].fillers, false);
    }
    for (int i = 0; i < NS_SETS * NS_WORDS; i++) {
        int set = i / NS_WORDS, at = i % NS_WORDS;
        const struct newspeak_word *word = &l->facts->set[set].word[at];
        if (at >= l->facts->set[set].words)
            continue;
        l->file.line = l->plain_line[set][at];
        check_clauses(l, word->plain, true);
        l->file.line = l->veiled_line[set][at];
        check_clauses(l, word->veiled, true);
    }
}

/* ---- what fits into a message */

static int longest(const char *const *list, int most) {
    for (; *list; list++)
        most = (int)strlen(*list) > most ? (int)strlen(*list) : most;
    return most;
}

/* Opener, clause, joiner, clause, mark. A lead between clauses has a full stop before it. */
static void check_length(struct newspeak_loader *l, int set) {
    const char *const *const *saying = l->facts->saying;
    int clause = longest(saying[NS_FILLERS], 0), before = 0;
    for (int i = 0; i < l->facts->topics; i++)
        clause = longest(l->facts->topic[i].fillers, clause);
    for (int i = 0; i < l->facts->set[set].words; i++)
        clause = longest(l->facts->set[set].word[i].veiled, longest(l->facts->set[set].word[i].plain, clause));
    for (int kind = NS_OPENERS; kind <= NS_REPLIES; kind++)
        before = longest(saying[kind], before);
    int between = longest(saying[NS_LEADS], longest(saying[NS_REASONS], longest(saying[NS_JOINERS], 0)));
    int most = before + between + 2 * clause + (int)strlen(" . .");
    if (most > NS_MESSAGE)
        lz_trouble_at(&l->file, 0,
                      "set %s: found messages of up to %d characters (opener, clause, joiner, clause), expected %d: "
                      "shorten the longest clause, it has %d",
                      newspeak_letter(set), most, NS_MESSAGE, clause);
}

void newspeak_load_talk(struct newspeak_loader *l) {
    for (int set = 0; set < NS_SETS; set++) {
        check_words(l, set);
        check_idle(l, set);
        check_length(l, set);
    }
    check_marks(l);
}

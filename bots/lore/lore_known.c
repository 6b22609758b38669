/* Tokens (NS-5.5), the small words of English, and which tokens are words at all (NS-5.6). */
#include "bots/lore/lore.h"

#include <string.h>

/* Each list begins, ends and is divided by blanks, so that " word " is found in it whole. */
static const char articles[] = " a an the ";
static const char pronouns[] =
    " i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself we "
    "us our ours ourselves they them their theirs themselves this that these those who whom whose which what "
    "whoever whomever whichever whatever all another any anybody anyone anything both each either everybody everyone "
    "everything few many more most much neither nobody none nothing one ones oneself other others several some "
    "something such ";
static const char prepositions[] =
    " about above across after against along alongside amid among amongst around as at before behind below beneath "
    "beside besides between beyond by despite down during except for from in inside into like near of off on onto out "
    "outside over past per since than through throughout till to toward towards under underneath unlike until up upon "
    "via with within without ";
static const char conjunctions[] = " and but or nor so yet if then because although though unless whereas whether "
                                   "while whilst when whenever where wherever why how lest ";
/* "ai", "ca", "sha" and "wo" are what n't leaves of its verbs. */
static const char auxiliaries[] = " be am is are was were been being have has had having do does did done doing will "
                                  "would shall should can could may might must ought cannot not no ai ca sha wo ";
static const char common[] = " get go come make take see know think say tell want look thing people person someone "
                             "somebody way lot end move hold turn ";
/* Known, but not stopped: what is said without saying anything. */
static const char calls[] = " ah aha aye blah bye eh er erm ha hello hey hi hm hmm huh mm ok okay oh oops ouch ow phew "
                            "please shh ugh uh um umm wow yay yeah yep yes nope whoa gonna gotta wanna dunno ";

static bool among(const char *list, const char *word) {
    char whole[LORE_LETTERS + 2] = " ";
    struct lz_writer w = lz_writer_in(whole + 1, sizeof whole - 1);
    lz_put(&w, word);
    lz_put_char(&w, ' ');
    return strstr(list, whole) != NULL;
}

bool lore_stops(const char *word) {
    static const char *const lists[] = { articles, pronouns, prepositions, conjunctions, auxiliaries, common };
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        if (among(lists[i], word))
            return true;
    return false;
}

/* The letter in its small form, an apostrophe, or 0: not part of a token. */
static char letter(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : (c >= 'a' && c <= 'z') || c == '\'' ? c : 0;
}

/* A token too long for its room is cut: no word is that long. */
bool lore_take_token(struct lz_text *message, char token[LORE_LETTERS]) {
    uint32_t n = 0;
    while (n == 0 && message->len) {
        for (; message->len && (!letter(*message->at) || *message->at == '\''); message->len--)
            message->at++;
        for (; message->len && letter(*message->at); message->at++, message->len--)
            if (n < LORE_LETTERS - 1)
                token[n++] = letter(*message->at);
        while (n && token[n - 1] == '\'')
            n--;
    }
    token[n] = 0;
    return n > 0;
}

void lore_bare(char token[LORE_LETTERS]) {
    static const char *const endings[] = { "'s", "'m", "'d", "'re", "'ve", "'ll", "n't" };
    enum { ENDINGS = sizeof endings / sizeof *endings };
    for (int i = 0; i < ENDINGS; i++) {
        size_t length = strlen(token), cut = strlen(endings[i]);
        if (cut < length && strcmp(token + length - cut, endings[i]) == 0) {
            token[length - cut] = 0;
            i = -1; /* "couldn't've" */
        }
    }
}

static bool is_word(const struct lore *l, const char *word) {
    struct lore_bases bases;
    if (lore_stops(word) || among(calls, word))
        return true;
    for (int part = 0; part < LORE_PARTS; part++)
        if (lore_listed(l, part, word))
            return true;
    lore_bases(l, word, &bases);
    return bases.n > 0;
}

bool lore_known(const struct lore *l, const char *token) {
    char bare[LORE_LETTERS] = "";
    if (is_word(l, token))
        return true;
    memcpy(bare, token, strnlen(token, LORE_LETTERS - 1));
    lore_bare(bare);
    return strcmp(bare, token) != 0 && is_word(l, bare);
}

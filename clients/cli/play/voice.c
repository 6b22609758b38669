/* Tales as a seat reads them. The games tell in the third person ("{seat} draws"); the reader is "you". */
#include "clients/cli/play/table.h"

#include "clients/cli/draw/draw.h"
#include "core/words/event.h"
#include "core/seats.h"

#include <string.h>

#define READER "\001" /* stands for the reader's name until the words around it are known */

bool table_saw(const struct lz_event *event, int seat) { return lz_in(event->seen, seat < 0 ? LZ_ONLOOKER : seat); }

static bool ends_in(struct lz_text word, const char *end) {
    size_t len = strlen(end);
    return word.len > len && memcmp(word.at + word.len - len, end, len) == 0;
}

/* "draws" to "draw", "passes" to "pass", "has" to "have". */
static void put_second_person(struct lz_text verb, struct lz_writer *w) {
    static const char *const odd[][2] = { { "has", "have" }, { "is", "are" }, { "does", "do" }, { "goes", "go" } };
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++)
        if (lz_text_is(verb, odd[i][0])) {
            lz_put(w, odd[i][1]);
            return;
        }
    bool es = ends_in(verb, "sses") || ends_in(verb, "shes") || ends_in(verb, "ches") || ends_in(verb, "xes");
    bool ies = ends_in(verb, "ies");
    uint32_t cut = es ? 2 : ies ? 3 : ends_in(verb, "s") && !ends_in(verb, "ss") ? 1 : 0;
    lz_put_text(w, (struct lz_text){ verb.at, verb.len - cut });
    lz_put(w, ies ? "y" : "");
}

static uint32_t letters(const char *at) {
    uint32_t n = 0;
    while ((at[n] | 32) >= 'a' && (at[n] | 32) <= 'z')
        n++;
    return n;
}

static bool begins_sentence(const struct lz_writer *w, uint32_t from) {
    return w->len == from || (w->len > from + 1 && w->at[w->len - 1] == ' ' && strchr(".!?", w->at[w->len - 2]));
}

static bool after_colon(const struct lz_writer *w, uint32_t from) {
    return w->len > from + 1 && w->at[w->len - 1] == ' ' && w->at[w->len - 2] == ':';
}

/* The reader's place and, where he is the subject, the verb after it; answers where the tale goes on. */
static const char *put_reader(const char *at, uint32_t from, struct lz_writer *w) {
    bool first = begins_sentence(w, from), subject = first || after_colon(w, from);
    if (strncmp(at, "'s", 2) == 0) {
        lz_put(w, first ? "Your" : "your");
        return at + 2;
    }
    lz_put(w, first ? "You" : "you");
    if (*at != ' ' || !subject)
        return at;
    lz_put_char(w, ' ');
    uint32_t n = letters(++at);
    put_second_person((struct lz_text){ at, n }, w);
    return at + n;
}

void table_tell(const struct table *table, const struct lz_event *event, int seat, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    char tale[600];
    struct lz_writer raw = lz_writer_in(tale, sizeof tale);
    const struct drawer *drawer = drawer_of(table->game);
    uint32_t from = w->len;
    bool mine = false;
    if (drawer->tell && drawer->tell(table->game, event, w))
        return;
    party_names(&table->party, names);
    if (seat >= 0 && seat < LZ_SEATS)
        names[seat] = READER;
    lz_event_tell(table->game, event, names, &raw);
    for (const char *at = tale; *at;) {
        if (*at == *READER) {
            at = put_reader(at + 1, from, w);
            mine = true;
        } else if (mine && strncmp(at, " and has ", 9) == 0) {
            lz_put(w, " and have ");
            at += 9;
        } else {
            lz_put_char(w, *at++);
        }
    }
}

/* The manual pages, taken into the program as they are, and their scdoc made plain: headings, paragraphs, lists,
   emphasis. pages.inc is made by the build from man/. */
#include "clients/cli/manual.h"

#include "core/bug.h"
#include "pages.inc"

#include <ctype.h>
#include <string.h>

enum { PARAGRAPH = 8000, STEP = 4 }; /* STEP: columns that a tab indents by */

const struct manual_topic manual_topics[] = {
    { "manual", "lizardry.1", "the whole manual: every command and option, playing, files" },
    { "pbm", "lizardry-pbm.1", "running a game by mail" },
    { "server", "lizardry-serve.1", "running a server" },
    { "mail", "lizardry-mail.5", "the file of a mailbox" },
    { "journal", "lizardry-journal.5", "the file that a match is kept in" },
    { "library", "liblizardry.3", "liblizardry, for programs of your own" },
};
const int manual_topic_count = LZ_COUNT(manual_topics);

static struct lz_text text_of(const char *page) {
    static const struct {
        const char *name;
        const unsigned char *at;
        uint32_t len;
    } texts[] = {
#define TEXT(name, bytes) { name, bytes, sizeof bytes },
        TEXTS
#undef TEXT
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strcmp(texts[i].name, page) == 0)
            return (struct lz_text){ (const char *)texts[i].at, texts[i].len };
    LZ_BUG("a topic of the help has no page");
}

/* What is being joined of a paragraph: its lines, without marks. */
struct paragraph {
    const struct term *term;
    struct lz_writer *to;
    char room[PARAGRAPH];
    struct lz_writer words;
    int indent;
    bool strong, broken; /* broken: its last line ended with ++ */
    bool hangs;          /* out of its own further lines: a call, an item, what is explained below it */
};

static bool within_word(struct lz_text line, uint32_t i) {
    return i > 0 && i + 1 < line.len && isalnum((unsigned char)line.at[i - 1]) &&
           isalnum((unsigned char)line.at[i + 1]);
}

static void add_marked(struct paragraph *p, struct lz_text line) {
    for (uint32_t i = 0; i < line.len; i++) {
        char c = line.at[i];
        if (c == '\\' && i + 1 < line.len) {
            lz_put_char(&p->words, line.at[++i]);
        } else if (c == '*') {
            p->strong = !p->strong;
            term_style(p->term, &p->words, p->strong ? BOLD : PLAIN);
        } else if (c != '_' || within_word(line, i)) {
            lz_put_char(&p->words, c);
        }
    }
}

static void end_paragraph(struct paragraph *p) {
    lz_assert(!p->words.full);
    if (p->words.len && p->indent)
        term_put_pair(&(struct term_list){ p->term, p->to, STEP * p->indent }, "", p->room);
    else if (p->words.len)
        term_put_wrapped(p->to, (struct lz_text){ p->room, p->words.len },
                         (struct term_wrap){ p->term->wide, p->hangs ? 2 : 0, 999 });
    p->words = lz_writer_in(p->room, sizeof p->room);
    p->broken = false;
}

static void add_line(struct paragraph *p, struct lz_text line) {
    int indent = 0;
    while (line.len && *line.at == '\t') {
        lz_cut(&line, 1);
        indent++;
    }
    bool item = lz_text_begins(line, ". ") || lz_text_begins(line, "- ");
    if (p->broken || item || indent != p->indent)
        end_paragraph(p);
    p->hangs = p->words.len ? p->hangs : item || strchr("*_", *line.at);
    lz_put(&p->words, p->words.len ? " " : "");
    p->indent = indent;
    p->broken = line.len > 2 && memcmp(line.at + line.len - 2, "++", 2) == 0;
    line.len -= p->broken ? 2 : 0;
    lz_put(&p->words, lz_text_begins(line, ". ") ? "-" : ""); /* items are not numbered */
    lz_cut(&line, lz_text_begins(line, ". ") ? 1 : 0);
    add_marked(p, line);
}

void manual_put(const struct term *term, const struct manual_topic *topic, struct lz_writer *w) {
    struct lz_text text = text_of(topic->page);
    struct paragraph p = { .term = term, .to = w };
    p.words = lz_writer_in(p.room, sizeof p.room);
    while (text.len) {
        struct lz_text line = lz_take_line(&text);
        if (line.len && !lz_text_begins(line, "# ")) {
            add_line(&p, line);
            continue;
        }
        end_paragraph(&p);
        lz_cut(&line, line.len ? 2 : 0);
        term_style(term, w, line.len ? BOLD : PLAIN);
        lz_put_text(w, line);
        term_style(term, w, PLAIN);
        lz_put_char(w, '\n');
    }
    end_paragraph(&p);
}

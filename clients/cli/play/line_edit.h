/* One line from a person at a terminal: editing, the lines before (arrow up), completion (Tab). The terminal is out of
   its usual mode only while a line is read. Where stdin or stdout is no terminal, a plain line (term_read). */
#ifndef CLI_LINE_EDIT_H
#define CLI_LINE_EDIT_H

#include "clients/cli/play/term.h"

enum { LINE_ROOM = 640, LINE_PAST = 50 };

/* The lines before, the latest last; one for each person, so that nobody leafs through another's. */
struct line_past {
    char line[LINE_PAST][LINE_ROOM];
    int count;
};

/* Tab: the words that may stand where the line breaks off, separated by blanks; `before` is the line up to the word
   that is being written. */
struct line_help {
    void (*words)(void *to, struct lz_text before, struct lz_writer *);
    void *to;
};

/* The line that is being written; what a terminal does with it is in line_read. */
struct line_edit {
    char text[LINE_ROOM];
    uint32_t len, at;            /* bytes; the cursor */
    int leaf;                    /* lines back in the past, 0: the one being written */
    char kept[LINE_ROOM];        /* that one, while leafing */
    struct line_past *past;      /* may be NULL */
    const struct line_help *tab; /* may be NULL */
    char list[2000];             /* words that Tab could mean, to be shown once; "" if none */
};

/* Keys beyond bytes. */
enum line_key { LINE_LEFT = 256, LINE_RIGHT, LINE_UP, LINE_DOWN, LINE_HOME, LINE_END, LINE_DELETE, LINE_NOTHING };
enum line_did { LINE_GOES_ON, LINE_IS_DONE, LINE_IS_LEFT };
enum line_did line_edit_key(struct line_edit *, int key);
/* The key an escape sequence means: what follows ESC, as "[A". */
int line_edit_escape(struct lz_text);
void line_past_add(struct line_past *, struct lz_text);

/* As term_read. The edit's past and tab say what the keys may bring; the line stands in it until the next one. */
enum term_line line_read(const struct term *, const char *prompt, struct line_edit *, struct lz_text *line);

#endif

/* The terminal: how wide, whether colours and UTF-8 are understood, lines in, pages out. Text is composed in a
   struct lz_writer; colour is put there as escapes, which take no columns. */
#ifndef CLI_TERM_H
#define CLI_TERM_H

#include "core/words/text.h"

/* What goes on while a line is waited for: `left` says for how many milliseconds nothing is due, then `wake` is called,
   which may draw anew and answers false to end the reading (TERM_LATE). */
struct term_wait {
    int (*left)(void *to);
    bool (*wake)(void *to);
    void *to;
    int (*file)(void *to); /* one that wakes, too, as soon as there is something to read; NULL or -1: none */
};

/* A line that was typed where only Enter was wanted: the next command. */
struct term_kept {
    char line[640];
    uint32_t len;
};

struct term {
    int wide, high;
    bool out, in; /* stdout, stdin are terminals */
    bool colour, utf8;
    bool plain;                   /* tables are told in lines of words: by a pipe, without colour, to a screen reader */
    const struct term_wait *wait; /* NULL: time does not matter */
    struct term_kept *kept;       /* NULL: such lines are dropped */
};

struct term term_open(void);
void term_measure(struct term *); /* the size anew: a window may have changed */

enum style { PLAIN, BOLD, DIM, TINT }; /* TINT + n: colour n, 1.. */
void term_style(const struct term *, struct lz_writer *, int style);
void term_styled(const struct term *, struct lz_writer *, int style, const char *words);

/* The sign, or its stand-in outside UTF-8. Both take one column. */
enum glyph { BAR, DOT, ELLIPSIS, TIMES, MARK, ARROW };
const char *term_glyph(const struct term *, enum glyph);

/* Columns that the text takes; escapes take none. */
int term_columns(struct lz_text);
/* The text cut or padded to exactly so many columns. */
void term_put_cell(const struct term *, struct lz_writer *, struct lz_text, int columns);
/* Words wrapped to the width, every line but the first after `indent` blanks. Answers the lines it took; text beyond
   `most` lines is dropped. The last line is ended too. */
struct term_wrap {
    int wide, indent, most;
};
int term_put_wrapped(struct lz_writer *, struct lz_text, struct term_wrap);

/* A list in two columns, a row for each pair: "  left   right", the right side wrapped under itself from `column` on.
 */
struct term_list {
    const struct term *term;
    struct lz_writer *w;
    int column;
};
void term_put_pair(const struct term_list *, const char *left, const char *right);

/* Puts what was written on the screen; outside UTF-8 other letters become '?'. */
void term_print(const struct term *, struct lz_text);
void term_clear(const struct term *); /* the screen and what it had scrolled away; nothing where there is no screen */

/* Shows a text page by page, and on a terminal waits for Enter at its end. False: the input has ended. */
bool term_page(const struct term *, struct lz_text);
/* Waits for Enter; a line that is typed instead is kept. False: the input has ended. */
bool term_pause(const struct term *, const char *prompt);
void term_keep(const struct term *, struct lz_text line);
/* The line that was kept, once, behind its prompt; false: none was. And none is, because another sits down. */
bool term_take(const struct term *, const char *prompt, struct lz_text *line);
void term_forget(const struct term *);

/* One line from stdin without its newline, in a buffer that lasts until the next call. TERM_CUT: somebody pressed
   ctrl-C. TERM_LATE: term->wait has ended it. */
enum term_line { TERM_LINE, TERM_END, TERM_CUT, TERM_LATE };
enum term_line term_read(const struct term *, const char *prompt, struct lz_text *line);

/* Holds until there is something to read, or until term->wait was called once and may have drawn anew. */
enum term_due { TERM_READY, TERM_WOKEN, TERM_ENDED };
enum term_due term_await(const struct term *);

/* Ctrl-C and a closed terminal no longer end the program, but the next reading of a line. */
void term_catch(void);
bool term_was_cut(void);

/* Room for n bytes, the former content kept; the one place where the command line takes memory. Never NULL. */
void *cli_room(void *old, size_t bytes);

#endif

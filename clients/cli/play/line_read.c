/* The terminal's side of editing a line: its mode is changed while a line is read and put back before anything else
   happens, also when the program is stopped, interrupted or ends. */
#include "clients/cli/play/line_edit.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { CTRL_L = 12, CTRL_Z = 26, ESCAPE = 27, ESCAPE_WAIT = 50 /* ms between the bytes of one key */ };

static struct termios usual;
static bool changed;

static void put_back(void) {
    if (changed)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &usual);
    changed = false;
}

/* Keys come one by one and are not shown; ctrl-C stays a signal, Enter stays a line end. */
static bool change(void) {
    static bool registered;
    struct termios mode;
    if (tcgetattr(STDIN_FILENO, &usual) != 0)
        return false;
    if (!registered)
        registered = atexit(put_back) == 0;
    mode = usual;
    mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    mode.c_cc[VSUSP] = _POSIX_VDISABLE; /* ctrl-Z comes as a key: first the mode is put back */
    changed = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0;
    return changed;
}

static int next_byte(void) {
    unsigned char byte;
    errno = 0;
    ssize_t n = read(STDIN_FILENO, &byte, 1);
    return n == 1 ? byte : -1;
}

static bool byte_waits(void) {
    return poll(&(struct pollfd){ .fd = STDIN_FILENO, .events = POLLIN }, 1, ESCAPE_WAIT) > 0;
}

/* ESC has been read: the rest of its sequence. */
static int escape_key(void) {
    char bytes[8];
    uint32_t n = 0;
    while (n < sizeof bytes && byte_waits()) {
        int byte = next_byte();
        if (byte < 0)
            break;
        bytes[n++] = (char)byte;
        bool introduces = n == 1 && (byte == '[' || byte == 'O');
        if (!introduces && byte >= '@')
            break;
    }
    return line_edit_escape((struct lz_text){ bytes, n });
}

static uint32_t whole_letter(const char *at, uint32_t left) {
    uint32_t n = 1;
    while (n < left && ((unsigned char)at[n] & 0xc0) == 0x80)
        n++;
    return n;
}

/* Prompt and line on one row; a line that is too long is shown from where its cursor still fits. */
static void draw(const struct term *term, const char *prompt, const struct line_edit *e) {
    char room[2 * LINE_ROOM + 400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    int space = term->wide - 1 - term_columns(lz_span(prompt));
    uint32_t from = 0, len;
    while (from < e->at && term_columns((struct lz_text){ e->text + from, e->at - from }) >= space)
        from += whole_letter(e->text + from, e->len - from);
    for (len = e->len - from; term_columns((struct lz_text){ e->text + from, len }) > space && len;)
        len--;
    lz_put(&w, "\r");
    lz_put(&w, prompt);
    lz_put_text(&w, (struct lz_text){ e->text + from, len });
    lz_put(&w, "\033[K\r\033[");
    lz_put_number(&w, term_columns(lz_span(prompt)) + term_columns((struct lz_text){ e->text + from, e->at - from }));
    lz_put_char(&w, 'C');
    term_print(term, (struct lz_text){ room, w.len });
}

static void show_list(const struct term *term, const struct line_edit *e) {
    char room[3000];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_char(&w, '\n');
    term_put_wrapped(&w, lz_span(e->list), (struct term_wrap){ term->wide, 0, 6 });
    term_print(term, (struct lz_text){ room, w.len });
}

/* Ctrl-Z: the shell finds the terminal as it left it. */
static void suspend(void) {
    put_back();
    raise(SIGTSTP);
    change();
}

/* The next key, or what has come instead of one: a thought that was due (WOKEN), or the end of the reading. */
enum { WOKEN = -2, ENDED = -1 };
static int next_key(const struct term *term, enum term_line *end) {
    enum term_due due = term_await(term);
    *end = TERM_LATE;
    if (due != TERM_READY)
        return due == TERM_WOKEN ? WOKEN : ENDED;
    int key = term_was_cut() ? -1 : next_byte();
    if (key < 0 && errno == EINTR && !term_was_cut())
        return WOKEN;
    *end = term_was_cut() ? TERM_CUT : TERM_END;
    return key < 0 ? ENDED : key;
}

static enum term_line edit(const struct term *term, const char *prompt, struct line_edit *e) {
    for (;;) {
        enum term_line end;
        draw(term, prompt, e); /* also after a thought: the prompt may be another */
        int key = next_key(term, &end);
        if (key == ENDED)
            return end;
        if (key == CTRL_Z)
            suspend();
        if (key == WOKEN || key == CTRL_Z || key == CTRL_L)
            continue;
        enum line_did did = line_edit_key(e, key == ESCAPE ? escape_key() : key);
        if (did != LINE_GOES_ON)
            return did == LINE_IS_DONE ? TERM_LINE : TERM_END;
        if (e->list[0])
            show_list(term, e);
    }
}

static void clear(struct line_edit *e) { *e = (struct line_edit){ .past = e->past, .tab = e->tab }; }

enum term_line line_read(const struct term *term, const char *prompt, struct line_edit *e, struct lz_text *line) {
    const char *kind = getenv("TERM");
    if (!term->in || !term->out || !kind || strcmp(kind, "dumb") == 0 || !change())
        return term_read(term, prompt, line);
    clear(e);
    enum term_line got = edit(term, prompt, e);
    e->at = e->len;
    put_back();
    putchar('\n');
    fflush(stdout);
    *line = (struct lz_text){ e->text, e->len };
    if (got == TERM_LINE && e->past)
        line_past_add(e->past, *line);
    return got;
}

/* The terminal: size, colour, letters, lines in and pages out. */
#include "clients/cli/play/term.h"

#include "clients/cli/cli.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NARROWEST = 20, LOWEST = 8, WIDEST = 500 };

void *cli_room(void *old, size_t bytes) {
    void *room = realloc(old, bytes ? bytes : 1);
    if (room)
        return room;
    fprintf(stderr, "lizardry: out of memory (%zu bytes were wanted). Close other programs and try again.\n", bytes);
    fprintf(stderr, "A match that was being played is saved up to its last move.\n");
    exit(1);
}

static bool is_dumb(void) {
    const char *kind = getenv("TERM");
    return kind && strcmp(kind, "dumb") == 0;
}

bool cli_colour(int fd) {
    const char *no = getenv("NO_COLOR");
    return isatty(fd) && !(no && *no) && !is_dumb();
}

/* Where nobody says how, a table is told where it could not be drawn in colour. */
static bool tells_tables(const struct term *term) {
    const char *how = getenv("LIZARDRY_TABLE");
    if (how && strcmp(how, "drawn") == 0)
        return false;
    return !term->colour || (how && strcmp(how, "words") == 0);
}

static int bounded(long value, int least, int otherwise) {
    if (value <= 0)
        return otherwise;
    return value < least ? least : (int)(value < WIDEST ? value : WIDEST);
}

static int from_environment(const char *name, int least, int otherwise) {
    const char *value = getenv(name);
    return bounded(value ? strtol(value, NULL, 10) : 0, least, otherwise);
}

void term_measure(struct term *term) {
    struct winsize size = { 0 };
    if (term->out)
        ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    term->wide = bounded(size.ws_col, NARROWEST, from_environment("COLUMNS", NARROWEST, 80));
    term->high = bounded(size.ws_row, LOWEST, from_environment("LINES", LOWEST, 24));
}

struct term term_open(void) {
    struct term term = { .out = isatty(STDOUT_FILENO), .in = isatty(STDIN_FILENO) };
    setvbuf(stdin, NULL, _IONBF, 0); /* what is not read yet stays outside, for whoever reads or waits next */
    setlocale(LC_CTYPE, "");         /* nothing else of the locale may reach us */
    term.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    term.colour = cli_colour(STDOUT_FILENO);
    term.plain = tells_tables(&term);
    term_measure(&term);
    return term;
}

void term_style(const struct term *term, struct lz_writer *w, int style) {
    static const char *const escapes[] = { "\033[0m", "\033[1m", "\033[2m" };
    static const char *const tints[] = { "\033[90m", "\033[36m", "\033[33m", "\033[31m", "\033[93m",
                                         "\033[37m", "\033[34m", "\033[32m", "\033[91m", "\033[35m" };
    if (!term->colour)
        return;
    lz_put(w, style < TINT ? escapes[style] : tints[(style - TINT - 1) % 10]);
}

void term_styled(const struct term *term, struct lz_writer *w, int style, const char *words) {
    term_style(term, w, style);
    lz_put(w, words);
    term_style(term, w, PLAIN);
}

const char *term_glyph(const struct term *term, enum glyph glyph) {
    static const char *const signs[][2] = {
        [BAR] = { "|", "\u2502" },   [DOT] = { ".", "\u00b7" },  [ELLIPSIS] = { "~", "\u2026" },
        [TIMES] = { "x", "\u00d7" }, [MARK] = { ">", "\u25b8" }, [ARROW] = { ">", "\u2192" }
    };
    return signs[glyph][term->utf8];
}

static bool goes_on(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

/* Bytes of the escape, or of the letter, at the front. */
static uint32_t piece(struct lz_text text, bool *escape) {
    uint32_t n = 1;
    *escape = *text.at == '\033';
    if (*escape) {
        while (n < text.len && text.at[n - 1] != 'm')
            n++;
        return n;
    }
    while (n < text.len && goes_on(text.at[n]))
        n++;
    return n;
}

static struct lz_text after(struct lz_text text, uint32_t n) { return (struct lz_text){ text.at + n, text.len - n }; }

int term_columns(struct lz_text text) {
    int columns = 0;
    while (text.len) {
        bool escape;
        text = after(text, piece(text, &escape));
        columns += !escape;
    }
    return columns;
}

void term_put_cell(const struct term *term, struct lz_writer *w, struct lz_text text, int columns) {
    int has = term_columns(text), fits = has > columns ? columns - 1 : has;
    for (int put = 0; text.len;) {
        bool escape;
        uint32_t n = piece(text, &escape);
        if (escape || put < fits)
            lz_put_text(w, (struct lz_text){ text.at, n });
        put += !escape;
        text = after(text, n);
    }
    if (has > columns && columns > 0)
        lz_put(w, term_glyph(term, ELLIPSIS));
    for (int i = has; i < columns; i++)
        lz_put_char(w, ' ');
}

/* `column` is where the first word stands. */
static int wrap(struct lz_writer *w, struct lz_text text, struct term_wrap to, int column) {
    int lines = 1;
    bool fresh = true;
    for (struct lz_text word = lz_take_word(&text); word.len; word = lz_take_word(&text), fresh = false) {
        int size = term_columns(word);
        if (!fresh && column + 1 + size > to.wide) {
            if (lines++ == to.most)
                break;
            lz_put_char(w, '\n');
            for (column = 0; column < to.indent; column++)
                lz_put_char(w, ' ');
        } else if (!fresh) {
            lz_put_char(w, ' ');
            column++;
        }
        lz_put_text(w, word);
        column += size;
    }
    lz_put_char(w, '\n');
    return lines > to.most ? to.most : lines;
}

int term_put_wrapped(struct lz_writer *w, struct lz_text text, struct term_wrap to) { return wrap(w, text, to, 0); }

void term_put_pair(const struct term_list *list, const char *left, const char *right) {
    int used = 2 + term_columns(lz_span(left)), wide = list->term->wide;
    int column = list->column > wide / 2 ? 6 : list->column;
    lz_put(list->w, "  ");
    lz_put(list->w, left);
    if (used + 2 > column) {
        lz_put_char(list->w, '\n');
        used = 0;
    }
    for (; used < column; used++)
        lz_put_char(list->w, ' ');
    wrap(list->w, lz_span(right), (struct term_wrap){ wide, column, 99 }, column);
}

void term_print(const struct term *term, struct lz_text text) {
    for (uint32_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        if (term->utf8 || (unsigned char)c < 0x80)
            putchar(c);
        else if (!goes_on(c))
            putchar('?');
    }
    fflush(stdout);
}

void term_clear(const struct term *term) {
    if (term->out && !is_dumb())
        fputs("\033[H\033[2J\033[3J", stdout);
}

/* ---- lines that are typed at a pause */

void term_keep(const struct term *term, struct lz_text line) {
    struct term_kept *kept = term->kept;
    if (!kept || !line.len)
        return;
    struct lz_writer w = lz_writer_in(kept->line, sizeof kept->line);
    lz_put_text(&w, line);
    kept->len = w.len;
}

void term_forget(const struct term *term) {
    if (term->kept)
        term->kept->len = 0;
}

bool term_take(const struct term *term, const char *prompt, struct lz_text *line) {
    if (!term->kept || !term->kept->len)
        return false;
    *line = (struct lz_text){ term->kept->line, term->kept->len };
    term->kept->len = 0; /* the letters stay until the next is kept */
    term_print(term, lz_span(prompt));
    term_print(term, *line);
    putchar('\n');
    return true;
}

bool term_pause(const struct term *term, const char *prompt) {
    struct lz_text line;
    if (term_read(term, prompt, &line) != TERM_LINE)
        return false;
    term_keep(term, lz_trim(line));
    return true;
}

/* A screenful off the front. */
static struct lz_text take_page(struct lz_text *text, int lines) {
    struct lz_text page = { text->at, 0 };
    for (int line = 0; text->len && line < lines; line++) {
        struct lz_text row = lz_take_line(text);
        page.len += row.len + (text->at > row.at + row.len);
    }
    return page;
}

bool term_page(const struct term *term, struct lz_text text) {
    struct lz_text answer;
    if (!term->out || !term->in) {
        term_print(term, text);
        return true;
    }
    while (text.len) {
        term_print(term, take_page(&text, term->high - 1));
        if (term_read(term, text.len ? "-- Enter: more, q: enough -- " : "-- Enter goes on -- ", &answer) != TERM_LINE)
            return false;
        answer = lz_trim(answer);
        if (!answer.len)
            continue;
        if (!lz_text_like(answer, "q"))
            term_keep(term, answer);
        break;
    }
    return true;
}

static volatile sig_atomic_t cut;
static void on_cut(int sign) {
    (void)sign;
    cut = 1;
}

bool term_was_cut(void) { return cut; }

void term_catch(void) {
    struct sigaction act = { .sa_handler = on_cut }; /* no SA_RESTART: a waiting read must end */
    sigaction(SIGINT, &act, NULL);
    sigaction(SIGTERM, &act, NULL);
    sigaction(SIGHUP, &act, NULL);
    signal(SIGPIPE, SIG_IGN);
}

enum term_due term_await(const struct term *term) {
    const struct term_wait *wait = term->wait;
    struct pollfd files[2] = { { .fd = STDIN_FILENO, .events = POLLIN }, { .fd = -1, .events = POLLIN } };
    if (wait && wait->file)
        files[1].fd = wait->file(wait->to);
    if (!wait || cut || poll(files, 2, wait->left(wait->to)) < 0 || files[0].revents)
        return TERM_READY; /* also when interrupted: the reader sees to that */
    return term->wait->wake(term->wait->to) ? TERM_WOKEN : TERM_ENDED;
}

enum term_line term_read(const struct term *term, const char *prompt, struct lz_text *line) {
    static char *room;
    static size_t size;
    *line = (struct lz_text){ 0 };
    term_print(term, lz_span(prompt));
    if (cut)
        return TERM_CUT;
    enum term_due due;
    while ((due = term_await(term)) == TERM_WOKEN)
        ;
    if (due == TERM_ENDED)
        return TERM_LATE;
    ssize_t len = getline(&room, &size, stdin);
    if (len < 0) {
        clearerr(stdin);
        putchar('\n');
        return cut ? TERM_CUT : TERM_END;
    }
    if (!term->in) /* what was typed does not show by itself: a transcript should hold it */
        printf("%.*s%s", (int)len, room, room[len - 1] == '\n' ? "" : "\n");
    *line = (struct lz_text){ room, (uint32_t)len };
    if (len && room[len - 1] == '\n')
        line->len--;
    return TERM_LINE;
}

/* The data file's lines to records: comments dropped, long lines joined, fields cut. */
#include "tools/lies/lies_tables.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MOST = 1 << 20 };

/* The bytes of one UTF-8 character, 0 if it is none or has no place in a line of text. */
static int character(const unsigned char *at) {
    if (at[0] < 0xc0)
        return at[0] < 0x7f && (at[0] >= ' ' || at[0] == '\t');
    int bytes = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : 2;
    uint32_t point = at[0] & (0x7fu >> bytes);
    for (int i = 1; i < bytes; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return 0;
        point = point << 6 | (at[i] & 0x3fu);
    }
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    bool surrogate = point >= 0xd800 && point < 0xe000;
    return at[0] >= 0xf8 || point < least[bytes] || point > 0x10ffff || surrogate ? 0 : bytes;
}

static bool line_sane(const char *line) {
    for (const unsigned char *at = (const unsigned char *)line; *at;) {
        int bytes = character(at);
        if (!bytes)
            return false;
        at += bytes;
    }
    return true;
}

static bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static char *trimmed(char *text) {
    while (blank(*text))
        text++;
    size_t len = strlen(text);
    while (len && blank(text[len - 1]))
        text[--len] = 0;
    return text;
}

/* The end of the store, where the last record lies: text is put there, after a blank if it goes on. */
static char *store(char *end, const char *text, bool goes_on) {
    if (goes_on)
        end[-1] = ' ';
    size_t len = strlen(text) + 1;
    memcpy(end, text, len);
    return end + len;
}

static void line_take(struct maker *maker, int number, char *line, char **end) {
    bool goes_on = blank(*line);
    if (!line_sane(line)) {
        complain(maker, number, "text: found bytes that are not UTF-8, or a control character, expected plain text");
    } else if (goes_on && !maker->records) {
        complain(maker, number, "line: found a continuation (it begins with a blank), expected a record before it");
    } else if (goes_on) {
        *end = store(*end, trimmed(line), true);
    } else if (maker->records == RECORDS) {
        complain(maker, number, "records: found more than %d, expected at most so many", RECORDS);
    } else {
        struct record *record = &maker->record[maker->records++];
        *record = (struct record){ .line = number, .field = { *end } };
        *end = store(*end, trimmed(line), false);
    }
}

static void record_cut(struct record *record) {
    char *rest = record->field[0];
    for (record->fields = 0; rest; record->fields++) {
        char *bar = strchr(rest, '|');
        if (bar)
            *bar++ = 0;
        if (record->fields < FIELDS)
            record->field[record->fields] = trimmed(rest);
        rest = bar;
    }
}

static void text_take(struct maker *maker, char *text) {
    char *end = maker->store;
    if (strncmp(text, "\xef\xbb\xbf", 3) == 0) /* some editors begin a file with this mark */
        text += 3;
    for (int number = 1; text; number++) {
        char *line = text;
        text = strchr(text, '\n');
        if (text)
            *text++ = 0;
        size_t len = strlen(line);
        if (len && line[len - 1] == '\r')
            line[len - 1] = 0;
        if (*line != '#' && line[strspn(line, " \t\r")])
            line_take(maker, number, line, &end);
    }
    for (int i = 0; i < maker->records; i++)
        record_cut(&maker->record[i]);
}

/* The whole file, ended by a 0; NULL with a message if it cannot be had. */
static char *file_text(const char *path) {
    FILE *file = fopen(path, "rb");
    char *text = file ? malloc(FILE_MOST + 1) : NULL;
    size_t len = text ? fread(text, 1, FILE_MOST + 1, file) : 0;
    const char *why = !file || !text || ferror(file) ? strerror(errno)
                      : len > FILE_MOST              ? "it is larger than a megabyte"
                      : memchr(text, 0, len)         ? "it is not text"
                                                     : NULL;
    if (file)
        fclose(file);
    if (!why) {
        text[len] = 0;
        return text;
    }
    fprintf(stderr, "lies-tables: cannot read '%s': %s\n", path, why);
    free(text);
    return NULL;
}

bool file_read(struct maker *maker, const char *path) {
    char *text = file_text(path);
    maker->path = path;
    maker->store = text ? malloc(strlen(text) + 2) : NULL;
    if (maker->store)
        text_take(maker, text);
    free(text);
    return maker->store;
}

/* The reader of sets: room, lines to records, troubles. */
#include "core/set.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/text.h"

#include <stdarg.h>
#include <string.h>

void *lz_room_take(struct lz_room *room, size_t bytes) {
    enum { ALIGN = 16 };
    lz_assert(room->used <= room->size);
    uint32_t from = (room->used + ALIGN - 1) / ALIGN * ALIGN;
    if (from > room->size || bytes > room->size - from)
        return NULL;
    room->used = from + (uint32_t)bytes;
    return memset(room->at + from, 0, bytes);
}

void *lz_set_room(struct lz_set *set, size_t bytes) {
    void *taken = lz_room_take(set->room, bytes);
    if (!taken)
        lz_trouble_at(set, 0, "set: found more than its room of %d bytes holds, expected a smaller one",
                      (int)set->room->size);
    return taken;
}

/* Two digits at least. */
static void put_padded(struct lz_writer *w, int number) {
    if (number >= 0 && number < 10)
        lz_put_char(w, '0');
    lz_put_number(w, number);
}

/* One directive of a format; gives where the format goes on. */
static const char *put_directive(struct lz_writer *w, const char *format, va_list *list) {
    static const char *const directives[] = { "%s", "%d", "%02d", "%.*s", NULL };
    int which = 0;
    while (directives[which] && strncmp(format, directives[which], strlen(directives[which])) != 0)
        which++;
    lz_assert(directives[which]);
    if (which == 0)
        lz_put(w, va_arg(*list, const char *));
    if (which == 1)
        lz_put_number(w, va_arg(*list, int));
    if (which == 2)
        put_padded(w, va_arg(*list, int));
    if (which == 3) {
        uint32_t len = (uint32_t)va_arg(*list, int);
        lz_put_text(w, (struct lz_text){ va_arg(*list, const char *), len });
    }
    return format + strlen(directives[which]);
}

/* Up to the first of that character, or to the end. */
static uint32_t until(const char *text, char end) {
    const char *at = strchr(text, end);
    return (uint32_t)(at ? (size_t)(at - text) : strlen(text));
}

static void put_format(struct lz_writer *w, const char *format, va_list *list) {
    while (*format) {
        uint32_t plain = until(format, '%');
        lz_put_text(w, (struct lz_text){ format, plain });
        format += plain;
        if (*format)
            format = put_directive(w, format, list);
    }
}

/* Kept in the order of lines; of one line, in the order in which they were found. */
static void trouble_add(struct lz_set *set, uint32_t line, const char *format, va_list *list) {
    uint32_t left = (uint32_t)sizeof set->said - set->said_len;
    if (set->troubles == LZ_TROUBLES || left < 2)
        return;
    struct lz_writer w = lz_writer_in(set->said + set->said_len, left);
    put_format(&w, format, list);
    lz_assert(w.len < left);
    uint32_t at = set->troubles++;
    for (; at && set->trouble[at - 1].line > line; at--)
        set->trouble[at] = set->trouble[at - 1];
    set->trouble[at] = (struct lz_trouble_line){ line, set->said_len, w.len };
    set->said_len += w.len;
}

void lz_trouble(struct lz_set *set, const char *format, ...) {
    va_list list;
    va_start(list, format);
    trouble_add(set, set->line, format, &list);
    va_end(list);
}

void lz_trouble_at(struct lz_set *set, uint32_t line, const char *format, ...) {
    va_list list;
    va_start(list, format);
    trouble_add(set, line, format, &list);
    va_end(list);
}

bool lz_set_settle(const struct lz_set *set, struct lz_writer *w) {
    for (uint32_t i = 0; i < set->troubles; i++) {
        const struct lz_trouble_line *trouble = &set->trouble[i];
        if (trouble->line) {
            lz_put(w, "line ");
            lz_put_number(w, trouble->line);
            lz_put(w, ": ");
        }
        lz_put_text(w, (struct lz_text){ set->said + trouble->at, trouble->len });
        lz_put(w, "\n");
    }
    return set->troubles == 0;
}

/* UTF-8, and but for tabs no control characters of ASCII. */
static bool line_sane(struct lz_text line) {
    while (line.len) {
        struct lz_text c = lz_cut(&line, lz_character(line));
        bool control = c.len == 1 && *c.at != '\t' && (*c.at < ' ' || *c.at == 0x7f);
        if (!c.len || control)
            return false;
    }
    return true;
}

/* What a line of the file is. */
enum line_kind { LINE_NOTHING, LINE_ODD, LINE_RECORD, LINE_MORE };
static enum line_kind line_kind(struct lz_text line) {
    if (!lz_trim(line).len || *line.at == '#')
        return LINE_NOTHING;
    if (!line_sane(line))
        return LINE_ODD;
    return *line.at == ' ' || *line.at == '\t' ? LINE_MORE : LINE_RECORD;
}

/* A line without its end. */
static struct lz_text line_next(struct lz_text *file) {
    struct lz_text line = lz_take_line(file);
    line.len -= line.len && line.at[line.len - 1] == '\r';
    return line;
}

static uint32_t records_count(struct lz_text file) {
    uint32_t count = 0;
    while (file.len)
        count += line_kind(line_next(&file)) == LINE_RECORD;
    return count;
}

/* The text is put behind what the store holds, which is the last record: a new one, or more of it. */
static void store(char *to, uint32_t *len, struct lz_text text, bool more) {
    lz_assert(!more || *len > 0);
    if (more)
        to[*len - 1] = ' ';
    memcpy(to + *len, text.at, text.len);
    *len += text.len;
    to[(*len)++] = 0;
}

/* The records of the file, each as one NUL-ended line in the store. */
static void lines_take(struct lz_set *set, struct lz_text file, char *to, char **begins) {
    uint32_t len = 0;
    for (set->line = 1; file.len; set->line++) {
        struct lz_text line = line_next(&file);
        enum line_kind kind = line_kind(line);
        if (kind == LINE_ODD)
            lz_trouble(set, "text: found bytes that are not UTF-8, or a control character, expected plain text");
        if (kind == LINE_MORE && !set->records)
            lz_trouble(set, "line: found a continuation (it begins with a blank), expected a record before it");
        else if (kind == LINE_RECORD || kind == LINE_MORE) {
            if (kind == LINE_RECORD) {
                set->record[set->records].line = set->line;
                begins[set->records++] = to + len;
            }
            store(to, &len, lz_trim(line), kind == LINE_MORE);
        }
    }
}

/* A record's line into fields, in its place. */
static bool record_cut(struct lz_set *set, struct lz_set_record *record, char *line) {
    uint32_t fields = 1;
    for (const char *at = line; (at = strchr(at, '|')); at++)
        fields++;
    const char **field = lz_set_room(set, fields * sizeof *field);
    if (!field)
        return false;
    for (uint32_t i = 0; i < fields; i++) {
        uint32_t len = until(line, '|');
        struct lz_text text = lz_trim((struct lz_text){ line, len });
        char *rest = line + len + 1;
        field[i] = text.at;
        line[(size_t)(text.at - line) + text.len] = 0;
        line = rest;
    }
    record->fields = fields;
    record->field = field;
    return true;
}

/* Room for so many records and for the text of all; false: the file is too large. */
static bool file_fits(struct lz_set *set, struct lz_text file, uint32_t records) {
    if (file.len > LZ_SET_FILE)
        lz_trouble_at(set, 0, "file: found more than %d bytes, expected at most that many", LZ_SET_FILE);
    else if (records > LZ_SET_RECORDS)
        lz_trouble_at(set, 0, "records: found more than %d, expected at most that many", LZ_SET_RECORDS);
    return !set->troubles;
}

void lz_set_read(struct lz_set *set, struct lz_text file, struct lz_room *room) {
    *set = (struct lz_set){ .room = room };
    if (lz_text_begins(file, "\xef\xbb\xbf")) /* some editors begin a file with this mark */
        lz_cut(&file, 3);
    uint32_t records = file.len > LZ_SET_FILE ? 0 : records_count(file);
    if (!file_fits(set, file, records))
        return;
    set->record = lz_set_room(set, records * sizeof *set->record);
    char **begins = lz_set_room(set, records * sizeof *begins);
    char *to = lz_set_room(set, (size_t)file.len + 1);
    if (!set->record || !begins || !to)
        return;
    lines_take(set, file, to, begins);
    for (uint32_t i = 0; i < set->records; i++)
        if (!record_cut(set, &set->record[i], begins[i]))
            set->records = i;
}

static uint64_t place_in_kind(const struct lz_set *set, uint32_t which) {
    uint64_t place = 0;
    for (uint32_t i = 0; i < which; i++)
        place += strcmp(set->record[i].field[0], set->record[which].field[0]) == 0;
    return place;
}

uint64_t lz_set_hash(const struct lz_set *set) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < set->records; i++) {
        const struct lz_set_record *record = &set->record[i];
        uint64_t hash = place_in_kind(set, i);
        for (uint32_t j = 0; j < record->fields; j++)
            hash = lz_hash(record->field[j], strlen(record->field[j]) + 1, hash);
        sum += hash;
    }
    return sum;
}

/* Time zones read: from the bytes of a TZif file (RFC 9636), from a rule as TZ has it (POSIX), from the machine. */
#include "host/time/zone.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

static const char folder[] = "/usr/share/zoneinfo/";

enum { HOUR = 3600, LEAST_AHEAD = -25 * HOUR, MOST_AHEAD = 26 * HOUR, LARGEST_FILE = 1 << 15 };

/* ---- a rule: "CET-1CEST,M3.5.0,M10.5.0/3" */

static bool take(struct lz_text *from, char c) {
    if (!from->len || *from->at != c)
        return false;
    lz_cut(from, 1);
    return true;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/* What a clock is called: nothing else is ever shown of a file. */
static bool is_word(char c) { return is_digit(c) || is_letter(c) || c == '+' || c == '-'; }

static bool take_count(struct lz_text *from, int most, int *n) {
    if (!from->len || !is_digit(*from->at))
        return false;
    for (*n = 0; from->len && is_digit(*from->at) && *n <= most;)
        *n = *n * 10 + (*lz_cut(from, 1).at - '0');
    return *n <= most;
}

/* "2", "-2:30", "167:00:00", in seconds. */
static bool take_span(struct lz_text *from, int hours_most, int32_t *seconds) {
    int hours, part = 0;
    bool back = take(from, '-');
    if (!back)
        take(from, '+');
    if (!take_count(from, hours_most, &hours))
        return false;
    *seconds = hours * HOUR;
    for (int unit = 60; unit && take(from, ':'); unit /= 60) {
        if (!take_count(from, 59, &part))
            return false;
        *seconds += part * unit;
    }
    *seconds = back ? -*seconds : *seconds;
    return true;
}

static bool take_clock_word(struct lz_text *from, struct lz_clock *clock) {
    bool quoted = take(from, '<');
    uint32_t len = 0;
    while (len < from->len && (quoted ? is_word(from->at[len]) : is_letter(from->at[len])))
        len++;
    if (len < 3 || len >= sizeof clock->word)
        return false;
    memcpy(clock->word, lz_cut(from, len).at, len);
    return !quoted || take(from, '>');
}

/* Rules count how far UTC is ahead of the clock. */
static bool take_behind(struct lz_text *from, struct lz_clock *clock) {
    int32_t behind;
    if (!take_span(from, 24, &behind))
        return false;
    clock->ahead = -behind;
    return true;
}

static bool take_numbers(struct lz_text *from, const int most[3], int n[3]) {
    for (int i = 0; i < 3; i++)
        if ((i && !take(from, '.')) || !take_count(from, most[i], &n[i]))
            return false;
    return true;
}

/* ",M3.5.0/2", ",J60", ",59/-1". */
static bool take_turning(struct lz_text *from, struct lz_turning *t) {
    static const int most[3] = { 12, 5, 6 };
    int n[3];
    *t = (struct lz_turning){ .second = 2 * HOUR };
    if (!take(from, ','))
        return false;
    if (take(from, 'M')) {
        if (!take_numbers(from, most, n) || !n[0] || !n[1])
            return false;
        t->month = (uint8_t)n[0];
        t->week = (uint8_t)n[1];
        t->weekday = (uint8_t)n[2];
    } else {
        t->leapless = take(from, 'J');
        if (!take_count(from, 365, &n[0]) || (t->leapless && !n[0]))
            return false;
        t->day = (int16_t)(n[0] - t->leapless);
    }
    return !take(from, '/') || take_span(from, 167, &t->second);
}

static bool read_rule(struct lz_zone *z, struct lz_text rule) {
    z->ruled = take_clock_word(&rule, &z->winter) && take_behind(&rule, &z->winter);
    if (!z->ruled || !rule.len)
        return z->ruled;
    z->summers = true;
    if (!take_clock_word(&rule, &z->summer))
        return false;
    z->summer.ahead = z->winter.ahead + HOUR;
    if (rule.len && *rule.at != ',' && !take_behind(&rule, &z->summer))
        return false;
    return take_turning(&rule, &z->spring) && take_turning(&rule, &z->autumn) && !rule.len;
}

/* ---- a file */

struct header {
    bool newer; /* than edition 1: the same again with longer numbers follows, and a rule */
    uint32_t universal, standard, leaps, turns, clocks, letters;
};

/* A number of so many bytes, the highest first. */
static int64_t take_number(struct lz_text *from, uint32_t bytes) {
    uint64_t n = 0;
    struct lz_text number = lz_cut(from, bytes);
    for (uint32_t i = 0; i < bytes; i++)
        n = n << 8 | (uint8_t)number.at[i];
    return bytes == 4 ? (int32_t)(uint32_t)n : (int64_t)n;
}

static bool take_header(struct lz_text *from, struct header *h) {
    uint32_t *const counts[] = { &h->universal, &h->standard, &h->leaps, &h->turns, &h->clocks, &h->letters };
    if (from->len < 44 || memcmp(from->at, "TZif", 4) != 0)
        return false;
    h->newer = from->at[4] >= '2';
    lz_cut(from, 20);
    for (int i = 0; i < 6; i++) {
        *counts[i] = (uint32_t)take_number(from, 4);
        if (*counts[i] > LARGEST_FILE)
            return false;
    }
    return true;
}

static uint32_t body_bytes(const struct header *h, uint32_t width) {
    return h->turns * (width + 1) + h->clocks * 6 + h->letters + h->leaps * (width + 4) + h->standard + h->universal;
}

static bool take_turns(struct lz_text *from, const struct header *h, uint32_t width, struct lz_zone *z) {
    lz_assert(h->turns <= LZ_ZONE_TURNS && from->len >= h->turns * (width + 1)); /* the body was measured */
    z->turns = h->turns;
    z->clocks = h->clocks;
    for (uint32_t i = 0; i < h->turns; i++) {
        z->turn[i] = take_number(from, width);
        if (i && z->turn[i] <= z->turn[i - 1])
            return false;
    }
    for (uint32_t i = 0; i < h->turns; i++) {
        z->to[i] = (uint8_t)*lz_cut(from, 1).at;
        if (z->to[i] >= h->clocks)
            return false;
    }
    return true;
}

static bool take_clock(struct lz_text *from, struct lz_text letters, struct lz_clock *clock) {
    clock->ahead = (int32_t)take_number(from, 4);
    lz_cut(from, 1); /* summer or not: nobody asks */
    uint32_t at = (uint8_t)*lz_cut(from, 1).at, len = 0;
    if (at >= letters.len)
        return false;
    lz_cut(&letters, at);
    while (len < letters.len && is_word(letters.at[len]))
        len++;
    if (len == letters.len || letters.at[len] || len >= sizeof clock->word)
        return false;
    memcpy(clock->word, letters.at, len);
    return clock->ahead > LEAST_AHEAD && clock->ahead < MOST_AHEAD;
}

/* A file that counts leap seconds tells another time than every clock here. */
static bool take_body(struct lz_text *from, const struct header *h, uint32_t width, struct lz_zone *z) {
    if (h->leaps || !h->clocks || h->clocks > LZ_ZONE_CLOCKS || h->turns > LZ_ZONE_TURNS ||
        from->len < body_bytes(h, width) || !take_turns(from, h, width, z))
        return false;
    struct lz_text clocks = lz_cut(from, h->clocks * 6), letters = lz_cut(from, h->letters);
    for (uint32_t i = 0; i < h->clocks; i++)
        if (!take_clock(&clocks, letters, &z->clock[i]))
            return false;
    lz_cut(from, h->standard + h->universal);
    return true;
}

static bool take_foot(struct lz_text *from, struct lz_zone *z) {
    if (!take(from, '\n'))
        return false;
    const char *end = from->len ? memchr(from->at, '\n', from->len) : NULL;
    if (!end)
        return false;
    struct lz_text rule = { from->at, (uint32_t)(end - from->at) };
    return !rule.len || read_rule(z, rule);
}

static bool name_zone(struct lz_zone *z, const char *name) {
    memset(z, 0, sizeof *z);
    if (strlen(name) >= sizeof z->name)
        return false;
    memcpy(z->name, name, strlen(name));
    return true;
}

bool lz_zone_read(struct lz_zone *z, const char *name, struct lz_text file) {
    struct header h;
    if (!name_zone(z, name) || file.len > LARGEST_FILE || !take_header(&file, &h))
        return false;
    if (!h.newer)
        return take_body(&file, &h, 4, z);
    if (file.len < body_bytes(&h, 4))
        return false;
    lz_cut(&file, body_bytes(&h, 4));
    return take_header(&file, &h) && take_body(&file, &h, 8, z) && take_foot(&file, z);
}

/* ---- by name */

/* "+02:00". */
static bool read_fixed(struct lz_zone *z, const char *name) {
    struct lz_text left = lz_span(name);
    int hours, minutes;
    bool back = *name == '-';
    if (left.len != 6 || name[3] != ':' || !(take(&left, '+') || take(&left, '-')))
        return false;
    if (!take_count(&left, 23, &hours) || !take(&left, ':') || !take_count(&left, 59, &minutes) || left.len)
        return false;
    z->winter.ahead = (back ? -1 : 1) * (hours * HOUR + minutes * 60);
    memcpy(z->winter.word, name, strlen(name));
    return z->ruled = true;
}

bool lz_zone_plain(struct lz_zone *z, const char *name) {
    if (!name_zone(z, name))
        return false;
    if (strcmp(name, "UTC") == 0)
        return read_rule(z, lz_span("UTC0"));
    return read_fixed(z, name) || read_rule(z, lz_span(name));
}

/* No dot, no slash at either end or doubled: it leads nowhere but into the folder. */
static bool good_name(const char *name) {
    char before = '/';
    for (const char *c = name; *c; before = *c++)
        if (!(is_word(*c) || *c == '_' || (*c == '/' && before != '/')))
            return false;
    return before != '/' && strlen(name) < LZ_ZONE_NAME;
}

/* At most `room` bytes; -1 with errno. */
static ssize_t read_file(const struct lz_calls *calls, const char *path, char *to, size_t room) {
    size_t len = 0;
    ssize_t got = 1;
    int file = calls->open(path, O_RDONLY, 0);
    if (file < 0)
        return -1;
    while (got != 0 && len < room) {
        got = calls->read(file, to + len, room - len);
        if (got < 0 && errno != EINTR)
            break;
        len += got > 0 ? (size_t)got : 0;
    }
    int error = errno;
    calls->close(file);
    errno = error;
    return got < 0 ? -1 : (ssize_t)len;
}

static ssize_t read_zone(const struct lz_calls *calls, const char *name, char *to, size_t room) {
    char path[sizeof folder + LZ_ZONE_NAME];
    struct lz_writer w = lz_writer_in(path, sizeof path);
    lz_put(&w, folder);
    lz_put(&w, name);
    return read_file(calls, path, to, room);
}

static enum lz_status say(struct lz_writer *trouble, const char *before, const char *name, const char *after) {
    lz_put(trouble, before);
    lz_put(trouble, name);
    lz_put(trouble, after);
    return LZ_FAILED;
}

/* No file of that name: does the machine have any? */
static enum lz_status not_there(const struct lz_calls *calls, const char *name, struct lz_writer *trouble) {
    char probe[4];
    if (read_zone(calls, "Etc/UTC", probe, sizeof probe) < 0 && errno == ENOENT)
        return say(trouble, "cannot look up the time zone '", name,
                   "': this machine has no time zones; install the package tzdata. UTC and +02:00 work without it");
    say(trouble, "there is no time zone '", name, "'; write one as Europe/Berlin, UTC or +02:00");
    return LZ_REFUSED;
}

enum lz_status lz_zone_load(struct lz_zone *z, const struct lz_calls *calls, const char *name,
                            struct lz_writer *trouble) {
    char file[LARGEST_FILE];
    if (lz_zone_plain(z, name))
        return LZ_OK;
    if (!good_name(name)) {
        lz_put(trouble, "that is no name of a time zone; write one as Europe/Berlin, UTC or +02:00");
        return LZ_REFUSED;
    }
    ssize_t len = read_zone(calls, name, file, sizeof file);
    if (len < 0 && (errno == ENOENT || errno == ENOTDIR || errno == EISDIR))
        return not_there(calls, name, trouble);
    if (len < 0)
        return say(trouble, "cannot read the time zone '", name, errno == EACCES ? "': permission denied" : "'");
    if (lz_zone_read(z, name, (struct lz_text){ file, (uint32_t)len }))
        return LZ_OK;
    return say(trouble, "cannot read the time zone '", name, "': its file is damaged, or counts leap seconds");
}

/* ---- the machine's own */

static bool keep_name(struct lz_text from, char name[LZ_ZONE_NAME]) {
    if (!from.len || from.len >= LZ_ZONE_NAME)
        return false;
    memcpy(name, from.at, from.len);
    name[from.len] = 0;
    return true;
}

/* "/usr/share/zoneinfo/Europe/Berlin", "../usr/share/zoneinfo/Europe/Berlin": what comes after the folder. */
static struct lz_text name_in_path(struct lz_text path) {
    static const char last[] = "zoneinfo/";
    for (struct lz_text left = path; left.len; lz_cut(&left, 1))
        if (lz_text_begins(left, last)) {
            lz_cut(&left, sizeof last - 1);
            return left;
        }
    return path;
}

/* The C library goes by the link; the other file is Debian's, and may be older. */
static bool name_on_disk(const struct lz_calls *calls, char name[LZ_ZONE_NAME]) {
    char text[512];
    ssize_t len = calls->readlink("/etc/localtime", text, sizeof text);
    if (len > 0 && keep_name(name_in_path((struct lz_text){ text, (uint32_t)len }), name) && good_name(name))
        return true;
    len = read_file(calls, "/etc/timezone", text, sizeof text);
    if (len <= 0)
        return false;
    struct lz_text all = { text, (uint32_t)len };
    return keep_name(lz_trim(lz_take_line(&all)), name) && good_name(name);
}

bool lz_zone_own(const struct lz_calls *calls, const char *tz, char name[LZ_ZONE_NAME]) {
    struct lz_text named = lz_span(tz ? tz : "");
    take(&named, ':');
    bool unset = !tz || lz_text_is(named, "/etc/localtime");
    bool found = unset ? name_on_disk(calls, name) : keep_name(name_in_path(named), name);
    if (!found)
        memcpy(name, "UTC", 4);
    return found || (tz && !*tz); /* TZ= means UTC */
}

/* Time zones against the C library's, over two centuries; names, files that are damaged, machines without any. */
#include "tests/unit/unit.h"

#include "core/rng.h"
#include "host/time/zone.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { HOUR = 3600, DAY = 24 * HOUR };

static struct lz_zone zone;
static char words[300];

static enum lz_status load_by(const struct lz_calls *calls, const char *name) {
    struct lz_writer w = lz_writer_in(words, sizeof words);
    return lz_zone_load(&zone, calls, name, &w);
}
static void load(const char *name) { assert_int_equal(load_by(&lz_calls_system, name), LZ_OK); }

/* ---- against the C library */

/* Half hours, summers that are behind, a day left out, Ramadan, negative hours, the other hemisphere, a rule alone. */
static const char *const places[] = { "Europe/Berlin",
                                      "America/New_York",
                                      "Australia/Lord_Howe",
                                      "Asia/Kolkata",
                                      "Asia/Gaza",
                                      "Europe/Dublin",
                                      "Africa/Casablanca",
                                      "Pacific/Apia",
                                      "Asia/Tehran",
                                      "America/St_Johns",
                                      "America/Godthab",
                                      "Antarctica/Troll",
                                      "America/Caracas",
                                      "Pacific/Auckland",
                                      "Etc/GMT+5",
                                      "Asia/Jerusalem",
                                      "XST3XDT,J60,J300/-5",
                                      "<+03>-3XDT,59/167,299/1:30:15",
                                      "UTC" };

static void same_as_library(int64_t second) {
    struct tm tm;
    time_t t = (time_t)second;
    assert_non_null(localtime_r(&t, &tm));
    struct lz_spell spell = lz_zone_at(&zone, second);
    struct lz_date date = lz_date_of(lz_zone_local(&zone, second));
    assert_true(spell.since <= second && second < spell.until);
    if (spell.clock.ahead != tm.tm_gmtoff || strcmp(spell.clock.word, tm.tm_zone) != 0)
        fail_msg("%s at %lld: %d %s, not %ld %s", zone.name, (long long)second, spell.clock.ahead, spell.clock.word,
                 tm.tm_gmtoff, tm.tm_zone);
    assert_true(date.year == tm.tm_year + 1900 && date.month == tm.tm_mon + 1 && date.day == tm.tm_mday);
    assert_true(date.hour == tm.tm_hour && date.minute == tm.tm_min && date.second == tm.tm_sec);
    assert_int_equal(date.weekday, tm.tm_wday);
}

/* The first moment that shows it or later: none of the two days before does. */
static void first_to_show(int64_t local) {
    int64_t when = lz_zone_when(&zone, local), since;
    assert_true(lz_zone_local(&zone, when) >= local);
    for (int64_t then = when - 1; then > when - 3 * DAY; then = since - 1) {
        assert_true(lz_zone_local(&zone, then) < local);
        since = lz_zone_at(&zone, then).since;
        if (since < when - 3 * DAY)
            return;
    }
}

TEST(every_place_is_as_the_c_library_has_it) {
    UNUSED;
    struct lz_rng rng = { .key = { 7, 7 } };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        load(places[i]);
        setenv("TZ", places[i], 1);
        tzset();
        int from = zone.turns ? 1902 : 1971; /* the library has no rules before 1971 */
        for (int64_t second = lz_date_second(from, 1, 1) + DAY; second < lz_date_second(2100, 1, 1);) {
            struct lz_spell spell = lz_zone_at(&zone, second);
            for (int64_t near = -1; near <= 1; near++)
                same_as_library(second + near);
            for (int64_t near = -2 * HOUR; near <= 2 * HOUR; near += 15 * 60)
                first_to_show(second + spell.clock.ahead + near);
            for (int n = 0; n < 8; n++)
                same_as_library(second + (int64_t)lz_roll(&rng, 200 * DAY));
            second += 200 * DAY;
            second = spell.until < second ? spell.until : second;
        }
    }
}

/* ---- the calendar */

TEST(every_day_of_the_calendar) {
    UNUSED;
    static const int lengths[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    int64_t second = lz_date_second(0, 1, 1);
    int weekday = 6; /* of 1 January of the year 0 */
    for (int year = 0; year < 10000; year++)
        for (int month = 1; month <= 12; month++) {
            bool leap = year % 4 == 0 && (year % 100 || year % 400 == 0);
            for (int day = 1; day <= lengths[month - 1] + (month == 2 && leap); day++, second += DAY) {
                struct lz_date date = lz_date_of(second + DAY - 1);
                assert_true(date.year == year && date.month == month && date.day == day && date.weekday == weekday);
                assert_int_equal(lz_date_second(year, month, day), second);
                weekday = (weekday + 1) % 7;
            }
        }
    struct lz_date last = lz_date_of(INT64_MAX), first = lz_date_of(INT64_MIN);
    assert_true(last.year == 9999 && last.month == 12 && last.day == 31 && last.hour == 23 && last.second == 59);
    assert_true(first.year == 0 && first.month == 1 && first.day == 1 && first.hour == 0);
}

TEST(times_that_no_calendar_holds) {
    UNUSED;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        load(places[i]);
        assert_true(lz_date_of(lz_zone_when(&zone, INT64_MAX)).year == 9999);
        assert_true(lz_date_of(lz_zone_when(&zone, INT64_MIN)).year == 0);
        assert_true(lz_zone_at(&zone, INT64_MIN).until > lz_zone_at(&zone, INT64_MIN).since);
        assert_true(lz_zone_local(&zone, INT64_MAX) > 0);
    }
}

/* ---- Berlin, 2026: what the two odd nights mean */

TEST(skipped_is_the_moment_after_and_twice_is_the_first) {
    UNUSED;
    static const struct {
        int month, day, local_min;
        int utc_day, utc_min;
    } nights[] = {
        { 3, 29, 1 * 60 + 59, 29, 59 }, { 3, 29, 2 * 60, 29, 60 },
        { 3, 29, 2 * 60 + 30, 29, 60 }, { 3, 29, 3 * 60, 29, 60 },
        { 3, 29, 3 * 60 + 1, 29, 61 },  { 10, 25, 60, 24, 23 * 60 },
        { 10, 25, 2 * 60, 25, 0 },      { 10, 25, 2 * 60 + 30, 25, 30 },
        { 10, 25, 3 * 60, 25, 2 * 60 }, { 10, 25, 3 * 60 + 1, 25, 2 * 60 + 1 },
    };
    load("Europe/Berlin");
    for (size_t i = 0; i < sizeof nights / sizeof nights[0]; i++) {
        int64_t local = lz_date_second(2026, nights[i].month, nights[i].day) + nights[i].local_min * 60;
        int64_t utc = lz_date_second(2026, nights[i].month, nights[i].utc_day) + nights[i].utc_min * 60;
        assert_int_equal(lz_zone_when(&zone, local), utc);
    }
    struct lz_spell summer = lz_zone_at(&zone, lz_date_second(2026, 7, 1));
    assert_string_equal(summer.clock.word, "CEST");
    assert_int_equal(summer.since, lz_date_second(2026, 3, 29) + HOUR);
    assert_int_equal(summer.until, lz_date_second(2026, 10, 25) + HOUR);
}

/* Summer time all the year round, as RFC 9636 writes it: the year's end is no gap. */
TEST(summers_that_never_end) {
    UNUSED;
    assert_true(lz_zone_plain(&zone, "EST5EDT,0/0,J365/25"));
    for (int64_t second = lz_date_second(2023, 12, 31); second < lz_date_second(2025, 1, 3); second += 1799)
        assert_string_equal(lz_zone_at(&zone, second).clock.word, "EDT");
}

/* ---- names */

TEST(zones_that_need_no_file) {
    UNUSED;
    static const struct {
        const char *name;
        int ahead;
    } plain[] = { { "UTC", 0 },        { "+02:00", 7200 },   { "-03:30", -12600 },  { "+00:00", 0 },
                  { "+14:00", 50400 }, { "-23:59", -86340 }, { "XST-5:30", 19800 }, { "<-04>4", -14400 } };
    static const char *const unknown[] = { "",
                                           "utc",
                                           "2:00",
                                           "+2:00",
                                           "+02:60",
                                           "+24:00",
                                           "+02-00",
                                           "+02:000",
                                           "++2:00",
                                           "CET",
                                           "C1",
                                           "CET25",
                                           "<+0>0x",
                                           "<CET-1",
                                           "CET-1CEST",
                                           "CET-1CEST,M3.5.0",
                                           "CET-1CEST,M3.5.0,M13.5.0",
                                           "CET-1CEST,M3.5.0,M10.5.7",
                                           "CET-1CEST,M3.6.0,M10.5.0",
                                           "CET-1CEST,M0.5.0,J1",
                                           "CET-1CEST,J0,J1",
                                           "CET-1CEST,366,J1",
                                           "CET-1CEST,J1/168,J1",
                                           "CET-1,M3.5.0",
                                           "CET-1CEST,J1,J300x",
                                           "AVERYLONGNAMEOFACLOCK3" };
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        assert_true(lz_zone_plain(&zone, plain[i].name));
        assert_int_equal(lz_zone_at(&zone, 0).clock.ahead, plain[i].ahead);
        assert_int_equal(lz_zone_when(&zone, 1000000), 1000000 - plain[i].ahead);
        assert_string_equal(zone.name, plain[i].name);
    }
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++)
        assert_false(lz_zone_plain(&zone, unknown[i]));
}

static int nobody_opens(const char *path, int flags, mode_t mode) {
    (void)flags;
    (void)mode;
    fail_msg("opened %s", path);
    return -1;
}

TEST(names_lead_nowhere_but_into_the_folder) {
    UNUSED;
    static const char *const names[] = { "../passwd",
                                         "/etc/passwd",
                                         "Europe/../../x",
                                         "Europe//Berlin",
                                         "Europe/",
                                         ".",
                                         "",
                                         "a b",
                                         "zone.tab",
                                         "Europe/Berlin\n",
                                         "\x1b[2J",
                                         "a23456789/123456789/123456789/123456789/123456789/123456789/1234" };
    struct lz_calls calls = { .open = nobody_opens };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_int_equal(load_by(&calls, names[i]), LZ_REFUSED);
        assert_string_equal(words, "that is no name of a time zone; write one as Europe/Berlin, UTC or +02:00");
    }
    assert_int_equal(load_by(&lz_calls_system, "Europe/Bielefeld"), LZ_REFUSED);
    assert_non_null(strstr(words, "there is no time zone 'Europe/Bielefeld'"));
    assert_int_equal(load_by(&lz_calls_system, "Europe"), LZ_REFUSED); /* a folder */
    assert_int_equal(load_by(&lz_calls_system, "Europe/Berlin/Mitte"), LZ_REFUSED);
}

static int open_error;
static int opens_nothing(const char *path, int flags, mode_t mode) {
    (void)path;
    (void)flags;
    (void)mode;
    errno = open_error;
    return -1;
}

TEST(a_machine_without_tzdata_says_so) {
    UNUSED;
    struct lz_calls calls = { .open = opens_nothing };
    open_error = ENOENT;
    assert_int_equal(load_by(&calls, "Europe/Berlin"), LZ_FAILED);
    assert_non_null(strstr(words, "install the package tzdata"));
    assert_int_equal(load_by(&calls, "UTC"), LZ_OK);
    assert_int_equal(load_by(&calls, "+02:00"), LZ_OK);
    open_error = EACCES;
    assert_int_equal(load_by(&calls, "Europe/Berlin"), LZ_FAILED);
    assert_non_null(strstr(words, "permission denied"));
    assert_null(strstr(words, "tzdata"));
}

/* ---- the machine's own */

static const char *linked, *written; /* NULL: there is none */

static ssize_t own_readlink(const char *path, char *to, size_t len) {
    assert_string_equal(path, "/etc/localtime");
    if (!linked) {
        errno = EINVAL;
        return -1;
    }
    size_t put = strlen(linked) < len ? strlen(linked) : len;
    memcpy(to, linked, put);
    return (ssize_t)put;
}
static size_t own_at;
static int own_open(const char *path, int flags, mode_t mode) {
    (void)flags;
    (void)mode;
    assert_string_equal(path, "/etc/timezone");
    own_at = 0;
    errno = ENOENT;
    return written ? 3 : -1;
}
static ssize_t own_read(int file, void *to, size_t len) {
    (void)file;
    size_t left = strlen(written + own_at), put = left < len ? left : len;
    put = put > 4 ? 4 : put; /* a part at a time */
    memcpy(to, written + own_at, put);
    own_at += put;
    return (ssize_t)put;
}
static int own_close(int file) { return file == 3 ? 0 : -1; }

TEST(the_machines_own_zone) {
    UNUSED;
    static const struct {
        const char *tz, *linked, *written, *name;
        bool found;
    } machines[] = {
        { "Asia/Tokyo", "/usr/share/zoneinfo/Europe/Berlin", "Europe/Paris\n", "Asia/Tokyo", true },
        { ":Asia/Tokyo", NULL, NULL, "Asia/Tokyo", true },
        { ":/usr/share/zoneinfo/Asia/Tokyo", NULL, NULL, "Asia/Tokyo", true },
        { "CET-1CEST,M3.5.0,M10.5.0/3", NULL, NULL, "CET-1CEST,M3.5.0,M10.5.0/3", true },
        { "", "/usr/share/zoneinfo/Europe/Berlin", NULL, "UTC", true },
        { ":/etc/localtime", "/usr/share/zoneinfo/Europe/Berlin", NULL, "Europe/Berlin", true },
        { NULL, "/usr/share/zoneinfo/Europe/Berlin", "Europe/Paris\n", "Europe/Berlin", true },
        { NULL, "../usr/share/zoneinfo/America/Argentina/Salta", NULL, "America/Argentina/Salta", true },
        { NULL, NULL, "Europe/Paris\n", "Europe/Paris", true },
        { NULL, NULL, " Europe/Paris ", "Europe/Paris", true },
        { NULL, "/var/lib/mine", "Europe/Paris\n", "Europe/Paris", true },
        { NULL, "/usr/share/zoneinfo/../../../etc/passwd", NULL, "UTC", false },
        { NULL, NULL, "../etc/passwd\n", "UTC", false },
        { NULL, NULL, "\n", "UTC", false },
        { NULL, NULL, NULL, "UTC", false },
    };
    static const struct lz_calls calls = {
        .open = own_open, .read = own_read, .close = own_close, .readlink = own_readlink
    };
    for (size_t i = 0; i < sizeof machines / sizeof machines[0]; i++) {
        char name[LZ_ZONE_NAME];
        linked = machines[i].linked;
        written = machines[i].written;
        assert_int_equal(lz_zone_own(&calls, machines[i].tz, name), machines[i].found);
        assert_string_equal(name, machines[i].name);
    }
}

/* ---- files */

/* A turn at second 1000 from ONE (an hour ahead) to TWO (two). */
#define COUNTS "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\2\0\0\0\10"
#define CLOCKS "\0\0\016\020\0\0\0\0\034\040\1\4ONE\0TWO\0"
#define SPARE "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
#define OLD "\0\0\003\350\1" CLOCKS
static const char edition_1[] = "TZif\0" SPARE COUNTS OLD;
static const char edition_2[] = "TZif2" SPARE COUNTS OLD "TZif2" SPARE COUNTS "\0\0\0\0\0\0\003\350\1" CLOCKS
                                "\nTWO-2\n";

static bool read_bytes(const char *bytes, size_t len) {
    return lz_zone_read(&zone, "Test", (struct lz_text){ bytes, (uint32_t)len });
}

TEST(both_editions_of_files) {
    UNUSED;
    static const struct {
        const char *bytes;
        size_t len;
    } files[] = { { edition_1, sizeof edition_1 - 1 }, { edition_2, sizeof edition_2 - 1 } };
    for (int i = 0; i < 2; i++) {
        assert_true(read_bytes(files[i].bytes, files[i].len));
        assert_string_equal(lz_zone_at(&zone, 999).clock.word, "ONE");
        assert_int_equal(lz_zone_at(&zone, 999).clock.ahead, 3600);
        assert_int_equal(lz_zone_at(&zone, 999).until, 1000);
        assert_string_equal(lz_zone_at(&zone, 1000).clock.word, "TWO");
        assert_int_equal(lz_zone_at(&zone, 1000).since, 1000);
        assert_int_equal(lz_zone_at(&zone, 1000).clock.ahead, 7200);
        for (size_t len = 0; len < files[i].len; len++) /* cut anywhere it is none */
            assert_false(read_bytes(files[i].bytes, len));
    }
}

/* A byte that is not what it should be: refused, or a zone that answers. */
TEST(damaged_files_do_no_harm) {
    UNUSED;
    char bytes[sizeof edition_2];
    for (size_t at = 0; at < sizeof edition_2 - 1; at++)
        for (int value = 0; value < 256; value++) {
            memcpy(bytes, edition_2, sizeof bytes);
            bytes[at] = (char)value;
            if (!read_bytes(bytes, sizeof edition_2 - 1))
                continue;
            first_to_show(1000);
            first_to_show(lz_date_second(2026, 3, 29));
        }
}

/* Magic, leap seconds, no clocks, a clock that is not there, one that is a day and more ahead, words beyond the end,
   a word that would clear a screen. */
TEST(files_that_are_refused) {
    UNUSED;
    static const struct {
        size_t at;
        char value;
    } wrong[] = { { 0, 't' }, { 31, 1 }, { 39, 0 }, { 48, 2 }, { 50, 2 }, { 54, 9 }, { 61, '\x1b' } };
    char bytes[sizeof edition_1 + 8] = { 0 }; /* room for the leap second */
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        memcpy(bytes, edition_1, sizeof edition_1);
        bytes[wrong[i].at] = wrong[i].value;
        assert_false(read_bytes(bytes, sizeof bytes));
    }
    assert_true(read_bytes(edition_1, sizeof edition_1 - 1));
}

RUN(CASE(every_place_is_as_the_c_library_has_it), CASE(every_day_of_the_calendar), CASE(times_that_no_calendar_holds),
    CASE(skipped_is_the_moment_after_and_twice_is_the_first), CASE(summers_that_never_end),
    CASE(zones_that_need_no_file), CASE(names_lead_nowhere_but_into_the_folder), CASE(a_machine_without_tzdata_says_so),
    CASE(the_machines_own_zone), CASE(both_editions_of_files), CASE(damaged_files_do_no_harm),
    CASE(files_that_are_refused))

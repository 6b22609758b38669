/* Time zones: what the clocks of a place show, and when it is that they show something. From the files of tzdata
   (RFC 9636), without the C library's idea of "local", which belongs to the process and not to a table. Seconds are
   those since 1970, without leap seconds; a local second is what a clock shows, counted as if it stood in UTC. */
#ifndef HOST_ZONE_H
#define HOST_ZONE_H

#include "core/lz.h"
#include "host/store/calls.h"

enum { LZ_ZONE_NAME = 64, LZ_ZONE_WORD = 12, LZ_ZONE_TURNS = 1024, LZ_ZONE_CLOCKS = 128 };

/* A clock of the zone: seconds ahead of UTC, and what it is called: "CEST". */
struct lz_clock {
    int32_t ahead;
    char word[LZ_ZONE_WORD];
};

/* A day of every year, and the local second of it at which clocks are turned: week 1..4 or 5, the last, of a month and
   its weekday; or, month 0, a day of the year from 0; `leapless`: which never counts 29 February. */
struct lz_turning {
    int32_t second;
    int16_t day;
    uint8_t month, week, weekday;
    bool leapless;
};

/* Flat: it may be copied, kept, and read by several threads. */
struct lz_zone {
    char name[LZ_ZONE_NAME];
    uint32_t turns, clocks;
    int64_t turn[LZ_ZONE_TURNS]; /* the moments at which clocks were turned, ascending, */
    uint8_t to[LZ_ZONE_TURNS];   /* and to which; before the first it is clock 0 */
    struct lz_clock clock[LZ_ZONE_CLOCKS];
    bool ruled, summers; /* the years after the last turn have a rule; it knows summer time */
    struct lz_clock winter, summer;
    struct lz_turning spring, autumn; /* to summer time, from it */
};

/* The clock at a moment, and how long it is that one: since <= moment < until. */
struct lz_spell {
    struct lz_clock clock;
    int64_t since, until;
};

/* A zone by its name: "UTC", "+02:00" and rules as in "CET-1CEST,M3.5.0,M10.5.0/3" need no file; "Europe/Berlin" is
   read from the machine's tzdata. LZ_REFUSED: there is no such zone. LZ_FAILED: the machine has no tzdata, or cannot
   read it. Both with a sentence. */
enum lz_status lz_zone_load(struct lz_zone *, const struct lz_calls *, const char *name,
                            struct lz_writer *trouble) LZ_MUST_CHECK;
/* Those that need no file; and one from the bytes of its file. False: it is none. */
bool lz_zone_plain(struct lz_zone *, const char *name) LZ_MUST_CHECK;
bool lz_zone_read(struct lz_zone *, const char *name, struct lz_text file) LZ_MUST_CHECK;

/* The name of the machine's own zone. `tz` is the variable TZ, NULL if it is not set. False: nothing says so; "UTC". */
bool lz_zone_own(const struct lz_calls *, const char *tz, char name[LZ_ZONE_NAME]);

struct lz_spell lz_zone_at(const struct lz_zone *, int64_t second);
/* The first moment at which the clocks show this local second or a later one: what they skip in spring is the moment
   after, what they show twice in autumn is the first. */
int64_t lz_zone_when(const struct lz_zone *, int64_t local);
/* What the clocks show then. */
int64_t lz_zone_local(const struct lz_zone *, int64_t second);

/* A date of the calendar, year 0 to 9999, and the local second at which it begins; the weekday from 0, Sunday. Time
   that no calendar here holds counts as the nearest that it does. */
struct lz_date {
    int32_t year;
    uint8_t month, day, weekday;
    uint8_t hour, minute, second;
};
struct lz_date lz_date_of(int64_t local);
int64_t lz_date_second(int year, int month, int day);

#endif

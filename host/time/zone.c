/* Time zones: the clock at a moment, the moment of a clock, and the calendar. host/time/zone_file.c reads them. */
#include "host/time/zone.h"

#include "core/bug.h"

enum { HOUR = 3600, DAY = 24 * HOUR, FARTHEST_AHEAD = 26 * HOUR };
enum { ERA_YEARS = 400, ERA_DAYS = 146097, MARCH_TO_1970 = 719468 };

/* ---- the calendar */

/* 1 January of the year 0 to 31 December 9999. */
static const int64_t first_second = -62167219200, last_second = 253402300799;

static int64_t within(int64_t second) {
    return second < first_second ? first_second : second > last_second ? last_second : second;
}

/* Days since 1970. Years are counted from March, so that the leap day is the last of them. */
static int64_t day_of(int64_t year, int month, int day) {
    int64_t from_march = month - 3;
    if (from_march < 0) {
        from_march += 12;
        year--;
    }
    int64_t era = (year + ERA_YEARS) / ERA_YEARS - 1, of_era = year - era * ERA_YEARS; /* year >= -400 */
    int64_t of_year = (153 * from_march + 2) / 5 + day - 1;
    return era * ERA_DAYS + of_era * 365 + of_era / 4 - of_era / 100 + of_year - MARCH_TO_1970;
}

int64_t lz_date_second(int year, int month, int day) { return day_of(year, month, day) * DAY; }

/* Rounded down, for times before 1970 too. */
static int64_t days_in(int64_t second) { return second >= 0 ? second / DAY : -((DAY - 1 - second) / DAY); }

static int weekday_of(int64_t day) { return (int)((day % 7 + 7 + 4) % 7); } /* 1 January 1970 was a Thursday */

struct lz_date lz_date_of(int64_t local) {
    local = within(local);
    int64_t days = days_in(local), left = local - days * DAY, from = days + MARCH_TO_1970 + ERA_DAYS;
    int64_t era = from / ERA_DAYS - 1, of_era = from % ERA_DAYS;
    int64_t years = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * years + years / 4 - years / 100), from_march = (5 * of_year + 2) / 153;
    return (struct lz_date){ .year = (int32_t)(era * ERA_YEARS + years + (from_march >= 10)),
                             .month = (uint8_t)(from_march < 10 ? from_march + 3 : from_march - 9),
                             .day = (uint8_t)(of_year - (153 * from_march + 2) / 5 + 1),
                             .weekday = (uint8_t)weekday_of(days),
                             .hour = (uint8_t)(left / HOUR),
                             .minute = (uint8_t)(left / 60 % 60),
                             .second = (uint8_t)(left % 60) };
}

/* ---- the years after the last turn */

static bool leap(int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

static int64_t turning_day(const struct lz_turning *t, int64_t year) {
    lz_assert(t->month <= 12 && t->weekday < 7);
    if (!t->month)
        return day_of(year, 1, 1) + t->day + (t->leapless && t->day >= 59 && leap(year));
    int64_t first = day_of(year, t->month, 1);
    int64_t end = t->month == 12 ? day_of(year + 1, 1, 1) : day_of(year, t->month + 1, 1);
    int64_t day = first + (t->weekday - weekday_of(first) + 7) % 7 + 7 * (t->week - 1);
    return day < end ? day : day - 7; /* week 5 is the last */
}

/* The moment: the second is one of the clock that is turned. */
static int64_t turning_moment(const struct lz_turning *t, int64_t year, const struct lz_clock *old) {
    return turning_day(t, year) * DAY + t->second - old->ahead;
}

/* A turning may be a week outside its year, so that those of two years may overlap: two years on either side hold all
   that are near. Where summer time never ends, its end and its next beginning are one moment, and the beginning
   counts. */
static struct lz_spell by_rule(const struct lz_zone *z, int64_t second) {
    struct lz_spell spell = { .clock = z->winter, .since = INT64_MIN, .until = INT64_MAX };
    int64_t year = lz_date_of(second).year;
    for (int64_t y = year - 2; z->summers && y <= year + 2; y++)
        for (int i = 0; i < 2; i++) {
            int64_t at = i ? turning_moment(&z->autumn, y, &z->summer) : turning_moment(&z->spring, y, &z->winter);
            if (at > second && at < spell.until)
                spell.until = at;
            if (at <= second && at >= spell.since) {
                spell.since = at;
                spell.clock = i ? z->winter : z->summer;
            }
        }
    return spell;
}

/* ---- the clock at a moment, and back */

/* Turns at or before the moment. */
static uint32_t turns_by(const struct lz_zone *z, int64_t second) {
    lz_assert(z->turns <= LZ_ZONE_TURNS);
    uint32_t least = 0, most = z->turns;
    while (least < most) {
        uint32_t middle = (least + most) / 2;
        if (z->turn[middle] <= second)
            least = middle + 1;
        else
            most = middle;
    }
    return least;
}

struct lz_spell lz_zone_at(const struct lz_zone *z, int64_t second) {
    second = within(second);
    uint32_t n = turns_by(z, second);
    int64_t since = n ? z->turn[n - 1] : INT64_MIN;
    lz_assert(since <= second && (n == z->turns || z->turn[n] > second));
    if (n == z->turns && z->ruled) {
        struct lz_spell spell = by_rule(z, second);
        spell.since = spell.since > since ? spell.since : since;
        return spell;
    }
    return (struct lz_spell){ .clock = z->clock[n ? z->to[n - 1] : 0],
                              .since = since,
                              .until = n < z->turns ? z->turn[n] : INT64_MAX };
}

int64_t lz_zone_local(const struct lz_zone *z, int64_t second) {
    return within(second) + lz_zone_at(z, second).clock.ahead;
}

/* Spell by spell, from before any clock can show it. All of them lie within the calendar. */
int64_t lz_zone_when(const struct lz_zone *z, int64_t local) {
    int64_t least = first_second + 2 * DAY, most = last_second - 2 * DAY;
    local = local < least ? least : local > most ? most : local;
    for (int64_t from = local - FARTHEST_AHEAD;;) {
        struct lz_spell spell = lz_zone_at(z, from);
        int64_t shown = local - spell.clock.ahead;
        if (shown < from)
            shown = from;
        if (shown < spell.until)
            return shown;
        from = spell.until;
    }
}

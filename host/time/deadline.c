/* When orders are due. */
#include "host/time/deadline.h"

#include "core/bug.h"
#include "core/words/clean.h"
#include "core/words/text.h"

#include <string.h>

enum { HOUR = 60, DAY = 24 * HOUR, EVERY_DAY = 127, MINUTE_S = 60, DAY_S = DAY * MINUTE_S };

/* ---- the rule in words */

/* Rules that houses ran; any part of them may be spelled out. Half a day is left open: it is the day that counts. */
static const struct {
    const char *name;
    struct lz_deadline rule;
} houses[] = {
    { "3day",
      { .at = 20 * HOUR,
        .least = 12 * HOUR,
        .next = 2 * DAY + 12 * HOUR,
        .grace = 12 * HOUR,
        .delay = 30,
        .days = EVERY_DAY } },
    { "week",
      { .at = 20 * HOUR, .least = DAY, .next = 6 * DAY + 12 * HOUR, .grace = DAY, .delay = 60, .days = EVERY_DAY } },
    { "fortnight",
      { .at = 20 * HOUR,
        .least = 2 * DAY,
        .next = 13 * DAY + 12 * HOUR,
        .grace = DAY,
        .delay = 60,
        .days = EVERY_DAY } },
};
enum { HOUSES = sizeof houses / sizeof houses[0], USUAL = 1 };

static const struct {
    const char *name;
    size_t offset;
    int least, most;
} fields[] = {
    { "at", offsetof(struct lz_deadline, at), 0, DAY - 1 },
    { "min", offsetof(struct lz_deadline, least), 0, 60 * DAY },
    { "next", offsetof(struct lz_deadline, next), 1, 60 * DAY },
    { "grace", offsetof(struct lz_deadline, grace), 0, 60 * DAY },
    { "delay", offsetof(struct lz_deadline, delay), 0, 7 * DAY },
};
enum { FIELDS = sizeof fields / sizeof fields[0] };

static const char *const weekdays[] = { "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" };
static const char *const months[] = { "January", "February", "March",     "April",   "May",      "June",
                                      "July",    "August",   "September", "October", "November", "December" };

static int32_t *field_of(struct lz_deadline *rule, int i) {
    lz_assert(i >= 0 && fields[i].offset + sizeof(int32_t) <= sizeof *rule);
    return (int32_t *)(void *)((char *)rule + fields[i].offset);
}

/* "20:00". */
static bool read_clock(struct lz_text text, int *minutes) {
    int64_t hours, left;
    if (text.len < 4 || text.at[text.len - 3] != ':' || text.at[text.len - 2] == '+')
        return false;
    struct lz_text right = { text.at + text.len - 2, 2 };
    text.len -= 3;
    if (*text.at == '+' || !lz_read_number(text, 0, 23, &hours) || !lz_read_number(right, 0, 59, &left))
        return false;
    *minutes = (int)(hours * HOUR + left);
    return true;
}

/* "90", "12h", "3d"; a time of day. */
static bool read_minutes(struct lz_text text, int *minutes) {
    int64_t n;
    int unit = 1;
    if (read_clock(text, minutes))
        return true;
    if (text.len && (text.at[text.len - 1] == 'h' || text.at[text.len - 1] == 'd')) {
        unit = text.at[text.len - 1] == 'h' ? HOUR : DAY;
        text.len--;
    }
    if (!lz_read_number(text, 0, 100000, &n))
        return false;
    *minutes = (int)n * unit;
    return true;
}

/* Of three letters; 7: of none. */
static int weekday_of(struct lz_text word) {
    int day = 0;
    while (day < 7 && !lz_text_starts(word, weekdays[day]))
        day++;
    return day;
}

/* "mon+wed+fri". */
static bool read_days(struct lz_text text, int *days) {
    for (*days = 0; text.len;) {
        int day = text.len < 3 ? 7 : weekday_of(lz_cut(&text, 3));
        if (day == 7)
            return false;
        *days |= 1 << day;
        if (text.len && *lz_cut(&text, 1).at != '+')
            return false;
    }
    return *days != 0;
}

static bool read_field(struct lz_text word, struct lz_deadline *rule) {
    const char *equals = memchr(word.at, '=', word.len);
    if (!equals)
        return false;
    struct lz_text name = { word.at, (uint32_t)(equals - word.at) };
    struct lz_text value = { equals + 1, word.len - name.len - 1 };
    if (lz_text_is(name, "days"))
        return read_days(value, &rule->days);
    for (int i = 0; i < FIELDS; i++)
        if (lz_text_is(name, fields[i].name))
            return read_minutes(value, field_of(rule, i)) && *field_of(rule, i) >= fields[i].least &&
                   *field_of(rule, i) <= fields[i].most;
    return false;
}

static bool read_house(struct lz_text word, struct lz_deadline *rule) {
    for (int i = 0; i < HOUSES; i++)
        if (lz_text_is(word, houses[i].name)) {
            *rule = houses[i].rule;
            return true;
        }
    return false;
}

bool lz_deadline_parse(struct lz_text words, struct lz_deadline *rule, struct lz_writer *trouble) {
    struct lz_text word;
    *rule = houses[USUAL].rule;
    for (int i = 0; (word = lz_take_word(&words)).len; i++)
        if (!(i == 0 && read_house(word, rule)) && !read_field(word, rule)) {
            lz_put(trouble, "unknown deadline '");
            lz_put_clean(trouble, word, false);
            lz_put(trouble, "'; write 3day, week or fortnight, and then any of at=20:00 min=1d next=6d grace=12h "
                            "delay=30 days=mon+wed+fri");
            return false;
        }
    return true;
}

static void put_two(struct lz_writer *w, int n) {
    lz_put_char(w, (char)('0' + n / 10 % 10));
    lz_put_char(w, (char)('0' + n % 10));
}

/* The largest unit that it is a whole number of. */
static void put_span(struct lz_writer *w, int minutes) {
    int unit = minutes % DAY == 0 ? DAY : minutes % HOUR == 0 ? HOUR : 1;
    lz_put_number(w, minutes / unit);
    lz_put(w, unit == DAY ? "d" : unit == HOUR ? "h" : "");
}

static void put_days(struct lz_writer *w, int days) {
    for (int day = 0, n = 0; day < 7; day++)
        if (days >> day & 1) {
            lz_put(w, n++ ? "+" : "");
            lz_put_char(w, (char)(weekdays[day][0] | 32));
            lz_put_text(w, (struct lz_text){ weekdays[day] + 1, 2 });
        }
}

void lz_deadline_print(const struct lz_deadline *rule, struct lz_writer *w) {
    struct lz_deadline copy = *rule;
    lz_put(w, "at=");
    put_two(w, rule->at / HOUR);
    lz_put_char(w, ':');
    put_two(w, rule->at % HOUR);
    for (int i = 1; i < FIELDS; i++) {
        lz_put_char(w, ' ');
        lz_put(w, fields[i].name);
        lz_put_char(w, '=');
        put_span(w, *field_of(&copy, i));
    }
    lz_put(w, " days=");
    put_days(w, rule->days);
}

/* ---- the dates */

/* A clock may say anything; sums of it stay numbers. */
static int64_t sane(int64_t second) {
    const int64_t farthest = (int64_t)1 << 40; /* 34,000 years */
    return second > farthest ? farthest : second < -farthest ? -farthest : second;
}

static int64_t later(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t seconds(int32_t n) { return (int64_t)n * MINUTE_S; }

int64_t lz_turn_time(const struct lz_turn *turn, int64_t now) {
    return sane(turn->due.at < turn->ran ? now : later(now, turn->ran));
}

struct lz_due lz_due_at(const struct lz_zone *zone, int64_t second) {
    return (struct lz_due){ second, lz_zone_at(zone, second).clock.ahead / MINUTE_S };
}

/* The local day's midnight. */
static int64_t midnight(int64_t local) {
    struct lz_date date = lz_date_of(local);
    return lz_date_second(date.year, date.month, date.day);
}

static bool allowed(const struct lz_deadline *rule, int64_t day) { return rule->days >> lz_date_of(day).weekday & 1; }

/* The moment as the rule names it: a date due that spring skipped is still the one of its minute, or the next would be
   counted from another. */
static int64_t named(const struct lz_deadline *rule, const struct lz_zone *zone, int64_t second) {
    int64_t local = lz_zone_local(zone, second), slot = midnight(local) + seconds(rule->at);
    return lz_zone_when(zone, slot) == second ? slot : local;
}

/* The first time `at` of an allowed day that the clocks show as `local` or later, and that is no sooner than
   `least`. Counted on the clocks: a week in which they are turned is a week. */
static struct lz_due first_slot(const struct lz_deadline *rule, const struct lz_zone *zone, int64_t local,
                                int64_t least) {
    local = later(local, lz_zone_local(zone, least) - DAY_S);
    int64_t day = midnight(local);
    for (int i = 0; i < 14; i++, day += DAY_S) {
        int64_t slot = day + seconds(rule->at), when = lz_zone_when(zone, slot);
        if (allowed(rule, day) && slot >= local && when >= least)
            return lz_due_at(zone, when);
    }
    return lz_due_at(zone, least); /* the calendar has ended */
}

/* The last such time that has been. */
static int64_t last_slot(const struct lz_deadline *rule, const struct lz_zone *zone, int64_t second) {
    int64_t local = lz_zone_local(zone, second), day = midnight(local);
    for (int i = 0; i < 9; i++, day -= DAY_S) {
        int64_t slot = day + seconds(rule->at);
        if (allowed(rule, day) && lz_zone_when(zone, slot) <= second)
            return slot;
    }
    return local;
}

struct lz_due lz_due_first(const struct lz_deadline *rule, const struct lz_zone *zone, int64_t made) {
    int64_t next = seconds(rule->next), least = seconds(rule->least);
    made = sane(made);
    return first_slot(rule, zone, last_slot(rule, zone, made) + next, made + later(next / 2, least));
}

struct lz_due lz_due_after(const struct lz_deadline *rule, const struct lz_zone *zone, const struct lz_turn *turn,
                           int64_t now) {
    int64_t runs = lz_turn_time(turn, now), due = sane(turn->due.at), from = runs < due ? runs : due;
    return first_slot(rule, zone, named(rule, zone, from) + seconds(rule->next), runs + later(seconds(rule->least), 1));
}

/* ---- may it run? */

enum lz_runs lz_turn_runs(const struct lz_deadline *rule, const struct lz_turn *turn, int64_t now, int64_t *from) {
    int64_t due = sane(turn->due.at), grace = due + seconds(rule->grace);
    int64_t calm = later(sane(turn->ran) + seconds(rule->least), sane(turn->last_in) + seconds(rule->delay));
    if (!turn->missing) {
        *from = calm < due ? calm : due;
        return now >= *from ? LZ_RUNS : LZ_AWAITS_CALM;
    }
    *from = now < due ? due : grace;
    return now >= grace ? LZ_RUNS : now < due ? LZ_AWAITS_ORDERS : LZ_AWAITS_LATE;
}

/* ---- in words */

static void put_offset(struct lz_writer *w, int minutes) {
    lz_put_char(w, minutes < 0 ? '-' : '+');
    minutes = minutes < 0 ? -minutes : minutes;
    put_two(w, minutes / HOUR);
    put_two(w, minutes % HOUR);
}

static void put_part(struct lz_writer *w, struct lz_due due, char part) {
    struct lz_date date = lz_date_of(sane(due.at) + seconds(due.ahead));
    const char *day = weekdays[date.weekday], *month = months[date.month - 1];
    switch (part) {
    case 'A':
        lz_put(w, day);
        break;
    case 'a':
        lz_put_text(w, (struct lz_text){ day, 3 });
        break;
    case 'B':
        lz_put(w, month);
        break;
    case 'b':
        lz_put_text(w, (struct lz_text){ month, 3 });
        break;
    case 'd':
        put_two(w, date.day);
        break;
    case 'e':
        lz_put(w, date.day < 10 ? " " : "");
        lz_put_number(w, date.day);
        break;
    case 'H':
        put_two(w, date.hour);
        break;
    case 'M':
        put_two(w, date.minute);
        break;
    case 'm':
        put_two(w, date.month);
        break;
    case 'Y':
        lz_put_number(w, date.year);
        break;
    case 'z':
        put_offset(w, due.ahead);
        break;
    default:
        lz_assert(part == '%');
        lz_put_char(w, '%');
    }
}

void lz_put_due(struct lz_writer *w, struct lz_due due, const char *form) {
    for (; *form; form++)
        if (*form == '%')
            put_part(w, due, *++form);
        else
            lz_put_char(w, *form);
}

/* When orders are due: the Judge's rule. */
#include "clients/pbm/pbm.h"

#include <stdlib.h>
#include <string.h>

enum { HOUR = 60, DAY = 24 * HOUR, EVERY_DAY = 127, MINUTE_S = 60 };

/* Three rules that houses ran; `pbm new --deadline` also takes one spelled out. */
const char *const pbm_rule_names[] = { "3day", "week", "fortnight", NULL };
const struct pbm_rule pbm_rules[] = {
    { .at = 20 * HOUR,
      .least = 12 * HOUR,
      .next = 2 * DAY + 12 * HOUR,
      .grace = 12 * HOUR,
      .delay = 30,
      .days = EVERY_DAY },
    { .at = 20 * HOUR, .least = DAY, .next = 6 * DAY + 12 * HOUR, .grace = DAY, .delay = 60, .days = EVERY_DAY },
    { .at = 20 * HOUR, .least = 2 * DAY, .next = 13 * DAY + 12 * HOUR, .grace = DAY, .delay = 60, .days = EVERY_DAY },
};

static const struct {
    const char *name;
    size_t offset;
    int least, most;
} fields[] = {
    { "at", offsetof(struct pbm_rule, at), 0, DAY - 1 },
    { "min", offsetof(struct pbm_rule, least), 0, 60 * DAY },
    { "next", offsetof(struct pbm_rule, next), 1, 60 * DAY },
    { "grace", offsetof(struct pbm_rule, grace), 0, 60 * DAY },
    { "delay", offsetof(struct pbm_rule, delay), 0, 7 * DAY },
};
enum { FIELDS = sizeof fields / sizeof fields[0] };
static const char *const weekdays[] = { "sun", "mon", "tue", "wed", "thu", "fri", "sat" };

static int *field_of(struct pbm_rule *rule, int i) { return (int *)(void *)((char *)rule + fields[i].offset); }

/* "90", "12h", "3d", "20:00" as minutes. */
static bool read_minutes(struct lz_text text, int *minutes) {
    int64_t n, hours;
    const char *colon = memchr(text.at, ':', text.len);
    if (colon) {
        struct lz_text left = { text.at, (uint32_t)(colon - text.at) };
        struct lz_text right = { colon + 1, text.len - left.len - 1 };
        if (right.len != 2 || *right.at == '+' || !lz_read_number(left, 0, 23, &hours))
            return false;
        n = (right.at[0] - '0') * 10 + right.at[1] - '0';
        *minutes = (int)(hours * HOUR + n);
        return right.at[0] >= '0' && right.at[0] <= '5' && right.at[1] >= '0' && right.at[1] <= '9';
    }
    int unit = 1;
    if (text.len && (text.at[text.len - 1] == 'h' || text.at[text.len - 1] == 'd')) {
        unit = text.at[text.len - 1] == 'h' ? HOUR : DAY;
        text.len--;
    }
    if (!lz_read_number(text, 0, 100000, &n))
        return false;
    *minutes = (int)n * unit;
    return true;
}

static bool read_days(struct lz_text text, int *days) {
    *days = 0;
    while (text.len) {
        int day = 0;
        while (day < 7 && !(text.len >= 3 && memcmp(text.at, weekdays[day], 3) == 0))
            day++;
        if (day == 7)
            return false;
        *days |= 1 << day;
        text.at += 3;
        text.len -= 3;
        if (text.len && *text.at == '+') {
            text.at++;
            text.len--;
        }
    }
    return *days != 0;
}

static bool read_field(struct lz_text word, struct pbm_rule *rule) {
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

/* "week", or "week at=21:30 days=sat+sun grace=12h". */
bool pbm_rule_parse(const char *words, struct pbm_rule *rule) {
    struct lz_text left = lz_span(words), word;
    *rule = pbm_rules[1];
    for (int i = 0; (word = lz_take_word(&left)).len; i++) {
        bool named = false;
        for (int j = 0; i == 0 && pbm_rule_names[j]; j++)
            if (lz_text_is(word, pbm_rule_names[j])) {
                *rule = pbm_rules[j];
                named = true;
            }
        if (!named && !read_field(word, rule))
            return pbm_say("unknown deadline '%.*s'; write 3day, week or fortnight, and then any of at=20:00 min=1d "
                           "next=6d grace=12h delay=30 days=mon+wed+fri",
                           (int)word.len, word.at);
    }
    return true;
}

static void put_span(struct lz_writer *w, const char *name, int minutes) {
    lz_put(w, name);
    lz_put_number(w, minutes % DAY == 0 && minutes ? minutes / DAY : minutes % HOUR == 0 ? minutes / HOUR : minutes);
    lz_put(w, minutes % DAY == 0 && minutes ? "d" : minutes % HOUR == 0 ? "h" : "");
}

void pbm_rule_print(const struct pbm_rule *rule, char words[PBM_WORDS]) {
    struct lz_writer w = lz_writer_in(words, PBM_WORDS);
    char at[16];
    snprintf(at, sizeof at, "at=%02d:%02d", rule->at / HOUR % 24, rule->at % HOUR);
    lz_put(&w, at);
    put_span(&w, " min=", rule->least);
    put_span(&w, " next=", rule->next);
    put_span(&w, " grace=", rule->grace);
    put_span(&w, " delay=", rule->delay);
    lz_put(&w, " days=");
    for (int day = 0, n = 0; day < 7; day++)
        if (rule->days >> day & 1) {
            lz_put(&w, n++ ? "+" : "");
            lz_put(&w, weekdays[day]);
        }
}

/* The first minute `at` of an allowed day that is at least `next` after the turn. Local time, so summer time moves it
   as it moves the players. */
int64_t pbm_due_after(const struct pbm_rule *rule, int64_t turn_run) {
    time_t earliest = (time_t)turn_run + (time_t)rule->next * MINUTE_S;
    struct tm day;
    localtime_r(&earliest, &day);
    for (int i = 0; i < 9; i++) {
        struct tm due = { .tm_year = day.tm_year,
                          .tm_mon = day.tm_mon,
                          .tm_mday = day.tm_mday + i,
                          .tm_hour = rule->at / HOUR,
                          .tm_min = rule->at % HOUR,
                          .tm_isdst = -1 };
        time_t when = mktime(&due);
        if (when >= earliest && rule->days >> due.tm_wday & 1)
            return when;
    }
    return earliest;
}

static void put_time(struct lz_writer *w, int64_t when) {
    char words[64];
    time_t t = (time_t)when;
    struct tm tm;
    strftime(words, sizeof words, "%a %d %B %Y %H:%M", localtime_r(&t, &tm));
    lz_put(w, words);
}

/* Names the clans whose orders are missing; answers how many. */
static int put_missing(const struct pbm *p, struct lz_writer *w) {
    const struct lz_head *head = lz_head_of(p->state);
    int missing = 0;
    for (int seat = 0; seat < head->seats; seat++)
        if (head->may >> seat & 1 && !p->seat[seat].bot[0] && !p->in[seat]) {
            lz_put(w, missing++ ? ", " : "");
            lz_put_number(w, seat + 1);
        }
    return missing;
}

bool pbm_may_run(const struct pbm *p, char why[PBM_WORDS]) {
    char names[256];
    struct lz_writer clans = lz_writer_in(names, sizeof names), w = lz_writer_in(why, PBM_WORDS);
    int64_t now = pbm_now(), grace = p->due + (int64_t)p->rule.grace * MINUTE_S;
    int missing = put_missing(p, &clans);
    int64_t early = p->ran + (int64_t)p->rule.least * MINUTE_S, calm = p->last_in + (int64_t)p->rule.delay * MINUTE_S;
    if (now >= grace || (!missing && (now >= p->due || (now >= early && now >= calm))))
        return true;
    if (missing) {
        lz_put(&w, "orders are missing from clan ");
        lz_put(&w, names);
        lz_put(&w, now < p->due ? "; they are due " : "; the grace ends ");
        put_time(&w, now < p->due ? p->due : grace);
    } else {
        lz_put(&w, "all orders are in; the turn can run from ");
        put_time(&w, early > calm ? early : calm);
        lz_put(&w, " on");
    }
    return false;
}

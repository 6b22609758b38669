/* The score history. A line a clan, in its colour, with its letter on it and a dash of its own, so that grey print can
   tell them apart; at the right who they are. The threshold is a red dashed line if the points come near it. */
#include "clients/mail/map/plot.h"

#include "clients/mail/map/map_svg.h"
#include "clients/mail/map/shapes.h"

#include <stdio.h>

static const double LEFT = 56, RIGHT = 516, TOP = 44, BOTTOM = 350;

struct scale {
    long turns, most, step; /* the last turn; the highest value of the axis and its step */
};

static const struct doc *history(const struct report *r) { return doc_get(r->all, "history"); }

bool plot_wanted(const struct report *r) {
    const struct doc *h = history(r);
    return h && h->kind == DOC_LIST && h->count >= 2;
}

static struct scale find_scale(const struct report *r) {
    struct scale s = { .step = 100 };
    DOC_EACH(turn, r->all, "history") {
        long n = doc_number(turn, "turn");
        s.turns = n > s.turns ? n : s.turns;
        DOC_EACH(points, turn, "points")
        s.most = points->number > s.most ? (long)points->number : s.most;
    }
    static const long steps[] = { 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000 };
    for (int i = 0; i < 10 && s.most > 6 * s.step; i++)
        s.step = steps[i];
    s.most = (s.most / s.step + 1) * s.step;
    s.turns = s.turns ? s.turns : 1;
    return s;
}

static double across(const struct scale *s, long turn) {
    return LEFT + (RIGHT - LEFT) * (double)turn / (double)s->turns;
}
static double up(const struct scale *s, long points) {
    return BOTTOM - (BOTTOM - TOP) * (double)points / (double)s->most;
}

/* To the unit: nobody sees less. */
static void add_point(struct buffer *path, char how, double x, double y) {
    buffer_byte(path, how);
    buffer_number(path, (long)(x + 0.5));
    buffer_byte(path, ' ');
    buffer_number(path, (long)(y + 0.5));
}

/* Where a line of many points is, going right: each is told from the one before, which takes half the bytes. */
struct pen {
    long x, y;
    int points;
};

static void go_on(struct buffer *path, struct pen *pen, double x, double y) {
    static const char *const leads[] = { "M", "l", " " };
    struct pen to = { (long)(x + 0.5), (long)(y + 0.5), pen->points + 1 };
    long right = to.x - pen->x, down = to.y - pen->y;
    buffer_text(path, leads[pen->points < 2 ? pen->points : 2]);
    buffer_number(path, right);
    buffer_text(path, down < 0 ? "" : " ");
    buffer_number(path, down);
    *pen = to;
}

static void draw_path(struct painter *p, struct paint how, const struct buffer *path) {
    p->failed |= path->failed;
    if (!path->length || path->failed)
        return;
    p->kind->open(p, &how);
    p->kind->path(p, path->bytes);
    p->kind->close(p);
}

static void words_at(struct painter *p, struct paint how, struct map_point at, const char *words) {
    p->kind->open(p, &how);
    p->kind->text(p, at.x, at.y, words);
    p->kind->close(p);
}

static void draw_axes(struct painter *p, const struct scale *s) {
    const struct paint by_points = { .fill = INK_INK2, .size = 12, .anchor = ANCHOR_END };
    const struct paint by_turns = { .fill = INK_INK2, .size = 12 },
                       word = { .fill = INK_INK, .size = 13, .face = FACE_HEAD };
    struct buffer lines = { 0 };
    char digits[NUMBER_ROOM];
    for (long v = 0; v <= s->most; v += s->step) {
        add_point(&lines, 'M', LEFT, up(s, v));
        add_point(&lines, 'L', RIGHT, up(s, v));
        words_at(p, by_points, (struct map_point){ LEFT - 8, up(s, v) + 4 }, number_words(digits, v));
    }
    draw_path(p, (struct paint){ .line = INK_RULE, .width = 1 }, &lines);
    buffer_free(&lines);
    for (long t = 0, step = s->turns / 13 + 1; t <= s->turns; t += step)
        words_at(p, by_turns, (struct map_point){ across(s, t), BOTTOM + 18 }, number_words(digits, t));
    words_at(p, word, (struct map_point){ (LEFT + RIGHT) / 2, BOTTOM + 37 }, "turn");
    words_at(p, word, (struct map_point){ LEFT - 24, TOP - 10 }, "points");
}

/* The value of a clan (1 ..) in a turn's row; -1 if it has none. */
static long points_of(const struct doc *turn, int clan) {
    DOC_EACH(points, turn, "points")
    if (--clan == 0)
        return (long)points->number;
    return -1;
}

static const double dashes[] = { 0, 9, 5, 2 };

/* Letters of one clan on its colour, wherever they are wanted. */
static void draw_letters(struct painter *p, int clan, const struct map_point *at, int count) {
    const struct shape_clan *c = &shape_clans[clan - 1];
    struct buffer boxes = { 0 };
    for (int i = 0; i < count; i++) {
        add_point(&boxes, 'M', at[i].x - 7, at[i].y - 7);
        buffer_text(&boxes, "h14v14h-14z");
    }
    draw_path(p, (struct paint){ .fill = c->ink, .line = INK_INK, .width = 1 }, &boxes);
    buffer_free(&boxes);
    p->kind->open(p, &(struct paint){ .fill = c->on, .size = 11, .face = FACE_HEAD });
    for (int i = 0; i < count; i++)
        p->kind->text(p, (double)(long)(at[i].x + 0.5), (double)(long)(at[i].y + 4.5), c->letter);
    p->kind->close(p);
}

/* Twice on every line, not on all lines in the same turn. */
static void letter_line(struct painter *p, const struct report *r, const struct scale *s, int clan) {
    long first = s->turns * (2 + clan * 7 % 16) / 40, second = first + s->turns * 9 / 20;
    struct map_point at[2];
    int count = 0;
    DOC_EACH(turn, r->all, "history") {
        long n = doc_number(turn, "turn"), points = points_of(turn, clan);
        if (points > 0 && (n == first || n == second) && count < 2)
            at[count++] = (struct map_point){ across(s, n), up(s, points) };
    }
    if (count)
        draw_letters(p, clan, at, count);
}

/* Where it ends: the last value; -1 if there is none. A clan that is gone has no line on the ground. */
static long draw_line(struct painter *p, const struct report *r, const struct scale *s, int clan) {
    struct buffer path = { 0 };
    struct pen pen = { 0 };
    long last = -1;
    DOC_EACH(turn, r->all, "history") {
        long points = points_of(turn, clan);
        if (points < 0 || (points == 0 && last == 0))
            continue;
        go_on(&path, &pen, across(s, doc_number(turn, "turn")), up(s, points));
        last = points;
    }
    struct paint how = { .line = shape_clans[clan - 1].ink, .dash = dashes[(clan - 1) % 4] };
    how.width = clan == r->map.clan ? 4 : 2.4;
    draw_path(p, how, &path);
    buffer_free(&path);
    return last;
}

/* ---- who they are */

struct legend {
    int clan[MAP_CLANS], count; /* the most points first */
    double y[MAP_CLANS];
};

static void add_clan(struct legend *l, const long last[MAP_CLANS], int clan) {
    int at = l->count++;
    for (; at > 0 && last[l->clan[at - 1]] < last[clan]; at--)
        l->clan[at] = l->clan[at - 1];
    l->clan[at] = clan;
}

/* Beside the ends of the lines, moved apart where they meet, and none below the last. */
static void place_rows(struct legend *l, const struct scale *s, const long last[MAP_CLANS]) {
    static const double ROW = 19;
    for (int i = 0; i < l->count; i++) {
        l->y[i] = up(s, last[l->clan[i]]);
        if (i && l->y[i] < l->y[i - 1] + ROW)
            l->y[i] = l->y[i - 1] + ROW;
    }
    for (int i = l->count - 1; i >= 0; i--) {
        double most = i == l->count - 1 ? BOTTOM + 8 : l->y[i + 1] - ROW;
        l->y[i] = l->y[i] > most ? most : l->y[i];
    }
}

static void draw_legend(struct painter *p, const struct report *r, const struct scale *s, const long last[MAP_CLANS]) {
    struct legend l = { .count = 0 };
    for (int clan = 1; clan < MAP_CLANS; clan++)
        if (last[clan] >= 0)
            add_clan(&l, last, clan);
    place_rows(&l, s, last);
    for (int i = 0; i < l.count; i++) {
        char words[48];
        int clan = l.clan[i];
        struct buffer leader = { 0 };
        add_point(&leader, 'M', RIGHT + 1, up(s, last[clan]));
        add_point(&leader, 'L', RIGHT + 16, l.y[i]);
        draw_path(p, (struct paint){ .line = INK_RULE2, .width = 1 }, &leader);
        buffer_free(&leader);
        draw_letters(p, clan, &(struct map_point){ RIGHT + 25, l.y[i] }, 1);
        snprintf(words, sizeof words, "%.8s %ld", r->map.code[clan], last[clan]);
        words_at(p, (struct paint){ .fill = INK_INK, .size = 12, .anchor = ANCHOR_START },
                 (struct map_point){ RIGHT + 37, l.y[i] + 4 }, words);
    }
}

static void draw_threshold(struct painter *p, double y) {
    struct buffer line = { 0 };
    add_point(&line, 'M', LEFT, y);
    add_point(&line, 'L', RIGHT, y);
    draw_path(p, (struct paint){ .line = INK_RED, .width = 2, .dash = 7 }, &line);
    buffer_free(&line);
    p->kind->open(p, &(struct paint){ .fill = INK_RED, .size = 13, .face = FACE_HEAD, .anchor = ANCHOR_START });
    p->kind->text(p, LEFT + 6, y - 5, "domination");
    p->kind->close(p);
}

void plot_draw(struct painter *p, const struct report *r) {
    struct scale s = find_scale(r);
    long last[MAP_CLANS], threshold = doc_number(r->body, "threshold");
    words_at(p, (struct paint){ .fill = INK_INK, .size = 17, .face = FACE_HEAD, .anchor = ANCHOR_START },
             (struct map_point){ LEFT + 20, 22 }, "Points after each turn");
    draw_axes(p, &s);
    if (threshold > 0 && threshold < s.most)
        draw_threshold(p, up(&s, threshold));
    for (int clan = 1; clan < MAP_CLANS; clan++)
        last[clan] = draw_line(p, r, &s, clan);
    for (int clan = 1; clan < MAP_CLANS; clan++)
        letter_line(p, r, &s, clan);
    draw_legend(p, r, &s, last);
}

bool report_plot_svg(struct buffer *out, const struct report *r, struct fault *why) {
    struct svg_painter s;
    if (!plot_wanted(r))
        return fault_say(why, "cannot draw the points: the report has a history of fewer than two turns");
    svg_painter_start(&s, out);
    buffer_format(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">"
                  "<title>Points after each turn</title><style>",
                  PLOT_WIDE, PLOT_HIGH);
    svg_style(out);
    buffer_text(out, "</style>");
    s.painter.kind->open(&s.painter, &(struct paint){ .fill = INK_SHEET });
    buffer_format(out, "<path d=\"M0 0h%dv%dH0z\"/></g>", PLOT_WIDE, PLOT_HIGH);
    plot_draw(&s.painter, r);
    svg_painter_defs(&s);
    buffer_text(out, "</svg>\n");
    return !out->failed || fault_memory(why, "cannot draw the points");
}

/* The score history. A line a clan, in its colour, with its letter at the end and a dash of its own: grey print can
   tell them apart. The threshold is a red dashed line if the points come near it. */
#include "clients/mail/map/plot.h"

#include "clients/mail/map/map_svg.h"
#include "clients/mail/map/shapes.h"

#include <stdio.h>

static const double LEFT = 52, RIGHT = 580, TOP = 14, BOTTOM = 268;

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

static void add_point(struct buffer *path, char how, double x, double y) {
    buffer_byte(path, how);
    buffer_tenths(path, x);
    buffer_byte(path, ' ');
    buffer_tenths(path, y);
}

static void draw_path(struct painter *p, struct paint how, const struct buffer *path) {
    p->failed |= path->failed;
    if (!path->length || path->failed)
        return;
    p->kind->open(p, &how);
    p->kind->path(p, path->bytes);
    p->kind->close(p);
}

static void draw_axes(struct painter *p, const struct scale *s) {
    struct buffer lines = { 0 };
    char words[24];
    for (long v = 0; v <= s->most; v += s->step) {
        add_point(&lines, 'M', LEFT, up(s, v));
        add_point(&lines, 'L', RIGHT, up(s, v));
    }
    draw_path(p, (struct paint){ .line = INK_RULE, .width = 1 }, &lines);
    buffer_free(&lines);
    p->kind->open(p, &(struct paint){ .fill = INK_INK2, .size = 12, .anchor = ANCHOR_END });
    for (long v = 0; v <= s->most; v += s->step) {
        snprintf(words, sizeof words, "%ld", v);
        p->kind->text(p, LEFT - 8, up(s, v) + 4, words);
    }
    p->kind->close(p);
    p->kind->open(p, &(struct paint){ .fill = INK_INK2, .size = 12 });
    for (long t = 0, step = s->turns / 13 + 1; t <= s->turns; t += step) {
        snprintf(words, sizeof words, "%ld", t);
        p->kind->text(p, across(s, t), BOTTOM + 18, words);
    }
    p->kind->close(p);
}

/* The value of a clan (1 ..) in a turn's row; -1 if it has none. */
static long points_of(const struct doc *turn, int clan) {
    DOC_EACH(points, turn, "points")
    if (--clan == 0)
        return (long)points->number;
    return -1;
}

static const double dashes[] = { 0, 9, 5, 2 };

static double draw_line(struct painter *p, const struct report *r, const struct scale *s, int clan) {
    struct buffer path = { 0 };
    long last = -1;
    DOC_EACH(turn, r->all, "history") {
        long points = points_of(turn, clan);
        if (points < 0)
            continue;
        add_point(&path, path.length ? 'L' : 'M', across(s, doc_number(turn, "turn")), up(s, points));
        last = points;
    }
    /* Ink under the colour, or the light ones would be lost on paper. */
    struct paint how = { .line = INK_INK, .width = clan == r->map.clan ? 5 : 3.6, .dash = dashes[(clan - 1) % 4] };
    draw_path(p, how, &path);
    how.line = shape_clans[clan - 1].ink;
    how.width -= 1.4;
    draw_path(p, how, &path);
    buffer_free(&path);
    return last < 0 ? -1 : up(s, last);
}

/* Letters at the right end, moved apart where lines meet. */
static void draw_letters(struct painter *p, const double end[MAP_CLANS]) {
    bool done[MAP_CLANS] = { 0 };
    double floor_y = -100;
    for (;;) {
        int next = 0;
        for (int clan = 1; clan < MAP_CLANS; clan++)
            if (!done[clan] && end[clan] >= 0 && (!next || end[clan] < end[next]))
                next = clan;
        if (!next)
            return;
        done[next] = true;
        double y = end[next] - 8 < floor_y + 17 ? floor_y + 17 : end[next] - 8;
        floor_y = y;
        p->kind->open(p, &(struct paint){ .x = RIGHT + 14, .y = y, .scale = 0.4 });
        p->kind->shape(p, SHAPE_BADGE + next - 1, 0, 0);
        p->kind->close(p);
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
    double end[MAP_CLANS];
    long threshold = doc_number(r->body, "threshold");
    draw_axes(p, &s);
    for (int clan = 1; clan < MAP_CLANS; clan++)
        end[clan] = draw_line(p, r, &s, clan);
    if (threshold > 0 && threshold < s.most)
        draw_threshold(p, up(&s, threshold));
    draw_letters(p, end);
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
    return !out->failed || fault_say(why, "cannot draw the points: out of memory");
}

/* The plots: a sheet of paper with a title and a bold rule, and on it axes, bars, intervals, lines. */
#include "sim/plot.h"

#include <math.h>
#include <string.h>

enum {
    WIDE = 640,
    TITLE = 46,
    LEFT = 60,
    RIGHT = 616,
    HIGH = 340,
    FLOOR = 286,
    ROW = 26,
    BAR_LEFT = 178, /* more where labels are longer */
    BAR_RIGHT = 500
};

const struct sim_ink sim_ink_plain = { "#3E5046", "#B6C5B8" };

static void escaped(FILE *out, const char *words) {
    for (; *words; words++)
        if (*words == '<' || *words == '>' || *words == '&' || *words == '"')
            fprintf(out, "&#%d;", *words);
        else
            fputc(*words, out);
}

/* ---- paper */

/* What is coloured with what. No custom properties: librsvg, and with it much that shows a picture, knows none. */
enum dye { SHEET, BAR, INK, INK_2, RULE, RULE_2, RED, WASH, GAME };
static const struct sim_ink dyes[GAME] = {
    [SHEET] = { "#F6FAF0", "#14201A" }, [BAR] = { "#E7F1DE", "#1A2A22" },  [INK] = { "#10201A", "#EAF2E2" },
    [INK_2] = { "#3E5046", "#B6C5B8" }, [RULE] = { "#B9C8B0", "#2E4036" }, [RULE_2] = { "#6E8172", "#6F8577" },
    [RED] = { "#BE2A17", "#FF8069" },   [WASH] = { "#D6EBD6", "#15331F" },
};
static const struct {
    const char *what, *property;
    enum dye dye;
} dyed[] = {
    { "text", "fill", INK },        { ".small", "fill", INK_2 },  { ".sheet", "fill", SHEET },
    { ".sheet", "stroke", INK },    { ".row", "fill", BAR },      { ".rule", "stroke", RULE },
    { ".base", "stroke", INK },     { ".head", "stroke", INK },   { ".band", "fill", WASH },
    { ".edge", "stroke", RULE_2 },  { ".fill", "fill", GAME },    { ".fill", "stroke", INK },
    { ".out", "fill", RED },        { ".range", "stroke", INK },  { ".under", "stroke", SHEET },
    { ".mark", "stroke", INK },     { ".line", "stroke", GAME },  { ".line.b", "stroke", INK },
    { ".line.c", "stroke", INK_2 }, { ".line.d", "stroke", RED },
};

static void dye(FILE *out, const struct sim_ink *ink, bool night) {
    for (size_t i = 0; i < sizeof dyed / sizeof dyed[0]; i++) {
        const struct sim_ink *with = dyed[i].dye == GAME ? ink : &dyes[dyed[i].dye];
        fprintf(out, "%s{%s:%s}", dyed[i].what, dyed[i].property, night ? with->night : with->day);
    }
}

static void style(FILE *out, const struct sim_ink *ink) {
    fputs("<style>\n"
          "text{font:13px \"Atkinson Hyperlegible\",\"Segoe UI\",\"Noto Sans\",system-ui,sans-serif}\n"
          ".title{font:700 19px \"Bricolage Grotesque\",\"Arial Narrow\",\"Helvetica Neue\",sans-serif;"
          "font-stretch:75%}\n"
          ".small{font-size:12px}.end{text-anchor:end}.mid{text-anchor:middle}.bold{font-weight:700}\n"
          ".sheet,.base{stroke-width:1.5}.rule,.fill{stroke-width:1}.head{stroke-width:3}\n"
          ".edge{stroke-width:1.5;stroke-dasharray:2 4}.mark{stroke-width:2;stroke-dasharray:7 4}\n"
          ".range{stroke-width:2;fill:none}.under{stroke-width:4;fill:none}\n"
          ".line{fill:none;stroke-width:3.5;stroke-linejoin:round}\n"
          ".line.b{stroke-width:2.5;stroke-dasharray:9 4}.line.c{stroke-width:2.5;stroke-dasharray:2 4}\n"
          ".line.d{stroke-width:2.5;stroke-dasharray:12 3 2 3}\n",
          out);
    dye(out, ink, false);
    fputs("\n@media(prefers-color-scheme:dark){", out);
    dye(out, ink, true);
    fputs("}\n</style>\n", out);
}

static void paper(FILE *out, const struct sim_plot *plot, int high) {
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" "
            "aria-labelledby=\"title desc\">\n<title id=\"title\">",
            WIDE, high, WIDE, high);
    escaped(out, plot->title);
    fputs("</title>\n<desc id=\"desc\">", out);
    escaped(out, plot->about);
    fputs("</desc>\n", out);
    style(out, plot->ink ? plot->ink : &sim_ink_plain);
    fprintf(out, "<path class=\"sheet\" d=\"M1 1h%dv%dh-%dz\"/>\n", WIDE - 2, high - 2, WIDE - 2);
    fputs("<text class=\"title\" x=\"24\" y=\"30\">", out);
    escaped(out, plot->title);
    fprintf(out, "</text>\n<path class=\"head\" d=\"M24 40H%d\"/>\n", WIDE - 24);
}

static void text(FILE *out, const char *kind, const double at[2], const char *words) {
    fprintf(out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", kind, at[0], at[1]);
    escaped(out, words);
    fputs("</text>\n", out);
}
#define AT(x, y) ((const double[2]){ x, y })

static void stroke(FILE *out, const char *kind, const double from[2], const double to[2]) {
    fprintf(out, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\"/>\n", kind, from[0], from[1], to[0], to[1]);
}

static void box(FILE *out, const char *kind, const double from[2], const double to[2]) {
    fprintf(out, "<path class=\"%s\" d=\"M%.1f %.1fH%.1fV%.1fH%.1fz\"/>\n", kind, from[0], from[1], to[0], to[1],
            from[0]);
}

/* ---- scales */

struct scale {
    double from, to, step; /* what is measured, and how far its numbers are apart */
    double at, end;        /* where that lies on the paper */
};

static double place(const struct scale *s, double value) {
    double in = value < s->from ? s->from : value > s->to ? s->to : value;
    return s->at + (s->end - s->at) * (in - s->from) / (s->to - s->from);
}

static void lay_out(struct scale *s, double at, double end) {
    s->at = at;
    s->end = end;
}

/* 1, 2 or 5 of some power of ten, so that there are at most `most` steps. */
static double step_for(double range, int most) {
    double step = pow(10, floor(log10(range / most)));
    for (int i = 0; step * most < range; i++)
        step *= i % 3 == 1 ? 2.5 : 2;
    return step;
}

/* Whole steps that hold both ends. */
static struct scale scale_of(double least, double most, int steps) {
    if (most <= least)
        most = least + 1;
    double step = step_for(most - least, steps);
    return (struct scale){ .from = floor(least / step) * step, .to = ceil(most / step - 1e-9) * step, .step = step };
}

static const char *number(char room[32], const struct sim_plot *plot, double value, double step) {
    double shown = plot->percent ? 100 * value : value, fine = plot->percent ? 100 * step : step;
    int digits = fine >= 0.999 ? 0 : fine >= 0.0999 ? 1 : 2;
    snprintf(room, 32, "%.*f%s", digits, shown == 0 ? 0 : shown, plot->percent ? " %" : "");
    return room;
}

static void numbers_across(FILE *out, const struct sim_plot *plot, const struct scale *s, const double span[2]) {
    char room[32];
    int n = (int)((s->to - s->from) / s->step + 0.5);
    for (int i = 0; i <= n; i++) {
        double value = s->from + i * s->step, x = place(s, value);
        stroke(out, "rule", AT(x, span[0]), AT(x, span[1]));
        text(out, "small mid", AT(x, span[1] + 17), number(room, plot, value, s->step));
    }
    text(out, "small mid", AT((s->at + s->end) / 2, span[1] + 37), plot->axis);
}

static void numbers_up(FILE *out, const struct sim_plot *plot, const struct scale *s) {
    char room[32];
    int n = (int)((s->to - s->from) / s->step + 0.5);
    for (int i = 0; i <= n; i++) {
        double value = s->from + i * s->step, y = place(s, value);
        stroke(out, "rule", AT(LEFT, y), AT(RIGHT, y));
        text(out, "small end", AT(LEFT - 8, y + 4), number(room, plot, value, s->step));
    }
}

static void band(FILE *out, const struct sim_plot *plot, const struct scale *s, const double span[2]) {
    if (!plot->wanted)
        return;
    double from = place(s, plot->band[0]), to = place(s, plot->band[1]);
    box(out, "band", AT(from, span[0]), AT(to, span[1]));
    stroke(out, "edge", AT(from, span[0]), AT(from, span[1]));
    stroke(out, "edge", AT(to, span[0]), AT(to, span[1]));
    text(out, "small mid", AT((from + to) / 2, span[0] - 5), plot->wanted);
}

static void mark(FILE *out, double x, const double span[2]) {
    stroke(out, "under", AT(x, span[0]), AT(x, span[1]));
    stroke(out, "mark", AT(x, span[0]), AT(x, span[1]));
}

/* ---- histogram */

enum { BINS = 48 };
struct bins {
    int64_t first, width; /* whole numbers; bin i holds first + i * width and the next width - 1 */
    uint64_t at[BINS], most;
    int n;
};

static struct bins bins_of(const struct sim_spread *spread) {
    static const int64_t times[] = { 1, 2, 5, 10, 20, 50, 100 };
    int64_t step = sim_spread_width(spread), least = sim_quantile(spread, 0), last = sim_quantile(spread, 1) + step;
    struct bins b = { .width = step };
    for (int i = 0; i < 7 && (last - least) / b.width >= BINS - 1; i++)
        b.width = step * times[i];
    b.first = least >= 0 ? least / b.width * b.width : -((-least + b.width - 1) / b.width) * b.width;
    for (int i = 0; i < SIM_STEPS; i++) {
        int bin = (int)((sim_spread_value(spread, i) - b.first) / b.width);
        if (!spread->at[i])
            continue;
        b.at[bin] += spread->at[i];
        b.most = b.at[bin] > b.most ? b.at[bin] : b.most;
        b.n = bin + 1;
    }
    b.n = b.n ? b.n : 1;
    return b;
}

void sim_plot_histogram(FILE *out, const struct sim_plot *plot, const struct sim_spread *spread) {
    static const double span[2] = { TITLE + 24, FLOOR };
    struct bins b = bins_of(spread);
    double all = (double)sim_spread_count(spread), half = sim_spread_width(spread) > 1 ? 0 : 0.5;
    double least = (double)b.first - half, most = (double)(b.first + b.n * b.width) - half;
    if (plot->wanted) {
        least = fmin(least, plot->band[0] - 1);
        most = fmax(most, plot->band[1] + 1);
    }
    struct scale x = scale_of(least, most, 12), y = scale_of(0, all > 0 ? (double)b.most / all : 1, 5);
    struct sim_plot shares = { .percent = true };
    x.from = least; /* the paper ends where the values do; its numbers stay round */
    x.to = most;
    lay_out(&x, LEFT, RIGHT);
    lay_out(&y, FLOOR, span[0]);
    paper(out, plot, HIGH);
    band(out, plot, &x, span);
    numbers_up(out, &shares, &y);
    for (int i = 0; i < b.n; i++) {
        double from = place(&x, (double)(b.first + i * b.width) - half) + 1;
        double to = place(&x, (double)(b.first + (i + 1) * b.width) - half) - 1;
        if (b.at[i])
            box(out, "fill", AT(from, place(&y, (double)b.at[i] / all)), AT(to, FLOOR));
    }
    stroke(out, "base", AT(LEFT, FLOOR), AT(RIGHT, FLOOR));
    char room[32];
    for (double v = ceil(least / x.step) * x.step; v <= most; v += x.step)
        text(out, "small mid", AT(place(&x, v), FLOOR + 17), number(room, plot, v, x.step));
    text(out, "small mid", AT((LEFT + RIGHT) / 2.0, FLOOR + 37), plot->axis);
    /* What the signs mean stands above the rule, where no bar is in the way. */
    char signs[96];
    snprintf(signs, sizeof signs, "%s%sheight: share of the games", plot->mark ? plot->mark : "",
             plot->mark ? " (dashed); " : "");
    text(out, "small end", AT(WIDE - 24, 30), signs);
    if (plot->mark)
        mark(out, place(&x, plot->marked), span);
    fputs("</svg>\n", out);
}

/* ---- bars */

/* Where the bars begin: right of the longest label, which is as wide as letters are on the average. */
static double left_of_bars(const struct sim_bar *bars, int n) {
    double left = BAR_LEFT;
    for (int i = 0; i < n; i++) {
        int letters = 0;
        for (const char *at = bars[i].label; *at; at++)
            letters += (*at & 0xc0) != 0x80; /* in UTF-8 the first byte of each */
        left = fmax(left, 24 + 10 + 7.8 * letters);
    }
    return fmin(left, BAR_RIGHT - 120);
}

static struct scale scale_of_bars(const struct sim_plot *plot, const struct sim_bar *bars, int n) {
    double least = 0, most = 0;
    for (int i = 0; i < n; i++) {
        least = fmin(least, fmin(bars[i].value, bars[i].least));
        most = fmax(most, fmax(bars[i].value, bars[i].most));
    }
    if (plot->wanted)
        most = fmax(most, plot->band[1] * 1.1);
    struct scale s = scale_of(least, most, 6);
    lay_out(&s, left_of_bars(bars, n), BAR_RIGHT);
    return s;
}

static void bar(FILE *out, const struct scale *s, const struct sim_bar *b, double y) {
    double zero = place(s, 0), end = place(s, b->value), middle = y + ROW / 2.0;
    text(out, "end", AT(s->at - 10, middle + 4.5), b->label);
    if (b->value != 0)
        box(out, b->outside ? "fill out" : "fill", AT(fmin(zero, end), y + 5), AT(fmax(zero, end), y + ROW - 5));
    if (b->least < b->most) {
        double from = place(s, b->least), to = place(s, b->most);
        for (int ink = 0; ink < 2; ink++)
            fprintf(out, "<path class=\"%s\" d=\"M%.1f %.1fH%.1fM%.1f %.1fv8M%.1f %.1fv8\"/>\n",
                    ink ? "range" : "under", from, middle, to, from, middle - 4, to, middle - 4);
    }
    text(out, "small", AT(BAR_RIGHT + 10, middle + 4.5), b->note);
}

void sim_plot_bars(FILE *out, const struct sim_plot *plot, const struct sim_bar *bars, int n) {
    double top = TITLE + (plot->wanted || plot->mark ? 24 : 8);
    const double span[2] = { top, top + n * ROW };
    struct scale s = scale_of_bars(plot, bars, n);
    paper(out, plot, (int)span[1] + 54);
    for (int i = 1; i < n; i += 2)
        box(out, "row", AT(24, top + i * ROW), AT(WIDE - 24, top + (i + 1) * ROW));
    band(out, plot, &s, span);
    numbers_across(out, plot, &s, span);
    for (int i = 0; i < n; i++)
        bar(out, &s, &bars[i], top + i * ROW);
    if (plot->mark) {
        mark(out, place(&s, plot->marked), span);
        text(out, "small mid", AT(place(&s, plot->marked), span[0] - 5), plot->mark);
    }
    stroke(out, "base", AT(place(&s, 0), span[0]), AT(place(&s, 0), span[1]));
    fputs("</svg>\n", out);
}

/* ---- lines */

static void line(FILE *out, const struct scale xy[2], const struct sim_line *l, const char *kind) {
    fprintf(out, "<path class=\"%s\" d=\"", kind);
    for (int i = 0; i < l->n; i++)
        fprintf(out, "%c%.1f %.1f", i ? 'L' : 'M', place(&xy[0], i), place(&xy[1], l->at[i]));
    fputs("\"/>\n", out);
}

/* The key lies above the plot: a piece of each line, then its words. */
static void key(FILE *out, const struct sim_line *l, const char *kind, double x) {
    fprintf(out, "<path class=\"%s\" d=\"M%.1f %dh30\"/>\n", kind, x, TITLE + 16);
    text(out, "", AT(x + 38, TITLE + 20), l->label);
}

void sim_plot_lines(FILE *out, const struct sim_plot *plot, const struct sim_line *lines, int n) {
    static const char *const kinds[SIM_LINES] = { "line", "line b", "line c", "line d" };
    static const double span[2] = { TITLE + 38, FLOOR };
    double most = 0;
    int longest = 2;
    for (int i = 0; i < n; i++) {
        longest = lines[i].n > longest ? lines[i].n : longest;
        for (int k = 0; k < lines[i].n; k++)
            most = fmax(most, lines[i].at[k]);
    }
    struct scale xy[2] = { scale_of(0, longest - 1, 12), scale_of(0, most, 6) };
    struct sim_plot across = { .axis = plot->axis };
    lay_out(&xy[0], LEFT, RIGHT);
    lay_out(&xy[1], FLOOR, span[0]);
    paper(out, plot, HIGH);
    numbers_up(out, plot, &xy[1]);
    numbers_across(out, &across, &xy[0], span);
    for (int i = n - 1; i >= 0; i--)
        line(out, xy, &lines[i], kinds[i]);
    for (int i = 0; i < n; i++)
        key(out, &lines[i], kinds[i], LEFT + i * 190);
    stroke(out, "base", AT(LEFT, FLOOR), AT(RIGHT, FLOOR));
    fputs("</svg>\n", out);
}

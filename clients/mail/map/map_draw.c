/* The map drawn through a painter. Ink is certainty: what is in sight is solid, what is remembered is faint, hatched
   and dated, what nobody told is blank paper. Colour never stands alone: discs have letter and pattern, tabs have
   letters. */
#include "clients/mail/map/map.h"

#include "clients/mail/map/shapes.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *letter;
    enum ink ink, on;
} dens[] = { { "R", INK_RED_DEN, INK_WHITE },
             { "GN", INK_GREEN_DEN, INK_WHITE },
             { "GY", INK_GREY_DEN, INK_BLACK },
             { "Y", INK_YELLOW_DEN, INK_BLACK },
             { "B", INK_BLACK_DEN, INK_WHITE } };

/* What is drawn in some hexes of a window, line by line, so that an SVG need say only once how low a line lies. The
   cell is NULL where nothing is known. */
typedef bool picker(const struct map_cell *c);
typedef void drawer(struct painter *p, const struct map_cell *c, double x);

struct sweep {
    const struct map *m;
    const struct map_window *w;
    picker *pick;
    drawer *draw;
    double low; /* how far below the middle of the hex */
};

static void draw_line(struct painter *p, const struct sweep *s, int line) {
    bool begun = false;
    for (int column = 0; column < s->w->columns; column++) {
        struct map_point at = map_middle(s->m, s->w, line / 2, column);
        const struct map_cell *c = map_at(s->m, s->w, line / 2, column);
        if (map_lower(s->m, s->w, column) != line % 2 || !s->pick(c))
            continue;
        if (!begun)
            p->kind->open(p, &(struct paint){ .y = at.y + s->low });
        begun = true;
        s->draw(p, c, at.x);
    }
    if (begun)
        p->kind->close(p);
}

static void draw_lines(struct painter *p, struct sweep s) {
    for (int line = 0; line < 2 * s.w->rows; line++)
        draw_line(p, &s, line);
}

static bool unknown(const struct map_cell *c) { return !c; }
static bool known(const struct map_cell *c) { return c; }
static bool seen(const struct map_cell *c) { return c && !c->old; }
static bool remembered(const struct map_cell *c) { return c && c->old; }

static void draw_blank(struct painter *p, const struct map_cell *c, double x) {
    (void)c;
    p->kind->shape(p, SHAPE_BLANK, x, 0);
}
static void draw_ground(struct painter *p, const struct map_cell *c, double x) { p->kind->shape(p, c->terrain, x, 0); }

/* One path of all remembered hexes, so that their hatching runs through. */
static void draw_remembered(struct painter *p, const struct map *m, const struct map_window *w) {
    struct buffer path = { 0 };
    for (int row = 0; row < w->rows; row++)
        for (int column = 0; column < w->columns; column++) {
            const struct map_cell *c = map_at(m, w, row, column);
            struct map_point at = map_middle(m, w, row, column);
            if (!remembered(c))
                continue;
            buffer_byte(&path, 'M');
            buffer_tenths(&path, at.x - 32);
            buffer_byte(&path, ' ');
            buffer_tenths(&path, at.y);
            buffer_text(&path, "l16-27.7h32l16 27.7-16 27.7h-32z");
        }
    if (!path.failed && path.length) {
        p->kind->open(p, &(struct paint){ .opacity = 0.42 });
        draw_lines(p, (struct sweep){ m, w, remembered, draw_ground, 0 });
        p->kind->close(p);
        p->kind->hatch(p, path.bytes);
    }
    p->failed |= path.failed;
    buffer_free(&path);
}

static void draw_code(struct painter *p, const struct map_cell *c, double x) { p->kind->text(p, x, 0, c->hex); }
static void draw_turn(struct painter *p, const struct map_cell *c, double x) {
    char digits[NUMBER_ROOM];
    char *words = number_words(digits, c->turn);
    *--words = 't';
    p->kind->text(p, x, 0, words);
}

static void draw_codes(struct painter *p, const struct map *m, const struct map_window *w) {
    p->kind->open(p, &(struct paint){ .fill = INK_INK, .size = 9.4, .opacity = 0.85 });
    draw_lines(p, (struct sweep){ m, w, known, draw_code, -18.6 });
    p->kind->close(p);
    p->kind->open(p, &(struct paint){ .fill = INK_INK2, .size = 9.8 });
    draw_lines(p, (struct sweep){ m, w, remembered, draw_turn, 24.5 });
    p->kind->close(p);
}

struct tab {
    char words[32];
    enum ink ink, on;
};

static double tab_width(const struct tab *t) { return 4.9 * (double)strlen(t->words) + 4.4; }

static void draw_box(struct painter *p, double x, double width) {
    struct buffer box = { 0 };
    buffer_byte(&box, 'M');
    buffer_tenths(&box, x);
    buffer_text(&box, " 14h");
    buffer_tenths(&box, width);
    buffer_text(&box, "v11.4h-");
    buffer_tenths(&box, width);
    buffer_byte(&box, 'z');
    if (!box.failed)
        p->kind->path(p, box.bytes);
    p->failed |= box.failed;
    buffer_free(&box);
}

static void draw_tabs(struct painter *p, const struct tab *tabs, int count) {
    double x = 0;
    for (int i = 0; i < count; i++)
        x -= tab_width(&tabs[i]) / 2;
    for (int i = 0; i < count; i++) {
        const struct tab *t = &tabs[i];
        double width = tab_width(t);
        p->kind->open(p, &(struct paint){ .fill = t->ink, .line = INK_INK, .width = 1.1 });
        draw_box(p, x, width);
        p->kind->close(p);
        p->kind->open(p, &(struct paint){ .fill = t->on, .size = 9, .face = FACE_HEAD });
        p->kind->text(p, x + width / 2, 23, t->words);
        p->kind->close(p);
        x += width;
    }
}

/* Whose it is: the letter if it is one's own, else the code; both if there is room. */
static struct tab owner_tab(const struct map *m, long owner, bool room) {
    if (owner == 0)
        return (struct tab){ "free", INK_SHEET, INK_INK };
    const struct shape_clan *clan = &shape_clans[owner - 1];
    struct tab t = { .ink = clan->ink, .on = clan->on };
    if (owner == m->clan)
        snprintf(t.words, sizeof t.words, "%s", clan->letter);
    else
        snprintf(t.words, sizeof t.words, "%s%s%.6s", room ? clan->letter : "", room ? " " : "", m->code[owner]);
    return t;
}

static struct tab colour_tab(const struct map_cell *c) {
    struct tab t = { .ink = dens[c->colour].ink, .on = dens[c->colour].on };
    if (c->people >= 0)
        snprintf(t.words, sizeof t.words, "%s %ld", dens[c->colour].letter, c->people);
    else
        snprintf(t.words, sizeof t.words, "%s", dens[c->colour].letter);
    return t;
}

/* What a hex is called at its foot: home, colour and people of a den; whose it is, or who stands there, unless it is
   oneself. */
static int make_tabs(const struct map *m, const struct map_cell *c, struct tab tabs[4]) {
    int count = 0;
    if (strcmp(c->face, "HOM") == 0)
        tabs[count++] = (struct tab){ "HOM", INK_INK, INK_SHEET };
    if (strcmp(c->face, "New") == 0)
        tabs[count++] = (struct tab){ "new", INK_SHEET, INK_INK };
    if (c->colour >= 0)
        tabs[count++] = colour_tab(c);
    bool foreign = c->clan > 0 && c->clan != m->clan;
    if (foreign || c->owner == 0 || (c->owner > 0 && c->owner != c->clan)) {
        tabs[count] = owner_tab(m, foreign ? c->clan : c->owner, count == 0 && !foreign);
        count++;
    }
    return count;
}

static void draw_band(struct painter *p, const struct map_cell *c) {
    char digits[NUMBER_ROOM];
    p->kind->shape(p, SHAPE_DISC + (int)c->clan - 1, 0, 1);
    p->kind->open(p, &(struct paint){
                         .fill = shape_clans[c->clan - 1].on, .size = c->number > 999 ? 10 : 12.6, .face = FACE_HEAD });
    p->kind->text(p, 0, 5.4, number_words(digits, c->number));
    p->kind->close(p);
}

static void draw_spy(struct painter *p, bool beside_band) {
    p->kind->open(p, beside_band ? &(struct paint){ .x = -18, .y = -7, .scale = 0.75 } : &(struct paint){ .y = 3 });
    p->kind->shape(p, SHAPE_SPY, 0, 0);
    p->kind->close(p);
}

static bool has_content(const struct map_cell *c) {
    return c->clan > 0 || c->spies > 0 || c->battle || c->sign || c->owner >= 0 || c->colour >= 0 || c->face[0];
}

static void draw_title(struct painter *p, const struct map_cell *c) {
    const char *const parts[] = {
        c->hex, " ", shape_terrains[c->terrain].name, *c->face ? ", " : "", c->face, *c->text ? ": " : "", c->text, NULL
    };
    if (p->kind->title)
        p->kind->title(p, parts);
}

/* Red, with the number that the list of battles has; "2+" if there were more of them. */
static void draw_number(struct painter *p, const struct map_cell *c) {
    char words[NUMBER_ROOM];
    snprintf(words, sizeof words, "%d%s", c->battle, c->more_battles ? "+" : "");
    p->kind->open(p, &(struct paint){ .fill = INK_RED, .line = INK_INK, .width = 1.1 });
    p->kind->path(p, words[1] ? "M-31-19h19v14h-19z" : "M-29-19h14v14h-14z");
    p->kind->close(p);
    p->kind->open(p, &(struct paint){ .fill = INK_WHITE, .size = 11, .face = FACE_HEAD });
    p->kind->text(p, words[1] ? -21.5 : -22, -8, words);
    p->kind->close(p);
}

static void draw_signs(struct painter *p, const struct map_cell *c) {
    static const struct {
        char sign;
        int shape, alone, under; /* how low it lies: alone, and under a disc */
    } signs[] = { { '=', SHAPE_BRIDGE, 2, 2 }, { '~', SHAPE_RAFT, 4, 16 }, { '+', SHAPE_HALF, 2, 2 } };
    for (int i = 0; i < 3; i++)
        if (signs[i].sign == c->sign)
            p->kind->shape(p, signs[i].shape, 0, c->clan > 0 ? signs[i].under : signs[i].alone);
}

static void draw_content(struct painter *p, const struct map *m, const struct map_cell *c, struct map_point at) {
    struct tab tabs[4];
    p->kind->open(p, &(struct paint){ .x = at.x, .y = at.y, .opacity = c->old ? 0.6 : 0 });
    draw_title(p, c);
    if (c->battle)
        p->kind->shape(p, SHAPE_BATTLE, 0, 0);
    draw_signs(p, c);
    if (c->clan > 0)
        draw_band(p, c);
    if (c->spies > 0)
        draw_spy(p, c->clan > 0);
    draw_tabs(p, tabs, make_tabs(m, c, tabs));
    if (c->battle)
        draw_number(p, c);
    p->kind->close(p);
}

void map_draw(struct painter *p, const struct map *m, const struct map_window *w) {
    draw_lines(p, (struct sweep){ m, w, unknown, draw_blank, 0 });
    draw_lines(p, (struct sweep){ m, w, seen, draw_ground, 0 });
    draw_remembered(p, m, w);
    draw_codes(p, m, w);
    for (int row = 0; row < w->rows; row++)
        for (int column = 0; column < w->columns; column++) {
            const struct map_cell *c = map_at(m, w, row, column);
            if (c && has_content(c))
                draw_content(p, m, c, map_middle(m, w, row, column));
        }
}

/* The words of a report: lines and sentences, and templates filled with the arguments of an event, as the reader's clan
   sees them: "60 of BOG", "60 of yours". */
#include "core/bug.h"
#include "core/words/clean.h"
#include "core/words/verb.h"
#include "games/swamp/swamp.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

const char *const swamp_den_colours[SW_COLOURS] = { "Red", "Green", "Grey", "Yellow", "Black" };

/* ---- small words */

void swamp_put_code(const struct swamp_view *v, int clan, struct lz_writer *w) {
    lz_assert(clan >= 1 && clan <= SW_CLANS);
    lz_put_text(w, (struct lz_text){ v->clans[clan - 1].code, 3 });
}

void swamp_put_name(const struct swamp_clan *clan, struct lz_writer *w) {
    const char *end = memchr(clan->name, 0, SW_NAME);
    lz_put_clean(w, (struct lz_text){ clan->name, end ? (uint32_t)(end - clan->name) : SW_NAME }, false);
}

void swamp_put_lizards(const uint16_t lizards[SW_COLOURS], struct lz_writer *w) {
    bool first = true;
    for (int i = 0; i < SW_COLOURS; i++)
        if (lizards[i]) {
            if (!first)
                lz_put_char(w, ' ');
            swamp_put_count(lizards[i], swamp_facts.colour[i], swamp_facts.colour[i], w);
            first = false;
        }
}

void swamp_put_count(int n, const char *one, const char *more, struct lz_writer *w) {
    lz_put_number(w, n);
    lz_put_char(w, ' ');
    lz_put(w, n == 1 ? one : more);
}

/* ---- lines and sentences */

void swamp_story_line(struct swamp_story *s) {
    if (!s->line.len)
        return;
    lz_json_text(s->out, NULL, (struct lz_text){ s->line.at, s->line.len });
    s->line = lz_writer_in(s->room, sizeof s->room);
}

struct lz_writer *swamp_sentence(struct swamp_story *s) {
    if (s->line.len)
        lz_put_char(&s->line, ' ');
    s->sentence = s->line.len;
    return &s->line;
}

/* After an order its result goes on in small letters, as in SW-22.5; elsewhere a sentence begins with a capital. */
void swamp_sentence_end(struct swamp_story *s) {
    lz_assert(s->sentence <= s->line.len);
    char *c = &s->line.at[s->sentence];
    bool goes_on = s->run->line && s->sentence == 0;
    if (!goes_on && *c >= 'a' && *c <= 'z')
        *c = (char)(*c - 32);
}

/* ---- templates */

static const char *const lost_by[SW_BANES] = {
    [SW_BY_CURSE] = " on cursed ground",   [SW_BY_WHIRLPOOL] = " to the whirlpool", [SW_BY_LAVA] = " to lava",
    [SW_BY_ERUPTION] = " in the eruption", [SW_BY_DARK] = " to the Dark",           [SW_BY_HUNGER] = " to hunger",
    [SW_BY_GATE] = " in the gate",         [SW_BY_STONES] = " to stones",           [SW_BY_BATTLE] = "",
    [SW_BY_MONSTER] = " to the monster",   [SW_BY_CAPTURE] = " to capture",         [SW_BY_REVEAL] = " to Reveal",
    [SW_BY_BUSH] = " to the bush",         [SW_BY_CHAOS] = " in the chaos",
};
static const char *const spy_lost_by[SW_BANES] = {
    [SW_BY_CURSE] = "dies on cursed ground", [SW_BY_WHIRLPOOL] = "drowns in a whirlpool",
    [SW_BY_LAVA] = "dies in lava",           [SW_BY_ERUPTION] = "dies in the eruption",
    [SW_BY_DARK] = "is lost to the Dark",    [SW_BY_HUNGER] = "starves",
    [SW_BY_GATE] = "dies in the gate",       [SW_BY_STONES] = "dies under stones",
    [SW_BY_BATTLE] = "falls in battle",      [SW_BY_MONSTER] = "is eaten by a sea monster",
    [SW_BY_CAPTURE] = "is caught",           [SW_BY_REVEAL] = "is revealed and dies",
    [SW_BY_BUSH] = "has gone bush",          [SW_BY_CHAOS] = "is lost in the chaos",
};

static void put_clan(struct swamp_story *s, int clan, const char *you, const char *nobody) {
    struct lz_writer *w = &s->line;
    if (clan == s->view->clan && clan)
        lz_put(w, you);
    else if (clan >= 1 && clan <= SW_CLANS)
        swamp_put_code(s->view, clan, w);
    else
        lz_put(w, nobody);
}

void swamp_put_of(struct swamp_story *s, int clan) {
    if (clan == SW_FREE) {
        lz_put(&s->line, "militia");
        return;
    }
    lz_put(&s->line, "of ");
    put_clan(s, clan, "yours", "an unseen clan");
}

/* For news of the whole game. */
void swamp_put_whole_name(struct swamp_story *s, int clan) {
    struct lz_writer *w = &s->line;
    if (clan == s->view->clan) {
        lz_put(w, "your clan");
        return;
    }
    lz_assert(clan >= 1 && clan <= SW_CLANS);
    lz_put(w, "clan ");
    lz_put_number(w, clan);
    lz_put(w, ", ");
    swamp_put_name(&s->view->clans[clan - 1], w);
    lz_put(w, " (");
    swamp_put_code(s->view, clan, w);
    lz_put(w, "),");
}

/* " in 12D", or nothing where it is plain. */
static void put_place(struct swamp_story *s, int name, const char *here) {
    if (name == s->here) {
        lz_put(&s->line, here);
        return;
    }
    lz_put(&s->line, " in ");
    swamp_hex_print(name, &s->line);
}

/* The den as it was: the view shows what has become of one that is lost before the turn is over. */
static void put_den_words(struct swamp_story *s, int colour, bool home) {
    if (colour < SW_COLOURS) {
        lz_put(&s->line, swamp_den_colours[colour]);
        lz_put_char(&s->line, ' ');
    }
    lz_put(&s->line, home ? "home den" : "den");
}

void swamp_put_den(struct swamp_story *s, int name) {
    int hex = swamp_hex_of(&s->view->laws, name);
    const struct swamp_cell *cell = &s->view->cells[hex == SW_NOWHERE ? 0 : hex];
    bool known = hex != SW_NOWHERE && cell->known > SW_REMEMBERED && cell->terrain == SW_DEN;
    for (const struct lz_event *e = s->run->from; e < s->run->over; e++)
        if (e->kind == SW_K_DEN_LOST && e->arg[0] == name) {
            put_den_words(s, e->arg[2], e->arg[1] == SW_A_HOME_DEN);
            return;
        }
    put_den_words(s, known ? cell->colour : SW_COLOUR_UNTOLD, known && cell->marks & SW_HOME);
}

void swamp_put_five(struct swamp_story *s, const int32_t *five) {
    uint16_t lizards[SW_COLOURS];
    for (int i = 0; i < SW_COLOURS; i++)
        lizards[i] = (uint16_t)five[i];
    swamp_put_lizards(lizards, &s->line);
}

static void put_choice(struct swamp_story *s, struct lz_text choice, bool one) {
    const char *bar = memchr(choice.at, '|', choice.len);
    uint32_t first = (uint32_t)(bar - choice.at);
    lz_put_text(&s->line,
                one ? (struct lz_text){ choice.at, first } : (struct lz_text){ bar + 1, choice.len - first - 1 });
}

/* ---- the letters of a template */

static void put_n(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { lz_put_number(&s->line, *arg); }
static void put_N(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    if (*arg)
        lz_put_number(&s->line, *arg);
    else
        lz_put(&s->line, "nobody");
}
static void put_e(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    put_choice(s, choice, *arg == 1);
}
static void put_E(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    put_choice(s, choice, *arg <= 1);
}
static void put_h(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { swamp_hex_print(*arg, &s->line); }
static void put_in(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { put_place(s, *arg, ""); }
static void put_here(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { put_place(s, *arg, " here"); }
static void put_k(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    put_clan(s, *arg, "you", "an unseen clan");
}
static void put_D(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    put_clan(s, *arg, "you", "the free den");
}
static void put_y(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    lz_put(&s->line, "by ");
    put_clan(s, *arg, "you", "lizards out of sight");
}
static void put_g(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { swamp_put_of(s, *arg); }
static void put_q(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { swamp_put_whole_name(s, *arg); }
static void put_p(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    if (*arg == SW_FREE || *arg > SW_CLANS || *arg == s->view->clan)
        return;
    lz_put(&s->line, ", ");
    swamp_put_code(s->view, *arg, &s->line);
    lz_put(&s->line, "'s until now,");
}
static void put_d(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { swamp_put_den(s, *arg); }
static void put_c(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    lz_assert(*arg >= 0 && *arg < SW_COLOURS);
    lz_put(&s->line, swamp_facts.colour[*arg]);
}
static void put_m(struct swamp_story *s, const int32_t *arg, struct lz_text choice) { swamp_put_five(s, arg); }
static void put_f(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    lz_assert(*arg >= 0 && *arg < SW_BANES);
    lz_put(&s->line, lost_by[*arg]);
}
static void put_b(struct swamp_story *s, const int32_t *arg, struct lz_text choice) {
    lz_assert(*arg >= 0 && *arg < SW_BANES);
    lz_put(&s->line, spy_lost_by[*arg]);
}

/* What a letter stands for; every other (o, l, w, x) is a title of its lexicon. */
static void (*const letters['y' + 1])(struct swamp_story *, const int32_t *arg, struct lz_text choice) = {
    ['n'] = put_n,  ['N'] = put_N,    /* a number; "nobody" for none */
    ['e'] = put_e,  ['E'] = put_E,    /* a choice by such a number: {e1|is|are} */
    ['h'] = put_h,                    /* a hex */
    ['@'] = put_in, ['!'] = put_here, /* " in 12D", or nothing or " here" where it is plain */
    ['k'] = put_k,  ['g'] = put_g,    /* a clan; "of BOG" */
    ['y'] = put_y,  ['q'] = put_q,    /* "by BOG"; its whole name */
    ['D'] = put_D,                    /* who is attacked */
    ['p'] = put_p,                    /* what a thing was before */
    ['d'] = put_d,                    /* the den */
    ['c'] = put_c,  ['m'] = put_m,    /* a lizard's colour; lizards by colour */
    ['f'] = put_f,  ['b'] = put_b,    /* what killed lizards, or a spy */
};

static void put_letter(struct swamp_story *s, char letter, const int32_t *arg, struct lz_text choice) {
    lz_assert(letter > 0 && letter <= 'y');
    if (letters[(int)letter])
        letters[(int)letter](s, arg, choice);
    else
        lz_title_print(&swamp_game, letter, *arg, &s->line);
}

void swamp_story_go_on(struct swamp_story *s, const char *template, const struct lz_event *e) {
    for (const char *c = template; *c; c++) {
        if (*c != '{') {
            lz_put_char(&s->line, *c);
            continue;
        }
        const char *close = strchr(c, '}');
        struct lz_text choice = { c + 4, c[3] == '|' ? (uint32_t)(close - c - 4) : 0 };
        lz_assert(c[2] >= '0' && c[2] - '0' < LZ_ARGS);
        put_letter(s, c[1], &e->arg[c[2] - '0'], choice);
        c = close;
    }
}

void swamp_story_say(struct swamp_story *s, const char *template, const struct lz_event *e) {
    swamp_sentence(s);
    swamp_story_go_on(s, template, e);
    swamp_sentence_end(s);
}

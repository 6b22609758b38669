/* Values of options: read from a call, and combined. */
#include "clients/cli/commands/sweep.h"

#include "core/bug.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <string.h>

/* An axis in the making. */
struct reading {
    struct sweep *sweep;
    struct sweep_axis *axis;
    struct lz_text words, name; /* "target=50..200/50", "target" */
    struct lz_writer *trouble;
};

static const struct lz_option *option_of(const struct reading *r) { return &r->sweep->game->options[r->axis->option]; }

static bool wrong(const struct reading *r, const char *what) {
    lz_put(r->trouble, "the sweep '");
    lz_put_text(r->trouble, r->words);
    lz_put(r->trouble, "' ");
    lz_put(r->trouble, what);
    return false;
}

/* ---- values */

static bool takes(const struct reading *r, int64_t value) {
    const struct lz_game *game = r->sweep->game;
    if (r->axis->option == SWEEP_SEATS)
        return value >= game->seats_least && value <= game->seats_most;
    return value >= INT32_MIN && value <= INT32_MAX && lz_option_in_range(option_of(r), (int32_t)value);
}

static bool add_value(const struct reading *r, int64_t value) {
    struct sweep_axis *axis = r->axis;
    if (!takes(r, value)) {
        wrong(r, "comes to ");
        lz_put_number(r->trouble, value);
        lz_put(r->trouble, ", which is not a value of ");
        lz_put_text(r->trouble, r->name);
        return false;
    }
    for (int i = 0; i < axis->count; i++)
        if (axis->value[i] == value)
            return wrong(r, "names a value twice");
    if (axis->count == SWEEP_VALUES) {
        wrong(r, "has more than ");
        lz_put_number(r->trouble, SWEEP_VALUES);
        lz_put(r->trouble, " values; a step makes fewer of them, as in 0..1000/100");
        return false;
    }
    axis->value[axis->count++] = (int32_t)value;
    return true;
}

/* One value, in the words of the option table. */
static bool read_value(const struct reading *r, struct lz_text word, int64_t *value) {
    const struct lz_game *game = r->sweep->game;
    struct lz_setup setup = { 0 };
    char room[200];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (r->axis->option == SWEEP_SEATS) {
        if (lz_read_number(word, game->seats_least, game->seats_most, value))
            return true;
        wrong(r, "has seats for which the game is not: it is for ");
        lz_put_number(r->trouble, game->seats_least);
        lz_put(r->trouble, " to ");
        lz_put_number(r->trouble, game->seats_most);
        return false;
    }
    lz_put_text(&w, r->name);
    lz_put_char(&w, '=');
    lz_put_text(&w, word);
    if (!lz_option_parse(game, (struct lz_text){ room, w.len }, &setup, r->trouble))
        return false;
    *value = setup.option[r->axis->option];
    return true;
}

/* "50..200/50": from the first to the last, so far apart. */
struct range {
    struct lz_text first, last, step; /* without a length: not given */
};

static bool add_range(const struct reading *r, const struct range *range) {
    int64_t least, most, step = 1;
    if (range->step.at && !lz_read_number(range->step, 1, INT32_MAX, &step))
        return wrong(r, "has a step that is not a number from 1 on");
    if (!read_value(r, range->first, &least) || !read_value(r, range->last, &most))
        return false;
    if (most < least)
        return wrong(r, "goes down: the smaller end of a range comes first");
    for (int64_t value = least; value <= most; value += step)
        if (!add_value(r, value))
            return false;
    return true;
}

/* Every value that there is; 0 first where it is one besides the others. */
static bool add_all(const struct reading *r) {
    const struct lz_game *game = r->sweep->game;
    bool seats = r->axis->option == SWEEP_SEATS;
    int64_t least = seats ? game->seats_least : option_of(r)->least;
    int64_t most = seats ? game->seats_most : option_of(r)->most;
    if (least > 0 && takes(r, 0) && !add_value(r, 0))
        return false;
    for (int64_t value = least; value <= most; value++)
        if (!add_value(r, value))
            return false;
    return true;
}

/* ---- words: "CT,PM" is one value, so words of the option are taken whole, the longest that fits */

static uint32_t word_at(const struct reading *r, struct lz_text rest) {
    uint32_t longest = 0;
    struct lz_text words = lz_span(r->axis->option == SWEEP_SEATS || !option_of(r)->words ? "" : option_of(r)->words);
    for (struct lz_text word; (word = lz_take_word(&words)).len;) {
        bool fits = word.len > longest && word.len <= rest.len &&
                    lz_text_starts((struct lz_text){ rest.at, word.len }, word.at);
        if (fits && (word.len == rest.len || rest.at[word.len] == ',' || rest.at[word.len] == '.'))
            longest = word.len;
    }
    return longest;
}

static struct lz_text take_value(const struct reading *r, struct lz_text *rest) {
    uint32_t len = word_at(r, *rest);
    if (!len)
        for (len = 0; len < rest->len && !strchr(",./", rest->at[len]); len++)
            ;
    return lz_cut(rest, len);
}

static bool take(struct lz_text *rest, const char *sign) {
    bool there = lz_text_begins(*rest, sign);
    lz_cut(rest, there ? (uint32_t)strlen(sign) : 0);
    return there;
}

/* A value, a range, or all of them. */
static bool read_item(const struct reading *r, struct lz_text *rest) {
    struct range range = { .first = take_value(r, rest) };
    int64_t value;
    if (take(rest, "..")) {
        range.last = take_value(r, rest);
        if (take(rest, "/"))
            range.step = take_value(r, rest);
        return add_range(r, &range);
    }
    if (lz_text_is(range.first, "all") && !word_at(r, range.first))
        return add_all(r);
    return read_value(r, range.first, &value) && add_value(r, value);
}

/* ---- axes */

/* False: there is no such option; lz_option_parse says which there are. */
static bool find_option(const struct reading *r) {
    struct lz_setup unused = { 0 };
    r->axis->option = SWEEP_SEATS;
    for (int i = 0; i < r->sweep->game->option_count; i++)
        if (lz_text_like(r->name, r->sweep->game->options[i].name))
            r->axis->option = i;
    if (r->axis->option != SWEEP_SEATS || lz_text_like(r->name, "seats"))
        return true;
    return lz_option_parse(r->sweep->game, r->words, &unused, r->trouble) ||
           wrong(r, "sweeps no option; sweep options one by one, or seats");
}

static bool is_swept(const struct sweep *sweep, int option) {
    for (int i = 0; i < sweep->axes; i++)
        if (sweep->axis[i].option == option)
            return true;
    return false;
}

static bool read_axis(const struct reading *r, struct lz_text values) {
    if (!find_option(r))
        return false;
    if (is_swept(r->sweep, r->axis->option))
        return wrong(r, "is the second over the same option; give all its values at once, separated by commas");
    do {
        if (!read_item(r, &values))
            return false;
    } while (take(&values, ","));
    return !values.len || wrong(r, "is not a list of values and ranges: 1,3,5 or 0..2 or 50..200/50 or all");
}

bool sweep_add(struct sweep *sweep, const struct lz_game *game, const char *words, struct lz_writer *trouble) {
    struct lz_text values = lz_span(words), name = lz_cut(&values, (uint32_t)strcspn(words, "="));
    struct reading r = { sweep, &sweep->axis[sweep->axes], lz_span(words), name, trouble };
    sweep->game = game;
    if (!values.len)
        return wrong(&r, "has no values; write NAME=VALUES, as in target=50,100 or target=50..200/50 or NAME=all");
    if (sweep->axes == SWEEP_AXES)
        return wrong(&r, "is one too many: six options are swept at most");
    lz_cut(&values, 1);
    r.axis->count = 0;
    if (!read_axis(&r, values))
        return false;
    int all = (sweep->axes++ ? sweep->all : 1) * r.axis->count;
    if (all > SWEEP_MOST) {
        wrong(&r, "makes ");
        lz_put_number(trouble, all);
        lz_put(trouble, " combinations; at most ");
        lz_put_number(trouble, SWEEP_MOST);
        lz_put(trouble, " are played");
        return false;
    }
    sweep->all = all;
    return true;
}

/* ---- combinations */

void sweep_set(const struct sweep *sweep, int i, struct lz_setup *setup) {
    lz_assert(i >= 0 && i < sweep->all);
    for (int a = sweep->axes - 1; a >= 0; a--) {
        const struct sweep_axis *axis = &sweep->axis[a];
        int32_t value = axis->value[i % axis->count];
        i /= axis->count;
        if (axis->option == SWEEP_SEATS)
            setup->seats = (uint8_t)value;
        else
            setup->option[axis->option] = value;
    }
}

const char *sweep_name(const struct sweep *sweep, int axis) {
    int option = sweep->axis[axis].option;
    return option == SWEEP_SEATS ? "seats" : sweep->game->options[option].name;
}

int32_t sweep_value(const struct sweep *sweep, int axis, const struct lz_setup *setup) {
    int option = sweep->axis[axis].option;
    return option == SWEEP_SEATS ? setup->seats : setup->option[option];
}

bool sweep_words(const struct sweep *sweep, int axis) {
    int option = sweep->axis[axis].option;
    return option != SWEEP_SEATS && sweep->game->options[option].words;
}

void sweep_print(const struct sweep *sweep, int axis, int32_t value, struct lz_writer *w) {
    int option = sweep->axis[axis].option;
    if (option == SWEEP_SEATS)
        lz_put_number(w, value);
    else
        lz_option_print(&sweep->game->options[option], value, w);
}

static const struct sweep_axis *axis_of_seats(const struct sweep *sweep) {
    for (int i = 0; i < sweep->axes; i++)
        if (sweep->axis[i].option == SWEEP_SEATS)
            return &sweep->axis[i];
    return NULL;
}

int sweep_seats_least(const struct sweep *sweep, int seats) {
    const struct sweep_axis *axis = axis_of_seats(sweep);
    int least = axis ? LZ_SEATS : seats;
    for (int i = 0; axis && i < axis->count; i++)
        least = axis->value[i] < least ? axis->value[i] : least;
    return least;
}

int sweep_seats_most(const struct sweep *sweep, int seats) {
    const struct sweep_axis *axis = axis_of_seats(sweep);
    int most = axis ? 0 : seats;
    for (int i = 0; axis && i < axis->count; i++)
        most = axis->value[i] > most ? axis->value[i] : most;
    return most;
}

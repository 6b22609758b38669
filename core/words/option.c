/* name=value against an option table. */
#include "core/words/option.h"

#include "core/bug.h"
#include "core/words/text.h"

void lz_options_usual(const struct lz_game *game, struct lz_setup *setup) {
    lz_assert(game->option_count <= LZ_OPTIONS);
    for (int i = 0; i < game->option_count; i++)
        setup->option[i] = game->options[i].usual;
}

bool lz_option_in_range(const struct lz_option *option, int32_t value) {
    return (value >= option->least && value <= option->most) || (option->or_zero && value == 0);
}

/* The n-th of the words an option takes; empty after the last. */
static struct lz_text value_word(const struct lz_option *option, int n) {
    struct lz_text words = lz_span(option->words), word = { 0 };
    for (int i = 0; i <= n; i++)
        word = lz_take_word(&words);
    return word;
}

void lz_option_print(const struct lz_option *option, int32_t value, struct lz_writer *w) {
    lz_assert(!option->words || lz_option_in_range(option, value));
    if (option->words)
        lz_put_text(w, value_word(option, value));
    else
        lz_put_number(w, value);
}

/* The n-th of the sentences, from 0; empty after the last. */
static struct lz_text sentence_of(const struct lz_option *option, int n) {
    struct lz_text rest = lz_span(option->says), sentence = { 0 };
    for (int i = 0; i <= n; i++) {
        uint32_t cut = 0;
        while (cut < rest.len && rest.at[cut] != '|')
            cut++;
        sentence = lz_cut(&rest, cut);
        lz_cut(&rest, rest.len > 0);
    }
    return sentence;
}

void lz_option_says(const struct lz_option *option, int32_t value, struct lz_writer *w) {
    lz_assert(lz_option_in_range(option, value));
    if (!option->says)
        return;
    struct lz_text sentence = sentence_of(option, option->words ? value : value < 0 ? 2 : value == 0);
    if (!sentence.len)
        sentence = sentence_of(option, 0);
    for (uint32_t i = 0; i < sentence.len; i++) {
        bool hole = lz_text_begins((struct lz_text){ sentence.at + i, sentence.len - i }, "{n}");
        if (hole) {
            lz_put_number(w, value);
            i += 2;
        } else {
            lz_put_char(w, sentence.at[i]);
        }
    }
}

static void print_range(const struct lz_option *option, struct lz_writer *w) {
    if (option->words) {
        lz_put(w, "one of: ");
        lz_put(w, option->words);
        return;
    }
    lz_put(w, option->or_zero ? "0, or a number from " : "a number from ");
    lz_put_number(w, option->least);
    lz_put(w, " to ");
    lz_put_number(w, option->most);
}

static bool read_value(const struct lz_option *option, struct lz_text text, int32_t *value) {
    int64_t number;
    if (option->words) {
        for (int32_t i = option->least; i <= option->most; i++) {
            struct lz_text word = value_word(option, i);
            if (word.len == text.len && lz_text_starts(text, word.at)) {
                *value = i;
                return true;
            }
        }
        return false;
    }
    if (!lz_read_number(text, INT32_MIN, INT32_MAX, &number) || !lz_option_in_range(option, (int32_t)number))
        return false;
    *value = (int32_t)number;
    return true;
}

static void explain(struct lz_writer *w, const char *before, struct lz_text what, const char *after) {
    if (!w)
        return;
    lz_put(w, before);
    lz_put_text(w, what);
    lz_put(w, after);
}

bool lz_option_read(const struct lz_option *option, struct lz_text text, int32_t *value, struct lz_writer *trouble) {
    if (read_value(option, text, value))
        return true;
    explain(trouble, "'", text, "' is not a value of ");
    explain(trouble, option->name, (struct lz_text){ 0 }, "; it takes ");
    if (trouble)
        print_range(option, trouble);
    return false;
}

static bool take_preset(const struct lz_game *game, struct lz_text id, struct lz_setup *setup,
                        struct lz_writer *trouble) {
    for (int i = 0; i < game->preset_count; i++) {
        if (!lz_text_is(id, game->presets[i].id))
            continue;
        struct lz_text options = lz_span(game->presets[i].options), word;
        setup->seats = game->presets[i].seats;
        lz_assert(setup->seats >= game->seats_least && setup->seats <= game->seats_most);
        while ((word = lz_take_word(&options)).len)
            if (!lz_option_parse(game, word, setup, trouble))
                return false;
        return true;
    }
    explain(trouble, "'", id,
            game->preset_count ? "' is not a preset; there are:" : "' is not a preset: the game has none");
    for (int i = 0; trouble && i < game->preset_count; i++) {
        lz_put_char(trouble, ' ');
        lz_put(trouble, game->presets[i].id);
    }
    return false;
}

bool lz_option_parse(const struct lz_game *game, struct lz_text text, struct lz_setup *setup,
                     struct lz_writer *trouble) {
    if (lz_text_begins(text, "preset="))
        return take_preset(game, (struct lz_text){ text.at + 7, text.len - 7 }, setup, trouble);
    uint32_t cut = 0;
    while (cut < text.len && text.at[cut] != '=')
        cut++;
    struct lz_text name = { text.at, cut };
    if (cut == text.len) {
        explain(trouble, "'", text, "' is not of the form name=value");
        return false;
    }
    struct lz_text value = { text.at + cut + 1, text.len - cut - 1 };
    for (int i = 0; i < game->option_count; i++) {
        const struct lz_option *option = &game->options[i];
        if (lz_text_like(name, option->name))
            return lz_option_read(option, value, &setup->option[i], trouble);
    }
    explain(trouble, "unknown option '", name, "'; ");
    explain(trouble, game->id, (struct lz_text){ 0 }, " has:");
    for (int i = 0; trouble && i < game->option_count; i++) {
        lz_put_char(trouble, ' ');
        lz_put(trouble, game->options[i].name);
    }
    return false;
}

const struct lz_option *lz_option_for_people(const struct lz_game *game, const struct lz_setup *setup) {
    for (int i = 0; i < game->option_count; i++)
        if (game->options[i].people && setup->option[i] == game->options[i].people)
            return &game->options[i];
    return NULL;
}

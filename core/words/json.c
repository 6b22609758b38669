/* Events, moves, decisions and games as JSON. Nothing here knows a game: all of it follows from the tables. */
#include "core/words/json.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/sheet.h"
#include "core/words/event.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

enum {
    WORD = 256,                 /* bytes of one word or title of a lexicon, at most */
    TALE = 2 * LZ_SPEECH + 500, /* of one tale or question */
    OFFER = 8192                /* of the words that may come next in a line of orders */
};

/* ---- arguments */

static void put_written(struct lz_writer *w, const char *key, const struct lz_writer *written) {
    lz_assert(!written->full);
    lz_json_text(w, key, (struct lz_text){ written->at, written->len });
}

/* One argument: numbers as they are, what was left out as null, all else by its word. */
static void put_arg(const struct lz_game *game, char letter, int32_t arg, struct lz_writer *w) {
    char room[WORD];
    struct lz_writer word = lz_writer_in(room, sizeof room);
    if (letter == 'n') {
        lz_json_number(w, NULL, arg);
        return;
    }
    if (lz_word_left_out(game, letter, arg)) {
        lz_json_null(w, NULL);
        return;
    }
    lz_word_print(game, letter, arg, &word);
    put_written(w, NULL, &word);
}

/* A line of text and the mark of a speech are one word. */
static void put_args(const struct lz_game *game, const char *form, const int32_t *arg, struct lz_writer *w) {
    char room[WORD];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    if (*form == 't' || lz_form_spoken(form)) {
        lz_args_print(game, form, arg, &line);
        lz_json_text(w, NULL, lz_trim((struct lz_text){ line.at, line.len }));
    } else {
        for (int i = 0, n = lz_form_length(form); i < n; i++)
            put_arg(game, lz_form_letter(form, i), arg[i], w);
    }
}

static void put_arg_list(const struct lz_game *game, const char *form, const int32_t *arg, struct lz_writer *w) {
    lz_json_open(w, "args", '[');
    put_args(game, form, arg, w);
    lz_json_close(w, ']');
}

/* ---- events */

static void put_tale(const struct lz_game *game, const struct lz_event *event, const struct lz_reader *reader,
                     struct lz_writer *w) {
    char room[TALE];
    struct lz_writer tale = lz_writer_in(room, sizeof room);
    lz_event_tell(game, event, reader, &tale);
    put_written(w, NULL, &tale);
}

static void put_said(const struct lz_game *game, const struct lz_event *event, const char *key, struct lz_writer *w) {
    if (event->text.len)
        lz_json_text(w, key, event->text);
    else if (game->kinds[event->kind].flags & LZ_SPOKEN)
        lz_json_null(w, key);
}

void lz_event_json(const struct lz_game *game, const struct lz_event *event, const struct lz_reader *reader,
                   struct lz_writer *w) {
    const struct lz_kind *kind = &game->kinds[event->kind];
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "event", kind->word);
    lz_json_number(w, "seat", event->seat);
    put_arg_list(game, kind->form, event->arg, w);
    put_said(game, event, "said", w);
    if (reader) {
        lz_json_key(w, "tale");
        put_tale(game, event, reader, w);
    }
    lz_json_close(w, '}');
}

void lz_event_put(const struct lz_game *game, const struct lz_event *event, const struct lz_reader *reader,
                  struct lz_writer *w) {
    const struct lz_kind *kind = &game->kinds[event->kind];
    put_tale(game, event, reader, w);
    lz_json_string(w, NULL, kind->word);
    lz_json_number(w, NULL, event->seat);
    put_args(game, kind->form, event->arg, w);
    put_said(game, event, NULL, w);
}

void lz_event_put_short(const struct lz_game *game, const struct lz_event *event, struct lz_writer *w) {
    lz_json_number(w, NULL, event->kind);
    lz_json_number(w, NULL, event->seat);
    for (int i = 0; i < event->args; i++)
        lz_json_number(w, NULL, event->arg[i]);
    if (game->kinds[event->kind].flags & LZ_SPOKEN)
        lz_json_text(w, NULL, event->text);
}

void lz_event_json_short(const struct lz_game *game, const struct lz_event *event, struct lz_writer *w) {
    lz_json_open(w, NULL, '[');
    lz_event_put_short(game, event, w);
    lz_json_close(w, ']');
}

/* ---- moves */

void lz_move_json(const struct lz_game *game, const struct lz_move *move, struct lz_writer *w) {
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    char room[WORD];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    int32_t arg[LZ_ARGS];
    lz_args_widen(move, arg);
    lz_move_print(game, move, &words);
    lz_json_open(w, NULL, '{');
    put_written(w, "move", &words);
    lz_json_number(w, "seat", move->seat);
    lz_json_string(w, "verb", row ? row->word : "tick");
    put_arg_list(game, row ? row->form : "", arg, w);
    lz_json_close(w, '}');
}

void lz_move_json_short(const struct lz_move *move, struct lz_writer *w) {
    lz_json_open(w, NULL, '[');
    lz_json_number(w, NULL, move->seat);
    lz_json_number(w, NULL, move->verb);
    for (int i = 0; i < move->args; i++)
        lz_json_number(w, NULL, move->arg[i]);
    lz_json_close(w, ']');
}

/* ---- refusals and decisions */

void lz_refusal_json(const struct lz_game *game, const struct lz_why *why, struct lz_writer *w) {
    lz_assert(why->rule < game->rule_count);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "rule", game->ruleset[why->rule].id);
    lz_json_string(w, "says", game->ruleset[why->rule].text);
    lz_json_number(w, "arg", why->arg);
    lz_json_close(w, '}');
}

static void put_verb(const struct lz_game *game, const struct lz_verb *row, struct lz_writer *w) {
    char room[WORD];
    struct lz_writer usage = lz_writer_in(room, sizeof room);
    lz_verb_usage(game, row, &usage);
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "verb", row->verb);
    lz_json_string(w, "word", row->word);
    lz_json_string(w, "form", row->form);
    put_written(w, "usage", &usage);
    lz_json_string(w, "help", row->help);
    if (row->flags & LZ_HOST)
        lz_json_bool(w, "host", true);
    if (row->flags & LZ_SORTED)
        lz_json_bool(w, "sorted", true);
    if (row->flags & LZ_FINAL)
        lz_json_bool(w, "final", true);
    lz_json_close(w, '}');
}

static void put_verbs(const struct lz_game *game, const char *key, unsigned but_not, struct lz_writer *w) {
    lz_json_open(w, key, '[');
    for (int i = 0; i < game->verb_count; i++)
        if (!(game->verbs[i].flags & but_not))
            put_verb(game, &game->verbs[i], w);
    lz_json_close(w, ']');
}

static void put_question(const struct lz_game *game, const void *view, struct lz_writer *w) {
    char room[TALE];
    struct lz_writer question = lz_writer_in(room, sizeof room);
    if (!game->ask)
        return;
    game->ask(game, view, &question);
    if (question.len)
        put_written(w, "ask", &question);
}

static void put_until(const struct lz_seen *seen, struct lz_writer *w) {
    lz_json_number(w, "now", seen->now);
    if (seen->alarm != LZ_NEVER)
        lz_json_number(w, "until", seen->alarm);
}

static void put_moves(const struct lz_game *game, const struct lz_moves *legal, struct lz_writer *w) {
    char room[WORD];
    lz_json_open(w, "moves", '[');
    for (uint32_t i = 0; i < legal->count; i++) {
        struct lz_writer words = lz_writer_in(room, sizeof room);
        lz_move_print(game, &legal->at[i], &words);
        put_written(w, NULL, &words);
    }
    lz_json_close(w, ']');
}

static struct lz_text offered(const struct lz_game *game, const void *view, struct lz_text before, char room[OFFER]) {
    struct lz_writer w = lz_writer_in(room, OFFER);
    game->sheet->complete(game, view, before, &w);
    lz_assert(!w.full);
    return (struct lz_text){ room, w.len };
}

/* "MO":{"5C":["N","NE"]}: where an order that begins with this word can be given, and what may follow there. */
static void put_places(const struct lz_game *game, const void *view, const char *word, struct lz_writer *w) {
    char where[OFFER], next[OFFER], key[WORD];
    struct lz_text places = offered(game, view, lz_span(word), where);
    if (!places.len)
        return;
    lz_json_open(w, word, '{');
    while (places.len) {
        struct lz_writer line = lz_writer_in(key, sizeof key);
        lz_put(&line, word);
        lz_put_char(&line, ' ');
        lz_put_text(&line, lz_take_word(&places));
        struct lz_text words = offered(game, view, lz_span(key), next);
        lz_json_open(w, key + strlen(word) + 1, '[');
        while (words.len)
            lz_json_text(w, NULL, lz_take_word(&words));
        lz_json_close(w, ']');
    }
    lz_json_close(w, '}');
}

/* A game with sheets: all that begins an order of this seat's. */
static void put_targets(const struct lz_game *game, const void *view, struct lz_writer *w) {
    char room[OFFER], word[WORD];
    if (!game->sheet)
        return;
    struct lz_text begins = offered(game, view, (struct lz_text){ 0 }, room);
    lz_json_open(w, "targets", '{');
    while (begins.len) {
        struct lz_writer verb = lz_writer_in(word, sizeof word);
        lz_put_text(&verb, lz_take_word(&begins));
        put_places(game, view, word, w);
    }
    lz_json_close(w, '}');
}

void lz_decision_json(const struct lz_game *game, const void *view, const struct lz_moves *legal, struct lz_writer *w) {
    const struct lz_seen *seen = view;
    bool may = seen->seat < seen->seats && lz_in(seen->may, seen->seat);
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "seat", seen->seat);
    lz_json_string(w, "phase", game->phases[seen->phase]);
    put_question(game, view, w);
    lz_json_bool(w, "may", may);
    lz_json_bool(w, "wait", may && lz_in(seen->wait, seen->seat));
    put_until(seen, w);
    if (may) {
        put_moves(game, legal, w);
        lz_json_bool(w, "complete", legal->complete);
        if (!legal->complete)
            put_verbs(game, "forms", LZ_HOST, w);
        put_targets(game, view, w);
    }
    lz_json_close(w, '}');
}

void lz_decision_json_short(const struct lz_game *game, const void *view, const struct lz_moves *legal,
                            struct lz_writer *w) {
    const struct lz_seen *seen = view;
    bool may = seen->seat < seen->seats && lz_in(seen->may, seen->seat);
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "phase", seen->phase);
    put_question(game, view, w);
    lz_json_bool(w, "wait", may && lz_in(seen->wait, seen->seat));
    put_until(seen, w);
    lz_json_open(w, "moves", '[');
    for (uint32_t i = 0; may && i < legal->count; i++)
        lz_move_json_short(&legal->at[i], w);
    lz_json_close(w, ']');
    lz_json_bool(w, "complete", !may || legal->complete);
    lz_json_close(w, '}');
}

/* ---- the game */

void lz_setup_json(const struct lz_game *game, const struct lz_setup *setup, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    for (int i = 0; i < game->option_count; i++) {
        const struct lz_option *option = &game->options[i];
        char room[WORD];
        struct lz_writer word = lz_writer_in(room, sizeof room);
        lz_option_print(option, setup->option[i], &word);
        if (option->words)
            lz_json_string(w, option->name, room);
        else
            lz_json_number(w, option->name, setup->option[i]);
    }
    lz_json_close(w, '}');
}

/* A sentence for each word, or that of any number with its hole. */
static void put_says(const struct lz_option *option, struct lz_writer *w) {
    if (!option->says)
        return;
    lz_json_open(w, "says", '[');
    for (const char *at = option->says; at;) {
        const char *bar = strchr(at, '|');
        lz_json_text(w, NULL, (struct lz_text){ at, (uint32_t)(bar ? (size_t)(bar - at) : strlen(at)) });
        at = bar ? bar + 1 : NULL;
    }
    lz_json_close(w, ']');
}

void lz_option_json(const struct lz_option *option, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "name", option->name);
    lz_json_number(w, "least", option->least);
    lz_json_number(w, "most", option->most);
    lz_json_number(w, "usual", option->usual);
    if (option->or_zero)
        lz_json_bool(w, "or_zero", true);
    if (option->words) {
        struct lz_text words = lz_span(option->words), word;
        lz_json_open(w, "words", '[');
        while ((word = lz_take_word(&words)).len)
            lz_json_text(w, NULL, word);
        lz_json_close(w, ']');
    }
    lz_json_string(w, "help", option->help);
    if (option->group)
        lz_json_string(w, "group", option->group);
    put_says(option, w);
    if (option->ours)
        lz_json_bool(w, "ours", true);
    if (option->whom)
        lz_json_string(w, "whom", option->whom);
    if (option->people)
        lz_json_number(w, "people", option->people);
    lz_json_close(w, '}');
}

static void put_options(const struct lz_game *game, const char *key, struct lz_writer *w) {
    lz_json_open(w, key, '[');
    for (int i = 0; i < game->option_count; i++)
        lz_option_json(&game->options[i], w);
    lz_json_close(w, ']');
}

void lz_options_json(const struct lz_game *game, struct lz_writer *w) { put_options(game, NULL, w); }

static void put_presets(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, "presets", '[');
    for (int i = 0; i < game->preset_count; i++) {
        const struct lz_preset *preset = &game->presets[i];
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "id", preset->id);
        lz_json_number(w, "seats", preset->seats);
        lz_json_string(w, "options", preset->options);
        lz_json_string(w, "help", preset->help);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

/* Bits of a kind's flags that a page acts upon. */
static const struct {
    uint16_t flag;
    const char *word;
} flag_words[] = {
    { LZ_REVEALS, "reveals" },           { LZ_SPOKEN, "spoken" }, { LZ_ROUND, "round" }, { LZ_QUIET_OWN, "quiet_own" },
    { LZ_QUIET_OTHERS, "quiet_others" }, { LZ_PAUSE, "pause" },   { LZ_HEADS, "heads" }
};

static void put_kinds(const struct lz_game *game, struct lz_writer *w) {
    static const char *const audiences[] = {
        [LZ_TO_ALL] = "all", [LZ_TO_OWNER] = "owner", [LZ_TO_SIDE] = "side", [LZ_TO_NAMED] = "named"
    };
    lz_json_open(w, "events", '[');
    for (int i = 0; i < game->kind_count; i++) {
        const struct lz_kind *kind = &game->kinds[i];
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "word", kind->word);
        lz_json_string(w, "form", kind->form);
        lz_json_string(w, "to", audiences[kind->audience]);
        for (int f = 0; f < LZ_COUNT(flag_words); f++)
            if (kind->flags & flag_words[f].flag)
                lz_json_bool(w, flag_words[f].word, true);
        lz_json_string(w, "tale", kind->tale);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_name(const struct lz_game *game, const struct lz_lexicon *lexicon, int arg, struct lz_writer *w) {
    char room[WORD], room2[WORD];
    struct lz_writer word = lz_writer_in(room, sizeof room), title = lz_writer_in(room2, sizeof room2);
    lz_word_print(game, lexicon->form, arg, &word);
    lz_title_print(game, lexicon->form, arg, &title);
    lz_json_open(w, NULL, '{');
    put_written(w, "word", &word);
    if (lexicon->names && lexicon->names[arg].code)
        lz_json_string(w, "code", lexicon->names[arg].code);
    put_written(w, "title", &title);
    if (game->describe)
        game->describe(game, lexicon->form, arg, w);
    lz_json_close(w, '}');
}

static void put_lexicons(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, "lexicons", '[');
    for (int i = 0; i < game->lexicon_count; i++) {
        const struct lz_lexicon *lexicon = &game->lexicons[i];
        char letter[] = { lexicon->form, 0 };
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "letter", letter);
        lz_json_string(w, "what", lexicon->what);
        lz_json_number(w, "count", lexicon->count);
        if (lexicon->optional)
            lz_json_number(w, "none", lexicon->none);
        if (lexicon->count <= LZ_WORDS_LISTED) {
            lz_json_open(w, "names", '[');
            for (int arg = 0; arg < lexicon->count; arg++)
                put_name(game, lexicon, arg, w);
            lz_json_close(w, ']');
        }
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_rules(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, "rules", '[');
    for (int i = 0; i < game->rule_count; i++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "id", game->ruleset[i].id);
        lz_json_string(w, "says", game->ruleset[i].text);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_front(const struct lz_game *game, struct lz_writer *w) {
    char room[17];
    struct lz_writer tables = lz_writer_in(room, sizeof room);
    lz_put_hex(&tables, game->tables, 16);
    lz_json_string(w, "id", game->id);
    lz_json_string(w, "title", game->title);
    lz_json_string(w, "by", game->by);
    lz_json_number(w, "edition", game->rules);
    lz_json_string(w, "tables", room);
    if (game->set)
        lz_json_string(w, "set", game->set);
    lz_json_open(w, "seats", '{');
    lz_json_number(w, "least", game->seats_least);
    lz_json_number(w, "most", game->seats_most);
    lz_json_number(w, "usual", lz_seats_usual(game));
    lz_json_close(w, '}');
}

static void put_about(const struct lz_about *about, struct lz_writer *w) {
    if (!about)
        return;
    lz_json_open(w, "about", '{');
    lz_json_string(w, "line", about->line);
    lz_json_string(w, "aim", about->aim);
    lz_json_string(w, "whom", about->whom);
    lz_json_open(w, "minutes", '[');
    lz_json_number(w, NULL, about->minutes_least);
    lz_json_number(w, NULL, about->minutes_most);
    lz_json_close(w, ']');
    if (about->ours)
        lz_json_string(w, "ours", about->ours);
    struct lz_text page = lz_span(about->page);
    lz_json_open(w, "page", '[');
    while (page.len)
        lz_json_text(w, NULL, lz_take_line(&page));
    lz_json_close(w, ']');
    lz_json_bool(w, "example", about->example);
    lz_json_close(w, '}');
}

static void put_lessons(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, "lessons", '[');
    for (int i = 0; i < game->lesson_count; i++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "id", game->lessons[i].id);
        lz_json_string(w, "title", game->lessons[i].title);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

void lz_game_json(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    put_front(game, w);
    put_about(game->about, w);
    put_lessons(game, w);
    put_options(game, "options", w);
    put_presets(game, w);
    put_verbs(game, "verbs", 0, w);
    put_kinds(game, w);
    put_lexicons(game, w);
    lz_json_open(w, "phases", '[');
    for (int i = 0; i < game->phase_count; i++)
        lz_json_string(w, NULL, game->phases[i]);
    lz_json_close(w, ']');
    put_rules(game, w);
    lz_json_close(w, '}');
}

/* ---- what a seat is sent */

void lz_report_json(const struct lz_game *game, const struct lz_news *news, struct lz_writer *w) {
    const struct lz_seen *seen = news->view;
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "game", game->id);
    lz_json_number(w, "seat", seen->seat);
    lz_json_string(w, "phase", game->phases[seen->phase]);
    lz_json_bool(w, "over", seen->over);
    put_until(seen, w);
    lz_json_open(w, "events", '[');
    for (uint32_t i = 0; i < news->count; i++)
        lz_event_json(game, &news->events[i], news->reader, w);
    lz_json_close(w, ']');
    lz_json_key(w, "view");
    game->show(game, news->view, w);
    if (game->report) {
        lz_json_key(w, "report");
        game->report(game, news->view, news->events, news->count, w);
    }
    lz_json_close(w, '}');
}

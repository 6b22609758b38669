/* What a seat knows and does not know: the events it was told, its view, and what would not change that view. */
#include "core/seats.h"
#include "core/words/verb.h"
#include "tests/rules/runner/frame.h"

#include <string.h>

bool take_viewer(struct script *s, struct lz_text *from, int *seat) {
    struct lz_text rest = *from;
    if (lz_text_is(lz_take_word(&rest), "watcher")) {
        *seat = LZ_ONLOOKER;
        *from = rest;
        return true;
    }
    *seat = rig_take_seat(s, from);
    return *seat >= 0 || script_wrong(s, "found '%.*s', expected #i or watcher", SPAN(lz_trim(*from)));
}

/* An event as a script writes it, as far as it is written. */
struct told {
    uint16_t kind;
    int words; /* the seat and the arguments given */
    int16_t word[LZ_ARGS + 1];
    uint16_t any; /* bit i: word i may be anything */
    struct lz_text said;
};

static const struct lz_kind *kind_of(const struct lz_game *game, struct lz_text word) {
    for (int i = 0; i < game->kind_count; i++)
        if (lz_text_is(word, game->kinds[i].word))
            return &game->kinds[i];
    return NULL;
}

/* The line of text that an event of the form "t" ends with. */
static bool read_text(struct script *s, struct lz_text text, struct told *told) {
    told->words = 1 + LZ_ARGS;
    return lz_text_pack(lz_trim(text), &told->word[1]) ||
           script_wrong(s, "found '%.*s', expected a line of text of at most %d bytes", SPAN(text), LZ_TEXT);
}

static bool take_named_seat(struct script *s, struct lz_text word, int16_t *arg) {
    int seat = rig_take_seat(s, &word);
    *arg = (int16_t)seat;
    return seat >= 0;
}

/* What was said, in quotes at the end. */
static struct lz_text take_said(struct lz_text *args) {
    uint32_t at, end = lz_trim(*args).len;
    *args = lz_trim(*args);
    if (!text_find(*args, "\"", &at) || end < at + 3 || args->at[end - 1] != '"')
        return (struct lz_text){ 0 };
    args->len = at;
    return (struct lz_text){ args->at + at + 1, end - at - 2 };
}

static bool read_told(struct script *s, struct lz_text args, struct told *told) {
    struct lz_text said = take_said(&args), word = lz_take_word(&args);
    const struct lz_kind *kind = kind_of(s->game, word);
    if (!kind)
        return script_wrong(s, "found '%.*s', expected the word of an event of %s, or nothing", SPAN(word),
                            s->game->id);
    *told = (struct told){ .kind = kind->kind, .said = said };
    int most = 1 + lz_form_length(kind->form);
    while ((word = lz_take_word(&args)).len) {
        char form = told->words == 0 ? 's' : told->words < most ? lz_form_letter(kind->form, told->words - 1) : 0;
        if (form == 't')
            return read_text(s, (struct lz_text){ word.at, (uint32_t)(args.at + args.len - word.at) }, told);
        if (form && lz_text_is(word, "_"))
            told->any = (uint16_t)(told->any | 1 << told->words);
        else if (told->words == 0 && lz_text_is(word, "-"))
            told->word[0] = LZ_CLOCK;
        else if (form == 's' && take_named_seat(s, word, &told->word[told->words]))
            ; /* a seat by the game's own word */
        else if (!form || !lz_word_parse(s->game, form, word, &told->word[told->words]))
            return script_wrong(s, "found '%.*s', expected the event as '%s #i %s'", SPAN(word), kind->word,
                                kind->form);
        told->words++;
    }
    return true;
}

static bool matches(const struct told *told, const struct lz_event *event) {
    if (event->kind != told->kind || (told->words && !(told->any & 1) && event->seat != told->word[0]))
        return false;
    for (int i = 1; i < told->words; i++)
        if (i > event->args || (!(told->any >> i & 1) && event->arg[i - 1] != told->word[i]))
            return false;
    return !told->said.len ||
           (event->text.len == told->said.len && memcmp(event->text.at, told->said.at, told->said.len) == 0);
}

static int count_told(const struct script *s, int seat, const struct told *told) {
    int count = 0;
    for (uint32_t i = 0; i < s->events; i++)
        count += lz_in(s->event[i].seen, seat) && (!told || matches(told, &s->event[i]));
    return count;
}

static bool failed_told(struct script *s, const char *what, struct lz_text args, int seat) {
    struct lz_writer w = lz_writer_in(s->words[1], FRAME_LINE);
    for (uint32_t i = 0; i < s->events; i++)
        if (lz_in(s->event[i].seen, seat)) {
            lz_put(&w, w.len ? ", " : "");
            lz_event_print(s->game, &s->event[i], &w);
        }
    struct lz_writer expected = lz_writer_in(s->words[0], FRAME_LINE);
    lz_put_text(&expected, lz_trim(args));
    return script_differs(s, lz_span(what), s->words[0], w.len ? s->words[1] : "nothing was told");
}

/* Seats named one after the other, or all of them and whoever watches. */
static bool take_viewers(struct script *s, struct lz_text *args, lz_seats *viewers) {
    struct lz_text rest = *args;
    int seat;
    *viewers = 0;
    if (lz_text_is(lz_take_word(&rest), "all")) {
        *args = rest;
        *viewers = lz_everyone(script_seats(s));
        return true;
    }
    if (!take_viewer(s, args, &seat))
        return false;
    *viewers = lz_only(seat);
    return true;
}

static bool hold_told_or_not(struct script *s, const char *what, struct lz_text args, bool wanted) {
    lz_seats viewers;
    struct told told;
    if (!take_viewers(s, &args, &viewers))
        return false;
    bool nothing = wanted && lz_text_is(lz_trim(args), "nothing");
    if (!nothing && !read_told(s, args, &told))
        return false;
    for (int seat = 0; seat <= LZ_ONLOOKER; seat++)
        if (lz_in(viewers, seat) && (count_told(s, seat, nothing ? NULL : &told) > 0) != (wanted && !nothing))
            return failed_told(s, what, args, seat);
    return true;
}

static bool hold_event(struct script *s, struct lz_text args) {
    return script_wrong(s, "found 'EVENT %.*s', expected the word of an event instead of EVENT", SPAN(args));
}
static bool hold_told(struct script *s, struct lz_text args) { return hold_told_or_not(s, "told", args, true); }
static bool hold_untold(struct script *s, struct lz_text args) { return hold_told_or_not(s, "untold", args, false); }

static struct lz_text show(struct script *s, int seat) {
    struct lz_writer w = lz_writer_in(s->shown, sizeof s->shown);
    memset(s->view, 0, s->game->view_size);
    s->game->view(s->game, s->state, seat, s->view);
    s->game->show(s->game, s->view, &w);
    return (struct lz_text){ s->shown, w.len };
}

/* Text without its quotes and blanks, as far as there is room. */
static const char *bare(struct lz_text text, char *room) {
    struct lz_writer w = lz_writer_in(room, FRAME_LINE);
    for (uint32_t i = 0; i < text.len; i++)
        if (text.at[i] != '"' && text.at[i] != ' ')
            lz_put_char(&w, text.at[i]);
    return room;
}

static bool hold_view(struct script *s, struct lz_text args) {
    int seat;
    if (!take_viewer(s, &args, &seat))
        return false;
    struct lz_text path = lz_take_word(&args), value = lz_trim(args), found;
    if (!path.len || !value.len)
        return script_wrong(s, "found 'view %.*s', expected view #i PATH VALUE", SPAN(path));
    bool there = json_at(show(s, seat), path, &found);
    bare(value, s->words[0]);
    bare(there ? found : lz_span("absent"), s->words[1]);
    return strcmp(s->words[0], s->words[1]) == 0 || script_differs(s, path, s->words[0], s->words[1]);
}

static bool hold_lacks(struct script *s, struct lz_text args) {
    int seat;
    if (!take_viewer(s, &args, &seat))
        return false;
    struct lz_text shown = show(s, seat), words = lz_trim(args);
    uint32_t where;
    char room[128];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_text(&w, words);
    if (!words.len || w.full)
        return script_wrong(s, "found '%.*s', expected a few words that the view does not hold", SPAN(words));
    return !text_find(shown, room, &where) ||
           script_differs(s, lz_span("lacks"), room, "it is there: see the view's JSON");
}

/* The state as it would be if the clauses were true instead, in the copy. */
static bool suppose(struct script *s, struct lz_text clauses) {
    int seat = -1;
    if (!s->rig)
        return script_wrong(s, "found a position, expected none: %s has no words for positions", s->game->id);
    memcpy(s->copy, s->state, s->game->state_size);
    for (struct lz_text clause; (clause = take_part(&clauses, " | ")).len;)
        if (!place_clause(s, s->copy, clause, &seat))
            return false;
    char memory[SCRIPT_MEMORY];
    memcpy(memory, s->memory, sizeof memory);
    bool well = s->rig->settle(s, s->copy);
    memcpy(s->memory, memory, sizeof memory);
    return well;
}

static bool hold_view_of_other(struct script *s, const char *what, struct lz_text args, bool alike) {
    int seat;
    if (!take_viewer(s, &args, &seat) || !suppose(s, args))
        return false;
    memset(s->view, 0, s->game->view_size);
    memset(s->other, 0, s->game->view_size);
    s->game->view(s->game, s->state, seat, s->view);
    s->game->view(s->game, s->copy, seat, s->other);
    if ((memcmp(s->view, s->other, s->game->view_size) == 0) == alike)
        return true;
    return script_differs(s, lz_span(what), alike ? "the same view if it were so" : "another view if it were so",
                          alike ? "the view would be another" : "the view would be the same");
}

static bool hold_blind(struct script *s, struct lz_text args) { return hold_view_of_other(s, "blind", args, true); }
static bool hold_aware(struct script *s, struct lz_text args) { return hold_view_of_other(s, "aware", args, false); }

const struct expectation sights[] = {
    { "told", "told #i|watcher|all EVENT|nothing",
      "since the last line of moves that seat was told an event that begins with these words; `_` is any word, `-` "
      "nobody's seat; of speech its \"WORDS\" may stand last",
      hold_told },
    { "EVENT", "EVENT #i ...", "short for told #i EVENT #i ...: what a seat was told of itself", hold_event },
    { "untold", "untold #i|watcher|all EVENT", "it was told no such event", hold_untold },
    { "view", "view #i|watcher PATH VALUE|absent",
      "what the seat's view shows at a path such as groups.moon-landing[0]; quotes and blanks do not count",
      hold_view },
    { "lacks", "lacks #i|watcher TEXT", "these words stand nowhere in what the view shows", hold_lacks },
    { "blind", "blind #i|watcher CLAUSE | CLAUSE",
      "were this placed instead, the seat's view would be the same: it does not know", hold_blind },
    { "aware", "aware #i|watcher CLAUSE | CLAUSE", "were this placed instead, its view would differ", hold_aware },
};
const uint32_t sights_count = LZ_COUNT(sights);

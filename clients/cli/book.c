/* Finding a rule, a ruling, an example or a section in a rulebook. The books are Markdown of one habit: "## 6. Title",
   "- **CO-6.3** text" or "**SW-7.1 Nomads.** text", rulings "- **R-9** text" or "| R-9 | text |", examples "E-22 title"
   in fenced blocks or "**WE-22 title.** text". */
#include "clients/cli/book.h"

#include "clients/cli/guess.h"
#include "clients/cli/markdown.h"

#include <string.h>

/* "CO-": what the ids of the game begin with. */
static struct lz_text prefix_of(const struct lz_game *game) {
    struct lz_text id = lz_span(game->ruleset[game->rule_count > 1].id);
    const char *dash = strchr(id.at, '-');
    return (struct lz_text){ id.at, dash ? (uint32_t)(dash + 1 - id.at) : 0 };
}

static struct lz_text cut_front(struct lz_text text, uint32_t n) {
    return (struct lz_text){ text.at + n, text.len - n };
}

static bool like(struct lz_text a, struct lz_text b) {
    char word[32];
    if (b.len >= sizeof word)
        return false;
    memcpy(word, b.at, b.len);
    word[b.len] = 0;
    return lz_text_like(a, word);
}

/* The id without the game's prefix. */
static struct lz_text bare(const struct lz_game *game, struct lz_text id) {
    struct lz_text prefix = prefix_of(game);
    id = lz_trim(id);
    return id.len > prefix.len && like((struct lz_text){ id.at, prefix.len }, prefix) ? cut_front(id, prefix.len) : id;
}

/* A number, R-9, E-22 or WE-22. */
static bool is_id(struct lz_text bare_id) {
    uint32_t at = bare_id.len > 2 && bare_id.at[1] == '-' && strchr("REre", *bare_id.at) ? 2 : 0;
    if (bare_id.len > 3 && lz_text_like((struct lz_text){ bare_id.at, 3 }, "WE-"))
        at = 3;
    return bare_id.len > at && bare_id.at[at] >= '0' && bare_id.at[at] <= '9';
}

/* What stands before the id of a line that defines one; 0 if it defines none. */
static uint32_t mark_before(struct lz_text line) {
    static const char *const marks[] = { "- **", "**", "| R-", NULL };
    for (int i = 0; marks[i]; i++)
        if (lz_text_begins(line, marks[i]))
            return i == 2 ? 2 : (uint32_t)strlen(marks[i]); /* the R- is part of the id */
    return 0;
}

/* The id a line of the book defines, without prefix; empty if it defines none. */
static struct lz_text defines(const struct lz_game *game, struct lz_text line) {
    struct lz_text id = { line.at, 0 };
    if (!mark_before(line) && !lz_text_begins(line, "E-"))
        return id;
    id.at += mark_before(line);
    const char *end = line.at + line.len;
    while (id.at + id.len < end && !strchr("* ", id.at[id.len]))
        id.len++;
    return is_id(bare(game, id)) ? bare(game, id) : (struct lz_text){ 0 };
}

static bool ends_paragraph(struct lz_text line) {
    return lz_trim(line).len == 0 || strchr("#|`", *line.at) || lz_text_begins(line, "- ") ||
           lz_text_begins(line, "**");
}

static bool ends_example(struct lz_text line) { return lz_trim(line).len == 0 || *line.at == '`'; }

/* From a line on, all that belongs to it. */
static struct lz_text whole(struct lz_text line, struct lz_text rest, bool (*ends)(struct lz_text)) {
    struct lz_text all = line;
    while (rest.len) {
        struct lz_text next = lz_take_line(&rest);
        if (ends(next))
            break;
        all.len = (uint32_t)(next.at + next.len - all.at);
    }
    return all;
}

static struct lz_text heading_number(struct lz_text line) {
    struct lz_text number = { line.at, 0 };
    if (!lz_text_begins(line, "## "))
        return number;
    for (number.at += 3; number.at + number.len < line.at + line.len && number.at[number.len] != '.'; number.len++)
        continue;
    return number;
}

static bool begins_section(struct lz_text line) { return lz_text_begins(line, "## "); }

struct lz_text book_next_heading(struct lz_text *book) {
    while (book->len) {
        struct lz_text line = lz_take_line(book);
        if (begins_section(line))
            return cut_front(line, 3);
    }
    return (struct lz_text){ 0 };
}

/* A game without a book has the sentences of its ruleset. */
static struct book_place find_in_ruleset(const struct lz_game *game, struct lz_text id) {
    for (int i = 0; i < game->rule_count; i++) {
        struct lz_text name = lz_span(game->ruleset[i].id);
        if (like(id, name) || like(id, bare(game, name)))
            return (struct book_place){ BOOK_RULE, name, lz_span(game->ruleset[i].text) };
    }
    return (struct book_place){ 0 };
}

struct book_place book_find(const struct lz_game *game, struct lz_text id) {
    struct lz_text book = book_of(game), wanted = bare(game, id);
    if (wanted.len && wanted.at[wanted.len - 1] == '.')
        wanted.len--;
    while (book.len) {
        struct lz_text line = lz_take_line(&book), name = defines(game, line);
        if (name.len && like(wanted, name)) {
            bool example = *line.at == 'E';
            const char *from = line.at + mark_before(line); /* the id with its prefix */
            struct lz_text id_there = { from, (uint32_t)(name.at + name.len - from) };
            return (struct book_place){ BOOK_RULE, id_there,
                                        whole(line, book, example ? ends_example : ends_paragraph) };
        }
        name = heading_number(line);
        if (name.len && like(wanted, name))
            return (struct book_place){ BOOK_SECTION, name, whole(line, book, begins_section) };
    }
    return find_in_ruleset(game, wanted);
}

/* Puts every id of the book that passes. */
static int put_ids(const struct lz_game *game, struct lz_text section, struct lz_writer *w) {
    struct lz_text book = book_of(game);
    int count = 0;
    while (book.len) {
        struct lz_text id = defines(game, lz_take_line(&book));
        if (id.len <= section.len || memcmp(id.at, section.at, section.len) != 0 || id.at[section.len] != '.')
            continue;
        lz_put(w, count++ ? ", " : "");
        lz_put_text(w, prefix_of(game));
        lz_put_text(w, id);
    }
    return count;
}

static void put_ruleset_ids(const struct lz_game *game, struct lz_writer *w) {
    lz_put(w, "the rules are: ");
    for (int i = 1; i < game->rule_count; i++) {
        lz_put(w, i > 1 ? ", " : "");
        lz_put(w, game->ruleset[i].id);
    }
}

static void put_sections(const struct lz_game *game, struct lz_writer *w) {
    struct lz_text book = book_of(game);
    lz_put(w, "the sections are: ");
    for (struct lz_text heading = book_next_heading(&book); heading.len;) {
        markdown_put_inline(heading, w);
        heading = book_next_heading(&book);
        lz_put(w, heading.len ? "; " : "");
    }
}

/* A card or place that was perhaps meant. */
static void put_guess(const struct lz_game *game, struct lz_text id, struct lz_writer *w) {
    char asked[64], room[GUESS_ROOM];
    struct lz_writer typed = lz_writer_in(asked, sizeof asked);
    lz_put_text(&typed, id);
    struct guess guess = guess_at(asked);
    for (int i = 0; i < game->lexicon_count; i++)
        for (int j = 0; game->lexicons[i].names && j < game->lexicons[i].count; j++) {
            const struct lz_name *name = &game->lexicons[i].names[j];
            guess_try(&guess, name->title ? name->title : name->word);
        }
    lz_put(w, guess_said(&guess, room));
}

void book_near(const struct lz_game *game, struct lz_text id, struct lz_writer *w) {
    struct lz_text section = bare(game, id);
    const char *dot = section.len ? memchr(section.at, '.', section.len) : NULL;
    if (dot)
        section.len = (uint32_t)(dot - section.at);
    if (!book_of(game).len) {
        put_ruleset_ids(game, w);
        return;
    }
    char room[2000];
    struct lz_writer ids = lz_writer_in(room, sizeof room);
    if (section.len && put_ids(game, section, &ids)) {
        lz_put(w, "near it are: ");
        lz_put(w, room);
    } else {
        put_sections(game, w);
        put_guess(game, id, w);
    }
}

bool book_next_rule(const struct lz_game *game, struct lz_text *book, struct book_place *place) {
    while (book->len) {
        struct lz_text line = lz_take_line(book), id = defines(game, line);
        if (!id.len || *line.at == 'E')
            continue;
        *place = (struct book_place){ BOOK_RULE, id, whole(line, *book, ends_paragraph) };
        return true;
    }
    return false;
}

void book_tell(const struct term *term, const struct book_place *place, struct lz_writer *w) {
    struct lz_text text = place->text;
    bool example = lz_text_begins(text, "E-");
    if (!example && !mark_before(text) && !begins_section(text)) {
        lz_put_text(w, place->id);
        lz_put(w, ": ");
    }
    markdown_put(term, text, example, w);
}

bool book_is_id(const struct lz_game *game, struct lz_text word) { return is_id(bare(game, word)); }

/* Letters: lines of the journal, lists in memory, and what each seat gets of them. */
#include "host/post.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/seats.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

enum { LINE = 200 };

/* ---- lines */

static void put_seat(struct lz_writer *w, int seat) {
    lz_put(w, " #");
    lz_put_number(w, seat);
}

bool lz_post_send(struct lz_room *room, const struct lz_post *post) {
    char line[LINE];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, "letter");
    put_seat(&w, post->from);
    if (post->as == LZ_ONLOOKER) {
        lz_put(&w, " unsigned");
    } else if (post->as != post->from) {
        lz_put(&w, " as");
        put_seat(&w, post->as);
    }
    for (int seat = 0; seat < LZ_SEATS; seat++)
        if (lz_in(post->to, seat))
            put_seat(&w, seat);
    lz_assert(!w.full);
    return lz_room_line(room, (struct lz_text){ line, w.len }, post->words);
}

bool lz_post_withdraw(struct lz_room *room, int seat) {
    char line[LINE];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, "withdrawn");
    put_seat(&w, seat);
    return lz_room_line(room, (struct lz_text){ line, w.len }, (struct lz_text){ 0 });
}

static bool read_seat(const struct lz_room *room, struct lz_text *words, uint8_t *seat) {
    struct lz_text word = lz_take_word(words);
    int64_t number;
    if (!lz_text_begins(word, "#"))
        return false;
    lz_cut(&word, 1);
    if (!lz_read_number(word, 0, room->record.setup.seats - 1, &number))
        return false;
    *seat = (uint8_t)number;
    return true;
}

/* "#2 as #3 #5 #7" */
static bool read_post(const struct lz_room *room, struct lz_text words, struct lz_post *post) {
    *post = (struct lz_post){ 0 };
    if (!read_seat(room, &words, &post->from))
        return false;
    post->as = post->from;
    struct lz_text left = words, word = lz_take_word(&left);
    bool unsigned_one = lz_text_is(word, "unsigned"), as = lz_text_is(word, "as");
    if (unsigned_one)
        post->as = LZ_ONLOOKER;
    if (as && !read_seat(room, &left, &post->as))
        return false;
    words = unsigned_one || as ? left : words;
    for (uint8_t to; read_seat(room, &words, &to);)
        post->to |= lz_only(to);
    return true;
}

/* ---- lists */

void lz_post_join(struct lz_posted **list, struct lz_posted *more) {
    while (*list)
        list = &(*list)->next;
    *list = more;
}

void lz_post_free(struct lz_posted *list) {
    for (struct lz_posted *next; list; list = next) {
        next = list->next;
        free(list);
    }
}

static bool add(struct lz_posted **list, const struct lz_room *room, const struct lz_host_said *said,
                const struct lz_post *post) {
    struct lz_posted *one = room->calls->room(NULL, sizeof *one + said->said.len + 1);
    if (!one)
        return false;
    *one = (struct lz_posted){ .post = *post, .act = said->act };
    if (said->said.len)
        memcpy(one->text, said->said.at, said->said.len);
    one->text[said->said.len] = 0;
    one->post.words = (struct lz_text){ one->text, said->said.len };
    lz_post_join(list, one);
    return true;
}

static void remove_of(struct lz_posted **list, int seat) {
    while (*list) {
        struct lz_posted *one = *list;
        if (one->post.from != seat) {
            list = &one->next;
            continue;
        }
        *list = one->next;
        free(one);
    }
}

bool lz_post_hear(struct lz_posted **list, const struct lz_room *room, const struct lz_host_said *said) {
    struct lz_text rest = said->words, word = lz_take_word(&rest);
    struct lz_post post;
    if (lz_text_is(word, "letter"))
        return !read_post(room, rest, &post) || add(list, room, said, &post);
    if (lz_text_is(word, "withdrawn") && read_post(room, rest, &post))
        remove_of(list, post.from);
    return true;
}

int lz_post_count(const struct lz_posted *list, int seat) {
    int n = 0;
    for (; list; list = list->next)
        n += list->post.from == seat;
    return n;
}

bool lz_post_kept(const struct lz_posted *list, const struct lz_post *like) {
    for (; list; list = list->next)
        if (list->post.from == like->from && list->post.as == like->as && list->post.to == like->to &&
            list->post.words.len == like->words.len && memcmp(list->text, like->words.at, like->words.len) == 0)
            return true;
    return false;
}

/* ---- what a seat gets */

struct reading {
    const struct lz_game *game;
    const struct lz_posted *list;
    const void *view;
    struct lz_writer *w;
    int seat;
};

static void put_copy(const struct reading *r, const struct lz_posted *one) {
    lz_json_open(r->w, NULL, '{');
    r->game->sheet->copy(r->game, r->view, &one->post, r->w);
    lz_json_close(r->w, '}');
}

static bool is_for(const struct reading *r, const struct lz_posted *one, int as) {
    return one->post.as == as && lz_in(one->post.to, r->seat);
}

static uint64_t key_of(const struct lz_posted *one) { return lz_hash(one->text, one->post.words.len, 0); }

/* The next in the order of their words; of two with the same, the one that came first. */
static const struct lz_posted *next_by_words(const struct reading *r, int as, const struct lz_posted *last) {
    const struct lz_posted *best = NULL;
    bool past = false;
    for (const struct lz_posted *one = r->list; one; one = one->next) {
        bool after = !last || key_of(one) > key_of(last) || (past && key_of(one) == key_of(last));
        past = past || one == last;
        if (is_for(r, one, as) && one != last && after && (!best || key_of(one) < key_of(best)))
            best = one;
    }
    return best;
}

static void put_under(const struct reading *r, int as) {
    enum lz_press press = r->game->sheet->press(r->game, r->view);
    bool veiled = as == LZ_ONLOOKER || press == LZ_PRESS_FORGED;
    for (const struct lz_posted *one = r->list; one && !veiled; one = one->next)
        if (is_for(r, one, as))
            put_copy(r, one);
    for (const struct lz_posted *one = NULL; veiled && (one = next_by_words(r, as, one));)
        put_copy(r, one);
}

static void put_in(const struct reading *r) {
    lz_json_open(r->w, "in", '[');
    for (int as = 0; r->list && as < LZ_SEATS; as++)
        put_under(r, as);
    if (r->list)
        put_under(r, LZ_ONLOOKER);
    lz_json_close(r->w, ']');
}

static void put_out(const struct reading *r) {
    lz_json_open(r->w, "out", '[');
    for (const struct lz_posted *one = r->list; one; one = one->next)
        if (one->post.from == r->seat)
            put_copy(r, one);
    lz_json_close(r->w, ']');
}

/* Once, however many there were and whoever got them. */
static void put_told(const struct reading *r) {
    bool forged = false;
    for (const struct lz_posted *one = r->list; one; one = one->next)
        forged = forged || (one->post.as == r->seat && one->post.from != r->seat);
    lz_json_open(r->w, "told", '[');
    if (forged)
        lz_json_string(r->w, NULL, r->game->sheet->forged);
    lz_json_close(r->w, ']');
}

void lz_post_json(const struct lz_game *game, const struct lz_posted *list, const void *view, struct lz_writer *w) {
    struct reading r = { game, list, view, w, view ? lz_seen_of(view)->seat : LZ_ONLOOKER };
    lz_assert(view || !list);
    lz_json_open(w, NULL, '{');
    put_in(&r);
    put_out(&r);
    put_told(&r);
    lz_json_close(w, '}');
}

void lz_post_expose(const struct lz_game *game, const struct lz_posted *list, const void *state, struct lz_writer *w) {
    for (; list; list = list->next)
        game->sheet->expose(game, state, &list->post, w);
}

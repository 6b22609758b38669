/* Changes between pictures. Raw text as pictures and as changes, or a picture and an edited one of it, made of the
   bytes, so that what comes after the reader is reached too. What is refused gets an answer; what is compared and
   applied gives the new picture. */
#include "core/words/text.h"
#include "host/picture/changes.h"
#include "tests/fuzz/fuzz.h"

enum { ROOM = 1 << 16, DEEP = 5, LARGEST = ROOM / 8 };
static struct lz_value values[ROOM];
static char words[300];

static struct lz_values room(void) {
    static struct lz_writer trouble;
    trouble = lz_writer_in(words, sizeof words);
    return (struct lz_values){ .at = values, .room = ROOM, .trouble = &trouble };
}

static void canonical(struct lz_text text, struct lz_writer *w) {
    struct lz_values v = room();
    lz_assert(lz_canonical(&v, text, w) && !w->full);
}

/* Compared and applied, or refused. */
static void compare(struct lz_text old, struct lz_text new) {
    static char made[ROOM], back[ROOM], wanted[ROOM];
    struct lz_writer changes = lz_writer_in(made, ROOM), got = lz_writer_in(back, ROOM);
    struct lz_writer want = lz_writer_in(wanted, ROOM);
    struct lz_values v = room();
    bool compared = lz_changes(old, new, &changes), sound = lz_canonical(&v, old, &want);
    want = lz_writer_in(wanted, ROOM);
    if (!sound || !lz_canonical(&v, new, &want)) /* then it may say anything */
        return;
    lz_assert(compared && !changes.full && lz_changes_apply(&v, old, (struct lz_text){ made, changes.len }, &got));
    lz_assert(!got.full && strcmp(back, wanted) == 0);
}

/* Any list of changes: refused with words, or there is a picture afterwards. */
static void apply(struct lz_text old, struct lz_text changes) {
    static char back[ROOM], again[ROOM];
    struct lz_writer got = lz_writer_in(back, ROOM), same = lz_writer_in(again, ROOM);
    struct lz_values v = room();
    if (!lz_changes_apply(&v, old, changes, &got)) {
        lz_assert(words[0]);
        return;
    }
    canonical((struct lz_text){ back, got.len }, &same);
    lz_assert(strcmp(back, again) == 0);
}

/* ---- a value made of bytes, and one that is nearly the same */

static void put_plain(uint8_t byte, struct lz_writer *w) {
    if (byte % 4 == 0)
        lz_json_null(w, NULL);
    else if (byte % 4 == 1)
        lz_json_text(w, NULL, (struct lz_text){ (const char *)&byte, 1 });
    else
        lz_json_number(w, NULL, (int8_t)byte);
}

static void put_two(struct fuzz *, int depth, struct lz_writer *old, struct lz_writer *new);

/* A member of both, or of one alone: what the other would have is written to nowhere. */
static void put_member(struct fuzz *f, int depth, struct lz_writer *old, struct lz_writer *new) {
    static char room_for_none[ROOM];
    struct lz_writer none = lz_writer_in(room_for_none, ROOM);
    uint8_t where = fuzz_byte(f) % 8;
    put_two(f, depth + 1, where == 0 ? &none : old, where == 1 ? &none : new);
}

static void put_list(struct fuzz *f, int depth, struct lz_writer *old, struct lz_writer *new) {
    lz_json_open(old, NULL, '[');
    lz_json_open(new, NULL, '[');
    for (int n = fuzz_byte(f) % 40; n && f->left; n--)
        put_member(f, depth, old, new);
    lz_json_close(old, ']');
    lz_json_close(new, ']');
}

static void put_object(struct fuzz *f, int depth, struct lz_writer *old, struct lz_writer *new) {
    uint8_t in_old = fuzz_byte(f), in_new = in_old ^ (fuzz_byte(f) & fuzz_byte(f));
    static char room_for_none[ROOM];
    lz_json_open(old, NULL, '{');
    lz_json_open(new, NULL, '{');
    for (int i = 0; i < 8; i++) {
        char key[] = { (char)('a' + (in_old + 5 * i) % 8), 0 };
        struct lz_writer none = lz_writer_in(room_for_none, ROOM);
        struct lz_writer *a = in_old >> i & 1 ? old : &none, *b = in_new >> i & 1 ? new : &none;
        lz_json_key(a, key);
        lz_json_key(b, key);
        put_two(f, depth + 1, a, b);
    }
    lz_json_close(old, '}');
    lz_json_close(new, '}');
}

static void put_two(struct fuzz *f, int depth, struct lz_writer *old, struct lz_writer *new) {
    uint8_t kind = fuzz_byte(f), byte = fuzz_byte(f);
    if (depth < DEEP && kind % 8 == 0) {
        put_list(f, depth, old, new);
    } else if (depth < DEEP && kind % 8 == 1) {
        put_object(f, depth, old, new);
    } else {
        put_plain(byte, old);
        put_plain(kind % 8 == 2 ? kind : byte, new);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char old[ROOM], new[ROOM];
    struct fuzz f = { data, size > LARGEST ? LARGEST : size };
    struct lz_writer a = lz_writer_in(old, LARGEST), b = lz_writer_in(new, LARGEST);
    if (fuzz_byte(&f) % 2) {
        put_two(&f, 0, &a, &b);
        if (!a.full && !b.full)
            compare((struct lz_text){ old, a.len }, (struct lz_text){ new, b.len });
        return 0;
    }
    struct lz_text text = { (const char *)f.at, (uint32_t)f.left }, first = lz_take_line(&text);
    compare(first, text);
    apply(first, text);
    return 0;
}

/* Text without allocation: spans, a writer with bounded room, careful readers of words and numbers, JSON out. */
#ifndef LZ_TEXT_H
#define LZ_TEXT_H

#include "core/lz.h"

/* Room is given at the start; what does not fit is dropped and `full` says so. Always NUL-ended. */
struct lz_writer {
    char *at;
    uint32_t len, room;
    bool full;
    bool comma;                   /* JSON: a value has been written at this depth */
    struct lz_brackets *brackets; /* JSON: where lists and objects are noted; NULL: nowhere */
    struct lz_again *again;       /* JSON: what was written before from the same bytes; NULL: nothing is looked up */
};

/* Where lists and objects of a JSON text begin, and the place behind each, in the order in which they begin: noted by
   the writer, so that nobody has to read the text for them. Those that find no room are missing; whoever uses this asks
   the text instead. */
struct lz_bracket {
    uint32_t at, behind; /* of one that is open: the number of the one around it */
};
struct lz_brackets {
    struct lz_bracket *list;
    uint32_t count, room;
    uint32_t open, missing; /* the innermost that is open, counted from 1; those open that found no room */
};

/* Stretches of a JSON text that follow from some bytes alone, such as all that is public in the pictures of one moment:
   the first text is written and its stretches noted, and where the next one follows from the same bytes they are copied
   with their brackets. Whoever gives this to a writer says which text was `made`, and leaves that where it is. */
enum { LZ_STRETCHES = 2, LZ_STRETCH_FROM = 1024 };
struct lz_stretch {
    uint32_t from, to;      /* of the text */
    uint32_t first, behind; /* of its brackets */
    bool comma;             /* at its end */
};
struct lz_again {
    struct lz_text made;
    const struct lz_bracket *list; /* of it, all of them; NULL: it has too many */
    struct lz_stretch stretch[LZ_STRETCHES];
    bool same; /* the text that is being written follows from the same bytes */
    uint32_t size;
    uint64_t with;
    char from[LZ_STRETCH_FROM];
};

struct lz_writer lz_writer_in(char *room, uint32_t size);
void lz_put(struct lz_writer *, const char *words);
void lz_put_text(struct lz_writer *, struct lz_text);
void lz_put_char(struct lz_writer *, char);
void lz_put_number(struct lz_writer *, int64_t);
void lz_put_hex(struct lz_writer *, uint64_t, int digits);

struct lz_text lz_span(const char *words);
bool lz_text_is(struct lz_text, const char *words);
bool lz_text_begins(struct lz_text, const char *beginning);
/* Equal but for the case of ASCII letters; lz_text_starts: `text` is a beginning of `words` in that sense. */
bool lz_text_like(struct lz_text, const char *words);
bool lz_text_starts(struct lz_text text, const char *words);

/* Takes so many bytes off the front, and answers them. */
struct lz_text lz_cut(struct lz_text *from, uint32_t bytes);
/* Bytes of the character at the front of a text that is not empty; 0: it is no sound UTF-8. */
uint32_t lz_character(struct lz_text);
/* Takes the next word (blanks before it skipped) or line off the front; empty when none is left. */
struct lz_text lz_take_word(struct lz_text *from);
struct lz_text lz_take_line(struct lz_text *from);
struct lz_text lz_trim(struct lz_text);

/* All of it is one decimal number within least..most, or false. */
bool lz_read_number(struct lz_text, int64_t least, int64_t most, int64_t *number);
bool lz_read_hex(struct lz_text, uint64_t *number);

/* JSON. Keys NULL inside arrays. Numbers beyond 2^53 are written as strings by the caller. */
void lz_json_open(struct lz_writer *, const char *key, char bracket); /* '{' or '[' */
void lz_json_close(struct lz_writer *, char bracket);                 /* '}' or ']' */
void lz_json_number(struct lz_writer *, const char *key, int64_t);
void lz_json_text(struct lz_writer *, const char *key, struct lz_text);
void lz_json_string(struct lz_writer *, const char *key, const char *words);
void lz_json_bool(struct lz_writer *, const char *key, bool);
void lz_json_null(struct lz_writer *, const char *key);
/* The key alone; the value that belongs to it follows with the key NULL. */
void lz_json_key(struct lz_writer *, const char *key);
/* A value that was written before, as it is. */
void lz_json_raw(struct lz_writer *, struct lz_text value);
/* Says from what the stretches of this text follow: these bytes and that number. Then each stretch: true if it has been
   copied, else it is written now, up to lz_json_noted. It opens lists and objects, and closes none but its own. */
void lz_json_from(struct lz_writer *, struct lz_text bytes, uint64_t with);
bool lz_json_again(struct lz_writer *, int stretch);
void lz_json_noted(struct lz_writer *, int stretch);

#endif

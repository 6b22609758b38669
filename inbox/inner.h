/* Between the files of inbox/. Text goes from part to part in buffers; a buffer that got no memory stays broken, and
   that is asked once, at the end. */
#ifndef INBOX_INNER_H
#define INBOX_INNER_H

#include "core/words/text.h"
#include "inbox/inbox.h"

#include <gmime/gmime.h>

struct inbox_buffer {
    char *at;
    uint32_t len, size;
    bool broken;
    void *(*room)(void *, size_t);
};
void inbox_put(struct inbox_buffer *, struct lz_text);
void inbox_put_char(struct inbox_buffer *, char);
void inbox_put_rune(struct inbox_buffer *, uint32_t rune);
void inbox_buffer_free(struct inbox_buffer *);
static inline struct lz_text inbox_text(const struct inbox_buffer *b) { return (struct lz_text){ b->at, b->len }; }

/* guard.c: is it safe to parse? */
enum inbox_refusal inbox_guard(struct lz_text bytes);

/* envelope.c, kind.c, bounce.c */
void inbox_read_envelope(const struct inbox_house *, GMimeMessage *, struct inbox_mail *);
void inbox_judge_kind(GMimeMessage *, struct inbox_mail *);
void inbox_read_bounce(GMimeMessage *, struct inbox_mail *);
/* A word of others, kept if all of it fits and is clean and without blanks. */
bool inbox_keep(char *to, uint32_t room, struct lz_text);
/* A header's n-th occurrence, decoded; NULL: there are fewer. */
const char *inbox_header(GMimeMessage *, const char *name, int n);

/* parts.c: the text of the mail itself, and of what is attached, each line ended by '\n'. */
struct inbox_pages {
    struct inbox_buffer body, attached;
};
void inbox_read_parts(GMimeObject *, struct inbox_mail *, struct inbox_pages *);
void inbox_read_bare(struct lz_text bytes, struct inbox_mail *, struct inbox_pages *);
/* The content of a part, decoded; free it with g_byte_array_unref. NULL: there is none, or too much of it. */
GByteArray *inbox_content(GMimeObject *);

/* charset.c: to UTF-8. `label` may be NULL. Answers the name that was gone by; `guessed`: it was not what was said. */
const char *inbox_decode(struct lz_text bytes, const char *label, struct inbox_buffer *, bool *guessed);
/* html.c, flowed.c, tidy.c */
void inbox_html(struct lz_text html, struct inbox_buffer *); /* quotes get a '>' */
void inbox_unflow(struct lz_text text, bool delsp, struct inbox_buffer *);
void inbox_tidy(struct lz_text text, struct inbox_buffer *);

/* quotes.c: what of the body its sender wrote. */
void inbox_cut(struct lz_text body, struct inbox_mail *, struct inbox_buffer *written);
/* phrases.c: what mail programs write, in many languages. The text is one line, trimmed. */
bool inbox_says_attribution(struct lz_text); /* "On Monday Newt <newt@example.org> wrote:" */
bool inbox_begins_attribution(struct lz_text);
bool inbox_says_original(struct lz_text); /* "-----Original Message-----" */
bool inbox_says_forward(struct lz_text);
bool inbox_says_sent_from(struct lz_text); /* "Sent from my iPhone" */
bool inbox_says_automatic(struct lz_text subject);
/* "From: ..": which field of a mail's head it is, in any language; -1: none. */
enum { INBOX_FIELD_FROM, INBOX_FIELD_DATE, INBOX_FIELD_TO, INBOX_FIELD_SUBJECT, INBOX_FIELDS };
int inbox_field(struct lz_text);
bool inbox_holds(struct lz_text, const char *words);

#endif

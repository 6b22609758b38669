/* The JSON reader. A turn makes sixteen reports, each read once and drawn several times: a tree in two blocks takes a
   tenth of jansson's time. One is the nodes, counted before the first is read (each is announced by a comma or a
   bracket); the other is the JSON itself, where texts stay and are unescaped in place (none of them grows). */
#include "clients/mail/doc.h"

#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 24 };

struct reader {
    const char *json;       /* as it was given */
    char *start, *at, *end; /* of the copy; *end is 0 */
    char *text;             /* where the next byte of a text goes, never behind at */
    struct doc *node;       /* the next free one */
    struct fault *why;
    int depth;
};

static bool wrong(struct reader *r, const char *what) {
    int line = 1;
    long byte = r->at - r->start;
    for (long i = 0; i < byte; i++)
        line += r->json[i] == '\n';
    return fault_say(r->why, "cannot read the report: line %d, byte %ld: %s", line, byte, what);
}

static void skip_blanks(struct reader *r) {
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\n' || *r->at == '\t' || *r->at == '\r'))
        r->at++;
}

/* What no encoder writes: a character longer than it need be, half of one of UTF-16, or none at all. */
static bool senseless(const unsigned char *p) {
    bool overlong = (*p == 0xE0 && p[1] < 0xA0) || (*p == 0xF0 && p[1] < 0x90) || (*p == 0xF4 && p[1] > 0x8F);
    bool surrogate = *p == 0xED && p[1] > 0x9F;
    return overlong || surrogate || (*p == 0xEF && p[1] == 0xBF && p[2] > 0xBD);
}

/* How many bytes of valid UTF-8 stand here as one character; 0 if none. What XML cannot hold is none either. */
static int whole_character(const unsigned char *p, const unsigned char *end) {
    if (*p < 0x80)
        return *p != 0x7F;
    int more = *p >= 0xF0 ? 3 : *p >= 0xE0 ? 2 : 1;
    if (*p < 0xC2 || *p > 0xF4 || end - p <= more)
        return 0;
    for (int i = 1; i <= more; i++)
        if ((p[i] & 0xC0) != 0x80)
            return 0;
    return senseless(p) ? 0 : more + 1;
}

static uint32_t hex_digit(char c) {
    if (c >= '0' && c <= '9')
        return (uint32_t)(c - '0');
    c |= 0x20; /* a small letter */
    return c >= 'a' && c <= 'f' ? (uint32_t)(c - 'a' + 10) : 16;
}

static bool read_hex(struct reader *r, uint32_t *code) {
    if (r->end - r->at < 4)
        return false;
    *code = 0;
    for (int i = 0; i < 4; i++) {
        uint32_t digit = hex_digit(*r->at++);
        if (digit > 15)
            return false;
        *code = *code * 16 + digit;
    }
    return true;
}

static void put_code(struct reader *r, uint32_t code) {
    if (code < ' ' && code != '\n' && code != '\t')
        code = '?';
    if (code < 0x80) {
        *r->text++ = (char)code;
    } else if (code < 0x800) {
        *r->text++ = (char)(0xC0 | code >> 6);
        *r->text++ = (char)(0x80 | (code & 0x3F));
    } else if ((code >= 0xD800 && code < 0xE000) || code == 0xFFFE || code == 0xFFFF) {
        *r->text++ = '?';
    } else if (code < 0x10000) {
        *r->text++ = (char)(0xE0 | code >> 12);
        *r->text++ = (char)(0x80 | (code >> 6 & 0x3F));
        *r->text++ = (char)(0x80 | (code & 0x3F));
    } else {
        *r->text++ = (char)(0xF0 | code >> 18);
        *r->text++ = (char)(0x80 | (code >> 12 & 0x3F));
        *r->text++ = (char)(0x80 | (code >> 6 & 0x3F));
        *r->text++ = (char)(0x80 | (code & 0x3F));
    }
}

static bool read_unicode(struct reader *r) {
    uint32_t code, low;
    if (!read_hex(r, &code))
        return wrong(r, "four hex digits must follow \\u");
    if (code >= 0xD800 && code < 0xDC00 && r->end - r->at >= 6 && r->at[0] == '\\' && r->at[1] == 'u') {
        r->at += 2;
        if (!read_hex(r, &low))
            return wrong(r, "four hex digits must follow \\u");
        code = low >= 0xDC00 && low < 0xE000 ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00) : '?';
    }
    put_code(r, code);
    return true;
}

static bool read_escape(struct reader *r) {
    static const char written[] = "\"\\/bfnrt", meant[] = "\"\\/??\n\n\t";
    if (++r->at == r->end)
        return wrong(r, "the text does not end");
    char c = *r->at++;
    if (c == 'u')
        return read_unicode(r);
    const char *found = c ? strchr(written, c) : NULL;
    if (!found)
        return wrong(r, "unknown escape in a text");
    *r->text++ = meant[found - written];
    return true;
}

static bool copy_character(struct reader *r) {
    int length = (unsigned char)*r->at < ' ' ? 0 : whole_character((const void *)r->at, (const void *)r->end);
    if (length)
        memmove(r->text, r->at, (size_t)length);
    else
        *r->text = '?';
    length = length ? length : 1;
    r->text += length;
    r->at += length;
    return true;
}

static bool is_plain(char c) { return c >= ' ' && c < 0x7F && c != '"' && c != '\\'; }

static bool read_text(struct reader *r, const char **text) {
    if (r->at == r->end || *r->at != '"')
        return wrong(r, "expected a text");
    char *at = r->at + 1;
    *text = at;
    while (is_plain(*at))
        at++;
    r->at = r->text = at; /* up to here nothing changes, and most texts end here */
    while (r->at < r->end && *r->at != '"') {
        if (*r->at == '\\' ? !read_escape(r) : !copy_character(r))
            return false;
    }
    if (r->at == r->end)
        return wrong(r, "the text does not end");
    r->at++;
    *r->text = '\0';
    return true;
}

static bool read_number(struct reader *r, struct doc *d) {
    bool minus = *r->at == '-';
    r->at += minus;
    int digits = 0;
    for (; r->at < r->end && *r->at >= '0' && *r->at <= '9'; r->at++, digits++)
        if (digits < 18)
            d->number = d->number * 10 + (*r->at - '0');
    if (!digits || digits > 18)
        return wrong(r, digits ? "a number with more than 18 digits" : "expected a value");
    if (r->at < r->end && (*r->at == '.' || *r->at == 'e' || *r->at == 'E'))
        return wrong(r, "a number that is not whole");
    d->kind = DOC_NUMBER;
    d->number = minus ? -d->number : d->number;
    return true;
}

static bool read_word(struct reader *r, struct doc *d) {
    static const struct {
        const char *word;
        enum doc_kind kind;
    } words[] = { { "null", DOC_NULL }, { "false", DOC_FALSE }, { "true", DOC_TRUE } };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i].word);
        if ((size_t)(r->end - r->at) >= length && memcmp(r->at, words[i].word, length) == 0) {
            r->at += length;
            d->kind = words[i].kind;
            return true;
        }
    }
    return wrong(r, "expected a value");
}

static bool read_value(struct reader *r, struct doc *d);

static bool read_child(struct reader *r, struct doc *parent, const struct doc ***link) {
    struct doc *child = r->node++;
    *child = (struct doc){ 0 };
    skip_blanks(r);
    if (parent->kind == DOC_OBJECT) {
        if (!read_text(r, &child->key))
            return false;
        skip_blanks(r);
        if (r->at == r->end || *r->at++ != ':')
            return wrong(r, "expected a colon");
    }
    **link = child;
    *link = &child->next;
    parent->count++;
    return read_value(r, child);
}

static bool read_children(struct reader *r, struct doc *d) {
    char closing = *r->at++ == '{' ? '}' : ']';
    d->kind = closing == '}' ? DOC_OBJECT : DOC_LIST;
    if (++r->depth > DEEPEST)
        return wrong(r, "too many brackets inside brackets");
    const struct doc **link = &d->first;
    skip_blanks(r);
    bool more = r->at == r->end || *r->at != closing;
    while (more) {
        if (!read_child(r, d, &link))
            return false;
        skip_blanks(r);
        more = r->at < r->end && *r->at == ',';
        r->at += more;
    }
    if (r->at == r->end || *r->at != closing)
        return wrong(r, closing == '}' ? "expected , or }" : "expected , or ]");
    r->at++;
    r->depth--;
    return true;
}

static bool read_value(struct reader *r, struct doc *d) {
    skip_blanks(r);
    if (r->at == r->end)
        return wrong(r, "the report ends too soon");
    switch (*r->at) {
    case '{':
    case '[':
        return read_children(r, d);
    case '"':
        d->kind = DOC_TEXT;
        return read_text(r, &d->text);
    case 'n':
    case 't':
    case 'f':
        return read_word(r, d);
    default:
        return read_number(r, d);
    }
}

/* Every node but the root comes after a comma or an opening bracket. */
static size_t most_nodes(const char *json, size_t length) {
    size_t most = 1;
    for (size_t i = 0; i < length; i++)
        most += json[i] == ',' || json[i] == '[' || json[i] == '{';
    return most;
}

bool doc_read(struct doc_file *file, const char *json, size_t length, struct fault *why) {
    *file = (struct doc_file){ .nodes = malloc(most_nodes(json, length) * sizeof *file->nodes),
                               .bytes = malloc(length + 1) };
    if (!file->nodes || !file->bytes) {
        doc_free(file);
        return fault_memory(why, "cannot read the report");
    }
    memcpy(file->bytes, json, length);
    file->bytes[length] = '\0';
    struct reader r = { .json = json, .start = file->bytes, .at = file->bytes, .end = file->bytes + length };
    r.node = file->nodes;
    r.why = why;
    struct doc *root = r.node++;
    *root = (struct doc){ 0 };
    bool good = read_value(&r, root);
    skip_blanks(&r);
    if (good && r.at != r.end)
        good = wrong(&r, "something follows the end");
    if (!good)
        doc_free(file);
    return good;
}

void doc_free(struct doc_file *file) {
    free(file->nodes);
    free(file->bytes);
    *file = (struct doc_file){ 0 };
}

const struct doc *doc_get(const struct doc *d, const char *key) {
    if (!d || d->kind != DOC_OBJECT)
        return NULL;
    for (const struct doc *child = d->first; child; child = child->next)
        if (doc_same(child->key, key))
            return child;
    return NULL;
}

const char *doc_words(const struct doc *d) { return d && d->kind == DOC_TEXT ? d->text : ""; }

const char *doc_text(const struct doc *d, const char *key) { return doc_words(doc_get(d, key)); }

long doc_number(const struct doc *d, const char *key) {
    const struct doc *found = doc_get(d, key);
    return found && found->kind == DOC_NUMBER ? (long)found->number : 0;
}

bool doc_flag(const struct doc *d, const char *key) {
    const struct doc *found = doc_get(d, key);
    return found && found->kind == DOC_TRUE;
}

bool doc_has(const struct doc *d, const char *key) { return doc_get(d, key) != NULL; }

const struct doc *doc_first(const struct doc *d, const char *key) {
    const struct doc *found = doc_get(d, key);
    return found ? found->first : NULL;
}

/* HTML made lines: for mails that have no plain text. No page is drawn here; what counts is where lines end, what is
   quoted (it gets a '>' as in plain text) and what is not shown. Broken HTML is the usual case. */
#include "inbox/inner.h"

#include <ctype.h>
#include <string.h>

enum {
    BLOCK = 1,  /* begins and ends a line */
    BREAK = 2,  /* is the end of one, */
    RULE = 4,   /* or a line across */
    SKIP = 8,   /* nothing in it is text */
    QUOTE = 16, /* somebody else's words */
    CELL = 32,
    ASIS = 64,   /* blanks and line ends count */
    ALONE = 128, /* has no end, */
    AGAIN = 256  /* or ends where the next one begins */
};

static const struct {
    const char *name;
    uint16_t flags;
} elements[] = {
    { "address", BLOCK },    { "blockquote", BLOCK | QUOTE },
    { "body", BLOCK },       { "br", BREAK | ALONE },
    { "center", BLOCK },     { "dd", BLOCK | AGAIN },
    { "div", BLOCK },        { "dl", BLOCK },
    { "dt", BLOCK | AGAIN }, { "form", BLOCK },
    { "h1", BLOCK },         { "h2", BLOCK },
    { "h3", BLOCK },         { "h4", BLOCK },
    { "h5", BLOCK },         { "h6", BLOCK },
    { "head", SKIP },        { "hr", BLOCK | RULE | ALONE },
    { "img", ALONE },        { "input", ALONE },
    { "li", BLOCK | AGAIN }, { "link", ALONE },
    { "meta", ALONE },       { "ol", BLOCK },
    { "p", BLOCK | AGAIN },  { "pre", BLOCK | ASIS },
    { "script", SKIP },      { "section", BLOCK },
    { "select", SKIP },      { "span", 0 },
    { "style", SKIP },       { "svg", SKIP },
    { "table", BLOCK },      { "td", CELL | AGAIN },
    { "template", SKIP },    { "th", CELL | AGAIN },
    { "title", SKIP },       { "tr", BLOCK | AGAIN },
    { "ul", BLOCK },         { "wbr", ALONE },
    { "xml", SKIP },
};

/* What mail programs call their own boxes, by class or id. */
static const struct {
    const char *mark;
    uint16_t flags;
} boxes[] = {
    { "yahoo_quoted", QUOTE },
    { "protonmail_quote", QUOTE },
    { "tutanota_quote", QUOTE },
    { "zmail_extra", QUOTE },
    { "gmail_signature", SKIP },
    { "moz-signature", SKIP },
    { "ms-outlook-mobile-signature", SKIP },
    { "protonmail_signature", SKIP },
    { "apple-mail-signature", SKIP },
    { "x_Signature", SKIP },
    { "\"Signature\"", SKIP },
};

static const struct {
    const char *name;
    uint16_t rune;
} entities[] = {
    { "amp", '&' },      { "apos", '\'' },    { "auml", 0xe4 },    { "Auml", 0xc4 },   { "aring", 0xe5 },
    { "Aring", 0xc5 },   { "aelig", 0xe6 },   { "agrave", 0xe0 },  { "aacute", 0xe1 }, { "acirc", 0xe2 },
    { "atilde", 0xe3 },  { "bdquo", 0x201e }, { "ccedil", 0xe7 },  { "eacute", 0xe9 }, { "Eacute", 0xc9 },
    { "ecirc", 0xea },   { "egrave", 0xe8 },  { "euml", 0xeb },    { "gt", '>' },      { "hellip", 0x2026 },
    { "iacute", 0xed },  { "icirc", 0xee },   { "iuml", 0xef },    { "laquo", 0xab },  { "ldquo", 0x201c },
    { "lsquo", 0x2018 }, { "lt", '<' },       { "mdash", 0x2014 }, { "nbsp", 0xa0 },   { "ndash", 0x2013 },
    { "ntilde", 0xf1 },  { "oacute", 0xf3 },  { "ocirc", 0xf4 },   { "oslash", 0xf8 }, { "otilde", 0xf5 },
    { "ouml", 0xf6 },    { "Ouml", 0xd6 },    { "quot", '"' },     { "raquo", 0xbb },  { "rdquo", 0x201d },
    { "rsquo", 0x2019 }, { "shy", 0xad },     { "szlig", 0xdf },   { "uacute", 0xfa }, { "uuml", 0xfc },
    { "Uuml", 0xdc },    { "zwnj", 0x200c },
};

enum { OPEN = 200, NAME = 16 };

struct page {
    struct inbox_buffer *to;
    struct {
        char name[NAME];
        uint16_t flags;
    } open[OPEN];
    int depth;
    int quotes, skips, asis; /* how many of the open elements are such */
    bool inside;             /* something stands on this line already, */
    bool blank;              /* and a blank is due before what follows */
    int skipped_deep;        /* elements opened beyond OPEN */
};

/* ---- lines */

static void end_line(struct page *p) {
    if (p->inside)
        inbox_put_char(p->to, '\n');
    p->inside = p->blank = false;
}

static void begin_line(struct page *p) {
    for (int i = 0; i < p->quotes; i++)
        inbox_put_char(p->to, '>');
    if (p->quotes)
        inbox_put_char(p->to, ' ');
    p->inside = true;
}

static void put_rune(struct page *p, uint32_t rune) {
    if (p->skips)
        return;
    if (p->asis && rune == '\n') {
        if (!p->inside)
            begin_line(p);
        end_line(p);
        return;
    }
    bool white = rune == ' ' || rune == '\t' || rune == '\n' || rune == '\r' || rune == '\f';
    if (white && !p->asis) {
        p->blank = p->inside;
        return;
    }
    if (!p->inside)
        begin_line(p);
    if (p->blank)
        inbox_put_char(p->to, ' ');
    p->blank = false;
    inbox_put_rune(p->to, rune);
}

/* ---- elements */

static uint16_t flags_of(const char *name) {
    for (size_t i = 0; i < G_N_ELEMENTS(elements); i++)
        if (strcmp(elements[i].name, name) == 0)
            return elements[i].flags;
    return strchr(name, ':') ? ALONE : 0; /* <o:p> of Word */
}

/* Hidden text is the preview of newsletters; a blockquote without a border is what programs make of an indent. */
static uint16_t flags_by(struct lz_text tag, uint16_t flags) {
    for (size_t i = 0; i < G_N_ELEMENTS(boxes) && !(flags & (ALONE | RULE)); i++)
        if (inbox_holds(tag, boxes[i].mark))
            flags |= boxes[i].flags;
    if (inbox_holds(tag, "display:none") || inbox_holds(tag, "display: none"))
        flags |= SKIP;
    bool cited = inbox_holds(tag, "cite") || inbox_holds(tag, "gmail_quote");
    if ((flags & QUOTE) && !cited && (inbox_holds(tag, "border:none") || inbox_holds(tag, "border: none")))
        flags &= (uint16_t)~QUOTE;
    return flags;
}

static void count(struct page *p, uint16_t flags, int by) {
    p->quotes += flags & QUOTE ? by : 0;
    p->skips += flags & SKIP ? by : 0;
    p->asis += flags & ASIS ? by : 0;
}

static void open_element(struct page *p, const char *name, uint16_t flags) {
    if ((flags & AGAIN) && p->depth && strcmp(p->open[p->depth - 1].name, name) == 0)
        count(p, p->open[--p->depth].flags, -1);
    if (flags & (BLOCK | RULE | QUOTE))
        end_line(p);
    if (flags & CELL)
        p->blank = p->inside;
    if ((flags & BREAK) && !p->skips) {
        if (!p->inside)
            begin_line(p);
        end_line(p);
    }
    if (flags & ALONE)
        return;
    if (p->depth == OPEN) {
        p->skipped_deep++;
        return;
    }
    g_strlcpy(p->open[p->depth].name, name, NAME);
    p->open[p->depth++].flags = flags;
    count(p, flags, 1);
}

static void close_element(struct page *p, const char *name) {
    int at = p->depth;
    if (p->skipped_deep > 0) {
        p->skipped_deep--;
        return;
    }
    while (at > 0 && strcmp(p->open[at - 1].name, name) != 0)
        at--;
    if (at == 0)
        return;
    while (p->depth >= at) {
        uint16_t flags = p->open[--p->depth].flags;
        if (flags & (BLOCK | QUOTE))
            end_line(p);
        count(p, flags, -1);
    }
}

/* ---- what is read */

static uint32_t find(struct lz_text text, const char *end) {
    const char *at = memmem(text.at, text.len, end, strlen(end));
    return at ? (uint32_t)(at - text.at) : text.len;
}

/* Quotes within a tag may hold a '>'. */
static uint32_t tag_len(struct lz_text text) {
    char quote = 0;
    for (uint32_t i = 1; i < text.len && i < 4000; i++) {
        char c = text.at[i];
        if (quote)
            quote = c == quote ? 0 : quote;
        else if ((c == '"' || c == '\'') && text.at[i - 1] == '=')
            quote = c;
        else if (c == '>')
            return i + 1;
    }
    uint32_t end = find(text, ">");
    return end < text.len ? end + 1 : text.len;
}

/* "<DIV class=x>" is "div", "</p>" is "p"; "" if it is no element. */
static void name_in(struct lz_text tag, bool closes, char name[NAME]) {
    uint32_t n = 0;
    lz_cut(&tag, closes ? 2 : 1);
    while (n < tag.len && n < NAME - 1 && (isalnum((unsigned char)tag.at[n]) || tag.at[n] == ':')) {
        name[n] = (char)tolower((unsigned char)tag.at[n]);
        n++;
    }
    name[n] = 0;
}

static void take_comment(struct lz_text *html) {
    uint32_t len = find(*html, "-->");
    lz_cut(html, len < html->len ? len + 3 : html->len);
}

static void take_tag(struct page *p, struct lz_text *html) {
    struct lz_text tag = lz_cut(html, tag_len(*html));
    bool closes = tag.len > 1 && tag.at[1] == '/';
    char name[NAME];
    name_in(tag, closes, name);
    if (!name[0])
        return;
    uint16_t flags = flags_of(name);
    if (!closes)
        open_element(p, name, flags_by(tag, flags));
    else if (!(flags & ALONE))
        close_element(p, name);
    /* Words of programs have '<' in them, which opens nothing here. */
    if (!closes && (strcmp(name, "script") == 0 || strcmp(name, "style") == 0))
        lz_cut(html, find(*html, "</"));
}

static bool take_numeric(struct lz_text *html, uint32_t *rune) {
    bool hex = html->len > 2 && (html->at[2] == 'x' || html->at[2] == 'X');
    uint32_t i = hex ? 3 : 2, first = i;
    *rune = 0;
    for (; i < html->len && i < first + 7; i++) {
        int digit = hex ? g_ascii_xdigit_value(html->at[i]) : g_ascii_digit_value(html->at[i]);
        if (digit < 0)
            break;
        *rune = *rune * (hex ? 16 : 10) + (uint32_t)digit;
    }
    if (i == first)
        return false;
    lz_cut(html, i < html->len && html->at[i] == ';' ? i + 1 : i);
    return true;
}

static bool take_entity(struct lz_text *html, uint32_t *rune) {
    if (html->len > 2 && html->at[1] == '#')
        return take_numeric(html, rune);
    for (size_t i = 0; i < G_N_ELEMENTS(entities); i++) {
        uint32_t len = (uint32_t)strlen(entities[i].name);
        if (html->len > len && memcmp(html->at + 1, entities[i].name, len) == 0) {
            *rune = entities[i].rune;
            lz_cut(html, html->len > len + 1 && html->at[len + 1] == ';' ? len + 2 : len + 1);
            return true;
        }
    }
    return false;
}

static bool opens_tag(struct lz_text html) {
    return html.len > 1 && *html.at == '<' && (isalpha((unsigned char)html.at[1]) || strchr("/!?", html.at[1])) &&
           html.at[1];
}

void inbox_html(struct lz_text html, struct inbox_buffer *to) {
    struct page p = { .to = to };
    while (html.len) {
        uint32_t rune;
        if (lz_text_begins(html, "<!--")) {
            take_comment(&html);
        } else if (opens_tag(html)) {
            take_tag(&p, &html);
        } else if (*html.at == '&' && take_entity(&html, &rune)) {
            put_rune(&p, rune);
        } else {
            rune = g_utf8_get_char_validated(html.at, html.len);
            uint32_t len = lz_character(html);
            lz_cut(&html, len ? len : 1);
            put_rune(&p, len ? rune : '?');
        }
    }
    end_line(&p);
}

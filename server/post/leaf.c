#include "server/post/leaf.h"

#include "core/bug.h"
#include "server/door/markup.h"

#include <string.h>

/* Colours and measures are those of the page (clients/web/style); a reader that knows no style sheet has them inline.
 */
#define TEXT_FONT "font-family:'Atkinson Hyperlegible','Segoe UI',Arial,sans-serif"
#define HEAD_FONT "font-family:'Bricolage Grotesque','Arial Narrow',Arial,sans-serif;font-weight:800"
#define MONO_FONT "font-family:'Courier Prime','Courier New',monospace"

static const char head[] =
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
    "content=\"width=device-width,initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\"><meta "
    "name=\"supported-color-schemes\" content=\"light dark\"><style>:root{color-scheme:light dark}"
    "@media (prefers-color-scheme:dark){.desk{background:#0B1410!important}.sheet{background:#14201A!important;"
    "color:#EAF2E2!important;border-color:#EAF2E2!important}.ln{border-color:#EAF2E2!important}"
    ".r0{background:#1A2A22!important}.box{background:#0B1410!important;color:#EAF2E2!important;"
    "border-color:#EAF2E2!important}.mu{color:#93A598!important}a{color:#7FCBF5!important}}"
    "@media (max-width:660px){.pad{padding-left:12px!important;padding-right:12px!important}"
    ".col{font-size:11px!important}.wrap{white-space:pre-wrap!important}}</style></head>"
    "<body class=\"desk\" style=\"margin:0;background:#DCE7D2;color:#10201A\">"
    "<table role=\"presentation\" width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" class=\"desk\" "
    "style=\"background:#DCE7D2;table-layout:fixed\"><tr><td align=\"center\" style=\"padding:16px 8px\">"
    "<table role=\"presentation\" width=\"640\" cellspacing=\"0\" cellpadding=\"0\" class=\"sheet\" "
    "style=\"width:640px;max-width:100%;table-layout:fixed;background:#F6FAF0;border:2px solid "
    "#10201A;" TEXT_FONT ";font-size:15px;line-height:1.45;color:#10201A\">";
static const char tail[] = "<tr><td style=\"height:16px\"></td></tr></table></td></tr></table></body></html>";

struct pen {
    struct lz_writer *w;
    const char *site;
    uint32_t moves; /* rows of the list so far: 0 outside of one */
};

/* "https://games.example.org/t/1", and not "https://games.example.org.elsewhere.example". */
static bool is_ours(const struct pen *pen, struct lz_text word) {
    size_t len = strlen(pen->site);
    return len && lz_text_begins(word, pen->site) && (word.len == len || word.at[len] == '/');
}

/* A word that is an address of ours leads there; nobody else's does. */
static void put_words(const struct pen *pen, struct lz_text text) {
    while (text.len) {
        uint32_t len = 0;
        while (len < text.len && text.at[len] != ' ' && text.at[len] != '\n')
            len++;
        struct lz_text word = lz_cut(&text, len);
        bool ours = is_ours(pen, word);
        if (ours) {
            lz_put(pen->w, "<a href=\"");
            markup_put_text(pen->w, word);
            lz_put(pen->w, "\" style=\"color:#0B5C8A\">");
        }
        markup_put_text(pen->w, word);
        lz_put(pen->w, ours ? "</a>" : "");
        if (text.len)
            lz_put_char(pen->w, *lz_cut(&text, 1).at);
    }
}

/* ---- lines */

static struct lz_text line_of(struct lz_text *left) {
    struct lz_text line = lz_take_line(left);
    while (line.len && (line.at[line.len - 1] == ' ' || line.at[line.len - 1] == '\r'))
        line.len--;
    return line;
}

/* "   4  roll": digits after at most four blanks, then two blanks. The number's digits and where the words begin. */
static bool is_move(struct lz_text line, struct lz_text *number, struct lz_text *words) {
    uint32_t at = 0, digits = 0;
    while (at < line.len && at < 4 && line.at[at] == ' ')
        at++;
    while (at + digits < line.len && line.at[at + digits] >= '0' && line.at[at + digits] <= '9')
        digits++;
    uint32_t end = at + digits;
    if (!at || !digits || digits > 3 || end + 2 >= line.len || line.at[end] != ' ' || line.at[end + 1] != ' ' ||
        line.at[end + 2] == ' ')
        return false;
    *number = (struct lz_text){ line.at + at, digits };
    *words = (struct lz_text){ line.at + end + 2, line.len - end - 2 };
    return true;
}

/* "Your mail:" */
static bool is_heading(struct lz_text line) {
    return line.len > 1 && line.len <= 40 && line.at[0] != ' ' && line.at[line.len - 1] == ':';
}

static bool has_columns(struct lz_text line) {
    for (uint32_t i = 0; i + 1 < line.len; i++)
        if (line.at[i] == ' ' && line.at[i + 1] == ' ')
            return true;
    return false;
}

/* Lines up to the next blank one. */
static struct lz_text take_block(struct lz_text *left) {
    struct lz_text block = { left->at, 0 };
    while (left->len) {
        struct lz_text rest = *left;
        if (!line_of(&rest).len)
            break;
        *left = rest;
        block.len = (uint32_t)(left->at - block.at);
    }
    return block;
}

/* ---- blocks */

static void close_moves(struct pen *pen) {
    lz_put(pen->w, pen->moves ? "</table></td></tr>" : "");
    pen->moves = 0;
}

static void put_title(struct pen *pen, struct lz_text line) {
    lz_put(pen->w, "<tr><td class=\"ln pad\" style=\"padding:12px 26px;border-bottom:3px solid #10201A;" HEAD_FONT
                   ";font-size:24px;line-height:1.15\">");
    markup_put_text(pen->w, line);
    lz_put(pen->w, "</td></tr>");
}

static void put_heading(struct pen *pen, struct lz_text line) {
    lz_put(pen->w, "<tr><td class=\"pad\" style=\"padding:16px 26px 4px\"><div class=\"ln\" style=\"" HEAD_FONT
                   ";font-size:20px;border-bottom:3px solid #10201A;padding-bottom:3px\">");
    line.len--; /* its colon */
    markup_put_text(pen->w, line);
    lz_put(pen->w, "</div></td></tr>");
}

static void put_move(struct pen *pen, struct lz_text number, struct lz_text words) {
    if (!pen->moves)
        lz_put(pen->w, "<tr><td class=\"pad\" style=\"padding:4px 26px\"><table role=\"presentation\" width=\"100%\" "
                       "cellspacing=\"0\" cellpadding=\"0\">");
    lz_put(pen->w, pen->moves++ % 2 ? "<tr>" : "<tr class=\"r0\" style=\"background:#E7F1DE\">");
    lz_put(pen->w, "<td width=\"44\" align=\"center\" style=\"padding:4px 6px\"><div class=\"box\" style=\"border:2px "
                   "solid #10201A;background:#FDFFFA;" HEAD_FONT ";font-size:17px;line-height:26px\">");
    markup_put_text(pen->w, number);
    lz_put(pen->w, "</div></td><td style=\"" MONO_FONT ";font-weight:700;font-size:15px;padding:6px 8px\">");
    markup_put_text(pen->w, words);
    lz_put(pen->w, "</td></tr>");
}

/* As it stands. Where lines are set in columns they stay whole, and can be pushed on a telephone; else they wrap there.
 */
static void put_columns(struct pen *pen, struct lz_text block, bool set) {
    lz_put(pen->w, "<tr><td class=\"pad\" style=\"padding:6px 26px\"><div style=\"overflow-x:auto\"><pre class=\"");
    lz_put(pen->w, set ? "col" : "wrap");
    lz_put(pen->w, "\" style=\"margin:0;" MONO_FONT ";font-size:13px;line-height:1.35\">");
    while (block.len) {
        put_words(pen, line_of(&block));
        lz_put(pen->w, "\n");
    }
    lz_put(pen->w, "</pre></div></td></tr>");
}

static void put_paragraph(struct pen *pen, struct lz_text block) {
    lz_put(pen->w, "<tr><td class=\"pad\" style=\"padding:6px 26px;overflow-wrap:anywhere\">");
    while (block.len) {
        put_words(pen, line_of(&block));
        lz_put(pen->w, "\n");
    }
    lz_put(pen->w, "</td></tr>");
}

/* Moves that stand first; what is left of the block. */
static struct lz_text take_moves(struct pen *pen, struct lz_text block) {
    struct lz_text number, words;
    while (block.len) {
        struct lz_text rest = block, line = line_of(&rest);
        if (!is_move(line, &number, &words))
            break;
        put_move(pen, number, words);
        block = rest;
    }
    close_moves(pen);
    return block;
}

static void put_block(struct pen *pen, struct lz_text block) {
    struct lz_text left = block, first = line_of(&left);
    bool heading = is_heading(first), columns = false, set = false;
    if (heading)
        put_heading(pen, first);
    block = take_moves(pen, heading ? left : block);
    for (left = block; left.len;) {
        struct lz_text line = line_of(&left);
        columns |= line.len && line.at[0] == ' ';
        set |= has_columns(lz_trim(line));
    }
    if (block.len && (columns || set))
        put_columns(pen, block, set);
    else if (block.len)
        put_paragraph(pen, block);
}

bool leaf_put(const struct leaf *leaf, struct lz_writer *w) {
    struct pen pen = { .w = w, .site = leaf->site };
    struct lz_text text = leaf->text, rest = text;
    lz_assert(leaf->site && leaf->title);
    lz_put(w, head);
    put_title(&pen, lz_span(leaf->title));
    if (lz_text_begins(line_of(&rest), leaf->title))
        text = rest;
    while (text.len) {
        struct lz_text block = take_block(&text);
        if (block.len)
            put_block(&pen, block);
        else
            (void)line_of(&text);
    }
    lz_put(w, tail);
    return !w->full;
}

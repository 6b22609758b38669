/* Looked at before gmime sees it: what would cost it more than any mail is worth. It goes down the stack for every
   group within a group of an address list, and takes ever longer for parts within parts; so those are counted here, by
   lines, and nobody's mail has as many. */
#include "inbox/inner.h"

#include <string.h>

enum {
    COLONS = 200,      /* of one address list: each may open a group */
    BOUNDARIES = 1000, /* words that name one: each may be a part with parts of its own */
    EDGES = 5000       /* lines that may end a part */
};

static bool begins(struct lz_text line, const char *name) {
    size_t len = strlen(name);
    return line.len >= len && g_ascii_strncasecmp(line.at, name, len) == 0;
}

/* Fields that hold addresses, with or without a blank before their colon. */
static bool holds_addresses(struct lz_text line) {
    static const char *const fields[] = { "From", "Sender",       "Reply-To",      "To",          "Cc",
                                          "Bcc",  "Delivered-To", "X-Original-To", "Envelope-To", "Resent-" };
    for (size_t i = 0; i < G_N_ELEMENTS(fields); i++)
        if (begins(line, fields[i]))
            return true;
    return false;
}

static uint32_t count_char(struct lz_text line, char c) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < line.len; i++)
        n += line.at[i] == c;
    return n;
}

static uint32_t count_boundaries(struct lz_text line) {
    uint32_t n = 0;
    while (line.len) {
        if ((*line.at == 'b' || *line.at == 'B') && begins(line, "boundary"))
            n++;
        lz_cut(&line, 1);
    }
    return n;
}

enum inbox_refusal inbox_guard(struct lz_text bytes) {
    uint32_t colons = 0, boundaries = 0, edges = 0;
    bool addresses = false;
    while (bytes.len) {
        struct lz_text line = lz_take_line(&bytes);
        bool goes_on = line.len && (*line.at == ' ' || *line.at == '\t');
        if (!goes_on) {
            addresses = holds_addresses(line);
            colons = 0;
        }
        colons += addresses ? count_char(line, ':') : 0;
        boundaries += count_boundaries(line);
        edges += lz_text_begins(line, "--");
        if (colons > COLONS)
            return INBOX_UNSOUND;
        if (boundaries > BOUNDARIES)
            return INBOX_TOO_DEEP;
        if (edges > EDGES)
            return INBOX_TOO_MANY_PARTS;
    }
    return INBOX_TAKEN;
}

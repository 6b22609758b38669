/* Pages without a script, and without style: the policy allows none, and every browser has one of its own. */
#include "server/door/markup.h"

void markup_put_text(struct lz_writer *w, struct lz_text words) {
    for (uint32_t i = 0; i < words.len; i++)
        switch (words.at[i]) {
        case '&':
            lz_put(w, "&amp;");
            break;
        case '<':
            lz_put(w, "&lt;");
            break;
        case '>':
            lz_put(w, "&gt;");
            break;
        case '"':
            lz_put(w, "&quot;");
            break;
        default:
            lz_put_char(w, words.at[i]);
        }
}

void markup_put(struct lz_writer *w, const char *words) { markup_put_text(w, lz_span(words)); }

void markup_begin(struct lz_writer *w, const char *title, int refresh_s) {
    lz_put(w, "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>");
    markup_put(w, title);
    lz_put(w, "</title><meta name=\"viewport\" content=\"width=device-width\">");
    if (refresh_s) {
        lz_put(w, "<meta http-equiv=\"refresh\" content=\"");
        lz_put_number(w, refresh_s);
        lz_put(w, "\">");
    }
    lz_put(w, "</head>\n<body>\n<main>\n<h1>");
    markup_put(w, title);
    lz_put(w, "</h1>\n");
}

void markup_end(struct lz_writer *w) { lz_put(w, "</main>\n</body>\n</html>\n"); }

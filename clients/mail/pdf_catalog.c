/* What cairo cannot say of a PDF: that its text is tagged, in which language it is, and that its title is to be shown.
   The catalog is written once more at the end of the file with that in it, as PDF provides for changes. A cairo that
   packs its objects (1.17.6 and later) marks the file itself, and it is left as it is. */
#include "clients/mail/pdf_sheet.h"

#include <stdlib.h>
#include <string.h>

static const char added[] =
    "   /MarkInfo << /Marked true >>\n   /Lang (en)\n   /ViewerPreferences << /DisplayDocTitle true >>\n";

/* The last of these words in the file, from there to its end; NULL: there are none. */
static const char *last(const struct buffer *file, const char *words) {
    size_t length = strlen(words);
    for (size_t at = file->length; at >= length; at--)
        if (memcmp(file->bytes + at - length, words, length) == 0)
            return file->bytes + at - length;
    return NULL;
}

/* The number that follows the word; 0: there is none. */
static long number_after(const char *from, const char *word) {
    const char *at = from ? strstr(from, word) : NULL;
    return at ? strtol(at + strlen(word), NULL, 10) : 0;
}

void pdf_catalog(struct buffer *file) {
    char object[32];
    const char *trailer = file->failed ? NULL : last(file, "\ntrailer");
    long root = number_after(trailer, "/Root "), info = number_after(trailer, "/Info ");
    long size = number_after(trailer, "/Size "), before = number_after(trailer, "startxref");
    snprintf(object, sizeof object, "\n%ld 0 obj", root);
    const char *catalog = root && info && before ? last(file, object) : NULL;
    const char *end = catalog ? strstr(catalog, ">>\nendobj") : NULL;
    if (!end)
        return;
    struct buffer more = { 0 };
    buffer_add(&more, catalog + 1, (size_t)(end - catalog - 1));
    buffer_format(&more, "%s>>\nendobj\n", added);
    size_t at = file->length, table = at + more.length;
    buffer_format(&more, "xref\n%ld 1\n%010zu 00000 n \n", root, at);
    buffer_format(&more, "trailer\n<< /Size %ld\n   /Root %ld 0 R\n   /Info %ld 0 R\n   /Prev %ld\n>>\n", size, root,
                  info, before);
    buffer_format(&more, "startxref\n%zu\n%%%%EOF\n", table);
    if (more.failed)
        file->failed = true;
    else
        buffer_add(file, more.bytes, more.length);
    buffer_free(&more);
}

/* lizardry-paper: one report, drawn. For those who change the drawing; players get theirs from `lizardry pbm`. */
#include "clients/mail/map/map_cairo.h"
#include "clients/mail/map/map_svg.h"
#include "clients/mail/report.h"

#include <stdio.h>
#include <string.h>

static bool to_svg(struct buffer *out, const struct report *r, struct fault *why) {
    return map_svg(out, &r->map, &r->map.all, why);
}
static bool to_png(struct buffer *out, const struct report *r, struct fault *why) {
    return map_png(out, &r->map, &r->map.all, why);
}

static const struct {
    const char *name;
    bool (*draw)(struct buffer *out, const struct report *r, struct fault *why);
} formats[] = {
    { "html", report_html }, { "pdf", report_pdf },         { "svg", to_svg },
    { "png", to_png },       { "map-pdf", report_map_pdf }, { "plot", report_plot_svg },
};

static bool read_all(const char *name, struct buffer *b, struct fault *why) {
    FILE *file = fopen(name, "rb");
    char block[16384];
    size_t got;
    if (!file)
        return fault_say(why, "cannot open '%.200s'", name);
    while ((got = fread(block, 1, sizeof block, file)) > 0)
        buffer_add(b, block, got);
    bool good = !ferror(file) && !b->failed;
    fclose(file);
    return good || fault_say(why, "cannot read '%.200s'", name);
}

static bool make(const char *name, size_t format, struct fault *why) {
    struct buffer json = { 0 }, page = { 0 };
    static struct report r;
    bool good = read_all(name, &json, why) && report_read(&r, json.bytes ? json.bytes : "", json.length, why);
    if (good) {
        good = formats[format].draw(&page, &r, why);
        if (good && (fwrite(page.bytes, 1, page.length, stdout) != page.length || fflush(stdout) != 0))
            good = fault_say(why, "cannot write to standard output");
        report_free(&r);
    }
    buffer_free(&json);
    buffer_free(&page);
    return good;
}

int main(int count, char **word) {
    struct fault why;
    for (size_t i = 0; count == 4 && i < sizeof formats / sizeof *formats; i++) {
        if (strcmp(word[2], "--format") != 0 || strcmp(word[3], formats[i].name) != 0)
            continue;
        if (make(word[1], i, &why))
            return 0;
        fprintf(stderr, "lizardry-paper: %s\n", why.words);
        return 1;
    }
    fprintf(stderr, "usage: lizardry-paper REPORT.json --format html|pdf|svg|png|map-pdf|plot >FILE\n");
    return 2;
}

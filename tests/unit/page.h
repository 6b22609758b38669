/* The examples of docs/json.md, for tests that compare them with what is written. */
#ifndef UNIT_PAGE_H
#define UNIT_PAGE_H

#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

enum { PAGE_EXAMPLE = 4000 };

/* The example of that name, without the white space between its words. */
static inline const char *page_example(const char *name, char to[PAGE_EXAMPLE]) {
    static char page[1 << 16];
    char path[400], fence[40];
    bool quoted = false;
    (void)snprintf(path, sizeof path, "%s/docs/json.md", getenv("SOURCE"));
    (void)snprintf(fence, sizeof fence, "```json %s\n", name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    page[fread(page, 1, sizeof page - 1, file)] = 0;
    (void)fclose(file);
    const char *at = strstr(page, fence);
    assert_non_null(at);
    struct lz_writer w = lz_writer_in(to, PAGE_EXAMPLE);
    for (at += strlen(fence); strncmp(at, "```", 3) != 0; at++) {
        quoted ^= *at == '"';
        if (quoted || (*at != ' ' && *at != '\n'))
            lz_put_char(&w, *at);
    }
    assert_false(w.full);
    return to;
}

#endif

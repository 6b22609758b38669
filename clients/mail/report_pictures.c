/* The pictures that go with a report: the country round the home den, all that is known, and every battle. */
#include "clients/mail/report.h"

#include <stdio.h>

static void add(struct report_pictures *list, const char *name, struct map_window window) {
    if (list->count == REPORT_PICTURES)
        return;
    struct report_picture *picture = &list->picture[list->count++];
    snprintf(picture->name, sizeof picture->name, "%s", name);
    picture->window = window;
}

static const struct map_cell *battle(const struct map *m, int number) {
    for (int i = 0; i < m->count; i++)
        if (m->cell[i].battle == number)
            return &m->cell[i];
    return NULL;
}

struct report_pictures report_pictures(const struct report *r) {
    const struct map *m = &r->map;
    struct report_pictures list = { .count = 0 };
    if (m->count)
        add(&list, "map", m->all);
    if (m->count && m->row)
        add(&list, "home", map_around(m, m->row, m->column, report_home));
    for (int number = 1; number <= REPORT_BATTLES; number++) {
        const struct map_cell *c = battle(m, number);
        char name[16];
        snprintf(name, sizeof name, "battle-%d", number);
        if (c)
            add(&list, name, map_around(m, c->row, c->column, report_battle));
    }
    return list;
}

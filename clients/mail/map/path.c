/* The reader of path data: the part of SVG's grammar that the table of shapes uses. */
#include "clients/mail/map/path.h"

#include <string.h>

struct walk {
    const char *at;
    const struct path_walker *w;
    double x, y, start_x, start_y;
    double ctrl_x, ctrl_y; /* the last control point, mirrored by S */
};

static const char *skip(const char *p) {
    while (*p == ' ' || *p == ',')
        p++;
    return p;
}

static bool read_number(struct walk *k, double *number) {
    const char *p = skip(k->at);
    double sign = *p == '-' ? -1 : 1, value = 0, part = 1;
    if (*p == '-')
        p++;
    const char *digits = p;
    for (; *p >= '0' && *p <= '9'; p++)
        value = value * 10 + (*p - '0');
    if (*p == '.')
        for (p++; *p >= '0' && *p <= '9'; p++)
            value += (*p - '0') * (part /= 10);
    if (p == digits)
        return false;
    k->at = p;
    *number = sign * value;
    return true;
}

static bool read_numbers(struct walk *k, double *number, int count) {
    for (int i = 0; i < count; i++)
        if (!read_number(k, &number[i]))
            return false;
    return true;
}

static void go(struct walk *k, double x, double y) {
    k->x = k->ctrl_x = x;
    k->y = k->ctrl_y = y;
}

static void curve(struct walk *k, const double at[6]) {
    k->w->curve(k->w->with, at);
    k->x = at[4];
    k->y = at[5];
    k->ctrl_x = at[2];
    k->ctrl_y = at[3];
}

static bool step_to(struct walk *k, char command, bool relative) {
    double n[6];
    double from_x = relative ? k->x : 0, from_y = relative ? k->y : 0;
    static const char commands[] = "MLHVCS", counts[] = { 2, 2, 1, 1, 6, 4 };
    const char *found = strchr(commands, command);
    if (!found || !read_numbers(k, n, counts[found - commands]))
        return false;
    switch (command) {
    case 'M':
        go(k, k->start_x = from_x + n[0], k->start_y = from_y + n[1]);
        k->w->move(k->w->with, k->x, k->y);
        return true;
    case 'L':
        go(k, from_x + n[0], from_y + n[1]);
        break;
    case 'H':
        go(k, from_x + n[0], k->y);
        break;
    case 'V':
        go(k, k->x, from_y + n[0]);
        break;
    case 'C':
        curve(k,
              (double[6]){ from_x + n[0], from_y + n[1], from_x + n[2], from_y + n[3], from_x + n[4], from_y + n[5] });
        return true;
    default: /* S */
        curve(k, (double[6]){ 2 * k->x - k->ctrl_x, 2 * k->y - k->ctrl_y, from_x + n[0], from_y + n[1], from_x + n[2],
                              from_y + n[3] });
        return true;
    }
    k->w->line(k->w->with, k->x, k->y);
    return true;
}

bool path_walk(const char *data, const struct path_walker *w) {
    struct walk k = { .at = data, .w = w };
    char command = '\0';
    while (*(k.at = skip(k.at))) {
        bool letter = (*k.at | 0x20) >= 'a' && (*k.at | 0x20) <= 'z';
        if (letter)
            command = *k.at++;
        if ((command | 0x20) == 'z') {
            if (!letter)
                return false;
            w->close(w->with);
            go(&k, k.start_x, k.start_y);
            continue;
        }
        if (!command || !step_to(&k, (char)(command & ~0x20), command >= 'a'))
            return false;
        if ((command | 0x20) == 'm')
            command = command == 'm' ? 'l' : 'L';
    }
    return true;
}

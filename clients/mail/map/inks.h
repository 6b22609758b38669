/* The colours: an ink is a name; what it looks like depends on the hour. */
#ifndef MAIL_INKS_H
#define MAIL_INKS_H

#include <stdint.h>

enum ink {
    INK_NONE,
#define INK(name, day, night) INK_##name,
#include "clients/mail/map/inks.def"
#undef INK
    INKS
};

struct ink_look {
    uint32_t day, night; /* 0xRRGGBB */
};

extern const struct ink_look ink_looks[INKS];

#endif

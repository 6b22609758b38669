/* What the inks look like. */
#include "clients/mail/map/inks.h"

const struct ink_look ink_looks[INKS] = {
#define INK(name, day, night) [INK_##name] = { day, night },
#include "clients/mail/map/inks.def"
#undef INK
};

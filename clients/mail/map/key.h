/* The key of the map: what its signs mean, only those that are on it. */
#ifndef MAIL_KEY_H
#define MAIL_KEY_H

#include "clients/mail/map/map.h"

struct key_entry {
    int shape;
    bool old; /* a remembered hex of this shape */
    const char *words;
};

enum { KEY_MOST = 40 };

/* How many entries. Terrain first, then states of knowledge, then marks; clans are listed by name elsewhere. */
int key_entries(const struct map *m, struct key_entry entries[KEY_MOST]);
/* Draws an entry's picture: 66 by 58 round the origin. */
void key_draw(struct painter *p, const struct key_entry *entry);
/* Which clans are on the map, as bits. */
unsigned key_clans(const struct map *m);

#endif

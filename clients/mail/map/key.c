/* What is on the map, gathered for its key. */
#include "clients/mail/map/key.h"

#include "clients/mail/map/shapes.h"

static const struct {
    int shape;
    char sign;
    const char *words;
} signs[] = { { SHAPE_BRIDGE, '=', "bridge" }, { SHAPE_RAFT, '~', "raft" }, { SHAPE_HALF, '+', "half-built den" } };

struct seen {
    bool terrain[SHAPE_TERRAINS], sign[3], old, spy, battle;
};

static struct seen look(const struct map *m) {
    struct seen s = { 0 };
    for (int i = 0; i < m->count; i++) {
        const struct map_cell *c = &m->cell[i];
        s.terrain[c->terrain] = true;
        for (int j = 0; j < 3; j++)
            s.sign[j] |= signs[j].sign == c->sign;
        s.old |= c->old;
        s.spy |= c->spies > 0;
        s.battle |= c->battle;
    }
    return s;
}

int key_entries(const struct map *m, struct key_entry entries[KEY_MOST]) {
    struct seen s = look(m);
    int n = 0;
    for (int i = 0; i < SHAPE_TERRAINS; i++)
        if (s.terrain[i])
            entries[n++] = (struct key_entry){ .shape = i, .words = shape_terrains[i].name };
    if (s.old)
        entries[n++] = (struct key_entry){ SHAPE_PLA, true, "remembered: t and its turn" };
    if (m->count < m->wide * m->high)
        entries[n++] = (struct key_entry){ SHAPE_BLANK, false, "unknown" };
    for (int j = 0; j < 3; j++)
        if (s.sign[j])
            entries[n++] = (struct key_entry){ signs[j].shape, false, signs[j].words };
    if (s.spy)
        entries[n++] = (struct key_entry){ SHAPE_SPY, false, "your spy" };
    if (s.battle)
        entries[n++] = (struct key_entry){ SHAPE_SWORDS, false, "battle" };
    return n;
}

void key_draw(struct painter *p, const struct key_entry *entry) {
    bool mark = entry->shape > SHAPE_BLANK, blank = entry->shape == SHAPE_BLANK;
    p->kind->open(p, &(struct paint){ .opacity = entry->old ? 0.42 : 0, .scale = mark ? 1.5 : 0 });
    p->kind->shape(p, entry->shape, 0, 0);
    p->kind->close(p);
    if (entry->old)
        p->kind->hatch(p, HEX_PATH);
    if (blank) { /* alone it has no neighbours to draw its other sides */
        p->kind->open(p, &(struct paint){ .line = INK_RULE2, .width = 1.4, .dash = 3 });
        p->kind->path(p, HEX_PATH);
        p->kind->close(p);
    }
}

unsigned key_clans(const struct map *m) {
    unsigned clans = 0;
    for (int i = 0; i < m->count; i++) {
        clans |= m->cell[i].clan > 0 ? 1U << m->cell[i].clan : 0;
        clans |= m->cell[i].owner > 0 ? 1U << m->cell[i].owner : 0;
    }
    return clans;
}

/* The World View as data: what is drawn in each hex that is known (SW-3.5, SW-22.7). */
#include "core/bug.h"
#include "games/swamp/report/swamp_report_parts.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"

static const char *const faces[] = { "Red", "Grn", "Gry", "Yel", "Blk", "New" };
_Static_assert(LZ_COUNT(faces) == SW_UNSETTLED + 1, "a den has no face");

static bool own_den(const struct swamp_view *v, const struct swamp_cell *cell) {
    return cell->terrain == SW_DEN && cell->known != SW_REMEMBERED && v->clan && cell->owner == v->clan;
}

void swamp_put_contents(const struct swamp_view *v, const struct swamp_cell *cell, struct lz_writer *w) {
    bool mine = own_den(v, cell) || (cell->clan && cell->clan == v->clan);
    if (cell->known == SW_REMEMBERED) {
        lz_put_char(w, 't');
        lz_put_number(w, cell->turn);
    } else if (mine || cell->clan) {
        swamp_put_code(v, mine ? v->clan : cell->clan, w);
        lz_put_char(w, ' ');
        lz_put_number(w, cell->number + (own_den(v, cell) ? cell->population : 0));
        lz_put(w, mine && cell->spies ? "+S" : "");
    } else if (cell->spies) {
        lz_put(w, "SPY");
    } else if (cell->terrain == SW_DEN) {
        if (cell->owner)
            swamp_put_code(v, cell->owner, w);
        else
            lz_put(w, "free");
    }
}

/* How a den looks, NULL if only that it is one is known. */
static const char *face_of(const struct swamp_cell *cell) {
    if (cell->marks & SW_HOME)
        return "HOM";
    return cell->colour <= SW_UNSETTLED ? faces[cell->colour] : NULL;
}

static const char *sign_of(const struct swamp_cell *cell) {
    if (!(cell->marks & (SW_BRIDGE | SW_RAFT | SW_HALF_BUILT)))
        return "";
    return cell->marks & SW_BRIDGE ? "=" : cell->marks & SW_RAFT ? "~" : "+";
}

void swamp_put_ground(const struct swamp_cell *cell, struct lz_writer *w) {
    bool old = cell->known == SW_REMEMBERED;
    const char *face = cell->terrain == SW_DEN ? face_of(cell) : NULL;
    face = face ? face : swamp_facts.ground[cell->terrain].code;
    for (; *face; face++)
        lz_put_char(w, (char)(old && *face >= 'A' && *face <= 'Z' ? *face + 32 : *face));
    lz_put(w, old ? "" : sign_of(cell));
}

static void write_den(const struct swamp_cell *cell, struct lz_writer *w) {
    if (face_of(cell))
        lz_json_string(w, "face", face_of(cell));
    if (cell->colour < SW_COLOURS)
        lz_json_string(w, "colour", swamp_den_colours[cell->colour]);
    if (cell->known != SW_REMEMBERED)
        lz_json_number(w, "owner", cell->owner);
}

static void write_ground(const struct swamp_cell *cell, struct lz_writer *w) {
    if (cell->terrain == SW_DEN)
        write_den(cell, w);
    else if (cell->owner != SW_FREE && cell->owner != SW_UNTOLD) /* of a temple or a bridge */
        lz_json_number(w, "owner", cell->owner);
    if (*sign_of(cell))
        lz_json_string(w, "sign", sign_of(cell));
}

static void write_lizards(const struct swamp_view *v, const struct swamp_cell *cell, struct lz_writer *w) {
    bool den = own_den(v, cell);
    if (cell->clan || den) {
        lz_json_number(w, "clan", den ? v->clan : cell->clan);
        lz_json_number(w, "number", cell->number + (den ? cell->population : 0));
    }
    if (cell->spies)
        lz_json_number(w, "spies", cell->spies);
}

static void write_cell(const struct swamp_view *v, int hex, struct lz_writer *w) {
    const struct swamp_cell *cell = &v->cells[hex];
    char room[12];
    struct lz_writer text = lz_writer_in(room, sizeof room);
    lz_json_open(w, NULL, '{');
    swamp_json_hex(w, "hex", v, hex);
    lz_json_string(w, "terrain", swamp_facts.ground[cell->terrain].code);
    if (cell->known == SW_REMEMBERED) {
        lz_json_string(w, "known", "old");
        lz_json_number(w, "turn", cell->turn);
        if (cell->terrain == SW_DEN)
            write_den(cell, w);
    } else {
        if (cell->known == SW_OWNED)
            lz_json_string(w, "known", "own");
        write_ground(cell, w);
        write_lizards(v, cell, w);
    }
    swamp_put_contents(v, cell, &text);
    lz_assert(!text.full);
    if (text.len)
        lz_json_string(w, "text", room);
    lz_json_close(w, '}');
}

void swamp_list_map(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "map", '[');
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++)
        if (v->cells[hex].known)
            write_cell(v, hex, w);
    lz_json_close(w, ']');
}

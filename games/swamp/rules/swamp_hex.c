/* The map: flat-topped hexes, odd columns half a hex lower, wrapped or not (SW-1). */
#include "core/bug.h"
#include "core/words/text.h"
#include "games/swamp/rules/swamp_work.h"

/* SW-1.3: rows down and columns right for each direction; [0] columns A, C, E.., [1] columns B, D, F.. */
static const int8_t steps[2][SW_DIRECTIONS][2] = {
    { { -1, 0 }, { 0, 1 }, { 1, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 } },
    { { -1, 0 }, { -1, 1 }, { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, -1 } },
};

/* SW-1.4. A map is at least 8 each way, and no step is longer than that. */
static int at(const struct swamp_laws *laws, int row, int column) {
    int high = laws->high, wide = laws->wide;
    if (laws->wrap) {
        row = row < 0 ? row + high : row >= high ? row - high : row;
        column = column < 0 ? column + wide : column >= wide ? column - wide : column;
    } else if (row < 0 || row >= high || column < 0 || column >= wide) {
        return SW_NOWHERE;
    }
    lz_assert(row >= 0 && row < high && column >= 0 && column < wide);
    return row * wide + column;
}

int swamp_neighbour(const struct swamp_laws *laws, int hex, int direction) {
    lz_assert(swamp_on_map(laws, hex) && direction >= 0 && direction < SW_DIRECTIONS);
    int row = hex / laws->wide, column = hex % laws->wide;
    const int8_t *step = steps[column & 1][direction];
    return at(laws, row + step[0], column + step[1]);
}

/* SW-1.5, q counted from 0: a column with an even q lies lower. */
static int axial_row(int row, int q) { return row - (q + (q & 1)) / 2; }

int swamp_at_axial(const struct swamp_laws *laws, int anchor, int dq, int da) {
    lz_assert(swamp_on_map(laws, anchor));
    int q = anchor % laws->wide, a = axial_row(anchor / laws->wide, q) + da;
    q += dq;
    return at(laws, a + (q + (q & 1)) / 2, q);
}

static int larger(int a, int b) { return a > b ? a : b; }
static int far(int x) { return x < 0 ? -x : x; }

static int distance_to(int dq, int da) { return larger(larger(far(dq), far(da)), far(dq + da)); }

int swamp_distance(const struct swamp_laws *laws, int a, int b) {
    lz_assert(swamp_on_map(laws, a) && swamp_on_map(laws, b));
    int q = a % laws->wide, from = axial_row(a / laws->wide, q), best = INT16_MAX;
    int reach = laws->wrap ? 1 : 0;
    for (int x = -reach; x <= reach; x++)
        for (int y = -reach; y <= reach; y++) {
            int column = b % laws->wide + x * laws->wide;
            int d = distance_to(column - q, axial_row(b / laws->wide + y * laws->high, column) - from);
            best = d < best ? d : best;
        }
    return best;
}

enum { FAR = 3 };
_Static_assert(SW_DISK == 1 + 3 * FAR * (FAR + 1), "a disk has room for three rings");

/* Column by column: the further from the middle, the fewer rows; in every other one they lie half a hex off. */
int swamp_disk(const struct swamp_laws *laws, int hex, int radius, uint16_t out[SW_DISK]) {
    lz_assert(swamp_on_map(laws, hex) && radius >= 0 && radius <= FAR);
    int n = 1, row = hex / laws->wide, column = hex % laws->wide;
    out[0] = (uint16_t)hex;
    for (int dc = -radius; dc <= radius; dc++) {
        int rows = 2 * radius + 1 - far(dc), first = row - rows / 2 + ((dc & 1) && !(column & 1));
        for (int r = first; r < first + rows; r++) {
            int found = dc == 0 && r == row ? SW_NOWHERE : at(laws, r, column + dc);
            if (found != SW_NOWHERE)
                out[n++] = (uint16_t)found;
        }
    }
    return n;
}

int swamp_path_end(const struct swamp_laws *laws, const struct swamp_order *order) {
    int hex = order->hex;
    for (int i = 0; i < 2 && hex != SW_NOWHERE; i++)
        if (swamp_step(order, i) != SW_STAY)
            hex = swamp_neighbour(laws, hex, swamp_step(order, i));
    return hex;
}

int swamp_hex_of(const struct swamp_laws *laws, int name) {
    lz_assert(name >= 0 && name < SW_SIDE * SW_SIDE);
    int row = name / SW_SIDE, column = name % SW_SIDE;
    return row < laws->high && column < laws->wide ? row * laws->wide + column : SW_NOWHERE;
}

int swamp_name_of(const struct swamp_laws *laws, int hex) {
    lz_assert(swamp_on_map(laws, hex));
    return hex / laws->wide * SW_SIDE + hex % laws->wide;
}

/* SW-1.1: 1..52, then A..Z, AA..AZ. */
void swamp_hex_print(int name, struct lz_writer *w) {
    lz_assert(name >= 0 && name < SW_SIDE * SW_SIDE);
    int column = name % SW_SIDE;
    lz_put_number(w, name / SW_SIDE + 1);
    if (column >= 26)
        lz_put_char(w, 'A');
    lz_put_char(w, (char)('A' + column % 26));
}

static int letter(char c) { return c >= 'a' && c <= 'z' ? c - 'a' : c >= 'A' && c <= 'Z' ? c - 'A' : -1; }

bool swamp_hex_parse(struct lz_text text, int16_t *name) {
    int64_t row;
    uint32_t digits = 0;
    while (digits < text.len && text.at[digits] >= '0' && text.at[digits] <= '9')
        digits++;
    uint32_t letters = text.len - digits;
    if (!lz_read_number((struct lz_text){ text.at, digits }, 1, SW_SIDE, &row) || letters < 1 || letters > 2)
        return false;
    int first = letter(text.at[digits]), second = letters == 2 ? letter(text.at[digits + 1]) : 0;
    if (first < 0 || second < 0 || (letters == 2 && first > 0))
        return false;
    *name = (int16_t)((row - 1) * SW_SIDE + (letters == 2 ? 26 + second : first));
    return true;
}

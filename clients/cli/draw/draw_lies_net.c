/* A node in one line, and the network made of such lines: by place in three columns, or as a list. */
#include "clients/cli/draw/draw_lies.h"

#include "core/set.h"

#include <string.h>

/* Letters are those of the position line (LL-12.7). */
static const struct {
    const char *letter, *shape;
    int tint;
} signs[LIES_PIECES] = {
    [LIES_BIRD] = { "b", "\u25b2", TINT + 5 },   [LIES_LIZARD] = { "l", "\u25c6", TINT + 8 },
    [LIES_AWARE] = { "a", "\u25cf", TINT + 10 }, [LIES_VULN] = { "v", "!", TINT + 9 },
    [LIES_FLAG] = { "f", "\u2691", TINT + 4 },   [LIES_MOD] = { "m", "\u25a0", TINT + 2 },
};

const char *lies_sign(const struct term *term, int piece) {
    return term->utf8 ? signs[piece].shape : signs[piece].letter;
}

void lies_put_sign(const struct term *term, int piece, int times, struct lz_writer *w) {
    if (times < 1)
        return;
    term_style(term, w, signs[piece].tint);
    while (times-- > 0)
        lz_put(w, lies_sign(term, piece));
    term_style(term, w, PLAIN);
}

int lies_net_tint(int net) {
    static const int tints[] = { 7, 2, 4, 8, 3, 10, 6, 1 };
    return TINT + tints[net % LIES_NETS];
}

/* ---- a node */

void lies_put_node(const struct frame *frame, int node, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
    bool held = lies_controlled(d, o) >> node & 1, some = lies_pile_of(&o->node[node]);
    term_style(frame->term, w, held ? BOLD : PLAIN);
    lz_put_char(w, held ? '[' : some ? '(' : ' ');
    term_style(frame->term, w, lies_net_tint(d->node[node].net));
    lz_put(w, d->node[node].id);
    term_style(frame->term, w, PLAIN);
    term_style(frame->term, w, held ? BOLD : PLAIN);
    lz_put_char(w, held ? ']' : some ? ')' : ' ');
    term_style(frame->term, w, PLAIN);
}

void lies_put_tokens(const struct frame *frame, int node, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_node *n = &lies_open_of(frame)->node[node];
    lies_put_sign(frame->term, LIES_BIRD, n->theory[LIES_BIRD], w);
    lies_put_sign(frame->term, LIES_LIZARD, n->theory[LIES_LIZARD], w);
    term_style(frame->term, w, DIM);
    for (int i = lies_pile_of(n); i < d->conspiracy_limit; i++)
        lz_put(w, term_glyph(frame->term, DOT));
    term_style(frame->term, w, PLAIN);
}

void lies_put_guards(const struct frame *frame, int node, struct lz_writer *w) {
    const struct lies_node *n = &lies_open_of(frame)->node[node];
    lies_put_sign(frame->term, LIES_AWARE, n->aware, w);
    lies_put_sign(frame->term, LIES_MOD, n->mods > 2 ? 1 : n->mods, w);
    if (n->mods > 2)
        lz_put_number(w, n->mods);
}

void lies_put_marks(const struct frame *frame, int node, struct lz_writer *w) {
    const struct lies_open *o = lies_open_of(frame);
    lies_put_sign(frame->term, LIES_FLAG, o->flagged >> node & 1, w);
    lies_put_sign(frame->term, LIES_VULN, o->vulnerable >> node & 1, w);
}

/* "TB1-6 CH2 CH4": nodes of a network that follow one another are drawn together. */
void lies_put_nodes(const struct lies_data *d, uint32_t nodes, struct lz_writer *w) {
    uint32_t begin = w->len;
    for (int i = 0; i < d->nodes; i++) {
        int last = i;
        if (!(nodes >> i & 1))
            continue;
        while (last + 1 < d->nodes && nodes >> (last + 1) & 1 && d->node[last + 1].net == d->node[i].net)
            last++;
        lz_put(w, w->len > begin ? " " : "");
        lz_put(w, d->node[i].id);
        if (last > i + 1) {
            lz_put_char(w, '-');
            lz_put(w, d->node[last].id + strlen(d->net[d->node[i].net].id));
            i = last;
        }
    }
}

void lies_put_near(const struct lies_data *d, int node, struct lz_writer *w) {
    const struct lies_place *place = &d->node[node];
    const struct lies_network *net = &d->net[place->net];
    LIES_NODES_OF(n, place->near & net->nodes)
    lz_put(w, d->node[n].id + strlen(net->id));
    LIES_NODES_OF(n, place->near & ~net->nodes) {
        lz_put_char(w, ' ');
        lz_put(w, d->node[n].id);
    }
}

/* ---- a network */

/* Of letters, not of bytes. */
struct lz_text lies_brief(const char *word, int letters) {
    uint32_t len = 0;
    for (; word[len]; len++)
        if ((word[len] & 0xc0) != 0x80 && --letters < 0)
            break;
    return (struct lz_text){ word, len };
}

void lies_put_net(const struct frame *frame, int net, enum lies_net_words how, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame);
    const struct lies_network *network = &d->net[net];
    int pays = lies_net_pays(d, o, net), seats = lies_view_of(frame)->seen.seats;
    term_style(frame->term, w, lies_net_tint(net));
    lz_put(w, network->name);
    term_style(frame->term, w, PLAIN);
    lz_put_char(w, ' ');
    if (pays < 0) {
        lz_put(w, how ? "" : "held ");
        lz_put_number(w, __builtin_popcount(network->nodes & lies_controlled(d, o)));
        lz_put(w, how ? "/" : " of ");
        lz_put_number(w, __builtin_popcount(network->nodes));
        return;
    }
    term_style(frame->term, w, BOLD);
    if (how < LIES_NET_BARE)
        lz_put(w, pays == LIES_SPREADERS ? "held: " : "clean: ");
    lz_put_text(w, lies_brief(lies_team_name(d, pays), how ? 3 : LZ_SET_NAME));
    lz_put(w, " +");
    lz_put_number(w, lies_net_worth(d, seats, net, pays));
    term_style(frame->term, w, PLAIN);
}

/* ---- by place: networks left of the centre, the centre, networks right of it */

enum { NODE_LINE = 17, LINE_ROOM = 400 };

/* The alternative network that the node lies beside, as a number: of several the first; a blank of none. */
static const char *beside_sign(const struct frame *frame, int alts) {
    static const char *const numbers[2][LIES_ALTS] = { { "1", "2", "3", "4" },
                                                       { "\u00b9", "\u00b2", "\u00b3", "\u2074" } };
    return alts ? numbers[frame->term->utf8][__builtin_ctz((unsigned)alts)] : " ";
}

/* "[CH4]▲▲◆·¹●●■⚑!" */
static void put_bare_node(const struct frame *frame, int node, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    lies_put_node(frame, node, w);
    lies_put_tokens(frame, node, w);
    term_styled(frame->term, w, DIM, beside_sign(frame, d->node[node].alts));
    lies_put_guards(frame, node, w);
    lies_put_marks(frame, node, w);
}

/* "[CH4]▲▲◆·¹●●■⚑! 123 SH4" */
static void put_node_line(const struct frame *frame, int node, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    char room[LINE_ROOM];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    put_bare_node(frame, node, &line);
    int used = term_columns((struct lz_text){ room, line.len });
    lz_put_text(w, (struct lz_text){ room, line.len });
    for (; used < NODE_LINE; used++)
        lz_put_char(w, ' ');
    term_style(frame->term, w, DIM);
    lies_put_near(d, node, w);
    term_style(frame->term, w, PLAIN);
}

/* The networks of a column from above: -1 left, 0 centre, 1 right. */
static int nets_in(const struct lies_data *d, int column, int nets[LIES_NETS]) {
    int n = 0;
    for (int i = 0; i < d->nets; i++) {
        int side = d->net[i].x - d->net[0].x;
        if ((side > 0) - (side < 0) != column)
            continue;
        int at = n++;
        for (; at > 0 && d->net[nets[at - 1]].y > d->net[i].y; at--)
            nets[at] = nets[at - 1];
        nets[at] = i;
    }
    return n;
}

/* Two lines: what the signs mean. */
static void put_legend(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    for (int t = 0; t < LIES_THEORIES; t++) {
        lz_put(w, lies_sign(frame->term, t));
        lz_put(w, " ");
        lz_put(w, d->theory[t].name);
        lz_put(w, " ");
    }
    lies_put_words(d,
                   frame->term->utf8 ? "\u25cf <Aware>\n\u25a0 <Moderator> \u2691 <Flag> ! "
                                     : "a <Aware>\nm <Moderator> f <Flag> v ",
                   w);
    lz_put_text(w, lies_brief(d->word[LIES_WORD_VULNERABILITY], 4));
    lz_put(w, ".\n");
}

/* "beside ¹2+2chan ²Göber" */
void lies_put_beside(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    lz_put(w, "beside");
    for (int i = 0; i < d->alts; i++) {
        lz_put_char(w, ' ');
        lz_put(w, beside_sign(frame, 1 << i));
        lz_put(w, d->alt[i].name);
    }
}

static void put_column(const struct frame *frame, int column, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    int nets[LIES_NETS], count = nets_in(d, column, nets);
    if (!column) {
        lies_put_beside(frame, w);
        lz_put_char(w, '\n');
    }
    for (int i = 0; i < count; i++) {
        lz_put_char(w, ' ');
        lies_put_net(frame, nets[i], LIES_NET_BRIEF, w);
        lz_put_char(w, '\n');
        LIES_NODES_OF(n, d->net[nets[i]].nodes) {
            put_node_line(frame, (int)n, w);
            lz_put_char(w, '\n');
        }
    }
    if (column)
        return;
    put_legend(frame, w);
}

static int columns_of(int column, int wide) {
    int side = (wide - 4) / 3; /* the centre has the longest lines */
    return column ? side : wide - 2 * side;
}

/* Blocks of lines side by side. */
struct block {
    struct lz_text text;
    int wide;
};

static void put_blocks(const struct frame *frame, struct block *block, int count, struct lz_writer *w) {
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < count; i++) {
            term_put_cell(frame->term, w, lz_take_line(&block[i].text), block[i].wide);
            more |= block[i].text.len > 0;
        }
        while (w->len && w->at[w->len - 1] == ' ')
            w->len--;
        lz_put_char(w, '\n');
    }
}

void lies_put_places(const struct frame *frame, struct lz_writer *w) {
    char room[3][6000];
    struct block block[3];
    int wide = frame->term->wide > 110 ? 110 : frame->term->wide;
    for (int i = 0; i < 3; i++) {
        struct lz_writer column = lz_writer_in(room[i], sizeof room[i]);
        put_column(frame, i - 1, &column);
        block[i] = (struct block){ { room[i], column.len }, columns_of(i - 1, wide) };
    }
    put_blocks(frame, block, 3, w);
}

/* ---- in two columns with connections, or in three without */

enum { THIRDS = 3 };

/* The networks of each column are those from one mark up to the next, so that the longest is as short as can be. */
struct marks {
    int at[THIRDS + 1];
};

static int lines_of_nets(const struct lies_data *d, int from, int to) {
    int lines = to - from;
    for (int net = from; net < to; net++)
        lines += __builtin_popcount(d->net[net].nodes);
    return lines;
}

static struct marks marks_of(const struct lies_data *d, int columns) {
    struct marks best = { { 0, d->nets, d->nets, d->nets } };
    int shortest = lines_of_nets(d, 0, d->nets);
    for (int a = 0; a <= d->nets; a++)
        for (int b = columns == THIRDS ? a : d->nets; b <= d->nets; b++) {
            int parts[] = { lines_of_nets(d, 0, a), lines_of_nets(d, a, b), lines_of_nets(d, b, d->nets) };
            int longest = 0;
            for (int i = 0; i < THIRDS; i++)
                longest = parts[i] > longest ? parts[i] : longest;
            if (longest < shortest) {
                shortest = longest;
                best = (struct marks){ { 0, a, b, d->nets } };
            }
        }
    return best;
}

/* Some networks below each other. */
struct stack {
    int from, to;
    bool near;
};

static void put_nets(const struct frame *frame, struct stack some, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    for (int net = some.from; net < some.to; net++) {
        lies_put_net(frame, net, some.near ? LIES_NET_BRIEF : LIES_NET_BARE, w);
        lz_put_char(w, '\n');
        LIES_NODES_OF(n, d->net[net].nodes) {
            (some.near ? put_node_line : put_bare_node)(frame, (int)n, w);
            lz_put_char(w, '\n');
        }
    }
}

void lies_put_columns(const struct frame *frame, bool near, struct lz_writer *w) {
    char room[THIRDS][6000];
    struct block block[THIRDS];
    int columns = near ? 2 : THIRDS;
    struct marks marks = marks_of(lies_facts(frame->game), columns);
    for (int i = 0; i < columns; i++) {
        struct lz_writer column = lz_writer_in(room[i], sizeof room[i]);
        put_nets(frame, (struct stack){ marks.at[i], marks.at[i + 1], near }, &column);
        block[i] = (struct block){ { room[i], column.len }, frame->term->wide / columns };
    }
    put_blocks(frame, block, columns, w);
}

/* ---- as a list */

/* On one line, cut where it is too long for the screen: a set names its networks as it likes. */
static void put_net_line(const struct frame *frame, int net, struct lz_writer *w) {
    char room[400];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lies_put_net(frame, net, LIES_NET_FULL, &line);
    struct lz_text text = { room, line.len };
    int columns = term_columns(text), wide = frame->term->wide;
    term_put_cell(frame->term, w, text, columns < wide ? columns : wide);
    lz_put_char(w, '\n');
}

void lies_put_list(const struct frame *frame, bool names, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    for (int net = 0; net < d->nets; net++) {
        put_net_line(frame, net, w);
        LIES_NODES_OF(n, d->net[net].nodes) {
            put_node_line(frame, (int)n, w);
            if (names) {
                lz_put(w, "  ");
                lz_put(w, d->node[n].name);
                for (int i = 0; i < d->alts; i++)
                    if (d->node[n].alts >> i & 1) {
                        lz_put(w, ", beside ");
                        lz_put(w, d->alt[i].name);
                    }
            }
            lz_put_char(w, '\n');
        }
    }
}

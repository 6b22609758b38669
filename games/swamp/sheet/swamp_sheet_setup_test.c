/* SW-18.9: a SETUP block line by line, what it means and what is said of it. */
#include "tests/unit/unit.h"

#include "core/words/verb.h"
#include "games/swamp/swamp.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

static struct swamp_receipt r;
static char told[8000];

/* One line; what begins with SETUP opens a block. */
static void take(const char *text, int number) {
    bool opens = strncmp(text, "SETUP", 5) == 0;
    struct swamp_row row = { .text = lz_span(text), .line = (uint16_t)number };
    row.where = opens ? SW_OPENS_SETUP : SW_IN_SETUP;
    (opens ? swamp_setup_open : swamp_setup_line)(&row, &r);
}

static void put_plot(struct lz_writer *w, const struct lz_move *plot) {
    lz_put(w, " | ");
    lz_move_print(&swamp_game, plot, w);
}

static void put_slip(struct lz_writer *w, const struct swamp_slip *slip) {
    lz_put(w, " ! ");
    lz_put(w, swamp_note_name(slip->note.code));
    lz_put(w, " <");
    lz_put(w, slip->note.x);
    lz_put(w, ">");
}

/* "T1 7 | plot 1 Fer 10RED ! S02 <Foo>" */
static const char *read_lines(const char *const lines[]) {
    struct lz_writer w = lz_writer_in(told, sizeof told);
    memset(&r, 0, sizeof r);
    for (int i = 0; lines[i]; i++)
        take(lines[i], i);
    lz_put(&w, r.setup == SW_SETUP_DEFAULT ? "D" : "T");
    lz_put_number(&w, r.setup == SW_SETUP_DEFAULT ? r.number : r.design.arg[0]);
    if (r.setup == SW_SETUP_DESIGN) {
        lz_put(&w, " ");
        lz_put_number(&w, r.design.arg[1]);
        for (int i = 0; i < SW_CELLS; i++)
            if (r.named >> i & 1)
                put_plot(&w, &r.plot[i]);
    }
    for (int i = 0; i < r.slips; i++)
        put_slip(&w, &r.slip[i]);
    return told;
}

#define assert_read(expected, ...) assert_string_equal(read_lines((const char *[]){ __VA_ARGS__, NULL }), expected)

/* What stood in an earlier line is not read again: each of these comes after a longer one. */
TEST(how_a_block_opens) {
    UNUSED;
    assert_read("D2", "SETUP DEFAULT 2");
    assert_read("D3 ! S04 <>", "SETUP DEFAULT");
    assert_read("D3 ! S03 <>", "SETUP");
    assert_read("D1", "SETUP default 1");
    assert_read("D4", "SETUP DEFAULT 4 please");
    assert_read("D3 ! S04 <0>", "SETUP DEFAULT 0");
    assert_read("D3 ! S04 <5>", "SETUP DEFAULT 5");
    assert_read("D3 ! S04 <two>", "SETUP DEFAULT two");
    assert_read("T5 0", "SETUP T 5");
    assert_read("D3 ! S03 <T>", "SETUP T");
    assert_read("T8 22", "SETUP TEMPLATE 8 HOME 22");
    assert_read("T1 7", "SETUP T1 HOME=7");
    assert_read("T1 0 ! S06 <8>", "SETUP T1 HOME 8");
    assert_read("T2 3", "SETUP HOME 3 T2");
    assert_read("D3 ! S03 <FOO>", "SETUP FOO");
    assert_read("D3 ! S03 <T9>", "SETUP T9");
    assert_read("D3 ! S03 <T0>", "SETUP T0");
    assert_read("T1 0", "SETUP T1 ; HOME 3");
}

/* Of a line that is too long the first 200 bytes are read. */
TEST(a_long_opening) {
    UNUSED;
    char line[260];
    memset(line, ' ', sizeof line);
    memcpy(line, "SETUP", 5);
    memcpy(line + 196, "T5", 3);
    assert_read("T5 0", line);
    line[196] = line[197] = line[198] = ' ';
    memcpy(line + 210, "T5", 3);
    assert_read("D3 ! S03 <>", line);
}

/* The last SETUP counts, whole; of two lines for one hex the last. */
TEST(the_last_counts) {
    UNUSED;
    assert_read("T2 0 | plot 2 Pla", "SETUP T1", "1 Fer", "3 Fer", "SETUP T2", "2 Pla");
    assert_read("T1 0 | plot 1 Pla ! S05 <>", "SETUP T1", "1 Fer", "1 Pla");
    assert_int_equal(r.slip[0].note.line, 1);
    assert_int_equal(r.slip[0].line, 2);
    assert_read("D2", "SETUP DEFAULT 2", "1 Fer");
}

/* SW-18.2: codes, titles, misprints of the form, and dens by their colour. */
TEST(every_ground) {
    UNUSED;
    static const char *const grounds[][2] = {
        { "Wat", "Wat" },     { "Water", "Wat" },     { "----", "Wat" },    { "Pla", "Pla" },    { "Plains", "Pla" },
        { "Swa", "Swa" },     { "Swamp", "Swa" },     { "Scr", "Scr" },     { "Scrub", "Scr" },  { "Fer", "Fer" },
        { "Fertile", "Fer" }, { "Pea", "Pea" },       { "Peak", "Pea" },    { "Pak", "Pea" },    { "Vol", "Vol" },
        { "Volcano", "Vol" }, { "Wol", "Vol" },       { "Rui", "Rui" },     { "Ruin", "Rui" },   { "Tem", "Tem" },
        { "Temple", "Tem" },  { "Cur", "Cur" },       { "Cursed", "Cur" },  { "Whi", "Whi" },    { "Whirlpool", "Whi" },
        { "Red", "Red" },     { "Green Den", "Grn" }, { "gry den", "Gry" }, { "Yellow", "Yel" }, { "B", "Blk" },
    };
    for (size_t i = 0; i < LZ_COUNT(grounds); i++) {
        char line[40] = "5 ", expected[60] = "T1 0 | plot 5 ";
        strcat(line, grounds[i][0]);
        strcat(expected, grounds[i][1]);
        assert_read(expected, "SETUP T1", line);
        strcat(line, " 20RED");
        strcat(expected, " 20RED");
        assert_read(expected, "SETUP T1", line);
    }
}

TEST(lines_that_say_nothing_useful) {
    UNUSED;
    assert_read("T1 0 ! S01 <8>", "SETUP T1", "8 Fer");
    assert_read("T1 0 | plot 7 Fer", "SETUP T1", "7 Fer");
    assert_read("T1 0 ! S01 <0>", "SETUP T1", "0 Fer");
    assert_read("T1 0 ! S02 <my>", "SETUP T1", "my den");
    assert_read("T1 0 ! S02 <>", "SETUP T1", "Hex");
    assert_read("T1 0 | plot 3 Fer", "SETUP T1", "Hex 3 Fer");
    assert_read("T1 0 ! S07 <3>", "SETUP T1", "3");
    assert_read("T1 0 ! S07 <3>", "SETUP T1", "3)");
    assert_read("T1 0 ! S07 <3>", "SETUP T1", "3 20RED");
    assert_read("T1 0 | plot 3 Fer", "SETUP T1", "3) Fer");
    assert_read("T1 0 ! S02 <*>", "SETUP T1", "3 * Fer");
    assert_read("T1 0 ! S02 <Foo9>", "SETUP T1", "3 Foo9");
    assert_read("T1 0 ! P06 <G>", "SETUP T1", "3 G");
    assert_read("T1 0 ! P06 <GR>", "SETUP T1", "3 Fer 20GR");
    assert_read("T1 0 ! P06 <G>", "SETUP T1", "3 Fer G 20");
    assert_read("T1 0 ! P07 <20>", "SETUP T1", "3 Fer 10RED 20");
    assert_int_equal(r.slip[0].note.n, 20);
    assert_read("T1 0 ! S02 <RED>", "SETUP T1", "3 Fer RED");
    assert_read("T1 0 ! S02 <POP>", "SETUP T1", "3 Red POP");
    assert_read("T1 0 ! S07 <3>", "SETUP T1", "3 POP 30");
    assert_read("T1 0 ! S02 <many>", "SETUP T1", "3 Red 20RED many");
    assert_read("T1 0", "SETUP T1", "", "  ; a comment", "# another");
}

/* SW-18.3: POP before or after its number; counts of one colour add up, and nothing grows beyond what a move can say.
 */
TEST(numbers) {
    UNUSED;
    assert_read("T1 0 | plot 3 Red 20POP", "SETUP T1", "3 Red POP 20");
    assert_read("T1 0 | plot 3 Red 20POP", "SETUP T1", "3 Red 20 POP");
    assert_read("T1 0 | plot 3 Red 30POP 10RED", "SETUP T1", "3 Red POP 20 10RED POP=30");
    assert_read("T1 0 | plot 3 Red 1RED 2GRN 3GRY 4YEL 5BLK", "SETUP T1", "3 Red 5BLK YEL 4 3 GRY GRN=2 1R");
    assert_read("T1 0 | plot 3 Fer 30RED", "SETUP T1", "3 Fer 10RED 20RED");
    assert_read("T1 0 | plot 3 Fer 9999RED", "SETUP T1", "3 Fer 5000RED 5000RED");
    assert_read("T1 0 | plot 3 Fer 9999RED", "SETUP T1", "3 Fer 6000RED 6000RED");
    assert_read("T1 0 | plot 3 Fer 9999RED", "SETUP T1", "3 Fer 9998RED 1RED");
    assert_read("T1 0 | plot 3 Red 9999POP", "SETUP T1", "3 Red POP 10000");
    assert_read("T1 0 | plot 3 Red 9999POP", "SETUP T1", "3 Red POP 9999");
}

/* The printed form: bare numbers are its columns, and the last of a line is its points if it is what the line costs. */
TEST(columns) {
    UNUSED;
    assert_read("T5 10 | plot 3 Red | plot 9 Fer | plot 10 Gry 30POP", "SETUP T5 HOME 10",
                "HEX TER POP RED GRN GRY YEL BLK PNT", "03 Red Den 110", "10 Gry 30", "9 Fer 25");
    assert_read("T1 0 | plot 3 Red 10POP", "SETUP T1", "3 Red 10 125");
    assert_read("T1 0 | plot 3 Red 10POP", "SETUP T1", "3 Red 10 110");
    assert_read("T1 0 | plot 3 Red 10POP 20RED", "SETUP T1", "3 Red 10 20");
    assert_read("T1 0 | plot 3 Red 10POP 20RED 30GRN 40GRY 50YEL 60BLK", "SETUP T1", "3 Red 10 20 30 40 50 60");
    assert_read("T1 0 | plot 3 Red 10POP 20RED 30GRN 40GRY 50YEL 60BLK", "SETUP T1", "3 Red 10 20 30 40 50 60 540");
    assert_read("T1 0 | plot 3 Red 10POP 20RED 30GRN 40GRY 50YEL 60BLK ! S08 <3>", "SETUP T1",
                "3 Red 10 20 30 40 50 60 541");
    assert_int_equal(r.slip[0].note.n, 540);
    assert_int_equal(r.slip[0].note.m, 541);
    assert_read("T1 0 ! P07 <10>", "SETUP T1", "3 Red 10 20 30 40 50 60 540 1");
    assert_read("T1 0 | plot 3 Fer 20BLK", "SETUP T1", "3\tFer\t\t\t\t\t\t20\t85");
    assert_read("T1 0 | plot 3 Fer 20BLK", "SETUP T1", "3 Fer - - - ---- - 20");
    assert_read("T1 0 | plot 3 Fer 50RED", "SETUP T1", "3 Fer \t\t 50");
    assert_read("T1 0 | plot 3 Fer 50RED", "SETUP T1", "3 Fer 50RED 75");
    assert_read("T1 0 | plot 3 Fer 50RED", "SETUP T1", "3 Fer 50RED 25");
    assert_read("T1 0 ! P07 <75>", "SETUP T1", "3 Fer 75 50RED");
    assert_read("T1 0 | plot 3 Wat", "SETUP T1", "3 Water 0");
    assert_read("T1 0 | plot 3 Wat 40RED", "SETUP T1", "3 ---- 0 40");
}

/* A line of 200 bytes is read, one of 201 is not. */
TEST(long_lines) {
    UNUSED;
    char line[210];
    memset(line, '.', sizeof line);
    memcpy(line, "3 Fer", 5);
    line[199] = 'R';
    line[198] = '9';
    line[200] = 0;
    assert_read("T1 0 | plot 3 Fer 9RED", "SETUP T1", line);
    line[198] = '.';
    line[199] = '9';
    line[200] = 'R';
    line[201] = 0;
    assert_read("T1 0 ! P17 <>", "SETUP T1", line);
    assert_int_equal(r.slip[0].note.n, 200);
}

/* What was said is quoted whole in a start-up, its number too; errors beyond sixty are counted. */
TEST(slips) {
    UNUSED;
    memset(&r, 0, sizeof r);
    take("SETUP T1", 0);
    take("  2. Foo ", 1);
    assert_string_equal(r.slip[0].said, "2. Foo");
    for (int i = 2; i <= SW_SLIPS; i++)
        take("1 Foo", i);
    assert_int_equal(r.slips, SW_SLIPS);
    assert_int_equal(r.more, 0);
    take("1 Foo", 99);
    take("1 Foo", 99);
    assert_int_equal(r.slips, SW_SLIPS);
    assert_int_equal(r.more, 2);
    r.more = UINT16_MAX;
    take("1 Foo", 99);
    assert_int_equal(r.more, UINT16_MAX);
    struct swamp_row order = { .text = lz_span(" 2. MO 5C "), .where = SW_IN_ORDERS, .line = 2 };
    r.slips = 0;
    swamp_slip_add(&r, &order, swamp_note_of(SW_NOTE_P02));
    assert_string_equal(r.slip[0].said, "MO 5C");
    order.text = lz_span(" 2. ");
    swamp_slip_add(&r, &order, swamp_note_of(SW_NOTE_P02));
    assert_string_equal(r.slip[1].said, "2.");
}

/* The design as the rules take it. */
TEST(designs) {
    UNUSED;
    read_lines((const char *[]){ "SETUP T8 HOME 3", "3 Yel POP 40 10BLK", "22 Rui 20GRN", NULL });
    struct swamp_design d = swamp_setup_design(&r);
    assert_int_equal(d.shape, 8);
    assert_int_equal(d.home, 3);
    assert_int_equal(d.plot[2].terrain, SW_DEN);
    assert_int_equal(d.plot[2].colour, SW_YEL);
    assert_int_equal(d.plot[2].pop, 40);
    assert_int_equal(d.plot[2].lizards[SW_BLK], 10);
    assert_int_equal(d.plot[21].terrain, SW_RUIN);
    assert_int_equal(d.plot[21].lizards[SW_GRN], 20);
    assert_int_equal(d.plot[0].terrain, SW_UNKNOWN);
    read_lines((const char *[]){ "SETUP DEFAULT 4", NULL });
    d = swamp_setup_design(&r);
    assert_int_equal(d.chosen, 4);
    assert_int_equal(d.home, 10);
}

RUN(CASE(how_a_block_opens), CASE(a_long_opening), CASE(the_last_counts), CASE(every_ground),
    CASE(lines_that_say_nothing_useful), CASE(numbers), CASE(columns), CASE(long_lines), CASE(slips), CASE(designs))

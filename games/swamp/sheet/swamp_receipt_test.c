/* Whole receipts as they are sent, as text and as JSON (SW-22.2, SW-22.4, SW-18.9). */
#include "tests/unit/sheet.h"

static void text_is(const char *words) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_string_equal(out, words);
}

static void json_is(const char *words) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_json(&v, &r, &w);
    assert_string_equal(out, words);
}

#define LONG "lizardslizardslizardslizardslizardslizardslizardslizardslizardslizardslizards"

static void startup(const char *page) {
    world();
    s.head.phase = SW_PHASE_STARTUP;
    for (int i = 0; i < 4; i++)
        s.design[i] = swamp_facts.start[2];
    read_page(page);
}

/* Orders, one with a warning of its own, slips, and a band that starves. */
static void mixed(void) {
    world();
    s.turn = 6;
    s.hex[at("12D")].hunger = SW_STARVED;
    s.hex[at("13F")].hunger = SW_STARVING;
    band("14D", 3, BAND(5, 0, 0, 0, 0))->mired = 7;
    read_page("MO 14D N\nCH 13E N SHUN\n; mine\nMO 13E S\nBD 12F N 5RED\nMOO 13E N\nmo 14d n\nFROBNICATE\n");
}

TEST(a_receipt_as_text) {
    UNUSED;
    mixed();
    text_is("ORDERS\n"
            "  1. MO 14D N\n"
            "     All 5 lizards in 14D go to 13D. They eat in 13D.\n"
            "     W08: The lizards in 14D are mired until turn 7.\n"
            "  2. CH 13E N SHUN\n"
            "     50 black lizards in 13E sing Shunt at 12E: the band there flies up to 2\n"
            "     hexes N, unless a den protects it. If it works, 10 of them turn red. The\n"
            "     whole band then stays put for this turn.\n"
            "  4. MO 13E S\n"
            "     Only if they neither lob nor chant: All 140 lizards in 13E go to 14E.\n"
            "     W05: Lobbing or chanting lizards in 13E will not move: line 4 will fail.\n"
            "  5. BD 12F\n"
            "     The 50 grey lizards in 12F build a den on the ruin: it stands at the end\n"
            "     of the turn.\n"
            "     W01: BD takes no numbers; ignored.\n"
            "     W01: BD takes no directions; ignored.\n"
            "NOT UNDERSTOOD OR NOT USED\n"
            "  6. MOO 13E N\n"
            "     P01: Unknown order \"MOO\". Did you mean MO?\n"
            "  7. mo 14d n\n"
            "     P15: Same as line 1; dropped. (SP may be repeated.)\n"
            "  8. FROBNICATE\n"
            "     P01: Unknown order \"FROBNICATE\".\n"
            "WITHOUT AN ORDER\n"
            "     11E 90, 12D 80, 13F 10\n"
            "WARNINGS\n"
            "     W09: Lizards in 12D are Starved; nothing ordered feeds them.\n"
            "     W09: Lizards in 13F are Starving; nothing ordered feeds them.\n"
            "4 of 30 orders used.\n");
}

/* P62: nothing is promised that another line prevents. */
TEST(a_sheet_is_judged_as_a_whole) {
    UNUSED;
    world();
    read_page("BD 12D\nMO 12D N");
    text_is("ORDERS\n"
            "  1. BD 12D\n"
            "     Only if line 2 fails: The 50 grey lizards in 12D build a den on the ruin:\n"
            "     it stands at the end of the turn.\n"
            "     W13: Line 2 takes GRY away from 12D before: too few are left for BD.\n"
            "  2. MO 12D N\n"
            "     All 80 lizards in 12D go to 11D. In the open water of 11D a sea monster\n"
            "     of about 45 comes with a chance of 10%.\n"
            "WITHOUT AN ORDER\n"
            "     11E 90, 12F 80, 13E 140, 13F 10\n"
            "2 of 30 orders used.\n");
}

TEST(a_receipt_as_json) {
    UNUSED;
    mixed();
    json_is(
        "{\"clan\":3,\"turn\":7,\"orders\":[{\"line\":1,\"said\":\"MO 14D N\",\"order\":\"MO 14D N\",\"words\":\"All "
        "5 lizards in 14D go to 13D. They eat in 13D.\",\"effects\":[{\"says\":\"All 5 lizards in 14D go to "
        "13D.\",\"is\":\"open\",\"rule\":\"SW-10.1\"},{\"says\":\"They eat in "
        "13D.\",\"is\":\"open\",\"rule\":\"SW-5.2\"}],\"path\":[\"14D\",\"13D\"],\"notes\":[{\"code\":\"W08\",\"text\":"
        "\"The "
        "lizards in 14D are mired until turn 7.\",\"rule\":\"SW-10.6\"}]},{\"line\":2,\"said\":\"CH 13E N "
        "SHUN\",\"order\":\"CH 13E N SHUN\",\"words\":\"50 black lizards in 13E sing Shunt at 12E: the band there "
        "flies up to 2 hexes N, unless a den protects it. If it works, 10 of them turn red. The whole band then "
        "stays put for this turn.\",\"effects\":[{\"says\":\"50 black lizards in 13E sing Shunt at 12E: the band "
        "there flies up to 2 hexes N, unless a den protects "
        "it.\",\"is\":\"open\",\"rule\":\"SW-9.3\"},{\"says\":\"If it works, 10 of them turn "
        "red.\",\"is\":\"open\",\"rule\":\"SW-8.5\"},{\"says\":\"The whole band then stays put for this "
        "turn.\",\"is\":\"open\",\"rule\":\"SW-8.7\"}],\"path\":[\"13E\",\"12E\"],\"notes\":[]},{\"line\":4,\"said\":"
        "\"MO "
        "13E S\",\"order\":\"MO 13E S\",\"words\":\"Only if they neither lob nor chant: All 140 lizards in 13E go to "
        "14E.\",\"effects\":[{\"says\":\"Only if they neither lob nor "
        "chant:\",\"is\":\"careful\",\"rule\":\"SW-8.7\"},{\"says\":\"All "
        "140 lizards in 13E go to "
        "14E.\",\"is\":\"open\",\"rule\":\"SW-10.1\"}],\"path\":[\"13E\",\"14E\"],\"notes\":[{\"code\":\"W05\","
        "\"text\":\"Lobbing "
        "or chanting lizards in 13E will not move: line 4 will "
        "fail.\",\"rule\":\"SW-8.7\"}]},{\"line\":5,\"said\":\"BD 12F N 5RED\",\"order\":\"BD 12F\",\"words\":\"The "
        "50 grey lizards in 12F build a den on the ruin: it stands at the end of the "
        "turn.\",\"effects\":[{\"says\":\"The 50 grey lizards in 12F build a den on the ruin: it stands at the end "
        "of the "
        "turn.\",\"is\":\"open\",\"rule\":\"SW-13.8\"}],\"path\":[\"12F\"],\"notes\":[{\"code\":\"W01\",\"text\":\"BD "
        "takes no numbers; ignored.\",\"rule\":\"SW-22.1\"},{\"code\":\"W01\",\"text\":\"BD takes no directions; "
        "ignored.\",\"rule\":\"SW-22.1\"}]}],\"errors\":[{\"line\":6,\"said\":\"MOO 13E "
        "N\",\"code\":\"P01\",\"text\":\"Unknown order \\\"MOO\\\". Did you mean "
        "MO?\",\"rule\":\"SW-22.1\"},{\"line\":7,\"said\":\"mo 14d n\",\"code\":\"P15\",\"text\":\"Same as line 1; "
        "dropped. (SP may be "
        "repeated.)\",\"rule\":\"SW-6.2\"},{\"line\":8,\"said\":\"FROBNICATE\",\"code\":\"P01\",\"text\":\"Unknown "
        "order "
        "\\\"FROBNICATE\\\".\",\"rule\":\"SW-22.1\"}],\"more\":0,\"warnings\":[{\"code\":\"W09\",\"text\":\"Lizards "
        "in 12D are Starved; nothing ordered feeds them.\",\"rule\":\"SW-5.3\"},{\"code\":\"W09\",\"text\":\"Lizards "
        "in 13F are Starving; nothing ordered feeds "
        "them.\",\"rule\":\"SW-5.3\"}],\"idle\":[{\"hex\":\"11E\",\"band\":90},{\"hex\":\"12D\",\"band\":80},{\"hex\":"
        "\"13F\",\"band\":10}],\"used\":4,\"limit\":30,\"replaces\":true}");
}

/* Lines of one, two and three digits stand under each other; those of which there is no room are counted. */
TEST(long_receipts) {
    static char page[4000];
    UNUSED;
    world();
    uint32_t len = 0;
    for (int i = 1; i <= 101; i++)
        len += (uint32_t)snprintf(page + len, sizeof page - len, i % 9 == 0 || i > 99 ? "BF 13F 1RED\n" : ";\n");
    read_page(page);
    assert_int_equal(r.orders, 1);
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_non_null(strstr(out, "\n  9. BF 13F\n"));
    assert_non_null(strstr(out, "\n 18. BF 13F 1RED\n"));
    assert_non_null(strstr(out, "\n 99. BF 13F 1RED\n"));
    assert_non_null(strstr(out, "\n100. BF 13F 1RED\n"));
    assert_null(strstr(out, "more"));
    r.more = 12;
    w = lz_writer_in(out, sizeof out);
    swamp_receipt_text(&v, &r, &w);
    assert_non_null(strstr(out, "     and 12 more.\n"));
}

/* SW-22.4: 78 columns, a word that is longer than that stands alone; the second line begins under the first. */
TEST(where_lines_are_broken) {
    static const struct {
        int one, two;
        const char *between;
    } words[] = { { 36, 36, " " }, { 36, 37, "\n     " }, { 36, 35, " " }, { 74, 1, "\n     " }, { 1, 72, "\n     " } };
    UNUSED;
    world();
    read_page("FROBNICATE");
    for (size_t i = 0; i < LZ_COUNT(words); i++) {
        char whole[300];
        struct lz_writer w = lz_writer_in(r.slip[0].said, sizeof r.slip[0].said);
        lz_put_text(&w, span_of(LONG, (uint32_t)words[i].one));
        lz_put_char(&w, ' ');
        lz_put_text(&w, span_of(LONG, (uint32_t)words[i].two));
        snprintf(whole, sizeof whole,
                 "NOT UNDERSTOOD OR NOT USED\n  1. %.*s%s%.*s\n     P01: Unknown order \"FROBNICATE\".\n0 of 30 orders "
                 "used: what you sent before stands.\n",
                 words[i].one, LONG, words[i].between, words[i].two, LONG);
        text_is(whole);
    }
}

/* Nothing wrong, nothing to say; the orders of before stand if the page has none. */
TEST(short_receipts) {
    UNUSED;
    world();
    read_page("BD 12D");
    text_is("ORDERS\n"
            "  1. BD 12D\n"
            "     The 50 grey lizards in 12D build a den on the ruin: it stands at the end\n"
            "     of the turn.\n"
            "WITHOUT AN ORDER\n"
            "     11E 90, 12F 80, 13E 140, 13F 10\n"
            "1 of 30 orders used.\n");
    read_page("");
    text_is("0 of 30 orders used: what you sent before stands.\n");
    json_is("{\"clan\":3,\"turn\":1,\"orders\":[],\"errors\":[],\"more\":0,\"warnings\":[],\"idle\":[],\"used\":0,"
            "\"limit\":30,\"replaces\":false}");
    s.head.phase = SW_PHASE_STARTUP;
    read_page("READY");
    text_is("No start-up in it: what you sent before stands; if that is nothing, Default 3.\n");
}

/* SW-1.1: columns beyond Z have two letters. P03 names the last. */
TEST(the_last_column) {
    static const struct {
        int wide;
        const char *words;
    } maps[] = {
        { 25, "There is no hex 99C: rows are 1-16, columns A-Y." },
        { 26, "There is no hex 99C: rows are 1-16, columns A-Z." },
        { 27, "There is no hex 99C: rows are 1-16, columns A-AA." },
        { 32, "There is no hex 99C: rows are 1-16, columns A-AF." },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(maps); i++) {
        world();
        s.laws.wide = (uint8_t)maps[i].wide;
        read_page("MO 99C N");
        assert_string_equal(words_of(&r.slip[0].note), maps[i].words);
    }
}

/* ---- the bill: WE-42 */

TEST(a_bill_as_text) {
    UNUSED;
    startup("SETUP T1 HOME 1\n1 Blk POP 20 BLK 100\n2. Fer GRY 50 ; food\n3 Temple 100YEL 80 BLK\n4 fer RED=60\n5 Swa\n"
            "7 Whi\nEND\n");
    text_is("START-UP\n"
            "  hex   item               cost    sum\n"
            "      template 1          100    100\n"
            "   1  Black den           300    400\n"
            "   1  20 POP              100    500\n"
            "   1  100 BLK             300    800\n"
            "   2  Fertile              25    825\n"
            "   2  50 GRY              100    925\n"
            "   3  Temple               40    965\n"
            "   3  100 YEL             150   1115\n"
            "   3  80 BLK              240   1115  skipped: over 1200 points\n"
            "   4  Fertile              25   1140\n"
            "   4  60 RED               60   1200\n"
            "   5  Swamp                10   1200  skipped: over 1200 points\n"
            "   7  Whirlpool             5   1200  skipped: over 1200 points\n"
            "  1200 of 1200 points.\n"
            "  Home den in hex 1.\n");
    startup("SETUP T8 HOME 12\n12 Blk POP 25\n11 Pla 9RED\nEND\n"); /* SW-18.5 */
    text_is("START-UP\n"
            "  hex   item               cost    sum\n"
            "      template 8          200    200\n"
            "  11  Plains               15    215\n"
            "  12  Black den           300    515\n"
            "  12  20 POP              100    615\n"
            "  615 of 1200 points.\n"
            "  No den with a Fertile hex next to it: Default 3 is taken instead.\n");
    startup("SETUP DEFAULT 4");
    text_is("START-UP\n  Default 4.\n");
}

TEST(a_bill_as_json) {
    static const char head[] = "{\"clan\":3,\"turn\":1,\"orders\":[],\"errors\":[],\"more\":0,\"warnings\":[],\"idle\":"
                               "[],\"used\":0,\"limit\":30,\"replaces\":false,\"setup\":";
    char whole[2000];
    UNUSED;
    startup("SETUP T5 HOME 10\n10 Red POP 255\n9 Fer 1000GRN\nEND");
    snprintf(
        whole, sizeof whole, "%s%s", head,
        "{\"template\":5,\"bill\":["
        "{\"hex\":0,\"item\":\"template 5\",\"cost\":150,\"sum\":150,\"bought\":true},"
        "{\"hex\":9,\"item\":\"Fertile\",\"cost\":25,\"sum\":175,\"bought\":true},"
        "{\"hex\":9,\"item\":\"1000 GRN\",\"cost\":2000,\"sum\":175,\"bought\":false,\"why\":\"over 300 in the "
        "hex\"},"
        "{\"hex\":10,\"item\":\"Red den\",\"cost\":110,\"sum\":285,\"bought\":true},"
        "{\"hex\":10,\"item\":\"250 POP\",\"cost\":375,\"sum\":660,\"bought\":true}],"
        "\"sum\":660,\"budget\":1200,\"home\":10,\"remarks\":[\"Home den in hex 10.\",\"540 points are not spent, and "
        "are lost.\"]}}");
    json_is(whole);
    startup("SETUP T8 HOME 12\n12 Blk POP 25\n11 Pla 9RED\nEND\n");
    snprintf(
        whole, sizeof whole, "%s%s", head,
        "{\"template\":8,\"bill\":["
        "{\"hex\":0,\"item\":\"template 8\",\"cost\":200,\"sum\":200,\"bought\":true},"
        "{\"hex\":11,\"item\":\"Plains\",\"cost\":15,\"sum\":215,\"bought\":true},"
        "{\"hex\":12,\"item\":\"Black den\",\"cost\":300,\"sum\":515,\"bought\":true},"
        "{\"hex\":12,\"item\":\"20 POP\",\"cost\":100,\"sum\":615,\"bought\":true}],"
        "\"sum\":615,\"budget\":1200,\"home\":0,\"replaced\":3,\"remarks\":[\"No den with a Fertile hex next to it: "
        "Default 3 is taken instead.\"]}}");
    json_is(whole);
    startup("SETUP DEFAULT 2");
    snprintf(whole, sizeof whole, "%s{\"default\":2}}", head);
    json_is(whole);
}

/* A bill and orders on one page: both are answered. */
TEST(a_bill_alone_counts_no_orders) {
    UNUSED;
    startup("SETUP DEFAULT 4");
    r.orders = 0, r.slips = 0;
    text_is("START-UP\n  Default 4.\n");
    world();
    read_page("BD 12D");
    r.setup = SW_SETUP_DEFAULT, r.number = 4;
    text_is("START-UP\n"
            "  Default 4.\n"
            "ORDERS\n"
            "  1. BD 12D\n"
            "     The 50 grey lizards in 12D build a den on the ruin: it stands at the end\n"
            "     of the turn.\n"
            "WITHOUT AN ORDER\n"
            "     11E 90, 12F 80, 13E 140, 13F 10\n"
            "1 of 30 orders used.\n");
}

RUN(CASE(a_receipt_as_text), CASE(a_sheet_is_judged_as_a_whole), CASE(a_receipt_as_json), CASE(long_receipts),
    CASE(where_lines_are_broken), CASE(short_receipts), CASE(the_last_column), CASE(a_bill_as_text),
    CASE(a_bill_as_json), CASE(a_bill_alone_counts_no_orders))

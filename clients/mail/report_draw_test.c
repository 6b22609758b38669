/* The pages: all sentences of the JSON are on them, nothing is executed or fetched, nothing breaks out of its place. */
#include "clients/mail/report.h"

#include "clients/mail/map/map_svg.h"
#include "clients/mail/pdf_sheet.h"
#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct report report;
static struct buffer page;

static void load_text(const char *json, size_t length) {
    struct fault why;
    if (!report_read(&report, json, length, &why))
        fail_msg("%s", why.words);
}

static void load(const char *name) {
    static char json[1 << 18];
    char path[512];
    snprintf(path, sizeof path, "%s/%s", MAIL_TESTS, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(json, 1, sizeof json, file);
    fclose(file);
    load_text(json, length);
}

static void done(void) {
    buffer_free(&page);
    report_free(&report);
}

static void draw_html(void) {
    struct fault why;
    if (!report_html(&page, &report, &why))
        fail_msg("%s", why.words);
}

static void without_blanks(char *text) {
    char *to = text;
    for (; *text; text++)
        if (!strchr(" \t\r\n\f", *text))
            *to++ = *text;
    *to = '\0';
}

/* Is the sentence on the page? Blanks do not count: a line may end anywhere. */
static void expect_words(const char *words, bool escaped) {
    struct buffer sought = { 0 };
    if (escaped)
        buffer_escaped(&sought, words);
    else
        buffer_text(&sought, words);
    assert_non_null(sought.bytes);
    without_blanks(sought.bytes);
    if (!strstr(page.bytes, sought.bytes))
        fail_msg("not on the page: %s", words);
    buffer_free(&sought);
}

static int each_list(const struct doc *d, const char *key, bool escaped) {
    int n = 0;
    DOC_EACH(line, d, key) {
        expect_words(doc_words(line), escaped);
        n++;
    }
    return n;
}

/* A sentence of an item: its first letter may have become a capital. */
static void expect_sentence(const char *words, bool escaped) { expect_words(words + (*words != '\0'), escaped); }

static int each_sentence(bool escaped) {
    int n = 0;
    DOC_EACH(phase, report.body, "phases")
    DOC_EACH(item, phase, "items") {
        expect_words(doc_text(item, "order"), escaped);
        DOC_EACH(line, item, "lines") {
            expect_sentence(doc_words(line), escaped);
            n++;
        }
    }
    n += each_list(report.body, "standing", escaped) + each_list(report.all, "dropped", escaped);
    n += each_list(report.all, "notes", escaped) + each_list(report.body, "template", escaped);
    n += each_list(report.body, "headlines", escaped);
    const struct doc *messages = doc_get(report.all, "messages");
    DOC_EACH(letter, messages, "in") expect_words(doc_text(letter, "text"), escaped);
    DOC_EACH(letter, messages, "out") expect_words(doc_text(letter, "text"), escaped);
    DOC_EACH(row, report.body, "ranking") expect_words(doc_text(row, "name"), escaped);
    DOC_EACH(den, report.body, "dens") expect_words(doc_text(den, "hex"), escaped);
    DOC_EACH(row, report.body, "hunger") expect_words(doc_text(row, "says"), escaped);
    DOC_EACH(row, report.body, "help") expect_words(doc_text(row, "does"), escaped);
    return n;
}

static const char *const turns[] = { "turn-1.json", "turn-9.json" };

TEST(every_sentence_is_in_the_html) {
    UNUSED;
    for (int i = 0; i < 2; i++) {
        load(turns[i]);
        draw_html();
        without_blanks(page.bytes);
        assert_true(each_sentence(true) > 15);
        done();
    }
}

/* How often the sentence is on the page, which has no blanks any more. */
static int times(const char *words) {
    struct buffer sought = { 0 };
    int n = 0;
    buffer_escaped(&sought, words + 1);
    without_blanks(sought.bytes);
    for (const char *at = page.bytes; (at = strstr(at, sought.bytes)); at++)
        n++;
    buffer_free(&sought);
    return n;
}

/* How many items say so: two dens may be built on ruins. */
static int said(const char *words) {
    int n = 0;
    DOC_EACH(phase, report.body, "phases")
    DOC_EACH(item, phase, "items")
    DOC_EACH(line, item, "lines")
    n += strcmp(doc_words(line), words) == 0;
    return n;
}

/* P67 */
TEST(nothing_is_told_twice) {
    UNUSED;
    for (int i = 0; i < 2; i++) {
        load(turns[i]);
        draw_html();
        without_blanks(page.bytes);
        DOC_EACH(phase, report.body, "phases")
        DOC_EACH(item, phase, "items")
        DOC_EACH(line, item, "lines")
        if (strlen(doc_words(line)) > 20 && times(doc_words(line)) != said(doc_words(line)))
            fail_msg("%d times: %s", times(doc_words(line)), doc_words(line));
        done();
    }
}

/* P81: the map stands under the battles; P80: it is there as text too, and open. */
TEST(battles_come_first) {
    UNUSED;
    static const char *const order[] = { "<h1>",           ">Battles<",        ">Map<",        ">Losses<",
                                         ">What changed<", ">Your orders<",    ">Your clan<",  ">Ranking<",
                                         ">Messages<",     ">Order template<", ">World view<", "<pre class=\"map\">" };
    load("turn-9.json");
    draw_html();
    const char *at = page.bytes;
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        at = strstr(at, order[i]);
        if (!at)
            fail_msg("missing or too early: %s", order[i]);
    }
    assert_null(strstr(page.bytes, "<details"));
    done();
}

/* P66: what decides the game stands before the name of the game. */
TEST(headlines_stand_above_all) {
    UNUSED;
    static const char json[] = "{\"report\":{\"wide\":8,\"high\":8,\"over\":true,\"headlines\":[\"You win.\"]}}";
    load_text(json, sizeof json - 1);
    draw_html();
    const char *won = strstr(page.bytes, "You win."), *name = strstr(page.bytes, "<h1>");
    assert_true(won && name && won < name);
    done();
}

/* P78: some mail clients cut off what is longer. A world of 1024 hexes, all known, a den or a band in every fourth. */
TEST(the_longest_report_is_no_mail_too_long) {
    UNUSED;
    struct buffer json = { 0 };
    buffer_text(&json,
                "{\"report\":{\"over\":true,\"turn\":25,\"clan\":5,\"wide\":32,\"high\":32,\"wrap\":true,\"centre\":"
                "\"29K\",\"ranking\":[");
    for (int clan = 1; clan <= 16; clan++)
        buffer_format(&json,
                      "%s{\"place\":%d,\"clan\":%d,\"code\":\"CO%d\",\"name\":\"The name of clan %d\",\"points\":%d}",
                      clan > 1 ? "," : "", clan, clan, clan, clan, 9999 - clan);
    buffer_text(&json, "],\"map\":[");
    for (int hex = 0; hex < 1024; hex++) {
        static const char *const grounds[] = { "Den", "Wat", "Pla", "Fer", "Scr", "Swa", "Wat" };
        buffer_format(&json, "%s{\"hex\":\"%d%s%c\",\"terrain\":\"%s\"", hex ? "," : "", hex / 32 + 1,
                      hex % 32 >= 26 ? "A" : "", 'A' + hex % 32 % 26, grounds[hex % 4 ? 1 + hex % 6 : 0]);
        if (hex % 4 == 0)
            buffer_format(&json, ",\"face\":\"Red\",\"owner\":%d,\"clan\":%d,\"number\":123,\"text\":\"CO%d 123\"",
                          hex % 16 + 1, hex % 16 + 1, hex % 16 + 1);
        buffer_byte(&json, '}');
    }
    buffer_text(&json, "]},\"history\":[");
    for (int turn = 0; turn <= 25; turn++) {
        buffer_format(&json, "%s{\"turn\":%d,\"points\":[", turn ? "," : "", turn);
        for (int clan = 1; clan <= 16; clan++)
            buffer_format(&json, "%s%d", clan > 1 ? "," : "", 2000 + turn * clan * 30);
        buffer_text(&json, "]}");
    }
    buffer_text(&json, "]}");
    load_text(json.bytes, json.length);
    draw_html();
    assert_in_range(page.length, 50000, 70000); /* what happened in the turn comes on top of it */
    buffer_free(&json);
    done();
}

TEST(the_page_fetches_and_runs_nothing) {
    UNUSED;
    static const char *const never[] = { "<script", "<link", "<img",   "<iframe", "http:",     "https:",
                                         "@import", "src=",  "onload", "<b>five", "javascript" };
    load("turn-9.json");
    draw_html();
    for (size_t i = 0; i < sizeof never / sizeof *never; i++)
        if (strstr(page.bytes, never[i]))
            fail_msg("the page has %s", never[i]);
    done();
}

#define EVIL "\\\"><script>alert(1)</script>&"

TEST(no_word_breaks_out_of_its_place) {
    UNUSED;
    static const char json[] = "{\"header\":{\"game\":\"" EVIL "\",\"preset\":\"" EVIL "\",\"due\":\"" EVIL
                               "\",\"player\":\"" EVIL "\",\"pass\":\"" EVIL
                               "\"},\"report\":{\"turn\":3,\"clan\":2,\"name\":\"" EVIL "\",\"code\":\"" EVIL
                               "\",\"wide\":8,\"high\":8,\"centre\":\"2B\","
                               "\"phases\":[{\"name\":\"" EVIL "\",\"items\":[{\"kind\":\"battle\",\"order\":\"" EVIL
                               "\",\"code\":\"" EVIL "\",\"hexes\":[\"" EVIL "\"],\"lines\":[\"" EVIL
                               "\"]}]}],\"dens\":[{\"hex\":\"" EVIL "\",\"colour\":\"" EVIL "\",\"lizards\":{\"" EVIL
                               "\":3},\"hunger\":\"" EVIL "\"}],\"ranking\":[{\"clan\":2,\"code\":\"" EVIL
                               "\",\"name\":\"" EVIL "\",\"state\":\"" EVIL "\"}],\"standing\":[\"" EVIL
                               "\"],\"template\":[\"" EVIL "\"],\"options\":[{\"name\":\"" EVIL "\",\"value\":\"" EVIL
                               "\",\"help\":\"" EVIL
                               "\"}],\"map\":[{\"hex\":\"2B\",\"terrain\":\"Den\",\"owner\":2,\"face\":\"" EVIL
                               "\",\"text\":\"" EVIL "\"}]},\"messages\":{\"in\":[{\"clan\":2,\"text\":\"" EVIL
                               "\"}]},\"notes\":[\"" EVIL "\"],\"dropped\":[\"" EVIL "\"]}";
    load_text(json, sizeof json - 1);
    draw_html();
    assert_null(strstr(page.bytes, "<script"));
    assert_null(strstr(page.bytes, "&\""));
    assert_non_null(strstr(page.bytes, "&lt;script&gt;alert(1)&lt;/script&gt;"));
    done();
}

/* A report need not have anything but its body: what is missing is not drawn. */
TEST(the_barest_report_is_drawn) {
    UNUSED;
    static const char json[] = "{\"report\":{\"wide\":8,\"high\":8}}";
    struct fault why;
    load_text(json, sizeof json - 1);
    draw_html();
    assert_null(strstr(page.bytes, "World view"));
    buffer_free(&page);
    assert_true(report_pdf(&page, &report, &why));
    buffer_free(&page);
    assert_false(report_plot_svg(&page, &report, &why));
    assert_non_null(strstr(why.words, "history"));
    done();
}

/* Every opened element is closed: read as XML, but for HTML's void elements and its doctype. */
TEST(elements_are_nested) {
    UNUSED;
    load("turn-9.json");
    draw_html();
    char open[64][16];
    int depth = 0, seen = 0;
    for (const char *at = page.bytes; (at = strchr(at, '<')); at++, seen++) {
        char name[16] = "";
        if (sscanf(at, "<%15[a-zA-Z0-9]", name) == 1) {
            const char *end = strchr(at, '>');
            assert_non_null(end);
            if (end[-1] != '/' && strcmp(name, "meta") != 0 && strcmp(name, "br") != 0)
                strcpy(open[depth++], name);
            assert_true(depth < 64);
        } else if (sscanf(at, "</%15[a-zA-Z0-9]", name) == 1) {
            assert_true(depth > 0);
            assert_string_equal(open[--depth], name);
        }
    }
    assert_int_equal(depth, 0);
    assert_true(seen > 500);
    done();
}

/* SW-3.5: every hex the report knows is drawn, and once. */
TEST(every_known_hex_is_drawn_once) {
    UNUSED;
    struct fault why;
    load("turn-9.json");
    assert_true(map_svg(&page, &report.map, &report.map.all, &why));
    for (int i = 0; i < report.map.count; i++) {
        char sought[32];
        snprintf(sought, sizeof sought, ">%s</text>", report.map.cell[i].hex);
        const char *found = strstr(page.bytes, sought);
        if (!found || strstr(found + 1, sought))
            fail_msg("hex %s", report.map.cell[i].hex);
    }
    assert_int_equal(report.map.count, doc_get(report.body, "map")->count);
    int grounds = 0;
    for (const char *at = page.bytes; (at = strstr(at, "<use href=\"#s")); at++)
        grounds += atoi(at + 13) < SHAPE_TERRAINS;
    assert_int_equal(grounds, report.map.count);
    done();
}

/* The text of the PDF as a reader would copy it. */
static void extract_text(void) {
    char name[] = "report-XXXXXX", command[128];
    int file = mkstemp(name);
    assert_true(file >= 0);
    assert_int_equal(write(file, page.bytes, page.length), page.length);
    close(file);
    snprintf(command, sizeof command, "pdftotext -raw %s -", name);
    FILE *out = popen(command, "r");
    assert_non_null(out);
    char block[4096];
    size_t got;
    buffer_free(&page);
    while ((got = fread(block, 1, sizeof block, out)) > 0)
        buffer_add(&page, block, got);
    assert_int_equal(pclose(out), 0);
    unlink(name);
    assert_non_null(page.bytes);
    without_blanks(page.bytes);
}

TEST(every_sentence_is_in_the_pdf) {
    UNUSED;
    for (int i = 0; i < 2; i++) {
        struct fault why;
        load(turns[i]);
        if (!report_pdf(&page, &report, &why))
            fail_msg("%s", why.words);
        extract_text();
        assert_true(each_sentence(false) > 15);
        for (int c = 0; c < report.map.count; c++)
            expect_words(report.map.cell[c].hex, false);
        done();
    }
}

TEST(same_report_same_bytes) {
    UNUSED;
    struct fault why;
    struct buffer again = { 0 };
    load("turn-9.json");
    assert_true(report_pdf(&page, &report, &why) && report_pdf(&again, &report, &why));
    assert_int_equal(page.length, again.length);
    assert_memory_equal(page.bytes, again.bytes, page.length);
    assert_null(strstr(page.bytes, "CreationDate"));
    buffer_free(&again);
    done();
}

/* The last of these words in the file. */
static const char *in_file(const char *words) {
    size_t length = strlen(words);
    for (const char *at = page.bytes + page.length - length; at >= page.bytes; at--)
        if (memcmp(at, words, length) == 0)
            return at;
    fail_msg("no %s", words);
    return NULL;
}

/* What the last table of the file says of where this object is. */
static const char *object_at(long number) {
    const char *table = page.bytes + strtol(in_file("startxref") + 9, NULL, 10);
    char *entry;
    assert_memory_equal(table, "xref", 4);
    assert_int_equal(strtol(table + 4, &entry, 10), number);
    assert_int_equal(strtol(entry, &entry, 10), 1);
    return page.bytes + strtol(entry, NULL, 10);
}

/* P82: who listens to a report hears headings, paragraphs and links, in English. A later cairo packs the catalog. */
TEST(the_pdf_is_tagged) {
    UNUSED;
    static const char *const tags[] = {
        "/S /Document", "/S /H1", "/S /H2", "/S /P", "/S /TD", "/S /Figure", "/S /Link"
    };
    static const char *const marks[] = { "/StructTreeRoot", "/MarkInfo << /Marked true >>", "/Lang (en)",
                                         "/DisplayDocTitle true" };
    struct fault why;
    load("turn-9.json");
    assert_true(report_pdf(&page, &report, &why));
    if (cairo_version() < CAIRO_VERSION_ENCODE(1, 17, 6)) {
        for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
            in_file(tags[i]);
        long number = strtol(in_file("/Root ") + 6, NULL, 10);
        const char *catalog = object_at(number);
        assert_int_equal(strtol(catalog, NULL, 10), number);
        for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
            if (!strstr(catalog, marks[i]))
                fail_msg("no %s", marks[i]);
    }
    done();
}

/* A letter longer than a page flows on, and none of it is lost. */
TEST(long_letters_flow_over_pages) {
    UNUSED;
    struct buffer json = { 0 };
    struct fault why;
    buffer_text(&json, "{\"report\":{\"wide\":8,\"high\":8,\"clan\":1,\"name\":\"A\",\"code\":\"AXX\"},\"messages\":{"
                       "\"in\":[{\"clan\":2,"
                       "\"text\":\"");
    for (int i = 0; i < 400; i++)
        buffer_format(&json, "word%d of a long letter. ", i);
    buffer_text(&json, "\"}]}}");
    load_text(json.bytes, json.length);
    assert_true(report_pdf(&page, &report, &why));
    extract_text();
    for (int i = 0; i < 400; i++) {
        char sought[40];
        snprintf(sought, sizeof sought, "word%dof", i);
        assert_non_null(strstr(page.bytes, sought));
    }
    buffer_free(&json);
    done();
}

TEST(the_history_is_a_line_a_clan) {
    UNUSED;
    static const char json[] =
        "{\"report\":{\"wide\":8,\"high\":8,\"threshold\":2500},\"history\":[{\"turn\":0,\"points\":[2290,2670]},"
        "{\"turn\":1,\"points\":[2400,2500]},{\"turn\":2,\"points\":[2900]}]}";
    struct fault why;
    int lines = 0;
    load_text(json, sizeof json - 1);
    assert_true(report_plot_svg(&page, &report, &why));
    static const char *const words[] = {
        ">Points after each turn<", ">turn<", ">points<", ">domination<", ">A</text>", ">B</text>"
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (!strstr(page.bytes, words[i]))
            fail_msg("no %s", words[i]);
    assert_null(strstr(page.bytes, ">C</text>"));
    for (const char *at = page.bytes; (at = strstr(at, "stroke-width=\"2.4\"")); at++)
        lines++;
    assert_int_equal(lines, 2);
    done();
}

RUN(CASE(every_sentence_is_in_the_html), CASE(nothing_is_told_twice), CASE(battles_come_first),
    CASE(headlines_stand_above_all), CASE(the_longest_report_is_no_mail_too_long),
    CASE(the_page_fetches_and_runs_nothing), CASE(no_word_breaks_out_of_its_place), CASE(the_barest_report_is_drawn),
    CASE(elements_are_nested), CASE(every_known_hex_is_drawn_once), CASE(every_sentence_is_in_the_pdf),
    CASE(same_report_same_bytes), CASE(the_pdf_is_tagged), CASE(long_letters_flow_over_pages),
    CASE(the_history_is_a_line_a_clan))

/* lizardry serve: the games for people who sit apart. */
#include "clients/cli/book.h"
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "clients/mail/map/map_cairo.h"
#include "clients/mail/report.h"
#include "clients/mail/report_text.h"
#include "core/words/text.h"
#include "mailbox/mailbox.h"
#include "server/serve.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum { MEGABYTES = 128 };

static const char help[] =
    "usage: lizardry serve [--listen ADDRESS:PORT] [--data FOLDER] [--url URL] [--memory MB]\n"
    "                      [--behind ADDRESSES] [--limits LIST] [--log FILE] [--operator ADDRESS]\n"
    "                      [--page FOLDER] [--mail FILE] [--open]\n"
    "       lizardry serve --reset NAME [--data FOLDER] [--url URL]\n\n"
    "Serves the games to people and bots who sit apart, until it is stopped with ctrl-C. Everything is kept in one\n"
    "folder; nothing that a player was told is lost, whatever happens to the machine.\n\n"
    "  --listen ADDRESS:PORT  where to listen; 127.0.0.1:8080 if it is not given\n"
    "  --data FOLDER          where the games are kept; made if it is not there. Usually\n"
    "                         ~/.local/share/lizardry\n"
    "  --url URL              how people reach it, if not by that address: https://games.example.org\n"
    "  --memory MB            for tables that are awake; 128 if it is not given. Beyond that those where nobody is\n"
    "                         are put to sleep, until somebody comes or a deadline does\n"
    "  --log FILE             what happens, a JSON object in each line, with every request; without it, what matters\n"
    "                         goes to standard error. There are no secrets in it\n"
    "  --operator ADDRESS     the machine that may read /metrics; without it, this one\n"
    "  --page FOLDER          the page that it shows; without it, the one that was built or installed with the "
    "program\n"
    "  --mail FILE            the mailbox from which people are mailed when it is their move; lizardry help mail says "
    "what\n"
    "                         is in it, and lizardry mail-test proves it\n"
    "  --open                 opens a browser where there is a desktop\n"
    "  --behind ADDRESSES     proxies that say in X-Forwarded-For who asks: 127.0.0.1,10.0.0.0/8. Nobody else is\n"
    "                         believed\n"
    "  --limits LIST          other limits than the usual ones: sockets=50,tables=10. docs/server.md lists them\n"
    "  --reset NAME           prints a link by which the account of that name gets a new password\n"
    "  --help                 this page\n\n"
    "docs/protocol.md says what programs can ask of it.\n";

bool cli_server_folder(char *path, size_t room) {
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int len = data && *data ? snprintf(path, room, "%s/lizardry", data)
                            : snprintf(path, room, "%s/.local/share/lizardry", home ? home : ".");
    return len > 0 && (size_t)len < room;
}

/* The text of a report, and the form on which it is answered. */
static enum lz_status lay_out(struct lz_text json, struct lz_writer *w) {
    struct report report = { 0 };
    struct buffer text = { 0 };
    struct fault why = { "" };
    bool read = report_read(&report, json.at, json.len, &why), laid = read && report_text(&text, report.all, &why);
    if (laid)
        lz_put_text(w, (struct lz_text){ text.bytes, (uint32_t)text.length });
    if (read)
        report_free(&report);
    buffer_free(&text);
    return laid && !w->full ? LZ_OK : why.short_of ? LZ_FAILED : LZ_REFUSED;
}

static void put_around(struct buffer *page, struct lz_text words) {
    char *text = strndup(words.at, words.len);
    buffer_text(page, "<pre style=\"white-space:pre-wrap\">");
    page->failed |= !text;
    buffer_escaped(page, text ? text : "");
    buffer_text(page, "</pre>");
    free(text);
}

/* The page of a report, as large as mail programs show without cutting it. */
static enum lz_status draw(struct lz_text json, const struct lz_text around[2], struct lz_writer *w) {
    enum { LARGEST = 100000 };
    struct report report = { 0 };
    struct buffer page = { 0 }, whole = { 0 };
    struct fault why = { "" };
    bool read = report_read(&report, json.at, json.len, &why), drawn = read && report_html(&page, &report, &why);
    const char *body = drawn ? strstr(page.bytes, "<div class=\"sheet\">") : NULL;
    const char *end = body ? strstr(body, "</div></body>") : NULL;
    if (end) {
        body += strlen("<div class=\"sheet\">");
        buffer_add(&whole, page.bytes, (size_t)(body - page.bytes));
        put_around(&whole, around[0]);
        buffer_add(&whole, body, (size_t)(end - body));
        put_around(&whole, around[1]);
        buffer_text(&whole, end);
    }
    bool fits = end && !whole.failed && whole.length < LARGEST, memory = why.short_of || whole.failed;
    if (fits)
        lz_put_text(w, (struct lz_text){ whole.bytes, (uint32_t)whole.length });
    if (read)
        report_free(&report);
    buffer_free(&page);
    buffer_free(&whole);
    return fits && !w->full ? LZ_OK : memory ? LZ_FAILED : LZ_REFUSED;
}

/* The country round the home den, and every battle; the whole map is in nobody's mail. */
static enum lz_status paint(struct lz_text json, void (*put)(void *to, const char *name, struct lz_text png),
                            void *to) {
    struct report report = { 0 };
    struct fault why = { "" };
    bool read = report_read(&report, json.at, json.len, &why), well = read;
    struct report_pictures list = { 0 };
    if (read)
        list = report_pictures(&report);
    for (int i = 0; well && i < list.count; i++) {
        struct buffer png = { 0 };
        if (strcmp(list.picture[i].name, "map") == 0)
            continue;
        well = map_png(&png, &report.map, &list.picture[i].window, &why);
        if (well)
            put(to, list.picture[i].name, (struct lz_text){ png.bytes, (uint32_t)png.length });
        buffer_free(&png);
    }
    if (read)
        report_free(&report);
    return well ? LZ_OK : why.short_of ? LZ_FAILED : LZ_REFUSED;
}

int cli_serve(int argc, char **argv) {
    static const struct cli_form form = { .word = "serve",
                                          .help = help,
                                          .takes = CLI_TAKES(BEHIND) | CLI_TAKES(DATA) | CLI_TAKES(LIMITS) |
                                                   CLI_TAKES(LISTEN) | CLI_TAKES(LOG) | CLI_TAKES(MAIL) |
                                                   CLI_TAKES(MEMORY) | CLI_TAKES(OPEN) | CLI_TAKES(OPERATOR) |
                                                   CLI_TAKES(PAGE) | CLI_TAKES(RESET) | CLI_TAKES(URL) };
    char folder[PATH_MAX];
    struct cli_call call;
    struct cli_lore lore;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    int64_t megabytes = MEGABYTES;
    if (call.value[CLI_MEMORY] && !lz_read_number(lz_span(call.value[CLI_MEMORY]), 1, 1 << 20, &megabytes))
        return cli_wrong("serve", "--memory takes megabytes, from 1 to 1048576: '%s' is none", call.value[CLI_MEMORY]);
    if (!call.value[CLI_DATA] && !cli_server_folder(folder, sizeof folder))
        return cli_wrong("serve", "the folder's name is too long: choose one with --data");
    struct serve_call serves = { .folder = call.value[CLI_DATA] ? call.value[CLI_DATA] : folder,
                                 .listen = call.value[CLI_LISTEN] ? call.value[CLI_LISTEN] : "127.0.0.1:8080",
                                 .url = call.value[CLI_URL],
                                 .behind = call.value[CLI_BEHIND],
                                 .limits = call.value[CLI_LIMITS],
                                 .operator_at = call.value[CLI_OPERATOR],
                                 .log = call.value[CLI_LOG],
                                 .book = book_json,
                                 .report = lay_out,
                                 .drawn = draw,
                                 .pictured = paint,
                                 .page = call.value[CLI_PAGE],
                                 .open = call.value[CLI_OPEN],
                                 .call = cli_call(),
                                 .megabytes = (uint32_t)megabytes };
    struct mailbox box;
    char wrong[2 * MAILBOX_PATH];
    struct lz_writer trouble = lz_writer_in(wrong, sizeof wrong);
    if (call.value[CLI_MAIL] && !mailbox_read(call.value[CLI_MAIL], &box, &trouble))
        return cli_failed("serve", "%s", wrong);
    serves.box = call.value[CLI_MAIL] ? &box : NULL;
    if (call.value[CLI_RESET])
        return serve_reset(&serves, call.value[CLI_RESET]);
    cli_lore_open(&lore);
    serves.lore = lore.open;
    code = serve(&serves);
    cli_lore_close(&lore);
    return code;
}

/* Plain HTML without script, that says what is played here and how to join from a terminal; at the root, too, where
   no page was built. */
#include "server/lobby/laid.h"

#include "core/games.h"
#include "core/words/text.h"
#include "server/door/markup.h"

enum { LISTED = 100 };

/* In `words` a '@' stands for this server's address; after it a line may break. */
static void put_here(const struct server *server, struct lz_writer *w, const char *words) {
    for (; *words; words++)
        if (*words == '@') {
            markup_put(w, server->origin[0]);
            lz_put(w, "<wbr>");
        } else
            lz_put_char(w, *words);
}

static void put_games(struct lz_writer *w) {
    lz_put(w, "<h2>Games</h2>\n<ul>\n");
    for (uint32_t i = 0; i < lz_games_count; i++) {
        lz_put(w, "<li><b>");
        markup_put(w, lz_games[i]->title);
        lz_put(w, "</b> (<code>");
        markup_put(w, lz_games[i]->id);
        lz_put(w, "</code>): ");
        markup_put(w, lz_games[i]->about->line);
        lz_put(w, "</li>\n");
    }
    lz_put(w, "</ul>\n");
}

static int open_seats(const struct laid *laid) {
    int open = 0;
    for (int i = 0; i < laid->plan.setup.seats; i++)
        open += !laid->plan.bot[i] && !laid->seat[i].person;
    return open;
}

static void put_table(const struct laid *laid, struct lz_writer *w) {
    lz_put(w, "<li>");
    markup_put(w, laid->plan.game->title);
    lz_put(w, ", ");
    lz_put_number(w, open_seats(laid));
    lz_put(w, " of ");
    lz_put_number(w, laid->plan.setup.seats);
    lz_put(w, " seats open: table <code>");
    lz_put_number(w, laid->id);
    lz_put(w, "</code></li>\n");
}

static void put_tables(struct server *server, struct lz_writer *w) {
    struct base *base = &server->hall.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_LISTED, LISTED, (struct lz_text){ 0 });
    uint32_t count = 0;
    lz_put(w, "<h2>Open tables</h2>\n<ul>\n");
    while (base_next(base, ask) == LZ_OK) {
        struct laid laid;
        if (laid_read(base, ask, &laid)) {
            put_table(&laid, w);
            count++;
        }
    }
    base_done(ask);
    lz_put(w, count ? "</ul>\n" : "<li>None now.</li>\n</ul>\n");
}

/* Commands are code in a paragraph: such lines wrap on a phone, and this page may have no style. */
static const char commands[] =
    "<h2>Joining from a terminal</h2>\n"
    "<p>Say who you are; the answer has your TOKEN:</p>\n"
    "<p><code>curl -H 'Origin: @' -d '{\"name\": \"Anna\"}' @/api/guest</code></p>\n"
    "<p>Take a seat at an open TABLE, or lay one that others see here, and start the match that you have laid:</p>\n"
    "<p><code>curl -H 'Authorization: Bearer TOKEN' -d '{}' @/api/tables/TABLE/join</code></p>\n"
    "<p><code>curl -H 'Authorization: Bearer TOKEN' -d '{\"game\": \"GAME\", \"places\": [\"open\", \"open\"], "
    "\"listed\": true}' @/api/tables</code></p>\n"
    "<p><code>curl -H 'Authorization: Bearer TOKEN' -d '{\"bots\": \"easy\"}' @/api/tables/TABLE/start</code></p>\n"
    "<p>A program of yours, or the example that comes with Lizardry, plays your seat:</p>\n"
    "<p><code>python3 examples/bot.py @ TOKEN TABLE</code></p>\n"
    "<h2>Links</h2>\n"
    "<p>A link has its WORD behind the #, where no server sees it, and this page has no script to send it. So send it "
    "yourself:</p>\n<dl>\n"
    "<dt>#invite=</dt><dd><code>curl -H 'Authorization: Bearer TOKEN' -d '{\"invite\": \"WORD\"}' "
    "@/api/invited</code></dd>\n"
    "<dt>#takeover=</dt><dd><code>curl -H 'Authorization: Bearer TOKEN' -d '{\"word\": \"WORD\"}' "
    "@/api/takeover</code></dd>\n"
    "<dt>#operator=</dt><dd><code>curl -H 'Authorization: Bearer TOKEN' -d '{\"word\": \"WORD\"}' "
    "@/api/operator</code></dd>\n"
    "<dt>#device=</dt><dd><code>curl -H 'Origin: @' -d '{\"word\": \"WORD\"}' @/api/arrive</code></dd>\n"
    "<dt>#address=</dt><dd><code>curl -H 'Origin: @' -d '{\"word\": \"WORD\"}' @/api/address/right</code></dd>\n"
    "<dt>#reset=</dt><dd><code>curl -H 'Origin: @' -d '{\"word\": \"WORD\", \"password\": \"...\"}' "
    "@/api/reset</code></dd>\n</dl>\n"
    "<p>To play on your own, against bots, in a terminal: <code>./run play</code></p>\n";

static void put_mine(struct exchange *e, struct lz_writer *w) {
    struct base *base = &e->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MINE, e->person, (struct lz_text){ 0 });
    lz_put(w, "<h2>Your tables</h2>\n<ul>\n");
    while (base_next(base, ask) == LZ_OK) {
        struct laid laid;
        if (!laid_read(base, ask, &laid) || (laid.stage == STAGE_LAID && laid_seat_of(&laid, e->person) < 0))
            continue;
        lz_put(w, "<li><a href=\"/plain/");
        lz_put_number(w, laid.id);
        lz_put(w, "\">");
        markup_put(w, laid.plan.game->title);
        lz_put(w, laid.stage == STAGE_OVER   ? "</a>, over</li>\n"
                  : laid.stage == STAGE_LAID ? "</a>, not dealt yet</li>\n"
                                             : "</a></li>\n");
    }
    base_done(ask);
    lz_put(w, "</ul>\n");
}

static void put_page(const void *with, struct lz_writer *w) {
    struct exchange *const *e = with;
    markup_begin(w, "Lizardry", 0);
    if ((*e)->person)
        put_mine(*e, w);
    sit_put_form(*e, w);
    put_games(w);
    put_tables((*e)->server, w);
    put_here((*e)->server, w, commands);
    markup_end(w);
}

void front_plain(struct exchange *e) { exchange_page(e, put_page, &e); }

void front_page(struct exchange *e) {
    if (!page_index(e))
        front_plain(e);
}

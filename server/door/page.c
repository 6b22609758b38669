/* What the build of the page handed over: docs/server.md, "The page". A response is made once for each file and sent
   as often as it is asked for. */
#include "server/door/page.h"

#include "core/games.h"
#include "core/words/text.h"
#include "server/door/exchange.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_BYTES = 32 << 20, MOST_FILES = 4096, HASH = 16 };

static const char assets[] = "assets/";
static const char policy[] =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/* By how the name ends. */
static const char *const types[][2] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".json", "application/json; charset=utf-8" },
    { ".webmanifest", "application/manifest+json; charset=utf-8" },
    { ".svg", "image/svg+xml" },
    { ".png", "image/png" },
    { ".ico", "image/x-icon" },
    { ".woff2", "font/woff2" },
    { ".txt", "text/plain; charset=utf-8" },
};

static bool ends(const char *name, const char *end) {
    size_t len = strlen(name), tail = strlen(end);
    return len > tail && strcmp(name + len - tail, end) == 0;
}

static const char *type_of(const char *name) {
    for (int i = 0; i < LZ_COUNT(types); i++)
        if (ends(name, types[i][0]))
            return types[i][1];
    return NULL;
}

/* ---- responses */

struct bytes {
    char *at;
    size_t len;
};

static struct MHD_Response *response_of(const struct page_file *file, struct bytes bytes, const char *encoding) {
    bool kept = strncmp(file->name, assets, sizeof assets - 1) == 0;
    const char *const headers[][2] = {
        { "Content-Type", type_of(file->name) },
        { "Cache-Control", kept ? "public, max-age=31536000, immutable" : "no-cache" },
        { "Content-Security-Policy", policy },
        { "X-Content-Type-Options", "nosniff" },
        { "Referrer-Policy", "no-referrer" },
        { "Vary", "Accept-Encoding" },
        { "Content-Encoding", encoding },
        { "ETag", kept ? NULL : file->tag },
    };
    struct MHD_Response *response = MHD_create_response_from_buffer(bytes.len, bytes.at, MHD_RESPMEM_MUST_COPY);
    bool well = response;
    for (int i = 0; i < LZ_COUNT(headers) && well; i++)
        well = !headers[i][1] || MHD_add_response_header(response, headers[i][0], headers[i][1]) == MHD_YES;
    if (well)
        return response;
    if (response)
        MHD_destroy_response(response);
    return NULL;
}

/* By what is in it: a page that was built anew has another. */
static void tag_file(struct page_file *file, struct bytes bytes) {
    unsigned char hash[HASH];
    char hex[2 * HASH + 1];
    crypto_generichash(hash, sizeof hash, (const unsigned char *)bytes.at, bytes.len, NULL, 0);
    sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
    snprintf(file->tag, sizeof file->tag, "\"%s\"", hex);
}

static bool answers_of(struct page_file *file, struct bytes bytes) {
    tag_file(file, bytes);
    file->whole = response_of(file, bytes, NULL);
    file->notice = response_of(file, (struct bytes){ 0 }, NULL);
    return file->whole && file->notice;
}

static void free_file(struct page_file *file) {
    struct MHD_Response *const responses[] = { file->whole, file->packed, file->notice };
    for (int i = 0; i < LZ_COUNT(responses); i++)
        if (responses[i])
            MHD_destroy_response(responses[i]);
}

void page_close(struct page *page) {
    for (uint32_t i = 0; i < page->count; i++)
        free_file(&page->file[i]);
    for (uint32_t i = 0; page->index && i <= lz_games_count; i++)
        free_file(&page->index[i]);
    free(page->file);
    free(page->index);
    *page = (struct page){ 0 };
}

/* ---- reading */

/* The folder is read once, by one thread. */
struct reading {
    struct server *server;
    const char *folder;
    size_t bytes; /* so far */
};

static bool no(struct reading *r, const char *name, const char *why) {
    snprintf(r->server->words, sizeof r->server->words, "%.200s/%.100s: %s", r->folder, name, why);
    return false;
}

static bool read_bytes(int file, struct bytes *bytes) {
    for (size_t done = 0; done < bytes->len;) {
        ssize_t got = read(file, bytes->at + done, bytes->len - done);
        if (got <= 0)
            return false;
        done += (size_t)got;
    }
    return true;
}

/* One byte more than it has, so that an empty file is memory, too. */
static bool read_file(struct reading *r, const char *name, struct bytes *bytes) {
    char path[SERVER_PATH];
    struct stat about;
    *bytes = (struct bytes){ 0 };
    if (snprintf(path, sizeof path, "%s/%s", r->folder, name) >= (int)sizeof path)
        return no(r, name, "the name is too long");
    int file = open(path, O_RDONLY | O_CLOEXEC);
    bool well = file >= 0 && fstat(file, &about) == 0;
    if (!well)
        no(r, name, strerror(errno));
    else if (!S_ISREG(about.st_mode) || (size_t)about.st_size > MOST_BYTES - r->bytes)
        well = no(r, name,
                  S_ISREG(about.st_mode) ? "the page has more than 32 MB" : "a page has files in it, and assets/");
    if (well) {
        bytes->len = (size_t)about.st_size;
        r->bytes += bytes->len;
        bytes->at = malloc(bytes->len + 1);
        well = (bytes->at && read_bytes(file, bytes)) || no(r, name, "it could not be read");
    }
    if (file >= 0)
        close(file);
    return well;
}

static struct page_file *find(const struct page *page, struct lz_text folder, struct lz_text name) {
    for (uint32_t i = 0; i < page->count; i++) {
        struct lz_text left = lz_span(page->file[i].name);
        if (left.len == folder.len + name.len && memcmp(left.at, folder.at, folder.len) == 0 &&
            memcmp(left.at + folder.len, name.at, name.len) == 0)
            return &page->file[i];
    }
    return NULL;
}

static struct page_file *new_file(struct page *page, const char *name) {
    if (page->count == page->room) {
        uint32_t room = page->room ? 2 * page->room : 64;
        struct page_file *file = room > MOST_FILES ? NULL : realloc(page->file, room * sizeof *file);
        if (!file)
            return NULL;
        page->file = file;
        page->room = room;
    }
    struct page_file *file = &page->file[page->count++];
    *file = (struct page_file){ 0 };
    memcpy(file->name, name, strlen(name) + 1);
    return file;
}

static bool take_file(struct reading *r, const char *name) {
    struct bytes bytes;
    if (strlen(name) >= PAGE_NAME || !type_of(name))
        return no(r, name, strlen(name) < PAGE_NAME ? "files of this kind are not served" : "the name is too long");
    bool well = read_file(r, name, &bytes);
    if (well) {
        struct page_file *file = new_file(&r->server->page, name);
        well = (file && answers_of(file, bytes)) ||
               no(r, name, "there is not enough memory, or there are too many files");
    }
    free(bytes.at);
    return well;
}

/* What was packed is an answer of the file that it was made from. */
static bool take_packed(struct reading *r, struct page_file *file) {
    char name[PAGE_NAME + 3];
    char path[SERVER_PATH];
    struct bytes bytes;
    snprintf(name, sizeof name, "%s.gz", file->name);
    snprintf(path, sizeof path, "%s/%s", r->folder, name);
    if (access(path, F_OK) != 0)
        return true;
    bool well = read_file(r, name, &bytes);
    if (well)
        file->packed = response_of(file, bytes, "gzip");
    free(bytes.at);
    return well && (file->packed || no(r, name, "there is not enough memory"));
}

static bool take_folder(struct reading *r, const char *below) {
    char path[SERVER_PATH];
    const struct dirent *entry;
    snprintf(path, sizeof path, "%s/%s", r->folder, below);
    DIR *dir = opendir(path);
    if (!dir)
        return (*below && errno == ENOENT) || no(r, below, strerror(errno));
    bool well = true;
    while (well && (entry = readdir(dir))) {
        char name[sizeof assets + sizeof entry->d_name];
        snprintf(name, sizeof name, "%s%s", below, entry->d_name);
        bool passed = entry->d_name[0] == '.' || ends(name, ".gz") || (!*below && strcmp(name, "assets") == 0);
        well = passed || take_file(r, name);
    }
    closedir(dir);
    return well;
}

/* ---- the page itself */

static void put_escaped(struct lz_writer *w, const char *words) {
    for (; *words; words++)
        if (*words == '&' || *words == '"' || *words == '<')
            lz_put(w, *words == '&' ? "&amp;" : *words == '"' ? "&quot;" : "&lt;");
        else
            lz_put_char(w, *words);
}

/* What is shown where somebody passes the link on: the game, which the address names, a picture if the page has one of
   it, and nothing of the table. */
static void put_card(struct lz_writer *w, const struct lz_game *game, const struct server *server) {
    char picture[PAGE_NAME];
    snprintf(picture, sizeof picture, "card-%s.png", game->id);
    lz_put(w, "<meta property=\"og:title\" content=\"An invitation to ");
    put_escaped(w, game->title);
    lz_put(w, "\">\n<meta property=\"og:description\" content=\"");
    put_escaped(w, game->about->line);
    lz_put(w, "\">\n<meta property=\"og:type\" content=\"website\">\n");
    if (!find(&server->page, lz_span(""), lz_span(picture)))
        return;
    lz_put(w, "<meta property=\"og:image\" content=\"");
    put_escaped(w, server->url ? server->url : "");
    lz_put_char(w, '/');
    lz_put(w, picture);
    lz_put(w, "\">\n");
}

/* The same with a few lines more at the end of its head. */
static bool make_index(struct reading *r, struct page_file *index, struct bytes html, const struct lz_game *game) {
    char card[1000];
    struct lz_writer w = lz_writer_in(card, sizeof card);
    const char *head = memmem(html.at, html.len, "</head>", 7);
    size_t before = head ? (size_t)(head - html.at) : 0;
    if (game && head)
        put_card(&w, game, r->server);
    struct bytes made = { malloc(html.len + w.len + 1), html.len + w.len };
    if (!made.at || w.full) {
        free(made.at);
        return false;
    }
    memcpy(made.at, html.at, before);
    memcpy(made.at + before, card, w.len);
    memcpy(made.at + before + w.len, html.at + before, html.len - before);
    memcpy(index->name, "index.html", sizeof "index.html");
    bool well = answers_of(index, made);
    free(made.at);
    return well;
}

static bool take_index(struct reading *r) {
    struct page *page = &r->server->page;
    struct bytes html;
    bool well = read_file(r, "index.html", &html);
    if (well) {
        page->index = calloc(lz_games_count + 1, sizeof *page->index);
        well = page->index;
        for (uint32_t i = 0; i <= lz_games_count && well; i++)
            well = make_index(r, &page->index[i], html, i ? lz_games[i - 1] : NULL);
        well = well || no(r, "index.html", "there is not enough memory");
    }
    free(html.at);
    return well;
}

/* Built: clients/cli/lizardry and clients/web/page. Installed: bin/lizardry and share/lizardry/page. */
static bool beside_program(char folder[SERVER_PATH]) {
    static const char *const places[] = { "../web/page", "../share/lizardry/page" };
    char program[SERVER_PATH];
    ssize_t len = readlink("/proc/self/exe", program, sizeof program - 1);
    program[len < 0 ? 0 : len] = 0;
    char *slash = strrchr(program, '/');
    if (!slash)
        return false;
    *slash = 0;
    for (int i = 0; i < LZ_COUNT(places); i++) {
        char index[SERVER_PATH + 12];
        if (snprintf(folder, SERVER_PATH, "%s/%s", program, places[i]) >= SERVER_PATH)
            continue;
        snprintf(index, sizeof index, "%s/index.html", folder);
        if (access(index, F_OK) == 0)
            return true;
    }
    return false;
}

bool page_open(struct server *server, const char *folder) {
    char found[SERVER_PATH];
    struct reading r = { .server = server, .folder = folder ? folder : found };
    struct page *page = &server->page;
    if (!folder && !beside_program(found))
        return true;
    bool well = take_folder(&r, "") && take_folder(&r, assets) && take_index(&r);
    for (uint32_t i = 0; i < page->count && well; i++)
        well = take_packed(&r, &page->file[i]);
    return well;
}

/* ---- answers */

static bool takes_packed(struct MHD_Connection *connection) {
    const char *takes = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Accept-Encoding");
    return takes && strstr(takes, "gzip") && !strstr(takes, "gzip;q=0");
}

static void answer(struct exchange *e, const struct page_file *file) {
    const char *has = MHD_lookup_connection_value(e->connection, MHD_HEADER_KIND, "If-None-Match");
    bool same = has && strstr(has, file->tag);
    e->response = same ? file->notice : file->packed && takes_packed(e->connection) ? file->packed : file->whole;
    e->status = same ? MHD_HTTP_NOT_MODIFIED : MHD_HTTP_OK;
}

static void nothing(struct exchange *e) {
    exchange_no(e, MHD_HTTP_NOT_FOUND, "route", "There is nothing at this address.");
}

bool page_index(struct exchange *e) {
    const struct page *page = &e->server->page;
    if (page->index)
        answer(e, &page->index[0]);
    return page->index;
}

void page_asset(struct exchange *e) {
    const struct page_file *file = find(&e->server->page, lz_span(assets), e->part[0]);
    if (file)
        answer(e, file);
    else
        nothing(e);
}

void page_join(struct exchange *e) {
    const struct page *page = &e->server->page;
    for (uint32_t i = 0; page->index && i < lz_games_count; i++)
        if (lz_text_is(e->part[0], lz_games[i]->id)) {
            answer(e, &page->index[i + 1]);
            return;
        }
    nothing(e);
}

/* A name with a dot in it is a file's; other addresses are the page's to understand. */
static bool is_address(const struct exchange *e) {
    for (int i = 0; i < EXCHANGE_PARTS; i++)
        if (e->part[i].len && memchr(e->part[i].at, '.', e->part[i].len))
            return false;
    return !lz_text_is(e->part[0], "api") && !lz_text_is(e->part[0], "assets");
}

/* NAME.html, for addresses of two parts that begin with that name: the same page, which says besides what they need. */
static const struct page_file *page_of(const struct exchange *e) {
    char name[PAGE_NAME];
    struct lz_writer w = lz_writer_in(name, sizeof name);
    lz_put_text(&w, e->part[0]);
    lz_put(&w, ".html");
    return w.full ? NULL : find(&e->server->page, lz_span(""), lz_span(name));
}

void page_other(struct exchange *e) {
    bool alone = !e->part[1].len;
    const struct page_file *file = alone ? find(&e->server->page, lz_span(""), e->part[0]) : page_of(e);
    if (file && (alone || is_address(e)))
        answer(e, file);
    else if (!is_address(e) || !page_index(e))
        nothing(e);
}

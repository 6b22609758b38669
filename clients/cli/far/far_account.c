/* Who we are at a server: a session under a name, kept in the user's state directory, for that user's eyes alone. */
#include "clients/cli/far/lobby.h"

#include "clients/cli/save.h"
#include "core/hash.h"
#include "core/words/clean.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OK = 200 };

/* ---- requests */

bool lobby_ask(struct lobby *lobby, const char *method, const char *path, json_t *body) {
    struct lz_writer trouble = lz_writer_in(lobby->words, sizeof lobby->words);
    char *sent = body ? json_dumps(body, JSON_COMPACT) : NULL, *text;
    int status = line_ask(&lobby->place, &(struct line_request){ method, path, sent }, &text, &trouble);
    free(sent);
    json_decref(body);
    json_decref(lobby->answer);
    lobby->answer = text ? json_loads(text, 0, NULL) : NULL;
    free(text);
    if (status == OK && lobby->answer)
        return true;
    const char *says = json_string_value(json_object_get(json_object_get(lobby->answer, "error"), "text"));
    if (status && says)
        lz_put(&trouble, says);
    else if (status)
        lz_put(&trouble, "What answers there is no server of these games.");
    lz_tame(lobby->words);
    return false;
}

/* ---- the token */

/* One for each server and name. */
static bool token_path(const struct lobby *lobby, char path[PATH_MAX]) {
    char place[PATH_MAX], where[LINE_HOST + 20];
    struct lz_writer w = lz_writer_in(where, sizeof where);
    line_place_print(&lobby->place, &w);
    uint64_t mark = lz_hash(lobby->name, strlen(lobby->name), lz_hash(where, w.len, 0));
    return save_place(place) &&
           snprintf(path, PATH_MAX, "%s/server-%016llx.token", place, (unsigned long long)mark) < PATH_MAX;
}

static bool read_token(struct lobby *lobby, const char *path) {
    char *token = lobby->place.token;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    ssize_t got = file < 0 ? -1 : read(file, token, LINE_TOKEN - 1);
    if (file >= 0)
        close(file);
    token[got > 0 ? got : 0] = 0;
    token[strcspn(token, "\r\n")] = 0;
    return token[0];
}

static bool not_kept(struct lobby *lobby, const char *path) {
    struct lz_writer w = lz_writer_in(lobby->words, sizeof lobby->words);
    lz_put(&w, "cannot keep the session in '");
    lz_put(&w, path);
    lz_put(&w, "': ");
    lz_put(&w, strerror(errno));
    return false;
}

/* A session that cannot be kept is a seat that is lost with the terminal: that is said before anybody sits down. */
static bool keep_token(struct lobby *lobby, const char *path) {
    char fresh[PATH_MAX + 8], place[PATH_MAX];
    if (!save_place(place) || !save_make_place(place))
        return not_kept(lobby, place);
    snprintf(fresh, sizeof fresh, "%s.new", path);
    unlink(fresh);
    int file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    size_t len = strlen(lobby->place.token);
    bool kept = file >= 0 && write(file, lobby->place.token, len) == (ssize_t)len && fsync(file) == 0;
    if (file >= 0)
        kept = close(file) == 0 && kept;
    return (kept && rename(fresh, path) == 0) || not_kept(lobby, path);
}

/* Takes the session of an answer, and keeps it. */
static bool take_session(struct lobby *lobby, const char *path) {
    const char *token = json_string_value(json_object_get(lobby->answer, "token"));
    if (!token || strlen(token) >= LINE_TOKEN || strpbrk(token, "\r\n")) {
        snprintf(lobby->words, sizeof lobby->words, "What answers there is no server of these games.");
        return false;
    }
    snprintf(lobby->place.token, LINE_TOKEN, "%s", token);
    return keep_token(lobby, path);
}

static bool begin_session(struct lobby *lobby, const char *path) {
    lobby->place.token[0] = 0;
    return lobby_ask(lobby, "POST", "/api/guest", json_pack("{ss}", "name", lobby->name)) && take_session(lobby, path);
}

bool lobby_arrive(struct lobby *lobby, const char *word) {
    char path[PATH_MAX];
    lobby->place.token[0] = 0;
    return token_path(lobby, path) && lobby_ask(lobby, "POST", "/api/arrive", json_pack("{ss}", "word", word)) &&
           take_session(lobby, path);
}

bool lobby_enter(struct lobby *lobby) {
    char path[PATH_MAX];
    if (!token_path(lobby, path)) {
        snprintf(lobby->words, sizeof lobby->words, "there is no place to keep the session: HOME is not set");
        return false;
    }
    if (!read_token(lobby, path))
        return begin_session(lobby, path);
    if (lobby_ask(lobby, "GET", "/api/me", NULL))
        return true;
    const char *code = json_string_value(json_object_get(json_object_get(lobby->answer, "error"), "code"));
    return code && strcmp(code, "person") == 0 && begin_session(lobby, path);
}

void lobby_leave(struct lobby *lobby) {
    json_decref(lobby->answer);
    lobby->answer = NULL;
}

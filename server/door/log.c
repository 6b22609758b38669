/* Lines of JSON, each written at once. */
#include "server/door/log.h"

#include "server/server.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool log_open(struct server *server, const char *path) {
    server->log = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : STDERR_FILENO;
    server->log_all = path;
    if (server->log >= 0)
        return true;
    snprintf(server->words, sizeof server->words, "%s: the log cannot be written: %s", path, strerror(errno));
    return false;
}

void log_close(struct server *server) {
    if (server->log > STDERR_FILENO)
        close(server->log);
}

void log_begin(struct log_line *line, struct server *server, const char *event) {
    line->w = lz_writer_in(line->room, sizeof line->room - 3);
    lz_json_open(&line->w, NULL, '{');
    lz_json_number(&line->w, "at", server_wall(server));
    lz_json_string(&line->w, "event", event);
}

/* A line that is too long is left out: half an object is none. */
void log_end(struct log_line *line, struct server *server) {
    lz_json_close(&line->w, '}');
    lz_put_char(&line->w, '\n');
    if (!line->w.full)
        (void)!write(server->log, line->room, line->w.len);
}

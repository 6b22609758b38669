/* What the operator's machines read: numbers in the text form of Prometheus. */
#include "server/door/exchange.h"

#include "core/words/text.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

/* ---- whose machines */

static bool at_home(const struct sockaddr *at) {
    static const uint8_t mapped[] = { [10] = 0xff, [11] = 0xff, [12] = 127 };
    if (at->sa_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)at)->sin_addr.s_addr) >> 24 == 127;
    const struct in6_addr *six = &((const struct sockaddr_in6 *)at)->sin6_addr;
    return at->sa_family == AF_INET6 && (IN6_IS_ADDR_LOOPBACK(six) || memcmp(six, mapped, sizeof mapped) == 0);
}

static bool is_operator(const struct sockaddr *at, const char *operator_at) {
    char name[INET6_ADDRSTRLEN] = "";
    const void *bytes = at->sa_family == AF_INET ? (const void *)&((const struct sockaddr_in *)at)->sin_addr
                                                 : (const void *)&((const struct sockaddr_in6 *)at)->sin6_addr;
    return inet_ntop(at->sa_family, bytes, name, sizeof name) && strcmp(name, operator_at) == 0;
}

/* A name that somebody else's page bears may be made to lead to this machine, and its browser would then read the
   answer for that page: an address, or a name of this server's own, cannot be. */
static bool asked_by_name(const struct server *server, const char *host) {
    struct in6_addr any;
    char name[SERVER_ORIGIN];
    if (!host || !*host)
        return !host; /* older than names: no browser leaves it out */
    bool six = *host == '[';
    snprintf(name, sizeof name, "%.*s", (int)strcspn(host + six, six ? "]" : ":"), host + six);
    if (inet_pton(six ? AF_INET6 : AF_INET, name, &any) == 1)
        return true;
    for (int i = 0; i < server->origins; i++) {
        const char *own = strstr(server->origin[i], "//");
        if (own && strcasecmp(own + 2, host) == 0)
            return true;
    }
    return false;
}

/* What came through a proxy came from somebody else, wherever the proxy stands. */
bool metrics_may(struct exchange *e) {
    static const char *const passed_on[] = { "X-Forwarded-For", "Forwarded", "X-Real-IP", "Via" };
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(e->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    for (int i = 0; i < LZ_COUNT(passed_on); i++)
        if (MHD_lookup_connection_value(e->connection, MHD_HEADER_KIND, passed_on[i]))
            return false;
    if (!asked_by_name(e->server, MHD_lookup_connection_value(e->connection, MHD_HEADER_KIND, "Host")))
        return false;
    const char *operator_at = e->server->operator_at;
    return info && (operator_at ? is_operator(info->client_addr, operator_at) : at_home(info->client_addr));
}

/* ---- numbers */

struct metric {
    const char *name, *kind, *help;
    int64_t value;
};

static void put_metric(const struct metric *metric, struct lz_writer *w) {
    const char *const parts[] = { "# HELP lizardry_",   metric->name, " ", metric->help,
                                  "\n# TYPE lizardry_", metric->name, " ", metric->kind,
                                  "\nlizardry_",        metric->name, " " };
    for (int i = 0; i < LZ_COUNT(parts); i++)
        lz_put(w, parts[i]);
    lz_put_number(w, metric->value);
    lz_put_char(w, '\n');
}

static void put_all(const void *with, struct lz_writer *w) {
    struct server *server = (struct server *)with;
    struct writer_counts counts = writer_count(&server->hall.writer);
    const struct metric metrics[] = {
        { "tables_awake", "gauge", "tables in memory", server->hall.awake },
        { "tables_bytes", "gauge", "that they hold", (int64_t)server->hall.bytes },
        { "tables_aside", "counter", "tables that could not be read, or hit a bug", (int64_t)server->asides },
        { "sockets", "gauge", "WebSockets that are open", server->wire_count },
        { "requests_total", "counter", "requests that were answered", (int64_t)server->requests },
        { "requests_failed_total", "counter", "of these, with a status of 500 and above", (int64_t)server->failures },
        { "batches_total", "counter", "batches that are safe", (int64_t)counts.batches },
        { "commits_total", "counter", "commits that they took", (int64_t)counts.commits },
        { "commits_failed_total", "counter", "commits of which nobody knew whether they stand",
          (int64_t)counts.failures },
        { "started_seconds", "gauge", "since 1970, when it was started", server->started / 1000 },
    };
    for (int i = 0; i < LZ_COUNT(metrics); i++)
        put_metric(&metrics[i], w);
}

void metrics_answer(struct exchange *e) {
    e->type = "text/plain; version=0.0.4; charset=utf-8";
    exchange_json(e, MHD_HTTP_OK, put_all, e->server);
}

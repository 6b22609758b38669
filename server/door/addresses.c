/* Where people reach this server: what an invitation should say. */
#include "server/door/exchange.h"

#include "core/words/text.h"

/* Who laid a table on a machine of the house wants the others to come: the name of home leads them nowhere. */
static const char alone[] = "Only this machine reaches the server. For others in the house start it with --listen "
                            "0.0.0.0:PORT; for those outside put a "
                            "proxy before it and name its address with --url.";

static void put_addresses(const void *with, struct lz_writer *w) {
    const struct server *server = with;
    bool known = server->url || server->origins > server->near;
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "url", server->origin[server->url || !known ? 0 : server->near]);
    lz_json_open(w, "near", '[');
    for (int i = server->near; i < server->origins; i++)
        lz_json_string(w, NULL, server->origin[i]);
    lz_json_close(w, ']');
    if (!known) {
        lz_json_bool(w, "alone", true);
        lz_json_string(w, "hint", alone);
    }
    lz_json_close(w, '}');
}

void addresses_answer(struct exchange *e) { exchange_json(e, MHD_HTTP_OK, put_addresses, e->server); }

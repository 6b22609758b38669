/* The bytes between us and a server: a plain socket, or TLS over it. Every call waits for a bounded time. */
#ifndef CLI_CABLE_H
#define CLI_CABLE_H

#include "clients/cli/far/line.h"

#include <gnutls/gnutls.h>
#include <sys/types.h>

struct cable {
    int file;             /* -1: none */
    gnutls_session_t tls; /* NULL: plain */
    gnutls_certificate_credentials_t trust;
    bool hasty, late; /* what is not there yet is not waited for; and it was not there */
};

/* NULL, or why not. Who vouches for a server by https: the file that SSL_CERT_FILE names, else whom the computer
   trusts. */
const char *cable_open(struct cable *, const struct line_place *);
void cable_close(struct cable *);
/* How many bytes; 0: the other end has closed; -1: the cable is lost, or `late`. */
ssize_t cable_take(struct cable *, void *to, size_t len, bool hasty);
ssize_t cable_give(struct cable *, const void *from, size_t len);
bool cable_give_all(struct cable *, struct lz_text);

#endif

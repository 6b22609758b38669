#include "clients/cli/far/cable.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

enum { PATIENCE = 15 /* seconds until a server that says nothing is not there */ };

/* ---- the socket */

static const char *dial(struct cable *cable, const struct line_place *place) {
    struct addrinfo wanted = { .ai_socktype = SOCK_STREAM }, *found = NULL;
    struct timeval patience = { .tv_sec = PATIENCE };
    int error = getaddrinfo(place->host, place->port, &wanted, &found), one = 1;
    if (error)
        return gai_strerror(error);
    for (const struct addrinfo *at = found; at && cable->file < 0; at = at->ai_next) {
        cable->file = socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC, at->ai_protocol);
        if (cable->file < 0)
            continue;
        setsockopt(cable->file, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        setsockopt(cable->file, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        setsockopt(cable->file, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
        if (connect(cable->file, at->ai_addr, at->ai_addrlen) == 0)
            break;
        error = errno;
        close(cable->file);
        cable->file = -1;
    }
    freeaddrinfo(found);
    return cable->file < 0 ? strerror(error) : NULL;
}

static ssize_t pull(gnutls_transport_ptr_t to, void *bytes, size_t len) {
    struct cable *cable = to;
    ssize_t got = recv(cable->file, bytes, len, cable->hasty ? MSG_DONTWAIT : 0);
    cable->late = got < 0 && errno == EAGAIN;
    return got;
}

static ssize_t push(gnutls_transport_ptr_t to, const void *bytes, size_t len) {
    struct cable *cable = to;
    ssize_t sent = send(cable->file, bytes, len, MSG_NOSIGNAL);
    cable->late = sent < 0 && errno == EAGAIN;
    return sent;
}

/* A signal came between, or the server said something that is TLS's own. */
static bool once_more(const struct cable *cable, ssize_t done) {
    return done < 0 && !cable->late && (cable->tls ? !gnutls_error_is_fatal((int)done) : errno == EINTR);
}

/* ---- TLS */

/* In the order in which they are told: whoever cannot be trusted has nothing else to be told of. */
static const struct {
    unsigned bit;
    const char *words;
} faults[] = {
    { GNUTLS_CERT_SIGNER_NOT_FOUND, "nobody whom this computer trusts has signed its certificate; the environment's "
                                    "SSL_CERT_FILE can name a file of those whom you trust" },
    { GNUTLS_CERT_REVOKED, "its certificate was withdrawn" },
    { GNUTLS_CERT_EXPIRED, "its certificate has expired" },
    { GNUTLS_CERT_NOT_ACTIVATED, "its certificate is not valid yet: is this computer's clock right?" },
    { GNUTLS_CERT_UNEXPECTED_OWNER, "its certificate is that of another host" },
    { ~0U, "its certificate is not good" },
};

static const char *fault_of(const struct cable *cable, int error) {
    unsigned status = gnutls_session_get_verify_cert_status(cable->tls);
    if (error != GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR)
        return cable->late ? "it gives no answer" : gnutls_strerror(error);
    int i = 0;
    while (!(status & faults[i].bit) && faults[i].bit != ~0U)
        i++;
    return faults[i].words;
}

static const char *trust(struct cable *cable) {
    const char *file = getenv("SSL_CERT_FILE");
    if (gnutls_certificate_allocate_credentials(&cable->trust) < 0)
        return "out of memory";
    if (!file || !file[0])
        return gnutls_certificate_set_x509_system_trust(cable->trust) >= 0
                   ? NULL
                   : "this computer has no list of whom it trusts (Debian: ca-certificates)";
    return gnutls_certificate_set_x509_trust_file(cable->trust, file, GNUTLS_X509_FMT_PEM) > 0
               ? NULL
               : "there is no certificate in the file that SSL_CERT_FILE names";
}

static int name_server(const struct cable *cable, const char *host) {
    uint8_t address[sizeof(struct in6_addr)];
    bool numeric = inet_pton(AF_INET, host, address) == 1 || inet_pton(AF_INET6, host, address) == 1;
    gnutls_session_set_verify_cert(cable->tls, host, 0);
    return numeric ? 0 : gnutls_server_name_set(cable->tls, GNUTLS_NAME_DNS, host, strlen(host));
}

static const char *seal(struct cable *cable, const struct line_place *place) {
    const char *why = trust(cable);
    int done = 0;
    if (why)
        return why;
    if (gnutls_init(&cable->tls, GNUTLS_CLIENT) < 0 || gnutls_set_default_priority(cable->tls) < 0 ||
        gnutls_credentials_set(cable->tls, GNUTLS_CRD_CERTIFICATE, cable->trust) < 0 ||
        name_server(cable, place->host) < 0)
        return "out of memory";
    gnutls_transport_set_ptr(cable->tls, cable);
    gnutls_transport_set_pull_function(cable->tls, pull);
    gnutls_transport_set_push_function(cable->tls, push);
    do
        done = gnutls_handshake(cable->tls);
    while (once_more(cable, done));
    return done < 0 ? fault_of(cable, done) : NULL;
}

/* ---- both */

const char *cable_open(struct cable *cable, const struct line_place *place) {
    *cable = (struct cable){ .file = -1 };
    const char *why = dial(cable, place);
    if (!why && place->tls)
        why = seal(cable, place);
    if (why)
        cable_close(cable);
    return why;
}

void cable_close(struct cable *cable) {
    if (cable->tls) {
        gnutls_bye(cable->tls, GNUTLS_SHUT_WR);
        gnutls_deinit(cable->tls);
    }
    if (cable->trust)
        gnutls_certificate_free_credentials(cable->trust);
    if (cable->file >= 0)
        close(cable->file);
    *cable = (struct cable){ .file = -1 };
}

ssize_t cable_take(struct cable *cable, void *to, size_t len, bool hasty) {
    ssize_t got;
    cable->hasty = hasty;
    do {
        cable->late = false;
        got = cable->tls ? gnutls_record_recv(cable->tls, to, len) : pull(cable, to, len);
    } while (once_more(cable, got));
    return got < 0 ? -1 : got;
}

ssize_t cable_give(struct cable *cable, const void *from, size_t len) {
    ssize_t sent;
    do {
        cable->late = false;
        sent = cable->tls ? gnutls_record_send(cable->tls, from, len) : push(cable, from, len);
    } while (once_more(cable, sent));
    return sent < 0 ? -1 : sent;
}

bool cable_give_all(struct cable *cable, struct lz_text bytes) {
    while (bytes.len) {
        ssize_t sent = cable_give(cable, bytes.at, bytes.len);
        if (sent <= 0)
            return false;
        bytes.at += sent;
        bytes.len -= (uint32_t)sent;
    }
    return true;
}

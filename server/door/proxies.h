/* Where a request comes from: the other end of its connection, or, if that is a proxy of ours, whoever the proxy says.
 */
#ifndef SERVER_PROXIES_H
#define SERVER_PROXIES_H

#include "core/lz.h"

#include <sys/socket.h>

enum { ADDRESS = 16, ADDRESS_PROXIES = 16 };

/* IPv6, or IPv4 as ::ffff:a.b.c.d. */
struct address {
    uint8_t at[ADDRESS];
};
struct proxies {
    struct {
        struct address first;
        int bits; /* of it that count */
    } row[ADDRESS_PROXIES];
    int count;
};

/* "127.0.0.1,10.0.0.0/8"; NULL: none. False: `trouble` says what is wrong. */
bool proxies_read(struct proxies *, const char *list, struct lz_writer *trouble) LZ_MUST_CHECK;
bool proxies_have(const struct proxies *, const struct address *);

struct address address_of(const struct sockaddr *);
bool address_read(struct lz_text, struct address *) LZ_MUST_CHECK;
/* `forwarded` is the header X-Forwarded-For, "" if there is none: each proxy adds at its end whom it heard. Believed
   from the end on, as long as a proxy of ours says it. */
struct address address_asking(const struct proxies *, struct address peer, struct lz_text forwarded);
/* Of those who share it: of IPv6 the network, because one house has as many addresses there as it likes. */
struct lz_text address_house(const struct address *);

#endif

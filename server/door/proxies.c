#include "server/door/proxies.h"

#include "core/words/text.h"

#include <arpa/inet.h>
#include <string.h>

static const uint8_t four[12] = { [10] = 0xff, [11] = 0xff };

static bool is_four(const struct address *address) { return memcmp(address->at, four, sizeof four) == 0; }

static struct address of_four(const void *bytes) {
    struct address address;
    memcpy(address.at, four, sizeof four);
    memcpy(address.at + sizeof four, bytes, 4);
    return address;
}

struct address address_of(const struct sockaddr *peer) {
    struct address address = { 0 };
    if (peer && peer->sa_family == AF_INET)
        return of_four(&((const struct sockaddr_in *)peer)->sin_addr);
    if (peer && peer->sa_family == AF_INET6)
        memcpy(address.at, &((const struct sockaddr_in6 *)peer)->sin6_addr, ADDRESS);
    return address;
}

bool address_read(struct lz_text text, struct address *address) {
    char words[INET6_ADDRSTRLEN];
    uint8_t bytes[4];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put_text(&w, lz_trim(text));
    if (w.full)
        return false;
    if (inet_pton(AF_INET, words, bytes) == 1) {
        *address = of_four(bytes);
        return true;
    }
    return inet_pton(AF_INET6, words, address->at) == 1;
}

/* ---- proxies */

static struct lz_text upto(struct lz_text *left, char end) {
    uint32_t len = 0;
    while (len < left->len && left->at[len] != end)
        len++;
    struct lz_text taken = { left->at, len };
    len += len < left->len;
    *left = (struct lz_text){ left->at + len, left->len - len };
    return taken;
}

bool proxies_read(struct proxies *proxies, const char *list, struct lz_writer *trouble) {
    struct lz_text left = lz_span(list ? list : "");
    for (proxies->count = 0; left.len; proxies->count++) {
        struct lz_text one = upto(&left, ','), bits = one, address = upto(&bits, '/');
        struct address first;
        int64_t count = 128;
        bool well = proxies->count < ADDRESS_PROXIES && address_read(address, &first);
        int most = well && is_four(&first) ? 32 : 128;
        if (well && address.len < one.len)
            well = lz_read_number(bits, 0, most, &count);
        else
            count = most;
        if (!well) {
            lz_put(trouble, "--behind ");
            lz_put_text(trouble, one);
            lz_put(trouble, ": write the addresses of up to 16 proxies as 127.0.0.1,10.0.0.0/8");
            return false;
        }
        proxies->row[proxies->count].first = first;
        proxies->row[proxies->count].bits = (int)count + 128 - most;
    }
    return true;
}

static bool within(const struct address *a, const struct address *b, int bits) {
    int bytes = bits / 8, rest = bits % 8;
    return memcmp(a->at, b->at, (size_t)bytes) == 0 && (!rest || (a->at[bytes] ^ b->at[bytes]) >> (8 - rest) == 0);
}

bool proxies_have(const struct proxies *proxies, const struct address *address) {
    for (int i = 0; i < proxies->count; i++)
        if (within(address, &proxies->row[i].first, proxies->row[i].bits))
            return true;
    return false;
}

struct address address_asking(const struct proxies *proxies, struct address peer, struct lz_text forwarded) {
    while (forwarded.len && proxies_have(proxies, &peer)) {
        uint32_t from = forwarded.len;
        while (from && forwarded.at[from - 1] != ',')
            from--;
        struct address said;
        if (!address_read((struct lz_text){ forwarded.at + from, forwarded.len - from }, &said))
            break;
        peer = said;
        forwarded.len = from ? from - 1 : 0;
    }
    return peer;
}

struct lz_text address_house(const struct address *address) {
    return (struct lz_text){ (const char *)address->at, is_four(address) ? ADDRESS : ADDRESS / 2 };
}

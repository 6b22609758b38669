/* What comes over HTTP, as far as it is read without a socket: the plan of a table in a body, who asks by the header of
   a proxy, addresses of proxies, limits. What is refused has words; a plan that is read can be dealt, or the game says
   why not. */
#include "core/words/text.h"
#include "server/door/limits.h"
#include "server/door/proxies.h"
#include "server/lobby/plan.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>

static char words[1000];
static struct lz_writer trouble;

static void read_plan(struct lz_text body) {
    json_error_t error;
    json_t *asked = json_loadb(body.at, body.len, JSON_REJECT_DUPLICATES, &error);
    struct plan plan;
    bool read = json_is_object(asked) && plan_read(&plan, asked, &trouble);
    lz_assert(asked || error.text[0]);
    lz_assert(read || !json_is_object(asked) || words[0]);
    if (read)
        lz_assert(plan_deals(&plan, &trouble) == LZ_OK || words[0]);
    json_decref(asked);
}

static void read_asking(struct lz_text header) {
    struct proxies own;
    struct address peer;
    lz_assert(proxies_read(&own, "127.0.0.1,10.0.0.0/8,fd00::/8", &trouble) &&
              address_read(lz_span("127.0.0.1"), &peer));
    struct address asking = address_asking(&own, peer, header);
    lz_assert(address_house(&asking).len);
}

static void read_flag(struct lz_text text, bool proxies) {
    char flag[1600];
    struct lz_writer w = lz_writer_in(flag, sizeof flag);
    struct proxies own;
    struct limits limits = { .calls = &lz_calls_system };
    lz_put_text(&w, text);
    bool read = proxies ? proxies_read(&own, flag, &trouble) : limits_open(&limits, flag, &trouble);
    lz_assert(read || words[0]);
    limits_close(&limits);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    uint8_t what = fuzz_byte(&f) % 8;
    struct lz_text text = { (const char *)f.at, (uint32_t)f.left };
    trouble = lz_writer_in(words, sizeof words);
    words[0] = 0;
    if (what == 0)
        read_asking(text);
    else if (what <= 2)
        read_flag(text, what == 1);
    else
        read_plan(text);
    return 0;
}

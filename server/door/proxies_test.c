/* Who asks, through proxies that are ours and others. */
#include "tests/unit/unit.h"

#include "core/words/text.h"
#include "server/door/proxies.h"

TEST(only_our_proxies_are_believed) {
    static const struct {
        const char *behind, *peer, *forwarded, *asks;
    } rows[] = {
        { NULL, "127.0.0.1", "9.9.9.9", "127.0.0.1" },
        { "127.0.0.1", "127.0.0.1", "9.9.9.9", "9.9.9.9" },
        { "127.0.0.1", "127.0.0.1", "", "127.0.0.1" },
        { "127.0.0.1", "127.0.0.2", "9.9.9.9", "127.0.0.2" },
        { "127.0.0.1", "127.0.0.1", "9.9.9.9, 8.8.8.8", "8.8.8.8" }, /* who asks may write what it likes before */
        { "127.0.0.1,10.0.0.0/8", "127.0.0.1", "9.9.9.9, 10.1.2.3", "9.9.9.9" },
        { "127.0.0.1,10.0.0.0/8", "127.0.0.1", "10.1.2.3", "10.1.2.3" },
        { "127.0.0.1", "127.0.0.1", "9.9.9.9, nonsense", "127.0.0.1" },
        { "127.0.0.1", "127.0.0.1", ",", "127.0.0.1" },
        { "10.0.0.0/9", "10.128.0.1", "9.9.9.9", "10.128.0.1" },
        { "::1,fd00::/8", "::1", "2001:db8::7, fd12::1", "2001:db8::7" },
        { "::/0", "127.0.0.1", "2001:db8::7", "2001:db8::7" },
    };
    UNUSED;
    for (uint32_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct proxies proxies;
        struct address peer, asks;
        char words[300];
        struct lz_writer trouble = lz_writer_in(words, sizeof words);
        assert_true(proxies_read(&proxies, rows[i].behind, &trouble));
        assert_true(address_read(lz_span(rows[i].peer), &peer) && address_read(lz_span(rows[i].asks), &asks));
        struct address found = address_asking(&proxies, peer, lz_span(rows[i].forwarded));
        assert_memory_equal(found.at, asks.at, ADDRESS);
    }
}

TEST(what_is_no_proxy_is_refused) {
    static const char *const bad[] = { "x",           "127.0.0.1/33", "::1/129", "127.0.0.1/",
                                       "127.0.0.1,,", "localhost",    "1.2.3",   "127.0.0.1/-1" };
    UNUSED;
    for (uint32_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct proxies proxies;
        char words[300];
        struct lz_writer trouble = lz_writer_in(words, sizeof words);
        assert_false(proxies_read(&proxies, bad[i], &trouble));
        assert_non_null(strstr(words, "--behind"));
    }
}

TEST(a_house_is_one_address_or_one_network) {
    struct address a, b, c;
    UNUSED;
    assert_true(address_read(lz_span("2001:db8::1"), &a) && address_read(lz_span("2001:db8::ffff:2"), &b) &&
                address_read(lz_span("2001:db8:0:1::1"), &c));
    assert_int_equal(address_house(&a).len, 8);
    assert_memory_equal(address_house(&a).at, address_house(&b).at, 8);
    assert_memory_not_equal(address_house(&a).at, address_house(&c).at, 8);
    assert_true(address_read(lz_span("9.9.9.9"), &a));
    assert_int_equal(address_house(&a).len, 16);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(only_our_proxies_are_believed), CASE(what_is_no_proxy_is_refused),
                                        CASE(a_house_is_one_address_or_one_network) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

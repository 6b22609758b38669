/* Time zones: the bytes of a file, or the words of a rule. What is read answers at every time, and what its clocks show
   leads back to the first moment at which they do. */
#include "core/bug.h"
#include "host/time/zone.h"
#include "tests/fuzz/fuzz.h"

static struct lz_zone zone;

static void answers(int64_t second) {
    struct lz_spell spell = lz_zone_at(&zone, second);
    int64_t local = lz_zone_local(&zone, second), first = lz_zone_when(&zone, local);
    lz_assert(spell.since < spell.until && memchr(spell.clock.word, 0, sizeof spell.clock.word));
    lz_assert(first <= second && lz_zone_local(&zone, first) >= local);
    lz_assert(lz_zone_local(&zone, first - 1) < local);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    char name[80] = "";
    bool words = fuzz_byte(&f) & 1;
    memcpy(name, f.at, f.left < sizeof name ? f.left : sizeof name - 1);
    if (!(words ? lz_zone_plain(&zone, name)
                : lz_zone_read(&zone, "Some/Where", (struct lz_text){ (const char *)f.at, (uint32_t)f.left })))
        return 0;
    for (int year = 1900; year < 2200; year += 7)
        for (int day = 0; day < 365; day += 11)
            answers(lz_date_second(year, 1, 1) + day * 86400 + 7000);
    for (uint32_t i = 0; i < zone.turns; i++)
        if (zone.turn[i] > lz_date_second(1, 1, 1) && zone.turn[i] < lz_date_second(9998, 1, 1))
            answers(zone.turn[i]);
    return 0;
}

/* A bot of NewSpeak that was away: begun anew and told its seat's events from the deal, it decides and says what the
   one says who was there all the time. */
#include "bots/newspeak/newspeak_table_test.h"

enum { TOLD = 4000, WORDS = 200000, MATCHES = 6 };

static struct {
    struct lz_event event[TOLD];
    uint32_t events;
    char words[WORDS];
    size_t len;
} told;

static void keep(struct game *g, const struct lz_event *event) {
    struct lz_event *kept = &told.event[told.events++];
    (void)g;
    assert_true(told.events < TOLD && told.len + event->text.len < WORDS);
    *kept = *event;
    kept->text.at = told.words + told.len;
    if (event->text.len)
        memcpy(told.words + told.len, event->text.at, event->text.len);
    told.len += event->text.len;
}

static int compared, spoken;

/* Whoever may act is asked, waited for or not; a stranger's scratch is of no use to him. */
static void return_from_away(struct game *g, int key, int seat) {
    char here[LZ_SPEECH + 1], back[LZ_SPEECH + 1];
    struct lz_writer one = lz_writer_in(here, sizeof here), other = lz_writer_in(back, sizeof back);
    struct lz_input stayed = ask(g, seat, &one);
    void *memory = malloc(g->bot[seat]->memory(the_game())), *kept = g->memory[seat];
    memset(memory, 0x5a, g->bot[seat]->memory(the_game()));
    memset(g->scratch, 0xa5, sizeof(struct newspeak_odds));
    g->memory[seat] = memory;
    g->bot[seat]->begin(memory, &(struct lz_chair){ the_game(), seat, { (uint64_t)key, (uint64_t)seat + 1 }, NULL });
    for (uint32_t i = 0; i < told.events; i++)
        if (lz_in(told.event[i].seen, seat))
            g->bot[seat]->notice(memory, &told.event[i]);
    struct lz_input came = ask(g, seat, &other);
    assert_true(lz_move_equal(&stayed.move, &came.move));
    assert_string_equal(here, back);
    compared++;
    spoken += stayed.text.len > 0;
    free(memory);
    g->memory[seat] = kept;
}

static void play_away(struct game *g, int key) {
    const struct lz_head *head = lz_head_of(g->state);
    told.events = 0;
    told.len = 0;
    begin(g, key);
    while (!head->over) {
        for (int seat = 0; seat < head->seats; seat++)
            if (lz_in(head->may, seat))
                return_from_away(g, key, seat);
        step(g);
    }
}

static void a_bot_that_was_away_decides_the_same(void **state) {
    static const char *const levels[] = { "guesser", "deaf", "mute", "easy", "normal", "hard" };
    static struct game g;
    (void)state;
    for (int i = 0; i < 6; i++) {
        int before = spoken;
        for (int key = 1; key <= MATCHES; key++) {
            if (SANITIZED && (i + key) % 3)
                continue;
            memset(&g, 0, sizeof g);
            lay_table(&g, 3 + key % 4, levels[i], levels[5 - i]);
            g.setup.option[NS_O_CLOCK] = key % 3; /* seconds, days, none: talk is free, or by turns */
            g.watch = keep;
            play_away(&g, key);
            clear_table(&g);
        }
        assert_true((spoken > before + OFTEN(100, 4)) == (strcmp(levels[i], "mute") != 0));
    }
    assert_true(compared > OFTEN(5000, 4));
}

/* It is the script that took memory: he who proposed in two messages says the second one. */
static void a_script_is_written_again(void **state) {
    static struct game g;
    int long_ones = 0;
    (void)state;
    memset(&g, 0, sizeof g);
    lay_table(&g, 4, "normal", "normal");
    for (int key = 1; key <= 30; key++) {
        begin(&g, key);
        while (lz_head_of(g.state)->phase != NS_P_TALK)
            step(&g);
        step(&g);
        const struct newspeak_memory *m = g.memory[0];
        struct newspeak_script written = m->script;
        assert_int_equal(m->listener.lead, 0);
        memset(&((struct newspeak_memory *)g.memory[0])->script, 0, sizeof written);
        while (lz_first(lz_head_of(g.state)->wait) != 0)
            step(&g);
        step(&g);
        assert_memory_equal(&m->script, &written, sizeof written);
        long_ones += written.words > NSU_TOGETHER;
    }
    assert_in_range(long_ones, 5, 30);
    clear_table(&g);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bot_that_was_away_decides_the_same),
        cmocka_unit_test(a_script_is_written_again),
    };
    return cmocka_run_group_tests_name("newspeak-away", tests, NULL, NULL);
}

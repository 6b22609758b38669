/* What a seat is shown of Lizards & Lies, all of it, and the worlds it imagines from that: LL-11. */
#include "tests/unit/unit.h"

#include "games/lies/lies_test.h"

/* LL-11.1, LL-11.5: the JSON of a view, word for word, with ' for its quotes. */
static const char shown_head[] = "{'data':'Reconstruction of 2026','note':'The printed cards, boards and scenario are "
                                 "not public: these are a reconstruction.','phase':'place',"
                                 "'sites':[{'id':'chan','name':'2+2chan','x':70,'y':450,'tokens':true},"
                                 "{'id':'gober','name':'Göber','x':1130,'y':450,'tokens':false},"
                                 "{'id':'atekun','name':'Atekun','x':600,'y':840,'tokens':true}],"
                                 "'room':{'conspiracy':4,'aware':3,'hand':5},";

/* TB1 holds one of everything, and two Birds; all the others are empty. */
static void put_nodes(struct lz_writer *w) {
    lz_put(w, "'supply':{'bird':46,'lizard':47,'aware':49,'vulnerable':7,'flag':14,'moderators':5},'nodes':{"
              "'TB1':{'bird':2,'lizard':1,'aware':1,'moderators':1,'flag':true,'vulnerable':true,"
              "'controlled':true,'against':2,'came':0,'went':0}");
    for (int n = 1; n < lies_facts(&lies_game)->nodes; n++) {
        lz_put(w, ",'");
        lz_put(w, lies_facts(&lies_game)->node[n].id);
        lz_put(w, "':{'bird':0,'lizard':0,'aware':0,'moderators':0,'flag':false,'vulnerable':false,"
                  "'controlled':false,'against':0,'came':0,'went':0}");
    }
    lz_put(w, "}}");
}

/* A game of two, CT and PM, with the cards of their decks by id. */
static struct lies_state small_table(void) {
    struct lies_state s;
    begin(&s, 2);
    struct lies_open *o = &s.open;
    o->option[LIES_O_HANDICAP] = LIES_HANDICAP_OFF;
    o->node[0] = (struct lies_node){ .theory = { 2, 1 }, .aware = 1, .mods = 1 };
    lies_touch(lies_facts(&lies_game), o, 0);
    o->flagged = o->vulnerable = 1;
    memcpy(o->supply, (uint8_t[]){ 46, 47, 49, 7, 14, 5 }, LIES_PIECES);
    memcpy(s.hand[0], (uint8_t[LIES_DECK]){ 2, 1 }, LIES_DECK);
    memcpy(s.hand[1], (uint8_t[LIES_DECK]){ [8] = 1 }, LIES_DECK);
    o->discard[0][9] = o->discard[1][1] = 1;
    o->hands[0] = 3, o->hands[1] = o->decks[1] = 1, o->decks[0] = 2;
    memcpy(s.deck[0], (uint8_t[]){ 3, 4 }, 2);
    s.deck[1][0] = 2;
    o->points[0] = 4, o->points[1] = 6, o->bonus[0] = 1, o->bonus[1] = 2, o->declared = 2;
    o->stage = LIES_S_TURN, o->round = 2, o->turn = 0, o->step = 0;
    o->card = (uint8_t)lies_card_of(LIES_CT, 2);
    return s;
}

/* By round; nothing without the scenario. */
static void put_ending(const struct lies_state *s, struct lz_writer *w) {
    static const char *const ends[] = {
        [0] = "",
        [2] = "'ending':['At the round's end: is Thoughtbook clean?','Now tokens: 3.','Yes: CT a Vulnerability mark.',"
              "'No: PM a Moderator.'],",
        [3] = "'ending':['At the round's end: has a theory 17 tokens?','Now Birds 2, Lizards 1.','Yes: Spreaders +2.',"
              "'No: Stoppers +2.'],",
    };
    lz_put(w, s->open.option[LIES_O_SCENARIO] == LIES_SCENARIO_ON ? ends[s->open.round] : "");
}

static void put_networks(struct lz_writer *w) {
    lz_put(w, "'networks':{'TB':{'name':'Thoughtbook','holds':null,'pays':0,'controlled':1,'nodes':6,"
              "'lacks':[5,3]}");
    for (int net = 1; net < lies_facts(&lies_game)->nets; net++) {
        lz_put(w, ",'");
        lz_put(w, lies_facts(&lies_game)->net[net].id);
        lz_put(w, "':{'name':'");
        lz_put(w, lies_facts(&lies_game)->net[net].name);
        lz_put(w, "','holds':'stoppers','pays':2,'controlled':0,'nodes':4,'lacks':[4,0]}");
    }
    lz_put(w, "},");
}

static void assert_shown(const struct lies_state *s, const char *turn, const char *seats) {
    static char room[2][8192];
    struct lies_view view;
    struct lz_writer found = lz_writer_in(room[0], sizeof room[0]), wanted = lz_writer_in(room[1], sizeof room[1]);
    lies_game.view(&lies_game, s, 0, &view);
    lies_game.show(&lies_game, &view, &found);
    for (char *c = room[0]; *c; c++)
        *c = *c == '"' ? '\'' : *c;
    lz_put(&wanted, shown_head);
    lz_put(&wanted, turn);
    lz_put(&wanted, "'handicap':'Handicap: switched off, as printed.',");
    put_ending(s, &wanted);
    lz_put(&wanted, "'ledger':'no token came or went',");
    lz_put(&wanted, "'spreaders':{'name':'Spreaders','total':5,'now':0,'bonus':1},");
    lz_put(&wanted, "'stoppers':{'name':'Stoppers','total':8,'now':8,'bonus':2,'handicap':0},");
    put_networks(&wanted);
    lz_put(&wanted, "'theories':{'bird':2,'lizard':1},");
    lz_put(&wanted, s->open.option[LIES_O_SCENARIO] == LIES_SCENARIO_ON ? "'threshold':17,'seats':[" : "'seats':[");
    lz_put(&wanted, seats);
    lz_put(&wanted, "],");
    put_nodes(&wanted);
    assert_string_equal(room[0], room[1]);
}

static const char shown_seats[] = "{'role':'CT','name':'Conspiracy Theorists','points':4,'in_hand':3,'in_deck':2,"
                                  "'hand':['CT01','CT01','CT02'],'discard':['CT10'],'reacts':false},"
                                  "{'role':'PM','name':'Platform Moderators','points':6,'in_hand':1,'in_deck':1,"
                                  "'discard':['PM02'],'reacts':true}";

TEST(a_view_is_shown_whole) {
    UNUSED;
    struct lies_state s = small_table();
    assert_shown(&s,
                 "'round':2,'scenario':'Election season','rounds':3,'part':'The Debate "
                 "Clip','turn':0,'at':0,'limits':{'cards':{'used':0,'of':3}},"
                 "'step':'Rally','card':'CT03',",
                 shown_seats);
    s.open.step = 2; /* after the last of the board */
    s.open.card = (uint8_t)lies_card_of(LIES_PM, 8);
    s.open.option[LIES_O_SCENARIO] = LIES_SCENARIO_NONE;
    assert_shown(&s, "'round':2,'rounds':3,'turn':0,'at':2,'limits':{'cards':{'used':0,'of':3}},'card':'PM09',",
                 shown_seats);
    s.open.card = LIES_NONE;
    s.open.round = 0;
    assert_shown(&s, "'round':0,'rounds':3,'turn':0,'at':2,'limits':{'cards':{'used':0,'of':3}},", shown_seats);
    s.open.option[LIES_O_SCENARIO] = LIES_SCENARIO_ON;
    s.open.stage = LIES_S_MULLIGAN;
    assert_shown(&s, "'round':0,'scenario':'Election season','rounds':3,", shown_seats);
}

TEST(a_view_after_the_end_shows_hands_and_decks) {
    UNUSED;
    struct lies_state s = small_table();
    s.open.stage = LIES_S_ENDING;
    s.open.round = 3;
    s.head.over = 1;
    assert_shown(&s, "'round':3,'scenario':'Election season','rounds':3,'part':'The Last Week',",
                 "{'role':'CT','name':'Conspiracy Theorists','points':4,'in_hand':3,'in_deck':2,"
                 "'hand':['CT01','CT01','CT02'],'discard':['CT10'],'deck':['CT05','CT04'],'reacts':false},"
                 "{'role':'PM','name':'Platform Moderators','points':6,'in_hand':1,'in_deck':1,"
                 "'hand':['PM09'],'discard':['PM02'],'deck':['PM03'],'reacts':true}");
}

/* LL-9.2: CT has played; PM, then DE are asked, EL never is. */
TEST(reactions_are_shown_in_the_order_in_which_they_are_asked) {
    UNUSED;
    static const struct {
        int stage, index, declared;
        const char *wanted;
    } rows[] = {
        { LIES_S_DECLARE, 1, 0, "[{\"seat\":1,\"is\":\"asked\"},{\"seat\":3,\"is\":\"waits\"}]" },
        { LIES_S_DECLARE, 3, 0, "[{\"seat\":1,\"is\":\"passed\"},{\"seat\":3,\"is\":\"asked\"}]" },
        { LIES_S_DECLARE, 3, 2, "[{\"seat\":1,\"is\":\"reacts\"},{\"seat\":3,\"is\":\"asked\"}]" },
        { LIES_S_ANSWER, 1, 10, "[{\"seat\":1,\"is\":\"plays\"},{\"seat\":3,\"is\":\"reacts\"}]" },
        { LIES_S_ANSWER, 3, 10, "[{\"seat\":1,\"is\":\"reacted\"},{\"seat\":3,\"is\":\"plays\"}]" },
        { LIES_S_ANSWER, 3, 8, "[{\"seat\":1,\"is\":\"passed\"},{\"seat\":3,\"is\":\"plays\"}]" },
    };
    for (int i = 0; i < LZ_COUNT(rows); i++) {
        static char room[9000];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        struct lies_state s;
        struct lies_view view;
        begin(&s, 4);
        s.open.round = 1, s.open.turn = 0, s.open.stage = (uint8_t)rows[i].stage;
        s.open.index = (uint8_t)rows[i].index, s.open.declared = (uint8_t)rows[i].declared;
        lies_game.view(&lies_game, &s, 0, &view);
        lies_game.show(&lies_game, &view, &w);
        if (!strstr(room, rows[i].wanted))
            fail_msg("no %s in %s", rows[i].wanted, room);
    }
}

enum { WORLDS = 60 };

/* Worlds as #0 sees them: how many of them give that seat a card of the kind. */
static int worlds_with(const struct lies_state *s, int seat, int kind) {
    struct lies_view view;
    struct lies_state world;
    struct lz_rng rng = lz_rng_from(5, 6);
    int with = 0;
    lies_game.view(&lies_game, s, 0, &view);
    for (int i = 0; i < WORLDS; i++) {
        struct lz_why why;
        lies_game.imagine(&lies_game, &view, &rng, &world);
        assert_true(lies_game.audit(&lies_game, &world, &why));
        with += world.hand[seat][kind] > 0;
    }
    return with;
}

/* LL-11.6: a declaration shows one of the Reactions that were playable; one that was held back shows there is none. */
TEST(worlds_agree_with_what_reactions_told) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_MULLIGAN);
    int kind = kind_of(LIES_PM, "PM09"), with = worlds_with(&s, 1, kind);
    assert_true(with > 0 && with < WORLDS);
    s.open.could[1] = (uint16_t)lies_bit(kind);
    assert_int_equal(worlds_with(&s, 1, kind), WORLDS);
    s.open.could[1] = 0;
    s.open.lacks[1] = (uint16_t)lies_bit(kind);
    assert_int_equal(worlds_with(&s, 1, kind), 0);
    s.open.since[1] = 1; /* a card was drawn since */
    with = worlds_with(&s, 1, kind);
    assert_true(with > 0 && with < WORLDS);
}

/* LL-11.6: the first kind counts as any other; with nothing that fits an imagined world is sound all the same. */
TEST(worlds_end_when_nothing_fits) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_MULLIGAN);
    s.open.could[1] = (uint16_t)lies_bit(0);
    assert_int_equal(worlds_with(&s, 1, 0), WORLDS);
    s.open.could[1] = (uint16_t)lies_bit(LIES_DECK - 1); /* no card of a deck with fewer kinds */
    int with = worlds_with(&s, 1, 0);
    assert_true(with > 0 && with < WORLDS);
}

/* LL-11.1: cards of the discard piles lie nowhere else. */
TEST(worlds_count_the_discard_piles) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_DECLARE);
    for (int k = 0; k < LIES_DECK; k++)
        if (s.open.discard[1][k] == lies_facts(&lies_game)->deck[s.open.role[1]].card[k].copies)
            assert_int_equal(worlds_with(&s, 1, k), 0);
}

/* LL-11.2, LL-11.3: of what a seat does not see nothing is left in its view, whatever lay there. */
TEST(views_hold_nothing_else) {
    UNUSED;
    static const uint8_t none[LIES_DECK];
    struct lies_state s;
    struct lies_view view;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_CARDS);
    memset(&view, 0xff, sizeof view);
    lies_game.view(&lies_game, &s, 0, &view);
    assert_int_equal(view.shown, lz_only(0) | lz_only(2));
    for (int seat = 0; seat < LIES_SEATS; seat++) {
        assert_memory_equal(view.hand[seat], seat % 2 ? none : s.hand[seat], LIES_DECK);
        assert_memory_equal(view.deck[seat], none, LIES_DECK);
    }
    assert_int_equal(view.spare, 0);
}

/* A world is built from nothing, and has a chance of its own. */
TEST(worlds_hold_nothing_else) {
    UNUSED;
    struct lies_state s, world[2];
    struct lies_view view;
    struct lz_rng rng = lz_rng_from(5, 6), none = { 0 };
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_CARDS);
    lies_game.view(&lies_game, &s, 0, &view);
    memset(world, 0xff, sizeof world);
    for (int i = 0; i < 2; i++)
        lies_game.imagine(&lies_game, &view, &rng, &world[i]);
    for (int seat = 0; seat < LIES_SEATS; seat++)
        for (int i = s.open.decks[seat]; i < LIES_DECK; i++)
            assert_int_equal(world[0].deck[seat][i], 0);
    assert_memory_not_equal(&world[0].head.rng, &none, sizeof none);
    assert_memory_not_equal(&world[0].head.rng, &world[1].head.rng, sizeof none);
}

/* LL-5.5: what a reshuffle proved to be in a hand is there in every world. */
TEST(worlds_keep_the_cards_that_are_known) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_MULLIGAN);
    for (int k = 0; k < LIES_DECK; k++)
        if (s.hand[1][k]) {
            s.open.known[1][k] = 1;
            assert_int_equal(worlds_with(&s, 1, k), WORLDS);
        }
}

/* LL-11.5: then decks and hands are open. */
TEST(after_the_end_there_is_one_world) {
    UNUSED;
    struct lies_state s, world;
    struct lies_view view;
    struct lz_rng rng = lz_rng_from(5, 6);
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_CARDS);
    s.head.over = 1;
    lies_game.view(&lies_game, &s, 1, &view);
    lies_game.imagine(&lies_game, &view, &rng, &world);
    assert_memory_equal(world.hand, s.hand, sizeof s.hand);
    assert_memory_equal(world.deck, s.deck, sizeof s.deck);
}

RUN(CASE(reactions_are_shown_in_the_order_in_which_they_are_asked), CASE(a_view_is_shown_whole),
    CASE(a_view_after_the_end_shows_hands_and_decks), CASE(worlds_agree_with_what_reactions_told),
    CASE(worlds_end_when_nothing_fits), CASE(worlds_count_the_discard_piles), CASE(views_hold_nothing_else),
    CASE(worlds_hold_nothing_else), CASE(worlds_keep_the_cards_that_are_known), CASE(after_the_end_there_is_one_world))

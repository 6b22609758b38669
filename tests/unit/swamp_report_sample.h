/* The game of SW-22.5 after its first turn, as clan 3 knows it, and the events it was told. */
#ifndef SWAMP_REPORT_SAMPLE_H
#define SWAMP_REPORT_SAMPLE_H

#include "core/sheet.h"
#include "core/words/text.h"
#include "games/swamp/rules/swamp_work.h"

#include <assert.h>
#include <string.h>

enum { SAMPLE_EVENTS = 400 };

/* A view and the events that go with it, made by hand. */
struct sample {
    struct swamp_view view;
    struct lz_event event[SAMPLE_EVENTS];
    uint32_t events;
};

static inline int sample_name(const char *words) {
    int16_t name = 0;
    bool is_hex = swamp_hex_parse(lz_span(words), &name);
    assert(is_hex);
    (void)is_hex;
    return name;
}

static inline struct swamp_cell *sample_cell(struct sample *s, const char *hex) {
    return &s->view.cells[swamp_hex_of(&s->view.laws, sample_name(hex))];
}

static inline void sample_tell(struct sample *s, int kind, int clan, const int *arg, int args) {
    struct lz_event *e = &s->event[s->events++];
    assert(s->events <= SAMPLE_EVENTS);
    *e = (struct lz_event){ .kind = (uint16_t)kind,
                            .seat = (uint8_t)(clan ? clan - 1 : LZ_CLOCK),
                            .args = (uint8_t)args };
    for (int i = 0; i < args; i++)
        e->arg[i] = arg[i];
}
/* TELL(s, FED, 3, H("5C"), 40): the kind, the clan it speaks of, its arguments. */
#define TELL(s, kind, clan, ...) \
    sample_tell(s, SW_K_##kind, clan, (const int[]){ 0, ##__VA_ARGS__ } + 1, \
                (int)(sizeof((int[]){ 0, ##__VA_ARGS__ }) / sizeof(int)) - 1)
#define H(name) sample_name(name)
/* An order: its line, verb, hex, two steps (SW_STAY: none), and five numbers. */
#define ORDER(s, line, verb, hex, one, two, ...) \
    TELL(s, ORDER, (s)->view.clan, line, verb, H(hex), (one) + 8 * (two), __VA_ARGS__)
#define RESULT(s, line, code, hex, a, b) TELL(s, RESULT, (s)->view.clan, line, SW_CODE_##code, H(hex), a, b)

static inline void sample_clan(struct sample *s, int clan, const char *code, const char *name) {
    struct swamp_clan *c = &s->view.clans[clan - 1];
    memcpy(c->code, code, 3);
    memcpy(c->name, name, strlen(name));
}

/* Hexes in sight and their terrain: "8F Wat 9F Fer". */
static inline void sample_sights(struct sample *s, const char *words) {
    struct lz_text text = lz_span(words);
    for (struct lz_text hex = lz_take_word(&text); hex.len; hex = lz_take_word(&text)) {
        struct lz_text code = lz_take_word(&text);
        int16_t name = 0;
        int terrain = SW_TERRAINS - 1;
        swamp_hex_parse(hex, &name);
        while (terrain && !lz_text_is(code, swamp_facts.ground[terrain].code))
            terrain--;
        assert(terrain);
        struct swamp_cell *cell = &s->view.cells[swamp_hex_of(&s->view.laws, name)];
        cell->known = SW_IN_SIGHT;
        cell->turn = (uint8_t)s->view.turn;
        cell->terrain = (uint8_t)terrain;
    }
}

static inline struct swamp_cell *sample_den(struct sample *s, const char *hex, int colour, int population,
                                            int fertile) {
    struct swamp_cell *cell = sample_cell(s, hex);
    cell->owner = s->view.clan;
    cell->colour = (uint8_t)colour;
    cell->population = (uint16_t)population;
    cell->fertile = (uint8_t)fertile;
    return cell;
}

static inline struct swamp_cell *sample_band(struct sample *s, const char *hex, const uint16_t lizards[SW_COLOURS],
                                             int hunger) {
    struct swamp_cell *cell = sample_cell(s, hex);
    cell->clan = s->view.clan;
    cell->hunger = (uint8_t)hunger;
    for (int i = 0; i < SW_COLOURS; i++) {
        cell->lizards[i] = lizards[i];
        cell->number = (uint16_t)(cell->number + lizards[i]);
    }
    return cell;
}
#define LIZARDS(...) \
    (const uint16_t[SW_COLOURS]) { __VA_ARGS__ }

/* Four clans, an empty map, turn 1, nothing told. */
static inline void sample_begin(struct sample *s) {
    memset(s, 0, sizeof *s);
    s->view.seen.seats = 4;
    s->view.seen.phase = SW_PHASE_ORDERS;
    s->view.seen.seat = 2;
    s->view.laws = (struct swamp_laws){ .press = LZ_PRESS_SIGNED,
                                        .wide = 16,
                                        .high = 16,
                                        .wrap = 1,
                                        .victory_per_home = 1500,
                                        .max_turns = 20,
                                        .ranking_points = 1,
                                        .map_memory = 1,
                                        .order_limit = 30,
                                        .drop_after_missed = 3,
                                        .free_dens = 3,
                                        .temples = 1,
                                        .ruins = 1 };
    s->view.turn = 1;
    s->view.clan = 3;
    sample_clan(s, 1, "BOG", "Bog Giants");
    sample_clan(s, 2, "TAI", "Tails");
    sample_clan(s, 3, "SPS", "Spies Of Slime");
    sample_clan(s, 4, "COB", "Cold Blood");
    s->view.threshold = 6000;
    memcpy(s->view.rank, (const uint8_t[]){ 1, 3, 2, 4 }, 4);
    memcpy(s->view.score, (const int32_t[]){ 2733, 2391, 2653, 2308 }, 4 * sizeof(int32_t));
    s->view.points = (struct swamp_points){
        .total = 2653, .warriors = 456, .den_lizards = 121, .spies = 1, .homes = 1, .dens = 3
    };
}

static inline void sample_map(struct sample *s) {
    sample_sights(s, "8F Wat 8E Pla 8G Wat 9D Wat 9F Fer 9H Wat 9E Swa 9G Wat 10D Wat 10F Den 10H Wat 10C Wat 10E Pla "
                     "10G Scr 11B Wat 11D Pla 11F Fer 11H Wat 11C Wat 11E Fer 11G Wat 12B Wat 12D Den 12F Den 12H Wat "
                     "12C Wat 12E Fer 12G Wat 13B Wat 13D Fer 13F Fer 13H Wat 13C Scr 13E Den 13G Wat 14B Wat 14D Pla "
                     "14F Swa 14H Wat 14C Wat 14E Pla 14G Wat 15D Wat 15F Wat 15C Wat 15E Scr 15G Wat 16D Pla 16F Wat "
                     "16E Pea");
    sample_den(s, "10F", SW_RED, 66, 2);
    sample_den(s, "12D", SW_UNSETTLED, 0, 3);
    sample_den(s, "12F", SW_UNSETTLED, 0, 3);
    sample_den(s, "13E", SW_YEL, 55, 3)->marks = SW_HOME;
    sample_band(s, "10F", LIZARDS(109), SW_SATED);
    sample_band(s, "12D", LIZARDS(0, 10, 50, 10, 10), SW_PECKISH);
    sample_band(s, "12F", LIZARDS(0, 10, 50, 10, 10), SW_PECKISH);
    sample_band(s, "13E", LIZARDS(79, 0, 0, 38, 50), SW_SATED);
    sample_band(s, "13D", LIZARDS(10), SW_PECKISH);
    sample_band(s, "13F", LIZARDS(0, 10), SW_PECKISH);
    sample_cell(s, "14E")->spies = 1;
    s->view.spies = 1;
    s->view.spy[0] = (struct swamp_spy){
        .hex = (uint16_t)(swamp_hex_of(&s->view.laws, H("14E")) & 1023), .colour = SW_RED, .age = 1, .clan = 3
    };
}

static inline void sample_battle(struct sample *s) {
    ORDER(s, 1, SW_MO, "11E", SW_N, SW_NE, 0, 0, 0, 0, 0);
    TELL(s, BATTLE, 3, H("10F"), 3, SW_FREE, 90, 30, SW_FIGHT_DEN);
    TELL(s, ROUND, 3, 1, 11, 8);
    TELL(s, ROUND, 3, 2, 10, 5);
    TELL(s, ROUND, 3, 3, 9, 2);
    TELL(s, LOST, 3, H("10F"), SW_BY_BATTLE, 15, 0, 0, 0, 0);
    TELL(s, FIELD, 3, H("10F"), 1, 75, SW_GOOD);
    TELL(s, TOOK, 3, H("10F"), SW_A_DEN, SW_FREE);
    TELL(s, MOVED, 3, H("11E"), H("10F"), 75);
    RESULT(s, 1, OK, "10F", 0, 0);
}

static inline void sample_turn(struct sample *s) {
    TELL(s, TURN, 0, 1);
    TELL(s, STOOD, 3, 3, 2460);
    TELL(s, PHASE, 0, 1);
    TELL(s, HATCHED, 3, H("13E"), 33, 83, 150);
    TELL(s, PHASE, 0, 2);
    TELL(s, PHASE, 0, 3);
    sample_battle(s);
    ORDER(s, 5, SW_SP, "13E", SW_S, SW_STAY, 1, 0, 0, 0, 0);
    TELL(s, SPY_AT, 3, H("13E"), H("14E"), SW_RED);
    RESULT(s, 5, OK, "13E", 0, 0);
    TELL(s, PHASE, 0, 4);
    ORDER(s, 2, SW_RE, "10F", SW_STAY, SW_STAY, 0, 0, 0, 0, 0);
    TELL(s, RECRUITED, 3, H("10F"), 34, SW_RED, 66);
    RESULT(s, 2, OK, "10F", 0, 0);
    ORDER(s, 3, SW_BD, "12D", SW_STAY, SW_STAY, 0, 0, 0, 0, 0);
    TELL(s, BUILT, 3, H("12D"), SW_A_DEN);
    RESULT(s, 3, OK, "12D", SW_RUIN, 0);
    ORDER(s, 6, SW_RE, "13E", SW_STAY, SW_STAY, 0, 0, 0, 0, 0);
    TELL(s, RECRUITED, 3, H("13E"), 28, SW_YEL, 55);
    RESULT(s, 6, OK, "13E", 0, 0);
    ORDER(s, 7, SW_BF, "13F", SW_STAY, SW_STAY, 0, 0, 0, 0, 0);
    RESULT(s, 7, BADTERRAIN, "13F", SW_FERTILE, 0);
    ORDER(s, 4, SW_BD, "12F", SW_STAY, SW_STAY, 0, 0, 0, 0, 0);
    TELL(s, BUILT, 3, H("12F"), SW_A_DEN);
    RESULT(s, 4, OK, "12F", SW_RUIN, 0);
}

static inline void sample_whole(struct sample *s) {
    sample_begin(s);
    sample_map(s);
    sample_turn(s);
}

#endif

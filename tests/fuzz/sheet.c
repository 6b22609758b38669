/* Sheets and mails of swamp: any bytes as a page, read with the eyes of a clan in a world that other bytes made. What
   is meant is sane, prints and parses back, and is taken by the rules move by move; the receipt never overflows and
   shows no control characters. */
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet.h"
#include "games/swamp/rules/swamp_work.h"
#include "tests/fuzz/fuzz.h"
#include "tests/unit/swamp_letter.h"
#include "core/match.h"

static struct swamp_state state;
static struct swamp_view view, reader;
static struct swamp_receipt receipt;
static struct lz_mail mail;
static char text[400000];

/* A world of sixteen rows, or of eight; every hex of some kind, some of them held by somebody. */
static void make_world(struct fuzz *f) {
    static const uint8_t sides[] = { 8, 16, 32 };
    uint8_t size = fuzz_byte(f), how = fuzz_byte(f);
    memset(&state, 0, sizeof state);
    state.head = (struct lz_head){ .game = swamp_game.number, .seats = 4, .may = 15, .wait = 15, .alarm = LZ_NEVER };
    state.head.phase = how & 1 ? SW_PHASE_STARTUP : SW_PHASE_ORDERS;
    state.laws = (struct swamp_laws){ .wrap = how >> 1 & 1, .halt_after_battle = how >> 2 & 1, .map_memory = 1 };
    state.laws.wide = sides[size % 3];
    state.laws.high = sides[size / 3 % 3];
    state.laws.order_limit = (uint8_t)(1 + size / 9 % SW_ORDERS);
    state.laws.xp_modifier = (how >> 3) % 3;
    state.laws.press = (how >> 3) % 4;
    state.turn = how >> 5;
    for (int seat = 0; seat < 4; seat++)
        memcpy(state.clan[seat].code, &"BOGTAISPSCOB"[3 * seat], 3);
    for (int hex = 0; hex < swamp_hexes(&state); hex++) {
        struct swamp_hex *at = &state.hex[hex];
        int x = (hex * 37 + size * 11 + how) % 251;
        at->terrain = (uint8_t)(1 + x % (SW_TERRAINS - 1));
        at->clan = x % 7 < 4 ? (uint8_t)(x % 7 + 1) : 0;
        for (int c = 0; c < SW_COLOURS && at->clan; c++)
            at->lizards[c] = (uint16_t)((x * (c + 3)) % 61 + !c);
        at->hunger = at->clan ? (uint8_t)(x % 6) : 0;
        at->experience = at->clan ? (uint8_t)(x % 5) : 0;
        at->owner = at->terrain == SW_DEN || at->terrain == SW_TEMPLE ? (uint8_t)(x % 5) : 0;
        at->colour = at->terrain == SW_DEN ? (uint8_t)(x % 6) : 0;
        at->population = at->terrain == SW_DEN ? (uint16_t)(x * 2) : 0;
        at->marks = swamp_water(at->terrain) ? (uint8_t)(x % 4 == 1 ? SW_BRIDGE : x % 4 == 2 ? SW_RAFT : 0) : 0;
    }
    if (state.head.phase == SW_PHASE_STARTUP)
        for (int seat = 0; seat < 4; seat++)
            state.design[seat] = swamp_facts.start[2];
}

static void shows_well(const struct lz_writer *w, bool lines) {
    lz_assert(!w->full);
    for (uint32_t i = 0; i < w->len; i++)
        lz_assert((uint8_t)w->at[i] >= 0x20 ? w->at[i] != 0x7f : lines && w->at[i] == '\n');
}

static void taken(const struct lz_move *move) {
    char words[400];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    struct lz_move back;
    lz_assert(lz_move_sane(&swamp_game, move));
    lz_move_print(&swamp_game, move, &w);
    lz_assert(lz_move_parse(&swamp_game, move->seat, lz_span(words), &back) && lz_move_equal(move, &back));
    lz_assert(lz_check(&swamp_game, &state, move, NULL));
    swamp_game.apply(&swamp_game, &state, move, NULL);
}

/* What is kept of a letter: fit to be shown, told to its readers and after the end. */
static void is_kept_well(void) {
    struct lz_writer w = { .at = letter_words, .len = letter_post.words.len, .room = sizeof letter_words };
    shows_well(&w, true);
    for (int seat = 0; seat < 3; seat++) {
        swamp_game.view(&swamp_game, &state, seat, &reader);
        w = lz_writer_in(text, sizeof text);
        lz_json_open(&w, NULL, '{');
        swamp_sheet.copy(&swamp_game, &reader, &letter_post, &w);
        lz_json_close(&w, '}');
        shows_well(&w, false);
    }
    w = lz_writer_in(text, sizeof text);
    swamp_sheet.expose(&swamp_game, &state, &letter_post, &w);
    shows_well(&w, false);
}

/* A part of a mail: its letters, and the lines that were not read. */
static void reads_well(const struct lz_mail *part) {
    for (int i = 0; i < part->letters; i++) {
        struct lz_writer w = lz_writer_in(text, sizeof text);
        lz_seats to = letter_sent(&view, &part->letter[i], &w);
        lz_assert((to & ~11u) == 0);
        shows_well(&w, false);
        if (to)
            is_kept_well();
    }
    for (int i = 0; i < part->unreads; i++)
        lz_assert(part->unread[i].from >= part->line && part->unread[i].from <= part->unread[i].to);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    struct lz_move room[LZ_SHEET_MOVES];
    struct lz_moves moves = { room, 0, LZ_SHEET_MOVES, false };
    make_world(&f);
    swamp_view(&swamp_game, &state, 2, &view);
    struct lz_text page = { (const char *)f.at, (uint32_t)f.left };
    struct lz_writer w = lz_writer_in(text, sizeof text);
    swamp_game.sheet->read(&swamp_game, &view, page, &(struct lz_answer){ .moves = &moves, .json = &w });
    shows_well(&w, false);
    w = lz_writer_in(text, sizeof text);
    swamp_game.sheet->complete(&swamp_game, &view, page, &w);
    shows_well(&w, false);
    for (uint32_t i = 0; i < moves.count; i++)
        taken(&room[i]);
    swamp_sheet_read(&view, page, &receipt);
    w = lz_writer_in(text, sizeof text);
    swamp_receipt_text(&view, &receipt, &w);
    shows_well(&w, true);
    mail = (struct lz_mail){ 0 };
    for (const char *at = page.at; swamp_mail_next(page, &mail); at = mail.text.at + mail.text.len) {
        lz_assert(mail.text.at == at && (mail.text.len || !page.len)); /* none is empty, nothing is left out */
        reads_well(&mail);
    }
    lz_assert(mail.text.at + mail.text.len == page.at + page.len);
    return 0;
}

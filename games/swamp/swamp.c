/* Lizards! War in the Savage Swamp: what a move of a clan or the host does between turns, and the descriptor. */
#include "games/swamp/swamp.h"

#include "core/bug.h"
#include "core/words/address.h"
#include "core/words/event.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

static const struct lz_option options[SW_OPTIONS] = {
    [SW_O_WRAP] = { "wrap", 0, 1, 1, false, "off on", "the map has no edge", "World",
                    "The map has an edge.|The map has no edge: who leaves it on one side comes in on the other.", false,
                    NULL },
    [SW_O_XP] = { "xp_modifier", 0, 2, 0, false, "rulebook signed better_side",
                  "who gains by a difference in experience", "Battle",
                  "The attacker gains by any difference in experience.|The attacker gains or loses by the difference "
                  "in experience.|The side with more experience gains by the difference.",
                  false, NULL },
    [SW_O_WINNER_WOUNDED] = { "winner_wounded", 0, 1, 0, false, "lost half", "what becomes of the winner's wounded",
                              "Battle", "The winner's wounded are dead.|Half of the winner's wounded come back.", false,
                              NULL },
    [SW_O_CAPTIVE_XP] = { "captive_xp", 0, 1, 0, false, "adopt average", "skill and hunger of captives", "Battle",
                          "Captives take over the skill and hunger of their captors.|Captives are Average and as "
                          "hungry as they were.",
                          false, NULL },
    [SW_O_HALT] = { "halt_after_battle", 0, 1, 0, false, "off on", "a battle ends the winner's move", "Battle",
                    "Who wins a battle goes on.|Who wins a battle stops there.", false, NULL },
    [SW_O_EXCESS] = { "excess_starve", 0, 1, 0, false, "all half",
                      "how many den lizards above the cap starve in a turn", "Life",
                      "All den lizards above what the food supports starve in the next turn.|Half of the den lizards "
                      "above what the food supports starve each turn.",
                      false, NULL },
    [SW_O_SPY_MIRE] = { "spy_mire_spreads", 0, 1, 0, false, "off on", "a mired spy mires everyone in its hex", "Life",
                        "A spy that is mired is mired alone.|A spy that is mired mires everybody in its hex.", false,
                        NULL },
    [SW_O_PER_HOME] = { "victory_per_home", 100, 10000, 1000, false, NULL,
                        "points that win, for each home den in the world", "Victory",
                        "{n} points win for each home den in the world.", false, NULL },
    [SW_O_STRICT] = { "victory_strict", 0, 1, 0, false, "off on", "the score must be more than the threshold",
                      "Victory", "Reaching the threshold wins.|Only more than the threshold wins.", false, NULL },
    [SW_O_MAX_TURNS] = { "max_turns", 1, SW_LAST_TURN, 0, true, NULL,
                         "the highest score wins after these; 0: turn 250 is the last", "Victory",
                         "After turn {n} the highest score wins.|The game goes on until somebody reaches the "
                         "threshold, to turn 250 at most.",
                         true, NULL },
    [SW_O_DROP] = { "drop_after_missed", 1, 100, 3, true, NULL, "turns in a row without orders; 0: never", "Table",
                    "A clan that gives no orders {n} turns in a row leaves the game.|No clan leaves for giving no "
                    "orders.",
                    true, NULL },
    [SW_O_POINTS] = { "ranking_points", 0, 1, 1, false, "hide show", "whether the ranking shows points", "Knowledge",
                      "The ranking shows places alone.|The ranking shows everybody's points.", false, NULL },
    [SW_O_MEMORY] = { "map_memory", 0, 1, 1, false, "off on", "terrain seen before stays on the map", "Knowledge",
                      "The map shows only what is in sight.|Ground that was seen before stays on the map, with its "
                      "turn.",
                      false, NULL },
    [SW_O_SETUPS] = { "setups", 0, 1, 0, false, "any defaults", "start-ups that may be chosen", "World",
                      "Clans begin with one of four defaults or a design of their own.|Clans begin with one of the "
                      "four defaults.",
                      true, NULL },
    [SW_O_FREE_DENS] = { "free_dens", 0, 6, 3, false, NULL, "free dens in each block of the map", "World",
                         "Each clan's part of the map has {n} free dens.", true, NULL },
    [SW_O_TEMPLES] = { "temples", 0, 4, 1, false, NULL, "temples in each block", "World",
                       "Each clan's part of the map has {n} temples.", true, NULL },
    [SW_O_RUINS] = { "ruins", 0, 4, 1, false, NULL, "ruins in each block", "World",
                     "Each clan's part of the map has {n} ruins.", true, NULL },
    [SW_O_ORDER_LIMIT] = { "order_limit", 1, SW_ORDERS, SW_ORDERS, false, NULL, "orders a clan may give in a turn",
                           "Table", "A clan gives at most {n} orders in a turn.", true, NULL },
    [SW_O_ANONYMOUS] = { "anonymous", 0, 1, 0, false, "off on", "players' names are hidden until the end", "Table",
                         "Players may know each other.|Who plays which clan is hidden until the end.", true, NULL },
    [SW_O_CLOCK] = { "clock", 1, 100000, 0, true, NULL,
                     "minutes a turn waits for orders; 0: until all are ready, or the host ends it", "Table",
                     "A turn runs after {n} minutes at the latest.|A turn runs when all are ready, or when the host "
                     "ends it.",
                     true, NULL },
    [SW_O_PRESS] = { "press", 0, 3, 1, false, "none signed unsigned forged", "letters that clans may send", "Table",
                     "No letters are sent.|Letters bear the name of who sends them.|Letters may be sent without a "
                     "name.|Letters may be sent without a name, or in the name of another clan.",
                     true, NULL },
};

static const char page[] =
    "Map: Hexes, named by row and column: 12AC. You see what your lizards see, two hexes round each band.\n"
    "Orders: Each turn every clan writes up to 30 orders in secret: MO 11E N NE moves the band in 11E, SP a part of it "
    "(a "
    "single lizard becomes a spy), RE recruits from a den. ? lists them all.\n"
    "Turn: When all are ready, the orders of all clans are carried out, shuffled by chance: first stones and chants, "
    "then "
    "moves and battles, then recruiting and building.\n"
    "Colours: All fight alike. Green lizards plant food and build rafts, grey ones build dens and bridges, yellow ones "
    "lob stones, black ones chant.\n"
    "Food: Only walking into fertile ground feeds a band. From the fifth turn after a meal on half of it starves.\n"
    "Dens: A den feeds 50 lizards for each fertile hex beside it. A third of them can be recruited each turn, as long "
    "as "
    "you hold a home den.\n"
    "Battle: Whoever walks into others fights them. Both sides strike at once; against a den attackers hit half as "
    "often. "
    "Who is outnumbered may flee. A den without warriors is simply taken.\n"
    "Points: 1 for each lizard, 2000 for a home den, your own too, 30 for a temple, 25 for another den, 10 for a "
    "bridge.\n"
    "End: You win with 1000 points for each home den that there still is, 1500 with four clans, 2500 with two; or as "
    "the "
    "last clan; or with the most points when the last turn is over.";

static const struct lz_about about = {
    .line = "lead a lizard clan by sealed orders",
    .aim = "Dominate the Savage Swamp: reach the threshold of points by lizards, dens and, above all, the home dens of "
           "other clans.",
    .whom = "those who like plans, maps and diplomacy; by mail over weeks, or in an evening against bots",
    .minutes_least = 45,
    .minutes_most = 180,
    .ours = "The ground of the four starts, and numbers that the printed rules leave open, are ours.",
    .page = page,
};

/* SW-20.2 */
static const struct lz_preset presets[] = {
    { "classic16", 16, "", "sixteen clans, 32 x 32 hexes: the game as it was run by mail" },
    { "quick8", 8, "max_turns=25", "eight clans, 32 x 16" },
    { "quick4", 4, "victory_per_home=1500 max_turns=20", "four clans, 16 x 16" },
    { "duel", 2, "victory_per_home=2500 max_turns=20", "two clans, 16 x 8" },
    { "edge16", 16, "wrap=off", "sixteen clans on a map with an edge" },
};

static const struct lz_verb verbs[SW_VERBS] = {
    [SW_FR] = { SW_FR, "FR", "h r g a y b", 0, "free lizards; without counts, all of them" },
    [SW_LO] = { SW_LO, "LO", "h d e", 0, "yellow lizards lob stones one or two hexes far" },
    [SW_CH] = { SW_CH, "CH", "h e e b x", 0, "black lizards chant at a hex up to two steps away" },
    [SW_CHG] = { SW_CHG, "CH", "h h b x", 0, "black lizards in a temple chant Gate to another temple" },
    [SW_MO] = { SW_MO, "MO", "h d e", 0, "move the band one or two hexes" },
    [SW_SP] = { SW_SP, "SP", "h d e r g a y b", 0, "move a part of the band; a single lizard is a spy" },
    [SW_SN] = { SW_SN, "SN", "h d e", 0, "spies sneak one or two hexes" },
    [SW_SA] = { SW_SA, "SA", "h d e", 0, "sail a raft with all aboard" },
    [SW_RE] = { SW_RE, "RE", "h", 0, "recruit a third of a den" },
    [SW_GI] = { SW_GI, "GI", "h k", 0, "give what is yours in a hex to another clan" },
    [SW_BF] = { SW_BF, "BF", "h", 0, "ten green lizards make the hex fertile" },
    [SW_DF] = { SW_DF, "DF", "h", 0, "ten green lizards destroy a fertile hex" },
    [SW_BR] = { SW_BR, "BR", "h d", 0, "twenty green lizards in scrub build a raft next to it" },
    [SW_BD] = { SW_BD, "BD", "h", 0, "fifty grey lizards build a den: one turn on a ruin, two elsewhere" },
    [SW_BB] = { SW_BB, "BB", "h d", 0, "twenty grey lizards bridge the water next to them" },
    [SW_DB] = { SW_DB, "DB", "h d", 0, "twenty grey lizards destroy the bridge next to them" },
    [SW_CLEAR] = { SW_CLEAR, "clear", "", 0, "tear up all your orders for this turn" },
    [SW_READY] = { SW_READY, "ready", "", 0, "your orders stand; the turn runs when all are ready" },
    [SW_WAIT] = { SW_WAIT, "wait", "", 0, "you are not ready after all" },
    [SW_SURRENDER] = { SW_SURRENDER, "surrender", "", 0, "leave the game at the end of this turn" },
    [SW_STAY_ON] = { SW_STAY_ON, "stay", "", 0, "take a surrender back" },
    [SW_NAME_CLAN] = { SW_NAME_CLAN, "name", "t", 0, "name your clan, in at most 20 bytes" },
    [SW_DEFAULT] = { SW_DEFAULT, "default", "n", 0, "start with one of the four ready designs" },
    [SW_DESIGN] = { SW_DESIGN, "design", "n n", 0, "begin a design: the template, and the hex of the home den or 0" },
    [SW_PLOT] = { SW_PLOT, "plot", "n q j r g a y b", 0,
                  "fill a hex of the design: terrain or den, extra den lizards, warriors" },
    [SW_TURN] = { SW_TURN, "turn", "", LZ_HOST, "resolve the turn with the orders that are there" },
    [SW_DROP] = { SW_DROP, "drop", "s", LZ_HOST, "remove a clan at the end of this turn" },
};

static const struct lz_kind kinds[SW_KINDS] = {
#define KIND(name, word, form, audience, flags, tale) { SW_K_##name, word, form, audience, flags, tale },
#include "games/swamp/swamp_kinds.def"
#undef KIND
};

static const struct lz_rule ruleset[SW_RULES] = {
    LZ_RULE_NOT_A_MOVE,
#define RULE(name, id, text) { name, id, text },
#include "games/swamp/swamp_rules.def"
#undef RULE
};

static const char *const phases[] = { "start-up", "orders", "over" };
_Static_assert(LZ_COUNT(phases) == SW_PHASE_OVER + 1, "a phase has no name");
_Static_assert((int)SW_OPTIONS <= (int)LZ_OPTIONS && (int)SW_CLANS <= (int)LZ_SEATS, "a setup has room for all");

/* SW-20.4 */
static const struct {
    uint8_t clans, across, down;
} blocks[] = { { 2, 2, 1 }, { 3, 3, 1 },  { 4, 2, 2 },  { 5, 5, 1 },  { 6, 3, 2 }, { 8, 4, 2 },
               { 9, 3, 3 }, { 10, 5, 2 }, { 12, 4, 3 }, { 15, 5, 3 }, { 16, 4, 4 } };

static struct swamp_laws laws_from(const struct lz_setup *setup, int wide, int high) {
    const int32_t *o = setup->option;
    return (struct swamp_laws){ .patience = o[SW_O_CLOCK],
                                .victory_per_home = (uint16_t)o[SW_O_PER_HOME],
                                .max_turns = (uint16_t)o[SW_O_MAX_TURNS],
                                .wrap = (uint8_t)o[SW_O_WRAP],
                                .xp_modifier = (uint8_t)o[SW_O_XP],
                                .winner_wounded = (uint8_t)o[SW_O_WINNER_WOUNDED],
                                .captive_xp = (uint8_t)o[SW_O_CAPTIVE_XP],
                                .halt_after_battle = (uint8_t)o[SW_O_HALT],
                                .excess_starve = (uint8_t)o[SW_O_EXCESS],
                                .spy_mire_spreads = (uint8_t)o[SW_O_SPY_MIRE],
                                .victory_strict = (uint8_t)o[SW_O_STRICT],
                                .drop_after_missed = (uint8_t)o[SW_O_DROP],
                                .ranking_points = (uint8_t)o[SW_O_POINTS],
                                .map_memory = (uint8_t)o[SW_O_MEMORY],
                                .setups = (uint8_t)o[SW_O_SETUPS],
                                .free_dens = (uint8_t)o[SW_O_FREE_DENS],
                                .temples = (uint8_t)o[SW_O_TEMPLES],
                                .ruins = (uint8_t)o[SW_O_RUINS],
                                .order_limit = (uint8_t)o[SW_O_ORDER_LIMIT],
                                .anonymous = (uint8_t)o[SW_O_ANONYMOUS],
                                .press = (uint8_t)o[SW_O_PRESS],
                                .wide = (uint8_t)wide,
                                .high = (uint8_t)high };
}

/* Everybody in play may act and is waited for; the alarm ends the wait, if there is one. */
static void await_orders(struct swamp_state *s, int phase) {
    s->head.phase = (uint8_t)phase;
    s->head.may = 0;
    for (int clan = 1; clan <= s->head.seats; clan++)
        if (swamp_active(s, clan))
            s->head.may |= swamp_seat(clan);
    s->head.wait = s->head.may;
    s->head.alarm = s->laws.patience ? s->head.now + (int64_t)s->laws.patience * 60000 : LZ_NEVER;
}

static bool setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                  struct lz_why *why) {
    struct swamp_state *s = state;
    (void)out;
    size_t size = 0;
    while (size < sizeof blocks / sizeof blocks[0] && blocks[size].clans != setup->seats)
        size++;
    if (size == sizeof blocks / sizeof blocks[0])
        return lz_refuse(why, SW_20_4, setup->seats);
    memset(s, 0, sizeof *s);
    s->head = (struct lz_head){ .game = swamp_game.number,
                                .rules = swamp_game.rules,
                                .seats = setup->seats,
                                .now = setup->now,
                                .rng = lz_rng_from(setup->key[0], setup->key[1]) };
    s->notices = lz_notices_at(setup->now);
    s->laws = laws_from(setup, 8 * blocks[size].across, 8 * blocks[size].down);
    lz_assert(swamp_hexes(s) == 64 * setup->seats && swamp_hexes(s) <= SW_HEXES);
    s->clans_at_start = setup->seats;
    for (int seat = 0; seat < setup->seats; seat++)
        s->design[seat] = swamp_defaults[SW_UNCHOSEN - 1];
    swamp_clans_name(s);
    await_orders(s, SW_PHASE_STARTUP);
    return true;
}

/* ---- the law between turns */

struct swamp_order swamp_order_of(const struct swamp_laws *laws, const struct lz_move *move) {
    struct swamp_order order = { .hex = (uint16_t)swamp_hex_of(laws, move->arg[0]),
                                 .verb = move->verb,
                                 .path = SW_STAY + 8 * SW_STAY };
    static const char colours[] = "rgayb";
    lz_assert(move->verb < SW_ORDER_VERBS);
    const char *form = verbs[move->verb].form;
    bool chant = move->verb == SW_CH || move->verb == SW_CHG;
    for (int i = 1, steps = 0; i < move->args; i++) {
        int arg = move->arg[i];
        char letter = lz_form_letter(form, i);
        const char *colour = strchr(colours, letter);
        if (letter == 'd' || letter == 'e') {
            lz_assert(steps < 2 && arg >= 0 && arg <= SW_STAY);
            order.path = (uint8_t)((order.path & ~(7 << 3 * steps)) | arg << 3 * steps);
            steps++;
        } else if (letter == 'b' && chant)
            order.black = (uint16_t)arg;
        else if (colour)
            order.count[colour - colours] = (uint16_t)arg;
        else if (letter == 'x')
            order.chant = (uint16_t)arg;
        else if (letter == 'h')
            order.target = (uint16_t)swamp_hex_of(laws, arg);
        else /* 'k' */
            order.clan = (uint16_t)arg;
    }
    return order;
}

/* ---- what a move does */

static void lay(struct swamp_state *s, const struct lz_move *move) {
    struct swamp_desk *desk = &s->desk[move->seat];
    lz_assert(s->head.phase == SW_PHASE_ORDERS && desk->orders < SW_ORDERS);
    s->order[move->seat][desk->orders++] = swamp_order_of(&s->laws, move);
    desk->acted = 1;
}

static void begin_design(struct swamp_state *s, const struct lz_move *move) {
    s->design[move->seat] = (struct swamp_design){ .shape = (uint8_t)move->arg[0], .home = (uint8_t)move->arg[1] };
}

static void plot(struct swamp_state *s, const struct lz_move *move) {
    lz_assert(s->head.phase == SW_PHASE_STARTUP && move->arg[0] >= 1 && move->arg[0] <= SW_CELLS);
    struct swamp_plot *at = &s->design[move->seat].plot[move->arg[0] - 1];
    *at = swamp_plot_of(move->arg[1]);
    at->pop = (uint16_t)move->arg[2];
    for (int i = 0; i < SW_COLOURS; i++)
        at->lizards[i] = (uint16_t)move->arg[3 + i];
}

static void tear_up(struct swamp_state *s, int seat) {
    lz_assert(seat < s->head.seats && s->head.phase == SW_PHASE_ORDERS);
    memset(s->order[seat], 0, sizeof s->order[seat]);
    s->desk[seat].orders = 0;
}

/* SW-15.5, SW-20.1 drop_after_missed: who has given no orders for too long leaves. */
static void count_missed(struct swamp_state *s) {
    for (int seat = 0; seat < s->head.seats; seat++) {
        struct swamp_desk *desk = &s->desk[seat];
        desk->missed = desk->acted ? 0 : (uint8_t)(desk->missed + (desk->missed < UINT8_MAX));
        if (s->laws.drop_after_missed && desk->missed >= s->laws.drop_after_missed)
            desk->leaving = 1;
    }
}

/* The wait is over: the world is made, or the turn runs. */
static void resolve(struct swamp_state *s, struct lz_sink *out) {
    if (s->head.phase == SW_PHASE_STARTUP) {
        swamp_world_make(s, out);
        lz_tell(out, SW_K_TURN, LZ_CLOCK, lz_everyone(s->head.seats), 0); /* SW-6.5 */
    } else {
        count_missed(s);
        swamp_turn(s, out);
        for (int seat = 0; seat < s->head.seats; seat++)
            tear_up(s, seat);
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        s->desk[seat].acted = 0;
    if (s->head.over) {
        s->head.phase = SW_PHASE_OVER;
        s->head.may = s->head.wait = 0;
        s->head.alarm = LZ_NEVER;
    } else {
        await_orders(s, SW_PHASE_ORDERS);
    }
}

/* Who is waited for is public: a change of it is told. */
static void set_ready(struct swamp_state *s, int seat, bool ready, struct lz_sink *out) {
    lz_assert(lz_in(s->head.may, seat));
    if (lz_in(s->head.wait, seat) != ready)
        return;
    s->head.wait ^= lz_only(seat);
    lz_tell(out, ready ? SW_K_READY : SW_K_UNREADY, seat, lz_everyone(s->head.seats));
}

static void apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct swamp_state *s = state;
    struct swamp_desk *desk = move->seat < SW_CLANS ? &s->desk[move->seat] : NULL;
    if (desk) /* who changes something is not ready any more */
        set_ready(s, move->seat, move->verb == SW_READY, out);
    if (move->verb < SW_ORDER_VERBS)
        lay(s, move);
    else
        switch (move->verb) {
        case SW_CLEAR:
            tear_up(s, move->seat);
            desk->acted = 1; /* a sheet without orders is a sheet */
            break;
        case SW_READY:
            desk->acted = 1;
            if (!s->head.wait)
                resolve(s, out);
            break;
        case SW_WAIT:
            break;
        case SW_SURRENDER:
            desk->leaving = 1;
            break;
        case SW_STAY_ON:
            desk->leaving = 0;
            break;
        case SW_NAME_CLAN:
            swamp_clan_name(s, move, out);
            break;
        case SW_DEFAULT:
            lz_assert(s->head.phase == SW_PHASE_STARTUP);
            s->design[move->seat] = swamp_defaults[move->arg[0] - 1];
            break;
        case SW_DESIGN:
            begin_design(s, move);
            break;
        case SW_PLOT:
            plot(s, move);
            break;
        case SW_DROP:
            s->desk[move->arg[0]].leaving = 1;
            break;
        default:
            resolve(s, out);
            break; /* the host's turn, or the tick */
        }
}

static void score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    struct swamp_points all[SW_CLANS];
    const struct swamp_state *s = state;
    swamp_points_of(s, all);
    for (int seat = 0; seat < s->head.seats; seat++)
        points[seat] = all[seat].total;
}

const struct lz_game swamp_game = {
    .id = "swamp",
    .title = "Lizards! War in the Savage Swamp",
    .by = "Jonathan Bean",
    .number = 4,
    .talk = LZ_TALK_BY_RULES, /* SW-16 */
    .rules = 1,
    .seats_least = 2,
    .seats_most = SW_CLANS,
    .state_size = sizeof(struct swamp_state),
    .view_size = sizeof(struct swamp_view),
    .tables = 0x5906a2eecebd20ff,
    .about = &about,
    .lessons = swamp_lessons,
    .lesson_count = SW_LESSONS,
    .options = options,
    .option_count = LZ_COUNT(options),
    .presets = presets,
    .preset_count = LZ_COUNT(presets),
    .verbs = verbs,
    .verb_count = LZ_COUNT(verbs),
    .kinds = kinds,
    .kind_count = LZ_COUNT(kinds),
    .ruleset = ruleset,
    .rule_count = LZ_COUNT(ruleset),
    .lexicons = swamp_lexicons,
    .lexicon_count = SW_LEXICONS,
    .phases = phases,
    .phase_count = LZ_COUNT(phases),
    .facts = &swamp_facts,
    .setup = setup,
    .gate = swamp_gate,
    .check = swamp_check,
    .apply = apply,
    .noticed = swamp_noticed,
    .notices = offsetof(struct swamp_state, notices),
    .legal = swamp_legal,
    .sample = swamp_sample,
    .view = swamp_view,
    .imagine = swamp_imagine,
    .score = score,
    .stand = score,
    .seat_name = swamp_seat_name,
    .ask = swamp_ask,
    .effect = swamp_effect,
    .because = swamp_because,
    .advise = swamp_coach,
    .explain = swamp_explain,
    .table = swamp_table,
    .audit = swamp_audit,
    .show = swamp_show,
    .report = swamp_report,
    .sheet = &swamp_sheet,
};

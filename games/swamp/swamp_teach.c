/* What newcomers are told: ground, colours, chants and results of orders explained, and the first lesson. */
#include "core/bug.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/swamp/rules/swamp_work.h"
#include "games/swamp/swamp_tables.h"

/* ---- ground */

static const char *const grounds[SW_TERRAINS] = {
    [SW_PLAINS] = "Open land.\n",
    [SW_SWAMP] = "Mires who walks in with a chance of 20%: they are stuck until the end of the next turn (SW-10.6).\n",
    [SW_SCRUB] = "Twenty green lizards here can build a raft in the water next to it (SW-13.7).\n",
    [SW_FERTILE] = "Feeds every band that walks into it, but not who stands there (SW-5.2).\nEvery den next to it can "
                   "hold 50 den lizards more (SW-7.4).\n",
    [SW_PEAK] = "A band or spy here sees three hexes far instead of two (SW-3.1).\n",
    [SW_VOLCANO] = "Erupts with a chance of 8% a turn and kills all in it and around it (SW-12.1).\n",
    [SW_RUIN] = "Fifty grey lizards build a den here in one turn (SW-13.8).\n",
    [SW_TEMPLE] = "30 points for its owner: whose warriors entered last (SW-15.1, SW-2.4).\nChanters in it do not turn "
                  "red, and Gate is sung here (SW-8.5, SW-9.8).\n",
    [SW_CURSED] = "Kills each lizard that enters with a chance of 30%, and each that stays with 50% a turn (SW-10.5, "
                  "SW-7.2).\n",
    [SW_DEN] = "25 points for its owner, a home den 2000 (SW-15.1).\nDen lizards hatch here, fastest when it is half "
               "full, and a third of them can be recruited each turn (SW-7.4, SW-13.2).\n",
    [SW_WATER] = "Whoever swims in it meets a sea monster with a chance of 10%; a bridge or a raft protects "
                 "(SW-10.5).\n",
    [SW_WHIRLPOOL] = "Drowns each lizard with a chance of 70%, and drifts (SW-12.3, SW-12.5).\n",
};

static void explain_ground(int terrain, struct lz_writer *w) {
    const struct swamp_ground *ground = &swamp_facts.ground[terrain];
    if (!grounds[terrain])
        return;
    lz_put(w, grounds[terrain]);
    lz_put(w, ground->hides ? "A band in it is hidden from others (SW-3.3).\n" : "");
    lz_put(w, ground->shelters ? "Stones do no harm in it (SW-8.2).\n" : "");
    lz_put(w, ground->plantable ? "Ten green lizards can make it fertile (SW-13.5).\n" : "");
    lz_put(w, ground->site && terrain != SW_RUIN ? "Fifty grey lizards can build a den here in two turns (SW-13.8).\n"
                                                 : "");
    if (!ground->cost)
        return;
    lz_put(w, "In a start-up it costs ");
    lz_put_number(w, ground->cost);
    lz_put(w, " points (SW-18.2).\n");
}

/* ---- colours */

static const char *const colours[SW_COLOURS] = {
    [SW_RED] = "Red lizards are fighters and nothing else.\n",
    [SW_GRN] = "Green lizards plant and poison fertile ground and build rafts (SW-13.5 to SW-13.7).\n",
    [SW_GRY] = "Grey lizards build dens and bridges, and destroy bridges (SW-13.8 to SW-13.10).\n",
    [SW_YEL] = "Yellow lizards lob stones one or two hexes far; three in ten hit (SW-8.2).\n",
    [SW_BLK] = "Black lizards chant: ten chants, from 10 singers on (SW-9).\n",
};

static void put_price(const char *before, int n, const char *after, struct lz_writer *w) {
    lz_put(w, before);
    lz_put_number(w, n);
    lz_put(w, after);
}

static void explain_colour(int colour, struct lz_writer *w) {
    if (colour >= SW_COLOURS)
        return;
    const struct swamp_price *price = &swamp_facts.price[colour];
    lz_put(w, colours[colour]);
    lz_put(w, "All colours fight alike, and each lizard is a point (SW-11.3, SW-15.1).\n");
    put_price("In a start-up: ten warriors ", price->warriors, " points, ", w);
    put_price("a den with 30 of them ", price->den, ", ", w);
    put_price("ten more den lizards ", price->extra, " (SW-18.2).\n", w);
}

/* ---- chants */

static const char *const chants[SW_CHANTS] = {
    [SW_EYES] = "You learn all that is in the target hex, hidden bands, dens and their guards too (SW-9.1).\n",
    [SW_REVEAL] = "Every spy of others in the target hex and next to it dies (SW-9.2).\n",
    [SW_SHUNT] =
        "The band in the target hex flies in the last direction, a hex and one more for every 50 singers (SW-9.3).\n",
    [SW_SUMMON] = "A monster attacks all who are in the target water, yours too (SW-9.4).\n",
    [SW_MOULD] = "Water in the target hex rises to some kind of land, land sinks (SW-9.5).\n",
    [SW_FREEZE] = "No band in the target hex moves or flees this turn (SW-9.6).\n",
    [SW_COERCE] = "The band in the target hex joins you, if it is no larger than the choir (SW-9.7).\n",
    [SW_GATE] = "The whole band steps from its temple to another one, however far (SW-9.8).\n",
    [SW_TRANSMUTE] = "Up to three colours of the band in the target hex become others, by chance (SW-9.9).\n",
    [SW_DARK] = "All that is in the target hex is destroyed, dens too, and the ground is cursed (SW-9.10).\n",
};

static void explain_chant(int chant, struct lz_writer *w) {
    const struct swamp_song *song = &swamp_facts.song[chant];
    lz_put(w, chants[chant]);
    put_price("At least ", song->black, " black lizards sing it, ", w);
    lz_put(w, chant == SW_GATE ? "in a temple (SW-9.11).\n" : "at a hex up to two steps away (SW-9.11).\n");
    if (song->reverts)
        put_price("If it works, ", song->reverts, "% of them turn red, but not in a temple (SW-8.5).\n", w);
    lz_put(w, "The whole band then stays put for the turn (SW-8.7).\n");
}

/* ---- what may stand in a design: ground, or a den of a colour */

static void explain_plot(int word, struct lz_writer *w) {
    struct swamp_plot plot = swamp_plot_of(word);
    if (plot.terrain != SW_DEN)
        return; /* the terrain of that name is found first */
    put_price("A den with 30 lizards of its colour costs ", swamp_facts.price[plot.colour].den, " points (SW-18.2).\n",
              w);
}

/* ---- how orders end */

static const char *const results[SW_CODES] = {
    [SW_CODE_OK] = "The order was carried out.\n",
    [SW_CODE_NOBAND] = "No warriors of yours were in the hex when the order's turn came.\n",
    [SW_CODE_SPENT] = "The lizards had moved this turn already; nobody goes farther than two hexes.\n",
    [SW_CODE_IMMOBILE] = "The band was mired or frozen, or had lobbed, chanted or come through a gate.\n",
    [SW_CODE_LIMIT] = "More than 300 warriors of yours would have been in one hex of the way.\n",
    [SW_CODE_EDGE] = "The world ends there: they went no farther.\n",
    [SW_CODE_RANGE] = "The target was not one or two hexes away, or not on the map.\n",
    [SW_CODE_NOSPY] = "No spy of yours was in the hex.\n",
    [SW_CODE_NORAFT] = "There was no raft in the hex.\n",
    [SW_CODE_BOARDED] = "Some of the crew had come aboard or been split off this turn, so the raft did not sail.\n",
    [SW_CODE_BRIDGED] = "A raft cannot pass under a bridge.\n",
    [SW_CODE_RAFTED] = "A raft of your own was in the way.\n",
    [SW_CODE_NOYELLOW] = "Only yellow lizards lob, and none were there.\n",
    [SW_CODE_LOBBED] = "They had lobbed this turn already.\n",
    [SW_CODE_NOBLACK] = "Too few black lizards were there for the chant.\n",
    [SW_CODE_SUNG] = "They had chanted this turn already.\n",
    [SW_CODE_NOTEMPLE] = "Gate is sung in a temple, and the band was in none.\n",
    [SW_CODE_NOEFFECT] = "It was sung but found nothing to work on, so nobody turned red.\n",
    [SW_CODE_NOTOWNER] = "There was no den of yours in the hex.\n",
    [SW_CODE_UNSETTLED] = "Nobody had settled in the den yet.\n",
    [SW_CODE_NOHOME] = "Without a home den, your own or another, nobody is recruited.\n",
    [SW_CODE_DONE] = "The den had been recruited from this turn already.\n",
    [SW_CODE_NORECRUITS] = "Too few lived in the den, or 300 warriors stood in it.\n",
    [SW_CODE_GIFTED] = "A clan gives once a turn.\n",
    [SW_CODE_BADCLAN] = "Only another clan that is still in play can be given something.\n",
    [SW_CODE_HOMEGIFT] = "A home den and what is in it cannot be given away.\n",
    [SW_CODE_NOTHING] = "Nothing of yours was in the hex.\n",
    [SW_CODE_DISTURBED] = "The builders were disturbed: a battle, a monster, newcomers, stones or a caught spy.\n",
    [SW_CODE_BUSY] = "Each hex does one green and one grey work a turn.\n",
    [SW_CODE_NEEDGREEN] = "Too few green lizards had been there since the turn began.\n",
    [SW_CODE_NEEDGREY] = "Too few grey lizards had been there since the turn began.\n",
    [SW_CODE_BADTERRAIN] = "That cannot be done on this ground.\n",
    [SW_CODE_NOWATER] = "Rafts and bridges need open water that is free.\n",
    [SW_CODE_NOLAND] = "A bridge goes from land to land.\n",
    [SW_CODE_NOBRIDGE] = "There was no bridge in the hex.\n",
};

static void explain_result(int code, struct lz_writer *w) {
    lz_assert(results[code]);
    lz_put(w, results[code]);
    lz_put(w, "How orders end: SW-22.3.\n");
}

static const struct {
    char form;
    void (*put)(int arg, struct lz_writer *);
} explained[] = { { 'l', explain_ground },
                  { 'o', explain_colour },
                  { 'x', explain_chant },
                  { 'q', explain_plot },
                  { 'z', explain_result } };

void swamp_explain(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    for (int i = 0; i < LZ_COUNT(explained); i++)
        if (explained[i].form == form)
            explained[i].put(arg, w);
}

/* ---- the first lesson: a turn of a duel. In this world 62 of the 90 red lizards are left in the den. */

static const struct lz_step first_steps[] = {
    { 0, "default 3", "Every clan begins with a design. Take the third: red fighters, builders, and food all round.",
      "design", "Any design can be played, but this lesson is about the third." },
    { 1, "default 3", NULL, NULL, NULL },
    { 0, "ready", NULL, NULL, NULL },
    { 1, "ready", NULL, NULL, NULL },
    { 0, NULL,
      "You see what your lizards see, two hexes round each band. What stands under the name of a hex is in that hex: "
      "*90 is a band of yours. 6L is your home den. The den in 2K is free: it belongs to nobody, and a few militia "
      "guard it.",
      "hexes/2K", NULL },
    { 0, "MO 4L N NW",
      "Lizards eat by walking into Fertile ground. Send the 90 red ones of 4L north into the food of 3L and on to the "
      "north-west, into the free den: MO 4L N NW.",
      "hexes/4L", "That is an order, too. But write MO 4L N NW, to see a meal and a battle." },
    { 0, "RE 2K",
      "All movement comes before recruiting. So recruit in the den that will be yours by then: RE 2K makes warriors "
      "of a third of the den lizards there.",
      "hexes/2K", "That may wait: write RE 2K, to see recruits." },
    { 0, "ready",
      "W04 warns that the den is not yours yet; by then it will be. Nobody sees your orders. They are carried out with "
      "those of all others when all are ready: say ready.",
      "orders", "You have ordered enough for one turn: say ready." },
    { 1, "ready", NULL, NULL, NULL },
    { 0, NULL,
      "The den is yours: 62 of your 90 are left, and 51 black lizards are recruited. Black ones chant, grey ones "
      "build, green ones plant, yellow ones lob stones.",
      "hexes/2K", NULL },
    { 0, NULL,
      "A point for each lizard, 25 for a den, 2000 for a home den: take the other clan's. But feed your bands "
      "every fifth turn, or half of them die.",
      "points", NULL },
};
const struct lz_lesson swamp_lessons[SW_LESSONS] = {
    { "first", "A meal, a battle, a den", "lesson 41", "victory_per_home=2500 max_turns=20", 2, 0,
      LZ_COUNT(first_steps), first_steps },
};

/* The checker checked: what fails does fail, what is wrong is told with its line and what would be right, and no
   text whatever stops it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/games.h"
#include "core/words/text.h"
#include "tests/rules/runner/frame.h"

#include <stdio.h>
#include <string.h>

struct heard {
    uint32_t cases;
    enum script_outcome outcome;
    uint32_t line;
    char name[128], said[FRAME_SAID];
};

static void hear(void *to, const struct script_case *done) {
    struct heard *heard = to;
    heard->cases++;
    heard->outcome = done->outcome;
    heard->line = done->line;
    snprintf(heard->name, sizeof heard->name, "%.*s", (int)done->name.len, done->name.at);
    snprintf(heard->said, sizeof heard->said, "%s", done->said);
}

static struct heard run_as(const char *name, const char *game, const char *text) {
    static struct heard heard;
    memset(&heard, 0, sizeof heard);
    struct script_report report = { NULL, hear, &heard };
    script_run(lz_span(text), name, script_game_of(game), &report);
    return heard;
}

/* The one case of the text came out so, and its words hold these. */
static void comes_out(const char *game, const char *text, enum script_outcome outcome, const char *said) {
    struct heard heard = run_as("x.t", game, text);
    if (heard.cases != 1 || heard.outcome != outcome || !strstr(heard.said, said))
        fail_msg("%s\n  expected: outcome %d, '%s'\n  found:    %u cases, outcome %d, '%s'", text, (int)outcome, said,
                 heard.cases, (int)heard.outcome, heard.said);
}

static void an_expectation_that_does_not_hold_fails(void **state) {
    (void)state;
    static const char *const clauses[] = {
        "next #1 turn",
        "next over",
        "legal roll",
        "legal -",
        "listed hold, roll",
        "includes #1 roll",
        "excludes hold",
        "winner #0",
        "score 5 0",
        "stand 0 0",
        "shuffled 1 sorted",
        "told #0 held #0",
        "told all rolled #0 4",
        "told #1 nothing",
        "untold watcher rolled #0",
        "view #0 gathered 6",
        "view #0 points[1] 1",
        "view #0 nothing.there 1",
        "view #0 gathered absent",
        "lacks #1 gathered",
        "blind #1 gathered 9",
        "aware #1 gathered 5",
        "step 2",
        "now 7",
        "alarm 9",
        "may -",
        "wait #1",
        "points #0 1",
        "totals 0 1",
        "gathered 4",
        "rolls 2",
        "thrown 0",
        "rolled #1 5",
        "told #1 rolled - 5",
        "told #1 rolled _ 4",
    };
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        char text[256];
        snprintf(text, sizeof text, "a case\nseats 2 turn #0\nrandom 4 // #0: roll\n= %s\n", clauses[i]);
        comes_out("pig", text, SCRIPT_FAILED, "x.t:4: = ");
        comes_out("pig", text, SCRIPT_FAILED, "  found:    ");
    }
}

static void what_holds_passes(void **state) {
    (void)state;
    comes_out(
        "pig",
        "a case\nseats 2 turn #0\nrandom 4 // #0: roll\n"
        "= next #0 turn ; legal hold, roll ; listed roll, hold ; includes roll ; excludes #1 roll ; winner none\n"
        "= score 0 0 ; stand 5 0 ; told #1 rolled #0 5 ; told watcher rolled ; untold all held ; view #0 gathered 5\n"
        "= view #0 nothing.there absent ; lacks #0 won ; blind #1 thrown 1 ; aware #1 gathered 9 ; step 1 ; now 0\n"
        "= alarm never ; may #0 ; wait #0 ; totals 0 0 ; gathered 5 ; rolls 1 ; thrown 1 ; points #0 0\n",
        SCRIPT_PASSED, "");
}

/* random 2x4: twice; *x9: from now on, as much as there is. */
static void draws_are_given_as_often_as_is_said(void **state) {
    (void)state;
    comes_out("pig", "a\nseats 2 turn #0\nrandom 2x4 3 // #0: roll, roll, roll\n= gathered 14\n", SCRIPT_PASSED, "");
    comes_out("pig", "a\nseats 2 turn #0\nrandom 1 *x9 // #0: roll, roll, roll\n= gathered 14\n", SCRIPT_PASSED, "");
    comes_out("pig", "a\nseats 2 turn #0\nrandom *x9 // #0: roll\nrandom 1 // #0: roll\n= gathered 8\n", SCRIPT_PASSED,
              "");
    comes_out("pig", "a\nseats 2 turn #0\nrandom 3x4 // #0: roll, roll\n", SCRIPT_WRONG,
              "expected a draw for 'random 3x4'");
    comes_out("pig", "a\nseats 2 turn #0\nrandom 2x9 // #0: roll\n", SCRIPT_WRONG,
              "found 'random 2x9', expected less than 6");
    comes_out("pig", "a\nseats 2 turn #0\nrandom 0x3 // #0: roll\n", SCRIPT_WRONG, "found '0x3', expected a number");
}

/* rolled #0 5 is told #0 rolled #0 5; `_` stands for any word. */
static void events_are_expected_in_short(void **state) {
    (void)state;
    comes_out("pig",
              "a\nseats 2 turn #0\nrandom 4 // #0: roll\n= rolled #0 5 ; told #1 rolled _ 5 ; told #1 rolled _ _ ; "
              "untold #1 rolled - ; untold #0 rolled _ 4\n",
              SCRIPT_PASSED, "");
    comes_out("pig", "a\nseats 2 turn #0\n= EVENT rolled\n", SCRIPT_WRONG, "expected the word of an event");
    comes_out("swamp", "a\ngame swamp seats=2\n#0: name Cold Blood\n= named #0 Cold Blood ; untold #0 named #0 Cold\n",
              SCRIPT_PASSED, "");
    comes_out("swamp", "a\ngame swamp seats=2\n#0: ready\n= named #0 Twenty bytes are too few\n", SCRIPT_WRONG,
              "expected a line of text of at most 20 bytes");
}

/* CT is #0 in a game whose rig says so; a node's name begins a clause. */
static void seats_and_things_have_names(void **state) {
    (void)state;
    comes_out("lies",
              "a\nseats 4 turn CT\nCH4 b2 l; TB1 m f v | hand CT: CT01 | CT disc CT02 CT03\nCT: add bird CH4\n"
              "PM no LL-12.1: done\n= CH4 b3 l; TB1 m f v ; next CT place ; hand CT: CT01 ; CT disc CT03 CT02\n"
              "= told PM added CT bird CH4 ; told all added #0 bird CH4 ; view CT turn 0 ; may CT\n"
              "= includes CT add bird CH4 ; legal EL - ; blind PM hand CT: CT04 ; declared -\n",
              SCRIPT_PASSED, "");
    comes_out("lies",
              "a\nseats 4 turn CT\ngame round 2 CH4 b3 round 3 CH1 l\n= CH4 b3 ; CH1 l ; round 3 ; winner none\n",
              SCRIPT_PASSED, "");
    comes_out("lies", "a\nseats 4 turn CT\nround 3 | stage ending\n= winner PM DE ; next over\n", SCRIPT_PASSED, "");
    comes_out("lies", "a\nseats 4 turn CT\nCH4 b\n= CH4 b2\n", SCRIPT_FAILED, "found:    CH4 b1");
    comes_out("lies", "a\nseats 4 turn CT\nCH4 b\n= next EL place\n", SCRIPT_FAILED, "expected: #2 place");
    comes_out("lies", "a\nseats 2 turn CT\nEL: done\n", SCRIPT_WRONG, "found 'EL: done'");
    comes_out("lies", "a\nseats 4 turn CT\nCH9 b\n", SCRIPT_WRONG, "expected a word for a position");
    comes_out("lies", "a\nseats 4 turn CT\nCH4 x2\n", SCRIPT_WRONG, "expected pieces such as b2");
    comes_out("lies", "a\nseats 4 turn CT\nCH4 b3 l2\n= round 1\n", SCRIPT_WRONG, "found 5 conspiracy tokens on CH4");
    comes_out("lies", "a\nseats 4 turn CT\nhand CT: CT03 CT03\n= round 1\n", SCRIPT_WRONG, "CT03 more often");
    comes_out("lies", "a\nseats 4 turn CT\nTB1 m4; TB2 m3\n= round 1\n", SCRIPT_WRONG, "more pieces of a kind");
    comes_out("pig", "a\nseats 2 turn #0\nCT: roll\n", SCRIPT_WRONG, "found 'CT: roll'");
}

/* What is placed on a board of Lizards & Lies and differs is told. */
static void a_board_is_placed_and_expected(void **state) {
    (void)state;
    static const char *const clauses[] = {
        "CH4 b2 l",
        "CH4 b2 l a m f v; TB1 b",
        "board CH4 b2 l a m f",
        "supply b45",
        "supply v8",
        "hand CT: CT02",
        "deck CT: CT02 ...",
        "disc CT: -",
        "known CT: CT01",
        "score CT 2",
        "bonus 0 1",
        "round 2",
        "stage effect",
        "board-step 2",
        "added CH4 b",
        "removed CH4 l2",
        "cards 1",
        "powered yes",
        "doubled 1",
        "declared PM",
        "shuffles 1",
        "rounds 4",
        "active PM",
        "order CT,DE",
        "held CT 2",
        "left CT 1",
        "controls -",
        "controlled TB",
        "clean TB CH",
        "worth 1 5",
        "total 3 1",
        "card CT01",
        "bought yes",
        "could CT CT09",
        "lacking CT CT09",
        "since CT 1",
    };
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        char text[256];
        snprintf(text, sizeof text, "a case\nseats 4 turn CT\nCH4 b2 l a m f v | hand CT: CT01 | disc CT: CT03\n= %s\n",
                 clauses[i]);
        comes_out("lies", text, SCRIPT_FAILED, "  found:    ");
    }
}

/* A round of NewSpeak likewise. */
static void a_round_is_placed_and_expected(void **state) {
    (void)state;
    static const char *const clauses[] = {
        "NS1 NNHN/NXNH/NNNN r5 k6 c3 t3 s3 d2m1",
        "NS1 NNHM/NXNH/NNNN r4 k6 c3 t3,8 s3 d2m1",
        "NS1 NNHM/NXNH/NNNN r5 k7 c3 t3,8 s3 d2m1",
        "NS1 NNHM/NXNH/NNNN r5 k6 c2 t3,8 s3 d2m1",
        "NS1 NNHM/NXNH/NNNN r5 k6 c3 t- s3 d2m1",
        "NS1 NNHM/NXNH/NNNN r5 k6 c3 t3,8 s2 d2m1",
        "board NNNM/NXNH/NNNN",
        "places 2 1 3 4 5 6 7 8 9 10 11 12",
        "set B",
        "codes 7",
        "round 4",
        "code 4",
        "cards Cinna Greg",
        "holds D1 Cinna",
        "used Viktor",
        "tokens 3",
        "supply 4",
        "dials 5 5",
        "dial D2 5",
        "dialled D1",
        "pointer 11",
        "pointed yes",
        "ready M1",
        "asked 1",
        "said D1 1",
        "said-at D1 1",
        "messages 1",
        "done D1",
        "talker D2",
        "passes 1",
        "outcome P",
        "changed 1",
        "using Viktor",
        "owner D1",
        "vote D1 none",
        "naming D1 1 1",
        "resigned D1",
        "dissidents 3",
        "moderators 2",
        "points M1 1",
        "option hack_ms 1",
        "code-in 5 2",
        "noticed M1 1 0",
        "adjacent 1: 2",
        "distance 1 2 2",
        "within 1 1: 1 2",
        "outcome-of 7,7 7 H 7",
        "domino NHNN/HNNN/NNNN NHNN/HNNN/NNNN",
        "won-by HHHH/HHHN/NNNN none",
        "next-code 6 6 +1 1",
        "alarm never",
        "phase talk",
    };
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        char text[256];
        snprintf(text, sizeof text,
                 "a case\nseats 3\nNS1 NNHM/NXNH/NNNN r5 k6 c3 t3,8 s3 d2m1 iViktor,Greg z5,7 p12\n= %s\n", clauses[i]);
        comes_out("newspeak", text, SCRIPT_FAILED, "  found:    ");
    }
    comes_out("newspeak", "a\nseats 3\nNS1 NNHM/NXNH/NNN r5\n", SCRIPT_WRONG, "expected a board such as");
    comes_out("newspeak", "a\nseats 3\nNS1 NNHM/NXNH/NNNN d3m2\n", SCRIPT_WRONG, "of that many seats");
    comes_out("newspeak", "a\nseats 3\nNS1 NNHM/NXNH/NNNN y3\n", SCRIPT_WRONG, "expected r k c t s d i z or p");
    comes_out("newspeak", "a\nseats 3\nsupply 6 | tokens 1\n= round 1\n", SCRIPT_WRONG, "six Surveillance tokens");
    comes_out("newspeak", "a\nseats 3 turn D1 over\n", SCRIPT_WRONG, "expected one before over");
    comes_out("newspeak", "a\nseats 3\nD3: start\n", SCRIPT_WRONG, "found 'D3: start'");
}

/* `@MS` before a line: the time it happens, counted from the beginning; alarms ring on the way. */
static void a_line_has_its_time(void **state) {
    (void)state;
    comes_out("newspeak",
              "a\nseats 3\n@50 D1: start\n= now 50 ; alarm 120050 ; told all started D1\n"
              "@120050 = phase dial ; told all entered - dial\n@120060 D1: target 1\n= now 120060 ; dialled D1\n",
              SCRIPT_PASSED, "");
    comes_out("newspeak", "a\ngame newspeak seats=3 now=1000 set=A\n@60000 = now 61000\n", SCRIPT_PASSED, "");
    comes_out("newspeak", "a\nseats 3\n@60000 D1 no NS-14.1/STATE: start\n= told all entered - talk\n", SCRIPT_PASSED,
              "");
    comes_out("newspeak", "a\nseats 3\n@60000 D1: say \"Hello\"\n= told all entered - talk ; told all said D1\n",
              SCRIPT_PASSED, "");
    comes_out("newspeak", "a\nseats 3\n@50 D1: start\n@49 D2: done\n", SCRIPT_WRONG, "and not an earlier one");
    comes_out("newspeak", "a\nseats 3\n@soon D1: start\n", SCRIPT_WRONG, "found '@soon', expected @MS");
    comes_out("newspeak", "a\n@50 D1: start\n", SCRIPT_WRONG, "expected a position or a match first");
}

/* What was said may follow the event. */
static void words_are_expected_as_they_were_heard(void **state) {
    (void)state;
    static const char said[] = "a\nseats 3 turn D1 talk msg_gap_ms=0\nD1: say \"one, TWO\", say \"three\"\n= ";
    static const struct {
        const char *clause;
        enum script_outcome outcome;
    } heard[] = {
        { "told M1 said D1 1 \"One, two\"", SCRIPT_PASSED },    { "told all said \"Three\"", SCRIPT_PASSED },
        { "told all said D1 2 \"One, two\"", SCRIPT_FAILED },   { "told all said D1 1 \"One, tw\"", SCRIPT_FAILED },
        { "untold all said D1 _ \"One, two\"", SCRIPT_FAILED }, { "untold all said D1 _ \"Four\"", SCRIPT_PASSED }
    };
    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++) {
        char text[256];
        snprintf(text, sizeof text, "%s%s\n", said, heard[i].clause);
        comes_out("newspeak", text, heard[i].outcome, "");
    }
}

/* Words of a map: what differs is told, what the rest did not ask for is not. */
static void a_map_is_placed_and_expected(void **state) {
    (void)state;
    static const char *const clauses[] = {
        "terrain 5T Wat",
        "terrain 5T 6T Pla",
        "band 5T #0 8RED",
        "band 5T #1 9RED",
        "band 5T #0 9RED hungry",
        "band 5T #0 9RED good",
        "band 5T #0 9RED mired=1",
        "band 5T none",
        "band 6T #0 9RED",
        "den 9C #1 Red 40",
        "den 9C #1 Red 41 home",
        "den 9C #0 Red 40 home",
        "den 9C #1 Grey 40 home",
        "den 5T #0 Red 1",
        "den 9C #1 Red 40 home falls=2",
        "temple 11C #1",
        "temple 5T #0",
        "bridge 12C free",
        "bridge 13C #0",
        "bridge 12C none",
        "raft 13C 3",
        "raft 13C none",
        "raft 12C 4",
        "half 5T 1",
        "spy 5T #1 RED",
        "spy 5T #1 RED age=2 RED",
        "spy 5T #1 none",
        "spy 5T #0 RED age=2",
        "turn 1",
        "map 16 8",
        "clan #0 eliminated",
        "score #0 1",
        "threshold 1",
        "rank #1 #0",
        "points #0 0 0 0 0 0 0 0",
        "sees #0 5T never",
        "sees #0 5T Pla",
        "orders #0 1",
        "leaving #0 yes",
        "missed #0 1",
        "code #0 XYZ",
        "name #0 Nobody",
        "per-home 7",
        "drop-after 7",
    };
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        char text[512];
        snprintf(text, sizeof text,
                 "a\nseats 2 turn #0 orders\nterrain 5T Pla ; 9B Fer | band 5T #0 9RED | den 9C #1 Red 40 home\n"
                 "temple 11C #0 | bridge 12C #1 | raft 13C 4 | spy 5T #1 RED age=2\n= %s\n",
                 clauses[i]);
        comes_out("swamp", text, SCRIPT_FAILED, "x.t:5: = ");
    }
}

static void moves_are_held_to_what_is_said(void **state) {
    (void)state;
    comes_out("pig", "a\nseats 2 turn #0\n#0: hold\n", SCRIPT_FAILED, "refused by PIG-1.3");
    comes_out("pig", "a\nseats 2 turn #0\n#0 no: roll\n", SCRIPT_FAILED, "expected: refused\n  found:    accepted");
    comes_out("pig", "a\nseats 2 turn #0\n#0 no PIG-1.2: hold\n", SCRIPT_FAILED, "found:    refused by PIG-1.3");
    comes_out("pig", "a\nseats 2 turn #0\n#0 no PIG-1.3: hold\n#1 no PIG-1.2: roll\n", SCRIPT_PASSED, "");
    comes_out("pig", "a\nseats 2 turn #0\n#0 no LZ-1: fly\n", SCRIPT_PASSED, "");
    comes_out("pig", "a\nseats 2 turn #0\ntick\n", SCRIPT_FAILED, "found:    none is set");
    comes_out("pig", "a\ngame pig no: seats=2\n", SCRIPT_FAILED, "was accepted");
    comes_out("pig", "a\ngame pig no PIG-1.2: seats=1\n", SCRIPT_FAILED, "PIG-1.1");
}

/* Each wrong script, the line that is blamed and what was expected there. */
static void wrong_scripts_are_told_where_and_how(void **state) {
    (void)state;
    static const struct {
        const char *game, *text, *said;
    } wrong[] = {
        { "pig", "a\n#0: roll\n", "x.t:2: found '#0: roll', expected a line 'seats N" },
        { "pig", "a\n= next #0 turn\n", "x.t:2: found '= next" },
        { "pig", "a\ntick\n", "x.t:2: found tick, expected a position" },
        { "pig", "a\nseats two turn #0\n", "x.t:2: found 'two', expected a number of seats" },
        { "pig", "a\nseats 9 turn #0\n", "x.t:2: the game refuses this setup: PIG-1.1" },
        { "pig", "a\nseats 2 turn #2\n", "x.t:2: found '#2' after turn, expected a seat from #0 to #1" },
        { "pig", "a\nseats 2 turn #0 flying\n", "found 'flying', expected 'turn #i PHASE'" },
        { "pig", "a\nseats 2 turn #0 speed=3\n", "unknown option 'speed'; pig has: target patience" },
        { "pig", "a\nseats 2 turn #0 target=1\n", "it takes a number from 10 to 1000" },
        { "pig", "a\ngame chess seats=2\n", "expected a line 'seats N" },
        { "pig", "a\ngame conspiracy seats=2\n", "found game conspiracy, expected pig" },
        { "pig", "a\ngame pig seats=2 seed\n", "expected name=value" },
        { "pig", "a\nseats 2 turn #0\nwealth 7\n#0: roll\n",
          "x.t:3: found 'wealth 7', expected a word for a position" },
        { "pig", "a\nseats 2 turn #0\ngame wealth 7\n", "found 'game wealth', expected the name of a game" },
        { "pig", "a\nseats 2 turn #0\npoints 7\n", "found 'points' without a seat" },
        { "pig", "a\nseats 2 turn #0\npoints #0 many\n", "found 'many', expected a number from 0 to 999" },
        { "pig", "a\nseats 2 turn #0\npoints #0 7 8\n", "found '8', expected no more after points" },
        { "pig", "a\nseats 2 turn #0\ntarget 7\n", "found 'target' in a position, expected it only after '='" },
        { "pig", "a\nseats 2 turn #0\npoints #0 500\n#0: roll\n", "x.t:4: found #0 with 500 points, expected fewer" },
        { "pig", "a\nseats 2 turn #0\n\n", "expected moves or a line '= ...': it proves nothing" },
        { "pig", "a\nseats 2 turn #0\n#0: jump\n", "x.t:3: found 'jump', expected a move: unknown verb 'jump'" },
        { "pig", "a\nseats 2 turn #0\n#0:\n", "found nothing after ':', expected a move" },
        { "pig", "a\nseats 2 turn #0\n#7: roll\n", "found #7, expected a seat from #0 to #1" },
        { "pig", "a\nseats 2 turn #0\n#0 no PIG-9.9: roll\n", "found 'PIG-9.9', expected the id of a rule" },
        { "pig", "a\nseats 2 turn #0\n= \n", "found nothing after '='" },
        { "pig", "a\nseats 2 turn #0\n= weather fine\n", "found 'weather fine' after '=', expected a word" },
        { "pig", "a\nseats 2 turn #0\n= next #0 soon\n", "found 'next #0 soon', expected 'next #i PHASE'" },
        { "pig", "a\nseats 2 turn #0\n= phase soon\n", "found 'phase soon', expected a phase" },
        { "pig", "a\nseats 2 turn #0\n= legal\n", "found nothing, expected moves joined by commas, or -" },
        { "pig", "a\nseats 2 turn #0\n= winner everybody\n", "found 'winner everybody', expected seats, or none" },
        { "pig", "a\nseats 2 turn #0\n= told #0 sneezed\n", "found 'sneezed', expected the word of an event" },
        { "pig", "a\nseats 2 turn #0\n= told #0 rolled #0 x\n", "found 'x', expected the event as 'rolled #i n'" },
        { "pig", "a\nseats 2 turn #0\n= told him rolled\n", "found 'him rolled', expected #i or watcher" },
        { "pig", "a\nseats 2 turn #0\n= view #0 points\n", "expected view #i PATH VALUE" },
        { "pig", "a\nseats 2 turn #0\nrandom\n", "found nothing after random" },
        { "pig", "a\nseats 2 turn #0\nrandom six\n", "found 'six', expected a number" },
        { "pig", "a\nseats 2 turn #0\nrandom 6 // #0: roll\n", "found 'random 6', expected less than 6" },
        { "pig", "a\nseats 2 turn #0\nrandom 3\n#0 no: hold\n", "expected a draw for 'random 3'" },
        { "pig", "a\nseats 2 turn #0\nshuffle 3\n", "pig shuffles nothing" },
        { "pig", "a\nseats 2 turn #0\ntick soon\n", "found 'soon' after tick, expected nothing or +MS" },
        { "conspiracy", "a\nseats 2 turn #0 lift\n", "found phase lift, expected draw, main or last" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand A X // #0: discard A\n", "found 'X', expected a card" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand\n", "found nothing, expected cards or -" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand A A A A A A\n= legal -\n",
          "found 6 of Area 51 in the position" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#1 hand A\n= legal -\n", "found #0 without a card" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 table A: C\n",
          "found Chemtrails, expected a card that goes there" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 table A C\n", "found 'A C', expected SET: CARDS" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand A | table A: *\n= legal -\n", "found a wild of #0 alone" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand A | known #1 C // #1 hand A\n= legal -\n",
          "found that #0 knows a card of #1" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand A | knows-top C // unknown A\n= legal -\n",
          "found that #0 knows the top of the Unknown" },
        { "conspiracy",
          "a\nseats 2 turn #0 main\n#0 hand C C | table C: C // #1 hand A\n#0: add C C\nrandom M // #0: choose #1\n",
          "x.t:5: found a card after random that #1 does not hold" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand C\n= dealer somebody\n",
          "expected a seat from #0 to #1, or none" },
        { "conspiracy", "a\nseats 2 turn #0 main\n#0 hand C\n= shutout perhaps\n",
          "found 'perhaps', expected yes or no" },
        { "conspiracy", "a\nshuffle A A A A A A\ngame conspiracy seats=2\n= legal -\n", "found a card after shuffle" },
        { "swamp", "a\nseats 2 turn #0 over\n", "found phase over, expected start-up or orders" },
        { "swamp", "a\nseats 2 turn #0 orders\nterrain 33A Pla\n", "found '33A Pla', expected a hex of the map" },
        { "swamp", "a\nseats 2 turn #0 orders\nterrain 3A\n", "found hexes without ground" },
        { "swamp", "a\nseats 2 turn #0 orders\nterrain\n", "found nothing, expected a hex" },
        { "swamp", "a\nseats 2 turn #0 orders\nband 3A 9RED\n", "found '9RED', expected #i" },
        { "swamp", "a\nseats 2 turn #0 orders\nband 3A #0\n", "found a band of 0, expected 1 to 300" },
        { "swamp", "a\nseats 2 turn #0 orders\nband 3A #0 301RED\n", "found a band of 301" },
        { "swamp", "a\nseats 2 turn #0 orders\nband 3A #0 9RED sleepy\n", "found 'sleepy', expected a count" },
        { "swamp", "a\nseats 2 turn #0 orders\nden 3A #0 Pink 9\n", "found 'Pink', expected Red" },
        { "swamp", "a\nseats 2 turn #0 orders\nden 3A #0 Red 9 militia=4\n", "found militia in a den with an owner" },
        { "swamp", "a\nseats 2 turn #0 orders\nden 3A free Red 9 militia=4 | band 3A #0 1RED\n= turn 0\n",
          "found a band and militia in one hex" },
        { "swamp", "a\nseats 2 turn #0 orders\nspy 3A #0 age=2\n", "found 'age=2', expected RED" },
        { "swamp", "a\nseats 2 turn #0 orders\nmap 9 9\n", "found a map of 9 columns" },
        { "swamp", "a\nseats 2 turn #0 orders\nmap 8 8 | terrain 1A 1D 1G 3B 3E 3H 5A 5D 5G 7B 7E 7H Pla\n= turn 0\n",
          "found no hexes for a home of #0" },
        { "swamp", "a\nseats 2 turn #0 orders\nturn 250\n= turn 250\n", "expected one before the last" },
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        comes_out(wrong[i].game, wrong[i].text, SCRIPT_WRONG, wrong[i].said);
}

static void cases_are_found_and_named(void **state) {
    (void)state;
    struct heard heard = run_as(
        "x.t", "pig",
        "-- a comment\n\nfirst\nseats 2 turn #0 -- why\n#0 no: hold\n\n-- between\n\nthe second\n"
        "-- within\nseats 2 turn #0 // #0 no: hold // = next #0 turn\n");
    assert_int_equal(heard.cases, 2);
    assert_int_equal(heard.outcome, SCRIPT_PASSED);
    assert_int_equal(heard.line, 9);
    assert_string_equal(heard.name, "the second");
}

static void of_markdown_only_scripts_are_run(void **state) {
    (void)state;
    static const char book[] = "# Pig\n\n```\n#0 roll\n#1 hold\n```\n\ntext = more\n\n```\nE-1 one\nseats 2 turn #0\n"
                               "#0 no: hold\n\nE-2 two\nseats 2 turn #0\n= gathered 1\n```\n\n= no script\n";
    struct heard heard = run_as("pig.md", "pig", book);
    assert_int_equal(heard.cases, 2);
    assert_int_equal(heard.outcome, SCRIPT_FAILED);
    assert_string_equal(heard.name, "E-2 two");
    assert_int_equal(heard.line, 15);
    assert_non_null(strstr(heard.said, "pig.md:17: = gathered"));
}

static void the_game_is_in_the_name(void **state) {
    (void)state;
    assert_string_equal(script_game_of("tests/rules/pig.t")->id, "pig");
    assert_string_equal(script_game_of("conspiracy-end.t")->id, "conspiracy");
    assert_string_equal(script_game_of("swamp-fight.t")->id, "swamp");
    assert_null(script_game_of("piglet.t"));
    assert_null(script_game_of(""));
}

static void json_values_are_found(void **state) {
    (void)state;
    struct lz_text json = lz_span("{\"a\":{\"b-c\":[1,[2,\"x,]\\\"\"],{\"d\":null}]},\"e\":[]}"), value;
    static const struct {
        const char *path, *value;
    } there[] = { { "a.b-c[0]", "1" },
                  { "a.b-c[1][0]", "2" },
                  { "a.b-c[1][1]", "\"x,]\\\"\"" },
                  { "e", "[]" },
                  { "a.b-c[2].d", "null" } };
    for (size_t i = 0; i < sizeof there / sizeof *there; i++) {
        assert_true(json_at(json, lz_span(there[i].path), &value));
        assert_true(lz_text_is(value, there[i].value));
    }
    static const char *const absent[] = { "b", "a.b", "a.b-c[3]", "e[0]", "a[0]", "a.b-c[x]", "[0]", "e.f" };
    for (size_t i = 0; i < sizeof absent / sizeof *absent; i++)
        assert_false(json_at(json, lz_span(absent[i]), &value));
}

/* Every beginning of a script, and every script with one byte changed, is answered and never stops the checker. */
static void no_text_stops_it(void **state) {
    (void)state;
    static const char text[] =
        "a\nseats 2 turn #0 draw stall-laps=2 // tabloids R C! | unknown P M L\n"
        "#0 hand C D SI | table C: C; A: A * // #1 hand M! C | known #0 C\n"
        "#0: draw unknown, keep M, add C C\nrandom M! // #0: choose #1\n#0: choose discard, play SI, take C!, decline\n"
        "= hand #0 D M C! ; legal discard M ; told all took #0 ; view #1 held[0] 3 ; blind #1 unknown P L ; known #1 "
        "#0 C!\n";
    char room[sizeof text];
    for (size_t len = 0; len < sizeof text; len++) {
        memcpy(room, text, len);
        room[len] = 0;
        run_as("x.t", "conspiracy", room);
        run_as("x.md", "conspiracy", room);
    }
    static const char odd[] = "#:;|/=-, *!09\n\xff";
    for (size_t at = 2; at < sizeof text - 1; at++)
        for (size_t i = 0; i < sizeof odd - 1; i++) {
            memcpy(room, text, sizeof text);
            room[at] = odd[i];
            run_as("x.t", "conspiracy", room);
        }
}

static void no_board_stops_it(void **state) {
    (void)state;
    static const char text[] =
        "a\nseats 4 turn CT cards order=CT,DE hands=open // round 2 | CH4 b2 l1 a3 m2 f v; TB1 l | supply b9 v3\n"
        "hand CT: CT01 CT05 | disc CT: CT02 | deck CT: CT03 ... | score EL 3 | added CH4 b2 | declared PM\n"
        "CT: play CT01, add lizard CH4, add lizard CH1, done\n"
        "= board CH1 l; CH4 b2 l2 ; clean TK ; stage turn ; told all played CT CT01 ; worth 1 2 ; order CT,DE,EL,PM\n";
    char room[sizeof text];
    static const char odd[] = "#;:|019-\xff";
    for (size_t at = 2; at < sizeof text - 1; at++)
        for (size_t i = 0; i < sizeof odd - 1; i++) {
            memcpy(room, text, sizeof text);
            room[at] = odd[i];
            run_as("x.t", "lies", room);
        }
}

static void no_map_stops_it(void **state) {
    (void)state;
    static const char text[] =
        "a\nseats 2 turn #0 orders // terrain 5T Pla ; 5U Fer | turn 4 | shuffled | bare #1\n"
        "band 5T #0 9RED hungry mired=8 | den 9C #1 Red 68 home | raft 5W 6 | spy 5T #1 RED age=2\n"
        "#0: MO 5T SE S, FR 5U 3RED\nrandom 3x1 *x7 // *: turn\n"
        "= sees #1 5T Pla ; result #0 1 OK ; told #0 moved - _ ; band 5U #0 9RED ; rank #0 #1\n";
    char room[sizeof text];
    static const char odd[] = "#;|0\xff";
    for (size_t at = 2; at < sizeof text - 1; at++)
        for (size_t i = 0; i < sizeof odd - 1; i++) {
            memcpy(room, text, sizeof text);
            room[at] = odd[i];
            run_as("x.t", "swamp", room);
        }
}

static void no_talk_stops_it(void **state) {
    (void)state;
    static const char text[] =
        "a\nseats 4 turn D1 vote clock=none // NS1 NNHM/NXNH/NNNN r5 k7 c3 t3,8 s3 d2m2 iViktor,Greg z5,7 p12\n"
        "outcome L | naming D1 3 2 | vote D2 none | ready M1 | places 1 2 3 4 5 6 7 8 9 10 11 40 | used Greg\n"
        "D1: vote Viktor // D2: vote Viktor\n@50 D1: shift =4 f9\n"
        "= code 4 ; told all card D1 Viktor ; domino HNHN/NHNH/HNHN HHHH/HHHH/HHHH ; adjacent 1: 2 5 ; code-in 5 3\n";
    char room[sizeof text];
    static const char odd[] = "#;:|0129-\xff";
    for (size_t at = 2; at < sizeof text - 1; at++)
        for (size_t i = 0; i < sizeof odd - 1; i++) {
            memcpy(room, text, sizeof text);
            room[at] = odd[i];
            run_as("x.t", "newspeak", room);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_expectation_that_does_not_hold_fails),
        cmocka_unit_test(what_holds_passes),
        cmocka_unit_test(draws_are_given_as_often_as_is_said),
        cmocka_unit_test(events_are_expected_in_short),
        cmocka_unit_test(seats_and_things_have_names),
        cmocka_unit_test(a_board_is_placed_and_expected),
        cmocka_unit_test(a_map_is_placed_and_expected),
        cmocka_unit_test(moves_are_held_to_what_is_said),
        cmocka_unit_test(wrong_scripts_are_told_where_and_how),
        cmocka_unit_test(cases_are_found_and_named),
        cmocka_unit_test(of_markdown_only_scripts_are_run),
        cmocka_unit_test(the_game_is_in_the_name),
        cmocka_unit_test(json_values_are_found),
        cmocka_unit_test(no_text_stops_it),
        cmocka_unit_test(no_map_stops_it),
        cmocka_unit_test(no_board_stops_it),
        cmocka_unit_test(a_round_is_placed_and_expected),
        cmocka_unit_test(a_line_has_its_time),
        cmocka_unit_test(words_are_expected_as_they_were_heard),
        cmocka_unit_test(no_talk_stops_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

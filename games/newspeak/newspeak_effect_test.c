/* What a player of NewSpeak is told before a move, after a refusal, and as advice: real positions, exact sentences. */
#include "tests/unit/unit.h"

#include <stdio.h>

#include "core/words/effect.h"
#include "core/words/thing.h"
#include "games/newspeak/newspeak_test.h"

static char said[8000];

static struct newspeak_view view_of(const struct newspeak_state *s, int seat) {
    struct newspeak_view view;
    newspeak_game.view(&newspeak_game, s, seat, &view);
    return view;
}

static const char *effects(const struct newspeak_state *s, const char *line) {
    struct lz_input in = input_of(s, s->head.now + 10, line);
    struct newspeak_view view = view_of(s, in.move.seat);
    struct lz_writer w = lz_writer_in(said, sizeof said);
    lz_effects_print(&newspeak_game, &view, &in, &w);
    return said;
}

static const char *effects_json(const struct newspeak_state *s, const char *line) {
    struct lz_input in = input_of(s, s->head.now + 10, line);
    struct newspeak_view view = view_of(s, in.move.seat);
    struct lz_writer w = lz_writer_in(said, sizeof said);
    lz_effects_json(&newspeak_game, &view, &in, &w);
    return said;
}

static const char *because(const struct newspeak_state *s, const char *line) {
    struct lz_input in = input_of(s, s->head.now + 10, line), made = in;
    struct newspeak_view view = view_of(s, in.move.seat);
    struct newspeak_state copy = *s;
    struct lz_why why = { 0 };
    struct lz_writer w = lz_writer_in(said, sizeof said);
    assert_int_equal(lz_submit(&(struct lz_match){ &newspeak_game, &copy, NULL, true }, &made, NULL, &why), LZ_REFUSED);
    newspeak_game.because(&newspeak_game, &view, &in, &why, &w);
    return said;
}

static void put_advice(void *to, const struct lz_advice *advice) {
    struct lz_writer *w = to;
    lz_put_text(w, advice->move);
    lz_put(w, ": ");
    lz_put_text(w, advice->words);
}

static const char *advice(const struct newspeak_state *s, int seat) {
    struct newspeak_view view = view_of(s, seat);
    struct lz_writer w = lz_writer_in(said, sizeof said);
    newspeak_game.advise(&newspeak_game, &view, &(struct lz_advices){ put_advice, &w });
    return said;
}

/* Set A, the places of W30: the first twelve in order, so that 1 is the Night Club. Lines are separated by '/'. */
static struct newspeak_state position(int seats, const char *options, const char *lines) {
    struct newspeak_state s;
    begin(&s, seats, options);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        s.dealt[slot] = (uint8_t)slot;
        s.open.place[slot] = s.open.set == NS_NONE ? NS_NONE : (uint8_t)slot;
    }
    while (*lines) {
        char line[120];
        size_t len = strcspn(lines, "/");
        assert_true(len < sizeof line);
        memcpy(line, lines, len);
        line[len] = 0;
        make(&s, line);
        lines += len + (lines[len] == '/');
    }
    return s;
}

#define BEGUN "D1 id Cinna/D2 id Greg/D1 code 3"
#define DIALLED "/D1 pass/D2 pass/D1 target 7/D2 target 7"

struct row {
    int seats;
    const char *options, *before, *line, *says;
};

/* ---- effects */

static const struct row told[] = {
    { 3, "clock=none", "", "D1 set A", "You name set A; it is played if more than half of the Dissidents name it." },
    { 3, "clock=none", "D1 set A", "D2 set A", "Set A is played, and the 12 places are laid out." },
    { 3, "set=A clock=none", "", "D1 id Cinna",
      "You hold Cinna for the whole match; Moderators see the card only when it is used. What Cinna can "
      "do: after any round: code +1 or +2." },
    { 3, "set=A clock=none", "D1 id Cinna", "D2 id Avni",
      "You hold Avni for the whole match; Moderators see the card only when it is used. What Avni can "
      "do: only after a prevented hack: code +1, +2 or +3. Careful: A partner's card steps the same "
      "way: at the last code you would be stuck." },
    { 5, "set=A clock=none", "", "D1 id Eve",
      "You hold Eve for the whole match; Moderators see the card only when it is used. What Eve can do: "
      "after any round: code -1. Careful: It has one step only: whoever sees it used knows how the code "
      "has moved." },
    { 3, "set=A clock=none", "D1 id Cinna/D2 id Greg", "D1 code 1",
      "You begin with code 1; Moderators are not told. Careful: It is the first or last of 6 codes: ID "
      "cards can lead from it one way only." },
    { 3, "set=A clock=none", "D1 id Cinna/D2 id Greg", "D1 code 3", "You begin with code 3; Moderators are not told." },
    { 3, "set=A clock=live", BEGUN, "D2 start", "The Dissidents talk, and their time begins to run." },
    { 3, "set=A clock=none", BEGUN, "D1 say Lovely weather.",
      "It holds no code-word and none of the words close to one: small talk. Everybody hears it, the "
      "Moderators too; you have 3 messages left in this round. Then D2 may talk." },
    { 3, "set=A clock=none", BEGUN, "D1 done",
      "You talk no more in this round. Then D2 may talk, unless all have passed." },
    { 3, "set=A clock=none", BEGUN "/D1 pass", "D2 pass",
      "All have passed then: the talk ends, and the dials are set." },
    { 3, "set=A clock=none", BEGUN "/D1 done", "D2 done",
      "You talk no more in this round. Nobody is left to talk then: the dials are set." },
    { 3, "set=A clock=live", BEGUN "/D1 start", "D1 done",
      "You talk no more in this round. You hear the others and can set your dial at any time." },
    { 3, "set=A clock=live", BEGUN "/D1 start/D1 done", "D2 done",
      "You talk no more in this round. All Dissidents are done then: the talk ends, and the dials are "
      "set." },
    { 3, "set=A clock=none", BEGUN "/D1 pass/D2 pass", "D1 target 7",
      "Your dial stands on 7 Supermarket, unseen until the Moderators have guessed. You can change it "
      "until every Dissident has set one. It is Hacked if more than half of you have dialled it and the "
      "pointer is at no dial of yours." },
    { 3, "set=A clock=none", BEGUN "/D1 pass/D2 pass/D1 target 7", "D2 target 7",
      "Your dial stands on 7 Supermarket, unseen until the Moderators have guessed. It is the last "
      "dial: the Moderators guess now. It is Hacked if more than half of you have dialled it and the "
      "pointer is at no dial of yours." },
    { 4, "set=A clock=none", BEGUN DIALLED, "M1 point 3",
      "The pointer stands on 3 Hospital Ward, for all to see. You can point 2 times more in this round. "
      "If a Dissident has dialled it, the hack is prevented and the place becomes Moderated. If none "
      "has and they have not met anywhere, the place is removed." },
    { 4, "set=A clock=none", BEGUN DIALLED "/M1 point 3", "M1 ready",
      "You leave the pointer on 3 Hospital Ward; M2 must be ready too." },
    { 4, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready", "M2 ready",
      "The pointer stays on 3 Hospital Ward, and the dials are opened." },
    { 4, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready", "M2 point 7",
      "The pointer stands on 7 Supermarket, for all to see. Whoever was ready is asked again. You can "
      "point 2 times more in this round. If a Dissident has dialled it, the hack is prevented and the "
      "place becomes Moderated. If none has and they have not met anywhere, the place is removed." },
    { 4, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready", "M2 msay hm", "Moderators alone read it." },
    { 3, "set=A clock=none", BEGUN, "M1 msay hm", "There is no other Moderator to read it." },
    { 4, "set=A clock=none mod_chat=public", BEGUN, "M1 msay hm", "Everybody reads it." },
    { 3, "set=A clock=none", BEGUN "/D1 say Hello you", "M1 object 1",
      "Message 1 is marked as out of order, for all to see; nothing else changes." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready", "D1 vote Cinna",
      "You vote for Cinna; more than half of you must, and you can change it 2 times more." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna", "D2 vote Cinna",
      "Cinna is used, and everybody sees that; the step stays hidden." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote none", "D2 vote Cinna",
      "No ID card is used: the code stays 3. Careful: Your partners name another: without a majority no "
      "card is used." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna", "D2 vote none",
      "No ID card is used: the code stays 3." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna/D2 vote Cinna", "D1 shift +2",
      "The code becomes 5; Moderators know the card, not the step." },
    { 3, "set=A clock=none codes=3", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna/D2 vote Cinna", "D1 shift +2",
      "Careful: The code stays 3: there is none beyond it. Moderators cannot tell." },
    { 3, "set=A clock=none",
      "D1 id Viktor/D2 id Greg/D1 code 3/D1 pass/D2 pass/D1 target 7/D2 target 7/M1 point 3/M1 ready/D1 vote Viktor/D2 "
      "vote Viktor",
      "D1 shift =5 f1", "The code becomes 5, and 1 Night Club becomes Moderated for it." },
    { 3, "set=A clock=none",
      BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote none/D2 vote none/D2 pass/D1 pass/D1 target 7/D2 target 2",
      "M1 ask D1 7 1",
      "The token of 7 Supermarket is spent, and everybody hears whether the dial of D1 is within 1 of "
      "it. Yes leaves 5 of the 12 places that the dial of D1 can stand on, no the others." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote none/D2 vote none/D2 pass/D1 pass/D1 target 7",
      "D2 target 7",
      "Your dial stands on 7 Supermarket, unseen until the Moderators have guessed. It is the last "
      "dial: the Moderators guess now. It is Hacked already: if you meet there unwatched, you choose a "
      "Neutral place to Hack." },
    { 3, "set=A clock=none",
      BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote none/D2 vote none/D2 pass/D1 pass/D1 target 7/D2 target 7",
      "M1 point 7",
      "The pointer stands on 7 Supermarket, for all to see. You can point 2 times more in this round. "
      "It is Hacked already: if a Dissident has dialled it, you choose a Neutral place to become "
      "Moderated." },
    { 3, "set=A clock=none",
      BEGUN DIALLED
      "/M1 point 3/M1 ready/D1 vote none/D2 vote none/D2 pass/D1 pass/D1 target 7/D2 target 7/M1 point 1/M1 ready",
      "D1 choose 8", "You name 8 Swimming Pool; your side has to agree, and you can name another 2 times more." },
    { 3, "set=A clock=none",
      BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote none/D2 vote none/D2 pass/D1 pass/D1 target 7/D2 target 7/M1 point "
                    "1/M1 ready/D1 choose 8",
      "D2 choose 8", "8 Swimming Pool is Hacked. A Surveillance token is laid on it." },
    { 3, "set=A clock=none",
      BEGUN DIALLED
      "/M1 point 3/M1 ready/D1 vote none/D2 vote none/D2 pass/D1 pass/D1 target 7/D2 target 7/M1 point 7/M1 ready",
      "M1 choose 1", "1 Night Club becomes Moderated." },
    { 3, "set=A clock=none", BEGUN, "M1 resign",
      "Careful: Your side has then given up: the match is over, and the others win." },
    { 4, "set=A clock=none", BEGUN, "M1 resign", "You give up; the match goes on as long as a partner has not." },
};

TEST(every_verb_says_what_it_does) {
    UNUSED;
    uint32_t verbs = 0;
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        struct newspeak_state s = position(told[i].seats, told[i].options, told[i].before);
        assert_string_equal(effects(&s, told[i].line), told[i].says);
        verbs |= 1u << input_of(&s, 0, told[i].line).move.verb;
    }
    assert_int_equal(verbs, (1u << NS_VERBS) - 1);
}

/* One domino and one winner: the numbers are those of the board after them. */
TEST(dominoes_and_winners_are_foreseen) {
    UNUSED;
    struct newspeak_state s = position(3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna");
    memset(s.open.status, NS_NEUTRAL, sizeof s.open.status);
    s.open.status[1] = s.open.status[4] = NS_HACKED;
    assert_string_equal(
        effects(&s, "D2 vote none"),
        "No ID card is used: the code stays 3. The round ends, and the domino effect takes 1 Night Club.");
    for (int slot = 6; slot < NS_SLOTS; slot++)
        s.open.status[slot] = slot < 10 ? NS_HACKED : NS_MODERATED;
    assert_string_equal(
        effects(&s, "D2 vote none"),
        "No ID card is used: the code stays 3. The round ends, and the domino effect takes 1 Night Club, 6 "
        "Rooftop Garden. That wins the match for you.");
}

/* ---- what a sentence carries */

TEST(a_sentence_reads_in_every_code) {
    UNUSED;
    struct newspeak_state s = position(3, "set=A clock=none", "D1 id Cinna/D2 id Greg/D1 code 1");
    assert_string_equal(
        effects_json(&s, "D1 say I owe her a reply, she has a big heart."),
        "[{\"says\":\"In code 1 it says glass (a word close to Answer), queue "
        "(Heart).\",\"is\":\"sure\",\"rule\":\"NS-2.3\"},"
        "{\"says\":\"By it alone partners think of 1 Night "
        "Club.\",\"is\":\"likely\",\"odds\":653,\"rule\":\"NS-17.5\"},"
        "{\"says\":\"By it alone partners think of 4 Railway Station.\",\"is\":\"likely\",\"odds\":222,"
        "\"rule\":\"NS-17.5\"},"
        "{\"says\":\"In other codes it fits best 5 Underground Car Park (code 2), 4 Railway Station (3), 8 "
        "Swimming Pool "
        "(4), 8 Swimming Pool (5), 6 Rooftop Garden (6).\",\"is\":\"sure\",\"rule\":\"NS-13.4\"},"
        "{\"says\":\"Everybody hears it, the Moderators too; you have 3 messages left in this round.\",\"is\":\"sure\","
        "\"rule\":\"NS-5.1\"},"
        "{\"says\":\"Then D2 may talk.\",\"is\":\"sure\",\"rule\":\"NS-4.6\"}]");
}

/* W25, W26: a blank is said to be one; a cover of two stands for both; belonging is the word. */
TEST(blanks_covers_and_belongings_are_read) {
    UNUSED;
    const struct newspeak_set *set = &newspeak_facts_of(&newspeak_game)->set[0];
    struct newspeak_state s = position(3, "set=A clock=none", "D1 id Cinna/D2 id Greg/D1 code 1");
    struct newspeak_reading r;
    assert_ptr_equal(
        strstr(effects(&s, "D1 say A long story"), "In code 1 it says ticket (Long), nothing (Story, which is blank)."),
        said);
    newspeak_read(set, lz_span("trust"), &r);
    assert_true(r.words == 1 && r.times[1] == 1 && !r.exact[1]); /* Believe */
    newspeak_read(set, lz_span("My FRIEND'S friends, friend"), &r);
    assert_true(r.words == 1 && r.times[6] == 2 && r.exact[6]);
}

/* NS-5.7: it may be said, but not unawares. The board has the Night Club, the Public Library and so on. */
TEST(a_place_named_aloud_is_warned_of) {
    UNUSED;
    static const struct {
        const char *line;
        int slot;
    } lines[] = {
        { "Let us meet at the Night Club", 0 },
        { "A night in a club", NS_NONE },
        { "night club, night club", 0 },
        { "See you at the club", 0 },
        { "She went to a library", 1 },
        { "The supermarket's full", 6 },
        { "Off to the supermarket", 6 },
        { "An underground car, a park", 4 },
        { "I was in the public eye, dear", 1 },
        { "He hung up the car keys at the ward", 2 },
        { "Every night I read about a club", NS_NONE },
    };
    struct newspeak_state s = position(3, "set=A clock=none", BEGUN);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        assert_int_equal(newspeak_named(&newspeak_built_in, &s.open, lz_span(lines[i].line)), lines[i].slot);
    assert_ptr_equal(strstr(effects(&s, "D1 say Let us meet at the Night Club"),
                            "Careful: It names 1 Night Club aloud: Moderators hear that without any code, so say it "
                            "only to mislead them. It holds no code-word"),
                     said);
    s.open.status[0] = NS_REMOVED;
    assert_int_equal(newspeak_named(&newspeak_built_in, &s.open, lz_span("the Night Club")), NS_NONE);
}

/* ---- refusals */

static const struct row refused[] = {
    { 3, "set=A clock=none", BEGUN, "D1 target 3", "You talk by turns: dials are set when the talk is over." },
    { 3, "set=A clock=none", BEGUN, "D2 pass", "It is D1's turn." },
    { 3, "set=A clock=none", BEGUN, "M1 point 3", "At present the Dissidents talk." },
    { 3, "set=A clock=none", BEGUN, "M1 say hello", "You are a Moderator: at present the Dissidents talk." },
    { 3, "set=A clock=none", "D1 id Cinna", "D2 id Cinna", "Free in this match: Viktor, Trevor, Avni, Greg." },
    { 3, "set=A clock=none", "D1 id Cinna", "D1 id Greg", "You hold Cinna." },
    { 3, "set=A clock=none", "", "D1 id Eve", "Free in this match: Viktor, Cinna, Trevor, Avni, Greg." },
    { 3, "set=A clock=none", "D1 id Cinna/D2 id Greg", "D2 code 1", "D1 leads the Dissidents and names it." },
    { 3, "set=A clock=none", "D1 id Cinna/D2 id Greg", "D1 code 7", "Codes 1 to 6 are in play." },
    { 3, "set=A clock=live", BEGUN "/D1 start", "D1 pass", "All talk at once here: say nothing, or be done." },
    { 3, "set=A clock=live", BEGUN "/D1 start/D1 done", "D1 done", "You were done with talking in this round." },
    { 3, "set=A clock=live", BEGUN "/D1 start/D1 say Hi you", "D1 say Hello you",
      "You spoke 10 ms ago; 1500 must pass." },
    { 3, "set=A clock=none", BEGUN DIALLED, "M1 ready", "Nobody has pointed in this round." },
    { 4, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready", "M1 ready", "You are ready; M2 is not yet." },
    { 3, "set=A clock=none", BEGUN DIALLED, "M1 ask D1 3 1", "No token is on the board." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 1/M1 point 2/M1 point 3", "M1 point 4",
      "You have pointed 3 of 3 times in this round." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready", "D1 vote Greg", "You can vote for none, Cinna." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna/D2 vote Cinna", "D2 shift +2",
      "D1 holds Cinna." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna/D2 vote Cinna", "D1 shift +3",
      "Cinna can do this: after any round: code +1 or +2." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna/D2 vote Cinna", "D1 shift =3 f1",
      "Cinna can do this: after any round: code +1 or +2." },
    { 3, "set=A clock=none", BEGUN "/D1 say Hello you", "M1 object 3", "Messages of this round: 1." },
    { 3, "set=A clock=none msg_max=40", BEGUN, "D1 say Hello you two, this line is a little too long for the rule",
      "It has 58 characters of at most 40." },
};

TEST(refusals_have_their_facts) {
    UNUSED;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        struct newspeak_state s = position(refused[i].seats, refused[i].options, refused[i].before);
        assert_string_equal(because(&s, refused[i].line), refused[i].says);
    }
}

/* ---- advice: the line is the number of the seat */

static const struct row advised[] = {
    { 3, "clock=none", "", "0",
      "set A: Either set will do: both have as many code-words, and every code gives them other "
      "meanings." },
    { 3, "set=A clock=none", "", "0",
      "id Cinna: A card that can step by several numbers keeps the Moderators guessing; best are one "
      "that raises the code and one that lowers it." },
    { 3, "set=A clock=none", "D1 id Cinna", "1",
      "id Trevor: A card that can step by several numbers keeps the Moderators guessing; best are one "
      "that raises the code and one that lowers it." },
    { 3, "set=A clock=none", "D1 id Cinna/D2 id Greg", "0",
      "code 3: Any code will do; from one in the middle ID cards can step both ways later." },
    { 3, "set=A clock=live", BEGUN, "0", "start: Look at the places and at your code first: the talk is timed." },
    { 3, "set=A clock=none", BEGUN "/D1 say Hello you", "1",
      "pass: It tells the Moderators nothing. But first look up in your code what was said: which place shows "
      "most of it? Not sure: ask back with a code-word of that place." },
    { 3, "set=A clock=none", BEGUN "/D1 say Hello you/D2 pass", "0",
      "pass: You have said your clue: let your partners answer. Every further word of yours is one more for "
      "the Moderators." },
    { 3, "set=A clock=live", BEGUN "/D1 start/D2 say Hello you", "0",
      "done: It tells the Moderators nothing. But first look up in your code what was said: which place shows "
      "most of it? Not sure: ask back with a code-word of that place." },
    { 3, "set=A clock=none", BEGUN, "2",
      ": Each line may hold code-words, or words close to one: mark them as they come. When all have "
      "dialled, you guess." },
    { 3, "set=A clock=none", BEGUN "/D1 pass/D2 pass", "0",
      ": Your place if you proposed one, else the one the talk points to. More than half of you at one "
      "place, and the pointer at none of yours: it is Hacked." },
    { 3, "set=A clock=none", BEGUN DIALLED, "2",
      ": First look at the codes: which words of the talk are code-words, or close to one? Mark them "
      "and see in which code they all fit one place: point at it. At a keyboard: codes, then mark WORD "
      "WORD. The dials will teach you the rest." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3", "2",
      "ready: Everybody sees the pointer, but no Dissident can change a dial any more: ready opens the "
      "dials." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready", "0",
      "vote Cinna: They have seen your dials and heard your words: one who listens well knows the code "
      "now. Change it, and vote alike." },
    { 3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready/D1 vote Cinna/D2 vote Cinna", "0",
      "shift +1: They see the card, not the step." },
    { 3, "set=A clock=none",
      BEGUN DIALLED
      "/M1 point 3/M1 ready/D1 vote none/D2 vote none/D2 pass/D1 pass/D1 target 7/D2 target 7/M1 point 1/M1 ready",
      "0",
      "choose 1: A Neutral place whose neighbours are all of one kind turns to it at the end of a "
      "round: build clusters of your own, break up theirs." },
};

TEST(a_newcomer_is_advised) {
    UNUSED;
    for (size_t i = 0; i < sizeof advised / sizeof advised[0]; i++) {
        struct newspeak_state s = position(advised[i].seats, advised[i].options, advised[i].before);
        assert_string_equal(advice(&s, *advised[i].line - '0'), advised[i].says);
    }
}

/* The advised opening means one place for a partner, and that place is named. */
TEST(an_advised_opening_fits_one_place) {
    UNUSED;
    struct newspeak_state s = position(3, "set=A clock=none", BEGUN);
    const char *words = strstr(advice(&s, 0), "Suppose you mean ");
    assert_non_null(words);
    char line[300] = "D1 ", place[40];
    strncat(line, said, strcspn(said, ":"));
    snprintf(place, sizeof place, "%.*s", (int)strcspn(words + 17, ":"), words + 17);
    assert_non_null(strstr(effects(&s, line), place));
    assert_null(strstr(strstr(said, "think of ") + 1, "think of ")); /* no second place */
}

/* In every code, of both sets, it leaves little doubt. */
TEST(an_advised_opening_is_clear) {
    UNUSED;
    for (int i = 0; i < NS_SETS * 6; i++) {
        char options[40], lines[80], move[300] = "";
        snprintf(options, sizeof options, "set=%c clock=none", "AB"[i / 6]);
        snprintf(lines, sizeof lines, "D1 id Cinna/D2 id Greg/D1 code %d", i % 6 + 1);
        struct newspeak_state s = position(3, options, lines);
        struct newspeak_reading r;
        uint16_t fits[NS_SLOTS];
        advice(&s, 0);
        strncat(move, said, strcspn(said, ":"));
        newspeak_read(&newspeak_built_in.set[i / 6], lz_span(move), &r);
        r.code = s.cell.code;
        int slot = newspeak_fits(&newspeak_built_in, &s.open, &r, fits);
        assert_int_equal(r.words, 2);
        assert_int_equal(newspeak_named(&newspeak_built_in, &s.open, lz_span(move)), NS_NONE);
        assert_int_not_equal(slot, NS_NONE);
        assert_in_range(fits[slot], 900, 1000);
    }
}

/* ---- questions of a team */

static const char *question(const struct newspeak_state *s, int seat) {
    struct newspeak_view view = view_of(s, seat);
    struct lz_writer w = lz_writer_in(said, sizeof said);
    newspeak_game.ask(&newspeak_game, &view, &w);
    return said;
}

TEST(who_waits_is_told_for_whom) {
    UNUSED;
    struct newspeak_state s = position(4, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready");
    assert_string_equal(question(&s, 2), "You are ready; M2 is not yet. Wait, or point elsewhere.");
    assert_non_null(strstr(question(&s, 3), "ready, or point elsewhere"));
    s = position(4, "set=A clock=live", BEGUN "/D1 start/D1 done/D2 done/D1 target 3/D2 target 4");
    s.open.status[6] = NS_HACKED;
    make(&s, "M1 point 7");
    make(&s, "M1 ready");
    make(&s, "M2 ready");
    make(&s, "M1 choose 1");
    assert_non_null(strstr(question(&s, 2), "You have named yours; the others have not all."));
    make(&s, "M2 choose 2");
    assert_string_equal(question(&s, 2), "Your side names different ones: change yours, or wait for them to change.");
}

/* ---- things, table, picture */

static const char *thing(const char *name) {
    struct lz_thing found;
    struct lz_writer w = lz_writer_in(said, sizeof said);
    assert_true(lz_thing_find(&newspeak_game, lz_span(name), &found));
    lz_thing_json(&newspeak_game, found, &w);
    return said;
}

TEST(places_words_and_cards_are_explained) {
    UNUSED;
    assert_non_null(strstr(thing("Night club"),
                           "\"Shows most of all party, music, loud, dark, liquid.\",\"Then night, crowd, "
                           "glass, fun, colourful.\",\"Then guard, queue, electric, warm.\",\"The order "
                           "matters: who listens takes what stands first for what was meant.\""));
    assert_non_null(strstr(thing("answer"), "glass (code 1), guard (code 2), work (code 3)"));
    assert_non_null(strstr(thing("CINNA"), "\"Usable after any round: code +1 or +2.\""));
    assert_non_null(strstr(thing("eve"), "\"It has one step only: its use hides nothing.\""));
    assert_non_null(strstr(thing("B"), "\"20 code-words: "));
}

TEST(the_table_tells_each_side_its_own) {
    UNUSED;
    static const char *const names[] = { "Anna", "Ben", "Cleo" };
    struct newspeak_state s = position(3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready");
    for (int seat = 0; seat < 3; seat++) {
        struct newspeak_view view = view_of(&s, seat);
        struct lz_writer w = lz_writer_in(said, sizeof said);
        newspeak_game.table(&newspeak_game, &view, &(struct lz_paper){ names, LZ_TABLE_WIDE }, &w);
        assert_non_null(strstr(said, "7 Supermarket, Hacked, token, D1, D2: buying"));
        assert_true(!!strstr(said, "Code 3, for Dissidents only: ") == (seat < 2));
        assert_true(!!strstr(said, "with Cinna") == (seat < 2));
        assert_true(!!strstr(said, "Answer: glass, guard, work, glass, glass, outdoor\n") == (seat == 2));
    }
    assert_non_null(strstr(said, "Dissidents, 1 of 7 Hacked: D1 Anna"));
    assert_non_null(strstr(said, "Moderators, 0 of 6 Moderated: M1 Cleo (you)."));
}

TEST(the_picture_counts) {
    UNUSED;
    static char picture[40000];
    struct newspeak_state s = position(3, "set=A clock=none", BEGUN DIALLED "/M1 point 3/M1 ready");
    s.open.status[1] = s.open.status[4] = NS_HACKED;
    struct newspeak_view view = view_of(&s, 2);
    struct lz_writer w = lz_writer_in(picture, sizeof picture);
    newspeak_game.show(&newspeak_game, &view, &w);
    assert_non_null(strstr(picture,
                           "\"counts\":{\"neutral\":9,\"hacked\":3,\"moderated\":0,\"removed\":0,\"tokens\":1},"
                           "\"to_win\":{\"hacked\":7,\"moderated\":6}"));
    assert_non_null(strstr(picture, "\"left\":{\"messages\":[4,4],\"points\":[2],\"questions\":1}"));
    assert_non_null(strstr(picture, "\"falls\":[{\"slot\":1,\"becomes\":\"hacked\"}]"));
    assert_non_null(strstr(picture, "{\"word\":\"Heart\",\"forms\":[\"hearts\""));
    assert_non_null(strstr(picture, "\"means\":[\"queue\",\"metal\",\"metal\",\"smelly\",\"ticket\",\"metal\"],"
                                    "\"slots\":[[7,3,4,10,1,9],"));
    assert_non_null(strstr(picture, "\"fits\":[[4,4,5,8,5,4,6,4,6,6,5,5],[4,4,5,6,")); /* code 1, code 2 */
}

/* What a page draws: the face that a place shows now, the words by which talk is read, how long the state lasts. */
TEST(the_picture_can_be_drawn) {
    UNUSED;
    static char picture[40000];
    struct newspeak_state s = position(3, "set=A clock=live highlight=on", BEGUN);
    s.open.status[6] = NS_HACKED;
    s.open.status[7] = NS_MODERATED;
    for (int seat = 0; seat < 3; seat++) {
        const struct newspeak_place *hacked = &newspeak_built_in.place[s.open.place[6]];
        const struct newspeak_place *moderated = &newspeak_built_in.place[s.open.place[7]];
        struct newspeak_view view = view_of(&s, seat);
        struct lz_writer w = lz_writer_in(picture, sizeof picture);
        newspeak_game.show(&newspeak_game, &view, &w);
        assert_true(strstr(picture, hacked->word) && strstr(picture, hacked->hacked));
        assert_true(!strstr(picture, hacked->neutral) && strstr(picture, moderated->filter));
        assert_non_null(strstr(picture, "{\"word\":\"Idea\",\"forms\":[\"ideas\"],\"close\":[\"notion\",\"thought\""));
        assert_non_null(strstr(picture, "\"highlight\":true,\"aloud\":false,\"longest\":160,"));
        assert_non_null(strstr(picture, "\"lasts\":60000,"));
    }
}

RUN(CASE(every_verb_says_what_it_does), CASE(dominoes_and_winners_are_foreseen), CASE(a_sentence_reads_in_every_code),
    CASE(blanks_covers_and_belongings_are_read), CASE(a_place_named_aloud_is_warned_of),
    CASE(refusals_have_their_facts), CASE(a_newcomer_is_advised), CASE(an_advised_opening_fits_one_place),
    CASE(an_advised_opening_is_clear), CASE(who_waits_is_told_for_whom), CASE(places_words_and_cards_are_explained),
    CASE(the_table_tells_each_side_its_own), CASE(the_picture_counts), CASE(the_picture_can_be_drawn))

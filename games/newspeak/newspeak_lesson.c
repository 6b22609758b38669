/* The lesson: a round as a Dissident and one as a Moderator, in a minute. With this seed 2 is the Night Club, the one
   place that shows a queue and glass, and 7 the Cemetery, the one that shows wood and cold. */
#include "games/newspeak/newspeak_inner.h"

enum { D1, D2, M1 };
#define BY_LESSON(seat, move) \
    { seat, move, NULL, NULL, NULL }

#define FIRST_LINE "She has a big heart, but I still owe her an answer."
#define SECOND_LINE "You were rather early, and I am still trying to learn."

static const struct lz_step first_steps[] = {
    BY_LESSON(D1, "id cinna"),
    BY_LESSON(D2, "id greg"),
    BY_LESSON(D1, "code 1"),
    { D2, NULL,
      "You are D2, a Dissident, and D1 is your partner. Your code gives every code-word a secret meaning: in code 1 "
      "Heart "
      "means queue and Answer means glass. M1, the Moderator, hears all you say, but not which of 3 codes you use.",
      "tablet", NULL },
    BY_LESSON(D1, "say " FIRST_LINE),
    { D2, "pass",
      "D1 says: \"" FIRST_LINE
      "\" So D1 means a place with a queue and glass. You have understood: pass, and say nothing "
      "that the Moderator could use.",
      "tablet", "Talk is for later: pass, and see where it leads." },
    BY_LESSON(D1, "pass"),
    BY_LESSON(D1, "target 2"),
    { D2, "target 2", "Where do you meet? Set your dial, unseen, to the place that shows a queue and glass.", "slots/1",
      "A queue and glass: only 2 Night Club shows both. D1 has dialled it; apart, you lose the round." },
    BY_LESSON(M1, "point 10"),
    BY_LESSON(M1, "ready"),
    BY_LESSON(D1, "vote cinna"),
    { D2, "vote cinna",
      "You met, and the pointer was elsewhere: the Night Club is Hacked. But the dials are open now, and a Moderator "
      "who "
      "listened knows the code. Vote for the ID card Cinna, as D1 does: it changes the code, unseen.",
      "cards", "Without a majority the code stays, and M1 knows it: vote for Cinna." },
    BY_LESSON(D1, "shift +1"),
    BY_LESSON(D2, "say " SECOND_LINE),
    BY_LESSON(D1, "pass"),
    BY_LESSON(D2, "pass"),
    BY_LESSON(D1, "target 7"),
    BY_LESSON(D2, "target 7"),
    { M1, "point 7",
      "Now the other side: you are M1. D2 has said: \"" SECOND_LINE
      "\" Early and Learn mean buying and loud in code 1, "
      "wood and cold in code 2, history and loud in code 3. In which code do both fit one place? Point at that place.",
      "slots/6", "In code 2 wood and cold both fit 7 Cemetery; in the other codes no place shows both. Point at 7." },
    { M1, "ready", "They see the pointer, but no dial can be changed any more. Ready opens the dials.", "pointer",
      "The pointer stands well: be ready." },
    { M1, NULL,
      "They are there: the hack is prevented, and the Cemetery becomes Moderated. Of 12 places 7 Hacked win for the "
      "Dissidents, 6 Moderated for the Moderators. So Dissidents hide code-words behind close ones and change the "
      "code; "
      "Moderators note every word that carries weight.",
      "to_win", NULL },
};

const struct lz_lesson newspeak_lessons[NS_LESSONS] = {
    { "first", "A round on each side", "lesson 93", "set=A codes=3 clock=none", 3, D2, LZ_COUNT(first_steps),
      first_steps },
};

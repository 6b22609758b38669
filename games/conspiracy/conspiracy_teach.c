/* The lessons of Conspiracy!. */
#include "games/conspiracy/conspiracy_state.h"

/* #0 is dealt three Cold Fusions and Lab Explosion, and draws Chemtrails, then Reptilian Overlords; #1 holds the fourth
   Cold Fusion. */
static const struct lz_step first[] = {
    { 0, NULL,
      "Welcome. You collect points by laying conspiracies on the table; the first with 100 points wins. Here are your "
      "cards: three of them are Cold Fusion.",
      "hand", NULL },
    { 0, "draw unknown", "Every turn begins with a draw. Take the top card of the Unknown, the face-down pile.",
      "unknown", "The open card does not go with yours: this time draw from the Unknown." },
    { 0, "meld cold-fusion cold-fusion cold-fusion cold-fusion",
      "You drew Chemtrails. Now the three Cold Fusions: three cards of a kind reveal a conspiracy. Meld them: first "
      "the conspiracy is named, then the three cards.",
      "hand", "First reveal Cold Fusion: meld F: F F F." },
    { 0, "draw unknown",
      "6 points lie before you. Many conspiracies do something when you lay the first card on them in a turn: Cold "
      "Fusion "
      "lets you draw again.",
      "groups/cold-fusion/0", "A card for nothing: draw it." },
    { 0, "add cold-fusion lab-explosion",
      "What is in play can be strengthened, by anybody. Lab Explosion is the Proof! of Cold Fusion, worth 3: add it. A "
      "Proof! is an Action card, and a turn allows one.",
      "hand", "First add Lab Explosion to Cold Fusion: add F: F!." },
    { 0, "discard devil-worship",
      "9 points. At 10 on the whole table a conspiracy counts double. A discard ends your turn: part with Role-playing "
      "is "
      "Devil Worship!, of which you hold only one.",
      "hand", "Any other discard would do, too; but discard Role-playing is Devil Worship! now." },
    { 1, "draw unknown", NULL, NULL, NULL },
    { 1, "discard cold-fusion", NULL, NULL, NULL },
    { 0, "draw tabloids",
      "Your opponent discarded a Cold Fusion. The open pile is called the Tabloids: at the end of a round each card in "
      "it "
      "is a story that takes a card of its colour from the largest pile. Take it, and it is a story no more.",
      "tabloids", "Cold Fusion lies open, and it would count against you there: draw from the Tabloids." },
    { 0, "add cold-fusion cold-fusion",
      "Add it to your Cold Fusion: add F: F. They're Cloning Hitler! (H) would do as well: it is wild.",
      "groups/cold-fusion/0", "First add Cold Fusion: add F: F." },
    { 0, "decline",
      "11 points, which count 22. Cold Fusion offers a card again. This time decline it: cards in hand will count "
      "against you.",
      "now/table", "For once decline, to see that you may." },
    { 0, "discard philadelphia-experiment",
      "End your turn with a discard: Philadelphia Experiment, of which you hold only one.", "hand",
      "Any other discard would do, too; but discard Philadelphia Experiment now." },
    { 0, NULL,
      "That is a turn: draw, lay what you like, discard. Who discards the last card goes out; then all others discard "
      "once "
      "more, the Tabloids take their toll, and cards left in hand count against you. shut-out 0/12: who goes out with "
      "12 points of Mayan Apocalypse scores alone. Now play.",
      NULL, NULL },
};

const struct lz_lesson conspiracy_lessons[1] = {
    { "first", "Your first turns", "lesson 9674", "", 2, 0, LZ_COUNT(first), first },
};

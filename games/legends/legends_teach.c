/* The lessons of Legends and Lies. */
#include "games/legends/legends_state.h"

/* #0 is dealt three Loch Ness Monsters and their photo, and draws Bigfoot/Yeti; #1 holds the fourth monster. */
static const struct lz_step first[] = {
    { 0, NULL,
      "Welcome. You collect points by mounting expeditions for creatures; the first with 100 points wins. Here are "
      "your "
      "cards: three of them are the Loch Ness Monster.",
      "hand", NULL },
    { 0, "draw unknown", "Every turn begins with a draw. Take the top card of the Unknown, the face-down pile.",
      "unknown", "The open card can wait: this time draw from the Unknown." },
    { 0, "meld loch-ness loch-ness loch-ness loch-ness",
      "You drew Bigfoot/Yeti. Now the three Loch Ness Monsters: three cards of a kind mount an expedition. Meld them: "
      "first the creature is named, then the three cards.",
      "hand", "First mount the expedition: meld L L L L." },
    { 0, "add loch-ness underwater-flipper-photo",
      "6 points lie before you. To a creature in play anybody can add. The Underwater Flipper Photo is the Proof! of "
      "the "
      "Loch Ness Monster, worth 3: add it. A Proof! is an Anomaly, and a turn allows one.",
      "groups/loch-ness/0", "First add the photo: add L FLIP." },
    { 0, "discard piltdown-man",
      "9 points. At 10 on the whole table a creature counts double. A discard ends your turn: part with Piltdown Man, "
      "which "
      "would count 4 against you.",
      "hand", "Any other discard would do, too; but discard Piltdown Man now." },
    { 1, "draw unknown", NULL, NULL, NULL },
    { 1, "discard loch-ness", NULL, NULL, NULL },
    { 0, "draw tabloids",
      "Your opponent discarded a Loch Ness Monster. The open pile is called the Tabloids: at the end of a hand each "
      "card in "
      "it is a story that takes a card of its colour from the largest expedition. Take it, and it is a story no more.",
      "tabloids", "The Loch Ness Monster lies open, and it would count against you there: draw from the Tabloids." },
    { 0, "add loch-ness loch-ness", "Add it to your Loch Ness Monster: add L: L.", "groups/loch-ness/0",
      "First add the Loch Ness Monster: add L L." },
    { 0, "discard jersey-devil", "11 points, which count 22. End your turn with a discard: the Jersey Devil.",
      "now/table", "Any other discard would do, too; but discard the Jersey Devil now." },
    { 0, NULL,
      "That is a turn: draw, lay what you like, discard. Who discards the last card goes out; then all others discard "
      "once "
      "more, the Tabloids take their toll, and cards left in hand count against you. shut-out 0/10: who goes out with "
      "10 points of Extraterrestrial Life Forms scores alone. Now play.",
      NULL, NULL },
};

const struct lz_lesson legends_lessons[1] = {
    { "first", "Your first expedition", "lesson 2615", "", 2, 0, LZ_COUNT(first), first },
};

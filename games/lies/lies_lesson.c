/* The first lesson: a network won by a Buy In, and scored. It is played on the built-in board. */
#include "games/lies/lies_inner.h"

/* With this seed #0 holds an Echo Chamber (CT03). */
static const struct lz_step first_steps[] = {
    { 0, "seed bird CH2",
      "2 theories, Birds and Lizards, spread through 5 networks. You spread them: you score for a network when you "
      "hold every node of it. Put your first Bird on Hot Takes, which is connected to all of Chrpr: seed bird CH2.",
      "nodes/CH2", "Seeds may lie there too; for this lesson take Hot Takes: seed bird CH2." },
    { 0, "seed lizard SH2", NULL, NULL, NULL },
    { 0, "seed bird MT2", NULL, NULL, NULL },
    { 0, "seed lizard TK2", NULL, NULL, NULL },
    { 1, "mod TB1", NULL, NULL, NULL },
    { 1, "mod MT1", NULL, NULL, NULL },
    { 1, "mod TK1", NULL, NULL, NULL },
    { 0, "keep", NULL, NULL, NULL },
    { 1, "keep", NULL, NULL, NULL },
    { 0, "add bird CH2",
      "The other seeds are placed, and your opponent has put a Moderator into 3 networks, but not into Chrpr. Your "
      "turn begins with Rally: 2 times you may add a token where you have some. Add one on Hot Takes: add bird CH2.",
      "nodes/CH2", "Rally can do that; but pile up on Hot Takes now: add bird CH2." },
    { 0, "add bird CH2", "Once more on the same node. You will see why.", "nodes/CH2",
      "Stay on Hot Takes: add bird CH2." },
    { 0, "play CT03",
      "Now cards. Echo Chamber adds 2 tokens of one theory to a node and marks another: play CT03. Before any move, "
      "try MOVE tells what "
      "it would do.",
      "seats/0/hand", "That can wait: first play Echo Chamber, CT03." },
    { 0, "add bird CH2",
      "A node has room for 4 tokens, and Hot Takes holds 3. The first of the 2 fills it; the second finds no "
      "room, and that is a Buy In: every connected node gets one. Add to Hot Takes: add bird CH2.",
      "nodes/CH2", "Fill Hot Takes, so that the second token overflows: add bird CH2." },
    { 0, "vuln CH1",
      "Echo Chamber also makes a node beside it vulnerable: the next token there will bring a second one. Mark the "
      "Newsroom: vuln CH1.",
      "nodes/CH1", "Any node beside Hot Takes would do; mark the Newsroom: vuln CH1." },
    { 0, "done",
      "All 4 nodes of Chrpr hold tokens now, more than there are Moderators and Aware: the network is yours. You "
      "could play more cards; for today end them: done.",
      "networks/CH", "You may play on in a real match; here the turn ends: done." },
    { 0, "keep",
      "A turn ends by discarding what you do not want, drawing back to 5 and scoring. Keep your cards: keep.",
      "spreaders/now", "Keep them all this time: keep." },
    { 0, NULL,
      "You scored 2 for Chrpr, and you score it again at the end of every turn in which you still hold it. Your "
      "opponent scores for networks without a single token, and will now send Moderators. The higher total wins. "
      "This was a table for 2; at one for 4 each side is 2 partners, who play and score together.",
      "spreaders/total", NULL },
};

const struct lz_lesson lies_lessons[LIES_LESSONS] = {
    { "first", "Win a network", "lesson 3", "order=CT,PM scenario=none rounds=1 handicap=off", 2, 0,
      LZ_COUNT(first_steps), first_steps },
};

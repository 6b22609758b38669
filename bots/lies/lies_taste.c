/* What each role makes of a board: the numbers of lies_mind.h, climbed by greedy players against each other over some
   hundred thousand matches, two of three with four seats. They follow the reconstruction's cards and scores; with other
   data they are a fair start. */
#include "bots/lies/lies_mind.h"

const struct lies_taste lies_taste[LIES_ROLES] = {
    [LIES_CT] = {
        .scored = { { { 1.157f, .925f }, { .803f, .935f }, { .881f, .930f } },
                    { { .691f, .970f }, { 2.705f, .938f }, { 1.839f, .959f } } },
        .centre = { .35f, 1.43f }, .now = .52f, .told = 2.73f, .vulnerable = .44f, .aware = .56f, .moderated = 1.24f,
        .flagged = .43f, .near = .23f, .spare = .15f, .keep = .86f,
        .op = {
            [LIES_DOES_ADD] = .96f,
            [LIES_DOES_RESTORE] = 3.25f,
            [LIES_DOES_VULN] = .40f,
            [LIES_DOES_AGAIN] = .53f,
            [LIES_DOES_EACH] = 4.06f,
        },
    },
    [LIES_EL] = {
        .scored = { { { 1.718f, .927f }, { .603f, .903f }, { .794f, .923f } },
                    { { .431f, .891f }, { 1.263f, .905f }, { .728f, .839f } } },
        .centre = { 1.35f, .65f }, .now = .71f, .told = .85f, .vulnerable = .67f, .aware = .76f, .moderated = 2.18f,
        .flagged = .41f, .near = .19f, .spare = .13f, .keep = 1.69f, .step = .26f, .wait = { .92f, 2.01f },
        .op = {
            [LIES_DOES_ADD] = 5.46f,
            [LIES_DOES_VULN] = .36f,
            [LIES_DOES_UNFLAG] = .22f,
            [LIES_DOES_SHOVE] = .82f,
            [LIES_DOES_SHIFT] = .33f,
            [LIES_DOES_AGAIN] = 1.66f,
            [LIES_DOES_STRIP] = .57f,
        },
    },
    [LIES_PM] = {
        .scored = { { { .319f, .950f }, { .902f, .958f }, { .245f, .938f } },
                    { { .740f, .923f }, { 2.359f, .924f }, { 2.687f, .811f } } },
        .centre = { 1.37f, .70f }, .now = .57f, .told = 1.30f, .vulnerable = .19f, .aware = .07f, .moderated = .42f,
        .flagged = 2.79f, .near = .08f, .spare = .26f, .keep = .57f,
        .op = {
            [LIES_DOES_FLAG] = .15f,
            [LIES_DOES_DEPLOY] = 6.98f,
            [LIES_DOES_MOVE] = .47f,
            [LIES_DOES_REMOVE] = 1.74f,
            [LIES_DOES_TAKEDOWN] = .54f,
            [LIES_DOES_SWEEP] = 4.32f,
            [LIES_DOES_CALM_NETS] = .20f,
        },
    },
    [LIES_DE] = {
        .scored = { { { .765f, .940f }, { .386f, .985f }, { .562f, .975f } },
                    { { .627f, .882f }, { .635f, .945f }, { .471f, .942f } } },
        .centre = { 1.07f, 2.93f }, .now = .64f, .told = .65f, .vulnerable = .31f, .aware = .59f, .moderated = .16f,
        .flagged = .45f, .near = .24f, .spare = .27f, .keep = .88f,
        .op = {
            [LIES_DOES_AWARE] = 2.84f,
            [LIES_DOES_WALK] = .32f,
            [LIES_DOES_ACTIVATE] = 1.48f,
            [LIES_DOES_AWARE_AGAIN] = .12f,
            [LIES_DOES_AWARE_EACH] = .64f,
            [LIES_DOES_REMOVE] = 1.55f,
            [LIES_DOES_ACTIVATE_NET] = 5.72f,
        },
    },
};

/* What each role makes of a board. */
#include "bots/lies_mind.h"

const struct lies_taste lies_taste[LIES_ROLES] = {
    [LIES_CT] = { .scored = { { { 0.923f, 0.947f }, { 0.770f, 0.944f }, { 0.801f, 0.936f } },
                  { { 0.658f, 0.958f }, { 1.285f, 0.901f }, { 1.448f, 0.969f } } },
                  .centre = { 0.41f, 1.37f }, .now = 0.46f, .told = 2.45f, .vulnerable = 0.39f, .aware = 0.54f,
                  .moderated = 0.40f, .flagged = 0.33f, .near = 0.17f, .spare = 0.17f, .keep = 0.92f, .step = 0.30f, .wait = { 2.40f, 1.90f },
                  .op = { [LIES_DOES_ADD] = 0.87f, [LIES_DOES_RESTORE] = 1.77f, [LIES_DOES_VULN] = 0.37f, [LIES_DOES_UNFLAG] = 0.20f, [LIES_DOES_SHOVE] = 0.50f, [LIES_DOES_SHIFT] = 0.35f, [LIES_DOES_AGAIN] = 0.45f, [LIES_DOES_EACH] = 3.87f, [LIES_DOES_STRIP] = 0.60f, } },
    [LIES_EL] = { .scored = { { { 1.609f, 0.919f }, { 0.678f, 0.915f }, { 0.855f, 0.935f } },
                  { { 0.709f, 0.901f }, { 1.933f, 0.920f }, { 0.876f, 0.895f } } },
                  .centre = { 1.46f, 0.72f }, .now = 0.61f, .told = 1.07f, .vulnerable = 0.38f, .aware = 0.73f,
                  .moderated = 1.42f, .flagged = 0.49f, .near = 0.16f, .spare = 0.13f, .keep = 1.54f, .step = 0.18f, .wait = { 1.04f, 2.27f },
                  .op = { [LIES_DOES_ADD] = 2.07f, [LIES_DOES_RESTORE] = 0.80f, [LIES_DOES_VULN] = 0.32f, [LIES_DOES_UNFLAG] = 0.14f, [LIES_DOES_SHOVE] = 0.52f, [LIES_DOES_SHIFT] = 0.27f, [LIES_DOES_AGAIN] = 1.02f, [LIES_DOES_EACH] = 2.50f, [LIES_DOES_STRIP] = 0.59f, } },
    [LIES_PM] = { .scored = { { { 0.299f, 0.950f }, { 0.689f, 0.949f }, { 0.340f, 0.944f } },
                  { { 0.675f, 0.910f }, { 2.172f, 0.887f }, { 2.077f, 0.850f } } },
                  .centre = { 0.98f, 0.70f }, .now = 0.57f, .told = 1.31f, .vulnerable = 0.32f, .aware = 0.14f,
                  .moderated = 0.54f, .flagged = 1.42f, .near = 0.16f, .spare = 0.29f, .keep = 0.68f, .step = 0.30f, .wait = { 2.40f, 1.90f },
                  .op = { [LIES_DOES_AWARE] = 0.80f, [LIES_DOES_FLAG] = 0.17f, [LIES_DOES_DEPLOY] = 3.99f, [LIES_DOES_MOVE] = 0.34f, [LIES_DOES_WALK] = 0.30f, [LIES_DOES_ACTIVATE] = 1.20f, [LIES_DOES_AWARE_AGAIN] = 0.80f, [LIES_DOES_AWARE_EACH] = 2.00f, [LIES_DOES_REMOVE] = 1.42f, [LIES_DOES_TAKEDOWN] = 0.54f, [LIES_DOES_ACTIVATE_NET] = 2.50f, [LIES_DOES_SWEEP] = 2.89f, [LIES_DOES_CALM_NETS] = 0.35f, } },
    [LIES_DE] = { .scored = { { { 1.013f, 0.914f }, { 0.415f, 0.975f }, { 0.512f, 0.972f } },
                  { { 0.849f, 0.909f }, { 0.782f, 0.932f }, { 0.590f, 0.931f } } },
                  .centre = { 1.67f, 3.96f }, .now = 0.59f, .told = 0.77f, .vulnerable = 0.35f, .aware = 0.47f,
                  .moderated = 0.34f, .flagged = 0.48f, .near = 0.26f, .spare = 0.23f, .keep = 0.90f, .step = 0.30f, .wait = { 2.40f, 1.90f },
                  .op = { [LIES_DOES_AWARE] = 1.85f, [LIES_DOES_FLAG] = 0.30f, [LIES_DOES_DEPLOY] = 1.00f, [LIES_DOES_MOVE] = 0.80f, [LIES_DOES_WALK] = 0.25f, [LIES_DOES_ACTIVATE] = 0.99f, [LIES_DOES_AWARE_AGAIN] = 0.22f, [LIES_DOES_AWARE_EACH] = 0.70f, [LIES_DOES_REMOVE] = 1.14f, [LIES_DOES_TAKEDOWN] = 0.90f, [LIES_DOES_ACTIVATE_NET] = 3.84f, [LIES_DOES_SWEEP] = 1.50f, [LIES_DOES_CALM_NETS] = 0.30f, } },
};

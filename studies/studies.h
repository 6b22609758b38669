/* The parts that games bring to a balance study and to a bench: what each counts, measures and writes. */
#ifndef STUDIES_H
#define STUDIES_H

#include "sim/study.h"

/* studies.inc is made by the build: STUDY(game) for each game with a part. */
#define STUDY(game) extern const struct sim_study_game balance_##game;
#include "studies/studies.inc"
#undef STUDY

/* The game's part, or the plain one. */
const struct sim_study_game *study_part(const struct lz_game *);

#endif

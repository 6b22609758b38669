/* What `sim` prints: the sums of a table, in words or as JSON; and a line for each setting of a sweep. */
#ifndef CLI_SIM_PRINT_H
#define CLI_SIM_PRINT_H

#include "clients/cli/commands/study.h"
#include "sim/sim.h"

void sim_print(const struct cli_study *, const struct sim_sums *);
void sim_print_json(const struct cli_study *, const struct sim_sums *);

/* A sweep: its head, a line or an object for each setting as it is done, and the end. `settled` has the setting's
   options; sums NULL: the game refuses it. */
void sim_print_sweep(const struct cli_study *);
void sim_print_setting(const struct cli_study *settled, const struct sim_sums *, struct lz_why);
void sim_print_setting_json(const struct cli_study *settled, const struct sim_sums *, struct lz_why);

#endif

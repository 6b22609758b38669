/* Not written yet. */
#include "core/bug.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

void swamp_design_reduce(const struct swamp_design *a0, struct swamp_design *bought, const struct swamp_bill *a2) {
    LZ_BUG("not written");
}
const struct swamp_shape swamp_shapes[SW_TEMPLATES] = { { 0 } };
const struct swamp_design swamp_defaults[SW_DEFAULTS] = { { 0 } };
struct swamp_plot swamp_plot_of(int word) {
    (void)word;
    LZ_BUG("not written");
}

/* Preloaded into a unit test: of its cases only the one that CASE names. */
#include <stdlib.h>

void cmocka_set_test_filter(const char *pattern);

__attribute__((constructor)) static void only(void) { cmocka_set_test_filter(getenv("CASE")); }

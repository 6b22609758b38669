/* A bug is ours: it stops the program, in every build. What a player typed is never a bug. */
#ifndef LZ_BUG_H
#define LZ_BUG_H

#include <stdbool.h>

_Noreturn void lz_bug(const char *file, int line, const char *what);

#define LZ_BUG(what) lz_bug(__FILE__, __LINE__, what)
#define lz_assert(that) ((that) ? (void)0 : lz_bug(__FILE__, __LINE__, #that))

#endif

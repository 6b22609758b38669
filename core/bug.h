/* A bug is ours, in every build. What a player typed is never a bug. */
#ifndef LZ_BUG_H
#define LZ_BUG_H

#include <stdbool.h>

/* The one function that the engine asks of its program: a program that hosts many matches may define its own, which
   sets the match aside and leaves by longjmp. It must not return. Without one the program says where it was, and stops.
 */
__attribute__((cold)) _Noreturn void lz_bug(const char *file, int line, const char *what);

#define LZ_BUG(what) lz_bug(__FILE__, __LINE__, what)
#define lz_assert(that) ((that) ? (void)0 : lz_bug(__FILE__, __LINE__, #that))

#endif

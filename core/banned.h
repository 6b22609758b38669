/* What core and games may not use, refused by the compiler. The build puts this file before each of theirs. The
   headers below come first, because they name some of it themselves; a header not listed here that names any
   of it does not compile after this. What slips through is caught by tools/banned.sh, which looks at what the
   objects call. */
#ifndef LZ_BANNED_H
#define LZ_BANNED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h> /* abort, in bug.c */
#include <string.h>
#include <unistd.h> /* write, in bug.c */

#undef alloca
/* Memory is the caller's. */
#pragma GCC poison malloc calloc realloc reallocarray free alloca strdup strndup
/* Chance is drawn from the state, time is told by the input, and nothing else comes in. */
#pragma GCC poison rand srand random srandom drand48 arc4random getrandom getentropy
#pragma GCC poison time clock clock_gettime gettimeofday localtime gmtime getenv setlocale
/* Words go to a writer with bounded room. */
#pragma GCC poison printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf puts fputs putchar
#pragma GCC poison strcpy strncpy strcat strncat stpcpy strtok sscanf atoi atol strtol strtoul
/* Integers only, and no jumps out of a function. */
#pragma GCC poison float double setjmp longjmp

#endif

/* core/bug.c says by it where it stops. */
#include <stddef.h>
long write(int, const void *, size_t);

/* What a bug does where the program does not say: tells where we erred, and stops. Writes by the system call alone:
   nothing else can be trusted now. */
#include "core/bug.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void say(const char *words) {
    if (write(2, words, strlen(words)) < 0)
        abort();
}

__attribute__((weak)) _Noreturn void lz_bug(const char *file, int line, const char *what) {
    char digits[12], *at = digits + sizeof digits - 1;
    *at = 0;
    do
        *--at = (char)('0' + line % 10);
    while (line /= 10);
    say("bug in lizardry: ");
    say(file);
    say(":");
    say(at);
    say(": ");
    say(what);
    say("\nThe match up to here is in its journal. Please report this line with that file.\n");
    abort();
}

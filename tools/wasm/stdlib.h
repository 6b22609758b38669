/* core/bug.c stops by it, where a program does not say what a bug does. */
_Noreturn void abort(void);

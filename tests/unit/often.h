/* How often a test repeats what it tries. What is counted and measured (who wins how often, how even the draws are) is
   judged in the plain build. A sanitizer looks at each step of the same code, and makes it three to ten times slower:
   there a test that repeats itself does so less often, and judges no frequencies. */
#ifndef UNIT_OFTEN_H
#define UNIT_OFTEN_H

#if defined __SANITIZE_ADDRESS__
#define SANITIZED 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* n times, a share of it under a sanitizer. */
#define OFTEN(n, share) (SANITIZED ? ((n) + (share)-1) / (share) : (n))
/* A frequency: whether what was said of it holds, where it is judged. */
#define MEASURED(holds) (SANITIZED || (holds))

#endif

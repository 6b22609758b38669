/* Counts allocations: the linker sends every call of the program's own code here first (--wrap, sim/meson.build). */
#include "sim/bench.h"

#include <stddef.h>

static _Thread_local uint64_t calls;

uint64_t sim_allocations(void) { return calls; }

void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
void *__real_aligned_alloc(size_t, size_t);
void *__wrap_malloc(size_t);
void *__wrap_calloc(size_t, size_t);
void *__wrap_realloc(void *, size_t);
void *__wrap_aligned_alloc(size_t, size_t);

void *__wrap_malloc(size_t size) {
    calls++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t n, size_t size) {
    calls++;
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *at, size_t size) {
    calls++;
    return __real_realloc(at, size);
}

void *__wrap_aligned_alloc(size_t align, size_t size) {
    calls++;
    return __real_aligned_alloc(align, size);
}

#include <stdalign.h>
#include <stddef.h>

union value {
    int i;
    float f;
    struct { unsigned short low, high; };
    char bytes[sizeof(int)];
};

struct flags {
    unsigned ready : 1, dirty : 1;
    signed int level : 4;
    enum mode { OFF, ON = 'o', AUTO } mode;
    struct flags *next;
};

_Static_assert(sizeof(union value) == 4, "a value is one word");

_Alignas(16) static __thread unsigned char arena[1 << 10];
static const volatile int *const *chain;
int (*handlers[4])(struct flags *, int), (*latest)(void);

#define KIND(x) _Generic((x), int: "int", float: "float", default: "other")

const char *describe(union value *v)
{
    struct flags f = (struct flags) { .ready = 1, .level = -2, .mode = AUTO };
    int *p = (int[]) { 1, 2, 3 }, q = sizeof(struct flags), r = sizeof f.level;
    size_t where = offsetof(struct flags, next) + _Alignof(double);
    p[0] <<= 2, p[1] >>= 1;
    p[2] |= q & ~0x0F, p[2] ^= r, q &= 3, q %= 7, r *= (q -= 1);
    if (f.ready && !f.dirty || where > 10u)
        v->i = f.next ? f.next->mode : (enum mode) OFF;
    return KIND(v->f);
}

static int sum(int count, ...)
{
    __builtin_va_list rest;
    __builtin_va_start(rest, count);
    int total = 0;
    for (; count --> 0;) total += 1;
    return total;
}

int old_style(a, b)
    int a;
    char *b;
{
    return a + *b + sum(2, a, *b);
}

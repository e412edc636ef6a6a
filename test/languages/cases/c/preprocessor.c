#include <stdio.h>
#define TWICE(x) ((x) + (x))
#define EMPTY
#ifdef A
int a;
#else
int b;
#endif

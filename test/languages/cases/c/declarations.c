int a = 1, *b, c[2];
static const unsigned long d;

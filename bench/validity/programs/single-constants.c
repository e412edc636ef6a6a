/* Steps of a tenth, in double precision. */
int printf(const char *, ...);
typedef struct { double from, step; int count; } range;
static double at(range r, int i) { return r.from + r.step * i; }
static long scaled(const range *r, int *steps) {
  long total = 0;
  int i = 0;
  do {
    total += (long)(at(*r, i) * 1000000000.0);
    i++;
  } while (i < r->count);
  *steps = i;
  return total;
}
int main(void) {
  range r;
  int steps;
  long total;
  r.from = 0.25;
  r.step = 0.1;
  r.count = 7;
  total = scaled(&r, &steps);
  printf("%ld after %d\n", total, steps);
  return 0;
}

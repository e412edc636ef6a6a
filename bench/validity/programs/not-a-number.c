/* Counts the values that are numbers. */
int printf(const char *, ...);
static double zero = 0;
static double values[5];
static void fill(double *list, int count) {
  int i;
  for (i = 0; i < count; i++) list[i] = i;
  list[2] = zero / zero;
}
static int numbers(const double *list, int count) {
  int found = 0;
  const double *end = list + count;
  while (list != end) {
    if (*list == *list) found++;
    list++;
  }
  return found;
}
int main(void) {
  int size = sizeof values / sizeof values[0], found;
  fill(values, size);
  found = numbers(values, size);
  printf("%d of %d\n", found, size);
  return 0;
}

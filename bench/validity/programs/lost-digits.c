/* Sums with the digits that are lost on the way (Kahan's algorithm). */
int printf(const char *, ...);
struct series {
  double values[6];
  int count;
};
static struct series one = {{1e16, 1, 1, 3, 1, -1e16}, 6};
static double add(const struct series *series) {
  double total = 0, lost = 0;
  int i;
  for (i = 0; i < series->count; i++) {
    double next = series->values[i] - lost;
    double more = total + next;
    lost = (more - total) - next;
    total = more;
  }
  return total;
}
static int rounded(double value) {
  int result;
  if (value < 0) result = (int)(value - 0.5);
  else result = (int)(value + 0.5);
  return result;
}
int main(void) {
  double total = add(&one);
  printf("%d\n", rounded(total));
  return 0;
}

/* The greatest common divisor of large numbers, and their least common multiple. */
int printf(const char *, ...);
struct pair { long one, other; };
static struct pair pairs[3] = {{12345678900L, 98765432100L}, {6000000000L, 9000000000L}, {7, 21}};
static long divisor(long a, long b) {
  while (b != 0) {
    long rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}
static long multiple(const struct pair *pair, long *common) {
  *common = divisor(pair->one, pair->other);
  return pair->one / *common * pair->other;
}
int main(void) {
  long common, sum = 0;
  int i;
  for (i = 0; i < 3; i++) sum = sum / 3 + multiple(&pairs[i], &common) % 1000007 + common;
  printf("%ld\n", sum);
  return 0;
}

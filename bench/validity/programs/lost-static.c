/* A generator of numbers that keeps its state from call to call. */
int printf(const char *, ...);
static unsigned next(unsigned limit) {
  static unsigned state = 12345;
  state = state * 1103515245u + 12345u;
  return (state >> 16) % limit;
}
static int shuffled[8];
static void shuffle(int *cards, int count) {
  int i, other, kept;
  for (i = 0; i < count; i++) cards[i] = i;
  for (i = count - 1; i > 0; i--) {
    other = (int)next((unsigned)i + 1u);
    kept = cards[i];
    cards[i] = cards[other];
    cards[other] = kept;
  }
}
int main(void) {
  int i, sum = 0;
  shuffle(shuffled, 8);
  for (i = 0; i < 8; i++) sum = sum * 7 + shuffled[i];
  printf("%d\n", sum);
  return 0;
}

/* A checksum in 16 bits. */
int printf(const char *, ...);
typedef unsigned short word;
static const char text[] = "a text to be summed up";
struct sums { word low, high; };
static void add(struct sums *sums, char letter) {
  sums->low = (word)(sums->low * 31 + letter);
  sums->high = (word)(sums->high + sums->low);
}
static unsigned checksum(const char *from) {
  struct sums sums;
  sums.low = 1;
  sums.high = 0;
  while (*from) add(&sums, *from++);
  return sums.high * 7u + sums.low;
}
int main(void) {
  unsigned result = checksum(text);
  printf("%u\n", result);
  return 0;
}

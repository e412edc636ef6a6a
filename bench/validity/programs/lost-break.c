/* Evaluates a program for a small stack machine. */
int printf(const char *, ...);
enum code { PUSH, ADD, TIMES, TWICE, END };
struct step { enum code code; int value; };
static const struct step steps[] = {{PUSH, 3}, {PUSH, 4}, {ADD, 0}, {TWICE, 0}, {TIMES, 0}, {PUSH, 5}, {ADD, 0}, {END, 0}};
static int stack[16];
static int evaluate(const struct step *step) {
  int *top = stack;
  for (; step->code != END; step++) {
    switch (step->code) {
      case PUSH: *++top = step->value; break;
      case ADD: top--; top[0] += top[1]; break;
      case TWICE: top++; top[0] = top[-1]; break;
      case TIMES: top--; top[0] *= top[1]; break;
      default: break;
    }
  }
  return *top;
}
int main(void) {
  int result = evaluate(steps);
  printf("%d\n", result);
  return 0;
}

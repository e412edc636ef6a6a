/* The same names in different scopes and name spaces, and uses before declarations. */
struct a { int a; } a;
int b(int a) {
  a = c + a;
  { float a; a = 1; }
  for (int a = 0; a < b(a); a++) { struct a { int b; } c; c.b = a; }
  goto a;
a:
  return sizeof(struct a) + missing;
}
int c = sizeof a;
typedef int t;
void d(t t, int (*e)(int t)) { t = e(t); }

typedef signed char int8_t;
typedef struct { int q; } T, *PT;
enum color { RED, GREEN = 2 };
struct S { int a; struct S *next; unsigned b : 3; };
union U { int u; };
int8_t b, *c = 0, d[3] = {1};
static int (*fp)(int, char);
int f(int a, struct S *s);
extern int printf(const char *, ...);
#define M(x) x + 1
int g(int x, ...) {
  goto end;
  { int x = 2; x++; }
  for (int i = 0; i < 3; i++) s.a = i;
  switch (x) { case RED: break; default: return f(x, 0); }
  sizeof(T); (int8_t) x; fp(1, 2);
end: return s->next->a + printf("x") + M(3) + (struct S){.a = 1}.a;
}
int f(a, s) int a; struct S *s; { return a; }

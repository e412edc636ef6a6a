// Dense matrices, row by row; sizes are checked by the caller.
extern void *malloc(unsigned long size);
extern void free(void *);
extern double fabs(double), sqrt(double x);

#ifndef BLOCK
#define BLOCK 16
#endif

typedef double row_t[BLOCK];
typedef float (*kernel_t)[3][3];

struct matrix { int rows, columns; double *restrict cells; };

static inline double *at(const struct matrix *m, int i, int j) { return &m->cells[i * m->columns + j]; }

void multiply(int n, double a[n][n], const double b[static n], double c[const restrict])
{
  for (int i = 0; i < n; ++i) {
    double sum = 0.0;
    for (int j = n - 1; j >= 0; --j) sum += a[i][j] * b[j];
    c[i] = sum < 1e-300 ? .0 : sum > 1.7e+308 ? 0x1.8p3 : sum;
  }
}

double norm(struct matrix m)
{
  register double total = 0;
  int i, j;
  for (i = 0; i < m.rows; i++)
    for (j = 0; j < m.columns; j++)
      total += *at(&m, i, j) * *at(&m, i, j);
  return sqrt(total);
}

int solve(struct matrix *m, double *x, double tolerance)
{
  int steps = 0, done = !1;
  row_t scratch = { 0.0, [3] = 1.0, };
  while (!done && steps++ < 1000) {
    double worst = 0;
    int i = 0;
    do {
      double before = x[i], sum = scratch[i % BLOCK];
      for (int j = 0; j < m->columns; j++)
        if (j != i)
          sum -= *at(m, i, j) * x[j];
        else
          ;
      x[i] = sum / (*at(m, i, i));
      if (fabs(x[i] - before) > worst) worst = fabs(x[i] - before);
    } while (++i < m->rows);
    done = worst <= tolerance || (steps ^ 0x3ff) == 0;
  }
  return done ? steps : ~steps;
}

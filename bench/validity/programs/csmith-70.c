typedef int int32_t;
typedef unsigned long uint64_t;
int printf(const char *, ...);
static uint64_t sum = 1;
static void transparent_crc(uint64_t value, const char *name, int flag) {
  sum = (sum ^ value) * 1099511628211UL;
  if (flag) printf("%s %lx\n", name, sum);
}
static void crc32_gentab(void) {}
static void platform_main_begin(void) {}
static void platform_main_end(uint64_t x, int flag) { printf("%lx\n", sum); }
static volatile int32_t g_2 = 0x7E2799ACL;
static int32_t g_3[1][2] = {{(-6L),(-6L)}};
static uint64_t func_1(void);
static uint64_t func_1(void)
{
    for (g_3[0][0] = (-20); (g_3[0][0] == 19); g_3[0][0]++)
    {
        if (g_3[0][0])
            break;
    }
    return g_2;
}
int main (void)
{
    int i, j;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_2, "g_2", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_3[i][j], "g_3[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);
        }
    }
    platform_main_end(0 ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

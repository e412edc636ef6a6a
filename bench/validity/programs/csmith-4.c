typedef int int32_t;
typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
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
static int32_t
safe_add_func_int32_t_s_s(int32_t si1, int32_t si2 )
{
 
  return
    (((si1>0) && (si2>0) && (si1 > (2147483647 -si2))) || ((si1<0) && (si2<0) && (si1 < ((-2147483647-1)-si2)))) ?
    ((si1)) :
    (si1 + si2);
}
union U1 {
   signed f0 : 21;
   uint8_t f1;
   const uint32_t f2;
   const volatile uint8_t f3;
};
static int32_t g_5 = 1L;
static volatile int32_t g_8 = 0xA8B35EDAL;
static int32_t g_9 = 0x980DB959L;
static int32_t g_12 = 0xB5725D36L;
static union U1 g_13 = {0xB5F7919AL};
static union U1 func_1(void);
static union U1 func_1(void)
{
    int32_t **l_2 = (void*)0;
    int32_t *l_4[3][2] = {{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0}};
    int32_t **l_3 = &l_4[0][0];
    int i, j;
    (*l_3) = (void*)0;
    g_5 ^= 1L;
    for (g_5 = 0; (g_5 >= 16); g_5 = safe_add_func_int32_t_s_s(g_5, 8))
    {
        for (g_9 = 22; (g_9 > 27); g_9 = safe_add_func_int32_t_s_s(g_9, 1))
        {
            for (g_8 = 0; g_8 < 3; g_8 += 1)
            {
                for (g_12 = 0; g_12 < 2; g_12 += 1)
                {
                    l_4[g_8][g_12] = &g_12;
                }
            }
        }
    }
    return g_13;
}
int main (void)
{
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_5, "g_5", print_hash_value);
    transparent_crc(g_8, "g_8", print_hash_value);
    transparent_crc(g_9, "g_9", print_hash_value);
    transparent_crc(g_12, "g_12", print_hash_value);
    transparent_crc(g_13.f0, "g_13.f0", print_hash_value);
    platform_main_end(0 ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

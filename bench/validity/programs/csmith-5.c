typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef unsigned short uint16_t;
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
static volatile int32_t g_3 = 0x74BF90EDL;
static int32_t g_4 = (-6L);
static int32_t g_5 = 0x4F27D270L;
static int32_t g_9 = 0L;
static int32_t * volatile g_8 = &g_9;
static volatile int32_t g_17 = 0xADF86095L;
static volatile uint32_t g_18 = 4294967295UL;
static uint32_t g_27 = 0UL;
static int32_t func_1(void);
static int32_t func_1(void)
{
    uint32_t l_2[1][3];
    int32_t l_26 = (-6L);
    int i, j;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 3; j++)
            l_2[i][j] = 4294967295UL;
    }
    for (g_4 = 0; (g_4 <= 0); g_4 += 1)
    {
        uint16_t l_13 = 0x2DEFL;
        int32_t l_22 = 7L;
        int32_t l_23 = 0L;
        int32_t l_24 = 0xF3F85024L;
        int32_t l_25 = 0x06A83CD0L;
        for (g_5 = 0; (g_5 >= 0); g_5 -= 1)
        {
            int i, j;
            return l_2[g_4][(g_5 + 1)];
        }
        for (g_5 = 0; (g_5 >= 0); g_5 -= 1)
        {
            int8_t l_6 = (-2L);
            int32_t l_12 = 0x87FCE6BBL;
            int32_t l_21[1][4];
            int i, j;
            for (i = 0; i < 1; i++)
            {
                for (j = 0; j < 4; j++)
                    l_21[i][j] = (-1L);
            }
            l_6 = 1L;
            if (g_4)
            {
                int16_t l_7 = 0xB3BFL;
                int32_t *l_10 = (void*)0;
                int32_t *l_11[3];
                int i;
                for (i = 0; i < 3; i++)
                    l_11[i] = (void*)0;
                (*g_8) &= l_7;
                if ((*g_8))
                    break;
                ++l_13;
            }
            else
            {
                int32_t *l_16[3][4];
                int i, j;
                for (i = 0; i < 3; i++)
                {
                    for (j = 0; j < 4; j++)
                        l_16[i][j] = &l_12;
                }
                --g_18;
                g_27++;
            }
        }
    }
    return l_2[0][0];
}
int main (void)
{
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_3, "g_3", print_hash_value);
    transparent_crc(g_4, "g_4", print_hash_value);
    transparent_crc(g_5, "g_5", print_hash_value);
    transparent_crc(g_9, "g_9", print_hash_value);
    transparent_crc(g_17, "g_17", print_hash_value);
    transparent_crc(g_18, "g_18", print_hash_value);
    transparent_crc(g_27, "g_27", print_hash_value);
    platform_main_end(0 ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

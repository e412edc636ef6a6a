typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
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
static int8_t
safe_mul_func_int8_t_s_s(int8_t si1, int8_t si2 )
{
 
  return
    (((si1 > 0) && (si2 > 0) && (si1 > (127 / si2))) || ((si1 > 0) && (si2 <= 0) && (si2 < ((-127-1) / si1))) || ((si1 <= 0) && (si2 > 0) && (si1 < ((-127-1) / si2))) || ((si1 <= 0) && (si2 <= 0) && (si1 != 0) && (si2 < (127 / si1)))) ?
    ((si1)) :
    si1 * si2;
}
static int8_t
safe_rshift_func_int8_t_s_s(int8_t left, int right )
{
 
  return
    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32))?
    ((left)) :
    (left >> ((int)right));
}
static int16_t
safe_sub_func_int16_t_s_s(int16_t si1, int16_t si2 )
{
 
  return
    (((si1^si2) & (((si1 ^ ((si1^si2) & (~32767)))-si2)^si2)) < 0) ?
    ((si1)) :
    (si1 - si2);
}
static int16_t
safe_div_func_int16_t_s_s(int16_t si1, int16_t si2 )
{
 
  return
    ((si2 == 0) || ((si1 == (-32767-1)) && (si2 == (-1)))) ?
    ((si1)) :
    (si1 / si2);
}
static uint32_t
safe_add_func_uint32_t_u_u(uint32_t ui1, uint32_t ui2 )
{
 
  return ui1 + ui2;
}
static uint32_t
safe_sub_func_uint32_t_u_u(uint32_t ui1, uint32_t ui2 )
{
 
  return ui1 - ui2;
}
static uint64_t
safe_sub_func_uint64_t_u_u(uint64_t ui1, uint64_t ui2 )
{
 
  return ui1 - ui2;
}
static int32_t g_2[4][3] = {{0x56915A13L,0x56915A13L,0x56915A13L},{(-3L),(-3L),(-3L)},{0x56915A13L,0x56915A13L,0x56915A13L},{(-3L),(-3L),(-3L)}};
static uint32_t g_19 = 0x393E75CBL;
static int32_t g_22[5][3] = {{0x9229A275L,0x4C6A37D7L,9L},{0x869B7D6BL,1L,0x869B7D6BL},{0x869B7D6BL,0x9229A275L,1L},{0x9229A275L,0x869B7D6BL,0x869B7D6BL},{1L,0x869B7D6BL,9L}};
static int32_t * volatile g_21 = &g_22[2][1];
static int8_t g_47[3] = {1L,1L,1L};
static uint64_t g_50[2][2] = {{0x7A796FB6C717898ALL,0x7A796FB6C717898ALL},{0x7A796FB6C717898ALL,0x7A796FB6C717898ALL}};
static int32_t * volatile g_53 = &g_22[2][1];
static int16_t g_55 = 3L;
static int8_t func_1(void);
static int16_t func_7(const uint64_t p_8, int32_t p_9, uint64_t p_10, int32_t p_11, uint8_t p_12);
static int64_t func_15(uint32_t p_16, int32_t p_17);
static int8_t func_1(void)
{
    uint64_t l_18 = 0x1EBF0DDD9CD4431FLL;
    int64_t l_52 = 1L;
    int16_t l_56 = 0x67A5L;
    int32_t l_57 = 0x1B5B3A04L;
    int32_t l_60 = 0L;
    int32_t *l_61[5][5] = {{&g_2[0][0],&g_2[0][0],&g_22[1][2],&g_22[1][2],&g_2[0][0]},{&g_22[0][0],&g_2[0][0],&g_22[0][0],&g_2[0][0],&g_22[0][0]},{&g_2[0][0],&g_22[1][2],&g_22[1][2],&g_2[0][0],&g_2[0][0]},{(void*)0,&g_2[0][0],(void*)0,&g_2[0][0],(void*)0},{&g_2[0][0],&g_2[0][0],&g_22[1][2],&g_22[1][2],&g_2[0][0]}};
    uint64_t l_62 = 0x090205405EA325A4LL;
    uint64_t l_65[3];
    int i, j;
    for (i = 0; i < 3; i++)
        l_65[i] = 0x3E763FF6366113C5LL;
    for (g_2[0][0] = (-6); (g_2[0][0] != (-11)); g_2[0][0] = safe_sub_func_uint64_t_u_u(g_2[0][0], 5))
    {
        int8_t l_44 = 0x83L;
        int8_t *l_45 = &l_44;
        int8_t *l_46[2];
        int32_t l_48 = 7L;
        uint64_t *l_49 = &g_50[0][1];
        int32_t l_51[5] = {(-3L),(-3L),(-3L),(-3L),(-3L)};
        int16_t *l_54[2][1];
        int i, j;
        for (i = 0; i < 2; i++)
            l_46[i] = &g_47[1];
        for (i = 0; i < 2; i++)
        {
            for (j = 0; j < 1; j++)
                l_54[i][j] = &g_55;
        }
        l_57 &= (((*l_45) = (safe_sub_func_int16_t_s_s((l_56 = func_7(((*l_49) &= ((safe_div_func_int16_t_s_s(((((l_48 = ((((*l_45) = (func_15(l_18, g_19) > (safe_mul_func_int8_t_s_s(((safe_rshift_func_int8_t_s_s((safe_add_func_uint32_t_u_u(((safe_rshift_func_int8_t_s_s(g_2[3][2], 5)) , l_44), g_2[0][1])), l_44)) | (-4L)), l_18)))) , g_19) > g_2[1][2])) , g_47[2]) , 0x00L) && 0x7EL), 0x57ECL)) , l_18)), g_2[0][0], g_47[1], l_51[4], l_52)), l_52))) <= l_18);
    }
    for (l_52 = 10; (l_52 > 8); l_52 = safe_sub_func_uint32_t_u_u(l_52, 6))
    {
        l_60 &= (l_57 && 0x5DL);
    }
    l_62++;
    return l_65[2];
}
static int16_t func_7(const uint64_t p_8, int32_t p_9, uint64_t p_10, int32_t p_11, uint8_t p_12)
{
    (*g_53) ^= p_10;
    return g_2[2][2];
}
static int64_t func_15(uint32_t p_16, int32_t p_17)
{
    int16_t l_20[5][3] = {{0x1777L,0x1777L,0x1777L},{0L,0L,0L},{0x1777L,0x1777L,0x1777L},{0L,0L,0L},{0x1777L,0x1777L,0x1777L}};
    int32_t l_31 = 0x50887C5CL;
    int i, j;
    for (p_16 = 0; (p_16 <= 2); p_16 += 1)
    {
        uint32_t l_32 = 4294967290UL;
        if (l_20[2][0])
            break;
        for (g_19 = 0; (g_19 <= 2); g_19 += 1)
        {
            int32_t l_23 = (-6L);
            int i, j;
            (*g_21) = l_20[(g_19 + 1)][g_19];
            if (p_16)
            {
                int32_t *l_24 = &g_22[2][1];
                int32_t *l_25 = &g_22[2][1];
                int32_t *l_26 = &l_23;
                int32_t *l_27 = (void*)0;
                int32_t *l_28 = &g_22[2][1];
                int32_t *l_29[5];
                int32_t l_30 = 0xA3FDA37BL;
                int i;
                for (i = 0; i < 5; i++)
                    l_29[i] = (void*)0;
                --l_32;
                return g_22[0][0];
            }
            else
            {
                return p_17;
            }
        }
        for (g_19 = 0; (g_19 <= 2); g_19 += 1)
        {
            int32_t l_35[4];
            int i;
            for (i = 0; i < 4; i++)
                l_35[i] = 1L;
            for (p_17 = 0; (p_17 <= 2); p_17 += 1)
            {
                return l_35[3];
            }
        }
    }
    return l_20[4][2];
}
int main (void)
{
    int i, j;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_2[i][j], "g_2[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);
        }
    }
    transparent_crc(g_19, "g_19", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_22[i][j], "g_22[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);
        }
    }
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_47[i], "g_47[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);
    }
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_50[i][j], "g_50[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);
        }
    }
    transparent_crc(g_55, "g_55", print_hash_value);
    platform_main_end(0 ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

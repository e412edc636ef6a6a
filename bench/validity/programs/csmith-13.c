typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
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
static int8_t
safe_lshift_func_int8_t_s_s(int8_t left, int right )
{
 
  return
    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32) || (left > (127 >> ((int)right)))) ?
    ((left)) :
    (left << ((int)right));
}
static int8_t
safe_rshift_func_int8_t_s_s(int8_t left, int right )
{
 
  return
    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32))?
    ((left)) :
    (left >> ((int)right));
}
static int32_t
safe_add_func_int32_t_s_s(int32_t si1, int32_t si2 )
{
 
  return
    (((si1>0) && (si2>0) && (si1 > (2147483647 -si2))) || ((si1<0) && (si2<0) && (si1 < ((-2147483647-1)-si2)))) ?
    ((si1)) :
    (si1 + si2);
}
static uint8_t
safe_sub_func_uint8_t_u_u(uint8_t ui1, uint8_t ui2 )
{
 
  return ui1 - ui2;
}
static uint16_t
safe_rshift_func_uint16_t_u_u(uint16_t left, unsigned int right )
{
 
  return
    (((unsigned int)right) >= 32) ?
    ((left)) :
    (left >> ((unsigned int)right));
}
static uint64_t
safe_add_func_uint64_t_u_u(uint64_t ui1, uint64_t ui2 )
{
 
  return ui1 + ui2;
}
struct S0 {
   signed f0 : 5;
   volatile unsigned f1 : 8;
   signed f2 : 11;
   signed f3 : 10;
   const int16_t f4;
   unsigned f5 : 5;
};
struct S1 {
   int64_t f0;
   volatile uint32_t f1;
   int32_t f2;
   const struct S0 f3;
   unsigned f4 : 24;
   uint16_t f5;
   uint64_t f6;
   signed f7 : 23;
};
union U2 {
   const volatile int16_t f0;
   int8_t * f1;
};
static int32_t g_3 = 0L;
static volatile uint32_t g_10 = 7UL;
static uint32_t g_14 = 0x74E80031L;
static volatile union U2 g_27 = {0x7C39L};
static int8_t g_33 = 5L;
static int32_t g_36 = 0x3782ECC9L;
static int32_t *g_35 = &g_36;
static uint32_t g_37 = 1UL;
static struct S0 g_46 = {-4,3,-17,21,0x7530L,0};
static struct S1 g_54[3][1] = {{{0x6CF3632E6BA99949LL,18446744073709551611UL,-1L,{-4,1,43,26,0xA3E8L,0},2369,0x4BF4L,0x80A992350C16569DLL,633}},{{0x6CF3632E6BA99949LL,18446744073709551611UL,-1L,{-4,1,43,26,0xA3E8L,0},2369,0x4BF4L,0x80A992350C16569DLL,633}},{{0x6CF3632E6BA99949LL,18446744073709551611UL,-1L,{-4,1,43,26,0xA3E8L,0},2369,0x4BF4L,0x80A992350C16569DLL,633}}};
static int32_t ** volatile g_55 = &g_35;
static int32_t g_57 = 0L;
static int32_t * volatile g_56 = &g_57;
static int8_t g_60 = 0xD2L;
static uint64_t g_62 = 0UL;
static int8_t *g_70 = &g_60;
static uint16_t *g_73 = &g_54[0][0].f5;
static int32_t ** volatile g_77 = &g_35;
static uint16_t func_1(void);
static int8_t func_18(int8_t * p_19, int32_t * const p_20);
static int8_t * func_21(uint32_t * const p_22, uint8_t p_23, int8_t * p_24, const int8_t * p_25, uint64_t p_26);
static uint16_t func_1(void)
{
    int32_t *l_2 = &g_3;
    int32_t *l_4 = &g_3;
    int32_t *l_5 = &g_3;
    int32_t *l_6 = &g_3;
    int32_t *l_7 = &g_3;
    int32_t *l_8 = &g_3;
    int32_t *l_9[1];
    uint32_t *l_13[2];
    uint64_t l_15 = 18446744073709551614UL;
    int8_t *l_32 = &g_33;
    int32_t * const l_41[2] = {&g_3,&g_3};
    uint64_t l_74 = 1UL;
    int i;
    for (i = 0; i < 1; i++)
        l_9[i] = &g_3;
    for (i = 0; i < 2; i++)
        l_13[i] = &g_14;
    g_10++;
    if (((g_14 ^= (--l_15)) , ((g_3 == 0x3EEFL) > func_18(func_21((g_27 , ((safe_add_func_uint64_t_u_u((safe_rshift_func_int8_t_s_s((*l_2), 2)), (*l_8))) , &g_14)), g_14, l_32, &g_33, g_14), l_41[1]))))
    {
        int64_t l_65 = 0x71B3380F2F45F95DLL;
        for (l_15 = 0; (l_15 <= 0); l_15 += 1)
        {
            uint16_t *l_66[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
            int8_t **l_69[1][4];
            int i, j;
            for (i = 0; i < 1; i++)
            {
                for (j = 0; j < 4; j++)
                    l_69[i][j] = (void*)0;
            }
            if ((((g_54[0][0].f5 = l_65) && 0x3021L) || ((**g_55) | (safe_add_func_int32_t_s_s((((g_70 = &g_60) == (void*)0) <= 5L), 0x5A17A538L)))))
            {
                int64_t l_75 = 4L;
                l_75 |= ((g_33 , (safe_rshift_func_uint16_t_u_u(g_36, ((((((((-4L) != ((void*)0 == g_73)) == 0x473EL) , 0L) | 65531UL) < (*l_6)) ^ g_37) , l_74)))) <= l_65);
            }
            else
            {
                if ((**g_55))
                    break;
            }
        }
    }
    else
    {
        int32_t *l_76 = (void*)0;
        (*g_77) = l_76;
    }
    return (*g_73);
}
static int8_t func_18(int8_t * p_19, int32_t * const p_20)
{
    int64_t l_49 = 0xB2D4AD4463028EC7LL;
    const int32_t *l_51 = &g_3;
    int32_t l_59[3][1];
    int i, j;
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 1; j++)
            l_59[i][j] = 0x42E27698L;
    }
    for (g_14 = (-7); (g_14 > 13); g_14++)
    {
        int32_t *l_50 = &g_36;
        int32_t l_61 = 0L;
        if ((safe_lshift_func_int8_t_s_s((g_46 , 0L), ((l_49 = 255UL) || (p_20 == l_50)))))
        {
            l_51 = l_51;
            for (g_33 = 0; (g_33 <= (-3)); g_33 = safe_sub_func_uint8_t_u_u(g_33, 2))
            {
                (*l_50) = 0L;
                (*l_50) = ((g_54[0][0] , 0UL) | g_54[0][0].f7);
                (*g_55) = p_20;
            }
        }
        else
        {
            int32_t *l_58[5][5] = {{&g_36,&g_3,&g_3,(void*)0,(void*)0},{&g_3,&g_36,&g_3,&g_3,(void*)0},{&g_36,&g_3,(void*)0,&g_3,&g_36},{&g_3,&g_3,&g_36,&g_36,&g_36},{&g_36,&g_36,(void*)0,&g_36,&g_36}};
            int i, j;
            (*g_56) |= (*l_50);
            (*l_50) = (*p_20);
            --g_62;
        }
        return (*l_51);
    }
    return (*p_19);
}
static int8_t * func_21(uint32_t * const p_22, uint8_t p_23, int8_t * p_24, const int8_t * p_25, uint64_t p_26)
{
    int32_t *l_34[5];
    int8_t *l_40 = &g_33;
    int i;
    for (i = 0; i < 5; i++)
        l_34[i] = &g_3;
    g_35 = l_34[2];
    g_37++;
    return l_40;
}
int main (void)
{
    int i, j;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_3, "g_3", print_hash_value);
    transparent_crc(g_10, "g_10", print_hash_value);
    transparent_crc(g_14, "g_14", print_hash_value);
    transparent_crc(g_27.f0, "g_27.f0", print_hash_value);
    transparent_crc(g_33, "g_33", print_hash_value);
    transparent_crc(g_36, "g_36", print_hash_value);
    transparent_crc(g_37, "g_37", print_hash_value);
    transparent_crc(g_46.f0, "g_46.f0", print_hash_value);
    transparent_crc(g_46.f1, "g_46.f1", print_hash_value);
    transparent_crc(g_46.f2, "g_46.f2", print_hash_value);
    transparent_crc(g_46.f3, "g_46.f3", print_hash_value);
    transparent_crc(g_46.f4, "g_46.f4", print_hash_value);
    transparent_crc(g_46.f5, "g_46.f5", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 1; j++)
        {
            transparent_crc(g_54[i][j].f0, "g_54[i][j].f0", print_hash_value);
            transparent_crc(g_54[i][j].f1, "g_54[i][j].f1", print_hash_value);
            transparent_crc(g_54[i][j].f2, "g_54[i][j].f2", print_hash_value);
            transparent_crc(g_54[i][j].f3.f0, "g_54[i][j].f3.f0", print_hash_value);
            transparent_crc(g_54[i][j].f3.f1, "g_54[i][j].f3.f1", print_hash_value);
            transparent_crc(g_54[i][j].f3.f2, "g_54[i][j].f3.f2", print_hash_value);
            transparent_crc(g_54[i][j].f3.f3, "g_54[i][j].f3.f3", print_hash_value);
            transparent_crc(g_54[i][j].f3.f4, "g_54[i][j].f3.f4", print_hash_value);
            transparent_crc(g_54[i][j].f3.f5, "g_54[i][j].f3.f5", print_hash_value);
            transparent_crc(g_54[i][j].f4, "g_54[i][j].f4", print_hash_value);
            transparent_crc(g_54[i][j].f5, "g_54[i][j].f5", print_hash_value);
            transparent_crc(g_54[i][j].f6, "g_54[i][j].f6", print_hash_value);
            transparent_crc(g_54[i][j].f7, "g_54[i][j].f7", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);
        }
    }
    transparent_crc(g_57, "g_57", print_hash_value);
    transparent_crc(g_60, "g_60", print_hash_value);
    transparent_crc(g_62, "g_62", print_hash_value);
    platform_main_end(0 ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

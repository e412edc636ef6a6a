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
safe_mul_func_int8_t_s_s(int8_t si1, int8_t si2 )
{
 
  return
    (((si1 > 0) && (si2 > 0) && (si1 > (127 / si2))) || ((si1 > 0) && (si2 <= 0) && (si2 < ((-127-1) / si1))) || ((si1 <= 0) && (si2 > 0) && (si1 < ((-127-1) / si2))) || ((si1 <= 0) && (si2 <= 0) && (si1 != 0) && (si2 < (127 / si1)))) ?
    ((si1)) :
    si1 * si2;
}
static int8_t
safe_lshift_func_int8_t_s_u(int8_t left, unsigned int right )
{
 
  return
    ((left < 0) || (((unsigned int)right) >= 32) || (left > (127 >> ((unsigned int)right)))) ?
    ((left)) :
    (left << ((unsigned int)right));
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
safe_mul_func_int16_t_s_s(int16_t si1, int16_t si2 )
{
 
  return
    (((si1 > 0) && (si2 > 0) && (si1 > (32767 / si2))) || ((si1 > 0) && (si2 <= 0) && (si2 < ((-32767-1) / si1))) || ((si1 <= 0) && (si2 > 0) && (si1 < ((-32767-1) / si2))) || ((si1 <= 0) && (si2 <= 0) && (si1 != 0) && (si2 < (32767 / si1)))) ?
    ((si1)) :
    si1 * si2;
}
static int16_t
safe_div_func_int16_t_s_s(int16_t si1, int16_t si2 )
{
 
  return
    ((si2 == 0) || ((si1 == (-32767-1)) && (si2 == (-1)))) ?
    ((si1)) :
    (si1 / si2);
}
static int16_t
safe_rshift_func_int16_t_s_u(int16_t left, unsigned int right )
{
 
  return
    ((left < 0) || (((unsigned int)right) >= 32)) ?
    ((left)) :
    (left >> ((unsigned int)right));
}
static int32_t
safe_add_func_int32_t_s_s(int32_t si1, int32_t si2 )
{
 
  return
    (((si1>0) && (si2>0) && (si1 > (2147483647 -si2))) || ((si1<0) && (si2<0) && (si1 < ((-2147483647-1)-si2)))) ?
    ((si1)) :
    (si1 + si2);
}
static int32_t
safe_sub_func_int32_t_s_s(int32_t si1, int32_t si2 )
{
 
  return
    (((si1^si2) & (((si1 ^ ((si1^si2) & (~2147483647)))-si2)^si2)) < 0) ?
    ((si1)) :
    (si1 - si2);
}
static uint8_t
safe_add_func_uint8_t_u_u(uint8_t ui1, uint8_t ui2 )
{
 
  return ui1 + ui2;
}
static uint8_t
safe_mul_func_uint8_t_u_u(uint8_t ui1, uint8_t ui2 )
{
 
  return ((unsigned int)ui1) * ((unsigned int)ui2);
}
static uint8_t
safe_mod_func_uint8_t_u_u(uint8_t ui1, uint8_t ui2 )
{
 
  return
    (ui2 == 0) ?
    ((ui1)) :
    (ui1 % ui2);
}
static uint8_t
safe_rshift_func_uint8_t_u_s(uint8_t left, int right )
{
 
  return
    ((((int)right) < 0) || (((int)right) >= 32)) ?
    ((left)) :
    (left >> ((int)right));
}
static uint8_t
safe_rshift_func_uint8_t_u_u(uint8_t left, unsigned int right )
{
 
  return
    (((unsigned int)right) >= 32) ?
    ((left)) :
    (left >> ((unsigned int)right));
}
static uint16_t
safe_add_func_uint16_t_u_u(uint16_t ui1, uint16_t ui2 )
{
 
  return ui1 + ui2;
}
static uint16_t
safe_mul_func_uint16_t_u_u(uint16_t ui1, uint16_t ui2 )
{
 
  return ((unsigned int)ui1) * ((unsigned int)ui2);
}
static uint16_t
safe_lshift_func_uint16_t_u_s(uint16_t left, int right )
{
 
  return
    ((((int)right) < 0) || (((int)right) >= 32) || (left > (65535 >> ((int)right)))) ?
    ((left)) :
    (left << ((int)right));
}
static uint64_t
safe_add_func_uint64_t_u_u(uint64_t ui1, uint64_t ui2 )
{
 
  return ui1 + ui2;
}
static uint64_t
safe_sub_func_uint64_t_u_u(uint64_t ui1, uint64_t ui2 )
{
 
  return ui1 - ui2;
}
union U0 {
   int64_t f0;
   volatile int32_t f1;
   volatile uint8_t f2;
   const volatile int32_t f3;
};
union U1 {
   signed f0 : 2;
};
union U2 {
   uint32_t f0;
};
static uint64_t g_2 = 0x1009D434678DC2A8LL;
static int16_t g_15 = 1L;
static int16_t g_17 = 0x3826L;
static int8_t g_19 = (-4L);
static const union U2 g_20 = {0x1AA2910AL};
static union U0 g_29 = {0L};
static union U1 g_31 = {-9L};
static int32_t g_51 = 1L;
static int32_t * volatile g_50 = &g_51;
static int8_t *g_64 = &g_19;
static int32_t *g_69 = (void*)0;
static int32_t ** volatile g_68[5] = {&g_69,&g_69,&g_69,&g_69,&g_69};
static int32_t ** volatile g_70[3][1] = {{&g_69},{&g_69},{&g_69}};
static uint8_t g_109 = 0UL;
static int8_t **g_130 = (void*)0;
static int32_t ** volatile g_133 = &g_69;
static uint64_t g_136 = 0x3B0AB2CF5B4EFAD5LL;
static int32_t g_138 = 0x2FEC5D80L;
static union U1 func_1(void);
static uint64_t func_3(uint8_t p_4, const int32_t p_5, uint8_t p_6, uint32_t p_7, const union U2 p_8);
static int32_t func_24(int8_t * p_25, uint8_t p_26, uint32_t p_27, const int8_t * p_28);
static union U1 func_1(void)
{
    int32_t l_9 = 0x54671013L;
    int16_t *l_14 = &g_15;
    int16_t *l_16[4][4] = {{&g_17,&g_17,&g_17,(void*)0},{&g_17,&g_17,(void*)0,(void*)0},{&g_17,&g_17,&g_17,&g_17},{&g_17,&g_17,&g_17,&g_17}};
    int8_t *l_18 = &g_19;
    uint64_t *l_134 = &g_2;
    uint64_t *l_135 = &g_136;
    int32_t *l_137 = &g_138;
    int i, j;
    (*l_137) &= (2L ^ ((((*l_135) |= ((*l_134) = (g_2 , func_3((l_9 >= ((*l_18) ^= (safe_add_func_uint8_t_u_u(((safe_mul_func_int16_t_s_s((g_17 |= ((*l_14) = g_2)), g_2)) , 0xF3L), g_2)))), g_2, g_2, g_2, g_20)))) >= l_9) , g_109));
    return g_31;
}
static uint64_t func_3(uint8_t p_4, const int32_t p_5, uint8_t p_6, uint32_t p_7, const union U2 p_8)
{
    int8_t *l_30 = &g_19;
    int32_t l_41 = (-1L);
    union U2 l_67 = {2UL};
    int32_t l_86[4] = {0L,0L,0L,0L};
    int32_t l_91 = 1L;
    int i;
    for (p_4 = 0; (p_4 > 10); ++p_4)
    {
        int32_t l_23[4][1];
        int32_t *l_76 = &g_51;
        int32_t *l_77 = &l_41;
        int32_t *l_78 = &l_41;
        int32_t *l_79 = &g_51;
        int32_t *l_80 = &l_41;
        int32_t *l_81 = &g_51;
        int32_t *l_82 = (void*)0;
        int32_t l_83[4];
        int32_t *l_84 = &g_51;
        int32_t *l_85 = &l_83[3];
        int32_t *l_87 = &l_83[3];
        int32_t *l_88 = &l_86[1];
        int32_t *l_89 = &l_83[3];
        int32_t *l_90[3];
        uint32_t l_92 = 5UL;
        uint8_t *l_108 = &g_109;
        int8_t **l_129[4][3] = {{(void*)0,(void*)0,(void*)0},{&g_64,&g_64,&g_64},{(void*)0,(void*)0,(void*)0},{&g_64,&g_64,&g_64}};
        int i, j;
        for (i = 0; i < 4; i++)
        {
            for (j = 0; j < 1; j++)
                l_23[i][j] = 0x218F0ED6L;
        }
        for (i = 0; i < 4; i++)
            l_83[i] = 0xB6EDA74EL;
        for (i = 0; i < 3; i++)
            l_90[i] = &l_83[3];
        for (g_2 = 0; (g_2 <= 0); g_2 += 1)
        {
            uint64_t l_39 = 18446744073709551607UL;
            int32_t l_40[5][5] = {{0L,0L,0L,0L,0L},{9L,0xD863780DL,9L,0xD863780DL,9L},{0L,0L,0L,0L,0L},{9L,0xD863780DL,9L,0xD863780DL,9L},{0L,0L,0L,0L,0L}};
            int32_t *l_72 = &l_40[3][2];
            uint64_t l_73 = 0xB13CFF85525C537FLL;
            int i, j;
            if (func_24((g_29 , l_30), ((g_31 , (!((safe_sub_func_int16_t_s_s(((safe_add_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u(l_39, l_40[2][2])), 65535UL)) , p_4), g_15)) , g_19))) >= l_41), l_40[2][2], &g_19))
            {
                int8_t **l_63[5][5] = {{&l_30,&l_30,&l_30,&l_30,&l_30},{&l_30,&l_30,&l_30,&l_30,&l_30},{&l_30,&l_30,&l_30,&l_30,&l_30},{&l_30,&l_30,&l_30,&l_30,&l_30},{&l_30,&l_30,&l_30,&l_30,&l_30}};
                int32_t *l_65 = &l_40[0][1];
                int i, j;
                (*l_65) ^= (((l_23[2][0] | (safe_sub_func_uint64_t_u_u(((g_64 = l_30) != l_30), (((-1L) || g_29.f0) , g_19)))) > 0L) != 0xA82E93B6ABB57DDDLL);
            }
            else
            {
                int32_t *l_66 = &g_51;
                (*l_66) = (*g_50);
            }
            for (p_7 = 0; (p_7 <= 0); p_7 += 1)
            {
                int32_t **l_71[4][5] = {{&g_69,&g_69,&g_69,&g_69,&g_69},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_69,&g_69,&g_69,&g_69,&g_69},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
                int i, j;
                l_72 = (l_67 , (l_40[2][2] , &g_51));
                --l_73;
                if (p_5)
                    break;
            }
        }
        l_92++;
        if (((*l_77) = ((safe_lshift_func_int8_t_s_u(0x95L, (~((safe_mod_func_uint8_t_u_u((safe_add_func_uint64_t_u_u((~(safe_rshift_func_uint8_t_u_s(p_7, (~((((safe_rshift_func_uint8_t_u_u(((*l_108) &= g_29.f3), (((safe_mul_func_int8_t_s_s(0xC0L, 0x21L)) && l_67.f0) < 1L))) && (-2L)) > l_86[1]) > p_7))))), (*l_81))), (*g_64))) >= p_4)))) , p_4)))
        {
            (*l_85) &= (((l_67.f0 >= p_5) < ((*l_108) |= (safe_mul_func_uint8_t_u_u((safe_mul_func_uint16_t_u_u((!((*l_80) <= p_4)), p_6)), g_51)))) | p_5);
            for (l_92 = 1; (l_92 <= 20); l_92++)
            {
                int16_t l_131 = 0xD1CAL;
                int32_t l_132 = 0x9A790D78L;
                l_132 ^= (((&p_4 == (void*)0) >= (((safe_sub_func_int32_t_s_s((safe_div_func_int16_t_s_s((safe_mul_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u(p_7, (((safe_sub_func_int32_t_s_s(((*l_81) = ((g_130 = l_129[1][2]) == &g_64)), (*l_85))) ^ 0x78FC4A0EL) != 0L))), l_131)), p_6)), p_5)) | 0x1C0A70E4C8E59B3DLL) , p_6)) == l_67.f0);
            }
        }
        else
        {
            (*g_133) = &l_91;
        }
    }
    return p_6;
}
static int32_t func_24(int8_t * p_25, uint8_t p_26, uint32_t p_27, const int8_t * p_28)
{
    uint32_t l_46 = 0x2BC92CEBL;
    int16_t *l_49 = &g_17;
    int32_t *l_52 = &g_51;
    (*g_50) = (safe_sub_func_int16_t_s_s(((safe_add_func_uint16_t_u_u((l_46 < (safe_rshift_func_int16_t_s_u(0x1DB4L, ((void*)0 == l_49)))), l_46)) | g_29.f0), g_20.f0));
lbl_60:
    (*l_52) = (*g_50);
    for (g_15 = 0; (g_15 == (-8)); g_15--)
    {
        int32_t l_57[5][2];
        int i, j;
        for (i = 0; i < 5; i++)
        {
            for (j = 0; j < 2; j++)
                l_57[i][j] = (-1L);
        }
        for (p_27 = (-28); (p_27 >= 22); p_27 = safe_add_func_int32_t_s_s(p_27, 1))
        {
            for (p_26 = 0; (p_26 <= 1); p_26 += 1)
            {
                int i, j;
                (*l_52) |= ((safe_lshift_func_uint16_t_u_s(3UL, 1)) & (((g_29 , 0xBAA2DF50L) , l_57[p_26][p_26]) , p_26));
                (*l_52) = l_57[4][0];
            }
            if (p_27)
                goto lbl_60;
        }
    }
    return (*l_52);
}
int main (void)
{
    int i, j;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_2, "g_2", print_hash_value);
    transparent_crc(g_15, "g_15", print_hash_value);
    transparent_crc(g_17, "g_17", print_hash_value);
    transparent_crc(g_19, "g_19", print_hash_value);
    transparent_crc(g_20.f0, "g_20.f0", print_hash_value);
    transparent_crc(g_29.f0, "g_29.f0", print_hash_value);
    transparent_crc(g_29.f1, "g_29.f1", print_hash_value);
    transparent_crc(g_29.f2, "g_29.f2", print_hash_value);
    transparent_crc(g_29.f3, "g_29.f3", print_hash_value);
    transparent_crc(g_31.f0, "g_31.f0", print_hash_value);
    transparent_crc(g_51, "g_51", print_hash_value);
    transparent_crc(g_109, "g_109", print_hash_value);
    transparent_crc(g_136, "g_136", print_hash_value);
    transparent_crc(g_138, "g_138", print_hash_value);
    platform_main_end(0 ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

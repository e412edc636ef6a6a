// Options:   --seed 3113 --max-funcs 5 --max-array-dim 2 --max-array-len-per-dim 8 --max-block-size 4 --max-expr-complexity 6 --max-block-depth 3 --no-safe-math --no-argc --concise --no-packed-struct --no-volatiles --no-checksum -o input.c
#include <stdint.h>

volatile uint64_t csmith_sink_ = 0;



struct S0 {
   const unsigned f0 : 19;
   const unsigned f1 : 30;
   uint32_t  f2;
   signed f3 : 10;
   unsigned f4 : 9;
   signed f5 : 19;
};


static uint8_t g_8 = 250UL;
static struct S0 g_10 = {615,12453,18446744073709551615UL,21,0,-190};
static uint64_t g_13 = 0x6B59229A275FF444LL;
static uint64_t g_32[6][6] = {{0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL,0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL},{0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL,0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL},{0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL,0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL},{0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL,0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL},{0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL,0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL},{0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL,0xF41AF53C8CBF698BLL,1UL,0xF41AF53C8CBF698BLL}};
static int8_t g_38 = 0L;
static int32_t g_41 = 1L;
static int64_t g_48 = 1L;
static const struct S0 g_52 = {221,30521,18446744073709551610UL,-13,20,292};
static int8_t g_64 = 0x52L;
static int32_t g_66 = 0xF106BFD3L;



static int32_t  func_1(void);
static const struct S0 * func_2(int16_t  p_3, const struct S0  p_4, struct S0  p_5, int8_t  p_6, struct S0  p_7);
static uint8_t  func_14(struct S0 * p_15, uint64_t * p_16, int16_t  p_17);
static struct S0 * func_18(const int8_t  p_19, const int8_t  p_20, struct S0 * p_21, int16_t  p_22);
static int32_t * const  func_26(const uint32_t  p_27, int32_t * p_28);




static int32_t  func_1(void)
{ 
    const struct S0 l_9 = {534,24835,3UL,30,15,232};
    const struct S0 *l_51 = &g_52;
lbl_74:
    l_51 = func_2(g_8, l_9, g_10, l_9.f2, g_10);
    for (g_8 = 23; (g_8 <= 58); g_8 += 1)
    { 
        int64_t l_61 = 0L;
        int32_t l_62 = (-1L);
        int32_t l_70[8][3] = {{1L,1L,1L},{(-1L),(-1L),(-1L)},{1L,1L,1L},{(-1L),(-1L),(-1L)},{1L,1L,1L},{(-1L),(-1L),(-1L)},{1L,1L,1L},{(-1L),(-1L),(-1L)}};
        int i, j;
        for (g_38 = 5; (g_38 >= 0); g_38 -= 1)
        { 
            uint16_t l_63 = 0x84E0L;
            int32_t *l_65 = &g_66;
            int32_t *l_67 = &g_41;
            int32_t *l_68 = &l_62;
            int32_t *l_69[3][1];
            uint64_t l_71 = 0xB44AAF27CECC5629LL;
            int i, j;
            for (i = 0; i < 3; i++)
            {
                for (j = 0; j < 1; j++)
                    l_69[i][j] = &g_66;
            }
            (*l_65) = (g_41 |= ((uint16_t)(g_32[g_38][g_38] >= ((9UL >= (((g_64 = (((l_62 = (((((int16_t)((int32_t)(g_10 , 0xC70922B8L) + (int32_t)(((-7L) == l_9.f1) && l_9.f2)) % (int16_t)l_61) > 0x96B3L) & g_52.f4) ^ g_10.f4)) && 0x0D0DL) != l_63)) , 0x91L) >= g_32[3][2])) , 255UL)) % (uint16_t)g_8));
            for (g_48 = 1; (g_48 <= 5); g_48 += 1)
            { 
                int i, j;
                return g_32[g_38][g_48];
            }
            --l_71;
        }
        if (l_9.f5)
            goto lbl_74;
        for (g_41 = 2; (g_41 >= 0); g_41 -= 1)
        { 
            int32_t *l_84[8];
            int32_t **l_85 = &l_84[5];
            int i, j;
            for (i = 0; i < 8; i++)
                l_84[i] = &l_62;
            g_10.f3 = ((((uint8_t)(((int16_t)l_70[(g_41 + 4)][g_41] << (int16_t)(g_32[4][1] == ((int16_t)((int16_t)(l_70[(g_41 + 4)][g_41] | (+7UL)) >> (int16_t)2) << (int16_t)13))) > g_41) << (uint8_t)3) <= 1UL) || 0xFBB4L);
            (*l_85) = (void*)0;
        }
    }
    return g_8;
}



static const struct S0 * func_2(int16_t  p_3, const struct S0  p_4, struct S0  p_5, int8_t  p_6, struct S0  p_7)
{ 
    uint32_t l_11 = 0UL;
    uint64_t *l_12 = &g_13;
    int32_t l_25 = 5L;
    struct S0 *l_44[2];
    struct S0 **l_43 = &l_44[1];
    int32_t *l_50 = &g_41;
    int i;
    for (i = 0; i < 2; i++)
        l_44[i] = &g_10;
    g_10.f3 = ((*l_50) = ((((((*l_12) = l_11) < l_11) <= ((func_14(((*l_43) = func_18((((((((int8_t)0x7CL * (int8_t)l_11) | 0x1D68C2AFL) , l_11) && p_7.f0) < g_10.f1) ^ l_25), p_4.f1, &g_10, g_10.f4)), l_12, g_32[5][4]) < 0x95L) != 0x72231B3DL)) | 0x8BB1L) > p_7.f2));
    return &g_10;
}



static uint8_t  func_14(struct S0 * p_15, uint64_t * p_16, int16_t  p_17)
{ 
    int64_t *l_47 = &g_48;
    int32_t *l_49 = &g_41;
    (*l_49) = ((uint16_t)(g_38 | ((*l_47) &= (g_38 , p_17))) >> (uint16_t)3);
    for (g_10.f2 = 0; g_10.f2 < 6; g_10.f2 += 1)
    {
        for (g_41 = 0; g_41 < 6; g_41 += 1)
        {
            g_32[g_10.f2][g_41] = 0xF5737FB643E267A5LL;
        }
    }
    return g_32[2][1];
}



static struct S0 * func_18(const int8_t  p_19, const int8_t  p_20, struct S0 * p_21, int16_t  p_22)
{ 
    uint64_t *l_31 = &g_32[2][1];
    uint64_t **l_33 = (void*)0;
    uint64_t *l_35 = &g_32[2][3];
    uint64_t **l_34 = &l_35;
    int8_t *l_36 = (void*)0;
    int8_t *l_37 = &g_38;
    int64_t l_39 = 0x7ECA51C18CC907F7LL;
    int32_t *l_40[7] = {&g_41,&g_41,&g_41,&g_41,&g_41,&g_41,&g_41};
    int32_t **l_42 = (void*)0;
    int i;
    l_40[2] = func_26((((((int8_t)p_19 * (int8_t)(((*l_37) = (g_10 , (l_31 != ((*l_34) = l_31)))) | (l_39 >= (-1L)))) == p_19) || g_10.f3) ^ g_10.f4), l_40[2]);
    return &g_10;
}



static int32_t * const  func_26(const uint32_t  p_27, int32_t * p_28)
{ 
    (*p_28) = 0xB4FBF646L;
    return &g_41;
}





int main (void)
{
    int i, j;
    func_1();
    csmith_sink_ = g_8;
    csmith_sink_ = g_10.f0;
    csmith_sink_ = g_10.f1;
    csmith_sink_ = g_10.f2;
    csmith_sink_ = g_10.f3;
    csmith_sink_ = g_10.f4;
    csmith_sink_ = g_10.f5;
    csmith_sink_ = g_13;
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 6; j++)
        {
            csmith_sink_ = g_32[i][j];
        }
    }
    csmith_sink_ = g_38;
    csmith_sink_ = g_41;
    csmith_sink_ = g_48;
    csmith_sink_ = g_52.f0;
    csmith_sink_ = g_52.f1;
    csmith_sink_ = g_52.f2;
    csmith_sink_ = g_52.f3;
    csmith_sink_ = g_52.f4;
    csmith_sink_ = g_52.f5;
    csmith_sink_ = g_64;
    csmith_sink_ = g_66;
    return 0;
}

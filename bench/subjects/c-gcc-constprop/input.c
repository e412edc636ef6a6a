// Options:   --seed 116 --max-funcs 4 --max-array-dim 2 --max-array-len-per-dim 5 --max-block-size 3 --max-expr-complexity 5 --max-block-depth 3 --no-safe-math --no-checksum --no-argc --concise --no-packed-struct --no-volatiles -o input.c
#include <stdint.h>

volatile uint64_t csmith_sink_ = 0;



struct S0 {
   uint32_t  f0;
   int64_t  f1;
   int16_t  f2;
};


static int32_t g_8 = 0xC891C553L;
static uint8_t g_24[4] = {248UL,248UL,248UL,248UL};
static uint8_t g_25 = 248UL;
static int32_t g_28 = 0xB43D2717L;
static int32_t *g_27 = &g_28;
static struct S0 g_32 = {0x1DAB551FL,0x4C82104667120DD9LL,0xBA6AL};
static struct S0 *g_31 = &g_32;
static uint16_t g_42 = 0x5004L;
static uint64_t g_44 = 0xBD12F8BA7967268FLL;
static uint8_t g_52 = 0xFCL;
static uint16_t *g_56 = &g_42;
static uint16_t **g_55 = &g_56;
static int32_t *g_63 = &g_8;
static uint32_t g_64 = 0x6E2414C3L;



static int32_t  func_1(void);
static int32_t * func_2(int32_t * p_3, int32_t * p_4, const int32_t * p_5);
static int32_t * func_9(int32_t * p_10, int32_t * p_11, int16_t  p_12, int64_t  p_13, int32_t * p_14);
static int32_t * func_15(int32_t * p_16);




static int32_t  func_1(void)
{ 
    int32_t *l_6 = (void*)0;
    int32_t *l_7 = &g_8;
    int32_t *l_17[3][3];
    uint32_t l_26[2][4] = {{0xD5BEFA1EL,0xD5BEFA1EL,0xD7F19125L,0xD5BEFA1EL},{0xD5BEFA1EL,0x0A9BCA7BL,0x0A9BCA7BL,0xD5BEFA1EL}};
    int32_t **l_104 = &l_6;
    int32_t *l_105 = &g_28;
    int i, j;
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 3; j++)
            l_17[i][j] = &g_8;
    }
    (*l_104) = func_2(l_6, l_7, func_9(&g_8, func_15(l_17[1][0]), g_25, l_26[1][0], g_27));
    (*l_104) = l_105;
    return g_8;
}



static int32_t * func_2(int32_t * p_3, int32_t * p_4, const int32_t * p_5)
{ 
    int32_t l_92 = 0L;
    (*p_4) &= l_92;
    for (g_64 = 0; (g_64 <= 3); g_64 += 1)
    { 
        struct S0 *l_93 = &g_32;
        struct S0 **l_94 = (void*)0;
        struct S0 **l_95 = &l_93;
        const uint8_t * const l_103 = &g_52;
        (*l_95) = l_93;
        (*l_93) = (*l_93);
        for (g_42 = 0; (g_42 <= 3); g_42 += 1)
        { 
            struct S0 l_98 = {0xE6C1E6BCL,0x52145F43875C6BA7LL,0x6740L};
            int i;
            if ((((uint64_t)(l_98 , g_24[g_64]) / (uint64_t)((uint32_t)((&g_24[g_64] != (((uint8_t)(g_8 == 0xD0L) - (uint8_t)l_98.f2) , l_103)) <= g_25) - (uint32_t)4294967294UL)) , (*g_27)))
            { 
                return p_3;
            }
            else
            { 
                (*g_27) &= (-5L);
                if ((*g_63))
                    continue;
            }
        }
    }
    return &g_8;
}



static int32_t * func_9(int32_t * p_10, int32_t * p_11, int16_t  p_12, int64_t  p_13, int32_t * p_14)
{ 
    int32_t *l_39 = &g_28;
    int32_t *l_40 = &g_8;
    uint8_t l_89 = 246UL;
    for (g_25 = 0; (g_25 == 34); ++g_25)
    { 
        struct S0 **l_33 = &g_31;
        int32_t **l_38[3];
        uint16_t *l_41 = &g_42;
        uint64_t *l_43 = &g_44;
        int i;
        for (i = 0; i < 3; i++)
            l_38[i] = (void*)0;
        (*l_33) = g_31;
    }
    return l_40;
}



static int32_t * func_15(int32_t * p_16)
{ 
    int32_t *l_23 = &g_8;
    int32_t **l_22 = &l_23;
    for (g_8 = (-19); (g_8 == 16); g_8 += 2)
    { 
        int32_t *l_21 = &g_8;
        int32_t **l_20 = &l_21;
        (*l_20) = (void*)0;
    }
    (*l_22) = &g_8;
    for (g_8 = 0; g_8 < 4; g_8 += 1)
    {
        g_24[g_8] = 0x31L;
    }
    return p_16;
}





int main (void)
{
    int i;
    int print_hash_value = 0;
    func_1();
    csmith_sink_ = g_8;
    for (i = 0; i < 4; i++)
    {
        csmith_sink_ = g_24[i];
    }
    csmith_sink_ = g_25;
    csmith_sink_ = g_28;
    csmith_sink_ = g_32.f0;
    csmith_sink_ = g_32.f1;
    csmith_sink_ = g_32.f2;
    csmith_sink_ = g_42;
    csmith_sink_ = g_44;
    csmith_sink_ = g_52;
    csmith_sink_ = g_64;
    return 0;
}

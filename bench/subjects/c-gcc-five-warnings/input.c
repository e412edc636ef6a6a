// Options:   --seed 2100 --max-funcs 5 --max-array-dim 2 --max-array-len-per-dim 8 --max-block-size 4 --max-expr-complexity 6 --max-block-depth 3 --no-safe-math --no-checksum --no-argc --concise --no-packed-struct -o input.c
#include <stdint.h>

volatile uint64_t csmith_sink_ = 0;



struct S0 {
   const volatile unsigned f0 : 8;
};


static volatile uint8_t g_24[4][3] = {{0UL,0xB9L,0UL},{0x6DL,0xE2L,0x6DL},{0UL,0xB9L,0UL},{0x6DL,0xE2L,0x6DL}};
static int32_t g_29 = 0x97E7C14AL;
static int32_t g_30 = 9L;
static int16_t g_45 = 3L;
static int32_t * volatile g_46 = &g_29;
static uint32_t g_66 = 0xED1E2251L;
static uint32_t g_77[8][4] = {{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL}};
static int64_t g_97[6][8] = {{0x740609845791C840LL,0xDA8BF394C470FE6CLL,0xA80F5DD30C446B92LL,2L,0x6A3610563AB88218LL,0xA80F5DD30C446B92LL,0xDA8BF394C470FE6CLL,0x6A3610563AB88218LL},{2L,0xDA8BF394C470FE6CLL,(-9L),2L,2L,(-9L),0xDA8BF394C470FE6CLL,2L},{0x6A3610563AB88218LL,0xDA8BF394C470FE6CLL,0xA80F5DD30C446B92LL,0x6A3610563AB88218LL,2L,0xA80F5DD30C446B92LL,0xA80F5DD30C446B92LL,2L},{2L,0xA80F5DD30C446B92LL,0xA80F5DD30C446B92LL,2L,0x6A3610563AB88218LL,0xA80F5DD30C446B92LL,0xDA8BF394C470FE6CLL,0x6A3610563AB88218LL},{2L,0xDA8BF394C470FE6CLL,(-9L),2L,2L,(-9L),0xDA8BF394C470FE6CLL,2L},{0x6A3610563AB88218LL,0xDA8BF394C470FE6CLL,0xA80F5DD30C446B92LL,0x6A3610563AB88218LL,2L,0xA80F5DD30C446B92LL,0xA80F5DD30C446B92LL,2L}};
static int32_t g_112 = 0x35015C65L;
static int64_t g_123 = 0xDCBE86AE0A1952B1LL;
static uint64_t g_129[8] = {0xC6209D16BB71A4F7LL,0xC6209D16BB71A4F7LL,0xC6209D16BB71A4F7LL,0xC6209D16BB71A4F7LL,0xC6209D16BB71A4F7LL,0xC6209D16BB71A4F7LL,0xC6209D16BB71A4F7LL,0xC6209D16BB71A4F7LL};
static volatile struct S0 g_135 = {2};
static volatile struct S0 *g_134 = &g_135;
static volatile struct S0 g_137 = {5};
static int8_t g_141 = 0xAAL;
static uint8_t g_155 = 251UL;
static int32_t *g_168 = &g_29;
static int32_t ** const  volatile g_167 = &g_168;
static int32_t g_170 = 4L;
static volatile struct S0 g_214 = {0};
static volatile uint16_t g_228 = 0x5C68L;
static volatile uint16_t * volatile g_227[8] = {&g_228,&g_228,&g_228,&g_228,&g_228,&g_228,&g_228,&g_228};
static uint16_t g_230 = 5UL;
static uint16_t g_263[8][1] = {{0x828BL},{0x894FL},{0x828BL},{0x894FL},{0x828BL},{0x894FL},{0x828BL},{0x894FL}};
static struct S0 g_278 = {9};
static struct S0 *g_277 = &g_278;
static struct S0 **g_276 = &g_277;
static volatile uint64_t g_298 = 0xB1BEFFD9D72C0E2FLL;



static uint64_t  func_1(void);
static struct S0  func_2(int32_t  p_3, int16_t  p_4, int64_t  p_5);
static int32_t  func_6(const uint32_t  p_7, int16_t  p_8, const uint32_t  p_9);
static const uint32_t  func_10(int32_t  p_11);
static int32_t  func_12(int8_t  p_13, uint64_t  p_14, uint16_t  p_15, uint16_t  p_16, const int32_t  p_17);




static uint64_t  func_1(void)
{ 
    const uint32_t l_25 = 0xBD652568L;
    uint64_t l_27 = 0xB5CF1C946B43D271LL;
    int32_t *l_169 = &g_170;
    struct S0 *l_173 = (void*)0;
    struct S0 **l_174 = &l_173;
    int16_t l_175 = (-1L);
    int32_t *l_233 = &g_170;
    volatile struct S0 *l_246 = (void*)0;
    uint8_t * const l_272[2] = {&g_155,&g_155};
    int i;
    (*l_169) ^= ((func_2(func_6(func_10(func_12(((uint16_t)(((((int16_t)((int16_t)g_24[2][2] * (int16_t)l_25) - (int16_t)((+((l_25 && ((((l_27 , ((~(g_29 > g_29)) , l_27)) == 0xC821L) && l_27) | l_27)) & l_25)) >= g_29)) >= (-1L)) & l_25) >= l_27) / (uint16_t)g_30), l_25, l_25, g_29, g_29)), g_30, l_25), g_30, l_27) , g_77[5][0]) , 0xDD942F1CL);
    for (g_123 = 7; (g_123 >= 0); g_123 -= 1)
    { 
        int i;
        return g_129[g_123];
    }
    if ((((int32_t)((*l_169) &= (((*l_174) = l_173) != (void*)0)) - (int32_t)g_97[4][7]) <= ((252UL > (l_175 , (-5L))) < 0xEA0E9085L)))
    { 
        uint64_t l_178 = 18446744073709551610UL;
        const int32_t * const l_211[6] = {(void*)0,(void*)0,&g_170,(void*)0,(void*)0,&g_170};
        int32_t *l_231 = (void*)0;
        uint64_t l_239 = 5UL;
        int16_t l_266 = 0xDB3CL;
        int32_t l_297 = 0x291A3040L;
        int i;
    }
    else
    { 
        (*g_168) ^= (g_135.f0 == 4L);
        (*g_168) = 0x568527ECL;
    }
    return g_137.f0;
}



static struct S0  func_2(int32_t  p_3, int16_t  p_4, int64_t  p_5)
{ 
    int32_t *l_89 = &g_29;
    uint16_t l_119 = 0xD1C5L;
    volatile struct S0 *l_136 = &g_137;
    int32_t l_142[3];
    int i;
    for (i = 0; i < 3; i++)
        l_142[i] = 0x8C976AA7L;
    for (g_45 = 0; (g_45 <= 3); g_45 += 1)
    { 
        uint32_t l_90[8] = {4UL,4UL,4UL,4UL,4UL,4UL,4UL,4UL};
        int32_t *l_103 = &g_29;
        int32_t l_163[4];
        int32_t l_164 = (-1L);
        int i;
        for (i = 0; i < 4; i++)
            l_163[i] = 0x044C0279L;
        (*l_89) ^= ((void*)0 != l_89);
        if (l_90[5])
            break;
        for (g_66 = 0; (g_66 <= 3); g_66 += 1)
        { 
            int32_t l_120 = 0L;
            int32_t l_124 = 0x71652FD5L;
            uint64_t l_133 = 18446744073709551608UL;
            int32_t l_143 = 8L;
            uint8_t *l_154 = &g_155;
            uint16_t *l_160 = &l_119;
            int i, j;
        }
    }
    return (*g_134);
}



static int32_t  func_6(const uint32_t  p_7, int16_t  p_8, const uint32_t  p_9)
{ 
    return g_77[0][1];
}



static const uint32_t  func_10(int32_t  p_11)
{ 
    uint64_t l_59 = 0xECC425F8E10B09EDLL;
    int32_t l_70 = 0x1E6DCF67L;
    int32_t l_75[1];
    int16_t *l_86[1][4] = {{&g_45,&g_45,&g_45,&g_45}};
    int32_t *l_88 = &l_75[0];
    int32_t **l_87 = &l_88;
    int i, j;
    for (i = 0; i < 1; i++)
        l_75[i] = 0xE26160D4L;
    for (g_45 = 15; (g_45 >= 5); g_45--)
    { 
        uint32_t l_53 = 0x1AC28C4FL;
        int32_t *l_60[3];
        uint32_t l_72 = 0x3DB88773L;
        int64_t l_76 = 0x7405739219EC1828LL;
        int i;
        for (i = 0; i < 3; i++)
            l_60[i] = &g_29;
        (*g_46) = ((uint64_t)((uint8_t)(&g_45 == (l_53 , &g_45)) * (uint8_t)(!(0x98L == (((uint8_t)(g_24[1][1] || 0xB91BF520F09DEA6CLL) * (uint8_t)l_59) >= 0xCC5119B5F814D196LL)))) - (uint64_t)g_45);
        for (l_53 = 0; (l_53 == 37); l_53 += 7)
        { 
            uint32_t *l_65 = &g_66;
            int32_t l_69 = 0xC26B3FA4L;
            int32_t l_71[8];
            int i;
            for (i = 0; i < 8; i++)
                l_71[i] = (-10L);
            p_11 = ((int16_t)p_11 * (int16_t)(((*g_46) = (0xA33FFEA361F882D7LL >= 18446744073709551615UL)) < ((*l_65)--)));
            ++l_72;
        }
        g_77[0][1]--;
    }
    (*l_87) = (((((int16_t)(&p_11 == &p_11) + (int16_t)(g_45 = ((int8_t)((((0x223AA5B3L | (*g_46)) < ((uint32_t)0x4B6C7F14L - (uint32_t)l_75[0])) | p_11) < 9UL) % (int8_t)g_77[0][1]))) > g_77[7][1]) && l_75[0]) , (void*)0);
    return l_75[0];
}



static int32_t  func_12(int8_t  p_13, uint64_t  p_14, uint16_t  p_15, uint16_t  p_16, const int32_t  p_17)
{ 
    int32_t *l_41 = (void*)0;
    uint32_t l_42[8] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
    int32_t l_43 = 1L;
    int16_t *l_44 = &g_45;
    int i;
    (*g_46) = (((((uint8_t)g_24[2][2] >> (uint8_t)((uint64_t)(0x05L >= (p_15 >= ((int16_t)(((int32_t)p_14 - (int32_t)(((((*l_44) |= (((((uint8_t)((l_42[1] = 0x79D62BFEL) == 0xAFCB06A9L) / (uint8_t)g_30) > l_43) == p_17) ^ p_16)) <= p_17) != p_14) , l_42[1])) == p_14) - (int16_t)0xDB63L))) + (uint64_t)p_15)) < g_29) & 0x4C01L) ^ g_29);
    return (*g_46);
}





int main (void)
{
    int i, j;
    func_1();
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 3; j++)
        {
            csmith_sink_ = g_24[i][j];
        }
    }
    csmith_sink_ = g_29;
    csmith_sink_ = g_30;
    csmith_sink_ = g_45;
    csmith_sink_ = g_66;
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 4; j++)
        {
            csmith_sink_ = g_77[i][j];
        }
    }
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 8; j++)
        {
            csmith_sink_ = g_97[i][j];
        }
    }
    csmith_sink_ = g_112;
    csmith_sink_ = g_123;
    for (i = 0; i < 8; i++)
    {
        csmith_sink_ = g_129[i];
    }
    csmith_sink_ = g_135.f0;
    csmith_sink_ = g_137.f0;
    csmith_sink_ = g_141;
    csmith_sink_ = g_155;
    csmith_sink_ = g_170;
    csmith_sink_ = g_214.f0;
    csmith_sink_ = g_228;
    csmith_sink_ = g_230;
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 1; j++)
        {
            csmith_sink_ = g_263[i][j];
        }
    }
    csmith_sink_ = g_278.f0;
    csmith_sink_ = g_298;
    return 0;
}

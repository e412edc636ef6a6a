// Options:   --seed 5123 --max-funcs 5 --max-array-dim 2 --max-array-len-per-dim 8 --max-block-size 4 --max-expr-complexity 5 --max-block-depth 4 --no-safe-math --no-checksum --no-argc --concise --no-packed-struct --no-volatiles -o input.c
#include <stdint.h>

volatile uint64_t csmith_sink_ = 0;



union U0 {
   const uint64_t  f0;
   int8_t * f1;
   int16_t  f2;
};


static int32_t g_10[8][2] = {{(-9L),(-9L)},{(-9L),(-9L)},{(-9L),(-9L)},{(-9L),(-9L)},{(-9L),(-9L)},{(-9L),(-9L)},{(-9L),(-9L)},{(-9L),(-9L)}};
static int32_t g_12 = (-1L);
static int8_t g_30[6][2] = {{0xF6L,0xF6L},{0xF6L,0xF6L},{0xF6L,0xF6L},{0xF6L,0xF6L},{0xF6L,0xF6L},{0xF6L,0xF6L}};
static int64_t g_35 = (-1L);
static int32_t g_58 = 0xB57606ABL;
static uint16_t g_61 = 0x384FL;
static int16_t g_85 = 1L;
static uint64_t g_86 = 0x3945F7E1E514D861LL;
static uint16_t g_88 = 0xDE53L;
static int32_t g_90 = 0x1902DE64L;
static int32_t *g_89 = &g_90;
static uint64_t g_97[4][4] = {{18446744073709551608UL,18446744073709551615UL,18446744073709551608UL,0x3BBF176801D493DCLL},{18446744073709551608UL,0x3BBF176801D493DCLL,0x3BBF176801D493DCLL,18446744073709551608UL},{18446744073709551614UL,0x3BBF176801D493DCLL,0x250DA8AEFE3E8DDCLL,0x3BBF176801D493DCLL},{0x3BBF176801D493DCLL,18446744073709551615UL,0x250DA8AEFE3E8DDCLL,0x250DA8AEFE3E8DDCLL}};



static int32_t  func_1(void);
static int32_t * func_2(int32_t * p_3, int8_t * p_4, int64_t  p_5, int32_t * p_6);
static int32_t * func_7(int32_t * p_8);
static int16_t  func_18(uint32_t  p_19, int32_t * p_20);
static const int32_t  func_21(int32_t ** p_22, int8_t * p_23, const int64_t  p_24, int64_t  p_25, uint8_t  p_26);




static int32_t  func_1(void)
{ 
    int32_t *l_9[2];
    int32_t **l_11 = &l_9[0];
    int8_t *l_87 = (void*)0;
    int i;
    for (i = 0; i < 2; i++)
        l_9[i] = &g_10[1][1];
    (*l_11) = func_2(func_7(((*l_11) = l_9[0])), l_87, g_88, g_89);
    return (*g_89);
}



static int32_t * func_2(int32_t * p_3, int8_t * p_4, int64_t  p_5, int32_t * p_6)
{ 
    int32_t *l_91 = &g_58;
    int32_t *l_92 = (void*)0;
    int32_t *l_93 = &g_10[3][0];
    int32_t l_94 = 0xD9ACC98CL;
    int32_t *l_95[7] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
    int32_t l_96 = 1L;
    int i;
    --g_97[1][1];
    return p_6;
}



static int32_t * func_7(int32_t * p_8)
{ 
    int8_t *l_29 = &g_30[4][1];
    int32_t l_36 = 0x3208AF06L;
    for (g_12 = 0; (g_12 >= 0); --g_12)
    { 
        uint32_t l_17 = 0x9C96C797L;
        int32_t *l_28[5][1];
        int32_t **l_27 = &l_28[3][0];
        int64_t *l_34 = &g_35;
        int16_t *l_84 = &g_85;
        int i, j;
        for (i = 0; i < 5; i++)
        {
            for (j = 0; j < 1; j++)
                l_28[i][j] = (void*)0;
        }
        g_86 &= ((int16_t)l_17 % (int16_t)(((*l_84) = func_18((func_21(l_27, l_29, ((*l_34) = ((int8_t)(+g_10[7][1]) >> (int8_t)0)), g_10[1][1], l_36) == l_36), p_8)) ^ 0xB6F8L));
    }
    return &g_12;
}



static int16_t  func_18(uint32_t  p_19, int32_t * p_20)
{ 
    for (g_35 = 0; g_35 < 6; g_35 += 1)
    {
        for (p_19 = 0; p_19 < 2; p_19 += 1)
        {
            g_30[g_35][p_19] = 5L;
        }
    }
    return p_19;
}



static const int32_t  func_21(int32_t ** p_22, int8_t * p_23, const int64_t  p_24, int64_t  p_25, uint8_t  p_26)
{ 
    uint32_t l_39[6][4] = {{0x1D4B082BL,0x1D4B082BL,0x8877E069L,4294967293UL},{4294967293UL,0x3C88FED6L,0x8877E069L,0x3C88FED6L},{0x1D4B082BL,1UL,0x616D21B1L,0x8877E069L},{0x3C88FED6L,1UL,1UL,0x3C88FED6L},{1UL,0x3C88FED6L,0x1D4B082BL,4294967293UL},{1UL,0x1D4B082BL,1UL,0x616D21B1L}};
    int32_t *l_40 = &g_10[1][1];
    union U0 l_54 = {1UL};
    int32_t l_66 = (-1L);
    int32_t l_68 = 0xC15A2D12L;
    uint16_t l_69 = 0UL;
    int64_t *l_79[4][1] = {{&g_35},{(void*)0},{&g_35},{(void*)0}};
    int i, j;
    (*l_40) = ((int16_t)(g_12 > (g_35 && (l_39[2][0] > l_39[2][0]))) * (int16_t)0x4ABFL);
    (*l_40) &= g_30[5][1];
    for (p_26 = 0; (p_26 <= 14); p_26++)
    { 
        int32_t l_57 = (-1L);
        uint16_t *l_59 = (void*)0;
        uint16_t *l_60 = &g_61;
        int32_t l_62 = 0x3A55A411L;
        union U0 l_83 = {0x948C0F44DC86549ELL};
        if ((((l_62 = (((int64_t)((uint8_t)((int16_t)g_10[1][0] % (int16_t)((*l_60) = ((g_58 = (((int8_t)(-(uint32_t)(((uint8_t)g_35 << (uint8_t)(l_54 , (((((int32_t)0xD4E02302L % (int32_t)g_35) < g_30[3][1]) || 0x93L) & g_30[2][1]))) || (-4L))) % (int8_t)(-1L)) , l_57)) , g_10[1][1]))) / (uint8_t)0x9EL) % (int64_t)0x29E5E26C5F514FC6LL) , (*l_40))) < 0xCFC4L) , (-1L)))
        { 
            int32_t *l_65 = &g_10[0][1];
            int32_t *l_67[7][5] = {{&g_58,&g_12,&g_58,&g_12,&g_58},{(void*)0,&g_10[1][1],&g_10[1][1],(void*)0,&g_10[7][1]},{&l_62,&g_12,&l_62,&g_10[4][0],&l_62},{(void*)0,(void*)0,&l_66,&g_10[1][1],&g_10[7][1]},{&g_58,&g_10[4][0],&g_58,&g_10[4][0],&g_58},{&g_10[7][1],&g_10[1][1],&l_66,(void*)0,(void*)0},{&l_62,&g_10[4][0],&l_62,&g_12,&l_62}};
            int i, j;
            (*l_40) ^= (((int8_t)(*p_23) % (int8_t)(-1L)) | g_35);
            l_69--;
            g_58 = (((uint16_t)(g_61 != 0x73L) % (uint16_t)((uint32_t)((int8_t)(+(p_25 = (l_79[3][0] != (void*)0))) * (int8_t)g_61) % (uint32_t)0x2603458EL)) <= g_10[1][1]);
        }
        else
        { 
            if (g_58)
                break;
        }
        for (g_61 = 0; (g_61 > 38); g_61++)
        { 
            uint16_t *l_82[2][1];
            int i, j;
            for (i = 0; i < 2; i++)
            {
                for (j = 0; j < 1; j++)
                    l_82[i][j] = &g_61;
            }
            (*l_40) |= (l_82[1][0] == (l_83 , &g_61));
        }
    }
    return g_30[1][0];
}





int main (void)
{
    int i, j;
    func_1();
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 2; j++)
        {
            csmith_sink_ = g_10[i][j];
        }
    }
    csmith_sink_ = g_12;
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 2; j++)
        {
            csmith_sink_ = g_30[i][j];
        }
    }
    csmith_sink_ = g_35;
    csmith_sink_ = g_58;
    csmith_sink_ = g_61;
    csmith_sink_ = g_85;
    csmith_sink_ = g_86;
    csmith_sink_ = g_88;
    csmith_sink_ = g_90;
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 4; j++)
        {
            csmith_sink_ = g_97[i][j];
        }
    }
    return 0;
}

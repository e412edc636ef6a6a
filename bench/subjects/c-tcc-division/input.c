// Options:   --seed 133 --max-funcs 4 --max-array-dim 2 --max-array-len-per-dim 5 --max-block-size 3 --max-expr-complexity 5 --max-block-depth 3 --no-safe-math --no-argc --concise --bitfields --no-volatiles -o input.c
#include <stdint.h>
#include <stdio.h>





static int16_t g_12 = (-1L);
static int32_t g_30 = (-8L);
static int32_t g_38 = 0x15B01D97L;
static int32_t *g_50 = &g_30;
static int32_t **g_49 = &g_50;
static int16_t g_52 = 0xD34EL;
static int64_t g_53 = 0xEDB5B29219798973LL;
static int32_t * const *g_62 = &g_50;
static int32_t * const **g_61 = &g_62;
static uint16_t g_98[5] = {0UL,0UL,0UL,0UL,0UL};
static uint8_t g_116 = 255UL;
static int32_t * const ***g_119 = &g_61;
static int32_t * const ****g_118 = &g_119;
static uint64_t g_121 = 0x9E3EC41181933AC3LL;
static uint32_t g_124 = 0x94381BEEL;
static int16_t g_131 = 0x087CL;



static uint64_t  func_1(void);
static uint16_t  func_2(uint8_t  p_3, int32_t  p_4, const uint64_t  p_5);
static uint8_t  func_6(uint32_t  p_7, uint32_t  p_8, int32_t  p_9, int32_t  p_10, uint64_t  p_11);
static int32_t  func_14(uint32_t  p_15, const uint8_t  p_16, uint64_t  p_17);




static uint64_t  func_1(void)
{ 
    uint32_t l_13 = 0UL;
    int32_t * const **l_63 = &g_62;
    int32_t *l_127 = &g_38;
    int32_t l_128 = 0x9B9B320AL;
    int32_t *l_129 = &l_128;
    int32_t *l_130[1];
    uint32_t l_132 = 0UL;
    int i;
    for (i = 0; i < 1; i++)
        l_130[i] = &l_128;
    if ((g_53 |= ((*g_50) = (((func_2(func_6(g_12, (0UL != l_13), func_14(((((int8_t)l_13 / (int8_t)g_12) >= g_12) ^ g_12), l_13, l_13), l_13, l_13), l_13, l_13) > g_52) , g_52) <= g_52))))
    { 
        uint32_t l_54 = 0x140C5034L;
        if (l_54)
        { 
            (*g_50) = ((int16_t)0x1799L >> (int16_t)5);
        }
        else
        { 
            int32_t ***l_60 = &g_49;
            int32_t l_76 = (-9L);
            int32_t l_90 = 0xA3D9B22FL;
            int16_t l_95[1];
            int i;
            for (i = 0; i < 1; i++)
                l_95[i] = 0L;
            if (((-(int32_t)((int8_t)(l_60 != (l_63 = g_61)) * (int8_t)g_53)) && ((0x1248L >= (***l_63)) || 18446744073709551615UL)))
            { 
                int8_t l_75 = (-1L);
                (*g_50) = (l_76 ^= ((int64_t)(!(***l_60)) / (int64_t)((uint8_t)(+((uint16_t)g_53 / (uint16_t)((int32_t)(+g_52) + (int32_t)(g_53 > 0x41EDF2CFEAA3CE9DLL)))) >> (uint8_t)l_75)));
            }
            else
            { 
                int32_t ***l_77 = &g_49;
                int32_t ****l_78 = &l_60;
                int32_t **l_79 = (void*)0;
                int32_t *l_81 = &g_30;
                int32_t *l_82 = &l_76;
                int32_t *l_83 = &l_76;
                int32_t *l_84 = (void*)0;
                int32_t *l_85 = (void*)0;
                int32_t *l_86 = &g_30;
                int32_t *l_87 = &l_76;
                int32_t *l_88 = &g_30;
                int32_t *l_89 = &l_76;
                int32_t *l_91 = &g_38;
                int32_t *l_92 = &l_76;
                int32_t *l_93 = &g_30;
                int32_t *l_94 = (void*)0;
                int32_t *l_96 = &g_38;
                int32_t *l_97[2][3];
                int i, j;
                for (i = 0; i < 2; i++)
                {
                    for (j = 0; j < 3; j++)
                        l_97[i][j] = &l_76;
                }
                (*l_78) = l_77;
                if (l_13)
                    goto lbl_80;
lbl_80:
                (*g_49) = (**l_63);
                ++g_98[2];
            }
            (*g_50) &= ((((int16_t)1L * (int16_t)g_12) , (g_12 , (-1L))) > l_54);
        }
        for (l_54 = 0; (l_54 > 7); ++l_54)
        { 
            const int32_t **l_114[2][1];
            const int32_t ***l_113 = &l_114[1][0];
            uint8_t *l_115 = &g_116;
            int i, j;
            for (i = 0; i < 2; i++)
            {
                for (j = 0; j < 1; j++)
                    l_114[i][j] = (void*)0;
            }
            if ((((uint64_t)((int8_t)(((uint16_t)(0x9B23D7FF4CBEB01BLL > (g_98[3] == ((0L || ((((*l_115) = ((uint32_t)(((((l_113 != &g_49) , (**g_49)) , (***l_63)) , 0xA62AL) | g_53) / (uint32_t)g_53)) > l_54) , (**g_49))) < 1UL))) + (uint16_t)g_30) < 1L) * (int8_t)g_12) / (uint64_t)1UL) , 0xDDD4CC67L))
            { 
                int32_t *l_117 = &g_38;
                if ((**g_62))
                    break;
                (*l_117) |= (***l_63);
                return g_98[2];
            }
            else
            { 
                g_118 = (void*)0;
            }
        }
    }
    else
    { 
        int32_t *l_126 = &g_38;
        if ((****g_119))
        { 
            uint64_t *l_120[4][2];
            uint16_t l_122 = 0x4CC8L;
            uint32_t *l_123 = &g_124;
            int32_t *l_125 = &g_38;
            int i, j;
            for (i = 0; i < 4; i++)
            {
                for (j = 0; j < 2; j++)
                    l_120[i][j] = &g_121;
            }
            l_122 |= (((***l_63) &= 0xC98A99528C71BB83LL) <= 18446744073709551608UL);
            (*l_125) ^= (0x383E184CL == ((*l_123) &= (***l_63)));
            l_126 = (void*)0;
        }
        else
        { 
            (*g_49) = l_126;
        }
    }
    ++l_132;
    return g_38;
}



static uint16_t  func_2(uint8_t  p_3, int32_t  p_4, const uint64_t  p_5)
{ 
    int32_t ***l_51[4][4] = {{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&g_49,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}};
    int i, j;
    g_49 = g_49;
    return p_5;
}



static uint8_t  func_6(uint32_t  p_7, uint32_t  p_8, int32_t  p_9, int32_t  p_10, uint64_t  p_11)
{ 
    int32_t l_31[2][3] = {{(-1L),0xBD52A284L,(-1L)},{(-1L),0xBD52A284L,(-1L)}};
    int32_t *l_39 = &g_38;
    int64_t l_48 = 0x4F2CA12535B5B06ALL;
    int i, j;
    for (g_12 = 0; g_12 < 2; g_12 += 1)
    {
        for (p_9 = 0; p_9 < 3; p_9 += 1)
        {
            l_31[g_12][p_9] = 0x10A1434AL;
        }
    }
    for (p_10 = 0; (p_10 == (-15)); p_10 -= 5)
    { 
        int32_t *l_36 = &g_30;
        int32_t *l_37 = &g_38;
        (*l_36) &= ((int8_t)0xECL << (int8_t)6);
        (*l_37) ^= (*l_36);
    }
    p_9 |= (g_30 == (((*l_39) = g_38) < ((int8_t)(((((uint16_t)(((((((int16_t)g_12 >> (int16_t)((uint8_t)p_10 * (uint8_t)g_12)) >= 0UL) , g_12) > 4294967287UL) != g_30) == p_8) - (uint16_t)7L) != 0UL) & p_11) , l_48) * (int8_t)0x0CL)));
    return p_9;
}



static int32_t  func_14(uint32_t  p_15, const uint8_t  p_16, uint64_t  p_17)
{ 
    int16_t l_24 = 0L;
    int32_t *l_29 = &g_30;
    (*l_29) = ((uint16_t)(((uint64_t)(g_12 , l_24) % (uint64_t)((((uint8_t)l_24 % (uint8_t)((int8_t)l_24 * (int8_t)p_15)) || g_12) , p_16)) , 65535UL) << (uint16_t)0);
    return (*l_29);
}





int main (void)
{
    int i;
    func_1();
    printf("g_12 %lx\n", (unsigned long)g_12);
    printf("g_30 %lx\n", (unsigned long)g_30);
    printf("g_38 %lx\n", (unsigned long)g_38);
    printf("g_52 %lx\n", (unsigned long)g_52);
    printf("g_53 %lx\n", (unsigned long)g_53);
    for (i = 0; i < 5; i++)
    {
        printf("g_98[i] %lx\n", (unsigned long)g_98[i]);

    }
    printf("g_116 %lx\n", (unsigned long)g_116);
    printf("g_121 %lx\n", (unsigned long)g_121);
    printf("g_124 %lx\n", (unsigned long)g_124);
    printf("g_131 %lx\n", (unsigned long)g_131);
    return 0;
}

/* Texts; the file is encoded in UTF-8: é, 漢字. */
#include <wchar.h>

static const char *const messages[] = {
    "plain",
    "with \"quotes\", a tab\t and a backslash \\",
    "two " "pieces"
        " on two lines",
    "a \
line continuation",
    "octal \101, hexadecimal \x41\x42, universal \u00e9",
    u8"caf\u00e9 — ünïcödé 漢字",
};
static const wchar_t *wide = L"wide \x20AC", letter = L'w', quote = '\'', zero = '\0';
char16_t utf16[] = u"sixteen"; /* a */ /* b */ char32_t one = U'x'; // end \
   of a comment that goes on

unsigned length(const char *s)
{
    unsigned n = 0;
    while (s[n]) /* no body */ ;
    for (const char *p = s; *p; p++) { // each
        if (*p == '\n' || *p == '"' || *p == ' ') continue;
        /* counted */ n++ /* here */ ;
    }
    return n;
}

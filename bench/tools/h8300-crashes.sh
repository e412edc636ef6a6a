#!/bin/sh
# Whether gcc 3.4.6 for the H8/300 crashes in byte_reg on input.c, which other compilers accept.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
ulimit -c 0
LC_ALL=C timeout -s 9 5 h8300-hitachi-coff-gcc -O0 -w -S -o "$d/o.s" input.c >"$d/log" 2>&1 && exit 1
grep -q 'internal compiler error: in byte_reg' "$d/log" || exit 1
timeout -s 9 5 gcc -fsyntax-only -Wall -Wextra input.c >"$d/log" 2>&1 || exit 1
grep -Eq 'Wimplicit|Wreturn-type|Wint-conversion|Wincompatible|type defaults|no type' "$d/log" && exit 1
timeout -s 9 2 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

#!/bin/sh
# Compiled by gcc, the program prints what it has made of two variables, and ends well;
# compiled by tcc, which leaves no operation out, it divides by zero.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
ulimit -c 0
ulimit -f 2048
timeout -s 9 2 tcc -w -run input.c >/dev/null 2>&1
[ $? = 136 ] || exit 1
LC_ALL=C timeout -s 9 5 gcc -Wall -Wextra -o "$d/program" input.c >"$d/log" 2>&1 || exit 1
grep -Eq 'Wuninit|Wmaybe|Wimplicit|Wreturn-type|Wint-conversion|Wincompatible|Wformat|Wdiv-by-zero|type defaults|no type' "$d/log" && exit 1
timeout -s 9 2 "$d/program" >"$d/out" 2>/dev/null || exit 1
grep -q '^g_12 2$' "$d/out" || exit 1
grep -q '^g_30 bc$' "$d/out" || exit 1

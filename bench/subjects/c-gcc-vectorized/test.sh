#!/bin/sh
# gcc vectorizes a loop, unrolls one of 5 rounds completely, and inlines a copy of a function with other parameters;
# tcc compiles the program too.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 5 gcc -w -O3 -fopt-info-optimized -S -o "$d/o.s" input.c >"$d/log" 2>&1 || exit 1
grep -q 'loop vectorized using 16 byte vectors' "$d/log" || exit 1
grep -q 'loop with 5 iterations completely unrolled' "$d/log" || exit 1
grep -Eq 'Inlined [A-Za-z0-9_]+\.(constprop\.)?isra/' "$d/log" || exit 1
timeout -s 9 2 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

#!/bin/bash
# gcc makes a copy of a function for a constant argument and inlines it, and unrolls a loop of 4 rounds completely;
# tcc compiles the program too.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
timeout -s 9 10 gcc -w -O2 -fopt-info-optimized -S -o "$d/o.s" input.c >"$d/log" 2>&1 || exit 1
grep -Eq 'Inlined [A-Za-z0-9_]+\.constprop' "$d/log" || exit 1
grep -q 'loop with 4 iterations completely unrolled' "$d/log" || exit 1
timeout -s 9 10 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

#!/bin/bash
# gcc turns a loop into a call of the library, unrolls one of 4 rounds completely, and makes two equal variables one;
# tcc compiles the program too.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 20 gcc -w -O2 -fopt-info-optimized -S -o "$d/o.s" input.c >"$d/log" 2>&1 || exit 1
grep -q 'distributed: split to 0 loops and 1 library calls' "$d/log" || exit 1
grep -q 'loop with 4 iterations completely unrolled' "$d/log" || exit 1
grep -q 'Semantic equality hit:' "$d/log" || exit 1
timeout -s 9 5 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

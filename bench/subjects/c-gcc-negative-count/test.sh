#!/bin/sh
# gcc unrolls a loop completely whose header, it believes, is executed less than 0 times: the count has overflowed.
# tcc compiles the program too.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 5 gcc -w -O2 -fopt-info-loop-optimized -S -o "$d/o.s" input.c >"$d/log" 2>&1 || exit 1
grep -Eq 'iterations completely unrolled \(header execution count -[0-9]+\)' "$d/log" || exit 1
timeout -s 9 2 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

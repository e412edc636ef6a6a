#!/bin/bash
# gcc finds out that two variables are equal and makes them one, vectorizes a part of a basic block, and unrolls a loop
# of 4 or more rounds completely; tcc compiles the program too.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 10 gcc -w -O2 -fopt-info-optimized -S -o "$d/o.s" input.c >"$d/log" 2>&1 || exit 1
grep -q 'Semantic equality hit:' "$d/log" || exit 1
grep -q 'basic block part vectorized using 16 byte vectors' "$d/log" || exit 1
grep -Eq 'loop with ([4-9]|[1-9][0-9]+) iterations completely unrolled' "$d/log" || exit 1
timeout -s 9 5 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

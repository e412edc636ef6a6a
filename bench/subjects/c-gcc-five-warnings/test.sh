#!/bin/sh
# gcc gives five kinds of warnings about comparisons, and has no doubts about declarations; tcc compiles the program.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 5 gcc -Wall -Wextra -fsyntax-only input.c >"$d/log" 2>&1 || exit 1
grep -Eq 'Wimplicit|Wreturn-type|Wint-conversion|Wincompatible|type defaults|no type' "$d/log" && exit 1
grep -q 'self-comparison always evaluates to false' "$d/log" || exit 1
grep -q "'~' on a boolean expression" "$d/log" || exit 1
grep -q 'always true due to limited range of data type' "$d/log" || exit 1
grep -q 'with boolean expression is always false' "$d/log" || exit 1
grep -q 'Wsign-compare' "$d/log" || exit 1
timeout -s 9 2 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

#!/bin/sh
# Whether gcc, with the options $1, says $2 (a pattern) about input.c, and has no doubts about its declarations, and tcc
# compiles it too.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 5 gcc -Wall -Wextra $1 -o "$d/o.s" input.c >"$d/log" 2>&1 || exit 1
grep -Eq "$2" "$d/log" || exit 1
grep -Eq 'Wimplicit|Wreturn-type|Wint-conversion|Wincompatible|type defaults|no type' "$d/log" && exit 1
timeout -s 9 2 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

#!/bin/bash
# clang hoists a store, a load and a comparison out of loops, and deletes another loop; tcc compiles the program too.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 20 clang-14 -w -O1 '-Rpass=licm|loop-delete' -c -o "$d/o.o" input.c >"$d/log" 2>&1 || exit 1
for what in 'hoisting store' 'hoisting load' 'hoisting icmp' 'Loop deleted because it is invariant'; do
  grep -q "$what" "$d/log" || exit 1
done
timeout -s 9 5 tcc -w -c -o "$d/o.o" input.c >/dev/null 2>&1 || exit 1

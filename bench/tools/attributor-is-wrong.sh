#!/bin/sh
# Whether a clang ($1), with its attributor, compiles input.c wrongly: it prints something else than with gcc, which finds no
# undefined behaviour in it.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
ulimit -c 0
ulimit -f 20480
timeout -s 9 20 "$1" -w -O1 -mllvm -attributor-enable=cgscc -o "$d/wrong" input.c >/dev/null 2>&1 || exit 1
timeout -s 9 20 gcc -Wformat -Wreturn-type -Werror=format -Werror=return-type -Werror=implicit -Werror=int-conversion \
  -Werror=incompatible-pointer-types -Werror=uninitialized -Werror=strict-prototypes -Werror=builtin-declaration-mismatch \
  -ftrivial-auto-var-init=zero -o "$d/right" input.c >/dev/null 2>&1 || exit 1
timeout -s 9 2 "$d/right" >"$d/right.out" 2>/dev/null || exit 1
[ -s "$d/right.out" ] || exit 1
timeout -s 9 2 "$d/wrong" >"$d/wrong.out" 2>/dev/null
cmp -s "$d/wrong.out" "$d/right.out" && exit 1
# What the variables hold at first must not matter.
timeout -s 9 20 gcc -w -ftrivial-auto-var-init=pattern -fsanitize=undefined,address -fno-sanitize-recover=all \
  -o "$d/checked" input.c >/dev/null 2>&1 || exit 1
timeout -s 9 5 "$d/checked" >"$d/checked.out" 2>/dev/null || exit 1
cmp -s "$d/right.out" "$d/checked.out"

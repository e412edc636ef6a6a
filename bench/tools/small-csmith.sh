#!/bin/sh
# Writes a small program that csmith makes, to be compiled and not run; arguments: those of csmith.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)
# csmith leaves a file where it runs.
d=$(mktemp -d)
trap 'rm -rf "$d"' EXIT
cd "$d"
{
  cat "$tools/integer-types.h"
  csmith "$@" --max-funcs 2 --max-array-dim 2 --max-array-len-per-dim 4 --max-block-size 3 --max-block-depth 3 \
    --max-expr-complexity 4 --no-safe-math --no-checksum --no-argc --concise --no-packed-struct --no-volatiles |
    sed '/csmith\.h/d; /platform_main_/d; /crc32_gentab/d'
} | gcc -E -P -

#!/bin/sh
# Writes a small program that csmith makes, to be compiled and not run; the argument is its seed.
set -eu
# csmith leaves a file where it runs.
d=$(mktemp -d)
trap 'rm -rf "$d"' EXIT
cd "$d"
{
  cat <<'END_OF_TYPES'
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
END_OF_TYPES
  csmith --seed "$1" --max-funcs 2 --max-array-dim 2 --max-array-len-per-dim 4 --max-block-size 3 --max-block-depth 3 \
    --max-expr-complexity 4 --no-safe-math --no-checksum --no-argc --concise --no-packed-struct --no-volatiles |
    sed '/csmith\.h/d; /platform_main_/d; /crc32_gentab/d'
} | gcc -E -P -

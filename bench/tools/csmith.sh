#!/bin/sh
# Writes a program that csmith makes, whole in one file and without headers of the system; arguments: those of csmith.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)
# csmith leaves a file where it runs.
d=$(mktemp -d)
trap 'rm -rf "$d"' EXIT
cd "$d"
safe=/usr/include/csmith/safe_math.h
{
  cat "$tools/integer-types.h" - <<'END'
int printf(const char *, ...);
int strcmp(const char *, const char *);
static uint64_t sum = 1;
static void transparent_crc(uint64_t value, const char *name, int flag) {
  sum = (sum ^ value) * 1099511628211UL;
  if (flag) printf("%s %lx\n", name, sum);
}
static void transparent_crc_bytes(const char *bytes, int count, const char *name, int flag) {
  int i;
  for (i = 0; i < count; i++) transparent_crc(bytes[i], name, flag);
}
static void crc32_gentab(void) {}
static void platform_main_begin(void) {}
static void platform_main_end(uint64_t x, int flag) { printf("%lx\n", sum); }
#define crc32_context 0
#define UNDEFINED(x) (x)
#define LOG_INDEX
#define LOG_EXEC
#define STATIC static
#define FUNC_NAME(x) safe_##x
#define INT8_MIN (-127-1)
#define INT8_MAX 127
#define INT16_MIN (-32767-1)
#define INT16_MAX 32767
#define INT32_MIN (-2147483647-1)
#define INT32_MAX 2147483647
#define INT64_MIN (-9223372036854775807L-1)
#define INT64_MAX 9223372036854775807L
#define UINT8_MAX 255
#define UINT16_MAX 65535
#define UINT32_MAX 4294967295U
#define UINT64_MAX 18446744073709551615UL
#define CHAR_BIT 8
END
  # The arithmetic on integers, without that on floating-point numbers, which comes last.
  sed '/__STDC__/,$d' "$safe"
  echo '#endif'
  csmith "$@" | grep -v '#include "csmith.h"'
} | gcc -E -P -

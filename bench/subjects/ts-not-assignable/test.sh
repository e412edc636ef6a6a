#!/bin/bash
# The compiler rejects an argument, because of a property deep in its type, and has nothing else to complain about.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
here=$(cd "$(dirname "$0")" && pwd)
timeout -s 9 10 node "$here/../../../node_modules/typescript/bin/tsc" --ignoreConfig --noEmit --noLib --strict \
  --pretty false "$here/globals.d.ts" input.ts >"$d/log" 2>&1
[ "$(grep -c 'error TS' "$d/log")" = 1 ] || exit 1
grep -q 'error TS2345: Argument of type' "$d/log" || exit 1
grep -q "Types of property '.*' are incompatible" "$d/log" || exit 1

#!/bin/bash
# The program refuses something, and later divides by zero in a function that a method of Report calls.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
# The python3 of the system starts at once; the wrappers of version managers do not.
PATH=/usr/bin:$PATH
timeout -s 9 5 python3 -I -B input.py >"$d/out" 2>"$d/err" && exit 1
grep -q '^refused: ' "$d/out" || exit 1
grep -q '^ZeroDivisionError: division by zero$' "$d/err" || exit 1
grep -q ', in mean$' "$d/err" || exit 1
grep -q 'self.row(' "$d/err" || exit 1

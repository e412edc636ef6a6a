#!/bin/sh
# The size of something is endless, because a method and a generator within it call each other.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
# The python3 of the system starts at once; the wrappers of version managers do not.
PATH=/usr/bin:$PATH
timeout -s 9 5 python3 -I -B input.py >"$d/out" 2>"$d/err" && exit 1
grep -q '^RecursionError: maximum recursion depth exceeded' "$d/err" || exit 1
grep -q ', in <genexpr>$' "$d/err" || exit 1
grep -q ', in size$' "$d/err"

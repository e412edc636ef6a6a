#!/bin/bash
# The Go compiler inlines a call of a generic function or method, moves a variable to the heap, makes a function literal
# there, and finds a parameter whose content leaks.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
timeout -s 9 10 go tool compile -p main -m -o "$d/o.a" input.go >"$d/log" 2>&1 || exit 1
grep -q 'inlining call to .*\[go\.shape\.' "$d/log" || exit 1
grep -q 'moved to heap: ' "$d/log" || exit 1
grep -q 'func literal escapes to heap' "$d/log" || exit 1
grep -q 'leaking param content: ' "$d/log"

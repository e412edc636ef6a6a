#!/bin/bash
# javac says that a pattern declares a variable that another one has declared, and nothing else; for ecj the program is
# valid.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
cp input.java "$d/" && cd "$d" || exit 2
export LC_ALL=C JAVA_TOOL_OPTIONS='-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
timeout -s 9 20 javac -nowarn -proc:none -d javac input.java >log 2>&1
[ "$(grep -c ': error: ' log)" = 1 ] || exit 1
grep -q 'error: illegal attempt to redefine an existing match binding' log || exit 1
timeout -s 9 20 ecj -17 -nowarn -proc:none -d ecj input.java >/dev/null 2>&1

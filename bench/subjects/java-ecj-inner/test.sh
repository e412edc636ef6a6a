#!/bin/bash
# ecj infers the wrong type where a method returns an inner class of a generic class, and rejects the program, with no
# other complaint; javac compiles it.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
cp input.java "$d/" && cd "$d" || exit 2
export LC_ALL=C JAVA_TOOL_OPTIONS='-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
timeout -s 9 20 ecj -17 -nowarn -proc:none -d ecj input.java >log 2>&1
[ "$(grep -c '^[0-9]*\. ERROR in ' log)" = 1 ] || exit 1
grep -Eq 'Type mismatch: cannot convert from \w+<Object>\.\w+ to \w+<\w+>\.\w+' log || exit 1
timeout -s 9 20 javac -nowarn -proc:none -d javac input.java >/dev/null 2>&1

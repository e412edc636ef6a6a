#!/bin/sh
# gcc folds the call of a virtual function of a derived class, converts an indirect call in std::function to a direct one,
# and has no errors.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 20 g++ -std=c++11 -w -O2 -fopt-info-optimized -S -o "$d/o.s" input.cc >"$d/log" 2>&1 || exit 1
grep -q 'folding virtual function call to virtual int ' "$d/log" || exit 1
grep -q 'converting indirect call in std::function<.*to direct call to static ' "$d/log" || exit 1

#!/bin/bash
# rustc does not come to an end: each instance of a method needs one with a type that wraps its own, and each of these
# types implements a trait of the standard library if the one before does. It has nothing else to complain about.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
# The rustc of the system; others may come first in the path.
PATH=/usr/bin:$PATH
LC_ALL=C timeout -s 9 10 rustc --edition 2021 -A warnings --emit=llvm-ir --out-dir "$d" input.rs >"$d/log" 2>&1
[ $? = 1 ] || exit 1
[ "$(grep -c '^error' "$d/log")" = 2 ] || exit 1
grep -Eq '^error\[E0275\]: overflow evaluating the requirement `&mut [A-Za-z]+: Sized`' "$d/log" || exit 1
grep -q 'on the impl of `std::fmt::Write` for' "$d/log" || exit 1
grep -q '= note: 128 redundant requirements hidden' "$d/log"

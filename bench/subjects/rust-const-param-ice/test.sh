#!/bin/bash
# rustc panics when it wants to print a type that has a constant with an array in it.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
# The rustc of the system; others may come first in the path.
PATH=/usr/bin:$PATH
ulimit -c 0
RUSTC_BOOTSTRAP=1 timeout -s 9 10 rustc --edition 2021 --emit=metadata --out-dir "$d" input.rs >"$d/log" 2>&1
[ $? = 101 ] || exit 1
grep -q 'internal compiler error: .*expected to convert valtree to raw bytes for type u8' "$d/log"

#!/bin/sh
# The only error is that iterators of a list cannot be subtracted, which gcc finds in a template of namespace std that a
# member template of a class template has instantiated.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 20 g++ -std=c++11 -fsyntax-only -w input.cc >"$d/log" 2>&1 && exit 1
[ "$(grep -c 'error:' "$d/log")" = 1 ] || exit 1
grep -q "error: no match for 'operator-' (operand types are 'std::_List_iterator<.*' and 'std::_List_iterator<" "$d/log" || exit 1
grep -q "required from 'void std::sort(.*with _RAIter = " "$d/log" || exit 1
grep -q "required from '.*::.*<.*>::.*with Compare = .* Store = std::" "$d/log" || exit 1

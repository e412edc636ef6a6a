#!/bin/sh
# gcc warns that a template of namespace std, once instantiated, deletes an object of an abstract class without a virtual
# destructor, and has no errors.
d=$(mktemp -d) || exit 2
trap 'rm -rf "$d"' EXIT
LC_ALL=C timeout -s 9 20 g++ -std=c++11 -fsyntax-only -Wall -Wsystem-headers input.cc >"$d/log" 2>&1 || exit 1
grep -q "In instantiation of 'void std::.*operator()(" "$d/log" || exit 1
grep -q "deleting object of abstract class type .* which has non-virtual destructor" "$d/log" || exit 1

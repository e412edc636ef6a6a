#!/bin/bash
# Python 3.11 cannot print the tree of a valid program: an expression in an f-string holds a string that cannot be
# written there without a backslash. That is in a list that a method of a class makes.
# The python3 of the system starts at once; the wrappers of version managers do not.
PATH=/usr/bin:$PATH
exec timeout -s 9 5 python3 -I -S -W ignore "$(dirname "$0")/check.py" input.py >/dev/null 2>&1

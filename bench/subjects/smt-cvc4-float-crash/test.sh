#!/bin/sh
# cvc4 dies of a conversion of floating-point numbers that it does not implement; z3 has nothing to complain about.
ulimit -c 0
timeout -s 9 2 cvc4 --lang smt2.6 input.smt2 2>&1 | grep -q 'Unimplemented code encounteredConversion' || exit 1
timeout -s 9 2 z3 rlimit=300000 input.smt2 2>&1 | awk '/error|WARNING/ { bad = 1 } END { exit bad || NR != 1 }'

#!/bin/sh
# cvc4 dies when it is to solve bit-vectors as integers; without that, cvc4 and z3 both answer, without complaints.
ulimit -c 0
timeout -s 9 2 cvc4 --lang smt2.6 --solve-bv-as-int=1 input.smt2 2>&1 | grep -q 'CVC4 suffered a segfault' || exit 1
timeout -s 9 2 cvc4 --lang smt2.6 input.smt2 2>&1 | grep -qx 'sat\|unsat\|unknown' || exit 1
timeout -s 9 2 z3 rlimit=1000000 input.smt2 2>&1 | awk '/error|WARNING/ { bad = 1 } END { exit bad || NR != 1 }'

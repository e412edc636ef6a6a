#!/bin/sh
# cvc5 finds a model and then says that it is none, with its internal solver for bit-vectors; z3 answers sat.
ulimit -c 0
timeout -s 9 2 cvc5 --bv-solver=bitblast-internal --check-models input.smt2 2>&1 | grep -q 'Fatal failure within.*checkModel' || exit 1
[ "$(timeout -s 9 2 z3 rlimit=1000000 input.smt2 2>&1)" = sat ]

#!/bin/sh
# The new core for theories of z3 answers sat, with a model that is none; z3 without it and cvc5 answer unsat, without complaints.
ulimit -c 0
[ "$(timeout -s 9 2 z3 rlimit=1000000 sat.euf=true tactic.default_tactic=smt input.smt2 2>/dev/null)" = sat ] || exit 1
[ "$(timeout -s 9 2 z3 rlimit=1000000 input.smt2 2>&1)" = unsat ] || exit 1
[ "$(timeout -s 9 2 cvc5 input.smt2 2>&1)" = unsat ]

#!/bin/sh
# The tactic of z3 that reduces to finite domains answers sat; z3 without it and cvc5 answer unsat, without complaints.
ulimit -c 0
[ "$(timeout -s 9 2 z3 rlimit=1000000 tactic.default_tactic=smtfd input.smt2 2>&1)" = sat ] || exit 1
[ "$(timeout -s 9 2 z3 rlimit=1000000 input.smt2 2>&1)" = unsat ] || exit 1
[ "$(timeout -s 9 2 cvc5 --strings-exp input.smt2 2>&1)" = unsat ]

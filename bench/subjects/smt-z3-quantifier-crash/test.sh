#!/bin/sh
# z3 dies of SIGSEGV when its tactic that reduces to finite domains is to do it; without it, z3 and cvc5 do not complain.
ulimit -c 0
timeout -s 9 2 z3 rlimit=1000000 tactic.default_tactic=smtfd input.smt2 >/dev/null 2>&1
[ $? = 139 ] || exit 1
timeout -s 9 2 z3 rlimit=300000 input.smt2 2>&1 | grep -qx 'sat\|unsat\|unknown' || exit 1
! timeout -s 9 2 cvc5 --parse-only input.smt2 2>&1 | grep -q error

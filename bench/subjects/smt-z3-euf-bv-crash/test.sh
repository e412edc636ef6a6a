#!/bin/sh
# z3 answers sat, without complaints, and dies of SIGSEGV when its new core for theories is to do it.
ulimit -c 0
[ "$(timeout -s 9 2 z3 rlimit=1000000 input.smt2 2>&1)" = sat ] || exit 1
timeout -s 9 2 z3 rlimit=1000000 sat.euf=true tactic.default_tactic=smt input.smt2 >/dev/null 2>&1
[ $? = 139 ]

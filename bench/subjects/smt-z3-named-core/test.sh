#!/bin/bash
# z3 answers unsat, with a core of six or more assertions, and has nothing to complain about; cvc4 answers unsat too.
ulimit -c 0
timeout -s 9 5 z3 rlimit=3000000 input.smt2 2>&1 | awk '
  NR == 1 && $0 != "unsat" || /error|WARNING/ { exit bad = 1 }
  NR == 2 && /^\(.*\)$/ && NF >= 6 { found = 1 }
  END { exit bad || !found }' || exit 1
timeout -s 9 5 cvc4 input.smt2 2>&1 | awk 'NR == 1 && $0 != "unsat" || /error/ { exit bad = 1 } END { exit bad || NR < 2 }'

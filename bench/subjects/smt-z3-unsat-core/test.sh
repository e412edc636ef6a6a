#!/bin/sh
# z3 answers unknown at first, because of the quantifiers, and later unsat, with a core of five or more;
# it has nothing to complain about.
ulimit -c 0
timeout -s 9 2 z3 rlimit=300000 input.smt2 2>&1 | awk '
  NR == 1 && $0 != "unknown" || NR == 2 && !/incomplete quantifiers/ || /error|WARNING/ { exit bad = 1 }
  last == "unsat" && /^\(.*\)$/ && NF >= 5 { found = 1 }
  { last = $0 }
  END { exit bad || !found }'

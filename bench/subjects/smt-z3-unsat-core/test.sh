#!/bin/sh
# z3 answers unknown at first, and later unsat, with a core of six or more; it has nothing to complain about.
ulimit -c 0
timeout -s 9 2 z3 input.smt2 2>&1 | awk '
  NR == 1 && $0 != "unknown" || /error|WARNING/ { exit bad = 1 }
  last == "unsat" && /^\(.*\)$/ && NF >= 6 { found = 1 }
  { last = $0 }
  END { exit bad || !found }'

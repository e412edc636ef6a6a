#!/bin/sh
# Prints what two solvers answer to a script: "sat unsat". A solver that complains, or takes too long, counts as "none".
answer() {
  said=$(timeout -s 9 2 "$@" 2>&1)
  case $said in sat | unsat | unknown) echo "$said" ;; *) echo none ;; esac
}
echo "$(answer z3 tactic.default_tactic=smtfd "$1") $(answer cvc5 --fp-exp "$1")"

(set-logic QF_SLIA)
(declare-const s String) ; a comment (not a term
(declare-const r RegLan)
(assert (str.in_re s (re.++ (re.+ (re.range "a" "z")) (re.* ((_ re.loop 1 3) (str.to_re "é"))))))
(assert (= (str.len s) 12)) (assert (str.contains s "a ""b"" ; c"))
(assert (= (str.replace s "x" "") "tab	inside, and a \u{48} escape"))
(assert (<= 1.50 (/ 3.0 2.0) (- 1.0)))

	(assert (or	(str.prefixof "" s)
	; in between
		(xor true false)))
(minimize (str.len s))
(assert-soft (= s "abc") :weight 0.5 :id goal)
(check-sat)
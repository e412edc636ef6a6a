(set-logic QF_LIA)
(declare-fun f (Int Int) Bool)
(push 1)
(check-sat)

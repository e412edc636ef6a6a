(assert a)
(assert (and b) (c)
(check-sat)

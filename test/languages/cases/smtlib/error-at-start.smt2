) (exit)
(check-sat)

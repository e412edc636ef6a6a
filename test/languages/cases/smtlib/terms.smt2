(assert (let ((x 1) (y (f 2))) (! (=> x (not y)) :named a)))

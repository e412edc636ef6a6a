(assert (forall ((x Int)) ((_ extract 7 0) #xff)))

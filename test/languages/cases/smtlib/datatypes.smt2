(declare-datatypes ((L 1)) ((par (T) ((nil) (cons (hd T))))))

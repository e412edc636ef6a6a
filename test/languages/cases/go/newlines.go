package p

import ("a"; . "b")

func f() { a(); b() }

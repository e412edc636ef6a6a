package p
func f() { g(1 }

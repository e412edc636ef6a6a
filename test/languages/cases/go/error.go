package p
func f() { a := ; b() }
func g() {}

// The same names in different scopes and name spaces, and uses before declarations.
package main

var a = b(1)

func b(a int) (c int) {
	a, d := a, a
	if a := a + d; a > c {
		a := a
		c = a
	} else if d := a; d > 0 {
		c = d
	} else {
		c = a + d
	}
	for i, a := range []int{a} {
		c += a + i
	}
a:
	for {
		break a
	}
	switch e := any(c).(type) {
	case int:
		return e
	}
	f := func(a int) int { return a }
	return f(a) + x
}

const x = 1

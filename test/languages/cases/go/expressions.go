package p
var x, y = []int{1, 2: 3}, a.b[1:](*c, d.(T), -e+f*g)
const (
	A = iota
	B
)

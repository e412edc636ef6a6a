package p
type S[T any] struct { a, b int `tag`; *E }
type I interface { F(x ...int) (n int, err error); ~int | string }

package p
func f(n int) {
	for i := range n { if x := i; x > 1 { continue } else { } }
	switch n { case 1, 2: return; default: }
	go func() {}()
}

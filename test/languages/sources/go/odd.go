/* a */ package /* b */ odd // c

// d

/* e */ import /* f */ "fmt" /* g */ // h

//go:generate stringer -type=Kind
func /* i */ Odd /* j */ (/* k */ x /* l */ int /* m */, /* n */) /* o */ ( /* p */ y /* q */ int) /* r */ { // s
	/* t */ return /* u */ x /* v */ + /* w
	*/ 1 // x
	/* y */
} // z

var long = []string{"0123456789", "0123456789", "0123456789", "0123456789", "0123456789", "0123456789", "0123456789", "0123456789", "0123456789"}
func init() { if true { fmt.Println("tab:\t") }; for { break } }

package values

import ("fmt"; "os")

var a, b int = 1, 2; var c = 0x1F + 0b101 + 0o17 + 1_000 + 1e3 + .5 + 0x1p-2 + 2i + 'a' + '\n' + '\'' + '\u00e9' + '\x41' + '漢'
var text = "escaped \"quotes\" \t \\ \u00e9 é 😀" + `raw "text" \n
  on 'two' lines`

var table = [...]struct {
	name string
	f    func(int, ...string) (int, error)
}{
	{"one", nil},
	{name: "two", f: func(n int, _ ...string) (int, error) { return n, nil }},
	2: {},
}

var nested = map[string][][2]*int{"a": {{nil, &a}, {}}, "b": nil}

type Point struct{ X, Y int }
type Chans struct {
	in  <-chan int
	out chan<- *Point
	any chan interface{}
	f   [3]func(a, b int) (c int)
}

func (Point) Method() {}
func (p *Point) Scale(by int) *Point { p.X, p.Y = p.X*by, p.Y*by; return p }
func external(x uintptr) int

func init() {
	x, y := 1, 2
	x, y = y, x
	x += 1; x -= y; x *= 2; x /= 3; x %= 4; x &= 5; x |= 6; x ^= 7; x <<= 1; x >>= 1; x &^= 2
	x++; y--
	p := &Point{X: 1, Y: -2}
	q := *p
	if z := +x ^ ^y | x&^y<<2>>1; z == 0 || !(z != 1) && z < 2 { fmt.Println(p.Scale(2).X, q) }
	s := []int{1, 2, 3}
	_, _, _ = s[1:], s[:2], s[0:1:2]
	var i interface{} = s[0]
	if n, ok := i.(int); ok { os.Exit(n) }
	var conv = []byte("bytes"); var f = (func())(nil); var g = Point.Method
	{ const local = 1; type inner [local]int; ; }
	func() { defer recover(); panic(conv) }()
	fmt.Println(f, g, len(s), (<-chan int)(nil), table[0].f, (*Point).Scale)
}

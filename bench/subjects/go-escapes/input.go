// Words, counted and sorted, with a tree and a pool of nodes, without any package.
package main

type ordered interface {
	~int | ~int64 | ~string
}

type pair[K ordered, V any] struct {
	key   K
	value V
}

type node[K ordered, V any] struct {
	pair[K, V]
	left, right *node[K, V]
	height      int
}

type tree[K ordered, V any] struct {
	root *node[K, V]
	size int
	log  func(string)
}

func (n *node[K, V]) tall() int {
	if n == nil {
		return 0
	}
	return n.height
}

func (n *node[K, V]) fix() {
	n.height = 1 + larger(n.left.tall(), n.right.tall())
}

func larger[T ordered](a, b T) T {
	if a > b {
		return a
	}
	return b
}

func turn[K ordered, V any](n *node[K, V], left bool) *node[K, V] {
	var up *node[K, V]
	if left {
		up = n.right
		n.right, up.left = up.left, n
	} else {
		up = n.left
		n.left, up.right = up.right, n
	}
	n.fix()
	up.fix()
	return up
}

func balance[K ordered, V any](n *node[K, V]) *node[K, V] {
	n.fix()
	switch d := n.left.tall() - n.right.tall(); {
	case d > 1:
		if n.left.left.tall() < n.left.right.tall() {
			n.left = turn(n.left, true)
		}
		return turn(n, false)
	case d < -1:
		if n.right.right.tall() < n.right.left.tall() {
			n.right = turn(n.right, false)
		}
		return turn(n, true)
	}
	return n
}

func (t *tree[K, V]) update(key K, change func(old V, found bool) V) {
	var walk func(n *node[K, V]) *node[K, V]
	walk = func(n *node[K, V]) *node[K, V] {
		if n == nil {
			t.size++
			var none V
			return &node[K, V]{pair: pair[K, V]{key, change(none, false)}, height: 1}
		}
		switch {
		case key < n.key:
			n.left = walk(n.left)
		case key > n.key:
			n.right = walk(n.right)
		default:
			n.value = change(n.value, true)
			return n
		}
		return balance(n)
	}
	t.root = walk(t.root)
	if t.log != nil {
		t.log("updated")
	}
}

func (t *tree[K, V]) each(visit func(pair[K, V]) bool) {
	stack := make([]*node[K, V], 0, 8)
	for n := t.root; n != nil || len(stack) > 0; n = n.right {
		for ; n != nil; n = n.left {
			stack = append(stack, n)
		}
		n = stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !visit(n.pair) {
			return
		}
	}
}

type failure struct {
	at   int
	what string
}

func (f *failure) Error() string { return f.what }

func letter(c byte) bool { return 'a' <= c && c <= 'z' || c == '\'' }

func words(text string) (found []string, err error) {
	begin := -1
	for i := 0; i <= len(text); i++ {
		if i < len(text) && letter(text[i]) {
			if begin < 0 {
				begin = i
			}
			continue
		}
		if i < len(text) && text[i] >= 0x80 {
			return nil, &failure{i, "not ASCII"}
		}
		if begin >= 0 {
			found = append(found, text[begin:i])
			begin = -1
		}
	}
	return found, nil
}

type counter struct {
	byWord *tree[string, int]
	most   *pair[string, int]
	lines  int
}

func newCounter(verbose bool) *counter {
	c := &counter{byWord: &tree[string, int]{}}
	if verbose {
		calls := 0
		c.byWord.log = func(what string) {
			calls++
			println(what, calls)
		}
	}
	return c
}

func (c *counter) add(line string) error {
	list, err := words(line)
	if err != nil {
		return err
	}
	c.lines++
	for _, word := range list {
		c.byWord.update(word, func(old int, found bool) int {
			now := pair[string, int]{word, old + 1}
			if c.most == nil || now.value > c.most.value {
				c.most = &now
			}
			return now.value
		})
	}
	return nil
}

func top(c *counter, limit int) (list []pair[string, int]) {
	c.byWord.each(func(p pair[string, int]) bool {
		at := len(list)
		for at > 0 && list[at-1].value < p.value {
			at--
		}
		list = append(list[:at:at], append([]pair[string, int]{p}, list[at:]...)...)
		if len(list) > limit {
			list = list[:limit]
		}
		return true
	})
	return list
}

func main() {
	c := newCounter(false)
	for _, line := range [...]string{"the cat and the hat", "a cat is a cat", "that's that"} {
		if err := c.add(line); err != nil {
			if f, ok := err.(*failure); ok {
				println(f.at, f.what)
			}
			return
		}
	}
	for i, p := range top(c, 3) {
		println(i+1, p.key, p.value)
	}
	println(c.byWord.size, c.lines, c.most.key)
}

package tree

type Node[T any] struct {
	Value       T
	Left, Right *Node[T]
}

type Visitor[T any] interface {
	Visit(n *Node[T]) (w Visitor[T], err error)
}

type visit[T any] func(*Node[T]) bool

func (v visit[T]) Visit(n *Node[T]) (Visitor[T], error) {
	if v(n) {
		return v, nil
	}
	return nil, nil
}

func Walk[T any](v Visitor[T], n *Node[T]) error {
	if n == nil {
		return nil
	}
	w, err := v.Visit(n)
	if err != nil || w == nil {
		return err
	}
	for _, child := range []*Node[T]{n.Left, n.Right} {
		if err := Walk(w, child); err != nil {
			return err
		}
	}
	return nil
}

func Fold[T, A any](n *Node[T], start A, f func(A, T) A) A {
	stack := []*Node[T]{n}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top == nil {
			continue
		}
		start = f(start, top.Value)
		stack = append(stack, top.Right, top.Left)
	}
	return start
}

var Example = Fold[int, int](&Node[int]{Value: 1}, 0, func(a, b int) int { return a + b })
var pair = Pair[string, map[int]bool]{"one", map[int]bool{1: true}}
package main

import (
	"encoding/json"
	f "fmt"
	. "math"
	"math/rand/v2"
)

type (
	Shape[T any] interface{ Area(scale T) T }
	Square       struct{ side, unused float64 }
	Number       = float64
)

func (s *Square) Area(scale Number) Number { return s.side * s.side * scale }

func largest[T Shape[Number]](shapes ...T) (best T) {
	for _, shape := range shapes {
		if shape.Area(1) > best.Area(1) {
			best = shape
		}
	}
	return
}

func main() {
	f.Println(largest(&Square{side: Sqrt(2)}), rand.Int())
	data, _ := json.Marshal(Square{1, 2})
	f.Println(string(data))
}

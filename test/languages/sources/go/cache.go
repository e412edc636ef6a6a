// Package cache holds what was computed, for a while.
package cache

import (
	"container/list"
	"errors"
	. "fmt"
	_ "net/http/pprof"
	clock "time"
)

const (
	Small = 1 << (10 * iota)
	Medium
	Large
)

const DefaultTTL, zero = 5 * clock.Minute, 0.

// ErrMissing is returned by Get.
var ErrMissing = errors.New("cache: missing")

type (
	Key   interface{ comparable }
	Clock func() clock.Time
	alias = map[string][]byte
)

// Cache evicts what was used least recently.
type Cache[K Key, V any] struct {
	*sync.Mutex
	clock   Clock `json:"-"`
	entries map[K]*list.Element
	order   list.List
	max, n  int
	closed  <-chan struct{}
}

type entry[K Key, V any] struct {
	key     K
	value   V
	expires clock.Time
}

type Number interface {
	~int | ~int64 | float64
	String() string
}

func New[K Key, V any](max int, options ...func(*Cache[K, V])) *Cache[K, V] {
	c := &Cache[K, V]{max: max, entries: make(map[K]*list.Element, max), clock: clock.Now}
	for _, option := range options {
		option(c)
	}
	return c
}

func (c *Cache[K, V]) Get(key K) (value V, err error) {
	c.Lock()
	defer c.Unlock()
	if element, ok := c.entries[key]; !ok {
		return value, ErrMissing
	} else if e := element.Value.(*entry[K, V]); c.clock().After(e.expires) {
		c.order.Remove(element)
		delete(c.entries, key)
		return value, Errorf("cache: %v expired: %w", key, ErrMissing)
	} else {
		c.order.MoveToFront(element)
		return e.value, nil
	}
}

func Sum[T Number](values ...T) (sum T) {
	for i := range values {
		sum += values[i]
	}
	return
}

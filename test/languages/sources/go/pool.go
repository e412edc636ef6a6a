package pool

import "sync"

type task func() error

type result struct {
	index int
	err   error
}

func run(tasks []task, workers int) (failed []result) {
	var (
		wg    sync.WaitGroup
		queue = make(chan int)
		out   = make(chan result, len(tasks))
	)
	for w := 0; w < workers; w++ {
		wg.Add(1)
		go func(id int) {
			defer wg.Done()
			for i := range queue {
				out <- result{i, tasks[i]()}
			}
		}(w)
	}
	go func() { wg.Wait(); close(out) }()
feed:
	for i := 0; ; i++ {
		if i == len(tasks) {
			break feed
		}
		select {
		case queue <- i:
		case r, ok := <-out:
			if !ok || r.err != nil {
				goto end
			}
			continue feed
		default:
			i--
		}
	}
end:
	close(queue)
	for r := range out {
		switch err := r.err.(type) {
		case nil:
			continue
		case *timeout, interface{ Temporary() bool }:
			failed = append(failed, r)
		default:
			_ = err
		}
	}
	for range tasks {
	}
	switch n := len(failed); {
	case n > 1 && n <= 10, n == 100:
		n++
	}
	switch {
	}
	select {}
}

#!/usr/bin/env python3
"""A scheduler of tasks that depend on each other.

With "quotes", and a \\ backslash.
"""
from __future__ import annotations

import asyncio
import os.path as path, sys
from collections import defaultdict, deque as queue
from . import sibling
from ..parent.module import (one, two as second,)
from typing import *


class CycleError(ValueError): pass


@dataclass(frozen=True, order=False)
class Task(Generic[T], metaclass=Meta):
    """What is to be done."""

    name: str
    needs: list[str] = field(default_factory=list)
    cost: int | None = None
    count = total = 0

    @property
    def is_free(self) -> bool:
        return not self.needs and self.cost is not None

    @classmethod
    async def load(cls, file, /, encoding='utf-8', *, strict: bool = True, **more) -> 'Task':
        async with open_file(file) as f, lock:
            async for line in f:
                if line.strip() == '':
                    continue
                yield cls(*line.split(), **more)
        await asyncio.sleep(0.1)


def order(tasks, *names, key=lambda t: (t.cost or 0, -len(t.needs))):
    done, waiting = set(), queue(sorted(tasks, key=key, reverse=True))
    stuck = 0
    while waiting:
        task = waiting.popleft()
        if all(need in done for need in task.needs):
            done.add(task.name)
            yield task
            stuck = 0
        elif (stuck := stuck + 1) > len(waiting) >= 0:
            raise CycleError(f'{task.name!r} waits for {", ".join(n for n in task.needs if n not in done):>10}') from None
        else:
            waiting.append(task)
    else:
        print('done', file=sys.stderr)
    return (yield from ())


if __name__ == '__main__':
    for i, task in enumerate(order([])): print(i, task); break
    else: pass
    del tasks[1:], i

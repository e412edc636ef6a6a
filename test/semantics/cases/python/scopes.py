# The same names in different scopes, and uses before declarations.
from os import path as p, sep
import os.path

def f(a, b=1, *c, d: int = 2, **e):
    global total
    total += a
    x = [a for a in c if (last := a)]
    def g():
        nonlocal x
        x, (y, *z) = later(a=b), c
        return lambda a: a + x
    with open(p.join(sep, a)) as fh: return fh, last, {k: v for k, v in e.items()}

def later(a): return f(a, d=a)
total = 0
for total in os.path.split(f(total)): pass

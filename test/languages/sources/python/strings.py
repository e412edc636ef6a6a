# -*- coding: utf-8 -*-
plain = 'single \'quoted\'' "double \"quoted\""
raw = r'\d+\.', rb"\x00", b'bytes\xff', u'ünïcödé 漢字 😀', '\N{BULLET}\u00e9\0'
long = """three "quotes"
  and lines
    with \
  spaces"""
f = f'{x!r:>{width}.2f} {{braces}} {"nested" + f"{y}"} {z=}' f"{d['key']}"
g = f'''{
    x +
    1}'''
total = 1 + \
    2 + \
        3
call(
        plain,  # why
    # because
  *raw,
    key=long,
      **{},
)
if (plain and
    not raw
  or long): pass
elif x in [] or y not in {}: a = 1; b = 2; c = 3
else:
  # near
        # far
  d = 4
# out


def f(): return
async def g(a, b=1, *, c: int, d: str = "e"): await f()
with open(a) as b, (c): pass
with (open(d) as e, open(f) as g,): pass
class A(B, metaclass=C): x: int; y = 1
print("never indented"
  if a else b, sep="\t", end="")
lambda: (yield)
a = b = c, = d,
for i, in (): continue
while True: break
assert x, y
raise E from e
import a.b.c as d
from .. import *
x: int
@a.b(1)
@c
def h(self, *, _): """only a doc string"""
import math

TAU: float = 2 * math.pi
type Point = tuple[float, float]
type Pair[A, B: int] = dict[A, B]


def area(shape, scale=1):
	match shape:
		case {'kind': 'circle', 'radius': r, **rest} if r > 0:
			return math.pi * r ** 2 * scale
		case Square(side=s) | Rhombus(s, _):
			return s * s
		case [Point(x=0, y=0), *others, (1 | -2 | 3.5) as last]:
			return sum(area(o) for o in others)
		case 'none' | None | True | b'bytes':
			return 0
		case str.empty, (x, y):
			pass
		case _:
			raise TypeError(type(shape))


class Grid[T]:
	__slots__ = 'cells', 'width'

	def __init__(self, width: int, cells: list[T] = ()):
		self.width, self.cells = width, [*cells]

	def __getitem__(self, at: Point | slice) -> T:
		x, y = at
		return self.cells[x + y * self.width]

	def __matmul__(self, other):
		global TAU
		try:
			rows = [[a @ b for a in self if a if b] for b in other]
			unique = {x for row in rows for x in row}
			index = {x: i for i, x in enumerate(unique)}
		except (TypeError, ValueError) as error:
			raise
		except OSError:
			...
		except:
			assert False, 'never'
		else:
			return rows[::-1], rows[1:2, ..., None], unique
		finally:
			index = None

		def count():
			nonlocal rows
			rows = not self.width < 1 <= TAU != 2 is not None
			return lambda *args, **kw: args if kw else ()
		return count


x = 0xFF | 0b11 & ~0o17 ^ 1 << 3 >> 2; y = 1_000.5e-3j // 2 % 3; z = -x ** -y
x += 1; y -= x; z *= 2; x //= y; y **= 2; z >>= 1; x @= y; y |= z

s = f"a{b!r:>{w}}\n" rb'c' """d
e"""

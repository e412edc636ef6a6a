class Base:
    size = 1
    def __init__(self, size):
        self.size = size
        self.other = helper()
    def helper(self): return self.size + helper()
class Derived(Base, metaclass=Meta):
    def helper(self) -> 'int':
        match self:
            case Base(size=s, other=[first, *rest]) if s: return first
            case {'k': v, **more}: return v
            case _: return super().helper()
def helper(): return f'{Derived(1).helper()}'
try: import json
except ImportError as e: print(e)
class Meta(type): pass

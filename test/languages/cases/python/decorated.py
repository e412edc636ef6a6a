@a.b(1)
class C(D, metaclass=E):
    """Doc."""
    x: int = 1
    async def f(self) -> None: ...

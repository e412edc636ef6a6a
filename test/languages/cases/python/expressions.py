x = [i * 2 for i in range(3) if i not in (1,)] + [a[1:2, ...], lambda: -b ** 2]

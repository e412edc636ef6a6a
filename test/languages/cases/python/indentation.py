def f(a, *b, c=1, **d):
    if a:
        return c

    # a comment
    elif b: pass; break
    else:
        x = 1
print(f)

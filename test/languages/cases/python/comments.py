# first
x = (1,  # inside
     2)
if x:  # behind
    # before
    pass
# last

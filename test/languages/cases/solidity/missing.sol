contract A { uint x = 1 }

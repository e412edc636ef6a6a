@A(x = 1, y = {2, 3}) interface I { @B void f(); }

let a = 1;
if (a) { b(; } else c();
d();

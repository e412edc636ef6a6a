let a = 1
a++
function f() { return
  a }
do b(); while (a) c();

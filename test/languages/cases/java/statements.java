class A { int f(int... a) {
  for (int x : a) if (x > 0) return x; else continue;
  try { g(); } catch (E | F e) { } finally { }
  return a.length;
} }

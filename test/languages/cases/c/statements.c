void f(int n) {
  for (;;) break;
  for (int i = 0; i < n; i++) {}
  if (n) n--; else return;
  do ; while (n);
}

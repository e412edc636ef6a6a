/* first */ int f(void) { // second
  return /* third */ 0;
}
// last

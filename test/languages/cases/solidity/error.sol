contract A {
  uint x = ;
  function f() public { g(1); }
}

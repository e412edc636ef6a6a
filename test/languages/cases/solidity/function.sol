contract A {
  function f(uint a, uint) external payable onlyOwner returns (uint b) { (b, ) = g(a); emit E(b); }
  modifier m() { require(x > 0, "no"); _; }
}

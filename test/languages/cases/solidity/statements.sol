contract A { function f() public {
  for (uint i = 0; i < 2; i++) { if (i == 1) continue; else break; }
  unchecked { x += 1 ether; }
} }

contract A { function f() public { assembly { let a := add(1, mload(0x40)) } } }

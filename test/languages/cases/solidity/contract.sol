// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;
contract A is B, C(1) {
  uint256 public x = 1;
  mapping(address => uint[]) m;
  event E(address indexed a, uint b);
}

// The same names in different scopes and name spaces, and uses before declarations.
pragma solidity ^0.8.0;
import {A as B, C} from "./d.sol";
contract Base {
    uint internal x;
    event Paid(address indexed who, uint x);
    error Low(uint x);
    modifier only(address who) { require(msg.sender == who); _; }
}
contract D is Base, B {
    enum Color { Red, Green }
    struct Pair { uint x; Color color; }
    mapping(address => Pair) pairs;
    function f(uint x) public only(msg.sender) returns (uint y) {
        y = x + later(x);
        uint z = z0;
        { uint z = z + 1; y += z; }
        for (uint i = 0; i < z; i++) { pairs[msg.sender].x = i; }
        (uint a, uint b) = (x, y);
        if (a < b) revert Low({x: a});
        emit Paid(msg.sender, L.twice(b));
        pairs[msg.sender] = Pair({x: 1, color: Color.Red});
    }
    uint constant z0 = 1;
    function later(uint y) private view returns (uint) { return x + y; }
}
library L { function twice(uint a) internal pure returns (uint) { return a * 2; } }

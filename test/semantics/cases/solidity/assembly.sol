type Price is uint128;
uint constant K = 2;
using {plus as +} for Price global;
function plus(Price a, Price b) pure returns (Price c) {
    assembly {
        let x := add(a, b)
        function double(y) -> z { z := mul(y, 2) }
        for { let i := 0 } lt(i, 3) { i := add(i, 1) } { x := double(x) }
        c := x
    }
    try this.g() returns (uint v) { v + K; } catch Error(string memory why) { bytes(why).length; }
}

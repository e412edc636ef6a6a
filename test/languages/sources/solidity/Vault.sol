pragma solidity 0.8.24;

function free(uint a, uint b) pure returns (uint) { return a ** b; }
uint constant OUTSIDE = 0x1F;
error Outside(uint code);
struct Pair { int24 left; int24 right; }
enum Kind { A }

contract Vault {
    bytes32 private constant SLOT = keccak256("vault.slot");
    string text = "escaped \"quotes\" \n \x41 \u00e9" "and more";
    string plain = 'single \'quoted\'';
    bytes raw = hex"00ff" hex'ab';
    string greek = unicode"ünïcödé 漢字 😀";

    function peek(bytes calldata data, uint256 at) external pure returns (bytes32 word) {
        assembly ("memory-safe") {
            let size := data.length
            if gt(at, size) { revert(0, 0) }
            for { let i := 0 } lt(i, 32) { i := add(i, 1) } {
                switch byte(i, word)
                case 0 { continue }
                case 0xff { break }
                default { word := or(word, shl(i, 1)) }
            }
            function double(x) -> y { y := mul(x, 2) leave }
            let a, b := pair(at)
            pop(double(a))
            word := calldataload(add(data.offset, at))
            { mstore(0x40, "text") }
            sstore(SLOT.slot, true)
        }
    }

    function kinds() public returns (address payable) {
        uint8 small = uint8(type(uint8).max) - uint8(-1 + 2);
        address payable to = payable(address(this));
        bytes memory encoded = abi.encodeWithSelector(this.kinds.selector, small, 1.5e3, .5 ether);
        var_ = Kind.A;
        Pair memory pair = Pair(1, -2);
        pair.left++;
        delete pair;
        new Vault{salt: SLOT}();
        return to;
    }
}

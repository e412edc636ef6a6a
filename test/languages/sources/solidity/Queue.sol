// A queue, first in first out.
pragma solidity ^0.8.0;

library Queue {
    struct Items {
        mapping(uint256 => bytes32) at;
        uint256 first;
        uint256 last;
    }

    function push(Items storage items, bytes32 item) internal {
        items.at[items.last++] = item;
    }

    function pop(Items storage items) internal returns (bytes32 item) {
        require(items.first < items.last, "Queue: empty");
        item = items.at[items.first];
        delete items.at[items.first];
        items.first += 1;
    }

    function length(Items storage items) internal view returns (uint256) {
        return items.last - items.first;
    }
}

contract Shop {
    using Queue for Queue.Items;

    Queue.Items private orders;
    mapping(address => mapping(uint => bool)) public served;

    function order(bytes32 what) external returns (uint256 place) {
        orders.push(what);
        if (orders.length() > 10) {
            orders.pop();
            served[msg.sender][0] = true;
        } else if (what == bytes32(0)) {
            return 0;
        }
        place = orders.length();
    }
}

type Price is uint128;
using {plus as +, Lib.minus} for Price global;

contract Prices layout at 0x10 {
    int8 transient depth;
    fixed128x18 rate;
    uint256[2] pair = [uint256(1), 2];
    bytes4 constant id = bytes4(0xffffffff);
    function set(uint) external pure {}
    function unnamed(mapping(string => Price) storage) internal {
        var_({a: 1, b: 2});
        assembly { x := add(1, 2) y, z := f() let s := hex"00" }
        uint hours_ = 1 hours + 2 seconds + 3 wei;
    }
}

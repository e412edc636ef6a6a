// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface Token {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

library Maths {
    function root(uint256 x) internal pure returns (uint256 y) {
        if (x > 3) {
            y = x;
            uint256 z = x / 2 + 1;
            while (z < y) {
                y = z;
                z = (x / z + z) / 2;
            }
        } else if (x != 0) {
            y = 1;
        }
    }

    function least(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }

    function part(uint256 amount, uint256 share, uint256 whole) internal pure returns (uint256) {
        require(whole > 0, "nothing there");
        return (amount * share) / whole;
    }
}

contract Pair {
    using Maths for uint256;

    Token public immutable first;
    Token public immutable second;
    uint256 public shares;
    mapping(address => uint256) public shareOf;
    uint112 private kept0;
    uint112 private kept1;
    uint32 private when;
    bool private busy;

    event Swapped(address indexed by, uint256 in0, uint256 in1, uint256 out0, uint256 out1);
    event Added(address indexed by, uint256 amount0, uint256 amount1, uint256 made);

    constructor(Token first_, Token second_) {
        require(address(first_) < address(second_), "sort them");
        first = first_;
        second = second_;
    }

    modifier once() {
        require(!busy, "not now");
        busy = true;
        _;
        busy = false;
    }

    function keep(uint256 now0, uint256 now1) private {
        require(now0 <= type(uint112).max && now1 <= type(uint112).max, "too much");
        kept0 = uint112(now0);
        kept1 = uint112(now1);
        when = uint32(block.timestamp % 2**32);
    }

    function price(bool up) public view returns (uint256) {
        require(kept0 > 0 && kept1 > 0);
        return up ? (uint256(kept1) << 112) / kept0 : (uint256(kept0) << 112) / kept1;
    }

    function add(address to) external once returns (uint256 made) {
        uint256 now0 = first.balanceOf(address(this));
        uint256 now1 = second.balanceOf(address(this));
        uint256 more0 = now0 - kept0;
        uint256 more1 = now1 - kept1;
        if (shares == 0) {
            made = (more0 * more1).root() - 1000;
            shareOf[address(0)] = 1000;
            shares = 1000;
        } else {
            made = more0.part(shares, kept0).least(more1.part(shares, kept1));
        }
        require(made > 0, "too little");
        shares += made;
        shareOf[to] += made;
        keep(now0, now1);
        emit Added(msg.sender, more0, more1, made);
    }

    function take(uint256 share, address to) external once returns (uint256 out0, uint256 out1) {
        require(shareOf[msg.sender] >= share, "not yours");
        out0 = first.balanceOf(address(this)).part(share, shares);
        out1 = second.balanceOf(address(this)).part(share, shares);
        shareOf[msg.sender] -= share;
        shares -= share;
        require(first.transfer(to, out0) && second.transfer(to, out1));
        keep(first.balanceOf(address(this)), second.balanceOf(address(this)));
    }

    function swap(uint256 out0, uint256 out1, address to, bytes calldata note) external once returns (uint256 paid) {
        (uint256 old0, uint256 old1) = (kept0, kept1);
        require(out0 < old0 && out1 < old1, "not enough");
        if (out0 > 0) first.transfer(to, out0);
        if (out1 > 0) second.transfer(to, out1);
        uint256 now0 = first.balanceOf(address(this));
        uint256 now1 = second.balanceOf(address(this));
        uint256 in0 = now0 > old0 - out0 ? now0 - (old0 - out0) : 0;
        uint256 in1 = now1 > old1 - out1 ? now1 - (old1 - out1) : 0;
        require(in0 > 0 || in1 > 0, "nothing came");
        uint256 fee0 = in0 * 3;
        uint256 fee1 = in1 * 3;
        for (uint256 i = 0; i < note.length; i++) {
            if (note[i] == 0x00) {
                paid += fee0 > fee1 ? fee0 : fee1;
            }
        }
        require((now0 * 1000 - fee0) * (now1 * 1000 - fee1) >= old0 * old1 * 1000**2, "too little came");
        keep(now0, now1);
        emit Swapped(msg.sender, in0, in1, out0, out1);
    }

    function age() external view returns (uint32) {
        unchecked {
            return uint32(block.timestamp) - when;
        }
    }

    function rescue(Token other, address to) external once {
        require(other != first && other != second, "these stay");
        require(other.transfer(to, other.balanceOf(address(this))), "it did not work");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base.sol";
import {Owned as Owner, Limits} from "./Owned.sol";
import * as Math from "./Math.sol";

/// @title A token that anyone may burn.
contract Token is Base, Owner(msg.sender) {
    using Math for uint256;
    using {add, Math.sub} for Amount global;

    type Amount is uint128;
    enum Phase { Minting, Open, Closed }
    struct Account {
        uint256 balance;
        mapping(address spender => uint256) allowed;
        bytes32[] notes;
    }

    string public constant name = "Token";
    uint8 internal immutable decimals = 18;
    mapping(address => Account) private accounts;
    address payable public treasury;
    Phase phase = Phase.Minting;

    event Moved(address indexed from, address indexed to, uint256 amount);
    event Logged(bytes32) anonymous;
    error Poor(address who, uint256 balance, uint256 wanted);
    error Closed();

    modifier only(Phase wanted) virtual {
        require(phase == wanted, "wrong phase");
        _;
    }
    modifier locked { _; }

    constructor(uint256 supply) payable Base("Token", 1) {
        accounts[msg.sender].balance = supply * 10 ** uint256(decimals);
    }

    receive() external payable {}
    fallback(bytes calldata input) external returns (bytes memory) { return input; }

    function move(address to, uint256 amount) public virtual override(Base, Owner) only(Phase.Open) returns (bool done) {
        Account storage from = accounts[msg.sender];
        if (from.balance < amount) revert Poor({who: msg.sender, balance: from.balance, wanted: amount});
        unchecked {
            from.balance -= amount;
            accounts[to].balance += amount;
        }
        emit Moved(msg.sender, to, amount);
        return true;
    }

    function burn(uint amount) external locked { delete accounts[msg.sender].notes; treasury.transfer(amount); }
}

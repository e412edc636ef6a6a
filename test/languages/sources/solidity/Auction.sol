pragma solidity >=0.8.0 <0.9.0;
pragma abicoder v2;

interface IBidder is IERC165 {
	function outbid(uint256 by) external returns (bool);
	function name() external view returns (string memory);
}

library Sorting {
	uint256 constant LIMIT = 1e3;

	function sort(uint256[] memory values) internal pure returns (uint256[] memory) {
		for (uint256 i = 1; i < values.length; i++) {
			uint256 j = i;
			while (j > 0 && values[j - 1] > values[j]) {
				(values[j - 1], values[j]) = (values[j], values[j - 1]);
				--j;
			}
		}
		return values;
	}
}

abstract contract Auction {
	address immutable seller;
	uint256 public ends = block.timestamp + 1 days;
	uint[3][] private table;
	function (uint256) external returns (bool) callback;

	function bid() external payable virtual;

	function settle(IBidder[] calldata bidders) public returns (uint256 paid, bool) {
		uint256 n;
		do {
			try bidders[n].outbid{gas: 5_000}(msg.value) returns (bool ok) {
				if (!ok) continue;
				else break;
			} catch Error(string memory reason) {
				revert(reason);
			} catch Panic(uint256) {
			} catch (bytes memory) {
				n = n > 0 ? n - 1 : 0;
			}
		} while (++n < bidders.length);
		(bool sent, ) = seller.call{value: 1 ether}("");
		assert(sent || n == 0 && n != 1);
		uint256[] memory sizes = new uint256[](3);
		(, uint256 last) = (sizes[0], sizes[1:].length);
		n <<= 1; n >>= 2; n |= 3 & 4 ^ ~last; n %= 5; n /= 6; n *= 7 ** 2;
		for (;;) { return (n, true); }
	}

	function clock() internal view returns (uint) { return now_ + 2 weeks - 3 minutes + 1 gwei; }
}

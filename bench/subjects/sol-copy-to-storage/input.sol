// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface Listener {
    function changed(uint256 board, address by) external returns (bool);
}

library Lists {
    function find(address[] storage list, address one) internal view returns (bool, uint256) {
        for (uint256 i = 0; i < list.length; i++) {
            if (list[i] == one) return (true, i);
        }
        return (false, 0);
    }

    function remove(address[] storage list, address one) internal returns (bool) {
        (bool found, uint256 at) = find(list, one);
        if (!found) return false;
        list[at] = list[list.length - 1];
        list.pop();
        return true;
    }
}

abstract contract Owned {
    address public owner = msg.sender;
    event Handed(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function hand(address to) external onlyOwner {
        require(to != address(0));
        emit Handed(owner, to);
        owner = to;
    }

    function fee() public view virtual returns (uint256);
}

/// Boards with cards, which have comments, which have answers.
contract Boards is Owned {
    using Lists for address[];

    enum State { Open, Doing, Done }

    struct Comment {
        address by;
        uint64 time;
        string text;
        uint256[] likes;
    }

    struct Card {
        bytes32 title;
        State state;
        uint16[3] weights;
        Comment[] comments;
    }

    struct Board {
        string name;
        address[] members;
        Card[] cards;
        mapping(address => uint256) balance;
        bool closed;
    }

    mapping(uint256 => Board) private boards;
    mapping(address => uint256[]) public boardsOf;
    Listener[] private listeners;
    uint256 private last;
    Card private draft;
    Card[] private archive;

    error Unknown(uint256 board);
    error Closed(uint256 board, string name);
    event Moved(uint256 indexed board, uint256 card, State from, State to);

    modifier member(uint256 id) {
        Board storage board = boards[id];
        if (bytes(board.name).length == 0) revert Unknown(id);
        if (board.closed) revert Closed(id, board.name);
        (bool found, ) = board.members.find(msg.sender);
        require(found, "not a member");
        _;
        tell(id);
    }

    function fee() public view override returns (uint256) {
        return last < 100 ? 0 : 1 gwei * (last / 100);
    }

    function open(string calldata name) external payable returns (uint256 id) {
        require(msg.value >= fee(), "too little");
        id = ++last;
        Board storage board = boards[id];
        board.name = name;
        board.members.push(msg.sender);
        board.balance[msg.sender] += msg.value;
        boardsOf[msg.sender].push(id);
    }

    function invite(uint256 id, address[] calldata others) external member(id) {
        for (uint256 i = 0; i < others.length; i++) {
            (bool found, ) = boards[id].members.find(others[i]);
            if (found) continue;
            boards[id].members.push(others[i]);
            boardsOf[others[i]].push(id);
        }
    }

    function leave(uint256 id) external member(id) {
        Board storage board = boards[id];
        board.members.remove(msg.sender);
        uint256 rest = board.balance[msg.sender];
        delete board.balance[msg.sender];
        if (board.members.length == 0) board.closed = true;
        (bool ok, bytes memory answer) = msg.sender.call{value: rest}("");
        require(ok, string(answer));
    }

    function add(uint256 id, bytes32 title, uint16[3] memory weights) external member(id) returns (uint256) {
        draft.title = title;
        draft.weights = weights;
        draft.state = State.Open;
        delete draft.comments;
        boards[id].cards.push(draft);
        return boards[id].cards.length - 1;
    }

    function comment(uint256 id, uint256 card, string calldata text) external member(id) {
        Comment storage made = boards[id].cards[card].comments.push();
        made.by = msg.sender;
        made.time = uint64(block.timestamp);
        made.text = text;
    }

    function move(uint256 id, uint256 card, State to) external member(id) {
        Card storage moved = boards[id].cards[card];
        State from = moved.state;
        if (from == to) return;
        moved.state = to;
        emit Moved(id, card, from, to);
    }

    function weight(Card memory card) internal pure returns (uint256 sum) {
        for (uint256 i = 0; i < card.weights.length; i++) sum += card.weights[i];
        return card.state == State.Done ? 0 : sum * (card.comments.length + 1);
    }

    function heaviest(uint256 id) public view returns (uint256 best, uint256 most) {
        Card[] storage cards = boards[id].cards;
        for (uint256 i = 0; i < cards.length; i++) {
            uint256 now_ = weight(cards[i]);
            if (now_ > most) (best, most) = (i, now_);
        }
    }

    function tidy(uint256 id) external member(id) {
        Card[] storage cards = boards[id].cards;
        uint256 kept = 0;
        for (uint256 i = 0; i < cards.length; i++) {
            if (cards[i].state == State.Done) {
                archive.push(cards[i]);
            } else {
                cards[kept++] = cards[i];
            }
        }
        while (cards.length > kept) cards.pop();
    }

    function restore(Comment[] memory comments, uint256 id, uint256 card) public onlyOwner {
        Comment[] memory valid = new Comment[](comments.length);
        uint256 count = 0;
        for (uint256 i = 0; i < comments.length; i++) {
            if (comments[i].by != address(0)) valid[count++] = comments[i];
        }
        boards[id].cards[card].comments = valid;
    }

    function tell(uint256 id) private {
        for (uint256 i = 0; i < listeners.length; i++) {
            try listeners[i].changed(id, msg.sender) returns (bool more) {
                if (!more) delete listeners[i];
            } catch Error(string memory) {
                continue;
            } catch {
                delete listeners[i];
            }
        }
    }

    receive() external payable {}
}

import {A as B, C} from "./a.sol";
import "./b.sol";
struct S { uint a; bytes32 b; }
error E(uint a);

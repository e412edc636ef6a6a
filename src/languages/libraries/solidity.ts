/** What Solidity declares: globals, members of built-in types, and the names in pragmas. */
export const SOLIDITY_NAMES: readonly string[] = String.raw`
  ABIEncoderV2 Error Panic SMTChecker _ abi abicoder addmod address assert balance basefee blobbasefee
  blobhash block blockhash call callcode chainid code codehash coinbase concat creationCode data decode
  delegatecall difficulty ecrecover encode encodeCall encodePacked encodeWithSelector encodeWithSignature
  experimental gas gasleft gaslimit gasprice interfaceId keccak256 length max min msg mulmod name now
  number offset origin pop prevrandao push require revert ripemd160 runtimeCode salt selector selfdestruct
  send sender sha256 sha3 sig slot staticcall suicide super this timestamp transfer tx type unwrap v1 v2
  value wrap
`
  .trim()
  .split(/\s+/);

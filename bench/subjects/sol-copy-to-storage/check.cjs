// Exits with 0 if all that solc 0.8.4 has to complain about is that it cannot copy an array of structs to storage.
const { readFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');

// Most of the compiler is not needed for one small contract.
setFlagsFromString('--wasm-lazy-compilation');
setFlagsFromString('--no-wasm-tier-up');
const solc = require('../../tools/node_modules/solc-0.8.4/soljson.js');

const compile = solc.cwrap('solidity_compile', 'string', ['string', 'number', 'number']);
const input = {
  language: 'Solidity',
  sources: { input: { content: readFileSync(process.argv[2], 'utf8') } },
  settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
};
const { errors = [] } = JSON.parse(compile(JSON.stringify(input), 0, 0));
const grave = errors.filter(({ severity }) => severity === 'error');
const found =
  grave.length === 1 &&
  grave[0].type === 'UnimplementedFeatureError' &&
  /Copying of type struct \S+ memory\[\] memory to storage not yet supported/.test(grave[0].message);
process.exit(found ? 0 : 1);

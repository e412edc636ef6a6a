const { readFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');

// Most of the compiler is not needed for one small contract.
setFlagsFromString('--wasm-lazy-compilation');
setFlagsFromString('--no-wasm-tier-up');
const solc = require('./node_modules/solc-0.8.4/soljson.js');

/** The errors that solc 0.8.4 reports for a file, without warnings. */
exports.solcErrors = (file) => {
  const compile = solc.cwrap('solidity_compile', 'string', ['string', 'number', 'number']);
  const input = {
    language: 'Solidity',
    sources: { input: { content: readFileSync(file, 'utf8') } },
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  };
  const { errors = [] } = JSON.parse(compile(JSON.stringify(input), 0, 0));
  return errors.filter(({ severity }) => severity === 'error');
};

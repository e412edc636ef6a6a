// Exits with 0 if all that solc 0.8.4 has to complain about is that its stack is too small for a function.
const { solcErrors } = require('../../tools/solc-errors.cjs');

const errors = solcErrors(process.argv[2]);
const found =
  errors.length === 1 &&
  errors[0].type === 'CompilerError' &&
  /Stack too deep, try removing local variables/.test(errors[0].message);
process.exit(found ? 0 : 1);

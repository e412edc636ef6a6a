// Exits with 0 if all that solc 0.8.4 has to complain about is that it cannot copy an array of structs to storage.
const { solcErrors } = require('../../tools/solc-errors.cjs');

const errors = solcErrors(process.argv[2]);
const found =
  errors.length === 1 &&
  errors[0].type === 'UnimplementedFeatureError' &&
  /Copying of type struct \S+ memory\[\] memory to storage not yet supported/.test(errors[0].message);
process.exit(found ? 0 : 1);

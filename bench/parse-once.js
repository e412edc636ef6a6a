// Makes a tree of one file, and says what that took. With what was built, as users run it.
import { readFileSync } from 'node:fs';
import { languages, loadLanguage, readProgram } from '../dist/index.js';

const [name, file] = process.argv.slice(2);
const seconds = () => performance.now() / 1000;
const bytes = readFileSync(file);
const began = seconds();
const syntax = await loadLanguage(
  languages.find((language) => language.name === name),
  process.cwd(),
);
const loaded = seconds();
const read = readProgram(syntax, bytes);
const parsed = seconds();
if ('why' in read) throw new Error(`${file}: ${read.why}`);
const { root } = read.program;
// From scratch but for what is kept of the nodes, as after an edit.
read.program.with(Object.assign({}, root)).print();
const printed = seconds();
const parsing = {
  load: loaded - began,
  parse: parsed - loaded,
  print: printed - parsed,
  peakMb: process.resourceUsage().maxRSS / 1024,
  tokens: read.program.size.tokens,
};
process.stdout.write(JSON.stringify(parsing));

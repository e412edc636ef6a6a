// Copies the parts of the grammar packages that Pith uses: the grammar, the parser, and the names of its symbols. The
// packages themselves are many times larger, and contain native code that Pith does not use.
import { mkdirSync, writeFileSync } from 'node:fs';
import { findPackage, readGrammarPackage } from '../dist/frontend/package.js';
import { languages } from '../dist/languages/languages.js';

const folder = new URL('../dist/grammars/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { name, parser, bundled } of languages) {
  if (!bundled || !('package' in parser)) continue;
  const path = findPackage(parser.package, import.meta.dirname);
  if (path === undefined) throw new Error(`${parser.package} is not installed. Try: npm install`);
  const { grammar, symbols, wasm } = readGrammarPackage(path, parser.folder, parser.wasm);
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify({ grammar, symbols }));
  writeFileSync(new URL(`${name}.wasm`, folder), wasm);
}

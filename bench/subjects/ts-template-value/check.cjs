// Exits with 0 if TypeScript 4.0.2 makes two programs of one, for new machines and for old ones, both end well, and
// they print different things.
const { readFileSync } = require('node:fs');
const { runInNewContext } = require('node:vm');
const ts = require('../../tools/node_modules/typescript-4.0.2');

/** What a program prints; nothing if it fails or prints nothing. */
function outputOf(code) {
  const lines = [];
  const log = (...words) => void lines.push(words.map(String).join(' '));
  try {
    runInNewContext(
      `Function.prototype.toString = function () { return "a function"; };\n${code}`,
      { console: { log }, exports: {} },
      { timeout: 1000 },
    );
    return lines.join('\n') || undefined;
  } catch {
    return undefined;
  }
}

const program = readFileSync(process.argv[2], 'utf8');
function compiled(target) {
  const { outputText, diagnostics } = ts.transpileModule(program, {
    compilerOptions: { target, module: ts.ModuleKind.CommonJS, downlevelIteration: true },
    reportDiagnostics: true,
  });
  return diagnostics.length > 0 ? 'throw 0' : outputText;
}

const fresh = outputOf(compiled(ts.ScriptTarget.ES2020));
const old = outputOf(compiled(ts.ScriptTarget.ES5));
process.exit(
  fresh !== undefined && old !== undefined && fresh !== old && !/NaN|undefined/.test(fresh) ? 0 : 1,
);

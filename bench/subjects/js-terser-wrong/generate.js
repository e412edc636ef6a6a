// generate.js SEED FUNCTIONS STATEMENTS MODERN: writes a random program that ends after so many steps, and prints its variables.
const [seed, functions, size, modern] = process.argv.slice(2).map(Number);
let state = seed >>> 0;
function random(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  let x = state ^ (state >>> 15);
  x = Math.imul(x, 0x2c1b3c6d) >>> 0;
  x = (x ^ (x >>> 12)) >>> 0;
  return x % n;
}
const pick = (list) => list[random(list.length)];
const lines = [];
let depth = 1;
const put = (text) => lines.push('  '.repeat(depth) + text);
let fresh = 0;
let scope = [];
let loops = [];

function literal() {
  return pick([
    '0',
    '1',
    '2',
    '-1',
    '5',
    '23',
    '1.5',
    'null',
    'undefined',
    'NaN',
    'true',
    'false',
    '"a"',
    '"foo"',
    '""',
    '[]',
    '[1, 2]',
    '{}',
    '/x/',
  ]).replace(/^\{\}$/, '({})');
}
function variable() {
  return random(6) === 0 ? pick(['a', 'b', 'c']) : pick(scope);
}
function call(d) {
  const name = 'f' + random(functions);
  const n = random(4);
  return `(calls-- > 0 ? ${name}(${Array.from({ length: n }, () => expression(d - 1)).join(', ')}) : ${literal()})`;
}
function expression(d) {
  if (d <= 0) return random(3) ? variable() : literal();
  switch (random(modern ? 23 : 19)) {
    case 0:
      return literal();
    case 1:
    case 2:
      return variable();
    case 3:
    case 4:
      return `(${expression(d - 1)} ${pick(['+', '-', '*', '%', '&', '|', '^', '<<', '>>', '>>>'])} ${expression(d - 1)})`;
    case 5:
      return `(${expression(d - 1)} ${pick(['<', '<=', '>', '>=', '==', '!=', '===', '!=='])} ${expression(d - 1)})`;
    case 6:
      return `(${expression(d - 1)} ${pick(['&&', '||'])} ${expression(d - 1)})`;
    case 7:
      return `(${expression(d - 1)} ? ${expression(d - 1)} : ${expression(d - 1)})`;
    case 8:
      return `(${expression(d - 1)}, ${expression(d - 1)})`;
    case 9:
      return `(${variable()} ${pick(['=', '+=', '-=', '|=', '*=', '&=', '=', '='])} ${expression(d - 1)})`;
    case 10:
      return pick([`${variable()}++`, `++${variable()}`, `${variable()}--`, `--${variable()}`]);
    case 11:
      return `${pick(['!', '~', '+', '-', 'typeof ', 'void ', '!!'])}${wrapped(d)}`;
    case 12:
      return call(d);
    case 13:
      return `[${expression(d - 1)}, ${expression(d - 1)}][${random(2)}]`;
    case 14:
      return `({ p: ${expression(d - 1)}, q: ${expression(d - 1)} }).${pick(['p', 'q', 'r'])}`;
    case 15: {
      const v = 'p' + fresh++;
      const old = scope;
      scope = [...scope, v];
      const body = expression(d - 1);
      const first = random(2) ? expression(d - 1) + '; ' : '';
      scope = old;
      const out = `(function (${v}) { ${first}return ${body}; })(${expression(d - 1)})`;
      return out;
    }
    case 16:
      return `String(${expression(d - 1)}).length`;
    case 17:
      return `(${expression(d - 1)} in { a: 1, foo: 2, 1: 3 })`;
    case 18:
      return `(delete ({ p: ${expression(d - 1)} }).p)`;
    case 19: {
      const v = 'p' + fresh++;
      const init = expression(d - 1);
      const old = scope;
      scope = [...scope, v];
      const body = expression(d - 1);
      scope = old;
      return `((${v} = ${init}) => ${body.startsWith('{') ? `(${body})` : body})(${random(2) ? expression(d - 1) : ''})`;
    }
    case 20:
      return `\`\${${expression(d - 1)}}-\${${expression(d - 1)}}\``;
    case 21:
      return `[...[${expression(d - 1)}, ${expression(d - 1)}], 3].length`;
    default:
      return `(({ p = ${expression(d - 1)} }) => p)({ ${pick(['p', 'q'])}: ${expression(d - 1)} })`;
  }
}
const wrapped = (d) => `(${expression(d - 1)})`;
function block(d, n) {
  depth++;
  const old = scope;
  const count = 1 + random(n);
  for (let i = 0; i < count; i++) statement(d);
  depth--;
  return old;
}
function statement(d) {
  const kind = d <= 0 ? random(4) : random(15);
  switch (kind) {
    case 0:
    case 1:
      put(`${expression(3)};`);
      break;
    case 2: {
      const v = 'v' + fresh++;
      put(
        `${modern ? pick(['var', 'var', 'let', 'const']).replace('const', 'let') : 'var'} ${v} = ${expression(3)};`,
      );
      scope = [...scope, v];
      break;
    }
    case 3:
      put(`c = 1 + c;`);
      put(`${variable()} = ${expression(3)};`);
      break;
    case 4:
    case 5: {
      put(`if (${expression(3)}) {`);
      scope = block(d - 1, 3);
      if (random(2)) {
        put('} else {');
        scope = block(d - 1, 3);
      }
      put('}');
      break;
    }
    case 6: {
      const v = 'i' + fresh++;
      const label = random(3) ? '' : 'L' + v + ': ';
      put(
        `${label}for (var ${v} = ${random(3)}; ${v} < ${3 + random(3)} && ${random(2) ? expression(1) : 'steps-- > 0'}; ${v}++) {`,
      );
      loops.push(label.slice(0, -2));
      put('  if (steps-- < 0) break;');
      const old = block(d - 1, 3);
      loops.pop();
      scope = [...old];
      put('}');
      break;
    }
    case 7: {
      const label = random(2) ? 'W' + fresh++ : '';
      put(`${label ? label + ': ' : ''}${random(2) ? `while (${expression(2)}) {` : 'do {'}`);
      const isDo = lines[lines.length - 1].endsWith('do {');
      loops.push(label);
      put('  if (steps-- < 0) break;');
      scope = block(d - 1, 3);
      loops.pop();
      put(isDo ? `} while (${expression(2)} && steps-- > 0);` : '}');
      break;
    }
    case 8: {
      put(`switch (${expression(2)}) {`);
      const n = 1 + random(4);
      const d0 = random(n + 2);
      for (let i = 0; i < n; i++) {
        put(i === d0 ? 'default:' : `case ${expression(1)}:`);
        put('{');
        loops.push('');
        scope = block(d - 1, 2);
        loops.pop();
        put('}');
        if (random(2)) put('break;');
      }
      put('}');
      break;
    }
    case 9: {
      const e = 'e' + fresh++;
      put('try {');
      scope = block(d - 1, 3);
      const form = random(3);
      if (form !== 1) {
        put(`} catch (${e}) {`);
        const old = scope;
        scope = [...scope, e];
        block(d - 1, 2);
        scope = old;
      }
      if (form !== 0) {
        put('} finally {');
        scope = block(d - 1, 2);
      }
      put('}');
      break;
    }
    case 10: {
      const v = 'k' + fresh++;
      put(`for (var ${v} in { x: ${expression(1)}, y: 2 }) {`);
      loops.push('');
      const old = scope;
      scope = [...scope, v];
      block(d - 1, 2);
      scope = old;
      loops.pop();
      put('}');
      break;
    }
    case 11:
      if (loops.length) {
        const l = pick(loops);
        put(
          `if (${expression(2)}) ${pick(['break', 'continue'])}${l && l[0] !== undefined ? ' ' + l : ''};`.replace(
            /continue;/,
            'break;',
          ),
        );
        break;
      }
    // falls through
    case 12:
      put(`if (${expression(3)}) return ${expression(2)};`);
      break;
    case 13:
      put(`return ${expression(3)};`);
      break;
    default: {
      const name = 'g' + fresh++;
      const p = 'p' + fresh++,
        q = 'p' + fresh++;
      put(`function ${name}(${p}, ${q}) {`);
      const saved = [scope, loops];
      scope = [...scope, p, q];
      loops = [];
      block(d - 1, 3);
      [scope, loops] = saved;
      put('}');
      put(`${variable()} = calls-- > 0 ? ${name}(${expression(2)}) : ${literal()};`);
    }
  }
}
console.log('var a = 100, b = 10, c = 0, calls = 40, steps = 60;');
for (let f = 0; f < functions; f++) {
  const parameters = Array.from({ length: random(4) }, (_, i) => `x${f}_${i}`);
  scope = ['a', 'b', 'c', ...parameters];
  loops = [];
  const n = 2 + random(size);
  for (let i = 0; i < n; i++) statement(3);
  console.log(`function f${f}(${parameters.join(', ')}) {\n${lines.join('\n')}\n}`);
  lines.length = 0;
}
scope = ['a', 'b', 'c'];
for (let f = 0; f < functions; f++) {
  console.log(`calls = 40; steps = 60;`);
  console.log(
    `try { console.log(${f}, typeof f${f}(${expression(1)}, ${expression(1)}), String(a), String(b), String(c)); } catch (error) { console.log(${f}, error.name); }`,
  );
}

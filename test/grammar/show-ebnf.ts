import type { Ebnf, Expression } from '../../src/grammar/ebnf.ts';
import type { Terminal } from '../../src/grammar/grammar.ts';
import { regexSource } from '../../src/grammar/regex.ts';

const SUFFIX = { star: '*', plus: '+', optional: '?' } as const;

/** An expression on one line, with parentheses around nested ones. */
function show(expression: Expression, nested = false): string {
  switch (expression.kind) {
    case 'symbol':
      return expression.name;
    case 'sequence': {
      const text = expression.parts.map((part) => show(part, true)).join(' ') || 'ε';
      return nested ? `(${text})` : text;
    }
    case 'choice': {
      const text = expression.options.map((option) => show(option, option.kind === 'choice')).join(' | ');
      return nested ? `(${text})` : text;
    }
    default:
      return show(expression.of, true) + SUFFIX[expression.kind];
  }
}

const inside = ({ text, inside }: Terminal): string =>
  text === undefined ? `/${inside && regexSource(inside)}/` : JSON.stringify(text);

/** A grammar as text: the start rule, the rules, then the terminals in order, skipped ones in parentheses. */
export function showEbnf({ start, rules, terminals, skipped }: Ebnf): string {
  const lines = [`start ${start}`];
  for (const [name, expression] of rules) lines.push(`${name} -> ${show(expression)}`);
  for (const [name, terminal] of terminals) {
    lines.push(skipped.has(name) ? `(${name} = ${inside(terminal)})` : `${name} = ${inside(terminal)}`);
  }
  return lines.join('\n') + '\n';
}

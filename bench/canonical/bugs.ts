/**
 * Bugs of an imaginary compiler, modelled on optimiser bugs: a pattern in the compiler's tree of a program, and many
 * ways to write it.
 */
import { isSame, type Tree, type Variable, within } from './tree.ts';
import type { Writer } from './writer.ts';

export interface Bug {
  readonly name: string;
  readonly isIn: (file: Tree) => boolean;
  /** A statement that triggers it. */
  readonly write: (writer: Writer) => string;
}

const isLoop = ({ kind }: Tree): boolean => kind === 'for' || kind === 'while' || kind === 'do';
const some = (tree: Tree, holds: (tree: Tree) => boolean): boolean => {
  for (const part of within(tree)) if (holds(part)) return true;
  return false;
};

/** Where something is stored. */
function changed({ kind, text, children }: Tree): Tree | undefined {
  const isStep = (kind === 'prefix' || kind === 'postfix') && (text === '++' || text === '--');
  return kind === 'assign' || isStep ? children[0] : undefined;
}

/** In a loop, a shift by the loop's counter, which the loop's condition tests and the loop changes. */
const shiftByCounter: Bug = {
  name: 'shift',
  isIn: (file) =>
    some(file, (loop) => {
      if (!isLoop(loop)) return false;
      const asked = loop.kind === 'for' ? loop.children[1]! : loop.children[0]!;
      const counters = new Set<Variable>();
      for (const { variable } of within(asked)) {
        const isChanged = (tree: Tree) => changed(tree)?.variable === variable;
        if (variable !== undefined && some(loop, isChanged)) counters.add(variable);
      }
      return some(loop, ({ kind, text, children: [, by] }) => {
        const isShift = (kind === 'binary' || kind === 'assign') && /^(?:<<|>>)=?$/.test(text);
        return isShift && by!.variable !== undefined && counters.has(by!.variable);
      });
    }),
  write(writer) {
    const { pick, percent } = writer.random;
    const counter = writer.variable();
    const shifted = writer.variable();
    const sign = pick(['<<', '>>']);
    const shift = pick([
      () => `${shifted} ${sign}= ${counter};`,
      () => `${shifted} = ${shifted} ${sign} ${counter};`,
      () =>
        `${writer.place()} = (${shifted} ${sign} ${counter}) ${pick(['+', '^', '|'])} ${writer.expression(1)};`,
      () => `if (${shifted} ${sign} ${counter}) {\n${writer.statement(0)}\n}`,
    ])();
    const body = writer.random
      .shuffle([...writer.statements(1), percent(40) ? writer.wrap(shift, 0) : shift])
      .join('\n');
    const end = writer.literal();
    const step = pick([`${counter}++`, `--${counter}`, `${counter} += ${writer.literal()}`]);
    return pick([
      () => `for (${counter} = ${writer.literal()}; ${counter} < ${end}; ${step}) {\n${body}\n}`,
      () => `for (; ${counter}; ) {\n${body}\n${step};\n}`,
      () => `while (${counter} != ${end}) {\n${step};\n${body}\n}`,
      () => `while (${counter}--) {\n${body}\n}`,
      () => `do {\n${body}\n${step};\n} while (${counter} > ${end});`,
    ])();
  },
};

/** One of two branches stores to a field of a struct. */
const fieldInBranch: Bug = {
  name: 'field',
  isIn: (file) =>
    some(file, ({ kind, children: [, ...branches] }) => {
      if (kind !== 'if' || branches.length < 2) return false;
      return branches.some((branch) => some(branch, (tree) => changed(tree)?.kind === 'field'));
    }),
  write(writer) {
    const { pick, percent, below, shuffle } = writer.random;
    const struct = writer.struct(1 + below(4));
    const field = `${writer.structVariable(struct)}${pick(struct.fields)}`;
    const store = pick([
      () => `${field} = ${writer.expression(1)};`,
      () => `${field} ${pick(['+=', '|=', '*='])} ${writer.expression(1)};`,
      () => `${field}${pick(['++', '--'])};`,
    ])();
    const branch = percent(40) ? writer.wrap(store, 0) : [...writer.statements(1), store].join('\n');
    const [yes, no] = shuffle([branch, writer.statement(0)]);
    const between = percent(30) ? `if (${writer.expression(1)}) {\n${writer.statement(0)}\n} else ` : '';
    return `if (${writer.expression(2)}) {\n${yes}\n} else ${between}{\n${no}\n}`;
  },
};

/** A call with two equal arguments, in a conditional expression. */
const equalArguments: Bug = {
  name: 'call',
  isIn: (file) =>
    some(
      file,
      (conditional) =>
        conditional.kind === 'conditional' &&
        some(
          conditional,
          ({ kind, children: [, ...given] }) =>
            kind === 'call' && given.some((one, i) => given.slice(i + 1).some((other) => isSame(one, other))),
        ),
    ),
  write(writer) {
    const { pick, percent, shuffle, below } = writer.random;
    const { name, parameters } = writer.prototype(2 + below(3));
    const same = percent(70) ? writer.variable() : writer.expression(1);
    const given = [same, same, ...Array.from({ length: parameters - 2 }, () => writer.expression(1))];
    const call = `${name}(${shuffle(given).join(', ')})`;
    const operand = pick([call, `(${call} ${pick(['+', '>', '&&'])} ${writer.expression(1)})`]);
    const operands = shuffle([operand, writer.expression(1), writer.expression(1)]);
    const value = `${operands[0]} ? ${operands[1]} : ${operands[2]}`;
    return pick([
      () => `${writer.place()} = ${value};`,
      () => `${writer.place()} += (${value}) ${pick(['*', '-', '=='])} ${writer.expression(1)};`,
      () => `if (${value}) {\n${writer.statement(0)}\n}`,
      () => `while (${value}) ${writer.statement(0)}`,
    ])();
  },
};

/** In a loop, the address of a variable that the loop declares. */
const addressInLoop: Bug = {
  name: 'address',
  isIn: (file) =>
    some(file, (loop) => {
      if (!isLoop(loop)) return false;
      const declared = new Set<Variable>();
      for (const { kind, variable } of within(loop)) if (kind === 'variable') declared.add(variable!);
      return (
        declared.size > 0 &&
        some(loop, ({ kind, text, children: [operand] }) => {
          const of = kind === 'prefix' && text === '&' ? operand!.variable : undefined;
          return of !== undefined && declared.has(of);
        })
      );
    }),
  write(writer) {
    const { pick, percent } = writer.random;
    const type = pick(writer.types);
    const name = writer.newName('local');
    const pointer = writer.pointer(type);
    const declaration = `${type} ${name}${percent(60) ? ` = ${writer.expression(1)}` : ''};`;
    const use = pick([
      () => `${pointer} = &${name};`,
      () => `${pointer} = ${writer.expression(0)} ? &${name} : ${pointer};`,
      () => `*(&${name}) = ${writer.expression(1)};`,
      () => `if (&${name} == ${pointer}) {\n${writer.statement(0)}\n}`,
    ])();
    const body = [
      declaration,
      ...writer.statements(1),
      percent(30) ? writer.wrap(use, 0) : use,
      ...writer.statements(1),
    ];
    return loopAround(writer, `{\n${body.join('\n')}\n}`);
  },
};

/** In a loop, a switch with a case or default, from which the loop is continued. */
const continueInSwitch: Bug = {
  name: 'switch',
  isIn: (file) =>
    some(file, (loop) => {
      if (!isLoop(loop)) return false;
      const isLabelled = ({ kind }: Tree) => kind === 'case' || kind === 'default';
      return some(loop, (tree) => tree.kind === 'switch' && continues(tree) && some(tree, isLabelled));
    }),
  write(writer) {
    const { pick, percent, shuffle, below } = writer.random;
    const first = below(50);
    const jump = percent(50)
      ? 'continue;'
      : `if (${writer.expression(1)}) ${pick(['continue;', '{\ncontinue;\n}'])}`;
    const end = () => (percent(60) ? 'break;' : ';');
    const labels = [`case ${first}:`, 'default:', ...(percent(50) ? [`case ${first + 1 + below(9)}:`] : [])];
    const from = below(labels.length);
    const cases = shuffle(labels).map((label, i) => {
      const lines = i === from ? [writer.statement(0), jump] : [writer.statement(0)];
      return `${label}\n${lines.join('\n')}\n${end()}`;
    });
    return loopAround(
      writer,
      `{\n${[...writer.statements(1), `switch (${writer.expression(1)}) {\n${cases.join('\n')}\n}`].join('\n')}\n}`,
    );
  },
};

/** An index with a product of two numbers that are smaller than an int. */
const narrowIndex: Bug = {
  name: 'index',
  isIn: (file) =>
    some(
      file,
      (index) =>
        index.kind === 'index' &&
        some(
          index.children[1]!,
          ({ kind, text, children }) => kind === 'binary' && text === '*' && children.every(isNarrow),
        ),
    ),
  write(writer) {
    const { pick, percent } = writer.random;
    const narrow = () => pick(['char', 'signed char', 'unsigned char', 'short', 'unsigned short']);
    const factor = () =>
      percent(75) ? writer.variable({ type: narrow() }) : `(${narrow()}) ${writer.expression(0)}`;
    const product = `${factor()} * ${factor()}`;
    const index = pick([
      product,
      `(${product}) ${pick(['+', '&', '%'])} ${writer.expression(1)}`,
      `${writer.expression(1)} + ${product}`,
    ]);
    const element = `${writer.array()}[${index}]`;
    return pick([
      () => `${element} = ${writer.expression(1)};`,
      () => `${writer.place()} = ${element} ${pick(['+', '|'])} ${writer.expression(1)};`,
      () => `${element}++;`,
      () => `if (${element}) {\n${writer.statement(0)}\n}`,
    ])();
  },
};

const isNarrow = ({ type }: Tree): boolean => type.kind === 'number' && /char|short/.test(type.text);

function loopAround(writer: Writer, block: string): string {
  const { pick } = writer.random;
  const counter = writer.variable();
  const end = writer.literal();
  return pick([
    () => `for (${counter} = ${writer.literal()}; ${counter} < ${end}; ${counter}++) ${block}`,
    () => `for (; ${counter} ^ ${end}; ${counter} -= ${writer.literal()}) ${block}`,
    () => `while (${writer.expression(1)}) ${block}`,
    () => `do ${block} while (${counter} > ${end});`,
  ])();
}

/** Whether it continues an enclosing loop, not one inside it. */
const continues = (tree: Tree): boolean =>
  tree.kind === 'continue' || (!isLoop(tree) && tree.children.some(continues));

export const bugs: readonly Bug[] = [
  shiftByCounter,
  fieldInBranch,
  equalArguments,
  addressInLoop,
  continueInSwitch,
  narrowIndex,
];

/** Writes random C: declarations, and unrelated code that uses them around the wanted statement. */
import { createNames, type Named } from './names.ts';
import { createRandom, type Random } from './random.ts';

/** Weighted towards plain ones, as in real programs. */
const TYPES = [
  ...Array.from({ length: 12 }, () => 'int'),
  ...'char,char,char,long,long,short,unsigned,unsigned char,unsigned long,long long'.split(','),
];
const OPERATORS = ['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>', '<', '>', '==', '!=', '&&', '||'];
const ASSIGNMENTS = ['=', '=', '=', '+=', '-=', '*=', '&=', '|=', '^='];

interface Callable {
  readonly name: string;
  readonly parameters: number;
}

/** A function under construction. */
interface Open {
  readonly parameters: string[];
  /** Whether all of them are numbers. */
  isSimple: boolean;
  readonly locals: string[];
  /** Expressions that can be read and assigned to, as text. */
  readonly places: string[];
}

export class Writer {
  readonly random: Random;
  readonly newName: (named: Named) => string;
  /** Types by name. */
  readonly types = [...TYPES];
  readonly callables: Callable[] = [];
  readonly #types: string[] = [];
  readonly #globals: string[] = [];
  readonly #functions: string[] = [];
  readonly #places: string[] = [];
  #open: Open | undefined;

  constructor(seed: number) {
    this.random = createRandom(seed);
    this.newName = createNames(this.random);
  }

  /** The whole program. */
  get text(): string {
    return `${[...this.#types, ...this.#globals, ...this.#functions].join('\n')}\n`;
  }

  /** Adds unused types and global variables. */
  writeHead(): void {
    const { below, pick, shuffle } = this.random;
    if (below(3) === 0) {
      const name = this.newName('type');
      this.#types.push(`typedef ${pick(TYPES)} ${name};`);
      this.types.push(name, name, name);
    }
    const writers = [
      () => this.variable({ where: 'global' }),
      () => this.variable({ where: 'global' }),
      () => this.array(),
      () => this.pointer(),
      () => this.structVariable(this.struct(1 + below(3))),
    ];
    for (const write of shuffle(writers).slice(0, 2 + below(3))) write();
    if (below(3) === 0) this.prototype(1 + below(3));
  }

  shuffleGlobals(): void {
    // A pointer must come after its target, so only independent declarations are shuffled.
    const isFree = (line: string) => !line.includes('&');
    const shuffled = this.random.shuffle(this.#globals.filter(isFree));
    const others = this.#globals.filter((line) => !isFree(line));
    this.#globals.splice(0, Infinity, ...shuffled, ...others);
  }

  /** A function with this statement among others. */
  writeFunction(write: () => string): void {
    const { below, pick, percent } = this.random;
    const open: Open = { parameters: [], isSimple: true, locals: [], places: [] };
    this.#open = open;
    for (let n = below(3); n > 0; n--) this.variable({ where: pick(['parameter', 'local']) });
    const body = write();
    const isVoid = percent(60);
    const end = isVoid ? [] : [`return ${this.expression(1)};`];
    this.#open = undefined;
    const name = this.newName('function');
    const head = `${percent(30) ? 'static ' : ''}${isVoid ? 'void' : pick(this.types)} ${name}`;
    const list = open.parameters.length > 0 ? open.parameters.join(', ') : pick(['void', '']);
    this.#functions.push([`${head}(${list}) {`, ...open.locals, body, ...end, '}'].join('\n'));
    if (!isVoid && open.isSimple) this.callables.push({ name, parameters: open.parameters.length });
  }

  /** A function that is only declared. */
  prototype(parameters: number): Callable {
    const { pick, percent } = this.random;
    const callable = { name: this.newName('function'), parameters };
    const list = Array.from({ length: parameters }, () => {
      const type = pick(this.types);
      return percent(50) ? type : `${type} ${this.newName('local')}`;
    });
    const head = `${percent(40) ? 'extern ' : ''}${pick(this.types)}`;
    this.#globals.push(`${head} ${callable.name}(${list.join(', ')});`);
    this.callables.push(callable);
    return callable;
  }

  /** The name of a new variable that is a number. */
  variable({
    type = this.random.pick(this.types),
    where = this.random.pick(['global', 'local', 'parameter']),
  }: { type?: string; where?: 'global' | 'local' | 'parameter' } = {}): string {
    const { percent, pick } = this.random;
    const name = this.newName(where === 'global' ? 'global' : 'local');
    const value = percent(60) ? ` = ${this.literal()}` : '';
    if (where === 'global') {
      this.#globals.push(`${pick(['', '', 'static ', 'volatile '])}${type} ${name}${value};`);
      this.#places.push(name);
      return name;
    }
    const { parameters, locals, places } = this.#open!;
    if (where === 'parameter') parameters.push(`${type} ${name}`);
    else locals.push(`${type} ${name}${value};`);
    places.push(name);
    return name;
  }

  /** The name of a new global array. */
  array(): string {
    const { pick, percent, below } = this.random;
    const name = this.newName('global');
    const size = 1 + below(9);
    const values = Array.from({ length: 1 + below(Math.min(size, 4)) }, () => this.literal());
    const value = percent(50) ? ` = {${values.join(', ')}}` : '';
    this.#globals.push(`${pick(['', 'static '])}${pick(this.types)} ${name}[${size}]${value};`);
    this.#places.push(`${name}[${below(size)}]`);
    return name;
  }

  /** The name of a new global pointer to a number. */
  pointer(type = this.random.pick(this.types)): string {
    const name = this.newName('global');
    const value = this.random.percent(50) ? ` = &${this.variable({ type, where: 'global' })}` : '';
    this.#globals.push(`${type} *${name}${value};`);
    this.#places.push(`*${name}`);
    return name;
  }

  struct(fields: number): { readonly name: string; readonly fields: readonly string[] } {
    const name = this.newName('type');
    const names = Array.from({ length: fields }, () => this.newName('field'));
    const lines = names.map((field) => `${this.random.pick(this.types)} ${field};`);
    this.#types.push(`struct ${name} {\n${lines.join('\n')}\n};`);
    return { name, fields: names };
  }

  /** Declares a new variable of this struct and returns the prefix of its fields: `s.`, `p->` or `a[1].`. */
  structVariable({
    name: type,
    fields,
  }: {
    readonly name: string;
    readonly fields: readonly string[];
  }): string {
    const { pick, below } = this.random;
    const where = this.#open === undefined ? 'global' : pick(['global', 'local', 'parameter']);
    const name = this.newName(where === 'global' ? 'global' : 'local');
    const [declared, owner] = pick([
      [name, `${name}.`],
      [`*${name}`, `${name}->`],
      ...(where === 'parameter' ? [] : [[`${name}[${4 + below(4)}]`, `${name}[${below(4)}].`] as const]),
    ] as const);
    const text = `struct ${type} ${declared}`;
    if (where === 'global') this.#globals.push(`${text};`);
    else if (where === 'local') this.#open!.locals.push(`${text};`);
    else {
      this.#open!.parameters.push(text);
      this.#open!.isSimple = false;
    }
    (this.#open?.places ?? this.#places).push(`${owner}${pick(fields)}`);
    return owner;
  }

  /** Usually a small one. */
  literal(): string {
    const { pick, below, percent } = this.random;
    const value = pick([0, 0, 1, 1, below(10), below(200), below(70_000)]);
    if (percent(85)) return String(value);
    return percent(50) ? `0x${value.toString(16).toUpperCase()}` : `${value}${pick(['U', 'L', 'UL'])}`;
  }

  /** An lvalue. */
  place(): string {
    const places = [...this.#places, ...(this.#open?.places ?? [])];
    return places.length > 0 ? this.random.pick(places) : this.variable({ where: 'global' });
  }

  expression(depth: number): string {
    const { pick, percent } = this.random;
    if (depth === 0 || percent(25)) return percent(35) ? this.literal() : this.place();
    const part = () => this.expression(depth - 1);
    const callee = this.callables.length > 0 && percent(25) ? pick(this.callables) : undefined;
    if (callee !== undefined)
      return `${callee.name}(${Array.from({ length: callee.parameters }, part).join(', ')})`;
    return pick([
      () => `(${part()} ${pick(OPERATORS)} ${part()})`,
      () => `(${part()} ${pick(OPERATORS)} ${part()})`,
      () => `(${part()} ${pick(OPERATORS)} ${part()})`,
      () => `${pick(['!', '~', '-'])}(${part()})`,
      () => `(${part()} ? ${part()} : ${part()})`,
      () => `(${pick(this.types)}) ${part()}`,
    ])();
  }

  /** An unremarkable statement. */
  statement(depth: number): string {
    const { pick, percent } = this.random;
    const store = () => `${this.place()} ${pick(ASSIGNMENTS)} ${this.expression(2)};`;
    if (depth === 0 || percent(50)) return percent(80) ? store() : `${this.place()}${pick(['++', '--'])};`;
    return this.wrap(store(), depth);
  }

  statements(most: number): string[] {
    return Array.from({ length: this.random.below(most + 1) }, () => this.statement(1));
  }

  /** A statement that contains another. */
  wrap(statement: string, depth = 1): string {
    const { pick, percent } = this.random;
    const e = () => this.expression(1);
    const other = () => this.statement(depth - 1);
    const counter = this.place();
    const inner = percent(50)
      ? `{\n${pick([
          [other(), statement],
          [statement, other()],
        ]).join('\n')}\n}`
      : `{\n${statement}\n}`;
    return pick([
      () => `if (${e()}) ${inner}`,
      () => `if (${e()}) ${inner} else ${other()}`,
      () => `if (${e()}) ${other()} else ${inner}`,
      () => `while (${e()}) ${inner}`,
      () => `do ${inner} while (${e()});`,
      () => `for (${counter} = ${this.literal()}; ${counter} < ${e()}; ${counter}++) ${inner}`,
      () => `switch (${e()}) {\ncase ${this.literal()}:\n${statement}\nbreak;\ndefault:\n${other()}\n}`,
      () => inner,
    ])();
  }
}

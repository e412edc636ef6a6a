/** A store of shapes and texts on a canvas, its history, and the commands that change it. */

type Id = string & { readonly brand: 'id' };

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Base {
  readonly id: Id;
  readonly at: Point;
  readonly layer: number;
}

interface Circle extends Base {
  readonly kind: 'circle';
  readonly radius: number;
}

interface Box extends Base {
  readonly kind: 'box';
  readonly width: number;
  readonly height: number;
}

interface Label extends Base {
  readonly kind: 'label';
  readonly text: string;
  readonly size: 'small' | 'large';
}

type Item = Circle | Box | Label;
type Kind = Item['kind'];
type ItemOf<K extends Kind> = Extract<Item, { kind: K }>;

type Changeable<K extends Kind> = Exclude<keyof ItemOf<K>, 'id' | 'kind'>;

type Change<K extends Kind> = {
  [P in Changeable<K>]: { readonly of: Id; readonly kind: K; readonly field: P; readonly value: ItemOf<K>[P] };
}[Changeable<K>];

type Command =
  | { readonly do: 'add'; readonly item: Item }
  | { readonly do: 'remove'; readonly id: Id }
  | { readonly do: 'change'; readonly change: { [K in Kind]: Change<K> }[Kind] }
  | { readonly do: 'group'; readonly commands: readonly Command[] };

interface State {
  readonly items: Readonly<Record<string, Item>>;
  readonly selected?: Id;
  readonly count: number;
}

const empty: State = { items: {}, count: 0 };

let serial = 0;
function nextId(prefix: string): Id {
  serial += 1;
  return `${prefix}-${serial}` as Id;
}

function makeCircle(at: Point, radius: number): Circle {
  return { kind: 'circle', id: nextId('c'), at, layer: 0, radius };
}

function makeBox(at: Point, width: number, height: number = width): Box {
  return { kind: 'box', id: nextId('b'), at, layer: 0, width, height };
}

function makeLabel(at: Point, text: string): Label {
  return { kind: 'label', id: nextId('l'), at, layer: 1, text, size: text.length > 8 ? 'small' : 'large' };
}

function area(item: Item): number {
  switch (item.kind) {
    case 'circle':
      return 3.14159 * item.radius * item.radius;
    case 'box':
      return item.width * item.height;
    case 'label':
      return item.text.length * (item.size === 'large' ? 12 : 6);
  }
}

function changed<K extends Kind>(item: ItemOf<K>, change: Change<K>): ItemOf<K> {
  return { ...item, [change.field]: change.value };
}

function apply(state: State, command: Command): State {
  switch (command.do) {
    case 'add':
      return { ...state, items: { ...state.items, [command.item.id]: command.item }, count: state.count + 1 };
    case 'remove': {
      const { [command.id]: gone, ...items } = state.items;
      return gone === undefined ? state : { ...state, items, count: state.count - 1 };
    }
    case 'change': {
      const item = state.items[command.change.of];
      if (item === undefined || item.kind !== command.change.kind) return state;
      return { ...state, items: { ...state.items, [item.id]: changed(item, command.change) } };
    }
    case 'group': {
      let now = state;
      for (let i = 0; i < command.commands.length; i++) now = apply(now, command.commands[i]!);
      return now;
    }
  }
}

class History {
  private readonly past: State[] = [];
  private position = -1;

  constructor(private readonly limit: number) {}

  get current(): State {
    return this.position < 0 ? empty : this.past[this.position]!;
  }

  run(command: Command): this {
    if (this.past.length >= this.limit) return this;
    this.past.push(apply(this.current, command));
    this.position = this.past.length - 1;
    return this;
  }

  undo(): boolean {
    if (this.position < 0) return false;
    this.position -= 1;
    return true;
  }
}

const history = new History(100);
const title = makeLabel({ x: 10, y: 4 }, 'A canvas');
const wheel = makeCircle({ x: 3, y: 9 }, 2.5);
history.run({ do: 'add', item: title }).run({ do: 'add', item: wheel });
history.run({
  do: 'group',
  commands: [
    { do: 'add', item: makeBox({ x: 0, y: 0 }, 20, 12) },
    { do: 'change', change: { kind: 'circle', of: wheel.id, field: 'radius', value: 4 } },
    { do: 'change', change: { kind: 'label', of: title.id, field: 'size', value: 'small' } },
  ],
});

export const report = [area(wheel).toFixed(2), area(title).toFixed(0), history.undo()].join('\n');

// A shop: amounts of money, a stock, orders, and what is printed about them.

type Currency = 'EUR' | 'CHF' | 'SEK';
type Listener<T> = (value: T, old?: T) => void;

interface Priced {
  readonly price: Money;
  readonly name: string;
}

interface Line extends Priced {
  count: number;
}

const SIGNS: Record<Currency, string> = { EUR: '€', CHF: 'Fr.', SEK: 'kr' };

class Money {
  static readonly none = new Money(0, 'EUR');

  constructor(private readonly cents: number, readonly currency: Currency = 'EUR') {}

  plus(other: Money): Money {
    if (other.currency !== this.currency && other.cents !== 0) throw new TypeError('two currencies');
    return new Money(this.cents + other.cents, this.currency);
  }

  times(factor: number): Money {
    return new Money(Math.round(this.cents * factor), this.currency);
  }

  /** Amounts can be compared with < and >. */
  valueOf(): number {
    return this.cents;
  }

  toString(): string {
    const whole = Math.floor(this.cents / 100);
    const rest = this.cents % 100;
    return SIGNS[this.currency] + ' ' + whole + '.' + (rest < 10 ? '0' : '') + rest;
  }
}

class Signal<T> {
  private listeners: Listener<T>[] = [];

  constructor(private current: T) {}

  get value(): T {
    return this.current;
  }

  set value(next: T) {
    const old = this.current;
    this.current = next;
    for (const listener of this.listeners) listener(next, old);
  }

  on(listener: Listener<T>): () => void {
    this.listeners = [...this.listeners, listener];
    return () => {
      this.listeners = this.listeners.filter((one) => one !== listener);
    };
  }
}

abstract class Shelf<T extends Priced> {
  protected readonly items: { [name: string]: T } = {};

  abstract accepts(item: T): boolean;

  put(...items: T[]): this {
    for (const item of items) {
      if (this.accepts(item)) this.items[item.name] = item;
    }
    return this;
  }

  names(): string[] {
    return Object.keys(this.items).sort();
  }

  dearest(): T | undefined {
    let best: T | undefined;
    for (const name of this.names()) {
      const item = this.items[name];
      if (best === undefined || item.price > best.price) best = item;
    }
    return best;
  }

  find(name: string): T | undefined {
    return this.items[name];
  }
}

class Cheap extends Shelf<Priced> {
  constructor(private readonly limit: Money) {
    super();
  }

  accepts({ price }: Priced): boolean {
    return price <= this.limit;
  }
}

class Order {
  private readonly lines: Line[] = [];
  readonly total = new Signal(Money.none);

  constructor(private readonly shelf: Shelf<Priced>, public discount = 0) {}

  add(name: string, count = 1): boolean {
    const item = this.shelf.find(name);
    if (!item) return false;
    const { price } = item;
    const line = this.lines.filter((one) => one.name === name)[0];
    if (line) line.count += count;
    else this.lines.push({ ...item, price, name, count });
    this.total.value = this.sum();
    return true;
  }

  private sum(): Money {
    const all = this.lines.reduce((sum, { price, count }) => sum.plus(price.times(count)), Money.none);
    return all.times(1 - this.discount);
  }

  report(): string {
    const rows = this.lines.map(({ name, count, price }, at) => {
      const row = `${at + 1}. ${name}`;
      return count > 1 ? `${row}, ${count} times` : row;
    });
    return [...rows, 'total ' + this.total.value.toString()].join('\n');
  }
}

const shelf = new Cheap(new Money(5000)).put(
  { name: 'lamp', price: new Money(4250) },
  { name: 'chair', price: new Money(8900) },
  { name: 'cup', price: new Money(705) },
);

const log: string[] = [];
const order = new Order(shelf, 0.1);
const stop = order.total.on((now, old = Money.none) => {
  log.push(now > old ? `up to ${now}` : 'down');
});

for (const name of ['lamp', 'cup', 'chair', 'cup']) {
  if (!order.add(name)) log.push(`no ${name}`);
}
stop();
order.add('lamp', 2);

console.log(order.report());
console.log(log.join('; '));
console.log(shelf.names().length, shelf.dearest()?.name ?? 'nothing');

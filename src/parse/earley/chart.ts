/**
 * The chart of an Earley parser: items, groups and matches, as columns of numbers. Objects would take several times the
 * memory, and there may be ten per token.
 */
export interface Chart {
  /** An item is a state of a production that began in a group, with the last step of its preferred derivation. */
  items: number;
  state: Int32Array;
  group: Int32Array;
  /** The item before the last step. */
  previous: Int32Array;
  /** What the last step consumed: a match, TOKEN or EMPTY. */
  child: Int32Array;
  /** The next item waiting for the same group. */
  nextWaiting: Int32Array;
  /** Whether the only non-empty child is a nonterminal that can derive exactly the item's own. */
  isDetour: Uint8Array;

  /** A group is a nonterminal predicted at some token. */
  groups: number;
  nonterminal: Int32Array;
  begin: Int32Array;
  /** The first item waiting for it. */
  waiting: Int32Array;
  /** Its last match. */
  lastMatch: Int32Array;

  /** A match is a completed group. Its end is known to those that refer to it. */
  matches: number;
  matchGroup: Int32Array;
  /** The final item of the preferred production among those that match. */
  matchItem: Int32Array;
}

/** What a step can consume besides a match. */
export const TOKEN = -1;
export const EMPTY = -2;

export function newChart(): Chart {
  const column = (): Int32Array => new Int32Array(1024);
  return {
    items: 0,
    state: column(),
    group: column(),
    previous: column(),
    child: column(),
    nextWaiting: column(),
    isDetour: new Uint8Array(1024),
    groups: 0,
    nonterminal: column(),
    begin: column(),
    waiting: column(),
    lastMatch: column(),
    matches: 0,
    matchGroup: column(),
    matchItem: column(),
  };
}

/** Grows the columns so that one more item, group and match fit. */
export function makeRoom(chart: Chart): void {
  if (chart.items === chart.state.length) {
    chart.state = twice(chart.state);
    chart.group = twice(chart.group);
    chart.previous = twice(chart.previous);
    chart.child = twice(chart.child);
    chart.nextWaiting = twice(chart.nextWaiting);
    const detours = new Uint8Array(2 * chart.items);
    detours.set(chart.isDetour);
    chart.isDetour = detours;
  }
  if (chart.groups === chart.begin.length) {
    chart.nonterminal = twice(chart.nonterminal);
    chart.begin = twice(chart.begin);
    chart.waiting = twice(chart.waiting);
    chart.lastMatch = twice(chart.lastMatch);
  }
  if (chart.matches === chart.matchGroup.length) {
    chart.matchGroup = twice(chart.matchGroup);
    chart.matchItem = twice(chart.matchItem);
  }
}

function twice(column: Int32Array): Int32Array {
  const larger = new Int32Array(2 * column.length);
  larger.set(column);
  return larger;
}

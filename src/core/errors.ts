/** The command line or the options are wrong. The message says what to type instead. */
export class UsageError extends Error {}

/** The run cannot start or continue. The message is for the user. */
export class Failure extends Error {}

/** Looks up an entry by name. If there is none, throws an error that suggests the nearest name. */
export function choose<T>(what: string, table: Readonly<Record<string, T>>, name: string, list: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found !== undefined) return found;
  const near = nearest(name, Object.keys(table));
  throw new UsageError(
    `There is no ${what} '${name}'.${near === undefined ? '' : ` Did you mean '${near}'?`} To see all: pith ${list}`,
  );
}

/** The name closest to `name`, if any is close enough to suggest. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const byDistance = names
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = byDistance[0];
  if (best === undefined || best.distance > Math.max(2, name.length / 2)) return undefined;
  return best.candidate;
}

/** Edit distance: insertions, deletions, replacements and swaps of neighbours. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(replace, swap, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

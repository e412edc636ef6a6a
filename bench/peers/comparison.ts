/** Compares Pith with its peers, and says plainly where it loses. */
import { geometricMean } from '../mean.ts';
import type { Part } from '../report.ts';
import { atSeconds, atTests, type Point, whenAt } from './curve.ts';
import { bySubject, namesOf } from './tables.ts';
import type { Run } from './watched-run.ts';

const PITH = 'pith';
/** Our goal: at most this share of the tests that the best peer needs to reach its size. */
const TESTS_AIM = 0.2;

/** Pith and a peer on the same subject. */
interface Race {
  readonly peer: Run;
  readonly pith: Run;
  /** When each reached the peer's final size. */
  readonly peerThere: Point;
  readonly pithThere: Point | undefined;
}

function raceOf(peer: Run, pith: Run): Race {
  // A peer's final result may have more tokens than a program it tested, because of final formatting.
  const tokens = Math.max(peer.after.tokens, peer.curve.at(-1)!.tokens);
  return { peer, pith, peerThere: whenAt(peer.curve, tokens)!, pithThere: whenAt(pith.curve, tokens) };
}

/** Every peer that succeeded, subject by subject. */
function races(runs: readonly Run[]): readonly Race[] {
  return [...bySubject(runs).values()].flatMap((own) => {
    const pith = own.find(({ contestant }) => contestant === PITH);
    if (pith === undefined) return [];
    return own.filter((run) => run.isPeer && run.trouble === undefined).map((peer) => raceOf(peer, pith));
  });
}

const sizeRatio = ({ peer, pith }: Race): number => pith.after.tokens / peer.after.tokens;
const testsRatio = ({ peerThere, pithThere }: Race): number =>
  pithThere === undefined ? Infinity : Math.max(pithThere.tests, 1) / Math.max(peerThere.tests, 1);
const timeRatio = ({ peerThere, pithThere }: Race): number =>
  pithThere === undefined ? Infinity : Math.max(pithThere.seconds, 0.1) / Math.max(peerThere.seconds, 0.1);

export function compareWithPeers(runs: readonly Run[]): readonly Part[] {
  const all = races(runs);
  const names = namesOf(all.map(({ peer }) => peer));
  const summary = names.map((name) => {
    const own = all.filter(({ peer }) => peer.contestant === name);
    const reached = own.filter(({ pithThere }) => pithThere !== undefined);
    return [
      name,
      String(own.length),
      String(own.filter((race) => sizeRatio(race) < 1).length),
      String(own.filter((race) => sizeRatio(race) === 1).length),
      String(own.filter((race) => sizeRatio(race) > 1).length),
      geometricMean(own.map(sizeRatio)).toFixed(2),
      reached.length === 0 ? '' : geometricMean(reached.map(testsRatio)).toFixed(2),
      reached.length === 0 ? '' : geometricMean(reached.map(timeRatio)).toFixed(2),
      String(own.length - reached.length),
    ];
  });
  const rows = all.map((race) => {
    const { peer, pith, peerThere, pithThere } = race;
    const at = (point: Point) => `${point.tests} / ${point.seconds.toFixed(1)}`;
    return [
      peer.subject,
      peer.contestant,
      String(peer.after.tokens),
      String(pith.after.tokens),
      at(peerThere),
      pithThere === undefined ? 'never' : at(pithThere),
      ...[testsRatio(race), timeRatio(race)].map((ratio) => (ratio === Infinity ? '' : ratio.toFixed(2))),
      String(atSeconds(pith.curve, peer.seconds).tokens),
      String(atTests(pith.curve, peer.tests).tokens),
    ];
  });
  return [
    '## Pith against each peer',
    {
      header: [
        ...['peer', 'subjects', 'pith is smaller', 'equal', 'larger', 'tokens, pith to peer'],
        ...['tests to the size of the peer', 'time to it', 'never there'],
      ],
      rows: summary,
    },
    'Geometric means of the ratios. Tests and time: those that pith needed to reach the final size of the peer, relative to those of the peer itself, over ' +
      'the subjects where pith got there.',
    {
      header: [
        ...['subject', 'peer', 'its tokens', 'of pith', 'it was there after', 'pith after'],
        ...['tests', 'time', 'pith when it ended', 'pith after as many tests'],
      ],
      rows,
    },
    'After: tests / seconds. The last two columns: tokens of pith after the total time, and the total tests, of the peer.',
  ];
}

/** Every missed goal, by subject. */
export function losses(runs: readonly Run[]): readonly Part[] {
  const lines = [...bySubject(runs)].flatMap(([subject, own]) => {
    const all = races(own);
    if (all.length === 0) return [];
    // The best peer has the smallest result; among equals, the one that reached it in the fewest tests.
    const best = all.toSorted(
      (a, b) => a.peer.after.tokens - b.peer.after.tokens || a.peerThere.tests - b.peerThere.tests,
    )[0]!;
    const { peer, pith } = best;
    const found: string[] = [];
    if (sizeRatio(best) > 1)
      found.push(`larger than ${peer.contestant} (${pith.after.tokens} to ${peer.after.tokens} tokens)`);
    else if (testsRatio(best) > TESTS_AIM)
      found.push(
        `${testsRatio(best).toFixed(2)} of the tests of ${peer.contestant} to its size, more than a fifth`,
      );
    if (sizeRatio(best) <= 1 && timeRatio(best) > 1)
      found.push(`slower than ${peer.contestant} to its size (${timeRatio(best).toFixed(2)})`);
    const better = own.find((run) => !run.isPeer && run !== pith && run.after.tokens < pith.after.tokens);
    if (better !== undefined)
      found.push(`larger than our own ${better.contestant} (${better.after.tokens} tokens)`);
    return found.length === 0 ? [] : [`- ${subject}: ${found.join('; ')}`];
  });
  return ['## Where pith loses', lines.length === 0 ? 'Nowhere.' : lines.join('\n')];
}

const WORST = 3;

/** The subjects on which pith does worst relative to a peer, with both results. */
export function worst(runs: readonly Run[]): readonly Part[] {
  const ranked = [...bySubject(runs).values()]
    .flatMap((own) => races(own).toSorted((a, b) => sizeRatio(b) - sizeRatio(a))[0] ?? [])
    .toSorted((a, b) => sizeRatio(b) - sizeRatio(a));
  return [
    '## The three worst subjects',
    ...ranked.slice(0, WORST).map(({ peer, pith }) => {
      const cell = (run: Run) =>
        `<td><pre>${escaped(Buffer.from(run.result, 'base64').toString())}</pre></td>`;
      return [
        `${peer.subject}: pith ${pith.after.tokens} tokens, ${peer.contestant} ${peer.after.tokens}`,
        '',
        `<table><tr><th>pith</th><th>${peer.contestant}</th></tr>`,
        `<tr>${cell(pith)}${cell(peer)}</tr></table>`,
      ].join('\n');
    }),
  ];
}

/** For HTML inside Markdown, which an empty line would end. */
const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/\n(\s*\n)+/g, '\n');

/**
 * Shows the progress of a run: a live display in a terminal, otherwise a plain line now and then, and a short summary
 * at the end.
 */
import type { Listener, TimedEvent } from '../core/events.ts';
import { count, counted, duration, rate, share } from './format.ts';
import { printable, printableLines } from '../core/printable.ts';
import { gatherStats, type Stats } from './stats.ts';

export interface TerminalOptions {
  /** The stream to write to. */
  readonly write: (text: string) => void;
  /** Its width, queried for each frame; undefined if it is not a terminal. */
  readonly columns: () => number | undefined;
  readonly color: boolean;
  /** 0: warnings only; 1: the default; 2: also every accepted program and every pass. */
  readonly verbosity: 0 | 1 | 2;
  /** The name of the input. */
  readonly title: string;
}

export interface Terminal {
  readonly see: Listener;
  /** Ends the live display, so that other text can follow. */
  stop(): void;
}

const FRAME_MS = 100;
const PLAIN_LINE_MS = 5_000;
const WIDEST_BAR = 30;
/** The width of the size beside the bar. */
const ROOM_FOR_SIZE = 50;

export function createTerminal(options: TerminalOptions): Terminal {
  const { write, columns, verbosity } = options;
  const gatherer = gatherStats();
  const { stats } = gatherer;
  const began = performance.now();
  const isLive = columns() !== undefined && verbosity > 0;
  const title = printable(options.title);
  let pass = '';
  let inFlight = 0;
  let frameHeight = 0;
  const timer =
    verbosity === 0
      ? undefined
      : setInterval(isLive ? draw : plainProgress, isLive ? FRAME_MS : PLAIN_LINE_MS);
  timer?.unref();

  const paint = (code: number, text: string) => (options.color ? `\x1b[${code}m${text}\x1b[0m` : text);
  const bold = (text: string) => paint(1, text);
  const dim = (text: string) => paint(2, text);
  const yellow = (text: string) => paint(33, text);

  function draw(): void {
    const elapsed = performance.now() - began;
    const { before, after, queries, cacheHits, journalHits } = stats;
    const left = before.tokens === 0 ? 0 : after.tokens / before.tokens;
    const width = columns() ?? 80;
    const barWidth = Math.max(0, Math.min(WIDEST_BAR, width - ROOM_FOR_SIZE));
    const filled = Math.round(left * barWidth);
    const bar = barWidth === 0 ? '' : `${'█'.repeat(filled)}${dim('░'.repeat(barWidth - filled))}  `;
    const size = `${bold(count(after.tokens))} of ${counted(before.tokens, 'token')} (${share(after.tokens, before.tokens)})`;
    const tests = `${counted(queries, 'test')}, ${rate(queries, elapsed)}, ${inFlight} running`;
    const answers = cacheHits + journalHits;
    const frame = [
      `${bold(title)}  ${dim(`${stats.alg}, ${counted(stats.jobs, 'job')}`)}`,
      `${bar}${size}, ${counted(after.bytes, 'byte')}`,
      `${doing()} ${dim('·')} ${tests} ${dim('·')} ${count(answers)} from cache ${dim('·')} ${duration(elapsed)}`,
    ];
    write(`${eraseFrame()}${frame.map((line) => clip(line, width)).join('\n')}\n`);
    frameHeight = frame.length;
  }

  function doing(): string {
    return pass === '' ? 'testing the original' : `pass ${pass}`;
  }

  /** Also erases echoed input, like the `^C` of Ctrl-C. */
  function eraseFrame(): string {
    return frameHeight === 0 ? '' : `\r\x1b[${frameHeight}A\x1b[J`;
  }

  /** Prints a permanent line. */
  function line(text: string): void {
    write(`${eraseFrame()}${text}\n`);
    frameHeight = 0;
  }

  function plainProgress(): void {
    const { before, after, queries } = stats;
    const size = `${count(after.tokens)} of ${counted(before.tokens, 'token')} (${share(after.tokens, before.tokens)})`;
    line(`${duration(performance.now() - began)}: ${size}, ${doing()}, ${counted(queries, 'test')}`);
  }

  function see(event: TimedEvent): void {
    gatherer.see(event);
    switch (event.type) {
      case 'start':
        if (verbosity > 0 && event.resumed > 0) {
          line(`Continuing an earlier run with its ${counted(event.resumed, 'verdict')}.`);
        }
        if (verbosity > 0 && !isLive) {
          line(`${title}: ${counted(event.size.tokens, 'token')}, ${counted(event.size.bytes, 'byte')}`);
        }
        break;
      case 'pass-start':
        pass = event.pass;
        break;
      case 'pass-end':
        if (verbosity === 2) line(dim(`pass ${event.pass} ended after ${duration(event.ms)}`));
        break;
      case 'test-start':
        inFlight++;
        break;
      case 'test-end':
        inFlight--;
        break;
      case 'accepted':
        if (verbosity === 2) {
          line(
            `${counted(event.size.tokens, 'token')}, ${counted(event.size.bytes, 'byte')} ${dim(`${event.pass}: ${event.kind}`)}`,
          );
        }
        break;
      case 'verified':
        if (verbosity === 2) {
          line(
            dim(`the original takes ${duration(event.ms)}; each test may take ${duration(event.timeoutMs)}`),
          );
        }
        break;
      case 'notice':
        if (event.level === 'warning') line(`${yellow('warning:')} ${printableLines(event.text)}`);
        else if (verbosity > 0) line(printableLines(event.text));
        break;
      case 'end':
        stop();
        if (verbosity > 0) line(summary(stats, bold));
        return;
      case 'verdict':
      case 'check':
      case 'cancelled':
        break;
    }
  }

  function stop(): void {
    clearInterval(timer);
    write(eraseFrame());
    frameHeight = 0;
  }

  return { see, stop };
}

const STOPPED = {
  time: 'Stopped by the time limit',
  tests: 'Stopped by the limit on tests',
  size: 'Small enough',
  SIGINT: 'Interrupted',
  SIGTERM: 'Terminated',
  SIGHUP: 'Hung up',
  aborted: 'Stopped',
} as const;

function summary(stats: Stats, bold: (text: string) => string): string {
  const { before, after, queries, cancelled, cacheHits, journalHits, wallMs, timeouts, stopped } = stats;
  const head = stopped === null ? 'Done' : STOPPED[stopped];
  const tokens = `${count(before.tokens)} to ${bold(counted(after.tokens, 'token'))} (${share(after.tokens, before.tokens)})`;
  const details = [
    `${counted(queries, 'test')} in ${duration(wallMs)} (${rate(queries, wallMs)})`,
    cacheHits > 0 && `${count(cacheHits)} answered from the cache`,
    journalHits > 0 && `${count(journalHits)} from the earlier run`,
    cancelled > 0 && `${counted(cancelled, 'speculative test')} discarded`,
    timeouts > 0 && counted(timeouts, 'time-out'),
  ];
  const bytes = `${count(before.bytes)} to ${counted(after.bytes, 'byte')}`;
  return `${head}: ${tokens}, ${bytes}\n${details.filter(Boolean).join(', ')}`;
}

/** Characters that are two columns wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** Clips a line to the width of the terminal; colour codes have no width. */
function clip(line: string, width: number): string {
  let room = width;
  let clipped = '';
  for (const [piece] of line.matchAll(/\x1b\[\d+m|[^]/gu)) {
    if (piece.startsWith('\x1b')) clipped += piece;
    else {
      room -= WIDE.test(piece) ? 2 : 1;
      if (room >= 0) clipped += piece;
    }
  }
  return clipped;
}

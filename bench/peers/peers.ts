/** Pith and its peers: the same subjects, tests, jobs and time for each, one after another, with every test counted. */
import { keptIn } from '../kept.ts';
import { type Options, UsageError } from '../options.ts';
import type { Report } from '../report.ts';
import { findSubjects, type Subject } from '../subjects.ts';
import { compareWithPeers, losses, worst } from './comparison.ts';
import { type Contestant, findPeer, ours, peerNames } from './contestants.ts';
import { pictures } from './pictures.ts';
import { outcomes, speeds } from './tables.ts';
import { type Run, watchedRun } from './watched-run.ts';

const OURS = ['pith', 'perses-fixpoint', 'sfc-vulcan'];
/** The peers of a quick comparison: those that most people use. */
const QUICK_PEERS = ['creduce', 'cvise'];
/** The subjects of a quick comparison: fast tests, five languages. */
const QUICK_SUBJECTS = [
  'c-gcc-five-warnings',
  'c-gcc-vectorized',
  'js-uglify-nul',
  'json-lock-cycle',
  'py-zero-division',
  'smt-cvc5-two-constants',
];
const LIMIT = 600;
const QUICK_LIMIT = 20;

export async function peers(options: Options): Promise<Report> {
  const { quick, corpus, jobs = 2, limit = quick ? QUICK_LIMIT : LIMIT } = options;
  const subjects = await findSubjects(corpus, options.only ?? (quick ? QUICK_SUBJECTS : undefined));
  const { contestants, missing } = findContestants(options);
  const kept = keptIn<Run>(options.keep);
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  const runs: Run[] = [];
  for (const [subject, contestant] of pairs(subjects, contestants)) {
    const key = `${subject.name}, ${contestant.name}, ${limit} s, ${jobs} jobs`;
    const known = kept.get(key);
    const run = known ?? (await watchedRun(contestant, subject, { jobs, limit, signal: controller.signal }));
    if (controller.signal.aborted) break;
    runs.push(run);
    if (known !== undefined) continue;
    kept.keep(key, run);
    const { before, after, tests, seconds, finished } = run;
    const cut = finished ? '' : ', cut';
    const size = `${before.tokens} to ${after.tokens} tokens`;
    process.stderr.write(`${key}: ${size} in ${tests} tests, ${seconds.toFixed(0)} s${cut}\n`);
  }
  const versions = contestants.filter(({ isPeer }) => isPeer).map(({ version }) => version);
  return {
    parts: [
      `${jobs} jobs, at most ${limit} s for each. Peers: ${versions.join(', ')}.` +
        (missing.length === 0 ? '' : ` Not installed: ${missing.join(', ')}.`),
      ...(controller.signal.aborted ? ['Interrupted: empty cells are missing.'] : []),
      ...outcomes(runs),
      ...compareWithPeers(runs),
      ...losses(runs),
      ...worst(runs),
      ...speeds(runs),
      ...pictures(runs),
    ],
    data: runs,
  };
}

function findContestants({ quick, algs, peers: paths }: Options): {
  contestants: readonly Contestant[];
  missing: readonly string[];
} {
  const unknown = Object.keys(paths).find((name) => !peerNames.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no peer '${unknown}'. There are: ${peerNames.join(', ')}`);
  const named = algs ?? [...OURS, ...(quick ? [...QUICK_PEERS, ...Object.keys(paths)] : peerNames)];
  const missing: string[] = [];
  const contestants = [...new Set(named)].flatMap((name) => {
    if (!peerNames.includes(name)) return [ours(name)];
    const peer = findPeer(name, paths[name]);
    if (peer === undefined) missing.push(name);
    return peer ?? [];
  });
  return { contestants, missing };
}

function* pairs(subjects: readonly Subject[], contestants: readonly Contestant[]) {
  for (const subject of subjects) {
    for (const contestant of contestants) {
      if (contestant.takes(subject.language)) yield [subject, contestant] as const;
    }
  }
}

/** The subjects: folders with a `subject.json`, a `test.sh`, and an interesting input or a script that generates it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexerFor } from './lexer-for.ts';
import { UsageError } from './options.ts';

export interface Subject {
  readonly name: string;
  readonly language: string;
  /** The paths of the input and of the test. */
  readonly input: string;
  readonly test: string;
  /** The tool that the test runs, the packages to install, and the kind of bug. */
  readonly tool: string;
  readonly install: string;
  readonly kind: string;
  /** The size of the input. */
  readonly tokens: number;
  /** The script that writes the input, if there is one. */
  readonly generate?: string;
}

const OWN = new URL('subjects', import.meta.url).pathname;
/** Old compilers and minifiers from npm. */
const TOOLS = new URL('tools', import.meta.url).pathname;
/** Programs made on first use. */
export const GENERATED = new URL('generated', import.meta.url).pathname;

/** Our own subjects and those of a corpus, ready to be reduced: all of them, or those named, in that order. */
export async function findSubjects(
  corpus: string | undefined,
  only: readonly string[] | undefined,
): Promise<Subject[]> {
  const own = subjectsIn(OWN);
  const all = [...own, ...(corpus === undefined ? [] : subjectsIn(corpus))];
  const chosen = (only ?? all.map(({ name }) => name)).map((name) => {
    const subject = all.find((one) => one.name === name);
    if (subject !== undefined) return subject;
    const hint = corpus === undefined ? ' (for more: --corpus DIR)' : '';
    throw new UsageError(
      `There is no subject '${name}'. There are: ${all.map((one) => one.name).join(', ')}${hint}`,
    );
  });
  if (chosen.some((subject) => own.includes(subject) && subject.install.includes('npm '))) installTools();
  for (const subject of chosen) if (subject.generate !== undefined) await generate(subject);
  return chosen;
}

export function ownSubjects(): Subject[] {
  return subjectsIn(OWN);
}

function subjectsIn(folder: string): Subject[] {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const subjects = readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'subject.json')))
    .map((path) => {
      const subject = JSON.parse(readFileSync(join(path, 'subject.json'), 'utf8')) as Subject;
      const script = subject.generate === undefined ? {} : { generate: join(path, subject.generate) };
      const place = subject.generate === undefined ? path : join(GENERATED, subject.name);
      return { ...subject, ...script, input: join(place, subject.input), test: join(path, 'test.sh') };
    });
  if (subjects.length === 0) throw new UsageError(`${folder} contains no folder with a subject.json.`);
  return subjects;
}

/** Installs the tools once. */
export function installTools(): void {
  if (existsSync(join(TOOLS, 'node_modules', '.package-lock.json'))) return;
  process.stderr.write('Installing tools from npm into bench/tools\n');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
    cwd: TOOLS,
    stdio: 'inherit',
  });
}

/** Generates the input once. */
async function generate({ name, language, input, generate: script, tokens }: Subject): Promise<void> {
  if (existsSync(input)) return;
  mkdirSync(dirname(input), { recursive: true });
  // Generators may leave files in their working directory.
  const text = execFileSync(script!, { cwd: dirname(input), maxBuffer: 2 ** 26 });
  const made = (await lexerFor(language)).count(text);
  if (made !== tokens)
    throw new Error(
      `The generator of ${name} produced ${made} tokens instead of ${tokens}: is it a different version?`,
    );
  writeFileSync(`${input}.part`, text);
  renameSync(`${input}.part`, input);
}

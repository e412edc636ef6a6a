/** What there is to reduce: folders with a `subject.json`, an input, and a `test.sh` that finds it interesting. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './options.ts';

export interface Subject {
  readonly name: string;
  readonly language: string;
  /** The paths of the input and of the test. */
  readonly input: string;
  readonly test: string;
  /** What the test runs. */
  readonly tool: string;
}

const OWN = new URL('subjects', import.meta.url).pathname;

/** Our own subjects and those of a corpus: all of them, or only those that are named, in that order. */
export function findSubjects(corpus: string | undefined, only: readonly string[] | undefined): Subject[] {
  const all = [...subjectsIn(OWN), ...(corpus === undefined ? [] : subjectsIn(corpus))];
  return (only ?? all.map(({ name }) => name)).map((name) => {
    const subject = all.find((one) => one.name === name);
    if (subject !== undefined) return subject;
    const hint = corpus === undefined ? ' (for more: --corpus DIR)' : '';
    throw new UsageError(
      `There is no subject '${name}'. There are: ${all.map((one) => one.name).join(', ')}${hint}`,
    );
  });
}

function subjectsIn(folder: string): Subject[] {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const subjects = readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'subject.json')))
    .map((path) => {
      const subject = JSON.parse(readFileSync(join(path, 'subject.json'), 'utf8')) as Subject;
      return { ...subject, input: join(path, subject.input), test: join(path, 'test.sh') };
    });
  if (subjects.length === 0) throw new UsageError(`${folder} holds no folder with a subject.json.`);
  return subjects;
}

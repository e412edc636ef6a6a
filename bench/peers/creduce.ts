/** Pith and C-Reduce in C and C++, each to its end or for half an hour: crashes, wrong code and remarks of compilers. */
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { peers } from './peers.ts';

const SUBJECTS = [
  ...['c-gcc-five-warnings', 'c-tcc-union-result', 'c-gcc-equal-variables'],
  ...['cpp-gcc-sort-list', 'cpp-gcc-abstract-delete', 'cpp-gcc-devirtualized'],
];

/** In the corpus of real inputs. */
const OF_CORPUS = ['c-gcc71626-clang13-gisel', 'c-clang22382-gcc12-icf', 'c-gcc59903-h8300'];

export const creduce = (options: Options): Promise<Report> =>
  peers({
    ...options,
    only: options.only ?? [...SUBJECTS, ...(options.corpus === undefined ? [] : OF_CORPUS)],
    algs: ['pith', 'creduce'],
    jobs: options.jobs ?? 1,
    limit: options.limit ?? 1_800,
  });

import { expect, test } from 'vitest';
import { commandOf } from '../../bench/options.ts';

test.each([
  [['peers', '--quick'], 'peers --quick'],
  [['peers', '--quick', '--limit', '60', '--keep', '/a/b'], 'peers --quick --limit 60'],
  [['algorithms', '--corpus=/a/b', '--only', 'a,b'], 'algorithms --corpus DIR --only a,b'],
  [['peers', '--peer', 'ddsmt=/a/b', '--peer=shrinkray=/c'], 'peers --peer ddsmt=PATH --peer shrinkray=PATH'],
  [['algorithms', '--algs', 'pith;pith without names'], "algorithms --algs 'pith;pith without names'"],
  [['algorithms', '--algs', 'hdd*,sfc-vulcan+trec'], "algorithms --algs 'hdd*,sfc-vulcan+trec'"],
])('%j is told as %j', (args, told) => {
  expect(commandOf(args)).toBe(`npm run bench -- ${told}`);
});

/** Removes options, information and the logic: all at once, by halves, and one by one. */
import { textOf } from '../../tree/node.ts';
import { numberedKeys, overSites } from '../semantic/sites.ts';
import { commandsOf, keywordOf } from './script.ts';

export const options = overSites('smt-options', 'smaller', function* ({ root }) {
  const keyFor = numberedKeys();
  for (const command of commandsOf(root))
    if (/^set-(?:option|info|logic)$/.test(keywordOf(command)))
      yield { key: keyFor(textOf(command)), replace: [], remove: [command] };
});

/**
 * Removes the bodies of functions: turns a definition into a declaration, or moves it to the first declaration; removes
 * all but one of several declarations.
 */
import { type Facts, isDeclaredAlone } from '../../semantics/facts.ts';
import { overSites } from './sites.ts';
import { wholeOf } from './statements.ts';

export const body = overSites(
  'body',
  'smaller',
  // Turns a definition into a declaration; removes it if there already is a declaration.
  function* (program, facts) {
    const text = program.syntax.meaning?.statements?.noBody;
    for (const { key, definitions, declarations } of functionsIn(facts)) {
      if (definitions.length === 0) continue;
      const remove = definitions.map((declaration) => wholeOf(program, facts, declaration));
      if (declarations.length > 0) yield { key, replace: [], remove };
      else if (text !== undefined)
        yield { key, replace: definitions.map(({ body }) => [body!, text] as const) };
    }
  },
  // Moves the definition to the first declaration.
  function* (program, facts) {
    for (const { key, definitions, declarations } of functionsIn(facts)) {
      const [definition, another] = definitions;
      const [first] = declarations;
      if (definition === undefined || another !== undefined || first === undefined) continue;
      if (first.token.id > definition.token.id || !isDeclaredAlone(facts, first)) continue;
      const remove = [definition, ...declarations.slice(1)].map((declaration) =>
        wholeOf(program, facts, declaration),
      );
      yield { key, replace: [[first.node, definition.node]], remove };
    }
  },
  // Only one declaration stays, or only the definition.
  function* (program, facts) {
    for (const { key, definitions, declarations } of functionsIn(facts)) {
      const superfluous = declarations.slice(definitions.length > 0 ? 0 : 1);
      const remove = superfluous.map((declaration) => wholeOf(program, facts, declaration));
      if (remove.length > 0) yield { key, replace: [], remove };
    }
  },
);

/** The functions of the program, which may be declared several times. */
function* functionsIn({ names }: Facts) {
  for (const { key, declarations } of names) {
    const functions = declarations.filter(({ kind }) => kind === 'function');
    if (functions.length === 0) continue;
    yield {
      key,
      definitions: functions.filter(({ body }) => body !== undefined),
      declarations: functions.filter(({ body }) => body === undefined),
    };
  }
}

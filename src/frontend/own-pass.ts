/** Loads a pass from the user's module (`--pass`); docs/passes.md is the contract. */
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOf } from '../core/digest.ts';
import { UsageError } from '../core/errors.ts';
import type { Pass } from '../core/pass.ts';
import type { OwnPass } from '../schedules/own-pass.ts';

export interface LoadedPass {
  readonly own: OwnPass;
  /** Identifies the module's file. Other modules that it imports are not looked at. */
  readonly digest: string;
}

export async function loadOwnPass(path: string): Promise<LoadedPass> {
  const { module, digest } = await load(path);
  const { default: pass, over = 'tree' } = module;
  if (!isPass(pass)) {
    throw new UsageError(
      `${path} must export a pass by default: an object with name, accepts, start and propose. See docs/passes.md`,
    );
  }
  if (!isKind(over)) {
    throw new UsageError(`${path} exports over: ${String(over)}; it must be one of: ${KINDS.join(', ')}`);
  }
  return { own: { over, pass } as OwnPass, digest };
}

async function load(path: string): Promise<{ readonly module: Record<string, unknown>; digest: string }> {
  try {
    const digest = digestOf(readFileSync(path));
    resolvePith();
    const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
    return { module, digest };
  } catch (error) {
    throw new UsageError(`The pass ${path} cannot be loaded: ${(error as Error).message}`);
  }
}

/** `import ... from 'pith'` in a module means this Pith, wherever it is installed. */
function resolvePith(): void {
  if (isResolved) return;
  isResolved = true;
  const own = new URL('../index.js', import.meta.url).href;
  const hook = `export const resolve = (name, context, next) =>
    name === 'pith' ? { url: ${JSON.stringify(own)}, shortCircuit: true } : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

let isResolved = false;

const KINDS = ['tree', 'lines', 'tokens', 'characters'] as const;

const isKind = (over: unknown): boolean => KINDS.some((kind) => kind === over);

function isPass(value: unknown): value is Pass<never> {
  if (typeof value !== 'object' || value === null) return false;
  const { name, accepts, start, propose } = value as Record<string, unknown>;
  const isNamed = typeof name === 'string' && name !== '';
  const isKnown = accepts === 'smaller' || accepts === 'same-size' || accepts === 'any';
  return isNamed && isKnown && typeof start === 'function' && typeof propose === 'function';
}

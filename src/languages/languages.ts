/** All languages that Pith knows, bundled ones first. */
import { bash } from './bash.ts';
import { c } from './c.ts';
import { cpp } from './cpp.ts';
import { csharp } from './csharp.ts';
import { css } from './css.ts';
import { go } from './go.ts';
import { haskell } from './haskell.ts';
import { html } from './html.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { json } from './json.ts';
import { kotlin } from './kotlin.ts';
import type { Language } from './language.ts';
import { lua } from './lua.ts';
import { ocaml } from './ocaml.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { scala } from './scala.ts';
import { smtlib } from './smtlib.ts';
import { solidity } from './solidity.ts';
import { systemverilog } from './systemverilog.ts';
import { toml } from './toml.ts';
import { tsx } from './tsx.ts';
import { typescript } from './typescript.ts';
import { yaml } from './yaml.ts';
import { zig } from './zig.ts';

/** If the contents of a file match several, the first wins. */
export const languages: readonly Language[] = [
  cpp,
  c,
  rust,
  java,
  solidity,
  go,
  python,
  javascript,
  typescript,
  tsx,
  smtlib,
  json,
  html,
  css,
  scala,
  ruby,
  php,
  ocaml,
  haskell,
  csharp,
  bash,
  systemverilog,
  kotlin,
  zig,
  lua,
  toml,
  yaml,
];

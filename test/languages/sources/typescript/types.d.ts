declare module 'virtual:config' {
  const config: Record<string, string | number | boolean | null>;
  export default config;
}

declare global {
  interface Window { readonly app: import('./app.js').App }
  var DEBUG: boolean | undefined;
}

declare namespace Format {
  function print(value: bigint, base?: 2 | 8 | 10): string;
  let separator: ',' | ';';
  namespace Inner.Deep { class Opaque { private _: never } }
}

export as namespace MyLibrary;
export interface Tree<T, L = never> extends Iterable<T>, Sized {
  new (root: T): Tree<T, L>;
  (path: string): T;
  readonly root: T;
  children?: readonly Tree<T, L>[];
  -readonly [K in keyof T]?: T[K];
}

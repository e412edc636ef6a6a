export type Params<Path extends string> = Path extends `${infer _}:${infer P}/${infer R}` ? P | Params<R> : never;
type Handler<P extends string = string> = (params: Record<Params<P>, string>, query?: URLSearchParams) => JSX.Element | null;

const routes: { readonly [path: string]: Handler } = {
  '/': () => <Home />,
  '/users/:id/': ({ id }) => (id ? <User id={+id} key={id} /> : null),
  async: async () => { await 0; }, 'not-found'() { return <h1 style={{ color: 'red', fontSize: 12 }}>404</h1> },
};

export function match(path: string): ReturnType<Handler>;
export function match(path: string, fallback: Handler): ReturnType<Handler>;
export function match(path: string, fallback?: Handler) {
  outer: for (const [pattern, handler] of Object.entries(routes)) {
    const names: string[] = [], values = new RegExp(`^${pattern.replace(/:(\w+)/g, (_, n) => (names.push(n), '([^/]+)'))}$`).exec(path);
    if (values == null) continue outer;
    let params = {} as any; names.forEach((name, i) => { params[name] = values[i + 1]! });
    do { return handler(params) } while (false)
  }
  return fallback?.({}) ?? <></>;
}

import React from 'react';
import type { FC, PropsWithChildren } from 'react';

const Theme = React.createContext<'light' | 'dark'>('light');
const identity = <T,>(x: T): T => x, pair = <A, B>(a: A, b: B): [A, B] => [a, b];

export const Provider: FC<PropsWithChildren<{ dark?: boolean }>> = ({ dark = false, children }) => (
  <Theme.Provider value={dark ? 'dark' : 'light'}>{children}</Theme.Provider>
);

export function useCounter(start: number = 0, step?: number) {
  const [count, setCount] = React.useState(start);
  React.useEffect(() => {
    const timer = setInterval(() => setCount((n) => n + (step ?? 1)), 1_000);
    return () => clearInterval(timer);
  }, [step]);
  for (let i = 0; i < 3; i++) { if (i === 1) continue; else break; }
  switch (count % 2) {
    case 0: return { count, even: true } as const;
    default: return { count, even: false } satisfies { count: number; even: boolean };
  }
}

declare global { namespace JSX { interface IntrinsicElements { 'x-icon': { name: string } } } }

@observer
export class Clock extends React.Component {
  @observable private time!: Date;
  get text() { return `${this.time?.toISOString().replace(/[-:]/g, '')!}`; }
  render() { return <x-icon name={this.text}><svg:circle r={1 / 2} xlink:href="#a" /> {...[1, 2]} {} </x-icon>; }
}

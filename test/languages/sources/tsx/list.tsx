import { memo, useCallback, type ReactNode } from 'react';

interface Props<T> {
  readonly items: readonly T[];
  render(item: T, index: number): ReactNode;
  empty?: ReactNode;
}

export function List<T extends { id: string }>({ items, render, empty = <em>nothing</em> }: Props<T>) {
  const [selected, select] = useState<string | null>(null);
  const toggle = useCallback((id: string) => select((was) => (was === id ? null : id)), []);
  if (items.length === 0) return <>{empty}</>;
  return (
    <ul className={`list ${selected ? 'active' : ''}`} aria-label="items">
      {items.map((item, i) => (
        <li key={item.id} onClick={() => toggle(item.id)} data-selected={item.id === selected}>
          {render(item, i)}
          {item.id === selected && <span>&larr; selected</span>}
        </li>
      ))}
      {/* the end */}
    </ul>
  );
}

export default memo(List) as typeof List;

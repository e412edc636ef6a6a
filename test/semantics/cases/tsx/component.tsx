import { useState, type Node } from 'react';
interface Props { title: string; children?: Node }
function Item({ title, children }: Props) { return <li class={title}>{children}</li>; }
export const List = ({ items = [] }: { items: string[] }) => {
  const [open, setOpen] = useState<boolean>(false);
  return <ul onClick={() => setOpen(!open)}>{items.map((title) => <Item key={title} {...{ title }} />)}</ul>;
};

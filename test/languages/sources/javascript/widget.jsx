import React, { useState } from 'react';

const Title = ({ children, ...props }) => <h1 {...props} className="title">{children}</h1>;

export default function Widget({ items, onSelect }) {
  const [open, setOpen] = useState(false);
  if (!items?.length) return null;
  return (
    <>
      <Title id='top' data-count={items.length}>Items &amp; more &#8212; {items.length}</Title>
      {/* a comment */}
      <ul onClick={() => setOpen((was) => !was)} hidden>
        {items.map(({ id, name }, i) => (
          <li key={id} style={{ order: i, color: open ? 'red' : `hsl(${i}, 50%, 50%)` }}>
            <Menu.Item as={<b />} label={name} disabled onSelect={onSelect} />
            {i < items.length - 1 && ', '}
          </li>
        ))}
      </ul>
      <svg:path xlink:href="#a" />
      <input value={"quoted \"text\""} disabled={false}/>
      text with "quotes" and 'apostrophes', a {'{'} brace and ünïcödé
    </>
  );
}

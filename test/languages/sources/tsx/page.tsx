let table = <table><tbody>{rows.map((row: Row) => <tr key={row.id}>{cells(row).map((c) => <td>{c}</td>)}</tr>)}</tbody></table>;
let nested = <a><b><c><d e={<f g={() => <h />} />} /></c></b></a>;
let text = <p>
  Some text, with "quotes", 'apostrophes', ünïcödé 漢字 😀, and {'{braces}'}
  over &nbsp; lines {
    // a comment
    value as string
  } and so on &#169; &amp;
</p>;
let conditional = value ? <Yes {...props} extra="1" /> : <No>{...children}</No>;
let compare = a < b && c > d, generic = f<string>(x), cast = x as any as { y: number }, shift = a >> b >>> c;
export { table, nested as default };
/** Quoted texts, as grammars write them. */

/** The name of the terminal whose text is always `text`: the text in single quotes, on one line. */
export const literalName = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
  v: '\v',
  b: '\b',
  0: '\0',
};

/**
 * The text that `body` denotes, the part between the quotes. A backslash before anything but a letter or a digit means
 * that character itself; `fail` gets every unknown escape, with its offset in `body`.
 */
export function unescape(body: string, fail: (offset: number, escape: string) => never): string {
  const pattern = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^]?))/giu;
  return body.replace(pattern, (escape: string, ...found: (string | number | undefined)[]) => {
    const [braced, four, two, single, offset] = found;
    const digits = braced ?? four ?? two;
    const code = typeof digits === 'string' ? parseInt(digits, 16) : undefined;
    if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code);
    if (typeof single !== 'string' || single === '') return fail(Number(offset), escape);
    return ESCAPES[single] ?? (/[\p{L}\p{N}]/u.test(single) ? fail(Number(offset), escape) : single);
  });
}

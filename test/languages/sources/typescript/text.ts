// Strings, templates, regular expressions; and comments in odd places.
const quotes = ['single \'quoted\'', "double \"quoted\"", `back\`tick`, 'line \
continued', "unicode é \u00e9 \u{1F600} 😀 漢字", '\0\x41\n'] as const;
const template = `one ${1 + 2} two ${`three ${'four'}`}
five \${six} ${/* seven */ 7}`;
const tagged = String.raw`\n ${template} \\`, empty = ``, html = `<a href="${quotes[0]}">'</a>`;
const regexes = [/a+b*?/g, /[/\]\\]/iu, /(?<=x)\/(?!y)/, /^\s*$/m] satisfies RegExp[];
const numbers = [0, 1.5, .5, 5., 1e-9, 0xff, 0b11, 0o17, 1_000, 123n, -0];
function /* a */ odd /* b */ < /* c */ T /* d */ >( /* e */ x /* f */ : /* h */ T /* i */ ) /* j */ : /* k */ void /* l */ { // m
  /** n */ return /* o */ ; // p
} /* q */
export const long = odd as unknown as (first: string, second: string, third: string, fourth: string, fifth: string, sixth: string, seventh: string) => Promise<Record<string, readonly string[]>>;
const ratio = numbers[0]! / numbers[1]! / 2, divided = (ratio) / 2 /1;
/** The languages by the names under which users choose them. */
export const languages: Readonly<Record<string, { readonly description: string }>> = {
  text: { description: 'any text: lines, tokens and characters, without a grammar' },
};

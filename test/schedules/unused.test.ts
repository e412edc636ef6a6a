/** A compiler that rejects unused imports and variables, like Go's. */
import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { property, reduceWith } from '../reduce-with.ts';
import { syntaxOf, treeOf } from '../tree/editing.ts';

const PROGRAM = `package main

import (
	"fmt"
	"os"
	"strings"
)

type path struct{ name string; depth int }

func log(text string) {
	fmt.Println(strings.ToUpper(text))
}

func parse(name string) (path, error) {
	parts := strings.Split(name, "/")
	if len(parts) == 0 {
		return path{}, fmt.Errorf("no parts in %s", name)
	}
	return path{name, len(parts)}, nil
}

func main() {
	name := os.Args[0]
	at, err := parse(name)
	if err != nil {
		log(err.Error())
	}
	depth := at.depth
	crash(depth + 1)
}
`;

test('Go programs lose imports and variables together with the code that uses them', async () => {
  const syntax = await syntaxOf('go');
  const compiles = (text: string): boolean => {
    const words = text.match(/\w+/g) ?? [];
    const isUsed = (word: string) => words.filter((other) => other === word).length > 1;
    const isQualified = (word: string) => new RegExp(String.raw`\b${word}\.`).test(text);
    const imports = Array.from(text.matchAll(/^\s*(?:import )?"(\w+)"/gm), ([, word]) => word!);
    const variables = Array.from(text.matchAll(/([\w, ]+):=/g), ([, list]) => list!.match(/\w+/g) ?? []);
    const packages = Array.from(text.matchAll(/\b(fmt|os|strings)\./g), ([, word]) => word!);
    const functions = Array.from(text.matchAll(/\b(log|parse)\(/g), ([, word]) => word!);
    return (
      syntax.parse(text).errors === 0 &&
      imports.every(isQualified) &&
      variables.flat().every((word) => word === '_' || isUsed(word)) &&
      packages.every((word) => imports.includes(word)) &&
      functions.every((word) => text.includes(`func ${word}(`))
    );
  };
  const holds = (text: string) => compiles(text) && /func main\(\) \{[^]*\bcrash\([^]*\}/.test(text);
  const schedule = algorithms['pith']!.schedule(await treeOf('go', PROGRAM));
  const { text } = await reduceWith(schedule, PROGRAM, property(holds));
  expect(text.split(/\s+/).join(' ').trim()).toBe('func main() { crash() }');
});

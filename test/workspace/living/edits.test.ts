/** Random edits that keep the bugs of a program: all of them stay known, and a bug that is added is the only new one. */
import { expect, it } from 'vitest';
import type { BaselineEntry } from '../../../src/workspace/index.js';
import { livedTexts } from './lived.js';

type Texts = Readonly<Record<string, string>>;

const PROGRAM: Texts = {
  'shop/Shop.java': `package shop;

public class Shop {
    private String last;
    private Shelf shelf;

    public int lastLength() {
        return last.length();
    }

    public int shelfSize(int factor) {
        int size = shelf.size();
        return factor * size;
    }
}
`,
  'shop/Shelf.java': `package shop;

import java.util.HashMap;
import java.util.Map;

public class Shelf {
    private final Map<String, Shop> shops = new HashMap<>();

    public int size() {
        return shops.size();
    }

    public int find(String name) {
        Shop found = shops.get(name);
        return found.lastLength();
    }

    public static class Label {
        public String show() {
            Object text = new Shelf();
            return (String) text;
        }
    }
}
`,
};
/** Two fields that are null, a map without the key, a cast of the wrong object. */
const BUGS = 4;

function everywhere(texts: Texts, edit: (text: string) => string): Texts {
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, edit(text)]));
}

/** Each keeps what the program does, as a programmer or a formatter would. */
const EDITS: readonly (readonly [name: string, edit: (texts: Texts) => Texts])[] = [
  ['lines above', (texts) => everywhere(texts, (text) => text.replace('public class', '\n// about\n\npublic class'))],
  [
    'other members',
    (texts) => everywhere(texts, (text) => text.replace(/\n}\n$/, '\n\n    int more() { return 1; }\n}\n')),
  ],
  ['indentation', (texts) => everywhere(texts, (text) => text.replaceAll('    ', '  '))],
  ['broken lines', (texts) => everywhere(texts, (text) => text.replace(/return (\w+)\.(\w+)\(/g, 'return $1\n.$2('))],
  [
    'comments',
    (texts) => everywhere(texts, (text) => text.replace('public class', '/** What it is. */\npublic class')),
  ],
  ['a method renamed', (texts) => everywhere(texts, (text) => text.replaceAll('lastLength', 'lengthOfLast'))],
  ['a class renamed', (texts) => renamed(texts, 'Shop', 'Store')],
  ['another class renamed', (texts) => renamed(texts, 'Shelf', 'Rack')],
  ['files moved', (texts) => Object.fromEntries(Object.entries(texts).map(([file, text]) => [`src/${file}`, text]))],
];

function renamed(texts: Texts, from: string, to: string): Texts {
  const word = new RegExp(`\\b${from}\\b`, 'g');
  return Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file.replace(word, to), text.replace(word, to)]),
  );
}

const NEW_BUG =
  '\n\n    private int[] numbers;\n\n    public int firstNumber() {\n        return numbers[0];\n    }\n}\n';

async function baseline(): Promise<readonly BaselineEntry[]> {
  return (await livedTexts(PROGRAM, { baseline: [] })).comparison?.entries ?? [];
}

/** A small generator of reproducible choices. */
function choices(seed: number): (count: number) => number {
  let state = seed * 2654435761 + 12345;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

it.each(Array.from({ length: 12 }, (_, seed) => [seed]))('seed %i', async (seed) => {
  const choose = choices(seed + 1);
  const edits = EDITS.filter(() => choose(3) === 0);
  const edited = edits.reduce((texts, [, edit]) => edit(texts), PROGRAM);
  const names = edits.map(([name]) => name).join(', ');
  const entries = await baseline();
  expect(entries).toHaveLength(BUGS);
  const before = await livedTexts(edited, { baseline: entries });
  const count = (run: typeof before): number => run.results.reduce((sum, { findings }) => sum + findings.length, 0);
  expect([names, count(before), before.counts.known, before.comparison?.stale.length]).toEqual([names, 0, BUGS, 0]);
  const [file = '', text = ''] = Object.entries(edited)[choose(2)] ?? [];
  const worse = await livedTexts({ ...edited, [file]: text.replace(/\n}\n$/, NEW_BUG) }, { baseline: entries });
  expect([names, count(worse), worse.counts.known]).toEqual([names, 1, BUGS]);
});

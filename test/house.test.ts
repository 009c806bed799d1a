/** docs/architecture.md: each interpreter of instructions that remains stands there with its reason, and the count is true. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SWITCH = /switch \((?:\w+\.)?instruction\.kind\)/g;
const PAGE = readFileSync('docs/architecture.md', 'utf8');

/** By file, without its ending. */
const SWITCHES = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [`/${file.replace(/\.ts$/, '')}`, readFileSync(path.join('src', file), 'utf8')] as const)
    .map(([file, text]) => [file, text.match(SWITCH)?.length ?? 0] as const)
    .filter(([, count]) => count > 0),
);

it('counts the places that switch over kinds of instructions', () => {
  const all = [...SWITCHES.values()].reduce((sum, count) => sum + count, 0);
  expect(/^\| `switch \(instruction\.kind\)` \| \d+ \| (\d+) \|$/m.exec(PAGE)?.[1]).toBe(String(all));
});

it('gives the reason of each', () => {
  const [, table = ''] = PAGE.split('| what | where | why |');
  const rows = table.split('\n\n')[0] ?? '';
  const named = [...rows.matchAll(/`([^`]+)`/g)].map(([, name]) => `/${name}`);
  const isNamed = (file: string): boolean => named.some((name) => file.endsWith(name) || file.includes(`${name}/`));
  expect(named.length).toBeGreaterThan(30);
  expect([...SWITCHES.keys()].filter((file) => !isNamed(file))).toEqual([]);
  // None is named that has gone.
  const files = [...SWITCHES.keys()];
  const words = named.filter((name) => !['/step', '/method', '/propagation', '/run-body', '/transfer'].includes(name));
  expect(words.filter((name) => !files.some((file) => file.endsWith(name) || file.includes(`${name}/`)))).toEqual([]);
});

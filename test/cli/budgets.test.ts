/** docs/budgets.md: its block is what the command prints, and the page says how to make it again. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../src/workspace/index.js';
import { espalier } from './command.js';

const PAGE = readFileSync('docs/budgets.md', 'utf8');

function blockOf(page: string): string {
  return /^```\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
}

describe('the page of budgets', () => {
  it('shows what the command prints', () => {
    expect(espalier('check', '--explain-budgets')).toEqual({ status: 0, out: blockOf(PAGE), err: '' });
  });

  it('has each room once, with a number and a meaning on every line', () => {
    const [rooms, limits] = [[] as string[], [] as string[]];
    for (const line of blockOf(PAGE).split('\n')) {
      if (/^\w/.test(line)) rooms.push(line);
      else if (line.startsWith(' ')) limits.push(line);
    }
    expect(rooms).toEqual(BUDGETS.map(({ room }) => room));
    for (const limit of limits) expect(limit).toMatch(/^ *[\d,]+[* ] \S+: \S.*$/);
  });

  it('multiplies what has a star, and nothing else', () => {
    const { out } = espalier('check', '--explain-budgets', '--budget', '2');
    const shown = blockOf(PAGE).split('\n');
    const changed = out.split('\n').filter((line, at) => line !== shown[at]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed).toEqual(out.split('\n').filter((line) => /^ *[\d,]+\*/.test(line)));
  });
});

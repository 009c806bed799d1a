/** What docs/spec.md shows is what the command prints. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { espalier } from './command.js';

const PAGE = readFileSync('docs/spec.md', 'utf8');
const BLOCKS = PAGE.split(/\n(?! {4}|\n)/).flatMap((part) => {
  const lines = part.split('\n').filter((line) => line.startsWith('    '));
  const [first = '', ...rest] = lines.map((line) => line.slice(4));
  return first.startsWith('$ npx espalier ') ? [{ command: first.slice('$ npx espalier '.length), lines: rest }] : [];
});

describe('docs/spec.md', () => {
  it('shows commands with their output', () => {
    expect(BLOCKS.length).toBe(2);
  });

  it.each(BLOCKS)('$command', ({ command, lines }) => {
    const { out } = espalier(...command.split(' '));
    const shown = lines.filter((line) => line.trim() !== '' && line.trim() !== '…');
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((line) => !out.split('\n').includes(line))).toEqual([]);
  });
});

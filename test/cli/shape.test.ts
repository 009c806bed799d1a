/** `espalier shape` as a user runs it: options that cannot be used are refused with a reason. */
import { describe, expect, it } from 'vitest';
import { fromCard } from '../../src/cli/commands/from-card.js';
import { shapeCommand } from '../../src/workspace/commands/shape/index.js';
import { espalier } from './command.js';

const REVERSE = 'test/fixtures/shape/paper/Reverse.java';

describe('words that no option takes', () => {
  it.each([
    [['--at', 'twelve'], 'a line is needed'],
    [['--at', '0'], 'a line is needed'],
    [['--at', 'List.java:'], 'a line is needed'],
    [['--join', 'total'], 'choose one of partial, relational'],
    [['--abstraction', 'never'], 'choose one of auto, everywhere, loop-heads'],
    [['--format', 'png'], 'choose one of text, json, svg, dot, html'],
    [['--inverse', 'prev'], 'as in prev=next'],
    [['--inverse', 'prev=next=other'], 'as in prev=next'],
    [['--inverse', 'next=next'], 'a field is not its own inverse'],
  ])('%j', async (words, message) => {
    const told: string[] = [];
    const command = fromCard(shapeCommand, async () => void told.push('it ran'))
      .exitOverride()
      .configureOutput({ writeErr: (text) => told.push(text) });
    await expect(command.parseAsync([REVERSE, ...words], { from: 'user' })).rejects.toThrow(message);
    expect(told.join('')).toContain(message);
    expect(told).not.toContain('it ran');
  });
});

describe('options that cannot be used', () => {
  it.each([
    [['--format', 'svg'], '--format svg draws the shapes of one line: say which with --at LINE'],
    [['--at', '12'], '--at is for --format svg and dot'],
    [['--inverse', 'prev=next'], 'no class of the input has a field prev'],
  ])('%j', (words, message) => {
    const { status, err, out } = espalier('shape', REVERSE, ...words);
    expect(err).toContain(message);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

describe('a run', () => {
  it('proves the reversal of a list, and says so in text', () => {
    const { status, out } = espalier('shape', REVERSE);
    expect(status).toBe(0);
    expect(out).toContain(`${REVERSE}:13: Reverse.reverse: `);
    expect(out).toContain('safe: ensures list(\\result, next) && acyclic(\\result, next): line 10');
    expect(out).toContain('safe: no null dereference: lines 17, 18');
  });

  it('fails on a broken one, with the run that breaks it', () => {
    const twin = 'test/fixtures/shape/paper/ReverseTiesFirstNode.java';
    const { status, out } = espalier('shape', twin, '--format', 'json', '--method', 'reverse');
    expect(status).toBe(1);
    const { results } = JSON.parse(out) as { results: { points: unknown[]; claims: Record<string, unknown>[] }[] };
    const refuted = results.flatMap(({ claims }) => claims).filter((claim) => claim.verdict === 'refuted');
    expect(refuted.map(({ property, location }) => [property, location])).toMatchObject([
      ['ensures', { file: twin, line: 13 }],
      ['ensures', { file: twin, line: 14 }],
    ]);
    expect(refuted[0]?.witness).toMatchObject({ start: 'calls' });
    expect(results[0]?.points.length).toBeGreaterThan(0);
  });

  it('draws the shapes of a line, and refuses a line without', () => {
    const drawn = espalier('shape', REVERSE, '--format', 'svg', '--at', 'Reverse.java:16');
    expect(drawn.status).toBe(0);
    expect(drawn.out).toMatch(/^<\?xml[\s\S]*1\+ Node by next[\s\S]*<\/svg>\n$/);
    const { status, err, out } = espalier('shape', REVERSE, '--format', 'dot', '--at', '2');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('--at 2: no analysed statement is on that line');
  });
});

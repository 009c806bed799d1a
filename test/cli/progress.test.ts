/** What is shown of a run on the way. */
import { describe, expect, it } from 'vitest';
import { progressLine } from '../../src/cli/progress.js';

function shown(isTTY: boolean, quiet = false) {
  const texts: string[] = [];
  let now = 0;
  const progress = progressLine({ quiet }, { isTTY, columns: 60, write: (text) => texts.push(text) }, () => now);
  return {
    texts,
    progress,
    at: (seconds: number, done: number, all: number) => {
      now = seconds * 1000;
      progress.show(done, all, 'a.B');
    },
  };
}

describe('progress', () => {
  it('is one bar with an estimate on a terminal, which does not go back', () => {
    const { texts, at, progress } = shown(true);
    at(1, 0, 10);
    at(10, 5, 10);
    at(20, 6, 20);
    expect(texts.map((text) => text.replace('\r\u001b[K', ''))).toEqual([
      '[....................] 0% a.B',
      '[##########..........] 50%, about 10 s left a.B',
      '[##########..........] 50%, about 20 s left a.B',
    ]);
    progress.clear();
    expect(texts.at(-1)).toBe('\r\u001b[K');
  });

  it('is at most a line a minute elsewhere', () => {
    const { texts, at } = shown(false);
    for (let second = 0; second <= 150; second++) at(second, second, 300);
    expect(texts).toEqual(['20%, about 4 min left a.B\n', '40%, about 3 min left a.B\n']);
  });

  it('is nothing when nothing is to be said', () => {
    for (const isTTY of [true, false]) {
      const { texts, at } = shown(isTTY, true);
      at(100, 5, 10);
      expect(texts).toEqual([]);
    }
  });
});

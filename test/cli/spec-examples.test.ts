/** The examples of `spec`: what the comments before a method promise is what the command says of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { espalier } from './command.js';

const FOLDER = 'examples/spec';
const SAID = /^\s*\/\/ ((?:\\result|[\w.]+') (?:=|in|contains) .*|where .*|modifies .*|pure|(?:may throw|throws) .*)$/;

interface Promise {
  /** The line of the method. */
  readonly line: number;
  readonly said: readonly string[];
}

function promisesOf(text: string): readonly Promise[] {
  const lines = text.split('\n');
  const promises: Promise[] = [];
  let said: string[] = [];
  for (const [index, line] of lines.entries()) {
    const match = SAID.exec(line)?.[1];
    if (match !== undefined) said.push(match);
    else if (said.length > 0) {
      promises.push({ line: index + 1, said });
      said = [];
    }
  }
  return promises;
}

describe.each(readdirSync(FOLDER).sort())('%s', (name) => {
  const file = `${FOLDER}/${name}`;
  const text = readFileSync(file, 'utf8');
  const { out, status } = espalier('spec', file, '--ascii');
  const blocks = new Map(
    out.split('\n\n').map((block) => [Number(/^\S+?:(\d+): /.exec(block)?.[1] ?? 0), block.split('\n')]),
  );

  it('gives the command to try', () => {
    expect(text.split('\n')[0]).toMatch(new RegExp(`^// espalier spec ${file}( --check)?$`));
    expect(status).toBe(0);
  });

  it.each(promisesOf(text))('line $line', ({ line, said }) => {
    const shown = (blocks.get(line) ?? []).map((each) => each.trim());
    expect(shown.filter((each) => said.includes(each))).toEqual(said);
    // Nothing is changed that is not promised.
    const isChange = (each: string): boolean => /^[\w.]+' /.test(each);
    if (!said.includes('pure')) {
      const normal = shown.slice(
        0,
        shown.findIndex((each) => each.startsWith('modifies')),
      );
      expect(normal.filter(isChange)).toEqual(said.filter(isChange));
    }
  });
});

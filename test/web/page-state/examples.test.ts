/** The examples that are offered are there, and the lines that they open with exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, exampleGroups } from '../../../src/web/page/logic/examples.js';

const folder = new URL('../../../examples/', import.meta.url);

describe('examples', () => {
  it('go from reversing a list to a broken cache, each with a name of its own', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(12);
    expect(EXAMPLES[0]?.paths).toEqual(['list/Reverse.java']);
    expect(EXAMPLES.flatMap(({ paths }) => paths)).toContain('cache/LruCacheForgetsOldest.java');
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    expect(new Set(EXAMPLES.map(({ title }) => title)).size).toBe(EXAMPLES.length);
    expect(exampleGroups().flatMap(({ examples }) => examples)).toHaveLength(EXAMPLES.length);
  });

  it.each(EXAMPLES.map((example) => [example.title, example] as const))('%s', (_title, { paths, line, sentence }) => {
    const texts = paths.map((path) => readFileSync(new URL(path, folder), 'utf8'));
    const lines = (texts[0] ?? '').split('\n');
    expect(lines[line - 1]?.trim()).toBeTruthy();
    expect(sentence.endsWith('.')).toBe(true);
    const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
    expect(new Set(names).size).toBe(names.length);
  });
});

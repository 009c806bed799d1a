/** `espalier.config.json`: where it is found, what it may say, what wins over it. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { espalierIn } from './command.js';
import { projectOf } from './project.js';

const BOX = `package shop;
public class Box {
  private String text;
  public int length() { return text.length(); }
}
`;
const SAFE = `package shop;
public class Safe {
  public int two() { return 2; }
}
`;

function project(configuration: unknown, more: Readonly<Record<string, string>> = {}): string {
  const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration, undefined, 2);
  return projectOf({ 'espalier.config.json': text, 'src/shop/Box.java': BOX, 'src/shop/Safe.java': SAFE, ...more });
}

function classes(out: string): readonly string[] {
  return [...new Set<string>(JSON.parse(out).results.map((result: { class: string }) => result.class))].sort();
}

describe('a configuration', () => {
  it('names the inputs, relative to itself', () => {
    const folder = project({ inputs: ['src'] });
    expect(espalierIn(folder, 'check').out).toContain('src/shop/Box.java:4:');
    const below = path.join(folder, 'src');
    const { out, status } = espalierIn(below, 'check', '--config', '../espalier.config.json', '--format', 'json');
    expect(status).toBe(1);
    expect(classes(out)).toEqual(['shop.Box', 'shop.Safe']);
  });

  it('is found above the first input, up to the root of the repository', () => {
    const folder = project({ rules: { 'null-dereference': 'off' } });
    const elsewhere = projectOf({});
    const file = path.join(folder, 'src/shop/Box.java');
    expect(espalierIn(elsewhere, 'check', file).status).toBe(1);
    mkdirSync(path.join(folder, '.git'));
    expect(espalierIn(elsewhere, 'check', file).status).toBe(0);
    expect(espalierIn(elsewhere, 'check', file, '--no-config').status).toBe(1);
  });

  it('is overruled by the command line', () => {
    const folder = project({ inputs: ['src/shop/Box.java'], failOn: ['class-cast'] });
    expect(espalierIn(folder, 'check').status).toBe(0);
    expect(espalierIn(folder, 'check', '--fail-on', 'refuted').status).toBe(1);
    expect(classes(espalierIn(folder, 'check', 'src/shop/Safe.java', '--format', 'json').out)).toEqual(['shop.Safe']);
  });

  it('excludes files and classes', () => {
    const folder = project({ inputs: ['src'], exclude: ['src/shop/Box.java'] });
    expect(classes(espalierIn(folder, 'check', '--format', 'json').out)).toEqual(['shop.Safe']);
    const more = espalierIn(folder, 'check', '--format', 'json', '--exclude', '**.Safe');
    expect([classes(more.out), more.status]).toEqual([[], 0]);
  });

  it('sets levels of rules', () => {
    const folder = project({ inputs: ['src'], rules: { 'null-dereference': 'error' }, failOn: 'class-cast' });
    expect(espalierIn(folder, 'check').status).toBe(1);
    const off = espalierIn(project({ inputs: ['src'], rules: { 'null-dereference': 'off' } }), 'check');
    expect(off.status).toBe(0);
    expect(off.out).toContain('no bugs');
  });
});

describe('status 2, and the reason', () => {
  it.each([
    [
      'a mistake in the file',
      '{\n  "inputs": ["src"],\n  "fail-on": "refuted"\n}',
      [],
      /json:3:.* unknown key 'fail-on'/,
    ],
    ['a named file that does not exist', '{}', ['src', '--config', 'other.json'], /other\.json: /],
    ['no input anywhere', '{}', [], /no input: /],
    ['no such rule', '{}', ['src', '--fail-on', 'nullness'], /no rule 'nullness'; there are null-dereference, /],
  ])('%s', (_, text, words, reason) => {
    const { status, err, out } = espalierIn(project(text), 'check', ...words);
    expect(err).toMatch(reason);
    expect([status, out]).toEqual([2, '']);
  });
});

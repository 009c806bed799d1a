/** `--baseline` and `--update-baseline` on the command line; the matching itself is tested in test/workspace/living. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { espalierIn } from './command.js';
import { projectOf, writeInto } from './project.js';

const BOX = `public class Box {
  private String text;
  public int length() { return text.length(); }
}
`;

it('only new findings are shown and fail', () => {
  const folder = projectOf({ 'src/Box.java': BOX });
  const file = path.join(folder, 'known.json');
  const first = espalierIn(folder, 'check', 'src', '--baseline', 'known.json', '--update-baseline');
  expect([first.status, first.err]).toEqual([0, expect.stringContaining('1 finding is known from now on')]);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(folder);
  expect(JSON.parse(text).findings).toMatchObject([{ file: 'src/Box.java', class: 'Box', method: 'length' }]);

  const again = espalierIn(folder, 'check', 'src', '--baseline', 'known.json');
  expect([again.status, again.out]).toEqual([0, expect.not.stringContaining('bug:')]);
  const json = JSON.parse(espalierIn(folder, 'check', 'src', '--baseline', 'known.json', '--format', 'json').out);
  expect(json.results.flatMap(({ known = [] }: { known?: unknown[] }) => known)).toMatchObject([
    { rule: 'null-dereference' },
  ]);

  writeInto(folder, { 'src/Other.java': BOX.replace('Box', 'Other') });
  const more = espalierIn(folder, 'check', 'src', '--baseline', 'known.json');
  expect(more.out).toContain('src/Other.java:3:');
  expect(more.out).not.toContain('src/Box.java:3:');
  expect(more.status).toBe(1);

  writeInto(folder, { 'src/Box.java': BOX.replace('text;', 'text = "";'), 'src/Other.java': 'class Other {}' });
  const repaired = espalierIn(folder, 'check', 'src', '--baseline', 'known.json');
  expect(repaired.err).toContain('known.json: note: 1 finding of the baseline is gone; --update-baseline removes it');
  expect(repaired.status).toBe(0);
  // Seen from another folder it is the same file.
  espalierIn(path.join(folder, 'src'), 'check', '.', '--baseline', '../known.json', '--update-baseline');
  expect(JSON.parse(readFileSync(file, 'utf8')).findings).toEqual([]);
});

it('checking one file says nothing about the others', () => {
  const folder = projectOf({
    'src/a/Box.java': `package a;\n${BOX}`,
    'src/a/Other.java': 'package a;\nclass Other { }\n',
  });
  espalierIn(folder, 'check', 'src', '--baseline', 'known.json', '--update-baseline');
  const text = readFileSync(path.join(folder, 'known.json'), 'utf8');
  // The same line in a class of the same file name elsewhere is not the known one.
  writeInto(folder, { 'src/a/Other.java': `package a;\n${BOX.replace('Box', 'Other')}` });
  const { status, err } = espalierIn(folder, 'check', 'src/a/Other.java', '--baseline', 'known.json');
  expect([status, err]).toEqual([1, '']);
  espalierIn(folder, 'check', 'src/a/Other.java', '--baseline', 'known.json', '--update-baseline');
  const both = JSON.parse(readFileSync(path.join(folder, 'known.json'), 'utf8')).findings;
  expect(both.map((entry: { class: string }) => entry.class)).toEqual(['a.Box', 'a.Other']);
  expect(both[0]).toEqual(JSON.parse(text).findings[0]);
});

it('is the same from wherever it is written', () => {
  const folder = projectOf({ 'src/Box.java': BOX });
  espalierIn(folder, 'check', 'src', '--baseline', 'known.json', '--update-baseline');
  const text = readFileSync(path.join(folder, 'known.json'), 'utf8');
  espalierIn(path.join(folder, 'src'), 'check', 'Box.java', '--baseline', '../known.json', '--update-baseline');
  expect(readFileSync(path.join(folder, 'known.json'), 'utf8')).toBe(text);
});

it.each([
  [undefined, 'no such baseline; --update-baseline writes it'],
  ['{', 'not valid JSON'],
  ['{"findings": []}', 'not a baseline'],
])('a baseline that is of no use is said, with status 2 (%s)', (text, reason) => {
  const folder = projectOf({ 'Box.java': BOX, ...(text === undefined ? {} : { 'known.json': text }) });
  const { status, err } = espalierIn(folder, 'check', 'Box.java', '--baseline', 'known.json');
  expect(err).toContain('known.json');
  expect(err).toContain(reason);
  expect(status).toBe(2);
});

it('there must be a file to update', () => {
  const { status, err } = espalierIn(projectOf({ 'Box.java': BOX }), 'check', 'Box.java', '--update-baseline');
  expect(err).toContain('--update-baseline needs --baseline');
  expect(status).toBe(2);
});

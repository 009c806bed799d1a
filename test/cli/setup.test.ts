/** What helps around a check: `init`, `explain`, `help`, short options; and what a version in the configuration means. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newerNotes, newerThan } from '../../src/cli/check/newer-rules.js';
import type { Finding, RuleCard } from '../../src/findings/check-result.js';
import { COMMANDS } from '../../src/workspace/commands/index.js';
import { VERSION } from '../../src/workspace/index.js';
import { espalier, espalierIn } from './command.js';
import { projectOf } from './project.js';

const BUG = 'public class Shop { public static void main(String[] a) { String s = null; s.length(); } }';

describe('espalier init', () => {
  it('writes a configuration, what is found today, and an entry in .gitignore', () => {
    const folder = projectOf({ 'Shop.java': BUG, '.gitignore': 'build/' });
    expect(espalierIn(folder, 'check', '.').status).toBe(1);
    const { status, out } = espalierIn(folder, 'init');
    expect(out).toContain('1 finding of today');
    expect(status).toBe(0);
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    expect(JSON.parse(read('espalier.config.json'))).toEqual({
      version: VERSION,
      inputs: ['.'],
      baseline: 'espalier-baseline.json',
    });
    expect(JSON.parse(read('espalier-baseline.json'))).toMatchObject({
      tool: VERSION,
      findings: [{ file: 'Shop.java' }],
    });
    expect(read('.gitignore')).toBe('build/\n.espalier/\n');
    // What is known does not fail; something new does.
    expect(espalierIn(folder, 'check').status).toBe(0);
  });

  it('writes over nothing unasked, and nothing for inputs that are not there', () => {
    const folder = projectOf({ 'Shop.java': BUG, 'espalier.config.json': '{}' });
    const refused = espalierIn(folder, 'init', '--no-check');
    expect(refused.status).toBe(2);
    expect(refused.err).toContain('espalier.config.json is there already');
    expect(existsSync(path.join(folder, 'espalier-baseline.json'))).toBe(false);
    expect(espalierIn(folder, 'init', '--force', '--no-check').status).toBe(0);
    expect(espalierIn(folder, 'init', '--force', 'elsewhere').status).toBe(2);
  });
});

describe('espalier explain', () => {
  it('prints the page of a rule', () => {
    expect(espalier('explain', 'class-cast').out).toBe(readFileSync('docs/rules/class-cast.md', 'utf8'));
    const unknown = espalier('explain', 'class-cas');
    expect(unknown.status).toBe(2);
    expect(unknown.err).toContain('class-cast');
  });
});

describe('help', () => {
  it('is printed by -h, --help and help, with examples', () => {
    const { out, status } = espalier('check', '--help');
    expect(status).toBe(0);
    expect(espalier('check', '-h').out).toBe(out);
    expect(espalier('help', 'check').out).toBe(out);
    expect(out).toContain('Examples:\n  espalier check .');
    expect(espalier('-v').out).toBe(`${VERSION}\n`);
  });

  it.each(COMMANDS.map(({ card }) => card))('$id has examples that name it', ({ id, examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(example).toMatch(new RegExp(`^espalier ${id}( |$)`));
  });
});

describe('a version that is named', () => {
  const card = (id: string, since = '0.1.0'): RuleCard => ({
    id,
    title: id,
    question: '',
    help: '',
    cwe: [],
    since,
  });
  const rules = [card('always'), card('second', '0.2.0'), card('tenth', '0.10.0')];

  it.each([
    [[undefined, undefined], []],
    [
      ['0.1.0', undefined],
      ['second', 'tenth'],
    ],
    [['0.2.0', '0.10.0'], ['tenth']],
    [['1.0.0'], []],
  ])('%j keeps newer rules from failing: %j', (named, newer) => {
    const isNewer = newerThan(rules, named);
    expect(rules.map(({ id }) => id).filter(isNewer)).toEqual(newer);
  });

  it('is said where it matters', () => {
    const finding = { rule: 'second' } as Finding;
    expect(newerNotes([finding], newerThan(rules, ['0.1.0']))).toMatchObject([{ severity: 'note' }]);
    expect(newerNotes([finding], newerThan(rules, ['0.2.0']))).toEqual([]);
  });
});

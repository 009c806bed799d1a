/** docs/tutorial-rule.md: its code is the shipped file, its line is in the list, and its example comes out as it says. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/workspace/index.js';
import { openTexts } from '../support/open.js';

const PAGE = readFileSync('docs/tutorial-rule.md', 'utf8');

function blocks(language: string): readonly string[] {
  return [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map((found) => found[1] ?? '');
}

describe('the tutorial', () => {
  const [finder, listing = ''] = blocks('ts');

  it('builds the shipped file', () => {
    expect(finder).toBe(readFileSync('src/analyses/check/finders/array-store.ts', 'utf8'));
  });

  it('shows the lines of the list', () => {
    const [named = '', ...lines] = listing.trimEnd().split('\n');
    const list = readFileSync(named.replace('// ', ''), 'utf8').split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(list).toContain(line);
  });

  it('names pages and folders that are there', () => {
    const named = [...PAGE.matchAll(/`((?:docs|test)\/[^`]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) expect(existsSync(name)).toBe(true);
  });

  it('says rightly what comes of each line', async () => {
    const text = blocks('java').join('');
    const workspace = await openTexts([{ path: 'Seats.java', text }]);
    const { results } = check(workspace, { classes: [], methods: [], budget: 1 });
    const found = results.flatMap(({ claims }) =>
      claims
        .filter(({ property }) => property === 'array-store')
        .map(({ location, verdict }) => `${location.line}: ${verdict}`),
    );
    const marked = text
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(/\/\/ (\w+)$/g)].map(([, verdict]) => `${index + 1}: ${verdict}`));
    expect(marked).toHaveLength(3);
    expect(found.toSorted()).toEqual(marked.toSorted());
    const shown = results.flatMap(({ findings }) => findings.map(({ location }) => location.line));
    expect(shown).toEqual([5]);
  });
});

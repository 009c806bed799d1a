/** The page about what `proved` means says what the programs show. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText, claimsOf, lineOf } from '../analyses/check/checking.js';
import { FEATURES, type Feature } from './features.js';

const PAGE = readFileSync('docs/soundness.md', 'utf8');

describe('features', () => {
  test.each(FEATURES)('$name: $kind', async ({ text, kind, word, rule = 'null-dereference' }) => {
    const line = lineOf(text, 'here');
    const claims = claimsOf(await checkText(text)).filter(
      ({ property, location }) => property === rule && location.line === line,
    );
    expect(claims).not.toEqual([]);
    if (kind !== 'assumed') {
      expect(claims.some(({ verdict }) => verdict !== 'proved')).toBe(true);
      return;
    }
    expect(claims.map(({ verdict }) => verdict)).toEqual(claims.map(() => 'proved'));
    expect(claims.flatMap(({ assumptions }) => assumptions)).toContain(word);
  });
});

test('the page has a row for each feature, and no others', () => {
  const rows = [...PAGE.matchAll(/^\| (.+?) \| (covered|assumed|unknown)\b[^|]*\|/gm)].map(
    ([, name, kind]) => `${name}: ${kind}`,
  );
  expect(rows.sort()).toEqual(FEATURES.map(({ name, kind }: Feature) => `${name}: ${kind}`).sort());
});

test('words that are assumed stand in their row', () => {
  for (const { name, word } of FEATURES) {
    if (word === undefined) continue;
    const row = PAGE.split('\n').find((line) => line.startsWith(`| ${name} |`));
    expect(row).toContain(`\`${word.replace(/:.*/, '')}`);
  }
});

/** Every rule has a help page, and the examples on it are what they are said to be. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulePages } from '../../src/cli/rule-pages.js';
import type { CheckResult } from '../../src/findings/check-result.js';
import type { RunResult } from '../../src/findings/result.js';
import { RULES } from '../../src/workspace/index.js';
import { emptyFolder, espalier } from '../cli/command.js';

/** There is no short program that always spends a budget. */
const WITHOUT_EXAMPLE = ['not-analysed'];

const pages = rulePages();
const withExample = [...pages.keys()].filter((rule) => !WITHOUT_EXAMPLE.includes(rule));

describe('help pages of rules', () => {
  it('are there for every rule, and for nothing else', () => {
    expect([...pages.keys()].sort()).toEqual(RULES.map(({ id }) => id).sort());
  });

  it('are listed', () => {
    const index = readFileSync('docs/rules/README.md', 'utf8');
    for (const rule of pages.keys()) expect(index).toContain(`[${rule}](${rule}.md)`);
  });

  it.each([...pages])('%s begins with its name and tells how to suppress it', (rule, page) => {
    expect(page.startsWith(`# ${rule}: `)).toBe(true);
    expect(page).toContain('## Suppressing it');
    expect(page).toContain(`espalier:ignore ${rule === 'unused-suppression' ? 'null-dereference,' : ''}${rule} `);
  });

  describe('examples', () => {
    const found: Record<string, ReadonlyMap<string, readonly string[]>> = {};
    beforeAll(() => {
      for (const heading of ['Wrong', 'Repaired']) found[heading] = rulesFound(heading);
    });

    it.each(withExample)('of %s are reported as wrong and not as repaired', (rule) => {
      expect(found.Wrong?.get(rule) ?? []).toContain(rule);
      expect(found.Repaired?.get(rule) ?? []).toEqual([]);
    });
  });
});

/** The rules of the findings in the example of each page, by page. */
function rulesFound(heading: string): ReadonlyMap<string, readonly string[]> {
  const folder = emptyFolder();
  for (const rule of withExample) {
    const code = new RegExp(`## ${heading}\\n\\n\`\`\`java\\n([\\s\\S]*?)\`\`\``).exec(pages.get(rule) ?? '')?.[1];
    if (code === undefined) throw new Error(`${rule}: no example under ${heading}`);
    mkdirSync(path.join(folder, rule));
    writeFileSync(path.join(folder, rule, `${/^(?:public )?class (\w+)/m.exec(code)?.[1]}.java`), code);
  }
  expect(readdirSync(folder)).toHaveLength(withExample.length);
  const { out, err } = espalier('check', folder, '--no-config', '--no-cache', '--format', 'json');
  if (out === '') throw new Error(err);
  const { results } = JSON.parse(out) as RunResult<CheckResult>;
  const rules = new Map<string, string[]>();
  for (const { location, rule } of results.flatMap(({ findings }) => findings)) {
    const page = path.basename(path.dirname(location.file));
    rules.set(page, [...(rules.get(page) ?? []), rule]);
  }
  return rules;
}

/** What the pages on living with `check` show works as they say. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromCard } from '../../src/cli/commands/from-card.js';
import { readConfiguration } from '../../src/cli/configuration/read.js';
import { configurationSchema } from '../../src/cli/configuration/schema.js';
import { checkCommand } from '../../src/workspace/commands/check/index.js';
import { RULES } from '../../src/workspace/index.js';
import { espalierIn } from './command.js';
import { projectOf } from './project.js';

const PAGES = ['docs/check.md', 'docs/configuration.md', 'docs/ci.md', 'docs/tutorial.md'];
const rules = RULES.map(({ id }) => id);

/** Indented blocks, without the indentation. */
function blocks(page: string): readonly string[] {
  const found = readFileSync(page, 'utf8').match(/(?:^(?: {4}.*| *)\n)+/gm) ?? [];
  return found.filter((block) => block.trim() !== '').map((block) => block.replace(/^ {4}/gm, '').trim());
}

describe.each(PAGES)('%s', (page) => {
  it('names options that exist', () => {
    const known = fromCard(checkCommand, async () => {}).options.map(({ long }) => long);
    const text = readFileSync(page, 'utf8');
    const shown = [...text.matchAll(/espalier check[^\n`]*|`--[a-z-]+/g)].flatMap(
      ([part]) => part.match(/--[a-z-]+/g) ?? [],
    );
    expect(shown.filter((option) => !known.includes(option))).toEqual([]);
  });

  it('shows configurations that are valid', () => {
    for (const block of blocks(page).filter((each) => each.startsWith('{'))) {
      expect(readConfiguration(block, page, rules)).toMatchObject({ kind: 'configuration' });
    }
  });
});

it('the configuration page has all keys', () => {
  const text = readFileSync('docs/configuration.md', 'utf8');
  for (const key of Object.keys(configurationSchema.entries)) expect(text).toContain(`\`${key}\``);
});

it('every rule stands in the table of rules', () => {
  const text = readFileSync('docs/check.md', 'utf8');
  expect(rules.filter((rule) => !text.includes(`| \`${rule}\` |`))).toEqual([]);
});

it("the tutorial's class has the finding that is shown, and not after its repair", () => {
  const source = blocks('docs/tutorial.md').find((block) => block.startsWith('package shop;')) ?? '';
  const finding = blocks('docs/tutorial.md').find((block) => block.startsWith('src/main/java/shop')) ?? '';
  const repair = blocks('docs/tutorial.md').find((block) => block.startsWith('String mail')) ?? '';
  const file = 'src/main/java/shop/Orders.java';
  const build = { 'pom.xml': '<project/>' };
  const first = espalierIn(projectOf({ ...build, [file]: source }), 'check', '.');
  expect(finding.split('\n').length).toBe(4);
  for (const line of finding.split('\n')) expect(first.out.split('\n')).toContain(line);
  expect(first.status).toBe(1);
  const repaired = source.replace('String mail = mails.get(name);', repair);
  const second = espalierIn(projectOf({ ...build, [file]: repaired }), 'check', '.');
  expect(second.out).toContain('no bugs, no maybes');
  expect(second.status).toBe(0);
});

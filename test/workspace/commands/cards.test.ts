/** The list of commands and what is read from it: ids, options, pages, views, the configuration, the table in the README. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../src/cli/commands/from-card.js';
import { CONFIGURED, configurationSchema } from '../../../src/cli/configuration/schema.js';
import { VIEWS } from '../../../src/web/views.js';
import { COMMANDS, PROPERTIES } from '../../../src/workspace/commands/index.js';
import { writtenName } from '../../../src/workspace/commands/option.js';
import { RULES } from '../../../src/workspace/index.js';
import { disagreements } from './readme-table.js';

const README = readFileSync('README.md', 'utf8');

describe('cards', () => {
  it('are those of the folders, each once', () => {
    const folders = readdirSync('src/workspace/commands', { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(COMMANDS.map(({ card }) => card.id).toSorted()).toEqual(names.toSorted());
  });

  it.each(COMMANDS.map((command) => [command.card.id, command] as const))('%s is complete', (_, command) => {
    const { card, formats, claims } = command;
    expect(card.uses.length).toBeGreaterThan(0);
    for (const { does } of card.uses) expect(does).not.toMatch(/[.|]$|^[A-Z]/);
    expect(card.purpose).toMatch(/^[a-z]/);
    if (card.question !== undefined) expect(card.question).toMatch(/^[A-Z].*\?$/);
    if (card.page !== undefined) expect(existsSync(card.page)).toBe(true);
    if (formats.length > 0) expect(formats.slice(0, 2)).toEqual(['text', 'json']);
    expect(new Set(claims).size).toBe(claims.length);
  });

  it.each(COMMANDS.map((command) => [command.card.id, command] as const))(
    '%s: an option has one meaning',
    (_, command) => {
      const written = Object.entries(optionsOf(command)).flatMap(([name, { isOff, off }]) => [
        ...(isOff === true ? [] : [writtenName(name)]),
        ...(isOff === true || off !== undefined ? [`no-${writtenName(name)}`] : []),
      ]);
      expect(new Set(written).size).toBe(written.length);
      const shared =
        command.formats.length === 0
          ? []
          : Object.keys(optionsOf({ ...command, card: { ...command.card, options: {} } }));
      expect(Object.keys(command.card.options).filter((name) => shared.includes(name))).toEqual([]);
    },
  );

  it('of one default and many words: the default is one of them', () => {
    for (const command of COMMANDS) {
      for (const { words, initial } of Object.values(optionsOf(command))) {
        if (words === undefined) continue;
        for (const word of [initial].flat()) expect(words).toContain(word);
      }
    }
  });

  it('name all that can be claimed, for --fail-on', () => {
    expect(PROPERTIES).toEqual(expect.arrayContaining(RULES.map(({ id }) => id)));
  });

  it('and the page have the same views', () => {
    const named = COMMANDS.flatMap(({ card }) => card.view ?? []);
    const byName = (left: { readonly name: string }, right: { readonly name: string }): number =>
      left.name < right.name ? -1 : 1;
    expect([...VIEWS].toSorted(byName)).toEqual(named.toSorted(byName));
  });
});

describe('the configuration', () => {
  it('knows the options that say so, and no others', () => {
    const keys = Object.keys(configurationSchema.entries).filter(
      (key) => !['$schema', 'version', 'inputs', 'rules'].includes(key),
    );
    expect(keys).toEqual([...CONFIGURED.keys()]);
    expect(keys).toEqual(expect.arrayContaining(['classpath', 'failOn', 'budget', 'baseline', 'cache']));
    expect(keys).not.toContain('format');
  });
});

describe('the table in the README', () => {
  it('agrees with the cards', () => {
    expect(disagreements(README, COMMANDS)).toEqual([]);
  });

  it.each([
    ['a command is missing', /\| `espalier ir .*\n/, '', 'ir'],
    ['a command is made up', '| `espalier ir FILE', '| `espalier rot FILE…` | rots |\n| `espalier ir FILE', 'rot'],
    ['a format is made up', '`--format svg`, `dot`', '`--format png`, `dot`', 'png'],
    ['an option is made up', '`--changed-since`', '`--changed-before`', '--changed-before'],
    ['a sentence has changed', 'heap shapes at every line', 'heap shapes at some lines', 'shape'],
    ['a page is another', '(docs/typestate.md)); `--format md`', '(docs/spec.md)); `--format md`', 'docs/typestate.md'],
  ])('is refused where %s', (_, old, planted, named) => {
    const broken = README.replace(old, planted);
    expect(broken).not.toBe(README);
    expect(disagreements(broken, COMMANDS).join('\n')).toContain(named);
  });
});

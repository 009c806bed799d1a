/** Where the table of commands in the README says something else than the cards. */
import { optionsOf } from '../../../src/cli/commands/from-card.js';
import type { Command } from '../../../src/workspace/commands/command.js';
import { writtenName } from '../../../src/workspace/commands/option.js';

interface Row {
  readonly id: string;
  readonly words: string;
  readonly told: string;
}

/** A sentence for each difference. Commands without a page of their own need no row. */
export function disagreements(readme: string, commands: readonly Command[]): readonly string[] {
  const rows = rowsOf(readme);
  return [
    ...rows.filter(({ id }) => !commands.some(({ card }) => card.id === id)).map(({ id }) => `no command ${id}`),
    ...commands.filter(({ card }) => card.page !== undefined).flatMap((command) => ofCommand(command, rows)),
  ];
}

function rowsOf(readme: string): readonly Row[] {
  return [...readme.matchAll(/^\| `espalier (\S+) ([^`]*)` \| (.*) \|$/gm)].map(
    ([, id = '', words = '', told = '']) => ({
      id,
      words,
      told,
    }),
  );
}

function ofCommand(command: Command, rows: readonly Row[]): readonly string[] {
  const { id, uses, page } = command.card;
  const own = rows.filter((row) => row.id === id);
  const missing = uses.flatMap(({ words, does }) => {
    const row = own.find((each) => each.words === words);
    if (row === undefined) return [`no row for ${id} ${words}`];
    return plain(row.told).startsWith(does) ? [] : [`${id} ${words} does not begin with: ${does}`];
  });
  return [
    ...missing,
    ...own.filter(({ words }) => !uses.some((use) => use.words === words)).map(({ words }) => `no use: ${id} ${words}`),
    ...(own.some(({ told }) => told.includes(`(${page})`)) ? [] : [`no link from ${id} to ${page}`]),
    ...own.flatMap(({ told }) => unknownWords(told, command)),
  ];
}

/** Links as their words, without marks. */
function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** Options and formats that the command does not have. In a row, formats follow `--format` one by one. */
function unknownWords(told: string, command: Command): readonly string[] {
  const known = Object.keys(optionsOf(command)).map((name) => `--${writtenName(name)}`);
  const options = [...told.matchAll(/--[a-z-]+/g)]
    .map(([option]) => option)
    .filter((option) => !known.includes(option));
  const listed = /`--format (\S+)`((?:, `[a-z]+`)*)/.exec(told);
  const formats = [listed?.[1] ?? '', ...[...(listed?.[2] ?? '').matchAll(/[a-z]+/g)].map(([format]) => format)];
  return [...options, ...formats.filter((format) => format !== '' && !command.formats.includes(format))].map(
    (word) => `${command.card.id} has no ${word}`,
  );
}

/** The tables of figures 11 to 13, the growth of section 5.5 and the clients of section 5.6, computed again. */
import { readFileSync } from 'node:fs';
import { type Compared, type ComparedRow, row, rowsOfSets } from '../compared.js';
import { clientsOf, tableOf } from './analysed.js';
import { AC, type Figure, LIST, SET_ITERATOR } from './figures.js';
import { transitionsWith } from './growth.js';
import { compareTables, parseRows, showRow } from './rows.js';

interface Printed {
  readonly figure: Figure;
  readonly transitions: number;
  /** A row of the repaired transcription that the print lacks. */
  readonly lacks?: string;
}

const PRINTED: readonly Printed[] = [
  { figure: SET_ITERATOR, transitions: 18 },
  { figure: LIST, transitions: 12 },
  { figure: AC, transitions: 22, lacks: 'A.set | F1 A2->A3 | F2 C2->C2 | F1.f C1->C2' },
];

export async function compared(): Promise<readonly Compared[]> {
  const counts = await Promise.all(
    PRINTED.map(async ({ figure, transitions }) => {
      const { missing, unexpected } = compareTables(await tableOf(figure), figure);
      return row(figure.name, transitions, parseRows(figure.rows).length - missing.length + unexpected.length);
    }),
  );
  const tables = await Promise.all(PRINTED.map(table));
  const growth = [
    row('with two objects', 9, await transitionsWith(SET_ITERATOR, 1)),
    row('with three objects', 16, await transitionsWith(SET_ITERATOR, 2)),
  ];
  return [
    {
      figure: 'Figures 11 to 13, numbers of transitions',
      rows: counts,
      note: 'Figure 13 lacks a row that a run shows.',
    },
    ...tables,
    { figure: 'Section 5.5, transitions of Set-Iterator', rows: growth },
    { figure: 'Section 5.6, the call that fails', rows: await clients() },
  ];
}

async function table({ figure, lacks }: Printed): Promise<Compared> {
  const { missing, unexpected } = compareTables(await tableOf(figure), figure);
  const transcribed = parseRows(figure.rows).map((each) => showRow(each));
  const absent = parseRows(lacks ?? '').map((each) => showRow(each));
  const printed = transcribed.filter((text) => !absent.includes(text));
  return {
    figure: `Rows of ${figure.name}`,
    rows: rowsOfSets(printed, [...transcribed.filter((text) => !missing.includes(text)), ...unexpected]),
    note: 'Printed is the transcription, repaired as the notes say.',
  };
}

async function clients(): Promise<readonly ComparedRow[]> {
  const printed = [
    [SET_ITERATOR, 'SetClients', 'stale', 'i.next();'],
    [AC, 'AClients', 'twice', 'a.done();'],
    // a' of the print.
    [AC, 'AClients', 'parents', 'b.run();'],
  ] as const;
  return Promise.all(
    printed.map(async ([figure, name, method, call]) => {
      const client = (await clientsOf(figure, name)).get(method);
      const text = readFileSync(new URL(`clients/${figure.folder}/${name}.java`, import.meta.url), 'utf8').split('\n');
      const refuted = (client?.calls ?? []).filter(({ verdict }) => verdict === 'refuted');
      const lines = refuted.map(({ line }) => (text[line - 1] ?? '').replace(/\/\/.*/, '').trim());
      return row(`\`${name}.${method}\``, call, lines.join(' '));
    }),
  );
}

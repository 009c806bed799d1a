/** The tables of Figures 11 to 13 and of the rebuilt examples, exact in both directions up to the names of typestates. */
import { describe, expect, it } from 'vitest';
import type { ComponentResult } from '../../../src/findings/typestate-result.js';
import { tableOf } from './analysed.js';
import { AC, FIGURES, type Figure, GRAPH, LIST, LISTENERS, QUEUE, SET_ITERATOR, STACK } from './figures.js';
import { compareTables, parseRows, rowsOf, showRow } from './rows.js';

type States = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Typestates with what their fields lead to, fields of the figure only, in the names of the figure. */
function statesOf(
  result: ComponentResult,
  figure: Figure,
  renaming: Readonly<Record<string, string>>,
): Readonly<Record<string, States>> {
  const names = (ids: readonly string[]): readonly string[] => ids.map((id) => renaming[id] ?? id).sort();
  return Object.fromEntries(
    Object.entries(figure.typestates).map(([type, states]) => [
      type,
      Object.fromEntries(
        result.typestates
          .filter((state) => state.type === type)
          .map(({ id, fields }): [string, Readonly<Record<string, readonly string[]>>] => {
            const name = renaming[id] ?? id;
            const wanted = Object.keys(states[name] ?? {});
            return [name, Object.fromEntries(wanted.map((field) => [field, names(fields[field] ?? [])]))];
          }),
      ),
    ]),
  );
}

describe.each(FIGURES.map((figure) => [figure.name, figure] as const))('%s', (_, figure) => {
  it('has these transitions', async () => {
    const { missing, unexpected } = compareTables(await tableOf(figure), figure);
    expect({ missing, unexpected }).toEqual({ missing: [], unexpected: [] });
  });

  it('has these typestates', async () => {
    const result = await tableOf(figure);
    const { renaming } = compareTables(result, figure);
    expect(statesOf(result, figure, renaming)).toEqual(figure.typestates);
  });

  it('tells other exceptions that happen', async () => {
    const result = await tableOf(figure);
    const { renaming } = compareTables(result, figure);
    const found = rowsOf(result, figure, result.abrupt).map((row) => showRow(row, (id) => renaming[id] ?? id));
    expect(found).toEqual(expect.arrayContaining(parseRows(figure.otherExceptions ?? '').map((row) => showRow(row))));
  });

  it('gives a client for each row, and its objects', async () => {
    const result = await tableOf(figure);
    expect(result.transitions.filter(({ witness }) => witness === undefined).map(({ id }) => id)).toEqual([]);
    for (const type of Object.keys(figure.typestates)) expect(result.objects[type]).toBeGreaterThan(0);
  });
});

describe('complete for every heap', () => {
  it.each([AC, SET_ITERATOR, LIST, GRAPH, LISTENERS, QUEUE, STACK].map((figure) => [figure.name, figure] as const))(
    '%s',
    async (_, figure) => {
      const { closed, reasons } = await tableOf(figure);
      expect({ closed, reasons }).toEqual({ closed: true, reasons: [] });
    },
  );
});

describe('what the figures say besides', () => {
  it('P4 is undefined, true, false and mixed in S1 to S4, and true, false, true, false in R1 to R4', async () => {
    const result = await tableOf(SET_ITERATOR);
    const { renaming } = compareTables(result, SET_ITERATOR);
    const dual = result.predicates.find(({ text }) => /\.ts\b.*\.ver\b/.test(text));
    expect(dual).toBeDefined();
    const values = Object.fromEntries(
      result.typestates.map(({ id, predicates }) => [renaming[id] ?? id, predicates[dual?.id ?? ''] ?? '']),
    );
    expect(values).toEqual({
      S1: '',
      S2: 'true',
      S3: 'false',
      S4: 'mixed',
      R1: 'true',
      R2: 'false',
      R3: 'true',
      R4: 'false',
    });
  });

  it('a call of A-C that fails leaves everything as it was', async () => {
    const { transitions } = await tableOf(AC);
    const failing = transitions.filter(({ error }) => error);
    // T3, T5, T9, T12 and four of set.
    expect(failing).toHaveLength(8);
    for (const { leaves = {} } of failing) {
      for (const change of Object.values(leaves).flat()) expect(change).toMatchObject({ to: change.from });
    }
  });
});

/** Labels that are classes: split by the types of fields, merged by their keys. */
import { describe, expect, it } from 'vitest';
import { contractionModel, type LabelPolicy } from '../../../src/domains/heap/contraction/graphs/model.js';
import { splitAny, splitRoot } from '../../../src/domains/heap/contraction/graphs/split.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { Draft } from '../../../src/structures/draft.js';
import { KIT } from './support/kit.js';
import { auditTyped, policyOf } from './support/typed-audit.js';

describe.each(['exact', 'partial'] as const)('heaps with classes, %s', (mode) => {
  it.each<[variables: number, fields: number, parent: number]>([
    [2, 1, -1],
    [2, 2, -1],
    [2, 2, 1],
    [2, 3, 2],
  ])('%i variables, %i fields (parent field %i): nothing is missing', (variables, fields, parent) => {
    const { failure, heaps } = auditTyped(KIT, { variables, fields, parent, mode }, 7, 160, 11);
    expect(failure).toBeUndefined();
    expect(heaps).toBeGreaterThan(100);
  });
});

/** A list of lists: rows (class 1) along field 0, each with a list of cells (class 2) along field 1, those along field 2. */
const [ROW, CELL] = [1, 2];
const ROWS: LabelPolicy = policyOf({ owners: [ROW, ROW, CELL], types: [ROW, CELL, CELL] });

/** Variable 0 holds a row, which leads to a tree of all of them. */
function rows(): { readonly draft: Draft; readonly tree: number } {
  const draft = Draft.empty(1);
  draft.variables[0] = draft.addNode(ROW);
  const tree = draft.addNode(ROW | CELL, 0b111);
  draft.addEdge(0, 0, tree);
  return { draft, tree };
}

describe('a list of lists', () => {
  it('the first row has a next row and cells, no more', () => {
    const { draft, tree } = rows();
    const split = splitRoot(draft, tree, contractionModel(1, { mode: 'partial', labels: ROWS })) ?? [];
    // Each of next row and first cell is there or not; without types field 2 would double that.
    expect(split).toHaveLength(4);
    for (const { draft: found, node } of split) {
      expect(found.labels[node]).toBe(ROW);
      found.sources.forEach((source, edge) => {
        if (source !== node) return;
        const below = found.targets[edge] as number;
        const expected = found.kinds[edge] === 0 ? [ROW | CELL, 0b111] : [CELL, 0b100];
        expect([found.labels[below], found.summaries[below]]).toEqual(expected);
      });
    }
  });

  it('exact: a list of cells cannot have rows in it', () => {
    const { draft, tree } = rows();
    const split = splitRoot(draft, tree, contractionModel(1, { mode: 'exact', labels: ROWS, splits: 10_000 })) ?? [];
    // Below the row only the next row, with the loops 1 and 2 and perhaps 0: 2. Below both: rows with any of {}, {0}, {1}, {0,1}, {1,2},
    // {0,1,2} and cells with {} or {2}, of which all loops that are used together must be 0, 1, 2: the row's own are 0 and 1,
    // so 2 must be in one of them: 6 + 2. Only the cells: loop 0 is missing.
    expect(split).toHaveLength(2 + 6 + 2);
  });

  it('some object is a row or a cell, with what each can have', () => {
    const { draft, tree } = rows();
    const split = splitAny(draft, tree, contractionModel(1, { mode: 'partial', labels: ROWS })) ?? [];
    // Root: 4. Below others along 0: 4 more. A cell along 1 or 2, with or without a next one: 2 each.
    expect(split).toHaveLength(4 + 4 + 2 + 2);
  });

  it('a type that excludes all leaves nothing', () => {
    const { draft, tree } = rows();
    draft.kinds[0] = 2;
    draft.labels[tree] = ROW;
    expect(splitRoot(draft, tree, contractionModel(1, { mode: 'partial', labels: ROWS }))).toEqual([]);
  });

  it('states that differ in classes only are merged', () => {
    const states = new ContractionStates(contractionModel(1, { mode: 'partial', labels: ROWS }));
    const holding = (label: number): number => {
      const draft = Draft.empty(1);
      draft.variables[0] = draft.addNode(label);
      return states.contracted(draft) as number;
    };
    const [row, cell, both] = [holding(ROW), holding(CELL), holding(ROW | CELL)];
    expect(states.key(row)).toBe(states.key(cell));
    expect(states.merged(row, cell)).toBe(both);
    expect([states.within(row, both), states.within(both, row), states.within(row, cell)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

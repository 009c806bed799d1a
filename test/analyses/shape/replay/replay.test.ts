/** Replay of shape claims: broken programs are broken in the interpreter, correct ones are not, and large heaps come from states. */
import { describe, expect, it } from 'vitest';
import { entryHeaps, ShapeReplayer } from '../../../../src/analyses/shape/replay/index.js';
import { selectMethods } from '../../../../src/workspace/selection.js';
import { sketch } from '../../../domains/contraction/draw/tables.js';
import { readShapePrograms, type ShapeProgram } from '../../../fixtures/shape/programs.js';
import { openFiles } from '../../../support/open.js';
import { targetsIn } from './targets.js';

/** The rest takes long, and is of the same kind. */
const PROGRAMS = readShapePrograms().filter(({ name }) => !/^InsertRedBlack(?!MissesNullTest)/.test(name));
const TWINS = PROGRAMS.filter(({ twinOf }) => twinOf !== undefined);
const CORRECT = PROGRAMS.filter(({ twinOf, folder }) => twinOf === undefined && folder === 'paper');

/** What runs break, each once; with the witnesses' starts. */
async function broken({ file, method: name }: ShapeProgram): Promise<{ names: string[]; starts: Set<string> }> {
  const { table } = await openFiles(file);
  const named = targetsIn(table);
  const replayer = new ShapeReplayer(table, { budget: 1 });
  const names = new Set<string>();
  const starts = new Set<string>();
  // A helper's own clauses are those of its own runs.
  const helpers = new Set(named.flatMap(({ target }) => (target.clause?.kind === 'ensures' ? [target.method] : [])));
  const [selected] = selectMethods(table, { classes: [], methods: [name] }).methods;
  for (const method of new Set([...(selected === undefined ? [] : [selected.method]), ...helpers])) {
    const found = replayer.replay(
      method,
      named.map(({ target }) => target),
    );
    for (const [target, witness] of found) {
      names.add(named.find((each) => each.target === target)?.name ?? '');
      starts.add(witness.start);
      expect(witness.trace.length).toBeGreaterThan(0);
    }
  }
  return { names: [...names].sort(), starts };
}

describe('broken twins', () => {
  it.each(TWINS.map((program) => [program.name, program] as const))('%s', async (_, program) => {
    const { names, starts } = await broken(program);
    for (const name of program.breaks) expect(names).toContain(name);
    expect([...starts]).toEqual(['heap']);
  });
});

describe('correct programs', () => {
  it.each(CORRECT.map((program) => [program.name, program] as const))('%s', async (_, program) => {
    expect((await broken(program)).names).toEqual([]);
  });
});

const LONG = `class Long {
  static class Node { int value; Node next; }
  //@ requires list(list, next);
  static int fifth(Node list) {
    if (list == null || list.next == null) return 0;
    Node second = list.next;
    if (second.next == null || second.next.next == null || second.next.next.next == null) return 0;
    Node none = null;
    return none.value;
  }
}`;

describe('heaps of entry states', () => {
  it('grow to what no small scope has', async () => {
    const made = await sketch(LONG, { type: 'Long', method: 'fifth' }, { links: ['Long$Node.next'] });
    const { tables, code, table } = made;
    const next = made.field('Long$Node.next');
    const list = made.state((draft) => {
      const first = draft.addNode(made.regular('Long$Node'));
      draft.variables[made.slot('list')] = first;
      draft.addEdge(first, next, draft.addNode(made.regular('Long$Node'), 1 << next));
    });
    const heaps = [...entryHeaps(tables, code, list)];
    expect(heaps.map(({ objects }) => objects.length)).toEqual([2, 3, 3, 4, 4, 5]);
    const targets = targetsIn(table).flatMap(({ target, name }) => (name.endsWith('line 9') ? [target] : []));
    expect(targets).toHaveLength(1);
    const replayer = new ShapeReplayer(table, { budget: 1 });
    expect(replayer.replay(code.method, targets).size).toBe(0);
    const [witness] = replayer.replay(code.method, targets, heaps).values();
    expect(witness?.heap).toHaveLength(5);
    expect(witness?.trace.at(-1)).toMatchObject({ line: 9, note: 'throws java.lang.NullPointerException' });
  });

  it('are not run where they break a precondition', async () => {
    const made = await sketch(LONG, { type: 'Long', method: 'fifth' }, { links: ['Long$Node.next'] });
    const next = made.field('Long$Node.next');
    const ring = made.state((draft) => {
      const first = draft.addNode(made.regular('Long$Node'));
      draft.variables[made.slot('list')] = first;
      draft.addEdge(first, next, first);
    });
    const heaps = [...entryHeaps(made.tables, made.code, ring)];
    expect(heaps).toHaveLength(1);
    const targets = targetsIn(made.table).flatMap(({ target, name }) => (name.endsWith('line 9') ? [target] : []));
    expect(new ShapeReplayer(made.table, { budget: 1 }).replay(made.code.method, targets, heaps).size).toBe(0);
  });

  it('have back pointers where the state says so', async () => {
    const text = 'class Chain { Chain next; Chain prev; static Chain end(Chain list) { return list.next.prev; } }';
    const fields = { links: ['Chain.next', 'Chain.prev'], parents: ['Chain.prev'] };
    const made = await sketch(text, { type: 'Chain', method: 'end' }, fields);
    const next = made.field('Chain.next');
    const state = made.state((draft) => {
      const first = draft.addNode(made.regular('Chain'));
      draft.variables[made.slot('list')] = first;
      draft.addEdge(first, next | (1 << 16), draft.addNode(made.regular('Chain'), 1 << next));
    });
    for (const { objects } of entryHeaps(made.tables, made.code, state)) {
      for (const [index, { fields: cells }] of objects.entries()) {
        const after = cells.find(({ name }) => name === 'next')?.target ?? -1;
        const back = objects[after]?.fields.find(({ name }) => name === 'prev')?.target;
        expect(back).toBe(after < 0 ? undefined : index);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { startingWorks } from '../../../../src/domains/heap/contraction/entry/entry.js';
import type { ContractionOptions } from '../../../../src/domains/heap/contraction/options.js';
import type { Start } from '../../../../src/engine/domain.js';
import { openMethod } from './opened.js';

const TREE = 'static class Node { Node left; Node right; String name; }';

/** What each slot of the one start holds: nothing, or the label of its object. */
async function startOf(
  members: string,
  start: Partial<Start> = {},
  options: Partial<ContractionOptions> & { readonly method?: string } = {},
) {
  const { method = 'run', ...rest } = options;
  const { tables, code } = await openMethod(`class Program { ${members} }`, method, rest);
  const { works } = startingWorks(tables, code, { history: 'any', nullness: () => 'unknown', ...start }, []);
  expect(works.length).toBe(1);
  const [work] = works;
  if (work === undefined) throw new Error('no start');
  const { draft } = work;
  const slots = tables.slots(code);
  const at = (slot: number) => {
    const node = draft.variables[slot] ?? -1;
    if (node === -1) return undefined;
    const { vague, nullable, age, known, classes } = tables.labels.label(draft.labels[node] as number);
    return { vague, nullable, age, known, classes: tables.labels.receivers(classes) };
  };
  return {
    parameters: code.body.parameters.map((each) => at(slots.of(each))),
    statics: Array.from({ length: slots.statics }, (_, index) => at(slots.firstStatic + index)),
    initialised: [...tables.initialisedOf(work.initialised)],
    number: (name: string) => tables.classNumber(name),
    nodes: draft.size,
    edges: draft.edges,
  };
}

describe('starts of which only types are known', () => {
  it('have parameters that may be null, each an object of its own', async () => {
    const { parameters, nodes, edges } = await startOf(`${TREE} static void run(Node x, int i, String y) { }`);
    expect(parameters).toMatchObject([
      { vague: true, nullable: true, age: 'any', known: 0, classes: [{ type: 'Program$Node', exact: false }] },
      undefined,
      { vague: true, nullable: true, classes: [{ type: 'java.lang.String', exact: false }] },
    ]);
    expect([nodes, edges]).toEqual([2, 0]);
  });

  it('have a receiver that is not null, and parameters as the start says', async () => {
    const nullness: Start['nullness'] = (parameter) => (parameter === 1 ? 'non-null' : 'nullable');
    const { parameters } = await startOf(`Node root; ${TREE} void run(Node x, Node y) { }`, { nullness });
    expect(parameters).toMatchObject([{ nullable: false }, { nullable: false }, { nullable: true }]);
  });

  it('have objects that are older than the run where that is told', async () => {
    const { parameters } = await startOf(`${TREE} static void run(Node x) { }`, {}, { tellsFresh: true });
    expect(parameters).toMatchObject([{ age: 'old' }]);
  });

  it('have static fields, which are null where nothing has run', async () => {
    const text = `${TREE} static Node kept; static void run(Node x) { }`;
    expect((await startOf(text)).statics).toMatchObject([{ vague: true, nullable: true }]);
    const first = await startOf(text, { history: 'main' });
    expect(first.statics).toEqual([undefined]);
    expect(first.parameters).toMatchObject([{ nullable: false }]);
    const initialised = `${TREE} static Node kept = new Node(); static void run(Node x) { }`;
    expect((await startOf(initialised, { history: 'main' })).statics).toMatchObject([{ vague: true, nullable: true }]);
  });

  it('have the class of the method initialised', async () => {
    const { initialised, number } = await startOf(`${TREE} static void run(Node x) { }`);
    expect(initialised).toContain(number('Program'));
    expect(initialised).not.toContain(number('Program$Node'));
  });

  it('have a new object as receiver of a constructor, whose fields are null', async () => {
    const text = 'Program left; Program right; String name; Program(Program x) { left = x; }';
    const { parameters, edges } = await startOf(text, {}, { method: '<init>' });
    expect(parameters).toMatchObject([
      { vague: false, nullable: false, known: 1 << 2 },
      { vague: true, nullable: true },
    ]);
    expect(edges).toBe(0);
  });

  it('have a vague receiver of a constructor if a subclass may have set its fields', async () => {
    const text = 'Program left; Program right; Program() { } static class Lower extends Program { Program more; }';
    const { parameters } = await startOf(text, {}, { method: '<init>' });
    expect(parameters).toMatchObject([{ vague: true, nullable: false, known: 0 }]);
  });
});

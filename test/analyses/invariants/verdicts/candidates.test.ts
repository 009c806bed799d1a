/** What is asked of a class: by its fields, annotations and invariants. */
import { describe, expect, it } from 'vitest';
import { type Candidate, candidatesOf } from '../../../../src/analyses/invariants/claims/candidates.js';
import type { InvariantsContext } from '../../../../src/analyses/invariants/context.js';
import { familyOf } from '../../../../src/analyses/invariants/family/family.js';
import { ProgramIndex } from '../../../../src/analyses/invariants/family/index.js';
import { worldOf } from '../../../../src/engine/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { FormulaBook } from '../../../../src/obligations/formula-book.js';
import { Effects } from '../../../../src/program/calls/effects.js';
import { selectClasses } from '../../../../src/workspace/selection.js';
import { openTexts } from '../../../support/open.js';

async function candidates(type: string, text: string): Promise<readonly Candidate[]> {
  const { table } = await openTexts([{ path: 'Test.java', text }]);
  const { classes } = selectClasses(table, []);
  const hierarchy = new Hierarchy(table);
  const world = { hierarchy, classes: worldOf(hierarchy, table.inputs()) };
  const context: InvariantsContext = {
    world,
    effects: new Effects(world),
    book: new FormulaBook(hierarchy),
    classes,
    outside: 'open',
    threads: 'one',
    index: new ProgramIndex(world, classes, 'open'),
  };
  const declaration = table.find(type);
  if (declaration === undefined) throw new Error(`there is no ${type}`);
  return candidatesOf(context, familyOf(context, declaration));
}

function told(all: readonly Candidate[]): readonly string[] {
  return all.map(({ property, subject, over }) => {
    const fields = typeof subject === 'string' ? subject : subject.join(', ');
    return `${property}(${fields}${over === undefined ? '' : `; ${over.join(', ')}`})`;
  });
}

const LIST = 'class Node { Node next; Object value; }';

describe('candidates', () => {
  it('are null and non-null for each reference field, shapes where it leads to a linked structure', async () => {
    const found = await candidates('List', `${LIST} class List { private Node head; private Object last; int size; }`);
    expect(told(found)).toEqual([
      'acyclic(head; next)',
      'unshared(head; next)',
      'null(head)',
      'non-null(head)',
      'null(last)',
      'non-null(last)',
    ]);
    expect(found.every(({ kind, ofObject }) => kind === 'fact' && ofObject)).toBe(true);
  });

  it('leave back pointers out', async () => {
    const text = `class Node { Node next, prev; }
      class List { private Node head; void add() { Node n = new Node(); n.next = head; if (head != null) { head.prev = n; n.next = head; } Node h = head; n.next = h; h.prev = n; head = n; } }`;
    expect(told(await candidates('List', text))).toContain('acyclic(head; next)');
  });

  it('take both children of a tree', async () => {
    const text = 'class Node { Node left, right; } class Tree { private Node root; }';
    expect(told(await candidates('Tree', text))).toContain('unshared(root; left, right)');
  });

  it('go through arrays', async () => {
    const text = `${LIST} class Table { private Node[] buckets = new Node[8]; }`;
    expect(told(await candidates('Table', text))).toContain('acyclic(buckets; next, [])');
  });

  it('pair the fields of one object, and the static ones, but not one of each', async () => {
    const text = `${LIST} class Two { private Node used, free; private static Node pool; private static Node spare; }`;
    const pairs = told(await candidates('Two', text)).filter((each) => each.startsWith('disjoint'));
    expect(pairs).toEqual(['disjoint(used, free; next)', 'disjoint(pool, spare; next)']);
  });

  it('are obligations where the user demands them, at the line of the clause', async () => {
    const text = `${LIST}
class List {
  //@ invariant size >= 0;
  //@ invariant head == null || size > 0;
  private Node head; private int size;
}`;
    const demanded = (await candidates('List', text)).filter(({ kind }) => kind === 'obligation');
    expect(demanded).toMatchObject([
      { property: 'invariant', subject: 'size', message: 'size >= 0', location: { line: 3 }, ofObject: true },
      { property: 'invariant', subject: ['head', 'size'], location: { line: 4 } },
    ]);
  });

  it('are obligations for fields that are annotated as never null', async () => {
    const text = `import org.jspecify.annotations.NonNull; ${LIST} class List { private @NonNull Node head = new Node(); }`;
    const demanded = (await candidates('List', text)).filter(({ kind }) => kind === 'obligation');
    expect(demanded).toMatchObject([{ property: 'invariant', subject: 'head', message: 'head != null' }]);
  });

  it('leave out links to the whole, and what nodes hold besides', async () => {
    const inner = 'class List { private Node head; class Node { Node next; List list; } }';
    expect(told(await candidates('List', inner))).toContain('acyclic(head; next)');
    const rows = 'class Cell { Cell next; } class Row { Row below; Cell first; } class Table { private Row rows; }';
    expect(told(await candidates('Table', rows))).toContain('acyclic(rows; below)');
  });

  it('hang on the fields of the class that they go along', async () => {
    const text = 'class Cell { private Cell tail; Cell(Cell t) { tail = t; } }';
    const [acyclic] = await candidates('Cell', text);
    expect(acyclic).toMatchObject({ property: 'acyclic', subject: 'tail', over: ['tail'] });
    expect(acyclic?.fields.map(({ owner, name }) => `${owner}.${name}`)).toEqual(['Cell.tail']);
  });
});

/** Enumerations over hand-made classes, without a machine: static fields are null, all primitives are read. */
import { constraintsOf } from '../../src/execution/enumeration/constraints.js';
import type { PartialHeap, Root } from '../../src/execution/enumeration/partial-heap.js';
import { type Problem, Search } from '../../src/execution/enumeration/search.js';
import type { HeapWorld, Limits } from '../../src/execution/enumeration/world.js';
import type { HeapObject, HeapValue } from '../../src/ir/heap.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { type ClassTable, Flag, type MethodDeclaration } from '../../src/ir/program.js';
import { NOWHERE } from '../../src/ir/span.js';
import { TestHeap } from '../facts/fixture.js';

export interface Sketch {
  readonly table: ClassTable;
  /** Parameters of a static method, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly requires?: string;
  readonly limits?: Partial<Limits>;
  readonly existing?: (heap: TestHeap) => readonly HeapObject[];
  readonly isRead?: HeapWorld['isRead'];
  readonly isTold?: HeapWorld['isTold'];
}

export function searchOf(sketch: Sketch): Search {
  const hierarchy = new Hierarchy(sketch.table);
  const view = new TestHeap(hierarchy);
  const strings = ['', 'a', 'b'].map((text) => view.string(text));
  const world: HeapWorld = {
    hierarchy,
    view,
    existing: sketch.existing?.(view) ?? [],
    strings,
    interned: (text) => strings.find((each) => each.text === text),
    isRead: sketch.isRead ?? (() => true),
    isTold: sketch.isTold ?? (() => true),
    named: new Set(),
    foreign: new Set(),
  };
  const roots: Root[] = Object.entries(sketch.parameters).map(([name, type]) => ({ name, type, nonNull: false }));
  const method: MethodDeclaration = {
    owner: 'Main',
    name: 'm',
    descriptor: '()V',
    flags: Flag.STATIC,
    parameters: roots.map(({ name, type }) => ({ name, type, annotations: [] })),
    result: 'void',
    exceptions: [],
    annotations: [],
    clauses: sketch.requires === undefined ? [] : [{ kind: 'requires', formula: sketch.requires, span: NOWHERE }],
    span: NOWHERE,
    body: () => undefined,
  };
  const constraints = constraintsOf(hierarchy, method, () => true);
  if (constraints.problems.length > 0) throw new Error(constraints.problems[0]?.message);
  const problem: Problem = { roots, constraints };
  return new Search(world, problem, { scope: 3, integers: [0, 1, -1], choices: 20_000_000, ...sketch.limits });
}

export function countHeaps(sketch: Sketch): number {
  return [...searchOf(sketch).heaps()].length;
}

/** A text that two heaps share exactly when they are isomorphic: objects are numbered in order of discovery. */
export function canonical(heap: PartialHeap): string {
  const numbers = new Map<HeapObject, number>();
  const queue: HeapObject[] = [];
  const show = (value: HeapValue | undefined): string => {
    if (value === undefined) return '?';
    if (value === null) return 'null';
    if (typeof value !== 'object') return String(value);
    const text = heap.text(value);
    if (text !== undefined) return JSON.stringify(text);
    if (!numbers.has(value)) {
      numbers.set(value, numbers.size);
      queue.push(value);
    }
    return `#${numbers.get(value)}`;
  };
  const parts = [heap.values.map(show).join(',')];
  for (let object = queue.shift(); object !== undefined; object = queue.shift()) {
    const each = object;
    const length = heap.length(each);
    const slots =
      length === undefined
        ? heap.fields(each).map(({ owner, name }) => show(heap.field(each, owner, name)))
        : Array.from({ length }, (_, index) => show(heap.element(each, index)));
    parts.push(`${heap.typeOf(each)}(${slots.join(',')})`);
  }
  return parts.join(' ');
}

/** Elements of arrays: which slot is meant is not known, so that a step goes on with each that may be. */
import { elementType, isArray, type TypeName } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { edgeOf, fieldOf, loopBit } from '../graphs/links.js';
import { splitAny } from '../graphs/split.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { SLOT } from '../universe.js';
import { outside, turnVague, unknownObject } from '../vague/vague.js';
import { type Cases, isVague, loadField, storeField } from './access.js';

/** Whether new arrays of the type are regular. */
export function isArrayOfNodes({ options: { universe }, program }: ShapeTables, type: TypeName): boolean {
  if (universe.elements === undefined || !isArray(type)) return false;
  const element = elementType(type);
  if (isArray(element) || !universe.isNode(element)) return false;
  return program.hierarchy.isAssignable(element, universe.elements.element.type);
}

/** The lengths that an array may have, as far as they are told apart. */
type Slots = 'none' | 'one' | 'some' | 'several';

/** New arrays of a type whose length is a constant or not known, held by the slot; all elements are null. The work is used up. */
export function newArray(
  tables: ShapeTables,
  work: Work,
  target: number,
  type: TypeName,
  length: number | undefined,
): readonly Work[] {
  return lengths(tables, length).map((slots, index, all) => {
    const each = index === all.length - 1 ? work : tables.copied(work);
    const { draft } = each;
    const { labels, numbers, options } = tables;
    const age = options.tellsFresh ? 'fresh' : 'any';
    const label = (classes: number): number => labels.number({ vague: false, nullable: false, age, known: 0, classes });
    const array = draft.addNode(label(labels.exactly(type)));
    draft.variables[target] = array;
    if (slots === 'none' || numbers.elements === undefined) return each;
    const { first, next } = numbers.elements;
    const chain = slots === 'one' ? 0 : loopBit(next);
    draft.addEdge(array, first, draft.addNode(label(labels.atMost(SLOT)), chain));
    return each;
  });
}

function lengths({ options: { mode } }: ShapeTables, length: number | undefined): readonly Slots[] {
  if (length === 0) return ['none'];
  if (length === 1) return ['one'];
  if (mode === 'partial') return length === undefined ? ['none', 'some'] : ['some'];
  return length === undefined ? ['none', 'one', 'several'] : ['several'];
}

/** Whether it is known that what the variable holds is an array without slots. */
export function isEmptyArray(tables: ShapeTables, { draft }: Work, base: number): boolean {
  const { elements } = tables.numbers;
  const node = draft.variables[base] as number;
  if (elements === undefined || node < 0 || isVague(tables, draft, node)) return false;
  return edgeOf(draft, node, elements.first) === -1;
}

/** Which element: of the array that `base` holds; `cell` remembers the slot that the index means, unless it is -1. */
interface At {
  readonly base: number;
  readonly cell: number;
  /** The most cases that it may lead to: there are many where much is shared between the lists of an array. */
  readonly most: number;
}

/** Loads an element of the array that `base` holds, which is not null, into `target`. The work is used up. */
export function loadElement(tables: ShapeTables, work: Work, target: number, at: At, type: TypeName): Cases {
  const { base } = at;
  const { elements } = tables.numbers;
  const any = (refusal?: Cases['refusal']): Cases => {
    work.draft.variables[target] = unknownObject(tables, work.draft, tables.classesOf(type), 'nullable');
    return refusal === undefined ? { works: [work] } : { works: [work], refusal, unwatched: true };
  };
  if (elements === undefined || isVague(tables, work.draft, work.draft.variables[base] as number)) return any();
  const found = atEachSlot(tables, work, at, (each, slot) => loadField(tables, each, target, slot, elements.element));
  if (found !== undefined) return found;
  outside(tables, work.draft);
  return any('too-many-cases');
}

/** Stores what slot `value` holds (null without) into an element of the array that `base` holds. The work is used up. */
export function storeElement(
  tables: ShapeTables,
  work: Work,
  at: At,
  value?: number,
  guarded: number = NULL_NODE,
): Cases {
  const { base } = at;
  const { elements } = tables.numbers;
  const array = work.draft.variables[base] as number;
  if (elements === undefined || isVague(tables, work.draft, array)) {
    const stored = value === undefined ? -1 : (work.draft.variables[value] as number);
    const unwatched = stored !== -1 && turnVague(tables, work.draft, [stored], guarded);
    return unwatched ? { works: [work], unwatched } : { works: [work] };
  }
  const found = atEachSlot(tables, work, at, (each, slot) =>
    storeField(tables, each, slot, elements.element, { value }),
  );
  if (found !== undefined) return found;
  outside(tables, work.draft);
  return { works: [work], refusal: 'too-many-cases', unwatched: true };
}

/** What an action gives at each slot of the array, which a variable holds meanwhile; undefined if that is too much. */
function atEachSlot(
  tables: ShapeTables,
  work: Work,
  { base, cell, most }: At,
  act: (work: Work, slot: number) => Cases,
): Cases | undefined {
  const { model } = tables.graphs;
  const count = work.draft.variables.length;
  const works: Work[] = [];
  const { nodes, isSure } = slotsOf(tables, work, base);
  const known = cell === -1 ? -1 : (work.draft.variables[cell] as number);
  for (const node of isSure && nodes.has(known) ? [known] : nodes) {
    const places = work.draft.summaries[node] === 0 ? [{ draft: work.draft, node }] : splitAny(work.draft, node, model);
    if (places === undefined) return undefined;
    for (const place of places) {
      if (!isSlot(tables, place.draft.labels[place.node] as number)) continue;
      const each = tables.copied({ ...work, draft: place.draft });
      const cases = act(each, each.draft.variables.push(place.node) - 1);
      if (cases.refusal !== undefined) return undefined;
      for (const { draft } of cases.works) {
        if (cell !== -1) draft.variables[cell] = draft.variables[count] as number;
        draft.variables.length = count;
      }
      works.push(...cases.works);
      if (works.length > Math.min(model.splits, most)) return undefined;
    }
  }
  return { works };
}

interface SlotNodes {
  readonly nodes: ReadonlySet<number>;
  /** Whether all slots in these nodes are slots of the array: arrays further down may be part of the same trees. */
  readonly isSure: boolean;
}

/** The nodes that have slots of the array. */
function slotsOf({ numbers }: ShapeTables, { draft }: Work, base: number): SlotNodes {
  const found = new Set<number>();
  let isSure = true;
  if (numbers.elements === undefined) return { nodes: found, isSure };
  const { first, next } = numbers.elements;
  const start = edgeOf(draft, draft.variables[base] as number, first);
  if (start !== -1) found.add(draft.targets[start] as number);
  for (const node of found) {
    if (((draft.summaries[node] as number) & loopBit(first)) !== 0) isSure = false;
    for (let edge = 0; edge < draft.edges; edge++) {
      if (draft.sources[edge] !== node || fieldOf(draft.kinds[edge] as number) !== next) continue;
      found.add(draft.targets[edge] as number);
    }
  }
  return { nodes: found, isSure };
}

function isSlot({ labels }: ShapeTables, label: number): boolean {
  return labels.receivers(labels.label(label).classes).every(({ type }) => type === SLOT);
}

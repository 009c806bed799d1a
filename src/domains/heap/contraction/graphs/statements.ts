/**
 * Statements on graphs, contracted or not: exact on every graph, as figure 4 of the paper without its preconditions.
 *
 * A statement owns the draft that it is given and may change it. Results may hold garbage and may not be contracted; see
 * `states.ts` for the composition. Only loads, and stores that cut off what is still held from below, give several graphs.
 */
import type { Draft } from '../../../../structures/draft.js';
import { liveNodes } from '../../../../structures/garbage.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { BACKWARDS, backOf, edgeBack, edgeOf, fieldOf, kindOf, parentBit } from './links.js';
import type { ContractionModel, Refusal } from './model.js';
import { type Refinement, splitRoot, splitSource } from './split.js';

/** Variables and fields by their numbers. */
export type Statement =
  | { readonly kind: 'set-null'; readonly target: number }
  | { readonly kind: 'copy'; readonly target: number; readonly source: number }
  | { readonly kind: 'new'; readonly target: number; readonly label: number }
  | { readonly kind: 'load'; readonly target: number; readonly object: number; readonly field: number }
  /** Without value: stores null. */
  | { readonly kind: 'store'; readonly object: number; readonly field: number; readonly value?: number }
  /** Goes on where the variable is null, or is not. */
  | { readonly kind: 'test-null'; readonly variable: number; readonly holds: boolean }
  | { readonly kind: 'test-same'; readonly left: number; readonly right: number; readonly holds: boolean };

export interface StepResult {
  /** Together they stand for exactly the heaps after the statement. */
  readonly drafts: readonly Draft[];
  /** Every heap of the graph dereferences null here; there are no drafts then. */
  readonly alarm: boolean;
  /** There are more heaps than the drafts stand for. */
  readonly refusal?: Refusal;
}

const NONE: StepResult = { drafts: [], alarm: false };
const ALARM: StepResult = { drafts: [], alarm: true };
const TOO_MANY: StepResult = { drafts: [], alarm: false, refusal: 'too-many-cases' };

/** Parent pointers between single objects must be written as edges: see `unfoldParents`. */
export function execute(draft: Draft, statement: Statement, model: ContractionModel): StepResult {
  const { variables } = draft;
  switch (statement.kind) {
    case 'set-null':
      variables[statement.target] = NULL_NODE;
      return one(draft);
    case 'copy':
      variables[statement.target] = variables[statement.source] as number;
      return one(draft);
    case 'new':
      variables[statement.target] = draft.addNode(statement.label);
      return one(draft);
    case 'load':
      return load(draft, statement, model);
    case 'store':
      return store(draft, statement, model);
    case 'test-null':
      return (variables[statement.variable] === NULL_NODE) === statement.holds ? one(draft) : NONE;
    case 'test-same':
      return (variables[statement.left] === variables[statement.right]) === statement.holds ? one(draft) : NONE;
  }
}

function one(draft: Draft): StepResult {
  return { drafts: [draft], alarm: false };
}

type Load = Extract<Statement, { readonly kind: 'load' }>;
type Store = Extract<Statement, { readonly kind: 'store' }>;

/** The target is bound before anything is collected: `x = x.f` must not lose what it reads. */
function load(draft: Draft, { target, object, field }: Load, model: ContractionModel): StepResult {
  const base = draft.variables[object] as number;
  if (base === NULL_NODE) return ALARM;
  const edge = edgeOf(draft, base, field);
  const node = edge === -1 ? NULL_NODE : (draft.targets[edge] as number);
  if (edge !== -1 && draft.summaries[node] !== 0) return bound(splitRoot(draft, node, model), target);
  if (edge === -1) {
    const bit = parentBit(model, field);
    const below = bit === 0 ? -1 : edgeBack(draft, base, bit);
    if (below !== -1) return bound(splitSource(draft, below, model), target);
  }
  draft.variables[target] = node;
  return one(draft);
}

function bound(refinements: readonly Refinement[] | undefined, target: number): StepResult {
  if (refinements === undefined) return TOO_MANY;
  const drafts = refinements.map(({ draft, node }) => {
    draft.variables[target] = node;
    return draft;
  });
  return { drafts, alarm: false };
}

/** The object is a node of its own, so that its old edge is definite and can be removed. */
function store(draft: Draft, statement: Store, model: ContractionModel): StepResult {
  const base = draft.variables[statement.object] as number;
  if (base === NULL_NODE) return ALARM;
  const edge = edgeOf(draft, base, statement.field);
  if (edge === -1) {
    const bit = parentBit(model, statement.field);
    const below = bit === 0 ? -1 : edgeBack(draft, base, bit);
    if (below !== -1) draft.kinds[below] = (draft.kinds[below] as number) & ~kindOf(0, bit);
    return written(draft, base, statement);
  }
  const old = draft.targets[edge] as number;
  const heldFromBelow = draft.summaries[old] !== 0 && backOf(draft.kinds[edge] as number) !== 0;
  if (heldFromBelow && liveNodes(draft, BACKWARDS, edge)[old] === 1) {
    // The root goes on pointing back to where nothing leads to it any more: it becomes a node of its own.
    const split = splitRoot(draft, old, model);
    if (split === undefined) return TOO_MANY;
    const drafts = split.flatMap((refinement) => store(refinement.draft, statement, model).drafts);
    return { drafts, alarm: false };
  }
  draft.removeEdge(edge);
  return written(draft, base, statement);
}

function written(draft: Draft, base: number, { field, value }: Store): StepResult {
  const node = value === undefined ? NULL_NODE : (draft.variables[value] as number);
  if (node !== NULL_NODE) draft.addEdge(base, fieldOf(field), node);
  return one(draft);
}

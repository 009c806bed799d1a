/** Linear states as text and pictures, and against states of the machine. */
import type { Code } from '../../../engine/code.js';
import type { ConcreteState } from '../../../engine/concrete.js';
import type { HeapObject, HeapValue } from '../../../ir/heap.js';
import {
  dimensionExpression,
  isMetBy,
  type LinearConstraint,
  scaled,
  showConstraint,
} from '../../../lattices/linear/expressions.js';
import type { LinearLattice } from '../../../lattices/linear/linear-lattice.js';
import { relationsOf } from '../../../lattices/linear/relations.js';
import type { Drawing } from '../../../pictures/drawing.js';
import type { LinearTerms } from './linear-terms.js';
import { isEntry, isLength, rangeOfType } from './terms.js';

/** Each constraint by the machine's numbers, and by nothing else. What has no value yet fits whatever is said of it. */
export function representsLinear(
  terms: LinearTerms,
  constraints: readonly LinearConstraint[],
  concrete: ConcreteState,
): boolean {
  const { method, value, heap, entryValues } = concrete;
  const body = method.body();
  const variables = body?.variables ?? [];
  const at = (dimension: number): number | bigint | undefined => {
    const variable = variables[terms.baseOf(dimension)];
    // Behind the variables stands the result, which the machine has handed out by then.
    if (variable === undefined) return undefined;
    const held: HeapValue | undefined = isEntry(dimension)
      ? entryValues[body?.parameters.indexOf(variable) ?? -1]
      : value(variable);
    const term = terms.fieldOf(dimension);
    // What fields held on entry is gone.
    if (term !== undefined && (isEntry(dimension) || typeof held !== 'object' || held === null)) return undefined;
    const found = term === undefined ? held : heap.field(held as HeapObject, term.field.owner, term.field.name);
    if (!isLength(dimension)) return typeof found === 'number' || typeof found === 'bigint' ? found : undefined;
    if (found === null) return -1;
    if (typeof found !== 'object') return undefined;
    return heap.length(found) ?? heap.text(found)?.length;
  };
  return constraints.every((constraint) => isMetBy(constraint, at) !== false);
}

export interface Viewed<E> {
  readonly lattice: LinearLattice<E>;
  readonly terms: LinearTerms;
}

/** What a state says beyond what the types of its variables do. */
export function relationsIn<E>({ lattice, terms }: Viewed<E>, state: E, code: Code): readonly LinearConstraint[] {
  let given = lattice.top;
  for (const dimension of lattice.dimensions(state)) {
    const own = dimensionExpression(dimension);
    const { lower, upper } = rangeOfType(terms.typeOf(code, dimension));
    if (Number.isFinite(upper)) given = lattice.meet(given, { kind: '<=', expression: { ...own, constant: -upper } });
    if (Number.isFinite(lower))
      given = lattice.meet(given, { kind: '<=', expression: { ...scaled(own, -1), constant: lower } });
  }
  return relationsOf(lattice, state, given);
}

export function showLinear<E>(viewed: Viewed<E>, state: E, code: Code): string {
  const { lattice, terms } = viewed;
  if (state === lattice.bottom || lattice.leq(state, lattice.bottom)) return 'unreached';
  const relations = relationsIn(viewed, state, code).map((each) =>
    showConstraint(each, (dimension) => terms.nameOf(code, dimension)),
  );
  return relations.length === 0 ? 'nothing known' : relations.join(', ');
}

/** Every number of which something is known, with its bounds, and what relates them. */
export function drawLinear<E>(viewed: Viewed<E>, state: E, code: Code): Drawing {
  const { lattice, terms } = viewed;
  const title = `${lattice.id} in ${code.method.name}`;
  if (lattice.leq(state, lattice.bottom)) return { title, nodes: [], edges: [] };
  const nodes = lattice.dimensions(state).map((dimension) => {
    const { lower, upper } = lattice.bounds(state, dimensionExpression(dimension));
    const text = lower === upper ? String(lower) : `${bound(lower)}..${bound(upper)}`;
    const label = terms.nameOf(code, dimension);
    return { id: `dimension-${dimension}`, label, kind: 'variable' as const, cells: [{ name: 'value', text }] };
  });
  const edges = relationsIn(viewed, state, code).flatMap((relation) => {
    const [one, other] = relation.expression.terms;
    if (one === undefined || other === undefined) return [];
    const label = showConstraint(relation, (dimension) => terms.nameOf(code, dimension));
    return [{ from: `dimension-${one[0]}`, to: `dimension-${other[0]}`, label, certainty: 'must' as const }];
  });
  return { title, nodes, edges };
}

function bound(value: number): string {
  return Number.isFinite(value) ? String(value) : value < 0 ? '-∞' : '∞';
}

/** The predicates of the assertion language over a finite state, as `facts` evaluates them on a concrete heap. */
import type { PredicateTerm } from '../../../facts/index.js';
import type { Heap, Link } from './heap.js';
import { type Circuit, FALSE, type Literal, not, TRUE } from './sat/circuit.js';
import { type Cells, EMPTY } from './sat/matrix.js';
import type { PreState } from './small/model.js';

import type { Atom } from './small/universe.js';
import { Unsupported } from './unsupported.js';

export function predicate(
  { name, fields }: PredicateTerm,
  [x = EMPTY, y = EMPTY]: readonly Cells[],
  heap: Heap,
  before: PreState,
): Literal {
  const { circuit, matrices, universe } = before;
  if (name === 'fresh') {
    const made = [...x].filter(([atom]) => isMade(universe.atoms[atom] as Atom));
    return circuit.any(made.map(([, literal]) => literal));
  }
  const links = heap.links(fields);
  const on = new Shapes(heap, before, links);
  switch (name) {
    case 'reach':
      return matrices.some(matrices.intersection(heap.from(x, links), y));
    case 'disjoint':
      return not(matrices.some(matrices.intersection(heap.from(x, links), heap.from(y, links))));
    case 'cyclic':
      return circuit.any([...x].map(([atom, literal]) => circuit.and(literal, on.isOnCycle(atom))));
    case 'acyclic':
      return on.isAcyclic(x);
    case 'list':
      return circuit.and(on.isAcyclic(x), on.allHave(x));
    case 'tree':
      return on.isTree(x);
    case 'unshared':
      return on.isUnshared(x);
    case 'dll': {
      const along = fields.map((field) => new Shapes(heap, before, heap.links([field])));
      return isDoublyLinked(x, along as [Shapes, Shapes], circuit);
    }
  }
}

function isMade({ kind }: Atom): boolean {
  return kind === 'new' || kind === 'further';
}

class Shapes {
  readonly #heap: Heap;
  readonly #before: PreState;
  readonly links: readonly Link[];

  constructor(heap: Heap, before: PreState, links: readonly Link[]) {
    this.#heap = heap;
    this.#before = before;
    this.links = links;
  }

  reached(root: Cells): Cells {
    return this.#heap.from(root, this.links);
  }

  isOnCycle(atom: number): Literal {
    return this.#heap.steps(this.links).get(atom * this.#before.universe.size + atom) ?? FALSE;
  }

  isAcyclic(root: Cells): Literal {
    const { circuit } = this.#before;
    return circuit.all(
      [...this.reached(root)].map(([atom, reached]) => circuit.implies(reached, not(this.isOnCycle(atom)))),
    );
  }

  /** Every object that is reached has one of the fields: a class without them ends the walk, but not in null. */
  allHave(root: Cells): Literal {
    const { circuit } = this.#before;
    return circuit.all([...this.reached(root)].map(([atom, reached]) => circuit.implies(reached, this.has(atom))));
  }

  has(atom: number): Literal {
    const { universe } = this.#before;
    const each = universe.atoms[atom] as Atom;
    if (!('type' in each)) return FALSE;
    const owns = this.links.some(({ key, name }) => {
      const owner = key.slice(0, key.length - name.length - 1);
      if (owner.endsWith('[]')) throw new Unsupported('lists along array elements are not followed');
      return universe.hierarchy.isAssignable(each.type, owner);
    });
    return owns ? TRUE : FALSE;
  }

  /** No object is entered twice, and the root not at all. */
  isTree(root: Cells): Literal {
    if (this.links.some(({ key }) => key.includes('[].')))
      throw new Unsupported('trees along array elements are not followed');
    const { circuit, universe } = this.#before;
    const reached = this.reached(root);
    const entering = new Map<number, Literal[]>();
    for (const { edges } of this.links) {
      for (const [tuple, literal] of edges) {
        const [source, target] = [Math.floor(tuple / universe.size), tuple % universe.size];
        const used = circuit.and(literal, reached.get(source) ?? FALSE);
        entering.set(target, [...(entering.get(target) ?? []), used]);
      }
    }
    return circuit.all(
      [...entering].map(([target, literals]) =>
        circuit.and(circuit.lone(literals), not(circuit.and(root.get(target) ?? FALSE, circuit.any(literals)))),
      ),
    );
  }

  /** No object has two different objects in front of it. */
  isUnshared(root: Cells): Literal {
    const { circuit, universe } = this.#before;
    const reached = this.reached(root);
    const sources = new Map<number, Map<number, Literal>>();
    for (const { edges } of this.links) {
      for (const [tuple, literal] of edges) {
        const [source, target] = [Math.floor(tuple / universe.size), tuple % universe.size];
        const known = sources.get(target) ?? new Map<number, Literal>();
        const used = circuit.and(literal, reached.get(source) ?? FALSE);
        known.set(source, circuit.or(known.get(source) ?? FALSE, used));
        sources.set(target, known);
      }
    }
    return circuit.all([...sources.values()].map((each) => circuit.lone([...each.values()])));
  }

  edge(from: number, to: number): Literal {
    const tuple = from * this.#before.universe.size + to;
    return this.#before.circuit.any(this.links.map(({ edges }) => edges.get(tuple) ?? FALSE));
  }

  leads(from: number): Literal {
    const { circuit, universe } = this.#before;
    return circuit.any(universe.atoms.map((_, to) => this.edge(from, to)));
  }
}

/** As the walk does: the root has no prev, and every next leads to an object whose prev leads back. */
function isDoublyLinked(root: Cells, [next, prev]: [Shapes, Shapes], circuit: Circuit): Literal {
  const walked = next.reached(root);
  let result: Literal = TRUE;
  for (const [atom, literal] of root) {
    if (walked.has(atom)) result = circuit.and(result, not(circuit.and(literal, prev.leads(atom))));
  }
  for (const [atom, literal] of walked) {
    result = circuit.and(result, circuit.implies(literal, circuit.and(next.has(atom), prev.has(atom))));
    for (const [target] of walked) {
      const step = circuit.and(literal, next.edge(atom, target));
      result = circuit.and(result, circuit.implies(step, prev.edge(target, atom)));
    }
  }
  return result;
}

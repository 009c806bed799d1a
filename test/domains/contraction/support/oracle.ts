/**
 * The transformers against brute force: whatever a concrete heap does, its state must do (nothing is missing), and whatever a
 * state does, one of its concrete heaps must do (all is realised). Each check gives its first failure as text.
 */
import type { LabelPolicy, Refusal } from '../../../../src/domains/heap/contraction/graphs/model.js';
import type { Statement } from '../../../../src/domains/heap/contraction/graphs/statements.js';
import type { ContractionStates } from '../../../../src/domains/heap/contraction/graphs/states.js';
import { showGraph } from '../../../../src/structures/heap-graph.js';
import { EQUAL, isomorphic, SUBSET } from '../../../structures/isomorphism.js';
import { draftOf, type Heap, heapOf, run } from './heaps.js';
import type { Kit } from './kit.js';
import { referenceContraction } from './reference.js';

export interface Bounds {
  readonly variables: number;
  readonly fields: number;
  /** The first parent field, or -1: those after it are parent fields too. */
  readonly parent: number;
  readonly mode: 'exact' | 'partial';
  /** Labels are sets of classes as bits; absent: labels that must be equal. */
  readonly classes?: LabelPolicy;
}

export type Failure = string | undefined;

/** A generous cap: the oracle looks at transformers, not at bounds. */
export function statesFor(kit: Kit, bounds: Bounds): ContractionStates {
  const { variables, mode } = bounds;
  const parents = parentsOf(bounds);
  const labels = bounds.classes === undefined ? {} : { labels: bounds.classes };
  const options = { mode, cap: 100, splits: 100_000, parents, ...labels };
  return new kit.ContractionStates(kit.contractionModel(variables, options));
}

export function parentsOf({ fields, parent }: Pick<Bounds, 'fields' | 'parent'>): number[] {
  return parent === -1 ? [] : Array.from({ length: fields - parent }, (_, which) => parent + which);
}

/** The state of a concrete heap by the naive definition; the cases that contraction refuses are refused here too. */
export class Judge {
  readonly kit: Kit;
  readonly bounds: Bounds;
  readonly states: ContractionStates;

  constructor(kit: Kit, bounds: Bounds) {
    this.kit = kit;
    this.bounds = bounds;
    this.states = statesFor(kit, bounds);
  }

  state(heap: Heap): number | Refusal {
    const state = this.states.contracted(draftOf(heap));
    if (typeof state === 'string') return state;
    const labels = this.bounds.classes === undefined ? 'equal' : 'classes';
    return this.states.uncontracted(this.kit.Draft.of(referenceContraction(heap, parentsOf(this.bounds), labels)));
  }

  show(state: number): string {
    return showGraph(this.states.graph(state));
  }

  /** Whether contraction agrees with the definition. */
  contraction(heap: Heap): Failure {
    const state = this.states.contracted(draftOf(heap));
    if (typeof state === 'string') return undefined;
    const naive = this.state(heap);
    if (naive === state) return undefined;
    return `contraction of ${JSON.stringify(heap)}: ${this.show(state)}, not ${typeof naive === 'string' ? naive : this.show(naive)}`;
  }

  /** Whether what the heap does is among what the state does. The state must stand for the heap. */
  sound(heap: Heap, state: number, statement: Statement): Failure {
    const where = `${JSON.stringify(statement)} on ${JSON.stringify(heap)} in ${this.show(state)}`;
    const after = run(heap, statement);
    const { states, alarm, refusal } = this.states.successors(state, statement);
    if (after === 'stopped') return states.length === 0 && !alarm ? undefined : `goes on: ${where}`;
    if (after === undefined) return alarm ? undefined : `no alarm: ${where}`;
    if (alarm) return `false alarm: ${where}`;
    const expected = this.state(after);
    if (typeof expected === 'string') return refusal === undefined ? `not refused: ${where}` : undefined;
    if (states.includes(expected)) return undefined;
    const loose = this.bounds.mode === 'partial' || this.bounds.classes !== undefined;
    if (loose && states.some((found) => this.covers(expected, found))) return undefined;
    return `missing ${this.show(expected)}: ${where}`;
  }

  /** Whether the lower state's heaps are heaps of the upper one, by a naive search. */
  covers(lower: number, upper: number): boolean {
    const loops = this.bounds.mode === 'partial' ? SUBSET : EQUAL;
    const labels = this.bounds.classes === undefined ? EQUAL : SUBSET;
    return isomorphic(this.states.graph(lower), this.states.graph(upper), loops, labels);
  }

  /** Concrete heaps of the state, one for each way in which one of its summaries can be split. */
  witnesses(state: number): Heap[] {
    const { kit, states, bounds } = this;
    const { model } = states;
    const draft = states.draft(state);
    const drafts = [draft];
    draft.summaries.forEach((summary, node) => {
      if (summary === 0) return;
      for (const refinement of kit.splitRoot(draft, node, model) ?? []) drafts.push(refinement.draft);
      draft.sources.forEach((source, exit) => {
        if (source !== node || (draft.kinds[exit] as number) < 1 << 16) return;
        for (const refinement of kit.splitSource(draft, exit, model) ?? []) drafts.push(refinement.draft);
      });
    });
    return drafts.map((each) => heapOf(kit.concretised(each.freeze(), model), bounds.fields));
  }

  /** Whether each witness is one, and each successor of the state is that of a witness. */
  realised(state: number, statements: readonly Statement[], witnesses = this.witnesses(state)): Failure {
    for (const heap of witnesses) {
      const own = this.state(heap);
      const within =
        typeof own !== 'string' && (own === state || (this.bounds.mode === 'partial' && this.covers(own, state)));
      if (!within) {
        return `a split of ${this.show(state)} has the heap ${JSON.stringify(heap)}, whose state is ${typeof own === 'string' ? own : this.show(own)}`;
      }
    }
    for (const statement of statements) {
      const { states } = this.states.successors(state, statement);
      const reached = new Set<number>();
      for (const heap of witnesses) {
        const after = run(heap, statement);
        if (after === undefined || after === 'stopped') continue;
        const next = this.state(after);
        if (typeof next === 'number') reached.add(next);
      }
      const invented = states.find((successor) => !reached.has(successor));
      if (invented !== undefined) {
        return `not realised: ${this.show(invented)} by ${JSON.stringify(statement)} in ${this.show(state)}`;
      }
    }
    return undefined;
  }
}

/**
 * Relational formulas on real runs: primed names and the result are read in the heap that the run has left, not in what the summary says
 * of it. A run breaks a formula only where everything in the formula is known of it.
 */
import type { ScopeObserver } from '../../../execution/enumeration/run-scope.js';
import { recorder, witnessOf } from '../../../execution/enumeration/witness.js';
import type { Machine } from '../../../execution/machine.js';
import type { Value } from '../../../execution/memory/values.js';
import type { FrameView, Hooks } from '../../../execution/options.js';
import type { Outcome } from '../../../execution/outcome.js';
import type { Witness } from '../../../findings/claim.js';
import type { HeapObject, HeapValue } from '../../../ir/heap.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isPrimitive } from '../../../ir/types.js';
import type { Algebra, Node } from '../../../machines/relational/algebra.js';
import type { FiniteRelation } from '../../../machines/relational/finite-relation.js';
import { type Instance, Meanings, type Truth } from '../../../machines/relational/meaning.js';
import type { FieldName, RelationSymbol } from '../../../machines/relational/symbols.js';
import type { AfterCall, Prenex, RelationalGoal } from './relational.js';
import { type ConcreteHeap, ConcreteStates, relationIn } from './small/concrete-states.js';
import { Unsupported } from './unsupported.js';

/** A state after the call of which the algebra knows nothing: each thing in it has a symbol of its own. */
export class AnyAfter implements AfterCall {
  readonly value: Node | undefined;
  readonly created: readonly Node[];
  readonly fields = new Map<FieldName, Node>();
  readonly #algebra: Algebra;

  constructor(algebra: Algebra, { result }: MethodDeclaration) {
    this.#algebra = algebra;
    this.value =
      result === 'void'
        ? undefined
        : algebra.unknown('\\result', [result], { lower: algebra.none(), upper: algebra.type(result), single: true });
    this.created = [
      algebra.unknown('new objects', ['univ'], { lower: algebra.none(), upper: algebra.universe, single: false }),
    ];
  }

  field(field: FieldName): Node {
    for (const [each, node] of this.fields) if (each.owner === field.owner && each.name === field.name) return node;
    const algebra = this.#algebra;
    const [first = 'univ', ...others] = field.columns;
    const all = others.reduce((left, type) => algebra.product(left, algebra.type(type)), algebra.type(first));
    const lower = algebra.none(field.columns.length);
    const node = algebra.unknown(`${field.name}'`, field.columns, { lower, upper: all, single: field.functional });
    this.fields.set(field, node);
    return node;
  }
}

export interface RelationalRun {
  readonly algebra: Algebra;
  readonly method: MethodDeclaration;
  readonly after: AnyAfter;
  /** Read for that state. */
  readonly goal: RelationalGoal;
}

/** What was seen when the method was entered. */
interface Entry {
  readonly states: ConcreteStates;
  readonly values: readonly HeapValue[];
  readonly heap: ConcreteHeap;
  readonly allocations: number;
}

const NOTHING: ReadonlySet<HeapObject> = new Set();

export class RelationalObserver implements ScopeObserver {
  readonly #run: RelationalRun;
  readonly #machine: Machine;
  readonly #hierarchy: Hierarchy;
  /** `null` where the heap cannot be looked at. */
  #entry: Entry | null | undefined;
  witness: Witness | undefined;

  constructor(run: RelationalRun, machine: Machine, hierarchy: Hierarchy) {
    this.#run = run;
    this.#machine = machine;
    this.#hierarchy = hierarchy;
  }

  hooks(): Hooks {
    this.#entry = undefined;
    return { point: (frame) => this.#enter(frame) };
  }

  readonly ran: ScopeObserver['ran'] = (outcome, again, initial, machine) => {
    let truth = this.#judge(outcome, NOTHING);
    if (truth === 'garbage') {
      const seen = new Set<HeapObject>();
      truth = this.#judge(again(this.#collecting(seen)), seen);
    }
    if (truth !== false) return;
    const { hooks, trace } = recorder(machine);
    again(hooks);
    this.witness = witnessOf(initial(), trace);
  };

  wantsMore(): boolean {
    return this.witness === undefined;
  }

  #enter(frame: FrameView): void {
    if (this.#entry !== undefined || frame.method.name !== this.#run.method.name) return;
    const values = this.#run.method.body()?.parameters.map((each) => frame.value(each) ?? null) ?? [];
    const states = new ConcreteStates(this.#hierarchy);
    const { allocations, view } = this.#machine;
    this.#entry = attempt(() => ({ states, values, heap: states.capture(view, values), allocations })) ?? null;
  }

  /** Also notes all that variables hold on the way: new objects are held by one at first. */
  #collecting(seen: Set<HeapObject>): Hooks {
    this.#entry = undefined;
    return {
      point: (frame) => {
        this.#enter(frame);
        for (const variable of frame.method.body()?.variables ?? []) {
          const value = frame.value(variable);
          if (typeof value === 'object' && value !== null) seen.add(value);
        }
      },
    };
  }

  #judge(outcome: Outcome, seen: ReadonlySet<HeapObject>): Truth | 'garbage' {
    const entry = this.#entry;
    if (entry === undefined || entry === null || outcome.kind !== 'returned') return undefined;
    return attempt(() => this.#holds(entry, outcome.value, seen));
  }

  #holds(entry: Entry, result: Value | undefined, seen: ReadonlySet<HeapObject>): Truth | 'garbage' {
    const { states, values, heap } = entry;
    const { method, goal, after } = this.#run;
    const { view, allocations } = this.#machine;
    const roots = [...heap.objects, ...values, ...(result === undefined ? [] : [result])];
    const left = states.capture(view, [...roots, ...[...seen].filter(({ id }) => id > entry.allocations)]);
    const created = new Set([...left.objects].filter((object) => !heap.objects.has(object)));
    // Quantifiers range over new objects that nothing leads to as well.
    if (created.size !== allocations - entry.allocations) return 'garbage';
    const relations = new Map<Node, FiniteRelation>();
    for (const [{ owner, name }, node] of after.fields) relations.set(node, relationIn(left, owner, name));
    if (after.value !== undefined && result !== undefined) {
      relations.set(after.value, new Set([states.atom(result, method.result)]));
    }
    for (const node of after.created) relations.set(node, states.ofType('java.lang.Object', created));
    const evaluation = new Evaluation(this.#run, entry, left, relations);
    if (goal.assumed.some((prenex) => evaluation.holds(prenex) !== true)) return undefined;
    return evaluation.holds(goal.shown);
  }
}

/** Formulas in the two heaps of one run. */
class Evaluation {
  readonly #run: RelationalRun;
  readonly #entry: Entry;
  readonly #after: ConcreteHeap;
  readonly #relations: ReadonlyMap<Node, FiniteRelation>;

  constructor(run: RelationalRun, entry: Entry, after: ConcreteHeap, relations: ReadonlyMap<Node, FiniteRelation>) {
    this.#run = run;
    this.#entry = entry;
    this.#after = after;
    this.#relations = relations;
  }

  holds({ variables, condition, when }: Prenex): Truth {
    const { states, heap } = this.#entry;
    const { objects } = when === 'before' ? heap : this.#after;
    const decide = (place: number, bound: ReadonlyMap<Node, FiniteRelation>): Truth => {
      const variable = variables[place];
      if (variable === undefined) return this.#meanings(bound).condition(condition);
      // There are more numbers than those that the heap holds.
      if (isPrimitive(variable.type)) return undefined;
      const decisive = variable.quantifier === 'some';
      let result: Truth = !decisive;
      for (const atom of states.ofType(variable.type, objects)) {
        const truth = decide(place + 1, new Map([...bound, [variable.symbol, new Set([atom])]]));
        if (truth === decisive) return decisive;
        if (truth === undefined) result = undefined;
      }
      return result;
    };
    return decide(0, new Map());
  }

  #meanings(bound: ReadonlyMap<Node, FiniteRelation>): Meanings {
    const { states } = this.#entry;
    const instance: Instance = {
      atoms: states.atoms,
      relation: (symbol, node) => bound.get(node) ?? this.#relations.get(node) ?? this.#relation(symbol),
      holds: () => {
        throw new Unsupported('an unknown condition');
      },
      number: (atom) => states.number(atom),
      atomOf: (number) => states.atomOf(number),
    };
    return new Meanings(this.#run.algebra, instance);
  }

  #relation(symbol: RelationSymbol): FiniteRelation {
    const { states, values, heap } = this.#entry;
    switch (symbol.kind) {
      case 'constant':
        return new Set([states.constant(symbol.text, symbol.type)]);
      case 'parameter':
        return new Set([states.atom(values[symbol.index] ?? null, symbol.type)]);
      case 'field':
        return relationIn(heap, symbol.field.owner, symbol.field.name);
      case 'type': {
        const all = states.ofType(symbol.type, this.#after.objects);
        return isPrimitive(symbol.type) ? all : new Set([states.atom(null, symbol.type), ...all]);
      }
      default:
        throw new Unsupported('what only a summary speaks of');
    }
  }
}

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof Unsupported) return undefined;
    throw problem;
  }
}

/** Calls: the summary of what is called, read in the caller's state. */
import type { CallInstruction } from '../../../../engine/code.js';
import type { Edge } from '../../../../ir/body.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { isArray, OBJECT, type TypeName } from '../../../../ir/types.js';
import { type Algebra, type Condition, type Node, Operator } from '../../algebra.js';
import { RELATIONAL_BUDGETS } from '../../budgets.js';
import { FALSE, TRUE } from '../../conditions.js';
import { EPOCH } from '../../epochs.js';
import type { Allocation, PathState } from '../../state.js';
import { Substitution } from '../../substitute.js';
import type { Outcome, Summary } from '../../summary.js';
import type { FieldName, RelationSymbol } from '../../symbols.js';
import { namedObject } from '../allocation.js';
import { operandNode } from '../expressions.js';
import { instanceOf } from '../instances.js';
import { fieldNode } from '../memory.js';
import type { ObjectNames } from '../object-names.js';
import { type SummarySession, Unsummarised } from '../session.js';
import { callTargets, isOverridable } from './call-targets.js';
import { runIntrinsic } from './intrinsics.js';

const HEAVIEST = RELATIONAL_BUDGETS['execution/calls/calls'].heaviest.most;

/** How a call ended, and the state then; the value is the result or the exception. */
export interface Completion {
  readonly kind: 'return' | 'throw';
  readonly value: Node | undefined;
  readonly state: PathState;
}

/** What a run of a body offers to its calls. */
export interface Calling {
  readonly assumptions: Set<string>;
  /** Set where a call is read as one of many methods. */
  isWeak: boolean;
  readonly names: ObjectNames;
  exactClass(node: Node): TypeName | undefined;
  readonly limited: (node: Node) => Node;
  /** Does something that does not count as the run's own. */
  apart<T>(others: () => T): T;
}

export class Caller {
  readonly session: SummarySession;
  readonly run: Calling;

  constructor(session: SummarySession, run: Calling) {
    this.session = session;
    this.run = run;
  }

  call(instruction: CallInstruction, site: Edge, state: PathState): readonly Completion[] {
    const { world, algebra } = this.session;
    const values = instruction.arguments.map((operand) => operandNode(world, operand, state));
    const { dispatch } = instruction;
    const isVirtual = dispatch === 'virtual' || dispatch === 'interface';
    const targets = this.#targets(instruction, isVirtual ? values[0] : undefined);
    if ('outcomes' in targets) return this.#applied(targets, instruction.method, values, site, state);
    const completions: Completion[] = [];
    for (const { method, condition } of targets) {
      const path = algebra.conditions.and(state.condition, condition);
      if (path === FALSE) continue;
      const before = { ...state, condition: path };
      const ran = runIntrinsic(this, method, { instruction, edge: site, values }, before);
      completions.push(...(ran ?? this.invoke(method, values, site, before)));
    }
    return completions;
  }

  /** Runs the method on the arguments. */
  invoke(method: MethodDeclaration, values: readonly Node[], site: Edge, state: PathState): readonly Completion[] {
    const summary = this.run.apart(() => this.#summary(method, values));
    const isModel = this.session.world.hierarchy.find(method.owner)?.origin === 'model';
    if (isModel && !(method.owner === OBJECT && method.name === '<init>')) {
      this.run.assumptions.add(`library-model:${method.owner}`);
    }
    return this.#applied(summary, method, values, site, state);
  }

  #applied(
    summary: Summary,
    called: { readonly owner: string; readonly name: string },
    values: readonly Node[],
    site: Edge,
    state: PathState,
  ): readonly Completion[] {
    if (summary.unknown !== undefined) throw new Unsummarised(`${called.owner}.${called.name}: ${summary.unknown}`);
    for (const assumption of summary.assumptions) this.run.assumptions.add(assumption);
    return this.#apply(summary, called, values, site, state);
  }

  /** Where nothing can be said in general, what can be said for the class of the receiver. */
  #summary(method: MethodDeclaration, [receiver]: readonly Node[]): Summary {
    const general = this.session.summary(method);
    const isKnown = general.unknown === undefined && general.isWeak !== true;
    if (isKnown || receiver === undefined || hasFlag(method, Flag.STATIC)) return general;
    const exact = this.run.exactClass(receiver);
    if (exact === undefined || isArray(exact)) return general;
    return this.session.specialised(method, exact) ?? general;
  }

  #apply(
    summary: Summary,
    method: unknown,
    values: readonly Node[],
    site: Edge,
    state: PathState,
  ): readonly Completion[] {
    const { algebra } = this.session;
    const renamed = new Map<Node, Node>();
    const rename = (node: Node, make: () => Node): Node => {
      const known = renamed.get(node) ?? make();
      renamed.set(node, known);
      return known;
    };
    const substitution = new Substitution(algebra, (symbol: RelationSymbol, node: Node) => {
      switch (symbol.kind) {
        case 'parameter':
          return values[symbol.index];
        case 'field':
          return fieldNode(algebra, state, symbol.field);
        case 'new':
          return rename(node, () => this.run.names.at(symbol.type, site, method, node));
        case 'new-set':
          // Another call's set is another one.
          return rename(node, () =>
            algebra.unknown('objects that a call allocates', [symbol.type], {
              lower: algebra.none(),
              upper: node,
              single: false,
            }),
          );
        default:
          return undefined;
      }
    });
    return summary.outcomes.flatMap((outcome) => {
      const condition = algebra.conditions.and(state.condition, substitution.condition(outcome.condition));
      return condition === FALSE ? [] : [this.#completed(outcome, substitution, { ...state, condition })];
    });
  }

  #completed(outcome: Outcome, substitution: Substitution, state: PathState): Completion {
    const { algebra } = this.session;
    let fields: ReadonlyMap<FieldName, Node> = state.fields;
    if (outcome.fields.size > 0) {
      const changed = new Map(state.fields);
      const epoch = outcome.fields.get(EPOCH);
      if (epoch !== undefined) {
        // What was written before is not what is there now.
        for (const field of state.fields.keys()) {
          if (!outcome.fields.has(field)) changed.set(field, substitution.node(algebra.epochs.at(epoch, field)));
        }
      }
      for (const [field, node] of outcome.fields) changed.set(field, this.run.limited(substitution.node(node)));
      fields = changed;
    }
    const allocated = [...state.allocated];
    for (const each of outcome.allocated) {
      // Of a set it is not said when something is in it.
      const isSet = each.condition === TRUE && algebra.symbol(each.object)?.kind === 'new-set';
      const condition = isSet ? TRUE : algebra.conditions.and(state.condition, substitution.condition(each.condition));
      addAllocation(algebra, allocated, { ...each, object: substitution.node(each.object), condition });
    }
    const value = outcome.value === undefined ? undefined : this.run.limited(substitution.node(outcome.value));
    return { kind: outcome.kind, value, state: { ...state, fields, allocated } };
  }

  /**
   * What the call may run, each with the condition on the receiver; where none holds, it does not come here. One summary for
   * all, where they are too many or not all known.
   */
  #targets(
    instruction: CallInstruction,
    receiver: Node | undefined,
  ): Summary | readonly { readonly method: MethodDeclaration; readonly condition: Condition }[] {
    const { algebra } = this.session;
    const kinds =
      receiver === undefined
        ? undefined
        : receiversOf(algebra, receiver).map((node) => ({ node, exact: this.run.exactClass(node) }));
    const isExact = kinds?.every(({ exact }) => exact !== undefined) ?? false;
    const receivers = isExact ? kinds?.map(({ exact }) => ({ type: exact as TypeName, exact: true })) : undefined;
    const targets = callTargets(this.session, instruction, receivers);
    const { resolved, methods, isFramed, isAssumed } = targets;
    if (resolved === undefined || isFramed) {
      this.run.isWeak = true;
      return this.run.apart(() => this.session.callFrame(instruction, targets));
    }
    if (isAssumed) this.run.assumptions.add('known-subclasses');
    if (methods.length > 1 && this.run.apart(() => this.#isHeavy(methods))) {
      const frame = this.run.apart(() => this.session.callFrame(instruction, targets));
      if (frame.unknown === undefined) return frame;
    }
    const [only] = methods;
    if (receiver === undefined || (methods.length === 1 && only !== undefined)) {
      if (receiver !== undefined && !isExact && isOverridable(resolved)) this.run.assumptions.add('known-subclasses');
      return methods.map((method) => ({ method, condition: TRUE }));
    }
    if (!isExact) this.run.assumptions.add('known-subclasses');
    return this.#guarded(receiver, methods);
  }

  /** Whether cases for each of the methods would say more than anybody reads, at a high price. */
  #isHeavy(methods: readonly MethodDeclaration[]): boolean {
    let weight = 0;
    for (const method of methods) {
      for (const { fields, allocated } of this.session.summary(method).outcomes) {
        weight += 1 + fields.size + allocated.length;
      }
    }
    return weight > HEAVIEST;
  }

  /** Whether each known class runs the first of the methods whose owner it is or extends; the last is for all others. */
  #isToldByOwner(sorted: readonly MethodDeclaration[]): boolean {
    const { world, receivers } = this.session;
    const { hierarchy } = world;
    const owners = sorted.slice(0, -1);
    if (owners.some(({ owner }) => hierarchy.isInterface(owner))) return false;
    return owners.every(({ owner }) =>
      receivers.of(owner).every((name) => {
        const first = sorted.find((method) => hierarchy.isSubclass(name, method.owner)) ?? sorted.at(-1);
        return first !== undefined && hierarchy.selectMethod(name, first).method === first;
      }),
    );
  }

  /** The methods of narrower classes first: each runs on what is of its class and of none before. */
  #guarded(
    receiver: Node,
    methods: readonly MethodDeclaration[],
  ): readonly { readonly method: MethodDeclaration; readonly condition: Condition }[] {
    const { algebra, world } = this.session;
    const { hierarchy } = world;
    const { conditions } = algebra;
    const sorted = [...methods].sort(
      (left, right) => hierarchy.supertypes(right.owner).size - hierarchy.supertypes(left.owner).size,
    );
    const isTold = this.#isToldByOwner(sorted);
    let rest: Condition = TRUE;
    return sorted.map((method, index) => {
      const isLast = index === sorted.length - 1;
      const holds = isLast
        ? TRUE
        : isTold
          ? instanceOf(world, receiver, method.owner)
          : conditions.unknown(`which ${method.name} is run`);
      const condition = conditions.and(rest, holds);
      rest = conditions.and(rest, conditions.not(holds));
      return { method, condition };
    });
  }
}

/** The values that a choice is between. */
function receiversOf(algebra: Algebra, node: Node): readonly Node[] {
  const found = new Set<Node>();
  const visit = (each: Node): void => {
    if (each === algebra.null || found.size > 20) return;
    if (algebra.operator(each) !== Operator.CHOICE) {
      found.add(each);
      return;
    }
    visit(algebra.argument(each, 1));
    visit(algebra.argument(each, 2));
  };
  visit(node);
  return found.size > 20 ? [node] : [...found];
}

function addAllocation(algebra: Algebra, allocated: Allocation[], added: Allocation): void {
  const object = namedObject(algebra, added.object);
  const place = allocated.findIndex((each) => each.object === object && each.type === added.type);
  const known = allocated[place];
  if (known === undefined) allocated.push({ ...added, object });
  else allocated[place] = { ...known, condition: algebra.conditions.or(known.condition, added.condition) };
}

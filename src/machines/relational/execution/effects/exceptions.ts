/** What is thrown: new objects made by the machine, and the classes of what a method throws. */

import type { Point } from '../../../../ir/body.js';
import { type ClassName, STRING, type TypeName } from '../../../../ir/types.js';
import { type Condition, type Node, Operator } from '../../algebra.js';
import { RELATIONAL_BUDGETS } from '../../budgets.js';
import { FALSE } from '../../conditions.js';
import type { PathState } from '../../state.js';
import { allocateUnknown, withAllocated } from '../allocation.js';
import type { ObjectNames } from '../object-names.js';
import type { RelationalWorld } from '../world.js';

/**
 * The exceptions that failed checks throw. Those of one class that go to the same point are one object: a run without
 * cycles comes there only once.
 */
export class Failures {
  readonly #world: RelationalWorld;
  readonly #names: ObjectNames;
  readonly #values = new Map<Point, Map<ClassName, readonly Node[]>>();

  constructor(world: RelationalWorld, names: ObjectNames) {
    this.#world = world;
    this.#names = names;
  }

  /** Forgets what was thrown to these points: in another iteration of a loop it is another exception. */
  forget(points: Iterable<Point>): void {
    for (const point of points) this.#values.delete(point);
  }

  throwing(type: ClassName, to: Point, thrown: number, state: PathState): PathState {
    const object = this.#names.at(type, to, type);
    const values = this.#valuesOf(type, to);
    const made = allocateUnknown(this.#world, object, type, values, state);
    const after = values.length === 0 ? made : this.#withMessage(made);
    return { ...after, variables: after.variables.with(thrown, object) };
  }

  /** What it says is made for it. */
  #withMessage(state: PathState): PathState {
    const { algebra } = this.#world;
    return { ...state, allocated: withAllocated(algebra, state, algebra.newSet(STRING), STRING) };
  }

  #valuesOf(type: ClassName, to: Point): readonly Node[] {
    let there = this.#values.get(to);
    if (there === undefined) {
      there = new Map();
      this.#values.set(to, there);
    }
    let values = there.get(type);
    if (values === undefined) {
      values = this.#world
        .instanceFields(type)
        .map(({ columns, name }) => this.#world.anyOf(columns[1] as TypeName, `${name} of what the machine throws`));
      there.set(type, values);
    }
    return values;
  }
}

const MOST_CASES = RELATIONAL_BUDGETS['execution/effects/exceptions'].mostCases.most;

/** The state apart for each exception that a choice may be, so that each has its class. */
export function splitThrown(world: RelationalWorld, state: PathState, thrown: number): readonly PathState[] {
  const { algebra } = world;
  const cases: { readonly node: Node; readonly condition: Condition }[] = [];
  const visit = (node: Node, condition: Condition): void => {
    if (condition === FALSE) return;
    if (algebra.operator(node) !== Operator.CHOICE || cases.length >= MOST_CASES) {
      cases.push({ node, condition });
      return;
    }
    const inner = algebra.argument(node, 0);
    visit(algebra.argument(node, 1), algebra.conditions.and(condition, inner));
    visit(algebra.argument(node, 2), algebra.conditions.and(condition, algebra.conditions.not(inner)));
  };
  const node = state.variables[thrown];
  if (node === undefined) return [state];
  visit(node, state.condition);
  return cases.map((each) => ({
    ...state,
    condition: each.condition,
    variables: state.variables.with(thrown, each.node),
  }));
}

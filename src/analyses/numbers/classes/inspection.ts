/** What a run leaves in the fields of objects of a class wherever others may look at them: the states of which its invariants have to say what they all have in common. */

import type { FreshGroup } from '../../../domains/combinators/linear/fresh-variables.js';
import type { LinearDomain } from '../../../domains/combinators/linear-domain.js';
import type { Activation, Visit } from '../../../engine/result.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { visitOperands } from '../../../ir/operands.js';
import type { NumbersRun } from '../run-method.js';
import type { ClassRules } from './rules.js';

export interface Inspected<E> {
  readonly run: NumbersRun<E> & { readonly domain: LinearDomain<E> };
  readonly rules: ClassRules;
  readonly fields: readonly FieldReference[];
  /** Told of each state, as what it says of the fields. */
  readonly tell: (about: E) => void;
}

/** Whether all of it was seen. */
export function inspect<E>(inspected: Inspected<E>): boolean {
  const { run, rules } = inspected;
  const { result, root } = run;
  const seen = result.activations.filter((each) => each === root || rules.isWithin(each.code.method));
  const codes = new Set(seen.map(({ code }) => code));
  const isSkipped = result.notFollowed.some(
    ({ at, callee }) => codes.has(at.code) && callee !== undefined && rules.isWithin(callee),
  );
  if (isSkipped) return false;
  for (const activation of seen) {
    for (const visit of result.visits(activation)) {
      if (visit.at.edge.instruction.kind === 'unsupported') return false;
      called(inspected, visit);
      stored(inspected, visit);
      published(inspected, visit);
    }
  }
  ended(inspected, root);
  return true;
}

function tellOf<E>({ run, fields, tell }: Inspected<E>, state: E, base: Variable): void {
  tell(run.domain.objects.about(state, base, fields));
}

function called<E>(inspected: Inspected<E>, { at, state }: Visit<E>): void {
  const { rules } = inspected;
  const receiver = rules.receiver(at.code);
  if (receiver === undefined || !rules.isOpaque(at) || !rules.isExposed(at, receiver)) return;
  tellOf(inspected, state, receiver);
}

/** In another object than the receiver, and in none that only this code has. */
function stored<E>(inspected: Inspected<E>, { at, outcome }: Visit<E>): void {
  const { rules } = inspected;
  const { instruction } = at.edge;
  if (instruction.kind !== 'store' || instruction.place.kind !== 'field') return;
  const { base, field } = instruction.place;
  if (!rules.isGuarded(field) || base === rules.receiver(at.code)) return;
  const group = rules.fresh.groupOf(at.code, base);
  if (group !== undefined && !rules.escapes.edgesAfter(at.code, group).has(at.edge)) return;
  for (const each of outcome.normal) tellOf(inspected, each, base);
}

/** A new object that was altered, or that is a copy of one which is being altered. */
function published<E>(inspected: Inspected<E>, { at, state }: Visit<E>): void {
  const { rules } = inspected;
  const told = new Set<FreshGroup>();
  visitOperands(at.edge.instruction, (operand) => {
    if (operand.kind !== 'variable') return;
    const group = rules.fresh.groupOf(at.code, operand);
    if (group === undefined || told.has(group) || !rules.escapes.isHandedOut(at.edge, group)) return;
    if (!rules.isAltered(at.code, group)) return;
    told.add(group);
    tellOf(inspected, state, operand);
  });
}

/** Of an object that is only being made nobody knows if that ends by an exception, unless it was handed out before. */
function ended<E>(inspected: Inspected<E>, root: Activation): void {
  const { rules, run } = inspected;
  const { code } = root;
  const receiver = rules.receiver(code);
  if (receiver === undefined) return;
  const { exit, exceptionalExit } = code.body;
  for (const state of exit === undefined ? [] : run.result.at(root, exit)) tellOf(inspected, state, receiver);
  if (exceptionalExit === undefined) return;
  for (const { at, outcome } of run.result.visits(root)) {
    if (!rules.isExposed(at, receiver)) continue;
    const { to, exceptional } = at.edge;
    for (const state of to === exceptionalExit ? outcome.normal : []) tellOf(inspected, state, receiver);
    for (const state of exceptional === exceptionalExit ? outcome.exceptional : []) tellOf(inspected, state, receiver);
  }
}

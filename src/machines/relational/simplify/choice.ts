/** Choices between two expressions by a condition. */

import type { Algebra } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { FALSE, TRUE } from '../conditions.js';
import { type Condition, type Node, Operator, Trait } from '../operators.js';

const LONGEST_TEST = RELATIONAL_BUDGETS['simplify/choice'].longestTest.most;

export function simplifyChoice(algebra: Algebra, condition: Condition, then: Node, otherwise: Node): Node {
  const { conditions } = algebra;
  if (condition === TRUE || then === otherwise) return then;
  if (condition === FALSE) return otherwise;
  const [first, second] = [under(algebra, then, condition), under(algebra, otherwise, conditions.not(condition))];
  if (first !== then || second !== otherwise) return simplifyChoice(algebra, condition, first, second);
  const nested = joinNested(algebra, condition, then, otherwise);
  if (nested !== undefined) return nested;
  if (algebra.arity(then) > 1) {
    const writes = chooseWrites(algebra, condition, then, otherwise);
    if (writes !== undefined) return writes;
  }
  // x if x == y, else y: that is y.
  if (isEquality(algebra, condition, then, otherwise)) return otherwise;
  const negated = conditions.not(condition);
  return negated < condition
    ? algebra.rawChoice(negated, otherwise, then)
    : algebra.rawChoice(condition, then, otherwise);
}

/** What is left of a choice where the condition holds. */
function under(algebra: Algebra, node: Node, condition: Condition): Node {
  if (algebra.operator(node) !== Operator.CHOICE) return node;
  const { conditions } = algebra;
  const inner = algebra.argument(node, 0);
  if (conditions.implies(condition, inner)) return algebra.argument(node, 1);
  if (conditions.and(condition, inner) === FALSE) return algebra.argument(node, 2);
  return node;
}

/** c ? (d ? p : q) : q = c && d ? p : q, and the three like it. */
function joinNested(algebra: Algebra, condition: Condition, then: Node, otherwise: Node): Node | undefined {
  const { conditions } = algebra;
  if (algebra.operator(then) === Operator.CHOICE) {
    const [inner, first, second] = algebra.arguments(then) as [Condition, Node, Node];
    if (second === otherwise) return algebra.choice(conditions.and(condition, inner), first, otherwise);
    if (first === otherwise) return algebra.choice(conditions.and(condition, conditions.not(inner)), second, otherwise);
  }
  if (algebra.operator(otherwise) === Operator.CHOICE) {
    const [inner, first, second] = algebra.arguments(otherwise) as [Condition, Node, Node];
    if (first === then) return algebra.choice(conditions.or(condition, inner), then, second);
    if (second === then) return algebra.choice(conditions.or(condition, conditions.not(inner)), then, first);
  }
  return undefined;
}

interface Write {
  readonly domain: Node;
  readonly range: Node;
}

/** Branches that only write, on a common base: all writes of both, each under its condition. */
function chooseWrites(algebra: Algebra, condition: Condition, then: Node, otherwise: Node): Node | undefined {
  const [first, second] = [chain(algebra, then), chain(algebra, otherwise)];
  const bases = new Map(first.map(({ base }, place) => [base, place]));
  const shared = second.findIndex(({ base }) => bases.has(base));
  if (shared < 0) return undefined;
  const base = (second[shared] as { base: Node }).base;
  const place = bases.get(base) as number;
  const negated = algebra.conditions.not(condition);
  let result = base;
  const apply = (writes: readonly (Write | undefined)[], guard: Condition): boolean => {
    for (const write of [...writes].reverse()) {
      if (write === undefined || !algebra.has(write.range, Trait.PRESENT)) return false;
      const domain = algebra.choice(guard, write.domain, algebra.none(1));
      result = algebra.override(result, algebra.product(domain, write.range));
    }
    return true;
  };
  const done =
    apply(
      first.slice(0, place).map(({ write }) => write),
      condition,
    ) &&
    apply(
      second.slice(0, shared).map(({ write }) => write),
      negated,
    );
  return done ? result : undefined;
}

/** The relation and what it overrides, outermost first, each with the write that stands on top of it. */
function chain(algebra: Algebra, relation: Node): { readonly base: Node; readonly write: Write | undefined }[] {
  const result: { base: Node; write: Write | undefined }[] = [];
  let base = relation;
  for (;;) {
    if (algebra.operator(base) !== Operator.OVERRIDE) {
      result.push({ base, write: undefined });
      return result;
    }
    const change = algebra.argument(base, 1);
    const isWrite = algebra.operator(change) === Operator.PRODUCT && algebra.arity(algebra.argument(change, 0)) === 1;
    const write = isWrite ? { domain: algebra.argument(change, 0), range: algebra.argument(change, 1) } : undefined;
    result.push({ base, write });
    base = algebra.argument(base, 0);
  }
}

function isEquality(algebra: Algebra, condition: Condition, then: Node, otherwise: Node): boolean {
  if (
    algebra.arity(then) !== 1 ||
    !algebra.has(then, Trait.SINGLE) ||
    !algebra.has(otherwise, Trait.SINGLE | Trait.PRESENT)
  )
    return false;
  // Whether they are equal is not asked of every pair: only where the condition speaks of it.
  const { conditions } = algebra;
  if (conditions.size(condition) > LONGEST_TEST) return false;
  let isAsked = false;
  conditions.visitAtoms(condition, (atom) => {
    isAsked ||= atom.kind === 'some' && isMeeting(algebra, atom.node, then, otherwise);
  });
  return isAsked && conditions.implies(condition, conditions.equal(then, otherwise));
}

function isMeeting(algebra: Algebra, node: Node, left: Node, right: Node): boolean {
  if (algebra.operator(node) !== Operator.INTERSECTION || algebra.argumentCount(node) !== 2) return false;
  const [first, second] = [algebra.argument(node, 0), algebra.argument(node, 1)];
  return (first === left && second === right) || (first === right && second === left);
}

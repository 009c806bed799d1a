/** Tuples of a relation of which a condition says that they are there, or that they are not: `some y & x.r`, `no y & x.r`. */
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import type { Inside } from './inside.js';

export interface TuplesSaid {
  readonly present: readonly Node[];
  readonly absent: readonly Node[];
}

export function tuplesSaid(algebra: Algebra, inside: Inside, head: Node, condition: Condition): TuplesSaid {
  const present: Node[] = [];
  const absent: Node[] = [];
  const { conditions } = algebra;
  conditions.visitAtoms(condition, (atom) => {
    const pair = atom.kind === 'some' ? pairOf(algebra, inside, head, atom.node) : undefined;
    if (pair === undefined || atom.kind !== 'some') return;
    const holds = conditions.some(atom.node);
    const tuples = algebra.product(pair.from, pair.to);
    if (conditions.implies(condition, conditions.not(holds))) absent.push(tuples);
    const isOne = algebra.has(pair.from, Trait.SINGLE) && algebra.has(pair.to, Trait.SINGLE);
    if (isOne && conditions.implies(condition, holds)) present.push(tuples);
  });
  return { present, absent };
}

/** `to & from.head`, both the same in every iteration. */
function pairOf(algebra: Algebra, inside: Inside, head: Node, node: Node): { from: Node; to: Node } | undefined {
  if (algebra.operator(node) !== Operator.INTERSECTION || algebra.arity(node) !== 1) return undefined;
  const members = algebra.arguments(node);
  const read = members.find(
    (member) => algebra.operator(member) === Operator.JOIN && algebra.argument(member, 1) === head,
  );
  if (read === undefined) return undefined;
  const from = algebra.argument(read, 0);
  const others = members.filter((member) => member !== read);
  if (algebra.arity(from) !== 1 || ![from, ...others].every((each) => inside.isConstant(each))) return undefined;
  return { from, to: algebra.intersection(others) };
}

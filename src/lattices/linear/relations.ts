/** Of the constraints of an element those that say it all, equalities first: for people. */
import { type LinearConstraint, plus, scaled } from './expressions.js';
import type { LinearLattice } from './linear-lattice.js';

type Reading<E> = Pick<LinearLattice<E>, 'top' | 'meet' | 'leq' | 'constraints'>;

/** Each that follows neither from those before nor from all others, nor from what goes without saying. */
export function relationsOf<E>(lattice: Reading<E>, element: E, given = lattice.top): readonly LinearConstraint[] {
  const kept: LinearConstraint[] = [];
  let known = given;
  for (const constraint of inOrder(withEqualities(lattice.constraints(element)))) {
    const next = lattice.meet(known, constraint);
    if (lattice.leq(known, next)) continue;
    known = next;
    kept.push(constraint);
  }
  for (const constraint of [...kept]) {
    const others = kept.filter((each) => each !== constraint);
    if (lattice.leq(others.reduce(lattice.meet, given), element)) kept.splice(kept.indexOf(constraint), 1);
  }
  return kept;
}

/** Two opposite bounds that meet are one equality. */
function withEqualities(constraints: readonly LinearConstraint[]): readonly LinearConstraint[] {
  const found: LinearConstraint[] = [];
  const left = constraints.filter(({ kind }) => kind === '<=');
  for (const one of constraints) {
    if (one.kind !== '<=') found.push(one);
    else if (!left.includes(one)) continue;
    else {
      const opposite = left.find(({ expression }) => isZero(plus(one.expression, expression)));
      if (opposite === undefined) found.push(one);
      else {
        left.splice(left.indexOf(opposite), 1);
        const [, coefficient = 1] = one.expression.terms[0] ?? [];
        found.push({ kind: '==', expression: scaled(one.expression, Math.sign(coefficient)) });
      }
    }
  }
  return found;
}

function isZero({ terms, constant }: LinearConstraint['expression']): boolean {
  return terms.length === 0 && constant === 0;
}

/** Equalities before inequalities, short ones before long ones, small dimensions first. */
function inOrder(constraints: readonly LinearConstraint[]): readonly LinearConstraint[] {
  const rank = ({ kind, expression }: LinearConstraint): readonly number[] => [
    kind === '==' ? 0 : 1,
    expression.terms.length,
    ...expression.terms.flat(),
  ];
  return [...constraints].sort((left, right) => {
    const [one, other] = [rank(left), rank(right)];
    const at = one.findIndex((digit, place) => digit !== other[place]);
    return at < 0 ? 0 : (one[at] as number) - (other[at] ?? 0);
  });
}

/** What shape graphs count apart: sets of links that formulas range over, and pairs of links that lead back. */

import type { ShapegraphOptions } from '../../../domains/heap/shapegraph/index.js';
import type { PredicateTerm, Term } from '../../../facts/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { SHAPE_BUDGETS } from '../budgets.js';

const MOST_GROUPS = SHAPE_BUDGETS['graphs/graph-rules'].mostGroups.most;

/** The links that each predicate in the formulas ranges over, and each of the others alone, as bits. */
export function groupsOf(links: readonly FieldReference[], terms: readonly Term[]): readonly number[] {
  const groups = new Set<number>();
  const numberOf = ({ owner, name }: FieldReference): number =>
    links.findIndex((link) => link.owner === owner && link.name === name);
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isPredicate(part)) {
      let bits = 0;
      for (const selector of part.fields) {
        const fields = selector.kind === 'one' ? [selector.field] : selector.kind === 'named' ? selector.fields : [];
        for (const field of fields) if (numberOf(field) !== -1) bits |= 1 << numberOf(field);
      }
      if (bits !== 0) groups.add(bits);
    }
    Object.values(part).forEach(visit);
  };
  terms.forEach(visit);
  const covered = [...groups].reduce((all, bits) => all | bits, 0);
  for (let link = 0; link < links.length; link++) if (((covered >>> link) & 1) === 0) groups.add(1 << link);
  groups.delete(2 ** links.length - 1);
  return [...groups].slice(0, MOST_GROUPS);
}

function isPredicate(part: object): part is PredicateTerm {
  return 'kind' in part && part.kind === 'predicate';
}

const FEW_LINKS = SHAPE_BUDGETS['graphs/graph-rules'].fewLinks.most;

export function inversesOf(
  links: readonly FieldReference[],
  parents: readonly FieldReference[],
): NonNullable<ShapegraphOptions['inverses']> {
  const isParent = (link: FieldReference): boolean =>
    parents.some(({ owner, name }) => owner === link.owner && name === link.name);
  return links.flatMap((one, field) =>
    links.flatMap((other, back) => {
      if (field === back) return [];
      return links.length <= FEW_LINKS || isParent(one) !== isParent(other) ? [{ field, back }] : [];
    }),
  );
}

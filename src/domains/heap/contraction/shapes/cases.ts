/** Cases of a premise: for given places that are null or not, lists of facts of which one holds entirely. */
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { Fact, Premise, ShapePlace } from './facts.js';

/** By key of a place: whether it is null. Not all places need be in it. */
export type Nulls = ReadonlyMap<string, boolean>;

const MOST_CASES = CONTRACTION_BUDGETS['shapes/cases'].mostCases.most;

/**
 * Facts that hold together, one list for each case; none where the premise cannot hold. Choices that would give too many
 * cases are left open.
 */
export function casesOf(premise: Premise, nulls: Nulls): readonly (readonly Fact[])[] {
  switch (premise.kind) {
    case 'other':
      return [[]];
    case 'fact': {
      const decided = decide(premise.fact, nulls);
      return decided === undefined ? [[premise.fact]] : decided ? [[]] : [];
    }
    case 'any': {
      const cases = premise.parts.flatMap((part) => casesOf(part, nulls));
      // A case without facts says no more than that anything may be.
      return cases.some((facts) => facts.length === 0) ? [[]] : cases.length > MOST_CASES ? [[]] : cases;
    }
    case 'all': {
      let cases: readonly (readonly Fact[])[] = [[]];
      for (const part of premise.parts) {
        const more = casesOf(part, nulls);
        if (more.length === 0) return [];
        if (cases.length * more.length > MOST_CASES) continue;
        cases = cases.flatMap((facts) => more.map((others) => [...facts, ...others]));
      }
      return cases;
    }
  }
}

/** Whether a fact holds, where that is clear from what is null. Reading a field of null makes a formula not hold. */
function decide(fact: Fact, nulls: Nulls): boolean | undefined {
  const isNull = (place: ShapePlace): boolean | undefined => nulls.get(place.key);
  // Of what is said of all objects nothing is read if there are none.
  if (fact.kind !== 'every' && placesOf(fact).some((place) => readsNull(place, nulls))) return false;
  switch (fact.kind) {
    case 'null': {
      const known = isNull(fact.place);
      return known === undefined ? undefined : known === fact.holds;
    }
    case 'same': {
      if (fact.left.key === fact.right.key) return fact.holds;
      const [left, right] = [isNull(fact.left), isNull(fact.right)];
      if (left === undefined || right === undefined || (!left && !right)) return undefined;
      return (left && right) === fact.holds;
    }
    case 'shape':
      return isNull(fact.place) === true ? (fact.shape !== 'cyclic') === fact.holds : undefined;
    case 'doubly-linked':
      return isNull(fact.place) === true ? fact.holds : undefined;
    case 'reach':
    case 'disjoint':
      if (isNull(fact.left) !== true && isNull(fact.right) !== true) return undefined;
      return (fact.kind === 'disjoint') === fact.holds;
    case 'every':
      return fact.from !== undefined && isNull(fact.from.place) === true ? true : undefined;
  }
}

export function placesOf(fact: Fact): readonly ShapePlace[] {
  switch (fact.kind) {
    case 'null':
    case 'shape':
    case 'doubly-linked':
      return [fact.place];
    case 'same':
    case 'reach':
    case 'disjoint':
      return [fact.left, fact.right];
    case 'every':
      return fact.from === undefined ? [] : [fact.from.place];
  }
}

function readsNull({ slot, fields }: ShapePlace, nulls: Nulls): boolean {
  for (let length = 0; length < fields.length; length++) {
    if (nulls.get([slot, ...fields.slice(0, length)].join('.')) === true) return true;
  }
  return false;
}

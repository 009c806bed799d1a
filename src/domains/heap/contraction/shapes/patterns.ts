/**
 * What is null and what is the same among the places that a method is given: its parameters and static fields, and the fields of
 * those that are containers, objects that lead to linked structures but are in none.
 */

import type { TypeName } from '../../../../ir/types.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { Anchor } from '../entry/vague.js';
import type { ShapeTables } from '../tables.js';
import { casesOf } from './cases.js';
import type { Member } from './components.js';
import { below, type Fact, type Premise, placeOf, type ShapePlace } from './facts.js';
import type { ShapeTypes } from './types.js';

export interface Pattern {
  /** Containers, each once. */
  readonly containers: readonly Member[];
  /** Places that hold the same container as another, which is among `containers`. */
  readonly aliases: ReadonlyMap<string, ShapePlace>;
  /** Places of objects of linked structures that are not null. */
  readonly members: readonly Member[];
  /** Places of which only the type is known. */
  readonly plain: readonly Member[];
  /** By key of a place. */
  readonly nulls: ReadonlyMap<string, boolean>;
  /** Facts that hold together, one list for each case, places that are aliases read as what they stand for. */
  readonly cases: readonly (readonly Fact[])[];
}

interface Pending extends Member {
  readonly nullable: boolean;
}

const MOST_PATTERNS = CONTRACTION_BUDGETS['shapes/patterns'].mostPatterns.most;

/** All that the premise allows; undefined if there are too many. */
export function patternsOf(
  tables: ShapeTables,
  types: ShapeTypes,
  anchors: readonly Anchor[],
  premise: Premise,
): readonly Pattern[] | undefined {
  const found: Pattern[] = [];
  const start: Pattern = {
    containers: [],
    aliases: new Map(),
    members: [],
    plain: [],
    nulls: new Map(),
    cases: [],
  };
  const pending = anchors.map(
    ({ slot, type, value }): Pending => ({ place: placeOf(slot), type, nullable: value === 'nullable' }),
  );
  const isComplete = grow(start, pending);
  return isComplete ? found : undefined;

  function grow(pattern: Pattern, [next, ...rest]: readonly Pending[]): boolean {
    const cases = casesOf(canonical(premise, pattern.aliases), pattern.nulls);
    if (cases.length === 0) return true;
    if (next === undefined) {
      found.push({ ...pattern, cases });
      return found.length <= MOST_PATTERNS;
    }
    const { place, type, nullable } = next;
    if (types.linksOf(type).length === 0) return grow({ ...pattern, plain: [...pattern.plain, next] }, rest);
    const nulls = (value: 'null' | 'non-null'): ReadonlyMap<string, boolean> =>
      new Map([...pattern.nulls, [place.key, value === 'null']]);
    if (nullable && !grow({ ...pattern, nulls: nulls('null') }, rest)) return false;
    if (!isContainer(tables, types, type)) {
      return grow({ ...pattern, nulls: nulls('non-null'), members: [...pattern.members, next] }, rest);
    }
    for (const other of pattern.containers) {
      if (!types.related(other.type, type)) continue;
      const aliases = new Map([...pattern.aliases, [place.key, other.place]]);
      if (!grow({ ...pattern, nulls: nulls('non-null'), aliases }, rest)) return false;
    }
    const inside = types.linksOf(type).map((link): Pending => {
      return { place: below(place, link), type: tables.numbers.field(link).type, nullable: true };
    });
    const containers = [...pattern.containers, next];
    return grow({ ...pattern, nulls: nulls('non-null'), containers }, [...rest, ...inside]);
  }
}

/** Whether its links do not lead back to objects of its type; but an array is one with its slots. */
function isContainer(tables: ShapeTables, types: ShapeTypes, type: TypeName): boolean {
  if (types.mayBeArray(type)) return false;
  const reached = types.alongLinks(types.linksOf(type).map((link) => tables.numbers.field(link).type));
  return !types.relatedToAny(type, reached);
}

/** The premise about what places that are aliases stand for. */
function canonical(premise: Premise, aliases: ReadonlyMap<string, ShapePlace>): Premise {
  if (aliases.size === 0 || premise.kind === 'other') return premise;
  if (premise.kind !== 'fact')
    return { kind: premise.kind, parts: premise.parts.map((part) => canonical(part, aliases)) };
  const { fact } = premise;
  const at = (place: ShapePlace): ShapePlace => resolved(place, aliases);
  switch (fact.kind) {
    case 'null':
    case 'shape':
    case 'doubly-linked':
      return { kind: 'fact', fact: { ...fact, place: at(fact.place) } };
    case 'same':
    case 'reach':
    case 'disjoint':
      return { kind: 'fact', fact: { ...fact, left: at(fact.left), right: at(fact.right) } };
    case 'every': {
      if (fact.from === undefined) return premise;
      return { kind: 'fact', fact: { ...fact, from: { ...fact.from, place: at(fact.from.place) } } };
    }
  }
}

function resolved({ slot, fields }: ShapePlace, aliases: ReadonlyMap<string, ShapePlace>): ShapePlace {
  for (let length = fields.length; length >= 0; length--) {
    const other = aliases.get(placeOf(slot, fields.slice(0, length)).key);
    if (other !== undefined) return placeOf(other.slot, [...other.fields, ...fields.slice(length)]);
  }
  return placeOf(slot, fields);
}

/** Which places that are not null belong to one structure, and how they lie in it: all ways that the facts allow. */

import type { TypeName } from '../../../../ir/types.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { ShapeTables } from '../tables.js';
import type { Fact, ShapePlace } from './facts.js';
import { isFunctional, type Structure, structureAt } from './structure.js';
import type { ShapeTypes } from './types.js';

export interface Member {
  readonly place: ShapePlace;
  readonly type: TypeName;
}

/** A place somewhere in a structure: what is reached along the links from another place. */
export interface Walker {
  readonly member: Member;
  readonly from: Member;
  /** None: it is the same object. */
  readonly along: readonly number[];
}

/** Objects that no other component has. */
export interface ShapeComponent {
  /** Several only where all are functional and may share objects in any way. */
  readonly roots: readonly (Member & { readonly structure: Structure })[];
  readonly walkers: readonly Walker[];
}

const MOST_WAYS = CONTRACTION_BUDGETS['shapes/components'].mostWays.most;

/** Undefined where the facts do not bound a structure. */
export function componentsOf(
  tables: ShapeTables,
  types: ShapeTypes,
  members: readonly Member[],
  facts: readonly Fact[],
): readonly (readonly ShapeComponent[])[] | undefined {
  const reading = new Relations(tables, types, facts);
  let ways: readonly (readonly ShapeComponent[])[] = [[]];
  for (const member of inOrder(members, facts, (each) => RANKS.indexOf(reading.structureOf(each)?.kind))) {
    const next: (readonly ShapeComponent[])[] = [];
    for (const way of ways) {
      const more = reading.placed(way, member);
      if (more === undefined) return undefined;
      next.push(...more);
    }
    if (next.length > MOST_WAYS) return undefined;
    ways = next;
  }
  return ways;
}

/** Single objects may lie in larger structures, and what no structure is known of must. */
const RANKS: readonly (Structure['kind'] | undefined)[] = ['tree', 'ring', 'any', 'leaf', undefined];

/** What is said to be reached from another place comes after that, then what has a lower rank. */
function inOrder(
  members: readonly Member[],
  facts: readonly Fact[],
  rank: (member: Member) => number,
): readonly Member[] {
  const ordered: Member[] = [];
  const rest = [...members].sort((one, other) => rank(one) - rank(other));
  while (rest.length > 0) {
    const isFree = ({ place }: Member): boolean =>
      !rest.some((other) => other.place.key !== place.key && leadsTo(facts, other.place, place) !== undefined);
    const index = Math.max(0, rest.findIndex(isFree));
    ordered.push(...rest.splice(index, 1));
  }
  return ordered;
}

/** Links along which one place is reached from another: none if it is the same object. */
interface Leading {
  readonly follows: (link: number) => boolean;
}

/** `reach(x, y, f…)`, `x == y`; also `reach(x.f, y, g…)` and `x.f == y`, which lead from x on along f. */
function leadsTo(facts: readonly Fact[], from: ShapePlace, to: ShapePlace): Leading | undefined {
  let found: Leading | undefined;
  for (const fact of facts) {
    if ((fact.kind !== 'same' && fact.kind !== 'reach') || !fact.holds) continue;
    const { left, right } = fact;
    const start = right.key === to.key ? left : fact.kind === 'same' && left.key === to.key ? right : undefined;
    if (start === undefined || start.slot !== from.slot || !`${start.key}.`.startsWith(`${from.key}.`)) continue;
    const steps = start.fields.slice(from.fields.length);
    const along = fact.kind === 'reach' ? fact.along : undefined;
    // The same object is the narrowest that can be said.
    if (along === undefined && steps.length === 0) return { follows: () => false };
    found ??= { follows: (link) => steps.includes(link) || along?.has(link) === true };
  }
  return found;
}

class Relations {
  readonly #tables: ShapeTables;
  readonly #types: ShapeTypes;
  readonly #facts: readonly Fact[];

  constructor(tables: ShapeTables, types: ShapeTypes, facts: readonly Fact[]) {
    this.#tables = tables;
    this.#types = types;
    this.#facts = facts;
  }

  /** All ways to add a place to components. */
  placed(way: readonly ShapeComponent[], member: Member): readonly (readonly ShapeComponent[])[] | undefined {
    for (const component of way) {
      for (const from of membersOf(component)) {
        const leading = leadsTo(this.#facts, from.place, member.place);
        if (leading === undefined) continue;
        const along = linksOf(this.#tables, component).filter(leading.follows);
        return [replaced(way, component, { ...component, walkers: [...component.walkers, { member, from, along }] })];
      }
    }
    const structure = this.structureOf(member);
    if (structure === undefined) return undefined;
    const root = { ...member, structure };
    const alone: readonly ShapeComponent[] = [...way, { roots: [root], walkers: [] }];
    const near = way.filter((component) => !this.#areApart(component, root));
    if (near.length === 0) return [alone];
    const roots = [...near.flatMap((component) => component.roots), root].map((each) => this.#inFamily(each));
    const [link] = roots[0]?.structure.forward ?? [];
    if (roots.every((each) => isFunctional(each.structure) && each.structure.forward[0] === link)) {
      const family = { roots, walkers: near.flatMap(({ walkers }) => walkers) };
      return [[...way.filter((component) => !near.includes(component)), family]];
    }
    const ways: (readonly ShapeComponent[])[] = [alone];
    for (const component of near) {
      const [first] = component.roots;
      if (first === undefined || component.roots.length > 1) return undefined;
      const along = this.#waysInside(first.structure, structure);
      if (along === undefined) return undefined;
      const walker = { member, from: first, along };
      ways.push(replaced(way, component, { ...component, walkers: [...component.walkers, walker] }));
    }
    return ways;
  }

  /** Where it can be in the other structure if it is in it at all; undefined if it may overlap otherwise. */
  #waysInside(outer: Structure, inner: Structure): readonly number[] | undefined {
    if (outer.kind === 'any') return undefined;
    if (inner.kind === 'leaf') return outer.forward;
    if (outer.kind === 'leaf') return undefined;
    const isAlike =
      inner.back !== 0 &&
      inner.back === outer.back &&
      inner.kind === outer.kind &&
      inner.forward.every((link) => outer.forward.includes(link)) &&
      outer.forward.every((link) => inner.forward.includes(link));
    if (!isAlike) return undefined;
    // The root of a tree has no parent, so that it is no object inside another tree; rings overlap only if they are one.
    return inner.kind === 'ring' ? outer.forward : [];
  }

  structureOf({ place, type }: Member): Structure | undefined {
    return structureAt(this.#tables, this.#types, place, type, this.#facts);
  }

  /** A single object with one link field, which is null, is one of whatever that field allows. */
  #inFamily(root: ShapeComponent['roots'][number]): ShapeComponent['roots'][number] {
    const { kind, type } = root.structure;
    const links = this.#types.linksOf(type);
    if (kind !== 'leaf' || links.length !== 1) return root;
    const types = this.#types.alongLinks([type]);
    return { ...root, structure: { kind: 'any', type, forward: links, back: 0, types } };
  }

  /** Whether the facts or types say that it has no object with the component in common. */
  #areApart({ roots }: ShapeComponent, other: Member & { readonly structure: Structure }): boolean {
    return roots.every((root) => this.#arePairApart(root, other));
  }

  #arePairApart(one: ShapeComponent['roots'][number], other: ShapeComponent['roots'][number]): boolean {
    const [left, right] = [one.structure, other.structure];
    if (![...left.types].some((type) => this.#types.relatedToAny(type, right.types))) return true;
    const [here, there] = [one.place.key, other.place.key];
    return this.#facts.some((fact) => {
      if (fact.kind === 'disjoint' && fact.holds) {
        const isPair =
          (fact.left.key === here && fact.right.key === there) || (fact.left.key === there && fact.right.key === here);
        return isPair && fact.along.hasAll(left.forward) && fact.along.hasAll(right.forward);
      }
      if (fact.kind === 'reach' && !fact.holds) {
        if (fact.left.key === here && fact.right.key === there) {
          return right.kind === 'leaf' && fact.along.hasAll(left.forward);
        }
        return (
          fact.left.key === there && fact.right.key === here && left.kind === 'leaf' && fact.along.hasAll(right.forward)
        );
      }
      return (
        fact.kind === 'same' &&
        !fact.holds &&
        left.kind === 'leaf' &&
        right.kind === 'leaf' &&
        ((fact.left.key === here && fact.right.key === there) || (fact.left.key === there && fact.right.key === here))
      );
    });
  }
}

export function membersOf({ roots, walkers }: ShapeComponent): readonly Member[] {
  return [...roots, ...walkers.map(({ member }) => member)];
}

/** The links that its objects have: forward, and the parents that are their inverse. */
function linksOf(tables: ShapeTables, { roots }: ShapeComponent): readonly number[] {
  const links = new Set<number>();
  for (const { structure } of roots) {
    for (const link of structure.forward) links.add(link);
    tables.numbers.parents.forEach((link, index) => {
      if (((structure.back >>> index) & 1) === 1) links.add(link);
    });
  }
  return [...links];
}

function replaced(
  way: readonly ShapeComponent[],
  component: ShapeComponent,
  by: ShapeComponent,
): readonly ShapeComponent[] {
  return way.map((each) => (each === component ? by : each));
}

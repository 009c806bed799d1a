/** Starts with a regular part: all heaps in which the preconditions hold, for those parameters whose structures they bound. */

import { OBJECT, type TypeName } from '../../../../ir/types.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { Anchor } from '../entry/vague.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import type { Premise } from './facts.js';
import { combinations, type GroupGraphs, groupGraphs, include } from './group.js';
import { ShapeTypes } from './types.js';

/** Anchors that are regular in all starts, and the graphs over them. */
export interface Group extends GroupGraphs {
  readonly anchors: readonly Anchor[];
}

export interface Shaped {
  readonly groups: readonly Group[];
  /** Anchors that lead to linked structures of which too little is known. */
  readonly unbounded: readonly Anchor[];
}

const MOST_STARTS = CONTRACTION_BUDGETS['shapes/shapes'].mostStarts.most;

/**
 * A structure is bounded if the premise says what it looks like and nothing that is unknown leads into it: neither what
 * stays vague, nor payload fields of this or another structure.
 */
export function shapedBy(tables: ShapeTables, anchors: readonly Anchor[], premise: Premise): Shaped {
  if (tables.numbers.links === 0) return { groups: [], unbounded: [] };
  const types = new ShapeTypes(tables);
  const isGiven = ({ value }: Anchor): boolean => value === 'nullable' || value === 'non-null';
  const isLinked = ({ type }: Anchor): boolean => types.linksOf(type).length > 0 && types.mayBeNode(type);
  const linked = anchors.filter((anchor) => isGiven(anchor) && isLinked(anchor));
  let groups = grouped(types, linked).flatMap((members): readonly Group[] => {
    const others = anchors.filter((anchor) => isGiven(anchor) && !linked.includes(anchor));
    if (!isApartFrom(types, members, unknownTypes(types, [members], others))) return [];
    const found = groupGraphs(tables, types, members, premise, MOST_STARTS);
    return found === undefined ? [] : [{ anchors: members, ...found }];
  });
  if (groups.reduce((count, { graphs }) => count * graphs.length, 1) > MOST_STARTS) groups = [];
  for (;;) {
    const regular = new Set(groups.flatMap((group) => group.anchors));
    const vague = anchors.filter((anchor) => isGiven(anchor) && !regular.has(anchor));
    const unknown = unknownTypes(
      types,
      groups.map((group) => group.anchors),
      vague,
    );
    const left = groups.filter((group) => isApartFrom(types, group.anchors, unknown));
    if (left.length === groups.length) break;
    groups = left;
  }
  const regular = new Set(groups.flatMap((group) => group.anchors));
  // Also arrays, and objects whose payload leads to linked structures.
  const leads = ({ type }: Anchor): boolean =>
    types.alongAll([type]).some((reached) => types.linksOf(reached).length > 0);
  return { groups, unbounded: anchors.filter((anchor) => isGiven(anchor) && !regular.has(anchor) && leads(anchor)) };
}

/** The works with one of the graphs of each group. */
export function withGroups(tables: ShapeTables, work: Work, groups: readonly Group[]): readonly Work[] {
  const works: Work[] = [];
  for (const graphs of combinations(groups.map((group) => group.graphs))) {
    const next = tables.copied(work);
    for (const [index, { anchors }] of groups.entries()) {
      const held = include(tables, next.draft, graphs[index] as number);
      anchors.forEach(({ slot }, variable) => {
        next.draft.variables[slot] = held[variable] as number;
      });
    }
    works.push(next);
  }
  return works;
}

/** Those together that may reach one object along links. */
function grouped(types: ShapeTypes, anchors: readonly Anchor[]): readonly (readonly Anchor[])[] {
  let groups: readonly { readonly anchors: readonly Anchor[]; readonly reached: ReadonlySet<TypeName> }[] = [];
  for (const anchor of anchors) {
    const reached = linkedTypes(types, [anchor]);
    const isNear = (group: { readonly reached: ReadonlySet<TypeName> }): boolean =>
      [...group.reached].some((type) => types.relatedToAny(type, reached));
    const near = groups.filter(isNear);
    groups = [
      ...groups.filter((group) => !near.includes(group)),
      {
        anchors: [...near.flatMap((group) => group.anchors), anchor],
        reached: new Set([...near.flatMap((group) => [...group.reached]), ...reached]),
      },
    ];
  }
  return groups.map((group) => group.anchors);
}

/** The types of the regular objects: those with links. */
function linkedTypes(types: ShapeTypes, anchors: readonly Anchor[]): ReadonlySet<TypeName> {
  const reached = types.alongLinks(anchors.map(({ type }) => type));
  return new Set([...reached].filter((type) => types.linksOf(type).length > 0));
}

/**
 * The types of what nobody keeps track of, and of all that it leads to: vague anchors, what payload fields of the regular objects of
 * any group hold, and what their links lead to that has no links itself (an array, say).
 */
function unknownTypes(
  types: ShapeTypes,
  groups: readonly (readonly Anchor[])[],
  vague: readonly Anchor[],
): readonly TypeName[] {
  const held = groups.flatMap((regular) => {
    const reached = [...types.alongLinks(regular.map(({ type }) => type))];
    const objects = linkedTypes(types, regular);
    const plain = reached.filter((type) => !objects.has(type));
    const elements = reached.some((type) => types.hidesElements(type)) ? [OBJECT] : [];
    return [...types.payloadsOf(reached), ...plain, ...elements];
  });
  return types.alongAll([...vague.map(({ type }) => type), ...held]);
}

/** Whether no regular object can be among these. */
function isApartFrom(types: ShapeTypes, regular: readonly Anchor[], unknown: readonly TypeName[]): boolean {
  return ![...linkedTypes(types, regular)].some((type) => types.relatedToAny(type, unknown));
}

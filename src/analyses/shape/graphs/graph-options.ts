/** How shape graphs are used on a method: what counts as cell, as link, as variable. */

import type { ShapegraphOptions } from '../../../domains/heap/shapegraph/index.js';
import { type ClassName, isArray, isReference, type TypeName } from '../../../ir/types.js';
import type { World } from '../../../program/calls/footprint.js';
import { SHAPE_BUDGETS } from '../budgets.js';
import type { Subject } from '../subject.js';
import { groupsOf, inversesOf } from './graph-rules.js';

const CAP = SHAPE_BUDGETS['graphs/graph-options'].cap.most;
const SPLITS = SHAPE_BUDGETS['graphs/graph-options'].splits.most;
const CUTPOINTS = SHAPE_BUDGETS['graphs/graph-options'].cutpoints.most;

export function graphOptions(
  { hierarchy }: World,
  { universe, writes, formulas }: Pick<Subject, 'universe' | 'writes' | 'formulas'>,
  mode: ShapegraphOptions['mode'],
): ShapegraphOptions {
  const links = universe.links.filter(
    ({ owner, type }) => !isArray(owner) && !isArray(type) && hierarchy.find(owner) !== undefined,
  );
  return {
    links,
    isCell: (type: ClassName) =>
      links.some((link) => hierarchy.isAssignable(type, link.owner) || hierarchy.isAssignable(type, link.type)),
    mayBeCell: (type) =>
      hierarchy.isInterface(type) ||
      links.some(({ owner, type: target }) =>
        [owner, target].some((each) => hierarchy.isAssignable(each, type) || hierarchy.isAssignable(type, each)),
      ),
    statics: universe.statics.filter(({ type }) => !isArray(type)),
    mode,
    groups: groupsOf(
      links,
      formulas.all.map(({ term }) => term),
    ),
    inverses: inversesOf(links, universe.parents),
    cap: CAP,
    splits: SPLITS,
    cutpoints: CUTPOINTS,
    writes: (callee) => {
      const written = writes(callee);
      return {
        links: universe.links.some((_, number) => written.field(number)),
        statics: written.statics,
        keeps: written.keeps !== false,
      };
    },
  };
}

/**
 * Whether a value of the type may be a cell that the code takes for one: where it says little, such as Object, only if the code or a
 * formula casts or compares such values.
 */
export function mayMatter({ universe }: Subject, { isCell }: ShapegraphOptions): (type: TypeName) => boolean {
  return (type) => isReference(type) && !isArray(type) && (isCell(type) || universe.mayBeNode?.(type) !== false);
}

/** Classes of the input that refuse calls by an exception about their state: components of the user's own. */

import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../../../ir/program.js';
import { type ClassName, OBJECT } from '../../../../ir/types.js';
import { TYPES } from '../../../../library/index.js';
import { CHECK_BUDGETS } from '../../budgets.js';

/** Exceptions that speak of the state of an object. */
export const OF_STATE: readonly ClassName[] = TYPES.with('tells-state');

const MOST_EDGES = CHECK_BUDGETS['inspections/protocols/user-components'].mostEdges.most;

/** Those with fields of their own, and with all of their code, that are small enough to be run wherever they are called. */
export function userComponents(
  hierarchy: Hierarchy,
  classes: readonly ClassDeclaration[],
): readonly ClassDeclaration[] {
  return classes.filter((declaration) => {
    if (!hasState(declaration) || !declaration.methods.some((method) => refuses(hierarchy, method))) return false;
    if (declaration.superclass !== OBJECT) return false;
    const edges = declaration.methods.reduce((sum, method) => sum + (method.body()?.edges.length ?? 0), 0);
    return edges <= MOST_EDGES;
  });
}

function hasState({ fields }: ClassDeclaration): boolean {
  return fields.some((field) => !hasFlag(field, Flag.STATIC));
}

function refuses(hierarchy: Hierarchy, method: ClassDeclaration['methods'][number]): boolean {
  if (hasFlag(method, Flag.STATIC) || method.name === '<init>') return false;
  return (method.body()?.edges ?? []).some(
    ({ instruction }) =>
      instruction.kind === 'throw' && OF_STATE.some((type) => hierarchy.isSubclass(instruction.value.type, type)),
  );
}

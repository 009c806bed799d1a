/** What the statements about a method rest on: invariants taken for granted at entry, and `assume` statements. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

/**
 * A call from outside sees the invariants of all objects hold. A private method is called from inside its class, where
 * those of the class, of the classes around it and of those nested with it may be broken for the moment.
 */
export function assumesInvariants(hierarchy: Hierarchy, method: MethodDeclaration, type: ClassName): boolean {
  if (!hasFlag(method, Flag.PRIVATE) || method.name === '<init>') return true;
  return outermost(hierarchy, type) !== outermost(hierarchy, method.owner);
}

function outermost(hierarchy: Hierarchy, type: ClassName): ClassName {
  let name = type;
  for (let outer = hierarchy.find(name)?.outer; outer !== undefined; outer = hierarchy.find(name)?.outer) name = outer;
  return name;
}

/** As they are listed: `assume:12`. */
export function assumeLines(method: MethodDeclaration): readonly string[] {
  return (method.body()?.edges ?? []).flatMap(({ instruction, span }) =>
    instruction.kind === 'specify' && instruction.clause === 'assume' ? [`assume:${span.line}`] : [],
  );
}

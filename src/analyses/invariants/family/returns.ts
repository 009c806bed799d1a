/** Parameters of operations through which objects of the structure may come back in. */

import type { Reason } from '../../../findings/invariants-result.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isReference, type TypeName } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import { shortName } from '../outside/calls.js';
import type { FieldUse } from './index.js';
import { reasonAt } from './reasons.js';

const MOST = INVARIANTS_BUDGETS['family/returns'].most.most;

export function parametersBack(
  context: InvariantsContext,
  nodes: ReadonlySet<ClassName>,
  operations: Iterable<MethodDeclaration>,
  reached: ReadonlySet<MethodDeclaration>,
  changing: ReadonlyMap<MethodDeclaration, FieldUse>,
): readonly Reason[] {
  const { hierarchy } = context.world;
  const reasons: Reason[] = [];
  if (nodes.size === 0) return reasons;
  const isWide = remembered((type) => [...nodes].some((node) => hierarchy.isAssignable(node, type)));
  let unwraps: boolean | undefined;
  for (const method of operations) {
    for (const parameter of method.parameters) {
      if (!isReference(parameter.type)) continue;
      const type = innermost(parameter.type);
      const isNode = nodes.has(type);
      if (!isNode && !isWide(type)) continue;
      unwraps ??= bringsToLight(context, nodes, isWide, reached, changing);
      if (!isNode && !unwraps) continue;
      const text = `\`${shortName(method)}\` takes \`${parameter.name}\`, which may be part of the structure`;
      reasons.push(reasonAt(text, method.span));
      if (reasons.length >= MOST) return reasons;
    }
  }
  return reasons;
}

/** Whether code takes a value of a type that says little for a node: by a cast, or by calling a method that nodes have for it. */
function bringsToLight(
  { index }: InvariantsContext,
  nodes: ReadonlySet<ClassName>,
  isWide: (type: TypeName) => boolean,
  reached: ReadonlySet<MethodDeclaration>,
  changing: ReadonlyMap<MethodDeclaration, FieldUse>,
): boolean {
  for (const method of reached) {
    const summary = index.summary(method);
    if (summary === undefined) continue;
    const isCast = summary.casts.some(({ from, to, edge }) => {
      const held = summary.receivers.at(from, edge);
      if (held === 'fresh' || held === 'new') return false;
      const [before, after] = [innermost(from.type), innermost(to)];
      return nodes.has(after) && !nodes.has(before) && isWide(before);
    });
    if (isCast || summary.unsupported !== undefined) return true;
    const isCalled = summary.calls.some(({ call }) => {
      if (call.dispatch !== 'virtual' && call.dispatch !== 'interface') return false;
      const { owner } = call.method;
      if (nodes.has(owner) || !isWide(owner)) return false;
      const callees = index.outside.isOfInput(owner) ? index.outside.targets(call) : index.outside.callbacks(call);
      return callees.some((callee) => nodes.has(callee.owner) && changing.has(callee));
    });
    if (isCalled) return true;
  }
  return false;
}

function innermost(type: TypeName): TypeName {
  return isArray(type) ? innermost(elementType(type)) : type;
}

function remembered(make: (type: TypeName) => boolean): (type: TypeName) => boolean {
  const known = new Map<TypeName, boolean>();
  return (type) => {
    let value = known.get(type);
    if (value === undefined) {
      value = make(type);
      known.set(type, value);
    }
    return value;
  };
}

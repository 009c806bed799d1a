/**
 * Code of the library that a class inherits or calls may run methods of other classes of the input, such as those of its iterators:
 * in the closed world, too, where outside code does nothing with what it is handed.
 */

import type { Reason } from '../../../findings/invariants-result.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, OBJECT } from '../../../ir/types.js';
import { receiverType } from '../../../program/calls/targets.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import { type OutsideCall, shortName } from '../outside/calls.js';
import { reasonAt } from './reasons.js';
import type { WriterSearch, Writers } from './writers.js';

const MOST = INVARIANTS_BUDGETS['family/inherited'].most.most;

export function runByLibrary(
  context: InvariantsContext,
  types: readonly ClassName[],
  search: WriterSearch,
  operations: ReadonlySet<MethodDeclaration>,
  reached: () => ReadonlySet<MethodDeclaration>,
): Pick<Writers, 'tampering' | 'tampered'> {
  const { outside } = context.index;
  const { changing } = search;
  const dangerous = outside
    .allCallbacks()
    .filter((method) => changing.has(method) && !operations.has(method) && search.isNear(method));
  const tampering: Reason[] = [];
  const tamperers: MethodDeclaration[] = [];
  if (dangerous.length === 0) return { tampering, tampered: new Set() };
  const libraries = [...inherited(context, types), ...called(context, reached())];
  for (const callback of dangerous) {
    const call = libraries.find((each) => outside.mayRun(each, callback));
    const write = changing.get(callback);
    if (call === undefined || write === undefined) continue;
    const { library } = call;
    const text = `\`${shortName(library)}\` of ${library.owner} may run \`${shortName(callback)}\` of ${callback.owner}, which writes \`${write.field.name}\``;
    tamperers.push(callback);
    if (tampering.length < MOST) tampering.push(reasonAt(text, write.edge.span));
  }
  return { tampering, tampered: search.changedBy(tamperers) };
}

/** Methods that objects of the class have from the library. */
function inherited({ world, index }: InvariantsContext, types: readonly ClassName[]): readonly OutsideCall[] {
  const { hierarchy } = world;
  const found: OutsideCall[] = [];
  for (const type of types) {
    const methods = new Set<MethodDeclaration>();
    for (const upper of hierarchy.supertypes(type)) {
      if (upper === OBJECT || index.outside.isOfInput(upper)) continue;
      for (const method of hierarchy.find(upper)?.methods ?? []) {
        if (method.name.startsWith('<') || hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.PRIVATE)) continue;
        const { method: selected } = hierarchy.selectMethod(type, method);
        if (!index.outside.isOfInput(selected.owner) && !hasFlag(selected, Flag.ABSTRACT)) methods.add(selected);
      }
    }
    for (const library of methods) found.push({ library, type });
  }
  return found;
}

/** Methods of the library that the code calls, but for those that run nothing else. */
function called({ world, index }: InvariantsContext, reached: ReadonlySet<MethodDeclaration>): readonly OutsideCall[] {
  const found: OutsideCall[] = [];
  for (const method of reached) {
    for (const { call } of index.summary(method)?.calls ?? []) {
      if (!index.outside.runsUnknown(call)) continue;
      const resolved = world.hierarchy.resolveMethod(call.method);
      if (resolved === undefined || index.outside.isOfInput(resolved.owner)) continue;
      found.push({ library: resolved, type: receiverType(world.hierarchy, call) });
    }
  }
  return found;
}

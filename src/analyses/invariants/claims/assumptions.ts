/** What the claims about a class rest on. */

import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { ownAssumptions } from '../../../obligations/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import type { Candidate } from './candidates.js';

const MOST_METHODS = INVARIANTS_BUDGETS['claims/assumptions'].mostMethods.most;

/** Of all that the client runs; in the order of the alphabet. */
export function assumptionsOf(context: InvariantsContext, family: Family): readonly string[] {
  const { outside, threads, world, effects } = context;
  const { hierarchy } = world;
  const found = new Set(['no-reflection-or-native', 'no-vm-errors']);
  if (threads === 'one') found.add('single-thread');
  if (outside === 'closed') found.add('closed-world');
  const methods = new Set<MethodDeclaration>(family.statics);
  for (const { constructors, methods: instance } of family.concrete)
    for (const method of [...constructors, ...instance]) methods.add(method);
  for (const method of methods) {
    if (methods.size > MOST_METHODS) break;
    const body = method.body();
    // Library code that library code calls is part of the same model.
    if (body === undefined || hierarchy.find(method.owner)?.origin !== 'input') continue;
    for (const each of ownAssumptions(hierarchy, { method, body })) found.add(each);
    for (const callee of effects.callees(method)) methods.add(callee);
  }
  if (threads === 'many') found.delete('single-thread');
  // All code is in the input then.
  if (outside === 'closed') found.delete('known-subclasses');
  else if (!hasFlag(family.declaration, Flag.FINAL)) found.add('known-subclasses');
  return [...found].sort();
}

/** Those that a claim itself rests on: what a final field holds nobody changes once the object is made. */
export function assumptionsFor(
  { deep, fields }: Candidate,
  context: InvariantsContext,
  all: readonly string[],
): readonly string[] {
  const { hierarchy } = context.world;
  const isFixed =
    !deep &&
    fields.length > 0 &&
    fields.every((field) => {
      const declared = hierarchy.resolveField(field);
      return declared !== undefined && hasFlag(declared, Flag.FINAL);
    });
  return isFixed ? all.filter((each) => !OF_CHANGE.has(each)) : all;
}

const OF_CHANGE: ReadonlySet<string> = new Set(['single-thread', 'no-vm-errors']);

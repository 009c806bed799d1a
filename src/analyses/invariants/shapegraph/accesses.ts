/** Which fields of the object at hand a method may touch, with all that it runs: what it does not, its caller keeps to itself. */

import type { ShapegraphOptions } from '../../../domains/heap/shapegraph/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { OBJECT } from '../../../ir/types.js';
import { calleesOf, keyOf, touchedField, type World } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';

const MOST_METHODS = INVARIANTS_BUDGETS['shapegraph/accesses'].mostMethods.most;

type Accesses = NonNullable<ShapegraphOptions['accesses']>;

export function accessesOf(world: World, fields: readonly FieldReference[]): Accesses {
  const known = new Map<MethodDeclaration, ReturnType<Accesses>>();
  return (callee) => {
    let found = known.get(callee);
    if (found === undefined) {
      const touched = touchedBy(world, callee);
      found = {
        statics: () => true,
        fields: (position) => {
          const field = fields[position];
          return touched === undefined || field === undefined || touched.has(keyOf(field));
        },
      };
      known.set(callee, found);
    }
    return found;
  };
}

/** Undefined: it may be anything. */
function touchedBy(world: World, start: MethodDeclaration): ReadonlySet<string> | undefined {
  const touched = new Set<string>();
  // What is added to a set while it is walked is met by the walk.
  const methods = new Set([start]);
  for (const method of methods) {
    // What copies objects reads all their fields.
    if (method.owner === OBJECT && (method.name === 'clone' || method.name === 'copy')) return undefined;
    if (methods.size > MOST_METHODS) return undefined;
    for (const { instruction } of method.body()?.edges ?? []) {
      if (instruction.kind === 'unsupported') return undefined;
      const field = touchedField(instruction)?.field;
      if (field !== undefined) touched.add(keyOf(field));
      for (const callee of calleesOf(world, instruction)) methods.add(callee);
    }
  }
  return touched;
}

/** What proofs about clients rest on. */
import type { MethodDeclaration } from '../../../ir/program.js';
import { ownAssumptions } from '../../../obligations/index.js';
import { calleesOf } from '../../../program/calls/footprint.js';
import type { TypestateComponent } from '../component/component.js';
import type { ClientMachine } from './machine.js';

/** A run of the whole program is what was explored: nothing but the program's own code in one thread. */
const ALWAYS: readonly string[] = ['no-reflection-or-native', 'no-vm-errors', 'single-thread'];

/** Of the code that runs may enter from the given methods on. */
export function clientAssumptions(
  { world }: TypestateComponent,
  entries: Iterable<MethodDeclaration>,
  { follows, assumptions }: ClientMachine,
): readonly string[] {
  const found = new Set<string>([...ALWAYS, ...assumptions()]);
  const methods = new Set(entries);
  for (const method of methods) {
    const body = method.body();
    if (body === undefined) continue;
    for (const each of ownAssumptions(world.hierarchy, { method, body })) found.add(each);
    for (const { instruction } of body.edges) {
      for (const callee of calleesOf(world, instruction)) if (follows(callee)) methods.add(callee);
    }
  }
  return [...found].sort();
}

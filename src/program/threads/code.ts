/**
 * The code that threads of the input may run: what they begin with, and what that calls.
 *
 * Objects are of any class that code of the input makes, or of the class that a call names: a thread is given what others made. Library
 * code without a body runs what its record says; where nothing is written down, all that classes of the input override of the types
 * that it is given.
 */
import { CallGraph } from '../../ir/callgraph.js';
import { parseMethodDescriptor } from '../../ir/descriptors.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodReference } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { Subtypes } from '../../ir/subtypes.js';
import { type ClassName, elementType, isArray, isReference, OBJECT } from '../../ir/types.js';
import { LibraryCallbacks, LibraryFacts, RECORDS } from '../../library/index.js';

/** `made`: the classes that can have objects. */
export function threadCode(
  hierarchy: Hierarchy,
  entries: readonly MethodDeclaration[],
  made: Subtypes,
): readonly MethodDeclaration[] {
  const isInput = (name: ClassName): boolean => hierarchy.find(name)?.origin === 'input';
  const callbacks = new LibraryCallbacks(hierarchy, new LibraryFacts(hierarchy, RECORDS), made, isInput);
  const reached = new Set<MethodDeclaration>();
  let waiting: readonly MethodDeclaration[] = entries;
  while (waiting.length > 0) {
    const { methods, unresolved } = new CallGraph(hierarchy, waiting, {
      precision: 'class-hierarchy',
      classes: made,
      isOpen: true,
      isKnown: (method) => reached.has(method),
    });
    const called = new Set<MethodDeclaration>();
    for (const method of methods) {
      if (reached.has(method)) continue;
      reached.add(method);
      if (method.body() !== undefined || isInput(method.owner)) continue;
      for (const each of callbacks.of(method) ?? givenTo(callbacks, made, method)) called.add(each);
    }
    for (const { edge } of unresolved)
      if (edge.instruction.kind === 'call')
        for (const each of givenTo(callbacks, made, edge.instruction.method)) called.add(each);
    waiting = [...called].filter((method) => !reached.has(method));
  }
  return [...reached];
}

/** What is overridden of the types that a method is given; everything is an Object, which says nothing. */
function givenTo(
  callbacks: LibraryCallbacks,
  made: Subtypes,
  { owner, descriptor }: MethodReference,
): readonly MethodDeclaration[] {
  const types = [owner, ...parseMethodDescriptor(descriptor).parameters].flatMap((type) => {
    let each = type;
    while (isArray(each)) each = elementType(each);
    return isReference(each) && each !== OBJECT ? [each] : [];
  });
  return types.flatMap((type) => made.of(type).flatMap((name) => callbacks.overridden(name)));
}

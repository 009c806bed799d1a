/** Tight constructors: those that let nobody have the object that they are making. */
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { OBJECT } from '../../../ir/types.js';
import type { InvariantsContext } from '../context.js';
import { lineOf, reasonAt } from '../family/reasons.js';
import type { Classified } from './classify.js';

export function classifyConstructor(
  { index, world }: InvariantsContext,
  declaration: ClassDeclaration,
  method: MethodDeclaration,
): Classified<MethodDeclaration> {
  const finalizer = [...world.hierarchy.superclassChain(declaration.name), ...index.access.below(declaration.name)]
    .filter(({ name }) => name !== OBJECT)
    .flatMap(({ methods }) => methods.filter(isFinalizer))
    .at(0);
  if (finalizer !== undefined) {
    const text = 'an object that was not finished can be had from `finalize`';
    return { element: method, good: false, reason: reasonAt(text, finalizer.span) };
  }
  const leak = index.leaks.of(method, 0, 'strict');
  if (leak === undefined) {
    const text = 'does not let the object out';
    return { element: method, good: true, reason: reasonAt(text, method.span) };
  }
  const place = lineOf(leak.edge.span, declaration.span);
  return { element: method, good: false, reason: reasonAt(`${leak.text} at ${place}`, leak.edge.span) };
}

function isFinalizer(method: MethodDeclaration): boolean {
  return method.name === 'finalize' && method.descriptor === '()V' && !hasFlag(method, Flag.STATIC);
}

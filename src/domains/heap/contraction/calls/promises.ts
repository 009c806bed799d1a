/** Annotations of results that calls which are not followed can rely on. */
import type { ProgramView } from '../../../../engine/domain.js';
import { resultNullness } from '../../../../ir/nullness.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { Overrides } from '../../../../program/calls/overrides.js';

/**
 * Whether the method is annotated never to return null, and that can be relied on: it is not of the input, and nothing of the program
 * overrides it. In the input a promise is an obligation like others, which may turn out not to be met.
 */
export function promisesResult(program: ProgramView, method: MethodDeclaration | undefined): boolean {
  const { hierarchy, keeper } = program;
  if (method === undefined || resultNullness(hierarchy, method) !== 'non-null') return false;
  const declaration = hierarchy.find(method.owner);
  if (declaration === undefined || declaration.origin === 'input') return false;
  const overriding = keeper.of(Overrides, () => new Overrides(hierarchy)).of(method);
  return overriding.every(({ descriptor }) => descriptor !== method.descriptor);
}

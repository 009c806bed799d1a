/** The methods that were under way when a run failed, with their code. */
import type { WitnessFrame } from '../../../findings/claim.js';
import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';

export interface CallPlace {
  readonly method: MethodDeclaration;
  readonly body: Body;
}

export function placeOf(
  { class: owner, method: name, descriptor }: WitnessFrame,
  hierarchy: Hierarchy,
): CallPlace | undefined {
  const method = hierarchy.find(owner)?.methods.find((each) => each.name === name && each.descriptor === descriptor);
  const body = method?.body();
  return method === undefined || body === undefined ? undefined : { method, body };
}

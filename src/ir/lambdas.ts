/** Classes of lambdas and method references. */
import type { Hierarchy } from './hierarchy.js';
import { Flag, hasFlag } from './program.js';
import type { ClassName } from './types.js';

const OF_LAMBDA = /\$\$Lambda\$\d+$/;

export function isOfLambda(type: ClassName): boolean {
  return OF_LAMBDA.test(type);
}

/** Whether it captures nothing: Java leaves open whether evaluating it again gives another object, and virtual machines give the same one. */
export function mayBeShared(hierarchy: Hierarchy, type: ClassName): boolean {
  if (!OF_LAMBDA.test(type)) return false;
  const declaration = hierarchy.find(type);
  return declaration?.fields.every((field) => hasFlag(field, Flag.STATIC)) === true;
}

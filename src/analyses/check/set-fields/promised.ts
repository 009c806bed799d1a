/**
 * Fields annotated as never null that code outside their class can store into: looked at like private ones, all of the input
 * being their class. Others are trusted to respect the annotation.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { isPromised, isUnsupported } from '../../../obligations/index.js';
import type { Discretion } from '../../../program/calls/self-uses.js';
import type { Component } from '../../../program/components.js';
import { candidatesAmong, type SetField } from './candidates.js';

export function promisedCandidates(
  hierarchy: Hierarchy,
  components: readonly Component[],
  discretion: Discretion,
  hasFinalizer: (type: ClassName) => boolean,
): readonly SetField[] {
  const isWanted = (field: FieldDeclaration): boolean =>
    !hasFlag(field, Flag.STATIC) &&
    !hasFlag(field, Flag.PRIVATE) &&
    !hasFlag(field, Flag.FINAL) &&
    isPromised(hierarchy, field);
  const classes = components.flatMap((component) => component.classes);
  if (!classes.some(({ fields }) => fields.some(isWanted))) return [];
  const methods = components.flatMap((component) => component.methods);
  // What is not understood may store anything.
  if (methods.some((method) => method.body()?.edges.some(isUnsupported) === true)) return [];
  const all: Component = { name: '', classes, methods };
  return candidatesAmong(hierarchy, all, discretion, hasFinalizer, isWanted).map((field) => ({
    ...field,
    isPromised: true,
  }));
}

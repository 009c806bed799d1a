/** Access paths: how the object that a variable refers to is found from a variable or static field, and from another object. */

import type { FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { SliceCode } from './code.js';

/** Fields to follow from the root; a static root is the field's key. */
export interface AccessPath {
  readonly root: Variable | string;
  readonly fields: readonly FieldReference[];
}

/** Parameters of methods that are looked into, and what they stand for in the caller. */
export type Bindings = ReadonlyMap<Variable, AccessPath>;
export const NO_BINDINGS: Bindings = new Map();

const DEEPEST = TYPESTATE_BUDGETS['discovery/paths'].deepest.most;
const MOST_VARIANTS = TYPESTATE_BUDGETS['discovery/paths'].mostVariants.most;

/** A variable with several definitions is a root itself. */
export function pathOf(code: SliceCode, variable: Variable, bindings: Bindings, depth = 0): AccessPath {
  const itself: AccessPath = { root: variable, fields: [] };
  const bound = bindings.get(variable);
  if (bound !== undefined) return bound;
  const [definition, another] = code.definitions(variable);
  if (definition === undefined || another !== undefined || depth > DEEPEST || variable.role === 'parameter')
    return itself;
  const { edge } = definition;
  const { instruction } = edge;
  switch (instruction.kind) {
    case 'assign': {
      const { value } = instruction;
      const copied = value.kind === 'cast' ? value.operand : value;
      return copied.kind === 'variable' ? pathOf(code, copied, bindings, depth + 1) : itself;
    }
    case 'load': {
      const { place } = instruction;
      if (place.kind === 'static') return { root: code.keyOf(place.field), fields: [] };
      if (place.kind !== 'field') return itself;
      const base = pathOf(code, place.base, bindings, depth + 1);
      return { root: base.root, fields: [...base.fields, code.declared(place.field)] };
    }
    case 'call': {
      const [callee, other] = code.callees(edge);
      if (callee === undefined || other !== undefined) return itself;
      const [result, second] = code.returns(callee);
      if (result === undefined || second !== undefined || result.kind !== 'variable') return itself;
      return pathOf(
        code,
        result,
        bindingsAt(code, callee.body()?.parameters ?? [], instruction.arguments, bindings, depth),
        depth + 1,
      );
    }
    default:
      return itself;
  }
}

export function bindingsAt(
  code: SliceCode,
  parameters: readonly Variable[],
  given: readonly Operand[],
  bindings: Bindings,
  depth = 0,
): Bindings {
  const bound = new Map<Variable, AccessPath>();
  parameters.forEach((parameter, index) => {
    const operand = given[index];
    if (operand?.kind === 'variable') bound.set(parameter, pathOf(code, operand, bindings, depth + 1));
  });
  return bound;
}

/** The path, and the same path as callers of the method see it whose parameter is its root. */
function variantsOf(code: SliceCode, path: AccessPath): readonly AccessPath[] {
  const variants = [path];
  for (const variant of variants) {
    if (typeof variant.root === 'string') continue;
    const parameter = code.parameter(variant.root);
    if (parameter === undefined) continue;
    for (const call of code.calls(parameter.method)) {
      const operand = call.arguments[parameter.index];
      if (operand?.kind !== 'variable' || variants.length >= MOST_VARIANTS) continue;
      const outer = pathOf(code, operand, NO_BINDINGS);
      if (outer.root === variant.root) continue;
      variants.push({ root: outer.root, fields: [...outer.fields, ...variant.fields] });
    }
  }
  return variants;
}

export interface Relation {
  readonly via: readonly FieldReference[];
  /** The fields lead from the second object to the first. */
  readonly isReversed: boolean;
}

/** How the second object is found from the first or the other way round, as far as paths tell. */
export function relationOf(code: SliceCode, left: AccessPath, right: AccessPath): Relation | undefined {
  for (const one of variantsOf(code, left)) {
    for (const other of variantsOf(code, right)) {
      if (one.root !== other.root) continue;
      if (isPrefix(code, one.fields, other.fields))
        return { via: other.fields.slice(one.fields.length), isReversed: false };
      if (isPrefix(code, other.fields, one.fields))
        return { via: one.fields.slice(other.fields.length), isReversed: true };
    }
  }
  return undefined;
}

function isPrefix(code: SliceCode, short: readonly FieldReference[], long: readonly FieldReference[]): boolean {
  return short.every((field, index) => {
    const other = long[index];
    return other !== undefined && code.keyOf(other) === code.keyOf(field);
  });
}

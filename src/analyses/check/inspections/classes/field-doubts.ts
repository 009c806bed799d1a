/** Reasons to think that something which is not seen in the code sets the fields of a class: frameworks, serialisation, reflection, native code. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { visitOperands } from '../../../../ir/operands.js';
import { type ClassDeclaration, type FieldDeclaration, Flag, hasFlag } from '../../../../ir/program.js';
import { TYPES } from '../../../../library/index.js';
import type { Component } from '../../../../program/components.js';

const SERIALIZABLE = 'java.io.Serializable';
/** Annotations of the language itself say nothing of who sets a field. */
const HARMLESS: ReadonlySet<string> = new Set([
  'SuppressWarnings',
  'Deprecated',
  'Nullable',
  'NonNull',
  'NotNull',
  'Override',
  'FunctionalInterface',
]);

export class FieldDoubts {
  readonly #texts = new Set<string>();
  readonly #isReflective: boolean;

  constructor(
    readonly hierarchy: Hierarchy,
    { methods }: Component,
  ) {
    let isReflective = false;
    for (const method of methods) {
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind === 'call' && TYPES.is('reflective', instruction.method.owner)) isReflective = true;
        visitOperands(instruction, (operand) => {
          if (operand.kind === 'constant' && typeof operand.value === 'string') this.#texts.add(operand.value);
        });
      }
    }
    this.#isReflective = isReflective;
  }

  /** Whether all code that can set the field is seen. */
  isSeen(field: FieldDeclaration, owner: ClassDeclaration): boolean {
    if (this.#isReflective || this.#texts.has(field.name)) return false;
    if ([...field.annotations, ...owner.annotations].some(({ type }) => !HARMLESS.has(simple(type)))) return false;
    if (this.hierarchy.isSubclass(owner.name, SERIALIZABLE)) return false;
    return !owner.methods.some((method) => hasFlag(method, Flag.NATIVE));
  }
}

function simple(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
}

/**
 * Which primitive slots a run of a method can read.
 *
 * A slot that neither reached code nor a formula reads cannot influence the run, so that one value for it is as good as all.
 */
import { visitOperands } from '../../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { fieldKey } from '../layout.js';
import type { PrimitiveSlot } from '../world.js';
import type { ReachedCode } from './reached-code.js';

/** What code reads, whichever method it is reached from. */
export interface CodeReads {
  readonly fields: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export function codeReads({ facts: { fields, elements }, formulas }: ReachedCode): CodeReads {
  // Words of formulas; and `[` where one of them reads elements, which have no names.
  const words = new Set(formulas.flatMap((text) => text.match(/[\p{L}\p{N}_$]+|\[(?!\s*\])/gu) ?? []));
  return { fields, elements, words };
}

export function readsOf(
  code: ReachedCode,
  { fields, elements, words }: CodeReads,
  method: MethodDeclaration,
): (slot: PrimitiveSlot) => boolean {
  const parameters = usedParameters(method);
  return (slot) => {
    switch (slot.kind) {
      case 'parameter':
        return parameters.has(slot.parameter.name) || words.has(slot.parameter.name);
      case 'field':
        return fields.has(fieldKey(slot.field.owner, slot.field.name)) || words.has(slot.field.name);
      case 'elements':
        return elements.has(slot.type) || code.handsOver || words.has('[');
    }
  };
}

function usedParameters(method: MethodDeclaration): ReadonlySet<string> {
  const body = method.body();
  const used = new Set<number>();
  for (const { instruction } of body?.edges ?? []) {
    visitOperands(instruction, (operand) => {
      if (operand.kind === 'variable') used.add(operand.index);
    });
  }
  const receivers = hasFlag(method, Flag.STATIC) ? 0 : 1;
  const names = method.parameters.filter((_, index) => {
    const variable = body?.parameters[index + receivers];
    return variable === undefined || used.has(variable.index);
  });
  return new Set(names.map(({ name }) => name));
}

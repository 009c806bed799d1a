/**
 * Final fields that are set to something, as the text of their initialisers shows. While these still run the field is null, so that
 * this speaks against an alarm only; no proof rests on it.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Operand } from '../../../ir/instructions.js';
import { resultNullness } from '../../../ir/nullness.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { Definitions } from '../../../program/flow/definitions.js';

export function isSetConstant(hierarchy: Hierarchy, reference: FieldReference): boolean {
  const field = hierarchy.resolveField(reference);
  if (field === undefined || !hasFlag(field, Flag.FINAL)) return false;
  const initialiser = hasFlag(field, Flag.STATIC) ? '<clinit>' : '<init>';
  const setters = hierarchy.find(field.owner)?.methods.filter(({ name }) => name === initialiser) ?? [];
  const stored = setters.map((method) => storesOf(hierarchy, method, field));
  return stored.some((values) => values.length > 0) && stored.flat().every((isNonNull) => isNonNull);
}

/** Of each store into the field, whether the text shows that it is not null. */
function storesOf(hierarchy: Hierarchy, method: MethodDeclaration, field: FieldDeclaration): readonly boolean[] {
  const body = method.body();
  if (body === undefined) return [];
  const stores = body.edges.flatMap(({ instruction }) => {
    if (instruction.kind !== 'store' || !('field' in instruction.place)) return [];
    const { name, owner } = instruction.place.field;
    return name === field.name && owner === field.owner ? [instruction.value] : [];
  });
  if (stores.length === 0) return [];
  const definitions = new Definitions(body);
  return stores.map((value) => isMade(hierarchy, definitions, value));
}

function isMade(hierarchy: Hierarchy, definitions: Definitions, operand: Operand, copies = 4): boolean {
  if (operand.kind === 'constant') return operand.value !== null;
  const instruction = definitions.only(operand)?.instruction;
  switch (instruction?.kind) {
    case 'new':
    case 'new-array':
      return true;
    case 'assign': {
      const { value } = instruction;
      const source = value.kind === 'cast' ? value.operand : value;
      const isCopy = source.kind === 'variable' || source.kind === 'constant';
      return isCopy && copies > 0 && isMade(hierarchy, definitions, source, copies - 1);
    }
    case 'call': {
      // A library method says so where it may give null.
      const callee = hierarchy.resolveMethod(instruction.method);
      // Nothing is said of code that is not at hand, neither that it may give null.
      if (callee === undefined) return true;
      if (hierarchy.find(callee.owner)?.origin === 'input') return false;
      return resultNullness(hierarchy, callee) !== 'nullable';
    }
    default:
      return false;
  }
}

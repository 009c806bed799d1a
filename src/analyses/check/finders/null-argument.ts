/** Null that is passed to library methods which throw for it. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Operand } from '../../../ir/instructions.js';
import type { Look } from '../../../obligations/index.js';
import type { Definitions } from '../../../program/flow/definitions.js';
import { argumentOf, type Demanded, refusedCall } from './refused-call.js';

const RAISED = 'java.lang.NullPointerException';

export const nullArgument = refusedCall(
  {
    id: 'null-argument',
    title: 'Null passed to a method that refuses it',
    question: 'Can null be passed here to a library method that throws an exception for it?',
    help: 'Test the reference against null before the call, or see to it that it is set on all paths that lead here.',
    cwe: [476],
    since: '0.1.0',
  },
  ({ nulls }) => nulls !== undefined,
  ({ call, refusals: { nulls = [] }, text, hierarchy }) =>
    nulls.flatMap((number): readonly Demanded[] => {
      const operand = argumentOf(call, Number(number));
      if (operand === undefined || (operand.kind === 'constant' && operand.value !== null)) return [];
      const called = nameOf(call.method);
      const isFromElsewhere = isHandedOver(operand, text.definitions, hierarchy);
      return [
        {
          subject: `argument ${number} of ${called}: ${text.of(operand)}`,
          message: (certainty) =>
            `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} null here, for which \`${called}\` throws a NullPointerException`,
          judge: <E>({ alarm }: Look<E>) => {
            const found = alarm({ kind: 'not-null', operand });
            // Whether those who pass or compute it elsewhere ever mean null, nothing here shows.
            return found?.certainty === 'may' && isFromElsewhere ? { ...found, latent: true } : found;
          },
          numeric: false,
          chosenByCaller: false,
          blamed: operand,
          broken: { raised: RAISED, nonNull: operand },
        },
      ];
    }),
);

function nameOf({ owner, name }: { readonly owner: string; readonly name: string }): string {
  const simple = owner.slice(owner.lastIndexOf('.') + 1);
  return name === '<init>' ? `new ${simple}` : `${simple}.${name}`;
}

/** A parameter, or what a method of the input returned. */
function isHandedOver(operand: Operand, definitions: Definitions, hierarchy: Hierarchy): boolean {
  if (operand.kind !== 'variable') return false;
  if (definitions.isParameter(operand) || definitions.copiedParameter(operand) !== undefined) return true;
  return definitions.of(operand).some(({ instruction }) => {
    if (instruction.kind === 'assign' && instruction.value.kind === 'variable' && instruction.value !== operand)
      return (
        definitions.isParameter(instruction.value) ||
        isResult(definitions.only(instruction.value)?.instruction, hierarchy)
      );
    return isResult(instruction, hierarchy);
  });
}

function isResult(instruction: Instruction | undefined, hierarchy: Hierarchy): boolean {
  return instruction?.kind === 'call' && hierarchy.find(instruction.method.owner)?.origin === 'input';
}

/**
 * Arguments of one constructor that have to agree, of which the object says nothing when it is given them: an array and how much of it counts, two arrays of the same length, a size
 * below zero. Where what fails reads them back from fields, whoever made the object is to blame, unless the code on the way asks how long the array is.
 */
import type { Witness } from '../../../findings/claim.js';
import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { type ClassName, isPrimitive } from '../../../ir/types.js';
import { boundsOf, computedFrom, type Duty, isMeasured, operandsOf } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../budgets.js';

const MOST = CHECK_BUDGETS['trust/agreeing-arguments'].mostOperands.most;
/** A number below zero among what the client passes. */
const NEGATIVE = /[(,] ?-\d/;

/** Whether the client of the run gave an object what does not go together. */
export function isOfDisagreeing({ obligation }: Duty, { calls, trace }: Witness, hierarchy: Hierarchy): boolean {
  const body = obligation.method.body();
  const instruction = obligation.edges[0]?.instruction;
  if (body === undefined || instruction?.kind !== 'check') return false;
  const { condition } = instruction;
  const given = new GivenFields(hierarchy);
  if (condition.kind === 'not-negative') {
    const isNegative = calls.some((text) => NEGATIVE.test(text)) || disagrees(given.readBy([condition.operand], body));
    return isNegative && given.readBy([condition.operand], body).length > 0;
  }
  if (condition.kind !== 'in-bounds') return false;
  const definitions = new Definitions(body);
  const { index, array } = condition;
  const arrays = given.readBy([array], body);
  if (arrays.length === 0) return false;
  const bounds = boundsOf(index, body, definitions);
  // How far a position in a field may go is often asked elsewhere.
  const numbers = [
    ...given.readBy([index, ...bounds, ...comparedLengths(body)], body),
    ...arrays.filter(({ owner }) => isOfField(index, owner, definitions)).flatMap(({ setter }) => given.setBy(setter)),
  ];
  const isBelow = trace.at(-1)?.met?.includes('index -') === true;
  // Below the array it makes no difference how long that is.
  if (!isBelow && isMeasured(condition, body, definitions)) return false;
  return disagrees([...arrays, ...numbers]);
}

/** Whether one constructor has set two of them. */
function disagrees(fields: readonly Given[]): boolean {
  return fields.some((one) => fields.some((other) => one.setter === other.setter && one.parameter !== other.parameter));
}

interface Given {
  /** A constructor that sets the field from a parameter. */
  readonly setter: Body;
  /** The class of the field. */
  readonly owner: ClassName;
  readonly parameter: Variable;
}

/** Whether a field of that class is among what the index is computed from. */
function isOfField(index: Operand, owner: ClassName, definitions: Definitions): boolean {
  return computedFrom(index, definitions).some((each) =>
    definitions
      .of(each)
      .some(
        ({ instruction: read }) =>
          read.kind === 'load' && read.place.kind === 'field' && read.place.field.owner === owner,
      ),
  );
}

/** Fields that hold what constructors were given. */
class GivenFields {
  constructor(readonly hierarchy: Hierarchy) {}

  /** Numbers that the constructor keeps. */
  setBy(setter: Body): readonly Given[] {
    return storedParameters(setter, ({ type }) => isPrimitive(type));
  }

  /** Those that the operands are read from, or computed of. */
  readBy(operands: readonly Operand[], body: Body): readonly Given[] {
    const definitions = new Definitions(body);
    const seen = new Set<Operand>();
    const found: Given[] = [];
    const open = [...operands];
    for (let next = open.pop(); next !== undefined && seen.size < MOST; next = open.pop()) {
      if (next.kind !== 'variable' || seen.has(next)) continue;
      seen.add(next);
      for (const { instruction } of definitions.of(next)) {
        if (instruction.kind === 'load' && instruction.place.kind === 'field')
          found.push(...this.#given(instruction.place.field));
        open.push(...sourcesOf(instruction));
      }
    }
    return found;
  }

  #given(field: FieldReference): readonly Given[] {
    const declared = this.hierarchy.resolveField(field);
    const owner = declared === undefined ? undefined : this.hierarchy.find(declared.owner);
    if (owner?.origin !== 'input') return [];
    return owner.methods.flatMap((method) => {
      const body = method.name === '<init>' ? method.body() : undefined;
      return body === undefined ? [] : storedParameters(body, ({ name }) => name === field.name);
    });
  }
}

function storedParameters(setter: Body, isMeant: (field: FieldReference) => boolean): readonly Given[] {
  const definitions = new Definitions(setter);
  return setter.edges.flatMap(({ instruction }) => {
    if (instruction.kind !== 'store' || instruction.place.kind !== 'field') return [];
    if (!isMeant(instruction.place.field) || instruction.value.kind !== 'variable') return [];
    const from = computedFrom(instruction.value, definitions);
    const parameters = from.flatMap((each) => parametersOf(each, definitions));
    const { owner } = instruction.place.field;
    return parameters.map((parameter): Given => ({ setter, owner, parameter }));
  });
}

/** Itself, or what a static method such as `Math.min` makes a number of. */
function parametersOf(variable: Variable, definitions: Definitions): readonly Variable[] {
  if (definitions.isParameter(variable)) return variable.sourceName === 'this' ? [] : [variable];
  return definitions.of(variable).flatMap(({ instruction }) => {
    if (instruction.kind !== 'call' || instruction.dispatch !== 'static') return [];
    if (!isPrimitive(variable.type)) return [];
    return instruction.arguments
      .flatMap((each) => computedFrom(each, definitions))
      .filter((each) => definitions.isParameter(each));
  });
}

/** Lengths of arrays that conditions ask for: of one that should be as long as another. */
function comparedLengths({ edges }: Body): readonly Operand[] {
  return edges.flatMap(({ instruction }) =>
    instruction.kind === 'load' && instruction.place.kind === 'length' ? [instruction.place.base] : [],
  );
}

function sourcesOf(instruction: Instruction): readonly Operand[] {
  if (instruction.kind !== 'load') return operandsOf(instruction);
  const { place } = instruction;
  // The object that a field is read from is none of what it holds.
  return place.kind === 'length' || place.kind === 'element' ? [place.base] : [];
}

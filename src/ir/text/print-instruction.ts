/**
 * Text of instructions.
 *
 * One rule keeps lines short: the type of a field, parameter or result is written (`: T` behind the operand) only where
 * it is not the type of the operand that goes in or out, and the class that owns a member (`Owner::name`) only where it
 * is not the type of the base.
 */
import { parseMethodDescriptor } from '../descriptors.js';
import type { Condition, FieldReference, Instruction, Operand, Place, Variable } from '../instructions.js';
import { elementType, isArray, STRING, type TypeName } from '../types.js';
import { CHECK_EXCEPTION } from './defaults.js';
import { quoted } from './escapes.js';
import { backquoted, className, memberName, typeName, variableName } from './names.js';
import { expressionText, operandText } from './print-expression.js';

type Call = Extract<Instruction, { kind: 'call' }>;

export function instructionText(instruction: Instruction): string {
  switch (instruction.kind) {
    case 'assign':
      return `${targetText(instruction.target)}${expressionText(instruction.value)}`;
    case 'new':
      return `${targetText(instruction.target)}new ${className(instruction.type)}`;
    case 'new-array':
      return `${targetText(instruction.target)}new ${allocationText(instruction.type, instruction.lengths)}`;
    case 'load': {
      const { target, place } = instruction;
      return `${targetText(target)}${placeText(place)}${slotText(place, target.type)}`;
    }
    case 'store': {
      const { place, value } = instruction;
      return `${placeText(place)} = ${operandText(value)}${slotText(place, value.type)}`;
    }
    case 'call':
      return (instruction.target === undefined ? '' : targetText(instruction.target)) + callText(instruction);
    case 'return':
      return instruction.value === undefined ? 'return' : `return ${operandText(instruction.value)}`;
    case 'throw':
      return `throw ${operandText(instruction.value)}`;
    case 'assume':
      return `assume ${expressionText(instruction.condition)}`;
    case 'check': {
      const { condition, exception, implicit } = instruction;
      const prefix = implicit === undefined ? '' : implicit ? 'implicit ' : 'explicit ';
      const suffix = exception === CHECK_EXCEPTION[condition.kind] ? '' : ` else ${className(exception)}`;
      return `${prefix}check ${conditionText(condition)}${suffix}`;
    }
    case 'initialise':
      return `initialise ${className(instruction.type)}`;
    case 'havoc':
      return `${targetText(instruction.target)}any ${quoted(instruction.source)}`;
    case 'monitor':
      return `monitor ${instruction.action} ${operandText(instruction.operand)}`;
    case 'specify': {
      const names = instruction.environment.map(([name, variable]) =>
        name === variable.name ? variableName(name) : `${variableName(name)} = ${variableName(variable.name)}`,
      );
      return `specify ${instruction.clause} ${formulaText(instruction.formula)} (${names.join(', ')})`;
    }
    case 'unsupported':
      return `${instruction.target === undefined ? '' : targetText(instruction.target)}unsupported ${quoted(instruction.reason)}`;
  }
}

/** Formulas are quoted as they are where possible, so that backslashes stay single. */
export function formulaText(formula: string): string {
  return backquoted(formula) ?? quoted(formula);
}

function targetText(target: Variable): string {
  return `${variableName(target.name)} = `;
}

function allocationText(type: TypeName, lengths: readonly Operand[]): string {
  let rank = 0;
  let element = type;
  for (; isArray(element); rank++) element = elementType(element);
  const texts = lengths.map(operandText);
  if (texts.length === 0 || texts.length > rank) return `array ${typeName(type)} (${texts.join(', ')})`;
  return typeName(element) + texts.map((text) => `[${text}]`).join('') + '[]'.repeat(rank - texts.length);
}

function memberText(base: Operand, owner: string, name: string): string {
  // An array has no fields; naming the owner tells an ill-typed one from the array's length.
  const implied = base.type === owner && !(isArray(owner) && name === 'length');
  return `${operandText(base)}.${implied ? '' : `${className(owner)}::`}${memberName(name)}`;
}

export function placeText(place: Place): string {
  switch (place.kind) {
    case 'field':
      return memberText(place.base, place.field.owner, place.field.name);
    case 'static':
      return `static ${staticText(place.field)}`;
    case 'element':
      return `${variableName(place.base.name)}[${operandText(place.index)}]`;
    case 'length': {
      const name = variableName(place.base.name);
      return isArray(place.base.type) ? `${name}.length` : `lengthof(${name})`;
    }
  }
}

function staticText(field: FieldReference): string {
  return `${className(field.owner)}.${memberName(field.name)}`;
}

function slotText(place: Place, operandType: TypeName): string {
  switch (place.kind) {
    case 'field':
    case 'static':
      return place.field.type === operandType ? '' : ` : ${typeName(place.field.type)}`;
    case 'element': {
      const { base, type } = place;
      return isArray(base.type) && elementType(base.type) === type ? '' : ` : ${typeName(type)}`;
    }
    case 'length':
      return '';
  }
}

function callText(call: Call): string {
  return shortCallText(call) ?? fullCallText(call);
}

/** Undefined when arguments and descriptor do not fit together, or the receiver is an odd constant. */
function shortCallText({ target, dispatch, method, arguments: values }: Call): string | undefined {
  const receiver = dispatch === 'static' ? undefined : values[0];
  if (dispatch !== 'static' && receiver === undefined) return undefined;
  if (receiver?.kind === 'constant' && (receiver.type !== STRING || typeof receiver.value !== 'string'))
    return undefined;
  const types = methodTypes(method.descriptor);
  const given = receiver === undefined ? values : values.slice(1);
  if (types === undefined || types.parameters.length !== given.length) return undefined;
  const texts = given.map((value, index) => {
    const type = types.parameters[index] as TypeName;
    return operandText(value) + (type === value.type ? '' : `: ${typeName(type)}`);
  });
  const name =
    receiver === undefined
      ? `${className(method.owner)}.${memberName(method.name)}`
      : memberText(receiver, method.owner, method.name);
  const word = dispatch === 'virtual' ? '' : `${dispatch} `;
  const result = types.result === (target?.type ?? 'void') ? '' : ` : ${typeName(types.result)}`;
  return `${word}${name}(${texts.join(', ')})${result}`;
}

function fullCallText({ dispatch, method, arguments: values }: Call): string {
  const name = `${className(method.owner)}.${memberName(method.name)}`;
  return `call ${dispatch} ${name} ${quoted(method.descriptor)} (${values.map(operandText).join(', ')})`;
}

function methodTypes(descriptor: string) {
  try {
    return parseMethodDescriptor(descriptor);
  } catch {
    return undefined;
  }
}

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'not-null':
      return `${operandText(condition.operand)} != null`;
    case 'in-bounds':
      return `${operandText(condition.index)} within ${variableName(condition.array.name)}`;
    case 'not-negative':
      return `${operandText(condition.operand)} >= 0`;
    case 'not-zero': {
      const { operand, type } = condition;
      return `${operandText(operand)} != 0${type === operand.type ? '' : ` : ${typeName(type)}`}`;
    }
    case 'castable':
      return `${operandText(condition.operand)} is ${typeName(condition.type)}`;
    case 'storable':
      return `${operandText(condition.value)} fits ${variableName(condition.array.name)}`;
  }
}

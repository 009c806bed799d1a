/** Describes where a value came from, in the words of the JDK's messages about null. */

import type { Body, Point } from '../../ir/body.js';
import { parseMethodDescriptor } from '../../ir/descriptors.js';
import type {
  Expression,
  FieldReference,
  Instruction,
  MethodReference,
  Operand,
  Place,
  Variable,
} from '../../ir/instructions.js';
import { isReference, OBJECT, STRING, type TypeName } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';

const MOST_STEPS = EXECUTION_BUDGETS['prepare/null-source'].mostSteps.most;
const GREATEST_NUMBER = EXECUTION_BUDGETS['prepare/null-source'].greatestNumber.most;

/** What a lambda object holds. In a class file its body is a method of the class around, with these as first parameters. */
export type LambdaFields = readonly Pick<FieldReference, 'name' | 'type'>[];

export class NullSource {
  readonly #body: Body;
  readonly #at: Point;
  readonly #lambda: LambdaFields | undefined;

  constructor(body: Body, at: Point, lambda: LambdaFields | undefined) {
    this.#body = body;
    this.#at = at;
    this.#lambda = lambda;
  }

  /** With quotes; undefined for what has no short description. */
  describe(operand: Operand): string | undefined {
    const definition = this.#definition(operand);
    if (definition?.kind === 'call') return `the return value of "${methodText(definition.method)}"`;
    const text = this.#text(operand, MOST_STEPS);
    return text === undefined ? undefined : `"${text}"`;
  }

  #text(operand: Operand, steps: number): string | undefined {
    if (steps === 0) return undefined;
    if (operand.kind === 'constant') return constantText(operand.value);
    const name = this.#variableText(operand);
    if (name !== undefined) return name;
    const definition = this.#definition(operand);
    switch (definition?.kind) {
      case 'call':
        return methodText(definition.method);
      case 'load':
        return this.#placeText(definition.place, steps);
      case 'assign': {
        const copied = copiedOperand(definition.value);
        return copied === undefined ? undefined : this.#text(copied, steps);
      }
      default:
        return undefined;
    }
  }

  #placeText(place: Place, steps: number): string | undefined {
    switch (place.kind) {
      case 'static':
        return `${className(place.field.owner)}.${place.field.name}`;
      case 'field': {
        const parameter = this.#capturedText(place.base, place.field);
        if (parameter !== undefined) return parameter;
        const base = this.#text(place.base, steps - 1);
        return base === undefined ? place.field.name : `${base}.${place.field.name}`;
      }
      case 'element': {
        if (!isReference(place.type) && place.type !== 'int') return undefined;
        const array = this.#text(place.base, steps - 1) ?? '<array>';
        return `${array}[${this.#text(place.index, steps) ?? '...'}]`;
      }
      case 'length':
        return undefined;
    }
  }

  /** By their name where a class file tells it; else parameters by their number, locals by their slot. */
  #variableText(variable: Variable): string | undefined {
    const { parameters } = this.#body;
    const index = parameters.indexOf(variable);
    if (this.#lambda === undefined && isNamed(variable, index < 0 ? 'local' : 'parameter')) return variable.sourceName;
    if (index < 0) return variable.slot === undefined ? undefined : `<local${variable.slot + this.#shift()}>`;
    const hasReceiver = parameters[0]?.sourceName === 'this';
    if (hasReceiver && index === 0) return 'this';
    if (!this.#isAssigned(variable)) return `<parameter${index + (hasReceiver ? 0 : 1) + this.#captured().length}>`;
    const before = parameters.slice(0, index).reduce((sum, { type }) => sum + width(type), 0);
    return `<local${before + this.#shift()}>`;
  }

  #capturedText(base: Variable, field: FieldReference): string | undefined {
    if (this.#lambda === undefined || base !== this.#body.parameters[0]) return undefined;
    const index = this.#captured().findIndex(({ name }) => name === field.name);
    return index < 0 ? 'this' : `<parameter${index + 1}>`;
  }

  #captured(): LambdaFields {
    return (this.#lambda ?? []).filter(({ name }) => name.startsWith('val$'));
  }

  /** How far the variables of a lambda's body lie behind where its own class would have them. */
  #shift(): number {
    if (this.#lambda === undefined) return 0;
    const captured = this.#captured();
    const receiver = captured.length < this.#lambda.length ? 1 : 0;
    return captured.reduce((sum, { type }) => sum + width(type), receiver) - 1;
  }

  /** What gives a temporary its value, copies and casts looked through; undefined when it has several sources. */
  #definition(operand: Operand): Instruction | undefined {
    let at = operand;
    for (;;) {
      if (at.kind === 'constant' || this.#variableText(at) !== undefined) return undefined;
      const target = at;
      const [found, another] = this.#body.edges.filter(({ instruction }) => targetOf(instruction) === target);
      if (found === undefined || another !== undefined) return undefined;
      const { instruction } = found;
      const copied = instruction.kind === 'assign' ? copiedOperand(instruction.value) : undefined;
      if (copied === undefined || copied.kind === 'constant' || this.#variableText(copied) !== undefined)
        return instruction;
      at = copied;
    }
  }

  /** Whether some way to this point assigns the parameter. */
  #isAssigned(variable: Variable): boolean {
    const { edges, outgoing } = this.#body;
    const reached = new Set<Point>();
    const queue = edges.filter(({ instruction }) => targetOf(instruction) === variable).map(({ to }) => to);
    for (let point = queue.pop(); point !== undefined; point = queue.pop()) {
      if (reached.has(point)) continue;
      reached.add(point);
      for (const { to, exceptional } of outgoing[point] ?? []) {
        queue.push(to);
        if (exceptional !== undefined) queue.push(exceptional);
      }
    }
    return reached.has(this.#at);
  }
}

/** Source has a slot for its locals and none for its parameters; class files with names have it the other way round. */
function isNamed({ role, sourceName, slot }: Variable, kind: 'local' | 'parameter'): boolean {
  if (sourceName === undefined || role === 'thrown') return false;
  return kind === 'local' ? slot === undefined && role === 'local' && !sourceName.endsWith('$') : slot !== undefined;
}

function targetOf(instruction: Instruction): Variable | undefined {
  return 'target' in instruction ? instruction.target : undefined;
}

/** What an expression only copies; a class file has no instruction for most conversions of references and small integers. */
function copiedOperand(value: Expression): Operand | undefined {
  switch (value.kind) {
    case 'variable':
    case 'constant':
      return value;
    case 'cast':
      return value.operand;
    case 'convert':
      return value.to === 'int' && width(value.from) === 1 && value.from !== 'float' ? value.operand : undefined;
    default:
      return undefined;
  }
}

function constantText(value: number | bigint | string | null): string | undefined {
  if (value === null) return 'null';
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= GREATEST_NUMBER
    ? String(value)
    : undefined;
}

function width(type: TypeName): number {
  return type === 'long' || type === 'double' ? 2 : 1;
}

/** The two best known classes are written without their package. */
function className(type: TypeName): string {
  if (type.endsWith('[]')) return `${className(type.slice(0, -2))}[]`;
  return type === OBJECT ? 'Object' : type === STRING ? 'String' : type;
}

export function methodText({ owner, name, descriptor }: MethodReference): string {
  return `${className(owner)}.${name}(${parseMethodDescriptor(descriptor).parameters.map(className).join(', ')})`;
}

/** Expressions of the source rebuilt from the code: `this.head.next`, `list.get(0)`, where code has temporaries. */

import type { Body } from '../../ir/body.js';
import type {
  Constant,
  Expression,
  FieldReference,
  Instruction,
  Operand,
  Place,
  Variable,
} from '../../ir/instructions.js';
import type { Span } from '../../ir/span.js';
import type { TypeName } from '../../ir/types.js';
import { Definitions } from '../../program/flow/definitions.js';
import { OBLIGATIONS_BUDGETS } from '../budgets.js';

const DEEPEST = OBLIGATIONS_BUDGETS['telling/expression-text'].deepest.most;
const LONGEST = OBLIGATIONS_BUDGETS['telling/expression-text'].longest.most;
const ELLIPSIS = '…';

export class ExpressionText {
  readonly definitions: Definitions;
  readonly #inFull: boolean;
  /** Whether the class file tells names of locals, so that one without is none of the source's. */
  readonly #hasNames: boolean;

  /** `in full`: the same text for the same field, where the source may write `this.next` or `next`. */
  constructor(body: Body, names: 'as written' | 'in full' = 'as written') {
    this.definitions = new Definitions(body);
    this.#inFull = names === 'in full';
    this.#hasNames = body.variables.some((variable) => variable.role === 'local' && isNamed(variable));
  }

  of(operand: Operand): string {
    return cut(this.#operand(operand, 0));
  }

  ofExpression(expression: Expression): string {
    return cut(this.#expression(expression, 0));
  }

  ofPlace(place: Place): string {
    return cut(this.#place(place, 0));
  }

  /** A place that is read there. */
  ofLoad(place: Place, span: Span): string {
    return cut(this.#load(place, span, 0));
  }

  /** A call as it would be written; undefined for other instructions. */
  ofCall(instruction: Instruction): string | undefined {
    return instruction.kind === 'call' ? cut(this.#call(instruction, 0)) : undefined;
  }

  #operand(operand: Operand, depth: number): string {
    if (operand.kind === 'constant') return constantText(operand);
    if (isNamed(operand)) return (operand.sourceName ?? operand.name).replace(/\$erased$/, '');
    if (operand.role === 'thrown') return 'the exception';
    const edge = this.definitions.only(operand);
    if (depth >= DEEPEST || edge === undefined) return this.#describe(operand);
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'assign':
        return this.#expression(instruction.value, depth + 1);
      case 'load':
        return this.#load(instruction.place, edge.span, depth + 1);
      case 'call':
        return this.#call(instruction, depth + 1);
      case 'new':
        return `new ${simpleName(instruction.type)}(${ELLIPSIS})`;
      case 'new-array':
        return `new ${simpleName(instruction.type).replace('[]', `[${this.#operands(instruction.lengths, depth)}]`)}`;
      default:
        return this.#describe(operand);
    }
  }

  #describe({ type, role, slot }: Variable): string {
    if (role === 'temporary') return `the ${simpleName(type)} value`;
    // As the virtual machine calls it in its messages.
    return slot === undefined || this.#hasNames ? `the ${simpleName(type)} variable` : `<local${slot}>`;
  }

  #expression(expression: Expression, depth: number): string {
    switch (expression.kind) {
      case 'variable':
      case 'constant':
        return this.#operand(expression, depth);
      case 'unary':
        return `${expression.operator}${this.#inner(expression.operand, depth)}`;
      case 'binary': {
        const operator = expression.operator === 'concat' ? '+' : expression.operator;
        return `${this.#inner(expression.left, depth)} ${operator} ${this.#inner(expression.right, depth)}`;
      }
      case 'instanceof': {
        const text = `${this.#operand(expression.operand, depth)} instanceof ${simpleName(expression.type)}`;
        return expression.negated ? `!(${text})` : text;
      }
      case 'among': {
        const { negated, operand, values } = expression;
        return `${this.#operand(operand, depth)} is ${negated ? 'not ' : ''}${values.length === 1 ? '' : 'one of '}${values.join(', ')}`;
      }
      default:
        return this.#operand(expression.operand, depth);
    }
  }

  /** With parentheses where an operator is inside. */
  #inner(operand: Operand, depth: number): string {
    const text = this.#operand(operand, depth);
    return this.#hasOperator(operand) ? `(${text})` : text;
  }

  #hasOperator(operand: Operand): boolean {
    if (operand.kind === 'constant' || isNamed(operand)) return false;
    const instruction = this.definitions.only(operand)?.instruction;
    if (instruction?.kind !== 'assign') return false;
    const { value } = instruction;
    if (value.kind === 'cast' || value.kind === 'convert') return this.#hasOperator(value.operand);
    return value.kind === 'variable' || value.kind === 'constant' ? this.#hasOperator(value) : true;
  }

  /** Where a simple name stands in the source, only that is told: `next` for `this.next`. */
  #load(place: Place, { line, column, endLine, endColumn }: Span, depth: number): string {
    const text = this.#place(place, depth);
    if (this.#inFull || line !== endLine || (place.kind !== 'field' && place.kind !== 'static')) return text;
    const { name } = place.field;
    const isSimple = endColumn - column === name.length && (place.kind === 'static' || isSelf(text, name));
    return isSimple ? name : text;
  }

  #place(place: Place, depth: number): string {
    switch (place.kind) {
      case 'static':
        return `${simpleName(place.field.owner)}.${place.field.name}`;
      case 'field':
        return /^(this|val)\$/.test(place.field.name)
          ? capturedName(place.field)
          : `${this.#inner(place.base, depth)}.${place.field.name}`;
      case 'element':
        return `${this.#inner(place.base, depth)}[${this.#operand(place.index, depth)}]`;
      case 'length':
        return `${this.#inner(place.base, depth)}.length`;
    }
  }

  #call(call: Extract<Instruction, { kind: 'call' }>, depth: number): string {
    const { dispatch, method, arguments: operands } = call;
    if (method.name === '<init>') return `new ${simpleName(method.owner)}(${this.#operands(operands.slice(1), depth)})`;
    const [receiver, ...rest] = operands;
    if (isLambdaBody(method.name)) return `lambda(${this.#operands(dispatch === 'static' ? operands : rest, depth)})`;
    if (dispatch === 'static' || receiver === undefined) {
      return `${simpleName(method.owner)}.${method.name}(${this.#operands(operands, depth)})`;
    }
    const base = this.#inner(receiver, depth);
    return `${base === 'this' ? '' : `${base}.`}${method.name}(${this.#operands(rest, depth)})`;
  }

  #operands(operands: readonly Operand[], depth: number): string {
    return operands.map((operand) => this.#operand(operand, depth)).join(', ');
  }
}

/** javac puts the code of lambdas into methods of their own. */
function isLambdaBody(name: string): boolean {
  return /^lambda\$.*\d$/.test(name);
}

/** Whether the text is that of a field of `this`, or of the object around it. */
function isSelf(text: string, name: string): boolean {
  return text === `this.${name}` || text.endsWith(`.this.${name}`);
}

/** Whether the source has a name for it: a local of which a class file tells only the place is called after that. */
export function isNamed({ sourceName, role, slot }: Variable): boolean {
  if (sourceName === undefined || MADE_FOR_LOOPS.test(sourceName)) return false;
  return !(role === 'local' && slot !== undefined && sourceName === `local${slot}`);
}

/** Locals that hold the iterator, array or index of a loop over elements: nobody wrote them. */
const MADE_FOR_LOOPS = /^\w+\$$/;

/** Fields of inner classes and lambdas hold what the source calls by its own name. */
function capturedName({ name, type }: FieldReference): string {
  if (!name.startsWith('val$')) return `${simpleName(type)}.this`;
  const captured = name.slice('val$'.length);
  return BOUND_RECEIVER.test(captured) ? 'the receiver' : captured;
}

/** What `x::m` keeps of `x`: it has no name in the source. Lambdas only hand on what they keep. */
const BOUND_RECEIVER = /^(receiver\$|\d+)$/;

export function constantText({ type, value }: Constant): string {
  if (value === null) return 'null';
  if (type === 'java.lang.String') return JSON.stringify(value);
  if (type === 'java.lang.Class') return `${simpleName(String(value))}.class`;
  if (type === 'boolean') return value === 0 ? 'false' : 'true';
  if (type === 'char') return `'${String.fromCharCode(Number(value))}'`;
  return type === 'long' ? `${value}L` : String(value);
}

export function simpleName(type: TypeName): string {
  const name = type.slice(type.lastIndexOf('.') + 1);
  const nested = name.slice(name.lastIndexOf('$') + 1);
  return nested === '' || /^\d/.test(nested) ? name : nested;
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}${ELLIPSIS}`;
}

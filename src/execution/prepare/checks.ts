/** Steps of `check`: go on when the condition holds, else throw an exception with the JDK's message. */
import type { Edge } from '../../ir/body.js';
import type { Condition, Instruction, Operand } from '../../ir/instructions.js';
import { Flag, hasFlag } from '../../ir/program.js';
import { elementType } from '../../ir/types.js';
import type { Activation, Registers, Step } from '../frame.js';
import { frameView } from '../frame-view.js';
import type { JavaArray, Reference, Value } from '../memory/values.js';
import type { Runtime } from '../runtime.js';
import { castMessage, javaTypeName } from './cast-message.js';
import { nullMessage } from './null-message.js';
import type { Operands } from './operands.js';
import { subtypeTest } from './predicates.js';

type Check = Extract<Instruction, { kind: 'check' }>;

export function checkStep(runtime: Runtime, operands: Operands, check: Check, edge: Edge): Step {
  const { from, to } = edge;
  const fail =
    (message: (registers: Registers, frame: Activation) => string | undefined): Step =>
    (registers, frame) => {
      frame.pc = from;
      runtime.listening.failed?.(frameView(frame), edge, runtime.view);
      return runtime.raise(frame, check.exception, message(registers, frame));
    };
  if (check.condition.kind === 'not-null') return notNullStep(operands, check.condition.operand, edge, fail);
  return conditionStep(runtime, operands, check.condition, to, fail);
}

function notNullStep(
  operands: Operands,
  operand: Operand,
  edge: Edge,
  fail: (message: (registers: Registers, frame: Activation) => string | undefined) => Step,
): Step {
  const register = operands.register(operand);
  const next = edge.to;
  let message: { readonly text: string | undefined } | undefined;
  const failed = fail((_, frame) => {
    message ??= { text: explain(frame, edge, operand) };
    return message.text;
  });
  return (r, frame) => (r[register] !== null ? next : failed(r, frame));
}

/** Nothing about library models, which are written otherwise than the JDK, nor about what nobody has written. */
function explain({ code: { body, method } }: Activation, edge: Edge, operand: Operand): string | undefined {
  const owner = method?.owner.declaration;
  if (method === undefined || body === undefined || owner === undefined) return undefined;
  const isLambda = LAMBDA.test(owner.name);
  if (owner.origin === 'model' || (isLambda && hasFlag(method.declaration, Flag.SYNTHETIC))) return undefined;
  return nullMessage(body, edge, operand, isLambda ? owner.fields : undefined);
}

const LAMBDA = /\$\$Lambda\$\d+$/;

function conditionStep(
  runtime: Runtime,
  operands: Operands,
  condition: Exclude<Condition, { readonly kind: 'not-null' }>,
  next: number,
  fail: (message: (registers: Registers) => string | undefined) => Step,
): Step {
  switch (condition.kind) {
    case 'in-bounds': {
      const array = condition.array.index;
      const index = operands.register(condition.index);
      const failed = fail(
        (r) => `Index ${r[index]} out of bounds for length ${(r[array] as JavaArray).elements.length}`,
      );
      return (r, frame) => {
        const position = r[index] as number;
        return position >= 0 && position < (r[array] as JavaArray).elements.length ? next : failed(r, frame);
      };
    }
    case 'not-negative': {
      const register = operands.register(condition.operand);
      const failed = fail((r) => String(r[register]));
      return (r, frame) => ((r[register] as number) >= 0 ? next : failed(r, frame));
    }
    case 'not-zero': {
      const register = operands.register(condition.operand);
      const zero = condition.type === 'long' ? 0n : 0;
      const failed = fail(() => '/ by zero');
      return (r, frame) => (r[register] !== zero ? next : failed(r, frame));
    }
    case 'castable': {
      const register = operands.register(condition.operand);
      const test = subtypeTest(condition.type);
      const failed = fail((r) => {
        runtime.miscast = r[register] as Reference;
        return castMessage(runtime.heap.classes, runtime.miscast, condition.type);
      });
      return (r, frame) => {
        const value = r[register] as Value;
        return value === null || test(value as Reference) ? next : failed(r, frame);
      };
    }
    case 'storable': {
      const array = condition.array.index;
      const register = operands.register(condition.value);
      const failed = fail((r) => javaTypeName((r[register] as Reference).type.name));
      return (r, frame) => {
        const value = r[register] as Reference | null;
        if (value === null) return next;
        const type = elementType((r[array] as JavaArray).type.name);
        return value.type.isSubtypeOf(type) ? next : failed(r, frame);
      };
    }
  }
}

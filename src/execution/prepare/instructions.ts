/** Steps of the instructions other than `assume`. */
import type { Body, Edge } from '../../ir/body.js';
import type { Instruction } from '../../ir/instructions.js';
import { STRING } from '../../ir/types.js';
import { initialise } from '../classes/initialisation.js';
import type { Activation, Step } from '../frame.js';
import { SWITCH } from '../frame.js';
import { dependsOnSurroundings, havocValue } from '../memory/havoc.js';
import type { Reference, Value } from '../memory/values.js';
import { opaqueObject } from '../opaque/opaque-values.js';
import { Halt } from '../outcome.js';
import type { Runtime } from '../runtime.js';
import { callStep } from './calls.js';
import { checkStep } from './checks.js';
import { assignStep } from './expressions.js';
import type { Operands } from './operands.js';
import { loadStep, storeStep } from './places.js';

export function instructionStep(runtime: Runtime, operands: Operands, body: Body, edge: Edge): Step {
  const { instruction, from, to: next } = edge;
  switch (instruction.kind) {
    case 'assign':
      return assignStep(runtime, operands, instruction.target.index, instruction.value, next);
    case 'new':
      return newStep(runtime, instruction.target.index, instruction.type, edge);
    case 'new-array':
      return newArrayStep(runtime, operands, instruction, edge);
    case 'load':
      return loadStep(runtime, operands, instruction.target.index, instruction.place, next);
    case 'store':
      return storeStep(runtime, operands, instruction.place, operands.register(instruction.value), next);
    case 'call':
      return callStep(runtime, operands, instruction, edge);
    case 'return': {
      if (instruction.value === undefined) {
        return (_, frame) => {
          frame.pc = from;
          return runtime.leave(frame, undefined);
        };
      }
      const register = operands.register(instruction.value);
      return (r, frame) => {
        frame.pc = from;
        return runtime.leave(frame, r[register]);
      };
    }
    case 'throw': {
      const register = operands.register(instruction.value);
      const thrown = body.thrown.index;
      return (r) => {
        r[thrown] = r[register];
        return next;
      };
    }
    case 'check':
      return checkStep(runtime, operands, instruction, edge);
    case 'initialise':
      return initialiseStep(runtime, instruction.type, edge);
    case 'havoc': {
      const { target, source } = instruction;
      const register = target.index;
      const isTold = dependsOnSurroundings(source);
      return (r, frame) => {
        r[register] = havocValue(runtime, source, target.type);
        if (isTold) runtime.leftOpen(frame, register);
        return next;
      };
    }
    case 'monitor':
      return monitorStep(runtime, operands.register(instruction.operand), instruction.action, next);
    case 'specify':
      return (_, frame) => {
        at(runtime, frame, from);
        runtime.guard.specify(frame, instruction);
        return next;
      };
    case 'unsupported':
      return () => {
        throw new Halt({ kind: 'unsupported', reason: instruction.reason, span: edge.span });
      };
    case 'assume':
      throw new RangeError('branches are prepared elsewhere');
  }
}

/** Tells the runtime where it is, for what looks at the stack. */
function at(runtime: Runtime, frame: Activation, point: number): void {
  frame.pc = point;
  runtime.top = frame;
}

function newStep(runtime: Runtime, target: number, type: string, edge: Edge): Step {
  const { heap } = runtime;
  const { from, to: next } = edge;
  if (runtime.isOpaque(type)) {
    return (r) => {
      r[target] = opaqueObject(runtime, type);
      return next;
    };
  }
  const allocated = heap.classes.get(type);
  if (allocated.isMissing) {
    return (_, frame) => {
      at(runtime, frame, from);
      return runtime.unsupported(`class ${type} is not known`);
    };
  }
  if (type === STRING) {
    return (r) => {
      r[target] = heap.string('');
      return next;
    };
  }
  return (r) => {
    r[target] = heap.allocate(allocated);
    return next;
  };
}

function newArrayStep(
  runtime: Runtime,
  operands: Operands,
  instruction: Extract<Instruction, { kind: 'new-array' }>,
  edge: Edge,
): Step {
  const { heap } = runtime;
  const { to: next } = edge;
  const target = instruction.target.index;
  const registers = operands.registers(instruction.lengths);
  const type = heap.classes.get(instruction.type);
  const [only] = registers as [number];
  if (registers.length === 1) {
    return (r) => {
      r[target] = heap.newArray(type, r[only] as number);
      return next;
    };
  }
  return (r) => {
    r[target] = heap.newArrays(
      type,
      registers.map((register) => r[register] as number),
    );
    return next;
  };
}

function initialiseStep(runtime: Runtime, name: string, edge: Edge): Step {
  const { from, to: next } = edge;
  const type = runtime.heap.classes.get(name);
  return (_, frame) => {
    if (type.state === 'initialised') return next;
    if (runtime.isOpaque(name)) return next;
    at(runtime, frame, from);
    if (type.isMissing) return runtime.unsupported(`class ${name} is not known`);
    return initialise(runtime, frame, type, () => {
      frame.pc = next;
      runtime.top = frame;
      return SWITCH;
    });
  };
}

function monitorStep(runtime: Runtime, register: number, action: 'enter' | 'exit', next: number): Step {
  const { monitors } = runtime;
  if (action === 'enter') {
    return (r) => {
      monitors.enter(r[register] as Reference);
      return next;
    };
  }
  return (r) => {
    // Java source cannot leave a monitor that it has not entered.
    if (!monitors.exit(r[register] as Value as Reference)) return runtime.unsupported('a monitor that is not held');
    return next;
  };
}

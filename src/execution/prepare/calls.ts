/** Steps of `call`: the method is found on the first execution, virtual ones again for each new receiver class. */
import type { Edge } from '../../ir/body.js';
import type { Instruction } from '../../ir/instructions.js';
import type { RuntimeClass } from '../classes/runtime-class.js';
import type { RuntimeMethod } from '../classes/runtime-method.js';
import type { Activation, Step } from '../frame.js';
import type { Reference } from '../memory/values.js';
import { answer } from '../opaque/opaque-values.js';
import type { Runtime } from '../runtime.js';
import type { Operands } from './operands.js';

type Call = Extract<Instruction, { kind: 'call' }>;

export function callStep(runtime: Runtime, operands: Operands, call: Call, edge: Edge): Step {
  const { from } = edge;
  const sources = operands.registers(call.arguments);
  let resolved: RuntimeMethod | undefined;
  const resolve = (frame: Activation): RuntimeMethod => {
    frame.pc = from;
    runtime.top = frame;
    const { owner, name, descriptor } = call.method;
    const found = runtime.dispatch.resolve(call.method);
    if (found === undefined) return runtime.unsupported(`method ${owner}.${name}${descriptor} is not known`);
    resolved = found;
    return found;
  };
  const isBeside = runtime.isOpaque(call.method.owner);
  if (call.dispatch === 'static' || call.dispatch === 'special') {
    if (isBeside) return opaqueStep(runtime, call, from);
    let isAnswered: boolean | undefined;
    return (r, frame) => {
      const method = resolved ?? resolve(frame);
      frame.pc = from;
      isAnswered ??= isOpaque(runtime, method);
      if (isAnswered) return answer(runtime, frame, call);
      if (method.isAbstract) return abstractError(runtime, frame, method);
      return runtime.call(frame, method, r, sources);
    };
  }
  const receiver = sources[0] as number;
  let lastClass: RuntimeClass | undefined;
  let lastMethod: RuntimeMethod | undefined;
  return (r, frame) => {
    const receiverClass = (r[receiver] as Reference).type;
    frame.pc = from;
    // A class of the program has its own code, also under a name of the library.
    if (receiverClass.isOpaque || (isBeside && receiverClass.declaration?.origin !== 'input'))
      return answer(runtime, frame, call);
    if (receiverClass !== lastClass || lastMethod === undefined) {
      const method = resolved ?? resolve(frame);
      const selected = runtime.dispatch.select(receiverClass, method);
      if (selected === 'conflict') return conflictError(runtime, frame, receiverClass, method);
      if (selected === 'abstract') return abstractError(runtime, frame, method);
      if (isOpaque(runtime, selected)) return answer(runtime, frame, call);
      lastClass = receiverClass;
      lastMethod = selected;
    }
    return runtime.call(frame, lastMethod, r, sources);
  };
}

/** A call whose code is beside the point. */
function opaqueStep(runtime: Runtime, call: Call, from: number): Step {
  return (_, frame) => {
    frame.pc = from;
    return answer(runtime, frame, call);
  };
}

/** Also what a class of the program inherits. */
function isOpaque(runtime: Runtime, { declaration }: RuntimeMethod): boolean {
  return runtime.isOpaque(declaration.owner);
}

function abstractError(runtime: Runtime, frame: Activation, method: RuntimeMethod): number {
  const { owner, name } = method.declaration;
  return runtime.raise(frame, 'java.lang.AbstractMethodError', `${owner}.${name} is abstract`);
}

function conflictError(runtime: Runtime, frame: Activation, receiver: RuntimeClass, method: RuntimeMethod): number {
  const { name } = method.declaration;
  const message = `Conflicting default methods: ${receiver.name}.${name}`;
  return runtime.raise(frame, 'java.lang.IncompatibleClassChangeError', message);
}

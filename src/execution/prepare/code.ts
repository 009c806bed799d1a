/** Turns a body into code: one closure a point, over registers, with everything looked up that can be beforehand. */
import type { Body, Edge, Point } from '../../ir/body.js';
import type { RuntimeMethod } from '../classes/runtime-method.js';
import type { Code, Step } from '../frame.js';
import { frameView } from '../frame-view.js';
import type { JavaObject } from '../memory/values.js';
import type { Runtime } from '../runtime.js';
import { branchStep } from './branches.js';
import { instructionStep } from './instructions.js';
import { Operands } from './operands.js';

export function prepare(runtime: Runtime, method: RuntimeMethod, body: Body): Code {
  const operands = new Operands(runtime.heap, body.variables.length);
  const targets = new Int32Array(body.points).fill(operands.unwanted);
  const normal = new Int32Array(body.points).fill(-1);
  const exceptional = new Int32Array(body.points).fill(-1);
  const lines = new Int32Array(body.points);
  const steps: Step[] = [];
  for (let point = 0; point < body.points; point++) {
    const leaving = body.outgoing[point] ?? [];
    const [edge] = leaving;
    if (edge !== undefined) {
      const { instruction } = edge;
      if ('target' in instruction && instruction.target !== undefined) targets[point] = instruction.target.index;
      normal[point] = edge.to;
      exceptional[point] = edge.exceptional ?? -1;
      lines[point] = edge.span.line;
    }
    steps.push(stepOf(runtime, body, operands, point, leaving));
  }
  return {
    method,
    body,
    steps,
    template: operands.template(),
    parameters: body.parameters.map((parameter) => parameter.index),
    thrown: body.thrown.index,
    targets,
    normal,
    exceptional,
    lines,
  };
}

function stepOf(runtime: Runtime, body: Body, operands: Operands, point: Point, leaving: readonly Edge[]): Step {
  const [edge] = leaving;
  if (edge === undefined) {
    if (point === body.exit) return (_, frame) => runtime.leave(frame, undefined);
    const thrown = body.thrown.index;
    if (point === body.exceptionalExit) {
      return (registers, frame) => runtime.abrupt(frame, registers[thrown] as JavaObject);
    }
    return () => runtime.unsupported('the code ends without returning');
  }
  if (edge.instruction.kind === 'assume') {
    return leaving
      .filter((each) => runtime.watched.has(each))
      .reduce((step, each) => watchedStep(runtime, each, step), branchStep(runtime, operands, leaving));
  }
  const step = instructionStep(runtime, operands, body, edge);
  return runtime.watched.has(edge) ? watchedStep(runtime, edge, step) : step;
}

function watchedStep(runtime: Runtime, edge: Edge, step: Step): Step {
  return (registers, frame) => {
    frame.pc = edge.from;
    runtime.listening.reached?.(frameView(frame), edge, runtime.view);
    return step(registers, frame);
  };
}

/** One instruction over a sketch. */
import { canEnd } from '../../../domains/heap/sketch/conditions.js';
import { assume, evaluate, symbolOf } from '../../../domains/heap/sketch/expressions.js';
import { allocate } from '../../../domains/heap/sketch/heap.js';
import type { Sketch } from '../../../domains/heap/sketch/state.js';
import { anyOf, OTHER_VALUE } from '../../../domains/heap/sketch/values.js';
import type { Edge, Point } from '../../../ir/body.js';
import type { Operand } from '../../../ir/instructions.js';
import { type ClassName, THROWABLE } from '../../../ir/types.js';
import { SketchCalls } from './calls.js';
import { unknownCode } from './change.js';
import { loadField, storeField } from './fields.js';
import { resultOf, type SketchFrame } from './frames.js';
import type { SketchNotes } from './notes.js';
import type { Flow } from './run.js';
import type { SketchWorld } from './world.js';

export class SketchSteps {
  readonly #world: SketchWorld;
  readonly #notes: SketchNotes;
  readonly #calls: SketchCalls;

  constructor(world: SketchWorld, notes: SketchNotes, clients: 'entered' | 'skipped') {
    this.#world = world;
    this.#notes = notes;
    this.#calls = new SketchCalls(world, notes, this.step, clients);
  }

  readonly step = (frame: SketchFrame, point: Point, sketch: Sketch, flow: Flow): void => {
    if (!this.#notes.spend(1 + (sketch.nodes.size >> 2))) return;
    const edges = frame.code.body.outgoing[point] ?? [];
    const [first] = edges;
    if (first === undefined) return;
    if (first.instruction.kind !== 'assume') {
      this.#run(frame, first, sketch, flow);
      return;
    }
    for (const [index, edge] of edges.entries()) {
      if (edge.instruction.kind !== 'assume') continue;
      const way = index === edges.length - 1 ? sketch : sketch.copy();
      if (assume(way, frame, edge.instruction.condition, 'holds')) flow(edge.to, way);
    }
  };

  #run(frame: SketchFrame, edge: Edge, sketch: Sketch, flow: Flow): void {
    const { instruction, to } = edge;
    const { base } = frame;
    switch (instruction.kind) {
      case 'assign':
        for (const way of evaluate(sketch, frame, instruction.value, instruction.target.type)) {
          way.sketch.variables[base + instruction.target.index] = way.symbol;
          flow(to, way.sketch);
        }
        return;
      case 'new':
        sketch.variables[base + instruction.target.index] = this.#allocated(frame, edge, sketch, instruction.type);
        break;
      case 'new-array':
        sketch.variables[base + instruction.target.index] = sketch.fresh(OTHER_VALUE);
        break;
      case 'load':
        loadField(this.#world, { frame, edge }, sketch, flow);
        return;
      case 'store':
        storeField(this.#world, this.#notes, { frame, edge }, sketch, flow);
        return;
      case 'call':
        this.#calls.call(frame, edge, sketch, flow);
        return;
      case 'return':
        if (instruction.value !== undefined)
          sketch.variables[resultOf(frame)] = symbolOf(sketch, frame, instruction.value);
        break;
      case 'throw':
        sketch.variables[base + frame.code.body.thrown.index] = symbolOf(sketch, frame, instruction.value);
        if (this.#isErrorPoint(frame, edge) && !isPassedOn(instruction.value))
          sketch.error = this.#notes.error(edge, instruction.value.type);
        break;
      case 'check':
        this.#check(frame, edge, sketch, flow);
        return;
      case 'initialise':
        this.#initialise(frame, edge, sketch, flow);
        return;
      case 'havoc':
        sketch.variables[base + instruction.target.index] = sketch.fresh(anyOf(instruction.target.type));
        break;
      case 'specify':
        if (this.#isErrorPoint(frame, edge)) this.#notes.fail(frame, edge, 'java.lang.AssertionError');
        break;
      case 'unsupported':
        this.#notes.leaveOut(`code that could not be read: ${instruction.reason}`);
        return;
      default:
        break;
    }
    flow(to, sketch);
  }

  #isErrorPoint({ code, caller }: SketchFrame, edge: Edge): boolean {
    const { errors, countsInput } = this.#world.protocol;
    return (code.isProtocol || (countsInput === true && caller !== undefined)) && errors.isErrorPoint(edge);
  }

  #allocated(frame: SketchFrame, edge: Edge, sketch: Sketch, type: ClassName): number {
    const { hierarchy } = this.#world.protocol.world;
    const isKept = hierarchy.find(type)?.origin === 'input' && !hierarchy.isSubclass(type, THROWABLE);
    if (!isKept) return sketch.fresh(OTHER_VALUE);
    const { nodes } = this.#world;
    return allocate(sketch, nodes, nodes.number(type, 'allocated', this.#world.place(frame.context, edge)));
  }

  #check(frame: SketchFrame, edge: Edge, sketch: Sketch, flow: Flow): void {
    const { instruction, to, exceptional } = edge;
    if (instruction.kind !== 'check') return;
    const { condition } = instruction;
    if (exceptional !== undefined) {
      const failing = sketch.copy();
      if (canEnd(failing, frame, condition, 'fails')) {
        failing.error = 0;
        const { thrown } = frame.code.body;
        failing.variables[frame.base + thrown.index] = failing.fresh(OTHER_VALUE);
        if (this.#isErrorPoint(frame, edge)) failing.error = this.#notes.error(edge, instruction.exception);
        flow(exceptional, failing);
      }
    }
    if (canEnd(sketch, frame, condition, 'holds')) flow(to, sketch);
  }

  /** What initialisers of the input's classes do. */
  #initialise(frame: SketchFrame, edge: Edge, sketch: Sketch, flow: Flow): void {
    const effect = this.#world.effects.ofCall(edge.instruction);
    unknownCode(this.#world, this.#notes, sketch, effect, { frame, edge });
    if (edge.exceptional !== undefined) {
      const failing = sketch.copy();
      failing.variables[frame.base + frame.code.body.thrown.index] = failing.fresh(OTHER_VALUE);
      flow(edge.exceptional, failing);
    }
    flow(edge.to, sketch);
  }
}

/** By a handler of the compiler's own, as `finally` makes them: it is the error that it was. */
function isPassedOn(value: Operand): boolean {
  return value.kind === 'variable' && value.sourceName === undefined && value.type === THROWABLE;
}

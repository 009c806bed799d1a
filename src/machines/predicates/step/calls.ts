/** Calls: which code they run, and how it is entered. */

import type { CallInstruction } from '../../../engine/code.js';
import type { Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isReference } from '../../../ir/types.js';
import { isFixed } from '../../../program/calls/targets.js';
import { PREDICATES_BUDGETS } from '../budgets.js';
import { isObject, NULL_REFERENCE } from '../heap/references.js';
import type { RunEdge } from './code.js';
import { leaveAbruptly } from './returns.js';
import { Activation, type State } from './state.js';
import { referenceOf, symbolOf } from './truth.js';
import { givenTo, UnknownCode } from './unknown-code.js';
import { isOtherPossible, type StepWorld, type Ways } from './world.js';

const MOST_TARGETS = PREDICATES_BUDGETS['step/calls'].mostTargets.most;

export class Calls {
  readonly #world: StepWorld;
  readonly #unknown: UnknownCode;

  constructor(world: StepWorld) {
    this.#world = world;
    this.#unknown = new UnknownCode(world);
  }

  call(state: State, edge: RunEdge, instruction: CallInstruction, ways: Ways): State | undefined {
    const { hierarchy, others } = this.#world;
    const { resolved } = edge;
    if (resolved === undefined) return this.#unknown.run(state, edge, instruction, ways, undefined);
    if (isFixed(instruction, resolved)) return this.#enter(state, edge, instruction, resolved, ways);
    const [receiver] = instruction.arguments;
    if (receiver === undefined) return this.#unknown.run(state, edge, instruction, ways, undefined);
    const reference = referenceOf(this.#world, state, receiver);
    // The check before has excluded it.
    if (reference === NULL_REFERENCE) return undefined;
    const other = others.find(reference);
    const exact = isObject(reference)
      ? state.heap.record(reference).type.name
      : other?.isExact
        ? other.type
        : undefined;
    if (exact !== undefined) {
      const { kind, method } = hierarchy.selectMethod(exact, resolved);
      return kind === 'method'
        ? this.#enter(state, edge, instruction, method, ways)
        : this.#unknown.run(state, edge, instruction, ways, method);
    }
    return this.#open(state, edge, instruction, receiver, ways);
  }

  /** A receiver that is not in the heap, of unknown class: one whose code is followed, or code from elsewhere. */
  #open(state: State, edge: RunEdge, instruction: CallInstruction, receiver: Operand, ways: Ways): State | undefined {
    const { hierarchy, others } = this.#world;
    const { resolved } = edge;
    const owner = resolved?.owner ?? instruction.method.owner;
    const type = hierarchy.isAssignable(receiver.type, owner) ? receiver.type : owner;
    const known = resolved === undefined ? [] : this.#receivers(state, type, resolved);
    if (known.length > MOST_TARGETS) ways.leaveOut(`${owner}.${instruction.method.name} may run too many methods`);
    if (known.length === 0 || known.length > MOST_TARGETS || receiver.kind !== 'variable') {
      const declaration = hierarchy.find(owner);
      const isFinal = declaration !== undefined && hasFlag(declaration, Flag.FINAL);
      const exact = isFinal || owner === 'java.io.PrintStream' ? resolved : undefined;
      return this.#unknown.run(state, edge, instruction, ways, exact);
    }
    if (hierarchy.find(type)?.origin !== 'input') {
      // Or code of the library.
      const other = this.#unknown.run(state.copy(), edge, instruction, ways, undefined);
      if (other !== undefined) ways.push(other);
    }
    for (const name of known) {
      const way = state.copy();
      way.isCertain = false;
      way.frame.set(receiver.index, others.exact(name));
      ways.push(way);
    }
    return undefined;
  }

  /** Classes of objects that may be outside of the heap, whose methods are followed. */
  #receivers({ heap }: State, type: ClassName, resolved: MethodDeclaration): readonly ClassName[] {
    const world = this.#world;
    return world.classes.of(type).filter((name) => {
      if (world.layout.isTracked(name) && !isOtherPossible(world, heap, name)) return false;
      const { method } = world.hierarchy.selectMethod(name, resolved);
      return world.options.follows(method) && world.codes.of(method) !== undefined;
    });
  }

  #enter(
    state: State,
    edge: RunEdge,
    instruction: CallInstruction,
    method: MethodDeclaration,
    ways: Ways,
  ): State | undefined {
    const world = this.#world;
    const code = world.options.follows(method) ? world.codes.of(method) : undefined;
    if (code === undefined) return this.#unknown.run(state, edge, instruction, ways, method);
    ways.reached?.(state, edge, givenTo(world, state, instruction));
    if (state.depth >= world.options.depth) {
      ways.leaveOut(`calls deeper than ${world.options.depth}`);
      return undefined;
    }
    const { frame: caller } = state;
    if (code.isLibrary && !caller.code.isLibrary) this.#leaveBesides(state, edge, method, ways);
    const frame = Activation.entering(code, caller, edge);
    for (const [index, operand] of instruction.arguments.entries()) {
      const parameter = code.code.body.parameters[index];
      if (parameter === undefined) continue;
      if (isReference(parameter.type)) {
        const path = operand.kind === 'variable' ? caller.path(operand.index) : -1;
        const reference = referenceOf(world, state, operand);
        frame.set(parameter.index, reference, path);
        // Elements of a container of the library are not in the heap.
        if (code.isLibrary && !caller.code.isLibrary && parameter.sourceName !== 'this')
          this.#unknown.keep(state, reference, method, ways);
      } else {
        frame.set(parameter.index, symbolOf(world, state, operand));
      }
    }
    state.frame = frame;
    state.depth++;
    return state;
  }

  /** The call ends for a reason that its code does not show, where anybody asks for that. */
  #leaveBesides(state: State, edge: RunEdge, method: MethodDeclaration, ways: Ways): void {
    const { others, options } = this.#world;
    const besides = options.besides?.(method) ?? [];
    if (besides.length === 0 || !isHandled(state, edge)) return;
    for (const { type, isExact } of besides) {
      const failing = state.copy();
      failing.isCertain = false;
      ways.push(leaveAbruptly(failing, edge, others.thrown(type, isExact ? 'exact' : 'below', 'besides', edge)));
    }
  }
}

/** Whether some method under way does anything about an exception that comes out of the edge. */
function isHandled({ frame, context }: State, edge: RunEdge): boolean {
  if (edge.exceptional !== frame.code.exceptionalExit) return true;
  for (let each = frame; each.caller !== undefined && each.call !== undefined; each = each.caller)
    if (each.call.exceptional !== each.caller.code.exceptionalExit) return true;
  // Callers of a recursive call are kept elsewhere.
  return context !== undefined;
}

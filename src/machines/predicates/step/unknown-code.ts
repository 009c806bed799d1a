/** Calls of code that is not followed. */

import type { Truth } from '../../../base/truth.js';
import type { CallInstruction } from '../../../engine/code.js';
import { FALSE, TRUE } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference, OBJECT, STRING, THROWABLE } from '../../../ir/types.js';
import { ESCAPED, RAW } from '../heap/heap.js';
import {
  isObject,
  isText,
  isUnknown,
  NULL_REFERENCE,
  type Reference,
  UNREAD_NOT_NULL,
  UNREAD_REFERENCE,
} from '../heap/references.js';
import { met, written } from '../located.js';
import type { RunEdge } from './code.js';
import { type Caller, Library } from './library.js';
import { leaveAbruptly } from './returns.js';
import type { State } from './state.js';
import { referenceOf, sameReference, symbolOf } from './truth.js';
import { escapes, fitting, type StepWorld, unknownContent, type Ways } from './world.js';

/** In place of an object: there are too many. */
const CUT_OFF = NULL_REFERENCE;
/** In the library and in our models of it. */
const CLONING: ReadonlySet<string> = new Set(['clone', 'copy']);

export class UnknownCode {
  readonly #world: StepWorld;
  readonly #library: Library;

  constructor(world: StepWorld) {
    this.#world = world;
    this.#library = new Library(world);
  }

  /** Code that is not followed: it changes nothing in the heap, returns anything, and may throw anything. */
  run(
    state: State,
    edge: RunEdge,
    instruction: CallInstruction,
    ways: Ways,
    /** Which code it is, where that is known. */
    method: MethodDeclaration | undefined,
  ): State | undefined {
    const world = this.#world;
    const { frame, heap } = state;
    ways.reached?.(state, edge, givenTo(world, state, instruction));
    if (method === undefined || !this.#library.isDeaf(method)) this.#give(state, instruction, ways, method);
    if (method !== undefined && this.#library.endsProgram(method)) return undefined;
    const isQuiet = method !== undefined && this.#library.isQuiet(method);
    if (!isQuiet) {
      ways.unfollowed?.(edge);
      state.isCertain = false;
      const failing = state.copy();
      ways.push(leaveAbruptly(failing, edge, world.others.thrown(THROWABLE, 'below', 'library', edge)));
    }
    if (instruction.target !== undefined) {
      const { index, type } = instruction.target;
      const isEqual = this.#textsEqual(state, instruction, method);
      if (isEqual !== 'unknown') {
        frame.set(index, symbolOf(world, state, isEqual === 'yes' ? TRUE : FALSE));
        frame.point = edge.to;
        return state;
      }
      const copied = this.#cloned(state, edge, method, ways);
      if (copied === CUT_OFF) return undefined;
      if (copied !== undefined) frame.set(index, copied);
      else if (method !== undefined && this.#library.isNeverNull(method)) frame.set(index, world.others.inexact(type));
      else frame.set(index, unknownContent(world, heap, type));
    }
    frame.point = edge.to;
    return state;
  }

  /** `String.equals` of constants, or of one and null. */
  #textsEqual(state: State, { arguments: given }: CallInstruction, method: MethodDeclaration | undefined): Truth {
    const [left, right] = given;
    if (method?.owner !== STRING || method.name !== 'equals' || left === undefined || right === undefined)
      return 'unknown';
    const [one, other] = [referenceOf(this.#world, state, left), referenceOf(this.#world, state, right)];
    if (!isText(one) && !isText(other)) return 'unknown';
    return one === NULL_REFERENCE ? 'unknown' : sameReference(one, other);
  }

  /** `Object.clone` of an object in the heap. */
  #cloned(state: State, edge: RunEdge, method: MethodDeclaration | undefined, ways: Ways): Reference | undefined {
    const { instruction } = edge;
    const [receiver] = instruction.kind === 'call' ? instruction.arguments : [];
    if (method?.owner !== OBJECT || !CLONING.has(method.name) || receiver === undefined) return undefined;
    const reference = referenceOf(this.#world, state, receiver);
    if (!isObject(reference)) return undefined;
    const { type, flags, slots } = state.heap.record(reference);
    if (slots.some((slot) => slot === UNREAD_REFERENCE || slot === UNREAD_NOT_NULL))
      ways.leaveOut('a copy of an imagined object');
    const { limit } = this.#world.options;
    if (limit !== undefined && state.heap.countOf(type) >= limit(type.name)) {
      ways.cutOff();
      return CUT_OFF;
    }
    const object = state.heap.add({ type, flags: flags & RAW, slots });
    const { line, column } = edge.at.edge.span;
    state.meetings = met(state.meetings, this.#world.paths.allocation(line, column), object);
    state.written = written(state.written, object, -1);
    return object;
  }

  /** Objects are given away: they may be called back, and found again. */
  #give(
    state: State,
    { arguments: operands, method: named }: CallInstruction,
    ways: Ways,
    method: MethodDeclaration | undefined,
  ): void {
    const world = this.#world;
    const { layout } = world;
    const known = method ?? world.hierarchy.resolveMethod(named);
    const owner = known?.owner ?? named.owner;
    if (layout.isTracked(owner)) ways.leaveOut(`${owner}.${named.name} is not known`);
    const tell = `${owner}.${named.name}`;
    const by: Caller = known === undefined || layout.isTracked(owner) ? 'anyone' : known;
    for (const operand of operands) {
      if (!isReference(operand.type)) continue;
      const reference = referenceOf(world, state, operand);
      const objects = isUnknown(reference) ? fitting(world, state.heap, operand.type) : [reference];
      for (const object of objects) {
        if (!isObject(object)) continue;
        escapes(state.heap, object);
        this.#callsBack(state, object, by, tell, ways);
      }
    }
    // What was given away before can be found again.
    for (let object = 0; object < state.heap.size; object++)
      if (((state.heap.find(object)?.flags ?? 0) & ESCAPED) !== 0) {
        this.#callsBack(state, object, by, tell, ways);
        // Objects that are not in the heap may be called back, and do anything to what they can find.
        if (world.options.isOpen === true && !this.#library.isPlain(by))
          ways.leaveOut(`${tell} may lead to code that uses objects given away before`);
      }
  }

  /** An object is given to the protocol of a container, which says nothing of `equals`, `hashCode` or `compareTo`. */
  keep(state: State, reference: Reference, { owner, name }: MethodDeclaration, ways: Ways): void {
    if (!isObject(reference)) return;
    escapes(state.heap, reference);
    this.#callsBack(state, reference, 'container', `${owner}.${name}`, ways);
  }

  #callsBack(state: State, object: number, by: Caller, caller: string, ways: Ways): void {
    const callback = this.#library.callback(state.heap.record(object).type.name, by);
    if (callback !== undefined) ways.leaveOut(`${caller} may call ${callback.owner}.${callback.name} back`);
  }
}

/** The references among the arguments of a call. */
export function givenTo(
  world: StepWorld,
  state: State,
  { arguments: operands }: CallInstruction,
): readonly Reference[] {
  return operands.flatMap((operand) => (isReference(operand.type) ? [referenceOf(world, state, operand)] : []));
}

/** States at the heads of loops: dead variables dropped, values known by what matters, so that a state that was there before is found again. */
import { TupleInterner } from '../../../base/interner.js';
import { UNSET } from '../heap/references.js';
import { Activation, type State } from '../step/state.js';
import type { StepWorld } from '../step/world.js';
import type { Measured, Relations } from './values.js';

/** A primitive variable of a frame. */
export interface Local {
  readonly contents: Int32Array;
  readonly variable: number;
}

export class LoopHeads {
  readonly #world: StepWorld;
  readonly #relations: Relations;
  /** Most calls have no loops. */
  #seen: TupleInterner | undefined;
  #code: number[] = [];

  constructor(world: StepWorld) {
    this.#world = world;
    this.#relations = world.relations;
  }

  /** Whether the state is here for the first time. It is changed: what does not matter is forgotten. */
  isNew(state: State): boolean {
    const key = this.#normalised(state);
    const code = this.#code;
    code.length = 0;
    code.push(key, state.isCertain ? 1 : 0);
    for (let frame: Activation | undefined = state.frame; frame !== undefined; frame = frame.caller) {
      code.push(frame.code.number, frame.point);
      const { contents, code: own } = frame;
      for (let variable = 0; variable < own.size; variable++) {
        // Symbols are numbered in the order of variables: the key of the values says it all but where there is one.
        if (own.isReference[variable]) code.push(contents[variable] as number, contents[own.size + variable] as number);
        else code.push(contents[variable] as number);
      }
    }
    const { heap } = state;
    for (let object = 0; object < heap.size; object++) {
      const record = heap.find(object);
      if (record === undefined) {
        code.push(-1);
        continue;
      }
      code.push(record.type.number, record.flags);
      for (const slot of record.slots) code.push(slot);
    }
    for (let each = state.meetings; each !== undefined; each = each.before) code.push(each.path, each.reference);
    code.push(-1);
    for (let each = state.written; each !== undefined; each = each.before) code.push(each.object, each.slot);
    this.#seen ??= new TupleInterner();
    const before = this.#seen.size;
    return this.#seen.intern(code) === before;
  }

  /** Forgets; returns the key of what is known of values. */
  #normalised(state: State): number {
    const { heap } = state;
    const measured = this.#relations.measured(heap, heap.objects);
    const locals: Local[] = [];
    state.frame = cleared(state.frame, undefined, locals, 'kept');
    const symbols: number[] = [];
    for (const { object, slot } of measured) symbols.push(heap.record(object).slots[slot] as number);
    for (const { contents, variable } of locals) symbols.push(contents[variable] as number);
    const count = measured.length;
    const found = this.#world.values.canonical(
      heap.values,
      symbols,
      (left, right) =>
        left >= count ||
        right >= count ||
        this.#relations.isRelated(heap, measured[left] as Measured, measured[right] as Measured),
      'kept',
    );
    heap.values = found.values;
    for (let index = 0; index < count; ) {
      const { object } = measured[index] as Measured;
      const record = heap.record(object);
      const slots = record.slots.slice();
      for (; measured[index]?.object === object; index++)
        slots[(measured[index] as Measured).slot] = found.symbols[index] as number;
      heap.set(object, { type: record.type, flags: record.flags, slots });
    }
    for (const [index, { contents, variable }] of locals.entries())
      contents[variable] = found.symbols[count + index] as number;
    return found.key;
  }
}

/** The frame and those below it without what is not read any more; `above` is the one on top of it. Primitive variables are listed. */
export function cleared(
  frame: Activation,
  above: Activation | undefined,
  locals: Local[],
  paths: 'kept' | 'forgotten',
): Activation {
  const { code, point } = frame;
  const contents = new Int32Array(frame.contents.length).fill(UNSET);
  const keep = (at: number): void => {
    for (const { index } of code.live(at)) {
      contents[index] = frame.contents[index] as number;
      if (paths === 'kept') contents[code.size + index] = frame.contents[code.size + index] as number;
    }
  };
  const call = above?.call;
  if (above !== undefined && call !== undefined) {
    keep(call.to);
    if (call.exceptional >= 0) keep(call.exceptional);
    // The arguments are asked for when the call has ended.
    for (const operand of call.instruction.kind === 'call' ? call.instruction.arguments : [])
      if (operand.kind === 'variable') contents[operand.index] = frame.contents[operand.index] as number;
  } else {
    keep(point);
  }
  // Whether the object is constructed is asked when a constructor returns.
  const [receiver] = code.code.body.parameters;
  if (receiver !== undefined && code.code.method.name === '<init>')
    contents[receiver.index] = frame.contents[receiver.index] as number;
  for (let variable = 0; variable < code.size; variable++)
    if (!code.isReference[variable] && contents[variable] !== UNSET) locals.push({ contents, variable });
  const caller = frame.caller === undefined ? undefined : cleared(frame.caller, frame, locals, paths);
  return new Activation(code, point, contents, { caller, call: frame.call });
}

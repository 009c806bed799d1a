/**
 * Follows a run and finds out what rests on values that nobody has computed: answers of opaque objects, and what the surroundings
 * decide. A value rests on another that it is computed from, and on each branch that decided whether it is written. Where code
 * that a branch has passed by might have changed anything else, the whole rest of the run does.
 */
import type { Edge, Point } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction, Operand, Place } from '../../ir/instructions.js';
import { definedVariable, visitOperands } from '../../ir/operands.js';
import { type ClassName, STRING } from '../../ir/types.js';
import { unwrapped } from '../../ir/wrappers.js';
import type { Classes } from '../classes/classes.js';
import type { Activation } from '../frame.js';
import { JavaArray, type JavaObject, type Reference, type Value } from '../memory/values.js';
import type { Follower } from '../options.js';
import { Effects } from './effects.js';
import { isOpaqueObject, Marks, markOf } from './marks.js';
import { type Region, Regions } from './regions.js';

/** Library code through which the input asks for what virtual machines choose; tables that are built on it hide it. */
const PASSING_ON = /^java\.lang\.|^java\.util\.Objects$/;

const VALUE_CLASSES = /^java\.lang\.(String|Math|StrictMath|Character|Boolean|Byte|Short|Integer|Long|Float|Double)$/;

type CallInstruction = Extract<Instruction, { kind: 'call' }>;

interface At {
  readonly frame: Activation;
  /** Whether an operand is marked, or the place that is read. */
  readonly reads: boolean;
  /** The arguments of a call. */
  readonly given: readonly (Value | undefined)[];
  /** Whether null is among them, behind the receiver. */
  readonly givesNull: boolean;
}

const NO_VALUES: readonly undefined[] = [];

export class Following implements Follower {
  readonly #marks = new Marks();
  readonly #regions = new Regions();
  readonly #effects: Effects;
  readonly #decided = new WeakMap<Activation, Region[]>();
  /** Frames that run because of such a branch. */
  readonly #inherited = new WeakSet<Activation>();
  /** Frames of library code that only computes a value, and whether it does so from such ones. */
  readonly #computing = new WeakMap<Activation, boolean>();
  #isLost = false;
  /** Whether the instruction at hand was answered. */
  #isAnswered = false;
  /** The instruction at hand, with what it was given: its target may be one of its operands, which is gone when it has run. */
  #at: At | undefined;

  constructor(
    hierarchy: Hierarchy,
    private readonly classes: Classes,
    isOpaque: (type: ClassName) => boolean,
  ) {
    this.#effects = new Effects(hierarchy, isOpaque);
  }

  /** Whether what happens at this very moment rests on such a value. */
  get isResting(): boolean {
    if (this.#isLost || this.#at === undefined) return this.#isLost;
    const { frame, reads } = this.#at;
    return this.#computing.get(frame) ?? (this.#isDecided(frame) || reads);
  }

  answered(frame: Activation, register: number): void {
    this.#isAnswered = true;
    // Such code may refuse null by an exception: whether the run goes on is an answer, too.
    if (this.#at?.givesNull === true) this.#isLost = true;
    this.#marks.setRegister(frame, register, 'marked');
  }

  before(frame: Activation, point: Point): void {
    const body = frame.code.body;
    const leaving = body?.outgoing[point] ?? [];
    const [edge] = leaving;
    this.#isAnswered = false;
    this.#leaveRegions(frame, point);
    const reads = !this.#isLost && edge !== undefined && this.#reads(frame, edge.instruction);
    const call = edge?.instruction.kind === 'call' ? edge.instruction : undefined;
    const given = call === undefined ? NO_VALUES : valuesOf(frame, call);
    this.#at = { frame, reads, given, givesNull: call !== undefined && givesNull(call, given) };
    if (body === undefined || edge === undefined || this.#isLost) return;
    const { instruction } = edge;
    if (this.#computing.has(frame)) {
      if (instruction.kind === 'return') this.#return(frame, undefined);
      else if (instruction.kind === 'throw' && this.isResting) this.#isLost = true;
    } else if (instruction.kind === 'assume') {
      if (leaving.some((each) => this.#reads(frame, each.instruction))) this.#decide(frame, point, leaving);
    } else if (instruction.kind === 'store') this.#store(frame, instruction);
    else if (instruction.kind === 'return') this.#return(frame, instruction.value);
    else if (instruction.kind === 'throw' && this.isResting) this.#isLost = true;
    else if (instruction.kind === 'call') this.#call(frame, instruction);
    else if (instruction.kind !== 'havoc') {
      const target = definedVariable(instruction);
      if (target !== undefined) this.#marks.setRegister(frame, target.index, markOf(this.isResting));
    }
  }

  after(frame: Activation, point: Point, top: Activation): void {
    const edge = frame.code.body?.outgoing[point]?.[0];
    if (edge === undefined || this.#isLost) return;
    const { instruction } = edge;
    const computing = this.#computing.get(frame);
    const { isResting } = this;
    // An exception is being made, or has come out of native code.
    const isThrowing = top !== frame ? top.caller === frame && top.finish !== null : frame.pc === edge.exceptional;
    if (isThrowing && instruction.kind !== 'initialise' && isResting) this.#isLost = true;
    if (top !== frame && top.caller === frame) this.#enter(frame, top, instruction);
    else if (top === frame && instruction.kind === 'call' && computing === undefined) this.#native(frame, instruction);
  }

  #leaveRegions(frame: Activation, point: Point): void {
    const regions = this.#decided.get(frame);
    if (regions === undefined) return;
    const index = regions.findIndex(({ until }) => until === point);
    // Those inside end with it.
    if (index >= 0) regions.length = index;
  }

  #isDecided(frame: Activation): boolean {
    return this.#inherited.has(frame) || (this.#decided.get(frame)?.length ?? 0) > 0;
  }

  /** Whether anything that the call at hand was given is marked, or holds something that is. */
  get #isGivenMarked(): boolean {
    return this.#at !== undefined && (this.#at.reads || this.#at.given.some((value) => this.#marks.content(value)));
  }

  #isMarked(frame: Activation, operand: Operand): boolean {
    return operand.kind === 'variable' && this.#marks.register(frame, operand.index);
  }

  #reads(frame: Activation, instruction: Instruction): boolean {
    let found = false;
    visitOperands(instruction, (operand) => {
      found ||= this.#isMarked(frame, operand);
    });
    if (found || instruction.kind !== 'load') return found;
    return this.#isPlaceMarked(frame, instruction.place);
  }

  #isPlaceMarked(frame: Activation, place: Place): boolean {
    const { registers } = frame;
    switch (place.kind) {
      case 'static': {
        const slot = this.classes.get(place.field.owner).staticSlot(place.field.name);
        return slot !== undefined && this.#marks.static(this.classes.get(place.field.owner), slot);
      }
      case 'field': {
        const object = registers[place.base.index] as JavaObject;
        const slot = object.type.slot(place.field.owner, place.field.name);
        return slot !== undefined && this.#marks.slot(object, slot);
      }
      case 'element':
        return this.#marks.content(registers[place.base.index]);
      case 'length':
        return false;
    }
  }

  /** Whatever the ways of the branch write is decided by it, also what they would have written. */
  #decide(frame: Activation, point: Point, leaving: readonly Edge[]): void {
    const { body, method } = frame.code;
    if (body === undefined || method === undefined) return;
    const regions = this.#decided.get(frame) ?? [];
    this.#decided.set(frame, regions);
    if (regions.some(({ branch }) => branch === point)) return;
    const region = this.#regions.of(body, point);
    const edges = leaving.flatMap(({ to }) => this.#regions.edgesFrom(body, to, region));
    if (!this.#effects.areHarmless(edges, method.declaration.owner)) {
      this.#isLost = true;
      return;
    }
    for (const { instruction } of edges) {
      const written = definedVariable(instruction);
      if (written !== undefined) this.#marks.setRegister(frame, written.index, 'marked');
    }
    regions.push(region);
  }

  #store(frame: Activation, { place, value }: Extract<Instruction, { kind: 'store' }>): void {
    const isMarked = this.#isDecided(frame) || this.#isMarked(frame, value);
    if (place.kind === 'static') {
      const owner = this.classes.get(place.field.owner);
      const slot = owner.staticSlot(place.field.name);
      if (slot !== undefined) this.#marks.setStatic(owner, slot, markOf(isMarked));
      return;
    }
    // Another object might have been written.
    if (this.#isMarked(frame, place.base)) this.#isLost = true;
    const object = frame.registers[place.base.index] as Reference;
    if (object instanceof JavaArray) {
      const isAnywhere = place.kind === 'element' && this.#isMarked(frame, place.index);
      if (isMarked || isAnywhere) this.#marks.setContent(object);
    } else if (place.kind === 'field') {
      const slot = object.type.slot(place.field.owner, place.field.name);
      if (slot !== undefined) this.#marks.setSlot(object, slot, markOf(isMarked));
    }
  }

  #return(frame: Activation, value: Operand | undefined): void {
    const { caller } = frame;
    if (caller === null) return;
    const isMarked =
      this.#computing.get(frame) ?? (this.#isDecided(frame) || (value !== undefined && this.#isMarked(frame, value)));
    // Code that the machine itself has called gives nothing to the caller.
    if (isMarked || frame.finish === null)
      this.#marks.setRegister(caller, caller.code.targets[caller.pc] as number, markOf(isMarked));
  }

  /** Other code might run on another object. */
  #call(frame: Activation, call: CallInstruction): void {
    const [receiver] = call.arguments;
    if (receiver === undefined || call.dispatch === 'static' || call.dispatch === 'special') return;
    const value = receiver.kind === 'variable' ? frame.registers[receiver.index] : undefined;
    if (!this.#isMarked(frame, receiver) || isOpaqueObject(value)) return;
    const type = (value as Reference).type.name;
    if (type !== STRING && unwrapped(type) === undefined) this.#isLost = true;
  }

  #enter(frame: Activation, callee: Activation, instruction: Instruction): void {
    const computing = this.#computing.get(frame);
    if (computing !== undefined) {
      this.#computing.set(callee, computing);
      return;
    }
    if (this.#isDecided(frame)) this.#inherited.add(callee);
    if (instruction.kind !== 'call') return;
    if (isComputation(callee)) {
      this.#computing.set(callee, this.#isDecided(frame) || this.#isGivenMarked);
      return;
    }
    callee.code.parameters.forEach((register, index) => {
      const given = instruction.arguments[index];
      if (given !== undefined && this.#isMarked(frame, given)) this.#marks.setRegister(callee, register, 'marked');
    });
  }

  /** Native code, or an opaque answer, which is marked already. */
  #native(frame: Activation, call: CallInstruction): void {
    const { target } = call;
    if (this.#isAnswered) return;
    const isMarked = this.#isDecided(frame) || this.#isGivenMarked;
    if (isMarked) for (const value of this.#at?.given ?? NO_VALUES) this.#marks.setContent(value);
    const isOpen = call.method.name === 'identityHashCode' && isAskedByInput(frame);
    if (target !== undefined) this.#marks.setRegister(frame, target.index, markOf(isMarked || isOpen));
  }
}

function isAskedByInput(asking: Activation): boolean {
  let frame: Activation | null = asking;
  while (frame !== null && PASSING_ON.test(frame.code.method?.owner.name ?? '')) frame = frame.caller;
  return frame?.code.method?.owner.declaration?.origin === 'input';
}

/** Whether it is a method of a value class that was given nothing but values: it changes nothing that anybody else sees. */
function isComputation({ code: { method, parameters }, registers }: Activation): boolean {
  if (method === undefined || method.isConstructor || !VALUE_CLASSES.test(method.owner.name)) return false;
  return parameters.every((register) => {
    const value = registers[register];
    if (typeof value !== 'object' || value === null) return true;
    return value.type.name === STRING || unwrapped(value.type.name) !== undefined;
  });
}

function givesNull({ arguments: operands, dispatch }: CallInstruction, given: At['given']): boolean {
  const first = dispatch === 'static' ? 0 : 1;
  return operands
    .slice(first)
    .some((operand, index) => (operand.kind === 'constant' ? operand.value : given[first + index]) === null);
}

function valuesOf(frame: Activation, call: CallInstruction): readonly (Value | undefined)[] {
  return call.arguments.map((operand) => (operand.kind === 'variable' ? frame.registers[operand.index] : undefined));
}

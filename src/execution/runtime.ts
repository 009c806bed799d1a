/**
 * The running program: one thread's frame stack with calling, returning and throwing, over a heap.
 *
 * No JavaScript recursion follows Java's calls. What has to happen after Java code that the machine itself starts (a
 * static initialiser, the constructor of an exception) is a continuation kept in the started frame's `finish`.
 */
import type { Edge } from '../ir/body.js';
import type { HeapView } from '../ir/heap.js';
import { Hierarchy } from '../ir/hierarchy.js';
import type { ClassTable } from '../ir/program.js';
import { NOWHERE, type Span } from '../ir/span.js';
import type { ClassName } from '../ir/types.js';
import { Dispatch } from './classes/dispatch.js';
import { initialise } from './classes/initialisation.js';
import type { RuntimeClass } from './classes/runtime-class.js';
import type { RuntimeMethod } from './classes/runtime-method.js';
import { ClauseGuard } from './clauses.js';
import { Activation, type Code, type Finish, type Registers, SWITCH } from './frame.js';
import { frameView } from './frame-view.js';
import { Heap } from './memory/heap.js';
import { MachineHeapView } from './memory/heap-view.js';
import type { IdentityHashes } from './memory/identity-hash.js';
import { ObjectNames } from './memory/snapshot.js';
import type { JavaObject, Reference, Value } from './memory/values.js';
import { Monitors } from './monitors.js';
import { Bridge, Continue, Raise } from './native-bridge.js';
import type { Hooks, MachineOptions } from './options.js';
import { Halt } from './outcome.js';
import { prepare } from './prepare/code.js';

/** Continues what the machine was doing; returns as a `Step` does. */
export type Continuation = () => number;

/** Room kept for constructors of exceptions when the stack is full. */
const RESERVED_FRAMES = 64;

export class Runtime {
  top: Activation;
  readonly heap: Heap;
  readonly hierarchy: Hierarchy;
  readonly dispatch: Dispatch;
  readonly monitors = new Monitors();
  readonly guard: ClauseGuard;
  readonly bridge: Bridge;
  readonly view: HeapView;
  /** The hooks of the present run. */
  listening: Hooks = {};
  /** The native method being executed. */
  native: RuntimeMethod | undefined;
  stepsLeft = 0;
  /** The object that last failed a cast. */
  miscast: Reference | undefined;
  /** Values that were answered since the last rewind. */
  answers = 0;
  /** How many of them were identity hash codes. */
  hashes = 0;
  identityHashes: IdentityHashes = 'usual';
  #ticks = 0;
  /** Of each class that was asked about, whether it is beside the point. */
  readonly #opaque = new Map<ClassName, boolean>();
  #watched: ReadonlySet<Edge>;

  constructor(
    readonly table: ClassTable,
    readonly options: MachineOptions,
    bottom: Activation,
  ) {
    this.top = bottom;
    this.#watched = options.watched;
    this.heap = new Heap(table, options, () => this.#roots());
    this.hierarchy = new Hierarchy(table);
    this.dispatch = new Dispatch(this.heap.classes, this.hierarchy);
    this.guard = new ClauseGuard(this);
    this.bridge = new Bridge(this);
    this.view = new MachineHeapView(this.heap);
  }

  *#roots(): Iterable<Value | undefined> {
    for (let frame: Activation | null = this.top; frame !== null; frame = frame.caller) yield* frame.registers;
  }

  /** Of objects in snapshots, from one rewind to the next. */
  readonly names = new ObjectNames();

  /** Edges that the hook `reached` is called for. */
  get watched(): ReadonlySet<Edge> {
    return this.#watched;
  }

  /** Code with such edges, now or before, is prepared anew. */
  watch(edges: ReadonlySet<Edge>): void {
    const before = this.#watched;
    this.#watched = edges;
    if (before.size + edges.size === 0) return;
    for (const { methods } of this.heap.classes.loaded()) {
      for (const method of methods.values()) {
        if (method.code?.body?.edges.some((edge) => edges.has(edge) || before.has(edge)) === true) {
          method.code = undefined;
        }
      }
    }
  }

  /** Starts a run on an empty stack. */
  begin(bottom: Activation): void {
    this.top = bottom;
    this.stepsLeft = this.options.stepBudget;
    this.monitors.clear();
  }

  /** The next reading of a clock that advances by a thousand whenever it is read. */
  nextTick(): number {
    this.#ticks += 1000;
    return this.#ticks;
  }

  /** Starts clock, standard input and the naming of objects again. */
  rewindSources(): void {
    this.names.clear();
    this.answers = 0;
    this.hashes = 0;
    this.#ticks = 0;
    this.bridge.rewindInput();
  }

  /** Calls a method from the edge at `caller.pc`, whose arguments are in `registers[sources…]`. */
  call(caller: Activation, method: RuntimeMethod, registers: Registers, sources: readonly number[]): number {
    const code = method.code ?? this.#prepare(method);
    if (code === undefined) {
      return this.#callNative(
        caller,
        method,
        sources.map((source) => registers[source] as Value),
      );
    }
    if (caller.depth >= this.options.depthLimit) return this.raise(caller, 'java.lang.StackOverflowError', undefined);
    const local = code.template.slice();
    const { parameters } = code;
    for (let index = 0; index < parameters.length; index++) {
      local[parameters[index] as number] = registers[sources[index] as number];
    }
    const frame = new Activation(code, local, caller, caller.depth + 1);
    this.top = frame;
    if (method.guarded) this.guard.enter(frame, method, caller);
    return SWITCH;
  }

  /** The same with the arguments in a list, and something else than the caller's next point to go on with. */
  callThen(caller: Activation, method: RuntimeMethod, values: readonly Value[], finish: Finish | null): number {
    const code = method.code ?? this.#prepare(method);
    if (code === undefined) throw new Halt({ kind: 'unsupported', reason: `${method.key} is native`, span: NOWHERE });
    const local = code.template.slice();
    code.parameters.forEach((register, index) => {
      local[register] = values[index];
    });
    // Machine-made calls must succeed even where the program has used up the stack.
    const depth = finish === null ? caller.depth : Math.min(caller.depth, this.options.depthLimit - RESERVED_FRAMES);
    const frame = new Activation(code, local, caller, depth + 1);
    frame.finish = finish;
    this.top = frame;
    if (method.guarded) this.guard.enter(frame, method, caller);
    return SWITCH;
  }

  #prepare(method: RuntimeMethod): Code | undefined {
    if (method.native !== undefined) return undefined;
    if (method.isNative) {
      method.native = this.options.natives.get(method.key);
      if (method.native !== undefined) return undefined;
      return this.unsupported(`native method ${method.key} has no implementation`);
    }
    const body = method.declaration.body();
    if (body === undefined) return this.unsupported(`${method.key} has no body`);
    method.code = prepare(this, method, body);
    if (body.edges.some(({ instruction }) => instruction.kind === 'specify')) method.expectStatements();
    return method.code;
  }

  #callNative(caller: Activation, method: RuntimeMethod, values: readonly Value[]): number {
    const { code } = caller;
    const at = caller.pc;
    this.native = method;
    try {
      const value = method.native?.(this.bridge, values);
      caller.registers[code.targets[at] as number] = value;
    } catch (error) {
      if (error instanceof Continue) return this.#continueWith(caller, error);
      if (error instanceof Raise) {
        if (error.exception !== undefined) return this.throwIn(caller, error.exception);
        return this.raise(caller, error.type, error.text);
      }
      if (isExhaustion(error)) return this.raise(caller, 'java.lang.OutOfMemoryError', 'Java heap space');
      throw error;
    } finally {
      this.native = undefined;
    }
    return code.normal[at] as number;
  }

  #continueWith(caller: Activation, { reference, values }: Continue): number {
    if (reference.name === '<clinit>') {
      return initialise(this, caller, this.known(reference.owner), () => this.returnTo(caller, undefined));
    }
    const method = this.dispatch.resolve(reference);
    if (method === undefined) return this.unsupported(`method ${reference.owner}.${reference.name} is not known`);
    return initialise(this, caller, method.owner, () => this.call(caller, method, [...values], [...values.keys()]));
  }

  /** Ends a frame normally. */
  leave(frame: Activation, value: Value | undefined): number {
    if (frame.finish !== null) return frame.finish.returned(frame, value);
    return this.returnTo(frame.caller as Activation, value);
  }

  returnTo(caller: Activation, value: Value | undefined): number {
    const { code, pc } = caller;
    caller.registers[code.targets[pc] as number] = value;
    caller.pc = code.normal[pc] as number;
    this.top = caller;
    return SWITCH;
  }

  /** Ends a frame by an exception. */
  abrupt(frame: Activation, exception: JavaObject): number {
    if (frame.finish !== null) return frame.finish.threw(frame, exception);
    return this.throwIn(frame.caller as Activation, exception, frame.code.method);
  }

  /** Goes on in `frame` as after an abrupt completion of the edge at its `pc`, which `from` has ended by, if a method has. */
  throwIn(frame: Activation, exception: JavaObject, from?: RuntimeMethod): number {
    if (this.listening.raised !== undefined) this.#tellRaised(frame, exception, from);
    frame.registers[frame.code.thrown] = exception;
    frame.pc = frame.code.exceptional[frame.pc] as number;
    this.top = frame;
    return SWITCH;
  }

  #tellRaised(frame: Activation, exception: JavaObject, from: RuntimeMethod | undefined): void {
    const edge = frame.code.body?.outgoing[frame.pc]?.[0];
    if (edge?.instruction.kind !== 'call') return;
    this.listening.raised?.(frameView(frame), edge, exception, from?.declaration);
  }

  /** Throws a new exception from the edge at `frame.pc`. */
  raise(frame: Activation, type: ClassName, message: string | undefined): number {
    return this.make(frame, type, message, (exception) => this.throwIn(frame, exception));
  }

  /** Makes an exception on behalf of the edge at `frame.pc`, then passes it on. */
  make(
    frame: Activation,
    type: ClassName,
    message: string | undefined,
    proceed: (exception: JavaObject) => number,
  ): number {
    this.top = frame;
    const exceptionClass = this.known(type);
    return initialise(this, frame, exceptionClass, () => {
      const exception = this.heap.allocate(exceptionClass);
      const descriptor = message === undefined ? '()V' : '(Ljava/lang/String;)V';
      const values = message === undefined ? [] : [this.heap.string(message)];
      return this.construct(frame, exception, descriptor, values, () => proceed(exception));
    });
  }

  /** Runs a constructor on a new object; without such a constructor the object stays as it is. */
  construct(
    frame: Activation,
    object: JavaObject,
    descriptor: string,
    values: readonly Value[],
    proceed: Continuation,
  ): number {
    const method = this.dispatch.declared(object.type.name, '<init>', descriptor);
    if (method === undefined) return proceed();
    return this.callThen(frame, method, [object, ...values], {
      returned: () => {
        this.top = frame;
        return proceed();
      },
      threw: (_, exception) => this.throwIn(frame, exception),
    });
  }

  /** A class that must be there for the run to go on. */
  known(name: ClassName): RuntimeClass {
    const found = this.heap.classes.get(name);
    if (found.isMissing) return this.unsupported(`class ${name} is not known`);
    return found;
  }

  /** Whether the code of a class is beside the point. That of the program never is. */
  isOpaque(type: ClassName): boolean {
    let known = this.#opaque.get(type);
    if (known === undefined) {
      known = this.options.isOpaque?.(type) === true && this.table.find(type)?.origin !== 'input';
      this.#opaque.set(type, known);
    }
    return known;
  }

  /** Tells that a register holds what nobody has computed, since code was passed over. */
  answered(frame: Activation, register: number): void {
    this.leftOpen(frame, register);
    this.listening.answered?.();
  }

  /** Tells that a register holds what the surroundings of a run decide. */
  leftOpen(frame: Activation, register: number): void {
    this.answers++;
    this.listening.follower?.answered(frame, register);
  }

  unsupported(reason: string): never {
    throw new Halt({ kind: 'unsupported', reason, span: this.span() });
  }

  /** The innermost place in source text that is being executed. */
  span(): Span {
    for (let frame: Activation | null = this.top; frame !== null; frame = frame.caller) {
      const edge = frame.code.body?.outgoing[frame.pc]?.[0];
      if (edge !== undefined && edge.span.line > 0) return edge.span;
    }
    return NOWHERE;
  }
}

/** Whether JavaScript refused to make a string or array of the size asked for. */
function isExhaustion(error: unknown): boolean {
  return error instanceof RangeError && /invalid .*length|allocation failed/i.test(error.message);
}

/**
 * Evaluates clauses while a program runs: `requires` and invariants at entry, `ensures` and invariants at exit, `assert`
 * and `assume` where they stand. Also enters and leaves the monitors of synchronized methods, which share the same hooks.
 */
import { captureEntry, type EvaluationState, judge } from '../facts/index.js';
import type { HeapObject, HeapValue } from '../ir/heap.js';
import { Flag, hasFlag } from '../ir/program.js';
import { NOWHERE, type Span } from '../ir/span.js';
import { initialiseAside } from './classes/initialisation.js';
import type { RuntimeMethod } from './classes/runtime-method.js';
import { type BoundClause, ClauseBook, type Specify } from './clause-book.js';
import type { Activation, Finish } from './frame.js';
import type { GuardedCall } from './guarded-call.js';
import { concernedClasses } from './invariant-scope.js';
import { LIMITS, type NamedValue, takeSnapshot } from './memory/snapshot.js';
import type { JavaObject, Reference, Value } from './memory/values.js';
import { Halt, type Outcome } from './outcome.js';
import type { Runtime } from './runtime.js';
import { captureStack } from './stack-trace.js';
import type { Violation } from './violation.js';

type Discarded = Extract<Outcome, { kind: 'discarded' }>['clause'];

/** A clause to be evaluated now, with what its names mean. */
interface Due {
  readonly clause: BoundClause;
  readonly named: readonly NamedValue[];
  readonly result?: Value | undefined;
}

export class ClauseGuard {
  readonly book: ClauseBook;
  readonly #runtime: Runtime;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    this.book = new ClauseBook(runtime.hierarchy);
  }

  /** At the entry of a guarded method; its frame is on top of the stack, its parameters are set. */
  enter(frame: Activation, method: RuntimeMethod, caller: Activation): void {
    const { heap, options } = this.#runtime;
    const lock = hasFlag(method.declaration, Flag.SYNCHRONIZED) ? this.#lockOf(frame, method) : undefined;
    if (lock !== undefined) this.#runtime.monitors.enter(lock);
    const receiver = method.isStatic ? undefined : (frame.registers[frame.code.parameters[0] as number] as Reference);
    const { checkClauses } = options;
    const invariants =
      receiver === undefined || !checkClauses || !isChecked(method)
        ? []
        : concernedClasses(heap.classes, receiver, method, caller);
    const parameters = parametersOf(frame, method);
    const atEntry: GuardedCall = {
      method,
      frame,
      parameters,
      lastAllocated: heap.allocations,
      entry: undefined,
      invariants,
      lock,
    };
    let call = atEntry;
    if (checkClauses) {
      const clauses = this.book.ofMethod(method);
      if (!method.isConstructor) this.#checkInvariants(atEntry, caller);
      this.#checkAll(
        clauses.requires.map((clause) => ({ clause, named: parameters })),
        atEntry,
        caller,
      );
      for (const clause of clauses.remembering) this.#initialise(clause);
      const remembering = clauses.remembering.map(({ bound }) => bound);
      call = { ...atEntry, entry: captureEntry(remembering, this.#state(atEntry, parameters)) };
    }
    frame.guarded = call;
    frame.finish = this.#finish(call, frame.finish);
  }

  #finish(call: GuardedCall, inner: Finish | null): Finish {
    const leave = (frame: Activation): void => {
      frame.finish = inner;
      if (call.lock !== undefined) this.#runtime.monitors.exit(call.lock);
    };
    return {
      returned: (frame, value) => {
        this.#runtime.top = frame;
        if (this.#runtime.options.checkClauses) this.#checkExit(call, value);
        leave(frame);
        return this.#runtime.leave(frame, value);
      },
      threw: (frame, exception) => {
        this.#runtime.top = frame;
        if (!call.method.isConstructor) this.#checkInvariants(call, undefined);
        leave(frame);
        return this.#runtime.abrupt(frame, exception as JavaObject);
      },
    };
  }

  #checkExit(call: GuardedCall, value: Value | undefined): void {
    const { ensures } = this.book.ofMethod(call.method);
    const { result } = call.method.declaration;
    const named =
      value === undefined ? call.parameters : [...call.parameters, { name: '\\result', type: result, value }];
    const due = ensures.map((clause): Due => ({ clause, named, result: value }));
    this.#checkAll([...due, ...this.#invariants(call)], call, undefined);
  }

  #checkInvariants(call: GuardedCall, caller: Activation | undefined): void {
    this.#checkAll(this.#invariants(call), call, caller);
  }

  #invariants(call: GuardedCall): readonly Due[] {
    const named = call.parameters.slice(0, 1);
    return call.invariants.flatMap((type) => this.book.ofClass(type)).map((clause) => ({ clause, named }));
  }

  /** Clauses that have to hold at the same moment. */
  #checkAll(due: readonly Due[], call: GuardedCall, caller: Activation | undefined): void {
    const [violation, ...others] = due.flatMap((each) => this.#violation(each, call, caller) ?? []);
    if (violation !== undefined) throw new Halt({ kind: 'violated', violation, others });
  }

  /** An `assert` or `assume` statement. */
  specify(frame: Activation, instruction: Specify): void {
    const call = frame.guarded;
    const clause = call && this.book.ofMethod(call.method).statements.get(instruction);
    if (call === undefined || clause === undefined || !this.#runtime.options.checkClauses) return;
    const named: NamedValue[] = instruction.environment.flatMap(([name, variable]) => {
      const value = frame.registers[variable.index];
      return value === undefined ? [] : [{ name, type: variable.type, value }];
    });
    if (!named.some(({ name }) => name === 'this')) named.unshift(...call.parameters.filter(isReceiver));
    this.#checkAll([{ clause, named }], call, undefined);
  }

  /**
   * Undefined where the clause holds. `caller` is given at entries: what fails there is the caller's fault, or, at the
   * bottom of the stack, means that the run should not have been started, and ends it at once.
   */
  #violation({ clause, named, result }: Due, call: GuardedCall, caller: Activation | undefined): Violation | undefined {
    this.#initialise(clause);
    const judgement = judge(clause.bound, this.#state(call, named, result));
    if (judgement.kind === 'holds') return undefined;
    const { formula, span, kind } = clause;
    if (judgement.kind === 'undecided') {
      throw new Halt({ kind: 'unsupported', reason: `${kind} ${formula}: ${judgement.reason}`, span });
    }
    if (kind === 'assume' || (caller !== undefined && caller.code.method === undefined)) {
      throw new Halt({ kind: 'discarded', clause: kind as Discarded, formula, span });
    }
    const { declaration } = call.method;
    return {
      clause: kind,
      formula,
      span,
      at: spanAt(caller ?? call.frame),
      method: `${declaration.owner}.${declaration.name}`,
      descriptor: declaration.descriptor,
      atEntry: caller !== undefined,
      ...(judgement.kind === 'faults' ? { reason: judgement.reason } : {}),
      state: takeSnapshot(this.#runtime.view, named, LIMITS, this.#runtime.names),
      stack: captureStack(this.#runtime.top, undefined, undefined),
    };
  }

  #initialise({ kind, formula, span, statics }: BoundClause): void {
    for (const name of statics) {
      const type = this.#runtime.heap.classes.get(name);
      if (type.isSettled || initialiseAside(this.#runtime, type)) continue;
      throw new Halt({ kind: 'unsupported', reason: `${kind} ${formula}: class ${name} cannot be initialised`, span });
    }
  }

  #state(call: GuardedCall, named: readonly NamedValue[], result?: Value | undefined): EvaluationState {
    const { heap, view } = this.#runtime;
    const values = new Map(named.map(({ name, value }) => [name, value]));
    return {
      heap: view,
      variable: (name): HeapValue => values.get(name) ?? null,
      roots: () => [...values.values(), ...call.parameters.map(({ value }) => value)],
      ...(result === undefined ? {} : { result }),
      ...(call.entry === undefined ? {} : { entry: call.entry }),
      isFresh: (object: HeapObject) => object.id > call.lastAllocated,
      interned: (text: string) => heap.interned(text),
    };
  }

  #lockOf(frame: Activation, method: RuntimeMethod): Reference {
    if (method.isStatic) return this.#runtime.heap.classObject(method.owner.name);
    return frame.registers[frame.code.parameters[0] as number] as Reference;
  }
}

/** Private methods may be called while an invariant does not hold. */
function isChecked(method: RuntimeMethod): boolean {
  return method.isConstructor || !hasFlag(method.declaration, Flag.PRIVATE);
}

function isReceiver({ name }: NamedValue): boolean {
  return name === 'this';
}

function parametersOf(frame: Activation, method: RuntimeMethod): readonly NamedValue[] {
  const { declaration } = method;
  const receiver = method.isStatic ? [] : [{ name: 'this', type: declaration.owner }];
  return [...receiver, ...declaration.parameters].map(({ name, type }, index) => ({
    name,
    type,
    value: frame.registers[frame.code.parameters[index] as number] as Value,
  }));
}

function spanAt(frame: Activation): Span {
  return frame.code.body?.outgoing[frame.pc]?.[0]?.span ?? NOWHERE;
}

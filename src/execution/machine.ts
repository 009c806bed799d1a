/**
 * The concrete interpreter: runs methods of a program on a heap, exactly as Java would.
 *
 * A machine keeps its heap, statics and initialised classes from one `invoke` to the next. `mark` and `rewind` bring back an
 * earlier heap, so that many runs can start from the same state without initialising classes again.
 */
import type { Edge } from '../ir/body.js';
import type { HeapView } from '../ir/heap.js';
import type { ClassTable, MethodDeclaration } from '../ir/program.js';
import type { Diagnostic } from '../ir/span.js';
import type { ClassName, TypeName } from '../ir/types.js';
import { bottomFrame } from './bottom.js';
import { initialise } from './classes/initialisation.js';
import type { Activation } from './frame.js';
import { execute, executeTraced } from './loop.js';
import { type HeapSnapshot, LIMITS, type NamedValue, takeSnapshot } from './memory/snapshot.js';
import type { JavaArray, JavaObject, JavaString, Reference, Value } from './memory/values.js';
import { Following } from './opaque/follow.js';
import { passOver } from './opaque/pass-over.js';
import { DEFAULT_OPTIONS, type Hooks, type MachineOptions } from './options.js';
import { Halt, type Outcome } from './outcome.js';
import { Runtime } from './runtime.js';

export class Machine {
  readonly #runtime: Runtime;
  /** What happens on this machine's heap, for formulas and pictures. */
  readonly view: HeapView;

  constructor(table: ClassTable, options: Partial<MachineOptions> = {}) {
    this.#runtime = new Runtime(table, { ...DEFAULT_OPTIONS, ...options }, bottomFrame());
    this.view = this.#runtime.view;
  }

  /**
   * Runs a method. The receiver, where there is one, is the first argument, and chooses the override that runs unless the
   * method is a constructor or private. The class is initialised first.
   */
  invoke(method: MethodDeclaration, values: readonly Value[], hooks?: Hooks): Outcome {
    const runtime = this.#runtime;
    return this.#run(hooks, (frame) => {
      const owner = runtime.known(method.owner);
      return initialise(runtime, frame, owner, () => {
        const found = runtime.dispatch.declared(method.owner, method.name, method.descriptor);
        if (found === undefined) return runtime.unsupported(`method ${method.owner}.${method.name} is not known`);
        const [receiver] = values as readonly (Reference | undefined)[];
        const dispatched = !found.isStatic && !found.isConstructor && receiver !== undefined;
        const selected = dispatched ? runtime.dispatch.select(receiver.type, found) : found;
        if (typeof selected === 'string' || selected.isAbstract) {
          return runtime.raise(frame, 'java.lang.AbstractMethodError', `${method.owner}.${method.name}`);
        }
        const registers = [...values];
        return runtime.call(frame, selected, registers, [...registers.keys()]);
      });
    });
  }

  /** Runs the static initialisers of a class and its superclasses, unless that has happened. */
  initialise(type: ClassName, hooks?: Hooks): Outcome {
    const runtime = this.#runtime;
    return this.#run(hooks, (frame) =>
      initialise(runtime, frame, runtime.known(type), () => runtime.returnTo(frame, undefined)),
    );
  }

  #run(hooks: Hooks | undefined, start: (bottom: Activation) => number): Outcome {
    const runtime = this.#runtime;
    const bottom = bottomFrame();
    runtime.begin(bottom);
    const listening = hooks ?? runtime.options.hooks;
    runtime.listening = listening;
    try {
      const first = start(bottom);
      if (first >= 0) bottom.pc = first;
      for (;;) this.#execute(listening);
    } catch (problem) {
      if (problem instanceof Halt) return problem.outcome;
      throw problem;
    }
  }

  /** Until the run ends, or something in it that could not run was passed over. */
  #execute(listening: Hooks): void {
    const runtime = this.#runtime;
    const isFast = listening.line === undefined && listening.point === undefined && listening.follower === undefined;
    try {
      if (isFast) execute(runtime);
      executeTraced(runtime, listening, this.view);
    } catch (problem) {
      if (!(problem instanceof Halt) || problem.outcome.kind !== 'unsupported' || !passOver(runtime)) throw problem;
    }
  }

  /** Follows the next run, or the next calls of one, from its beginning. */
  follow(): Following {
    const runtime = this.#runtime;
    return new Following(runtime.hierarchy, runtime.heap.classes, (type) => runtime.isOpaque(type));
  }

  /** How many values the program was given since the last rewind that neither it nor the library has computed. */
  get answers(): number {
    return this.#runtime.answers;
  }

  /** How many of these were identity hash codes, which order what tables hold. */
  get hashes(): number {
    return this.#runtime.hashes;
  }

  /** Gives objects other identity hash codes while the runs are made that are asked for. */
  withOtherHashes<R>(runs: () => R): R {
    const runtime = this.#runtime;
    runtime.identityHashes = 'turned round';
    try {
      return runs();
    } finally {
      runtime.identityHashes = 'usual';
    }
  }

  /** What was wrong with clauses that the runs so far have met. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#runtime.guard.book.diagnostics;
  }

  /** Instructions executed by the last `invoke`. */
  get steps(): number {
    return this.#runtime.options.stepBudget - this.#runtime.stepsLeft;
  }

  /** How many objects have been allocated; the next one has the next id. */
  get allocations(): number {
    return this.#runtime.heap.allocations;
  }

  /** Edges that the hook `reached` is called for from now on; none of them an `assume`. */
  watch(edges: ReadonlySet<Edge>): void {
    this.#runtime.watch(edges);
  }

  /** Classes whose initialisation has begun since the last mark, in that order. */
  begunClasses(): readonly ClassName[] {
    return [...this.#runtime.heap.changedClasses()].filter(({ state }) => state !== 'fresh').map(({ name }) => name);
  }

  /** The object that last failed a cast. */
  get miscast(): Reference | undefined {
    return this.#runtime.miscast;
  }

  /** An object with default field values, no constructor run; throws a RangeError when the class is not known. */
  allocate(type: ClassName): JavaObject {
    const found = this.#runtime.heap.classes.get(type);
    if (found.isMissing) throw new RangeError(`class ${type} is not known`);
    return this.#runtime.heap.allocate(found);
  }

  newArray(type: TypeName, length: number): JavaArray {
    return this.#runtime.heap.newArray(this.#runtime.heap.classes.get(type), length);
  }

  string(text: string): JavaString {
    return this.#runtime.heap.string(text);
  }

  /** The string that literals of this text denote. */
  intern(text: string): JavaString {
    return this.#runtime.heap.intern(text);
  }

  strings(texts: readonly string[]): JavaArray {
    return this.#runtime.heap.strings(texts);
  }

  /** Throws a RangeError when the object has no such field. */
  setField(object: JavaObject, owner: ClassName, name: string, value: Value): void {
    const slot = object.type.slot(owner, name);
    if (slot === undefined) throw new RangeError(`no field ${owner}.${name}`);
    this.#runtime.heap.touch(object);
    object.fields[slot] = value;
  }

  setElement(array: JavaArray, index: number, value: Value): void {
    this.#runtime.heap.touch(array);
    array.elements[index] = value as never;
  }

  setStatic(owner: ClassName, name: string, value: Value): void {
    const declaring = this.#runtime.heap.classes.get(owner);
    const slot = declaring.staticSlot(name);
    if (slot === undefined) throw new RangeError(`no static field ${owner}.${name}`);
    this.#runtime.heap.touchClass(declaring);
    declaring.statics[slot] = value;
  }

  /** Whether objects of the one type may stand where the other is declared. */
  isSubtype(lower: TypeName, upper: TypeName): boolean {
    return lower === upper || this.#runtime.heap.classes.get(lower).isSubtypeOf(upper);
  }

  /** The variables and what they reach; objects are named alike in all snapshots until `rewind`. */
  snapshot(variables: readonly NamedValue[]): HeapSnapshot {
    return takeSnapshot(this.view, variables, LIMITS, this.#runtime.names);
  }

  /** Remembers the heap, statics and initialisation states as they are now. */
  mark(): void {
    this.#runtime.heap.mark();
  }

  /** Marks a state inside what is marked already, until `unnest` goes back to it and gives up the mark. */
  nest(): void {
    this.#runtime.heap.nest();
  }

  unnest(): void {
    this.#runtime.heap.unnest();
    this.#runtime.rewindSources();
  }

  /** Brings them back. Objects allocated since must not be used any more. */
  rewind(): void {
    this.#runtime.heap.rewind();
    this.#runtime.rewindSources();
  }
}

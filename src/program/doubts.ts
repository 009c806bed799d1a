/**
 * Methods of which nothing is claimed by analyses that know neither other threads nor errors of the machine: they, or what they
 * run, read what a thread of the input may write, or go on after such an error.
 */
import type { CallGraph } from '../ir/callgraph.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction } from '../ir/instructions.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';
import { MachineErrors } from './machine-errors.js';
import { Threads } from './threads/threads.js';

export interface DoubtOptions {
  /** Default yes. */
  readonly countsThreads?: boolean;
  /** Where they are known already. */
  readonly threads?: Threads;
  readonly machineErrors?: MachineErrors;
}

export class Doubts {
  readonly #threads: Threads;
  readonly #reasons = new Map<MethodDeclaration, string>();
  /** Those of errors of the machine alone. */
  readonly #errors: MachineErrors;
  readonly #ofMachine = new Map<MethodDeclaration, string>();

  /** Of the input as it is now: all bodies are read. */
  constructor(hierarchy: Hierarchy, { countsThreads = true, threads, machineErrors }: DoubtOptions = {}) {
    this.#threads = threads ?? new Threads(hierarchy);
    const errors = machineErrors ?? new MachineErrors(hierarchy, undefined, () => this.#threads.program);
    this.#errors = errors;
    const isThreaded = countsThreads && this.#threads.start !== undefined;
    if (!isThreaded && errors.methods.size === 0) return;
    const graph = this.#threads.program;
    for (const [method, span] of errors.methods) this.#ofMachine.set(method, errorReason(span.line));
    spread(graph, this.#ofMachine);
    for (const [method, reason] of this.#ofMachine) this.#reasons.set(method, reason);
    for (const method of isThreaded ? graph.methods : []) {
      const reason = this.#threads.reasonIn(method);
      if (reason !== undefined && !this.#reasons.has(method)) this.#reasons.set(method, reason);
    }
    spread(graph, this.#reasons);
  }

  /** Why, with a line; undefined: nothing speaks against claims about it. */
  of(method: MethodDeclaration): string | undefined {
    return this.#reasons.get(method);
  }

  /** The same, of what no other thread can change: local variables, and lengths of arrays in them. */
  ofLocals(method: MethodDeclaration): string | undefined {
    return this.#ofMachine.get(method);
  }

  /** Instructions at which the machine may fail, whatever they run, and code around them goes on. */
  get failing(): readonly Instruction[] {
    return [...this.#errors.methods.keys()].flatMap((method) =>
      (method.body()?.edges ?? []).flatMap((edge) => (this.#errors.isCaught(edge) ? [edge.instruction] : [])),
    );
  }

  /** Why objects of the classes may be used by a thread of the input. */
  ofObjects(classes: Iterable<ClassName>): string | undefined {
    if (this.#threads.start === undefined) return undefined;
    for (const name of classes) if (this.#threads.meets(name)) return this.#threads.reasonOfObjects(name);
    return undefined;
  }
}

/** To the callers. The map grows while it is walked. */
function spread(graph: CallGraph, reasons: Map<MethodDeclaration, string>): void {
  for (const [method, reason] of reasons)
    for (const { caller } of graph.callers(method)) if (!reasons.has(caller)) reasons.set(caller, reason);
}

export function errorReason(line: number): string {
  return `the machine may fail at line ${line} (stack overflow, out of memory), and code around it goes on`;
}

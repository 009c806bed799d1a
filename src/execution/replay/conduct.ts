/**
 * What a run does that proofs may assume nobody does, in the words of assumptions. A run from `main` does only what code of the
 * input does, so that it breaks none but those about the machine and about threads; a client that we made chooses numbers,
 * nulls, and objects of classes of its own. A heap that we built is no run that could break a proof: it may hold what no code
 * would leave there.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import type { JavaObject, Value } from '../memory/values.js';
import { type Sequence, type Source, sourcesOf } from './sequence.js';

const VM_ERROR: ClassName = 'java.lang.VirtualMachineError';

/** Where models begin what other threads would do in a virtual machine. */
export const THREAD_STARTS: ReadonlyMap<ClassName, ReadonlySet<string>> = new Map([
  ['java.lang.Thread', new Set(['start'])],
  ['java.util.concurrent.DirectExecutorService', new Set(['execute'])],
  ['java.util.concurrent.ThreadPoolExecutor', new Set(['execute'])],
  ['java.util.concurrent.CompletableFuture', new Set(['runAsync', 'supplyAsync'])],
  ['java.util.concurrent.ForkJoinTask', new Set(['fork'])],
]);

export function startsThread({ owner, name }: Pick<MethodDeclaration, 'owner' | 'name'>): boolean {
  return THREAD_STARTS.get(owner)?.has(name) === true;
}

/** Of one run, while it goes on. */
export class Conduct {
  readonly #broken = new Set<string>();

  /** An assumption that the run has broken by now. */
  breaks(assumption: string): boolean {
    return this.#broken.has(assumption);
  }

  startThread(): void {
    this.#broken.add('single-thread');
  }

  /** Errors that code of the input throws by itself do not count. */
  raise(hierarchy: Hierarchy, { type }: JavaObject, from: MethodDeclaration | undefined): void {
    const isOfInput = from !== undefined && hierarchy.find(from.owner)?.origin === 'input';
    if (!isOfInput && hierarchy.isSubclass(type.name, VM_ERROR)) this.#broken.add('no-vm-errors');
  }
}

/** Numbers, and collections, are ours where we start a run. */
const CHOSEN: readonly string[] = ['closed-world', 'no-overflow', 'whole-collections'];

/** What a client does that makes these calls; `values` are what they gave, and the table knows the client's own classes. */
export function conductOfClient(
  program: Sequence,
  values: readonly (Value | undefined)[],
  table: ClassTable,
): ReadonlySet<string> {
  const broken = new Set(CHOSEN);
  const isNull = (source: Source): boolean =>
    source.kind === 'literal' ? source.value === null : source.kind === 'step' && values[source.index] === null;
  for (const step of program) {
    if (step.kind === 'call' && step.arguments.some(isNull)) broken.add('non-null-arguments');
    if (step.kind === 'write' || step.kind === 'write-element') broken.add('clients-call-operations-only');
    for (const source of sourcesOf(step)) {
      if (source.kind !== 'lambda' && source.kind !== 'callback') continue;
      broken.add('interface-contracts');
      if (isBelowInput(table, source.type)) broken.add('known-subclasses');
    }
  }
  return broken;
}

function isBelowInput(table: ClassTable, name: ClassName): boolean {
  const declaration = table.find(name);
  if (declaration === undefined) return false;
  const above = [...declaration.interfaces, ...(declaration.superclass === undefined ? [] : [declaration.superclass])];
  return above.some((each) => table.find(each)?.origin === 'input');
}

/** Of `framework-sets:FIELD` no run from here says anything: there is no framework. */
export function isBroken(assumption: string, broken: (assumption: string) => boolean): boolean {
  return assumption.startsWith('framework-sets:') || broken(assumption);
}

/** What is known of the library's threads: which methods hand code to them, and which methods of objects they run. */
import type { Hierarchy } from '../ir/hierarchy.js';
import type { MethodReference } from '../ir/instructions.js';
import type { ClassName } from '../ir/types.js';
import type { RecordTable } from './facts.js';
import { keyOf, matching } from './keys.js';
import type { ThreadRecord } from './record.js';

/** Methods of the class, and of those below it, that have the name. */
export interface MethodsBelow {
  readonly type: ClassName;
  readonly method: string;
}

export interface Task extends MethodsBelow {
  /** The method that the library has for it above, and that calls this one. */
  readonly calledBy: string | undefined;
}

interface Start {
  readonly record: ThreadRecord;
  readonly name: RegExp;
  readonly key: RegExp;
}

const OF_PACKAGE = /\.\*$/;

export class ThreadFacts {
  readonly tasks: readonly Task[];
  /** What threads run besides tasks, whoever gave it to them. */
  readonly hooks: readonly MethodsBelow[];
  readonly #hierarchy: Hierarchy;
  readonly #records: readonly ThreadRecord[];
  readonly #starts: readonly Start[];

  constructor(hierarchy: Hierarchy, { threads }: Pick<RecordTable, 'threads'>) {
    this.#hierarchy = hierarchy;
    this.#records = threads;
    this.#starts = threads.flatMap((record) => (record.starts ?? []).map((pattern) => startOf(record, pattern)));
    this.tasks = threads.flatMap(({ class: type, task: method, calledBy }) =>
      method === undefined ? [] : [{ type, method, calledBy }],
    );
    this.hooks = threads.flatMap(({ class: type, hooks = [] }) => hooks.map((method) => ({ type, method })));
  }

  /** Whether a call of the method hands code to other threads, and if these run functions, too; tasks they always do. */
  startBy({ owner, name, descriptor }: MethodReference): { readonly runsFunctions: boolean } | undefined {
    const named = this.#starts.filter((start) => start.name.test(name));
    if (named.length === 0) return undefined;
    const key = keyOf(name, descriptor);
    const meant = named.filter((start) => start.key.test(key)).map(({ record }) => record);
    const ofClasses = meant.filter(({ class: type }) => !OF_PACKAGE.test(type) && this.#isBelow(owner, type));
    const found = ofClasses.length > 0 ? ofClasses : meant.filter(({ class: type }) => isOfPackage(owner, type));
    return found.length === 0 ? undefined : { runsFunctions: found.some(({ runs }) => runs !== 'tasks') };
  }

  /** Whether a call of the method starts threads, or has to do with such as there are. */
  isForThreads(method: MethodReference): boolean {
    if (this.startBy(method) !== undefined) return true;
    if (method.name === '<init>') return false;
    return this.#records.some((record) => record.isForThreads === true && this.#isBelow(method.owner, record.class));
  }

  /** Whether a start on an object of the type runs that object. */
  startsItself(type: ClassName): boolean {
    return this.#records.some((record) => record.startsItself === true && this.#isBelow(type, record.class));
  }

  /** Whether objects of the class, not of one below it, run nothing but what their constructors were given. */
  runsOnlyGiven(type: ClassName): boolean {
    return this.#records.some((record) => record.taskFrom === 'constructor' && record.class === type);
  }

  isTask(type: ClassName): boolean {
    return this.tasks.some((task) => this.#isBelow(type, task.type));
  }

  isFunction(type: ClassName): boolean {
    const records = this.#records.filter((record) => record.isFunction === true);
    const above = [...this.#hierarchy.supertypes(type)];
    return records.some(({ class: name }) => above.some((upper) => upper === name || isOfPackage(upper, name)));
  }

  #isBelow(type: ClassName, upper: ClassName): boolean {
    return this.#hierarchy.isSubclass(type, upper);
  }
}

/** Nested classes are of the package as well, packages below it are not. */
function isOfPackage(name: ClassName, type: string): boolean {
  return OF_PACKAGE.test(type) && name.slice(0, name.lastIndexOf('.')) === type.replace(OF_PACKAGE, '');
}

function startOf(record: ThreadRecord, pattern: string): Start {
  return { record, name: matching(pattern.slice(0, pattern.indexOf('('))), key: matching(pattern) };
}

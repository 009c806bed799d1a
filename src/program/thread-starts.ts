/** Calls that hand code of the program to other threads, and what of it these run. */
import type { Body, Edge } from '../ir/body.js';
import { parseMethodDescriptor } from '../ir/descriptors.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction, MethodReference, Operand } from '../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { type ClassName, isArray, isReference, type TypeName } from '../ir/types.js';
import { type CallInstruction, objectsBehind } from './task-origins.js';

interface Kind {
  readonly owners: readonly ClassName[];
  readonly names: RegExp;
  readonly descriptor?: RegExp;
  /** Whether functions, comparators and collectors are run, too; tasks always are. */
  readonly runsFunctions?: boolean;
}

const KINDS: readonly Kind[] = [
  { owners: ['java.lang.Thread'], names: /^(start|startVirtualThread)$/ },
  {
    owners: ['java.lang.Thread$Builder', 'java.lang.Thread$Builder$OfVirtual', 'java.lang.Thread$Builder$OfPlatform'],
    names: /^(start|unstarted)$/,
  },
  { owners: ['java.lang.Runtime'], names: /^addShutdownHook$/ },
  { owners: ['java.lang.ref.Cleaner'], names: /^register$/ },
  { owners: ['java.util.Timer'], names: /^schedule/ },
  { owners: ['javax.swing.SwingUtilities', 'java.awt.EventQueue'], names: /^invoke/ },
  {
    owners: ['java.util.concurrent.Executor', 'java.util.concurrent.CompletionService'],
    names: /^(execute|submit|invoke|schedule)/,
  },
  { owners: ['java.util.concurrent.ForkJoinTask'], names: /^(fork|invoke)/ },
  { owners: ['java.util.concurrent.CompletionStage'], names: /Async$/, runsFunctions: true },
  { owners: ['java.util.concurrent.SubmissionPublisher'], names: /^(submit|offer|consume)$/, runsFunctions: true },
  {
    owners: ['java.util.concurrent.ConcurrentHashMap'],
    names: /^(forEach|search|reduce)/,
    descriptor: /^\(J/,
    runsFunctions: true,
  },
  { owners: ['java.util.Collection'], names: /^parallelStream$/, runsFunctions: true },
  { owners: ['java.util.stream.BaseStream'], names: /^parallel$/, runsFunctions: true },
  { owners: ['java.util.Arrays'], names: /^parallel/, runsFunctions: true },
];

/** Of packages whose classes the models may lack, so that it is not known what they are below: the name decides. */
const CONCURRENT = /^java\.util\.concurrent\.\w+$/;
const CONCURRENT_STARTS = /^(execute|submit|schedule\w*|invokeAll|invokeAny|fork|\w+Async)$/;

const THREAD: ClassName = 'java.lang.Thread';
/** They are started themselves. */
const STARTED: readonly ClassName[] = [THREAD, 'java.util.concurrent.ForkJoinTask'];

const TASKS: readonly (readonly [type: ClassName, method: string])[] = [
  ['java.lang.Runnable', 'run'],
  ['java.lang.Thread', 'run'],
  ['java.util.TimerTask', 'run'],
  ['java.util.concurrent.Callable', 'call'],
  ['java.util.concurrent.ForkJoinTask', 'exec'],
  ['java.util.concurrent.RecursiveTask', 'compute'],
  ['java.util.concurrent.RecursiveAction', 'compute'],
  ['java.util.concurrent.CountedCompleter', 'compute'],
];

const FUNCTION = /^(java\.util\.function\.\w+|java\.util\.Comparator|java\.util\.concurrent\.Flow\$Subscriber)$/;

/** What threads run besides tasks, whoever gave it to them. */
const HOOKS: readonly (readonly [type: ClassName, method: RegExp])[] = [
  ['java.lang.Thread$UncaughtExceptionHandler', /^uncaughtException$/],
  ['java.util.concurrent.ThreadFactory', /^newThread$/],
  ['java.util.concurrent.ForkJoinPool$ForkJoinWorkerThreadFactory', /^newThread$/],
  ['java.util.concurrent.RejectedExecutionHandler', /^rejectedExecution$/],
  ['java.util.concurrent.ThreadPoolExecutor', /^(beforeExecute|afterExecute|terminated)$/],
  ['java.util.concurrent.FutureTask', /^(done|set|setException)$/],
  ['java.util.concurrent.CountedCompleter', /^(onCompletion|onExceptionalCompletion)$/],
  ['java.util.concurrent.ForkJoinWorkerThread', /^(onStart|onTermination)$/],
];

export interface ThreadStart {
  readonly edge: Edge;
  /** The code that the edge is in. */
  readonly body: Body;
  readonly runsFunctions: boolean;
}

export function threadStart(hierarchy: Hierarchy, body: Body, edge: Edge): ThreadStart | undefined {
  const { instruction }: { readonly instruction: Instruction } = edge;
  if (instruction.kind !== 'call') return undefined;
  const { method } = instruction;
  const kind = KINDS.find((each) => isOf(hierarchy, each, method));
  if (kind !== undefined) return { edge, body, runsFunctions: kind.runsFunctions === true };
  const isLikely = CONCURRENT.test(method.owner) && CONCURRENT_STARTS.test(method.name);
  return isLikely ? { edge, body, runsFunctions: true } : undefined;
}

function isOf(hierarchy: Hierarchy, { owners, names, descriptor }: Kind, method: MethodReference): boolean {
  if (!names.test(method.name) || descriptor?.test(method.descriptor) === false) return false;
  return owners.some((owner) => hierarchy.isSubclass(method.owner, owner));
}

/**
 * The methods of the input that other threads begin with: those of all tasks there are, unless each start shows of which classes those
 * are that it hands over.
 */
export function threadEntries(hierarchy: Hierarchy, starts: readonly ThreadStart[]): readonly MethodDeclaration[] {
  const inputs = hierarchy.table.inputs();
  const runsFunctions = starts.some((each) => each.runsFunctions);
  const tasks = runsFunctions ? undefined : handedOver(hierarchy, starts);
  const entries =
    tasks === undefined
      ? inputs.flatMap((name) => taskMethods(hierarchy, name, runsFunctions))
      : [...tasks].flatMap((name) => selectedMethods(hierarchy, name));
  const hooks = inputs.flatMap((name) => methodsBelow(hierarchy, name, HOOKS));
  return [...new Set([...entries, ...hooks])];
}

function handedOver(hierarchy: Hierarchy, starts: readonly ThreadStart[]): ReadonlySet<ClassName> | undefined {
  const found = new Set<ClassName>();
  for (const { edge, body } of starts) {
    const given = edge.instruction.kind === 'call' ? startedBy(hierarchy, edge.instruction) : [];
    if (given.length === 0) return undefined;
    for (const operand of given) {
      const types = taskTypes(hierarchy, body, operand);
      if (types === undefined) return undefined;
      for (const type of types) found.add(type);
    }
  }
  return found;
}

/** Of what the operand is, or, where it is a thread of no class of the input, of what that is made with; undefined: of any. */
function taskTypes(hierarchy: Hierarchy, body: Body, operand: Operand): readonly ClassName[] | undefined {
  const made = objectsBehind(hierarchy, body, operand);
  if (made === undefined) return typesBelow(hierarchy, operand.type);
  const found: ClassName[] = [];
  for (const { type, within, constructors } of made) {
    if (hierarchy.find(type)?.origin === 'input' && runsItself(hierarchy, type)) {
      found.push(type);
      continue;
    }
    // A thread that was made without a task does nothing; what else the library makes may have got its task elsewhere.
    if (type !== THREAD || constructors.length === 0) return undefined;
    for (const each of constructors.flatMap((call) =>
      tasksIn(hierarchy, call).filter((task) => task !== call.arguments[0]),
    )) {
      const types = taskTypes(hierarchy, within, each);
      if (types === undefined) return undefined;
      found.push(...types);
    }
  }
  return found;
}

/** What is run: the receiver where that is a thread or a task that is forked; a pool only gets its tasks, whatever else it is. */
function startedBy(hierarchy: Hierarchy, call: CallInstruction): readonly Operand[] {
  const tasks = tasksIn(hierarchy, call);
  const isOfReceiver = STARTED.some((type) => hierarchy.isSubclass(call.method.owner, type));
  return call.dispatch === 'static' || isOfReceiver ? tasks : tasks.filter((task) => task !== call.arguments[0]);
}

/** Operands, the receiver included, that are tasks by their own types or by those that the method has for them. */
function tasksIn(hierarchy: Hierarchy, { method, dispatch, arguments: given }: CallInstruction): readonly Operand[] {
  const { parameters } = parseMethodDescriptor(method.descriptor);
  const types: readonly TypeName[] = dispatch === 'static' ? parameters : [method.owner, ...parameters];
  return given.filter((operand, index) => isTask(hierarchy, operand.type) || isTask(hierarchy, types[index] ?? 'int'));
}

/** Classes of the input below one of them; objects of the library may hold any task. */
function typesBelow(hierarchy: Hierarchy, type: ClassName): readonly ClassName[] | undefined {
  if (hierarchy.find(type)?.origin !== 'input') return undefined;
  const below = hierarchy.table.inputs().filter((name) => hierarchy.isSubclass(name, type));
  return below.every((name) => runsItself(hierarchy, name)) ? below : undefined;
}

/** Whether what the class does as a task is written in the input; else it does what the library's class above it was given. */
function runsItself(hierarchy: Hierarchy, type: ClassName): boolean {
  const names = new Set(TASKS.flatMap(([task, method]) => (hierarchy.isSubclass(type, task) ? [method] : [])));
  // What the library has for it calls the other.
  if (names.has('compute')) names.delete('exec');
  const own = withSuperclasses(hierarchy, [type]).filter((name) => hierarchy.find(name)?.origin === 'input');
  const isDeclared = (name: string): boolean =>
    own.some((each) => hierarchy.find(each)?.methods.some((method) => method.name === name) === true);
  return hierarchy.isComplete(type) && [...names].every(isDeclared);
}

function isTask(hierarchy: Hierarchy, type: TypeName): boolean {
  return isReference(type) && !isArray(type) && TASKS.some(([task]) => hierarchy.isSubclass(type, task));
}

function withSuperclasses(hierarchy: Hierarchy, types: Iterable<ClassName>): readonly ClassName[] {
  return [...new Set([...types].flatMap((type) => [...hierarchy.supertypes(type)]))].filter(
    (name) => hierarchy.find(name)?.origin === 'input',
  );
}

/** Methods of the input that are run where an object of the class is a task. */
function selectedMethods(hierarchy: Hierarchy, type: ClassName): readonly MethodDeclaration[] {
  const tasks = TASKS.filter(([task]) => hierarchy.isSubclass(type, task));
  const isKnown = tasks.every(([task, name]) => hierarchy.declaredMethods(task, name).length > 0);
  if (!isKnown) return withSuperclasses(hierarchy, [type]).flatMap((name) => taskMethods(hierarchy, name, false));
  const selected = tasks.flatMap(([task, name]) =>
    hierarchy.declaredMethods(task, name).map((declared) => hierarchy.selectMethod(type, declared).method),
  );
  return selected.filter(({ owner }) => hierarchy.find(owner)?.origin === 'input');
}

/** Methods of the class that are run where it is a task. */
function taskMethods(hierarchy: Hierarchy, type: ClassName, runsFunctions: boolean): readonly MethodDeclaration[] {
  const own = methodsBelow(
    hierarchy,
    type,
    TASKS.map(([task, method]) => [task, new RegExp(`^${method}$`)] as const),
  );
  const isFunction = runsFunctions && [...hierarchy.supertypes(type)].some((each) => FUNCTION.test(each));
  if (!isFunction) return own;
  const functions = hierarchy
    .find(type)
    ?.methods.filter(
      (method) => !hasFlag(method, Flag.STATIC) && method.name !== '<init>' && method.name !== '<clinit>',
    );
  return [...own, ...(functions ?? [])];
}

/** Its methods that have one of the names, where it is below the type that goes with it. */
function methodsBelow(
  hierarchy: Hierarchy,
  type: ClassName,
  names: readonly (readonly [type: ClassName, method: RegExp])[],
): readonly MethodDeclaration[] {
  const above = hierarchy.supertypes(type);
  const meant = names.filter(([upper]) => above.has(upper));
  if (meant.length === 0) return [];
  return (hierarchy.find(type)?.methods ?? []).filter(({ name }) => meant.some(([, method]) => method.test(name)));
}

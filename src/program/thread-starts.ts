/** Calls that hand code of the program to other threads, and what of it these run. */
import type { Edge } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction, MethodReference } from '../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';

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

const TASKS: readonly (readonly [type: ClassName, method: string])[] = [
  ['java.lang.Runnable', 'run'],
  ['java.lang.Thread', 'run'],
  ['java.util.TimerTask', 'run'],
  ['java.util.concurrent.Callable', 'call'],
  ['java.util.concurrent.ForkJoinTask', 'exec'],
  ['java.util.concurrent.RecursiveTask', 'compute'],
  ['java.util.concurrent.RecursiveAction', 'compute'],
  ['java.util.concurrent.CountedCompleter', 'compute'],
  // What pools and threads ask on their way, when they like.
  ['java.util.concurrent.ThreadFactory', 'newThread'],
  ['java.util.concurrent.ForkJoinPool$ForkJoinWorkerThreadFactory', 'newThread'],
  ['java.util.concurrent.RejectedExecutionHandler', 'rejectedExecution'],
  ['java.util.concurrent.ThreadPoolExecutor', 'beforeExecute'],
  ['java.util.concurrent.ThreadPoolExecutor', 'afterExecute'],
  ['java.util.concurrent.ThreadPoolExecutor', 'terminated'],
  ['java.util.concurrent.FutureTask', 'done'],
  ['java.lang.Thread$UncaughtExceptionHandler', 'uncaughtException'],
];

const FUNCTION = /^(java\.util\.function\.\w+|java\.util\.Comparator|java\.util\.concurrent\.Flow\$Subscriber)$/;

export interface ThreadStart {
  readonly edge: Edge;
  readonly runsFunctions: boolean;
}

export function threadStart(hierarchy: Hierarchy, edge: Edge): ThreadStart | undefined {
  const { instruction }: { readonly instruction: Instruction } = edge;
  if (instruction.kind !== 'call') return undefined;
  const { method } = instruction;
  const kind = KINDS.find((each) => isOf(hierarchy, each, method));
  if (kind !== undefined) return { edge, runsFunctions: kind.runsFunctions === true };
  const isLikely = CONCURRENT.test(method.owner) && CONCURRENT_STARTS.test(method.name);
  return isLikely ? { edge, runsFunctions: true } : undefined;
}

function isOf(hierarchy: Hierarchy, { owners, names, descriptor }: Kind, method: MethodReference): boolean {
  if (!names.test(method.name) || descriptor?.test(method.descriptor) === false) return false;
  return owners.some((owner) => hierarchy.isSubclass(method.owner, owner));
}

/** The methods of the class that other threads begin with. */
export function threadBodies(
  hierarchy: Hierarchy,
  type: ClassName,
  runsFunctions: boolean,
): readonly MethodDeclaration[] {
  const declaration = hierarchy.find(type);
  if (declaration === undefined) return [];
  const above = hierarchy.supertypes(type);
  const names = new Set(TASKS.flatMap(([task, method]) => (above.has(task) ? [method] : [])));
  const isFunction = runsFunctions && [...above].some((each) => FUNCTION.test(each));
  return declaration.methods.filter(
    (method) =>
      names.has(method.name) ||
      (isFunction && !hasFlag(method, Flag.STATIC) && method.name !== '<init>' && method.name !== '<clinit>'),
  );
}

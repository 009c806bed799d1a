/** Calls that hand code of the program to other threads, and what of it these run. */
import type { Body, Edge } from '../../ir/body.js';
import { parseMethodDescriptor } from '../../ir/descriptors.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction, Operand } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isArray, isReference, type TypeName } from '../../ir/types.js';
import type { MethodsBelow, ThreadFacts } from '../../library/index.js';
import { type CallInstruction, objectsBehind } from './task-origins.js';

interface Known {
  readonly hierarchy: Hierarchy;
  readonly facts: ThreadFacts;
}

export interface ThreadStart {
  readonly edge: Edge;
  /** The code that the edge is in. */
  readonly body: Body;
  readonly runsFunctions: boolean;
}

export function threadStart(facts: ThreadFacts, body: Body, edge: Edge): ThreadStart | undefined {
  const { instruction }: { readonly instruction: Instruction } = edge;
  if (instruction.kind !== 'call') return undefined;
  const start = facts.startBy(instruction.method);
  return start === undefined ? undefined : { edge, body, runsFunctions: start.runsFunctions };
}

/**
 * The methods of the input that other threads begin with: those of all tasks there are, unless each start shows of which classes those
 * are that it hands over.
 */
export function threadEntries(known: Known, starts: readonly ThreadStart[]): readonly MethodDeclaration[] {
  const inputs = known.hierarchy.table.inputs();
  const runsFunctions = starts.some((each) => each.runsFunctions);
  const tasks = runsFunctions ? undefined : handedOver(known, starts);
  const entries =
    tasks === undefined
      ? inputs.flatMap((name) => taskMethods(known, name, runsFunctions ? 'run' : 'kept'))
      : [...tasks].flatMap((name) => selectedMethods(known, name));
  const hooks = inputs.flatMap((name) => methodsBelow(known, name, known.facts.hooks));
  return [...new Set([...entries, ...hooks])];
}

function handedOver(known: Known, starts: readonly ThreadStart[]): ReadonlySet<ClassName> | undefined {
  const found = new Set<ClassName>();
  for (const { edge, body } of starts) {
    const given = edge.instruction.kind === 'call' ? startedBy(known, edge.instruction) : [];
    if (given.length === 0) return undefined;
    for (const operand of given) {
      const types = taskTypes(known, body, operand);
      if (types === undefined) return undefined;
      for (const type of types) found.add(type);
    }
  }
  return found;
}

/** Of what the operand is, or, where it is a thread of no class of the input, of what that is made with; undefined: of any. */
function taskTypes(known: Known, body: Body, operand: Operand): readonly ClassName[] | undefined {
  const made = objectsBehind(known.hierarchy, body, operand);
  if (made === undefined) return typesBelow(known, operand.type);
  const found: ClassName[] = [];
  for (const { type, within, constructors } of made) {
    if (known.hierarchy.find(type)?.origin === 'input' && runsItself(known, type)) {
      found.push(type);
      continue;
    }
    // A thread that was made without a task does nothing; what else the library makes may have got its task elsewhere.
    if (!known.facts.runsOnlyGiven(type) || constructors.length === 0) return undefined;
    for (const each of constructors.flatMap((call) =>
      tasksIn(known, call).filter((task) => task !== call.arguments[0]),
    )) {
      const types = taskTypes(known, within, each);
      if (types === undefined) return undefined;
      found.push(...types);
    }
  }
  return found;
}

/** What is run: the receiver where that is a thread or a task that is forked; a pool only gets its tasks, whatever else it is. */
function startedBy(known: Known, call: CallInstruction): readonly Operand[] {
  const tasks = tasksIn(known, call);
  const isOfReceiver = known.facts.startsItself(call.method.owner);
  return call.dispatch === 'static' || isOfReceiver ? tasks : tasks.filter((task) => task !== call.arguments[0]);
}

/** Operands, the receiver included, that are tasks by their own types or by those that the method has for them. */
function tasksIn(known: Known, { method, dispatch, arguments: given }: CallInstruction): readonly Operand[] {
  const { parameters } = parseMethodDescriptor(method.descriptor);
  const types: readonly TypeName[] = dispatch === 'static' ? parameters : [method.owner, ...parameters];
  return given.filter((operand, index) => isTask(known, operand.type) || isTask(known, types[index] ?? 'int'));
}

/** Classes of the input below one of them; objects of the library may hold any task. */
function typesBelow(known: Known, type: ClassName): readonly ClassName[] | undefined {
  if (known.hierarchy.find(type)?.origin !== 'input') return undefined;
  const below = known.hierarchy.table.inputs().filter((name) => known.hierarchy.isSubclass(name, type));
  return below.every((name) => runsItself(known, name)) ? below : undefined;
}

/** Whether what the class does as a task is written in the input; else it does what the library's class above it was given. */
function runsItself(known: Known, type: ClassName): boolean {
  const tasks = known.facts.tasks.filter((task) => known.hierarchy.isSubclass(type, task.type));
  const names = new Set(tasks.map(({ method }) => method));
  // What the library has for it calls the other.
  for (const { calledBy } of tasks) if (calledBy !== undefined) names.delete(calledBy);
  const own = withSuperclasses(known, [type]).filter((name) => known.hierarchy.find(name)?.origin === 'input');
  const isDeclared = (name: string): boolean =>
    own.some((each) => known.hierarchy.find(each)?.methods.some((method) => method.name === name) === true);
  return known.hierarchy.isComplete(type) && [...names].every(isDeclared);
}

function isTask(known: Known, type: TypeName): boolean {
  return isReference(type) && !isArray(type) && known.facts.isTask(type);
}

function withSuperclasses(known: Known, types: Iterable<ClassName>): readonly ClassName[] {
  return [...new Set([...types].flatMap((type) => [...known.hierarchy.supertypes(type)]))].filter(
    (name) => known.hierarchy.find(name)?.origin === 'input',
  );
}

/** Methods of the input that are run where an object of the class is a task. */
function selectedMethods(known: Known, type: ClassName): readonly MethodDeclaration[] {
  const tasks = known.facts.tasks.filter((task) => known.hierarchy.isSubclass(type, task.type));
  const isKnown = tasks.every((task) => known.hierarchy.declaredMethods(task.type, task.method).length > 0);
  if (!isKnown) return withSuperclasses(known, [type]).flatMap((name) => taskMethods(known, name, 'kept'));
  const selected = tasks.flatMap((task) =>
    known.hierarchy
      .declaredMethods(task.type, task.method)
      .map((declared) => known.hierarchy.selectMethod(type, declared).method),
  );
  return selected.filter(({ owner }) => known.hierarchy.find(owner)?.origin === 'input');
}

/** Methods of the class that are run where it is a task. */
function taskMethods(known: Known, type: ClassName, lambdas: 'run' | 'kept'): readonly MethodDeclaration[] {
  const own = methodsBelow(known, type, known.facts.tasks);
  const isFunction = lambdas === 'run' && known.facts.isFunction(type);
  if (!isFunction) return own;
  const functions = known.hierarchy
    .find(type)
    ?.methods.filter(
      (method) => !hasFlag(method, Flag.STATIC) && method.name !== '<init>' && method.name !== '<clinit>',
    );
  return [...own, ...(functions ?? [])];
}

/** Its methods that have one of the names, where it is below the type that goes with it. */
function methodsBelow(known: Known, type: ClassName, named: readonly MethodsBelow[]): readonly MethodDeclaration[] {
  const above = known.hierarchy.supertypes(type);
  const meant = named.filter((each) => above.has(each.type));
  if (meant.length === 0) return [];
  return (known.hierarchy.find(type)?.methods ?? []).filter(({ name }) => meant.some(({ method }) => method === name));
}

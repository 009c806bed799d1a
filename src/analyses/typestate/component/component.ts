/** What is analysed together: classes, what clients may do with them, and what counts as an error. */

import { worldOf } from '../../../engine/index.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, THROWABLE } from '../../../ir/types.js';
import type { Thrown } from '../../../machines/predicates/machine/machine.js';
import { Access } from '../../../program/access.js';
import type { World } from '../../../program/calls/footprint.js';
import { type ErrorKinds, Errors } from './errors.js';
import { Followed } from './follows.js';
import { connectedGroups } from './groups.js';
import { opennessOf } from './openness.js';

export type { ErrorKinds } from './errors.js';

export interface TypestateComponent {
  readonly world: World;
  /** In the order of the input. Local and anonymous classes and lambdas of theirs are members. */
  readonly classes: readonly ClassDeclaration[];
  /** Constructors of classes that are not abstract, and methods, that a client in the same package can call. Declared ones; a call on an object of a subclass runs what it overrides. */
  readonly operations: readonly MethodDeclaration[];
  readonly isMember: (type: ClassName) => boolean;
  /** Whether calls of the method are looked into when the component is run. */
  readonly follows: (method: MethodDeclaration) => boolean;
  /** Whether a call that ends so has failed, as the user wants errors understood. */
  readonly isError: (thrown: Thrown) => boolean;
  readonly errors: Errors;
  /** What about the component makes a complete table impossible (interfaces that clients implement and that the component calls, natives …), in words with places. */
  readonly openness: readonly string[];
  /** What a complete table rests on: `known-subclasses`; `clients-call-operations-only` where clients could write fields. */
  readonly assumptions: readonly string[];
  /** What the user should know about how the component was understood. */
  readonly notes: readonly string[];
}

export interface ComponentOptions {
  readonly errors: ErrorKinds;
}

/**
 * The groups of the given classes (with what is nested in them, local and anonymous classes and lambdas included) that have to do
 * with each other, without those in which nothing can fail.
 */
export function componentsOf(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  { errors: kinds }: ComponentOptions,
): readonly TypestateComponent[] {
  const all = withNested(table, classes);
  const hierarchy = new Hierarchy(table);
  const world = { hierarchy, classes: worldOf(hierarchy, table.inputs()) };
  const errors = new Errors(hierarchy, kinds);
  return connectedGroups(hierarchy, all)
    .map((group) => componentOf(world, group, errors))
    .filter(canFail);
}

function componentOf(world: World, classes: readonly ClassDeclaration[], errors: Errors): TypestateComponent {
  const { hierarchy } = world;
  const members = new Set(classes.map(({ name }) => name));
  const isMember = (type: ClassName): boolean => members.has(type);
  const access = new Access(hierarchy, classes);
  const operations = classes.flatMap((declaration) =>
    declaration.methods.filter((method) => isOperation(hierarchy, access, declaration, method)),
  );
  const followed = new Followed(hierarchy, members);
  const notes = unknownExceptions(classes, errors).map(
    (name) => `the superclasses of ${name} are not known; it counts as unchecked`,
  );
  return {
    world,
    classes,
    operations,
    isMember,
    follows: (method) => followed.follows(method),
    isError: (thrown) => errors.isError(thrown),
    errors,
    ...opennessOf(hierarchy, classes),
    notes,
  };
}

/** Local and anonymous classes and lambdas are known only after the bodies that declare them were translated. */
function withNested(table: ClassTable, classes: readonly ClassDeclaration[]): readonly ClassDeclaration[] {
  const wanted = new Set(classes.map(({ name }) => name));
  const looked = new Set<ClassName>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const name of [...table.inputs(), ...wanted]) {
      const declaration = looked.has(name) ? undefined : table.find(name);
      if (declaration === undefined) continue;
      if (!wanted.has(name) && (declaration.outer === undefined || !wanted.has(declaration.outer))) continue;
      looked.add(name);
      wanted.add(name);
      isNew = true;
      for (const method of declaration.methods) method.body();
    }
  }
  const inOrder = new Set([...table.inputs(), ...wanted]);
  return [...inOrder].flatMap((name) => (wanted.has(name) ? (table.find(name) ?? []) : []));
}

function unknownExceptions(classes: readonly ClassDeclaration[], errors: Errors): readonly ClassName[] {
  const edges = classes.flatMap(({ methods }) => methods.flatMap((method) => method.body()?.edges ?? []));
  const thrown = edges.flatMap(({ instruction }) => (instruction.kind === 'throw' ? [instruction.value.type] : []));
  return [...new Set(thrown)].filter((type) => errors.isUnchecked(type) && errors.unknown.has(type));
}

/** Whether there is an error point in the code that is run with the component. */
function canFail({ classes, world: { hierarchy }, errors, follows }: TypestateComponent): boolean {
  const methods = new Set(
    classes.flatMap((declaration) => declaration.methods.filter((method) => !isGenerated(declaration, method))),
  );
  for (const method of methods) {
    for (const edge of method.body()?.edges ?? []) {
      if (errors.isErrorPoint(edge)) return true;
      const { instruction } = edge;
      if (instruction.kind !== 'call') continue;
      const callee = hierarchy.resolveMethod(instruction.method);
      // Library methods such as Objects.requireNonNull throw on behalf of their callers.
      if (callee !== undefined && follows(callee)) methods.add(callee);
      else if (errors.countsLibrary && instruction.method.name !== '<init>') return true;
    }
  }
  return false;
}

/** `values` and `valueOf` of enums. */
function isGenerated({ kind, name }: ClassDeclaration, method: MethodDeclaration): boolean {
  if (kind !== 'enum' || !hasFlag(method, Flag.STATIC)) return false;
  const isValues = method.name === 'values' && method.parameters.length === 0;
  return isValues || (method.name === 'valueOf' && method.result === name);
}

function isOperation(
  hierarchy: Hierarchy,
  access: Access,
  declaration: ClassDeclaration,
  method: MethodDeclaration,
): boolean {
  if (method.body() === undefined || hasFlag(method, Flag.BRIDGE) || isGenerated(declaration, method)) return false;
  if (isProgramEntry(method)) return false;
  const isMachineMade = hasFlag(method, Flag.SYNTHETIC) && !hasFlag(declaration, Flag.SYNTHETIC);
  if (isMachineMade || method.name === '<clinit>') return false;
  if (method.name === '<init>' && hasFlag(declaration, Flag.ABSTRACT)) return false;
  // What clients do with exceptions of their own making is nobody's protocol.
  if (hierarchy.isSubclass(declaration.name, THROWABLE)) return false;
  return (
    access.isCallable(method) ||
    declaration.methods.some((bridge) => access.isCallable(bridge) && isBridgeTo(bridge, method))
  );
}

/** A program that uses the component is a client; nobody calls it as part of the protocol. */
function isProgramEntry({ name, descriptor, flags }: MethodDeclaration): boolean {
  return name === 'main' && descriptor === '([Ljava/lang/String;)V' && hasFlag({ flags }, Flag.STATIC);
}

/** Whether clients call the method through the bridge: by the erased signature of what it implements. */
function isBridgeTo(bridge: MethodDeclaration, method: MethodDeclaration): boolean {
  if (!hasFlag(bridge, Flag.BRIDGE) || bridge.name !== method.name) return false;
  const edges = bridge.body()?.edges ?? [];
  return edges.some(
    ({ instruction }) => instruction.kind === 'call' && instruction.method.descriptor === method.descriptor,
  );
}

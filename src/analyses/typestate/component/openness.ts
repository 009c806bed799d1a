/** What about a component keeps its table from being complete, and what a complete one would rest on. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, MethodReference } from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { type ClassName, elementType, isArray, OBJECT, type TypeName } from '../../../ir/types.js';
import { RECORDS, ThreadFacts, TYPES } from '../../../library/index.js';
import { simpleName } from './errors.js';

/** Library classes whose inherited members have no state that methods of the component could fail for. */
const PLAIN_ROOTS: ReadonlySet<ClassName> = new Set([
  OBJECT,
  'java.lang.Enum',
  'java.lang.Record',
  'java.lang.Throwable',
]);

const UNSAFE = /^(?:sun|jdk\.internal)\.misc\.Unsafe/;
const CLASS_REFLECTION = /^(?:forName|newInstance|get(?:Declared)?(?:Field|Method|Constructor)s?)$/;

export interface Openness {
  readonly openness: readonly string[];
  readonly assumptions: readonly string[];
}

export function opennessOf(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]): Openness {
  const members = new Set(classes.map(({ name }) => name));
  const threads = new ThreadFacts(hierarchy, RECORDS);
  const openness = new Set<string>();
  const assumptions = new Set<string>();
  for (const declaration of classes) {
    const { superclass } = declaration;
    if (superclass !== undefined && !members.has(superclass) && !isPlainRoot(hierarchy, superclass)) {
      openness.add(`${simpleName(declaration.name)} inherits from ${superclass}, which is not part of the component`);
    }
    if (declaration.fields.some(isWritable)) assumptions.add('clients-call-operations-only');
    for (const method of declaration.methods) {
      if (hasFlag(method, Flag.NATIVE)) openness.add(`${nameOf(method)} is native`);
      for (const { instruction, span } of method.body()?.edges ?? []) {
        const reason = openedBy(threads, instruction);
        if (reason !== undefined) openness.add(`${nameOf(method)} ${reason} (${placeOf(span)})`);
        if (isOverridableCall(hierarchy, instruction)) assumptions.add('known-subclasses');
        if (isComparison(hierarchy, classes, instruction)) assumptions.add('interface-contracts');
        const unimplemented = unimplementedType(hierarchy, classes, instruction);
        if (unimplemented !== undefined) {
          openness.add(
            `${nameOf(method)} calls a method of ${simpleName(unimplemented)}, which ${members.has(unimplemented) ? 'only clients' : 'clients may'} implement (${placeOf(span)})`,
          );
        }
      }
    }
  }
  return { openness: [...openness], assumptions: [...assumptions] };
}

/** Exceptions and classes like Object bring nothing along that the component's own code could be surprised by. */
function isPlainRoot(hierarchy: Hierarchy, name: ClassName): boolean {
  return PLAIN_ROOTS.has(name) || hierarchy.isSubclass(name, 'java.lang.Throwable');
}

/** What makes the instruction do things that cannot be followed. */
function openedBy(threads: ThreadFacts, instruction: Instruction): string | undefined {
  if (instruction.kind === 'unsupported') return `is not understood: ${instruction.reason}`;
  if (instruction.kind !== 'call') return undefined;
  const { owner, name } = instruction.method;
  if (
    TYPES.is('reflective', owner) ||
    UNSAFE.test(owner) ||
    (owner === 'java.lang.Class' && CLASS_REFLECTION.test(name))
  ) {
    return `uses reflection: ${owner}.${name}`;
  }
  return threads.isForThreads(instruction.method) ? 'starts a thread' : undefined;
}

/** Whether a class of the client may have code of its own for the call. */
function isOverridableCall(hierarchy: Hierarchy, instruction: Instruction): boolean {
  if (instruction.kind !== 'call') return false;
  const { dispatch, method } = instruction;
  if (dispatch !== 'virtual' && dispatch !== 'interface') return false;
  const owner = hierarchy.find(method.owner);
  const resolved = hierarchy.resolveMethod(method);
  if (owner === undefined || resolved === undefined) return true;
  return ![owner, resolved].some((element) => hasFlag(element, Flag.FINAL) || hasFlag(element, Flag.PRIVATE));
}

/** The class of the component, or the library's type for callbacks, on which the instruction calls a method, if none of the component's own classes can be the receiver's. */
function unimplementedType(
  hierarchy: Hierarchy,
  classes: readonly ClassDeclaration[],
  instruction: Instruction,
): ClassName | undefined {
  if (instruction.kind !== 'call' || instruction.dispatch === 'static' || instruction.dispatch === 'special')
    return undefined;
  const { owner } = instruction.method;
  const isMember = classes.some(({ name }) => name === owner);
  if (!isMember && !isCallback(hierarchy, classes, instruction.method)) return undefined;
  const isMade = classes.some((each) => !hasFlag(each, Flag.ABSTRACT) && hierarchy.isSubclass(each.name, owner));
  return isMade ? undefined : owner;
}

/**
 * Whether the method of a library type (`Runnable.run`) may be code of clients, which may call the component back: it has no body of its own, and
 * clients can give objects of the type. What compares is taken to do no more than that (`interface-contracts`).
 */
function isCallback(hierarchy: Hierarchy, classes: readonly ClassDeclaration[], method: MethodReference): boolean {
  return isGiven(hierarchy, classes, method) && !compares(hierarchy, method);
}

/** Whether the instruction compares by code of clients, which is trusted to do no more than that. */
function isComparison(hierarchy: Hierarchy, classes: readonly ClassDeclaration[], instruction: Instruction): boolean {
  if (instruction.kind !== 'call' || !compares(hierarchy, instruction.method)) return false;
  return isGiven(hierarchy, classes, instruction.method);
}

function compares(hierarchy: Hierarchy, method: MethodReference): boolean {
  const resolved = hierarchy.resolveMethod(method);
  return resolved !== undefined && TYPES.is('compares', resolved.owner);
}

/** Whether the method has no body of its own, and clients can give objects of the type. */
function isGiven(hierarchy: Hierarchy, classes: readonly ClassDeclaration[], method: MethodReference): boolean {
  const resolved = hierarchy.resolveMethod(method);
  if (resolved === undefined || !hasFlag(resolved, Flag.ABSTRACT)) return false;
  const mayBe = (type: TypeName): boolean =>
    type !== OBJECT && (hierarchy.isAssignable(type, method.owner) || hierarchy.isAssignable(method.owner, type));
  return classes.some(({ methods }) => methods.some((each) => takes(each, mayBe) || casts(each, mayBe)));
}

/** Whether clients can pass such an object. */
function takes(method: MethodDeclaration, isSuch: (type: TypeName) => boolean): boolean {
  return !hasFlag(method, Flag.PRIVATE) && method.parameters.some(({ type }) => isSuch(innermost(type)));
}

/** Whether something of another type is taken for such an object: what a client put into a collection, say. */
function casts(method: MethodDeclaration, isSuch: (type: TypeName) => boolean): boolean {
  const edges = method.body()?.edges ?? [];
  return edges.some(
    ({ instruction }) =>
      instruction.kind === 'assign' && instruction.value.kind === 'cast' && isSuch(innermost(instruction.value.type)),
  );
}

function innermost(type: TypeName): TypeName {
  return isArray(type) ? innermost(elementType(type)) : type;
}

function isWritable(field: { readonly flags: number }): boolean {
  return !hasFlag(field, Flag.PRIVATE) && !hasFlag(field, Flag.FINAL) && !hasFlag(field, Flag.SYNTHETIC);
}

function nameOf({ owner, name }: MethodDeclaration): string {
  return `${simpleName(owner)}.${name}`;
}

function placeOf({ file, line }: Span): string {
  return file === '' ? 'generated code' : `${file}:${line}`;
}

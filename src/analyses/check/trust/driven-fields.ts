/**
 * Fields that code from outside fills and takes away: a run that breaks a claim because it has called none of the methods that set the field, or one that ends the
 * object, shows a use that nobody makes. Such methods are those that override what a framework declares. Where other methods or a constructor set it, the failure
 * is the class's.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isAccessible } from '../../../program/components.js';

/** Methods after which nobody uses the object. */
const END = /^(dispose|destroy|close|shut[dD]own|terminate|tear[dD]own|free|release)([A-Z]|$)/;
/** The library's own interfaces are no frameworks: whoever implements a queue is called in any order. */
const LANGUAGE = /^java\./;

interface Write {
  readonly method: MethodDeclaration;
  readonly value: Operand;
}

export interface DrivenField {
  /** The field of the object, or the static field, that is null. */
  readonly field: FieldReference;
  /** The calls of the run, as it tells them. */
  readonly calls: readonly string[];
}

/** Whether only calls that the run leaves out set the field. */
export function isLeftUnset({ field, calls }: DrivenField, hierarchy: Hierarchy): boolean {
  const methods = writesOf(field, hierarchy).flatMap(({ method, value }) => (isNullConstant(value) ? [] : [method]));
  if (methods.length === 0 || methods.some(({ name }) => isCalled(name, calls))) return false;
  return methods.every((method) => isFrameworks(method, field, hierarchy));
}

/** Whether the run has ended the object before, by a method that takes the field away. */
export function isEnded({ field, calls }: DrivenField, hierarchy: Hierarchy): boolean {
  const before = calls.slice(0, -1);
  return writesOf(field, hierarchy).some(
    ({ method: { name }, value }) => END.test(name) && isNullConstant(value) && isCalled(name, before),
  );
}

function isCalled(name: string, calls: readonly string[]): boolean {
  return calls.some((text) => text.includes(`.${name}(`));
}

/** Of any object of the class. */
function writesOf(field: FieldReference, hierarchy: Hierarchy): readonly Write[] {
  return methodsOf(hierarchy).flatMap((method) =>
    (method.body()?.edges ?? []).flatMap(({ instruction }): readonly Write[] =>
      isWrite(instruction, field) ? [{ method, value: instruction.value }] : [],
    ),
  );
}

function methodsOf(hierarchy: Hierarchy): readonly MethodDeclaration[] {
  return hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
}

type Store = Extract<Instruction, { kind: 'store' }>;

function isWrite(instruction: Instruction, field: FieldReference): instruction is Store {
  if (instruction.kind !== 'store' || !('field' in instruction.place)) return false;
  return isSame(instruction.place.field, field);
}

function isSame(one: FieldReference, other: FieldReference): boolean {
  return one.name === other.name && one.owner === other.owner;
}

/** Whether a framework calls the method that sets the field. */
function isFrameworks(method: MethodDeclaration, field: FieldReference, hierarchy: Hierarchy): boolean {
  if (method.name === '<init>') return isOfFramework(method, field, hierarchy);
  return isAccessible(method) && method.name !== '<clinit>' && overridesOutside(method, hierarchy);
}

/** `Activator() { plugin = this; }`: what the constructor of a framework's object leaves in a static field, where only the framework makes one. */
function isOfFramework({ owner }: MethodDeclaration, field: FieldReference, hierarchy: Hierarchy): boolean {
  const isStatic = hasFlag(hierarchy.resolveField(field) ?? { flags: 0 }, Flag.STATIC);
  if (!isStatic || ![...frameworksOf(owner, hierarchy)].some(({ isInterface }) => !isInterface)) return false;
  return !methodsOf(hierarchy).some((method) =>
    method.body()?.edges.some(({ instruction }) => instruction.kind === 'new' && instruction.type === owner),
  );
}

/** What may be declared above the method by others than the input and the language's own library; of a type that is missing anything may. */
function overridesOutside(method: MethodDeclaration, hierarchy: Hierarchy): boolean {
  if (hasFlag(method, Flag.STATIC)) return false;
  return [...frameworksOf(method.owner, hierarchy)].some(
    ({ methods }) =>
      methods === undefined ||
      methods.some(({ name, descriptor }) => name === method.name && descriptor === method.descriptor),
  );
}

function* frameworksOf(
  owner: string,
  hierarchy: Hierarchy,
): Iterable<{ readonly isInterface: boolean; readonly methods: readonly MethodDeclaration[] | undefined }> {
  for (const name of hierarchy.supertypes(owner)) {
    const declaration = hierarchy.find(name);
    if (declaration?.origin === 'input' || LANGUAGE.test(name)) continue;
    yield { isInterface: declaration?.kind === 'interface', methods: declaration?.methods };
  }
}

function isNullConstant(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}

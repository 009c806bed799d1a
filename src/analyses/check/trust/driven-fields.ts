/**
 * Fields that code from outside fills and takes away: a run that breaks a claim because it has called none of the methods that set the field, or one that ends the
 * object, shows a use that nobody makes. Such methods are those that override what a framework declares, and setters. Where the input itself makes the object and
 * leaves the call out, where the class asks elsewhere whether the field is null, or where other methods or a constructor set it, the failure is the class's.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isAccessible } from '../../../program/components.js';
import { Definitions } from '../../../program/flow/definitions.js';

/** Methods after which nobody uses the object. */
const END = /^(dispose|destroy|close|shut[dD]own|terminate|tear[dD]own|free|release)([A-Z]|$)/;
const SETTER = /^(set|with|use)[A-Z]/;
/** The library's own interfaces are no frameworks: whoever implements a queue is called in any order. */
const LANGUAGE = /^java\./;

/** How a method comes to set a field. */
type Driver = 'framework' | 'setter';

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
  const writes = writesOf(field, hierarchy);
  const drivers = new Map<MethodDeclaration, Driver>();
  for (const { method, value } of writes) {
    if (isNullConstant(value)) continue;
    const driver = driverOf(method, value, field, hierarchy);
    if (driver === undefined) return false;
    drivers.set(method, driver);
  }
  const methods = [...drivers.keys()];
  if (methods.length === 0 || methods.some(({ name }) => isCalled(name, calls))) return false;
  if ([...drivers.values()].every((driver) => driver === 'framework')) return true;
  return !isAsked(field, hierarchy) && !isLeftOut(field, methods, hierarchy);
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

function driverOf(
  method: MethodDeclaration,
  value: Operand,
  field: FieldReference,
  hierarchy: Hierarchy,
): Driver | undefined {
  if (method.name === '<init>') return isOfFramework(method, field, hierarchy) ? 'framework' : undefined;
  if (!isAccessible(method) || method.name === '<clinit>') return undefined;
  if (overridesOutside(method, hierarchy)) return 'framework';
  const body = method.body();
  const isGiven = value.kind === 'variable' && body !== undefined && new Definitions(body).copiedParameter(value);
  const isNamedSo = SETTER.test(method.name) || method.name === field.name;
  return isGiven && isNamedSo ? 'setter' : undefined;
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

/** Whether code of the input compares the field with null: then it reckons with objects of which nobody has set it. */
function isAsked(field: FieldReference, hierarchy: Hierarchy): boolean {
  return methodsOf(hierarchy).some((method) => {
    const body = method.body();
    if (body === undefined) return false;
    const definitions = new Definitions(body);
    return body.edges.some(({ instruction }) => {
      const asking =
        instruction.kind === 'assume'
          ? instruction.condition
          : instruction.kind === 'assign'
            ? instruction.value
            : undefined;
      if (asking?.kind !== 'binary') return false;
      const { left, right } = asking;
      const asked = isNullConstant(right) ? left : isNullConstant(left) ? right : undefined;
      const place = asked === undefined ? undefined : definitions.readFrom(asked);
      return place !== undefined && 'field' in place && isSame(place.field, field);
    });
  });
}

/** Whether some method of the input makes an object that has the field, and sets it there by none of these. */
function isLeftOut(field: FieldReference, setters: readonly MethodDeclaration[], hierarchy: Hierarchy): boolean {
  const names = new Set(setters.map(({ name }) => name));
  return methodsOf(hierarchy).some((method) => {
    const body = method.body();
    const made = (body?.edges ?? []).flatMap(({ instruction }) =>
      instruction.kind === 'new' && hierarchy.isSubclass(instruction.type, field.owner) ? [instruction.target] : [],
    );
    if (body === undefined || made.length === 0) return false;
    const definitions = new Definitions(body);
    const set = new Set(
      body.edges.flatMap(({ instruction }) => {
        if (isWrite(instruction, field))
          return instruction.place.kind === 'field' ? [firstOf(instruction.place.base, definitions)] : [];
        if (instruction.kind !== 'call' || !names.has(instruction.method.name)) return [];
        const [receiver] = instruction.arguments;
        return receiver === undefined ? [] : [firstOf(receiver, definitions)];
      }),
    );
    return made.some((each) => !set.has(each));
  });
}

/** The variable that was filled first with what the operand holds, by way of copies. */
function firstOf(operand: Operand, definitions: Definitions): Operand {
  const seen = new Set<Operand>();
  let each = operand;
  while (each.kind === 'variable' && !seen.has(each)) {
    seen.add(each);
    const instruction = definitions.only(each)?.instruction;
    if (instruction?.kind !== 'assign') return each;
    const { value } = instruction;
    const source = value.kind === 'cast' ? value.operand : value;
    if (source.kind !== 'variable') return each;
    each = source;
  }
  return each;
}

function isNullConstant(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}

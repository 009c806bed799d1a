/**
 * Fields that may turn out to be set by every constructor and never null afterwards: what the text alone says.
 * Private and final fields only: nobody outside the top-level class can store into them.
 */
import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodReference } from '../../../ir/instructions.js';
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import { type ClassName, isReference, SERIALIZABLE } from '../../../ir/types.js';
import { FRAMEWORKS } from '../../../library/index.js';
import { type Discretion, isConstructorCall, selfUses } from '../../../program/calls/self-uses.js';
import { type Component, outermost } from '../../../program/components.js';

export interface SetField {
  readonly declaration: FieldDeclaration;
  readonly component: Component;
  /** All constructors of its class, and the methods that store into it. */
  readonly methods: readonly MethodDeclaration[];
  /** Whether no constructor shows the object to anybody: then a null may be stored on the way. */
  readonly isKept: boolean;
  /** Whether an annotation says so, and code outside the input, which could store null, is trusted to respect it. */
  readonly isPromised?: boolean;
  /** Whether a framework sets it after construction: no constructor has to. */
  readonly byFramework?: boolean;
  /** What it rests on besides what the runs of its methods do. */
  readonly assumptions?: readonly string[];
}

export interface Store {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
}

/** Where a method stores into fields, the fields of the input that is. */
export function storedField(hierarchy: Hierarchy, { instruction }: Edge): FieldDeclaration | undefined {
  if (instruction.kind !== 'store' || !('field' in instruction.place)) return undefined;
  return hierarchy.resolveField(instruction.place.field);
}

function loadedField(hierarchy: Hierarchy, { instruction }: Edge): FieldDeclaration | undefined {
  if (instruction.kind !== 'load' || instruction.place.kind !== 'field') return undefined;
  return hierarchy.resolveField(instruction.place.field);
}

export function candidatesOf(
  hierarchy: Hierarchy,
  component: Component,
  discretion: Discretion,
  hasFinalizer: (type: ClassName) => boolean,
): readonly SetField[] {
  if (!component.classes.some(({ fields }) => fields.some(isEligible))) return [];
  const methods = component.classes.flatMap((declaration) => declaration.methods);
  return isWhole(hierarchy, component, methods)
    ? candidatesAmong(hierarchy, component, discretion, hasFinalizer, isEligible)
    : [];
}

/** Of fields into which only code of the component stores. */
export function candidatesAmong(
  hierarchy: Hierarchy,
  component: Component,
  discretion: Discretion,
  hasFinalizer: (type: ClassName) => boolean,
  isWanted: (field: FieldDeclaration) => boolean,
): readonly SetField[] {
  const wanted = component.classes.filter(({ fields }) => fields.some(isWanted));
  const methods = component.classes.flatMap((declaration) => declaration.methods);
  const stores = new Map<FieldDeclaration, Store[]>();
  const loaded = new Set<FieldDeclaration>();
  for (const method of methods) {
    for (const edge of method.body()?.edges ?? []) {
      const field = storedField(hierarchy, edge);
      if (field !== undefined) stores.set(field, [...(stores.get(field) ?? []), { method, edge }]);
      const read = loadedField(hierarchy, edge);
      if (read !== undefined) loaded.add(read);
    }
  }
  const analysed = new Set(component.methods);
  return wanted.flatMap((declaration) => {
    const constructors = declaration.methods.filter(({ name }) => name === '<init>');
    if (!constructors.every((each) => analysed.has(each)) || hasFinalizer(declaration.name)) return [];
    const isKept = constructors.every((each) => discretion.isKept(each));
    // What is set only after `super(…)` would be seen too early there.
    const isShown = constructors.some((each) => discretion.showsAtSuper(each));
    const isStreamed = hierarchy.isSubclass(declaration.name, SERIALIZABLE);
    return declaration.fields.flatMap((field) => {
      const found = stores.get(field) ?? [];
      // Objects that are read from a stream come without a constructor.
      if (isShown && !hasFlag(field, Flag.SYNTHETIC)) return [];
      // Constructors say nothing of these.
      if (hasFlag(field, Flag.STATIC)) return [];
      // Nobody needs to know; and if it turned out wrong, all would be run again for nothing.
      if (hasFlag(field, Flag.PRIVATE) && !loaded.has(field)) return [];
      if (!isWanted(field) || (isStreamed && hasFlag(field, Flag.TRANSIENT))) return [];
      if (!found.every(({ method }) => analysed.has(method))) return [];
      if (!constructors.every((each) => sets(each, found)) || found.some((store) => isNullLater(field, store)))
        return [];
      const involved = new Set([...constructors, ...found.map(({ method }) => method)]);
      return [{ declaration: field, component, methods: [...involved], isKept }];
    });
  });
}

function isEligible(field: FieldDeclaration): boolean {
  return (
    isReference(field.type) &&
    !hasFlag(field, Flag.STATIC) &&
    (hasFlag(field, Flag.PRIVATE) || hasFlag(field, Flag.FINAL))
  );
}

/** Whether all code that can name private members of the component was translated and is in it. */
export function isWhole(
  hierarchy: Hierarchy,
  { name, classes }: Component,
  methods: readonly MethodDeclaration[],
): boolean {
  const here = new Set(classes.map((each) => each.name));
  const isHere = (type: ClassName): boolean => here.has(type) || outermost(hierarchy, type) !== name;
  const isInput = ({ origin, members }: ClassDeclaration): boolean =>
    origin === 'input' && members.every((member) => here.has(member));
  if (!here.has(name) || !classes.every(isInput)) return false;
  // Members that an annotation processor adds store into private fields, too.
  if (classes.some((each) => FRAMEWORKS.addsMembers(each))) return false;
  const isDeclared = (method: MethodReference): boolean =>
    !here.has(method.owner) || !hierarchy.isComplete(method.owner) || hierarchy.resolveMethod(method) !== undefined;
  return methods.every((method) =>
    (method.body()?.edges ?? []).every(({ instruction }) => {
      if (instruction.kind === 'unsupported') return false;
      if (instruction.kind === 'new') return isHere(instruction.type);
      return instruction.kind !== 'call' || (isHere(instruction.method.owner) && isDeclared(instruction.method));
    }),
  );
}

/** Whether the constructor stores something into it, or leaves that to another one of the class. */
function sets(maker: MethodDeclaration, stores: readonly Store[]): boolean {
  if (stores.some(({ method, edge }) => method === maker && !storesNull(edge))) return true;
  const body = maker.body();
  return (
    body !== undefined &&
    selfUses(body).constructors.some(
      ({ instruction }) =>
        isConstructorCall(instruction, body.parameters[0]) && instruction.method.owner === maker.owner,
    )
  );
}

function isNullLater(field: FieldDeclaration, { method, edge }: Store): boolean {
  return storesNull(edge) && !isOnSelf(field, { method, edge });
}

function storesNull({ instruction }: Edge): boolean {
  return instruction.kind === 'store' && instruction.value.kind === 'constant' && instruction.value.value === null;
}

/** Whether a constructor of the field's class stores into the object that it makes. */
export function isOnSelf(field: FieldDeclaration, { method, edge: { instruction } }: Store): boolean {
  if (method.name !== '<init>' || method.owner !== field.owner) return false;
  if (instruction.kind !== 'store' || instruction.place.kind !== 'field') return false;
  return instruction.place.base === method.body()?.parameters[0];
}

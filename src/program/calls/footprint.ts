/** What the run of a method may touch: the methods that are looked into, and the reference fields that they read and write. */
import type { Body, Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference, Instruction } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Subtypes } from '../../ir/subtypes.js';
import { type ClassName, isReference } from '../../ir/types.js';
import { PROGRAM_BUDGETS } from '../budgets.js';
import { initialisersOf } from './initialisation.js';
import { isFixed, selectedIn } from './targets.js';

export interface Footprint {
  /** The only methods that may be followed: what others do is not covered by the fields. */
  readonly methods: ReadonlySet<MethodDeclaration>;
  /** In the order in which they were found. */
  readonly fields: readonly FieldReference[];
  readonly statics: readonly FieldReference[];
}

const MOST_METHODS = PROGRAM_BUDGETS['calls/footprint'].mostMethods.most;
const SMALL = PROGRAM_BUDGETS['calls/footprint'].small.most;
export const MOST_TARGETS = PROGRAM_BUDGETS['calls/footprint'].mostTargets.most;

/** Answers about fields of the library. */
export interface RelyingOnFields {
  isSet(field: FieldReference): boolean;
  /** The fields that the code rests on. */
  restsOn(code: { readonly body: Body }): readonly string[];
}

export interface World {
  readonly hierarchy: Hierarchy;
  /** The classes of the input that can have objects. */
  readonly classes: Subtypes;
  /** Which fields of the library are relied on not to be null. Absent: none are. */
  readonly libraryFields?: RelyingOnFields;
}

export function footprintOf(world: World, root: MethodDeclaration, calls: 'followed' | 'skipped'): Footprint {
  const { hierarchy } = world;
  const methods = new Set<MethodDeclaration>([root]);
  const fields = new Map<string, FieldReference>();
  const statics = new Map<string, FieldReference>();
  /** Methods named by calls with many targets: they are followed only where the class of the receiver is known. */
  const open = new Set<MethodDeclaration>();
  const made = new Set<ClassName>();
  const add = (callee: MethodDeclaration): void => {
    if (methods.size < MOST_METHODS && isFollowed(hierarchy, callee)) methods.add(callee);
  };
  const scan = (method: MethodDeclaration): void => {
    for (const { instruction } of method.body()?.edges ?? []) {
      const touched = touchedField(instruction);
      if (touched !== undefined) (touched.isStatic ? statics : fields).set(keyOf(touched.field), touched.field);
      if (calls === 'skipped') continue;
      if (instruction.kind === 'new') made.add(instruction.type);
      const callees = calleesOf(world, instruction);
      const [named] = callees;
      if (instruction.kind === 'call' && callees.length > MOST_TARGETS && named !== undefined) open.add(named);
      else for (const callee of callees) add(callee);
    }
  };
  const addKnown = (named: MethodDeclaration): void => {
    for (const name of made)
      if (hierarchy.isSubclass(name, named.owner)) add(hierarchy.selectMethod(name, named).method);
  };
  for (let done = 0; done < methods.size; ) {
    for (const method of [...methods].slice(done)) {
      scan(method);
      done++;
    }
    if (done === methods.size) for (const named of open) addKnown(named);
  }
  return { methods, fields: [...fields.values()], statics: [...statics.values()] };
}

export function keyOf({ owner, name }: FieldReference): string {
  return `${owner}.${name}`;
}

/** The reference field that an instruction reads or writes. */
export function touchedField(
  instruction: Instruction,
): { readonly field: FieldReference; readonly isStatic: boolean } | undefined {
  if (instruction.kind !== 'load' && instruction.kind !== 'store') return undefined;
  const { place } = instruction;
  if (place.kind !== 'field' && place.kind !== 'static') return undefined;
  return isReference(place.field.type) ? { field: place.field, isStatic: place.kind === 'static' } : undefined;
}

/** What a call or initialisation may run, as far as the input knows, each once: what it names first, then what takes its place. */
export function calleesOf({ hierarchy, classes }: World, instruction: Instruction): readonly MethodDeclaration[] {
  if (instruction.kind === 'initialise') return initialisersOf(hierarchy, instruction.type);
  if (instruction.kind !== 'call') return [];
  const resolved = hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined) return [];
  if (isFixed(instruction, resolved)) return [resolved];
  return [...new Set([resolved, ...overriders(hierarchy, classes, resolved)])];
}

/** The methods of the input's classes that run where a virtual call names the given one. */
export function overriders(
  hierarchy: Hierarchy,
  classes: Subtypes,
  method: MethodDeclaration,
): readonly MethodDeclaration[] {
  if (hasFlag(method, Flag.PRIVATE) || hasFlag(method, Flag.STATIC) || method.name === '<init>') return [];
  return selectedIn({ hierarchy, classes }, method.owner, method);
}

function isFollowed(hierarchy: Hierarchy, method: MethodDeclaration): boolean {
  const body = method.body();
  if (body === undefined) return false;
  if (hierarchy.find(method.owner)?.origin === 'input') return true;
  return method.name !== '<clinit>' && body.edges.length <= SMALL && body.edges.every(isPlain);
}

/** Nothing that leads further into the library, but for the making of exceptions and calls of superclass constructors. */
export function isPlain({ instruction }: Edge): boolean {
  switch (instruction.kind) {
    case 'initialise':
    case 'unsupported':
    case 'havoc':
      return false;
    case 'load':
      return instruction.place.kind !== 'static';
    case 'call':
      return instruction.dispatch === 'special' && instruction.method.name === '<init>';
    default:
      return true;
  }
}

/**
 * What all stores to a field show by themselves, whenever they happen: a field into which nothing but null is stored is null; one that every
 * constructor sets, and into which null is never stored, is not.
 *
 * Fields are taken to be set until a store or a constructor speaks against it; what is read of them while an object is being made may
 * be null all the same.
 */
import { Promises } from '../../../domains/heap/recency/calls/promises.js';
import type { FieldReference, Instruction } from '../../../ir/instructions.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { isClaimable } from '../claims/hindrances.js';
import type { InvariantsContext } from '../context.js';
import type { ClassSubject } from '../local-analysis.js';
import { FieldStoresOf } from './bodies.js';

export type ClassParts = Pick<ClassSubject, 'context' | 'family' | 'classification'>;

export interface FieldNullness {
  readonly alwaysNull: ReadonlySet<string>;
  readonly neverNull: ReadonlySet<string>;
}

export function nullnessOfStores(subject: ClassParts): FieldNullness {
  const { classification, context } = subject;
  const good = classification.fields
    .filter((field) => isClaimable(field) && isReference(field.element.type))
    .map(({ element }) => element);
  const alwaysNull = good.filter((field) => field.constant === undefined && isOnlyNull(subject, field));
  const candidates = good.filter((field) => !alwaysNull.includes(field) && mayBeSet(subject, field));
  const left = new Set(candidates.map(keyOf));
  const bodies = new FieldStoresOf(
    context,
    new Promises(context.world.hierarchy),
    candidates,
    underConstruction(subject),
  );
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const field of candidates)
      if (left.has(keyOf(field)) && !holds(subject, field, bodies, left)) left.delete(keyOf(field));
  }
  return { alwaysNull: new Set(alwaysNull.map(keyOf)), neverNull: left };
}

function isOnlyNull({ context }: ClassParts, field: FieldDeclaration): boolean {
  return context.index.writes(field).every(({ edge }) => {
    const { instruction } = edge;
    return instruction.kind === 'store' && instruction.value.kind === 'constant' && instruction.value.value === null;
  });
}

/** Their `finalize` does nothing. */
const HARMLESS: ReadonlySet<string> = new Set(['java.lang.Object', 'java.lang.Enum']);

/** Nobody sees the object, or the class, before it is made. */
function mayBeSet({ classification, family, context }: ClassParts, field: FieldDeclaration): boolean {
  const { hierarchy } = context.world;
  if (field.constant !== undefined) return true;
  if (hasFlag(field, Flag.STATIC)) {
    const initialiser = hierarchy.declaredMethod(field.owner, '<clinit>', '()V');
    return initialiser !== undefined && !runsOthers(context, initialiser, family.isOpaque);
  }
  const types = family.concrete.map(({ type }) => type);
  const isFinalised = [family.declaration.name, ...types]
    .flatMap((type) => hierarchy.superclassChain(type))
    .some(({ name }) => !HARMLESS.has(name) && hierarchy.declaredMethod(name, 'finalize', '()V') !== undefined);
  return !isFinalised && classification.constructors.every(({ good }) => good);
}

function runsOthers(
  context: InvariantsContext,
  start: MethodDeclaration,
  isOpaque: (instruction: Instruction) => boolean,
): boolean {
  for (const method of reached(context, [start])) {
    const body = method.body();
    if (body === undefined) return true;
    for (const { instruction } of body.edges)
      if (instruction.kind === 'unsupported' || (instruction.kind === 'call' && isOpaque(instruction))) return true;
  }
  return false;
}

/** Methods that may run before an object, or the class, is made. */
function underConstruction({ context, family }: ClassParts): ReadonlySet<MethodDeclaration> {
  const names = new Set([family.declaration.name, ...family.concrete.map(({ type }) => type)]);
  const makers = [...names].flatMap((name) =>
    (context.world.hierarchy.find(name)?.methods ?? []).filter((method) => method.name.startsWith('<')),
  );
  return reached(context, makers);
}

/** Methods of the input that are reached by calls, the given ones included. */
function reached(
  { world, effects }: InvariantsContext,
  start: Iterable<MethodDeclaration>,
): ReadonlySet<MethodDeclaration> {
  const found = new Set(start);
  for (const method of found)
    for (const callee of effects.callees(method))
      if (world.hierarchy.find(callee.owner)?.origin === 'input') found.add(callee);
  return found;
}

function holds(
  { context, family }: ClassParts,
  field: FieldDeclaration,
  bodies: FieldStoresOf,
  set: ReadonlySet<string>,
): boolean {
  if (field.constant !== undefined) return field.constant.value !== null;
  const isSet = (each: FieldReference): boolean => set.has(keyOf(each));
  for (const { method, edge } of context.index.writes(field)) {
    const { instruction } = edge;
    if (instruction.kind !== 'store') return false;
    if (bodies.flow(method, isSet)?.isNonNull(instruction.value, edge.from) !== true) return false;
  }
  const name = hasFlag(field, Flag.STATIC) ? '<clinit>' : '<init>';
  const makers = family.declaration.methods.filter((method) => method.name === name);
  return makers.length > 0 && makers.every((method) => bodies.sets(method, field, isSet));
}

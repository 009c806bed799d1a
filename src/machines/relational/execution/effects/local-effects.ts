/** What the code of one method may write, allocate, throw and call, whatever happens. */
import type { CallInstruction } from '../../../../engine/code.js';
import type { Instruction } from '../../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { type ClassName, elementType, type TypeName } from '../../../../ir/types.js';
import { EPOCH } from '../../epochs.js';
import type { Summary } from '../../summary.js';
import type { FieldName } from '../../symbols.js';
import { type CallTargets, isOverridable } from '../calls/call-targets.js';
import { intrinsicEffects } from '../calls/intrinsics.js';
import { countedAsInitialised, ownInitialisers } from '../initialise.js';
import type { RelationalWorld } from '../world.js';

export interface Effects {
  /** Fields that may be written, in whatever object. */
  readonly fields: ReadonlySet<FieldName>;
  readonly allocated: ReadonlySet<TypeName>;
  /** Classes of what may be thrown, or their superclasses. */
  readonly throws: ReadonlySet<ClassName>;
  readonly assumptions: ReadonlySet<string>;
  /** Why anything may be written, allocated and thrown besides. */
  readonly open: string | undefined;
  /** Why not even that would be enough. */
  readonly unknown: string | undefined;
}

/** A method that is called: as its specification says, or as its code. */
export interface Callee {
  readonly method: MethodDeclaration;
  readonly isOpened: boolean;
}

/** Known overrides that a call of a method with a contract may run: they count only if it can be found out what they do. */
export interface Trust {
  readonly callees: readonly Callee[];
}

/** The effects of a method without those of what it calls. */
export class LocalEffects implements Effects {
  readonly fields = new Set<FieldName>();
  readonly allocated = new Set<TypeName>();
  readonly throws = new Set<ClassName>();
  readonly assumptions = new Set<string>();
  open: string | undefined;
  unknown: string | undefined;
  readonly callees: Callee[] = [];
  /** Those of them whose summaries are read. */
  readonly read: MethodDeclaration[] = [];
  readonly trusts: Trust[] = [];
  /** Initialisers of classes that may be initialised. */
  readonly initialisers: MethodDeclaration[] = [];
}

export function effectsOfSummary({ outcomes, assumptions, unknown }: Summary): LocalEffects {
  const found = new LocalEffects();
  found.unknown = unknown;
  for (const assumption of assumptions) found.assumptions.add(assumption);
  for (const { kind, type, fields, allocated } of outcomes) {
    for (const field of fields.keys()) {
      if (field === EPOCH) found.open = 'it may run anything';
      else found.fields.add(field);
    }
    for (const each of allocated) found.allocated.add(each.type);
    if (kind === 'throw') found.throws.add(type);
  }
  return found;
}

export function effectsOfCode(
  world: RelationalWorld,
  method: MethodDeclaration,
  targets: (call: CallInstruction) => CallTargets,
  trustOf: (targets: CallTargets) => Trust,
): LocalEffects {
  const found = new LocalEffects();
  const body = method.body();
  if (body === undefined) found.open = `${method.owner}.${method.name} has no code`;
  for (const { instruction } of body?.edges ?? []) {
    if (instruction.kind === 'call') addCall(world, instruction, targets(instruction), trustOf, found);
    else addInstruction(world, instruction, found);
  }
  return found;
}

function addInstruction(world: RelationalWorld, instruction: Instruction, found: LocalEffects): void {
  switch (instruction.kind) {
    case 'store': {
      const { place } = instruction;
      if (place.kind === 'element') found.fields.add(world.elements(place.base.type));
      if (place.kind !== 'field' && place.kind !== 'static') return;
      const field = world.resolved(place.field, place.kind === 'static' ? 'static' : 'own');
      if (!world.isOpaque(field.owner)) found.fields.add(field);
      return;
    }
    case 'new':
      found.allocated.add(instruction.type);
      return;
    case 'new-array': {
      let type = instruction.type;
      for (const _ of instruction.lengths) {
        found.allocated.add(type);
        type = elementType(type);
      }
      return;
    }
    case 'assign':
      if (instruction.value.kind === 'binary' && instruction.value.operator === 'concat') {
        found.allocated.add('java.lang.String');
      }
      return;
    case 'check':
      found.throws.add(instruction.exception);
      found.allocated.add(instruction.exception);
      return;
    case 'initialise':
      found.initialisers.push(...ownInitialisers(world, instruction.type));
      for (const name of countedAsInitialised(world, instruction.type)) found.assumptions.add(`library-model:${name}`);
      return;
    case 'throw':
      found.throws.add(instruction.value.type);
      return;
    case 'unsupported':
      found.open = `code that was not translated: ${instruction.reason}`;
  }
}

/** The effects of one call. */
export function effectsOfCall(
  world: RelationalWorld,
  instruction: CallInstruction,
  targets: CallTargets,
  trustOf: (targets: CallTargets) => Trust,
): LocalEffects {
  const found = new LocalEffects();
  addCall(world, instruction, targets, trustOf, found);
  return found;
}

function addCall(
  world: RelationalWorld,
  instruction: CallInstruction,
  targets: CallTargets,
  trustOf: (targets: CallTargets) => Trust,
  found: LocalEffects,
): void {
  const { method } = instruction;
  const { resolved, methods, opened, open, contract } = targets;
  if (resolved === undefined || open) {
    found.open ??= `a call of ${method.owner}.${method.name} may run anything`;
    return;
  }
  for (const callee of contract === undefined ? methods : []) {
    const moved = intrinsicEffects(world, callee, instruction);
    if (moved === undefined) {
      found.callees.push({ method: callee, isOpened: false });
      if (!targets.isFramed) found.read.push(callee);
      continue;
    }
    for (const field of moved.fields) found.fields.add(field);
    for (const type of moved.allocated) found.allocated.add(type);
    for (const type of moved.throws) found.throws.add(type);
  }
  for (const callee of contract === undefined ? opened : []) found.callees.push({ method: callee, isOpened: true });
  if (opened.length > 0 && world.isOpaque(resolved.result)) {
    // What it returns may be a view of content that no specification speaks of.
    found.unknown ??= `${method.owner}.${method.name} may return a view`;
  }
  if (contract !== undefined) {
    found.trusts.push(trustOf(targets));
    found.assumptions.add(`library-spec:${contract}`);
    found.throws.add('java.lang.Throwable');
    if (resolved.result === 'java.lang.String') found.allocated.add('java.lang.String');
  }
  if (methods.length > 0 && !hasFlag(resolved, Flag.STATIC) && isOverridable(resolved)) {
    found.assumptions.add('known-subclasses');
  }
}

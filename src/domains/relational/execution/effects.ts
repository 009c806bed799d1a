/** What a method and all that it calls may write and allocate, whatever happens: the frame, found without executing. */
import type { CallInstruction } from '../../../engine/code.js';
import type { Targets } from '../../../engine/dispatch.js';
import type { Instruction } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, type TypeName } from '../../../ir/types.js';
import type { Summary } from '../summary.js';
import type { FieldName } from '../symbols.js';
import { initialisersOf } from './initialise.js';
import { intrinsicFields } from './intrinsics.js';
import type { World } from './world.js';

/** A frame that needs more methods than this is not looked for. */
const MOST_METHODS = 2000;
const INITIALISER_FAILURE = 'java.lang.ExceptionInInitializerError';

export interface Effects {
  /** Fields that may be written, in whatever object. */
  readonly fields: ReadonlySet<FieldName>;
  readonly allocated: ReadonlySet<TypeName>;
  /** Classes of what may be thrown, or their superclasses. */
  readonly throws: ReadonlySet<ClassName>;
  readonly assumptions: ReadonlySet<string>;
  /** Why more may happen. */
  readonly unknown: string | undefined;
}

interface LocalEffects extends Effects {
  /** Those of classes that may be initialised. */
  readonly initialisers: readonly MethodDeclaration[];
  readonly callees: readonly MethodDeclaration[];
}
export class EffectTable {
  readonly #world: World;
  /** What stands in for the method's code: a specification, or what is known of a native method. */
  readonly #standIn: (method: MethodDeclaration) => Summary | undefined;
  readonly #mostTargets: number;
  readonly #targets: (call: CallInstruction) => Targets;
  readonly #local = new Map<MethodDeclaration, LocalEffects>();

  constructor(
    world: World,
    mostTargets: number,
    standIn: (method: MethodDeclaration) => Summary | undefined,
    targets: (call: CallInstruction) => Targets,
  ) {
    this.#targets = targets;
    this.#world = world;
    this.#mostTargets = mostTargets;
    this.#standIn = standIn;
  }

  /** What its code calls, as far as types tell. */
  callees(method: MethodDeclaration): readonly MethodDeclaration[] {
    const { callees, initialisers } = this.#effects(method);
    return initialisers.length === 0 ? callees : [...callees, ...initialisers];
  }

  /** `isQuiet`: initialisers that count as run before. */
  of(method: MethodDeclaration, isQuiet: (initialiser: MethodDeclaration) => boolean): Effects {
    const reached = new Set([method]);
    const throws = new Set<ClassName>();
    const fields = new Set<FieldName>();
    const allocated = new Set<TypeName>();
    const assumptions = new Set<string>();
    for (const each of reached) {
      const local = this.#effects(each);
      const unknown = local.unknown ?? (reached.size > MOST_METHODS ? 'it calls too many methods' : undefined);
      if (unknown !== undefined) return { fields, allocated, throws, assumptions, unknown };
      for (const field of local.fields) fields.add(field);
      for (const type of local.allocated) allocated.add(type);
      for (const assumption of local.assumptions) assumptions.add(assumption);
      for (const type of local.throws) throws.add(type);
      for (const callee of local.callees) reached.add(callee);
      for (const initialiser of local.initialisers) {
        if (isQuiet(initialiser)) continue;
        throws.add(INITIALISER_FAILURE);
        fields.add(this.#world.initialised(initialiser.owner));
        allocated.add(INITIALISER_FAILURE);
        reached.add(initialiser);
      }
    }
    return { fields, allocated, throws, assumptions, unknown: undefined };
  }

  #effects(method: MethodDeclaration): LocalEffects {
    let effects = this.#local.get(method);
    if (effects === undefined) {
      effects = this.#compute(method);
      this.#local.set(method, effects);
    }
    return effects;
  }

  #compute(method: MethodDeclaration): LocalEffects {
    const standIn = this.#standIn(method);
    if (standIn !== undefined) return ofSummary(standIn);
    const found = new Collecting(this.#world);
    const body = method.body();
    if (body === undefined) found.unknown = `${method.owner}.${method.name} has no code`;
    for (const { instruction } of body?.edges ?? []) this.#add(instruction, found);
    return found;
  }

  #add(instruction: Instruction, found: Collecting): void {
    switch (instruction.kind) {
      case 'store':
        found.store(instruction.place);
        return;
      case 'new':
        found.allocate(instruction.type);
        return;
      case 'new-array': {
        let type = instruction.type;
        for (const _ of instruction.lengths) {
          found.allocate(type);
          type = elementType(type);
        }
        return;
      }
      case 'assign':
        if (instruction.value.kind === 'binary' && instruction.value.operator === 'concat') {
          found.allocate('java.lang.String');
        }
        return;
      case 'check':
        found.throws.add(instruction.exception);
        found.allocate(instruction.exception);
        return;
      case 'initialise':
        found.initialisers.push(...initialisersOf(this.#world, instruction.type));
        return;
      case 'throw':
        found.throws.add(instruction.value.type);
        return;
      case 'unsupported':
        found.unknown = `code that was not translated: ${instruction.reason}`;
        return;
      case 'call':
        this.#addCall(instruction, this.#targets(instruction), found);
    }
  }

  #addCall(instruction: CallInstruction, { resolved, methods, open }: Targets, found: Collecting): void {
    const { method } = instruction;
    if (resolved === undefined || open || methods.length > this.#mostTargets) {
      found.unknown ??= `a call of ${method.owner}.${method.name} may run anything`;
      return;
    }
    for (const callee of methods) {
      const moved = intrinsicFields(this.#world, callee, instruction);
      if (moved === undefined) {
        found.callees.push(callee);
        continue;
      }
      for (const field of moved.fields) found.fields.add(field);
      for (const type of moved.allocated) {
        found.allocate(type);
        found.throws.add(type);
      }
    }
    if (methods.length > 0 && !hasFlag(resolved, Flag.STATIC)) {
      if (!hasFlag(resolved, Flag.FINAL) && !hasFlag(resolved, Flag.PRIVATE) && resolved.name !== '<init>') {
        found.assumptions.add('known-subclasses');
      }
    }
  }
}

class Collecting implements LocalEffects {
  readonly fields = new Set<FieldName>();
  readonly allocated = new Set<TypeName>();
  readonly callees: MethodDeclaration[] = [];
  readonly initialisers: MethodDeclaration[] = [];
  readonly throws = new Set<ClassName>();
  readonly assumptions = new Set<string>();
  unknown: string | undefined;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  store(place: Extract<Instruction, { kind: 'store' }>['place']): void {
    if (place.kind === 'element') this.fields.add(this.#world.elements(place.base.type));
    if (place.kind !== 'field' && place.kind !== 'static') return;
    const field = this.#world.resolved(place.field, place.kind === 'static');
    if (!this.#world.isOpaque(field.owner)) this.fields.add(field);
  }

  allocate(type: TypeName): void {
    this.allocated.add(type);
  }
}

function ofSummary({ outcomes, assumptions, unknown }: Summary): LocalEffects {
  const fields = new Set(outcomes.flatMap((outcome) => [...outcome.fields.keys()]));
  const allocated = new Set(outcomes.flatMap((outcome) => outcome.allocated.map(({ type }) => type)));
  const throws = new Set(outcomes.flatMap(({ kind, type }) => (kind === 'throw' ? [type] : [])));
  return { fields, allocated, throws, callees: [], initialisers: [], assumptions, unknown };
}

/**
 * Fields that hold objects of one class only, since all that is ever stored into them is made on the spot: private and final ones, whose stores
 * are all seen. Not so where a stream, a framework, reflection or native code of the input may set them.
 */
import type { Body } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { FieldReference, Operand } from '../ir/instructions.js';
import { type ClassDeclaration, type FieldDeclaration, Flag, hasFlag } from '../ir/program.js';
import { type ClassName, isReference, SERIALIZABLE } from '../ir/types.js';
import { FRAMEWORKS } from '../library/index.js';
import { outermost } from './components.js';
import { Definitions } from './flow/definitions.js';
import { Reflected } from './reflected.js';

/** Stands for anything else than new objects of one class. */
const MIXED = '';

export class HeldClasses {
  readonly #hierarchy: Hierarchy;
  readonly #reflected: Reflected;
  readonly #held: ReadonlyMap<FieldDeclaration, ClassName>;
  readonly #definitions = new WeakMap<Body, Definitions>();

  /** `classes`: all of the input, whose bodies have been read. */
  constructor(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    this.#reflected = new Reflected(hierarchy, classes);
    const held = new Map<FieldDeclaration, ClassName>();
    const whole = wholeNests(hierarchy, classes);
    for (const declaration of classes) {
      for (const method of declaration.methods) {
        const body = method.body();
        for (const { instruction } of body?.edges ?? []) {
          if (body === undefined || instruction.kind !== 'store' || !isReference(instruction.value.type)) continue;
          if (instruction.place.kind !== 'field' && instruction.place.kind !== 'static') continue;
          const field = hierarchy.resolveField(instruction.place.field);
          if (field === undefined || !this.#isSeen(field, whole)) continue;
          const made = this.#made(instruction.value, body);
          if (made === undefined) continue;
          held.set(field, (held.get(field) ?? made) === made ? made : MIXED);
        }
      }
    }
    this.#held = held;
  }

  /** The class of the object that the operand was read as from such a field, where it is not null. */
  of(operand: Operand, body: Body): ClassName | undefined {
    if (this.#held.size === 0) return undefined;
    const place = this.#definitionsOf(body).readFrom(operand);
    return place?.kind === 'field' || place?.kind === 'static' ? this.#heldBy(place.field) : undefined;
  }

  #heldBy(field: FieldReference): ClassName | undefined {
    const declared = this.#hierarchy.resolveField(field);
    const held = declared === undefined ? undefined : this.#held.get(declared);
    return held === MIXED ? undefined : held;
  }

  #definitionsOf(body: Body): Definitions {
    let known = this.#definitions.get(body);
    if (known === undefined) {
      known = new Definitions(body);
      this.#definitions.set(body, known);
    }
    return known;
  }

  /** Whether all code is seen that can store into the field. */
  #isSeen(field: FieldDeclaration, whole: ReadonlySet<ClassName>): boolean {
    if (!hasFlag(field, Flag.PRIVATE) && !hasFlag(field, Flag.FINAL)) return false;
    if (!whole.has(outermost(this.#hierarchy, field.owner)) || this.#reflected.at(field) !== undefined) return false;
    if (hasFlag(field, Flag.STATIC)) return true;
    return field.annotations.length === 0 && !this.#hierarchy.isSubclass(field.owner, SERIALIZABLE);
  }

  /** The class of the new object; undefined: null. */
  #made(value: Operand, body: Body): ClassName | undefined {
    const definitions = this.#definitionsOf(body);
    const seen = new Set<Operand>();
    for (let each = value; !seen.has(each); ) {
      seen.add(each);
      if (each.kind === 'constant') return each.value === null ? undefined : MIXED;
      const instruction = definitions.only(each)?.instruction;
      if (instruction?.kind === 'new') return instruction.type;
      if (instruction?.kind !== 'assign') return MIXED;
      const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
      if (source.kind !== 'variable' && source.kind !== 'constant') return MIXED;
      each = source;
    }
    return MIXED;
  }
}

/** Top-level classes that are input with all that is nested in them, and whose code is understood. */
function wholeNests(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]): ReadonlySet<ClassName> {
  const here = new Set(classes.map(({ name }) => name));
  const whole = new Set(classes.map(({ name }) => outermost(hierarchy, name)));
  for (const declaration of classes) {
    const isUnderstood = declaration.methods.every(
      (method) =>
        !hasFlag(method, Flag.NATIVE) &&
        (method.body()?.edges ?? []).every(({ instruction }) => instruction.kind !== 'unsupported'),
    );
    const isWhole = declaration.members.every((member) => here.has(member)) && !FRAMEWORKS.addsMembers(declaration);
    if (!isUnderstood || !isWhole) whole.delete(outermost(hierarchy, declaration.name));
  }
  for (const name of whole) if (!here.has(name)) whole.delete(name);
  return whole;
}

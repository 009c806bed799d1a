/** Fields of inner classes that hold the object around: compilers set them before anything can read them, as code can show. */
import type { Body, Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference, Instruction } from '../../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';

export class OuterInstances {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<string, boolean>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /**
   * Whether the field never holds null where it is read. Compilers pass an object that they have checked; but those of old
   * class files set the field only after the constructor of the superclass, which may call a method that reads it.
   */
  isSetFirst({ owner, name }: FieldReference): boolean {
    if (!name.startsWith('this$')) return false;
    const key = `${owner}.${name}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#decide(owner, name);
      this.#known.set(key, known);
    }
    return known;
  }

  #decide(owner: string, name: string): boolean {
    const field = this.#hierarchy.declaredField(owner, name);
    if (field === undefined || !hasFlag(field, Flag.SYNTHETIC) || !hasFlag(field, Flag.FINAL)) return false;
    const constructors = this.#hierarchy.declaredMethods(owner, '<init>');
    return constructors.length > 0 && constructors.every((method) => setsFirst(method, name));
  }
}

/** Whether the constructor sets the field from a parameter, or leaves that to another one, before anything else runs. */
function setsFirst(method: MethodDeclaration, field: string): boolean {
  const body = method.body();
  if (body === undefined) return false;
  const seen = new Set<number>();
  for (let point = body.entry; !seen.has(point); ) {
    seen.add(point);
    const [edge, another] = body.outgoing[point] ?? [];
    if (edge === undefined || another !== undefined) return false;
    if (isSet(edge.instruction, body, method.owner, field)) return true;
    if (!isQuiet(edge)) return false;
    point = edge.to;
  }
  return false;
}

function isSet(instruction: Instruction, { parameters }: Body, owner: string, field: string): boolean {
  const [receiver] = parameters;
  if (instruction.kind === 'store') {
    const { place, value } = instruction;
    if (place.kind !== 'field' || place.base !== receiver || place.field.name !== field) return false;
    return place.field.owner === owner && parameters.some((parameter) => parameter === value);
  }
  if (instruction.kind !== 'call') return false;
  const { method, arguments: operands } = instruction;
  return method.name === '<init>' && method.owner === owner && operands[0] === receiver;
}

/** Runs no code of others. */
function isQuiet({ instruction: { kind } }: Edge): boolean {
  return kind === 'store' || kind === 'assign' || kind === 'load';
}

/**
 * Final fields that nothing writes but the constructors of their class, in the object under construction. No call that runs changes such a field
 * of an object that code above it knows, but that of a constructor; for the constructor itself is at most somewhere above.
 */
import type { Code } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';

export class FinalFields {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<string, boolean>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  has(field: FieldReference): boolean {
    const key = `${field.owner}.${field.name}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#isSettled(field);
      this.#known.set(key, known);
    }
    return known;
  }

  #isSettled({ owner, name }: FieldReference): boolean {
    const declared: FieldDeclaration | undefined = this.#hierarchy.declaredField(owner, name);
    if (declared === undefined || !hasFlag(declared, Flag.FINAL) || hasFlag(declared, Flag.STATIC)) return false;
    // A compiler sees to that; whoever wrote the class file need not have used one.
    return (this.#hierarchy.find(owner)?.methods ?? []).every((method) => {
      const body = method.body();
      return body === undefined || writesOwnOnly({ method, body }, name);
    });
  }
}

function writesOwnOnly({ method, body: { edges, parameters } }: Code, field: string): boolean {
  const [receiver] = parameters;
  const bases = edges.flatMap(({ instruction }) => {
    const isStore = instruction.kind === 'store' && instruction.place.kind === 'field';
    return isStore && instruction.place.field.name === field ? [instruction.place.base] : [];
  });
  if (bases.length === 0) return true;
  const isReceiver = edges.every(({ instruction }) => definedVariable(instruction) !== receiver);
  return method.name === '<init>' && isReceiver && bases.every((base) => base === receiver);
}

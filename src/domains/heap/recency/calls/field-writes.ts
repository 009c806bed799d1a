/** Which fields calls may write that are not followed, by their numbers. */
import type { CallInstruction } from '../../../../engine/code.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import type { FieldTable } from '../state/field-table.js';

export interface CallWrites {
  /** Whether fields of the class are the program's: others, and elements, any code of the library may write. */
  isOfProgram(name: ClassName): boolean;
  /** The fields of the program that the call may write, of what it names or of what is selected; undefined: any. */
  by(call: CallInstruction, selected?: MethodDeclaration): { readonly fields: readonly FieldReference[] } | undefined;
}

export interface FieldsWritten {
  /** Whether the field, of an object or a class, surely stays as it is. */
  readonly keeps: (field: number) => boolean;
  /** Those of objects that may be written, the program's. */
  readonly ofObjects: readonly number[];
}

export class FieldWrites {
  readonly #hierarchy: Hierarchy;
  readonly #fields: FieldTable;
  readonly #writes: CallWrites | undefined;
  readonly #isOfProgram = new Map<number, boolean>();
  readonly #written = new Map<string, FieldsWritten>();

  constructor(hierarchy: Hierarchy, fields: FieldTable, writes: CallWrites | undefined) {
    this.#hierarchy = hierarchy;
    this.#fields = fields;
    this.#writes = writes;
  }

  /** What the call may write where it runs the callee; undefined: anything. */
  by(call: CallInstruction, callee: MethodDeclaration): FieldsWritten | undefined {
    const isChosen = callee !== this.#hierarchy.resolveMethod(call.method);
    const fields = this.#writes?.by(call, isChosen ? callee : undefined)?.fields;
    if (fields === undefined) return undefined;
    const numbers = fields.map((field) => this.#fields.field(field));
    const key = numbers.join();
    let known = this.#written.get(key);
    if (known === undefined) {
      const all = new Set(numbers);
      const ofObjects = numbers.filter((_, index) => !this.#isStatic(fields[index]));
      known = { keeps: (field) => !all.has(field) && this.isOfProgram(field), ofObjects };
      this.#written.set(key, known);
    }
    return known;
  }

  /** Whether only code of the program writes it. */
  readonly isOfProgram = (field: number): boolean => {
    let known = this.#isOfProgram.get(field);
    if (known === undefined) {
      const owner = this.#fields.fieldOf(field)?.owner;
      known = owner !== undefined && this.#writes?.isOfProgram(owner) === true;
      this.#isOfProgram.set(field, known);
    }
    return known;
  };

  #isStatic(field: FieldReference | undefined): boolean {
    const declaration = field && this.#hierarchy.resolveField(field);
    return declaration !== undefined && hasFlag(declaration, Flag.STATIC);
  }
}

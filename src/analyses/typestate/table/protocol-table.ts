/** A program in which protocols take the place of the library classes of their names. Code of the program is the same as without them. */
import type { ClassDeclaration, ClassTable } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';

export class ProtocolTable implements ClassTable {
  readonly #program: ClassTable;
  readonly #protocols: ClassTable;
  /** Of the top-level classes that have a protocol. */
  readonly #names: ReadonlySet<ClassName>;

  /** `names`: top-level classes of `protocols`; none of them is a class of the program's input. */
  constructor(program: ClassTable, protocols: ClassTable, names: ReadonlySet<ClassName>) {
    this.#program = program;
    this.#protocols = protocols;
    this.#names = names;
  }

  find(name: ClassName): ClassDeclaration | undefined {
    return this.isProtocol(name) ? this.#protocols.find(name) : this.#program.find(name);
  }

  /** Whether the class, or the one around it, has a protocol. */
  isProtocol(name: ClassName): boolean {
    const dollar = name.indexOf('$');
    return this.#names.has(dollar === -1 ? name : name.slice(0, dollar));
  }

  inputs(): readonly ClassName[] {
    return [...this.#program.inputs(), ...this.#protocols.inputs().filter((name) => this.isProtocol(name))];
  }

  diagnostics(): readonly Diagnostic[] {
    return this.#program.diagnostics();
  }
}

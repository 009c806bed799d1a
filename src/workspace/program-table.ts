/** One class table over sources and class files. */
import type { ClassFileListing } from '../frontends/classfile/class-path.js';
import type { ClassFileTable } from '../frontends/classfile/declarations/class-file-table.js';
import type { ClassDeclaration, ClassTable } from '../ir/program.js';
import type { Diagnostic } from '../ir/span.js';
import type { ClassName } from '../ir/types.js';

export class ProgramTable implements ClassTable {
  readonly #java: ClassTable;
  readonly #compiled: ClassFileTable;
  /** Of the class files to analyse; what sources declare as well is taken out. */
  readonly #names: readonly ClassName[];
  #inputs:
    | { readonly sources: readonly ClassName[]; readonly made: number; readonly names: readonly ClassName[] }
    | undefined;

  /** `java` finds classes of class files, too. */
  constructor(java: ClassTable, compiled: ClassFileTable, classes: readonly ClassFileListing[]) {
    this.#java = java;
    this.#compiled = compiled;
    const sources = new Set(java.inputs());
    this.#names = classes.flatMap((listing) => listing.names()).filter((name) => !isInside(sources, name));
  }

  find(name: ClassName): ClassDeclaration | undefined {
    return this.#java.find(name);
  }

  inputs(): readonly ClassName[] {
    const sources = this.#java.inputs();
    if (this.#names.length === 0) return sources;
    const made = this.#compiled.syntheticCount();
    if (this.#inputs === undefined || this.#inputs.sources !== sources || this.#inputs.made !== made) {
      const compiled = this.#names.flatMap((name) => [name, ...this.#compiled.syntheticOf(name)]);
      this.#inputs = { sources, made, names: [...sources, ...compiled] };
    }
    return this.#inputs.names;
  }

  diagnostics(): readonly Diagnostic[] {
    return [...this.#java.diagnostics(), ...this.#compiled.diagnostics()];
  }
}

/** Whether a source declares the class or one around it. */
function isInside(sources: ReadonlySet<ClassName>, name: ClassName): boolean {
  for (let end = name.length; end > 0; end = name.lastIndexOf('$', end - 1)) {
    if (sources.has(name.slice(0, end))) return true;
  }
  return false;
}

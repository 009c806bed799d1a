/** Classes of class files as declarations of the IR. */
import type { ClassDeclaration, ClassTable, Clause } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassFileProvider } from '../class-path.js';
import type { ClassFile } from '../format/class-file.js';

/** What a `.jml` skeleton says of a class; asked once for each class. */
export interface ClassSpecification {
  readonly invariants: readonly Clause[];
  clausesOf(name: string, descriptor: string): readonly Clause[];
  /**
   * What the skeleton calls the parameters of a method, which its clauses speak of; undefined where it does not list the
   * method. Without synthetic parameters: the names are those of the last parameters of the descriptor.
   */
  parameterNames(name: string, descriptor: string): readonly string[] | undefined;
}

export interface ClassFileTableOptions {
  readonly provider: ClassFileProvider;
  /** The whole program's table, this one included: for hierarchy questions. May be called once the table is open. */
  readonly program: () => ClassTable;
  /** The path of a class's source as shown to the user, where it is known: `--sourcepath`. `name` is `a/b/C.java`. */
  readonly sourcePath?: (name: string) => string | undefined;
  readonly specification?: (name: ClassName) => ClassSpecification | undefined;
}

export interface ClassFileTable {
  /** Also classes that lambdas bring forth, before their body is asked for. Undefined for a damaged file, after a diagnostic. */
  find(name: ClassName): ClassDeclaration | undefined;
  /** The class file itself, for the source front end. */
  file(name: ClassName): ClassFile | undefined;
  /** How many classes were made for lambdas so far: tells whether `syntheticOf` has changed. */
  syntheticCount(): number;
  /** Classes made for lambdas of this class as far as its bodies were translated. */
  syntheticOf(name: ClassName): readonly ClassName[];
  /** `span.file` is the class file's path, or the source's name with a line where a body is concerned. */
  diagnostics(): readonly Diagnostic[];
}

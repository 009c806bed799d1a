/** The Java source front end: opens sources as a program of the intermediate representation. */
import type { ClassTable } from '../../ir/program.js';
import { type ClassName, packageOf } from '../../ir/types.js';
import type { ClassFileTable, ClassSpecification } from '../classfile/declarations/class-file-table.js';
import { fieldConstant } from './elaboration/classes/constant-fields.js';
import { JavaProgram, type OpenedLibrary } from './elaboration/program.js';
import type { LibraryProvider } from './model/model.js';
import { openModel } from './model/open-model.js';
import type { FindSkeleton } from './skeletons/skeletons.js';
import type { JavaParser } from './syntax/parse.js';
import type { SourceFile } from './syntax/tree.js';

export interface JavaSources {
  readonly parser: JavaParser;
  /** The files to analyse. */
  readonly inputs: readonly { readonly path: string; readonly text: string }[];
  /** Where other classes come from: class path, library models, JDK sources. */
  readonly provider: LibraryProvider;
  /** Reads the class files that the provider answers with. It may ask this program for classes of the source. */
  readonly compiled?: ClassFileTable;
  /** The class files of classes of the input, where there are any: they supply what the source lacks. May be `compiled`. */
  readonly twins?: ClassFileTable;
  /** The `.jml` skeletons of classes from class files. */
  readonly skeleton?: FindSkeleton;
  /** Classes that need not be opened again; told the packages of the inputs. */
  readonly opened?: (packages: ReadonlySet<string>) => OpenedLibrary | undefined;
}

export type { OpenedLibrary } from './elaboration/program.js';

export interface JavaClassTable extends ClassTable {
  /** Elaborates and lowers every body of the input, so that `inputs` and `diagnostics` are complete. */
  elaborateAll(): void;
  /** What a skeleton says of a class from a class file: for the table of class files to ask. */
  specificationOf(name: ClassName): ClassSpecification | undefined;
}

/** Nothing is elaborated yet; syntax errors are among the diagnostics at once. Never throws. */
export function openJavaProgram(sources: JavaSources): JavaClassTable {
  const { parser, provider, compiled, twins, skeleton } = sources;
  const inputs = sources.inputs.map(({ path, text }) => parser.parse(path, text));
  let program: JavaProgram | undefined;
  const model = openModel({
    parser,
    inputs,
    provider,
    ...(compiled === undefined ? {} : { classFile: (name) => compiled.file(name) }),
    ...(twins === undefined ? {} : { twin: (name) => twins.file(name) }),
    constantOf: (field, initialiser) => program && fieldConstant(program.elaborator, field, initialiser),
  });
  const opened = sources.opened?.(new Set(model.inputClasses().map(({ name }) => packageOf(name))));
  program = new JavaProgram(model, {
    ...(opened === undefined ? {} : { opened }),
    ...(compiled === undefined ? {} : { compiled }),
    ...(twins === undefined ? {} : { twins }),
    ...(skeleton === undefined ? {} : { skeletons: { parser, find: skeleton } }),
  });
  for (const file of inputs) reportLoose(program, file);
  return program;
}

const TOP_LEVEL: ReadonlySet<string> = new Set([
  'package_declaration',
  'import_declaration',
  'module_declaration',
  'class_declaration',
  'interface_declaration',
  'enum_declaration',
  'record_declaration',
  'annotation_type_declaration',
  'ERROR',
]);

/** Methods, fields and statements outside of classes: classes without a declaration are not supported. */
function reportLoose(program: JavaProgram, file: SourceFile): void {
  const loose = file.root.children.find((child) => child.named && !TOP_LEVEL.has(child.kind));
  if (loose === undefined) return;
  program.report('warning', 'code outside of a class is not supported, and is not used', file.span(loose));
}

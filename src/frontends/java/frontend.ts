/** The Java source front end: opens sources as a program of the intermediate representation. */
import type { ClassTable } from '../../ir/program.js';
import { fieldConstant } from './elaboration/constant-fields.js';
import { JavaProgram } from './elaboration/program.js';
import type { SourceProvider } from './model/model.js';
import { openModel } from './model/open-model.js';
import type { JavaParser } from './syntax/parse.js';

export interface JavaSources {
  readonly parser: JavaParser;
  /** The files to analyse. */
  readonly inputs: readonly { readonly path: string; readonly text: string }[];
  /** Where other classes come from: class path, library models, JDK sources. */
  readonly provider: SourceProvider;
}

export interface JavaClassTable extends ClassTable {
  /** Elaborates and lowers every body of the input, so that `inputs` and `diagnostics` are complete. */
  elaborateAll(): void;
}

/** Nothing is elaborated yet; syntax errors are among the diagnostics at once. Never throws. */
export function openJavaProgram(sources: JavaSources): JavaClassTable {
  const { parser, provider } = sources;
  const inputs = sources.inputs.map(({ path, text }) => parser.parse(path, text));
  let program: JavaProgram | undefined;
  const model = openModel({
    parser,
    inputs,
    provider,
    constantOf: (field, initialiser) => program && fieldConstant(program.elaborator, field, initialiser),
  });
  program = new JavaProgram(model);
  return program;
}

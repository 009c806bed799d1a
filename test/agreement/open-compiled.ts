/** A program of class files: what they lack comes from the bundled models. */
import { sourceEntries } from '../../src/cli/input/source-folders.js';
import type { ClassFileProvider } from '../../src/frontends/classfile/class-path.js';
import type { openClassFiles } from '../../src/frontends/classfile/declarations/open.js';
import type { ClassTable } from '../../src/ir/program.js';
import type { ClassName } from '../../src/ir/types.js';
import { MODELS, openTexts, openWith } from '../support/open.js';

/** `openClassFiles`, or a broken one. */
export type OpenClassFiles = typeof openClassFiles;

/** As the command line opens them. */
export async function openCompiled(provider: ClassFileProvider, inputs: readonly ClassName[]): Promise<ClassTable> {
  const listing = { find: provider.find, hasPackage: provider.hasPackage, names: () => inputs };
  return (await openWith({ inputs: [], classes: [listing], library: sourceEntries(MODELS) })).table;
}

/** The models by themselves. */
export async function openModels(): Promise<ClassTable> {
  return (await openTexts([])).table;
}

/** The same with any front end for class files, and nothing between it and models that others may use as well. */
export function openCompiledBy(
  open: OpenClassFiles,
  models: ClassTable,
  provider: ClassFileProvider,
  inputs: readonly ClassName[],
): ClassTable {
  const compiled = open({ provider, program: () => table });
  const table: ClassTable = {
    find: (name) => compiled.find(name) ?? models.find(name),
    inputs: () => inputs.flatMap((name) => [name, ...compiled.syntheticOf(name)]),
    diagnostics: () => compiled.diagnostics(),
  };
  return table;
}

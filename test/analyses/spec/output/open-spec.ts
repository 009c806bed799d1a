/** Specifications of the methods of some files, for tests. */
import { SpecProgram } from '../../../../src/analyses/spec/index.js';
import type { MethodDeclaration } from '../../../../src/ir/program.js';
import { DEFAULT_OPTIONS } from '../../../../src/machines/relational/options.js';
import type { Workspace } from '../../../../src/workspace/index.js';
import { selectClasses, selectMethods } from '../../../../src/workspace/selection.js';

export interface Specified {
  readonly program: SpecProgram;
  readonly methods: readonly MethodDeclaration[];
}

export function specified({ table }: Workspace): Specified {
  const { classes } = selectClasses(table, []);
  const methods = selectMethods(table, { classes: [], methods: [] })
    .methods.map(({ method }) => method)
    .filter((method) => method.body() !== undefined && method.name !== '<clinit>');
  return { program: new SpecProgram(table, classes, { ...DEFAULT_OPTIONS, isAll: false }), methods };
}

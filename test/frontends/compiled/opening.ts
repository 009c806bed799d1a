/** Opens Java text as a program over class files, with the bodies of both. */
import type { ClassFileProvider } from '../../../src/frontends/classfile/class-path.js';
import { openClassFiles } from '../../../src/frontends/classfile/declarations/open.js';
import { type JavaClassTable, type JavaSources, openJavaProgram } from '../../../src/frontends/java/frontend.js';
import { openParser } from '../elaboration/opening.js';
import { withModels } from './resolving.js';

export type More = Partial<Pick<JavaSources, 'skeleton'>> & { readonly twins?: ClassFileProvider };

/** Sources by path; what the class files lack comes from the models. */
export async function openAgainst(
  classes: ClassFileProvider,
  sources: Readonly<Record<string, string>>,
  more: More = {},
): Promise<JavaClassTable> {
  const { twins, ...rest } = more;
  const program = (): JavaClassTable => table;
  const specification = (name: string) => table.specificationOf(name);
  const table: JavaClassTable = openJavaProgram({
    parser: await openParser(),
    inputs: Object.entries(sources).map(([file, text]) => ({ path: file, text })),
    provider: withModels(classes),
    compiled: openClassFiles({ provider: classes, program, specification }),
    ...(twins === undefined ? {} : { twins: openClassFiles({ provider: twins, program }) }),
    ...rest,
  });
  return table;
}

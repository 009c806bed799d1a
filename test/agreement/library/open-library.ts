/**
 * A program whose library is real: java.util and more from the JDK's image, jars from their files, java.lang and what else rests on native
 * code from the bundled models.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceEntries, sourceFolder } from '../../../src/cli/input/source-folders.js';
import { isBoundToMachine } from '../../../src/execution/natives/bound-models.js';
import { openJar } from '../../../src/frontends/classfile/archive/jar.js';
import { openImage } from '../../../src/frontends/classfile/archive/jimage.js';
import type { ClassFileListing } from '../../../src/frontends/classfile/class-path.js';
import type { ClassTable } from '../../../src/ir/program.js';
import { onlyClasses } from '../../../src/workspace/library.js';
import { MODELS, openWith } from '../../support/open.js';
import { changedBodies } from '../changed-bodies.js';
import { openFile } from '../file-access.js';
import type { Jdk } from '../jdks.js';

/** Source of a few more classes. */
const STAND_INS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'stand-ins');

export interface RealLibrary {
  readonly table: ClassTable;
  /** Methods of class files, the input's excluded, whose code a machine has run so far: `java.util.ArrayList.add(Ljava/lang/Object;)Z`. */
  readonly executed: ReadonlySet<string>;
}

export async function openRealLibrary(
  jdk: Jdk,
  jars: readonly string[],
  inputs: ClassFileListing,
): Promise<RealLibrary> {
  const image = openImage(openFile(path.join(jdk.home, 'lib', 'modules')));
  const archives = jars.map((jar) => openJar(openFile(jar), { path: jar, origin: 'classpath', release: jdk.release }));
  const { table } = await openWith({
    inputs: [],
    classes: [inputs],
    library: [
      ...archives.map((provider) => ({ kind: 'classes', provider }) as const),
      ...sourceEntries(sourceFolder(STAND_INS, 'model'), onlyClasses(MODELS, isBoundToMachine)),
      { kind: 'classes', provider: image },
      ...sourceEntries(MODELS),
    ],
  });
  const executed = new Set<string>();
  return { table: observed(table, executed), executed };
}

/** The machine asks for a method's body when it first calls it, and for no other. */
function observed(table: ClassTable, executed: Set<string>): ClassTable {
  return changedBodies(table, (method) => {
    const isLibrary = table.find(method.owner)?.origin !== 'input';
    if (isLibrary) executed.add(`${method.owner}.${method.name}${method.descriptor}`);
    return method.body();
  });
}

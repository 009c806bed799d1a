/** Class files for sources to be resolved against. */
import path from 'node:path';
import { openImage } from '../../../src/frontends/classfile/archive/jimage.js';
import type { ClassFileProvider } from '../../../src/frontends/classfile/class-path.js';
import type { ClassFileTable } from '../../../src/frontends/classfile/declarations/class-file-table.js';
import { type ClassFile, ClassFileProblem } from '../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../src/frontends/classfile/format/read.js';
import type { JavaSources } from '../../../src/frontends/java/frontend.js';
import type { LibraryProvider } from '../../../src/frontends/java/model/model.js';
import { openFile } from '../../agreement/file-access.js';
import { findJdks } from '../../agreement/jdks.js';
import { MODELS } from '../../support/open.js';

/** Class files as they are, without any declarations: enough to resolve sources. */
export function filesOf(provider: ClassFileProvider): ClassFileTable {
  const files = new Map<string, ClassFile | undefined>();
  const read = (name: string): ClassFile | undefined => {
    try {
      const found = provider.find(name);
      return found && readClassFile(found.bytes());
    } catch (error) {
      if (error instanceof ClassFileProblem) return undefined;
      throw error;
    }
  };
  return {
    find: () => undefined,
    file: (name) => {
      if (!files.has(name)) files.set(name, read(name));
      return files.get(name);
    },
    syntheticOf: () => [],
    syntheticCount: () => 0,
    diagnostics: () => [],
  };
}

/** All classes of an installed JDK, for resolving only. */
export function openJdk(release: number): Pick<JavaSources, 'provider' | 'compiled'> {
  const jdk = findJdks().find((each) => each.release === release);
  if (jdk === undefined) throw new Error(`there is no JDK ${release}`);
  const image = openImage(openFile(path.join(jdk.home, 'lib', 'modules')));
  return { provider: image, compiled: filesOf(image) };
}

/** Class files first, then the models. */
export function withModels(classes: ClassFileProvider): LibraryProvider {
  return {
    find: (name) => classes.find(name) ?? MODELS.find(name),
    hasPackage: (name) => classes.hasPackage(name) || MODELS.hasPackage(name),
  };
}

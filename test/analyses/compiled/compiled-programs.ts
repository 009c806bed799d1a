/** Programs of one file each, compiled together and opened one by one, as class files over the bundled models. */

import { sourceEntries } from '../../../src/cli/input/source-folders.js';
import { readClassFile } from '../../../src/frontends/classfile/format/read.js';
import type { ClassFileListing, Workspace } from '../../../src/workspace/index.js';
import { classFolders, compileSources, type Jdk } from '../../support/classfiles.js';
import { MODELS, openWith } from '../../support/open.js';

export interface ProgramText {
  /** `Name.java`; the program is found by it. */
  readonly file: string;
  readonly text: string;
}

/** The classes of each program, by the name of its file. */
export function compilePrograms(
  jdk: Jdk,
  programs: readonly ProgramText[],
  options: readonly string[] = ['-g'],
): ReadonlyMap<string, ClassFileListing> {
  const found = new Map<string, ClassFileListing>();
  for (const batch of batches(programs)) {
    const sources = Object.fromEntries(batch.map(({ file, text }) => [file, text]));
    const all = classFolders([compileSources({ jdk, sources, options })], 'input');
    const names = new Map<string, string[]>(batch.map(({ file }) => [file, []]));
    for (const name of all.names()) {
      const bytes = all.find(name)?.bytes();
      const source = bytes === undefined ? undefined : readClassFile(bytes).sourceFile;
      names.get(source ?? '')?.push(name);
    }
    for (const [file, own] of names) found.set(file, part(all, own));
  }
  return found;
}

/** `skeleton`: a text whose clauses before methods and in class bodies are taken over; its bodies say nothing. */
export async function openCompiledProgram(classes: ClassFileListing, skeleton?: ProgramText): Promise<Workspace> {
  return openWith({
    inputs: [],
    classes: [classes],
    library: sourceEntries(MODELS),
    ...(skeleton === undefined
      ? {}
      : {
          skeleton: (name) =>
            skeleton.file === `${name}.java` ? { path: skeleton.file, text: skeleton.text } : undefined,
        }),
  });
}

/** As few compilations as possible, in none of which two programs declare the same class. */
function batches(programs: readonly ProgramText[]): readonly (readonly ProgramText[])[] {
  const made: { readonly programs: ProgramText[]; readonly names: Set<string> }[] = [];
  for (const program of programs) {
    const names = declared(program);
    let batch = made.find((one) => names.every((name) => !one.names.has(name)));
    if (batch === undefined) {
      batch = { programs: [], names: new Set() };
      made.push(batch);
    }
    batch.programs.push(program);
    for (const name of names) batch.names.add(name);
  }
  return made.map((batch) => batch.programs);
}

/** Top-level classes begin a line. */
function declared({ text }: ProgramText): readonly string[] {
  const heads = text.matchAll(/^(?:[a-z-]+ )*(?:class|interface|@interface|enum|record) (\w+)/gm);
  return [...heads].map(([, name = '']) => name);
}

function part(all: ClassFileListing, names: readonly string[]): ClassFileListing {
  const own = new Set(names);
  return {
    find: (name) => (own.has(name) ? all.find(name) : undefined),
    hasPackage: (name) => all.hasPackage(name),
    names: () => names,
  };
}

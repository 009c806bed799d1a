/** Reads, translates and verifies the classes of one input, and prints what came of it; `class-files.ts` starts it. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openArchive } from '../src/cli/input/archives.js';
import { Platform } from '../src/cli/input/platform.js';
import type { ClassFileBytes, ClassFileListing, ClassFileProvider } from '../src/frontends/classfile/class-path.js';
import { openClassFiles } from '../src/frontends/classfile/declarations/open.js';
import { Hierarchy } from '../src/ir/hierarchy.js';
import type { ClassDeclaration, ClassTable } from '../src/ir/program.js';
import { Tally } from './class-file-tally.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jdk: { type: 'string' },
    classpath: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    examples: { type: 'boolean', default: false },
  },
});
process.exitCode = measure(positionals[0] ?? 'jdk:java.base');

function measure(input: string): number {
  const platform = new Platform(options.jdk);
  const jdk = platform.listing;
  if (jdk === undefined) {
    console.error(platform.problem);
    return 2;
  }
  const jar = input.startsWith('jdk:') ? undefined : opened(input);
  const names = jar === undefined ? jdk.namesOfModule(input.slice('jdk:'.length)) : jar.names();
  const others = options.classpath.split(path.delimiter).filter((file) => file !== '');
  const places: readonly ClassFileListing[] = [...(jar === undefined ? [] : [jar]), ...others.map(opened), jdk];
  const compiled = openClassFiles({ provider: firstOf(places), program: () => table });
  const table: ClassTable = {
    find: (name) => compiled.find(name),
    inputs: () => names,
    diagnostics: () => compiled.diagnostics(),
  };
  const hierarchy = new Hierarchy(table);
  const tally = new Tally(hierarchy, options.examples);
  for (const name of names) {
    if (!name.startsWith(options.only)) continue;
    const declaration = tally.reading(name, () => {
      const found = compiled.find(name);
      return found === undefined ? undefined : touched(found);
    });
    if (declaration === undefined) continue;
    tally.translateAndVerify(declaration, 'found');
    for (const synthetic of compiled.syntheticOf(name)) {
      const made = compiled.find(synthetic);
      if (made !== undefined) tally.translateAndVerify(made, 'made');
    }
  }
  for (const { message, span } of compiled.diagnostics()) console.log(`${span.file}:${span.line}: ${message}`);
  tally.print(input);
  return tally.isClean ? 0 : 1;
}

/** As classes of the JDK, which the table does not verify: here every body is, and once is enough. */
function opened(file: string): ClassFileListing {
  const archive = openArchive(file, 'jdk');
  if (archive.kind === 'problem') throw new Error(`${file}: ${archive.reason}`);
  return archive.classes;
}

/** Members are declared when they are asked for. */
function touched(declaration: ClassDeclaration): ClassDeclaration {
  void declaration.fields;
  for (const method of declaration.methods) void method.parameters;
  return declaration;
}

function firstOf(places: readonly ClassFileProvider[]): ClassFileProvider {
  return {
    find(name): ClassFileBytes | undefined {
      for (const place of places) {
        const found = place.find(name);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    hasPackage: (name) => places.some((place) => place.hasPackage(name)),
  };
}

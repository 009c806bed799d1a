/** The forms in which a program is given to the analyzer, as the command line would open them. */
import { componentsFolder } from '../../src/cli/input/package-files.js';
import { Platform } from '../../src/cli/input/platform.js';
import { sourceFolder } from '../../src/cli/input/source-folders.js';
import type { ClassFileListing } from '../../src/frontends/classfile/class-path.js';
import type { LibraryEntry, SourceProvider, Workspace } from '../../src/workspace/index.js';
import { classFolders, type Jdk } from '../support/classfiles.js';
import { MODELS, openWith } from '../support/open.js';
import { compilePrograms } from './jvm.js';
import type { JudgedProgram } from './programs.js';

/** `split`: only the class of `main` is input, its helpers come through the class path. */
export const FORMS = ['source', 'debug', 'bare', 'split'] as const;
export type Form = (typeof FORMS)[number];

export interface Compiled {
  /** With all debug information. */
  readonly debug: ClassFileListing;
  /** With none: neither lines nor names of variables. */
  readonly bare: ClassFileListing;
  /** As `debug`, but not to be analysed. */
  readonly library: ClassFileListing;
}

export function compiled(jdk: Jdk, programs: readonly JudgedProgram[]): Compiled {
  const debug = compilePrograms(jdk, programs, '-g');
  return {
    debug: classFolders([debug], 'input'),
    bare: classFolders([compilePrograms(jdk, programs, '-g:none')], 'input'),
    library: classFolders([debug], 'classpath'),
  };
}

const PROTOCOLS = remembered(sourceFolder(componentsFolder(), 'input'));
const LIBRARY: readonly LibraryEntry[] = [
  { kind: 'sources', provider: MODELS },
  { kind: 'classes', provider: new Platform(undefined).provider },
];

/** Undefined where the program has no such form: it needs class files and there are none, or it has no class beside the one of `main`. */
export async function openForm(
  program: JudgedProgram,
  form: Form,
  classes: Compiled | undefined,
): Promise<Workspace | undefined> {
  if (form === 'source') return open(program.text, program, []);
  if (classes === undefined) return undefined;
  if (form === 'split') return openSplit(program, classes);
  const listing = only(classes[form], (name) => isOf(program, name));
  return openWith({ inputs: [], classes: [listing], library: LIBRARY, protocols: PROTOCOLS });
}

function open(text: string, { file }: JudgedProgram, classPath: readonly LibraryEntry[]): Promise<Workspace> {
  return openWith({ inputs: [{ path: file, text }], library: [...classPath, ...LIBRARY], protocols: PROTOCOLS });
}

/** Helpers beside the class are cut out of its source; of nested ones, whose class has no source without them, the class files are split. */
async function openSplit(program: JudgedProgram, { debug, library }: Compiled): Promise<Workspace | undefined> {
  const isMain = (name: string): boolean => name.split('$')[0] === program.name;
  const beside = only(library, (name) => isOf(program, name) && !isMain(name));
  if (beside.names().length > 0) {
    return open(withoutHelpers(program), program, [{ kind: 'classes', provider: beside }]);
  }
  const nested = only(library, (name) => isOf(program, name) && name !== program.name);
  if (nested.names().length === 0) return undefined;
  const input = only(debug, (name) => name === program.name);
  const entries: readonly LibraryEntry[] = [{ kind: 'classes', provider: nested }, ...LIBRARY];
  return openWith({ inputs: [], classes: [input], library: entries, protocols: PROTOCOLS });
}

/** The lines of the class of `main`, at their numbers. */
export function withoutHelpers({ text, name }: JudgedProgram): string {
  let kept = true;
  return text
    .split('\n')
    .map((line) => {
      if (/^(?:[\w-]+ )*(?:class|interface|enum|record) /.test(line)) kept = new RegExp(`\\b${name}\\b`).test(line);
      const shown = kept ? line : '';
      if (/^(?:}|\S.*\{}$)/.test(line)) kept = true;
      return shown;
    })
    .join('\n');
}

function isOf({ classes }: JudgedProgram, name: string): boolean {
  return classes.includes(name.split('$')[0] as string);
}

function only(listing: ClassFileListing, wanted: (name: string) => boolean): ClassFileListing {
  const names = listing.names().filter(wanted);
  return {
    names: () => names,
    find: (name) => (wanted(name) ? listing.find(name) : undefined),
    hasPackage: listing.hasPackage,
  };
}

function remembered(provider: SourceProvider): SourceProvider {
  const found = new Map<string, ReturnType<SourceProvider['find']>>();
  return {
    hasPackage: (name) => provider.hasPackage(name),
    find: (name) => {
      if (!found.has(name)) found.set(name, provider.find(name));
      return found.get(name);
    },
  };
}

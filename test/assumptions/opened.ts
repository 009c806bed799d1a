/** Small programs, opened as sources and as class files: what is said of them must not depend on that. */

import { componentsFolder } from '../../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../../src/cli/input/source-folders.js';
import type { SourceProvider, Workspace } from '../../src/workspace/index.js';
import { classFolders, compileSources, jdkFrom } from '../support/classfiles.js';
import { MODELS, openWith } from '../support/open.js';
import { ways } from '../support/seeded/turns.js';

export type Form = 'source' | 'class files';

const JDK = jdkFrom(17);

/** Class files need a JDK; each form has its turn. */
export const FORMS: readonly Form[] = JDK === undefined ? ['source'] : ways<Form>(['source', 'class files']);

/** The protocols of the library that the package ships. */
export const PROTOCOLS: SourceProvider = sourceFolder(componentsFolder(), 'input');

/** A program of one file, `T.java`. */
export async function openedAs(form: Form, text: string, protocols?: SourceProvider): Promise<Workspace> {
  const library = sourceEntries(MODELS);
  const known = protocols === undefined ? { library } : { library, protocols };
  if (form === 'source') return openWith({ inputs: [{ path: 'T.java', text }], ...known });
  if (JDK === undefined) throw new Error('no JDK');
  const folder = compileSources({ jdk: JDK, sources: { 'T.java': text }, options: ['-g', '-nowarn'] });
  return openWith({ inputs: [], classes: [classFolders([folder], 'input')], ...known });
}

/** The lines that end in the comment. */
export function linesWith(text: string, comment: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => (line.trimEnd().endsWith(`// ${comment}`) ? [index + 1] : []));
}

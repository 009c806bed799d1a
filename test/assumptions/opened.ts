/** Small programs, opened as sources and as class files: what is said of them must not depend on that. */

import { sourceEntries } from '../../src/cli/input/source-folders.js';
import type { Workspace } from '../../src/workspace/index.js';
import { classFolders, compileSources, jdkFrom } from '../support/classfiles.js';
import { MODELS, openTexts, openWith } from '../support/open.js';
import { ways } from '../support/seeded/turns.js';

export type Form = 'source' | 'class files';

const JDK = jdkFrom(17);

/** Class files need a JDK; each form has its turn. */
export const FORMS: readonly Form[] = JDK === undefined ? ['source'] : ways<Form>(['source', 'class files']);

/** A program of one file, `T.java`. */
export async function openedAs(form: Form, text: string): Promise<Workspace> {
  if (form === 'source') return openTexts([{ path: 'T.java', text }]);
  if (JDK === undefined) throw new Error('no JDK');
  const folder = compileSources({ jdk: JDK, sources: { 'T.java': text }, options: ['-g', '-nowarn'] });
  return openWith({ inputs: [], classes: [classFolders([folder], 'input')], library: sourceEntries(MODELS) });
}

/** The lines that end in the comment. */
export function linesWith(text: string, comment: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => (line.trimEnd().endsWith(`// ${comment}`) ? [index + 1] : []));
}

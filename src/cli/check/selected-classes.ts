/** Which classes are reported of: not the excluded ones, and with `--changed-since` what changed and depends on it. */
import path from 'node:path';
import { excludedClasses } from '../../workspace/index.js';
import { changedClasses } from '../changed/changed-classes.js';
import type { Settings } from '../configuration/settings.js';
import type { Opened } from '../open.js';

export type SelectedClasses =
  | { readonly kind: 'classes'; readonly which: WhichClasses }
  | { readonly kind: 'problem'; readonly message: string };

/** As the analysis takes them: binary names. */
export interface WhichClasses {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}

export function selectedClasses({ inputs, options, exclusions }: Settings, opened: Opened): SelectedClasses {
  const rules = exclusions.map(({ glob, folder }) => ({ glob, pathOf: (file: string) => below(folder, file) }));
  const except = rules.length === 0 ? {} : { except: excludedClasses(opened.workspace, rules) };
  if (options.changedSince === undefined) return { kind: 'classes', which: except };
  const changed = changedClasses(options.changedSince, inputs, opened);
  if (changed.kind === 'problem') return { kind: 'problem', message: `--changed-since: ${changed.message}` };
  return { kind: 'classes', which: { ...except, only: changed.names } };
}

/** With forward slashes; a file that lies elsewhere keeps its name. */
function below(folder: string, file: string): string {
  const relative = path.relative(folder, path.resolve(file));
  const shown = relative.startsWith('..') || path.isAbsolute(relative) ? file : relative;
  return shown.split(path.sep).join('/');
}

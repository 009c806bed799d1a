/** Which classes of the input are not reported of, by globs. */
import type { ClassName } from '../../ir/types.js';
import type { Workspace } from '../workspace.js';
import { kindOfGlob, matchesClass, matchesFile } from './globs.js';

export interface ExclusionRule {
  readonly glob: string;
  /** The path of a file as the glob sees it. */
  readonly pathOf: (file: string) => string;
}

/** Binary names; what is nested in an excluded class is excluded with it. No body is read for this. */
export function excludedClasses(workspace: Workspace, rules: readonly ExclusionRule[]): readonly ClassName[] {
  const byName = rules.filter(({ glob }) => kindOfGlob(glob) === 'classes');
  const byFile = rules.filter(({ glob }) => kindOfGlob(glob) === 'files');
  return workspace.table.inputs().filter((name) => {
    if (byName.some(({ glob }) => matchesClass(glob, name))) return true;
    if (byFile.length === 0) return false;
    const files = [workspace.fileOf(name), workspace.table.find(name)?.span.file].flatMap((file) => file ?? []);
    return byFile.some(({ glob, pathOf }) => files.some((file) => matchesFile(glob, pathOf(file))));
  });
}

/** The public interface: open inputs, run commands over them. Knows no files: texts and library sources are handed in. */
export type { LibrarySource, SourceProvider } from '../frontends/java/model/model.js';
export { createJavaParser, type JavaParser } from '../frontends/java/syntax/parse.js';
export type { Origin } from '../ir/program.js';
export { type Checked, type CheckOptions, check } from './check.js';
export { type PrintOptions, printInputs } from './print-ir.js';
export { type RunEntryOptions, runEntry } from './run-entry.js';
export { type RunScopeOptions, runScope } from './run-scope.js';
export { VERSION } from './version.js';
export { type OpenOptions, openWorkspace, type SourceInput, type Workspace } from './workspace.js';

/** The public interface: open inputs, run commands over them. Knows no files: texts, bytes and libraries are handed in. */

export { RULES } from '../analyses/check/index.js';
export { loadSolver } from '../analyses/spec/index.js';
export { isBoundToMachine } from '../execution/natives/bound-models.js';
export { accessOfBytes } from '../frontends/classfile/archive/access.js';
export { type JarArchive, openJar } from '../frontends/classfile/archive/jar.js';
export { type JdkImage, openImage } from '../frontends/classfile/archive/jimage.js';
export { openJmod } from '../frontends/classfile/archive/jmod.js';
export type {
  ClassFileBytes,
  ClassFileListing,
  ClassFileProvider,
  RandomAccess,
} from '../frontends/classfile/class-path.js';
export { ClassFileProblem } from '../frontends/classfile/format/class-file.js';
export type { LibrarySource, SourceProvider } from '../frontends/java/model/model.js';
export type { SkeletonText } from '../frontends/java/skeletons/parse-skeleton.js';
export { createJavaParser, type JavaParser } from '../frontends/java/syntax/parse.js';
export type { Origin } from '../ir/program.js';
export { BUDGETS } from './budgets.js';
export {
  type Answer,
  beginCheck,
  type Checked,
  type Checker,
  type CheckOptions,
  type CheckRun,
  check,
  type Performed,
  type Request,
  type Round,
  type Task,
} from './check.js';
export { nameOfClassFile } from './class-names.js';
export { applied, withOffers } from './edits/index.js';
export { type ClassInvariants, type InvariantsOptions, invariants } from './invariants.js';
export { type LibraryEntry, onlyClasses, withOrigin } from './library.js';
export type { BaselineEntry } from './living/baseline.js';
export { baselineText, readBaseline } from './living/baseline-file.js';
export { changedAndDependent } from './living/dependents.js';
export { excludedClasses } from './living/excluded.js';
export { withHidden } from './living/hide.js';
export { type Lived, live } from './living/live.js';
export { mentionedClasses } from './mentioned-classes.js';
export { openedOnce } from './opened-library.js';
export { type PrintedLine, type PrintOptions, printInputs, printInputsWithLines, printMethods } from './print-ir.js';
export { programClasses } from './programs.js';
export { type RunEntryOptions, runEntry } from './run-entry.js';
export { type RunScopeOptions, runScope } from './run-scope.js';
export { isAskedFor, isClassMeant } from './selection.js';
export { type Shaped, type ShapeOptions, shape } from './shape.js';
export { type WithComponents, withComponents } from './shipped-components.js';
export { type Specifications, type SpecOptions, spec } from './spec.js';
export { type TypestateOptions, type Typestates, typestate } from './typestate.js';
export { VERSION } from './version.js';
export { type OpenOptions, openWorkspace, type SourceInput, type Workspace } from './workspace.js';

/** What declared classes and methods ask of the table that they are found in. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Origin } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { TranslateCode } from '../code/translation/translation.js';
import type { DynamicSites } from '../dynamic/meaning.js';
import type { ClassFile } from '../format/class-file.js';
import type { NameTable } from '../format/pool/name-table.js';
import type { ClassSpecification } from './class-file-table.js';

/** The parts that do the work; tests put others in their place. */
export interface Tools {
  /** Throws a ClassFileProblem. */
  readonly read: (bytes: Uint8Array, names: NameTable) => ClassFile;
  readonly translate: TranslateCode;
  readonly openDynamicSites: (owner: DynamicOwner) => DynamicSites;
}

export interface DynamicOwner {
  readonly owner: ClassFile;
  readonly origin: Origin;
  readonly hierarchy: Hierarchy;
  /** Whether a class file has that name, which no class made for a lambda may have then. */
  readonly isTaken: (name: ClassName) => boolean;
}

export interface ClassFileSurroundings {
  readonly tools: Tools;
  readonly names: NameTable;
  readonly hierarchy: Hierarchy;
  hasClassFile(name: ClassName): boolean;
  specification(name: ClassName): ClassSpecification | undefined;
  /** Says the same thing of the same place only once. Damage to the input is an error, elsewhere a warning. */
  reportDamage(origin: Origin, message: string, path: string): void;
  /** What could not be translated; only of interest in the input. */
  reportBody(origin: Origin, message: string, span: Span): void;
  /** A body has brought forth so many classes. */
  grew(count: number): void;
}

/** What to tell of an error that nobody expected. */
export function internalReason(error: unknown): string {
  if (error instanceof RangeError) return `internal: the code is too large or nested too deeply (${error.message})`;
  if (!(error instanceof Error)) return `internal: ${String(error)}`;
  // The innermost function helps whoever gets the report; its position would depend on how the tool was bundled.
  const place = /\n\s+at (?:async )?([\w$.#<> ]+) \(/.exec(error.stack ?? '')?.[1];
  return `internal: ${error.message}${place === undefined ? '' : ` (in ${place})`}`;
}

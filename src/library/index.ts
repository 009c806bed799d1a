/**
 * What is known of the Java library, as data. `record.ts` says what a record is and what it means that something is left out;
 * `data/` holds the records, a file a package; `facts.ts` finds the record of a method; `callbacks.ts` finds the code of the
 * program that a method may run. Every record is tried on the real classes by the tests.
 */
import javaUtil from './data/java.util.json' with { type: 'json' };
import { type RecordTable, recordTable } from './facts.js';
import type { PackageRecords } from './record.js';

export { LibraryFacts, NOTHING_KNOWN, type RecordTable, recordTable } from './facts.js';
export { keyOf } from './keys.js';
export type { Callback, MethodRecord, Operand, PackageRecords } from './record.js';

export const PACKAGES = [javaUtil] as readonly unknown[] as readonly PackageRecords[];

/** All records. */
export const RECORDS: RecordTable = recordTable(PACKAGES);

/**
 * What is known of the Java library, as data. `record.ts` says what a record is and what it means that something is left out;
 * `data/` holds the records, a file a package; `facts.ts` finds the record of a method; `callbacks.ts` finds the code of the
 * program that a method may run. Every record is tried on the real classes by the tests.
 *
 * `frameworks` says what frameworks set and call by their annotations.
 *
 * Questions that several analyses ask of the records: `threads` (what starts code elsewhere), `null-questions` (what tests for null),
 * `logging` (what only writes down), `harmless` (what changes nothing that a program sees), `protocols` (what opens, closes, iterates), `refusals`
 * (what is refused for an argument), `types` and `keys` (how records name them).
 */
import espalier from './data/espalier.json' with { type: 'json' };
import javaAwt from './data/java.awt.json' with { type: 'json' };
import javaIo from './data/java.io.json' with { type: 'json' };
import javaLang from './data/java.lang.json' with { type: 'json' };
import javaMath from './data/java.math.json' with { type: 'json' };
import javaNet from './data/java.net.json' with { type: 'json' };
import javaNio from './data/java.nio.json' with { type: 'json' };
import javaSecurity from './data/java.security.json' with { type: 'json' };
import javaSql from './data/java.sql.json' with { type: 'json' };
import javaText from './data/java.text.json' with { type: 'json' };
import javaTime from './data/java.time.json' with { type: 'json' };
import javaUtilConcurrent from './data/java.util.concurrent.json' with { type: 'json' };
import javaUtil from './data/java.util.json' with { type: 'json' };
import javaxCrypto from './data/javax.crypto.json' with { type: 'json' };
import javaxImageio from './data/javax.imageio.json' with { type: 'json' };
import javaxSql from './data/javax.sql.json' with { type: 'json' };
import javaxSwing from './data/javax.swing.json' with { type: 'json' };
import jdkInternal from './data/jdk.internal.json' with { type: 'json' };
import { type RecordTable, recordTable } from './facts.js';
import type { PackageRecords } from './record.js';
import { type RefusalTable, refusalTable } from './refusals.js';
import { TypeFacts } from './types.js';

export { LibraryCallbacks } from './callbacks.js';
export { assumptionOf, LibraryFacts, NOTHING_KNOWN, type RecordTable, recordTable } from './facts.js';
export { FRAMEWORKS, Frameworks, type FurtherFrameworks, type Setting } from './frameworks.js';
export { isHarmless, mayGiveBack } from './harmless.js';
export { keyOf } from './keys.js';
export { isLogging, loggerLookup } from './logging.js';
export { demandedOperands, documentedNull, sortsOutNull, testedOperands } from './null-questions.js';
export { componentFor, isOfThread, isPromised, ProtocolFacts, type ProtocolState } from './protocols.js';
export type {
  Callback,
  ClassRecord,
  MethodRecord,
  NativeMeaning,
  NativeRecord,
  Operand,
  PackageRecords,
  ProtocolRecord,
  ProtocolStep,
  RefusalRecord,
  ResourceWord,
  ThreadRecord,
  TypeRecord,
  TypeWord,
} from './record.js';
export { RefusalFacts, type Refusals } from './refusals.js';
export { type MethodsBelow, ThreadFacts } from './threads.js';
export { TypeFacts } from './types.js';

export const PACKAGES = [
  espalier,
  javaAwt,
  javaIo,
  javaLang,
  javaMath,
  javaNet,
  javaNio,
  javaSecurity,
  javaSql,
  javaText,
  javaTime,
  javaUtilConcurrent,
  javaUtil,
  javaxCrypto,
  javaxImageio,
  javaxSql,
  javaxSwing,
  jdkInternal,
] as readonly unknown[] as readonly PackageRecords[];

/** The packages that there are records of. */
export const LIBRARY_PACKAGES: readonly string[] = PACKAGES.map((each) => each.package);

/** All records. */
export const RECORDS: RecordTable = recordTable(PACKAGES);

export const REFUSALS: RefusalTable = refusalTable(RECORDS);

export const TYPES: TypeFacts = new TypeFacts(RECORDS);

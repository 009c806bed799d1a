/**
 * Changed code that a real virtual machine accepts: our machine does the same, or says that it cannot. The class is marked as one of Java 6,
 * whose verifier infers types where the table of stack maps does not fit, so that jumps can be changed, too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openClassFiles } from '../../../../src/frontends/classfile/declarations/open.js';
import { KERNELS } from '../../../agreement/fixture-programs.js';
import { findJdks, type Jdk } from '../../../agreement/jdks.js';
import { runInMachine } from '../../../agreement/machine-run.js';
import { type OpenClassFiles, openCompiledBy, openModels } from '../../../agreement/open-compiled.js';
import { classBytes } from '../../../support/classfiles.js';
import { randomFrom } from '../../random.js';
import { landmarksOf } from '../landmarks.js';
import { mutateCode } from './mutations.js';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const MAIN = KERNELS.mainClass;
const JAVA_6 = 50;
const STEP_BUDGET = 3_000_000;
/** Depends on how deep the stack and how big the heap is. */
const LIMITS = new Set(['java.lang.StackOverflowError', 'java.lang.OutOfMemoryError']);
/** A virtual machine may, and need not, object to locks that are not released by who took them (JVMS 2.11.10). */
const LOCKING = 'IllegalMonitorStateException';

export interface SemanticReport {
  readonly files: number;
  /** Accepted by the virtual machine, and run to the end there. */
  readonly accepted: number;
  readonly agreed: number;
  /** Where our machine says that it cannot: reasons with their number. */
  readonly unsupported: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
}

interface Case {
  readonly bytes: Uint8Array;
  readonly change: string;
  readonly result: string;
}

/** The class that changes are made to. */
function kernelClass(): Uint8Array {
  const bytes = Uint8Array.from(readFileSync(path.join(KERNELS.folder, `${MAIN}.class`)));
  bytes[7] = JAVA_6;
  return bytes;
}

export async function fuzzSemantics(
  jdk: Jdk,
  count: number,
  seed: number,
  open: OpenClassFiles = openClassFiles,
): Promise<SemanticReport> {
  const random = randomFrom(seed);
  const original = kernelClass();
  const marks = landmarksOf(original);
  const work = mkdtempSync(path.join(tmpdir(), 'espalier-semantic-'));
  try {
    const mutated = Array.from({ length: count }, () => mutateCode(original, marks, random)).flatMap(
      (each) => each ?? [],
    );
    const cases = mutated.map((each, index) => ({ ...each, result: path.join(work, `${index}.result`) }));
    runUnderJava(jdk, cases, work);
    return await compare(cases, open);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function runUnderJava(jdk: Jdk, cases: readonly Case[], work: string): void {
  const lines = cases.map(({ bytes, result }, index) => {
    const file = path.join(work, `${index}.class`);
    writeFileSync(file, bytes);
    return `${file}\t${work}\t${MAIN}\t${result}\n`;
  });
  const list = path.join(work, 'list.txt');
  writeFileSync(list, lines.join(''));
  const options = ['-Xmx256m', '-XX:TieredStopAtLevel=1', '-XX:-OmitStackTraceInFastThrow', '-Dfile.encoding=UTF-8'];
  const ran = spawnSync(jdk.java, [...options, path.join(FOLDER, 'HostileRunner.java'), list], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${jdk.java} failed:\n${ran.stdout}${ran.stderr}`);
}

async function compare(cases: readonly Case[], open: OpenClassFiles): Promise<SemanticReport> {
  const models = await openModels();
  let [accepted, agreed] = [0, 0];
  const unsupported = new Map<string, number>();
  const failures: string[] = [];
  for (const { bytes, change, result } of cases) {
    const [word, exception, ...rest] = (existsSync(result) ? readFileSync(result, 'utf8') : '').split('\n');
    if (word !== 'ran' || LIMITS.has(exception ?? '') || rest.some((line) => line.includes(LOCKING))) continue;
    accepted++;
    const classes = classBytes({ [MAIN]: bytes });
    const table = openCompiledBy(open, models, classes, [MAIN]);
    const ours = runInMachine(table, MAIN, { stepBudget: STEP_BUDGET });
    const trouble = ours.troubles[0];
    if (trouble !== undefined) {
      unsupported.set(trouble, (unsupported.get(trouble) ?? 0) + 1);
      continue;
    }
    const expected = rest.join('\n');
    if (ours.output === expected && (ours.exception ?? '-') === exception) agreed++;
    else failures.push(`${change}: ${difference(expected, exception, ours.output, ours.exception)} (${saved(bytes)})`);
  }
  return { files: cases.length, accepted, agreed, unsupported, failures };
}

function difference(expected: string, thrown: string | undefined, actual: string, exception: string | null): string {
  const [left, right] = [expected.split('\n'), actual.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  return at < 0 || expected === actual
    ? `java ends in ${thrown}, the machine in ${exception}`
    : `java prints ${left[at]}, the machine ${right[at]}`;
}

function saved(bytes: Uint8Array): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'espalier-semantic-')), `${MAIN}.class`);
  writeFileSync(file, bytes);
  return file;
}

/** For the oldest JDK here; throws where something differs. */
export async function semanticReport(count: number, seed: number): Promise<string> {
  const [jdk] = findJdks();
  if (jdk === undefined) return 'NOT run: no JDK found';
  const { files, accepted, agreed, unsupported, failures } = await fuzzSemantics(jdk, count, seed);
  if (failures.length > 0) throw new Error(`${failures.length} differences:\n${failures.slice(0, 20).join('\n')}`);
  const refused = [...unsupported.values()].reduce((sum, number) => sum + number, 0);
  return `${files} files, java accepted ${accepted}, ${agreed} agreed, ${refused} undecided here`;
}

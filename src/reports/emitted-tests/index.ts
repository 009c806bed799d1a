/** Findings as tests for the user's own virtual machine: each `refuted` that a program or public calls bring about. */
import type { CheckResult, Finding } from '../../findings/check-result.js';
import { HEAP_CLASS } from '../../findings/claim.js';
import type { ReportedDiagnostic, RunResult } from '../../findings/result.js';
import { helperClass } from './helper.js';
import { TestNames } from './names.js';
import { MARK, testClass } from './test-class.js';

export { MARK } from './test-class.js';

export interface EmittedFile {
  /** Below the folder for tests, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface EmittedTests {
  readonly files: readonly EmittedFile[];
  /** What could not be made a test, and why. */
  readonly notes: readonly ReportedDiagnostic[];
}

export function emittedTests(run: RunResult<CheckResult>): EmittedTests {
  const files = new Map<string, string>();
  const notes: ReportedDiagnostic[] = [];
  const names = new Map<string, TestNames>();
  let fromHeaps = 0;
  for (const { class: owner, findings } of run.results) {
    for (const finding of findings) {
      const { verdict, witness } = finding;
      if (verdict !== 'refuted' || witness === undefined) continue;
      const { start, program } = witness;
      if (start === 'heap') {
        fromHeaps++;
        continue;
      }
      if (program === undefined || 'lacks' in program) {
        notes.push(note(finding, program?.lacks ?? 'its run is not known as a program'));
        continue;
      }
      const { package: home } = program;
      if (!isPlain(home)) {
        notes.push(note(finding, `no file can be named after the package ${home}`));
        continue;
      }
      const naming = names.get(home) ?? new TestNames();
      names.set(home, naming);
      const name = naming.next(finding, owner);
      files.set(pathOf(home, name), testClass(name, finding, program));
      if (program.condition !== undefined) files.set(pathOf(home, HEAP_CLASS), helperClass(MARK, home));
    }
  }
  if (fromHeaps > 0) {
    const what = fromHeaps === 1 ? '1 finding has' : `${fromHeaps} findings have`;
    const message = `${what} no test: replayed on a heap that no program was seen to build`;
    notes.push({ severity: 'note', message });
  }
  return { files: [...files].map(([path, text]) => ({ path, text })), notes };
}

function note({ rule, location }: Finding, reason: string): ReportedDiagnostic {
  const { file, line, column } = location;
  return { severity: 'note', message: `no test for this ${rule}: ${reason}`, file, line, column };
}

/** Names in class files may be anything: none of them leads out of the folder. */
function isPlain(home: string): boolean {
  return home === '' || /^[\p{L}_$][\p{L}\p{Nd}_$]*(\.[\p{L}_$][\p{L}\p{Nd}_$]*)*$/u.test(home);
}

function pathOf(home: string, name: string): string {
  return `${home === '' ? '' : `${home.replaceAll('.', '/')}/`}${name}.java`;
}

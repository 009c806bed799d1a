/** Writes emitted tests below a folder; what someone else has written there stays. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportedDiagnostic } from '../findings/result.js';
import { type EmittedFile, MARK } from '../reports/emitted-tests/index.js';

/** Says how many tests it wrote, and which files it did not write, and why. */
export function writeTests(folder: string, files: readonly EmittedFile[]): readonly ReportedDiagnostic[] {
  let written = 0;
  const problems = files.flatMap(({ path: name, text }): readonly ReportedDiagnostic[] => {
    const file = path.join(folder, ...name.split('/'));
    try {
      if (existsSync(file) && !isOurs(file)) {
        return [{ severity: 'warning', message: 'not overwritten: this file is not one of --emit-tests', file }];
      }
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      if (name.endsWith('Test.java')) written++;
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [{ severity: 'error', message: `the test could not be written: ${reason}`, file }];
    }
  });
  const tests = `${written === 0 ? 'no' : written} ${written === 1 ? 'test' : 'tests'} written below ${folder}`;
  return [...problems, { severity: 'note', message: tests }];
}

function isOurs(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith(MARK);
}

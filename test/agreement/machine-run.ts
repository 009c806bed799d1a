/** Runs the `main` method of a class in the machine, and says what it did in the terms in which `java` runs are recorded. */
import { findMain, runMain } from '../../src/execution/entry.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { ClassTable } from '../../src/ir/program.js';

export interface Behaviour {
  readonly output: string;
  readonly exception: string | null;
  /** Why the run did not come to its end, and what the front end reported: nothing when all went well. */
  readonly troubles: readonly string[];
}

export interface RunOptions {
  readonly assertions?: boolean;
  readonly stepBudget?: number;
}

const STEP_BUDGET = 300_000_000;

export function runInMachine(table: ClassTable, mainClass: string, options: RunOptions = {}): Behaviour {
  const reportedBefore = table.diagnostics().length;
  const main = findMain(table, mainClass);
  let output = '';
  const troubles: string[] = [];
  let exception: string | null = null;
  if (main === undefined) {
    troubles.push(`no main method in ${mainClass}`);
  } else {
    const ran = runMain(table, main, [], {
      natives: NATIVES,
      stepBudget: options.stepBudget ?? STEP_BUDGET,
      enableAssertions: options.assertions ?? false,
      output: (stream, text) => {
        if (stream === 'out') output += text;
      },
    });
    exception = ran.exception?.type ?? null;
    const { outcome } = ran;
    if (outcome.kind === 'unsupported') {
      troubles.push(`unsupported at ${outcome.span.file}:${outcome.span.line}: ${outcome.reason}`);
    } else if (outcome.kind !== 'returned' && outcome.kind !== 'threw' && outcome.kind !== 'exit') {
      troubles.push(`ended by ${outcome.kind}`);
    }
  }
  for (const { span, message } of table.diagnostics().slice(reportedBefore)) {
    troubles.push(`${span.file}:${span.line}: ${message}`);
  }
  return { output, exception, troubles };
}

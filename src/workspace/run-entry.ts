/** `espalier run INPUT --entry C.main`: runs a program from its `main`, assertions checked on the way. */
import { findMain, runMain } from '../execution/entry.js';
import { NATIVES } from '../execution/natives/index.js';
import type { Outcome } from '../execution/outcome.js';
import { showViolation, type Violation } from '../execution/violation.js';
import type { Claim, Verdict } from '../findings/claim.js';
import type { EntryResult } from '../findings/result.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import { classMatches } from './selection.js';
import type { Workspace } from './workspace.js';

export interface RunEntryOptions {
  /** `C.main` or `C`, simple or qualified. */
  readonly entry: string;
  readonly programArguments: readonly string[];
  readonly input: string;
  readonly stepBudget: number;
  /** An extra cut-off. */
  readonly budgetMilliseconds?: number;
  readonly enableAssertions: boolean;
  /** Receives the program's output as it comes. */
  readonly output: (stream: 'out' | 'err', text: string) => void;
}

export type RanEntry =
  | {
      readonly kind: 'ran';
      readonly result: EntryResult;
      /** As `java` would have ended; undefined where the run was cut off, broke an assertion, or met unsupported code. */
      readonly exitStatus: number | undefined;
      readonly metUnsupported: boolean;
    }
  /** No program starts there; says why. */
  | { readonly kind: 'no-entry'; readonly message: string };

export function runEntry({ table }: Workspace, options: RunEntryOptions): RanEntry {
  const wanted = options.entry.replace(/\.main$/, '');
  const names = table.inputs().filter((name) => classMatches(name, wanted));
  if (names.length === 0) return { kind: 'no-entry', message: `no class '${wanted}' in the input` };
  const mains = names.flatMap((name) => findMain(table, name) ?? []);
  const [main] = mains;
  if (main === undefined) {
    return { kind: 'no-entry', message: `class '${names[0]}' has no method 'public static void main(String[])'` };
  }
  const { budgetMilliseconds } = options;
  const deadline = budgetMilliseconds === undefined ? undefined : Date.now() + budgetMilliseconds;
  let output = '';
  const { outcome, exception, status } = runMain(table, main, options.programArguments, {
    natives: NATIVES,
    input: options.input,
    stepBudget: options.stepBudget,
    ...(deadline === undefined ? {} : { cancelled: () => Date.now() > deadline }),
    enableAssertions: options.enableAssertions,
    output: (stream, text) => {
      if (stream === 'out') output += text;
      options.output(stream, text);
    },
  });
  const result: EntryResult = {
    class: main.owner,
    method: main.name,
    descriptor: main.descriptor,
    location: locationOf(main.span),
    claims: claimsOf(outcome, main, options.programArguments),
    output,
    exception: exception?.type ?? null,
  };
  return { kind: 'ran', result, exitStatus: status, metUnsupported: outcome.kind === 'unsupported' };
}

function locationOf({ file, line, column }: Span): Claim['location'] {
  return { file, line, column };
}

const SPENT: Readonly<Record<Extract<Outcome, { kind: 'budget' }>['spent'], string>> = {
  steps: 'step budget spent',
  memory: 'memory budget spent',
  time: 'time budget spent',
};

/** A run claims nothing where all went well: one execution proves no assertion. */
function claimsOf(outcome: Outcome, main: MethodDeclaration, programArguments: readonly string[]): readonly Claim[] {
  switch (outcome.kind) {
    case 'violated':
      return [violationClaim(outcome.violation, programArguments)];
    case 'budget':
      return [undecided(main.span, SPENT[outcome.spent])];
    case 'unsupported':
      return [undecided(outcome.span, `unsupported: ${outcome.reason}`)];
    case 'discarded':
      return [undecided(outcome.span, `the ${outcome.clause} clause does not hold: ${outcome.formula}`)];
    default:
      return [];
  }
}

function violationClaim(violation: Violation, programArguments: readonly string[]): Claim {
  return {
    property: violation.clause,
    kind: 'obligation',
    subject: violation.formula,
    verdict: 'refuted',
    location: locationOf(violation.span),
    assumptions: [],
    message: showViolation(violation),
    witness: {
      start: 'main',
      arguments: programArguments.map((text) => JSON.stringify(text)),
      heap: [],
      calls: [],
      trace: [],
    },
  };
}

function undecided(span: Span, reason: string): Claim {
  const verdict: Verdict = 'unknown';
  return { property: 'run', kind: 'obligation', verdict, location: locationOf(span), assumptions: [], reason };
}

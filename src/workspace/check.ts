/** `espalier check`: every bug finder over the input, as a linter. */
import {
  type Answer,
  type CheckedProgram,
  CheckedTable,
  type Checker,
  type Checking,
  openChecker,
  type Performed,
  type Request,
  type Round,
  RULES,
  runHere,
  type Task,
} from '../analyses/check/index.js';
import type { CheckResult, RuleCard } from '../findings/check-result.js';
import type { HiddenReason } from '../findings/claim.js';
import type { ReportedDiagnostic } from '../findings/result.js';
import { mentionedClasses } from './mentioned-classes.js';
import { type Selection, selectClasses, selectImplied, selectMethods } from './selection.js';
import { linesOf } from './source-lines.js';
import { reported, type Workspace } from './workspace.js';

export interface CheckOptions extends Selection {
  /** Words of what is shown on request, though it is hidden by itself; default none. */
  readonly show?: readonly HiddenReason[];
  /** Whether the interpreter is asked to break what was not proved; default yes. */
  readonly replay?: boolean;
  /** Whether numbers that know of each other are asked for proofs; default yes. */
  readonly numbers?: boolean;
  /** Scales the budgets of steps, states and runs. */
  readonly budget: number;
  /** An extra cut-off for each method. */
  readonly budgetMilliseconds?: number;
  /** When all is to end, in milliseconds since 1970: what was not reached by then is unknown. */
  readonly endsAt?: number;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** The text of an input file, for fingerprints that outlive edits elsewhere in it. */
  readonly source?: (file: string) => string | undefined;
}

export interface Checked {
  /**
   * One for each selected method with a body, in the order of the input; for what a compiler added, such as the method of a
   * method reference, where something is claimed of it.
   */
  readonly results: readonly CheckResult[];
  /** What proved claims rest on. */
  readonly assumptions: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** What was found wrong with the input while all of it was read. */
  readonly inputDiagnostics: readonly ReportedDiagnostic[];
  /** A sentence for each pattern that names no method. */
  readonly unmatched: readonly string[];
  /** Faults of Espalier's own; each is a diagnostic too. */
  readonly faults: number;
  readonly rules: readonly RuleCard[];
  /** How many of the methods are written in the input. */
  readonly methods: number;
  readonly statistics: {
    readonly methods: number;
    readonly milliseconds: number;
    readonly runs: number;
    readonly unsolved: number;
    readonly steps: number;
    readonly states: number;
  };
}

/** The work of a check, to be done by whoever asks for it. */
export interface CheckRun {
  /** Does tasks; any other run of the same input and options does them alike. */
  readonly checker: Checker;
  /** Says which tasks are due. */
  readonly checking: Checking;
  finish(program: CheckedProgram): Checked;
}

export type { Answer, Checker, Performed, Request, Round, Task };

/** In this process, one task after the other. */
export function check(workspace: Workspace, options: CheckOptions): Checked {
  const { checker, checking, finish } = beginCheck(workspace, options);
  return finish(runHere(checking, checker.perform, options.onProgress));
}

export function beginCheck(workspace: Workspace, options: CheckOptions): CheckRun {
  const started = Date.now();
  const table = new CheckedTable(workspace.table);
  const { classes } = selectClasses(table, []);
  const { methods, unmatched } = selectMethods(table, options);
  const selected = new Set(methods.map(({ method }) => method));
  const implied = selectImplied(table, options);
  const { budgetMilliseconds, endsAt, source } = options;
  const lines = source === undefined ? undefined : linesOf(source);
  // A mistyped name in front of a big archive: nothing is asked for.
  const analysed = selected.size === 0 ? [] : classes;
  const checker = openChecker(table, analysed, {
    replay: options.replay ?? true,
    relatesNumbers: options.numbers ?? true,
    budget: options.budget,
    ...(budgetMilliseconds === undefined ? {} : { deadline: deadlines(budgetMilliseconds) }),
    ...(endsAt === undefined ? {} : { isTimeUp: () => Date.now() >= endsAt }),
    ...(lines === undefined ? {} : { sourceLine: lines }),
    protocols: () => workspace.protocols(mentionedClasses(workspace, () => true)),
  });
  return {
    checker,
    checking: checker.checking({
      isSelected: (method) => selected.has(method) || implied.has(method),
      show: new Set(options.show),
    }),
    finish: ({ results: all, faults, statistics, diagnostics }) => {
      const added = new Set([...implied].map(({ owner, name, descriptor }) => `${owner}.${name}${descriptor}`));
      const isAdded = (result: CheckResult): boolean =>
        added.has(`${result.class}.${result.method}${result.descriptor}`);
      const results = all.filter((result) => result.claims.length > 0 || !isAdded(result));
      const written = results.filter((result) => !isAdded(result)).length;
      const assumptions = new Set(results.flatMap(({ claims }) => claims.flatMap((claim) => claim.assumptions)));
      return {
        results,
        assumptions: [...assumptions].sort(),
        diagnostics: diagnostics.map(reported),
        inputDiagnostics: workspace.diagnostics(),
        unmatched,
        faults,
        rules: RULES,
        methods: written,
        statistics: { methods: written, milliseconds: Date.now() - started, ...statistics },
      };
    },
  };
}

function deadlines(milliseconds: number): (methods: number) => () => boolean {
  return (methods) => {
    const end = Date.now() + milliseconds * methods;
    return () => Date.now() > end;
  };
}

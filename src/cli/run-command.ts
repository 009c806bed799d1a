/** `espalier run INPUT…`: runs a program, or a method on every heap up to a scope. */
import { readFileSync } from 'node:fs';
import type { ElementResult, ReportedDiagnostic, RunResult, ScopeResult } from '../findings/result.js';
import { PLAIN } from '../reports/claim-text.js';
import { jsonReport } from '../reports/json.js';
import { scopeDot } from '../reports/scope/dot.js';
import { scopeText } from '../reports/scope/text.js';
import { withSummary } from '../reports/summary-text.js';
import { WORKSPACE_BUDGETS } from '../workspace/budgets.js';
import { envelope, errors } from '../workspace/commands/envelope.js';
import { type RunCommandOptions, runCard } from '../workspace/commands/run/card.js';
import { runEntry, runScope } from '../workspace/index.js';
import type { Typed } from './commands/from-card.js';
import type { ExitStatus } from './exit-status.js';
import { exitStatus } from './exit-status.js';
import { type Opened, openInputs } from './open.js';
import { deliver, report, writeNow } from './output.js';
import { svgOf } from './pictures.js';

const ENTRY_STEPS = WORKSPACE_BUDGETS['run-entry'].steps.most;

export async function performRun({ names, options: read }: Typed): Promise<ExitStatus> {
  // Read by the card of this command.
  const options = read as unknown as RunCommandOptions;
  const { inputs, programArguments } = splitArguments(names);
  const problem = optionProblem(inputs, options);
  if (problem !== undefined) {
    report(errors([problem]), {});
    return 2;
  }
  const opened = await openInputs(inputs, options);
  if (options.entry === undefined) return runScopeCommand(opened, options);
  return runEntryCommand(opened, options, options.entry, programArguments);
}

/** What stands behind `--` goes to the program. */
function splitArguments(names: readonly string[]): {
  readonly inputs: readonly string[];
  readonly programArguments: readonly string[];
} {
  const separator = process.argv.indexOf('--');
  const count = separator < 0 ? 0 : process.argv.length - separator - 1;
  return { inputs: names.slice(0, names.length - count), programArguments: names.slice(names.length - count) };
}

function optionProblem(inputs: readonly string[], options: RunCommandOptions): string | undefined {
  if (inputs.length === 0) return 'no input is named';
  if (options.entry !== undefined) {
    if (options.scope !== undefined) return '--entry runs one program: leave out --scope';
    const drawn = options.format === 'dot' || options.format === 'svg';
    return drawn ? '--format dot and svg draw what --scope finds' : undefined;
  }
  if (options.scope === undefined) return 'say what to run: --entry C.main, or --method C.m --scope N';
  return options.method.length === 0 && options.class.length === 0 ? '--scope needs --method (or --class)' : undefined;
}

function resultOf(
  { workspace, library }: Opened,
  results: readonly ElementResult[],
  problems: readonly ReportedDiagnostic[],
  started: number,
): RunResult {
  const assumptions = [...new Set(results.flatMap((result) => result.claims.flatMap((claim) => claim.assumptions)))];
  const diagnostics = [...problems, ...workspace.diagnostics()];
  return envelope(runCard, { library, assumptions, results, diagnostics, methods: results.length, started });
}

function runEntryCommand(
  opened: Opened,
  options: RunCommandOptions,
  entry: string,
  programArguments: readonly string[],
): ExitStatus {
  const { workspace, diagnostics, unusable } = opened;
  const started = Date.now();
  const text = options.format === 'text';
  const isShown = text && options.output === undefined;
  const ran = runEntry(workspace, {
    entry,
    programArguments,
    input: standardInput(),
    stepBudget: Math.round(ENTRY_STEPS * options.budget),
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    enableAssertions: options.enableAssertions === true,
    output: (stream, output) => {
      if (isShown || stream === 'err') writeNow(stream, output);
    },
  });
  if (ran.kind === 'no-entry') {
    const failure: ReportedDiagnostic = { severity: 'error', message: ran.message };
    if (!text) deliver(jsonReport(resultOf(opened, [], [...diagnostics, failure], started)), options);
    report([...diagnostics, ...workspace.diagnostics(), failure], options);
    return 2;
  }
  const result = resultOf(opened, [ran.result], diagnostics, started);
  const delivered = isShown || deliver(text ? ran.result.output : jsonReport(result), options);
  report(result.diagnostics, options);
  for (const claim of ran.result.claims) {
    process.stderr.write(
      `${claim.verdict === 'refuted' ? 'bug' : 'not run to its end'}: ${claim.message ?? claim.reason}\n`,
    );
  }
  const failed = ran.exitStatus !== 0 && ran.exitStatus !== undefined;
  return failed
    ? 1
    : exitStatus(ran.result.claims, options.failOn, { isUnusable: unusable() || ran.metUnsupported || !delivered });
}

async function runScopeCommand(opened: Opened, options: RunCommandOptions): Promise<ExitStatus> {
  const { workspace, diagnostics, unusable } = opened;
  const started = Date.now();
  const {
    results,
    diagnostics: found,
    unmatched,
  } = runScope(workspace, {
    classes: options.class,
    methods: options.method,
    scope: options.scope ?? 1,
    budget: options.budget,
    ...(options.integers === undefined ? {} : { integers: options.integers }),
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
  });
  const problems = [...diagnostics, ...found, ...errors(unmatched)];
  const result = resultOf(opened, results, problems, started);
  const delivered = deliver(await scopeReport(result, results, options), options);
  report(result.diagnostics, options);
  const claims = results.flatMap((part) => part.claims);
  return exitStatus(claims, options.failOn, {
    ...result,
    isUnusable: unusable() || unmatched.length > 0 || !delivered,
  });
}

async function scopeReport(
  result: RunResult,
  results: readonly ScopeResult[],
  { format, assumptions }: Pick<RunCommandOptions, 'format' | 'assumptions'>,
): Promise<string> {
  const explaining = assumptions === undefined ? {} : { assumptions };
  if (format === 'json') return jsonReport(result);
  if (format === 'text') return withSummary(results.map(scopeText).join('\n'), result, { paint: PLAIN, ...explaining });
  const dot = scopeDot(results) ?? 'digraph heap { label="nothing was refuted"; }\n';
  return format === 'dot' ? dot : svgOf(dot);
}

/** All of standard input when it is a pipe or file; nothing on a terminal. */
function standardInput(): string {
  if (process.stdin.isTTY) return '';
  try {
    return readFileSync(0, 'utf8');
  } catch {
    return '';
  }
}

/**
 * What `check` found as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), within what GitHub code scanning
 * documents: rules with help, relative paths, stable fingerprints, code flows, and no more of anything than it takes.
 */
import type { CodeFlow, Invocation, Log, Notification, Result, ThreadFlowLocation } from 'sarif';
import type {
  CheckResult,
  Finding,
  FindingStep,
  OfferedFix,
  RuleCard,
  SuppressedFinding,
} from '../../findings/check-result.js';
import type { Witness } from '../../findings/claim.js';
import type { ReportedDiagnostic, RunResult } from '../../findings/result.js';
import type { SourceText } from '../excerpt.js';
import { compareFindings, orderedFindings } from '../findings-order.js';
import { lastLines } from '../last-lines.js';
import { located, SOURCE_ROOT } from './locations.js';
import { descriptorOf, LEVELS, taxonomyOf } from './rules.js';

/** Documented limits of code scanning: more results are refused, and more locations of one result are not shown. */
const MOST_RESULTS = 25_000;
const MOST_FLOW_LOCATIONS = 1_000;
const MOST_RELATED = 100;
/** Of a run that was replayed, its last lines. */
const SHOWN_LINES = 50;

/** What was replayed fails; what was neither proved nor replayed is for people to judge; what was not decided is open. */
const KINDS = { refuted: 'fail', unproved: 'review', unknown: 'open', proved: 'pass' } as const;
const RANKS = { high: 90, medium: 60, low: 30 } as const;

export interface SarifExtra {
  /** For regions that end where the word ends. */
  readonly source?: SourceText;
  /** Whether findings were compared with a baseline. */
  readonly baseline?: boolean;
  readonly exitStatus?: number;
  /** Help pages in Markdown by rule. */
  readonly pages?: ReadonlyMap<string, string>;
}

export function sarifReport(
  run: RunResult<CheckResult>,
  rules: readonly RuleCard[],
  { source, baseline = false, exitStatus, pages = new Map() }: SarifExtra = {},
): string {
  const write = new Writer(rules, source);
  const shown = orderedFindings(run).map(({ finding }) => ({
    ...write.result(finding),
    ...(baseline ? { baselineState: 'new' as const } : {}),
  }));
  const dismissed = run.results.flatMap(({ suppressed = [], known = [] }) => [...suppressed, ...known]);
  const taken = [...dismissed]
    .sort(compareFindings)
    .map((finding) => write.dismissed(finding, baseline ? 'known' : 'suppressed'));
  const all = [...shown, ...taken];
  const left = all.length - MOST_RESULTS;
  const overflow: readonly ReportedDiagnostic[] =
    left <= 0
      ? []
      : [
          {
            severity: 'warning',
            message: `${left} results are left out: code scanning takes ${MOST_RESULTS} of a run`,
          },
        ];
  const taxonomy = taxonomyOf(rules);
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: run.tool.name,
            semanticVersion: run.tool.version,
            rules: rules.map((rule) => descriptorOf(rule, pages.get(rule.id))),
            ...(taxonomy === undefined ? {} : { supportedTaxonomies: [{ name: taxonomy.name, index: 0 }] }),
          },
        },
        ...(taxonomy === undefined ? {} : { taxonomies: [taxonomy] }),
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The folder in which the command was run.' } } },
        results: all.slice(0, MOST_RESULTS),
        invocations: [invocationOf([...run.diagnostics, ...overflow], exitStatus)],
        properties: { assumptions: [...run.assumptions], library: run.library },
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function invocationOf(diagnostics: readonly ReportedDiagnostic[], exitStatus: number | undefined): Invocation {
  const notifications = diagnostics.map(
    ({ severity, message, file, line, column }): Notification => ({
      level: severity,
      message: { text: message },
      ...(file === undefined ? {} : { locations: [located({ file, line: line ?? 0, column: column ?? 0 })] }),
    }),
  );
  const isGood = diagnostics.every(({ severity }) => severity !== 'error');
  return {
    // Findings are no failure of the tool.
    executionSuccessful: exitStatus === undefined ? isGood : exitStatus < 2,
    ...(exitStatus === undefined ? {} : { exitCode: exitStatus }),
    toolExecutionNotifications: notifications,
  };
}

class Writer {
  readonly #rules: readonly string[];

  constructor(
    rules: readonly RuleCard[],
    readonly source: SourceText | undefined,
  ) {
    this.#rules = rules.map(({ id }) => id);
  }

  /** A finding that the program takes back, or that the baseline knows. */
  dismissed(finding: Finding | SuppressedFinding, because: 'known' | 'suppressed'): Result {
    const result = this.result(finding);
    if (!('suppression' in finding)) {
      return { ...result, baselineState: 'unchanged', suppressions: [{ kind: 'external', justification: 'baseline' }] };
    }
    const { location, reason } = finding.suppression;
    return {
      ...result,
      ...(because === 'known' ? { baselineState: 'unchanged' as const } : {}),
      suppressions: [
        {
          kind: 'inSource',
          location: located(location, this.source),
          ...(reason === undefined ? {} : { justification: reason }),
        },
      ],
    };
  }

  result(finding: Finding): Result {
    const { rule, verdict, location, steps, fingerprint, confidence, witness, also = [], fix } = finding;
    const text = finding.message ?? finding.property;
    const replayed = verdict === 'refuted' ? ' (replayed)' : '';
    const reason = finding.reason === undefined || verdict !== 'unknown' ? '' : ` (${finding.reason})`;
    const repair = fix === undefined ? '' : `\nWhat would repair it: ${fix}`;
    const ruleIndex = this.#rules.indexOf(rule);
    const related = also.slice(0, MOST_RELATED).map((place, index) => ({
      ...located(place, this.source),
      id: index + 1,
      message: { text: 'the same problem' },
    }));
    const ways = [...(steps.length === 0 ? [] : [[...steps, { location, message: text }]]), ...runOf(witness)];
    const flows = ways.map((way): CodeFlow => ({ threadFlows: [{ locations: this.#flow(way) }] }));
    return {
      ruleId: rule,
      ...(ruleIndex < 0 ? {} : { ruleIndex }),
      // Only a result of kind `fail` may have a level.
      kind: KINDS[verdict],
      level: verdict === 'refuted' ? LEVELS[verdict] : 'none',
      rank: RANKS[confidence],
      message: { text: `${text}${replayed}${reason}${repair}` },
      locations: [located(location, this.source)],
      ...(related.length === 0 ? {} : { relatedLocations: related }),
      ...(flows.length === 0 ? {} : { codeFlows: flows }),
      ...(finding.fixes === undefined ? {} : { fixes: finding.fixes.map(fixOf) }),
      // Code scanning tells results apart by the first; without it, it would make one from the lines around.
      partialFingerprints: { primaryLocationLineHash: `${fingerprint}:1`, 'espalier/v1': fingerprint },
      properties: {
        verdict,
        confidence,
        assumptions: [...finding.assumptions],
        ...(witness === undefined
          ? {}
          : { witness: { start: witness.start, arguments: [...witness.arguments], calls: [...witness.calls] } }),
      },
    };
  }

  /** The first and the last ones, where they are many. */
  #flow(steps: readonly FindingStep[]): ThreadFlowLocation[] {
    const half = MOST_FLOW_LOCATIONS / 2;
    const kept = steps.length <= MOST_FLOW_LOCATIONS ? steps : [...steps.slice(0, half), ...steps.slice(-half)];
    return kept.map((step) => ({
      location: { ...located(step.location, this.source), message: { text: step.message } },
    }));
  }
}

/** The last lines that were run, as a way of its own; what heaps look like at each is told by other formats. */
function runOf(witness: Witness | undefined): readonly (readonly FindingStep[])[] {
  const steps = lastLines(witness?.trace ?? [], SHOWN_LINES).flatMap(({ line, file, where, values, note }) => {
    const said = [...(note === undefined ? [] : [note]), ...values].join('; ');
    const message = [where, said].filter((each) => each !== '').join(': ');
    // Lines of no file are none: they may count the calls of the client.
    return file === undefined || line < 1
      ? []
      : [{ location: { file, line, column: 0 }, message: message === '' ? 'runs' : message }];
  });
  return steps.length === 0 ? [] : [steps];
}

/** All edits of a fix are in the file of its finding. */
function fixOf({ description, edits }: OfferedFix): NonNullable<Result['fixes']>[number] {
  const [first] = edits;
  const place = first === undefined ? undefined : located({ file: first.file, line: 1, column: 1 }).physicalLocation;
  return {
    description: { text: description },
    artifactChanges: [
      {
        artifactLocation: place?.artifactLocation ?? {},
        replacements: edits.map(({ start, end, replacement }) => ({
          deletedRegion: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
          insertedContent: { text: replacement },
        })),
      },
    ],
  };
}

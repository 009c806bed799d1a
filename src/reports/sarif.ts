/**
 * What `check` found as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), within what GitHub code scanning
 * documents: rules with help, relative paths, stable fingerprints, code flows.
 */
import type { Log, ReportingDescriptor, Result, Location as SarifLocation, ThreadFlowLocation } from 'sarif';
import type { CheckResult, Finding, RuleCard } from '../findings/check-result.js';
import type { Location } from '../findings/claim.js';
import type { RunResult } from '../findings/result.js';

const LEVELS = { refuted: 'error', unproved: 'warning', unknown: 'note', proved: 'none' } as const;
const RANKS = { high: 90, medium: 60, low: 30 } as const;

export function sarifReport(run: RunResult<CheckResult>, rules: readonly RuleCard[]): string {
  const findings = run.results.flatMap((result) => result.findings);
  const used = rules.map((rule) => rule.id);
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: run.tool.name, semanticVersion: run.tool.version, rules: rules.map(descriptor) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, used.indexOf(finding.rule))),
        invocations: [
          {
            executionSuccessful: run.diagnostics.every(({ severity }) => severity !== 'error'),
            toolExecutionNotifications: run.diagnostics.map(({ severity, message, file, line, column }) => ({
              level: severity,
              message: { text: message },
              ...(file === undefined ? {} : { locations: [located({ file, line: line ?? 0, column: column ?? 0 })] }),
            })),
          },
        ],
        properties: { assumptions: [...run.assumptions], library: run.library },
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function descriptor({ id, title, question, help }: RuleCard): ReportingDescriptor {
  return {
    id,
    name: id
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
    shortDescription: { text: title },
    fullDescription: { text: question },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: 'warning' },
  };
}

function resultOf(finding: Finding, ruleIndex: number): Result {
  const { rule, verdict, location, steps, fingerprint, confidence, witness } = finding;
  const text = finding.message ?? finding.property;
  const replayed = verdict === 'refuted' ? ' (replayed)' : '';
  const reason = finding.reason === undefined || verdict !== 'unknown' ? '' : ` (${finding.reason})`;
  const flow: ThreadFlowLocation[] = [...steps, { location, message: text }].map((step) => ({
    location: { ...located(step.location), message: { text: step.message } },
  }));
  return {
    ruleId: rule,
    ...(ruleIndex < 0 ? {} : { ruleIndex }),
    // Only a result of kind `fail` may have a level, which is what viewers show.
    kind: 'fail',
    level: LEVELS[verdict],
    rank: RANKS[confidence],
    message: { text: `${text}${replayed}${reason}` },
    locations: [located(location)],
    ...(steps.length === 0 ? {} : { codeFlows: [{ threadFlows: [{ locations: flow }] }] }),
    partialFingerprints: { 'espalier/v1': fingerprint },
    properties: {
      verdict,
      confidence,
      assumptions: [...finding.assumptions],
      ...(witness === undefined ? {} : { witness: { start: witness.start, calls: [...witness.calls] } }),
    },
  };
}

/** Class files need not tell lines: then the file is meant. */
function located({ file, line, column }: Location): SarifLocation {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      ...(line < 1 ? {} : { region: { startLine: line, startColumn: Math.max(1, column) } }),
    },
  };
}

/** A relative path as a relative reference, an absolute one as a file address. */
function uriOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/^\.\//, '');
  const escaped = path.split('/').map(encodeURIComponent).join('/');
  if (/^[A-Za-z]:\//.test(path)) return `file:///${escaped.replace('%3A', ':')}`;
  return path.startsWith('/') ? `file://${escaped}` : escaped;
}

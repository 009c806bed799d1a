/** What is said of single lines of the source: verdicts on written formulas, obligations that are not proved, diagnostics. */
import type { Claim } from '../../findings/claim.js';
import type { ElementResult, ReportedDiagnostic } from '../../findings/result.js';
import { headline, methodText, PLAIN, safeText, stepsText } from '../../reports/claim-text.js';
import type { Mark } from '../protocol.js';
import { counterexampleOf } from './counterexample.js';
import { offerOf } from './offer.js';
import type { Program } from './program.js';

/** Properties that users write as formulas. */
const WRITTEN: readonly string[] = ['requires', 'ensures', 'assert', 'invariant'];

/** Facts are inferred; nobody asked for them. */
export function claimMarks(results: readonly ElementResult[], program: Program): readonly Mark[] {
  return results.flatMap((result) =>
    result.claims
      .filter((claim) => claim.kind === 'obligation' && (claim.verdict !== 'proved' || isWritten(claim)))
      .map((claim) => claimMark(claim, result, program)),
  );
}

export function isWritten({ property }: Claim): boolean {
  return WRITTEN.includes(property);
}

export function claimMark(claim: Claim, result: ElementResult, program: Program): Mark {
  const { location, verdict } = claim;
  const place = location.line > 0 ? location : result.location;
  const offer = verdict === 'proved' ? undefined : offerOf(claim, result, program);
  const counterexample = counterexampleOf(claim);
  return {
    file: place.file,
    line: place.line,
    verdict,
    text: verdict === 'proved' ? `safe: ${provedText(claim)}` : headline({ ...claim, message: openText(claim) }, PLAIN),
    details: detailsOf(claim, result).join('\n'),
    written: isWritten(claim),
    claim,
    element: [result.class, result.method ?? '', result.descriptor ?? ''].join(' '),
    ...(offer === undefined ? {} : { offer }),
    ...(counterexample === undefined ? {} : { counterexample }),
  };
}

/** In front of everything else, in their order. Those of other files, or of no line, are not said of a line. */
export function diagnosticMarks(diagnostics: readonly ReportedDiagnostic[], program: Program): readonly Mark[] {
  return diagnostics.flatMap(({ severity, message, file, line }): readonly Mark[] => {
    if (file === undefined || line === undefined || line === 0 || program.source(file) === undefined) return [];
    return [{ file, line, verdict: 'problem', text: `${severity}: ${message}`, details: '', written: false }];
  });
}

function openText({ property, subject, message }: Claim): string {
  return message ?? [property, ...subjects(subject)].join(' ');
}

function subjects(subject: Claim['subject']): readonly string[] {
  return subject === undefined ? [] : typeof subject === 'string' ? [subject] : subject;
}

function provedText({ property, subject, message, unreached }: Claim): string {
  const named = subjects(subject);
  const text =
    safeText(property) !== property ? safeText(property) : named.length > 0 ? named.join(', ') : (message ?? property);
  return unreached === true ? `${text} (never reached)` : text;
}

function detailsOf(
  claim: Claim & { readonly steps?: Parameters<typeof stepsText>[0] },
  result: ElementResult,
): readonly string[] {
  const { needs, message, verdict, property, location, reason, holdsUpToScope, steps = [] } = claim;
  const isHeadline = verdict === 'unknown';
  return [
    // An invariant has a verdict for each method, all on its one line.
    ...(property === 'invariant' && verdict === 'proved' && result.method !== undefined
      ? [`in ${methodText(result.method)}`]
      : []),
    ...(reason === undefined || isHeadline ? [] : [reason]),
    ...(needs === undefined || message?.includes(needs) === true ? [] : [`needs: ${needs}`]),
    ...(holdsUpToScope === undefined || reason !== undefined
      ? []
      : [`holds in every heap up to scope ${holdsUpToScope}`]),
    ...stepsText(steps, location).map((line) => line.trim()),
  ];
}

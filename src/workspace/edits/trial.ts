/** Runs the method of a finding again with an edit in its text. */
import type { CheckResult, Finding } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';
import { check } from '../check.js';
import type { Workspace } from '../workspace.js';
import { lineStarts, replaced } from './apply.js';
import type { Candidate } from './candidates.js';

/** Where a finding stands. */
export interface Tried {
  readonly result: CheckResult;
  readonly finding: Finding;
  readonly offset: number;
  readonly text: string;
}

/** Whether the edited text parses and resolves, the place is proved, and nothing else of the method is worse than before. */
export function proves(workspace: Workspace, { result, finding, offset, text }: Tried, candidate: Candidate): boolean {
  const { file } = finding.location;
  const edited = replaced(text, candidate.replacements);
  const before = workspace.diagnostics().filter((each) => each.file === file).length;
  if (workspace.parse(file, edited).diagnostics.length > 0) return false;
  const other = workspace.edited(new Map([[file, edited]]));
  const { results, inputDiagnostics, faults } = check(other, {
    classes: [],
    methods: [`${result.class}.${result.method}`],
    replay: false,
    budget: 1,
    source: (name) => (name === file ? edited : undefined),
  });
  if (faults > 0 || inputDiagnostics.filter((each) => each.file === file).length > before) return false;
  const again = results.find(
    (each) => each.class === result.class && each.method === result.method && each.descriptor === result.descriptor,
  );
  if (again === undefined || !isBetter(result.claims, again.claims, keyOf(finding))) return false;
  if (!candidate.keepsPlace) return true;
  const line = lineOf(edited, moved(offset, candidate));
  const there = again.claims.filter((claim) => claim.location.line === line && keyOf(claim) === keyOf(finding));
  return there.length > 0 && there.every(({ verdict }) => verdict === 'proved');
}

function keyOf({ property, subject }: Claim): string {
  return `${property} ${String(subject ?? '')}`;
}

/** Less that is not proved of what the finding is about, and no more of anything else. */
function isBetter(before: readonly Claim[], after: readonly Claim[], key: string): boolean {
  const [old, fresh] = [open(before), open(after)];
  if ((fresh.get(key) ?? 0) >= (old.get(key) ?? 0)) return false;
  return [...fresh].every(([each, count]) => count <= (old.get(each) ?? 0));
}

function open(claims: readonly Claim[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const claim of claims) {
    if (claim.kind !== 'obligation' || claim.verdict === 'proved') continue;
    counts.set(keyOf(claim), (counts.get(keyOf(claim)) ?? 0) + 1);
  }
  return counts;
}

/** Where an offset of the text before is in the text after. */
function moved(offset: number, { replacements }: Candidate): number {
  let found = offset;
  for (const { start, end, text, place } of replacements) {
    if (place !== undefined && start <= offset && offset < end) found += start - offset + place;
    else if (end <= offset) found += text.length - (end - start);
  }
  return found;
}

function lineOf(text: string, offset: number): number {
  return lineStarts(text).filter((start) => start <= offset).length;
}
